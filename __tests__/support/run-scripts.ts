/** The status sequences of a run, one script each, with what the gate must make of it. */
import type { VerdictWord } from '../../src/model/verdict.ts';
import { PASSING } from './gate-bench.ts';
import type { CheckScript, RunScript, StageScript, Timeline } from './scripted-service.ts';

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

const UNTIL_PLANNED: Timeline = [
  [0, 'pending'],
  [500, 'plan_queued'],
  [1_000, 'planning'],
  [3_000, 'planned'],
];

const POST_PLAN: Timeline = [
  [3_200, 'post_plan_running'],
  [4_500, 'post_plan_completed'],
];

const FINISHED: Timeline = [[6_000, 'planned_and_finished']];

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

const PENDING_THEN = (word: string, ms = 4_500): Timeline => [
  [0, 'pending'],
  [ms, word],
];

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

const ALL_PASSED = { sets: [{ outcomes: [{ name: 'encrypted' }, { name: 'regions' }] }] };
const MANDATORY_FAILED = {
  sets: [
    {
      outcomes: [
        {
          name: 'encrypted',
          status: 'failed',
          output: [{ print: 'aws_ebs_volume.data is not encrypted' }],
        },
        { name: 'regions' },
      ],
    },
  ],
};
const OVERRIDABLE_FAILED = {
  sets: [{ overridable: true, outcomes: MANDATORY_FAILED.sets[0]!.outcomes }],
};

export const SEQUENCES: Record<string, Sequence> = {
  'plain, nothing to check': {
    script: { run: [...UNTIL_PLANNED, ...FINISHED] },
    verdict: 'passed',
  },
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
        ...FINISHED,
      ],
      stages: [
        stage(PENDING_THEN('passed', 900), {
          stage: 'pre_plan',
          tasks: [{ name: 'lint', status: PENDING_THEN('passed', 900) }],
        }),
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
      plan: [
        [0, 'pending'],
        [900, 'unreachable'],
      ],
      stages: [
        stage(PENDING_THEN('failed', 900), {
          stage: 'pre_plan',
          tasks: [{ name: 'cost-guard', status: PENDING_THEN('failed', 900) }],
        }),
        stage(PENDING_THEN('unreachable', 900), {
          evaluations: [{ status: PENDING_THEN('unreachable', 900), counts: null }],
        }),
      ],
      checks: [{ status: PENDING_THEN('unreachable', 900), result: null }],
    },
    verdict: 'blocked',
    says: ['cost-guard'],
  },
  'advisory run task failed': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('passed'), {
          tasks: [{ name: 'hints', level: 'advisory', status: PENDING_THEN('failed') }],
        }),
      ],
    },
    verdict: 'advisory',
    says: ['hints'],
  },
  'policy check passed': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'policy_checking'], [5_000, 'policy_checked'], ...FINISHED],
      checks: [check(PENDING_THEN('passed', 5_000), { passed: 4 })],
    },
    verdict: 'passed',
  },
  'policy check failed softly': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'policy_checking'], [5_000, 'policy_soft_failed']],
      checks: [check(PENDING_THEN('soft_failed', 5_000), { soft: 1 }, FAILED_LOG)],
    },
    verdict: 'needs-override',
    says: ['allowed-regions', 'soft-mandatory', 'prod'],
  },
  'policy check failed hard, the run errored': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'policy_checking'], [5_000, 'errored']],
      checks: [check(PENDING_THEN('hard_failed', 5_000), { passed: 1, hard: 2, soft: 1 })],
    },
    verdict: 'blocked',
    says: ['hard-mandatory'],
  },
  'policy check with an advisory failure': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'policy_checking'], [5_000, 'policy_checked'], ...FINISHED],
      checks: [check(PENDING_THEN('passed', 5_000), { passed: 1, advisory: 1 })],
    },
    verdict: 'advisory',
  },
  'policy check overridden': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'policy_checking'], [5_000, 'policy_checked'], ...FINISHED],
      checks: [check(PENDING_THEN('overridden', 5_000), { passed: 1, soft: 1 })],
    },
    verdict: 'overridden',
  },
  'policy check errored': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'policy_checking'], [5_000, 'errored']],
      checks: [{ status: PENDING_THEN('errored', 5_000), result: null, log: 'runtime error' }],
    },
    verdict: 'errored',
    says: ['runtime error'],
  },
  'evaluation passed': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('passed'), {
          evaluations: [{ status: PENDING_THEN('passed'), ...ALL_PASSED }],
        }),
      ],
    },
    verdict: 'passed',
  },
  'evaluation failed, not overridable, the run errored': {
    script: {
      run: [...UNTIL_PLANNED, [3_200, 'post_plan_running'], [4_500, 'errored']],
      stages: [
        stage(PENDING_THEN('failed'), {
          evaluations: [{ status: PENDING_THEN('failed'), ...MANDATORY_FAILED }],
        }),
      ],
      checks: [{ status: PENDING_THEN('unreachable'), result: null }],
    },
    verdict: 'blocked',
    says: ['encrypted', 'guardrails'],
  },
  'evaluation failed, the run finished all the same': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('failed'), {
          evaluations: [{ status: PENDING_THEN('failed'), ...MANDATORY_FAILED }],
        }),
      ],
    },
    verdict: 'blocked',
  },
  'stage awaits an override': {
    script: {
      run: [...UNTIL_PLANNED, [3_200, 'post_plan_running'], [4_500, 'post_plan_awaiting_decision']],
      stages: [
        stage(PENDING_THEN('awaiting_override'), {
          evaluations: [{ status: PENDING_THEN('failed'), ...OVERRIDABLE_FAILED }],
        }),
      ],
      checks: [{ status: [[0, 'pending']], result: null }],
    },
    verdict: 'needs-override',
  },
  'stage awaits an override while the run still says running': {
    script: {
      run: [...UNTIL_PLANNED, [3_200, 'post_plan_running']],
      stages: [
        stage(PENDING_THEN('awaiting_override'), {
          evaluations: [{ status: PENDING_THEN('failed'), ...OVERRIDABLE_FAILED }],
        }),
      ],
    },
    verdict: 'needs-override',
  },
  'evaluation overridden': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('passed'), {
          evaluations: [{ status: PENDING_THEN('overridden'), ...OVERRIDABLE_FAILED }],
        }),
      ],
    },
    verdict: 'overridden',
  },
  'evaluation stuck in pending, its stage failed': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('failed'), {
          tasks: [{ name: 'cost-guard', status: PENDING_THEN('failed') }],
          evaluations: [{ status: [[0, 'pending']], counts: null }],
        }),
      ],
    },
    verdict: 'undecided',
    says: ['still "pending"', 'Plangate could not verify this plan', 'cost-guard'],
  },
  'evaluation final a little after the run': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(
          [
            [0, 'pending'],
            [3_200, 'running'],
            [9_000, 'passed'],
          ],
          { evaluations: [{ status: PENDING_THEN('passed', 9_000), ...ALL_PASSED }] },
        ),
      ],
    },
    verdict: 'passed',
  },
  'evaluation and check, both failed': {
    script: {
      run: [
        ...UNTIL_PLANNED,
        ...POST_PLAN,
        [5_000, 'policy_checking'],
        [5_500, 'policy_soft_failed'],
      ],
      stages: [
        stage(PENDING_THEN('passed'), {
          evaluations: [
            {
              status: PENDING_THEN('passed'),
              sets: [
                {
                  outcomes: [
                    { name: 'naming', level: 'advisory', status: 'failed' },
                    { name: 'a' },
                  ],
                },
              ],
            },
          ],
        }),
      ],
      checks: [check(PENDING_THEN('soft_failed', 5_500), { passed: 1, soft: 1 }, FAILED_LOG)],
    },
    verdict: 'needs-override',
  },
  'policy set broken as a whole': {
    script: {
      run: [...UNTIL_PLANNED, [3_200, 'post_plan_running'], [4_500, 'errored']],
      stages: [
        stage(PENDING_THEN('errored'), {
          evaluations: [
            {
              status: PENDING_THEN('errored'),
              sets: [{ error: 'rego_parse_error: unexpected token', outcomes: [] }],
              counts: { passed: 0, 'advisory-failed': 0, 'mandatory-failed': 0, errored: 1 },
            },
          ],
        }),
      ],
    },
    verdict: 'errored',
    says: ['guardrails'],
  },
  'cost estimate failed, which decides nothing': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'cost_estimating'], [4_500, 'cost_estimated'], ...FINISHED],
      cost: PENDING_THEN('errored'),
    },
    verdict: 'passed',
  },
  'Terraform policy passed': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'tf_policy_checked'], ...FINISHED],
      tf: [
        {
          status: PENDING_THEN('passed', 3_500),
          counts: {
            passed: 1,
            'advisory-failed': 0,
            'mandatory-failed': 0,
            errored: 0,
            unknown: 0,
          },
          sets: [
            {
              name: 'tf-guardrails',
              outcomes: [
                { policy_name: 'tagging', enforcement_level: 'mandatory', status: 'passed' },
              ],
            },
          ],
        },
      ],
    },
    verdict: 'passed',
  },
  'Terraform policy awaits an override': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'tf_policy_override']],
      tf: [
        {
          status: PENDING_THEN('awaiting_override', 3_500),
          counts: {
            passed: 0,
            'advisory-failed': 0,
            'mandatory-failed': 0,
            'mandatory-overridable-failed': 1,
            errored: 0,
          },
          sets: [
            {
              name: 'tf-guardrails',
              outcomes: [
                {
                  policy_name: 'tagging',
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
              ],
            },
          ],
        },
      ],
    },
    verdict: 'needs-override',
    says: ['tagging'],
  },
  'plan errored': {
    script: {
      run: [
        [0, 'pending'],
        [500, 'plan_queued'],
        [1_000, 'planning'],
        [3_000, 'errored'],
      ],
      plan: [
        [0, 'pending'],
        [1_000, 'running'],
        [3_000, 'errored'],
      ],
      stages: [
        stage(PENDING_THEN('unreachable', 3_000), {
          evaluations: [{ status: PENDING_THEN('unreachable', 3_000), counts: null }],
        }),
      ],
      checks: [{ status: PENDING_THEN('unreachable', 3_000), result: null }],
      planLog:
        '\u0002{"@level":"error","type":"diagnostic","diagnostic":{"severity":"error","summary":"Unsupported argument","detail":"An argument named \\"buckett\\" is not expected here.","range":{"filename":"main.tf","start":{"line":3,"column":1,"byte":1}}}}\n\u0003',
    },
    verdict: 'errored',
    says: ['The plan failed'],
  },
  'run errored without a reason': {
    script: { run: [...UNTIL_PLANNED, [4_000, 'errored']] },
    verdict: 'errored',
    says: ['"errored"'],
  },
  'statuses skipped between looks': {
    script: {
      run: [
        [0, 'pending'],
        [100, 'planned_and_finished'],
      ],
      plan: [[0, 'finished']],
    },
    verdict: 'passed',
  },
  'canceled by somebody else': {
    script: {
      run: [...UNTIL_PLANNED.slice(0, 3), [2_500, 'canceled']],
      plan: PENDING_THEN('canceled', 2_500),
    },
    verdict: 'canceled',
    says: ['canceled'],
  },
  'discarded by somebody else': {
    script: { run: [...UNTIL_PLANNED, [3_500, 'discarded']] },
    verdict: 'canceled',
    says: ['discarded'],
  },
  'policy set removed: none found, policies required': {
    script: { run: [...UNTIL_PLANNED, ...FINISHED] },
    requirePolicies: true,
    verdict: 'undecided',
    says: ['No policy result was found'],
  },
  'run status that nobody knows': {
    script: { run: [...UNTIL_PLANNED, [3_500, 'frobnicating']] },
    timeoutMs: 60_000,
    verdict: 'undecided',
    says: ['"frobnicating"'],
    endsAs: 'canceled',
  },
  'evaluation status that nobody knows': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('passed'), {
          evaluations: [{ status: PENDING_THEN('dreamt'), ...ALL_PASSED }],
        }),
      ],
    },
    verdict: 'undecided',
    says: ['"dreamt"'],
  },
  'enforcement level that nobody knows': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, ...FINISHED],
      stages: [
        stage(PENDING_THEN('passed'), {
          evaluations: [
            {
              status: PENDING_THEN('passed'),
              sets: [{ outcomes: [{ name: 'a', level: 'super-mandatory' }] }],
            },
          ],
        }),
      ],
    },
    verdict: 'undecided',
    says: ['super-mandatory'],
  },
  'a run that is not speculative': {
    script: { run: [...UNTIL_PLANNED, ...FINISHED], attributes: { 'plan-only': false } },
    verdict: 'undecided',
    says: ['not speculative', 'not waited for'],
    endsAs: 'canceled',
  },
  'long queue, then time is up': {
    script: {
      run: [[0, 'pending']],
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
      run: [
        [0, 'pending'],
        [600_000, 'planning'],
        [610_000, 'planned_and_finished'],
      ],
      queue: [
        [0, 12],
        [300_000, 1],
      ],
    },
    verdict: 'passed',
  },
  'locked workspace': {
    script: { run: [...UNTIL_PLANNED, ...FINISHED] },
    workspace: { locked: true },
    verdict: 'passed',
  },
  'saved plan passed': {
    script: {
      run: [...UNTIL_PLANNED, [5_000, 'planned_and_saved']],
      attributes: { 'plan-only': false },
    },
    mode: 'provisional',
    verdict: 'passed',
  },
  'saved plan without changes': {
    script: { run: [...UNTIL_PLANNED, ...FINISHED], attributes: { 'plan-only': false } },
    mode: 'provisional',
    verdict: 'passed',
  },
  'saved plan, policy override': {
    script: {
      run: [...UNTIL_PLANNED, [4_000, 'policy_override']],
      attributes: { 'plan-only': false },
      checks: [check(PENDING_THEN('soft_failed', 4_000), { soft: 1 }, FAILED_LOG)],
    },
    mode: 'provisional',
    verdict: 'needs-override',
  },
  'saved plan, failed for good': {
    script: {
      run: [...UNTIL_PLANNED, ...POST_PLAN, [5_000, 'planned_and_saved']],
      attributes: { 'plan-only': false },
      stages: [
        stage(PENDING_THEN('failed'), {
          evaluations: [{ status: PENDING_THEN('failed'), ...MANDATORY_FAILED }],
        }),
      ],
    },
    mode: 'provisional',
    verdict: 'blocked',
    endsAs: 'discarded',
  },
  'saved plan that somebody applies meanwhile': {
    script: {
      run: [...UNTIL_PLANNED, [3_500, 'applying']],
      attributes: { 'plan-only': false },
    },
    mode: 'provisional',
    verdict: 'undecided',
    says: ['"applying"'],
  },
  'a service that does not know saved plans': {
    script: {
      run: [...UNTIL_PLANNED],
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
