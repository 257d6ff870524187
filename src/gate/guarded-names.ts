/**
 * Finds where a configuration goes on without a file that is not sent: inside of `try`, `can` and `fileexists`, and in a directory
 * of `fileset`. There the plan of what is sent is another one than that of all files, and no error says so. A name that is read
 * anywhere else fails at the service.
 */
import { basename, dirname, join, resolve } from 'node:path';
import { hash } from 'node:crypto';
import type { ExcludedEntry } from '../archive/archive.ts';
import { isConfiguration, VARIABLES } from '../configuration/file-names.ts';
import type { PathPattern } from '../configuration/computed-names.ts';
import type { NamedFiles } from '../configuration/named-files.ts';
import { ParsedFiles } from '../configuration/parsed-files.ts';
import type {
  Configuration,
  readConfiguration,
  readTemplate,
  searchedFiles,
  WrittenModule,
} from '../configuration/read-configuration.ts';
import {
  attributeIn,
  literalText,
  partsOf,
  type HclBlock,
  type HclBody,
  type HclExpression,
} from '../configuration/syntax/hcl-syntax.ts';
import { functionName, isPathValue } from '../configuration/written-texts.ts';
import { addTo } from '../model/add-to.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { followLinks, localFiles } from '../machine/files-here.ts';
import { isBelow } from '../machine/find-repository.ts';
import type { Changes } from './changes.ts';
import {
  comparableDirectoriesAbove,
  comparablePath,
  HiddenIndex,
  readNamedFiles,
  type HiddenFile,
  type ReadingStep,
} from './hidden-files.ts';
import type { Proposal } from './request.ts';

/** A place that goes on without files. */
export interface GuardedName {
  /** File and line. */
  where: string;
  /** Why it may name any file, as the end of a sentence; undefined if it names these. */
  why?: string | undefined;
  files: readonly ExcludedEntry[];
}

interface Guard {
  module: WrittenModule;
  path: string;
  startLine: number;
  endLine: number;
  /** The outermost block that has it; undefined in a file of variables. */
  block: HclBlock | undefined;
  /** Whether a text in it is rendered as a template. */
  rendersText: boolean;
  /** Whether the name of a file in it has to be computed. */
  isOpen: boolean;
  /** The ends of such names, where nothing else of them is known; '' of one that may be any. */
  ends: readonly string[];
  /** Whether anything else of the configuration decides what it is. */
  refers: boolean;
}

/** What is asked: a directory that Terraform runs in, and tracked files below `root` that are not sent. */
interface AskedNames {
  /** Absolute. */
  module: string;
  root: string;
  links: readonly string[];
  excluded: readonly ExcludedEntry[];
}

/**
 * The places that go on without excluded files and that a request changes: the expression, its file, the call of its module, or,
 * where it refers to anything, what its module and the callers of that have.
 *
 * @param changes undefined where they are not known: then each of them counts
 */
export async function findGuardedNames(
  { module, root, links, excluded }: AskedNames,
  proposal: Proposal,
  changes: Changes | undefined,
  step: ReadingStep,
): Promise<GuardedName[]> {
  if (excluded.length === 0) return [];
  const reader = await import('../configuration/read-configuration.ts');
  const configuration = readHere(reader, module, step);
  const guards = configuration.modules.flatMap(guardsOfModule);
  const rendering = configuration.modules.some(rendersTemplates);
  const unread = configuration.unclear.filter(
    ({ path }) => changes?.includesOrHolds(path) !== false,
  );
  if (guards.length === 0 && unread.length === 0 && !rendering) return [];
  if (unread.length > 0) {
    return unread.map(({ path, why }) => ({
      where: path,
      why: `cannot be read as a whole: ${why}`,
      files: excluded,
    }));
  }
  const index = new HiddenIndex({ root, excluded, links });
  // With templates, all names are read: each template may go on without a file.
  const named = await readNamedFiles(
    module,
    (path) => rendering || index.matters(path),
    localFiles,
    { ...step, mayChange: (path) => isBelow(path, root) },
  );
  const files = index.find(named, module);
  if (rendering) guards.push(...guardsOfTemplates(reader, named, configuration, step));
  const areTemplates = guards.some(({ rendersText }) => rendersText);
  const literals = textsNaming(configuration, excluded, { root, areTemplates });
  const ofModules = new Set(configuration.modules.flatMap(({ paths }) => paths));
  const changed = changes && new ChangedParts(proposal, changes, step.parsed);
  const isChanged = (path: string) => changes?.includesOrHolds(path) !== false;
  const found: GuardedName[] = [];
  for (const guard of guards) {
    const patterns = patternsIn(guard, named.computed, configuration);
    const isLike = ({ path }: ExcludedEntry) => {
      const absolute = join(root, ...path.split('/'));
      return (
        guard.ends.some((end) => absolute.endsWith(end)) ||
        patterns.some(({ prefix, suffix }) => {
          return absolute.startsWith(prefix) && absolute.endsWith(suffix);
        })
      );
    };
    const mentions = mentionsIn(files, guard, ofModules);
    const names = excluded.filter(
      (entry) => mentions.has(entry) || isLike(entry) || (guard.isOpen && literals.has(entry)),
    );
    if (names.length === 0) continue;
    const isWhole = changed === undefined || (await changed.changesGuard(guard));
    // Also where a template changes that names it, or a link on the way.
    const counting = names.filter(
      (entry) =>
        isWhole ||
        isChanged(join(root, ...entry.path.split('/'))) ||
        mentions
          .get(entry)
          ?.some(
            ({ path, places }) =>
              (!ofModules.has(path) && isChanged(path)) ||
              places.some((place) => changes?.changesPath(place)),
          ) === true,
    );
    if (counting.length > 0)
      found.push({ where: `${guard.path}:${guard.startLine}`, files: counting });
  }
  return found;
}

/**
 * Makes a test whether a request newly calls a module, by one of the paths of its directory. Where the changes are not known, it
 * calls none: then each file counts as changed.
 */
export async function findNewlyCalled(
  module: string,
  proposal: Proposal,
  changes: Changes,
  step: ReadingStep,
): Promise<(places: readonly string[]) => boolean> {
  const reader = await import('../configuration/read-configuration.ts');
  const changed = new ChangedParts(proposal, changes, step.parsed);
  const directories = new Set<string>();
  for (const each of readHere(reader, module, step).modules)
    if (await changed.changesCalls(each)) directories.add(each.directory);
  return (places) => places.some((place) => directories.has(place));
}

interface Reader {
  readConfiguration: typeof readConfiguration;
  searchedFiles: typeof searchedFiles;
  readTemplate: typeof readTemplate;
}

function readHere(reader: Reader, module: string, { parsed }: ReadingStep): Configuration {
  return reader.readConfiguration(module, reader.searchedFiles(localFiles, parsed));
}

const CATCHING = new Set(['try', 'can', 'fileexists', 'fileset']);
const MAY_CATCH = /try|can|fileexists|fileset/;
const READING = /^(?:file|template)/;

/** The end of a name of which the beginning has to be computed. */
function knownEnd(name: HclExpression | undefined): string | undefined {
  if (name?.kind !== 'template') return undefined;
  const [first, last] = [name.parts[0], name.parts.at(-1)];
  return first?.kind === 'literal' || (first && isPathValue(first)) ? undefined : literalText(last);
}

/** Functions that make another text of one, so that no part of a name is written out. */
const MAKING = new Set(
  `base64decode textdecodebase64 jsondecode yamldecode csvdecode urldecode dirname lower upper title
  replace regex regexall strrev substr split trim trimprefix trimsuffix trimspace chomp reverse sort
  templatestring`.match(/[a-z0-9]+/g),
);

/** Whether the name of what a call reads is made by such a function, or is the text of a file; by way of local values, too. */
function makesName({ arguments: [name] }: HclExpression & { kind: 'call' }, module: WrittenModule) {
  const seen = new Set<string>();
  const looksMade = (expression: HclExpression): boolean => {
    for (const each of allIn(expression)) {
      if (each.kind === 'call') {
        const called = functionName(each);
        const readsText = READING.test(called) && !called.startsWith('fileset');
        if (MAKING.has(called) || (readsText && called !== 'fileexists')) return true;
      }
      if (each.kind !== 'traversal' || each.root !== 'local') continue;
      const local = literalText(each.steps[0]) ?? '';
      if (seen.has(local)) continue;
      seen.add(local);
      if (valuesOfLocal(local, module).some(looksMade)) return true;
    }
    return false;
  };
  return name !== undefined && looksMade(name);
}

function valuesOfLocal(local: string, { blocks }: WrittenModule): HclExpression[] {
  return blocks.flatMap(({ block: { type, body } }) => {
    const value = type === 'locals' ? attributeIn(body, local) : undefined;
    return value ?? [];
  });
}

/** The written end of such a name; '' where it may be any. */
function endOfMade(call: HclExpression & { kind: 'call' }): string {
  const [name] = call.arguments;
  const isFile = functionName(call) !== 'fileset' && name?.kind === 'template';
  return (isFile && literalText(name.parts.at(-1))) || '';
}

/** Each argument of a module: what is written, its file, and the outermost block that has it. */
function* argumentsOf(
  module: WrittenModule,
): Generator<{ value: HclExpression; path: string; block: HclBlock | undefined }> {
  function* inBody({ attributes, blocks }: HclBody): Generator<HclExpression> {
    for (const { value } of attributes) yield value;
    for (const { body } of blocks) yield* inBody(body);
  }
  for (const { value, path } of module.topAttributes) yield { value, path, block: undefined };
  for (const { block, path } of module.blocks)
    for (const value of inBody(block.body)) yield { value, path, block };
}

function guardsOfModule(module: WrittenModule): Guard[] {
  return [...argumentsOf(module)].flatMap(({ value, path, block }) =>
    guardsIn(value, { module, path, block }),
  );
}

function guardsIn(
  expression: HclExpression,
  { module, path, block }: Pick<Guard, 'module' | 'path' | 'block'>,
): Guard[] {
  const guards: Guard[] = [];
  for (const call of callsIn(expression)) {
    if (!CATCHING.has(functionName(call))) continue;
    const { startLine, endLine } = call.range;
    const readers = [...callsIn(call)].filter(
      (each) => READING.test(functionName(each)) || each.name.startsWith('provider::'),
    );
    if (readers.length === 0) continue;
    guards.push({
      module,
      path,
      startLine,
      endLine,
      block,
      rendersText: readers.some((each) => functionName(each) === 'templatestring'),
      isOpen: readers.some((each) => each.arguments.some(refersElsewhere)),
      ends: readers.flatMap(
        (each) => (makesName(each, module) ? endOfMade(each) : knownEnd(each.arguments[0])) ?? [],
      ),
      refers: refersElsewhere(call) || (block !== undefined && isCountedElsewhere(block)),
    });
  }
  return guards;
}

function rendersTemplates(module: WrittenModule): boolean {
  return [...argumentsOf(module)].some(({ value }) =>
    [...callsIn(value)].some((call) => functionName(call).startsWith('template')),
  );
}

/** The same in files that may be templates: any that a function reads. What a template gets decides what it names. */
function guardsOfTemplates(
  reader: Reader,
  named: NamedFiles,
  { modules: [module] }: Configuration,
  { parsed }: ReadingStep,
): Guard[] {
  if (module === undefined) return [];
  const searched = reader.searchedFiles(localFiles, parsed);
  const read = [...named.files].filter(([, mentions]) => mentions.some(({ isRead }) => isRead));
  return read.flatMap(([path]) => {
    const text = localFiles.readFile(path) ?? '';
    const value = MAY_CATCH.test(text) ? reader.readTemplate(text, searched) : undefined;
    const guards = value === undefined ? [] : guardsIn(value, { module, path, block: undefined });
    return guards.map((guard) => ({ ...guard, refers: true }));
  });
}

/** The expressions inside another one, of any kind. */
function innerOf(expression: HclExpression): HclExpression[] {
  switch (expression.kind) {
    case 'literal':
      return [];
    case 'template':
      return expression.parts;
    case 'traversal':
      return expression.steps;
    case 'call':
      return expression.arguments;
    case 'for': {
      const { collection, key, value, condition } = expression;
      return [collection, key, value, condition].filter((each) => each !== undefined);
    }
    default:
      return partsOf(expression);
  }
}

/** An expression and all inside of it. */
function* allIn(expression: HclExpression): Generator<HclExpression> {
  yield expression;
  for (const inner of innerOf(expression)) yield* allIn(inner);
}

function* callsIn(expression: HclExpression): Generator<HclExpression & { kind: 'call' }> {
  for (const each of allIn(expression)) if (each.kind === 'call') yield each;
}

/** Whether an expression has the name of anything but `path.module` and the like, or is not read as a whole. */
function refersElsewhere(expression: HclExpression): boolean {
  for (const each of allIn(expression)) {
    if (each.kind === 'traversal' && !isPathValue(each)) return true;
    if (each.kind === 'other' && each.inside === undefined) return true;
  }
  return false;
}

function isCountedElsewhere({ body }: HclBlock): boolean {
  return body.attributes.some(
    ({ name, value }) => (name === 'count' || name === 'for_each') && refersElsewhere(value),
  );
}

/**
 * The files that texts in the lines of a guard name, with the paths of these texts and where they lead. Those of a template count for each guard,
 * because any may render it.
 */
function mentionsIn(
  files: readonly HiddenFile[],
  guard: Guard,
  ofModules: ReadonlySet<string>,
): Map<ExcludedEntry, { path: string; places: readonly string[] }[]> {
  const found = new Map<ExcludedEntry, { path: string; places: readonly string[] }[]>();
  // A guard in a template has lines of its own.
  const rendersHere = ofModules.has(guard.path);
  for (const { entry, namings } of files) {
    for (const { mentions, places } of namings) {
      for (const { where } of mentions) {
        const { path, line } = pathAndLine(where);
        const isHere = path === guard.path && guard.startLine <= line && line <= guard.endLine;
        if (isHere || (rendersHere && !ofModules.has(path))) addTo(found, entry, { path, places });
      }
    }
  }
  return found;
}

function pathAndLine(where: string): { path: string; line: number } {
  const [, path = where, line = '0'] = /^(.*?):(\d+)$/s.exec(where) ?? [];
  return { path, line: Number(line) };
}

/** Computed names in the lines of a guard of which the beginning or the end is known. */
function patternsIn(
  { path, startLine, endLine }: Guard,
  computed: readonly (PathPattern & { where: string })[],
  { modules }: Configuration,
): PathPattern[] {
  const starts = new Set(
    modules.flatMap(({ directory }) => followLinks(directory).map((each) => `${each}/`)),
  );
  return computed.filter(({ where, prefix, suffix }) => {
    const { path: file, line } = pathAndLine(where);
    const isHere = file === path && startLine <= line && line <= endLine;
    return isHere && (suffix !== '' || !starts.has(prefix));
  });
}

/**
 * The excluded files that a written text of the configuration may name: it is the path, the last name, or that of a directory
 * around them. A text that may be a template names all files of which it has the last name.
 */
function textsNaming(
  { modules }: Configuration,
  excluded: readonly ExcludedEntry[],
  { root, areTemplates }: { root: string; areTemplates: boolean },
): Set<ExcludedEntry> {
  const byName = new Map<string, ExcludedEntry[]>();
  for (const entry of excluded) {
    const path = join(root, ...entry.path.split('/'));
    const directories = comparableDirectoriesAbove(path);
    for (const name of [comparablePath(path), comparablePath(basename(path)), ...directories])
      addTo(byName, name, entry);
  }
  // A directory with the configuration in it is no name of a file.
  for (const { directory } of modules)
    for (const name of [comparablePath(directory), ...comparableDirectoriesAbove(directory)])
      byName.delete(name);
  const [first] = modules;
  const found = new Set<ExcludedEntry>();
  for (const module of modules) {
    const starts = new Set([module.directory, first?.directory ?? module.directory]);
    for (const { value } of argumentsOf(module)) {
      for (const each of allIn(value)) {
        const text = literalText(each) ?? '';
        if (text === '' || text.length > LONGEST_TEXT) continue;
        const names = [text, ...[...starts].map((start) => resolve(start, text))];
        if (areTemplates) names.push(...text.split(/[^A-Za-z0-9_.-]+/));
        for (const name of names)
          for (const entry of byName.get(comparablePath(name)) ?? []) found.add(entry);
      }
    }
  }
  return found;
}

/** A longer text names no file, and is no template that a person wrote. */
const LONGEST_TEXT = 100_000;

/** What of a configuration a request changes, by the blocks that the branch which decides has in the same files. */
class ChangedParts {
  private readonly proposal: Proposal;
  private readonly changes: Changes;
  private readonly parsed: ParsedFiles;
  private readonly onBranch = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(proposal: Proposal, changes: Changes, parsed = new ParsedFiles()) {
    this.proposal = proposal;
    this.changes = changes;
    this.parsed = parsed;
  }

  async changesGuard({ module, path, block, refers }: Guard): Promise<boolean> {
    if (block === undefined && this.changes.includesOrHolds(path)) return true;
    if (refers) return this.changesModule(module);
    const changes = block !== undefined && (await this.changesBlock({ block, path }, module));
    return changes || (await this.changesCalls(module));
  }

  /** Whether a module is newly called: by a changed call, at a changed link, or by a module that is. */
  async changesCalls(module: WrittenModule, seen = new Set<WrittenModule>()): Promise<boolean> {
    if (seen.has(module)) return false;
    seen.add(module);
    if (this.changes.changesPath(module.directory)) return true;
    if (followLinks(module.directory).some((place) => this.changes.changesPath(place))) return true;
    for (const { blocks, module: caller } of module.callers) {
      for (const each of blocks)
        if (await this.changesBlock(each, caller, digestOfCall)) return true;
      if (await this.changesCalls(caller, seen)) return true;
    }
    return false;
  }

  /** Whether anything of a module changes, or of one that calls it. */
  private async changesModule(
    module: WrittenModule,
    seen = new Set<WrittenModule>(),
  ): Promise<boolean> {
    if (seen.has(module)) return false;
    seen.add(module);
    if (module.topAttributes.some(({ path }) => this.changes.includesOrHolds(path))) return true;
    if (this.lacksFile(module)) return true;
    for (const each of module.blocks) if (await this.changesBlock(each, module)) return true;
    if (await this.changesCalls(module)) return true;
    for (const { module: caller } of module.callers)
      if (await this.changesModule(caller, seen)) return true;
    return false;
  }

  /** Whether the request takes a file of the module away. */
  private lacksFile({ directory, paths }: WrittenModule): boolean {
    const here = new Set(paths.map((path) => basename(path)));
    return this.changedIn(directory).some((path) => !here.has(basename(path)));
  }

  private async changesBlock(
    { block, path }: { block: HclBlock; path: string },
    module: WrittenModule,
    digest = digestOfBlock,
  ): Promise<boolean> {
    if (this.lacksFile(module)) return true;
    if (!this.changes.includesOrHolds(path)) return false;
    return !(await this.blocksOnBranch(dirname(path))).has(digest(block));
  }

  /** Configuration and variables of a directory that the request changes, relative to the repository. */
  private changedIn(directory: string): string[] {
    const places = inRepository(followLinks(directory), this.proposal.repository);
    return this.changes.paths.filter((path) => {
      const name = basename(path);
      const parent = dirname(path) === '.' ? '' : dirname(path);
      return places.includes(parent) && (isConfiguration(name) || VARIABLES.test(name));
    });
  }

  /** Digests of the blocks that the changed files of a directory have on the branch. */
  private blocksOnBranch(directory: string): Promise<ReadonlySet<string>> {
    const reading = this.onBranch.get(directory) ?? this.readBlocks(directory);
    this.onBranch.set(directory, reading);
    return reading;
  }

  private async readBlocks(directory: string): Promise<ReadonlySet<string>> {
    const digests = new Set<string>();
    for (const path of this.changedIn(directory).filter((each) => isConfiguration(each))) {
      const text = await this.proposal.textOnBranch(path);
      if (text === undefined) continue;
      for (const block of this.parsed.parse(path, text).body.blocks)
        digests.add(digestOfBlock(block)).add(digestOfCall(block));
    }
    return digests;
  }
}

function inRepository(paths: readonly string[], repository: string): string[] {
  return paths.flatMap((path) => relativePathInside(repository, path) ?? []);
}

/** The digest of a block, without its lines and columns. */
function digestOfBlock(block: HclBlock): string {
  return digestOfWritten(block);
}

/** The same of what a call of a module says of its use: which one it is, and how often. */
function digestOfCall({ type, labels, body }: HclBlock): string {
  const deciding = ['source', 'count', 'for_each'];
  const attributes = body.attributes.filter(({ name }) => deciding.includes(name));
  return digestOfWritten({ type, labels, attributes });
}

function digestOfWritten(written: unknown): string {
  const text = JSON.stringify(written, (key, value: unknown) =>
    key === 'range' || key === 'template' ? undefined : value,
  );
  return hash('sha256', text);
}
