/**
 * QUESTIONS.md: every function that an answer names is declared in the file that it names, and the ways that it
 * describes are those of the code and no longer than they were.
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

/** By question: how many files an answer may lead a reader into. Fewer are welcome. */
const MOST_FILES: Readonly<Record<string, number>> = {
  'Why can an unknown status not pass?': 4,
  'Where do I add a reason why a run must not pass?': 2,
  "What keeps a fork's pull request from being planned with the token?": 2,
  'What never leaves the machine?': 3,
  'Where are secrets and hostile text made harmless?': 3,
  'How does a verdict become an exit code?': 2,
  'Where is a retry decided?': 3,
  'How does a directory become the archive that is sent?': 6,
  'How does the archive get into a configuration version?': 5,
  'How does `/plangate override` become an override?': 4,
  'Why does a value that is known only after the apply not pass?': 3,
  'What makes a run ours?': 2,
  'How does a line in a comment open the gate?': 6,
  'What decides which host gets the token?': 1,
  'Which of the places that say a setting counts?': 3,
  'How does a resource address become a line of a file?': 6,
  'What happens from `action.yml` to the verdict?': 8,
  'What happens to the run when the job is cancelled?': 2,
  'What ends a check in time?': 3,
  'What does `check --local` do differently?': 4,
  'What says that a plan of another job is of these files?': 3,
  'What is applied after the merge, and by what?': 6,
  'Why can a pull request not choose its policies in `check --local`?': 2,
  "Why do two jobs not overwrite each other's comment?": 2,
};

test('these are the questions, and no answer needs as many files as before', () => {
  const files = ANSWERS.map(({ question, text }) => {
    const paths = placesIn(text).map(({ path }) => path);
    return [question, new Set(paths).size] as const;
  });
  expect(files.map(([question]) => question).sort()).toEqual(Object.keys(MOST_FILES).sort());
  expect(files.filter(([question, count]) => count > (MOST_FILES[question] ?? 0))).toEqual([]);
});

/** What a reader goes through: each function is named in the body of one before it. `function file`. */
const WAYS: Record<string, { steps: string; files: number }> = {
  'from action.yml to the verdict': {
    steps: `main action/main.ts, runStep action/run-step.ts, runRole action/run-step.ts,
      runAction action/run-step.ts, openJob action/open-job.ts,
      check check/check.ts, prepareInTime check/check.ts, planAndJudge check/check.ts, runGate check/check.ts,
      gate gate/gate.ts, judgeAll gate/gate.ts, judgeWorkspace gate/gate.ts, judgeOffers gate/gate.ts, standOrNext gate/gate.ts, judgeOffer gate/gate.ts, judgePlan gate/judge.ts, decide policy/decide.ts, vouch policy/vouch.ts`,
    files: 8,
  },
  'from a check to the verdict, without a service': {
    steps: `check check/check.ts, prepareInTime check/check.ts, readSettingsAndOpen check/check.ts, openPlans check/where-plans-come-from.ts,
      planningProgram check/where-plans-come-from.ts, openProgramHere check/without-service.ts, openHere check/without-service.ts, openProgramPlanner plan/open-planner.ts, startProgram plan/open-planner.ts, plansInCopies plan/program-plan.ts, initialize plan/program-plan.ts,
      openOwnPolicies rego/open-own-policies.ts, openAll rego/open-own-policies.ts, openPolicies rego/open-policies.ts,
      judgeBySets rego/judge-plan.ts, planAndJudge check/check.ts, runGate check/check.ts, gate gate/gate.ts, judgeAll gate/gate.ts,
      judgeWorkspace gate/gate.ts, judgeOffers gate/gate.ts, standOrNext gate/gate.ts, judgeOffer gate/gate.ts, decide policy/decide.ts, vouch policy/vouch.ts`,
    files: 11,
  },
  'why an unknown status cannot pass': {
    steps: `judgeWorkspace gate/gate.ts, failedResult gate/gate.ts, decideUnjudged policy/decide.ts`,
    files: 2,
  },
  'until an unknown status is given up': {
    steps: `watch gate/run.ts, watchRun gate/run.ts, isSettled model/status.ts, runKind model/status.ts`,
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
    most: [126, 85],
  },
  'what is packed': {
    start: ['packDirectory', 'archive/pack-directory.ts'],
    directories: ['archive/'],
    most: [52, 41],
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
  '%s: no more stays and returns',
  (_, { start, directories, most }) => {
    const [name, path] = start;
    const { stays, returns } = walk({ name, path }, directories);
    expect(stays).toBeLessThanOrEqual(most[0]);
    expect(returns).toBeLessThanOrEqual(most[1]);
  },
);
