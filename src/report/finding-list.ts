/** Findings as Markdown: a list with one line per resource, and the rest folded. */
import { groupByPolicy } from './counts.ts';
import { clip, codeSpan, fence, htmlCode, link, prose } from './escape-markdown.ts';
import { otherSections, mustFixSections } from './findings.ts';
import { firstItems, itemToMarkdown, type ListItem } from './item.ts';
import { literal, type Markdown } from './markdown.ts';
import { allowedOrigins } from './links.ts';
import {
  toMarkdown,
  sentencePart,
  phrase,
  joinSentences,
  type SentencePart,
  type Sentence,
} from './sentence.ts';
import {
  createBudget,
  renderFold,
  renderWhileFits,
  type BudgetedBlock,
  type Budget,
} from './budget.ts';
import type { Finding, ReportView } from './view.ts';
import {
  countWords,
  firstParts,
  groupBy,
  formatNumber,
  joinNonEmpty,
  policyCountWords,
  workspaceCountWords,
} from './text.ts';
import {
  generalMessage,
  ownBaseline,
  occurrenceNoun,
  occurrencesOf,
  unmentionedAddress,
  unshownOutput,
  type Occurrence,
} from './occurrences.ts';
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

const inCode = (text: string): SentencePart => sentencePart('code', text, 80);

/** The largest number of resources for each finding with which all findings fit; 1 if they do not fit even so. */
export function resourcesPerFinding(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
): number {
  const fits = (resources: number): boolean => {
    const items = renderWhileFits(budget.unpaidCopy(), findings, (each) =>
      findingItem(each, view, { resources, closesGate: true }),
    );
    return items.length === findings.length;
  };
  return VISIBLE_RESOURCES.find(fits) ?? 1;
}

/** Findings that keep the gate closed, most severe first; only their names if they do not fit. */
export function mustFixBlock(view: ReportView, budget: Budget, resources: number): BudgetedBlock {
  const render = (finding: Finding): Markdown =>
    findingItem(finding, view, { resources, closesGate: true });
  const sections = mustFixSections(view);
  const blocks = sections.map(({ title, findings }, index) => {
    const below = sections.slice(index + 1).flatMap((each) => each.findings).length;
    // The sections below get at least half of what their number of findings would give them.
    const shareBelow = below / (below + findings.length);
    return sectionBlock(title, findings, render, budget.part(1 - shareBelow / 2));
  });
  return {
    text: joinNonEmpty('\n\n', ...blocks.map(({ text }) => text)),
    missing: blocks.reduce((sum, { missing }) => sum + missing, 0),
  };
}

function sectionBlock(
  title: Markdown,
  findings: readonly Finding[],
  render: (finding: Finding) => Markdown,
  budget: Budget,
): BudgetedBlock {
  const heading = literal`**${title}**`;
  if (!budget.tryTake(heading))
    return { text: otherNamesLine(findings, budget), missing: findings.length };
  // A third is kept for the names of findings that do not fit, unless all fit.
  const items = renderWhileFits(budget.part(0.7), findings, render);
  const rest = findings.slice(items.length);
  const restItems = renderWhileFits(budget.unpaidCopy(), rest, render);
  if (restItems.length === rest.length)
    items.push(...restItems.filter((item) => budget.tryTake(item)));
  const shownPolicies = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
  const unnamed = findings.slice(items.length).filter(({ policy }) => !shownPolicies.has(policy));
  const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
  const text = joinNonEmpty('\n\n', heading, joinNonEmpty('\n', ...items), names);
  return { text, missing: findings.length - items.length };
}

/** As many names of policies as fit and the number of others; only the number if no name fits. */
function otherNamesLine(findings: readonly Finding[], budget: Budget): Markdown {
  const names = groupByPolicy(findings).map(([{ policy }]) => policy);
  const more = (number: number): Markdown =>
    literal`${policyCountWords(number)} more, named in the summary`;
  if (!budget.tryTake(literal`Also failed: and ${more(names.length)}.`)) return '';
  const shown = renderWhileFits(budget, names, (name) => codeSpan(name, 80));
  const missing = names.length - shown.length;
  const others = missing > 0 ? more(missing) : '';
  return literal`Also failed: ${joinNonEmpty(' and ', joinNonEmpty(', ', ...shown), others)}.`;
}

/** Findings that do not close the gate, folded. */
export function otherFindingFolds(view: ReportView, budget: Budget) {
  return otherSections(view).map(({ id, words, findings, omitted }) => {
    const title = literal`${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
    const block = renderFold(budget, { title }, findings, (finding) =>
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
  const policy = shown.closesGate ? literal`**${name}**` : name;
  const head = joinSentences(
    literal` · `,
    policy,
    ...findingFacts(finding, view, shown.closesGate),
  );
  return itemToMarkdown({
    words: joinSentences(literal`: `, head, prose(generalMessage(finding), WHY_LIMIT)),
    children: firstItems(occurrencesOf(finding), shown.resources, (spot) =>
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
    kind === 'run-task' ? literal`run task` : '',
    kind === 'diagnostic' ? literal`${diagnosticNoun(finding)}` : '',
    level === 'advisory' && isClosing ? literal`advisory` : '',
    level === 'unknown' && kind !== 'diagnostic' ? literal`unknown level` : '',
    statusUnlessObvious(finding),
    view.workspaces.length > 1 ? workspaceNames(finding.workspaces, view) : '',
    baselineWords(finding.baseline, view.context),
    finding.age === 'new' ? literal`🆕` : '',
    isClosing ? whoMayOverride(finding) : '',
    finding.helpUrl ? link('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
  ];
}

/** Empty for what failed, and for an error or a warning of the plan: the title of the list says so. */
function statusUnlessObvious(finding: Finding): Sentence {
  if (isAccepted(finding)) return acceptedWords(finding);
  if (finding.status === 'failed' || finding.kind === 'diagnostic') return '';
  return literal`${STATUS_WORDS[finding.status]}`;
}

/** Names are shown as code, so that no person is notified. */
function whoMayOverride({ overrideBy, overriders = [], guard }: Finding): Sentence {
  if (overrideBy === undefined && overriders.length > 0)
    return phrase`teams that may override: ${firstParts(overriders.map(inCode), 4)}`;
  if (overrideBy === undefined) return '';
  const who = overrideBy.length > 0 ? firstParts(overrideBy.map(inCode), 4) : phrase`nobody`;
  return phrase`who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}

function workspaceNames(names: readonly string[], view: ReportView): Sentence {
  const all = view.workspaces.length;
  if (names.length === all && all > 2) return phrase`all ${workspaceCountWords(all)}`;
  return firstParts(
    names.map((each) => sentencePart('code', each, 60)),
    4,
    workspaceCountWords,
  );
}

/**
 * Place, address and message of a resource, or a dash. What is true of the whole finding is not repeated: its workspaces,
 * its baseline, that it is new.
 */
function spotItem(spot: Occurrence, finding: Finding, view: ReportView): ListItem {
  const address = unmentionedAddress(spot, WHY_LIMIT);
  const fileLine = fileAndLine(spot);
  const isNew = spot.age === 'new' && finding.age !== 'new';
  const isElsewhere = spot.workspaces.length < finding.workspaces.length;
  const isNameless = spot.address === undefined && finding.kind === 'policy';
  const place = joinNonEmpty(
    ' ',
    fileLine && link(codeSpan(fileLine), spot.permalink, allowedOrigins(view.context)),
    joinNonEmpty(': ', address && codeSpan(address, 200), prose(spot.message, WHY_LIMIT)) ||
      (fileLine ? '' : '–'),
  );
  return {
    words: joinSentences(
      literal` · `,
      place,
      isNameless ? literal`names no resource` : '',
      isElsewhere ? workspaceNames(spot.workspaces, view) : '',
      baselineWords(ownBaseline(spot, finding), view.context),
      isNew ? literal`🆕` : '',
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
): BudgetedBlock {
  const long = findings.filter(
    (each) => occurrencesOf(each).length > limits.listed || unlistedText(each) !== '',
  );
  const groups = groupBy(long, (each) => [each.kind, each.policySet, each.policy]);
  const folds = renderWhileFits(budget, groups, (group) => messageFold(group, view, limits));
  return {
    text: joinNonEmpty('\n\n', ...folds),
    missing: groups.slice(folds.length).flat().length,
  };
}

/** The output of the policies that the list does not show in full. */
function unlistedText(finding: Finding): string {
  const { message } = finding;
  const isMessageCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
  const output = unshownOutput(finding, WHY_LIMIT);
  const isInOutput = output.some((line) => line.includes(message));
  return joinNonEmpty('\n', isMessageCut && !isInOutput ? message : '', ...output);
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
  const unlisted = group.flatMap((finding) => occurrencesOf(finding).slice(listed));
  const content = joinNonEmpty(
    ' and ',
    unlisted.length > 0
      ? countWords(unlisted.length, `more ${occurrenceNoun(group[0])}` as const)
      : '',
    group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '',
  );
  return joinNonEmpty(
    '\n\n',
    literal`<details><summary>${htmlCode(policy, 120)}: ${content}</summary>`,
    ...shown.map((finding) => {
      const limit = Math.floor(messageLimit / shown.length);
      const isAlone = group.length === 1;
      return findingDetails(finding, view, { listed, messageLimit: limit, isAlone });
    }),
    rest > 0 ? literal`… and ${formatNumber(rest)} more of the same policy.` : '',
    '</details>',
  );
}

/** The resources without a line in the list, then the text. */
function findingDetails(
  finding: Finding,
  view: ReportView,
  { listed, messageLimit: limit, isAlone }: DetailLimits & { isAlone: boolean },
): Markdown {
  const spots = occurrencesOf(finding).slice(listed);
  // Half of a line is the URL of its link.
  const budget = createBudget(limit * 2, (line) => line.length);
  const lines = renderWhileFits(budget, spots, (spot) =>
    itemToMarkdown(spotItem(spot, finding, view)),
  );
  const rest = spots.length - lines.length;
  if (rest > 0) lines.push(literal`- … and ${formatNumber(rest)} more`);
  const text = unlistedText(finding);
  const cut =
    text.length > limit ? literal`\n… ${formatNumber(text.length - limit)} more characters` : '';
  return joinNonEmpty(
    '\n\n',
    !isAlone && view.workspaces.length > 1
      ? toMarkdown(phrase`In ${workspaceNames(finding.workspaces, view)}:`)
      : '',
    joinNonEmpty('\n', ...lines),
    text === '' ? '' : fence(clip(text, limit) + cut),
  );
}
