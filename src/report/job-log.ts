/** The job's log: one line per change while it runs, and the verdict at the end. */
import { waitsForApproval } from '../policy/may-be-approved.ts';
import { countResults } from '../policy/count-results.ts';
import { describeLargest } from '../archive/describe-archive.ts';
import type { Archive } from '../archive/archive.ts';
import type { GateEvent } from '../gate/result.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { RUN_STATUSES } from '../model/status.ts';
import { makeDocument } from './document.ts';
import { hasNoChanges, verdictWords, VERDICT_WORDS } from './words.ts';
import { pullRequestWords } from './links.ts';
import { formatNumber } from '../model/sentence.ts';
import { safeLines, type LogLine } from './neutralise-log.ts';
import type { ReportContext, ReportView } from './view.ts';
import { countWords, formatElapsed, joinNonEmpty, listText, formatSize } from './text.ts';
import { writeAsText, type TextRoom } from './write-text.ts';

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
      const { workspace, verdict, plan, results, runTasks } = event.result;
      const { sign } = VERDICT_WORDS[verdict.word];
      const words = verdictWords(verdict.word, {
        counts: countResults(results),
        waitsForApproval: waitsForApproval(results, runTasks),
      });
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

/** How much is printed in the log at most; the job summary has all of it. A line for each workspace, and for each change. */
const LOG_ROOM: TextRoom = {
  causes: 50,
  otherCauses: 10,
  occurrences: 10,
  others: 10,
  excerpt: false,
  descriptions: true,
  workspaces: 200,
  changes: 50,
  otherChanges: 50,
  text: { characters: 600, lines: 10 },
};

/** The end of the log: the workspaces' verdicts, what failed where and why, the next steps. */
export function renderVerdict(view: ReportView): LogLine[] {
  const medium = { columns: Infinity, colour: false };
  // What was sent, and when each workspace was decided, is in the lines above.
  const made = makeDocument(view);
  const rows = made.workspaces.map((workspace) => ({ ...workspace, elapsed: '' as const }));
  const document = { ...made, sent: '' as const, workspaces: rows };
  const { workspaces, verdict, why, steps } = writeAsText(
    document,
    LOG_ROOM,
    medium,
    'Policy gate: ',
  );
  return safeLines('', ...workspaces.slice(0, -1), ...why, '', ...verdict, ...steps.slice(1));
}
