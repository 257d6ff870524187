/** What a run is doing, said to people. */
import type { Plan, Run } from '../wire/run.ts';
import type { RunStatus } from '../wire/statuses.ts';

const WORDS = {
  pending: 'pending',
  fetching: 'fetching the configuration',
  fetching_completed: 'configuration fetched',
  pre_plan_running: 'pre-plan stage running',
  pre_plan_completed: 'pre-plan stage completed',
  pre_plan_awaiting_decision: 'pre-plan stage awaits a decision',
  queuing: 'queuing',
  plan_queued: 'plan queued',
  planning: 'planning',
  planned: 'planned',
  tf_policy_checked: 'Terraform policy checked',
  tf_policy_override: 'Terraform policy awaits an override',
  post_plan_running: 'post-plan stage running',
  post_plan_completed: 'post-plan stage completed',
  post_plan_awaiting_decision: 'post-plan stage awaits a decision',
  cost_estimating: 'estimating cost',
  cost_estimated: 'cost estimated',
  policy_checking: 'checking policies',
  policy_override: 'policy check awaits an override',
  policy_soft_failed: 'policy check soft-failed',
  policy_checked: 'policies checked',
  confirmed: 'confirmed',
  queuing_apply: 'queuing to apply',
  pre_apply_running: 'pre-apply stage running',
  pre_apply_completed: 'pre-apply stage completed',
  pre_apply_awaiting_decision: 'pre-apply stage awaits a decision',
  apply_queued: 'apply queued',
  applying: 'applying',
  post_apply_running: 'post-apply stage running',
  post_apply_completed: 'post-apply stage completed',
  applied: 'applied',
  planned_and_finished: 'planned and finished',
  planned_and_saved: 'planned and saved',
  discarded: 'discarded',
  errored: 'errored',
  canceled: 'canceled',
  force_canceled: 'force-canceled',
  assessing: 'assessing',
  assessed: 'assessed',
} as const satisfies Record<RunStatus, string>;

export function runWords(run: Run): string {
  const { status, 'position-in-queue': position } = run.attributes;
  if (!Object.hasOwn(WORDS, status)) return `"${status}", a status not known here: waiting on`;
  const words = WORDS[status as RunStatus];
  const queued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
  return queued && typeof position === 'number' && position > 0
    ? `${words} · ${ordinal(position)} in the queue`
    : words;
}

/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
export function planWords(plan: Plan | undefined): string | undefined {
  if (plan?.attributes.status !== 'finished') return undefined;
  const {
    'resource-additions': additions,
    'resource-changes': changes,
    'resource-destructions': destructions,
    'resource-imports': imports,
  } = plan.attributes;
  if (plan.attributes['has-changes'] === false) return 'plan: no changes';
  const parts = [
    `${additions ?? 0} to add`,
    `${changes ?? 0} to change`,
    `${destructions ?? 0} to destroy`,
  ];
  if ((imports ?? 0) > 0) parts.unshift(`${imports} to import`);
  return `plan: ${parts.join(', ')}`;
}

export function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}
