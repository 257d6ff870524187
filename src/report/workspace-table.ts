/** The table of workspaces: who is closed, what the plan does, how the policies stand. */
import { isGreen, VERDICTS } from '../policy/verdict.ts';
import { codeSpan, prose } from './escape-markdown.ts';
import { runOf } from './links.ts';
import { takeAll, type Room } from './room.ts';
import type { Counts, ReportView, WorkspaceView } from './view.ts';
import { countParts, grouped, hasNoChanges, icon, VERDICT_WORDS, workspaces } from './words.ts';

const HEAD = '| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|';
/** More rows than this push what must be fixed off the screen. */
const VISIBLE_ROWS = 10;

export interface WorkspaceTables {
  /** Those that are not green first, the others rolled up when there are many. */
  visible: string;
  /** What was rolled up, row by row. */
  folded: string;
  missing: number;
}

export function workspaceTables(view: ReportView, room: Room): WorkspaceTables {
  const sorted = [...view.workspaces].sort(byVerdict);
  const open =
    sorted.length <= VISIBLE_ROWS ? sorted : sorted.filter(isClosed).slice(0, VISIBLE_ROWS);
  const rest = sorted.slice(open.length);
  if (!room.take(HEAD)) return { visible: '', folded: '', missing: sorted.length };
  const rollUp = rest.length > 0 && room.reserve(250) ? [rollUpRow(rest)] : [];
  const rows = takeAll(room, open, (workspace) => row(workspace, view));
  return {
    visible: [HEAD, ...rows, ...rollUp].join('\n'),
    folded: rows.length === open.length ? fold(rest, view, room) : '',
    missing: open.length - rows.length,
  };
}

function fold(rest: readonly WorkspaceView[], view: ReportView, room: Room): string {
  const summary = `<details><summary>${workspaces(rest.length)} one by one</summary>`;
  if (
    rest.length === 0 ||
    !room.take(`${summary}\n\n${HEAD}\n\n… and 1,000,000 more.\n\n</details>`)
  )
    return '';
  const rows = takeAll(room, rest, (workspace) => row(workspace, view));
  if (rows.length === 0) return '';
  const missing = rest.length - rows.length;
  return [
    summary,
    [HEAD, ...rows].join('\n'),
    ...(missing > 0 ? [`… and ${grouped(missing)} more.`] : []),
    '</details>',
  ].join('\n\n');
}

function row(workspace: WorkspaceView, view: ReportView): string {
  const { verdict } = workspace;
  const cells = [
    icon(verdict, isGreen(verdict, view.context.failOn)),
    codeSpan(workspace.name, 90),
    planCell(workspace),
    countsCell(workspace.counts, workspace),
    runOf(workspace, view.context) || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

function rollUpRow(rest: readonly WorkspaceView[]): string {
  const counts = { ...(rest[0] as WorkspaceView).counts };
  for (const workspace of rest.slice(1))
    for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += workspace.counts[key];
  const words = [...new Set(rest.map(({ verdict }) => VERDICT_WORDS[verdict]))];
  const first = (rest[0] as WorkspaceView).verdict;
  return `| ${icon(first, isGreen(first))} | ${workspaces(rest.length)} ${words.join(', ')} | | ${countsCell(counts)} | |`;
}

function planCell({ plan, cost }: WorkspaceView): string {
  const monthly = costWords(cost?.deltaMonthly);
  const said = plan === undefined ? '–' : planWords(plan);
  return monthly === '' ? said : `${said}<br>${monthly}`;
}

function planWords(plan: NonNullable<WorkspaceView['plan']>): string {
  const { additions, changes, destructions, imports } = plan;
  if (plan.status === 'errored') return 'failed';
  if (plan.status !== 'finished') return '–';
  if (hasNoChanges(plan)) return 'no changes';
  return (
    [
      additions > 0 ? `+${grouped(additions)}` : '',
      changes > 0 ? `~${grouped(changes)}` : '',
      destructions > 0 ? `**−${grouped(destructions)}**` : '',
      imports > 0 ? `${grouped(imports)} imported` : '',
    ]
      .filter(Boolean)
      .join(' ') || 'changes outputs only'
  );
}

/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta: string | undefined): string {
  if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta)) return '';
  const value = Number(delta);
  if (value === 0) return '';
  return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)} USD a month`;
}

function countsCell(counts: Counts, workspace?: WorkspaceView): string {
  const parts = countParts(counts).map(({ words, strong }) => (strong ? `**${words}**` : words));
  if (parts.length > 0) return parts.join(', ');
  if (workspace === undefined || isGreen(workspace.verdict)) return 'no policies';
  return prose(VERDICT_WORDS[workspace.verdict]);
}

function isClosed({ verdict }: WorkspaceView): boolean {
  return !isGreen(verdict);
}

function byVerdict(one: WorkspaceView, other: WorkspaceView): number {
  return (
    VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict) ||
    (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)
  );
}
