/** Findings as Markdown: a list with one line per resource, and the rest folded. */
import { mustFixFindings } from './findings.ts';
import { byPolicy } from './counts.ts';
import { clip, codeSpan, fence, htmlCode, link, linksIn, prose } from './escape-markdown.ts';
import { originsOf } from './links.ts';
import { createRoom, fold, takeAll, type Block, type Room } from './room.ts';
import type { Finding, ReportView } from './view.ts';
import { count, firstOf, groupBy, grouped, joined, policies, workspaces } from './text.ts';
import {
  generalMessage,
  ownBaseline,
  spotsOf,
  subjectAndMessage,
  unsaid,
  type Spot,
} from './spots.ts';
import { baselineWords, overriddenWords, fileAndLine, STATUS_WORDS } from './words.ts';

/** The length of a message on the line of a resource. */
const WHY_LIMIT = 240;
/** How many resources of one finding are shown, outside and inside of a fold. */
const VISIBLE = 5;
const FOLDED = 100;

/** Findings that keep the gate closed, most severe first; only their names if they do not fit. */
export function mustFix(view: ReportView, room: Room): Block {
  const findings = mustFixFindings(view);
  const mayPass = (each: Finding): boolean => !view.green && each.severity === 'needs-override';
  const fixed = findings.filter((each) => !mayPass(each));
  const passable = findings.filter(mayPass);
  const guarded = passable.filter(({ guard }) => guard === true);
  const isUndecided = fixed.every(({ kind }) => kind === 'undecided');
  const title = isUndecided ? 'Undecided: Plangate could not verify them' : 'Must be fixed';
  const share = passable.length / Math.max(1, findings.length);
  const kept = room.part(1 - share / 2);
  const first = section(view.green ? 'Failed, but not enforced' : title, fixed, view, kept);
  const either = 'Must be fixed, or overridden by those who manage policy overrides';
  const ofService = passable.filter(({ guard }) => guard !== true);
  const second = section(either, ofService, view, guarded.length > 0 ? room.part(0.5) : room);
  const third = section('Guarded: needs approval by a comment', guarded, view, room);
  return {
    text: joined('\n\n', first.text, second.text, third.text),
    missing: first.missing + second.missing + third.missing,
  };
}

function section(words: string, findings: readonly Finding[], view: ReportView, room: Room): Block {
  const title = `**${words}**`;
  if (findings.length === 0) return { text: '', missing: 0 };
  if (!room.take(title)) return { text: names(findings, room), missing: findings.length };
  const render = (finding: Finding): string => itemOf(finding, view, VISIBLE, '**');
  // A third of the room is kept for the names of findings that do not fit, unless all fit.
  const items = takeAll(room.part(0.7), findings, render);
  const left = findings.slice(items.length);
  const all = takeAll(room.trial(), left, render);
  if (all.length === left.length) items.push(...all.filter((item) => room.take(item)));
  const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
  const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
  const rest = others.length > 0 ? names(others, room) : '';
  const text = joined('\n\n', title, items.join('\n'), rest);
  return { text, missing: findings.length - items.length };
}

/** As many names as fit and the number of others; only the number if no name fits. */
function names(findings: readonly Finding[], room: Room): string {
  const different = byPolicy(findings).map(([{ policy }]) => policy);
  const more = (number: number): string => `${policies(number)} more, named in the summary`;
  if (!room.take(`Also failed: and ${more(different.length)}.`)) return '';
  const shown = takeAll(room, different, (name) => codeSpan(name, 80));
  const missing = different.length - shown.length;
  const rest = missing > 0 ? more(missing) : '';
  return `Also failed: ${joined(' and ', shown.join(', '), rest)}.`;
}

/** Findings that do not close the gate, folded. */
export function foldedList(
  title: string,
  findings: readonly Finding[],
  view: ReportView,
  room: Room,
): Block {
  return fold(room, { title }, findings, (finding) => itemOf(finding, view, FOLDED));
}

/** `strong` is put around the policy's name, for findings that must be fixed. */
function itemOf(finding: Finding, view: ReportView, most: number, strong = ''): string {
  const spots = spotsOf(finding);
  const rest = spots.length - most;
  const general = prose(generalMessage(finding), WHY_LIMIT, view.context.linkOrigins);
  const head = joined(
    ' · ',
    `- ${strong}${codeSpan(finding.policy, 120)}${strong}`,
    ...about(finding, view, strong !== ''),
  );
  return joined(
    '\n',
    general === '' ? head : `${head}: ${general}`,
    ...spots.slice(0, most).map((spot) => `  - ${lineOf(spot, finding, view)}`),
    rest > 0 ? `  - and ${grouped(rest)} more` : '',
  );
}

/** What the policy is for, where it comes from and where it fails, with markup. */
function about(finding: Finding, view: ReportView, closing: boolean): string[] {
  const { kind, policySet, status, level, description = '', message } = finding;
  const isSaid = status === 'failed' || kind === 'diagnostic';
  return [
    description === message ? '' : prose(description, 160),
    policySet === '' ? '' : codeSpan(policySet, 80),
    kind === 'run-task' ? 'run task' : kind === 'diagnostic' ? 'plan error' : '',
    level === 'advisory' && closing ? 'advisory' : '',
    level === 'unknown' && kind !== 'diagnostic' ? 'unknown level' : '',
    status === 'overridden' ? overriddenWords(finding, MARKS) : isSaid ? '' : STATUS_WORDS[status],
    view.workspaces.length > 1 ? workspaceWords(finding, view) : '',
    baselineWords(finding, view.context, codeSpan),
    finding.age === 'new' ? '🆕' : '',
    finding.helpUrl ? link('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
  ];
}

const MARKS = {
  name: (text: string) => codeSpan(text, 60),
  text: (text: string) => prose(text, WHY_LIMIT),
};

function workspaceWords(
  { workspaces: names }: Pick<Finding, 'workspaces'>,
  view: ReportView,
): string {
  const all = view.workspaces.length;
  if (names.length === all && all > 2) return `all ${workspaces(all)}`;
  return firstOf(names, 4, (name) => codeSpan(name, 60), workspaces);
}

/**
 * Place, message and reason of a resource, never empty. The workspaces are added only if they are
 * not all of the finding's workspaces.
 */
function lineOf(spot: Spot, finding: Finding, view: ReportView): string {
  const [address, message] = subjectAndMessage(spot, WHY_LIMIT);
  const fileLine = fileAndLine(spot);
  const isNew = spot.age === 'new' && finding.age !== 'new';
  const isElsewhere = spot.workspaces.length < finding.workspaces.length;
  const isNameless = spot.address === undefined && finding.kind === 'policy';
  return joined(
    ' · ',
    joined(
      ' ',
      fileLine && link(codeSpan(fileLine), spot.permalink, originsOf(view.context)),
      joined(
        ': ',
        address && codeSpan(address, 200),
        prose(message, WHY_LIMIT, view.context.linkOrigins),
      ) || (fileLine ? '' : '–'),
    ),
    isNameless ? 'names no resource' : '',
    isElsewhere ? workspaceWords(spot, view) : '',
    baselineWords(ownBaseline(spot, finding), view.context, codeSpan),
    isNew ? '🆕' : '',
  );
}

/** One fold per policy with more text than its list shows; `missing` counts findings. */
export function messageDetails(
  findings: readonly Finding[],
  view: ReportView,
  room: Room,
  messageLimit: number,
): Block {
  const long = findings.filter(
    (each) => spotsOf(each).length > VISIBLE || unlistedText(each) !== '',
  );
  const groups = groupBy(long, (each) => [each.kind, each.policySet, each.policy]);
  const folds = takeAll(room, groups, (group) => messageFold(group, view, messageLimit));
  return { text: folds.join('\n\n'), missing: groups.slice(folds.length).flat().length };
}

/** The output of the policies, as far as the list does not show it in full. */
function unlistedText(finding: Finding): string {
  const { message } = finding;
  const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
  const printed = unsaid(finding, WHY_LIMIT);
  const isPrinted = printed.some((line) => line.includes(message));
  return joined('\n', isCut && !isPrinted ? message : '', ...printed);
}

/** How many findings of one policy are written in full; the others are in the list only. */
const WRITTEN_OUT = 10;

function messageFold(group: [Finding, ...Finding[]], view: ReportView, limit: number): string {
  const [{ policy }] = group;
  const shown = group.slice(0, WRITTEN_OUT);
  const rest = group.length - shown.length;
  const more = group.reduce((sum, each) => sum + spotsOf(each).slice(VISIBLE).length, 0);
  const what = joined(
    ' and ',
    more > 0 ? count(more, 'more resource') : '',
    group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '',
  );
  return joined(
    '\n\n',
    `<details><summary>${htmlCode(policy, 120)}: ${what}</summary>`,
    ...shown.map((finding) => moreOf(finding, view, Math.floor(limit / shown.length), group)),
    rest > 0 ? `… and ${grouped(rest)} more of the same policy.` : '',
    '</details>',
  );
}

/** The resources without a line in the list, then the text. */
function moreOf(
  finding: Finding,
  view: ReportView,
  limit: number,
  { length: alike }: readonly Finding[],
): string {
  const spots = spotsOf(finding).slice(VISIBLE);
  // Half of a line is the URL of its link.
  const room = createRoom(limit * 2, (line) => line.length);
  const lines = takeAll(room, spots, (spot) => `- ${lineOf(spot, finding, view)}`);
  const rest = spots.length - lines.length;
  if (rest > 0) lines.push(`- … and ${grouped(rest)} more`);
  const text = unlistedText(finding);
  const cut = text.length > limit ? `\n… ${grouped(text.length - limit)} more characters` : '';
  // Markdown has no links inside a fence.
  const links = linksIn(clip(text, limit), view.context.linkOrigins).slice(0, 5).join(', ');
  return joined(
    '\n\n',
    alike > 1 && view.workspaces.length > 1 ? `In ${workspaceWords(finding, view)}:` : '',
    lines.join('\n'),
    text === '' ? '' : fence(clip(text, limit) + cut),
    links,
  );
}
