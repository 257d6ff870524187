/** The job's log: one line per change while it runs, and the verdict at the end. */
import { countResults } from '../policy/count-results.ts';
import { describeLargest } from '../archive/describe-archive.ts';
import type { Archive } from '../archive/archive.ts';
import type { GateEvent } from '../gate/result.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { isGreen } from '../model/verdict.ts';
import { RUN_STATUSES } from '../model/status.ts';
import { planWords, prominentLines } from './changes.ts';
import {
  acceptedText,
  baselineWords,
  endedWords,
  fileAndLine,
  hasNoChanges,
  isAccepted,
  levelOrProblem,
  overrideWords,
  resultCountWords,
  saidText,
  signsOf,
  verdictWords,
  VERDICT_WORDS,
} from './words.ts';
import { closingSections, otherSections, type CauseSection } from './cause-sections.ts';
import { cleanLine } from './markdown.ts';
import { hiddenWords, ownBaseline, unmentionedAddresses } from './occurrences.ts';
import { messageLines, type TextLimits } from './message-text.ts';
import { pullRequestWords } from './links.ts';
import { toPlainText, formatNumber } from '../model/sentence.ts';
import { safeLines, type LogLine } from './neutralise-log.ts';
import type { Cause, Occurrence, ReportContext, ReportView, WorkspaceView } from './view.ts';
import { countWords, formatElapsed, joinNonEmpty, listText, formatSize, withPage } from './text.ts';
import { sortWorstFirst } from './verdict-sentence.ts';
import { workspaceNames, stoppedWords } from './workspace-names.ts';

/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40`, or `Plangate 1.0.0 · without a service` */
export function renderHead(context: ReportContext): LogLine[] {
  const { madeWhere, areOfCommit, options } = context.plans;
  const { commit } = context.ci;
  const { judgedBy } = context.judges;
  const what = joinNonEmpty(
    ' ',
    pullRequestWords(context),
    commit && areOfCommit ? `at ${commit.sha.slice(0, 7)}` : '',
  );
  const judge = judgedBy && `judged by ${judgedBy}`;
  return safeLines(
    joinNonEmpty(' · ', `Plangate ${context.gate.version}`, madeWhere, judge, what),
    ...(options.length > 0 ? [`Planned with ${options.join(' · ')}`] : []),
  );
}

/** What the log says about an event, ready to print; no lines for some events. None of them can act on the host. */
export function renderEvent(
  event: GateEvent,
  options: {
    /** Whether every line names its workspace, because there may be several. */
    areSeveral?: boolean;
    /** The repository's root, so that directories are shown relative to it. */
    repositoryRoot?: string;
  } = {},
): LogLine[] {
  const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
  const stamp = `  ${formatElapsed(event.atMs)} ${name}`;
  switch (event.kind) {
    case 'archive':
      return archiveLines(event.archive, options.repositoryRoot);
    case 'version-created':
      return safeLines(`${stamp}configuration version ${event.versionId} created`);
    case 'planning':
      return safeLines(`▸ ${event.workspace}   planned by ${event.by}`);
    case 'uploaded':
      return safeLines(`${stamp}uploaded`);
    case 'run-created':
      return safeLines(
        `▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`,
      );
    case 'run-found':
      return safeLines(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
    case 'run-overridden':
      return safeLines(
        `▸ ${event.workspace}   ${event.runUrl}`,
        `${stamp}${event.runId} was overridden for these very files; no new run`,
      );
    case 'run-reused':
      return safeLines(
        `▸ ${event.workspace}   ${event.runUrl}`,
        `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`,
      );
    case 'progress':
      // A run that a policy stopped is `errored`, too: the verdict, which is printed next, says what it was.
      return event.words === RUN_STATUSES.errored.says ? [] : safeLines(`${stamp}${event.words}`);
    case 'canceling':
      return safeLines(`${stamp}canceling ${event.runId}: ${event.why}`);
    case 'workspace-decided': {
      // The reasons are printed at the end of the log, where people look for them.
      const { workspace, verdict, plan, results } = event.result;
      const { sign } = VERDICT_WORDS[verdict.word];
      const words = verdictWords(verdict.word, countResults(results));
      const changes = hasNoChanges(plan) ? ', no changes' : '';
      return safeLines(`${sign} ${workspace}   ${words}${changes}   ${formatElapsed(event.atMs)}`);
    }
  }
}

function archiveLines(archive: Archive, repositoryRoot: string | undefined): LogLine[] {
  const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
  const ignored = archive.excluded.length - listed.length;
  const files = archive.entries.filter(({ type }) => type === 'file').length;
  const words = listed.map(({ path, reason }) => `${path} ${reason}`);
  const notSent = joinNonEmpty(
    ', ',
    ignored > 0 ? `${formatNumber(ignored)} ignored` : '',
    listed.length > 0 ? `${formatNumber(listed.length)} excluded: ${listText(words, 4)}` : '',
  );
  // Uploads grow by accident: people see what makes this one large before it is sent.
  const largest = describeLargest(archive);
  const { uncommitted = [] } = archive;
  return safeLines(
    '▸ Archive',
    `  ${shownDirectory(archive.root, repositoryRoot)} → ${countWords(files, 'file')}, ${formatSize(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`,
    ...(uncommitted.length > 0 ? [`  not committed: ${listText(uncommitted, 4)}`] : []),
    ...(largest.length > 0 ? ['  The largest files:'] : []),
    ...largest.map((line) => `    ${line}`),
    ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`),
  );
}

function shownDirectory(root: string, repositoryRoot: string | undefined): string {
  const inside =
    repositoryRoot === undefined ? undefined : relativePathInside(repositoryRoot, root);
  if (inside === undefined) return root;
  return inside === '' ? './' : `${inside}/`;
}

/** How many of each are printed in the log at most; the job summary has all of them. */
const SHOWN_IN_LOG = { closing: 50, others: 10, resources: 10, workspaces: 20, changes: 20 };
/** How much of the messages about one resource is printed in the log. */
const LOGGED_TEXT: TextLimits = { characters: 600, lines: 10 };

/** The end of the log: the workspaces' verdicts, what failed where and why, the next steps. */
export function renderVerdict(view: ReportView): LogLine[] {
  const closing = closingSections(view.causes, view.green).flatMap(({ causes }) => causes);
  const causes = [
    ...firstLines(
      closing,
      SHOWN_IN_LOG.closing,
      ({ length }) => countWords(length, 'more cause'),
      (cause) => causeLines('✗', cause, view),
    ),
    // Notices were printed when they were found.
    ...otherSections(view.causes)
      .filter(({ id }) => id !== 'notices')
      .flatMap(({ id, noun, causes: some }) =>
        firstLines(
          some,
          SHOWN_IN_LOG.others,
          ({ length }) => countWords(length, `more ${noun}` as const),
          (cause) => causeLines(OTHER_SIGNS[id] ?? '!', cause, view),
        ),
      ),
  ];
  return safeLines(
    '',
    ...workspaceLines(view),
    ...prominentLines(view, SHOWN_IN_LOG.changes),
    ...(causes.length > 0 ? ['', ...causes] : []),
    '',
    `${signsOf(view.shownVerdict, view.green).sign} Policy gate: ${view.headline}.`,
    ...view.nextSteps,
  );
}

const OTHER_SIGNS: Partial<Record<CauseSection['id'], string>> = { accepted: '✓' };

/** The lines of the first `limit` items, and a last line for the others. */
function firstLines<T>(
  items: readonly T[],
  limit: number,
  restWords: (rest: readonly T[]) => string,
  toLines: (item: T) => string[],
): string[] {
  const rest = items.slice(limit);
  const shown = items.slice(0, limit).flatMap(toLines);
  return rest.length > 0 ? [...shown, `  … and ${restWords(rest)}`] : shown;
}

/** The worst workspaces first; further ones are only counted. */
function workspaceLines(view: ReportView): string[] {
  const shown = sortWorstFirst(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
  const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
  const lines = shown.map((workspace) => workspaceLine(workspace, view, width));
  const hidden = view.workspaces.length - shown.length;
  const green = view.workspaces.filter(({ verdict }) => isGreen(verdict)).length;
  if (hidden > 0)
    lines.push(
      `  … and ${countWords(hidden, 'more workspace')}, ${formatNumber(Math.min(hidden, green))} of them green`,
    );
  return lines;
}

function workspaceLine(workspace: WorkspaceView, view: ReportView, width: number): string {
  const { verdict, name, runUrl } = workspace;
  const words = verdictWords(verdict, workspace.counts);
  const { sign } = signsOf(verdict, isGreen(verdict, view.context.gate.failOn));
  const plan = planWords(workspace);
  const changes = plan === '–' ? '' : `   ${plan}`;
  const url = runUrl === undefined ? '' : `   ${runUrl}`;
  return `${sign} ${cleanLine(name, 90).padEnd(width)}   ${resultCountWords(workspace) || words}${changes}${url}`;
}

/** What a cause says, and its resources below it. */
function causeLines(sign: string, cause: Cause, view: ReportView): string[] {
  const { kind, policy, policySet, code } = cause;
  const names = toPlainText(workspaceNames(cause.workspaces, view));
  const where = view.workspaces.length > 1 ? `in ${names}` : '';
  const ended = (cause.ended ?? []).map((each) =>
    cleanLine(toPlainText(endedWords(each, view.context.judges.exceptionsFile)), 400),
  );
  if (kind === 'reason' || kind === 'notice') {
    const text = withPage(cleanLine(saidText(cause), 900), code);
    const { generalMessages, occurrences } = cause;
    const stopped = cleanLine(toPlainText(stoppedWords(cause.stopped, view)), 400);
    const places = generalMessages.length === 0 ? [] : occurrences;
    return [
      `  ${sign} ${joinNonEmpty(': ', cleanLine(names, 300), text)}`,
      ...(stopped === '' ? [] : [`      ${stopped}`]),
      ...firstLines(places, SHOWN_IN_LOG.resources, hiddenWords, (place) => [
        `      ${cleanLine(fileAndLine(place), 400)}`,
      ]),
    ];
  }
  const baseline = toPlainText(baselineWords(cause.baseline, view.context));
  const name = policy === '' ? `policy set ${policySet}` : policy;
  const level = policy === '' ? 'could not be evaluated' : levelOrProblem(cause);
  if (isAccepted(cause)) {
    const addresses = cause.occurrences.flatMap((occurrence) => occurrence.addresses);
    const named = listText([...new Set(addresses)], 3);
    return [`  ${sign} ${inColumns([name, level, where, named, acceptedText(cause)], 300)}`];
  }
  const occurrenceLines = (occurrence: Occurrence): string[] => {
    const ownWords = toPlainText(baselineWords(ownBaseline(occurrence, cause), view.context));
    const addresses = listText(unmentionedAddresses(occurrence), 5, (one) => cleanLine(one, 400));
    const { lines, rest } = messageLines(occurrence.messages, LOGGED_TEXT);
    const [first = '', ...others] = lines;
    // The limit of the messages leaves space for the other columns in a line of the log.
    const parts = [fileAndLine(occurrence), addresses, first, ownWords];
    return [
      `  ${inColumns(parts, 2_000)}`,
      ...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
    ];
  };
  const lines = firstLines(cause.occurrences, SHOWN_IN_LOG.resources, hiddenWords, occurrenceLines);
  const newWord = cause.age === 'new' ? 'new' : '';
  const facts = [name, level, where, baseline, newWord, overrideWords(cause), cause.messageOfAll];
  return [
    `  ${sign} ${inColumns(facts, 300)}`,
    ...ended.map((text) => `      ${text}`),
    ...lines.map((text) => `    ${text}`),
  ];
}

/** The parts that are not empty, with three spaces between them. @param limit the most UTF-16 units of each */
function inColumns(parts: readonly (string | undefined)[], limit: number): string {
  return joinNonEmpty('   ', ...parts.map((part = '') => cleanLine(part, limit)));
}
