/** The status sequences of a run, one script each, with what the gate must make of it. */
import type { VerdictWord } from '../../src/model/verdict.ts';
import { PASSING } from './gate-bench.ts';
import type {
  CheckScript,
  EvaluationScript,
  RunScript,
  SetScript,
  StageScript,
  TfScript,
  Timeline,
} from './scripted-service.ts';

export interface Sequence {
  script: RunScript;
  verdict: VerdictWord;
  /** Texts that the reasons must contain. */
  says?: string[];
  mode?: 'speculative' | 'provisional';
  requirePolicies?: boolean;
  timeoutMs?: number;
  /** The word that the remote run has in the end; the script's last word when left out. */
  endsAs?: string;
  workspace?: Record<string, unknown>;
}

const PLANNING: Timeline = [
  [0, 'pending'],
  [500, 'plan_queued'],
  [1_000, 'planning'],
];

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

export function check(
  words: Timeline,
  counts: { passed?: number; hard?: number; soft?: number; advisory?: number } = {},
  log?: string,
): CheckScript {
  const { passed = 0, hard = 0, soft = 0, advisory = 0 } = counts;
  return {
    status: words,
    result: {
      result: hard + soft === 0,
      passed,
      'total-failed': hard + soft + advisory,
      'hard-failed': hard,
      'soft-failed': soft,
      'advisory-failed': advisory,
    },
    ...(log !== undefined && { log }),
  };
}

export function stage(words: Timeline, rest: Partial<StageScript> = {}): StageScript {
  return { status: words, ...rest };
}

const PENDING: Timeline = [[0, 'pending']];
const PENDING_THEN = (word: string, ms = 4_500): Timeline => [...PENDING, [ms, word]];

const FAILED_LOG = [
  'Sentinel Result: false',
  '',
  '1 policies evaluated.',
  '',
  '## Policy 1: prod/allowed-regions.sentinel (soft-mandatory)',
  '',
  'Result: false',
  '',
  'Print messages:',
  '',
  'module.vpc.aws_vpc.main: region eu-west-9 is not allowed',
  '',
  'FALSE - prod/allowed-regions.sentinel:7:1 - Rule "main"',
  '',
].join('\n');

/** A script with one stage, which has one evaluation. */
function evaluated(
  [stageWord, word]: readonly [stage: string, evaluation: string],
  evaluation: Omit<EvaluationScript, 'status'>,
  run = AFTER_STAGE,
): RunScript {
  const evaluations = [{ status: PENDING_THEN(word), ...evaluation }];
  return { run, stages: [stage(PENDING_THEN(stageWord), { evaluations })] };
}
const PASSED = ['passed', 'passed'] as const;
const FAILED = ['failed', 'failed'] as const;
const WAITS = ['awaiting_override', 'failed'] as const;

/** A script with one policy check. */
function checked(
  word: string,
  run: Timeline,
  counts?: Parameters<typeof check>[1],
  log?: string,
  ms = 5_000,
): RunScript {
  return { run, checks: [check(PENDING_THEN(word, ms), counts, log)] };
}

/** A stage with one run task. */
const task = (
  name: string,
  word: string,
  ms = 4_500,
  rest: Partial<NonNullable<StageScript['tasks']>[number]> = {},
): Pick<StageScript, 'tasks'> => ({
  tasks: [{ name, ...rest, status: PENDING_THEN(word, ms) }],
});

const setOf = (...outcomes: SetScript['outcomes']): { sets: SetScript[] } => ({
  sets: [{ outcomes }],
});
const ALL_PASSED = setOf({ name: 'encrypted' }, { name: 'regions' });
const MANDATORY_FAILED = setOf(
  {
    name: 'encrypted',
    status: 'failed',
    output: [{ print: 'aws_ebs_volume.data is not encrypted' }],
  },
  { name: 'regions' },
);
const OVERRIDABLE_FAILED = {
  sets: [{ overridable: true, outcomes: MANDATORY_FAILED.sets[0]!.outcomes }],
};

/** A script in which Terraform policy judges one policy of one set. */
function judged(
  word: string,
  run: Timeline,
  counts: NonNullable<TfScript['counts']>,
  outcome: Record<string, unknown>,
): RunScript {
  const none = { passed: 0, 'advisory-failed': 0, 'mandatory-failed': 0, errored: 0 };
  const sets = [{ name: 'tf-guardrails', outcomes: [{ policy_name: 'tagging', ...outcome }] }];
  return {
    run,
    tf: [{ status: PENDING_THEN(word, 3_500), counts: { ...none, ...counts }, sets }],
  };
}

/** Nothing that comes after planning is reached. */
const unreached = (ms: number): StageScript =>
  stage(PENDING_THEN('unreachable', ms), {
    evaluations: [{ status: PENDING_THEN('unreachable', ms), counts: null }],
  });
const noCheck = (status: Timeline): CheckScript => ({ status, result: null });

const SAVED = { attributes: { 'plan-only': false } };

export const SEQUENCES: Record<string, Sequence> = {
  'plain, nothing to check': { script: { run: finished() }, verdict: 'passed' },
  'evaluation and check, all passed': { script: PASSING, verdict: 'passed' },
  'pre-plan run task passed': {
    script: {
      run: [
        [0, 'pending'],
        [300, 'pre_plan_running'],
        [900, 'pre_plan_completed'],
        [1_000, 'queuing'],
        [1_100, 'plan_queued'],
        [1_500, 'planning'],
        [3_000, 'planned'],
        [6_000, 'planned_and_finished'],
      ],
      stages: [
        stage(PENDING_THEN('passed', 900), { stage: 'pre_plan', ...task('lint', 'passed', 900) }),
      ],
    },
    verdict: 'passed',
  },
  'pre-plan run task failed': {
    script: {
      run: [
        [0, 'pending'],
        [300, 'pre_plan_running'],
        [900, 'errored'],
      ],
      plan: PENDING_THEN('unreachable', 900),
      stages: [
        stage(PENDING_THEN('failed', 900), {
          stage: 'pre_plan',
          ...task('cost-guard', 'failed', 900),
        }),
        unreached(900),
      ],
      checks: [noCheck(PENDING_THEN('unreachable', 900))],
    },
    verdict: 'blocked',
    says: ['cost-guard'],
  },
  'advisory run task failed': {
    script: {
      run: AFTER_STAGE,
      stages: [
        stage(PENDING_THEN('passed'), task('hints', 'failed', 4_500, { level: 'advisory' })),
      ],
    },
    verdict: 'advisory',
    says: ['hints'],
  },
  'policy check passed': {
    script: checked('passed', AFTER_CHECK, { passed: 4 }),
    verdict: 'passed',
  },
  'policy check failed softly': {
    script: checked('soft_failed', endsInCheck('policy_soft_failed'), { soft: 1 }, FAILED_LOG),
    verdict: 'needs-override',
    says: ['allowed-regions', 'soft-mandatory', 'prod'],
  },
  'policy check failed hard, the run errored': {
    script: checked('hard_failed', endsInCheck('errored'), { passed: 1, hard: 2, soft: 1 }),
    verdict: 'blocked',
    says: ['hard-mandatory'],
  },
  'policy check with an advisory failure': {
    script: checked('passed', AFTER_CHECK, { passed: 1, advisory: 1 }),
    verdict: 'advisory',
  },
  'policy check overridden': {
    script: checked('overridden', AFTER_CHECK, { passed: 1, soft: 1 }),
    verdict: 'overridden',
  },
  'policy check errored': {
    script: {
      run: endsInCheck('errored'),
      checks: [{ ...noCheck(PENDING_THEN('errored', 5_000)), log: 'runtime error' }],
    },
    verdict: 'errored',
    says: ['runtime error'],
  },
  'evaluation passed': { script: evaluated(PASSED, ALL_PASSED), verdict: 'passed' },
  'evaluation failed, not overridable, the run errored': {
    script: {
      ...evaluated(FAILED, MANDATORY_FAILED, endsInStage('errored')),
      checks: [noCheck(PENDING_THEN('unreachable'))],
    },
    verdict: 'blocked',
    says: ['encrypted', 'guardrails'],
  },
  'evaluation failed, the run finished all the same': {
    script: evaluated(FAILED, MANDATORY_FAILED),
    verdict: 'blocked',
  },
  'stage awaits an override': {
    script: {
      ...evaluated(WAITS, OVERRIDABLE_FAILED, endsInStage('post_plan_awaiting_decision')),
      checks: [noCheck(PENDING)],
    },
    verdict: 'needs-override',
  },
  'stage awaits an override while the run still says running': {
    script: evaluated(WAITS, OVERRIDABLE_FAILED, planned([3_200, 'post_plan_running'])),
    verdict: 'needs-override',
  },
  'evaluation overridden': {
    script: evaluated(['passed', 'overridden'], OVERRIDABLE_FAILED),
    verdict: 'overridden',
  },
  'evaluation stuck in pending, its stage failed': {
    script: {
      run: AFTER_STAGE,
      stages: [
        stage(PENDING_THEN('failed'), {
          ...task('cost-guard', 'failed'),
          evaluations: [{ status: PENDING, counts: null }],
        }),
      ],
    },
    verdict: 'undecided',
    says: ['still "pending"', 'Plangate could not verify this plan', 'cost-guard'],
  },
  'evaluation final a little after the run': {
    script: {
      run: AFTER_STAGE,
      stages: [
        stage([...PENDING, [3_200, 'running'], [9_000, 'passed']], {
          evaluations: [{ status: PENDING_THEN('passed', 9_000), ...ALL_PASSED }],
        }),
      ],
    },
    verdict: 'passed',
  },
  'evaluation and check, both failed': {
    script: {
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
    verdict: 'needs-override',
  },
  'policy set broken as a whole': {
    script: evaluated(
      ['errored', 'errored'],
      {
        sets: [{ error: 'rego_parse_error: unexpected token', outcomes: [] }],
        counts: { passed: 0, 'advisory-failed': 0, 'mandatory-failed': 0, errored: 1 },
      },
      endsInStage('errored'),
    ),
    verdict: 'errored',
    says: ['guardrails'],
  },
  'cost estimate failed, which decides nothing': {
    script: {
      run: finished([3_500, 'cost_estimating'], [4_500, 'cost_estimated']),
      cost: PENDING_THEN('errored'),
    },
    verdict: 'passed',
  },
  'Terraform policy passed': {
    script: judged(
      'passed',
      finished([3_500, 'tf_policy_checked']),
      { passed: 1, unknown: 0 },
      { enforcement_level: 'mandatory', status: 'passed' },
    ),
    verdict: 'passed',
  },
  'Terraform policy awaits an override': {
    script: judged(
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
    verdict: 'needs-override',
    says: ['tagging'],
  },
  'plan errored': {
    script: {
      run: [...PLANNING, [3_000, 'errored']],
      plan: [...PENDING, [1_000, 'running'], [3_000, 'errored']],
      stages: [unreached(3_000)],
      checks: [noCheck(PENDING_THEN('unreachable', 3_000))],
      planLog:
        '\u0002{"@level":"error","type":"diagnostic","diagnostic":{"severity":"error","summary":"Unsupported argument","detail":"An argument named \\"buckett\\" is not expected here.","range":{"filename":"main.tf","start":{"line":3,"column":1,"byte":1}}}}\n\u0003',
    },
    verdict: 'errored',
    says: ['The plan failed'],
  },
  'run errored without a reason': {
    script: { run: planned([4_000, 'errored']) },
    verdict: 'errored',
    says: ['"errored"'],
  },
  'statuses skipped between looks': {
    script: { run: PENDING_THEN('planned_and_finished', 100), plan: [[0, 'finished']] },
    verdict: 'passed',
  },
  'canceled by somebody else': {
    script: { run: [...PLANNING, [2_500, 'canceled']], plan: PENDING_THEN('canceled', 2_500) },
    verdict: 'canceled',
    says: ['canceled'],
  },
  'discarded by somebody else': {
    script: { run: planned([3_500, 'discarded']) },
    verdict: 'canceled',
    says: ['discarded'],
  },
  'policy set removed: none found, policies required': {
    script: { run: finished() },
    requirePolicies: true,
    verdict: 'undecided',
    says: ['No policy result was found'],
  },
  'run status that nobody knows': {
    script: { run: planned([3_500, 'frobnicating']) },
    timeoutMs: 60_000,
    verdict: 'undecided',
    says: ['"frobnicating"'],
    endsAs: 'canceled',
  },
  'evaluation status that nobody knows': {
    script: evaluated(['passed', 'dreamt'], ALL_PASSED),
    verdict: 'undecided',
    says: ['"dreamt"'],
  },
  'enforcement level that nobody knows': {
    script: evaluated(PASSED, setOf({ name: 'a', level: 'super-mandatory' })),
    verdict: 'undecided',
    says: ['super-mandatory'],
  },
  'a run that is not speculative': {
    script: { run: finished(), ...SAVED },
    verdict: 'undecided',
    says: ['not speculative', 'not waited for'],
    endsAs: 'canceled',
  },
  'long queue, then time is up': {
    script: {
      run: PENDING,
      queue: [
        [0, 3],
        [20_000, 2],
      ],
    },
    timeoutMs: 120_000,
    verdict: 'undecided',
    says: ['timeout of 2 min', '"pending"', '2nd in the queue'],
    endsAs: 'canceled',
  },
  'long queue, then through': {
    script: {
      run: [...PENDING, [600_000, 'planning'], [610_000, 'planned_and_finished']],
      queue: [
        [0, 12],
        [300_000, 1],
      ],
    },
    verdict: 'passed',
  },
  'locked workspace': {
    script: { run: finished() },
    workspace: { locked: true },
    verdict: 'passed',
  },
  'saved plan passed': {
    script: { run: planned([5_000, 'planned_and_saved']), ...SAVED },
    mode: 'provisional',
    verdict: 'passed',
  },
  'saved plan without changes': {
    script: { run: finished(), ...SAVED },
    mode: 'provisional',
    verdict: 'passed',
  },
  'saved plan, policy override': {
    script: {
      ...checked(
        'soft_failed',
        planned([4_000, 'policy_override']),
        { soft: 1 },
        FAILED_LOG,
        4_000,
      ),
      ...SAVED,
    },
    mode: 'provisional',
    verdict: 'needs-override',
  },
  'saved plan, failed for good': {
    script: {
      ...evaluated(
        FAILED,
        MANDATORY_FAILED,
        planned(
          [3_200, 'post_plan_running'],
          [4_500, 'post_plan_completed'],
          [5_000, 'planned_and_saved'],
        ),
      ),
      ...SAVED,
    },
    mode: 'provisional',
    verdict: 'blocked',
    endsAs: 'discarded',
  },
  'saved plan that somebody applies meanwhile': {
    script: { run: planned([3_500, 'applying']), ...SAVED },
    mode: 'provisional',
    verdict: 'undecided',
    says: ['"applying"'],
  },
  'a service that does not know saved plans': {
    script: {
      run: planned(),
      attributes: {
        'plan-only': false,
        'save-plan': null,
        actions: { 'is-confirmable': true, 'is-cancelable': false, 'is-discardable': true },
      },
    },
    mode: 'provisional',
    verdict: 'undecided',
    says: ['does not only save its plan'],
    endsAs: 'canceled',
  },
};
