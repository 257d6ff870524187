/** Whether a plan changes nothing at all. No verdict depends on it: a job may ask whether anybody has to look. */
import { ServiceError } from '../client/service-error.ts';
import { listOf } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { changesNothing } from '../plan/changes-nothing.ts';
import type { KnownPlan, ObtainedPlan } from './plans-from.ts';
import { fetchPlanJson } from './read-changes.ts';

/**
 * @param isRead the form in which judges read the JSON; undefined if none does
 * @returns false where something changes; undefined where that is not known, as of a plan of a part, of other files, or without its state
 */
export async function readNoChanges(
  plan: ObtainedPlan,
  isRead: boolean | undefined,
): Promise<boolean | undefined> {
  const known = await plan.known();
  if (plan.failed !== undefined || known.summary?.status !== 'finished') return undefined;
  if (known.summary.hasChanges) return false;
  if (!isWholePlan(plan, known)) return undefined;
  const json = await readDocument(plan, known, isRead);
  const isNothing = json && changesNothing(json);
  if (isNothing !== true || json?.isWhole) return isNothing;
  // A redacted plan has no checks: the log names those that fail.
  const problems = await plan.problems();
  return problems.some(({ summary }) => /assertion failed|condition failed/i.test(summary))
    ? undefined
    : true;
}

/** Whether it was planned as an apply of all of the configuration would be, from the state as it is. */
function isWholePlan({ run, input, isPartial, unseen }: ObtainedPlan, { evidence }: KnownPlan) {
  const limits = 'limits' in evidence ? evidence.limits : [];
  const isLimited = limits.some(
    ({ kind, finding }) => kind !== 'noted' || finding.code === 'plan-not-refreshed',
  );
  const asked: Readonly<Record<string, unknown>> = run?.watched.run.attributes ?? {};
  const isOther =
    input?.is_destroy === true ||
    input?.refresh_only === true ||
    input?.refresh === false ||
    (input?.target_addrs ?? []).length > 0 ||
    (input?.replace_addrs ?? []).length > 0 ||
    asked['is-destroy'] === true ||
    asked['refresh-only'] === true ||
    asked['refresh'] === false ||
    listOf(asked['target-addrs']).length > 0 ||
    listOf(asked['replace-addrs']).length > 0;
  return !isPartial && unseen.length === 0 && !isLimited && !isOther;
}

async function readDocument(
  plan: ObtainedPlan,
  { evidence }: KnownPlan,
  isRead: boolean | undefined,
): Promise<PlanJson | undefined> {
  if (plan.run === undefined || isRead !== undefined) {
    const content = await plan.json(isRead === true);
    if (!('json' in content) || (await content.doubts()).length > 0) return undefined;
    return content.json;
  }
  const id = 'answer' in evidence ? evidence.answer?.id : undefined;
  if (id === undefined) return undefined;
  // It is not waited for: nobody's verdict needs it.
  return fetchPlanJson(id, false, plan.run.ports).catch((error: unknown) => {
    const isUnread = error instanceof UnreadablePlan || error instanceof ServiceError;
    if (!isUnread || (error instanceof ServiceError && error.code === 'aborted')) throw error;
    return undefined;
  });
}
