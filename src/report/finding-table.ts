/** Findings in markdown: what must be fixed row by row, the rest folded away, long messages whole. */
import { mustFixFindings } from './findings.ts';
import { clip, codeSpan, fence, htmlCode, htmlProse, prose } from './escape-markdown.ts';
import { whereOf } from './links.ts';
import { fold, takeAll, type Block, type Room } from './room.ts';
import type { Finding, ReportView } from './view.ts';
import { firstOf, groupBy, grouped, joined, policies, workspaces } from './text.ts';
import { messageBeside, overriddenWords, overrideWords, standing, STATUS_WORDS } from './words.ts';

/** What is said of a finding where there is room for a sentence. */
const WHY_LIMIT = 240;

/** What keeps the gate closed, most severe first; names alone when rows are too much. */
export function mustFix(view: ReportView, room: Room): Block {
  const findings = mustFixFindings(view);
  if (findings.length === 0) return { text: '', missing: 0 };
  const title = `**${titleOf(view, findings)}**`;
  const head = headOf(findings.every(({ kind }) => kind === 'policy') ? 'Policy' : 'Finding', view);
  if (!room.take(`${title}\n\n${head}`))
    return { text: names(findings, room), missing: findings.length };
  const render = (finding: Finding): string => rowOf(finding, view, '**');
  // The last third is for the names of those that have no row, unless all rows fit.
  const rows = takeAll(room.part(0.7), findings, render);
  const left = findings.slice(rows.length);
  const all = takeAll(room.trial(), left, render);
  if (all.length === left.length) rows.push(...all.filter((row) => room.take(row)));
  const shown = new Set(findings.slice(0, rows.length).map(({ policy }) => policy));
  const others = findings.slice(rows.length).filter(({ policy }) => !shown.has(policy));
  const table = rows.length > 0 ? [title, '', head, ...rows].join('\n') : title;
  const rest = others.length > 0 ? names(others, room) : '';
  return { text: joined('\n\n', table, rest), missing: findings.length - rows.length };
}

function titleOf(view: ReportView, findings: readonly Finding[]): string {
  if (view.green) return 'Failed, but not enforced';
  if (findings.every(({ kind }) => kind === 'undecided'))
    return 'Undecided, so nothing vouches for them';
  const overridable = findings.some(({ severity }) => severity === 'needs-override');
  return `Must be fixed${overridable ? ' or overridden' : ''} before merge`;
}

/** As many names as fit and how many are left; the count alone when not one fits. */
function names(findings: readonly Finding[], room: Room): string {
  const different = [...new Set(findings.map(({ policy }) => policy))];
  const more = (number: number): string => `${policies(number)} more, named in the summary`;
  if (!room.take(`Also failed: and ${more(different.length)}.`)) return '';
  const shown = takeAll(room, different, (name) => codeSpan(name, 80));
  const missing = different.length - shown.length;
  const rest = missing > 0 ? more(missing) : '';
  return `Also failed: ${joined(' and ', shown.join(', '), rest)}.`;
}

/** Findings that do not close the gate, as a folded table. */
export function foldedTable(
  title: string,
  findings: readonly Finding[],
  view: ReportView,
  room: Room,
): Block {
  return fold(room, title, headOf('Policy', view), findings, (finding) => rowOf(finding, view));
}

function headOf(what: string, view: ReportView): string {
  return view.workspaces.length > 1
    ? `| ${what} | Where | Why | Workspaces |\n|---|---|---|---|`
    : `| ${what} | Where | Why |\n|---|---|---|`;
}

function rowOf(finding: Finding, view: ReportView, strong = ''): string {
  const fresh = finding.age === 'new' ? ' 🆕' : '';
  const cells = [
    `${strong}${codeSpan(finding.policy, 120)}${strong}${fresh}<br><sub>${about(finding)}</sub>`,
    whereOf(finding, view.context).join('<br>') || '–',
    whyOf(finding),
  ];
  if (view.workspaces.length > 1) cells.push(workspacesOf(finding, view));
  return `| ${cells.join(' | ')} |`;
}

/** `prod-guardrails · hard-mandatory`, with markup. */
function about(finding: Finding): string {
  const { kind, policySet, severity, status } = finding;
  return joined(
    ' · ',
    policySet === '' ? '' : codeSpan(policySet, 80),
    kind === 'run-task' ? 'run task' : '',
    standing(finding),
    severity === 'needs-override' ? 'overridable' : '',
    status === 'failed' || kind === 'diagnostic' ? '' : STATUS_WORDS[status],
  );
}

const OVERRIDE_MARKS = {
  name: (text: string) => codeSpan(text, 60),
  text: (text: string) => prose(text, WHY_LIMIT),
};

function whyOf(finding: Finding): string {
  if (finding.status !== 'overridden')
    return prose(messageBeside(finding), WHY_LIMIT) || STATUS_WORDS[finding.status];
  return finding.override
    ? overriddenWords(finding, OVERRIDE_MARKS)
    : prose(finding.message, WHY_LIMIT) || 'overridden';
}

function workspacesOf({ workspaces: names }: Finding, view: ReportView): string {
  const all = view.workspaces.length;
  if (names.length === all && all > 2) return `all ${grouped(all)}`;
  return firstOf(names, 4, (name) => codeSpan(name, 60), workspaces);
}

/** One fold per policy that has more to say than its row does; `missing` counts findings. */
export function messageDetails(
  findings: readonly Finding[],
  view: ReportView,
  room: Room,
  messageLimit: number,
): Block {
  const long = findings.filter(hasMore);
  const groups = groupBy(long, (each) => [each.kind, each.policySet, each.policy]);
  const folds = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
  return { text: folds.join('\n\n'), missing: groups.slice(folds.length).flat().length };
}

/** Nothing is said twice: the row has the first sentence already. */
function hasMore(finding: Finding): boolean {
  const text = wholeText(finding);
  return text.length > WHY_LIMIT || /[\r\n]/.test(text) || (finding.description ?? '') !== '';
}

function wholeText({ message, output }: Finding): string {
  const printed = output.filter((line) => line !== '' && !message.includes(line));
  const isPrinted = printed.some((line) => line.includes(message));
  return joined('\n', isPrinted ? '' : message, ...printed);
}

/** Findings of one policy that are written out; the others are in the table. */
const WRITTEN_OUT = 10;

function messageFold(group: [Finding, ...Finding[]], view: ReportView, limit: number): string {
  const [{ policy, description }] = group;
  const shown = group.slice(0, WRITTEN_OUT);
  const about = description ? `: ${htmlProse(description, 160)}` : '';
  const rest = group.length - shown.length;
  return joined(
    '\n\n',
    `<details><summary>${htmlCode(policy, 120)}${about}</summary>`,
    ...shown.map((finding) => messageOf(finding, view, Math.floor(limit / shown.length))),
    rest > 0 ? `… and ${grouped(rest)} more of the same policy.` : '',
    '</details>',
  );
}

function messageOf(finding: Finding, view: ReportView, limit: number): string {
  const where = joined(' · ', ...whereOf(finding, view.context, 200), overrideWords(finding));
  const text = wholeText(finding);
  const cut = text.length > limit ? `\n… ${grouped(text.length - limit)} more characters` : '';
  return joined('\n\n', where, fence(clip(text, limit) + cut));
}
