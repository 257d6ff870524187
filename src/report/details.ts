/** What folds away: the whole message of a finding, advisory failures, overridden ones, notices. */
import { clip, codeSpan, fence, htmlCode, htmlProse, prose } from './escape-markdown.ts';
import { fold } from './fold.ts';
import { placeOf } from './links.ts';
import { WHY_LIMIT, whyOf, workspacesOf, standing } from './must-fix.ts';
import { takeAll, type Room } from './room.ts';
import type { Finding, ReportView } from './view.ts';
import { grouped, overriddenWords, overrideWords } from './words.ts';

export interface Details {
  blocks: string[];
  /** Findings whose details did not fit. */
  missing: number;
}

/** One fold per policy that has more to say than its row does. */
export function messageDetails(
  findings: readonly Finding[],
  view: ReportView,
  room: Room,
  messageLimit: number,
): Details {
  const groups = groupByPolicy(findings.filter(hasMore));
  const blocks = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
  const missing = groups.slice(blocks.length).reduce((sum, group) => sum + group.length, 0);
  return { blocks, missing };
}

function groupByPolicy(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.kind, finding.policySet, finding.policy]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

/** Nothing is said twice: the row has the first sentence already. */
function hasMore(finding: Finding): boolean {
  const text = wholeText(finding);
  return text.length > WHY_LIMIT || /[\r\n]/.test(text) || (finding.description ?? '') !== '';
}

function wholeText(finding: Finding): string {
  const { message } = finding;
  const output = finding.output.filter((line) => line !== '' && !message.includes(line));
  const said = output.some((line) => line.includes(message)) ? [] : [message];
  return [...said, ...output].filter(Boolean).join('\n');
}

/** Findings of one policy that are written out; the others are in the table. */
const WRITTEN_OUT = 10;

function messageFold(group: readonly Finding[], view: ReportView, limit: number): string {
  const [first] = group as [Finding];
  const shown = group.slice(0, WRITTEN_OUT);
  const description = first.description ? `: ${htmlProse(first.description, 160)}` : '';
  return [
    `<details><summary>${htmlCode(first.policy, 120)}${description}</summary>`,
    ...shown.map((finding) => messageOf(finding, view, Math.floor(limit / shown.length))),
    ...(group.length > shown.length
      ? [`… and ${grouped(group.length - shown.length)} more of the same policy.`]
      : []),
    '</details>',
  ].join('\n\n');
}

function messageOf(finding: Finding, view: ReportView, limit: number): string {
  const where = [
    finding.address === undefined ? '' : codeSpan(finding.address, 200),
    placeOf(finding, view.context),
    overrideWords(finding),
  ].filter(Boolean);
  const text = wholeText(finding);
  const cut = text.length > limit ? `\n… ${grouped(text.length - limit)} more characters` : '';
  return [where.join(' · '), fence(clip(text, limit) + cut)].filter(Boolean).join('\n\n');
}

/** Findings that do not close the gate, as a folded table. */
export function foldedTable(
  title: string,
  findings: readonly Finding[],
  view: ReportView,
  room: Room,
): { text: string; missing: number } {
  const head =
    view.workspaces.length > 1
      ? '| Policy | Where | Why | Workspaces |\n|---|---|---|---|'
      : '| Policy | Where | Why |\n|---|---|---|';
  return fold({ title, head, items: findings, row: (finding) => row(finding, view) }, room);
}

function row(finding: Finding, view: ReportView): string {
  const where = [
    finding.address === undefined ? '' : codeSpan(finding.address, 120),
    placeOf(finding, view.context),
  ].filter(Boolean);
  const fresh = finding.age === 'new' ? ' 🆕' : '';
  const cells = [
    `${codeSpan(finding.policy, 120)}${fresh}<br><sub>${standing(finding)}</sub>`,
    where.join('<br>') || '–',
    finding.status === 'overridden' ? overriddenCell(finding) : whyOf(finding),
    ...(view.workspaces.length > 1 ? [workspacesOf(finding, view)] : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

function overriddenCell(finding: Finding): string {
  return finding.override
    ? overriddenWords(finding, OVERRIDE_MARKS)
    : prose(finding.message, WHY_LIMIT) || 'overridden';
}

const OVERRIDE_MARKS = {
  name: (text: string) => codeSpan(text, 60),
  text: (text: string) => prose(text, WHY_LIMIT),
};

/** Things a reader should know that are no findings, workspace by workspace. */
export function noticesFold(view: ReportView, room: Room): { text: string; missing: number } {
  const groups = new Map<string, string[]>();
  for (const { name, notices } of view.workspaces)
    for (const notice of notices) groups.set(notice, [...(groups.get(notice) ?? []), name]);
  const summary = `<details><summary>ℹ️ ${grouped(groups.size)} ${groups.size === 1 ? 'notice' : 'notices'}</summary>`;
  if (groups.size === 0) return { text: '', missing: 0 };
  if (!room.take(`${summary}\n\n</details>`)) return { text: '', missing: groups.size };
  const lines = takeAll(room, [...groups], ([notice, names]) => {
    const more = names.length > 1 ? ` and ${grouped(names.length - 1)} more` : '';
    return `- ${codeSpan(names[0] ?? '', 60)}${more}: ${prose(notice, 400)}`;
  });
  return {
    text: lines.length > 0 ? [summary, lines.join('\n'), '</details>'].join('\n\n') : '',
    missing: groups.size - lines.length,
  };
}
