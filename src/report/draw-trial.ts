/** A report on a change of policies, for a terminal and for a comment: the same entries, drawn twice. */
import type {
  NotJudged,
  PolicyChanges,
  PolicyDifference,
  PolicyTests,
  TrialVerdict,
} from '../policy/compare-policies.ts';
import { firstItems, itemInMarkdown, itemInPlain, type Item } from './item.ts';
import { written, type Markdown } from './markdown.ts';
import { safeLine, type LogLine } from './neutralise-log.ts';
import { createBudget, takeAll } from './budget.ts';
import {
  inMarkdown,
  leaf,
  inPlain,
  say,
  signLeaf,
  joinSentences,
  type Sentence,
} from './sentence.ts';
import { count, groupBy, formatNumber, joined } from './text.ts';

/**
 * The document for programs, from which the drawings are made. `docs/policies-report.schema.json` describes it. All
 * files are named from where the command ran.
 */
export interface TrialView extends TrialVerdict {
  directory: string;
  workspaces: PolicyChanges['workspaces'];
  policies: readonly PolicyDifference[];
  tests: PolicyTests;
  /** Sentences about the two sides. */
  notices: readonly string[];
}

const name = (text: string): Sentence => leaf('name', text, 160);
const sentence = (text: string): Sentence => leaf('text', text, 600);
const commas = (...parts: readonly Sentence[]): Sentence => joinSentences(written`, `, ...parts);

/** `head: part, part` */
function withHead(head: Sentence, ...parts: readonly Sentence[]): Sentence {
  return joinSentences(written`: `, head, commas(...parts));
}

/** For a comment, and for a log. `noted`: the change passed, although it blocks a workspace or may block one. */
const SIGNS = {
  passed: signLeaf(written`✅`, written`✓`),
  noted: signLeaf(written`⚠️`, written`!`),
  blocked: signLeaf(written`❌`, written`✗`),
  undecided: signLeaf(written`❓`, written`?`),
};

const MOST = { workspaces: 10, resources: 3, tests: 20 };

/** Lines without secrets become harmless lines. */
export function renderTrialLines(view: TrialView): LogLine[] {
  const entries = reportEntries(view).flatMap((entry) => itemInPlain(entry, '  '));
  return [inPlain(headingOf(view)), ...entries].map((line) => safeLine(line));
}

/** In UTF-16 units. GitHub takes a little more than 65,000. The end is kept for the last line. */
const BUDGET = { all: 60_000, end: 200 };

/** The first line of a comment: by it the recipe finds the one that it replaces. */
const MARK = written`<!-- plangate-policies -->`;

/** Markdown for a comment or a job summary, with a line break at its end. */
export function renderTrialComment(view: TrialView): Markdown {
  const entries = reportEntries(view);
  const budget = createBudget(BUDGET.all - BUDGET.end, ({ length }) => length);
  const heading = written`### ${inMarkdown(headingOf(view))}`;
  budget.take(heading);
  const shown = takeAll(budget, entries, (entry) => itemInMarkdown(entry));
  const left = entries.length - shown.length;
  const end =
    left === 0 ? '' : written`And ${count(left, 'more entry', 'more entries')}: see the job.`;
  return written`${MARK}\n${joined('\n\n', heading, joined('\n', ...shown), end)}\n`;
}

/** What holds for all, and then the policies: these are left out where the budget ends. */
function reportEntries(view: TrialView): Item[] {
  const { because, notices, policies, workspaces } = view;
  const namedByPolicies = new Set(
    policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)),
  );
  const otherNotJudged = workspaces.notJudged.filter(
    ({ workspace }) => !namedByPolicies.has(workspace),
  );
  return [
    ...(because === undefined ? [] : [{ words: sentence(because) }]),
    testsItem(view.tests),
    ...notices.map((notice) => ({ words: sentence(notice) })),
    ...reasonItems(otherNotJudged),
    ...policies.map(policyItem),
  ];
}

function headingOf({ verdict, workspaces, tests }: TrialView): Sentence {
  const { total, newlyBlocked, notJudged } = workspaces;
  const isNoted = verdict === 'passed' && newlyBlocked.length + notJudged.length > 0;
  const words = withHead(
    say`Policies`,
    say`${formatNumber(newlyBlocked.length)} of ${count(total, 'workspace')} would be newly blocked`,
    countIfAny(notJudged, written`cannot be judged`),
    tests.failed.length > 0 ? say`${count(tests.failed.length, 'test')} failed` : '',
  );
  return say`${SIGNS[isNoted ? 'noted' : verdict]} ${words}`;
}

function countIfAny({ length }: readonly unknown[], words: Markdown): Sentence {
  return length > 0 ? written`${formatNumber(length)} ${words}` : '';
}

function testsItem({ passed, skipped, removed, failed, problem }: TrialView['tests']): Item {
  const title = say`Tests`;
  if (problem !== undefined) return { words: withHead(title, sentence(problem)) };
  const notPassed = [
    ...failed.map(({ name: test, file, line }) =>
      withHead(name(test), say`failed`, name(`${file}:${line}`)),
    ),
    ...skipped.map((test) => withHead(name(test), say`skipped`)),
    ...removed.map((test) => withHead(name(test), say`removed`)),
  ];
  if (passed + notPassed.length === 0) return { words: withHead(title, say`none`) };
  return {
    words: withHead(
      title,
      say`${formatNumber(passed)} passed`,
      countIfAny(failed, written`failed`),
      countIfAny(skipped, written`skipped`),
      countIfAny(removed, written`removed`),
    ),
    children: firstItems(notPassed, MOST.tests, (words) => ({
      words: say`${SIGNS.blocked} ${words}`,
    })),
  };
}

function policyItem({ policy, level, file, newlyFails, notJudged }: PolicyDifference): Item {
  const { before, after } = level;
  const failing = after === 'advisory' ? 'newly warns in' : 'newly fails in';
  const hasOtherLevel = before !== null && after !== null && before !== after;
  return {
    words: withHead(
      name(policy),
      newlyFails.length > 0 ? say`${failing} ${formatNumber(newlyFails.length)}` : '',
      notJudged.length > 0 ? say`cannot be judged in ${formatNumber(notJudged.length)}` : '',
      before === null ? say`new` : '',
      after === null ? say`removed` : '',
      hasOtherLevel ? say`now ${sentence(after)}, was ${sentence(before)}` : '',
      file === undefined ? '' : name(file),
    ),
    children: [
      ...firstItems(newlyFails, MOST.workspaces, ({ workspace, resources, breaks }) => {
        const what = breaks ? say`the policy breaks` : firstNames(resources, MOST.resources);
        return { words: say`${SIGNS.blocked} ${withHead(name(workspace), what)}` };
      }),
      ...reasonItems(notJudged),
    ],
  };
}

/** Each reason once, with the workspaces for which it is true. */
function reasonItems(notJudged: readonly NotJudged[]): Item[] {
  return groupBy(notJudged, ({ because }) => because).map((group) => {
    const names = group.map(({ workspace }) => workspace);
    const words = withHead(firstNames(names, MOST.workspaces), sentence(group[0].because));
    return { words: say`${SIGNS.undecided} ${words}` };
  });
}

function firstNames(names: readonly string[], most: number): Sentence {
  const rest = names.length - most;
  const more = rest > 0 ? written`${formatNumber(rest)} more` : '';
  return commas(...names.slice(0, most).map(name), more);
}
