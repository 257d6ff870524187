/**
 * Everything in a plan that changes something, as entries that can be compared with those of another plan. An entry is the
 * digest of all that the plan says of it, with every digit of its numbers, and of how its provider is configured.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import { withoutKeys } from '../model/address.ts';
import { keepLongNumbers } from '../model/json-text.ts';
import { fieldOf, fieldsOf, isRecord, listOf, textIn } from '../model/parse.ts';
import { isMarked, type PlanJson } from '../model/plan-json.ts';
import { canonicalJson, digest160 } from './canonical.ts';
import { readConfigured, type Context } from './configured.ts';
import { createHiding, withoutHidden } from './hidden-values.ts';

/**
 * What is counted of a plan, in the order in which a line names it. One entry may count twice: what is moved and changed is
 * `change` and `move`. `uncompared`: it has a hidden value, and there is no key to compare it with.
 */
export const COUNT_WORDS = [
  'add',
  'change',
  'destroy',
  'replace',
  'forget',
  'import',
  'move',
  'read',
  'open',
  'output',
  'action',
  'deferred',
  'drifted',
  'other',
  'uncompared',
] as const;
export type CountWord = (typeof COUNT_WORDS)[number];

export interface PlanEntry {
  /** The address, or `output.NAME`; hostile until escaped. */
  readonly name: string;
  /** Where it is in the plan, so that exactly this can be left out: the member of the plan, and the index or the name in it. */
  readonly place: readonly [member: string, at: number | string];
  /** The words that it counts for, in their order, with a plus sign between them; then a space and the digest. */
  readonly text: string;
  /** Whether it has a sensitive value, which a service does not show. */
  readonly hasHidden: boolean;
  /**
   * Whether something of it is decided by the files alone: a value that is written there and unknown or write-only, a
   * provisioner, a provider whose configuration the plan does not show.
   */
  readonly needsSameFiles: boolean;
}

export interface EntryOptions {
  /** `record-key`; undefined without one: then hidden values are not compared. */
  key: string | undefined;
  /** Whether a policy may read all drift; left out: the drift counts that a change refers to. */
  readsDrift?: boolean | undefined;
}

/** Reads the entries of a plan. Yields before each, so that the caller can let other work go on. */
export function* readPlanEntries(json: PlanJson, how: EntryOptions): Generator<void, PlanEntry[]> {
  const member = (name: string) => exactMember(json, name);
  const contextOf = readContexts(json, how.key);
  const isRelevant =
    how.readsDrift === true ? () => true : readRelevant(member('relevant_attributes'));
  const lists: [name: string, wordsOf: (entry: unknown) => readonly CountWord[]][] = [
    ['resource_changes', wordsOfChange],
    ['resource_drift', (entry) => (isRelevant(entry) ? ['drifted'] : [])],
    ['output_changes', (change) => (isNoChange(change) ? [] : ['output'])],
    ['action_invocations', () => ['action']],
    ['deferred_changes', () => ['deferred']],
    ['deferred_action_invocations', () => ['deferred']],
  ];
  const entries: PlanEntry[] = [];
  for (const [name, wordsOf] of lists) {
    for (const [at, entry] of everyMember(member(name))) {
      yield;
      const words = isRecord(entry) ? wordsOf(entry) : (['other'] as const);
      if (words.length > 0) entries.push(toEntry([name, at], entry, words, { how, contextOf }));
    }
  }
  return entries;
}

/** Makes the function that says what the configuration of a plan adds to one of its entries. */
export function readContexts(json: PlanJson, key: string | undefined): (entry: unknown) => Context {
  const member = (name: string) => exactMember(json, name);
  return readConfigured(
    {
      configuration: member('configuration'),
      variables: member('variables'),
      states: () => [fieldOf(member('prior_state'), 'values'), member('planned_values')],
    },
    key,
  );
}

/** A member of the plan, with a string in place of each number that JavaScript would change. */
export function exactMember(json: PlanJson, name: string): unknown {
  const text = json.texts().findLast(([member]) => member === name)?.[1];
  if (text === undefined) return undefined;
  const exact = keepLongNumbers(text);
  return exact === text ? json.document[name] : JSON.parse(exact);
}

/** What is in a list or an object. Anything else is one entry: no part of a plan is passed over. */
export function everyMember(value: unknown): Iterable<[at: number | string, entry: unknown]> {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.entries();
  return isRecord(value) ? Object.entries(value) : [['', value]];
}

const WORDS_OF_ACTIONS: ReadonlyMap<string, readonly CountWord[]> = new Map([
  ['no-op', []],
  ['create', ['add']],
  ['update', ['change']],
  ['delete', ['destroy']],
  ['forget', ['forget']],
  ['read', ['read']],
  ['open', ['open']],
  ['create,delete', ['replace']],
  ['create,forget', ['add', 'forget']],
]);

export function wordsOfChange(entry: unknown): CountWord[] {
  const { address, previous_address: previous, change } = fieldsOf(entry);
  const { actions, importing } = fieldsOf(change);
  const words = new Set(
    WORDS_OF_ACTIONS.get(listOf(actions).map(String).sort().join()) ?? ['other'],
  );
  if ((importing ?? undefined) !== undefined) words.add('import');
  if ((previous ?? address) !== address) words.add('move');
  return COUNT_WORDS.filter((word) => words.has(word));
}

function isNoChange(change: unknown): boolean {
  return listOf(fieldOf(change, 'actions')).map(String).join() === 'no-op';
}

/** Drift that a change refers to, where no policy reads drift; all of it where the plan does not say to what changes refer. */
function readRelevant(attributes: unknown): (drifted: unknown) => boolean {
  if (!Array.isArray(attributes)) return () => true;
  const resourceOf = (attribute: unknown) =>
    withoutKeys(textIn(fieldOf(attribute, 'resource')) ?? '');
  const referred = new Set(attributes.map(resourceOf));
  return (drifted) => referred.has(withoutKeys(addressOf(drifted)));
}

/** What is deferred is inside of its entry, with the reason beside it. */
function innerOf(entry: unknown): unknown {
  return fieldOf(entry, 'resource_change') ?? fieldOf(entry, 'action_invocation') ?? entry;
}

/** What is around it. */
function outerOf(entry: unknown, inner: unknown): unknown {
  const isAround = isRecord(entry) && inner !== entry;
  if (!isAround) return undefined;
  return Object.fromEntries(Object.entries(entry).filter(([, member]) => member !== inner));
}

function addressOf(entry: unknown): string {
  return textIn(fieldOf(innerOf(entry), 'address')) ?? '';
}

function toEntry(
  place: PlanEntry['place'],
  entry: unknown,
  words: readonly CountWord[],
  { how: { key }, contextOf }: { how: EntryOptions; contextOf: (entry: unknown) => Context },
): PlanEntry {
  const [member, at] = place;
  const isOutput = member === 'output_changes';
  const address = isOutput ? `output.${at}` : addressOf(entry);
  const name = address === '' ? `${member}.${at}` : address;
  const inner = innerOf(entry);
  const hiding = createHiding(key, [member, name]);
  const said = withoutHidden(inner, hiding);
  const context = isOutput ? contextOfOutput(entry) : contextOf(inner);
  const { provider, variables, needsSameFiles } = context;
  const outer = outerOf(entry, inner);
  const text = canonicalJson({ member, name, outer, said, provider, variables });
  const { hasHidden } = hiding;
  const isUncompared = key === undefined && (hasHidden || context.hasHidden);
  const counted = isUncompared ? [...words, 'uncompared'] : words;
  return {
    name,
    place,
    text: `${counted.join('+')} ${digest160('entry', text)}`,
    hasHidden,
    needsSameFiles,
  };
}

/** No provider has a part in an output. */
export function contextOfOutput(change: unknown): Context {
  const needsSameFiles = isMarked(fieldOf(change, 'after_unknown'));
  const decidedByFiles = needsSameFiles ? 'always' : 'never';
  return { needsSameFiles, decidedByFiles, hasHidden: false };
}
