/**
 * Lists what an upload declares, where no program plans it: each `resource` block of the root module and of the local
 * modules that it calls, once. Literals are known and all else is unknown; nothing is evaluated, and no provider is asked.
 */
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { PlanInput } from '../engine.ts';
import type { UnpackedFiles } from '../tar.ts';
import {
  isConfiguration,
  isForTofuAlone,
  isJsonSyntax,
  isOverride,
} from '../../configuration/file-names.ts';
import { asObject, literalsIn, type Known } from '../../configuration/literal.ts';
import { ParsedFiles } from '../../configuration/parsed-files.ts';
import { MODULE_MANIFEST, localPath } from '../../configuration/module-manifest.ts';
import {
  readConfiguration,
  valuesOfArgument,
  type ModuleCall,
  type SearchedFiles,
  type WrittenModule,
} from '../../configuration/read-configuration.ts';
import {
  attributeIn,
  literalText,
  type HclBlock,
  type HclBody,
  type HclRange,
  type HclExpression,
} from '../../configuration/syntax/hcl-syntax.ts';
import { addTo } from '../../model/add-to.ts';
import type { PlanDiagnostic } from '../../model/policy-result.ts';
import { failedPlan } from '../../plan/plan-document.ts';
import type { Planned, PlannedModule, ResourceChange } from '../../plan/plan-document.ts';
import { isDeepStrictEqual } from 'node:util';
import { splitAddress, withoutKeys } from '../../model/address.ts';
import { quote } from '../../model/quote.ts';

/** Modules that are called from so many levels are not listed. */
const DEEPEST = 20;
const MOST_MODULES = 1_000;
const MOST_RESOURCES = 10_000;
/** When there are so many problems, no further module is listed. */
const MOST_PROBLEMS = 100;
/** How many values a listing contains at most; further blocks are listed without any. */
const MOST_VALUES = 60_000;
/** Of all files. Each character takes time and memory to parse, and real configurations are smaller. */
const MOST_CHARACTERS = 320 * 1024;

/** The reader of configurations takes absolute paths. This one stands for the upload; it is no directory of a disk. */
const UPLOAD = resolve('/files of the upload');

/** The listing of an upload as a plan, compared with the workspace's state. Why none can be made is in its `problems`. */
export function listBlocks(input: PlanInput): Planned {
  const directory = join(UPLOAD, input.workingDirectory);
  const upload = new Upload(input.files);
  const { modules, unclear } = readConfiguration(directory, filesOf(upload));
  const [root, ...others] = modules;
  if (root === undefined || !hasFiles(root)) {
    const where = input.workingDirectory || 'its root directory';
    const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
    return failedPlan([errorAt('No Terraform configuration files', detail)]);
  }
  const nameOf = (path: string) => relative(directory, path).split(sep).join('/');
  const problems = unclear
    .slice(0, MOST_PROBLEMS)
    .map(({ path, why, range }) =>
      errorAt(
        'Invalid HCL',
        `${upload.sayLink(path) ?? `The file could not be read: ${why}`}.`,
        nameOf(path),
        range,
      ),
    );
  const moduleOfCall = new Map<ModuleCall, WrittenModule>();
  for (const module of [root, ...others].filter(hasFiles)) {
    for (const call of module.callers) moduleOfCall.set(call, module);
  }
  const empty = { blocks: [], modules: 0, valuesLeft: MOST_VALUES };
  const listing: Listing = { ...empty, nameOf, moduleOfCall, problems };
  listModule(listing, root, '', 0);
  if (isTooLarge(listing)) {
    const detail = `Modules are called more than ${String(MOST_MODULES)} times, or have more than ${String(MOST_RESOURCES)} resource blocks.`;
    problems.push(errorAt('Too many blocks', detail));
  }
  if (problems.some(({ severity }) => severity === 'error')) {
    return failedPlan(problems);
  }
  return toListedPlan(input, listing.blocks, problems);
}

/** As many links as Linux follows, one after the other. */
const MOST_LINKS = 40;

/** The files of an upload by the paths of the reader. Links are followed as a file system follows them. */
class Upload {
  private readonly files: UnpackedFiles;
  private readonly names = new Map<string, string[]>();

  constructor(files: UnpackedFiles) {
    this.files = files;
    for (const path of files.keys()) addTo(this.names, dirname(join(UPLOAD, path)), basename(path));
  }

  readDirectory(path: string): string[] {
    const real = this.follow(path);
    return real === undefined ? [] : (this.names.get(join(UPLOAD, real)) ?? []);
  }

  readFile(path: string): string | undefined {
    const bytes = this.files.get(this.follow(path) ?? '');
    return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : undefined;
  }

  /** Says of a path that is a link to no configuration where it leads; undefined of any other path. */
  sayLink(path: string): string | undefined {
    const entry = this.files.get(inUpload(path));
    if (entry === undefined || entry instanceof Uint8Array || this.readFile(path) !== undefined) {
      return undefined;
    }
    return `It is a link to ${quote(entry.target)}, and no configuration file of the upload is there`;
  }

  /** The path in the upload to which all links of a path lead; undefined if they lead in a circle. */
  private follow(path: string): string | undefined {
    let names = inUpload(path).split('/');
    let links = 0;
    for (let count = 1; count <= names.length; count++) {
      const entry = this.files.get(names.slice(0, count).join('/'));
      if (entry === undefined || entry instanceof Uint8Array) continue;
      links += 1;
      if (links > MOST_LINKS) return undefined;
      names = [...entry.target.split('/'), ...names.slice(count)].filter((name) => name !== '');
      // What the link leads to may be behind a link itself.
      count = 0;
    }
    return names.join('/');
  }
}

/** A path of the reader as the upload has it. */
function inUpload(path: string): string {
  return relative(UPLOAD, path).split(sep).join('/');
}

/** The files as Terraform reads them, and without the manifest: no module is listed that was fetched. */
function filesOf(upload: Upload): SearchedFiles {
  const isManifest = (path: string) => inUpload(path).endsWith(MODULE_MANIFEST);
  return {
    files: {
      readDirectory: (path) => upload.readDirectory(path).filter((name) => !isForTofuAlone(name)),
      readFile: (path) => (isManifest(path) ? undefined : upload.readFile(path)),
      follow: (path) => [path],
    },
    budget: { characters: MOST_CHARACTERS, check: () => undefined },
    parsed: new ParsedFiles(),
  };
}

function hasFiles({ paths }: WrittenModule): boolean {
  return paths.some((path) => isConfiguration(basename(path)));
}

/** A listing while it is made: `listModule` adds to it. */
interface Listing {
  /** An absolute path → the path from the working directory. */
  nameOf: (path: string) => string;
  /** The module that a call leads to, if the upload has its files. */
  moduleOfCall: ReadonlyMap<ModuleCall, WrittenModule>;
  problems: PlanDiagnostic[];
  blocks: ListedBlock[];
  /** How many modules were listed; one that is called twice counts twice. */
  modules: number;
  valuesLeft: number;
}

function isTooLarge({ modules, blocks }: Listing): boolean {
  return modules > MOST_MODULES || blocks.length > MOST_RESOURCES;
}

function errorAt(summary: string, detail: string, file?: string, range?: HclRange): PlanDiagnostic {
  return { severity: 'error', summary, detail, file, line: range?.startLine };
}

/** Lists a module and those that it calls. @param address empty for the root module */
function listModule(listing: Listing, module: WrittenModule, address: string, depth: number): void {
  const { problems } = listing;
  const sources = sourcesIn(module);
  listing.modules += 1;
  for (const [name, source] of sources) {
    if (source.kind === 'literal') continue;
    const where = `required_providers${address && ` of ${address}`}`;
    const detail = `${where} computes the source of "${name}", as Terraform 1.17 allows. Nothing is evaluated here, so the provider is unknown. Write its source as text, or plan with a program.`;
    problems.push(errorAt('Computed source of a provider', detail));
  }
  for (const { block, path } of resourcesIn(listing, module)) {
    const [type = '', name = ''] = block.labels;
    const values = listValues(block.body, listing, isJsonSyntax(path));
    const provider = providerOf(type, sources, block);
    listing.blocks.push({ module: address, type, name, provider, values });
  }
  for (const call of module.calls.values()) {
    if (isTooLarge(listing) || problems.length >= MOST_PROBLEMS) return;
    const calledModule = depth < DEEPEST ? listing.moduleOfCall.get(call) : undefined;
    const source = literalText(valuesOfArgument(call, 'source').at(-1)?.value);
    const name = `module.${call.label}`;
    if (calledModule !== undefined) {
      listModule(listing, calledModule, address === '' ? name : `${address}.${name}`, depth + 1);
    } else if (localPath(source) !== undefined) {
      const [{ block, path } = { block: undefined, path: '' }] = call.blocks;
      const detail = `Module "${call.label}" is said to be at ${source ?? ''}, but the upload has no .tf file there.`;
      const title = 'Unreadable module directory';
      problems.push(errorAt(title, detail, listing.nameOf(path), block?.range));
    }
  }
}

/** The resources of a module, each with what override files change of it. None is there twice. */
function resourcesIn({ problems, nameOf }: Listing, { blocks }: WrittenModule) {
  const declared = new Map<string, { block: HclBlock; path: string }>();
  for (const { block, path } of blocks) {
    const { type, labels, range } = block;
    if (type !== 'resource' && type !== 'data') continue;
    const key = [type, ...labels].join('.');
    const earlier = declared.get(key);
    if (earlier === undefined) declared.set(key, { block, path });
    else if (isOverride(basename(path))) earlier.block = mergeOverride(earlier.block, block);
    else {
      const detail = `It was declared before, in ${nameOf(earlier.path)} line ${String(earlier.block.range.startLine)}.`;
      const summary = `Duplicate ${type} "${labels.join('" "')}"`;
      problems.push(errorAt(summary, detail, nameOf(path), range));
    }
  }
  return [...declared.values()].filter(({ block }) => block.type === 'resource');
}

/** A block with the arguments and the types of nested blocks of an override file in place of its own. */
function mergeOverride(block: HclBlock, { body: override }: HclBlock): HclBlock {
  const names = new Set(override.attributes.map(({ name }) => name));
  const types = new Set(override.blocks.map(({ type }) => type));
  const ownAttributes = block.body.attributes.filter(({ name }) => !names.has(name));
  const ownBlocks = block.body.blocks.filter(({ type }) => !types.has(type));
  const attributes = [...ownAttributes, ...override.attributes];
  return { ...block, body: { attributes, blocks: [...ownBlocks, ...override.blocks] } };
}

/** Arguments and blocks that Terraform reads itself and does not give to the provider. */
const META_ARGUMENTS = new Set([
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
]);

/** The literals of a resource block; none once too much was listed. */
function listValues(body: HclBody, listing: Listing, isJson: boolean): Known {
  const attributes = body.attributes.filter(({ name }) => !META_ARGUMENTS.has(name));
  const blocks = body.blocks.filter(({ type }) => !META_ARGUMENTS.has(type));
  if (listing.valuesLeft < 0) return NO_VALUES;
  const known = literalsOf({ attributes, blocks }, isJson);
  listing.valuesLeft -= sizeOf(known.value) + sizeOf(known.unknown);
  return listing.valuesLeft < 0 ? NO_VALUES : known;
}

const NO_VALUES: Known = { value: {}, unknown: undefined };
const UNKNOWN: Known = { value: undefined, unknown: true };

/**
 * The arguments and nested blocks of a block, as an object. Each nested block becomes an item of a list, because only a
 * provider's schema says which blocks are single. In JSON, an object may be an argument or a nested block: it counts as
 * unknown.
 */
function literalsOf(body: HclBody, isJson = false): Known {
  const members = new Map(
    body.attributes.map(({ name, value }) => {
      const isClear = !isJson || !['object', 'tuple'].includes(value.kind);
      return [name, isClear ? literalsIn(value) : UNKNOWN];
    }),
  );
  const types = new Set(body.blocks.map(({ type, labels }) => blockName(type, labels)));
  for (const name of types) {
    const ofType = body.blocks.filter(({ type, labels }) => blockName(type, labels) === name);
    if (ofType.some(({ type }) => type === 'dynamic')) {
      members.set(name, UNKNOWN);
      continue;
    }
    const items = ofType.map((block) => literalsOf(block.body));
    const hasUnknown = items.some(({ unknown }) => unknown !== undefined);
    members.set(name, {
      value: items.map(({ value }) => value),
      unknown: hasUnknown ? items.map(({ unknown }) => unknown ?? false) : undefined,
    });
  }
  return asObject(members);
}

/** The type of the blocks that a block stands for: a `dynamic` block has it as its label. */
function blockName(type: string, [label = '']: readonly string[]): string {
  return type === 'dynamic' ? label : type;
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + sizeOf(member), 1);
}

/** A `resource` block; its values are an object. */
interface ListedBlock {
  /** The address of its module; empty for the root. */
  module: string;
  type: string;
  name: string;
  provider: string;
  values: Known;
}

const LISTED_NOTICE =
  'No program planned this. The blocks of the files are listed: their literals are known, all other values are not, and `count` and `for_each` are not counted. `plangate serve --engine terraform` plans.';

const EVERYTHING_LISTED: PlanDiagnostic = {
  severity: 'warning',
  summary: 'Everything is listed',
  detail: 'Only a program plans a part, a replacement or a refresh that was asked for.',
};

/** The plan of a listing. @param problems of the listing; with an option that is not followed, there is a warning, too */
function toListedPlan(
  input: PlanInput,
  blocks: readonly ListedBlock[],
  problems: readonly PlanDiagnostic[],
): Planned {
  const { targets, replace, refreshOnly } = input.options;
  const declared = input.isDestroy ? [] : blocks;
  const changes = [
    ...declared.map((block) => toChange(block, input)),
    ...deletions(declared, input),
  ].sort((one, other) => (one.address < other.address ? -1 : 1));
  const count = (action: 'create' | 'update' | 'delete'): number =>
    changes.filter(({ change }) => change.actions.includes(action)).length;
  const isWhole = targets.length + replace.length === 0 && !refreshOnly;
  return {
    document: {
      format_version: '1.2',
      terraform_version: input.terraformVersion,
      variables: {},
      planned_values: { root_module: plannedModules(changes) },
      resource_changes: changes,
      configuration: { root_module: {} },
    },
    problems: isWhole ? [...problems] : [...problems, EVERYTHING_LISTED],
    counts: { additions: count('create'), changes: count('update'), destructions: count('delete') },
    limits: [],
    notice: LISTED_NOTICE,
  };
}

function toChange(block: ListedBlock, { state, sensitive = {} }: PlanInput): ResourceChange {
  const address = addressOfBlock(block);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const after = { ...(block.values.value as Record<string, unknown>) };
  // Instances that a program applied have keys, which the files alone do not tell.
  const exists =
    before !== null ||
    Object.keys(state).some((known) => withoutKeys(known) === withoutKeys(address));
  const actionOfExisting = isDeepStrictEqual(before, after) ? 'no-op' : 'update';
  return resourceChange(address, block.provider, {
    actions: [exists ? actionOfExisting : 'create'],
    before,
    after,
    after_unknown: (block.values.unknown ?? {}) as Record<string, unknown>,
    before_sensitive: before === null ? false : (sensitive[address] ?? {}),
    after_sensitive: {},
  });
}

/** The deletions of applied resources that no block declares any more. */
function deletions(
  blocks: readonly ListedBlock[],
  { state, sensitive = {} }: PlanInput,
): ResourceChange[] {
  const declared = new Set(blocks.map(addressOfBlock));
  const undeclared = Object.entries(state).filter(
    ([address]) => !declared.has(withoutKeys(address)),
  );
  return undeclared.map(([address, before]) =>
    resourceChange(address, undefined, {
      actions: ['delete'],
      before,
      after: null,
      after_unknown: {},
      before_sensitive: sensitive[address] ?? {},
      after_sensitive: false,
    }),
  );
}

/** The change of a resource. @param provider undefined: it follows from the type */
export function resourceChange(
  address: string,
  provider: string | undefined,
  change: ResourceChange['change'],
): ResourceChange {
  const parts = splitAddress(address);
  const [type = '', last = ''] = parts.slice(-2);
  const [name = ''] = last.split('[', 1);
  return {
    address,
    module_address: parts.slice(0, -2).join('.') || undefined,
    mode: 'managed',
    type,
    name,
    index: readKey(last.slice(name.length + 1, -1)),
    provider_name: provider ?? providerOf(type),
    change,
  };
}

/** The key of an instance, as `writeIndex` writes it between brackets: a number, or a string of HCL. Undefined without one. */
function readKey(key: string): string | number | undefined {
  if (!key.startsWith('"')) return key === '' ? undefined : Number(key);
  // A string of HCL is one of JSON, but for `\UXXXXXXXX` and for `$${` and `%%{`, which stand for `${` and `%{`.
  const json = key.replaceAll(/\\(?:U([\da-f]{8})|.)/g, (escape, codePoint?: string) =>
    codePoint === undefined ? escape : String.fromCodePoint(Number.parseInt(codePoint, 16)),
  );
  return String(JSON.parse(json)).replaceAll(/([$%])\1(?=\{)/g, '$1');
}

function addressOfBlock({ module, type, name }: ListedBlock): string {
  return `${module === '' ? '' : `${module}.`}${type}.${name}`;
}

/** The listed resources in their modules, each module inside of the one that calls it. */
function plannedModules(changes: readonly ResourceChange[]): PlannedModule {
  const root: PlannedModule = { resources: [] };
  const modules = new Map<string, PlannedModule>([['', root]]);
  const moduleAt = (address: string): PlannedModule => {
    const known = modules.get(address);
    if (known !== undefined) return known;
    const module: PlannedModule = { address };
    modules.set(address, module);
    const parent = moduleAt(splitAddress(address).slice(0, -2).join('.'));
    parent.child_modules ??= [];
    parent.child_modules.push(module);
    return module;
  };
  for (const { change, module_address: moduleAddress = '', ...resource } of changes) {
    if (change.after === null) continue;
    const values = { values: change.after, sensitive_values: change.after_sensitive || {} };
    (moduleAt(moduleAddress).resources ??= []).push({ ...resource, ...values });
  }
  return root;
}

export const TERRAFORM_DATA = 'terraform_data';

/**
 * The provider of a resource: by the `provider` argument of its block, or else by the beginning of its type.
 *
 * @param sources what `required_providers` says of the names. As in Terraform, one that is not named there is HashiCorp's
 */
function providerOf(
  type: string,
  sources: ReadonlyMap<string, HclExpression> = new Map(),
  block?: HclBlock,
): string {
  if (type === TERRAFORM_DATA) return 'terraform.io/builtin/terraform';
  const argument = attributeIn(block?.body, 'provider');
  const localName =
    argument?.kind === 'traversal' ? argument.root : (type.split('_', 1)[0] ?? type);
  const requiredSource = literalText(sources.get(localName))?.toLowerCase();
  const source = requiredSource ?? `hashicorp/${localName}`;
  return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
}

/** The sources that `required_providers` names, by local name. */
function sourcesIn(module: WrittenModule): Map<string, HclExpression> {
  const blocks = module.blocks.filter(({ block }) => block.type === 'terraform');
  const nested = blocks.flatMap(({ block }) => block.body.blocks);
  const required = nested.filter(({ type }) => type === 'required_providers');
  const sources = new Map<string, HclExpression>();
  for (const { name, value } of required.flatMap(({ body }) => body.attributes)) {
    const entries = value.kind === 'object' ? value.entries : [];
    const source = entries.find(({ key }) => literalText(key) === 'source')?.value;
    if (source !== undefined) sources.set(name, source);
  }
  return sources;
}
