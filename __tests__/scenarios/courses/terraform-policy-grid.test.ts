/**
 * Terraform policy at every stage, with every result and at every level, whatever the service does where no source says it:
 * the gate is never green where something failed or was not judged, and a policy that stops a run at Init has the verdict
 * that it has at any other stage.
 */
import { textsOf } from '../../support/findings.ts';
import { COURSES, documentedCourses, type Courses } from '../../../src/service/courses.ts';
import { resolveScript } from '../../../src/service/seed.ts';
import type { ScriptInput } from '../../../src/service/scripts.ts';
import { GUARDS } from '../../lies/guarded.ts';
import { OWN_POLICIES } from '../../lies/own.ts';
import type { Scenario } from '../../lies/scenarios.ts';
import { isGreener, truthOf } from '../../lies/truth.ts';
import { live } from '../../lies/world.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { startJobs } from '../../support/jobs-in-turn.ts';
import { EVERY_CASE } from '../../support/sampled.ts';

const STAGES = ['Init', 'Plan'] as const;
const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'] as const;
const RESULTS = ['passed', 'failed', 'errored', 'unknown', 'broken set', 'no evaluation'] as const;

const TAKEN: Partial<Courses>[] = [
  {},
  ...(['final-init', 'overridable-init'] as const).flatMap((name) =>
    COURSES[name].slice(1).map((value) => ({ [name]: value })),
  ),
];

type Sets = NonNullable<ScriptInput['terraformPolicySets']>;

function scriptOf(
  stage: (typeof STAGES)[number],
  result: (typeof RESULTS)[number],
  level: (typeof LEVELS)[number],
): ScriptInput {
  const isOfPolicy = result !== 'broken set' && result !== 'no evaluation';
  const policy: Sets[number]['policies'][number] = {
    name: 'pinned-modules',
    level,
    stage,
    status: isOfPolicy ? result : 'passed',
    atApply: 'failed',
    messages: ['module.vpc: the version of the module is not pinned'],
    resources: [{ address: 'module.vpc', file: 'network.tf', line: 3 }],
  };
  // At the other stage something passes, so that it alone cannot be why the gate is closed.
  const other = {
    name: 'sizes',
    level: 'mandatory',
    stage: stage === 'Init' ? 'Plan' : 'Init',
  } as const;
  const sets: Sets = [
    {
      name: 'rules',
      policies: [policy],
      ...(result === 'broken set' && { error: 'no such file' }),
    },
    { name: 'others', policies: [other] },
  ];
  const terraformPolicyError = { stage, summary: 'No engine' };
  return {
    terraformPolicySets: sets,
    plan: { additions: 1 },
    ...(result === 'no evaluation' && { terraformPolicyError }),
  };
}

/**
 * With a course that is about Init alone, the stage of the plan says nothing new. With all tests one in three is tried, and
 * another one for each course and mode.
 */
const gridOf = (courses: Partial<Courses>, turn: number) =>
  GRID.filter(({ stage }) => stage === 'Init' || Object.keys(courses).length === 0).filter(
    (_, at) => EVERY_CASE || (at + turn) % 3 === 0,
  );

const GRID = STAGES.flatMap((stage) =>
  RESULTS.flatMap((result) => LEVELS.map((level) => ({ stage, result, level }))),
);

describe.each(TAKEN.map((courses, turn) => [JSON.stringify(courses), courses, turn] as const))(
  'with the course %s',
  (_name, courses, turn) => {
    test.each(['speculative', 'provisional'] as const)(
      'no %s run is greener than the truth, and each that cannot be overridden says so',
      async (mode) => {
        const wrong: unknown[] = [];
        for (const { stage, result, level } of gridOf(
          courses,
          mode === 'speculative' ? turn : turn + 1,
        )) {
          for (const overridden of [false, true]) {
            const scenario: Scenario = {
              name: `${stage} ${result} ${level}`,
              script: resolveScript(scriptOf(stage, result, level), 6_000),
              mode,
              requirePolicies: true,
              overridden,
              courses: { ...documentedCourses(), ...courses },
            };
            const { verdict, reasons } = await live(scenario);
            const truth = truthOf(scenario);
            const hasEnded = courses['overridable-init'] === 'errored';
            const isWrong = overridden && hasEnded ? isGreener(verdict, truth) : verdict !== truth;
            if (isWrong) wrong.push([scenario.name, { overridden }, verdict, truth, reasons]);
          }
        }
        expect(wrong).toEqual([]);
      },
    );
  },
);

test.each(COURSES['final-init'])(
  'a policy that stops a run at Init is named with its place and message: %s',
  async (course) => {
    const script = scriptOf('Init', 'failed', 'mandatory');
    const jobs = await startJobs({ net: script }, { courses: { 'final-init': course } });
    const { result } = await jobs.judge(['net'], { requirePolicies: true });
    const [workspace] = result.workspaces;
    expect([workspace?.verdict.word, ...textsOf(workspace?.verdict.reasons ?? [])]).toEqual([
      'blocked',
      'Policy "pinned-modules" (mandatory) of policy set "rules" failed and cannot be overridden.',
    ]);
    expect(workspace?.plan).toBeUndefined();
    expect(workspace?.results[0]).toMatchObject({
      policy: 'pinned-modules',
      address: 'module.vpc',
      message: 'module.vpc: the version of the module is not pinned',
      location: { startLine: 3 },
    });
  },
);

test.each(
  COURSES['final-init'].flatMap((course) =>
    Object.keys(OWN_POLICIES).map((own) => [course, own] as const),
  ),
)(
  'own policies and a guard without a plan do not change the verdict: %s, %s',
  async (course, own) => {
    const scenario: Scenario = {
      name: 'stopped at Init',
      script: resolveScript(scriptOf('Init', 'failed', 'mandatory'), 6_000),
      mode: 'speculative',
      requirePolicies: true,
      overridden: false,
      own: OWN_POLICIES[own]!,
      guard: Object.values(GUARDS)[0]!,
      courses: { ...documentedCourses(), 'final-init': course },
    };
    const { verdict, reasons } = await live(scenario);
    expect([verdict, reasons]).toEqual([
      'blocked',
      [
        'Policy "pinned-modules" (mandatory) of policy set "rules" failed and cannot be overridden.',
      ],
    ]);
  },
);
