/**
 * The entries of a plan: what it does, has found changed, and leaves to a later plan, from all of its lists, read in one way. Every
 * number has all of its digits: one that JavaScript would change is a text. Nothing of an entry is checked, and it may be
 * hostile.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import { fieldOf, isRecord, listOf, recordOf, textIn } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';

/** The lists, in the order in which they are read, and the member of an entry that has what is deferred. */
const LISTS = {
  resource_changes: undefined,
  resource_drift: undefined,
  output_changes: undefined,
  action_invocations: undefined,
  deferred_changes: 'resource_change',
  deferred_action_invocations: 'action_invocation',
} as const;

/** `unknown`: of a member of the plan that this version does not know; its name is the place of the entry. */
export type EntryList = keyof typeof LISTS | 'unknown';

/** What a plan has besides its lists, also a redacted one. */
const BESIDE_LISTS: ReadonlySet<string> = new Set([
  'format_version',
  'plan_format_version',
  'provider_format_version',
  'terraform_version',
  'timestamp',
  'applyable',
  'complete',
  'errored',
  'variables',
  'planned_values',
  'proposed_unknown',
  'prior_state',
  'configuration',
  'relevant_attributes',
  'checks',
  'provider_schemas',
]);

type Members = Readonly<Record<string, unknown>>;

/** The values of an entry on both sides, and the marks of the same shape at what is unknown or sensitive in them. */
export interface EntryValues {
  before: unknown;
  after: unknown;
  unknownAfter: unknown;
  sensitiveBefore: unknown;
  sensitiveAfter: unknown;
}

export interface Entry {
  list: EntryList;
  /** The index in its list, or the name of the output or of the unknown member; empty if something else is in place of the list. */
  at: number | string;
  /** As the plan has it. */
  whole: unknown;
  /** The entry of a resource, the change of an output, or the invocation of an action: of what is deferred, what is inside. */
  said: unknown;
  /** The part that has the values. */
  change: Members;
  /** What is around that, with the reason why it is deferred. */
  around: Members | undefined;
  /** The address, or `output.NAME`; of what has none its place. Hostile until escaped. */
  name: string;
  address: string | undefined;
  /** Undefined for one that stays where it is. */
  previousAddress: unknown;
  mode: unknown;
  type: unknown;
  /** `provider_name`. */
  provider: unknown;
  /** The key of the object that another one of its address has replaced. */
  deposed: unknown;
  /** In their order; undefined if there is no list of them, as in an action. */
  actions: readonly unknown[] | undefined;
  /** What is imported. */
  importing: unknown;
  replacePaths: unknown;
  /** `action_reason`. */
  reason: unknown;
  values: EntryValues;
}

/**
 * The entries of these lists, each when it is asked for, so that the caller can let other work go on.
 *
 * @param lists all that there are when left out
 */
export function* entriesOf(json: PlanJson, lists = ENTRY_LISTS): Generator<Entry> {
  yield* entriesIn((list) => json.exact(list), lists);
  if (lists === ENTRY_LISTS) yield* unknownEntries(json);
}

/** One entry for each member of the plan that this version does not know and that has something in it: it may be a list of changes. */
export function* unknownEntries(json: PlanJson): Generator<Entry> {
  for (const name of Object.keys(json.document)) {
    if (BESIDE_LISTS.has(name) || Object.hasOwn(LISTS, name)) continue;
    const value = json.exact(name);
    const hasMembers = typeof value === 'object' && Object.keys(value ?? {}).length > 0;
    if (hasMembers) yield toEntry('unknown', name, value);
  }
}

/** The same of a document that is at hand, with the numbers as JavaScript has them: the entries are parts of it. */
export function entriesOfDocument(plan: object, lists = ENTRY_LISTS): Generator<Entry> {
  return entriesIn((list) => Reflect.get(plan, list), lists);
}

function* entriesIn(
  memberOf: (list: EntryList) => unknown,
  lists: readonly EntryList[],
): Generator<Entry> {
  for (const list of lists) {
    for (const [at, whole] of membersOfList(list, memberOf(list))) yield toEntry(list, at, whole);
  }
}

/** All that a plan has. */
export const ENTRY_LISTS = Object.keys(LISTS) as readonly EntryList[];

/** Anything in place of a list is one entry: no part of a plan is passed over. */
function membersOfList(
  list: EntryList,
  value: unknown,
): Iterable<[at: number | string, entry: unknown]> {
  if (value === undefined || value === null) return [];
  if (list === 'output_changes') return isRecord(value) ? Object.entries(value) : [['', value]];
  return Array.isArray(value) ? value.entries() : [['', value]];
}

const innerOf = (list: EntryList) => (list === 'unknown' ? undefined : LISTS[list]);

function toEntry(list: EntryList, at: number | string, whole: unknown): Entry {
  const inner = innerOf(list);
  const said = (inner === undefined ? undefined : fieldOf(whole, inner)) ?? whole;
  const fields = recordOf(said);
  const isOutput = list === 'output_changes';
  const isAction = isOfAction({ list });
  const change = isOutput || isAction ? fields : recordOf(fields['change']);
  const address = isOutput ? undefined : textIn(fields['address']);
  const name = isOutput ? `output.${at}` : address;
  const { actions } = change;
  return {
    list,
    at,
    whole,
    said,
    change,
    around: isRecord(whole) && said !== whole ? without(whole, said) : undefined,
    name: name === undefined || name === '' ? `${list}.${at}` : name,
    address,
    previousAddress: fields['previous_address'] ?? undefined,
    mode: fields['mode'],
    type: fields['type'],
    provider: fields['provider_name'],
    deposed: fields['deposed'] ?? undefined,
    actions: Array.isArray(actions) ? listOf(actions) : undefined,
    importing: change['importing'] ?? undefined,
    replacePaths: change['replace_paths'],
    reason: fields['action_reason'],
    values: isAction ? valuesOfAction(fields) : valuesOfChange(change),
  };
}

const without = (whole: Members, said: unknown): Members =>
  Object.fromEntries(Object.entries(whole).filter(([, member]) => member !== said));

const valuesOfChange = (change: Members): EntryValues => ({
  before: change['before'],
  after: change['after'],
  unknownAfter: change['after_unknown'],
  sensitiveBefore: change['before_sensitive'],
  sensitiveAfter: change['after_sensitive'],
});

const valuesOfAction = (invocation: Members): EntryValues => ({
  before: undefined,
  after: invocation['config_values'],
  unknownAfter: invocation['config_unknown'],
  sensitiveBefore: undefined,
  sensitiveAfter: invocation['config_sensitive'],
});

/** Whether it is about an action, and not about a resource or an output. */
export function isOfAction({ list }: Pick<Entry, 'list'>): boolean {
  return list === 'action_invocations' || list === 'deferred_action_invocations';
}

/** Where its values are, from the top of the plan; `anyMember` stands for a member of a list, whichever it is. */
export function pathOfEntry({ list, at, around }: Entry, anyMember: string): string[] {
  const inner = around === undefined ? undefined : innerOf(list);
  const place = [list, list === 'output_changes' ? String(at) : anyMember];
  return inner === undefined ? place : [...place, inner];
}

/** The words of its actions, in their order, with commas between them. */
export function actionWords({ actions = [] }: Pick<Entry, 'actions'>): string {
  return actions.map(String).join();
}

/**
 * What it is about, so that a plan that has the same once more names it twice: an object that another one of its address has
 * replaced is another one, and an action runs once for each of its triggers.
 */
export function identityOf({ list, name, deposed, said }: Entry): string {
  const triggers = ['lifecycle_action_trigger', 'invoke_action_trigger'];
  const trigger = isOfAction({ list }) ? triggers.map((key) => fieldOf(said, key)) : [];
  return JSON.stringify([list, name, deposed, ...trigger]);
}

/** Whether it is an object that another one of its address has replaced, and that is still there. */
export function isDeposed({ deposed }: Pick<Entry, 'deposed'>): boolean {
  return deposed !== undefined;
}

/** The addresses of the entries of these lists, in their order. */
export function addressesOf(plan: object, lists: readonly EntryList[]): string[] {
  return Array.from(entriesOfDocument(plan, lists)).flatMap(({ address }) => address ?? []);
}

/** Whether the object moves to another address. */
export function isMoved({ previousAddress, address }: Entry): boolean {
  return (previousAddress ?? address) !== address;
}
