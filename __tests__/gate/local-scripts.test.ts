import { SCRIPTS, type ScriptName } from '../../src/service/scripts.ts';
import type { GateOptions } from '../../src/gate/gate.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';

interface Expected {
  verdict: VerdictWord;
  says?: string;
  /** The word of the run in the end; absent when there must be none. */
  run?: string;
  options?: Partial<GateOptions>;
}

const PROVISIONAL = { mode: 'provisional' } as const;
const BRIEF = { timeoutMs: 90_000 };

const EXPECTED: Record<ScriptName, Expected> = {
  plain: { verdict: 'passed', run: 'planned_and_finished' },
  'none-found': {
    verdict: 'undecided',
    says: 'No policy result was found',
    run: 'planned_and_finished',
    options: { requirePolicies: true },
  },
  'pre-plan-task': { verdict: 'passed', run: 'planned_and_finished' },
  'pre-plan-task-failed': { verdict: 'blocked', says: 'naming-guard', run: 'errored' },
  'policy-check-passed': { verdict: 'passed', run: 'planned_and_finished' },
  'policy-check-advisory': { verdict: 'advisory', run: 'planned_and_finished' },
  'policy-check-soft-failed': {
    verdict: 'needs-override',
    says: 'allowed-regions',
    run: 'policy_soft_failed',
  },
  'policy-check-hard-failed': {
    verdict: 'blocked',
    says: 'require-encrypted-volumes',
    run: 'errored',
  },
  'policy-check-errored': { verdict: 'errored', run: 'errored' },
  'evaluation-passed': { verdict: 'passed', run: 'planned_and_finished' },
  'evaluation-failed': { verdict: 'blocked', run: 'errored' },
  'evaluation-advisory': { verdict: 'advisory', run: 'planned_and_finished' },
  'evaluation-errored': { verdict: 'errored', run: 'errored' },
  'evaluation-stuck': { verdict: 'undecided', says: 'still "pending"' },
  'evaluation-never-started': { verdict: 'undecided', says: 'still "pending"' },
  'awaiting-override': { verdict: 'needs-override', run: 'post_plan_awaiting_decision' },
  both: { verdict: 'passed', run: 'planned_and_finished' },
  'both-with-cost-estimate': { verdict: 'passed', run: 'planned_and_finished' },
  'cost-estimate': { verdict: 'passed', run: 'planned_and_finished' },
  'cost-estimate-errored': { verdict: 'passed', run: 'planned_and_finished' },
  'run-task-passed': { verdict: 'passed', run: 'planned_and_finished' },
  'run-task-failed': { verdict: 'blocked', says: 'cost-guard', run: 'errored' },
  'run-task-advisory': { verdict: 'advisory', run: 'planned_and_finished' },
  'tf-policy-passed': { verdict: 'passed', run: 'planned_and_finished' },
  'tf-policy': { verdict: 'blocked', run: 'errored' },
  'tf-policy-awaiting-override': { verdict: 'needs-override', run: 'tf_policy_override' },
  'tf-policy-unknown': {
    verdict: 'undecided',
    says: 'known only then. If it may be judged by then, set allow-unknown to true.',
    run: 'planned_and_finished',
  },
  'tf-policy-unknown-fails': {
    verdict: 'advisory',
    says: 'cannot be judged before the apply',
    run: 'planned_and_finished',
    options: { unknownValues: 'advisory' },
  },
  'plan-errored': { verdict: 'errored', says: 'The plan failed', run: 'errored' },
  'version-errored': { verdict: 'errored', says: 'could not be processed' },
  'slow-processing': { verdict: 'passed', run: 'planned_and_finished' },
  'canceled-by-someone': { verdict: 'canceled', run: 'canceled' },
  discarded: { verdict: 'canceled', run: 'discarded', options: PROVISIONAL },
  'discarded-while-pending': { verdict: 'canceled', run: 'discarded' },
  'force-canceled-by-someone': { verdict: 'canceled', run: 'force_canceled' },
  'cancel-ignored': {
    verdict: 'undecided',
    says: '"planning"',
    run: 'planning',
    options: BRIEF,
  },
  'statuses-skipped': { verdict: 'passed', run: 'planned_and_finished' },
  'save-plan': { verdict: 'passed', run: 'planned_and_saved', options: PROVISIONAL },
  'save-plan-failed': { verdict: 'blocked', options: PROVISIONAL },
  'local-workspace': { verdict: 'undecided', says: 'local execution mode' },
  'locked-workspace': { verdict: 'passed', run: 'planned_and_finished' },
  'stuck-pending': { verdict: 'undecided', says: '"pending"', run: 'canceled', options: BRIEF },
  'stuck-post-plan': {
    verdict: 'undecided',
    says: '"post_plan_running"',
    run: 'canceled',
    options: BRIEF,
  },
  'long-queue': { verdict: 'passed', run: 'planned_and_finished' },
  downgraded: { verdict: 'passed', run: 'planned_and_finished' },
  'unknown-run-status': { verdict: 'undecided', says: '"planned_and_archived"', options: BRIEF },
  'unknown-level': { verdict: 'undecided', says: 'imperative' },
};

describe('each script of the local service ends in its verdict', () => {
  test.each(Object.keys(SCRIPTS) as ScriptName[])('%s', async (name) => {
    const { verdict, says, run, options = {} } = EXPECTED[name];
    const { result, runs, tookMs } = await runLocally({
      workspaces: { net: { script: { name, durationMs: 8_000 } } },
      options,
    });
    const said = result.verdict.reasons.join('\n');
    expect(`${result.verdict.word}: ${said}`).toMatch(new RegExp(`^${verdict}: `));
    if (says !== undefined) expect(said).toContain(says);
    if (run !== undefined) expect(runs.map(({ status }) => status)).toEqual([run]);
    expect(runs.length).toBeLessThanOrEqual(1);
    expect(tookMs).toBeLessThanOrEqual(options.timeoutMs ?? 30 * 60_000);
  });
});
