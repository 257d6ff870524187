/** Findings as Markdown: a list with one line per resource, and the rest folded. */
import { byPolicy } from './counts.ts';
import { clip, codeSpan, fence, htmlCode, link, prose } from './escape-markdown.ts';
import { otherSections, sectionsToFix } from './findings.ts';
import { firstItems, itemInMarkdown, type Item } from './item.ts';
import { written, type Markdown } from './markdown.ts';
import { originsOf } from './links.ts';
import { inMarkdown, leaf, say, joinSentences, type Leaf, type Sentence } from './sentence.ts';
import { createBudget, fold, takeAll, type Block, type Budget } from './budget.ts';
import type { Finding, ReportView } from './view.ts';
import {
  count,
  firstParts,
  groupBy,
  formatNumber,
  joined,
  policyNumber,
  workspaceNumber,
} from './text.ts';
import {
  generalMessage,
  ownBaseline,
  spotNoun,
  spotsOf,
  unmentionedAddress,
  unshownOutput,
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
const VISIBLE_RESOURCES = [5, 3, 2, 1] as const;
/** How many resources of one finding are shown inside a fold. */
const FOLDED_RESOURCES = 100;

const inCode = (text: string): Leaf => leaf('code', text, 80);

/** The largest number of resources for each finding with which all findings fit; 1 if they do not fit even so. */
export function resourcesPerFinding(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
): number {
  const fits = (resources: number): boolean => {
    const items = takeAll(budget.trial(), findings, (each) =>
      findingItem(each, view, { resources, closesGate: true }),
    );
    return items.length === findings.length;
  };
  return VISIBLE_RESOURCES.find(fits) ?? 1;
}

/** Findings that keep the gate closed, most severe first; only their names if they do not fit. */
export function mustFixBlock(view: ReportView, budget: Budget, resources: number): Block {
  const render = (finding: Finding): Markdown =>
    findingItem(finding, view, { resources, closesGate: true });
  const sections = sectionsToFix(view);
  const blocks = sections.map(({ title, findings }, index) => {
    const below = sections.slice(index + 1).flatMap((each) => each.findings).length;
    // The sections below get at least half of what their number of findings would give them.
    const shareBelow = below / (below + findings.length);
    return sectionBlock(title, findings, render, budget.part(1 - shareBelow / 2));
  });
  return {
    text: joined('\n\n', ...blocks.map(({ text }) => text)),
    missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function sectionBlock(
  title: Markdown,
  findings: readonly Finding[],
  render: (finding: Finding) => Markdown,
  budget: Budget,
): Block {
  const heading = written`**${title}**`;
  if (!budget.take(heading))
    return { text: otherNamesLine(findings, budget), missing: findings.length };
  // A third is kept for the names of findings that do not fit, unless all fit.
  const items = takeAll(budget.part(0.7), findings, render);
  const rest = findings.slice(items.length);
  const restItems = takeAll(budget.trial(), rest, render);
  if (restItems.length === rest.length)
    items.push(...restItems.filter((item) => budget.take(item)));
  const shownPolicies = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
  const unnamed = findings.slice(items.length).filter(({ policy }) => !shownPolicies.has(policy));
  const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
  const text = joined('\n\n', heading, joined('\n', ...items), names);
  return { text, missing: findings.length - items.length };
}

/** As many names of policies as fit and the number of others; only the number if no name fits. */
function otherNamesLine(findings: readonly Finding[], budget: Budget): Markdown {
  const names = byPolicy(findings).map(([{ policy }]) => policy);
  const more = (number: number): Markdown =>
    written`${policyNumber(number)} more, named in the summary`;
  if (!budget.take(written`Also failed: and ${more(names.length)}.`)) return '';
  const shown = takeAll(budget, names, (name) => codeSpan(name, 80));
  const missing = names.length - shown.length;
  const others = missing > 0 ? more(missing) : '';
  return written`Also failed: ${joined(' and ', joined(', ', ...shown), others)}.`;
}

/** Findings that do not close the gate, folded. */
export function otherFindingFolds(view: ReportView, budget: Budget) {
  return otherSections(view).map(({ id, words, findings, omitted }) => {
    const title = written`${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
    const block = fold(budget, { title }, findings, (finding) =>
      findingItem(finding, view, { resources: FOLDED_RESOURCES, closesGate: false }),
    );
    return { ...block, omitted };
  });
}

/** @param shown `resources`: how many at most; `closesGate`: whether the finding is in a section of those that close it */
function findingItem(
  finding: Finding,
  view: ReportView,
  shown: { resources: number; closesGate: boolean },
): Markdown {
  const name = codeSpan(finding.policy, 120);
  const policy = shown.closesGate ? written`**${name}**` : name;
  const head = joinSentences(
    written` · `,
    policy,
    ...findingFacts(finding, view, shown.closesGate),
  );
  return itemInMarkdown({
    words: joinSentences(written`: `, head, prose(generalMessage(finding), WHY_LIMIT)),
    children: firstItems(spotsOf(finding), shown.resources, (spot) =>
      spotItem(spot, finding, view),
    ),
  });
}

/** What the policy is for, where it comes from and where it fails, with markup. */
function findingFacts(finding: Finding, view: ReportView, isClosing: boolean): Sentence[] {
  const { kind, policySet, level, description = '', message } = finding;
  return [
    description === message ? '' : prose(description, 160),
    policySet === '' ? '' : codeSpan(policySet, 80),
    kind === 'run-task' ? written`run task` : '',
    kind === 'diagnostic' ? written`${diagnosticNoun(finding)}` : '',
    level === 'advisory' && isClosing ? written`advisory` : '',
    level === 'unknown' && kind !== 'diagnostic' ? written`unknown level` : '',
    statusUnlessObvious(finding),
    view.workspaces.length > 1 ? workspaceNames(finding.workspaces, view) : '',
    baselineWords(finding.baseline, view.context),
    finding.age === 'new' ? written`🆕` : '',
    isClosing ? whoMayOverride(finding) : '',
    finding.helpUrl ? link('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
  ];
}

/** Empty for what failed, and for an error or a warning of the plan: the title of the list says so. */
function statusUnlessObvious(finding: Finding): Sentence {
  if (isAccepted(finding)) return acceptedWords(finding);
  if (finding.status === 'failed' || finding.kind === 'diagnostic') return '';
  return written`${STATUS_WORDS[finding.status]}`;
}

/** Names are shown as code, so that no person is notified. */
function whoMayOverride({ overrideBy, overriders = [], guard }: Finding): Sentence {
  if (overrideBy === undefined && overriders.length > 0)
    return say`teams that may override: ${firstParts(overriders.map(inCode), 4)}`;
  if (overrideBy === undefined) return '';
  const who = overrideBy.length > 0 ? firstParts(overrideBy.map(inCode), 4) : say`nobody`;
  return say`who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}

function workspaceNames(names: readonly string[], view: ReportView): Sentence {
  const all = view.workspaces.length;
  if (names.length === all && all > 2) return say`all ${workspaceNumber(all)}`;
  return firstParts(
    names.map((each) => leaf('code', each, 60)),
    4,
    workspaceNumber,
  );
}

/**
 * Place, address and message of a resource, or a dash. What is true of the whole finding is not repeated: its workspaces,
 * its baseline, that it is new.
 */
function spotItem(spot: Spot, finding: Finding, view: ReportView): Item {
  const address = unmentionedAddress(spot, WHY_LIMIT);
  const fileLine = fileAndLine(spot);
  const isNew = spot.age === 'new' && finding.age !== 'new';
  const isElsewhere = spot.workspaces.length < finding.workspaces.length;
  const isNameless = spot.address === undefined && finding.kind === 'policy';
  const place = joined(
    ' ',
    fileLine && link(codeSpan(fileLine), spot.permalink, originsOf(view.context)),
    joined(': ', address && codeSpan(address, 200), prose(spot.message, WHY_LIMIT)) ||
      (fileLine ? '' : '–'),
  );
  return {
    words: joinSentences(
      written` · `,
      place,
      isNameless ? written`names no resource` : '',
      isElsewhere ? workspaceNames(spot.workspaces, view) : '',
      baselineWords(ownBaseline(spot, finding), view.context),
      isNew ? written`🆕` : '',
    ),
  };
}

interface DetailLimits {
  /** How many resources of each finding are in the list: the fold begins behind them. */
  listed: number;
  /** The number of characters for the messages of one policy. */
  messageLimit: number;
}

/** One fold per policy with more text than its list shows; `missing` counts findings. */
export function messageDetails(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
  limits: DetailLimits,
): Block {
  const long = findings.filter(
    (each) => spotsOf(each).length > limits.listed || unlistedText(each) !== '',
  );
  const groups = groupBy(long, (each) => [each.kind, each.policySet, each.policy]);
  const folds = takeAll(budget, groups, (group) => messageFold(group, view, limits));
  return { text: joined('\n\n', ...folds), missing: groups.slice(folds.length).flat().length };
}

/** The output of the policies that the list does not show in full. */
function unlistedText(finding: Finding): string {
  const { message } = finding;
  const isMessageCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
  const output = unshownOutput(finding, WHY_LIMIT);
  const isInOutput = output.some((line) => line.includes(message));
  return joined('\n', isMessageCut && !isInOutput ? message : '', ...output);
}

/** How many findings of one policy are written in full; the others are in the list only. */
const WRITTEN_OUT = 10;

function messageFold(
  group: [Finding, ...Finding[]],
  view: ReportView,
  { listed, messageLimit }: DetailLimits,
): Markdown {
  const [{ policy }] = group;
  const shown = group.slice(0, WRITTEN_OUT);
  const rest = group.length - shown.length;
  const unlisted = group.flatMap((finding) => spotsOf(finding).slice(listed));
  const content = joined(
    ' and ',
    unlisted.length > 0 ? count(unlisted.length, `more ${spotNoun(group[0])}` as const) : '',
    group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '',
  );
  return joined(
    '\n\n',
    written`<details><summary>${htmlCode(policy, 120)}: ${content}</summary>`,
    ...shown.map((finding) => {
      const limit = Math.floor(messageLimit / shown.length);
      const isAlone = group.length === 1;
      return findingDetails(finding, view, { listed, messageLimit: limit, isAlone });
    }),
    rest > 0 ? written`… and ${formatNumber(rest)} more of the same policy.` : '',
    '</details>',
  );
}

/** The resources without a line in the list, then the text. */
function findingDetails(
  finding: Finding,
  view: ReportView,
  { listed, messageLimit: limit, isAlone }: DetailLimits & { isAlone: boolean },
): Markdown {
  const spots = spotsOf(finding).slice(listed);
  // Half of a line is the URL of its link.
  const budget = createBudget(limit * 2, (line) => line.length);
  const lines = takeAll(budget, spots, (spot) => itemInMarkdown(spotItem(spot, finding, view)));
  const rest = spots.length - lines.length;
  if (rest > 0) lines.push(written`- … and ${formatNumber(rest)} more`);
  const text = unlistedText(finding);
  const cut =
    text.length > limit ? written`\n… ${formatNumber(text.length - limit)} more characters` : '';
  return joined(
    '\n\n',
    !isAlone && view.workspaces.length > 1
      ? inMarkdown(say`In ${workspaceNames(finding.workspaces, view)}:`)
      : '',
    joined('\n', ...lines),
    text === '' ? '' : fence(clip(text, limit) + cut),
  );
}
