/** A report on a change of policies, for a terminal and for a comment: the same entries, drawn twice. */
import { posix } from 'node:path';
import type { PolicyTests } from '../../model/policy-trial.ts';
import type {
  NotJudged,
  PolicyDifference,
  TouchedWorkspace,
  PolicyChanges,
} from '../../policy/compare-policies.ts';
import { codeSpan, prose } from '../escape-markdown.ts';
import { written, type Markdown } from '../markdown.ts';
import { safeLine, type LogLine } from '../neutralise-log.ts';
import { createRoom } from '../room.ts';
import { count, groupBy, grouped, joined } from '../text.ts';
import type { TrialVerdict } from '../../policy/decide-trial.ts';

/** `docs/policies-report.schema.json` describes it. All files are named from where the command ran. */
export interface TrialView {
  verdict: TrialVerdict['word'];
  /** Why it is not `passed`. */
  because?: string | undefined;
  directory: string;
  workspaces: PolicyChanges['workspaces'];
  policies: readonly PolicyDifference[];
  tests: PolicyTests;
  /** Sentences about the two sides. */
  notices: readonly string[];
}

/** The document for programs: the drawings are made from it. */
export function toTrialView(parts: {
  directory: string;
  changes: PolicyChanges;
  verdict: TrialVerdict;
  tests: PolicyTests;
  notices: readonly string[];
}): TrialView {
  const { directory, changes, verdict, tests, notices } = parts;
  const inDirectory = (file: string): string => posix.join(directory, file);
  return {
    verdict: verdict.word,
    because: verdict.because,
    directory,
    workspaces: changes.workspaces,
    policies: changes.policies.map((one) => {
      return { ...one, file: one.file === undefined ? undefined : inDirectory(one.file) };
    }),
    tests: {
      ...tests,
      failed: tests.failed.map((test) => ({ ...test, file: inDirectory(test.file) })),
    },
    notices,
  };
}

/** A sentence, or a name from outside, which a comment shows as code. */
type Part = string | { name: string };

/** `head, head: rest, rest`, with more entries below. */
interface Entry {
  sign?: keyof typeof SIGNS;
  head: readonly Part[];
  rest?: readonly Part[];
  inner?: readonly Entry[];
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

function logLines({ sign, head, rest = [], inner = [] }: Entry, indent: string): LogLine[] {
  const toText = (parts: readonly Part[]): string =>
    parts.map((part) => (typeof part === 'string' ? part : part.name)).join(', ');
  const mark = sign === undefined ? '' : `${SIGNS[sign][0]} `;
  return [
    safeLine(indent + mark + joined(': ', toText(head), toText(rest))),
    ...inner.flatMap((entry) => logLines(entry, `${indent}  `)),
  ];
}

/** In UTF-16 units. GitHub takes a little more than 65,000. The end is kept for the last line. */
const BUDGET = { all: 60_000, end: 200 };

/** The first line of a comment: by it the recipe finds the one that it replaces. */
const MARK = written`<!-- plangate-policies -->`;

/** Markdown for a comment or a job summary, with a line break at its end. */
export function renderTrialComment(view: TrialView): Markdown {
  const [first, ...others] = reportEntries(view);
  const room = createRoom(BUDGET.all - BUDGET.end, ({ length }) => length);
  const heading = written`### ${titleOf(first)}`;
  room.take(heading);
  const blocks = others.map((entry) => blockOf(entry, ''));
  const shown = blocks.filter((block) => room.take(block));
  const left = blocks.length - shown.length;
  const end =
    left === 0 ? '' : written`And ${count(left, 'more entry', 'more entries')}: see the job.`;
  return written`${MARK}\n${joined('\n\n', heading, joined('\n', ...shown), end)}\n`;
}

function blockOf(entry: Entry, indent: Markdown): Markdown {
  const inner = entry.inner ?? [];
  const deeper = inner.map((one) => blockOf(one, written`${indent}  `));
  return joined('\n', written`${indent}- ${titleOf(entry)}`, ...deeper);
}

function titleOf({ sign, head, rest = [] }: Entry): Markdown {
  const toText = (parts: readonly Part[]): Markdown =>
    joined(
      ', ',
      ...parts.map((part) => (typeof part === 'string' ? prose(part) : codeSpan(part.name))),
    );
  const mark: Markdown = sign === undefined ? '' : written`${SIGNS[sign][1]} `;
  return written`${mark}${joined(': ', toText(head), toText(rest))}`;
}

/** The heading, what holds for all, and then the policies: where room ends, these are left out. */
function reportEntries(view: TrialView): [Entry, ...Entry[]] {
  const { because, notices, policies, workspaces } = view;
  const named = new Set(
    policies.flatMap(({ notJudged }) => notJudged.map(({ workspace }) => workspace)),
  );
  const unread = workspaces.notJudged.filter(({ workspace }) => !named.has(workspace));
  return [
    headingOf(view),
    ...(because === undefined ? [] : [{ head: [because] }]),
    testsOf(view.tests),
    ...notices.map((notice) => ({ head: [notice] })),
    ...reasonsOf(unread),
    ...policies.map(policyOf),
  ];
}

function headingOf({ verdict, workspaces, tests }: TrialView): Entry {
  const { total, newlyBlocked, notJudged } = workspaces;
  const isNoted = verdict === 'passed' && newlyBlocked.length + notJudged.length > 0;
  return {
    sign: isNoted ? 'noted' : verdict,
    head: ['Policies'],
    rest: [
      `${grouped(newlyBlocked.length)} of ${count(total, 'workspace')} would be newly blocked`,
      ...countOf(notJudged, 'cannot be judged'),
      ...(tests.failed.length > 0 ? [`${count(tests.failed.length, 'test')} failed`] : []),
    ],
  };
}

function countOf(items: readonly unknown[], word: string): string[] {
  return items.length > 0 ? [`${grouped(items.length)} ${word}`] : [];
}

function testsOf({ passed, skipped, removed, failed, problem }: TrialView['tests']): Entry {
  if (problem !== undefined) return { head: ['Tests'], rest: [problem] };
  const notPassed = [
    ...failed.map(({ name, file, line }) => ({
      name,
      said: ['failed', { name: `${file}:${line}` }],
    })),
    ...skipped.map((name) => ({ name, said: ['skipped'] })),
    ...removed.map((name) => ({ name, said: ['removed'] })),
  ];
  if (passed + notPassed.length === 0) return { head: ['Tests'], rest: ['none'] };
  return {
    head: ['Tests'],
    rest: [
      `${grouped(passed)} passed`,
      ...countOf(failed, 'failed'),
      ...countOf(skipped, 'skipped'),
      ...countOf(removed, 'removed'),
    ],
    inner: firstEntries(notPassed, MOST.tests, ({ name, said }) => ({
      sign: 'blocked',
      head: [{ name }],
      rest: said,
    })),
  };
}

function policyOf({ policy, level, file, newlyFails, notJudged }: PolicyDifference): Entry {
  const { before, after } = level;
  const failing = after === 'advisory' ? 'newly warns in' : 'newly fails in';
  return {
    head: [{ name: policy }],
    rest: [
      ...(newlyFails.length > 0 ? [`${failing} ${grouped(newlyFails.length)}`] : []),
      ...(notJudged.length > 0 ? [`cannot be judged in ${grouped(notJudged.length)}`] : []),
      ...(before === null ? ['new'] : []),
      ...(after === null ? ['removed'] : []),
      ...(before !== null && after !== null && before !== after
        ? [`now ${after}`, `was ${before}`]
        : []),
      ...(file === undefined ? [] : [{ name: file }]),
    ],
    inner: [...firstEntries(newlyFails, MOST.workspaces, touchedBy), ...reasonsOf(notJudged)],
  };
}

function touchedBy({ workspace, resources, breaks }: TouchedWorkspace): Entry {
  const rest = breaks ? ['the policy breaks'] : firstNames(resources, MOST.resources);
  return { sign: 'blocked', head: [{ name: workspace }], rest };
}

/** Each reason once, with the workspaces for which it is true. */
function reasonsOf(notJudged: readonly NotJudged[]): Entry[] {
  return groupBy(notJudged, ({ because }) => because).map((group) => {
    const names = group.map(({ workspace }) => workspace);
    const [{ because }] = group;
    return { sign: 'undecided', head: firstNames(names, MOST.workspaces), rest: [because] };
  });
}

function firstNames(names: readonly string[], most: number): Part[] {
  const rest = names.length - most;
  const shown = names.slice(0, most).map((name) => ({ name }));
  return rest > 0 ? [...shown, `${grouped(rest)} more`] : shown;
}

function firstEntries<T>(items: readonly T[], most: number, toEntry: (item: T) => Entry): Entry[] {
  const rest = items.length - most;
  const more = rest > 0 ? [{ head: [`and ${grouped(rest)} more`] }] : [];
  return [...items.slice(0, most).map(toEntry), ...more];
}
