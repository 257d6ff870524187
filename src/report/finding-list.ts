/** Findings as Markdown: a list with one line per resource, and the rest folded. */
import { byPolicy } from './counts.ts';
import { clip, codeSpan, fence, htmlCode, link, prose } from './escape-markdown.ts';
import { sectionsBeside, sectionsToFix } from './findings.ts';
import { firstItems, itemInMarkdown, type Item } from './item.ts';
import { written, type Markdown } from './markdown.ts';
import { originsOf } from './links.ts';
import { inMarkdown, leaf, say, together, type Leaf, type Sentence } from './sentence.ts';
import { createBudget, fold, takeAll, type Block, type Budget } from './budget.ts';
import type { Finding, ReportView } from './view.ts';
import { count, firstOf, groupBy, grouped, joined, policies, workspaces } from './text.ts';
import {
  generalMessage,
  ownBaseline,
  spotNoun,
  spotsOf,
  subjectAndMessage,
  furtherLines,
  type Spot,
} from './spots.ts';
import {
  baselineWords,
  acceptedWords,
  diagnosticNoun,
  isAccepted,
  fileAndLine,
  STATUS_WORDS,
} from './words.ts';

/** The length of a message on the line of a resource. */
const WHY_LIMIT = 240;
/** How many resources of one finding are shown outside of a fold: fewer, where not all findings fit otherwise. */
const VISIBLE = [5, 3, 2, 1] as const;
/** How many resources of one finding are shown inside a fold. */
const FOLDED = 100;

const name = (text: string): Leaf => leaf('code', text, 80);

/** With how many resources each of these findings fits; the least if they do not fit with any number. */
export function resourcesInSight(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
): number {
  const fits = (most: number): boolean => {
    const items = takeAll(budget.trial(), findings, (each) => itemOf(each, view, most, '**'));
    return items.length === findings.length;
  };
  return VISIBLE.find(fits) ?? 1;
}

/** Findings that keep the gate closed, most severe first; only their names if they do not fit. */
export function mustFix(view: ReportView, budget: Budget, inSight: number): Block {
  const render = (finding: Finding): Markdown => itemOf(finding, view, inSight, '**');
  const sections = sectionsToFix(view);
  const blocks = sections.map(({ title, findings }, at) => {
    const later = sections.slice(at + 1).flatMap((each) => each.findings).length;
    // Half of what those below need in proportion is kept for them.
    const share = later / (later + findings.length);
    return section(title, findings, render, budget.part(1 - share / 2));
  });
  return {
    text: joined('\n\n', ...blocks.map(({ text }) => text)),
    missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function section(
  words: Markdown,
  findings: readonly Finding[],
  render: (finding: Finding) => Markdown,
  budget: Budget,
): Block {
  const title = written`**${words}**`;
  if (!budget.take(title)) return { text: names(findings, budget), missing: findings.length };
  // A third is kept for the names of findings that do not fit, unless all fit.
  const items = takeAll(budget.part(0.7), findings, render);
  const left = findings.slice(items.length);
  const all = takeAll(budget.trial(), left, render);
  if (all.length === left.length) items.push(...all.filter((item) => budget.take(item)));
  const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
  const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
  const rest = others.length > 0 ? names(others, budget) : '';
  const text = joined('\n\n', title, joined('\n', ...items), rest);
  return { text, missing: findings.length - items.length };
}

/** As many names as fit and the number of others; only the number if no name fits. */
function names(findings: readonly Finding[], budget: Budget): Markdown {
  const different = byPolicy(findings).map(([{ policy }]) => policy);
  const more = (number: number): Markdown =>
    written`${policies(number)} more, named in the summary`;
  if (!budget.take(written`Also failed: and ${more(different.length)}.`)) return '';
  const shown = takeAll(budget, different, (name) => codeSpan(name, 80));
  const missing = different.length - shown.length;
  const rest = missing > 0 ? more(missing) : '';
  return written`Also failed: ${joined(' and ', joined(', ', ...shown), rest)}.`;
}

/** Findings that do not close the gate, folded. */
export function foldsBeside(view: ReportView, budget: Budget) {
  return sectionsBeside(view).map(({ id, words, findings, omitted }) => {
    const title = written`${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
    const block = fold(budget, { title }, findings, (finding) => itemOf(finding, view, FOLDED));
    return { ...block, omitted };
  });
}

/** `strong` is put around the policy's name, for findings that must be fixed. */
function itemOf(
  finding: Finding,
  view: ReportView,
  most: number,
  strong: '' | '**' = '',
): Markdown {
  const policy = written`${strong}${codeSpan(finding.policy, 120)}${strong}`;
  const head = together(written` · `, policy, ...about(finding, view, strong !== ''));
  return itemInMarkdown({
    words: together(written`: `, head, prose(generalMessage(finding), WHY_LIMIT)),
    inner: firstItems(spotsOf(finding), most, (spot) => lineOf(spot, finding, view)),
  });
}

/** What the policy is for, where it comes from and where it fails, with markup. */
function about(finding: Finding, view: ReportView, closing: boolean): Sentence[] {
  const { kind, policySet, status, level, description = '', message } = finding;
  const isSaid = status === 'failed' || kind === 'diagnostic';
  return [
    description === message ? '' : prose(description, 160),
    policySet === '' ? '' : codeSpan(policySet, 80),
    kind === 'run-task'
      ? written`run task`
      : kind === 'diagnostic'
        ? written`${diagnosticNoun(finding)}`
        : '',
    level === 'advisory' && closing ? written`advisory` : '',
    level === 'unknown' && kind !== 'diagnostic' ? written`unknown level` : '',
    isAccepted(finding) ? acceptedWords(finding) : isSaid ? '' : written`${STATUS_WORDS[status]}`,
    view.workspaces.length > 1 ? workspaceWords(finding.workspaces, view) : '',
    baselineWords(finding, view.context),
    finding.age === 'new' ? written`🆕` : '',
    closing ? whoMayOverride(finding) : '',
    finding.helpUrl ? link('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
  ];
}

/** Names are shown as code, so that no person is notified. */
function whoMayOverride({ overrideBy, overriders = [], guard }: Finding): Sentence {
  if (overrideBy === undefined && overriders.length > 0)
    return say`teams that may override: ${firstOf(overriders.map(name), 4)}`;
  if (overrideBy === undefined) return '';
  const who = overrideBy.length > 0 ? firstOf(overrideBy.map(name), 4) : say`nobody`;
  return say`who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}

function workspaceWords(names: readonly string[], view: ReportView): Sentence {
  const all = view.workspaces.length;
  if (names.length === all && all > 2) return say`all ${workspaces(all)}`;
  return firstOf(
    names.map((each) => leaf('code', each, 60)),
    4,
    workspaces,
  );
}

/**
 * Place, message and reason of a resource, never empty. The workspaces are added only if they are
 * not all of the finding's workspaces.
 */
function lineOf(spot: Spot, finding: Finding, view: ReportView): Item {
  const [address, message] = subjectAndMessage(spot, WHY_LIMIT);
  const fileLine = fileAndLine(spot);
  const isNew = spot.age === 'new' && finding.age !== 'new';
  const isElsewhere = spot.workspaces.length < finding.workspaces.length;
  const isNameless = spot.address === undefined && finding.kind === 'policy';
  const place = joined(
    ' ',
    fileLine && link(codeSpan(fileLine), spot.permalink, originsOf(view.context)),
    joined(': ', address && codeSpan(address, 200), prose(message, WHY_LIMIT)) ||
      (fileLine ? '' : '–'),
  );
  return {
    words: together(
      written` · `,
      place,
      isNameless ? written`names no resource` : '',
      isElsewhere ? workspaceWords(spot.workspaces, view) : '',
      baselineWords(ownBaseline(spot, finding), view.context),
      isNew ? written`🆕` : '',
    ),
  };
}

/** One fold per policy with more text than its list shows; `missing` counts findings. */
export function messageDetails(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
  shown: { inSight: number; messageLimit: number },
): Block {
  const long = findings.filter(
    (each) => spotsOf(each).length > shown.inSight || unlistedText(each) !== '',
  );
  const groups = groupBy(long, (each) => [each.kind, each.policySet, each.policy]);
  const folds = takeAll(budget, groups, (group) => messageFold(group, view, shown));
  return { text: joined('\n\n', ...folds), missing: groups.slice(folds.length).flat().length };
}

/** The output of the policies that the list does not show in full. */
function unlistedText(finding: Finding): string {
  const { message } = finding;
  const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
  const printed = furtherLines(finding, WHY_LIMIT);
  const isPrinted = printed.some((line) => line.includes(message));
  return joined('\n', isCut && !isPrinted ? message : '', ...printed);
}

/** How many findings of one policy are written in full; the others are in the list only. */
const WRITTEN_OUT = 10;

function messageFold(
  group: [Finding, ...Finding[]],
  view: ReportView,
  { inSight, messageLimit }: { inSight: number; messageLimit: number },
): Markdown {
  const [{ policy }] = group;
  const shown = group.slice(0, WRITTEN_OUT);
  const rest = group.length - shown.length;
  const more = group.reduce((sum, each) => sum + spotsOf(each).slice(inSight).length, 0);
  const what = joined(
    ' and ',
    more > 0 ? count(more, `more ${spotNoun(group[0])}` as const) : '',
    group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '',
  );
  return joined(
    '\n\n',
    written`<details><summary>${htmlCode(policy, 120)}: ${what}</summary>`,
    ...shown.map((finding) => {
      const limit = Math.floor(messageLimit / shown.length);
      return moreOf(finding, view, { limit, inSight, isAlone: group.length === 1 });
    }),
    rest > 0 ? written`… and ${grouped(rest)} more of the same policy.` : '',
    '</details>',
  );
}

/** The resources without a line in the list, then the text. */
function moreOf(
  finding: Finding,
  view: ReportView,
  { limit, inSight, isAlone }: { limit: number; inSight: number; isAlone: boolean },
): Markdown {
  const spots = spotsOf(finding).slice(inSight);
  // Half of a line is the URL of its link.
  const budget = createBudget(limit * 2, (line) => line.length);
  const lines = takeAll(budget, spots, (spot) => itemInMarkdown(lineOf(spot, finding, view)));
  const rest = spots.length - lines.length;
  if (rest > 0) lines.push(written`- … and ${grouped(rest)} more`);
  const text = unlistedText(finding);
  const cut =
    text.length > limit ? written`\n… ${grouped(text.length - limit)} more characters` : '';
  return joined(
    '\n\n',
    !isAlone && view.workspaces.length > 1
      ? inMarkdown(say`In ${workspaceWords(finding.workspaces, view)}:`)
      : '',
    joined('\n', ...lines),
    text === '' ? '' : fence(clip(text, limit) + cut),
  );
}
