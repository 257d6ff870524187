import { SCRIPTS, type ScriptName } from '../../src/service/scripts.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import type { GateWish } from '../support/gate-bench.ts';

interface Expected {
  says?: string;
  /** The word of the run in the end: `undefined` where it does not matter or where there must be none. */
  run?: string | undefined;
  options?: GateWish;
}

const PROVISIONAL = { mode: 'provisional' } as const;
const BRIEF = { timeoutMs: 90_000 };
/** How a run ends that ends in such a verdict, unless its script says otherwise. */
const USUAL: Partial<Record<VerdictWord, string>> = {
  passed: 'planned_and_finished',
  advisory: 'planned_and_finished',
  blocked: 'errored',
  errored: 'errored',
};

const EXPECTED: Record<ScriptName, [verdict: VerdictWord, Expected?]> = {
  plain: ['passed'],
  'none-found': [
    'undecided',
    {
      says: 'No policy result was found',
      run: 'planned_and_finished',
      options: { requirePolicies: true },
    },
  ],
  'pre-plan-task': ['passed'],
  'pre-plan-task-failed': ['blocked', { says: 'naming-guard' }],
  'policy-check-passed': ['passed'],
  'policy-check-advisory': ['advisory'],
  'policy-check-soft-failed': [
    'needs-override',
    { says: 'allowed-regions', run: 'policy_soft_failed' },
  ],
  'policy-check-hard-failed': ['blocked', { says: 'require-encrypted-volumes' }],
  'policy-check-errored': ['errored'],
  'evaluation-passed': ['passed'],
  'evaluation-failed': ['blocked'],
  'evaluation-advisory': ['advisory'],
  'evaluation-errored': ['errored'],
  'evaluation-stuck': ['undecided', { says: 'still "pending"' }],
  'evaluation-never-started': ['undecided', { says: 'still "pending"' }],
  'awaiting-override': ['needs-override', { run: 'post_plan_awaiting_decision' }],
  both: ['passed'],
  'both-with-cost-estimate': ['passed'],
  'cost-estimate': ['passed'],
  'cost-estimate-errored': ['passed'],
  'run-task-passed': ['passed'],
  'run-task-failed': ['blocked', { says: 'cost-guard' }],
  'run-task-advisory': ['advisory'],
  'tf-policy-passed': ['passed'],
  'tf-policy': ['blocked'],
  'tf-policy-awaiting-override': ['needs-override', { run: 'tf_policy_override' }],
  'tf-policy-unknown': [
    'undecided',
    {
      says: 'known only then. If it may be judged by then, set allow-unknown to true.',
      run: 'planned_and_finished',
    },
  ],
  'tf-policy-unknown-fails': [
    'advisory',
    { says: 'cannot be judged before the apply', options: { allowUnknown: true } },
  ],
  'plan-errored': ['errored', { says: 'The plan failed' }],
  'version-errored': ['errored', { says: 'could not be processed', run: undefined }],
  'slow-processing': ['passed'],
  'canceled-by-someone': ['canceled', { run: 'canceled' }],
  discarded: ['canceled', { run: 'discarded', options: PROVISIONAL }],
  'discarded-while-pending': ['canceled', { run: 'discarded' }],
  'force-canceled-by-someone': ['canceled', { run: 'force_canceled' }],
  'cancel-ignored': ['undecided', { says: '"planning"', run: 'planning', options: BRIEF }],
  'statuses-skipped': ['passed'],
  'save-plan': ['passed', { run: 'planned_and_saved', options: PROVISIONAL }],
  'save-plan-failed': ['blocked', { run: undefined, options: PROVISIONAL }],
  'local-workspace': ['undecided', { says: 'local execution mode' }],
  'locked-workspace': ['passed'],
  'stuck-pending': ['undecided', { says: '"pending"', run: 'canceled', options: BRIEF }],
  'stuck-post-plan': [
    'undecided',
    { says: '"post_plan_running"', run: 'canceled', options: BRIEF },
  ],
  'long-queue': ['passed'],
  downgraded: ['passed'],
  'unknown-run-status': ['undecided', { says: '"planned_and_archived"', options: BRIEF }],
  'unknown-level': ['undecided', { says: 'imperative' }],
};

describe('each script of the local service ends in its verdict', () => {
  test.each(Object.keys(SCRIPTS) as ScriptName[])('%s', async (name) => {
    const [verdict, more = {}] = EXPECTED[name];
    const { says, options = {} } = more;
    const run = 'run' in more ? more.run : USUAL[verdict];
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
