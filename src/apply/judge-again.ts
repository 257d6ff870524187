/** Has what judges plans judge an applied one once more, when the state has the values that no plan knew. */
import { formOfJson } from '../gate/judge.ts';
import { JUDGES } from '../gate/judges/judges.ts';
import type { Judging } from '../gate/request.ts';
import type { StateJson } from '../gate/plan-to-apply.ts';
import type { ObtainedPlan } from '../gate/plans-from.ts';
import type { LaterFailure } from '../model/apply-outcome.ts';
import type { AttributePath } from '../model/attribute-path.ts';
import { fieldsOf, recordOf } from '../model/parse.ts';
import { isMarked, markAt, PlanJson } from '../model/plan-json.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { fillPlan } from '../plan/fill-plan.ts';
import { replaceInText } from '../plan/sensitive-values.ts';
import type { WithoutTexts } from '../plan/remove-texts.ts';
import { withoutTextsOf } from '../plan/without-sensitive-texts.ts';
import { entriesOfDocument, isDeposed, type EntryValues } from '../plan/entries.ts';

type Document = PlanJson['document'];

/** What policies said of the plan, and the plan as they judged it. */
export interface JudgedBefore {
  plan: ObtainedPlan;
  results: readonly PolicyResult[];
}

/** The policies that had to wait for values, or whose condition people approved. */
export function waitingPolicies(results: readonly PolicyResult[]): PolicyResult[] {
  return results.filter(
    ({ judge, status }) =>
      judge.mayHoldLater && (status === 'known-after-apply' || status === 'overridden'),
  );
}

/**
 * Asks the policies that had to wait.
 *
 * @param state after exactly this plan was applied
 * @returns what they say that they had not said of the plan; or the names of those that still cannot say it
 */
export async function judgeAgain(
  { plan, results }: JudgedBefore,
  state: StateJson,
  judging: Judging,
  signal: AbortSignal,
): Promise<{ later: LaterFailure[]; neverWhole: string[] }> {
  const waiting = waitingPolicies(results);
  const content = await plan.json(formOfJson(judging) === true);
  const names = policyNames(waiting);
  if ('doubt' in content) return { later: [], neverWhole: names };
  const { isWhole, document } = content.json;
  const filled = fillPlan(document, state);
  const json = isWhole ? PlanJson.of(filled, true) : redactedOf(filled);
  const withoutTexts = withoutTextsOf(filled);
  const again = {
    ...plan,
    json: async () => ({ json, doubts: async () => [] }),
    base: undefined,
  };
  const ofPlan = JUDGES.filter((judge) => judge.reads !== 'files');
  const asked = ofPlan.filter((judge) => judge.systems.some(({ mayHoldLater }) => mayHoldLater));
  const judged = await Promise.all(
    asked.map((judge) =>
      judge.judge(again, {
        judging,
        pullRequest: undefined,
        signal,
        ofRun: [],
        changes: async () => undefined,
      }),
    ),
  );
  const readings = judged.flatMap((one) => (one?.systems ?? []).map(({ reading }) => reading));
  const doubts = readings.flatMap((reading) => reading.doubts);
  if (readings.length === 0 || doubts.length > 0) return { later: [], neverWhole: names };
  const answers = readings.flatMap((reading) => reading.results);
  const ofWaiting = waiting.map((before) => ({
    before,
    now: answers.find((one) => keyOf(one) === keyOf(before)),
  }));
  const unanswered = ofWaiting.filter(
    ({ now }) => now === undefined || !['passed', 'failed', 'excepted'].includes(now.status),
  );
  const sides = sidesByAddress(filled);
  const later = ofWaiting.flatMap(({ before, now }) =>
    now?.status === 'failed' ? toLaterFailure(before, now, { sides, withoutTexts }) : [],
  );
  return { later, neverWhole: policyNames(unanswered.map(({ before }) => before)) };
}

/** The state has every value. Of a redacted plan, policies get none that is sensitive. */
function redactedOf(filled: Document): PlanJson {
  const text = replaceInText(JSON.stringify(filled), undefined);
  return new PlanJson(text, recordOf(JSON.parse(text)), false);
}

const keyOf = ({ policySet, policy }: PolicyResult) => JSON.stringify([policySet, policy]);

export function policyNames(results: readonly PolicyResult[]): string[] {
  return [...new Set(results.map(({ policy }) => policy))];
}

/** Nothing where it says no more than what people approved before. */
function toLaterFailure(
  before: PolicyResult,
  now: PolicyResult,
  { sides, withoutTexts }: { sides: SidesByAddress; withoutTexts: WithoutTexts },
): LaterFailure[] {
  const known = new Set(before.output);
  const output = now.output.length > 0 ? now.output : [now.message];
  const messages = output.filter((line) => !known.has(line)).map(withoutTexts);
  if (messages.length === 0) return [];
  const { policySet, policy, level } = now;
  const resources = now.resources.map(({ address, attribute = [] }) => {
    if (attribute.length === 0) return { address };
    const value = shownValue(attribute, sides.get(address));
    const name = withoutTexts(attribute.join('.'));
    return { address, attribute: name, ...(value && { value: withoutTexts(value) }) };
  });
  return [{ policySet, policy, level, messages, resources }];
}

/**
 * The value of the attribute at fault, as JSON, if it is one text, number or flag of which nothing is sensitive. An object and a
 * list are never shown.
 */
function shownValue(
  path: AttributePath,
  { after: value, sensitiveAfter: mark = true }: Partial<EntryValues> = {},
): string | undefined {
  for (const step of path) {
    const key = String(step);
    const inner = fieldsOf(value);
    if (mark === true || !Object.hasOwn(inner, key)) return undefined;
    value = inner[key];
    mark = markAt(mark, key);
  }
  const isShown = !isMarked(mark) && !(typeof value === 'object' && value !== null);
  return isShown ? JSON.stringify(value) : undefined;
}

type SidesByAddress = ReadonlyMap<string, EntryValues>;

/** The values of each resource, without those of an object that another one has replaced. */
function sidesByAddress(filled: Document): SidesByAddress {
  const sides = new Map<string, EntryValues>();
  for (const entry of entriesOfDocument(filled, ['resource_changes'])) {
    if (entry.address !== undefined && !isDeposed(entry)) sides.set(entry.address, entry.values);
  }
  return sides;
}
