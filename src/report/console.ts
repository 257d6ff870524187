/** The job's log: one line per change while it runs, the verdict at the end. */
import { describeLargest } from '../archive/describe.ts';
import type { Archive } from '../archive/pack.ts';
import type { GateEvent, WorkspaceResult } from '../gate.ts';
import { isGreen } from '../policy/verdict.ts';
import { cleanLine, clip } from './escape-markdown.ts';
import { safeLine } from './neutralise-log.ts';
import { messageBeside } from './message.ts';
import { mustFixFindings, needsReason } from './must-fix.ts';
import type { Finding, ReportContext, ReportView, WorkspaceView } from './view.ts';
import {
  countParts,
  count,
  elapsed,
  grouped,
  LEVEL_WORDS,
  list,
  overriddenWords,
  overrideWords,
  size,
  VERDICT_SIGNS,
  VERDICT_WORDS,
  workspaces,
  hasNoChanges,
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
    case 'run-overridden':
      return lines(
        `▸ ${event.workspace}   ${event.runUrl}`,
        `${stamp}${event.runId} was overridden for these very files; no new run`,
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
    ...largestLines(archive),
    ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`),
  );
}

/** Uploads become large by accident: what makes this one large is said before it is sent. */
function largestLines(archive: Archive): string[] {
  const largest = describeLargest(archive);
  return largest.length === 0
    ? []
    : ['  The largest files:', ...largest.map((line) => `    ${line}`)];
}

function shownDirectory(root: string, repositoryRoot: string | undefined): string {
  if (repositoryRoot === undefined || !root.startsWith(repositoryRoot)) return root;
  const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
  return rest === '' ? './' : `${rest}/`;
}

/** Why is said at the end, where it is looked for. */
function decidedLines({ workspace, verdict, plan }: WorkspaceResult, atMs: number): string[] {
  const changes = hasNoChanges(plan) ? ', no changes' : '';
  return lines(
    `${VERDICT_SIGNS[verdict.word]} ${workspace}   ${VERDICT_WORDS[verdict.word]}${changes}   ${elapsed(atMs)}`,
  );
}

/** What is written out in the log; the summary has everything. */
const SHOWN = { findings: 50, advisory: 10, workspaces: 20, commands: 10 };

/** The end of the log: how the workspaces stand, what failed where and why, what to do. */
export function renderVerdict(view: ReportView): string[] {
  const must = mustFixFindings(view);
  const advisory = view.findings.filter(
    (each) => each.severity === 'warns' && !must.includes(each),
  );
  const overridden = view.findings.filter(({ status }) => status === 'overridden');
  return lines(
    '',
    ...workspaceLines(view),
    ...(must.length + advisory.length + overridden.length > 0 ? [''] : []),
    ...must.slice(0, SHOWN.findings).flatMap((finding) => findingLines(finding, view)),
    ...rest(must.length - SHOWN.findings, 'finding'),
    ...advisory.slice(0, SHOWN.advisory).map((each) => advisoryLine(each)),
    ...rest(advisory.length - SHOWN.advisory, 'advisory failure'),
    ...overridden.slice(0, SHOWN.advisory).map((each) => overriddenLine(each)),
    ...rest(overridden.length - SHOWN.advisory, 'overridden failure'),
    '',
    `${VERDICT_SIGNS[view.verdict]} Policy gate: ${view.headline}.`,
    ...view.nextSteps,
    ...view.overrides.slice(0, SHOWN.commands).map(({ command }) => `  ${command}`),
    ...rest(view.overrides.length - SHOWN.commands, 'run'),
  );
}

function rest(number: number, one: string): string[] {
  return number > 0 ? [`  … and ${count(number, `more ${one}`)}`] : [];
}

/** Those that are not green first; many that are green are told together. */
function workspaceLines(view: ReportView): string[] {
  const closed = view.workspaces.filter(({ verdict }) => !isGreen(verdict));
  const green = view.workspaces.filter(({ verdict }) => isGreen(verdict));
  const shown = [...closed, ...green].slice(0, SHOWN.workspaces);
  const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
  const hidden = [...closed, ...green].slice(shown.length);
  return [
    ...shown.flatMap((workspace) => [
      workspaceLine(workspace, width),
      ...(needsReason(workspace, view)
        ? workspace.reasons.slice(0, 5).map((reason) => `    ${cleanLine(reason, 900)}`)
        : []),
    ]),
    ...(hidden.length > 0
      ? [
          `  … and ${workspaces(hidden.length)} more, ${grouped(hidden.filter(({ verdict }) => isGreen(verdict)).length)} of them green`,
        ]
      : []),
  ];
}

function workspaceLine(workspace: WorkspaceView, width: number): string {
  const { verdict, name, counts, plan, runUrl } = workspace;
  const parts = countParts(counts).map(({ words }) => words);
  const said = parts.length > 0 ? parts.join(', ') : VERDICT_WORDS[verdict];
  const changes = hasNoChanges(plan) ? ', no changes' : '';
  const url = runUrl === undefined ? '' : `   ${runUrl}`;
  return `${VERDICT_SIGNS[verdict]} ${cleanLine(name, 90).padEnd(width)}   ${said}${changes}${url}`;
}

function findingLines(finding: Finding, view: ReportView): string[] {
  const named = view.workspaces.length > 1 ? `in ${list(finding.workspaces.slice(0, 20), 4)}` : '';
  const head = [
    finding.policy,
    finding.kind === 'diagnostic' ? 'plan error' : LEVEL_WORDS[finding.level],
    finding.address ?? '',
    placeOf(finding),
    named,
    finding.age === 'new' ? 'new' : '',
  ];
  const why = [messageBeside(finding), overrideWords(finding)];
  return [`  ✗ ${joined(head, '   ', 200)}`, `      ${joined(why, ' · ', 400)}`];
}

function advisoryLine(finding: Finding): string {
  const { policy, level, address } = finding;
  const parts = [
    policy,
    LEVEL_WORDS[level],
    address ?? '',
    placeOf(finding),
    messageBeside(finding),
  ];
  return `  ! ${joined(parts, '   ', 200)}`;
}

function overriddenLine(finding: Finding): string {
  const { policy, level, address } = finding;
  const parts = [policy, LEVEL_WORDS[level], address ?? '', overriddenWords(finding)];
  return `  ✓ ${joined(parts, '   ', 300)}`;
}

function placeOf({ location }: Finding): string {
  return location ? `${location.path}:${location.startLine}` : '';
}

function joined(parts: readonly string[], between: string, limit: number): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => cleanLine(part, limit))
    .join(between);
}

/** Every line cleaned, on one line, and unable to act. */
function lines(...all: string[]): string[] {
  return all.map((line) => clip(safeLine(clip(line, 4_000)), 1_000).trimEnd());
}
