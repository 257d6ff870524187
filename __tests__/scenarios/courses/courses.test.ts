/**
 * The gate under every course of the local service (`src/service/courses.ts`): never green where something
 * failed that cannot be overridden, and green where people did what the reports say.
 */
import {
  COURSE_NAMES,
  COURSES,
  documentedCourses,
  readCourse,
} from '../../../src/service/courses.ts';
import type { Courses } from '../../../src/service/courses.ts';
import { resolveScript } from '../../../src/service/seed.ts';
import { SCRIPT_NAMES, SCRIPTS, type ScriptInput } from '../../../src/service/scripts.ts';
import { truthOf, type Word } from '../../lies/truth.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { EVERY_CASE, showFigure } from '../../support/sampled.ts';
import { followRemedies, followRunsShow, type Followed } from './follow.ts';
import { openPullRequest } from './pull-request.ts';
import { textsOf } from '../../support/findings.ts';

const SOFT = { name: 'regions', level: 'soft-mandatory', status: 'failed' } as const;
const TWO_SYSTEMS: ScriptInput = {
  policySets: [
    {
      name: 'guardrails',
      overridable: true,
      policies: [{ name: 'regions', level: 'mandatory', status: 'failed' }],
    },
  ],
  policyChecks: [{ policies: [{ ...SOFT, name: 'tags' }] }],
};
/** Beside the named scripts: more than one system that needs an override. */
const MORE: Record<string, ScriptInput> = {
  'an overridable policy set and a soft-mandatory check': TWO_SYSTEMS,
  'a failure in each system': {
    ...TWO_SYSTEMS,
    terraformPolicySets: [
      {
        name: 'rules',
        policies: [{ name: 'sizes', level: 'mandatory-overridable', status: 'failed' }],
      },
    ],
  },
  'a set to override, then a check that is final': {
    ...TWO_SYSTEMS,
    policyChecks: [{ policies: [{ ...SOFT, level: 'hard-mandatory' }] }],
  },
  'two checks to override': {
    policyChecks: [{ policies: [SOFT] }, { scope: 'workspace', policies: [SOFT] }],
  },
};

const ALL: Record<string, ScriptInput> = { ...SCRIPTS, ...MORE };

/** Every course but the documented ones, one at a time. */
const TAKEN: Partial<Courses>[] = [
  {},
  ...COURSE_NAMES.flatMap((name) => COURSES[name].slice(1).map((value) => ({ [name]: value }))),
];

/** What the run is in truth once everything that can be overridden is. */
function truth(name: string): Word {
  const script = resolveScript(ALL[name] ?? {}, 0);
  return truthOf({ name, script, mode: 'speculative', requirePolicies: false, overridden: true });
}

const GREEN: readonly Word[] = ['passed', 'advisory', 'overridden'];
/** Runs that wait in vain for minutes, and those that another person stops each time. */
const WITHOUT_END =
  /^(?:stuck|long-queue|cancel-ignored|slow|unknown-run-status|(?:discarded|canceled|force-canceled))/;
const NAMES = [...SCRIPT_NAMES, ...Object.keys(MORE)].filter((name) => !WITHOUT_END.test(name));
/** With all tests: what can be overridden. At night: everything. */
const TRIED = EVERY_CASE ? NAMES : NAMES.filter((name) => truth(name) === 'overridden');

/** Only a provisional run has to lead to green. */
const MODES = EVERY_CASE ? (['speculative', 'provisional'] as const) : (['provisional'] as const);

/** Follows every script that is tried, and answers those that lead nowhere or to green against the truth. */
async function wrongOf(
  courses: Partial<Courses>,
  follow: (script: ScriptInput) => Promise<Followed>,
  reachesGreen = true,
): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const name of TRIED) {
    const followed = await follow(ALL[name] ?? {});
    const mayBeGreen = GREEN.includes(truth(name)) || courses['failed-task'] === 'waits';
    const hasToBeGreen = reachesGreen && truth(name) === 'overridden' && !isFinal(courses);
    const isWrong =
      followed.end === 'gave up' || (followed.end === 'green' ? !mayBeGreen : hasToBeGreen);
    if (isWrong || followed.jobs > followed.overrides + 2) wrong.push([name, followed]);
  }
  showFigure(`${JSON.stringify(courses)}: ${TRIED.length} scripts followed to their end`);
  return wrong;
}

describe.each(TAKEN.map((courses) => [JSON.stringify(courses), courses] as const))(
  'with the course %s',
  (_name, courses) => {
    test('no report leads nowhere, and none is greener than the truth', async () => {
      expect(await wrongOf(courses, (script) => followRemedies(script, courses))).toEqual([]);
    });

    test.each(MODES)('what `runs show` says of a %s run leads somewhere', async (mode) => {
      const follow = (script: ScriptInput) => followRunsShow(script, courses, mode);
      expect(await wrongOf(courses, follow, mode === 'provisional')).toEqual([]);
    });
  },
);

/** Courses in which a policy that may be overridden elsewhere leaves nothing but to fix the files. */
function isFinal(courses: Partial<Courses>): boolean {
  const isLeft =
    courses['overridden-stage'] === 'stays' || courses['overridable-init'] === 'errored';
  return (
    isLeft ||
    ['errored', 'policy_soft_failed', 'planned_and_finished'].includes(
      courses['failed-evaluation'] ?? '',
    )
  );
}

test('two systems that both need an override converge in two rounds, with one run', async () => {
  const pullRequest = await openPullRequest(TWO_SYSTEMS, {});
  const first = await pullRequest.job();
  const runId = first.result.workspaces[0]?.runId ?? '';
  const { overridden, next, nextSteps, status } = await pullRequest.override(runId);
  expect([overridden.length, status]).toEqual([1, 'policy_soft_failed']);
  expect(next).toMatchObject([{ system: 'policy-check', status: 'soft_failed' }]);
  expect(nextSteps.join(' ')).toContain(`Run ${runId} waits for a further override`);
  const second = await pullRequest.job();
  expect(await pullRequest.override(runId)).toMatchObject({ overridden: [{}], next: [] });
  const third = await pullRequest.job();
  const words = [first, second, third].map(({ result }) => result.verdict.word);
  expect(words).toEqual(['needs-override', 'needs-override', 'overridden']);
  expect(pullRequest.service.runs()).toHaveLength(1);
});

describe('a run that keeps the status with which it ended', () => {
  test.each([
    'policy-check-soft-failed',
    'awaiting-override',
    'tf-policy-awaiting-override',
  ] as const)('can be overridden: %s', async (name) => {
    const disguise = { planned_and_finished: 'policy_soft_failed' };
    const { end, jobs, story } = await followRemedies({ name, disguise }, {});
    expect([end, jobs, story]).toEqual(['green', 2, story]);
  });

  test('is not overridden if it entered that status after the override', async () => {
    const { end } = await followRemedies(
      MORE['a set to override, then a check that is final']!,
      {},
    );
    expect(end).toBe('fix the files');
  });
});

describe('a plan that changes nothing', () => {
  const EMPTY = { additions: 0, changes: 0, destructions: 0 };
  const OVERRIDABLE = [
    'policy-check-soft-failed',
    'awaiting-override',
    'tf-policy-awaiting-override',
  ] as const;

  test.each(OVERRIDABLE)('no report names an override that is refused: %s', async (name) => {
    const pullRequest = await openPullRequest({ name, plan: EMPTY }, {});
    const { result, view } = await pullRequest.job();
    expect(view.verdict).toBe('needs-override');
    expect(view.overrides).toEqual([]);
    expect(view.nextSteps.join(' ')).not.toMatch(/plangate override|Override on/);
    const runId = result.workspaces[0]?.runId ?? '';
    const { overridden, refused, nextSteps } = await pullRequest.override(runId);
    expect([overridden, refused.length]).toEqual([[], 1]);
    expect(nextSteps).toEqual([
      expect.stringMatching(
        /^The plan of run run-\w+ changes nothing, and the service takes no override of such a run\. Fix what failed: .+\. Or set `allow-empty-apply: true`/,
      ),
    ]);
  });

  test.each(OVERRIDABLE)('the printed steps lead to green: %s', async (name) => {
    const { end, overrides, story } = await followRemedies({ name, plan: EMPTY }, {});
    expect([end, overrides, story]).toEqual(['green', 1, story]);
  });

  test('a policy at Init is overridden before anybody knows what the plan changes', async () => {
    const script = { name: 'tf-policy-init-awaiting-override', plan: EMPTY } as const;
    const { end, story } = await followRemedies(script, {});
    expect([end, story]).toEqual(['green', story]);
  });
});

test.each(['', ' ', '\u00A0\t', '…'])(
  'an override with the reason "%s" is refused',
  async (reason) => {
    const pullRequest = await openPullRequest('policy-check-soft-failed', {});
    const { result } = await pullRequest.job();
    const runId = result.workspaces[0]?.runId ?? '';
    await expect(pullRequest.override(runId, reason)).rejects.toThrow('needs a reason');
    expect((await pullRequest.override(runId)).overridden).toHaveLength(1);
  },
);

test('a status that this version does not recognize is named when the time is over', async () => {
  const pullRequest = await openPullRequest('unknown-run-status', {});
  const { view } = await pullRequest.job();
  const [reason = ''] = textsOf(view.workspaces[0]?.reasons ?? []);
  expect(view.verdict).toBe('undecided');
  expect(reason).toContain('last seen as "planned_and_archived"');
  expect(reason).toContain('Plangate does not recognize this status');
});

test('a course is found by its name and one of its values', () => {
  expect(readCourse('overridden-stage=stays')).toEqual({
    name: 'overridden-stage',
    value: 'stays',
  });
  for (const text of ['', 'stays', 'overridden-stage', 'overridden-stage=no', 'no=stays']) {
    expect(readCourse(text)).toHaveProperty('problem');
  }
  expect(documentedCourses()['overridden-plan-only-run']).toBe('stays');
});
