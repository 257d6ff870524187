/**
 * Every scenario that lies are told in: each script of the local service in both modes, with and
 * without somebody who overrides, and with a run of an earlier job that could be taken over; some of
 * them with a plan that destroys and a guard, and as a group of a matrix that is combined.
 */
import type { Courses } from '../../src/service/courses.ts';
import type { RunOptions } from '../../src/client/wire/run.ts';
import { resolveScript } from '../../src/service/seed.ts';
import { SCRIPT_NAMES, SCRIPTS } from '../../src/service/scripts.ts';
import type { Script, ScriptInput, ScriptName } from '../../src/service/scripts.ts';
import { GUARDS, type Guarded } from './guarded.ts';
import { OWN_POLICIES, type Own } from './own.ts';

export interface Scenario {
  name: string;
  script: Script;
  mode: 'speculative' | 'provisional';
  requirePolicies: boolean;
  /** Somebody overrides whatever can be overridden, the moment it can be. */
  overridden: boolean;
  /** What the run is asked for besides planning everything. */
  options?: RunOptions;
  allowPartial?: boolean;
  /** A run of an earlier job that was overridden since; what this job is told of. */
  earlier?: Earlier;
  /** A record of the gate names that run, for the same files and conditions. */
  recorded?: true;
  /** What version control pushed before, oldest first; nothing is uploaded then. */
  pushes?: Pushed[];
  /** The plan destroys, and rules of the gate are about that. */
  guard?: Guarded;
  /** The team's own policies judge the plan, besides the service. */
  own?: Own;
  /** The pull request goes to a branch of its author's, for which no verdict counts. */
  elsewhere?: true;
  /** The workspace is a group of a matrix: how the job after it judges the group. */
  combined?: true;
  /** Somebody names the run when it is over, and has it judged once more. */
  named?: true;
  /** The gate accepts what it may: by exceptions that fit every failure, and if the last run failed in the same way. */
  accepts?: boolean;
  /** What the service does where sources disagree; left out, what is documented. */
  courses?: Courses;
}

/** A push with its run; what is false is that of another one. */
export interface Pushed {
  commit: boolean;
  number: boolean;
  repository: boolean;
  server: boolean;
  /** Younger than the event. */
  young: boolean;
  /** Whether the script is that of the scenario, or one whose runs pass. */
  script: boolean;
}

export interface Earlier {
  /** Of the same files as this job's, or of others. */
  files: 'same' | 'other';
  workspace: 'net' | 'sandbox';
  /** What it was asked for besides being plan-only. */
  asked: Record<string, unknown>;
}

/** Long enough for several looks, the last of which finds the end. */
const DURATION_MS = 6_000;

type ScriptedPolicy = NonNullable<ScriptInput['policySets']>[number]['policies'][number];
const policy = (
  name: string,
  level: ScriptedPolicy['level'],
  status: 'passed' | 'failed' = 'passed',
) => ({ name, level, status });

/** So many sets that their outcomes come on several pages; what is bad about them is on the last. */
function manySets(last: 'advisory' | 'mandatory', status: 'passed' | 'failed'): ScriptInput {
  const sets = Array.from({ length: 130 }, (_, index) => ({
    name: `set-${index}`,
    overridable: index % 2 === 0,
    policies: [
      index === 129 ? policy(`rule-${index}`, last, status) : policy(`rule-${index}`, 'mandatory'),
    ],
  }));
  return { policySets: sets };
}

const MORE: Record<string, ScriptInput> = {
  'many sets, all passed': manySets('mandatory', 'passed'),
  'many sets, the last failed': manySets('mandatory', 'failed'),
  'many sets, the last advisory': manySets('advisory', 'failed'),
  'many Terraform policy sets, the last advisory': {
    terraformPolicySets: manySets('advisory', 'failed').policySets,
  },
  'Terraform policy at Init and of the plan, the second failed': {
    terraformPolicySets: [
      {
        name: 'rules',
        policies: [
          { ...policy('modules', 'mandatory'), stage: 'Init' },
          policy('sizes', 'mandatory', 'failed'),
        ],
      },
    ],
  },
  'Terraform policy at Init and of the plan, both to override': {
    terraformPolicySets: [
      {
        name: 'rules',
        policies: [
          { ...policy('modules', 'mandatory-overridable', 'failed'), stage: 'Init' },
          policy('sizes', 'mandatory-overridable', 'failed'),
        ],
      },
    ],
  },
  'Terraform policy at Init, a set that is broken': {
    terraformPolicySets: [
      {
        name: 'rules',
        error: 'no such file',
        policies: [{ ...policy('modules', 'mandatory'), stage: 'Init' }],
      },
    ],
  },
  'two checks, the second soft-failed': {
    policyChecks: [
      { policies: [policy('tags', 'hard-mandatory')] },
      { scope: 'workspace', policies: [policy('regions', 'soft-mandatory', 'failed')] },
    ],
  },
  'a set that may be overridden by its levels': {
    policySets: [{ name: 'guardrails', policies: [policy('regions', 'soft-mandatory', 'failed')] }],
  },
  'everything, all of it passed': {
    plan: { additions: 2 },
    prePlanTasks: [{ name: 'naming' }],
    postPlanTasks: [{ name: 'cost', level: 'advisory' }],
    policySets: [{ name: 'guardrails', policies: [policy('regions', 'mandatory')] }],
    policyChecks: [{ policies: [policy('tags', 'soft-mandatory')] }],
    terraformPolicySets: [{ name: 'rules', policies: [policy('sizes', 'mandatory')] }],
    costEstimate: {},
  },
  'a failure in each system, all of them overridable': {
    plan: { additions: 2 },
    policySets: [
      {
        name: 'guardrails',
        overridable: true,
        policies: [policy('regions', 'mandatory', 'failed')],
      },
    ],
    policyChecks: [{ policies: [policy('tags', 'soft-mandatory', 'failed')] }],
    terraformPolicySets: [
      { name: 'rules', policies: [policy('sizes', 'mandatory-overridable', 'failed')] },
    ],
  },
};

const before = (asked: Record<string, unknown> = {}): Earlier => ({
  files: 'same',
  workspace: 'net',
  asked,
});
const EARLIER: Record<string, Earlier> = {
  'an earlier run of these files': before(),
  'an earlier run of other files': { ...before(), files: 'other' },
  'an earlier run elsewhere': { ...before(), workspace: 'sandbox' },
  'an earlier run without refresh': before({ refresh: false }),
  'an earlier run of another Terraform': before({ 'terraform-version': '1.5.7' }),
  'an earlier run of one resource': before({ 'target-addrs': ['null_resource.a'] }),
};

const RECORDED = ['awaiting-override', 'evaluation-advisory', 'evaluation-failed', 'both'] as const;

const OWN: Pushed = {
  commit: true,
  number: true,
  repository: true,
  server: true,
  young: true,
  script: true,
};
const PASSES = { ...OWN, script: false };

/** Runs of something else pass, whatever is judged. */
const PUSHES: Record<string, Pushed[]> = {
  'of this change': [OWN],
  'of another commit': [{ ...PASSES, commit: false }],
  'of another pull request': [{ ...PASSES, number: false }],
  'of another repository': [{ ...PASSES, repository: false }],
  'of another server': [{ ...PASSES, server: false }],
  'of an older push': [{ ...PASSES, young: false }],
  'of this change, after one that passed': [PASSES, OWN],
  'of this change, before one of another commit': [OWN, { ...PASSES, commit: false }],
  'of this change, before one of another pull request': [OWN, { ...PASSES, number: false }],
  'of this change, after an older push that passed': [{ ...PASSES, young: false }, OWN],
};
const PUSHED = ['evaluation-failed', 'awaiting-override', 'policy-check-soft-failed'] as const;

const TARGET: RunOptions = { 'target-addrs': ['null_resource.a'] };

/** What may be asked of a run, and whether a part of the configuration may pass. */
const ASKED: Record<string, Pick<Scenario, 'options' | 'allowPartial'>> = {
  destroy: { options: { 'is-destroy': true } },
  'no refresh, replace': { options: { refresh: false, 'replace-addrs': ['null_resource.a'] } },
  variables: { options: { variables: [{ key: 'stage', value: '"dev"' }] } },
  'an empty apply': { options: { 'allow-empty-apply': true } },
  'a target': { options: TARGET },
  'a target, allowed': { options: TARGET, allowPartial: true },
  'refresh only': { options: { 'refresh-only': true } },
  'refresh only, allowed': { options: { 'refresh-only': true }, allowPartial: true },
};

const ofScripts: readonly Scenario[] = [
  ...SCRIPT_NAMES.map((name): [string, ScriptInput] => [name, SCRIPTS[name]]),
  ...Object.entries(MORE),
].flatMap(([name, input]) => {
  const script = resolveScript(input, DURATION_MS);
  return (['speculative', 'provisional'] as const).flatMap((mode): Scenario[] => {
    const scenario = { script, mode, requirePolicies: name === 'none-found', overridden: false };
    const plain = { ...scenario, name: `${mode}: ${name}` };
    return canBeOverridden(script)
      ? [plain, { ...plain, overridden: true, name: `${plain.name}, overridden` }]
      : [plain];
  });
});

/** Green for a base that counts. */
const ELSEWHERE: readonly ScriptName[] = ['both', 'evaluation-advisory', 'evaluation-passed'];

/** A scenario of a script of the local service. */
const scripted = (name: string, script: ScriptName, more: Partial<Scenario>): Scenario => ({
  name,
  script: resolveScript(script, DURATION_MS),
  mode: 'speculative',
  requirePolicies: false,
  overridden: false,
  ...more,
});
const WAITING = 'speculative: awaiting-override';

const single: readonly Scenario[] = [
  ...ofScripts,
  ...Object.entries(ASKED).flatMap(([name, asked]) =>
    (['speculative', 'provisional'] as const).map((mode) =>
      scripted(`${mode}: evaluation-advisory, ${name}`, 'evaluation-advisory', { mode, ...asked }),
    ),
  ),
  ...[{}, TARGET, { 'terraform-version': '1.5.7' }].map((options, index) =>
    scripted(`${WAITING}, an earlier run of one resource, asked ${index}`, 'awaiting-override', {
      earlier: before({ ...TARGET }),
      options,
      allowPartial: true,
    }),
  ),
  ...ELSEWHERE.flatMap((name) =>
    (['speculative', 'provisional'] as const).map((mode) =>
      scripted(`${mode}: ${name}, for a branch of its author's`, name, { mode, elsewhere: true }),
    ),
  ),
  ...Object.entries(EARLIER).map(([name, earlier]) =>
    scripted(`${WAITING}, ${name}`, 'awaiting-override', { earlier }),
  ),
  ...RECORDED.flatMap((script) =>
    Object.entries(EARLIER).map(([name, earlier]) =>
      scripted(`speculative: ${script}, recorded, ${name}`, script, { earlier, recorded: true }),
    ),
  ),
  ...PUSHED.flatMap((name) =>
    Object.entries(PUSHES).map(([which, pushes]) =>
      scripted(`version control: ${name}, a run ${which}`, name, { pushes }),
    ),
  ),
];

/** What policies say of a plan that the guard judges as well. */
const BESIDE_GUARD = ['everything, all of it passed', 'evaluation-advisory', 'awaiting-override'];
/** What an approval lets pass hides no advisory failure: both at once have another word. */
const isPlain = (name: string, { says }: Guarded) =>
  says !== 'overridden' || name === 'everything, all of it passed';

function guardedScenarios(): Scenario[] {
  const beside = ofScripts.filter(({ name }) =>
    BESIDE_GUARD.some((each) => name.endsWith(`: ${each}`)),
  );
  return beside.flatMap((scenario) =>
    Object.entries(GUARDS)
      .filter(([, guard]) => isPlain(scenario.name.split(': ')[1] ?? '', guard))
      .map(([name, guard]) => ({ ...scenario, guard, name: `${scenario.name}; ${name}` })),
  );
}

/** What the service says of a plan that own policies judge as well. */
const BESIDE_OWN = [
  'speculative: everything, all of it passed',
  'provisional: everything, all of it passed',
  'speculative: evaluation-advisory',
  'speculative: evaluation-failed',
  'speculative: awaiting-override',
  'speculative: awaiting-override, overridden',
  'provisional: policy-check-soft-failed',
  'speculative: none-found',
  'speculative: plan-errored',
  'speculative: canceled-by-someone',
  'speculative: awaiting-override, an earlier run of these files',
];

function ownScenarios(): Scenario[] {
  const beside = single.filter(({ name }) => BESIDE_OWN.includes(name));
  return beside.flatMap((scenario) =>
    Object.entries(OWN_POLICIES).map(([name, own]) => ({
      ...scenario,
      own,
      name: `${scenario.name}; own policies, and ${name}`,
    })),
  );
}

const IN_GROUPS = [
  'everything, all of it passed',
  'evaluation-advisory',
  'evaluation-failed',
  'awaiting-override',
  'awaiting-override, overridden',
  'policy-check-soft-failed',
  'none-found',
  'plan-errored',
  'everything, all of it passed; what is protected is destroyed',
  'everything, all of it passed; one may be destroyed, and two are',
  'evaluation-advisory; what is protected is forgotten',
  'everything, all of it passed; own policies, and a queue that is denied',
  'everything, all of it passed; own policies, and nothing that is denied',
  'evaluation-advisory; own policies, and a judge that breaks',
];

function combinedScenarios(all: readonly Scenario[]): Scenario[] {
  const some = all.filter(({ name }) => IN_GROUPS.includes(name.replace('speculative: ', '')));
  return some.map((scenario) => ({
    ...scenario,
    combined: true,
    name: `${scenario.name}; a group that is combined`,
  }));
}

/** The same runs, by their names. Nobody approves what they destroy. */
function namedScenarios(all: readonly Scenario[]): Scenario[] {
  const some = all.filter(
    ({ name, guard }) =>
      IN_GROUPS.includes(name.replace('speculative: ', '')) && guard?.says !== 'overridden',
  );
  return some.map((scenario) => ({
    ...scenario,
    named: true,
    name: `${scenario.name}; a run that is named`,
  }));
}

/** What no exception and no older failure may open; of the last, all is advisory and excepted. */
const ACCEPTING = [
  'evaluation-failed',
  'evaluation-errored',
  'awaiting-override',
  'policy-check-hard-failed',
  'policy-check-soft-failed',
  'tf-policy',
  'plan-errored',
  'evaluation-advisory',
];

function acceptingScenarios(): Scenario[] {
  const some = ofScripts.filter(({ name }) => ACCEPTING.includes(name.split(': ')[1] ?? ''));
  return some.map((scenario) => ({
    ...scenario,
    accepts: true,
    name: `${scenario.name}; what can be accepted is`,
  }));
}

export const SCENARIOS: readonly Scenario[] = [
  ...single,
  ...guardedScenarios(),
  ...ownScenarios(),
  ...acceptingScenarios(),
  ...combinedScenarios([...single, ...guardedScenarios(), ...ownScenarios()]),
  ...namedScenarios([...single, ...guardedScenarios(), ...ownScenarios()]),
];

export function canBeOverridden({
  policyChecks,
  policySets,
  terraformPolicySets,
}: Script): boolean {
  const checks = (policyChecks ?? []).map(({ policies }) => ({ policies, overridable: false }));
  return [...checks, ...(policySets ?? []), ...(terraformPolicySets ?? [])].some(
    ({ policies, overridable }) =>
      policies.some(
        ({ status, level }) =>
          status === 'failed' &&
          (level === 'soft-mandatory' ||
            level === 'mandatory-overridable' ||
            (level === 'mandatory' && overridable)),
      ),
  );
}
