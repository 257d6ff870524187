/**
 * Everything in a plan that changes something, as entries that can be compared with those of another plan. An entry is the
 * digest of all that the plan says of it, with every digit of its numbers, and of how its provider is configured.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import { withoutKeys } from '../model/address.ts';
import { fieldOf, isRecord, textIn } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { wordsOfEntry, type CountWord } from '../plan/count-words.ts';
import { entriesOf, type Entry } from '../plan/entries.ts';
import { canonicalJson, digest160 } from './canonical.ts';
import { readConfigured, type Context } from './configured.ts';
import { createHiding, withoutHidden } from './hidden-values.ts';

export interface PlanEntry {
  /** The address, or `output.NAME`; hostile until escaped. */
  readonly name: string;
  /** Where it is in the plan, so that exactly this can be left out: the member of the plan, and the index or the name in it. */
  readonly place: readonly [member: string, at?: number | string];
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
  const contextOf = readContexts(json, how.key);
  const isRelevant =
    how.readsDrift === true ? () => true : readRelevant(json.exact('relevant_attributes'));
  const entries: PlanEntry[] = [];
  for (const entry of entriesOf(json)) {
    yield;
    const isLeftOut =
      entry.list === 'resource_drift' && isRecord(entry.whole) && !isRelevant(entry);
    const words = isLeftOut ? [] : wordsOfEntry(entry);
    if (words.length > 0) entries.push(toPlanEntry(entry, words, { how, contextOf }));
  }
  return entries;
}

/** Makes the function that says what the configuration of a plan adds to one of its entries. */
export function readContexts(json: PlanJson, key: string | undefined): (entry: Entry) => Context {
  const member = (name: string) => json.exact(name);
  return readConfigured(
    {
      configuration: member('configuration'),
      variables: member('variables'),
      states: () => [fieldOf(member('prior_state'), 'values'), member('planned_values')],
    },
    key,
  );
}

/** Drift that a change refers to, where no policy reads drift; all of it where the plan does not say to what changes refer. */
function readRelevant(attributes: unknown): (drifted: Entry) => boolean {
  if (!Array.isArray(attributes)) return () => true;
  const resourceOf = (attribute: unknown) =>
    withoutKeys(textIn(fieldOf(attribute, 'resource')) ?? '');
  const referred = new Set(attributes.map(resourceOf));
  return ({ address = '' }) => referred.has(withoutKeys(address));
}

function toPlanEntry(
  entry: Entry,
  words: readonly CountWord[],
  { how: { key }, contextOf }: { how: EntryOptions; contextOf: (entry: Entry) => Context },
): PlanEntry {
  const { list, at, name, around } = entry;
  const hiding = createHiding(key, [list, name]);
  const shown = withoutHidden(entry, hiding);
  const context = contextOf(entry);
  const { provider, variables, needsSameFiles } = context;
  const text = canonicalJson({
    member: list,
    name,
    outer: around,
    said: shown,
    provider,
    variables,
  });
  const { hasHidden } = hiding;
  const isUncompared = key === undefined && (hasHidden || context.hasHidden);
  const counted = isUncompared ? [...words, 'uncompared'] : words;
  return {
    name,
    place: list === 'unknown' ? [String(at)] : [list, at],
    text: `${counted.join('+')} ${digest160('entry', text)}`,
    hasHidden,
    needsSameFiles,
  };
}
