/** What of a plan was made, by the state that an apply left behind. */
import type { StateJson } from '../gate/plan-to-apply.ts';
import { fieldOf, isRecord, listOf, recordOf, textIn } from '../model/parse.ts';
import { isMarked, resourcesOf, type PlanJson } from '../model/plan-json.ts';
import { entriesOfDocument, isDeposed } from '../plan/entries.ts';
import { isIdle, wordsOfEntry } from '../plan/count-words.ts';

/**
 * @param state after the apply, also one that failed
 * @returns names of the changes that the state has, and of those that it lacks; reading a data source changes nothing
 */
export function whatWasMade(
  json: PlanJson,
  state: StateJson,
): { made: string[]; notMade: string[] } {
  const resources = valuesIn(state['values']);
  const outputs = recordOf(fieldOf(state['values'], 'outputs'));
  const made: string[] = [];
  const notMade: string[] = [];
  const put = (name: string, isMade: boolean) => void (isMade ? made : notMade).push(name);
  const lists = ['resource_changes', 'output_changes'] as const;
  // With the numbers as the state has them.
  for (const entry of entriesOfDocument(json.document, lists)) {
    const { list, at, name, values } = entry;
    if (isIdle({ words: wordsOfEntry(entry) }) || isDeposed(entry)) continue;
    const isOutput = list === 'output_changes';
    const output = Object.hasOwn(outputs, at) ? fieldOf(outputs[at], 'value') : undefined;
    const is = isOutput ? output : resources.get(name);
    const isGone = !(entry.actions ?? []).some(
      (word) => word === 'create' || word === 'update' || word === 'no-op',
    );
    put(name, isGone ? is === undefined : hasEnded(values.after, values.unknownAfter, is));
  }
  return { made, notMade };
}

function valuesIn(state: unknown): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const { address, values, deposed_key: deposed, tainted } of resourcesOf(state)) {
    if (deposed === undefined && tainted !== true) found.set(textIn(address) ?? '', values);
  }
  return found;
}

/** Whether the state has every value that the plan knew. */
function hasEnded(planned: unknown, unknown: unknown, is: unknown): boolean {
  if (is === undefined) return false;
  if (unknown === true) return true;
  if (Array.isArray(planned)) {
    // In a set, the members have no places: what is unknown in one of them is in any of them.
    if (!Array.isArray(is) || planned.length !== is.length) return isMarked(unknown);
    return planned.every((value, at) => hasEnded(value, listOf(unknown)[at], is[at]));
  }
  if (!isRecord(planned)) return isMarked(unknown) || Object.is(planned, is);
  const marks = recordOf(unknown);
  return Object.entries(planned).every(([name, value]) =>
    hasEnded(value, marks[name], fieldOf(is, name)),
  );
}
