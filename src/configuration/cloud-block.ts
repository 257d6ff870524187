/**
 * Finds the block that says where the state of a root module is, and what a `cloud` block says. Everything that has to know
 * asks here, so that all agree with the program that plans. Held against `terraform init` in
 * `__tests__/data/state-blocks.txt`.
 */
import { posix } from 'node:path';
import type { Problem } from '../model/parse.ts';
import type { ReadableFiles } from '../model/ports.ts';
import { configurationIn, isForTofuAlone, readBy, type ProgramName } from './file-names.ts';
import { literalsIn } from './literal.ts';
import { fetchModuleFiles, type ModuleFile } from './module-files.ts';
import type { ParsedFiles } from './parsed-files.ts';
import type { HclAttribute, HclBlock, HclBody, HclExpression } from './syntax/hcl-syntax.ts';

/** Tags that a workspace has to have: names, or names with their values. */
export type Tags = string[] | Record<string, string>;

/** `net`, or `env=prod` of a tag with a value. */
export function tagWords(tags: Tags): string[] {
  if (Array.isArray(tags)) return tags;
  return Object.entries(tags).map(([key, value]) => `${key}=${value}`);
}

/** What a `cloud` block or `backend "remote"` says in texts that are written out. */
export interface CloudBlock {
  /** Where it is, as in `infra/versions.tf:3`. */
  at: string;
  hostname?: string;
  organization?: string;
  workspaces?: { name?: string; prefix?: string; tags?: Tags; project?: string };
  /** What it says of a setting in another way than as a text: nothing is known of that setting. */
  unread?: Partial<Record<CloudSetting, Problem>>;
}

type CloudSetting = 'hostname' | 'organization' | 'workspaces';

/** A block that says where the state is. */
interface StateBlock {
  /** `cloud`, or the type of the backend or state store. */
  kind: string;
  /** Of its file, as in `infra/versions.tf`. */
  path: string;
  /** Where it is, as in `infra/versions.tf:3`. */
  at: string;
  block: HclBlock;
}

/** What one program reads. */
interface Reading {
  /** The block that counts; undefined if there is none. */
  counting: StateBlock | undefined;
  /** Why the program refuses these files, or would if it got as far. */
  problem: Problem | undefined;
}

/** What a directory says of its workspaces. */
export interface CloudReading {
  /** The block that counts. */
  block?: CloudBlock;
  /** In words, the backend that counts instead. */
  backend?: string;
  /** Each block that one of the two programs reads: none of them may name another host. */
  possible: CloudBlock[];
  /** Why the program refuses the files. */
  problem?: Problem;
  /** That the two programs read different blocks, where it is not known which of them plans. */
  difference?: Problem;
}

/**
 * Reads the `cloud` block of a directory: that of the last override with any such block, else the only one.
 *
 * @param directory as messages name it, and as `files` takes it; '' or '.' for where they begin
 * @param program the one that plans, if that is known
 * @param parsed what this check has parsed before
 */
export async function readCloudBlock(
  files: ReadableFiles,
  directory: string,
  program?: ProgramName,
  parsed?: ParsedFiles,
): Promise<CloudReading> {
  const names = configurationIn((await files.names(directory)) ?? []);
  const moduleFiles = await readStateFiles(files, directory, names, parsed);
  const readAs = (reader: ProgramName) => {
    const read = new Set(readBy(reader, names));
    return chooseBlock(moduleFiles.filter(({ name }) => read.has(name)));
  };
  if (program !== undefined || !names.some(isForTofuAlone)) {
    return describe(readAs(program ?? 'terraform'));
  }
  const [ofTerraform, ofTofu] = [readAs('terraform'), readAs('tofu')];
  const [first, second] = [describe(ofTerraform), describe(ofTofu)];
  const possible = [...first.possible, ...second.possible];
  const problem = first.problem ?? second.problem;
  if (problem !== undefined) return { possible, problem };
  if (writtenIn(ofTerraform) === writtenIn(ofTofu)) return first;
  return { possible, difference: differenceOf(ofTerraform, ofTofu) };
}

/** Reads each of these files that may have such a block. */
function readStateFiles(
  files: ReadableFiles,
  directory: string,
  names: readonly string[],
  parsed: ParsedFiles | undefined,
) {
  return fetchModuleFiles(
    names.map((name) => posix.join(directory, name)),
    (path) => files.read(path),
    parsed,
    (text) => MAY_HAVE_BLOCK.test(text),
  );
}

/** JSON may write any letter as an escape. */
const MAY_HAVE_BLOCK = /backend|cloud|state_store|\\u/;

/** Chooses the block as both programs do: the last override with one replaces what is there, of whatever kind. */
function chooseBlock(moduleFiles: readonly ModuleFile[]): Reading {
  const problems = moduleFiles.flatMap(problemsOfFile);
  const declared = moduleFiles.filter(({ isOverride }) => !isOverride).flatMap(stateBlocksOf);
  problems.push(...severalProblems(declared, true));
  let counting = lastOf(declared);
  for (const file of moduleFiles.filter(({ isOverride }) => isOverride)) {
    const blocks = stateBlocksOf(file);
    problems.push(...severalProblems(blocks, false));
    counting = lastOf(blocks) ?? counting;
  }
  return { counting, problem: problems[0] };
}

/** The block that counts among those of a file: a `cloud` block goes before a backend. */
function lastOf(blocks: readonly StateBlock[]): StateBlock | undefined {
  return blocks.findLast(isCloud) ?? blocks.at(-1);
}

function isCloud({ kind, block }: StateBlock): boolean {
  return block.type === 'cloud' && kind === 'cloud';
}

const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];

/** The blocks of a file, in their order. */
function stateBlocksOf({ path, body }: ModuleFile): StateBlock[] {
  return body.blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap((block) => block.body.blocks)
    .filter(({ type }) => STATE_BLOCKS.includes(type))
    .map((block) => ({
      kind: block.type === 'cloud' ? 'cloud' : (block.labels[0] ?? ''),
      path,
      at: placeOf(path, block),
      block,
    }));
}

function placeOf(path: string, { range }: { range: { startLine: number } }): string {
  return `${path}:${range.startLine}`;
}

/** What is wrong with a file for every reader of it: its syntax, and such blocks where none can be. */
function problemsOfFile({ path, body, problems, unread }: ModuleFile): Problem[] {
  if (unread !== undefined) {
    return [{ where: path, message: `says nothing of a \`cloud\` block: ${unread}.` }];
  }
  const [syntax] = problems;
  if (syntax !== undefined) {
    const message = `cannot be read, and a \`cloud\` block in it says nothing: ${syntax.message}. Correct that line.`;
    return [{ where: placeOf(path, syntax), message }];
  }
  const terraform = body.blocks.filter(({ type }) => type === 'terraform');
  const inside = terraform.flatMap((block) => block.body.blocks);
  const misplaced = [
    ...body.blocks.filter(({ type }) => STATE_BLOCKS.includes(type)),
    ...[body, ...terraform.map((block) => block.body)].flatMap(({ attributes }) =>
      attributes.filter(({ name }) => ['terraform', ...STATE_BLOCKS].includes(name)),
    ),
  ].map((item) => ({
    where: placeOf(path, item),
    message: `is no place for \`${'type' in item ? item.type : item.name}\`: it is a block inside of \`terraform\`. Move it there.`,
  }));
  const labeled = [...terraform, ...inside].flatMap((block) => {
    const wanted = LABELS[block.type];
    if (wanted === undefined || block.labels.length === wanted) return [];
    const rule = wanted === 0 ? 'no label' : 'one label';
    return {
      where: placeOf(path, block),
      message: `has another number of labels than its block \`${block.type}\` can have: ${rule}. Correct that line.`,
    };
  });
  return [...misplaced, ...labeled];
}

const LABELS: Readonly<Record<string, number>> = {
  terraform: 0,
  cloud: 0,
  backend: 1,
  state_store: 1,
};

/**
 * The problem of more blocks than one.
 *
 * @param isExclusive whether there may be no backend beside a `cloud` block, as it may in an override
 */
function severalProblems(blocks: readonly StateBlock[], isExclusive: boolean): Problem[] {
  const clouds = blocks.filter(isCloud);
  const backends = blocks.filter((block) => !isCloud(block));
  const pairs = [clouds, backends];
  if (isExclusive) pairs.push([...clouds.slice(0, 1), ...backends.slice(0, 1)]);
  const tooMany = pairs.find(({ length }) => length > 1);
  const [first, second] = tooMany ?? [];
  if (first === undefined || second === undefined) return [];
  return [
    {
      where: second.at,
      message: `has a \`${second.block.type}\` block, and ${first.at} has a \`${first.block.type}\` block: a configuration has one of them. Remove the other.`,
    },
  ];
}

/** What is written in the block, without its place; '' if there is none. */
function writtenIn({ counting }: Reading): string {
  return counting === undefined ? '' : writtenOut(counting.block);
}

/** JSON of blocks without their positions in the files: equal if the same is written. */
function writtenOut(blocks: unknown): string {
  return JSON.stringify(blocks, (key, value: unknown) => (key === 'range' ? undefined : value));
}

function differenceOf(ofTerraform: Reading, ofTofu: Reading): Problem {
  const words = ({ counting }: Reading) =>
    counting === undefined
      ? 'no block that says where the state is'
      : `the \`${counting.block.type}\` block at ${counting.at}`;
  return {
    where: (ofTofu.counting ?? ofTerraform.counting)?.at ?? '',
    message: `is read by one program alone: Terraform reads ${words(ofTerraform)}, and OpenTofu ${words(ofTofu)}. Write the same block for both, or name host, organization and workspace by inputs.`,
  };
}

/** What the block that counts says of its workspaces; nothing if it is another backend. */
function describe({ counting, problem }: Reading): CloudReading {
  const isOfService = counting !== undefined && (isCloud(counting) || isRemote(counting));
  if (problem !== undefined && !isOfService) return { possible: [], problem };
  if (counting === undefined) return { possible: [] };
  if (!isOfService) {
    return { possible: [], backend: `the backend "${counting.kind}" at ${counting.at}` };
  }
  const { block, problem: ownProblem } = readBlock(counting);
  const found = problem ?? ownProblem;
  if (found !== undefined) return { possible: [block], problem: found };
  return { block, possible: [block] };
}

function isRemote({ kind, block }: StateBlock): boolean {
  return block.type === 'backend' && kind === 'remote';
}

const ARGUMENTS = ['hostname', 'organization', 'token'];

/** Reads a block, and finds why a program refuses it. */
function readBlock({ path, at, block: { type, body } }: StateBlock): {
  block: CloudBlock;
  problem: Problem | undefined;
} {
  const inside = body.blocks.filter((block) => block.type === 'workspaces');
  const [workspaces] = inside;
  const names = type === 'cloud' ? ['name', 'project', 'tags'] : ['name', 'prefix'];
  const unread: CloudBlock['unread'] = {};
  const textOf = (setting: CloudSetting, from: HclBody | undefined, name: string) => {
    const attribute = from?.attributes.find((each) => each.name === name);
    const text = attribute === undefined ? { value: undefined } : writtenOutText(attribute.value);
    if (text === undefined) unread[setting] ??= notWrittenOut(path, attribute);
    // An empty text is the same as none.
    return text?.value || undefined;
  };
  const found: CloudBlock = {
    at,
    hostname: textOf('hostname', body, 'hostname'),
    organization: textOf('organization', body, 'organization'),
    workspaces: workspaces && {
      name: textOf('workspaces', workspaces.body, 'name'),
      prefix: textOf('workspaces', workspaces.body, 'prefix'),
      project: textOf('workspaces', workspaces.body, 'project'),
    },
  };
  const tags = workspaces?.body.attributes.find(({ name }) => name === 'tags');
  if (tags !== undefined && found.workspaces !== undefined) {
    const read = tagsIn(tags.value);
    if (read === undefined) unread.workspaces ??= notWrittenOut(path, tags);
    else if (Object.keys(read).length > 0) found.workspaces.tags = read;
  }
  if (Object.keys(unread).length > 0) found.unread = unread;
  const others = body.blocks.filter((block) => block.type !== 'workspaces');
  const problem =
    refusedIn(path, body, ARGUMENTS) ??
    (workspaces && refusedIn(path, workspaces.body, names)) ??
    refusedBlock(path, [...others, ...inside.slice(1), ...(workspaces?.body.blocks ?? [])]) ??
    inside.filter(({ labels }) => labels.length > 0).map((block) => refusedLabel(path, block))[0] ??
    contradiction(at, found);
  return { block: found, problem };
}

function notWrittenOut(path: string, attribute: HclAttribute | undefined): Problem | undefined {
  return (
    attribute && {
      where: placeOf(path, attribute),
      message: `says "${attribute.name}" in a way that is not evaluated here, and Terraform takes no variable and no function there. Write it out as a text, or name it by an input.`,
    }
  );
}

/** The first argument that a block cannot have, or has twice. */
function refusedIn(path: string, { attributes }: HclBody, names: readonly string[]) {
  const seen = new Set<string>();
  for (const attribute of attributes) {
    const isKnown = names.includes(attribute.name);
    if (!isKnown || seen.has(attribute.name)) {
      const why = isKnown ? ' a second time' : ', which is no argument of this block';
      const message = `says "${attribute.name}"${why}, so Terraform refuses it. Take it out.`;
      return { where: placeOf(path, attribute), message };
    }
    seen.add(attribute.name);
  }
  return undefined;
}

function refusedBlock(path: string, [block]: readonly HclBlock[]): Problem | undefined {
  if (block === undefined) return undefined;
  const message = `has a block \`${block.type}\` that cannot be there, or is there already, so Terraform refuses it. Take it out.`;
  return { where: placeOf(path, block), message };
}

function refusedLabel(path: string, block: HclBlock): Problem {
  const message = `has a label at its block \`${block.type}\`, which has none, so Terraform refuses it. Take it out.`;
  return { where: placeOf(path, block), message };
}

/** A name beside what chooses among several workspaces. */
function contradiction(at: string, { workspaces }: CloudBlock): Problem | undefined {
  const { name, prefix, tags } = workspaces ?? {};
  const other = prefix === undefined ? tags && 'tags' : 'prefix';
  if (name === undefined || other === undefined) return undefined;
  const message = `names its workspace by \`name\` and by \`${other}\`: a block has one of them. Remove the other.`;
  return { where: at, message };
}

/** A text that is written out, or undefined in it for null; undefined if it has to be evaluated. */
function writtenOutText(expression: HclExpression): { value: string | undefined } | undefined {
  // Terraform evaluates no text of JSON here, and OpenTofu all of them.
  if (expression.template !== undefined) return undefined;
  const { value, unknown } = literalsIn(expression);
  if (unknown !== undefined || (typeof value === 'object' && value !== null)) return undefined;
  return { value: value === null ? undefined : `${value as string | number | boolean}` };
}

/** The names of a list, or the names and values of an object; undefined if a part is no text that is written out. */
function tagsIn(expression: HclExpression): Tags | undefined {
  if (expression.kind === 'literal' && expression.value === null) return [];
  if (expression.kind === 'tuple') {
    const names = expression.items.map(tagIn);
    return names.every((name) => name !== undefined) ? names : undefined;
  }
  if (expression.kind !== 'object') return undefined;
  const pairs = expression.entries.map(({ key, value }) => [
    writtenOutText(key)?.value,
    tagIn(value),
  ]);
  const isWhole = pairs.every((pair): pair is [string, string] => !pair.includes(undefined));
  return isWhole ? Object.fromEntries(pairs) : undefined;
}

/** Numbers and truth values are no tags. */
function tagIn(expression: HclExpression): string | undefined {
  if (expression.template !== undefined) return undefined;
  const { value } = literalsIn(expression);
  return typeof value === 'string' ? value : undefined;
}

/** Reads which blocks say where the state is, for a program that plans on this machine. */
export async function readBackends(files: ReadableFiles, directory: string, parsed?: ParsedFiles) {
  const names = configurationIn((await files.names(directory)) ?? []);
  const moduleFiles = await readStateFiles(files, directory, names, parsed);
  const blocks = moduleFiles.flatMap(stateBlocksOf);
  const written = writtenOut(blocks.map(({ block }) => block));
  return {
    /** `cloud`, or the type of the backend, with the name of the file; overrides last. */
    blocks: blocks.map(({ kind, path }) => ({ kind, file: posix.basename(path) })),
    /** JSON of the blocks without their positions in the files: equal if the same is written. */
    written,
    /** Whether each file that may have one could be read completely. */
    isCertain: moduleFiles.every(
      ({ problems, unread }) => problems.length === 0 && unread === undefined,
    ),
    /** Whether the blocks use no variables, which other files could set. */
    isLiteral: !EVALUATED.test(written),
  };
}

/** In `written`: an expression that has to be evaluated. */
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
