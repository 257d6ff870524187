/** Worlds in which a witness is looked for: each of them is not green in truth. */
import { toScript, type ScriptInput } from '../../src/service/script.ts';
import type { Subject } from './read-again.ts';
import { SCENARIOS } from './scenarios.ts';
import { truthOf } from './truth.ts';

const FAILED: ScriptInput['policySets'] = [
  {
    name: 'guardrails',
    policies: [{ name: 'regions', level: 'mandatory', status: 'failed' }],
  },
];
const plain = {
  mode: 'speculative',
  requirePolicies: false,
  overridden: false,
} as const;
const quick = (input: ScriptInput) => toScript({ durationMs: 6_000, ...input });
const PASSED = quick({ policyChecks: [], policySets: [] });
const DB = 'aws_db_instance.main';
const rules = { protect: [DB], maxDestroys: undefined };
const destroys = [{ address: DB, actions: ['delete'] }];

/** A run that ends well although policies failed: nothing but their list tells of it. */
const OUTSPOKEN: Subject[] = (['speculative', 'provisional'] as const).map((mode) => ({
  ...plain,
  mode,
  name: `${mode}: a policy failed, and the run says that it is finished`,
  script: quick({ policySets: FAILED, planOnlyFailure: 'planned_and_finished', policyChecks: [] }),
}));

/** All systems have something to say, and all of it is good; the plan destroys what is protected. */
const EVERYTHING = SCENARIOS.filter(({ name }) => name.endsWith(': everything, all of it passed'));
const PUSHED = SCENARIOS.filter(({ name }) =>
  name.startsWith('version control: evaluation-failed'),
);
const guard = { rules, changes: destroys };

/** All of what the service says is good; own policies deny what the plan creates, or cannot judge it. */
const OWN: Subject[] = SCENARIOS.filter(
  ({ name, own, combined, mode }) =>
    own !== undefined &&
    combined === undefined &&
    mode === 'speculative' &&
    own.says !== 'passed' &&
    own.says !== 'advisory' &&
    name.startsWith('speculative: everything, all of it passed'),
);

const GUARDED: Subject[] = [
  ...EVERYTHING.map((scenario) => ({ ...scenario, guard, name: `guarded, ${scenario.name}` })),
  ...EVERYTHING.map((scenario) => ({
    ...scenario,
    guard,
    name: `guarded, asked for more, ${scenario.name}`,
    options: { refresh: false as const, 'replace-addrs': ['null_resource.a'] },
  })),
  ...PUSHED.filter(({ name }) => name.endsWith('a run of this change')).map((scenario) => ({
    ...scenario,
    script: quick({}),
    guard,
    name: 'guarded, version control: a run of this change',
  })),
  ...[
    { name: 'a protected database is destroyed', guard },
    {
      name: 'a protected database is forgotten',
      guard: { rules, changes: [{ address: DB, actions: ['forget'] }] },
    },
    {
      name: 'more is destroyed than may be',
      guard: { rules: { ...rules, protect: [], maxDestroys: 0 }, changes: destroys },
    },
    {
      name: 'a pattern that is none',
      guard: { rules: { ...rules, protect: ['*'] }, changes: destroys },
    },
  ].map((one) => ({ ...plain, ...one, name: `guarded: ${one.name}`, script: PASSED })),
];

/** Nobody said with which options a run was to be made that is merely named. */
const NAMED_RUN: Subject = {
  ...plain,
  name: 'a run that was there, and options that nobody said',
  script: PASSED,
  uncompared: ['It is not known which options the run was to have.'],
};

const NAMED = [
  'speculative: evaluation-failed',
  'speculative: evaluation-stuck',
  'speculative: evaluation-errored',
  'speculative: awaiting-override',
  'speculative: policy-check-soft-failed',
  'provisional: policy-check-soft-failed',
  'speculative: policy-check-errored',
  'speculative: plan-errored',
  'speculative: canceled-by-someone',
  'speculative: unknown-level',
  'speculative: none-found',
  'speculative: evaluation-advisory, a target',
];

const LIKE = ['task', 'terraform-policy', 'version control: evaluation-failed'];

export const SUBJECTS: readonly Subject[] = [
  ...OUTSPOKEN,
  ...GUARDED,
  ...OWN,
  NAMED_RUN,
  ...SCENARIOS.filter(
    (scenario) =>
      truthOf(scenario) !== 'passed' &&
      scenario.earlier === undefined &&
      !scenario.overridden &&
      (NAMED.includes(scenario.name) ||
        (!scenario.name.startsWith('provisional') &&
          LIKE.some((part) => scenario.name.includes(part)))),
  ),
];
