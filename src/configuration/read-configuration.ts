/**
 * Reads the modules of a configuration: their blocks, named values, and calls. It says what the text alone
 * decides. It never runs a program, and it never guesses: what is not certain is reported as not certain.
 */
import { join, resolve } from 'node:path';
import { normalized } from '../model/go-text.ts';
import { LONGEST_FILE } from './syntax/hcl-syntax.ts';
import type { HclBlock, HclExpression, HclRange } from './syntax/hcl-syntax.ts';
import { configurationIn, isRead, variablesIn } from './file-names.ts';
import { CANNOT_BE_READ, parseModuleFile, TOO_LONG, type ModuleFile } from './module-files.ts';
import { directoriesFor, MODULE_MANIFEST, readManifest, localPath } from './module-manifest.ts';
import { ParsedFiles } from './parsed-files.ts';
import { parseTemplate } from './syntax/parse-hcl.ts';

/** The files in which a configuration is. Paths are absolute. */
export interface LoadedFiles {
  /** Names of the entries of a directory; empty when there is no such directory. */
  readDirectory(path: string): readonly string[];
  /** The text of a file; undefined when there is none or it cannot be read. */
  readFile(path: string): string | undefined;
  /** The path itself, and every path to which its links lead. */
  follow(path: string): readonly string[];
}

/** An attribute and where it is: its block and module decide whether and how often it is read. */
export interface NamedAttribute {
  module: WrittenModule;
  /** Undefined at the top of a file. */
  block: HclBlock | undefined;
  path: string;
  name?: string;
  value: HclExpression;
}

/** A call of a module. */
export interface ModuleCall {
  module: WrittenModule;
  label: string;
  /** All blocks with this label, overrides included. */
  blocks: { module: WrittenModule; block: HclBlock; path: string }[];
}

/** A module as it is written: all definitions of a name, also those that an override replaces. */
export interface WrittenModule {
  /** Absolute path; links in it are not followed. */
  directory: string;
  /** The files that are read because of their names. */
  paths: string[];
  /** The blocks at the top of the module's files. */
  blocks: { block: HclBlock; path: string }[];
  /** Attributes outside of blocks, as files of variables have them. */
  topAttributes: NamedAttribute[];
  calls: Map<string, ModuleCall>;
  callers: ModuleCall[];
}

/** What the files of a root module and of its local modules say. */
export interface Configuration {
  /** The root module is the first. */
  modules: WrittenModule[];
  /** Files that could not be read as a whole, each with the reason, and where its first mistake is. */
  unclear: { path: string; why: string; range?: HclRange | undefined }[];
  /** The source of each call that may name any directory. */
  unknownSources: NamedAttribute[];
}

const MOST_MODULES = 1_000;

/** The files of one search, and what it has left. */
export interface SearchedFiles {
  files: LoadedFiles;
  /** How much of all files together is still read. Texts beyond that count as unclear. */
  budget: {
    characters: number;
    /** Throws if the time is over or the search was canceled. */
    check(): void;
  };
  parsed: ParsedFiles;
}

/**
 * Begins a search.
 *
 * @param parsed what this check has parsed before
 * @param check throws if the time is over or the search was canceled
 */
export function searchedFiles(
  files: LoadedFiles,
  parsed: ParsedFiles = new ParsedFiles(),
  check: () => void = () => undefined,
): SearchedFiles {
  return { files, budget: { characters: 10_000_000, check }, parsed };
}

/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 * @param variableFiles absolute paths of files of variables elsewhere; those that are not there have no values
 */
export function readConfiguration(
  directory: string,
  searched: SearchedFiles,
  variableFiles: readonly string[] = [],
): Configuration {
  const root = emptyModule(directory);
  const recordedDirectories = readRecordedDirectories(directory, searched);
  const configuration: Configuration = { modules: [], unclear: [], unknownSources: [] };
  const modules = new Map([[directory, root]]);
  // More are added while the loop runs: those that a module calls.
  for (const module of modules.values()) {
    if (configuration.modules.length >= MOST_MODULES) {
      configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
      break;
    }
    configuration.modules.push(module);
    const toPath = (name: string) => join(module.directory, name);
    const names = searched.files.readDirectory(module.directory);
    const parsedNames = configurationIn(names);
    // Only the root module has files of variables, and a lock file.
    if (module === root) parsedNames.push(...variablesIn(names));
    const readNames = module === root ? names.filter(isRead) : parsedNames;
    module.paths = readNames.map(toPath);
    for (const path of parsedNames.map(toPath)) {
      const file = parseModuleFile(path, readText(path, searched), searched.parsed);
      addFile(file, module, configuration);
    }
    for (const path of module === root ? variableFiles : []) {
      const text = readText(path, searched);
      const isThere = typeof text === 'string' || text.why !== CANNOT_BE_READ;
      if (isThere) addFile(parseModuleFile(path, text, searched.parsed), module, configuration);
    }
    for (const call of module.calls.values()) {
      const targets = [
        ...directoriesOf(call, configuration, searched.files),
        ...recordedDirectories(call.label),
      ];
      for (const target of new Set(targets)) {
        const callee = modules.get(target) ?? emptyModule(target);
        modules.set(target, callee);
        callee.callers.push(call);
      }
    }
  }
  return configuration;
}

/**
 * Makes the function that returns where the module manifest leads calls with a label. What `terraform init` fetched is a
 * part of what is planned.
 */
function readRecordedDirectories(
  directory: string,
  searched: SearchedFiles,
): (label: string) => string[] {
  const text = readText(join(directory, ...MODULE_MANIFEST.split('/')), searched);
  const records = typeof text === 'string' ? readManifest(text) : [];
  if ('problem' in records) return () => [];
  return (label) => directoriesFor(records, label).map((inner) => resolve(directory, inner));
}

function emptyModule(directory: string): WrittenModule {
  return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}

function addFile(
  { path, body, problems, unread }: ModuleFile,
  module: WrittenModule,
  { unclear }: Configuration,
): void {
  const [first] = problems;
  const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
  if (why !== undefined) unclear.push({ path, why, range: first?.range });
  for (const { name, value, range } of body.attributes) {
    // As an object of one entry, because the name is that of a variable.
    const key: HclExpression = { kind: 'literal', value: name, range };
    const entry: HclExpression = { kind: 'object', entries: [{ key, value }], range };
    module.topAttributes.push({ module, block: undefined, path, value: entry });
  }
  for (const block of body.blocks) {
    module.blocks.push({ block, path });
    if (block.type !== 'module') continue;
    const [label = ''] = block.labels;
    const call = module.calls.get(label) ?? { module, label, blocks: [] };
    module.calls.set(label, call);
    call.blocks.push({ module, block, path });
  }
}

/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
export function valuesOfArgument({ blocks }: ModuleCall, argument: string): NamedAttribute[] {
  return blocks.flatMap((callBlock) =>
    callBlock.block.body.attributes.flatMap(({ name, value }) =>
      name === argument ? [{ ...callBlock, value }] : [],
    ),
  );
}

/** How names of local directories begin that Terraform may take for others. */
const NOT_REMOTE = /^(?:\.|\/|[A-Za-z0-9]+::[./]|(?:[A-Za-z0-9]+::)?[Ff][Ii][Ll][Ee]:)/;

/** The directories of the local modules that a call may name. A source that may name any is added to the configuration. */
function directoriesOf(
  call: ModuleCall,
  configuration: Configuration,
  files: LoadedFiles,
): string[] {
  return valuesOfArgument(call, 'source').flatMap((source) => {
    const { value } = source;
    const text = value.kind === 'literal' ? normalized(String(value.value)) : undefined;
    const path = localPath(text);
    if (path !== undefined) return directoriesOfModule(call.module.directory, path, files);
    // Other names of local directories are not followed; they count as unknown.
    const isRemote = text !== undefined && !NOT_REMOTE.test(text);
    if (!isRemote) configuration.unknownSources.push(source);
    return [];
  });
}

/**
 * The directories to which the path of a module may lead: from the directory of its caller, and from where links of that lead. Both programs
 * start from there, unless what a link leads to was sent in the place of the link.
 */
export function directoriesOfModule(directory: string, path: string, files: LoadedFiles): string[] {
  return [...new Set(files.follow(directory).map((place) => resolve(place, path)))];
}

/** Reads a file within the budget, or says why it cannot be read. */
export function readText(path: string, { files, budget }: SearchedFiles): string | { why: string } {
  budget.check();
  const text = files.readFile(path);
  if (text === undefined) return { why: CANNOT_BE_READ };
  if (text.length > LONGEST_FILE) return { why: TOO_LONG };
  budget.characters -= text.length;
  if (budget.characters < 0) return { why: 'the configuration is too large to be read here' };
  return text;
}

/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
export function readTemplate(text: string, { budget }: SearchedFiles): HclExpression | undefined {
  budget.check();
  budget.characters -= text.length;
  if (budget.characters < 0 || text.length > LONGEST_FILE) return undefined;
  const { value, problems } = parseTemplate(text);
  return problems.length === 0 ? value : undefined;
}
