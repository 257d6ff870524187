/**
 * A slow and obvious answer to what plans have shown: it reads the JSON of Terraform's plans and its state, makes no digest, and
 * compares value by value.
 */
import { isDeepStrictEqual } from 'node:util';

interface Change {
  actions: string[];
  before?: unknown;
  after?: unknown;
  after_unknown?: unknown;
  importing?: { id: string };
}

interface ResourceChange {
  address: string;
  previous_address?: string;
  deposed?: string;
  change: Change;
}

/** The members of a plan in Terraform's JSON that are read here. */
export interface PlanDocument {
  resource_changes?: ResourceChange[];
  output_changes?: Record<string, Change>;
  configuration: {
    root_module: {
      resources?: { address: string; provider_config_key: string; provisioners?: unknown }[];
    };
  };
}

/** One thing that a plan changes: an output has the name `output.NAME`, as it has on a request. */
interface Entry {
  name: string;
  isOutput: boolean;
  deposed?: string | undefined;
  previous?: string | undefined;
  change: Change;
  /** What the files say of it beside its values. */
  block: unknown;
}

/** What an apply of this plan has something to do for. */
export function changesOf(plan: PlanDocument): Entry[] {
  const blocks = plan.configuration.root_module.resources ?? [];
  const resources = (plan.resource_changes ?? []).map((each) => {
    const block = blocks.find(({ address }) => address === each.address);
    return {
      name: each.address,
      isOutput: false,
      deposed: each.deposed,
      previous: each.previous_address,
      change: each.change,
      block: [block?.provider_config_key, block?.provisioners],
    };
  });
  const outputs = Object.entries(plan.output_changes ?? {}).map(([name, change]) => {
    return { name: `output.${name}`, isOutput: true, change, block: undefined };
  });
  return [...resources, ...outputs].filter(changesSomething);
}

function changesSomething({ previous, change }: Entry): boolean {
  return (
    change.actions.join() !== 'no-op' || previous !== undefined || change.importing !== undefined
  );
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const membersOf = (value: unknown): Values => (isObject(value) ? value : {});
const namesIn = (...values: unknown[]) => [
  ...new Set(values.flatMap((value) => Object.keys(membersOf(value)))),
];

/** Whether a value is as a plan showed it, where the plan knew it. */
function isAsShown(value: unknown, shown: unknown, unknown: unknown): boolean {
  if (unknown === true) return true;
  const areObjects = isObject(value) && (isObject(shown) || isObject(unknown));
  if (!areObjects || Array.isArray(value) !== Array.isArray(shown ?? unknown)) {
    return isDeepStrictEqual(value, shown);
  }
  return namesIn(value, shown, unknown).every((name) =>
    isAsShown(value[name], membersOf(shown)[name], membersOf(unknown)[name]),
  );
}

/** Whether the attributes that differ between the values of an object were shown to change, and to these values. */
function areChangesShown(before: unknown, after: unknown, shown: Change): boolean {
  return namesIn(before, after, shown.after_unknown).every((name) => {
    const [from, to] = [before, after].map((values) => membersOf(values)[name]);
    const [shownFrom, shownTo] = [shown.before, shown.after].map(
      (values) => membersOf(values)[name],
    );
    const unknown = membersOf(shown.after_unknown)[name];
    if (isDeepStrictEqual(from, to)) return true;
    const isChanged = unknown !== undefined || !isDeepStrictEqual(shownFrom, shownTo);
    return isChanged && isAsShown(to, shownTo, unknown);
  });
}

const actionsOf = ({ change }: Entry): string => change.actions.join();
const isReplacement = (actions: string): boolean =>
  /^(?:create,delete|delete,create)$/.test(actions);

/** What is left of a replacement that went half-way was shown as well. */
function isSameAction(entry: Entry, shown: Entry): boolean {
  const [now, then] = [actionsOf(entry), actionsOf(shown)];
  if ((entry.deposed === undefined) !== (shown.deposed === undefined)) {
    return now === 'delete' && then === 'create,delete';
  }
  return now === then || (now === 'create' && isReplacement(then));
}

/** Whether a plan changes this as one of the others showed it. */
export function wasShown(entry: Entry, plans: readonly PlanDocument[]): boolean {
  return plans
    .flatMap(changesOf)
    .some((shown) => shown.name === entry.name && isSame(entry, shown));
}

function isSame(entry: Entry, shown: Entry): boolean {
  const { change, previous } = entry;
  const actions = actionsOf(entry);
  const after = withUnknown(change.after, change.after_unknown);
  const isEndShown = isAsShown(after, shown.change.after, shown.change.after_unknown);
  if (entry.isOutput) {
    return (actions === 'delete') === (actionsOf(shown) === 'delete') && isEndShown;
  }
  if (!isSameAction(entry, shown) || !isDeepStrictEqual(entry.block, shown.block)) return false;
  if (previous !== undefined && previous !== shown.previous) return false;
  if (change.importing !== undefined) {
    if (!isDeepStrictEqual(change.importing, shown.change.importing)) return false;
  }
  if (/delete|forget/.test(actions) && !isDeepStrictEqual(change.before, shown.change.before)) {
    return false;
  }
  // A move alone changes nothing of the object.
  const setsNothing = actions === 'no-op' && change.importing === undefined;
  if (setsNothing || actions === 'delete' || actions === 'forget' || isEndShown) return true;
  const isSameObject = membersOf(change.before)['id'] === membersOf(shown.change.before)['id'];
  return (
    actions === 'update' && isSameObject && areChangesShown(change.before, after, shown.change)
  );
}

/** No plan has this value, so that what is unknown is only as it was shown where that was unknown, too. */
const UNKNOWN = Symbol('unknown');

function withUnknown(values: unknown, unknown: unknown): unknown {
  if (unknown === true) return UNKNOWN;
  if (!isObject(unknown)) return values;
  const whole = namesIn(values, unknown).map((name): [string, unknown] => [
    name,
    withUnknown(membersOf(values)[name], membersOf(unknown)[name]),
  ]);
  return Array.isArray(values ?? unknown)
    ? whole.map(([, value]) => value)
    : Object.fromEntries(whole);
}

/** The attributes of each object of a state: by address, and by the key as well where it was put aside. */
export type Objects = ReadonlyMap<string, Values>;

interface StateDocument {
  resources: {
    type: string;
    name: string;
    instances: { deposed?: string; attributes: Values }[];
  }[];
}

export function objectsIn(state: string): Objects {
  const { resources } = JSON.parse(state) as StateDocument;
  return new Map(
    resources.flatMap(({ type, name, instances }) =>
      instances.map(({ deposed, attributes }) => [
        [`${type}.${name}`, ...(deposed === undefined ? [] : [deposed])].join(' '),
        Object.fromEntries(
          Object.entries(attributes).map(([attribute, value]) => [attribute, plainValue(value)]),
        ),
      ]),
    ),
  );
}

/** A state has a type beside each value that may be of any. */
function plainValue(value: unknown): unknown {
  return isObject(value) && 'type' in value && 'value' in value ? value['value'] : (value ?? null);
}

/** What an apply changed in the state, by address. */
export function changedObjects(before: Objects, after: Objects): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)));
}

/** What an apply changed in the state otherwise than a plan showed, by address. */
export function notEndedAsShown(
  before: Objects,
  after: Objects,
  plans: readonly PlanDocument[],
): string[] {
  const entries = plans.flatMap(changesOf).filter(({ isOutput }) => !isOutput);
  return changedObjects(before, after).filter((name) => {
    const end = after.get(name);
    if (end === undefined) {
      const [address] = name.split(' ');
      return !entries.some(
        (shown) =>
          shown.previous === address ||
          (shown.name === address && /delete|forget/.test(actionsOf(shown))),
      );
    }
    return !entries.some((shown) => {
      if (shown.name !== name) return false;
      const { change, previous } = shown;
      if (isAsShown(end, change.after, change.after_unknown)) return true;
      const start = before.get(name) ?? before.get(previous ?? name);
      return (
        start !== undefined && start['id'] === end['id'] && areChangesShown(start, end, change)
      );
    });
  });
}
