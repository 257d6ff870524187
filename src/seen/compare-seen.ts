/**
 * Compares the plan that will be applied with what the merged requests showed. An entry is seen if it ends as one that was shown.
 * The comparison can only keep a plan from being applied. Whether it passes its policies is decided by its verdict alone.
 */
import { canonicalJson } from '../approvals/canonical.ts';
import { addTo } from '../model/add-to.ts';
import {
  isRemoval,
  placeInLists,
  type PlannedEntry,
  type PlannedEntries,
  type ShownEntry,
} from './planned-entries.ts';

/** What one merged request showed in a workspace. */
export interface ShownByRequest extends Pick<PlannedEntries, 'variables'> {
  /** The number of the request. */
  request: number;
  entries: readonly ShownEntry[];
}

/** Where an unseen entry comes from, where that is known. */
export type Origin =
  /** The configuration of its provider is not as it was. */
  | { kind: 'provider' }
  /** The resource was changed by others than the program that plans. */
  | { kind: 'drift' }
  /** Several requests showed its address, and none as it is now. */
  | { kind: 'requests'; requests: readonly number[] }
  /** A request showed it, and files that no request showed may decide about it. */
  | { kind: 'files' }
  /** Variables that no request showed with their values of now: one of them may be the cause. */
  | { kind: 'variables'; names: readonly string[] };

export interface UnseenEntry {
  entry: PlannedEntry;
  /** `new`: no request showed anything there. */
  why: 'changed' | 'new' | 'not-compared';
  from?: Origin | undefined;
}

/** What one request showed. */
interface ShownOnce {
  request: number;
  entry: ShownEntry;
}

export interface Comparison extends Pick<PlannedEntries, 'notWhole'> {
  /** With the requests that showed it. */
  seen: readonly { entry: PlannedEntry; requests: readonly number[] }[];
  unseen: readonly UnseenEntry[];
  /** What needs nothing more: it is there as it was shown, or it is gone. */
  done: readonly ShownOnce[];
  /** What this apply does not do, or does as another request showed it. */
  less: readonly ShownOnce[];
}

/** That the plan may be made of files which no request showed, and what is known of these files. */
export interface UnseenFiles {
  /** Whether a block may have parts that no plan shows. */
  mayHideBlocks: boolean;
}

/**
 * Compares a plan with what was shown of its workspace.
 *
 * @param shown by the requests that were merged since the last apply; none where nothing says what they showed
 * @param now the plan that will be applied
 * @param files left out where all requests together showed the files that it is made of
 */
export function compareSeen(
  shown: readonly ShownByRequest[],
  now: PlannedEntries,
  files?: UnseenFiles,
): Comparison {
  const allShown = shown.flatMap(({ request, entries }) =>
    entries.map((entry): ShownOnce => ({ request, entry })),
  );
  const byPlace = new Map<string, ShownOnce[]>();
  for (const one of allShown) addTo(byPlace, placeInLists(one.entry), one);
  const seen: { entry: PlannedEntry; requests: readonly number[] }[] = [];
  const unseen: UnseenEntry[] = [];
  const carriedOut = new Set<ShownEntry>();
  const seenPlaces = new Set<string>();
  const unseenPlaces = new Set<string>();
  for (const entry of now.entries) {
    const place = placeInLists(entry);
    const there = entry.notCompared === undefined ? shownThere(entry, byPlace) : [];
    const same = there.filter((one) => isSeenAs(entry, one.entry, files));
    if (same.length > 0) {
      seen.push({ entry, requests: numbersOf(same) });
      seenPlaces.add(place);
      for (const one of same) carriedOut.add(one.entry);
    } else {
      unseen.push(toUnseen(entry, there, shown, now));
      unseenPlaces.add(place);
    }
  }
  const done: ShownOnce[] = [];
  const less: ShownOnce[] = [];
  for (const one of allShown) {
    const place = placeInLists(one.entry);
    // The entry of the plan at this place is among the unseen.
    if (carriedOut.has(one.entry) || unseenPlaces.has(place)) continue;
    const isDone = !seenPlaces.has(place) && needsNothing(one.entry, now);
    (isDone ? done : less).push(one);
  }
  return { seen, unseen, done, less, notWhole: now.notWhole };
}

function shownThere(
  entry: PlannedEntry,
  byPlace: ReadonlyMap<string, readonly ShownOnce[]>,
): readonly ShownOnce[] {
  const there = byPlace.get(placeInLists(entry)) ?? [];
  if (entry.isDeposed === undefined) return there;
  // The old object of a replacement: the request showed the whole replacement in one entry, which is no deposed one.
  return [...there, ...(byPlace.get(placeInLists({ ...entry, isDeposed: undefined })) ?? [])];
}

/** How an apply treats what nobody has seen. */
export interface UnseenRule {
  /** `report`: what the policies pass is applied, and reported. Nothing is destroyed, replaced or forgotten that was not seen. */
  unseen: 'stop' | 'report';
  /** Whether something of the workspace was approved, overridden or excepted: then everything has to be seen. */
  isExcused: boolean;
}

/** Why a plan is not applied. With neither, it may be, where the verdict is green. */
export function stopsOf(
  { unseen, notWhole }: Comparison,
  { unseen: rule, isExcused }: UnseenRule,
): Pick<Comparison, 'unseen' | 'notWhole'> {
  const stopsAll = rule === 'stop' || isExcused;
  return {
    unseen: stopsAll ? unseen : unseen.filter(({ entry }) => isRemoval(entry)),
    notWhole: stopsAll ? notWhole : undefined,
  };
}

function isSeenAs(entry: PlannedEntry, shown: ShownEntry, files: UnseenFiles | undefined): boolean {
  return endsAs(entry, shown) && (files === undefined || isWhollyShown(entry, shown, files));
}

/**
 * Whether the two plans say all of it, so that other files make no other change. What is unknown may have become any value then,
 * and the block of what is removed, with its provisioners, is in no plan.
 */
function isWhollyShown(
  entry: PlannedEntry,
  shown: ShownEntry,
  { mayHideBlocks }: UnseenFiles,
): boolean {
  const { decidedByFiles } = entry;
  const isDecided =
    decidedByFiles === 'always' || (decidedByFiles === 'hidden-blocks' && mayHideBlocks);
  const isAsUnknown = canonicalJson(entry.unknown) === canonicalJson(shown.unknown);
  return !isDecided && !isRemoval(entry) && isAsUnknown;
}

/** Whether an entry of the plan of now ends as one that was shown. */
function endsAs(entry: PlannedEntry, shown: ShownEntry): boolean {
  return entry.provider === shown.provider && endsAsWithAnyProvider(entry, shown);
}

/** The same, however its provider is configured. */
function endsAsWithAnyProvider(entry: PlannedEntry, shown: ShownEntry): boolean {
  if (shown.notCompared !== undefined) return false;
  if (entry.block !== shown.block) return false;
  // A move or an import that the plan still has must be as it was shown. One that is done is no longer in the plan.
  if (entry.previous !== undefined && entry.previous !== shown.previous) return false;
  if (entry.importing !== undefined && entry.importing !== shown.importing) return false;
  if (entry.before !== undefined && entry.before !== shown.before) return false;
  if (!isOfActions(entry, shown)) return false;
  if (entry.end === undefined) return true;
  const { end, changed } = entry.endWithout(shown.unknown) ?? {};
  if (end === undefined) return false;
  return end === shown.end || (changed !== undefined && changed === shown.changed);
}

/** Whether it does what was shown, or the half that is left of a replacement. */
function isOfActions({ actions, isDeposed }: PlannedEntry, shown: ShownEntry): boolean {
  if (isDeposed === shown.isDeposed) {
    const isReplacement = shown.actions === 'delete,create' || shown.actions === 'create,delete';
    return actions === shown.actions || (actions === 'create' && isReplacement);
  }
  return actions === 'delete' && shown.actions === 'create,delete';
}

/** Whether what was shown and is not in the plan is there already, or gone. */
function needsNothing(shown: ShownEntry, now: PlannedEntries): boolean {
  const { list, name, actions, isDeposed, end, unknown } = shown;
  if (shown.notCompared === 'form') return false;
  if (actions === 'read' || actions === 'open' || isDeposed) return true;
  const entry = now.unchanged(list, name);
  if (actions === 'delete' || actions === 'forget') return entry === undefined;
  if (entry === undefined) return false;
  return end === undefined || entry.endWithout(unknown)?.end === end;
}

function toUnseen(
  entry: PlannedEntry,
  there: readonly ShownOnce[],
  shown: readonly ShownByRequest[],
  now: PlannedEntries,
): UnseenEntry {
  if (entry.notCompared !== undefined) return { entry, why: 'not-compared' };
  const areCompared = there.some((one) => one.entry.notCompared === undefined);
  if (there.length > 0 && !areCompared) return { entry, why: 'not-compared' };
  const from = originOf(entry, there, shown, now);
  return { entry, why: there.length === 0 ? 'new' : 'changed', from };
}

function originOf(
  entry: PlannedEntry,
  there: readonly ShownOnce[],
  shown: readonly ShownByRequest[],
  { variables, drifted }: PlannedEntries,
): Origin | undefined {
  if (there.some((one) => endsAs(entry, one.entry))) return { kind: 'files' };
  if (there.some((one) => endsAsWithAnyProvider(entry, one.entry))) return { kind: 'provider' };
  if (drifted.has(entry.name)) return { kind: 'drift' };
  const requests = numbersOf(there);
  if (requests.length > 1) return { kind: 'requests', requests };
  const plans =
    there.length === 0 ? shown : shown.filter(({ request }) => requests.includes(request));
  if (plans.length === 0) return undefined;
  const names = Object.keys(variables).filter((name) =>
    plans.every(
      (plan) => !Object.hasOwn(plan.variables, name) || plan.variables[name] !== variables[name],
    ),
  );
  return names.length > 0 ? { kind: 'variables', names } : undefined;
}

function numbersOf(entries: readonly ShownOnce[]): number[] {
  return [...new Set(entries.map(({ request }) => request))];
}
