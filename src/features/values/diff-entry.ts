/**
 * What changes in an entry of a plan, as lines that any writer can draw: a path, the value before and after, and what is known of
 * the change. Of lists, maps and texts there is what differs in them. Everything that is changed is in a line; what a writer
 * folds, it counts.
 */
import { isJsonDeeperThan, MOST_LEVELS, parseExactly } from '../../model/json-text.ts';
import { align } from './align.ts';
import {
  hasUnknown,
  keyOfValue,
  isEmpty,
  isNull,
  type VisibleEntry,
  type ShownValue,
  type PathStep,
} from './shown-value.ts';

/** A line of a long text: taken out, added, or as it was. */
export interface TextLine {
  sign: '-' | '+' | ' ';
  text: string;
}

export interface ChangedValue {
  /** From the attribute on; empty for the value of an output. Hostile until escaped. */
  path: readonly PathStep[];
  /** Undefined where there was no value, or there will be none. */
  before?: ShownValue | undefined;
  after?: ShownValue | undefined;
  /** In place of both values, of a text that has several lines or is JSON: its lines, all of them. */
  lines?: readonly TextLine[] | undefined;
  /** Whether `lines` are those of JSON that is written in another way than the text. */
  isJson?: true | undefined;
  /** Whether nothing but white space or the order of keys differs. */
  isRewritten?: true | undefined;
  forces?: true | undefined;
  becomes?: 'sensitive' | 'shown' | undefined;
}

export interface EntryDiff extends Omit<VisibleEntry, 'before' | 'after' | 'marks' | 'forcing'> {
  changes: readonly ChangedValue[];
  /** Attributes that have a value and keep it. */
  unchanged: number;
  /** Attributes of what is created or destroyed that are an empty list or map: without its schema, also blocks that nobody wrote. */
  empty: readonly string[];
}

export function diffEntry(entry: VisibleEntry): EntryDiff {
  const { before, after, marks, forcing, ...facts } = entry;
  // What is forgotten stays as it is, and what is created in its place has all of its values.
  const staysAsItIs = entry.does === 'forget' && isNull(after);
  const found: ChangedValue[] = [];
  const empty: string[] = [];
  let unchanged = 0;
  if (!staysAsItIs) {
    const isOneSided = isNull(before) || isNull(after);
    const attributesOf = (value: ShownValue | undefined) =>
      value?.kind === 'map' && facts.part !== 'output' ? value.members : undefined;
    const [one, other] = [attributesOf(before), attributesOf(after)];
    if (one === undefined && other === undefined) {
      compare([], before, after, found);
    } else {
      const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].sort();
      for (const name of names) {
        const [was, becomes] = [emptyAsNone(one?.get(name)), emptyAsNone(other?.get(name))];
        const only = was ?? becomes;
        if (isOneSided && only !== undefined && isEmpty(only)) {
          empty.push(name);
          continue;
        }
        const known = found.length;
        compare([name], was, becomes, found);
        if (found.length === known && only !== undefined) unchanged += 1;
      }
    }
  }
  const changes = withMarks(found, marks);
  return {
    ...facts,
    changes: changes.map((change) =>
      forcing.some((path) => isOneBelowOther(path, change.path))
        ? { ...change, forces: true }
        : change,
    ),
    unchanged: unchanged - (changes.length - found.length),
    empty,
  };

  /** Providers of the older kind write an empty text for no value. It is one where an attribute takes any type. */
  function emptyAsNone(value: ShownValue | undefined): ShownValue | undefined {
    const isLegacy = value?.kind === 'text' && value.text === '' && !facts.takesAnyType;
    return isNull(value) || isLegacy ? undefined : value;
  }
}

/** A change of marks alone is a change. */
function withMarks(found: ChangedValue[], marks: VisibleEntry['marks']): ChangedValue[] {
  const all = [...found];
  for (const { path, becomes } of marks) {
    const at = all.findIndex((change) => isOneBelowOther(path, change.path));
    const known = all[at];
    if (known === undefined) all.push({ path, becomes });
    else all[at] = { ...known, becomes };
  }
  return all;
}

const isOneBelowOther = (one: readonly PathStep[], other: readonly PathStep[]): boolean =>
  one.slice(0, other.length).every((step, at) => String(step) === String(other[at]));

/** Adds what differs at a path and below it. */
function compare(
  path: readonly PathStep[],
  before: ShownValue | undefined,
  after: ShownValue | undefined,
  found: ChangedValue[],
): void {
  if (before === undefined && after === undefined) return;
  if (isNull(before) !== isNull(after)) {
    found.push({
      path,
      before: isNull(before) ? undefined : before,
      after: isNull(after) ? undefined : after,
    });
    return;
  }
  if (before === undefined || after === undefined) {
    // A member that is null comes or goes.
    found.push({ path, before, after });
    return;
  }
  if (before.kind === 'map' && after.kind === 'map') {
    const keys = [...new Set([...before.members.keys(), ...after.members.keys()])];
    for (const key of keys)
      compare([...path, key], before.members.get(key), after.members.get(key), found);
    return;
  }
  if (before.kind === 'list' && after.kind === 'list') {
    compareLists(path, before.items, after.items, found);
    return;
  }
  if (keyOfValue(before) === keyOfValue(after) && !hasUnknown(after)) return;
  if (before.kind === 'text' && after.kind === 'text') {
    const said = compareTexts(before, after);
    if (said !== undefined) {
      found.push({ path, before, after, ...said });
      return;
    }
  }
  found.push({ path, before, after });
}

function compareLists(
  path: readonly PathStep[],
  before: readonly ShownValue[],
  after: readonly ShownValue[],
  found: ChangedValue[],
): void {
  // An unknown member is none of those that were there.
  const textsOf = (items: readonly ShownValue[], side: string) =>
    items.map((item, at) => (hasUnknown(item) ? `${side}${at}` : keyOfValue(item)));
  const aligned = align(textsOf(before, 'b'), textsOf(after, 'a'));
  let removed: number[] = [];
  let added: number[] = [];
  const flush = () => {
    // Between two members that stay, objects are compared with one another, in their order.
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [one, other] = [removed[at], added[at]];
      const was = one === undefined ? undefined : before[one];
      const becomes = other === undefined ? undefined : after[other];
      const areObjects = was?.kind === 'map' && becomes?.kind === 'map';
      if (areObjects || (one === other && was !== undefined && becomes !== undefined)) {
        compare([...path, other ?? 0], was, becomes, found);
        continue;
      }
      if (was !== undefined) compare([...path, one ?? 0], was, undefined, found);
      if (becomes !== undefined) compare([...path, other ?? 0], undefined, becomes, found);
    }
    removed = [];
    added = [];
  };
  for (const { before: one, after: other } of aligned) {
    if (one !== undefined && other !== undefined) flush();
    else if (one !== undefined) removed.push(one);
    else if (other !== undefined) added.push(other);
  }
  flush();
}

type ShownText = Extract<ShownValue, { kind: 'text' }>;

/** The lines of texts that have several, or are JSON; undefined for others. */
function compareTexts(
  { text: before, same }: ShownText,
  { text: after, same: sameAfter }: ShownText,
): Pick<ChangedValue, 'lines' | 'isJson' | 'isRewritten'> | undefined {
  // What differs may be hidden: then no line says it.
  const mayBeHidden = same !== undefined || sameAfter !== undefined;
  if (mayBeHidden && before === after) return undefined;
  const [one, other] = [linesOfJson(before), linesOfJson(after)];
  if (one !== undefined && other !== undefined) {
    if (one.join('\n') === other.join('\n')) return mayBeHidden ? undefined : { isRewritten: true };
    return { lines: differingLines(one, other), isJson: true };
  }
  if (!before.includes('\n') && !after.includes('\n')) return undefined;
  return { lines: differingLines(before.split('\n'), after.split('\n')) };
}

function differingLines(before: readonly string[], after: readonly string[]): TextLine[] {
  return align(before, after).map(({ before: one, after: other }) => {
    const text = (other === undefined ? before[one ?? 0] : after[other]) ?? '';
    if (one !== undefined && other !== undefined) return { sign: ' ', text };
    return { sign: one === undefined ? '+' : '-', text };
  });
}

/** An object or a list that is written as a text, each member on a line of its own, with its names in their order. */
export function linesOfJson(text: string): string[] | undefined {
  if (!/^\s*[{[]/.test(text) || isJsonDeeperThan(text, MOST_LEVELS)) return undefined;
  const value = parseExactly(text);
  if (typeof value !== 'object' || value === null) return undefined;
  return JSON.stringify(sorted(value), undefined, 2).split('\n');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    sorted(inner),
  ]);
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}
