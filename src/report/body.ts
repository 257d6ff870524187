/**
 * Everything below the headline, within a budget. Blocks are paid in the order of their worth and
 * printed in the order of reading; what found no room is named in one sentence.
 */
import { codeSpan, prose } from './escape-markdown.ts';
import { foldedTable, messageDetails, noticesFold } from './details.ts';
import { footerOf } from './links.ts';
import { mustFix, mustFixFindings, needsReason } from './must-fix.ts';
import { resultsFold } from './results-fold.ts';
import { createRoom, takeAll, type Room } from './room.ts';
import type { ReportView, WorkspaceView } from './view.ts';
import { workspaceTables } from './workspace-table.ts';
import { count, grouped, icon, list } from './words.ts';

export interface BodyOptions {
  budget: number;
  /** The size of a text in the budget's unit. */
  measure: (text: string) => number;
  /** Where everything can be read, as markdown. */
  elsewhere: string;
  /** Characters of one policy's messages. */
  messageLimit: number;
  /** Whether passed results are listed too. */
  results: boolean;
}

export function renderBody(view: ReportView, options: BodyOptions): string {
  const room = createRoom(options.budget, options.measure);
  const footer = footerOf(view.context);
  const hasFooter = room.take(footer);
  // For the sentence that says what was left out.
  const canSay = room.reserve(300 + options.measure(options.elsewhere));
  const must = mustFixFindings(view);
  const fix = mustFix(view, room.part(0.75));
  const reasons = reasonLines(view, room.part(0.5));
  const tables = workspaceTables(view, room.part(0.8));
  const steps = overrideLines(view, room.part(0.5));
  const details = messageDetails(must, view, room.part(0.8), options.messageLimit);
  const others = view.findings.filter((finding) => !must.includes(finding));
  const of = (...severities: string[]) =>
    others.filter(({ severity }) => severities.includes(severity));
  const warned = of('blocks', 'needs-override', 'warns');
  const advisory = foldedTable(advisoryTitle(warned.length), warned, view, room);
  const noted = of('notes');
  const notes = foldedTable(notesTitle(noted.length), noted, view, room);
  const notices = noticesFold(view, room);
  const results = options.results ? resultsFold(view, room) : { text: '', missing: 0 };
  const resolved = resolvedLine(view, room);
  const leftOut = [
    part(fix.missing, 'finding without a row', 'findings without a row'),
    part(details.missing, 'long message'),
    part(advisory.missing, 'advisory failure'),
    part(notes.missing + notices.missing, 'note'),
    part(tables.missing, 'workspace'),
    part(results.missing, 'result'),
  ].filter(Boolean);
  const said =
    leftOut.length > 0 && canSay
      ? `Left out for length: ${leftOut.join(', ')}. All of it is in ${options.elsewhere}.`
      : '';
  const blocks = [
    tables.visible,
    reasons,
    fix.text,
    steps,
    ...details.blocks,
    advisory.text,
    notes.text,
    tables.folded,
    notices.text,
    results.text,
    resolved,
    said,
    hasFooter ? footer : '',
  ];
  return blocks.filter(Boolean).join('\n\n');
}

function part(missing: number, one: string, many?: string): string {
  return missing > 0 ? count(missing, one, many) : '';
}

function advisoryTitle(number: number): string {
  return `⚠️ ${count(number, 'advisory failure')}`;
}

function notesTitle(number: number): string {
  return `☑️ ${count(number, 'overridden failure or note', 'overridden failures and notes')}`;
}

function resolvedLine({ resolved }: ReportView, room: Room): string {
  const text = `✅ ${grouped(resolved)} resolved since the last push.`;
  return resolved > 0 && room.take(text) ? text : '';
}

/** Why, where no finding says it: failed, undecided and canceled runs. */
function reasonLines(view: ReportView, room: Room): string {
  const groups = new Map<string, WorkspaceView[]>();
  for (const workspace of view.workspaces.filter((each) => needsReason(each, view))) {
    const key = JSON.stringify(workspace.reasons.slice(0, 3));
    groups.set(key, [...(groups.get(key) ?? []), workspace]);
  }
  const lines = takeAll(room, [...groups.values()], reasonLine);
  const missing = groups.size - lines.length;
  if (missing > 0 && lines.length > 0) lines.push(`- … and ${count(missing, 'other reason')}.`);
  return lines.join('\n');
}

function reasonLine(alike: WorkspaceView[]): string {
  const [first] = alike as [WorkspaceView];
  const more = alike.length > 1 ? ` and ${grouped(alike.length - 1)} more` : '';
  const why = first.reasons.slice(0, 3).map((reason) => prose(reason, 500));
  return `- ${icon(first.verdict, false)} ${codeSpan(first.name, 60)}${more}: ${why.join(' ')}`;
}

/** The commands that let overridable failures pass. */
function overrideLines(view: ReportView, room: Room): string {
  if (view.overrides.length === 0) return '';
  const shown = view.overrides.slice(0, 5);
  const text = [
    `Those who manage policy overrides can let these pass${
      view.context.adoptsOverridden === true ? '; then run this job again' : ''
    }:`,
    '',
    ...shown.map(({ command, workspace, policies }) => {
      const names = list(
        policies.slice(0, 4).map((name) => codeSpan(name, 60)),
        4,
      );
      const more = policies.length > 4 ? ` and ${grouped(policies.length - 4)} more` : '';
      const where = view.workspaces.length > 1 ? ` in ${codeSpan(workspace, 60)}` : '';
      return `- ${names}${more}${where}: ${codeSpan(command, 200)}`;
    }),
    ...(view.overrides.length > shown.length
      ? [`- … and ${count(view.overrides.length - shown.length, 'other run')}`]
      : []),
  ].join('\n');
  return room.take(text) ? text : '';
}
