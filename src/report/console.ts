/** The job's log: one line per change while it runs, the verdict at the end. */
import type { GateEvent, WorkspaceResult } from '../gate.ts';
import type { Archive } from '../archive/pack.ts';
import { cleanLine, clip } from './escape-markdown.ts';
import { safeLine } from './neutralise-log.ts';
import { mustFixFindings } from './must-fix.ts';
import type { Finding, ReportContext, ReportView, WorkspaceView } from './view.ts';
import {
  countParts,
  count,
  elapsed,
  grouped,
  LEVEL_WORDS,
  list,
  overrideWords,
  size,
  statusWord,
  VERDICT_SIGNS,
  VERDICT_WORDS,
  workspaces,
} from './words.ts';

/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40` */
export function renderOpening(context: ReportContext): string[] {
  const { commit, pullRequest } = context;
  const at = commit ? ` at ${commit.sha.slice(0, 7)}` : '';
  const about = pullRequest ? ` · pull request #${pullRequest.number}${at}` : at && ` ·${at}`;
  return lines(
    `Plangate ${context.version} · ${context.organization} on ${context.hostname}${about}`,
  );
}

export interface EventOptions {
  /** Names the workspace on every line when there are several. */
  workspaces?: number;
  /** The repository's root, so that directories are shown relative to it. */
  repositoryRoot?: string;
}

/** Lines ready to print; none of them can act on the host. */
export function renderEvent(event: GateEvent, options: EventOptions = {}): string[] {
  const name = 'workspace' in event && (options.workspaces ?? 1) > 1 ? `${event.workspace}: ` : '';
  const stamp = `  ${elapsed(event.atMs)} ${name}`;
  switch (event.kind) {
    case 'archive':
      return archiveLines(event.archive, options.repositoryRoot);
    case 'version-created':
      return lines(`${stamp}configuration version ${event.versionId} created`);
    case 'uploaded':
      return lines(`${stamp}uploaded`);
    case 'run-created':
      return lines(
        `▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`,
      );
    case 'progress':
      return lines(`${stamp}${event.words}`);
    case 'heartbeat':
      return lines(`${stamp}still ${event.words}, of at most ${elapsed(event.timeoutMs)}`);
    case 'canceling':
      return lines(`${stamp}canceling ${event.runId}: ${event.why}`);
    case 'workspace-decided':
      return decidedLines(event.result, event.atMs);
  }
}

function archiveLines(archive: Archive, repositoryRoot: string | undefined): string[] {
  const ignored = archive.withheld.filter(({ reason }) => reason === 'ignored').length;
  const others = archive.withheld.filter(({ reason }) => reason !== 'ignored');
  const files = archive.entries.filter(({ type }) => type === 'file').length;
  const names = list(
    others.map(({ path, reason }) => `${path} ${reason}`),
    4,
  );
  const left = [
    ignored > 0 ? `${grouped(ignored)} ignored` : '',
    others.length > 0 ? `${grouped(others.length)} withheld: ${names}` : '',
  ].filter(Boolean);
  return lines(
    '▸ Archive',
    `  ${shownDirectory(archive.root, repositoryRoot)} → ${count(files, 'file')}, ${size(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${left.length > 0 ? `  (${left.join(', ')})` : ''}`,
    ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`),
  );
}

function shownDirectory(root: string, repositoryRoot: string | undefined): string {
  if (repositoryRoot === undefined || !root.startsWith(repositoryRoot)) return root;
  const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
  return rest === '' ? './' : `${rest}/`;
}

function decidedLines({ workspace, verdict, plan }: WorkspaceResult, atMs: number): string[] {
  const changes = plan && !plan.hasChanges ? ', no changes' : '';
  return lines(
    `${VERDICT_SIGNS[verdict.word]} ${workspace}   ${VERDICT_WORDS[verdict.word]}${changes}   ${elapsed(atMs)}`,
    ...(verdict.word === 'passed' ? [] : verdict.reasons.slice(0, 3).map((each) => `    ${each}`)),
  );
}

/** Findings written out in the log; the summary has them all. */
const FINDINGS_SHOWN = 50;

/** The end of the log: what failed where and why, the verdict, what to do. */
export function renderVerdict(view: ReportView): string[] {
  const must = mustFixFindings(view);
  const shown = must.slice(0, FINDINGS_SHOWN);
  const rest = must.length - shown.length;
  const advisory = view.findings.filter(
    (each) => each.severity === 'warns' && !must.includes(each),
  );
  return lines(
    ...view.workspaces.slice(0, 100).map((workspace) => workspaceLine(workspace)),
    ...(view.workspaces.length > 100
      ? [`  … and ${workspaces(view.workspaces.length - 100)} more`]
      : []),
    ...shown.flatMap((finding) => findingLines(finding, view)),
    ...(rest > 0 ? [`  … and ${count(rest, 'more finding')}`] : []),
    ...advisory.slice(0, 10).map((each) => `  ! ${oneLine(each)}`),
    ...(advisory.length > 10
      ? [`  ! … and ${count(advisory.length - 10, 'more advisory failure')}`]
      : []),
    ...reasons(view, must),
    '',
    `${VERDICT_WORDS[view.verdict].toUpperCase()}: ${view.headline}.`,
    ...view.nextSteps,
    ...view.overrides.slice(0, 10).map(({ command }) => `  ${command}`),
    ...(view.overrides.length > 10
      ? [`  … and ${count(view.overrides.length - 10, 'other run')}`]
      : []),
  );
}

function workspaceLine({ verdict, name, counts, plan, runUrl }: WorkspaceView): string {
  const parts = countParts(counts).map(({ words }) => words);
  const said = parts.length > 0 ? parts.join(', ') : VERDICT_WORDS[verdict];
  const changes = plan && !plan.hasChanges ? ', no changes' : '';
  return `${VERDICT_SIGNS[verdict]} ${name}   ${said}${changes}${runUrl === undefined ? '' : `   ${runUrl}`}`;
}

function findingLines(finding: Finding, view: ReportView): string[] {
  const { location } = finding;
  const place = location ? `${location.path}:${location.startLine}` : '';
  const named = view.workspaces.length > 1 ? `in ${list(finding.workspaces, 4)}` : '';
  const head = [
    finding.policy,
    finding.kind === 'diagnostic' ? 'plan error' : LEVEL_WORDS[finding.level],
    finding.address ?? '',
    place,
    named,
    finding.age === 'new' ? 'new' : '',
  ];
  const why = [finding.message || statusWord(finding.status), overrideWords(finding)];
  return [
    `  ✗ ${head
      .filter(Boolean)
      .map((each) => cleanLine(each, 200))
      .join('   ')}`,
    `      ${why
      .filter(Boolean)
      .map((each) => cleanLine(each, 400))
      .join(' · ')}`,
  ];
}

function oneLine({ policy, level, location, message }: Finding): string {
  const place = location ? `   ${location.path}:${location.startLine}` : '';
  return `${cleanLine(policy, 200)}   ${LEVEL_WORDS[level]}${place}   ${cleanLine(message, 200)}`;
}

function reasons(view: ReportView, must: readonly Finding[]): string[] {
  if (view.green || (must.length > 0 && view.verdict === 'blocked')) return [];
  const all = view.workspaces.flatMap((each) =>
    each.reasons.map((why) => `  ${each.name}: ${why}`),
  );
  return all.slice(0, 20);
}

/** Every line cleaned, on one line, and unable to act. */
function lines(...all: string[]): string[] {
  return all.map((line) => clip(safeLine(clip(line, 4_000)), 1_000).trimEnd());
}
