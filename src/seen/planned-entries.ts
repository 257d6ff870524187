/**
 * What a plan changes, in a form in which two plans can be compared although the first one knew less: what was unknown may be
 * known now, and what was applied meanwhile may have changed the values that an entry begins with.
 */
import { canonicalJson, digest160, keyedDigest160 } from '../approvals/canonical.ts';
import { mayProvision, type Context } from '../approvals/configured.ts';
import { hiddenVariables } from '../approvals/hidden-values.ts';
import { readContexts } from '../approvals/plan-entries.ts';
import { type Finding, finding } from '../model/finding.ts';
import { fieldOf, isRecord, recordOf } from '../model/parse.ts';
import { isMarked, type PlanJson } from '../model/plan-json.ts';
import { phrase, setting } from '../model/sentence.ts';
import {
  actionWords,
  addressesOf,
  entriesOf,
  entriesOfDocument,
  isDeposed,
  unknownEntries,
  type Entry,
} from '../plan/entries.ts';
import { lackedIn } from '../plan/lacked-values.ts';
import { withoutPaths, type UnknownPath } from './unknown-paths.ts';
import { type CountWord, wordsOfEntry } from '../plan/count-words.ts';

/** The lists of a plan whose members an apply carries out. */
export const APPLIED_LISTS = ['resource_changes', 'output_changes', 'action_invocations'] as const;
type AppliedList = (typeof APPLIED_LISTS)[number];

/**
 * Why an entry cannot be compared, so that nobody can have seen it:
 * - `sensitive`: it has a sensitive value that the plan does not show, or no key makes digests of.
 * - `variable`: it has none, but may depend on a variable with such a value.
 * - `configuration`: the plan does not show how its provider is configured.
 * - `form`: it has a form that this version does not know, or its name is there twice.
 */
export const NOT_COMPARED = ['sensitive', 'variable', 'configuration', 'form'] as const;
export type NotCompared = (typeof NOT_COMPARED)[number];

/** What a request showed of one entry. Its digests are made with the key, where there is one. */
export interface ShownEntry {
  list: AppliedList;
  /** The address, or `output.NAME`; hostile until escaped. */
  name: string;
  /** In their order, as in `delete,create`; empty for an action. */
  actions: string;
  /** Whether it is an object that another one of its address has replaced. */
  isDeposed?: true | undefined;
  /** A digest of its provider and how that is configured. */
  provider?: string | undefined;
  /** Of its block, if that has a provisioner or a write-only argument, whose values no plan shows. */
  block?: string | undefined;
  /** Of what lets an action run. */
  trigger?: string | undefined;
  /** Of what is imported. */
  importing?: string | undefined;
  /** Of the address that it had. */
  previous?: string | undefined;
  /** Of the values that are destroyed, replaced or forgotten. */
  before?: string | undefined;
  /** Of the values after, without those at `unknown`; undefined where it sets none. */
  end?: string | undefined;
  /**
   * Of those of its values after that an update changes, without those at `unknown`, and of the id of what it updates. What it does
   * not change may be another by now.
   */
  changed?: string | undefined;
  /** In a fixed order. */
  unknown: readonly UnknownPath[];
  notCompared?: NotCompared | undefined;
  /** Its values after by their names, where the plan is at hand. They may be sensitive. */
  attributes?: ((this: void) => Readonly<Record<string, unknown>>) | undefined;
}

/** An entry of a plan that is at hand. */
export interface PlannedEntry extends ShownEntry {
  attributes: (this: void) => Readonly<Record<string, unknown>>;
  /** What it counts for, as in the line of an approval. */
  words: readonly CountWord[];
  /** Whether something of it is in the files and in no plan. */
  decidedByFiles: Context['decidedByFiles'];
  /**
   * Digests of its values after without those at these paths; undefined if something else of them is unknown, or they have no
   * such places.
   */
  endWithout(
    this: void,
    unknown: readonly UnknownPath[],
  ): Pick<ShownEntry, 'end' | 'changed'> | undefined;
}

/** What a plan changes. */
export interface PlannedEntries {
  entries: readonly PlannedEntry[];
  /** Digests of the variables of the root module, by name; without a key, of those that are not hidden. */
  variables: Readonly<Record<string, string>>;
  /** The addresses of what was changed by others than the program that plans. */
  drifted: ReadonlySet<string>;
  /** What is in the plan and stays as it is. */
  unchanged(this: void, list: AppliedList, name: string): PlannedEntry | undefined;
  /** Whether a block of its configuration has a provisioner. */
  hasProvisioner: boolean;
  /** Why it is not all that there is to do: planning failed, or something is deferred or left out. */
  notWhole?: Finding | undefined;
}

/** 80 bits, because records hold many of them: who does not have the key cannot search for two values with one digest. */
const KEYED_LETTERS = 16;
/** A digest that has a key. */
export const KEYED_PATTERN = /^[a-z2-7]{16}$/;

type Digest = (subject: string, value: unknown) => string;

/** Reads what a plan changes. Yields before each entry, so that the caller can let other work go on. */
export function* readPlannedEntries(
  json: PlanJson,
  /** `record-key`. Where both plans are at hand any key does; without one, nothing sensitive is compared. */
  { key }: { key?: string | undefined },
): Generator<void, PlannedEntries> {
  const digest: Digest = (subject, value) =>
    key === undefined
      ? digest160(`seen ${subject}`, canonicalJson(value))
      : keyedDigest160(key, `seen ${subject}`, canonicalJson(value)).slice(0, KEYED_LETTERS);
  const contextOf = readContexts(json, key);
  const reader: Reader = {
    digest,
    contextOf,
    hidesSensitive: key === undefined || !json.isWhole,
    lacksConfiguration: !isRecord(json.document['configuration']),
  };
  const entries: PlannedEntry[] = [];
  const unchanged = new Map<string, Entry>();
  for (const list of APPLIED_LISTS) {
    for (const entry of entriesOf(json, [list])) {
      yield;
      const words = countWordsOf(entry);
      if (words.length > 0) entries.push(readEntry({ list, words }, entry, reader));
      else unchanged.set(canonicalJson([list, entry.name]), entry);
    }
  }
  const variables = hiddenVariables(
    json.exact('variables'),
    fieldOf(fieldOf(json.document['configuration'], 'root_module'), 'variables'),
    key,
  );
  const compared = Object.entries(variables.values).filter(
    ([name]) => key !== undefined || !variables.hidden.has(name),
  );
  return {
    entries: withoutRepeated(entries),
    variables: Object.fromEntries(
      compared.map(([name, value]) => [name, digest('variable', [name, value])]),
    ),
    drifted: new Set(addressesOf(json.document, ['resource_drift'])),
    unchanged(list, name) {
      const entry = unchanged.get(canonicalJson([list, name]));
      return entry === undefined ? undefined : readEntry({ list, words: [] }, entry, reader);
    },
    hasProvisioner: mayProvision(json.exact('configuration')),
    notWhole: notWholeOf(json),
  };
}

interface Reader {
  digest: Digest;
  contextOf: (entry: Entry) => Context;
  hidesSensitive: boolean;
  lacksConfiguration: boolean;
}

function countWordsOf(entry: Entry): readonly CountWord[] {
  const words = wordsOfEntry(entry);
  const isKnown =
    entry.list !== 'output_changes' || ['create', 'update', 'delete'].includes(actionWords(entry));
  return isKnown || words.length === 0 || words.includes('other') ? words : [...words, 'other'];
}

const REMOVES: ReadonlySet<CountWord> = new Set(['destroy', 'replace', 'forget']);

/** Whether it destroys, replaces or forgets something, or may do so. */
export function isRemoval({ words }: Pick<PlannedEntry, 'words'>): boolean {
  return words.some((word) => REMOVES.has(word) || word === 'other');
}

function readEntry(
  { list, words }: Pick<PlannedEntry, 'list' | 'words'>,
  entry: Entry,
  reader: Reader,
): PlannedEntry {
  const { name, said, values, importing } = entry;
  const { digest } = reader;
  const isAction = list === 'action_invocations';
  const written = actionWords(entry);
  // A value of an output is set, whether it had one or not.
  const actions = list === 'output_changes' && written === 'create' ? 'update' : written;
  const previous = entry.previousAddress ?? name;
  const removes = list === 'resource_changes' && words.some((word) => REMOVES.has(word));
  // What is deleted or forgotten has no values after. An entry without an action sets some if it is imported, and where no word says
  // what it does, it may.
  const setsValues =
    isAction ||
    (actions === 'no-op'
      ? importing !== undefined || words.length === 0
      : actions.split(',').some((action) => action !== 'delete' && action !== 'forget'));
  const { unknown, hasHiddenKeys, endWithout, attributes } = readEnd(entry, digest);
  const { end, changed } = (setsValues ? endWithout(unknown) : undefined) ?? {};
  const context = reader.contextOf(entry);
  const marks = [
    ...(removes ? [values.sensitiveBefore] : []),
    ...(setsValues ? [values.sensitiveAfter] : []),
  ];
  const isUnread = words.includes('other') || (setsValues && end === undefined);
  const notCompared = hasHiddenKeys ? 'sensitive' : notComparedOf(context, marks, reader);
  return {
    list,
    name,
    words,
    decidedByFiles: context.decidedByFiles,
    actions,
    isDeposed: isDeposed(entry) ? true : undefined,
    provider: context.provider && digest('provider', context.provider),
    block: context.block && digest('block', context.block),
    trigger: isAction ? digest('trigger', withoutConfig(said)) : undefined,
    importing: importing === undefined ? undefined : digest('importing', importing),
    previous: previous === name ? undefined : digest('previous', previous),
    before: removes ? digest('before', values.before) : undefined,
    end,
    changed,
    unknown: end === undefined || hasHiddenKeys ? [] : unknown,
    notCompared: isUnread ? 'form' : notCompared,
    endWithout,
    attributes,
  };
}

function readEnd(
  entry: Entry,
  digest: Digest,
): Pick<PlannedEntry, 'unknown' | 'endWithout' | 'attributes'> & { hasHiddenKeys: boolean } {
  const { before, after: values, unknownAfter: marks, sensitiveAfter: sensitive } = entry.values;
  const isUpdate = actionWords(entry) === 'update' && isRecord(values);
  const lacked = lackedIn({ path: [], values, marks, sensitive });
  const unknown = lacked
    .map(({ path }) => path)
    .sort((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1));
  return {
    unknown,
    // The paths are written into a comment, and the keys of a sensitive map are sensitive.
    hasHiddenKeys: lacked.some(({ shown }) => shown !== undefined),
    attributes: () => (isRecord(values) ? values : { value: values }),
    endWithout(paths) {
      const left = withoutPaths(values ?? null, unknown, paths);
      return (
        left && {
          end: digest('end', [left.value, paths]),
          changed: isUpdate
            ? digest('changed', [idOf(before), changedIn(before, left.value, paths), paths])
            : undefined,
        }
      );
    },
  };
}

/** Nearly all resources have an attribute of this name, which tells one object from another. */
const idOf = (before: unknown) => fieldOf(before, 'id') ?? null;

/** The attributes that are not as they were before, with those that have something unknown. */
function changedIn(before: unknown, after: unknown, paths: readonly UnknownPath[]): unknown {
  const lacking = new Set(paths.map(([name]) => name));
  const changed = Object.entries(recordOf(after)).filter(
    ([name, value]) =>
      lacking.has(name) ||
      !Object.hasOwn(recordOf(before), name) ||
      canonicalJson(fieldOf(before, name)) !== canonicalJson(value),
  );
  return Object.fromEntries(changed);
}

/** @param marks of the values that are compared */
function notComparedOf(
  context: Context,
  marks: readonly unknown[],
  { hidesSensitive, lacksConfiguration }: Reader,
): NotCompared | undefined {
  // Old formats have no marks: there, each value counts as sensitive.
  const isSensitive = marks.some((mark) => (mark ?? undefined) === undefined || isMarked(mark));
  if (isSensitive && hidesSensitive) return 'sensitive';
  if (context.hasHidden && hidesSensitive) return 'variable';
  return context.provider !== undefined && lacksConfiguration ? 'configuration' : undefined;
}

/** What an invocation says beside the values of its block. */
function withoutConfig(entry: unknown): unknown {
  return Object.fromEntries(
    Object.entries(recordOf(entry)).filter(([name]) => !name.startsWith('config_')),
  );
}

/** By what an entry is found in another plan: one plan has it once. */
export function placeInLists({
  list,
  name,
  trigger,
  isDeposed,
  before,
}: Omit<ShownEntry, 'actions' | 'unknown'>): string {
  return canonicalJson([list, name, trigger, isDeposed && before]);
}

/** Of those that one plan has twice, nothing says which one a request showed. */
function withoutRepeated(entries: readonly PlannedEntry[]): PlannedEntry[] {
  const numbers = new Map<string, number>();
  for (const entry of entries)
    numbers.set(placeInLists(entry), (numbers.get(placeInLists(entry)) ?? 0) + 1);
  return entries.map((entry) =>
    (numbers.get(placeInLists(entry)) ?? 0) > 1 ? { ...entry, notCompared: 'form' } : entry,
  );
}

function notWholeOf(json: PlanJson): Finding | undefined {
  const { complete } = json.document;
  const deferred = entriesOfDocument(json.document, [
    'deferred_changes',
    'deferred_action_invocations',
  ]);
  const isDeferred = deferred.next().done !== true;
  if (json.isErrored) {
    return finding('plan-not-whole', phrase`Planning failed, so the plan may lack changes.`);
  }
  if (isDeferred || (complete !== undefined && complete !== true)) {
    return finding(
      'plan-not-whole',
      phrase`The plan is not all that there is to do: something is deferred, or left out by a target.`,
    );
  }
  const [unknown] = unknownEntries(json);
  if (unknown !== undefined) {
    return finding(
      'plan-not-whole',
      phrase`The plan has ${setting(String(unknown.at))}, which this version does not know: it may be something to apply.`,
    );
  }
  if (json.repeated().length === 0) return undefined;
  return finding(
    'plan-not-whole',
    phrase`The JSON of the plan names something twice, so that one of the two is hidden.`,
  );
}
