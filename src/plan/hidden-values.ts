/** Sensitive values that a redacted plan does not have: where they are, and other values in their place. */
import { withoutKeys } from '../model/address.ts';
import { fieldOf, fieldsOf, isRecord, listOf, recordOf } from '../model/parse.ts';
import { isMarked } from '../model/plan-marks.ts';
import type { PlanDocument } from './plan-document.ts';

type Part = Record<string, unknown>;

const SIDES = ['before', 'after'] as const;

/** The entries for resources: of what has drifted, of what changes, and of what changes later. */
function resourceEntries(plan: PlanDocument): unknown[] {
  return [
    ...listOf(Reflect.get(plan, 'resource_drift')),
    ...listOf(plan.resource_changes),
    ...listOf(plan.deferred_changes).map((one) => fieldOf(one, 'resource_change')),
  ];
}

/** A member of a plan that has values, and the marks at those that are sensitive. */
interface Marked {
  part: Part;
  key: string;
  marks: unknown;
  isOutput?: boolean;
}

/** Every place of a plan that can have sensitive values. A redacted plan has the changes and the actions alone. */
function markedIn(plan: PlanDocument): Marked[] {
  const member = (key: string): unknown => Reflect.get(plan, key);
  const outputs: unknown[] = Object.values(plan.output_changes ?? {});
  const changes = resourceEntries(plan).map((one) => fieldOf(one, 'change'));
  const root = fieldOf(member('configuration'), 'root_module');
  const states = [member('planned_values'), member('proposed_unknown')];
  const invoked = [
    ...listOf(member('action_invocations')),
    ...listOf(member('deferred_action_invocations')).map((one) =>
      fieldOf(one, 'action_invocation'),
    ),
  ];
  return [
    ...changes.filter(isRecord).flatMap(markedSides),
    ...outputs
      .filter(isRecord)
      .flatMap(markedSides)
      .map((one) => ({ ...one, isOutput: true })),
    ...invoked
      .filter(isRecord)
      .map((part) => ({ part, key: 'config_values', marks: part['config_sensitive'] })),
    ...[...states, fieldOf(member('prior_state'), 'values')].flatMap(markedInState),
    // Only the configuration says which variables are sensitive; since Terraform 1.1, of no other one.
    ...membersIn(member('variables')).map(([name, part]) => {
      const declared = fieldOf(fieldOf(root, 'variables'), name);
      const isKnown = isRecord(declared) && !plan.format_version.startsWith('0.');
      return { part, key: 'value', marks: !isKnown || (declared['sensitive'] ?? false) !== false };
    }),
    ...markedInModule(root),
  ];
}

function markedSides(part: Part): Marked[] {
  return SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }));
}

function markedInState(state: unknown): Marked[] {
  const outputs = membersIn(fieldOf(state, 'outputs'));
  const inModule = (module: unknown): Marked[] => [
    ...listOf(fieldOf(module, 'resources'))
      .filter(isRecord)
      .map((part) => ({ part, key: 'values', marks: part['sensitive_values'] })),
    ...listOf(fieldOf(module, 'child_modules')).flatMap(inModule),
  ];
  return [
    ...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'] })),
    ...inModule(fieldOf(state, 'root_module')),
  ];
}

/** The sensitive variables of a module of the configuration, and what it gives to those of the modules that it calls. */
function markedInModule(module: unknown): Marked[] {
  const sensitiveIn = (one: unknown): [string, Part][] =>
    membersIn(fieldOf(one, 'variables')).filter(([, { sensitive }]) => sensitive === true);
  return [
    ...sensitiveIn(module).map(([, part]) => ({ part, key: 'default', marks: true })),
    ...membersIn(fieldOf(module, 'module_calls')).flatMap(([, call]) => {
      const { module: called, expressions: part } = call;
      const given = isRecord(part)
        ? sensitiveIn(called).map(([key]) => ({ part, key, marks: true }))
        : [];
      return [...given, ...markedInModule(called)];
    }),
  ];
}

function membersIn(value: unknown): [string, Part][] {
  return Object.entries(recordOf(value)).flatMap(([key, one]): [string, Part][] =>
    isRecord(one) ? [[key, one]] : [],
  );
}

/** The addresses of a plan, also without their indexes, as policies name resources of the configuration. */
export function addressesIn(plan: PlanDocument): ReadonlySet<string> {
  const entries = resourceEntries(plan).filter(isRecord);
  const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
  return new Set(addresses.flatMap((one) => [one, withoutKeys(one)]));
}

/** The attribute of a value that is sensitive as a whole: any name leads to it. */
export const ANY_NAME = '*';

/** The name for the value of an output. */
export const OF_OUTPUT = '* of an output';

/** The names of the attributes that hold a sensitive value, at any depth. */
export function hiddenNames(plan: PlanDocument): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { part, key, marks, isOutput = false } of markedIn(plan)) {
    const isThere = part[key] !== null && part[key] !== undefined;
    if (!isThere && !mayBeLeftOut(part, key)) continue;
    if (isOutput) {
      if (isMarked(marks)) names.add(OF_OUTPUT);
    } else if (marks === true) names.add(ANY_NAME);
    else if (isRecord(marks)) {
      for (const [name, mark] of Object.entries(marks)) if (isMarked(mark)) names.add(name);
    }
  }
  return names;
}

/** What has no values before, and what has none afterwards. */
const NO_VALUES: ReadonlyMap<string, readonly unknown[]> = new Map([
  ['before', ['create', 'read', 'open']],
  ['after', ['delete', 'forget', 'open']],
]);

/** Whether a service may have left the whole value out because it is sensitive: by its actions, the change has one. */
function mayBeLeftOut({ actions }: Part, key: string): boolean {
  if (key === 'config_values') return true;
  const [only, second] = listOf(actions);
  const without = NO_VALUES.get(key);
  return without !== undefined && (second !== undefined || !without.includes(only));
}

/** A copy of the plan with `instead` in the place of every sensitive value; `undefined` leaves these values out. */
export function replaceIn(plan: PlanDocument, instead: unknown): PlanDocument {
  const copy = structuredClone(plan);
  replaceHere(copy, instead);
  return copy;
}

/** Replaces sensitive values as `replaceIn` does, in the plan itself. */
export function replaceHere(plan: PlanDocument, instead: unknown): void {
  const marked = markedIn(plan);
  const texts = new Set<string>();
  for (const { part, key, marks } of marked) addSensitiveTexts(part[key], marks, texts);
  for (const { part, key, marks } of marked) part[key] = replaced(part[key], marks, instead);
  // Arguments of the configuration and most variables have no mark of their own: they have a value that the plan marks.
  for (const key of ['configuration', 'variables']) {
    replaceConstants(Reflect.get(plan, key), texts, instead);
  }
}

function addSensitiveTexts(value: unknown, mark: unknown, texts: Set<string>): void {
  if (mark === true && typeof value === 'string' && value !== '') texts.add(value);
  for (const [key, one] of Object.entries(fieldsOf(value))) {
    addSensitiveTexts(one, mark === true || fieldsOf(mark)[key], texts);
  }
}

/** The keys under which a configuration and its variables have constants. */
const CONSTANTS = ['constant_value', 'default', 'value'];

/** Replaces every constant in which there is one of the texts. */
function replaceConstants(part: unknown, texts: ReadonlySet<string>, instead: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, one] of Object.entries(part)) {
    if (CONSTANTS.includes(key) && hasText(one, texts)) Reflect.set(part, key, instead);
    else replaceConstants(one, texts, instead);
  }
}

function hasText(value: unknown, texts: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return texts.has(value);
  return Object.values(fieldsOf(value)).some((one) => hasText(one, texts));
}

function replaced(value: unknown, mark: unknown, instead: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (mark === true) return instead;
  if (typeof mark !== 'object' || mark === null) return value;
  if (Array.isArray(value)) {
    return value.map((one: unknown, at) => replaced(one, Reflect.get(mark, at), instead) ?? null);
  }
  if (!isRecord(value)) return value;
  // A value that was left out leaves its mark.
  const leftOut = Object.entries(recordOf(mark)).filter(([, one]) => one === true);
  const names = new Set([...Object.keys(value), ...leftOut.map(([name]) => name)]);
  const entries = [...names].map((name): [string, unknown] => {
    const own: unknown = Object.hasOwn(value, name) ? value[name] : instead;
    const part: unknown = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
    return [name, replaced(own, part, instead)];
  });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}
