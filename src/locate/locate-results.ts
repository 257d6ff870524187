/**
 * Gives policy results and diagnostics their place in the repository's files, and failures the lines around it. Then moves
 * the places to the commit that the report names, if other files were read.
 */
import { join } from 'node:path';
import type { GateResult } from '../gate/result.ts';
import { mergeByAddress, resourcesAlone, withoutAddress } from '../policy/named-resources.ts';
import type { PlannedChange, PlannedChanges } from '../policy/planned-changes.ts';
import type {
  Excerpt,
  GeneralMessage,
  Location,
  NamedResource,
  PlanDiagnostic,
  PolicyResult,
} from '../model/policy-result.ts';
import { readAddress } from '../model/address.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { createLocator, type LocateOptions, type Locator } from './locate.ts';
import type { Hint } from './meant-part.ts';

/**
 * Finds a place for each resource of a result: what the service says, else its block. A message about several has a place
 * where all of them are in one block. `createLocator` follows module calls to the one block of an address.
 *
 * Before: places as the service names them, relative to what was packed or to the working directory
 * in it. After: relative to the repository's root, in a file that exists, on a line that it has; a
 * place that cannot be made certain is gone. Never rejects because of a file.
 */
export async function locateResults(
  result: GateResult,
  options: LocateOptions,
): Promise<GateResult> {
  const locator = createLocator(options);
  const countLines = lineCounter(options);
  const workspaces = await oneByOne(result.workspaces, async (workspace) => {
    const { root, workingDirectory, results, diagnostics } = workspace;
    const roots = root === undefined ? [] : [...new Set([join(root, workingDirectory), root])];
    const places: Places = { options, locator, countLines, roots };
    return {
      ...workspace,
      results: await oneByOne(results, (each) => locateResult(each, places)),
      diagnostics: await oneByOne(diagnostics, (each) => locateDiagnostic(each, places)),
      changes: workspace.changes && (await locateChanges(workspace.changes, places)),
    };
  });
  return addExcerpts({ ...result, workspaces }, options);
}

interface Places {
  options: LocateOptions;
  locator: Locator;
  countLines: CountLines;
  /** The root module's directory first, then what was packed, when that is another one. */
  roots: string[];
}

/** Not side by side: there may be more files than a process can open. */
async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

async function locateResult(result: PolicyResult, places: Places): Promise<PolicyResult> {
  const { status, address, message, output } = result;
  const reported = result.location && (await resolveReported(result.location, address, places));
  // A passed result is shown nowhere with its place.
  if (status === 'passed') return { ...result, location: reported };
  const blockOf = blocksOf(places);
  const assigned = await assignToBlocks(result, blockOf);
  // Where nothing was printed, the message of the result is about its only resource.
  const ofOnly = result.resources.length === 1 && output.length === 0 ? [message] : [];
  const resources = await oneByOne(assigned.resources, async ({ attribute, ...resource }) => {
    const messages = resource.messages.length > 0 ? resource.messages : ofOnly;
    const location =
      (resource.location && (await resolveReported(resource.location, resource.address, places))) ??
      (await locateMeant(resource.address, { messages, attribute }, places));
    return { ...resource, location };
  });
  const generalMessages = await oneByOne(assigned.generalMessages, async (general) => {
    const location = general.location
      ? await resolveReported(general.location, undefined, places)
      : await commonBlock(general, blockOf);
    return { ...general, location };
  });
  const named = { ...result, resources, generalMessages };
  const [first] = resourcesAlone(named);
  if (first !== undefined) {
    return { ...named, address: address ?? first.address, location: first.location ?? reported };
  }
  const location = reported ?? generalMessages.find((general) => general.location)?.location;
  return { ...named, location };
}

type BlockOf = (address: string) => Promise<Location | undefined>;

/**
 * A message that starts with the address of a block belongs to that resource, unless it names another one of the
 * configuration. Other names in it may be those of files or hosts.
 */
async function assignToBlocks(result: PolicyResult, blockOf: BlockOf): Promise<PolicyResult> {
  const generalMessages: GeneralMessage[] = [];
  const ofOne: NamedResource[] = [];
  const noResources = new Set<string>();
  for (const general of result.generalMessages) {
    const [first = '', ...others] = general.addresses;
    const message = withoutAddress(general.text, first);
    const isInFront = message !== general.text && (await blockOf(first)) !== undefined;
    const blocks = isInFront ? await oneByOne(others, blockOf) : [];
    if (!isInFront || blocks.some((block) => block !== undefined)) {
      generalMessages.push(general);
      continue;
    }
    ofOne.push({ address: first, messages: [message] });
    for (const name of others) noResources.add(name);
  }
  if (ofOne.length === 0) return result;
  for (const { addresses } of generalMessages)
    for (const address of addresses) noResources.delete(address);
  const resources = mergeByAddress([...result.resources, ...ofOne]).filter(
    ({ address, messages }) => messages.length > 0 || !noResources.has(address),
  );
  return { ...result, resources, generalMessages };
}

/** What is compared of the messages about one resource: more of them mean the whole block. */
const MOST_MEANT = 20;

/** The place that all messages about a resource mean, else its block. */
async function locateMeant(
  address: string,
  { messages, attribute }: { messages: readonly string[]; attribute: Hint['attribute'] },
  places: Places,
): Promise<Location | undefined> {
  const meant = new Map<string, Location | undefined>();
  for (const message of messages.length > MOST_MEANT ? [] : messages) {
    const location = await locateText(address, places, { message, attribute });
    meant.set(JSON.stringify(location), location);
  }
  if (meant.size === 1) return meant.values().next().value;
  return locateText(address, places, { message: '', attribute });
}

/** Makes the function that finds the block of an address, each once. */
function blocksOf(places: Places): BlockOf {
  const blocks = new Map<string, Location | undefined>();
  return async (address) => {
    if (!blocks.has(address)) blocks.set(address, await locateText(address, places));
    return blocks.get(address);
  };
}

/** The one block of all resources that a message names; undefined if there are several, or if one is not known. */
async function commonBlock(
  { addresses }: GeneralMessage,
  blockOf: BlockOf,
): Promise<Location | undefined> {
  const [first, ...others] = addresses;
  if (first === undefined || others.length === 0) return undefined;
  const block = await blockOf(first);
  for (const address of others) {
    const other = await blockOf(address);
    const isSame = other?.path === block?.path && other?.startLine === block?.startLine;
    if (!isSame) return undefined;
  }
  return block;
}

async function locateDiagnostic(
  { file: path = '', line = 0, ...rest }: PlanDiagnostic,
  places: Places,
): Promise<PlanDiagnostic> {
  const { address } = rest;
  const reported: Location = { path, startLine: line, endLine: line, source: 'diagnostic' };
  const location =
    (await resolveReported(reported, address, places)) ?? (await locateText(address, places));
  return { ...rest, file: location?.path, line: location?.startLine };
}

/** Blocks that are looked up; the worst changes are the first. */
const MOST_BLOCKS = 2_000;

/** All instances of a block have one place. The block of a destroyed resource is often gone. */
async function locateChanges(planned: PlannedChanges, places: Places): Promise<PlannedChanges> {
  const locations = new Map<string, Location | undefined>();
  const changes = await oneByOne(planned.changes, async (change): Promise<PlannedChange> => {
    const { modules, block } = readAddress(change.address) ?? {};
    const key = JSON.stringify([modules?.map(({ name }) => name), block]);
    if (!locations.has(key) && locations.size < MOST_BLOCKS)
      locations.set(key, await locateText(change.address, places));
    return { ...change, location: locations.get(key) };
  });
  return { ...planned, changes };
}

async function locateText(
  text: string | undefined,
  places: Places,
  hint?: Hint,
): Promise<Location | undefined> {
  const address = text === undefined ? undefined : readAddress(text);
  const [module] = places.roots;
  if (address === undefined || module === undefined) return undefined;
  return places.locator.locate(address, module, hint);
}

/**
 * A place that the service named. It does not say from which directory it counts: it must be a file
 * under exactly one of the two, or the one that has the address's block there.
 */
async function resolveReported(
  reported: Location,
  address: string | undefined,
  places: Places,
): Promise<Location | undefined> {
  const parts = reported.path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
  const isAbsolute = /^(?:[A-Za-z]:)?[/\\]/.test(reported.path);
  // The place of a scanner is in the checkout, whatever is planned of it.
  if (reported.source === 'scanner') {
    return existingPlace(reported, join(places.options.repositoryRoot, ...parts), places);
  }
  if (parts.length === 0 || parts.includes('.terraform') || isAbsolute) return undefined;
  const candidates = new Map<string, Location>();
  for (const root of places.roots) {
    const location = await existingPlace(reported, join(root, ...parts), places);
    if (location !== undefined) candidates.set(location.path, location);
  }
  const [first] = candidates.values();
  if (candidates.size < 2) return first;
  const block = await locateText(address, places);
  return block && candidates.get(block.path);
}

async function existingPlace(
  reported: Location,
  file: string,
  { options, countLines }: Places,
): Promise<Location | undefined> {
  const path = relativePathInside(options.repositoryRoot, file);
  const lines = path === undefined ? undefined : await countLines(file);
  if (path === undefined || lines === undefined) return undefined;
  const { startLine } = reported;
  if (!Number.isSafeInteger(startLine) || startLine < 1 || startLine > lines) return undefined;
  return { ...reported, path, endLine: Math.min(Math.max(reported.endLine, startLine), lines) };
}

/** How many lines a file has; undefined if it does not exist or cannot be read. */
type CountLines = (file: string) => Promise<number | undefined>;

/** Reads each file once: a scanner may name thousands of places in one. */
function lineCounter(options: LocateOptions): CountLines {
  const counts = new Map<string, Promise<number | undefined>>();
  const count: CountLines = async (file) => {
    const text = await options.readFile(file);
    if (text === undefined) return undefined;
    return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  };
  return (file) => {
    const counting = counts.get(file) ?? count(file);
    counts.set(file, counting);
    return counting;
  };
}

const LINES_AROUND = 2;
const LONGEST_LINE = 240;
function clip(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}

/** Places of one report that are shown with their lines. */
const MOST_EXCERPTS = 100;

/** Something with a place; of an own place and of one that a message has. */
interface Placed {
  location?: Location | undefined;
}

/**
 * Adds the lines around the places that are shown with them: those of failures that close the gate first, and the first place
 * of each policy before the second of any. A place that several workspaces have counts once.
 */
async function addExcerpts(result: GateResult, options: LocateOptions): Promise<GateResult> {
  const rounds = new Map<string, Location>();
  const wanted = placesByPolicy(result);
  const longest = wanted.reduce((most, places) => Math.max(most, places.length), 0);
  for (let round = 0; round < longest && rounds.size < MOST_EXCERPTS; round++) {
    for (const places of wanted) {
      const place = places[round];
      if (place !== undefined && rounds.size < MOST_EXCERPTS) rounds.set(keyOfPlace(place), place);
    }
  }
  const read = excerptReader(options);
  const excerpts = new Map<string, Excerpt | undefined>();
  for (const [key, place] of rounds) excerpts.set(key, await read(place));
  const excerptAt = (location: Location | undefined) =>
    location && excerpts.get(keyOfPlace(location));
  const withExcerpt = <T extends Placed>(placed: T) => {
    return { ...placed, excerpt: excerptAt(placed.location) };
  };
  const workspaces = result.workspaces.map((workspace) => ({
    ...workspace,
    results: workspace.results.map((each) =>
      each.status === 'passed'
        ? each
        : {
            ...each,
            resources: each.resources.map(withExcerpt),
            generalMessages: each.generalMessages.map(withExcerpt),
            excerpt: namesNothing(each) ? excerptAt(each.location) : undefined,
          },
    ),
    diagnostics: workspace.diagnostics.map((each) => {
      const { file, line } = each;
      if (file === undefined || line === undefined) return each;
      return { ...each, excerpt: excerpts.get(keyOfPlace({ path: file, startLine: line })) };
    }),
  }));
  return { ...result, workspaces };
}

function keyOfPlace({ path, startLine }: Pick<Location, 'path' | 'startLine'>): string {
  return `${startLine} ${path}`;
}

function namesNothing({ resources, generalMessages }: PolicyResult): boolean {
  return resources.length + generalMessages.length === 0;
}

/** The different places of each policy and of the problems of plans, what closes the gate first. */
function placesByPolicy({ workspaces }: GateResult): Location[][] {
  const found = new Map<string, Map<string, Location>>();
  const add = (key: string, locations: readonly (Location | undefined)[]): void => {
    const places = found.get(key) ?? new Map<string, Location>();
    for (const place of locations) if (place !== undefined) places.set(keyOfPlace(place), place);
    found.set(key, places);
  };
  const results = workspaces.flatMap((workspace) => workspace.results);
  const isMandatory = ({ level, status }: PolicyResult): boolean =>
    level !== 'advisory' &&
    status !== 'excepted' &&
    status !== 'existing' &&
    status !== 'overridden';
  const failing = results.filter(({ status }) => status !== 'passed');
  const addDiagnostics = (wanted: PlanDiagnostic['severity']): void => {
    for (const { severity, file, line } of workspaces.flatMap(({ diagnostics }) => diagnostics)) {
      if (severity !== wanted || file === undefined || line === undefined) continue;
      add(wanted, [{ path: file, startLine: line, endLine: line, source: 'diagnostic' }]);
    }
  };
  addDiagnostics('error');
  for (const each of [
    ...failing.filter(isMandatory),
    ...failing.filter((one) => !isMandatory(one)),
  ]) {
    const { system, policySet, policy, level, resources, generalMessages, location } = each;
    const placed: readonly Placed[] = [...resources, ...generalMessages];
    const places = namesNothing(each) ? [location] : placed.map((one) => one.location);
    add(JSON.stringify([system, policySet, policy, level]), places);
  }
  addDiagnostics('warning');
  return [...found.values()].map((places) => [...places.values()]);
}

/** Reads the lines around a place; none if the file cannot be read or is too short. Each file is read once. */
function excerptReader(options: LocateOptions): (place: Location) => Promise<Excerpt | undefined> {
  const files = new Map<string, Promise<string | undefined>>();
  return async ({ path, startLine: line }) => {
    const reading = files.get(path) ?? options.readFile(join(options.repositoryRoot, path));
    files.set(path, reading);
    const text = (await reading) ?? '';
    const linesOfFile = text.split(/\r?\n/);
    if (line > linesOfFile.length || text === '') return undefined;
    const first = Math.max(1, line - LINES_AROUND);
    const around = linesOfFile.slice(first - 1, line + LINES_AROUND);
    return { lines: around.map(clip), at: line - first };
  };
}

interface CarryOptions extends LocateOptions {
  /** The commit that the files were read from; undefined: not known. */
  checkedOut: string | undefined;
  /** What these files are at the commit that is reported; those that are not known are left out. */
  textsAtHead: (texts: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, string>>;
}

type MovePlace = (place: Location) => Location | undefined;

/**
 * Moves every place of a result from the files that were read to the commit that the report names. They differ if the job
 * checked out the merge of a pull request into a branch that has changed since. Reads each file once.
 */
export async function carryPlaces(result: GateResult, options: CarryOptions): Promise<GateResult> {
  const paths = new Set<string>();
  // This first walk moves nothing, and only collects the paths.
  movePlaces(result, (location) => {
    paths.add(location.path);
    return location;
  });
  if (paths.size === 0) return result;
  return movePlaces(result, await openMover(paths, options));
}

async function openMover(paths: Iterable<string>, options: CarryOptions): Promise<MovePlace> {
  const { repositoryRoot, checkedOut, textsAtHead } = options;
  const texts = new Map<string, string>();
  for (const path of paths) {
    const text = await options.readFile(join(repositoryRoot, path));
    if (text !== undefined) texts.set(path, text);
  }
  const headTexts = await textsAtHead(texts);
  const lineMovers = new Map<string, (line: number) => number | undefined>();
  for (const [path, text] of texts) {
    const headText = headTexts.get(path);
    if (headText === text) lineMovers.set(path, (line) => line);
    else if (headText !== undefined) lineMovers.set(path, carryLines(text, headText));
  }
  return (location) => {
    const moveLine = lineMovers.get(location.path);
    const startLine = moveLine?.(location.startLine);
    if (startLine === undefined) {
      return checkedOut === undefined ? undefined : { ...location, commit: checkedOut };
    }
    const endLine = moveLine?.(location.endLine) ?? startLine;
    return { ...location, startLine, endLine: Math.max(startLine, endLine) };
  };
}

function movePlaces(result: GateResult, move: MovePlace): GateResult {
  const moved = <T extends { location?: Location | undefined }>(placed: T): T =>
    placed.location === undefined ? placed : { ...placed, location: move(placed.location) };
  const movedResult = (policyResult: PolicyResult): PolicyResult => ({
    ...moved(policyResult),
    resources: policyResult.resources.map(moved),
    generalMessages: policyResult.generalMessages.map(moved),
  });
  const movedChanges = (planned: PlannedChanges): PlannedChanges => ({
    ...planned,
    changes: planned.changes.map(moved),
  });
  return {
    ...result,
    workspaces: result.workspaces.map((workspace) => ({
      ...workspace,
      results: workspace.results.map(movedResult),
      diagnostics: workspace.diagnostics.map(({ file, line, ...rest }) => {
        if (file === undefined || line === undefined) return { ...rest, file, line };
        const location = move({ path: file, startLine: line, endLine: line, source: 'diagnostic' });
        return {
          ...rest,
          file: location?.path,
          line: location?.startLine,
          commit: location?.commit,
        };
      }),
      changes: workspace.changes && movedChanges(workspace.changes),
    })),
  };
}

/** The most removed and added lines; if there are more, only the common beginning and end are mapped. */
const MOST_EDITS = 1_000;

/**
 * Maps the lines that both versions have in common, in the same order: a line of `from` to that line of `to`, both 1-based.
 * Undefined for a line that `to` does not have.
 */
export function carryLines(from: string, to: string): (line: number) => number | undefined {
  const old = linesOf(from);
  const fresh = linesOf(to);
  const shorter = Math.min(old.length, fresh.length);
  // How many lines both begin with, and end with.
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  const between = commonLines(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
  );
  return (line) => {
    const index = line - 1;
    if (!Number.isSafeInteger(index) || index < 0 || index >= old.length) return undefined;
    if (index < head) return line;
    if (index >= old.length - tail) return line + fresh.length - old.length;
    const freshIndex = between.get(index - head);
    return freshIndex === undefined ? undefined : head + freshIndex + 1;
  };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Index in `old` → index of the same line in `fresh`. Myers' algorithm (https://doi.org/10.1007/BF01840446) finds the shortest
 * list of edits; read backwards, it gives the common lines. Empty if there are more than `MOST_EDITS`.
 */
function commonLines(old: readonly string[], fresh: readonly string[]): Map<number, number> {
  const mostEdits = Math.min(old.length + fresh.length, MOST_EDITS);
  const furthest = new Int32Array(2 * mostEdits + 3);
  const steps: Int32Array[] = [];
  for (let edits = 0; edits <= mostEdits; edits++) {
    steps.push(furthest.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let { x } = reach(furthest, diagonal, edits, mostEdits);
      while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal]) x++;
      furthest[mostEdits + 1 + diagonal] = x;
      if (x >= old.length && x - diagonal >= fresh.length) {
        return readBack(steps, { old: old.length, fresh: fresh.length }, mostEdits);
      }
    }
  }
  return new Map();
}

/** How far one more edit reaches on this diagonal, and whether that edit inserts a line. */
function reach(furthest: Int32Array, diagonal: number, edits: number, most: number) {
  const at = most + 1 + diagonal;
  const below = furthest[at - 1] ?? 0;
  const above = furthest[at + 1] ?? 0;
  const isInsertion = diagonal === -edits || (diagonal !== edits && below < above);
  return { isInsertion, x: isInsertion ? above : below + 1 };
}

/** @param steps for each number of edits, how far it reached on each diagonal before it */
function readBack(steps: readonly Int32Array[], end: { old: number; fresh: number }, most: number) {
  const pairs = new Map<number, number>();
  let x = end.old;
  let y = end.fresh;
  for (const [edits, furthest] of [...steps.entries()].toReversed()) {
    const diagonal = x - y;
    const step = reach(furthest, diagonal, edits, most);
    const start = edits === 0 ? 0 : step.x;
    while (x > start && y > start - diagonal) pairs.set(--x, --y);
    if (step.isInsertion) y--;
    else x--;
  }
  return pairs;
}
