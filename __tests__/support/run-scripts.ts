/**
 * The status sequences of a run, one script each, with what the gate must make of it. What is read of the policies
 * themselves is in `policy/readings` and `policy/decide`.
 */
import type { VerdictWord } from '../../src/model/verdict.ts';
import { checkCounts, counts, policyCheckLog } from './evidence.ts';
import { PASSING } from './gate-bench.ts';
import {
  timeline,
  type CheckScript,
  type EvaluationScript,
  type RunScript,
  type SetScript,
  type StageScript,
  type Timeline,
} from './scripted-service.ts';

interface Around {
  /** Texts that the reasons must contain. */
  says?: string[];
  mode?: 'speculative' | 'provisional';
  timeoutMs?: number;
  /** The word that the remote run has in the end; the script's last word when left out. */
  endsAs?: string;
  workspace?: Record<string, unknown>;
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
const AFTER_CHECK = finished([3_500, 'policy_checking'], [5_000, 'policy_checked']);
/** A run whose stage or check is the last that it does. */
const endsInStage = (word: string): Timeline =>
  planned([3_200, 'post_plan_running'], [4_500, word]);
const endsInCheck = (word: string): Timeline => planned([3_500, 'policy_checking'], [5_000, word]);

const FAILED_LOG = policyCheckLog('one policy that failed');

/** A script with one stage, which has one evaluation. */
function evaluated(
  [stageWord, word]: readonly [stage: string, evaluation: string],
  evaluation: Omit<EvaluationScript, 'status'>,
  run = AFTER_STAGE,
): RunScript {
  const evaluations = [{ status: pendingThen(word), ...evaluation }];
  return { run, stages: [{ status: pendingThen(stageWord), evaluations }] };
}
const PASSED = ['passed', 'passed'] as const;
const FAILED = ['failed', 'failed'] as const;
const WAITS = ['awaiting_override', 'failed'] as const;

/** A script with one policy check. */
function checked(
  word: string,
  run: Timeline,
  countsForLimit: Parameters<typeof checkCounts>[0],
  log?: string,
  ms = 5_000,
): RunScript {
  return {
    run,
    checks: [{ status: pendingThen(word, ms), result: checkCounts(countsForLimit), log }],
  };
}
const noCheck = (status: Timeline): CheckScript => ({ status, result: null });

/** A stage with one run task, both of which end alike. */
function tasked(name: string, word: string, ms = 4_500) {
  const status = pendingThen(word, ms);
  return { status, tasks: [{ name, status }] };
}
const prePlan = (...task: [name: string, word: string]): StageScript => ({
  stage: 'pre_plan',
  ...tasked(...task, 900),
});

const setOf = (...outcomes: SetScript['outcomes']): { sets: SetScript[] } => ({
  sets: [{ outcomes }],
});
const ALL_PASSED = setOf({ name: 'encrypted' }, { name: 'regions' });
const OUTPUT = [{ print: 'aws_ebs_volume.data is not encrypted' }];
const MANDATORY_FAILED = setOf(
  { name: 'encrypted', status: 'failed', output: OUTPUT },
  { name: 'regions' },
);
const OVERRIDABLE_FAILED = {
  sets: MANDATORY_FAILED.sets.map((set) => ({ overridable: true, ...set })),
};

/** A script in which Terraform policy judges one policy of one set. */
function judged(
  word: string,
  run: Timeline,
  countsForLimit: Record<string, number>,
  outcome: Record<string, unknown>,
): RunScript {
  const sets = [{ name: 'tf-guardrails', outcomes: [{ policy_name: 'tagging', ...outcome }] }];
  return {
    run,
    tf: [{ status: pendingThen(word, 3_500), counts: { ...counts(), ...countsForLimit }, sets }],
  };
}

/** Nothing that comes after planning is reached. */
const unreached = (ms: number): StageScript => ({
  status: pendingThen('unreachable', ms),
  evaluations: [{ status: pendingThen('unreachable', ms), counts: null }],
});

const PROVISIONAL = { mode: 'provisional', attributes: { 'plan-only': false } } as const;

const BY_VERDICT: Partial<Record<VerdictWord, Record<string, RunScript & Around>>> = {
  passed: {
    'plain, nothing to check': { run: finished() },
    'evaluation and check, all passed': PASSING,
    'pre-plan run task passed': {
      run: timeline(
        '0 pending, 300 pre_plan_running, 900 pre_plan_completed, 1000 queuing, 1100 plan_queued, 1500 planning, 3000 planned, 6000 planned_and_finished',
      ),
      stages: [prePlan('lint', 'passed')],
    },
    'evaluation final a little after the run': {
      run: AFTER_STAGE,
      stages: [
        {
          status: [...PENDING, [3_200, 'running'], [9_000, 'passed']],
          evaluations: [{ status: pendingThen('passed', 9_000), ...ALL_PASSED }],
        },
      ],
    },
    'cost estimate failed, which decides nothing': {
      run: finished([3_500, 'cost_estimating'], [4_500, 'cost_estimated']),
      cost: pendingThen('errored'),
    },
    'Terraform policy passed': judged(
      'passed',
      finished([3_500, 'tf_policy_checked']),
      { passed: 1, unknown: 0 },
      { enforcement_level: 'mandatory', status: 'passed' },
    ),
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
    'locked workspace': { run: finished(), workspace: { locked: true } },
    'saved plan passed': { run: planned([5_000, 'planned_and_saved']), ...PROVISIONAL },
    'saved plan without changes': { run: finished(), ...PROVISIONAL },
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
  overridden: {
    'policy check overridden': checked('overridden', AFTER_CHECK, { passed: 1, soft: 1 }),
    'evaluation overridden': evaluated(['passed', 'overridden'], OVERRIDABLE_FAILED),
  },
  'needs-override': {
    'policy check failed softly': {
      ...checked('soft_failed', endsInCheck('policy_soft_failed'), { soft: 1 }, FAILED_LOG),
      says: ['allowed-regions', 'soft-mandatory', 'prod'],
    },
    'stage awaits an override': {
      ...evaluated(WAITS, OVERRIDABLE_FAILED, endsInStage('post_plan_awaiting_decision')),
      checks: [noCheck(PENDING)],
    },
    'stage awaits an override while the run still says running': evaluated(
      WAITS,
      OVERRIDABLE_FAILED,
      planned([3_200, 'post_plan_running']),
    ),
    'evaluation and check, both failed': {
      ...evaluated(
        PASSED,
        setOf({ name: 'naming', level: 'advisory', status: 'failed' }, { name: 'a' }),
      ),
      ...checked(
        'soft_failed',
        planned(
          [3_200, 'post_plan_running'],
          [4_500, 'post_plan_completed'],
          [5_000, 'policy_checking'],
          [5_500, 'policy_soft_failed'],
        ),
        { passed: 1, soft: 1 },
        FAILED_LOG,
        5_500,
      ),
    },
    'Terraform policy awaits an override': {
      ...judged(
        'awaiting_override',
        planned([3_500, 'tf_policy_override']),
        { 'mandatory-overridable-failed': 1 },
        {
          enforcement_level: 'mandatory_overridable',
          status: 'failed',
          diagnostics: [
            {
              summary: 'tags missing',
              resources: [
                {
                  resource_name: 'aws_instance.web',
                  file_name: 'main.tf',
                  start_line: 3,
                  error_message: 'no owner',
                },
              ],
            },
          ],
        },
      ),
      says: ['tagging'],
    },
    'saved plan, policy override': {
      ...checked(
        'soft_failed',
        planned([4_000, 'policy_override']),
        { soft: 1 },
        FAILED_LOG,
        4_000,
      ),
      ...PROVISIONAL,
    },
  },
  blocked: {
    'pre-plan run task failed': {
      run: [...PENDING, [300, 'pre_plan_running'], [900, 'errored']],
      plan: pendingThen('unreachable', 900),
      stages: [prePlan('cost-guard', 'failed'), unreached(900)],
      checks: [noCheck(pendingThen('unreachable', 900))],
      says: ['cost-guard'],
    },
    'policy check failed hard, the run errored': {
      ...checked('hard_failed', endsInCheck('errored'), { passed: 1, hard: 2, soft: 1 }),
      says: ['hard-mandatory'],
    },
    'evaluation failed, not overridable, the run errored': {
      ...evaluated(FAILED, MANDATORY_FAILED, endsInStage('errored')),
      checks: [noCheck(pendingThen('unreachable'))],
      says: ['encrypted', 'guardrails'],
    },
    'evaluation failed, the run finished all the same': evaluated(FAILED, MANDATORY_FAILED),
    'saved plan, failed for good': {
      ...evaluated(
        FAILED,
        MANDATORY_FAILED,
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
      stages: [unreached(3_000)],
      checks: [noCheck(pendingThen('unreachable', 3_000))],
      planLog:
        '\u0002{"@level":"error","type":"diagnostic","diagnostic":{"severity":"error","summary":"Unsupported argument","detail":"An argument named \\"buckett\\" is not expected here.","range":{"filename":"main.tf","start":{"line":3,"column":1,"byte":1}}}}\n\u0003',
      says: ['The plan failed'],
    },
  },
  canceled: {
    'canceled by somebody else': {
      run: [...PLANNING, [2_500, 'canceled']],
      plan: pendingThen('canceled', 2_500),
      says: ['canceled'],
    },
    'discarded by somebody else': { run: planned([3_500, 'discarded']), says: ['discarded'] },
  },
  undecided: {
    'evaluation stuck in pending, its stage failed': {
      run: AFTER_STAGE,
      stages: [
        { ...tasked('cost-guard', 'failed'), evaluations: [{ status: PENDING, counts: null }] },
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
