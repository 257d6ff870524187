/** Which values of an unseen change are not as a request showed them, and whether a request can show them. */
import { canonicalJson } from '../approvals/canonical.ts';
import type { ShownByRequest, UnseenEntry } from './compare-seen.ts';
import { placeInLists, type ShownEntry } from './planned-entries.ts';

export interface Differing {
  /** Attributes; empty where it is not known which ones differ. Hostile until escaped. */
  names: readonly string[];
  /** One of the values differs from plan to plan: it has the time of the plan, or the commit. */
  madeOf?: 'time' | 'commit' | undefined;
  /** Whether a request that plans it shows it as it will be applied; undefined: it does. */
  canBeShown?: 'perhaps' | 'no' | undefined;
}

/** What a value may be made of that no other plan has. */
export interface OfThisPlan {
  /** As the plan says it, and `plantimestamp()`. */
  time: string | undefined;
  commit: string | undefined;
}

/** @param shown oldest first */
export function findDiffering(
  { entry, why, from }: UnseenEntry,
  shown: readonly ShownByRequest[],
  made: OfThisPlan,
): Differing {
  if (why === 'not-compared') {
    return { names: [], canBeShown: entry.notCompared === 'form' ? 'no' : undefined };
  }
  if (why === 'new') return { names: [] };
  const place = placeInLists(entry);
  const before = shown
    .flatMap(({ entries }) => entries)
    .findLast((one) => one.attributes !== undefined && placeInLists(one) === place);
  const now = entry.attributes();
  const differing = before && differingNames(before, { ...entry, attributes: () => now });
  const passing = (differing ?? Object.keys(now)).flatMap((name) => {
    const madeOf = madeOfThisPlan(now[name], made);
    return madeOf === undefined ? [] : [{ name, madeOf }];
  });
  const isUnexplained = from === undefined || from.kind === 'variables';
  return {
    names: differing ?? passing.map(({ name }) => name),
    madeOf: passing[0]?.madeOf,
    canBeShown: passing.length > 0 ? 'no' : isUnexplained ? 'perhaps' : undefined,
  };
}

function differingNames(before: ShownEntry, now: ShownEntry): string[] {
  const [was, is] = [before.attributes?.() ?? {}, now.attributes?.() ?? {}];
  const unknown = new Set([...before.unknown, ...now.unknown].map(([name]) => name));
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !unknown.has(name) && canonicalJson(was[name]) !== canonicalJson(is[name]),
  );
}

/** The shortest form in which people write a commit. */
const SHORT_COMMIT = 7;

function madeOfThisPlan(value: unknown, { time, commit }: OfThisPlan): Differing['madeOf'] {
  const text = canonicalJson(value ?? null);
  if (time && text.includes(time)) return 'time';
  return commit && text.includes(commit.slice(0, SHORT_COMMIT)) ? 'commit' : undefined;
}
