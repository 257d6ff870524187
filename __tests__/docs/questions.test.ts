/**
 * QUESTIONS.md: every function that an answer names is declared in the file that it names, and the ways that it
 * describes are those of the code.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';
import { walk } from '../support/walk.ts';

const ANSWERS = readText('QUESTIONS.md')
  .split(/^### /m)
  .slice(1)
  .map((part) => {
    const [question = '', ...lines] = part.split('\n');
    return { question, text: (lines.join('\n').split(/^## /m)[0] ?? '').trim() };
  });

/** The functions that an answer names, with the file after them; several names before one file are all of that file. */
function placesIn(text: string): { name: string; shown: string; path: string }[] {
  const named = /((?:`\w+`(?:, | and | or )?)+) in \[([\w/.-]+)\]\(src\/([\w/.-]+)\)/g;
  return Array.from(text.matchAll(named), ([, names = '', shown = '', path = '']) =>
    Array.from(names.matchAll(/`(\w+)`/g), ([, name = '']) => ({ name, shown, path })),
  ).flat();
}

/** Whether a file declares a function, a class, a constant or a type of this name. */
function declares(source: string, name: string): boolean {
  const declared = source.matchAll(
    /^\s*(?:export )?(?:async )?(?:function|class|const|interface|type) (\w+)\b/gm,
  );
  return Array.from(declared, ([, found]) => found).includes(name);
}

test.each(ANSWERS.map(({ question, text }) => [question, text]))(
  '%s Each function is in the file that the answer names',
  (_, text) => {
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
const WAYS: Record<string, string> = {
  'from action.yml to the verdict': `main action/main.ts, runStep action/run-step.ts, runRole action/run-step.ts,
      runAction action/run-step.ts, openJob action/open-job.ts,
      check check/check.ts, prepareInTime check/check.ts, planAndJudge check/check.ts, runGate check/check.ts,
      gate gate/gate.ts, judgeAll gate/gate.ts, judgeWorkspace gate/gate.ts, judgeOffer gate/gate.ts, judgePlan gate/judge.ts, decide policy/decide.ts, vouch policy/vouch.ts`,
  'from a check to the verdict, without a service': `check check/check.ts, prepareInTime check/check.ts, readSettingsAndOpen check/check.ts, openLocal check/open-local.ts,
      openPlanner plan/open-planner.ts, openProgram plan/open-planner.ts, plansInCopies plan/program-plan.ts, initialize plan/program-plan.ts,
      openOwnPolicies rego/open-own-policies.ts, openAll rego/open-own-policies.ts, openPolicies rego/open-policies.ts,
      judgeBySets rego/judge-plan.ts, planAndJudge check/check.ts, runGate check/check.ts, gate gate/gate.ts, judgeAll gate/gate.ts,
      judgeWorkspace gate/gate.ts, judgeOffer gate/gate.ts, decide policy/decide.ts, vouch policy/vouch.ts`,
  'why an unknown status cannot pass': `judgeWorkspace gate/gate.ts, failedResult gate/gate.ts, decideUnjudged policy/decide.ts`,
  'until an unknown status is given up': `watch gate/run.ts, watchRun gate/run.ts, isSettled model/status.ts, runKind model/status.ts`,
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

test.each(Object.entries(WAYS))('each function is named by one before it: %s', (_, steps) => {
  const way = steps.split(',').map((step) => step.trim().split(' '));
  const bodies = way.map(([name = '', path = '']) => bodyOf(name, path));
  const lost = way.filter(
    ([name = ''], at) =>
      at > 0 && !bodies.slice(0, at).some((body) => new RegExp(`\\b${name}\\b`).test(body)),
  );
  expect(lost).toEqual([]);
});

/**
 * How often a reader of a function and of all that it calls changes from file to file in these directories, and how
 * often back to a file that was open before. Fewer are welcome.
 */
const WALKS: Record<
  string,
  { start: [name: string, path: string]; directories: string[]; most: [number, number] }
> = {
  'the settings of a local check': {
    start: ['loadSettings', 'settings/load-settings.ts'],
    directories: [
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
    directories: ['archive/'],
    most: [51, 40],
  },
  'a policy result': {
    start: ['readPolicies', 'gate/read-policies.ts'],
    directories: ['gate/', 'policy/'],
    most: [5, 2],
  },
  'the verdict on evidence': {
    start: ['decide', 'policy/decide.ts'],
    directories: ['policy/'],
    most: [3, 1],
  },
};

test.each(Object.entries(WALKS))(
  '%s is read with no more changes of file than before',
  (_, { start, directories, most }) => {
    const [name, path] = start;
    const { stays, returns } = walk({ name, path }, directories);
    expect(stays).toBeLessThanOrEqual(most[0]);
    expect(returns).toBeLessThanOrEqual(most[1]);
  },
);
