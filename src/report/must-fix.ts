/** What keeps the gate closed: one row per finding, most severe first; names alone when that is too much. */
import { isGreen } from '../policy/verdict.ts';
import { cleanLine, codeSpan, prose } from './escape-markdown.ts';
import { placeOf } from './links.ts';
import { messageBeside } from './message.ts';
import { takeAll, takeAllOrNone, type Room } from './room.ts';
import { closesGate } from './tally.ts';
import type { Finding, ReportView, WorkspaceView } from './view.ts';
import { grouped, LEVEL_WORDS, list, policies, statusWord, workspaces } from './words.ts';

/** What is said of a finding where there is room for a sentence. */
export const WHY_LIMIT = 240;

export interface MustFix {
  text: string;
  /** Findings that have no row. */
  missing: number;
}

/** The findings that a reader must deal with, or would have to were the gate enforced. */
export function mustFixFindings(view: ReportView): Finding[] {
  const closing = view.findings.filter(closesGate);
  if (closing.length > 0 || view.green || view.verdict !== 'advisory') return closing;
  return view.findings.filter(({ severity }) => severity === 'warns');
}

export function mustFix(view: ReportView, room: Room): MustFix {
  const findings = mustFixFindings(view);
  if (findings.length === 0) return { text: '', missing: 0 };
  const title = `**${titleOf(view, findings)}**`;
  const several = view.workspaces.length > 1;
  const head = headOf(findings, several);
  if (!room.take(`${title}\n\n${head}`))
    return { text: names(findings, room), missing: findings.length };
  const render = (finding: Finding): string => row(finding, view, several);
  // The last third is for the names of those that have no row, unless all rows fit.
  const rows = takeAll(room.part(0.7), findings, render);
  rows.push(...takeAllOrNone(room, findings.slice(rows.length), render));
  const shown = new Set(findings.slice(0, rows.length).map(({ policy }) => policy));
  const others = findings.slice(rows.length).filter(({ policy }) => !shown.has(policy));
  const table = rows.length > 0 ? [title, '', head, ...rows].join('\n') : title;
  const rest = others.length > 0 ? names(others, room) : '';
  return {
    text: [table, rest].filter(Boolean).join('\n\n'),
    missing: findings.length - rows.length,
  };
}

function titleOf(view: ReportView, findings: readonly Finding[]): string {
  if (view.green) return 'Failed, but not enforced';
  if (findings.every(({ kind }) => kind === 'undecided'))
    return 'Undecided, so nothing vouches for them';
  const overridable = findings.some(({ severity }) => severity === 'needs-override');
  return `Must be fixed${overridable ? ' or overridden' : ''} before merge`;
}

function headOf(findings: readonly Finding[], several: boolean): string {
  const what = findings.every(({ kind }) => kind === 'policy') ? 'Policy' : 'Finding';
  return several
    ? `| ${what} | Where | Why | Workspaces |\n|---|---|---|---|`
    : `| ${what} | Where | Why |\n|---|---|---|`;
}

function row(finding: Finding, view: ReportView, several: boolean): string {
  const fresh = finding.age === 'new' ? ' 🆕' : '';
  const where = [
    finding.address === undefined ? '' : codeSpan(finding.address, 120),
    placeOf(finding, view.context),
  ].filter(Boolean);
  const cells = [
    `**${codeSpan(finding.policy, 120)}**${fresh}<br><sub>${standing(finding)}</sub>`,
    where.join('<br>') || '–',
    whyOf(finding),
    ...(several ? [workspacesOf(finding, view)] : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** `prod-guardrails · hard-mandatory`, with markup. */
export function standing(finding: Finding): string {
  const level = finding.kind === 'diagnostic' ? 'plan error' : LEVEL_WORDS[finding.level];
  const kind = finding.kind === 'run-task' ? `run task · ${level}` : level;
  return [
    finding.policySet === '' ? '' : codeSpan(finding.policySet, 80),
    kind,
    finding.severity === 'needs-override' ? 'overridable' : '',
    finding.status === 'failed' || finding.kind === 'diagnostic' ? '' : statusWord(finding.status),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function whyOf(finding: Finding): string {
  return (
    prose(cleanLine(messageBeside(finding), WHY_LIMIT), WHY_LIMIT) || statusWord(finding.status)
  );
}

export function workspacesOf(finding: Finding, view: ReportView): string {
  if (finding.workspaces.length === view.workspaces.length && view.workspaces.length > 2)
    return `all ${grouped(view.workspaces.length)}`;
  return list(
    finding.workspaces.slice(0, 4).map((name) => codeSpan(name, 60)),
    4,
  ).concat(
    finding.workspaces.length > 4 ? ` and ${workspaces(finding.workspaces.length - 4)} more` : '',
  );
}

/** As many names as fit and how many are left; the count alone when not one fits. */
function names(findings: readonly Finding[], room: Room): string {
  const different = [...new Set(findings.map(({ policy }) => policy))];
  const tail = `Also failed: and ${policies(different.length)} more, named in the summary.`;
  if (!room.take(tail)) return '';
  const shown = takeAll(room, different, (name) => codeSpan(name, 80));
  const missing = different.length - shown.length;
  const more =
    missing > 0
      ? `${shown.length > 0 ? ' and ' : ''}${policies(missing)} more, named in the summary`
      : '';
  return `Also failed: ${shown.join(', ')}${more}.`;
}

/** Whether the reasons of a workspace's verdict say what no finding says. */
export function needsReason(workspace: WorkspaceView, view: ReportView): boolean {
  if (isGreen(workspace.verdict) || workspace.reasons.length === 0) return false;
  const explained = mustFixFindings(view).some((each) => each.workspaces.includes(workspace.name));
  return workspace.verdict === 'blocked' || workspace.verdict === 'needs-override'
    ? !explained
    : true;
}
