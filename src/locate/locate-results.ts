/** Gives policy results, diagnostics and changes their place in the repository's files, and failures the lines around it. */
import { join } from 'node:path';
import type { GateResult } from '../gate/result.ts';
import { mergeByAddress, resourcesAlone, withoutAddress } from '../policy/named-resources.ts';
import type { PlannedChange, PlannedChanges } from '../policy/planned-changes.ts';
import type {
  GeneralMessage,
  Location,
  NamedResource,
  PlanDiagnostic,
  PolicyResult,
} from '../model/policy-result.ts';
import { readAddress } from '../model/address.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { addExcerpts } from './excerpts.ts';
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
  const blockOf = blockFinder(places);
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
function blockFinder(places: Places): BlockOf {
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
