/** The report on a change of policies: the same entries for a terminal and for a comment. */
import type { NotJudged, PolicyDifference, TrialView } from '../policy/compare-policies.ts';
import { firstItems, itemToMarkdown, type ListItem, toMarkdown } from './render-sentence.ts';
import {
  sentencePart,
  phrase,
  signPart,
  joinSentences,
  type Sentence,
  literal,
  type Markdown,
  firstParts,
  formatNumber,
} from '../model/sentence.ts';
import { safeLine, type LogLine } from './neutralise-log.ts';
import { createBudget, renderWhileFits } from './budget.ts';
import { countWords, groupBy, joinNonEmpty } from './text.ts';
import { writeItems } from './write-text.ts';

const namePart = (text: string): Sentence => sentencePart('name', text, 160);
const textPart = (text: string): Sentence => sentencePart('text', text, 600);

/** `title: part, part` */
function withTitle(title: Sentence, ...parts: readonly Sentence[]): Sentence {
  return joinSentences(literal`: `, title, joinSentences(literal`, `, ...parts));
}

/** For a comment, and for a log. `noted`: the change passed, although it blocks a workspace or may block one. */
const SIGNS = {
  passed: signPart(literal`✅`, literal`✓`),
  noted: signPart(literal`⚠️`, literal`!`),
  blocked: signPart(literal`❌`, literal`✗`),
  undecided: signPart(literal`❓`, literal`?`),
};

const LIMITS = { workspaces: 10, resources: 3, tests: 20 };

/**
 * The report for a terminal or a log. Secrets must be concealed in the view before.
 *
 * @param columns of the terminal; left out: lines are not broken
 */
export function renderTrialLines(view: TrialView, columns = Infinity): LogLine[] {
  const whole = { words: trialHeading(view), children: reportEntries(view) };
  return writeItems([whole], { columns, colour: false }).map((line) => safeLine(line));
}

/** In UTF-16 units. GitHub takes a little more than 65,000. The end is kept for the last line. */
const BUDGET = { all: 60_000, end: 200 };

/** The first line of a comment: by it the recipe finds the one that it replaces. */
const MARK = literal`<!-- plangate-policies -->`;

/** Markdown for a comment or a job summary, with a line break at its end. */
export function renderTrialComment(view: TrialView): Markdown {
  const entries = reportEntries(view);
  const budget = createBudget(BUDGET.all - BUDGET.end, ({ length }) => length);
  const heading = literal`### ${toMarkdown(trialHeading(view))}`;
  budget.tryTake(heading);
  const shown = renderWhileFits(budget, entries, (entry) => itemToMarkdown(entry));
  const left = entries.length - shown.length;
  const end =
    left === 0 ? '' : literal`And ${countWords(left, 'more entry', 'more entries')}: see the job.`;
  return literal`${MARK}\n${joinNonEmpty('\n\n', heading, joinNonEmpty('\n', ...shown), end)}\n`;
}

/** What holds for all, and then the policies: these are left out where the budget ends. */
function reportEntries(view: TrialView): ListItem[] {
  const { because, notices, policies, workspaces } = view;
  const namedByPolicies = new Set(
    policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)),
  );
  const otherNotJudged = workspaces.notJudged.filter(
    ({ workspace }) => !namedByPolicies.has(workspace),
  );
  return [
    ...(because === undefined ? [] : [{ words: textPart(because) }]),
    testsItem(view.tests),
    ...notices.map((notice) => ({ words: textPart(notice) })),
    ...reasonItems(otherNotJudged),
    ...policies.map(policyItem),
  ];
}

function trialHeading({ verdict, workspaces, tests }: TrialView): Sentence {
  const { total, newlyBlocked, notJudged } = workspaces;
  const isNoted = verdict === 'passed' && newlyBlocked.length + notJudged.length > 0;
  const words = withTitle(
    phrase`Policies`,
    phrase`${formatNumber(newlyBlocked.length)} of ${countWords(total, 'workspace')} would be newly blocked`,
    countIfAny(notJudged, literal`cannot be judged`),
    tests.failed.length > 0 ? phrase`${countWords(tests.failed.length, 'test')} failed` : '',
  );
  return phrase`${SIGNS[isNoted ? 'noted' : verdict]} ${words}`;
}

function countIfAny({ length }: readonly unknown[], words: Markdown): Sentence {
  return length > 0 ? literal`${formatNumber(length)} ${words}` : '';
}

function testsItem({ passed, skipped, removed, failed, problem }: TrialView['tests']): ListItem {
  const title = phrase`Tests`;
  if (problem !== undefined) return { words: withTitle(title, textPart(problem)) };
  const notPassed = [
    ...failed.map(({ name: test, file, line }) =>
      withTitle(namePart(test), phrase`failed`, namePart(`${file}:${line}`)),
    ),
    ...skipped.map((test) => withTitle(namePart(test), phrase`skipped`)),
    ...removed.map((test) => withTitle(namePart(test), phrase`removed`)),
  ];
  if (passed + notPassed.length === 0) return { words: withTitle(title, phrase`none`) };
  return {
    words: withTitle(
      title,
      phrase`${formatNumber(passed)} passed`,
      countIfAny(failed, literal`failed`),
      countIfAny(skipped, literal`skipped`),
      countIfAny(removed, literal`removed`),
    ),
    children: firstItems(notPassed, LIMITS.tests, (words) => ({
      words: phrase`${SIGNS.blocked} ${words}`,
    })),
  };
}

function policyItem({ policy, level, file, newlyFails, notJudged }: PolicyDifference): ListItem {
  const { before, after } = level;
  const failing = after === 'advisory' ? 'newly warns in' : 'newly fails in';
  const hasOtherLevel = before !== null && after !== null && before !== after;
  return {
    words: withTitle(
      namePart(policy),
      newlyFails.length > 0 ? phrase`${failing} ${formatNumber(newlyFails.length)}` : '',
      notJudged.length > 0 ? phrase`cannot be judged in ${formatNumber(notJudged.length)}` : '',
      before === null ? phrase`new` : '',
      after === null ? phrase`removed` : '',
      hasOtherLevel ? phrase`now ${textPart(after)}, was ${textPart(before)}` : '',
      file === undefined ? '' : namePart(file),
    ),
    children: [
      ...firstItems(newlyFails, LIMITS.workspaces, ({ workspace, resources, breaks }) => {
        const what = breaks ? phrase`the policy breaks` : firstNames(resources, LIMITS.resources);
        return { words: phrase`${SIGNS.blocked} ${withTitle(namePart(workspace), what)}` };
      }),
      ...reasonItems(notJudged),
    ],
  };
}

/** Each reason once, with the workspaces for which it is true. */
function reasonItems(notJudged: readonly NotJudged[]): ListItem[] {
  return groupBy(notJudged, ({ because }) => because).map((group) => {
    const names = group.map(({ workspace }) => workspace);
    const words = withTitle(firstNames(names, LIMITS.workspaces), textPart(group[0].because));
    return { words: phrase`${SIGNS.undecided} ${words}` };
  });
}

function firstNames(names: readonly string[], most: number): Sentence {
  return phrase`${firstParts(names.map(namePart), most)}`;
}
