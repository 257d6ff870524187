/**
 * Finds what a configuration would install and run: providers, remote modules, and what else is started by a file alone. It
 * reads what one program reads, and never evaluates: what is not written out is said.
 */
import { basename, join, resolve } from 'node:path';
import {
  compareBytes,
  isConfiguration,
  isOverride,
  isQuery,
  isTest,
  readBy,
  type ProgramName,
} from '../configuration/file-names.ts';
import { parseModuleFile } from '../configuration/module-files.ts';
import { localPath } from '../configuration/module-manifest.ts';
import {
  directoriesOfModule,
  readConfiguration,
  readText,
  type Configuration,
  type SearchedFiles,
  type WrittenModule,
} from '../configuration/read-configuration.ts';
import {
  attributeIn,
  type HclAttribute,
  type HclBody,
  type HclExpression,
  type HclRange,
} from '../configuration/syntax/hcl-syntax.ts';
import { addTo } from '../model/add-to.ts';
import { BLANKS, lowerAscii, normalized } from '../model/go-text.ts';
import type { Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import {
  directoryPart,
  filePart,
  phrase,
  plain,
  quoted,
  type Sentence,
} from '../model/sentence.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { bodyOf, nestedIn, type NestedBlock } from './nested-blocks.ts';
import {
  impliedProvider,
  isBuiltIn,
  readModuleSource,
  readProviderAddress,
  type ModulePackage,
} from './source-address.ts';

/** A line of a file. */
export interface SourcePlace {
  /** Absolute. */
  path: string;
  line: number;
}

export interface UsedProvider {
  /** Host, namespace and type. */
  address: string;
  /** What the configuration says of its version: all of it holds for what is installed. */
  constraints: string[];
  places: SourcePlace[];
}

export interface UsedModule {
  package: ModulePackage;
  /** As it is written. */
  source: string;
  /** All that is said of its version; '' if nothing is. */
  version: string;
  place: SourcePlace;
}

/** Something else that runs, as a list names it: `provisioner local-exec`. */
export interface UsedThing {
  name: string;
  place: SourcePlace;
}

/** A sentence about a place. */
export interface SourceRemark {
  text: string;
  place: SourcePlace | undefined;
}

/** Why it is not known what would run, by what is at a place. */
export interface SourceDoubt {
  /** A whole sentence. */
  says: Sentence;
  place: SourcePlace | undefined;
}

export interface Used {
  providers: Map<string, UsedProvider>;
  modules: UsedModule[];
  things: UsedThing[];
  /** What names a source in a way that is not read here: it is not allowed. */
  refused: SourceRemark[];
  /** Why it is not known what would run. */
  doubts: SourceDoubt[];
}

/** Where a program looks for tests, besides the directory of the configuration. */
const TEST_DIRECTORY = 'tests';

interface FindOptions {
  /** That of the directory, where it was read before. */
  configuration?: Configuration | undefined;
  /** Of tests, where an option names another one. */
  testDirectory?: string | undefined;
  /** Absolute path of what is uploaded: a link out of it is replaced by what it leads to. Left out where nothing is. */
  uploadRoot?: string | undefined;
}

/**
 * Finds what the configuration of a directory would install and run.
 *
 * @param directory absolute
 */
export function findUsed(
  directory: string,
  searched: SearchedFiles,
  program: ProgramName,
  options: FindOptions = {},
): Used {
  return new UsedFinder(directory, searched, program, options).find(options.testDirectory);
}

/** A block, or what stands for one in JSON, with the file that has it. */
interface Written extends NestedBlock {
  type: string;
  path: string;
}

/** How many labels the blocks at the top of a file have that JSON writes as arguments. */
const LABELS: Readonly<Record<string, number>> = {
  import: 0,
  moved: 0,
  removed: 0,
  list: 2,
  run: 1,
  variables: 0,
  mock_provider: 1,
  override_resource: 0,
  override_data: 0,
  override_module: 0,
  test: 0,
  language: 0,
};

const WITH_PROVIDER = ['resource', 'data', 'ephemeral', 'action', 'list'];
const IN_MODULE = new Set(
  ['terraform', 'provider', 'variable', 'locals', 'output', 'module', 'check', 'import'].concat([
    'moved',
    'removed',
    ...WITH_PROVIDER,
  ]),
);
const IN_TERRAFORM = new Set([
  'required_providers',
  'backend',
  'cloud',
  'provider_meta',
  'state_store',
  'encryption',
]);
const IN_TEST = new Set(
  ['run', 'provider', 'variables', 'mock_provider', 'override_resource', 'override_data'].concat([
    'override_module',
    'test',
  ]),
);
const IN_RUN = new Set(
  ['module', 'variables', 'plan_options', 'assert', 'override_resource', 'override_data'].concat([
    'override_module',
  ]),
);
/** Backends that no list has to name: nothing that the configuration could choose to run reads their state. */
const UNLISTED_BACKENDS = ['local', 'remote', 'cloud'];
/** Parts of OpenTofu's encryption that no list has to name: they are in the program and read no file. */
const UNLISTED_ENCRYPTION = ['key_provider pbkdf2', 'method aes_gcm', 'method unencrypted'];

class UsedFinder {
  private readonly used: Used = {
    providers: new Map(),
    modules: [],
    things: [],
    refused: [],
    doubts: [],
  };
  private readonly root: string;
  private readonly searched: SearchedFiles;
  private readonly program: ProgramName;
  private readonly uploadRoot: string | undefined;
  /** Whether what is read now is for certain a part of what is planned, so that its constraints hold. */
  private isCertain = true;
  private readonly modules = new Map<string, WrittenModule>();
  private readonly walked = new Set<string>();
  private readonly unclearFiles = new Map<string, { why: string; line: number }>();

  constructor(
    root: string,
    searched: SearchedFiles,
    program: ProgramName,
    { configuration, uploadRoot }: FindOptions,
  ) {
    this.root = root;
    this.searched = searched;
    this.program = program;
    this.uploadRoot = uploadRoot;
    if (configuration !== undefined) this.keep(configuration);
  }

  find(testDirectory = TEST_DIRECTORY): Used {
    this.walk(this.root);
    this.readAs(false, () => this.readTests(testDirectory));
    return this.used;
  }

  /** Reads a part. Its constraints hold only if this part and all around it are certain. */
  private readAs(isCertain: boolean, read: () => void): void {
    const wasCertain = this.isCertain;
    this.isCertain &&= isCertain;
    read();
    this.isCertain = wasCertain;
  }

  /** Reads a module and the local modules that it calls. @param from what calls it */
  private walk(directory: string, from?: SourcePlace): void {
    if (this.walked.has(directory)) return;
    this.walked.add(directory);
    const read = this.namesRead(directory);
    if (read.size === 0) {
      this.doubt(
        from,
        phrase`There is no configuration in ${directoryPart(directory)}, so it is not known what would run.`,
      );
    }
    const written = this.writtenAt(directory, read);
    this.doubtUnclear(directory, read);
    this.readModule(directory, written);
  }

  /** The names of the files in a directory that the program reads as a module. */
  private namesRead(directory: string): ReadonlySet<string> {
    const names = this.searched.files.readDirectory(directory).filter(isConfiguration);
    return new Set(readBy(this.program, names));
  }

  /** What a module has that the program reads. */
  private writtenAt(directory: string, read: ReadonlySet<string>): Written[] {
    if (!this.modules.has(directory)) this.keep(readConfiguration(directory, this.searched));
    const module = this.modules.get(directory);
    return module === undefined
      ? []
      : blocksInModule(module).filter(({ path }) => read.has(basename(path)));
  }

  private keep({ modules, unclear }: Configuration): void {
    for (const module of modules) {
      if (!this.modules.has(module.directory)) this.modules.set(module.directory, module);
    }
    for (const { path, why, range } of unclear) {
      this.unclearFiles.set(path, { why, line: range?.startLine ?? 1 });
    }
  }

  private doubtUnclear(directory: string, read: ReadonlySet<string>): void {
    for (const [path, { why, line }] of this.unclearFiles) {
      const isHere = join(directory, basename(path)) === path && read.has(basename(path));
      if (!isHere && path !== directory) continue;
      this.doubt({ path, line }, notCertain(path, why));
    }
  }

  private readModule(directory: string, written: readonly Written[]): void {
    const names = new LocalNames();
    const required = this.requiredIn(written);
    for (const { place, problem } of [...required.values()].flat()) {
      if (problem !== undefined) this.used.refused.push({ text: problem, place });
    }
    this.readTerraformBlocks(directory, written);
    for (const { type, path, range } of written) {
      if (IN_MODULE.has(type)) continue;
      const says = phrase`The block ${quoted(type)} is not one that Plangate knows, so it is not known what it would run.`;
      this.doubt({ path, line: range.startLine }, says);
    }
    for (const type of WITH_PROVIDER) {
      this.readResources(
        written.filter((block) => block.type === type),
        names,
      );
    }
    const declared = new Set(
      written.filter(({ type }) => type === 'resource').map(({ labels }) => labels.join(' ')),
    );
    for (const block of written) this.readOther(block, declared, names);
    this.addProviders(names, required);
    this.readCalls(directory, written, required);
  }

  /**
   * The entries of `required_providers`, by local name. One that an override replaces counts as well: whether the override
   * is a part of what is planned, the rules of the upload decide.
   */
  private requiredIn(written: readonly Written[]): Map<string, RequiredProvider[]> {
    const required = new Map<string, RequiredProvider[]>();
    for (const { type, path, body } of written) {
      if (type !== 'terraform') continue;
      for (const { body: entries } of nestedIn(body, 'required_providers', 0)) {
        for (const { name, value, range } of entries.attributes) {
          const key = lowerAscii(name);
          const entry = this.readRequiredProvider(name, value, { path, line: range.startLine });
          addTo(required, key, entry);
        }
      }
    }
    return required;
  }

  private readRequiredProvider(
    name: string,
    value: HclExpression,
    place: SourcePlace,
  ): RequiredProvider {
    if (value.kind !== 'object') {
      const constraint = plainText(value);
      if (constraint === undefined) return this.asRequired(name, { problem: NOT_PLAIN }, [], place);
      const implied = impliedProvider(lowerAscii(name), this.program);
      return this.asRequired(name, implied, [constraint], place);
    }
    const { attributes } = bodyOf(value);
    const written = attributes.findLast((each) => each.name === 'version');
    const constraint = plainText(written?.value);
    const constraints = constraint === undefined ? [] : [constraint];
    return this.asRequired(name, this.addressIn(name, attributes), constraints, place);
  }

  /** The address that an entry says of a local name. */
  private addressIn(name: string, attributes: readonly HclAttribute[]): Parsed<string> {
    const [source, ...others] = attributes.filter((each) => each.name === 'source');
    const hasUnknownKey = attributes.some((each) => each.name === '?');
    if (hasUnknownKey || others.length > 0) return { problem: NOT_PLAIN };
    if (source === undefined) return impliedProvider(lowerAscii(name), this.program);
    const text = plainText(source.value);
    return text === undefined ? { problem: NOT_PLAIN } : readProviderAddress(text, this.program);
  }

  private asRequired(
    name: string,
    address: Parsed<string>,
    constraints: string[],
    place: SourcePlace,
  ): RequiredProvider {
    if ('value' in address) return { address: address.value, constraints, place };
    const problem = `The source of provider ${quote(name)} ${address.problem}.`;
    return { address: undefined, constraints, place, problem };
  }

  /** Resources of one type of block. An override without the argument leaves it as it is. */
  private readResources(blocks: readonly Written[], names: LocalNames): void {
    const chosen = new Set<string>();
    for (const { labels, body, path, range } of blocks) {
      for (const { name, value } of body.attributes) {
        if (name !== 'provider') continue;
        this.useProvider(value, { path, line: range.startLine }, names);
        if (!isOverride(basename(path))) chosen.add(labels.join(' '));
      }
    }
    for (const { labels, path, range } of blocks) {
      if (chosen.has(labels.join(' '))) continue;
      names.add(localNameOf(labels[0] ?? ''), { path, line: range.startLine });
    }
    for (const block of blocks) {
      this.readProvisioners(block);
      if (block.type === 'data') this.readRemoteState(block);
    }
  }

  private useProvider(value: HclExpression, place: SourcePlace, names: LocalNames): void {
    // `aws.west`, `aws["a"]`, or the text of either.
    const text = value.kind === 'traversal' ? value.root : plainText(value);
    const [, name] = PROVIDER_NAME.exec(text ?? '') ?? [];
    if (name !== undefined) names.add(lowerAscii(name), place);
    else this.used.refused.push({ text: `The provider ${NOT_PLAIN}.`, place });
  }

  private readProvisioners({ body, path }: Written): void {
    for (const { labels, range } of nestedIn(body, 'provisioner', 1)) {
      this.add(`provisioner ${labels[0] ?? '?'}`, { path, line: range.startLine });
    }
  }

  private readRemoteState({ labels: [type], body, path, range }: Written): void {
    if (type !== 'terraform_remote_state') return;
    const backend = plainText(attributeIn(body, 'backend')) ?? '?';
    if (backend !== 'local') this.add(`${type} ${backend}`, { path, line: range.startLine });
  }

  /** @param declared types and names of resources */
  private readOther(block: Written, declared: ReadonlySet<string>, names: LocalNames): void {
    const { type, labels, body, path, range } = block;
    const place = { path, line: range.startLine };
    switch (type) {
      case 'provider':
        names.add(lowerAscii(labels[0] ?? '?'), place);
        return;
      case 'removed':
        this.readProvisioners(block);
        return;
      case 'check': {
        const inner = nestedIn(body, 'data', 2).map((each) => ({ ...each, type: 'data', path }));
        this.readResources(inner, names);
        return;
      }
      case 'import': {
        const provider = attributeIn(body, 'provider');
        if (provider !== undefined) this.useProvider(provider, place, names);
        else this.useOfImport(attributeIn(body, 'to'), place, declared, names);
        return;
      }
      default:
    }
  }

  /** The provider of what is imported, where no block declares it. What is in a module is declared there. */
  private useOfImport(
    to: HclExpression | undefined,
    place: SourcePlace,
    declared: ReadonlySet<string>,
    names: LocalNames,
  ): void {
    const steps = addressSteps(to);
    if (steps === undefined) {
      this.doubt(
        place,
        phrase`It is not certain which resource is imported here, and by which provider.`,
      );
      return;
    }
    const [type = '', name = ''] = steps;
    const isDeclared = declared.has(`${type} ${name}`);
    if (type !== 'module' && !isDeclared) names.add(localNameOf(type), place);
  }

  private readTerraformBlocks(directory: string, written: readonly Written[]): void {
    for (const { type, body, path, range } of written) {
      if (type !== 'terraform') continue;
      for (const block of body.blocks) {
        if (IN_TERRAFORM.has(block.type)) continue;
        const says = phrase`The block ${quoted(block.type)} in ${quoted('terraform')} is not one that Plangate knows.`;
        this.doubt({ path, line: block.range.startLine }, says);
      }
      if (directory === this.root) this.readState(body, path, range);
      for (const { body: encryption } of nestedIn(body, 'encryption', 0)) {
        for (const part of ['key_provider', 'method']) {
          for (const { labels, range: at } of nestedIn(encryption, part, 2)) {
            const name = `${part} ${labels[0] ?? '?'}`;
            if (UNLISTED_ENCRYPTION.includes(name)) continue;
            this.add(name, { path, line: at.startLine });
          }
        }
      }
    }
  }

  /** What reads the state of the configuration. Only that of the root module counts. */
  private readState(body: HclBody, path: string, around: HclRange): void {
    for (const part of ['backend', 'state_store']) {
      for (const { labels, range } of nestedIn(body, part, 1)) {
        const [kind = '?'] = labels;
        if (part === 'backend' && UNLISTED_BACKENDS.includes(kind)) continue;
        const line = range.startLine || around.startLine;
        this.add(`${part} ${kind}`, { path, line });
      }
    }
  }

  private addProviders(names: LocalNames, required: ReadonlyMap<string, RequiredProvider[]>): void {
    for (const entries of required.values()) {
      const counting = this.isCertain ? countingEntry(entries) : undefined;
      for (const entry of entries) {
        const { address, constraints, place } = entry;
        const holding = entry === counting ? constraints : [];
        if (address !== undefined) this.addProvider(address, holding, [place]);
      }
    }
    for (const [name, places] of names.all) {
      const entries = required.get(name);
      if (entries !== undefined) {
        for (const { address } of entries) {
          if (address !== undefined) this.addProvider(address, [], places);
        }
        continue;
      }
      const implied = impliedProvider(name, this.program);
      if ('value' in implied) this.addProvider(implied.value, [], places);
      else {
        const text = `The provider ${quote(name)} ${implied.problem}.`;
        this.used.refused.push({ text, place: places[0] });
      }
    }
  }

  private addProvider(
    address: string,
    constraints: readonly string[],
    places: readonly SourcePlace[],
  ) {
    if (isBuiltIn(address)) return;
    const provider = this.used.providers.get(address) ?? { address, constraints: [], places: [] };
    this.used.providers.set(address, provider);
    for (const constraint of constraints) provider.constraints.push(constraint);
    for (const place of places) provider.places.push(place);
  }

  private readCalls(
    directory: string,
    written: readonly Written[],
    required: ReadonlyMap<string, RequiredProvider[]>,
  ): void {
    const calls = new Map<string, Written[]>();
    for (const block of written) {
      if (block.type !== 'module') continue;
      const [label = '?'] = block.labels;
      addTo(calls, label, block);
    }
    for (const blocks of calls.values()) this.readCall(directory, blocks, required);
  }

  /** @param blocks all blocks of a call: each source is judged, also one that an override replaces, and none of several is certain */
  private readCall(
    directory: string,
    blocks: readonly Written[],
    required: ReadonlyMap<string, RequiredProvider[]>,
  ): void {
    const attributes = blocks.flatMap(({ body, path }) =>
      body.attributes.map((attribute) => ({ ...attribute, path })),
    );
    const versions = attributes.filter(({ name }) => name === 'version');
    const version = versions.map(({ value }) => plainText(value) ?? '?').join(',');
    const sources = attributes.filter(({ name }) => name === 'source');
    this.readAs(sources.length === 1, () => {
      for (const { value, path, range } of sources) {
        this.readSource(directory, value, version, { path, line: range.startLine });
      }
    });
    const [first] = blocks;
    if (sources.length === 0 && first !== undefined) {
      const { path, range } = first;
      this.readSource(directory, undefined, version, { path, line: range.startLine });
    }
    const names = new LocalNames();
    for (const { name, value, path } of attributes) {
      if (name !== 'providers') continue;
      for (const { value: provider } of bodyOf(value).attributes) {
        this.useProvider(provider, { path, line: provider.range.startLine }, names);
      }
    }
    this.addProviders(names, onlyNamed(required, names));
  }

  private readSource(
    directory: string,
    source: HclExpression | undefined,
    version: string,
    place: SourcePlace,
  ): void {
    const text = plainText(source);
    if (text === undefined) {
      const what = source === undefined ? 'is missing' : NOT_PLAIN;
      this.used.refused.push({ text: `The source of this module ${what}.`, place });
      return;
    }
    const read = readModuleSource(text, this.program);
    if ('problem' in read) {
      this.used.refused.push({ text: `The source ${quote(text)} ${read.problem}.`, place });
      return;
    }
    if (read.value.kind !== 'local') {
      this.used.modules.push({ package: read.value, source: text, version, place });
      return;
    }
    const path = localPath(normalized(read.value.path));
    if (path !== undefined) this.walkLocal(directory, path, place);
  }

  /** Walks a local module. Both programs start from where links lead; what is sent in the place of a link stays there. */
  private walkLocal(directory: string, path: string, from: SourcePlace): void {
    const { files } = this.searched;
    const directories = directoriesOfModule(directory, path, files);
    const leavesUpload = (each: string) =>
      this.uploadRoot !== undefined && relativePathInside(this.uploadRoot, each) === undefined;
    if (!files.follow(directory).some(leavesUpload)) {
      for (const each of directories.slice(-1)) this.walk(each, from);
      return;
    }
    const isThere = (each: string) => files.readDirectory(each).some(isConfiguration);
    const found = directories.filter(isThere);
    this.readAs(false, () => {
      for (const each of found.length > 0 ? found : directories.slice(-1)) this.walk(each, from);
    });
  }

  /** Reads the files of tests, whose providers and modules `init` installs as well, and those of queries. */
  private readTests(testDirectory: string): void {
    const directories = new Set([this.root, resolve(this.root, testDirectory)]);
    for (const directory of directories) {
      const names = this.searched.files.readDirectory(directory);
      for (const name of names) {
        if (isTest(this.program, name)) this.readTest(join(directory, name));
      }
      if (directory !== this.root) continue;
      for (const name of names.filter(isQuery)) this.readQuery(join(directory, name));
    }
  }

  private readTest(path: string): void {
    const written = this.readFile(path);
    const required = this.requiredOfRoot();
    const names = new LocalNames();
    for (const block of written) {
      const { type, labels, range } = block;
      const place = { path, line: range.startLine };
      if (!IN_TEST.has(type)) {
        this.doubt(
          place,
          phrase`The block ${quoted(type)} is not one that Plangate knows in a test.`,
        );
      } else if (type === 'provider') names.add(lowerAscii(labels[0] ?? '?'), place);
      else if (type === 'run') this.readRun(block);
    }
    this.addProviders(names, onlyNamed(required, names));
  }

  private readRun({ body, path, range }: Written): void {
    for (const { type, range: at } of body.blocks) {
      if (IN_RUN.has(type)) continue;
      const says = phrase`The block ${quoted(type)} is not one that Plangate knows in a run of a test.`;
      this.doubt({ path, line: at.startLine }, says);
    }
    for (const { body: module, range: at } of nestedIn(body, 'module', 0)) {
      const place = { path, line: at.startLine || range.startLine };
      const version = attributeIn(module, 'version');
      const text = version === undefined ? '' : (plainText(version) ?? '?');
      this.readSource(this.root, attributeIn(module, 'source'), text, place);
    }
  }

  private readQuery(path: string): void {
    const written = this.readFile(path);
    const names = new LocalNames();
    this.readResources(
      written.filter(({ type }) => type === 'list'),
      names,
    );
    for (const { type, labels, range } of written) {
      if (type === 'provider')
        names.add(lowerAscii(labels[0] ?? '?'), { path, line: range.startLine });
    }
    this.addProviders(names, onlyNamed(this.requiredOfRoot(), names));
  }

  /** The entries of the root module. What is wrong there was said when that was read. */
  private requiredOfRoot(): ReadonlyMap<string, RequiredProvider[]> {
    return this.requiredIn(this.writtenAt(this.root, this.namesRead(this.root)));
  }

  private readFile(path: string): Written[] {
    const file = parseModuleFile(path, readText(path, this.searched), this.searched.parsed);
    const [problem] = file.problems;
    const why = file.unread ?? problem?.message;
    if (why !== undefined) {
      const place = { path, line: problem?.range.startLine ?? 1 };
      this.doubt(place, notCertain(path, why));
    }
    const ofBlocks = file.body.blocks.map((block) => ({ ...block, path }));
    return [...ofBlocks, ...blocksInJson({ ...file.body, blocks: [] }, path)];
  }

  private add(name: string, place: SourcePlace): void {
    this.used.things.push({ name, place });
  }

  private doubt(place: SourcePlace | undefined, says: Sentence): void {
    this.used.doubts.push({ says, place });
  }
}

/** @param why the end of a sentence */
function notCertain(path: string, why: string): Sentence {
  return phrase`It is not certain what ${filePart(basename(path))} installs: ${plain(`${why}.`)}`;
}

interface RequiredProvider {
  /** Undefined if it could not be read. */
  address: string | undefined;
  constraints: string[];
  place: SourcePlace;
  problem?: string;
}

/**
 * The entry that programs use, of those with one local name: the last one of the override files replaces all others. Two
 * that replace nothing are refused by both programs; none of them counts.
 */
function countingEntry(entries: readonly RequiredProvider[]): RequiredProvider | undefined {
  const nameOf = ({ place }: RequiredProvider) => basename(place.path);
  const overrides = entries.filter((entry) => isOverride(nameOf(entry)));
  const [only, ...others] = entries;
  if (overrides.length === 0) return others.length === 0 ? only : undefined;
  return overrides.toSorted((one, other) => compareBytes(nameOf(one), nameOf(other))).at(-1);
}

/** Local names of providers, with the places that use them. */
class LocalNames {
  readonly all = new Map<string, SourcePlace[]>();

  add(name: string, place: SourcePlace): void {
    addTo(this.all, name, place);
  }
}

function onlyNamed(
  required: ReadonlyMap<string, RequiredProvider[]>,
  names: LocalNames,
): Map<string, RequiredProvider[]> {
  return new Map([...required].filter(([name]) => names.all.has(name)));
}

const NOT_PLAIN = 'is not written as one plain text';
const PROVIDER_NAME = new RegExp(`^[${BLANKS}]*([A-Za-z0-9_-]+)[${BLANKS}]*(?:[.[].*)?$`, 's');

/** The blocks of a module. In JSON, the arguments at the top of a file are its blocks. */
function blocksInModule({ blocks, topAttributes }: WrittenModule): Written[] {
  const inHcl = blocks.map(({ block, path }) => ({ ...block, path }));
  // A file of variables has arguments at its top as well, and these are no blocks.
  const inJson = topAttributes
    .filter(({ path }) => isConfiguration(basename(path)))
    .flatMap(({ value, path }) => blocksInJson(bodyOf(value), path));
  return [...inHcl, ...inJson];
}

function blocksInJson(body: HclBody, path: string): Written[] {
  return [...new Set(body.attributes.map(({ name }) => name))].flatMap((type) =>
    nestedIn(body, type, LABELS[type] ?? 0).map((block) => ({ ...block, type, path })),
  );
}

/** A text that is written out, as the program gets it; undefined if any part of it has to be evaluated. */
function plainText(value: HclExpression | undefined): string | undefined {
  const isPlain = value?.kind === 'literal' && value.template === undefined;
  return isPlain && typeof value.value === 'string' ? value.value : undefined;
}

/** The local name of the provider of a type of resources. */
function localNameOf(type: string): string {
  return lowerAscii(type.split('_')[0] ?? '');
}

/** The names in an address, written as such or, in JSON, as a text. */
function addressSteps(to: HclExpression | undefined): string[] | undefined {
  if (to?.kind === 'traversal') {
    const steps = to.steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
    return [to.root, ...steps];
  }
  const text = plainText(to);
  return text === undefined ? undefined : text.split(/[.[]/);
}
