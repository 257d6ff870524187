/**
 * What of a plan is sensitive and never shown: the places, the plan with other values there, and texts without the values. A plan
 * that was filled from a state has the marks of both (`fill-plan.ts`), so this file alone decides for both.
 */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from '../client/wire/schema.ts';
import { withoutKeys } from '../model/address.ts';
import { rewriteExactly } from '../model/json-text.ts';
import { fieldOf, fieldsOf, isRecord, listOf, recordOf } from '../model/parse.ts';
import { isMarked, markAt, resourcesOf } from '../model/plan-json.ts';
import { configuredModules, type ConfiguredModule } from './configured-modules.ts';
import {
  addressesOf,
  entriesOfDocument,
  isOfAction,
  pathOfEntry,
  type Entry,
  type EntryList,
} from './entries.ts';
import { ANY_MEMBER, lackedIn, type LackedValue } from './lacked-values.ts';
import type { PlanDocument } from './plan-document.ts';
import { asPlanDocument } from './read-plan.ts';
import { removerOf } from './remove-texts.ts';

type Part = Record<string, unknown>;

/** In the order in which they are reported. */
const LISTS_WITH_VALUES: readonly EntryList[] = [
  'resource_drift',
  'resource_changes',
  'deferred_changes',
  'output_changes',
  'action_invocations',
  'deferred_action_invocations',
];

/** The value of a plan at `part[key]`, and the marks at what is sensitive in it. */
interface Marked {
  part: Part;
  key: string;
  marks: unknown;
  /** The keys that lead to it in a redacted plan; of all that such a plan does not have, nothing. */
  path: readonly string[];
  entry?: Part | undefined;
}

/**
 * Every place of a plan that can have sensitive values, one after the other, so that a plan of many entries is not kept once
 * more. A redacted plan has the changes and the actions alone.
 */
function* valuesWithMarks(plan: PlanDocument): Generator<Marked> {
  const member = (key: string): unknown => Reflect.get(plan, key);
  const placeOf = placesOfEntries();
  for (const entry of entriesOfDocument(plan, LISTS_WITH_VALUES))
    yield* markedSides(entry, placeOf);
  const states = [
    member('planned_values'),
    member('proposed_unknown'),
    fieldOf(member('prior_state'), 'values'),
  ];
  for (const state of states) yield* stateValuesWithMarks(state);
  // Only the configuration says which variables are sensitive. Since Terraform 1.1 (format 1.0), one without that mark is
  // certainly not; where it is not certain, the value counts as sensitive.
  const root = fieldOf(member('configuration'), 'root_module');
  for (const [name, part] of membersIn(member('variables'))) {
    const declared = fieldOf(fieldOf(root, 'variables'), name);
    const isKnown = isRecord(declared) && !plan.format_version.startsWith('0.');
    const marks = !isKnown || (declared['sensitive'] ?? false) !== false;
    yield { part, key: 'value', marks, path: [] };
  }
  for (const module of configuredModules(member('configuration')))
    yield* moduleValuesWithMarks(module);
}

/** Where the values of an entry are, by their key. */
type PlaceOf = (entry: Entry, key: string) => readonly string[];

/** All entries of a list share one path. */
function placesOfEntries(): PlaceOf {
  const known = new Map<string, readonly string[]>();
  return (entry, key) => {
    const { list, around } = entry;
    const isOutput = list === 'output_changes';
    const above = isOutput || isOfAction(entry) ? [] : ['change'];
    const place = () => [...pathOfEntry(entry, ANY_MEMBER), ...above, key];
    if (isOutput) return place();
    const shared = `${list} ${around === undefined} ${key}`;
    const path = known.get(shared) ?? place();
    known.set(shared, path);
    return path;
  };
}

function markedSides(entry: Entry, placeOf: PlaceOf): Marked[] {
  const { said, change, list, values } = entry;
  if (!isRecord(said)) return [];
  const { sensitiveBefore, sensitiveAfter } = values;
  if (isOfAction(entry)) {
    const key = 'config_values';
    return [{ part: said, key, marks: sensitiveAfter, path: placeOf(entry, key), entry: said }];
  }
  const isOutput = list === 'output_changes';
  if (!isOutput && change !== said['change']) return [];
  const resource = isOutput ? undefined : said;
  const sideOf = (key: string, marks: unknown): Marked => ({
    part: change,
    key,
    marks,
    path: placeOf(entry, key),
    entry: resource,
  });
  return [sideOf('before', sensitiveBefore), sideOf('after', sensitiveAfter)];
}

function stateValuesWithMarks(state: unknown): Marked[] {
  const outputs = membersIn(fieldOf(state, 'outputs'));
  return [
    ...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'], path: [] })),
    ...Array.from(resourcesOf(state), (part) => ({
      part,
      key: 'values',
      marks: part['sensitive_values'],
      path: [],
    })),
  ];
}

/** The sensitive variables of the modules of a configuration, and what is given to them. */
function moduleValuesWithMarks({ module, calls }: ConfiguredModule): Marked[] {
  const sensitive = membersIn(module['variables']).filter(([, one]) => one['sensitive'] === true);
  const given = fieldOf(calls.at(-1)?.call, 'expressions');
  const ofVariable = (part: Part, key: string) => ({ part, key, marks: true, path: [] });
  return [
    ...(isRecord(given) ? sensitive.map(([key]) => ofVariable(given, key)) : []),
    ...sensitive.map(([, part]) => ofVariable(part, 'default')),
  ];
}

/** The members of an object that are objects; none of anything else. */
function membersIn(value: unknown): [string, Part][] {
  return Object.entries(recordOf(value)).filter((member): member is [string, Part] =>
    isRecord(member[1]),
  );
}

/** The addresses of a plan, also without their indexes, as policies name resources of the configuration. */
export function addressesIn(plan: PlanDocument): ReadonlySet<string> {
  const lists = ['resource_drift', 'resource_changes', 'deferred_changes'] as const;
  return new Set(addressesOf(plan, lists).flatMap((address) => [address, withoutKeys(address)]));
}

/** The places of all sensitive values: the values of a redacted plan that are not there, or not as they are. */
export function sensitiveValues(plan: PlanDocument): LackedValue[] {
  return Array.from(lackedSensitive(plan));
}

function* lackedSensitive(plan: PlanDocument): Generator<LackedValue> {
  for (const { part, key, marks, path, entry } of valuesWithMarks(plan)) {
    if (!isMarked(marks)) continue;
    const values = part[key];
    const isThere = values !== null && values !== undefined;
    if (isThere || mayBeLeftOut(part, key)) yield* lackedIn({ path, values, marks, entry });
  }
}

/**
 * The marks of a value that a plan and a state mark, each in its own way: what one of them marks is marked. In a list in which they
 * differ everything is, because the members of a set have another order in each.
 */
export function joinMarks(one: unknown, other: unknown): unknown {
  if (one === true || other === true) return true;
  if (!isMarked(one)) return other ?? one;
  if (isDeepStrictEqual(one, other)) return one;
  if (Array.isArray(one) || Array.isArray(other)) return true;
  const names = [...new Set([one, other].flatMap((marks) => Object.keys(recordOf(marks))))];
  return Object.fromEntries(
    names.map((name) => [name, joinMarks(markAt(one, name), markAt(other, name))]),
  );
}

/** The actions after or before which there is no value: by side, what happens when it is the only action. */
const ACTIONS_WITHOUT_VALUE: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['before', ['create', 'read', 'open']],
  ['after', ['delete', 'forget', 'open']],
]);

/** Whether a service may have left the whole value out because it is sensitive: by its actions, the change has one. */
function mayBeLeftOut({ actions }: Part, key: string): boolean {
  if (key === 'config_values') return true;
  const withoutValue = ACTIONS_WITHOUT_VALUE.get(key);
  if (withoutValue === undefined) return false;
  const [first, second] = listOf(actions);
  return second !== undefined || !withoutValue.includes(first);
}

/**
 * The JSON of a plan with this in the place of every sensitive value; `undefined` leaves these values out. All other numbers
 * keep their digits.
 */
export function replaceInText(text: string, replacement: unknown): string {
  return rewriteExactly(text, randomBytes(12).toString('hex'), (document) => {
    const plan = v.parse(asPlanDocument, document);
    replaceSensitiveValues(plan, replacement);
    return plan;
  });
}

/** Every text and number that is sensitive, as it is written. */
export function sensitiveTexts(plan: PlanDocument): ReadonlySet<string> {
  return textsIn(valuesWithMarks(plan));
}

function textsIn(values: Iterable<Marked>): Set<string> {
  const texts = new Set<string>();
  for (const { part, key, marks } of values) addSensitiveTexts(part[key], marks, texts);
  return texts;
}

/** Replaces sensitive values as `replaceInText` does, in the plan itself. */
export function replaceSensitiveValues(plan: PlanDocument, replacement: unknown): void {
  const values = [...valuesWithMarks(plan)];
  const isHidden = findsTexts(textsIn(values));
  for (const { part, key, marks } of values) {
    part[key] = replaced(part[key], marks, replacement);
    hideKeys(part, key, marks);
    for (const name of COPIES) {
      if (Object.hasOwn(part, name)) part[name] = withoutTexts(part[name], isHidden, replacement);
    }
  }
  // These have no marks of their own: they have a value that the plan marks.
  const { prior_state: state, ...members } = fieldsOf(plan);
  const unmarked = ['configuration', 'variables', 'checks', 'relevant_attributes'];
  for (const part of [...unmarked.map((key) => members[key]), fieldOf(state, 'checks')]) {
    replaceCopies(part, isHidden, replacement);
  }
}

/** Says of a text whether one of these is in it. */
function findsTexts(texts: ReadonlySet<string>): (text: string) => boolean {
  const remove = removerOf(texts);
  return (text) => texts.has(text) || remove(text) !== text;
}

function addSensitiveTexts(value: unknown, mark: unknown, texts: Set<string>): void {
  if (mark === true && typeof value === 'string' && value !== '') texts.add(value);
  if (mark === true && typeof value === 'number') texts.add(String(value));
  for (const [key, inner] of Object.entries(fieldsOf(value))) {
    addSensitiveTexts(inner, markAt(mark, key), texts);
  }
}

/** What has a value of its resource once more, and no marks. */
const COPIES = ['before_identity', 'after_identity', 'identity', 'importing', 'generated_config'];

type IsHidden = (text: string) => boolean;

function withoutTexts(value: unknown, isHidden: IsHidden, replacement: unknown): unknown {
  if (typeof value === 'string') return isHidden(value) ? replacement : value;
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, isHidden, replacement));
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    withoutTexts(inner, isHidden, replacement),
  ]);
  return Object.fromEntries(members);
}

/** By the name of the values: the marks at what is not known in them. They have the keys of a sensitive map. */
const UNKNOWN_IN: ReadonlyMap<string, string> = new Map([
  ['after', 'after_unknown'],
  ['config_values', 'config_unknown'],
]);

/** Takes out the keys that are in sensitive values, wherever a change has them besides. */
function hideKeys(part: Part, key: string, marks: unknown): void {
  const unknown = UNKNOWN_IN.get(key);
  if (unknown !== undefined && Object.hasOwn(part, unknown)) {
    part[unknown] = withoutKeysBelow(part[unknown], marks);
  }
  if (Array.isArray(part['replace_paths'])) {
    part['replace_paths'] = part['replace_paths'].map((path: unknown) => {
      let mark = marks;
      return listOf(path).filter((step) => {
        const isShown = mark !== true;
        mark = markAt(mark, String(step));
        return isShown;
      });
    });
  }
}

/** Marks at what is unknown, with one mark in the place of all those in a sensitive value. */
function withoutKeysBelow(unknown: unknown, sensitive: unknown): unknown {
  if (typeof unknown !== 'object' || unknown === null || !isMarked(sensitive)) return unknown;
  if (sensitive === true) return isMarked(unknown);
  const inner = (name: string, mark: unknown) => withoutKeysBelow(mark, markAt(sensitive, name));
  if (Array.isArray(unknown)) return unknown.map((mark, at) => inner(String(at), mark));
  return Object.fromEntries(
    Object.entries(unknown).map(([name, mark]) => [name, inner(name, mark)]),
  );
}

/** The keys under which there are constants, sources of modules, messages of checks, and attributes with keys of maps. */
const UNMARKED = ['constant_value', 'default', 'value', 'source', 'message', 'attribute'];

/** Replaces whatever has one of the texts in it. */
function replaceCopies(part: unknown, isHidden: IsHidden, replacement: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) {
    if (UNMARKED.includes(key) && hasText(inner, isHidden)) Reflect.set(part, key, replacement);
    else replaceCopies(inner, isHidden, replacement);
  }
}

function hasText(value: unknown, isHidden: IsHidden): boolean {
  if (typeof value === 'string') return isHidden(value);
  return Object.values(fieldsOf(value)).some((inner) => hasText(inner, isHidden));
}

/** The value with what is marked in it replaced. In a list, a value that is left out becomes null. */
function replaced(value: unknown, mark: unknown, replacement: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (mark === true) return replacement;
  if (typeof mark !== 'object' || mark === null) return value;
  if (Array.isArray(value)) {
    return value.map(
      (item: unknown, index) => replaced(item, Reflect.get(mark, index), replacement) ?? null,
    );
  }
  if (!isRecord(value)) return value;
  // A value that was left out leaves its mark.
  const wholeMarks = Object.entries(recordOf(mark)).filter(([, inner]) => inner === true);
  const names = new Set([...Object.keys(value), ...wholeMarks.map(([name]) => name)]);
  const members: [string, unknown][] = [];
  for (const name of names) {
    const inner: unknown = Object.hasOwn(value, name) ? value[name] : replacement;
    const innerMark: unknown = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
    const shown = replaced(inner, innerMark, replacement);
    if (shown !== undefined) members.push([name, shown]);
  }
  return Object.fromEntries(members);
}
