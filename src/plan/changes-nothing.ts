/** Whether an apply of a plan would do nothing: not an entry of any list changes something, and the program that made it says the same. */
import { fieldOf, listOf } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { actionWords, entriesOf, isMoved } from './entries.ts';

/**
 * @returns false where something changes, be it outside of Terraform or in a later plan; undefined where nothing does and it is not
 *   certain either: planning failed, is not complete or not of one document, or a check did not pass
 */
export function changesNothing(json: PlanJson): boolean | undefined {
  for (const entry of entriesOf(json)) {
    const isIdle =
      (entry.list === 'resource_changes' || entry.list === 'output_changes') &&
      actionWords(entry) === 'no-op' &&
      entry.importing === undefined &&
      entry.deposed === undefined &&
      !isMoved(entry);
    if (!isIdle) return false;
  }
  const { applyable, complete, errored, checks } = json.document;
  // A plan of a service has none of these.
  if (applyable === true) return false;
  const saysOther = [
    [applyable, false],
    [complete, true],
    [errored, false],
  ].some(([said, expected]) => said !== undefined && said !== expected);
  const hasPassed = listOf(checks).every((check) => fieldOf(check, 'status') === 'pass');
  return saysOther || !hasPassed || json.repeated().length > 0 ? undefined : true;
}
