/** Loads the files of one directory as one module: what overrides change is merged into what they override. */
import { posix } from 'node:path';
import { configurationIn, isConfiguration, isForTofuAlone, isJsonSyntax } from './file-names.ts';
import { CANNOT_BE_READ, readModuleFile, type TextSource } from './module-files.ts';
import { MODULE_MANIFEST, readManifest, recordOf } from './module-manifest.ts';
import type { CalledModule, ModuleRecord } from './module-manifest.ts';
import type { HclAttribute, HclBlock, HclFile, HclRange } from './syntax/hcl-syntax.ts';
import { isLocal, localPath } from './module-source.ts';
import { literalText } from './syntax/hcl-syntax.ts';
import { labelsOf } from '../model/address.ts';

export interface Tree {
  get(path: string): Uint8Array | undefined;
  /** Paths of the files of one directory, '' for the root; sorted. */
  list(directory: string): string[];
}

/** What is wrong with a configuration, and where. */
export interface ConfigurationProblem {
  severity: 'error' | 'warning';
  summary: string;
  detail: string;
  address?: string;
  range?: {
    filename: string;
    start: { line: number; column: number };
    end: { line: number; column: number };
  };
}

/** A block with the path of its file, relative to the working directory. */
export interface Placed {
  block: HclBlock;
  file: string;
}

/** A module as Terraform plans it: one definition of a name, with what overrides change. */
export interface Module {
  /** The path from the upload's root; empty for the root. */
  directory: string;
  resources: Placed[];
  /** Resources and data sources, by `resource.type.name` and `data.type.name`, so that none is there twice. */
  named: Map<string, Placed>;
  calls: Placed[];
  outputs: Map<string, Placed>;
  /** The entries of `required_providers` by local name. */
  providers: Map<string, HclAttribute>;
}

interface Uploaded {
  files: Tree;
  workingDirectory: string;
}

/** The uploaded files, and the state of reading them. */
export interface Sources extends Uploaded {
  problems: ConfigurationProblem[];
  parsed: Map<string, HclFile>;
  /** The directories that were read already: a module may be called a thousand times. */
  modules: Map<string, Module>;
  budget: { bytes: number };
  /** Where `terraform init` found the modules, if the upload says so. */
  records: readonly ModuleRecord[];
}

/**
 * The most bytes of configuration. Parsing costs time and memory by the byte; real configurations
 * are smaller.
 */
const MOST_CONFIGURATION = 320 * 1024;

/** The most problems of one file that a plan names. */
const MOST_PROBLEMS = 100;

export function sourcesOf({ files, workingDirectory }: Uploaded): Sources {
  const manifest = files.get(posix.join(workingDirectory, MODULE_MANIFEST));
  const records = readManifest(new TextDecoder().decode(manifest));
  return {
    files,
    workingDirectory,
    problems: [],
    parsed: new Map(),
    modules: new Map(),
    budget: { bytes: MOST_CONFIGURATION },
    records: 'problem' in records ? [] : records,
  };
}

/**
 * The module that a call leads to, as Terraform finds it: where the manifest of the upload says, else where
 * a local source says. Undefined if it is not there, or too large to be read with the rest.
 */
export function calledModule(
  sources: Sources,
  caller: Module,
  call: CalledModule,
): Module | undefined {
  const record = recordOf(sources.records, call);
  const there = record && directoryIn(sources.workingDirectory, record.directory);
  const isRead = there !== undefined && (isLocal(call.source) || hasRoomFor(there, sources));
  const recorded = isRead ? loadModule(sources, there) : undefined;
  const path = localPath(call.source);
  if (recorded !== undefined || path === undefined) return recorded;
  const own = directoryIn(caller.directory, path);
  return own === undefined ? undefined : loadModule(sources, own);
}

/** A directory of the upload; undefined if the path leads out of it. */
function directoryIn(from: string, path: string): string | undefined {
  const directory = posix.join(from, path).replace(/\/$/, '');
  if (posix.isAbsolute(path) || directory.startsWith('..')) return undefined;
  return directory === '.' ? '' : directory;
}

/** A module that was fetched may be larger than all that a person wrote. */
function hasRoomFor(directory: string, { files, modules, budget }: Sources): boolean {
  if (modules.has(directory)) return true;
  const sizes = files
    .list(directory)
    .map((path) => (isConfiguration(posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
  return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}

/** The call of a module in the module at this address. Undefined parts are those that only a plan knows. */
export function callOf({ block }: Placed, address: string, source: string): CalledModule {
  const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
  return {
    key: [...labelsOf(address), block.labels[0] ?? ''].join('.'),
    source,
    version: version && (literalText(version) ?? ''),
  };
}

/** Loads the module in a directory; undefined if the directory has no `.tf` file. */
export function loadModule(sources: Sources, directory: string): Module | undefined {
  const loaded = sources.modules.get(directory);
  if (loaded !== undefined) return loaded;
  const all = configurationIn(sources.files.list(directory).map((path) => posix.basename(path)));
  const names = all.filter((name) => !isForTofuAlone(name));
  if (names.length === 0) return undefined;
  const module: Module = {
    directory,
    resources: [],
    named: new Map(),
    calls: [],
    outputs: new Map(),
    providers: new Map(),
  };
  sources.modules.set(directory, module);
  const texts = textsOf(sources);
  const contents = names.map((name) => readModuleFile(posix.join(directory, name), texts));
  for (const { name, path, isOverride, body, problems } of contents) {
    addProblems(sources, path, problems, 'file');
    const file = posix.relative(sources.workingDirectory, path);
    for (const block of isJsonSyntax(name) ? body.blocks.map(asBlock) : body.blocks) {
      const placed = { block, file };
      if (!isOverride || !applyOverride(module, block)) place(module, placed, sources.problems);
    }
  }
  return module;
}

/** Merges a block of an override file into the block that it overrides. False if there is no such block. */
function applyOverride(module: Module, block: HclBlock): boolean {
  const [first = '', second = ''] = block.labels;
  const existing = {
    resource: module.named.get(`resource.${first}.${second}`),
    data: module.named.get(`data.${first}.${second}`),
    module: module.calls.find(({ block: call }) => call.labels[0] === first),
    output: module.outputs.get(first),
  };
  const before = Object.entries(existing).find(([type]) => type === block.type)?.[1];
  if (before === undefined) return false;
  const { attributes, blocks } = block.body;
  const names = new Set(attributes.map(({ name }) => name));
  const types = new Set(blocks.map(({ type }) => type));
  const { body } = before.block;
  before.block = {
    ...before.block,
    body: {
      attributes: [...body.attributes.filter(({ name }) => !names.has(name)), ...attributes],
      blocks: [...body.blocks.filter(({ type }) => !types.has(type)), ...blocks],
    },
  };
  return true;
}

/** Parts of a file of variables that cannot be parsed become problems of the plan. */
export function checkVariables(sources: Sources, path: string): void {
  const { problems } = readModuleFile(path, textsOf(sources));
  addProblems(sources, path, problems, 'variables file');
}

/** The texts of an upload, as long as the budget lasts. */
function textsOf({ files, workingDirectory, budget, problems, parsed }: Sources): TextSource {
  const text = (path: string): string | { why: string } => {
    const bytes = files.get(path);
    if (bytes === undefined) return { why: CANNOT_BE_READ };
    const before = budget.bytes;
    budget.bytes -= bytes.length;
    if (budget.bytes >= 0) return new TextDecoder().decode(bytes);
    if (before >= 0) problems.push(tooMuch(posix.relative(workingDirectory, path)));
    return { why: 'the configuration is too large to be read here' };
  };
  return { text, parsed };
}

function addProblems(
  sources: Sources,
  path: string,
  problems: HclFile['problems'],
  what: string,
): void {
  const file = posix.relative(sources.workingDirectory, path);
  for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
    sources.problems.push({
      severity: 'error',
      summary: 'Invalid HCL',
      detail: `The ${what} could not be read: ${message}.`,
      range: toProblemRange(file, range),
    });
  }
}

/** In JSON, a block inside a resource looks like an attribute: it is not known which of the two it is. */
function asBlock(block: HclBlock): HclBlock {
  if (block.type !== 'resource') return block;
  const attributes = block.body.attributes.map((one): HclAttribute => {
    const isClear = one.name === 'count' || one.name === 'for_each';
    if (isClear || !/^(?:object|tuple)$/.test(one.value.kind)) return one;
    return { ...one, value: { kind: 'other', text: '', inside: [one.value], range: one.range } };
  });
  return { ...block, body: { ...block.body, attributes } };
}

function tooMuch(filename: string): ConfigurationProblem {
  const position = { line: 1, column: 1 };
  return {
    severity: 'error',
    summary: 'Too much configuration',
    detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
    range: { filename, start: position, end: position },
  };
}

export function toProblemRange(
  filename: string,
  range: HclRange,
): NonNullable<ConfigurationProblem['range']> {
  return {
    filename,
    start: { line: range.startLine, column: range.startColumn },
    end: { line: range.endLine, column: range.endColumn },
  };
}

function place(module: Module, placed: Placed, problems: ConfigurationProblem[]): void {
  const { block } = placed;
  const [first = '', second = ''] = block.labels;
  if (block.type === 'module') module.calls.push(placed);
  else if (block.type === 'output') module.outputs.set(first, placed);
  else if (block.type === 'terraform') {
    const required = block.body.blocks.filter(({ type }) => type === 'required_providers');
    for (const attribute of required.flatMap(({ body }) => body.attributes)) {
      module.providers.set(attribute.name, attribute);
    }
  } else if (block.type === 'resource' || block.type === 'data') {
    const key = `${block.type}.${first}.${second}`;
    const twin = module.named.get(key);
    if (twin === undefined) {
      module.named.set(key, placed);
      if (block.type === 'resource') module.resources.push(placed);
      return;
    }
    problems.push({
      severity: 'error',
      summary: `Duplicate ${block.type} "${first}" "${second}"`,
      detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
      range: toProblemRange(placed.file, block.range),
    });
  }
}
