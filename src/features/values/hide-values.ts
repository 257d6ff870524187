/**
 * Takes from the entries of a plan what must not be shown, before anything is compared or cut: what the plan marks as sensitive,
 * now or before, in each form in which a text can have it; what patterns of paths name; write-only arguments; the secrets of the job
 * and what looks like a credential.
 */
import * as v from '../../client/wire/schema.ts';
import { trimSpace } from '../../model/go-text.ts';
import {
  fieldOf,
  fieldsOf,
  isRecord,
  listOf,
  parseJson,
  recordOf,
  textIn,
} from '../../model/parse.ts';
import { isMarked, markAt, resourcesOf, type PlanJson } from '../../model/plan-json.ts';
import { findBlocks } from '../../plan/configured-modules.ts';
import { wordsOfEntry } from '../../plan/count-words.ts';
import { actionWords, entriesOf, isMoved, isOfAction, type Entry } from '../../plan/entries.ts';
import { DEEPEST, isWriteOnlyName } from '../../plan/lacked-values.ts';
import { asPlanDocument } from '../../plan/read-plan.ts';
import { removerOf, WHOLE_ONLY } from '../../plan/remove-texts.ts';
import { joinMarks, sensitiveTexts } from '../../plan/sensitive-values.ts';
import { asWord } from '../../policy/planned-changes.ts';
import type { IsHiddenPath } from '../../model/hidden-paths.ts';
import {
  createIdentities,
  keyOfValue,
  NULL,
  type VisibleEntry,
  type ShownValue,
  type PathStep,
} from './shown-value.ts';

export interface AskedToHide {
  isHiddenPath: IsHiddenPath;
  /** Takes the secrets of the job out of a text, and what looks like a credential. */
  conceal(this: void, text: string): string;
}

/** What hides the values of one plan. */
interface Hiding extends AskedToHide {
  /** Takes hidden texts out of a text, in every form, and secrets of the job. */
  clean(this: void, text: string): string;
  /** Hidden texts that are too short to be looked for inside of others. */
  short: ReadonlySet<string>;
  identify(this: void, value: unknown): number;
  /** Finds the block of the configuration. */
  blockOf: ReturnType<typeof findBlocks>;
  outputs: Readonly<Record<string, unknown>>;
}

/** A side of an entry while it is walked through. */
interface Walked {
  /** Type, name, and the names and keys so far. */
  path: readonly string[];
  unknown: unknown;
  sensitive: unknown;
  /** What the configuration says here: an expression, or what is in a constant. Undefined where it says nothing. */
  written: unknown;
  depth: number;
}

/** The entries that change something, in the order of the plan. Yields undefined between steps, so that the caller can let other work go on. */
export function* shownEntries(
  json: PlanJson,
  asked: AskedToHide,
): Generator<VisibleEntry | undefined> {
  const hiding = yield* openHiding(json, asked);
  const numbers = new Map<string, number>();
  for (const entry of entriesOf(json)) {
    if (wordsOfEntry(entry).length === 0) yield undefined;
    else yield toShown(entry, hiding, numbers);
  }
}

/** Finds all that is hidden in a plan, wherever it is. */
function* openHiding(json: PlanJson, asked: AskedToHide): Generator<undefined, Hiding> {
  const texts = new Set(
    sensitiveTexts(v.parse(asPlanDocument, { format_version: '', ...json.document })),
  );
  const add = (value: unknown) => addTexts(value, texts);
  for (const entry of entriesOf(json)) {
    yield undefined;
    const { values } = entry;
    const { sensitive } = marksOf(entry);
    for (const value of [values.before, values.after]) {
      addHidden(value, { path: pathOf(entry), sensitive, asked, add, depth: 0 });
    }
  }
  const states = [json.exact('planned_values'), fieldOf(json.exact('prior_state'), 'values')];
  for (const state of states) {
    for (const { type, name, values } of resourcesOf(state)) {
      yield undefined;
      const path = [String(type), String(name)];
      addHidden(values, { path, sensitive: false, asked, add, depth: 0 });
    }
    for (const [name, output] of Object.entries(recordOf(fieldOf(state, 'outputs')))) {
      const path = ['output', name];
      addHidden(fieldOf(output, 'value'), { path, sensitive: false, asked, add, depth: 0 });
    }
  }
  const root = fieldOf(json.exact('configuration'), 'root_module');
  const remove = removerOf(texts, WHOLE_ONLY);
  return {
    ...asked,
    clean: remembering((text) => asked.conceal(remove(text))),
    short: new Set([...texts].filter((text) => text !== '' && text.length < WHOLE_ONLY.shortest)),
    identify: createIdentities(),
    blockOf: findBlocks(json.exact('configuration')),
    outputs: recordOf(fieldOf(root, 'outputs')),
  };
}

/** Before the digits of a number that has more of them than JavaScript keeps. */
const LONG_NUMBER = '\u0000#';

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 200;

/** A value that stays is there twice, and the names of attributes are in each entry. */
function remembering(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const changed = known.get(text) ?? change(text);
    if (text.length <= LONGEST_REMEMBERED) {
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(text, changed);
    }
    return changed;
  };
}

interface Looked {
  path: readonly string[];
  sensitive: unknown;
  asked: AskedToHide;
  add(this: void, value: unknown): void;
  depth: number;
}

/** Gives everything that is hidden by a mark, a pattern or its name. */
function addHidden(value: unknown, place: Looked): void {
  const { path, sensitive, asked, add, depth } = place;
  if (isHiddenHere(path, sensitive, asked)) add(value);
  else if (depth < DEEPEST) {
    for (const [key, inner] of Object.entries(fieldsOf(value))) {
      addHidden(inner, {
        ...place,
        path: Array.isArray(value) ? path : [...path, key],
        sensitive: markAt(sensitive, key),
        depth: depth + 1,
      });
    }
  }
}

function isHiddenHere(
  path: readonly string[],
  mark: unknown,
  { isHiddenPath }: AskedToHide,
): boolean {
  return (
    mark === true || isHiddenPath(path) || (path.length > 2 && isWriteOnlyName(path.at(-1) ?? ''))
  );
}

/** Every text in a value, also in JSON that is written as a text, and the keys of its maps. */
function addTexts(value: unknown, texts: Set<string>, depth = 0): void {
  if (typeof value === 'string') {
    texts.add(value.startsWith(LONG_NUMBER) ? value.slice(LONG_NUMBER.length) : value);
    const inner = /^\s*[{[]/.test(value) && depth < 3 ? parseJson(value) : undefined;
    if (typeof inner === 'object' && inner !== null) {
      const innerTexts = new Set<string>();
      addTexts(inner, innerTexts, depth + 1);
      for (const text of innerTexts) if (text.length >= WHOLE_ONLY.shortest) texts.add(text);
    }
    return;
  }
  for (const inner of Object.values(fieldsOf(value))) addTexts(inner, texts, depth);
}

/** What one side marks is hidden on both. Old formats have no marks: there, each value counts as sensitive. */
function marksOf({ values }: Entry): { sensitive: unknown } {
  const { before, after, sensitiveBefore, sensitiveAfter } = values;
  const isUnmarked = (value: unknown, mark: unknown) =>
    value !== undefined && value !== null && (mark === undefined || mark === null);
  const lacksMarks = isUnmarked(before, sensitiveBefore) || isUnmarked(after, sensitiveAfter);
  return { sensitive: lacksMarks || joinMarks(sensitiveBefore, sensitiveAfter) };
}

function pathOf(entry: Entry): string[] {
  if (entry.list === 'output_changes') return ['output', String(entry.at)];
  return [textIn(entry.type) ?? '', textIn(fieldOf(entry.said, 'name')) ?? ''];
}

const PARTS: Readonly<Record<Entry['list'], VisibleEntry['part']>> = {
  resource_changes: 'resource',
  resource_drift: 'drift',
  output_changes: 'output',
  action_invocations: 'action',
  deferred_changes: 'deferred',
  deferred_action_invocations: 'deferred',
  unknown: 'unknown',
};

const DOES: Readonly<Record<string, VisibleEntry['does']>> = {
  'no-op': 'none',
  create: 'create',
  update: 'update',
  delete: 'delete',
  forget: 'forget',
  read: 'read',
  open: 'open',
  'create,delete': 'replace',
  'delete,create': 'replace',
  'create,forget': 'replace',
  'forget,create': 'replace',
};

function toShown(entry: Entry, hiding: Hiding, numbers: Map<string, number>): VisibleEntry {
  const { values, said } = entry;
  const words = actionWords(entry);
  const block = hiding.blockOf(entry.address)?.block;
  const isOutput = entry.list === 'output_changes';
  const written = isOutput
    ? fieldOf(hiding.outputs[String(entry.at)], 'expression')
    : block?.['expressions'];
  const place = { path: pathOf(entry), ...marksOf(entry), written, depth: 0 };
  const named = (address: string | undefined) =>
    address !== undefined && keysIn(address).some((key) => isHiddenText(key, block, hiding))
      ? undefined
      : address;
  const { importing, previousAddress } = entry;
  const imported = fieldsOf(importing);
  return {
    part: PARTS[entry.list],
    name: named(entry.name) ?? numberOf(entry, numbers),
    does: isOfAction(entry) ? 'invoke' : (DOES[words] ?? 'unknown'),
    createsFirst: words.startsWith('create,'),
    forgetsOld: words.includes(',') && words.includes('forget'),
    movedFrom: isMoved(entry) ? (named(textIn(previousAddress)) ?? HIDDEN_ADDRESS) : undefined,
    importedAs:
      importing === undefined
        ? undefined
        : imported['unknown'] === true
          ? { kind: 'unknown', of: [] }
          : shownIn(
              imported['id'] ?? imported['identity'],
              {
                ...place,
                unknown: false,
                sensitive: false,
                written: undefined,
              },
              hiding,
            ),
    deposed: asDeposed(entry.deposed),
    reason: asWord(entry.reason),
    because: becauseOf(entry),
    takesAnyType: entry.type === 'terraform_data' || isOutput,
    forcing: listOf(entry.replacePaths).map((path) => forcingPath(path, place.sensitive, hiding)),
    before: shownIn(values.before, { ...place, unknown: false }, hiding),
    after: shownIn(values.after, { ...place, unknown: values.unknownAfter }, hiding),
    marks:
      isRecord(said) && isThere(values.before) && isThere(values.after)
        ? marksThatChange(entry, hiding)
        : [],
  };
}

const HIDDEN_ADDRESS = 'an address that is not shown';

const asDeposed = (key: unknown): string | undefined =>
  typeof key === 'string' && /^[0-9a-f]{1,32}$/.test(key)
    ? key
    : key === undefined
      ? undefined
      : '?';

function becauseOf({ said, around }: Entry): string | undefined {
  const event = fieldOf(fieldOf(said, 'lifecycle_action_trigger'), 'action_trigger_event');
  return (
    asWord(fieldOf(around, 'reason')) ??
    (typeof event === 'string' && /^[A-Za-z]{1,40}$/.test(event) ? event : undefined)
  );
}

/** `aws_instance 3`: the third whose key is hidden. */
function numberOf(entry: Entry, numbers: Map<string, number>): string {
  const kind = textIn(entry.type) ?? 'entry';
  const number = (numbers.get(kind) ?? 0) + 1;
  numbers.set(kind, number);
  return `${kind} ${number} (its key is not shown)`;
}

/** The keys of an address, as they are without escapes. */
function keysIn(address: string): string[] {
  return Array.from(address.matchAll(/\["((?:[^"\\]|\\.)*)"\]/gs), ([, key = '']) => {
    const read = parseJson(`"${key}"`);
    return typeof read === 'string' ? read : key;
  });
}

/** Whether a key has something hidden in it. A short one is not hidden where the configuration writes it out. */
function isHiddenText(
  text: string,
  block: Readonly<Record<string, unknown>> | undefined,
  hiding: Hiding,
): boolean {
  const shown = textShown(text, block?.['for_each_expression'], hiding);
  return shown.kind !== 'text' || shown.same !== undefined;
}

/** The steps that may be shown: those below a hidden value may not. */
function forcingPath(path: unknown, sensitive: unknown, hiding: Hiding): PathStep[] {
  let mark = sensitive;
  const steps: PathStep[] = [];
  for (const step of listOf(path)) {
    if (mark === true) break;
    mark = markAt(mark, String(step));
    steps.push(typeof step === 'number' ? step : keyShown(String(step), hiding));
  }
  return steps;
}

function marksThatChange({ values }: Entry, hiding: Hiding): VisibleEntry['marks'] {
  const found: VisibleEntry['marks'][number][] = [];
  const look = (one: unknown, other: unknown, path: readonly PathStep[]): void => {
    if (!isMarked(one) && !isMarked(other)) return;
    if (one === true || other === true) {
      if (one !== other && !(isMarked(one) && isMarked(other))) {
        found.push({ path, becomes: other === true ? 'sensitive' : 'shown' });
      }
      return;
    }
    const keys = [...new Set([one, other].flatMap((mark) => Object.keys(fieldsOf(mark))))];
    const isList = Array.isArray(one) || Array.isArray(other);
    for (const key of keys) {
      const step = isList ? Number(key) : keyShown(key, hiding);
      if (path.length < DEEPEST) look(markAt(one, key), markAt(other, key), [...path, step]);
    }
  };
  // What has no value before has no mark that could change.
  const keys = Object.keys(fieldsOf(values.before));
  if (!isRecord(values.before)) look(values.sensitiveBefore, values.sensitiveAfter, []);
  else
    for (const key of keys.filter((name) => isThere(fieldOf(values.before, name)))) {
      look(markAt(values.sensitiveBefore, key), markAt(values.sensitiveAfter, key), [
        keyShown(key, hiding),
      ]);
    }
  return found;
}

/** @returns undefined where there is no value */
function shownIn(value: unknown, place: Walked, hiding: Hiding): ShownValue | undefined {
  const { path, unknown, sensitive, written, depth } = place;
  if (depth > DEEPEST || isHiddenHere(path, sensitive, hiding)) {
    if (!isThere(value) && !isMarked(unknown)) {
      // A write-only argument is null in each plan, whatever is given.
      const isGiven = isWriteOnlyName(path.at(-1) ?? '') && written !== undefined;
      return isGiven ? { kind: 'hidden', same: 0 } : nullAt(value);
    }
    return { kind: 'hidden', same: hiding.identify([value, isMarked(unknown)]) };
  }
  if (unknown === true) return { kind: 'unknown', of: referencesOf(written, hiding) };
  if (typeof value === 'string') {
    if (value.startsWith(LONG_NUMBER)) {
      return { kind: 'literal', text: value.slice(LONG_NUMBER.length) };
    }
    return textShown(value, written, hiding);
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return { kind: 'literal', text: String(value) };
  }
  if (!isThere(value) && !isMarked(unknown)) return nullAt(value);
  const innerPlace = (key: string, isList: boolean): Walked => ({
    path: isList ? path : [...path, key],
    unknown: markAt(unknown, key),
    sensitive: markAt(sensitive, key),
    written: writtenAt(written, key, depth),
    depth: depth + 1,
  });
  if (Array.isArray(value) || Array.isArray(unknown)) {
    const [items, marks] = [listOf(value), listOf(unknown)];
    return {
      kind: 'list',
      items: Array.from(
        { length: Math.max(items.length, marks.length) },
        (_, at) => shownIn(items[at], innerPlace(String(at), true), hiding) ?? NULL,
      ),
    };
  }
  const marked = Object.entries(fieldsOf(unknown)).filter(([, mark]) => isMarked(mark));
  const members = new Map<string, ShownValue>();
  const keys = new Set([...Object.keys(fieldsOf(value)), ...marked.map(([key]) => key)]);
  if (depth === 0)
    for (const key of Object.keys(fieldsOf(written))) if (isWriteOnlyName(key)) keys.add(key);
  for (const key of keys) {
    const inner = shownIn(recordOf(value)[key], innerPlace(key, false), hiding);
    if (inner !== undefined) members.set(keyShown(key, hiding), inner);
  }
  return { kind: 'map', members };
}

const nullAt = (value: unknown): ShownValue | undefined => (value === null ? NULL : undefined);

/** What the configuration says of a member: of an attribute of a block, an element of a list of blocks, or of a constant. */
function writtenAt(written: unknown, key: string, depth: number): unknown {
  const constant = fieldOf(written, 'constant_value');
  if (constant !== undefined) return fieldOf(constant, key) ?? constant;
  // An expression is of all that is below it.
  if (depth > 0 && isRecord(written) && Array.isArray(written['references'])) return written;
  if (Array.isArray(written)) return written[Number(key)];
  return isRecord(written) && /^\d+$/.test(key) ? written : fieldOf(written, key);
}

/** What an expression refers to; of a reference and its beginnings, the whole one. */
function referencesOf(written: unknown, hiding: Hiding): string[] {
  const all = listOf(fieldOf(written, 'references')).filter((one) => typeof one === 'string');
  return all
    .filter(
      (one) =>
        !all.some(
          (other) =>
            other !== one && /^[.[]/.test(other.slice(one.length)) && other.startsWith(one),
        ),
    )
    .filter((one) => keysIn(one).every((key) => !isHiddenText(key, undefined, hiding)))
    .slice(0, 5);
}

/** A name or a key of a map; of one that has something hidden in it, a number is left. */
function keyShown(key: string, hiding: Hiding): string {
  const shown = textShown(key, undefined, hiding);
  if (shown.kind === 'text' && shown.same === undefined) return key;
  return `*** ${keyOfValue(shown).slice(1)}`;
}

function textShown(
  text: string,
  written: unknown,
  hiding: Hiding,
): ShownValue & { same?: number | undefined } {
  const hidden = () => ({ kind: 'hidden', same: hiding.identify(text) }) as const;
  if (hiding.short.has(text)) return isWritten(written, text) ? { kind: 'text', text } : hidden();
  const shown = hiding.clean(text);
  if (shown === text) return { kind: 'text', text };
  return trimSpace(shown) === '***'
    ? hidden()
    : { kind: 'text', text: shown, same: hiding.identify(text) };
}

/** Whether the configuration has this text as a constant there. */
function isWritten(written: unknown, text: string): boolean {
  if (written === text) return true;
  if (!isRecord(written)) return false;
  const constant = written['constant_value'];
  return (
    constant === text || Object.hasOwn(fieldsOf(constant), text) || listOf(constant).includes(text)
  );
}
