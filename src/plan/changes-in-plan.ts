/**
 * What a plan changes, from its JSON: the changes of resources, the actions that it invokes, and what describes the whole
 * plan (it is a plan, it failed, it leaves something to a later plan).
 *
 * Source: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonplan/plan.go.
 */
import { isDeepStrictEqual } from 'node:util';
import { readAddress } from '../model/address.ts';
import { lowerAscii } from '../model/go-text.ts';
import { type PlanJson, isMarked } from '../model/plan-json.ts';
import { fieldsOf, isRecord, listOf } from '../model/parse.ts';
import { COUNT_NAMES, countChanges, isIdle, wordsOfEntry, type CountWord } from './count-words.ts';
import { entriesOf, identityOf, isDeposed, type Entry, type EntryList } from './entries.ts';
import {
  type ChangedAttribute,
  asAddress,
  asWord,
  isProminent,
  severityRank,
  type ActionTrigger,
  type ChangeAction,
  type PlanCounts,
  type PlannedChange,
  type PlannedChanges,
} from '../policy/planned-changes.ts';

const UNREADABLE_ENTRY = "The plan's JSON has an entry that cannot be read.";
/** Every plan, redacted or not, has one of these members; no other document of the service has any. */
const VERSION_MEMBERS = ['plan_format_version', 'format_version'];

/**
 * Reads the changes of a plan. Yields before each change that it reads, so that the caller can let other work go on.
 *
 * @param options.counts the plan's own, with which the changes must agree
 * @param options.diff whether all attributes of each change are read, and not only those that force a replacement
 * @param options.judgesLater whether what is left to a later plan is judged with this one
 */
export function* changesIn(
  plan: PlanJson,
  options: {
    counts: PlanCounts;
    diff?: boolean | undefined;
    judgesLater?: boolean;
  },
): Generator<void, PlannedChanges> {
  const { counts, diff = false, judgesLater = false } = options;
  const { document } = plan;
  const list = createChangeList();
  const attributeBudget = createAttributeBudget();
  const doubts = new Set<string>();
  /** The objects of a list. Anything else in it, or instead of it, is a doubt. */
  function* objectsIn(list: EntryList): Generator<Entry> {
    for (const entry of entriesOf(plan, [list])) {
      if (isRecord(entry.whole) && typeof entry.at === 'number') yield entry;
      else doubts.add(UNREADABLE_ENTRY);
    }
  }
  for (const name of plan.repeated()) doubts.add(`The plan's JSON names ${name} twice.`);
  if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
    doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
  }
  if (plan.isErrored) {
    doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
  }
  const wordsOfChanges: (readonly CountWord[])[] = [];
  for (const entry of objectsIn('resource_changes')) {
    yield;
    const read = toChange(entry, diff);
    if (read === undefined) continue;
    if ('doubt' in read) {
      doubts.add(read.doubt);
      continue;
    }
    const { words, change } = read;
    wordsOfChanges.push(words);
    if (!isIdle({ words })) {
      list.add(entry, { ...change, differs: attributeBudget.attributesOf(change) });
    }
  }
  for (const entry of objectsIn('action_invocations')) {
    const invocation = toInvocation(entry.said);
    if (invocation === undefined) doubts.add(UNREADABLE_ENTRY);
    else list.add(entry, { ...OF_INVOCATION, ...invocation });
  }
  const deferred = [...objectsIn('deferred_changes')].length;
  const deferredActions = Array.from(
    objectsIn('deferred_action_invocations'),
    ({ said, around }) => (around && toInvocation(said))?.address ?? 'one that cannot be read',
  );
  if (!judgesLater) {
    for (const sentence of sayLeftToLater(deferred, deferredActions)) doubts.add(sentence);
  }
  const counted = countChanges(wordsOfChanges);
  const wrongCounts = COUNT_NAMES.filter(
    (name) => (counts[name] ?? counted[name]) !== counted[name],
  ).map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
  if (wrongCounts.length > 0) {
    doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
  }
  const isListed = ['resource_changes', 'action_invocations'].some((name) =>
    Object.hasOwn(document, name),
  );
  const { complete } = document;
  return {
    ...list.sorted(),
    source: 'json',
    doubt: doubts.size > 0 ? [...doubts].slice(0, MOST_DOUBTS).join(' ') : undefined,
    partial: complete === undefined || complete === true ? undefined : true,
    unlisted: isListed ? undefined : true,
    unread: attributeBudget.sayLeftOut(),
  };
}

/** How many doubts are reported. */
const MOST_DOUBTS = 4;

/** How many changes are kept. Prominent ones are kept up to twice this number. */
const MOST_CHANGES = 20_000;

/** Collects the changes of a plan, the worst of each object. */
function createChangeList() {
  const kept = new Map<string, PlannedChange>();
  let leftOut = 0;
  return {
    add(entry: Entry, change: PlannedChange): void {
      const { action } = change;
      const key = identityOf(entry);
      const earlier = kept.get(key);
      const most = isProminent(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
      if (earlier === undefined && kept.size >= most) leftOut += 1;
      else if (earlier === undefined || severityRank(action) < severityRank(earlier.action)) {
        kept.set(key, change);
      }
    },
    sorted() {
      const order = (one: PlannedChange, other: PlannedChange) =>
        severityRank(one.action) - severityRank(other.action) ||
        (one.address < other.address ? -1 : 1);
      return { changes: [...kept.values()].sort(order), leftOut };
    },
  };
}

/** What is the same for each invocation of an action. */
const OF_INVOCATION: Omit<PlannedChange, 'address'> = {
  action: 'invoke',
  previousAddress: undefined,
  imported: false,
  deposed: false,
  reason: undefined,
  attributes: [],
  location: undefined,
};

function sayLeftToLater(changes: number, actions: readonly string[]): string[] {
  const sentence = (number: number, noun: string, names = ''): string =>
    `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
  const sentences: string[] = [];
  if (changes > 0) sentences.push(sentence(changes, 'change'));
  if (actions.length > 0) {
    const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
    sentences.push(sentence(actions.length, 'action', `: ${names}`));
  }
  return sentences;
}

/** The most characters of all names together. Those of destroyed resources are kept up to twice this number. */
const MOST_CHARACTERS = 4_000_000;

/** Gives the names of the attributes that change, until all together are too long. */
function createAttributeBudget() {
  let characters = 0;
  let leftOut = 0;
  return {
    /** The attributes that differ; undefined if they are not known, or if there is no room for them. */
    attributesOf({ action, differs }: PlannedChange): ChangedAttribute[] | undefined {
      if (differs === undefined) return undefined;
      const { length } = JSON.stringify(differs);
      const isDestroyed = action === 'delete' || action === 'replace';
      if (characters + length > (isDestroyed ? 2 * MOST_CHARACTERS : MOST_CHARACTERS)) {
        leftOut += 1;
        return undefined;
      }
      characters += length;
      return differs;
    },
    sayLeftOut(): string | undefined {
      if (leftOut === 0) return undefined;
      const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
      return `The plan is too large to keep the attributes of ${number}.`;
    },
  };
}

/** Reason in the JSON plan → shorter word in reports. */
const REASONS: Record<string, string> = {
  replace_because_tainted: 'tainted',
  replace_because_cannot_update: 'cannot_update',
  replace_by_request: 'requested',
  replace_by_triggers: 'replace_triggered_by',
};

/**
 * Reads an entry of `resource_changes`.
 *
 * @param diff whether all attributes are read
 * @returns as `doubt`, what cannot be read of it; undefined for what changes nothing
 */
function toChange(
  entry: Entry,
  diff: boolean,
): { words: readonly CountWord[]; change: PlannedChange } | { doubt: string } | undefined {
  const { mode, type, previousAddress: previous } = entry;
  const address = asAddress(entry.address);
  const unreadable = { doubt: UNREADABLE_ENTRY };
  if (address === undefined) return unreadable;
  if (mode === 'data' || mode === 'ephemeral') {
    return readAddress(address)?.block.type === mode ? undefined : unreadable;
  }
  if (entry.actions === undefined) return unreadable;
  if (previous !== undefined && asAddress(previous) === undefined) return unreadable;
  const words = wordsOfEntry(entry);
  // It could mean any change.
  if (words.includes('other')) return { doubt: "The plan's JSON names an unrecognized action." };
  const [, action = 'none'] = ACTIONS_OF_WORDS.find(([word]) => words.includes(word)) ?? [];
  const recreated = action === 'forget' && words.includes('add') ? true : undefined;
  const reason = asWord(entry.reason) ?? '';
  // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
  const forcing = listOf(entry.replacePaths)
    .slice(0, 1_000)
    .flatMap((path) => asWord(listOf(path)[0]) ?? []);
  // A resource that is forgotten, and not created anew, stays as it is.
  const staysAsItIs = action === 'forget' && recreated === undefined;
  let differs: ChangedAttribute[] | undefined;
  if (diff) differs = staysAsItIs ? [] : changedAttributes(entry, type);
  return {
    words,
    change: {
      address,
      action,
      recreated,
      previousAddress: asAddress(previous),
      imported: words.includes('import'),
      deposed: isDeposed(entry),
      reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
      attributes: [...new Set(forcing)].slice(0, 10),
      differs,
      location: undefined,
    },
  };
}

/** The action of a change for the word that it counts for, the worst first. */
const ACTIONS_OF_WORDS: readonly (readonly [word: CountWord, action: ChangeAction])[] = [
  ['replace', 'replace'],
  ['destroy', 'delete'],
  ['forget', 'forget'],
  ['change', 'update'],
  ['add', 'create'],
];

/**
 * Reads an action that the apply invokes, with what triggers it; undefined if that cannot be read. Terraform 1.14 and
 * later lists them.
 */
function toInvocation(entry: unknown): { address: string; trigger: ActionTrigger } | undefined {
  const fields = fieldsOf(entry);
  const address = asAddress(fields['address']);
  if (address === undefined || readAddress(address)?.block.type !== 'action') return undefined;
  if (fields['lifecycle_action_trigger'] === undefined) {
    const byPerson = fields['invoke_action_trigger'];
    const isInvoked = typeof byPerson === 'object' && byPerson !== null;
    return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
  }
  const lifecycle = fieldsOf(fields['lifecycle_action_trigger']);
  const resource = asAddress(lifecycle['triggering_resource_address']);
  const event = snakeCase(lifecycle['action_trigger_event']);
  if (resource === undefined || event === undefined) return undefined;
  const onFailure = String(lifecycle['on_failure']).replace(/^ActionOnFailure/, '');
  return { address, trigger: { event, resource, onFailure: snakeCase(onFailure) } };
}

/** `AfterCreate` is `after_create` in a configuration. */
function snakeCase(word: unknown): string | undefined {
  if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word)) return undefined;
  return asWord(lowerAscii(word.replace(/(?!^)[A-Z]/g, '_$&')));
}

/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;

/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param entry of a resource of this type
 */
function changedAttributes({ values, replacePaths }: Entry, type: unknown): ChangedAttribute[] {
  const { before, after, unknownAfter: unknown, sensitiveBefore, sensitiveAfter } = values;
  // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
  const firstSteps = listOf(replacePaths).map((path) => memberOf(path, '0'));
  const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
  const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
  const names = new Set([...objects.flatMap(keysOf), ...forcing]);
  const attributes: ChangedAttribute[] = [];
  for (const name of names) {
    const valueBefore = emptyAsNull(memberOf(before, name), type);
    const valueAfter = emptyAsNull(memberOf(after, name), type);
    const forces = forcing.has(name);
    let differs: boolean;
    if (isMissing(before) || isMissing(after)) {
      // An empty list of a resource that is created or destroyed may mean a block that is not written in the files.
      differs = hasContent(valueBefore) || hasContent(valueAfter);
    } else {
      // A value that becomes sensitive, or stops being so, is a change, too.
      differs =
        !isDeepStrictEqual(valueBefore ?? null, valueAfter ?? null) ||
        !areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
    }
    if (!forces && !differs && !isMarked(memberOf(unknown, name))) continue;
    const shownName = name.slice(0, LONGEST_NAME);
    attributes.push(forces ? { name: shownName, forces } : { name: shownName });
  }
  const rank = ({ forces }: ChangedAttribute): number => (forces ? 0 : 1);
  attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
  return attributes.slice(0, MOST_NAMES);
}

/**
 * Providers of the older kind write an empty text for no value, and Terraform shows it as none. It does
 * not where an attribute takes a value of any type, as those of `terraform_data` do.
 */
function emptyAsNull(value: unknown, type: unknown): unknown {
  return value === '' && type !== 'terraform_data' ? null : value;
}

function hasContent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !isMissing(value);
  return keysOf(value).length > 0;
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

/**
 * A member of an object or a list. Where the JSON plan marks values as unknown or sensitive, `true` instead of an object
 * stands for each of its members.
 */
function memberOf(value: unknown, step: string): unknown {
  if (value === true) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

/** Whether two values have the same parts marked as sensitive. */
function areMarkedAlike(one: unknown, other: unknown): boolean {
  if (one === true || other === true) return one === other;
  const steps = [one, other].flatMap(keysOf);
  return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step)));
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
