/** A report on a change of policies, for a terminal and for a comment: the same entries, drawn twice. */
import type {
  NotJudged,
  PolicyChanges,
  PolicyDifference,
  PolicyTests,
  TrialVerdict,
} from '../policy/compare-policies.ts';
import { written, type Markdown } from './markdown.ts';
import { safeLine, type LogLine } from './neutralise-log.ts';
import { createBudget, takeAll } from './budget.ts';
import { inMarkdown, leaf, inPlain, say, together, type Sentence } from './sentence.ts';
import { count, groupBy, grouped, joined } from './text.ts';

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

interface Entry {
  sign?: keyof typeof SIGNS;
  words: Sentence;
  inner?: readonly Entry[];
}

const name = (text: string): Sentence => leaf('name', text, 160);
const sentence = (text: string): Sentence => leaf('text', text, 600);
const commas = (...parts: readonly Sentence[]): Sentence => together(written`, `, ...parts);

/** `head: part, part` */
function about(head: Sentence, ...parts: readonly Sentence[]): Sentence {
  return together(written`: `, head, commas(...parts));
}

/** In a log, and in a comment. `noted`: it passed, and a workspace would be blocked or may be. */
const SIGNS = {
  passed: ['✓', '✅'],
  noted: ['!', '⚠️'],
  blocked: ['✗', '❌'],
  undecided: ['?', '❓'],
} as const;

const MOST = { workspaces: 10, resources: 3, tests: 20 };

/** Lines without secrets become harmless lines. */
export function renderTrialLines(view: TrialView): LogLine[] {
  const [first, ...others] = reportEntries(view);
  return [...logLines(first, ''), ...others.flatMap((entry) => logLines(entry, '  '))];
}

function logLines({ sign, words, inner = [] }: Entry, indent: string): LogLine[] {
  const mark = sign === undefined ? '' : `${SIGNS[sign][0]} `;
  return [
    safeLine(indent + mark + inPlain(words)),
    ...inner.flatMap((each) => logLines(each, `${indent}  `)),
  ];
}

/** In UTF-16 units. GitHub takes a little more than 65,000. The end is kept for the last line. */
const BUDGET = { all: 60_000, end: 200 };

/** The first line of a comment: by it the recipe finds the one that it replaces. */
const MARK = written`<!-- plangate-policies -->`;

/** Markdown for a comment or a job summary, with a line break at its end. */
export function renderTrialComment(view: TrialView): Markdown {
  const [first, ...others] = reportEntries(view);
  const budget = createBudget(BUDGET.all - BUDGET.end, ({ length }) => length);
  const heading = written`### ${titleOf(first)}`;
  budget.take(heading);
  const shown = takeAll(budget, others, (entry) => blockOf(entry, ''));
  const left = others.length - shown.length;
  const end =
    left === 0 ? '' : written`And ${count(left, 'more entry', 'more entries')}: see the job.`;
  return written`${MARK}\n${joined('\n\n', heading, joined('\n', ...shown), end)}\n`;
}

function blockOf(entry: Entry, indent: Markdown): Markdown {
  const inner = entry.inner ?? [];
  const deeper = inner.map((one) => blockOf(one, written`${indent}  `));
  return joined('\n', written`${indent}- ${titleOf(entry)}`, ...deeper);
}

function titleOf({ sign, words }: Entry): Markdown {
  const mark = sign === undefined ? '' : written`${SIGNS[sign][1]} `;
  return written`${mark}${inMarkdown(words)}`;
}

/** The heading, what holds for all, and then the policies: these are left out where the budget ends. */
function reportEntries(view: TrialView): [Entry, ...Entry[]] {
  const { because, notices, policies, workspaces } = view;
  const named = new Set(
    policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)),
  );
  const unread = workspaces.notJudged.filter(({ workspace }) => !named.has(workspace));
  return [
    headingOf(view),
    ...(because === undefined ? [] : [{ words: sentence(because) }]),
    testsOf(view.tests),
    ...notices.map((notice) => ({ words: sentence(notice) })),
    ...reasonsOf(unread),
    ...policies.map(policyOf),
  ];
}

function headingOf({ verdict, workspaces, tests }: TrialView): Entry {
  const { total, newlyBlocked, notJudged } = workspaces;
  const isNoted = verdict === 'passed' && newlyBlocked.length + notJudged.length > 0;
  return {
    sign: isNoted ? 'noted' : verdict,
    words: about(
      say`Policies`,
      say`${grouped(newlyBlocked.length)} of ${count(total, 'workspace')} would be newly blocked`,
      countOf(notJudged, written`cannot be judged`),
      tests.failed.length > 0 ? say`${count(tests.failed.length, 'test')} failed` : '',
    ),
  };
}

function countOf({ length }: readonly unknown[], words: Markdown): Sentence {
  return length > 0 ? written`${grouped(length)} ${words}` : '';
}

function testsOf({ passed, skipped, removed, failed, problem }: TrialView['tests']): Entry {
  const title = say`Tests`;
  if (problem !== undefined) return { words: about(title, sentence(problem)) };
  const notPassed = [
    ...failed.map(({ name: test, file, line }) =>
      about(name(test), say`failed`, name(`${file}:${line}`)),
    ),
    ...skipped.map((test) => about(name(test), say`skipped`)),
    ...removed.map((test) => about(name(test), say`removed`)),
  ];
  if (passed + notPassed.length === 0) return { words: about(title, say`none`) };
  return {
    words: about(
      title,
      say`${grouped(passed)} passed`,
      countOf(failed, written`failed`),
      countOf(skipped, written`skipped`),
      countOf(removed, written`removed`),
    ),
    inner: firstEntries(notPassed, MOST.tests, (words) => ({ sign: 'blocked', words })),
  };
}

function policyOf({ policy, level, file, newlyFails, notJudged }: PolicyDifference): Entry {
  const { before, after } = level;
  const failing = after === 'advisory' ? 'newly warns in' : 'newly fails in';
  const isOther = before !== null && after !== null && before !== after;
  return {
    words: about(
      name(policy),
      newlyFails.length > 0 ? say`${failing} ${grouped(newlyFails.length)}` : '',
      notJudged.length > 0 ? say`cannot be judged in ${grouped(notJudged.length)}` : '',
      before === null ? say`new` : '',
      after === null ? say`removed` : '',
      isOther ? say`now ${sentence(after)}, was ${sentence(before)}` : '',
      file === undefined ? '' : name(file),
    ),
    inner: [
      ...firstEntries(newlyFails, MOST.workspaces, ({ workspace, resources, breaks }) => {
        const what = breaks ? say`the policy breaks` : firstNames(resources, MOST.resources);
        return { sign: 'blocked', words: about(name(workspace), what) };
      }),
      ...reasonsOf(notJudged),
    ],
  };
}

/** Each reason once, with the workspaces for which it is true. */
function reasonsOf(notJudged: readonly NotJudged[]): Entry[] {
  return groupBy(notJudged, ({ because }) => because).map((group) => {
    const names = group.map(({ workspace }) => workspace);
    const words = about(firstNames(names, MOST.workspaces), sentence(group[0].because));
    return { sign: 'undecided', words };
  });
}

function firstNames(names: readonly string[], most: number): Sentence {
  const rest = names.length - most;
  const more = rest > 0 ? written`${grouped(rest)} more` : '';
  return commas(...names.slice(0, most).map(name), more);
}

function firstEntries<T>(items: readonly T[], most: number, toEntry: (item: T) => Entry): Entry[] {
  const rest = items.length - most;
  const more = rest > 0 ? [{ words: say`and ${grouped(rest)} more` }] : [];
  return [...items.slice(0, most).map(toEntry), ...more];
}
