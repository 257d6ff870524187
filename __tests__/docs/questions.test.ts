/**
 * docs/questions.md: every function that an answer names is declared in the file that it names, and the ways
 * that it describes are those of the code and no longer than they were. `answers.test.ts` runs the answers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { ANSWERS, placesIn } from '../support/questions.ts';
import { walk } from '../support/walk.ts';

/** Whether a file declares a function, a class, a constant or a type of this name. */
function declares(source: string, name: string): boolean {
  const declared = source.matchAll(
    /^\s*(?:export )?(?:async )?(?:function|class|const|interface|type) (\w+)\b/gm,
  );
  return Array.from(declared, ([, found]) => found).includes(name);
}

test('there are the four questions that everybody asks, and at least eight more', () => {
  const questions = ANSWERS.map(({ question }) => question);
  expect(questions).toEqual(
    expect.arrayContaining([
      'What happens from `action.yml` to the verdict?',
      'Where is a retry decided?',
      'What says that a plan of another job is of these files?',
      'Why can an unknown status not pass?',
    ]),
  );
  expect(new Set(questions).size).toBe(questions.length);
  expect(questions.length).toBeGreaterThanOrEqual(12);
});

test.each(ANSWERS.map(({ question, text }) => [question, text]))(
  '%s: two sentences, and each function is where the answer says',
  (_, text) => {
    const plain = text.replaceAll(/\]\([^)]*\)|`[^`]*`/g, 'x');
    expect(plain.split(/[.?!](?:\s+|$)/).filter((sentence) => sentence !== '')).toHaveLength(2);
    const places = placesIn(text);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ shown, path }) => shown !== path)).toEqual([]);
    const missing = places.filter(({ path, name }) => {
      const file = join(REPOSITORY, 'src', path);
      return !existsSync(file) || !declares(readFileSync(file, 'utf8'), name);
    });
    expect(missing).toEqual([]);
  },
);

/** What a reader goes through: each function is named in the body of one before it. `function file`. */
const WAYS: Record<string, { steps: string; files: number }> = {
  'from action.yml to the verdict': {
    steps: `main action/main.ts, runStep action/run-role.ts, runRole action/run-role.ts,
      runAction action/run-action.ts, openJob action/connect-github.ts,
      check check/check.ts, beginInTime check/check.ts, gateOf check/check.ts,
      judgeRuns check/judge-runs.ts, gate gate/gate.ts, judgeWorkspace gate/gate.ts,
      watch gate/watch.ts, judgeSettled gate/judge.ts, judgeByRequest gate/judge.ts, judgeRun gate/judge.ts, decide policy/decide.ts, vouchBy policy/vouch.ts`,
    files: 11,
  },
  'from a check to the verdict, without a service': {
    steps: `check check/check.ts, beginInTime check/check.ts, readOrOpen check/check.ts, openLocal check/open-local.ts,
      openPlanner plan/open-planner.ts, openProgram plan/open-planner.ts, plansInCopies plan/plan-in-copies.ts, initialize plan/program-plan.ts,
      openOwnPolicies rego/own-policies.ts, openAll rego/own-policies.ts, openPolicies rego/open-policies.ts, openRego rego/open-rego.ts,
      judgePlan rego/judge-plan.ts, gateOf check/check.ts, judgesLocally check/judge-locally.ts, judgeOrSayWhy check/judge-locally.ts,
      judgeWorkspace check/judge-locally.ts, decidePlan policy/decide.ts, vouchForPlanBy policy/vouch-plan.ts`,
    files: 12,
  },
  'why an unknown status cannot pass': {
    steps: `judgeOrGiveUp gate/end-run.ts, giveUp gate/end-run.ts, decideWithout policy/decide.ts`,
    files: 2,
  },
  'until an unknown status is given up': {
    steps: `watch gate/watch.ts, watchRun gate/watch.ts, isSettled model/status.ts, runKind model/status.ts`,
    files: 2,
  },
};

/** The text of a function or a constant of the top level, from its name to its end. */
function bodyOf(name: string, path: string): string {
  const source = readFileSync(join(REPOSITORY, 'src', path), 'utf8');
  const start = source.search(
    new RegExp(`^(?:export )?(?:async )?(?:function|const) ${name}\\b`, 'm'),
  );
  expect([path, name, start]).not.toEqual([path, name, -1]);
  const end = source.slice(start).search(/^\}[);]*$/m);
  return source.slice(start, end < 0 ? undefined : start + end);
}

test.each(Object.entries(WAYS))(
  '%s: the way is in the code, and no longer',
  (_, { steps, files }) => {
    const way = steps.split(',').map((step) => step.trim().split(' '));
    expect(new Set(way.map(([, path]) => path)).size).toBeLessThanOrEqual(files);
    const bodies = way.map(([name = '', path = '']) => bodyOf(name, path));
    const lost = way.filter(
      ([name = ''], at) =>
        at > 0 && !bodies.slice(0, at).some((body) => new RegExp(`\\b${name}\\b`).test(body)),
    );
    expect(lost).toEqual([]);
  },
);

/**
 * How often a reader of a function and of all that it calls changes from file to file in these rooms, and how
 * often back to a file that was open before. Fewer are welcome.
 */
const WALKS: Record<
  string,
  { start: [name: string, path: string]; rooms: string[]; most: [number, number] }
> = {
  'the settings of a local check': {
    start: ['loadSettings', 'settings/load-settings.ts'],
    rooms: [
      'settings/',
      'trust/',
      'archive/',
      'machine/',
      'configuration/cloud-block.ts',
      'configuration/file-names.ts',
    ],
    most: [58, 42],
  },
  'what is packed': {
    start: ['packDirectory', 'archive/pack-directory.ts'],
    rooms: ['archive/'],
    most: [93, 67],
  },
  'a policy result': {
    start: ['readPolicies', 'gate/read-policies.ts'],
    rooms: ['gate/', 'policy/'],
    most: [5, 2],
  },
  'the verdict on evidence': {
    start: ['decide', 'policy/decide.ts'],
    rooms: ['policy/'],
    most: [3, 1],
  },
};

test.each(Object.entries(WALKS))('%s: no more stays and returns', (_, { start, rooms, most }) => {
  const [name, path] = start;
  const { stays, returns } = walk({ name, path }, rooms);
  expect(stays).toBeLessThanOrEqual(most[0]);
  expect(returns).toBeLessThanOrEqual(most[1]);
});
