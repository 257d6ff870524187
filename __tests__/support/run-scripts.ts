/**
 * Sequences of statuses of a run, with what the gate must make of them: one of each kind of end, and those that the
 * local service has no script for. Its scripts, and what each comes to, are in `lies/scenarios`; what is read of the
 * policies themselves is in `policy/readings` and `policy/decide`.
 */
import type { VerdictWord } from '../../src/model/verdict.ts';
import { checkCounts, policyCheckLog } from './evidence.ts';
import { PASSING } from './gate-bench.ts';
import type { CheckScript, RunScript, SetScript, Timeline } from './scripted-service.ts';

interface Around {
  /** Texts that the reasons must contain. */
  says?: string[];
  mode?: 'speculative' | 'provisional';
  timeoutMs?: number;
  /** The word that the remote run has in the end; the script's last word when left out. */
  endsAs?: string;
}

export interface Sequence extends Around {
  script: RunScript;
  verdict: VerdictWord;
}

const PENDING: Timeline = [[0, 'pending']];
const PLANNING: Timeline = [...PENDING, [500, 'plan_queued'], [1_000, 'planning']];

const pendingThen = (word: string, ms = 4_500): Timeline => [...PENDING, [ms, word]];
/** What a run does that is planned after three seconds. */
const planned = (...then: Timeline): Timeline => [...PLANNING, [3_000, 'planned'], ...then];
const finished = (...before: Timeline): Timeline =>
  planned(...before, [6_000, 'planned_and_finished']);
const AFTER_STAGE = finished([3_200, 'post_plan_running'], [4_500, 'post_plan_completed']);
/** A run whose stage is the last that it does. */
const endsInStage = (word: string): Timeline =>
  planned([3_200, 'post_plan_running'], [4_500, word]);

/** A script whose one stage ends like this; one evaluation of it failed. */
function evaluated(word: 'failed' | 'awaiting_override', run: Timeline): RunScript {
  const sets = [{ ...FAILED_SET, overridable: word === 'awaiting_override' }];
  const evaluations = [{ status: pendingThen('failed'), sets }];
  return { run, stages: [{ status: pendingThen(word), evaluations }] };
}

/** A script with one policy check, the last that the run does. */
const checked = (
  word: string,
  runWord: string,
  result: ReturnType<typeof checkCounts>,
  log?: string,
): RunScript => ({
  run: planned([3_500, 'policy_checking'], [5_000, runWord]),
  checks: [{ status: pendingThen(word, 5_000), result, log }],
});
const noCheck = (status: Timeline): CheckScript => ({ status, result: null });

const FAILED_SET: SetScript = {
  outcomes: [
    {
      name: 'encrypted',
      status: 'failed',
      output: [{ print: 'aws_ebs_volume.data is not encrypted' }],
    },
    { name: 'regions' },
  ],
};

const PROVISIONAL = { mode: 'provisional', attributes: { 'plan-only': false } } as const;

const BY_VERDICT: Partial<Record<VerdictWord, Record<string, RunScript & Around>>> = {
  passed: {
    'evaluation and check, all passed': PASSING,
    'evaluation final a little after the run': {
      run: AFTER_STAGE,
      stages: [
        {
          status: [...PENDING, [3_200, 'running'], [9_000, 'passed']],
          evaluations: [
            { status: pendingThen('passed', 9_000), sets: [{ outcomes: [{ name: 'regions' }] }] },
          ],
        },
      ],
    },
    'statuses skipped between looks': {
      run: pendingThen('planned_and_finished', 100),
      plan: [[0, 'finished']],
    },
    'long queue, then through': {
      run: [...PENDING, [600_000, 'planning'], [610_000, 'planned_and_finished']],
      queue: [
        [0, 12],
        [300_000, 1],
      ],
    },
    'saved plan passed': { run: planned([5_000, 'planned_and_saved']), ...PROVISIONAL },
  },
  advisory: {
    'advisory run task failed': {
      run: AFTER_STAGE,
      stages: [
        {
          status: pendingThen('passed'),
          tasks: [{ name: 'hints', status: pendingThen('failed'), level: 'advisory' }],
        },
      ],
      says: ['hints'],
    },
  },
  'needs-override': {
    'policy check failed softly': {
      ...checked(
        'soft_failed',
        'policy_soft_failed',
        checkCounts({ soft: 1 }),
        policyCheckLog('one policy that failed'),
      ),
      says: ['allowed-regions', 'soft-mandatory', 'prod'],
    },
    'stage awaits an override': {
      ...evaluated('awaiting_override', endsInStage('post_plan_awaiting_decision')),
      checks: [noCheck(PENDING)],
    },
    'stage awaits an override while the run still says running': evaluated(
      'awaiting_override',
      planned([3_200, 'post_plan_running']),
    ),
  },
  blocked: {
    'policy check failed hard, the run errored': {
      ...checked('hard_failed', 'errored', checkCounts({ passed: 1, hard: 2, soft: 1 })),
      says: ['hard-mandatory'],
    },
    'evaluation failed, not overridable, the run errored': {
      ...evaluated('failed', endsInStage('errored')),
      checks: [noCheck(pendingThen('unreachable'))],
      says: ['encrypted', 'guardrails'],
    },
    'evaluation failed, the run finished all the same': evaluated('failed', AFTER_STAGE),
    'saved plan, failed for good': {
      ...evaluated(
        'failed',
        planned(
          [3_200, 'post_plan_running'],
          [4_500, 'post_plan_completed'],
          [5_000, 'planned_and_saved'],
        ),
      ),
      ...PROVISIONAL,
      endsAs: 'discarded',
    },
  },
  errored: {
    'plan errored': {
      run: [...PLANNING, [3_000, 'errored']],
      plan: [...PENDING, [1_000, 'running'], [3_000, 'errored']],
      // Nothing that comes after planning is reached.
      stages: [
        {
          status: pendingThen('unreachable', 3_000),
          evaluations: [{ status: pendingThen('unreachable', 3_000), counts: null }],
        },
      ],
      checks: [noCheck(pendingThen('unreachable', 3_000))],
      says: ['The plan failed'],
    },
  },
  canceled: {
    'canceled by somebody else': {
      run: [...PLANNING, [2_500, 'canceled']],
      plan: pendingThen('canceled', 2_500),
      says: ['canceled'],
    },
  },
  undecided: {
    'evaluation stuck in pending, its stage failed': {
      run: AFTER_STAGE,
      stages: [
        {
          status: pendingThen('failed'),
          tasks: [{ name: 'cost-guard', status: pendingThen('failed') }],
          evaluations: [{ status: PENDING, counts: null }],
        },
      ],
      says: ['still "pending"', 'Plangate could not verify this plan', 'cost-guard'],
    },
    'run status that nobody knows': {
      run: planned([3_500, 'frobnicating']),
      timeoutMs: 60_000,
      says: ['"frobnicating"'],
      endsAs: 'canceled',
    },
    'a run that is not speculative': {
      run: finished(),
      attributes: { 'plan-only': false },
      says: ['not speculative', 'not waited for'],
      endsAs: 'canceled',
    },
    'long queue, then time is up': {
      run: PENDING,
      queue: [
        [0, 3],
        [20_000, 2],
      ],
      timeoutMs: 120_000,
      says: ['timeout of 2 min', '"pending"', '2nd in the queue'],
      endsAs: 'canceled',
    },
    'saved plan that somebody applies meanwhile': {
      run: planned([3_500, 'applying']),
      ...PROVISIONAL,
      says: ['"applying"'],
    },
    'a service that does not know saved plans': {
      run: planned(),
      mode: 'provisional',
      attributes: {
        'plan-only': false,
        'save-plan': null,
        actions: { 'is-confirmable': true, 'is-cancelable': false, 'is-discardable': true },
      },
      says: ['does not only save its plan'],
      endsAs: 'canceled',
    },
  },
};

export const SEQUENCES: Record<string, Sequence> = Object.fromEntries(
  Object.entries(BY_VERDICT).flatMap(([verdict, sequences]) =>
    Object.entries(sequences).map(([name, script]) => [
      name,
      { ...script, script, verdict: verdict as VerdictWord },
    ]),
  ),
);
