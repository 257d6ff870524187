/** Findings as Markdown: a list with one line per resource, and the rest folded. */
import { approvalFact } from './approval-words.ts';
import {
  groupByPolicy,
  baselineWords,
  acceptedWords,
  diagnosticNoun,
  isAccepted,
  fileAndLine,
  STATUS_WORDS,
} from './words.ts';
import { codeSpan, fence, htmlCode, link, prose, literal, type Markdown } from './markdown.ts';
import {
  otherSections,
  mustFixSections,
  hiddenWords,
  ownBaseline,
  unmentionedAddresses,
  unshownOutput,
} from './findings.ts';
import { fitsIn, messageLines, messageText, type TextLimits } from './message-text.ts';
import {
  firstItems,
  itemToMarkdown,
  type ListItem,
  toMarkdown,
  sentencePart,
  phrase,
  joinSentences,
  type SentencePart,
  type Sentence,
} from './sentence.ts';
import { allowedOrigins } from './links.ts';
import {
  createBudget,
  renderFold,
  renderWhileFits,
  type BudgetedBlock,
  type Budget,
} from './budget.ts';
import type { Finding, Occurrence, ReportView } from './view.ts';
import {
  firstParts,
  groupBy,
  formatNumber,
  joinNonEmpty,
  policyCountWords,
  unchanged,
  workspaceCountWords,
} from './text.ts';

/** What is shown of the messages about a resource in its item of the list: longer ones are whole in a fold. */
const LISTED_TEXT: TextLimits = { characters: 240, lines: 6 };
/** How many occurrences of one finding are shown outside of a fold: the largest of these with which all findings fit. */
const VISIBLE_OCCURRENCES = [5, 3, 2, 1] as const;
/** How many occurrences of one finding are shown inside a fold. */
const FOLDED_OCCURRENCES = 100;

const codePart = (text: string): SentencePart => sentencePart('code', text, 80);

/** How many occurrences each finding may show, so that all findings fit; 1 if they do not fit even so. */
export function occurrencesPerFinding(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
): number {
  const fits = (occurrenceLimit: number): boolean => {
    const items = renderWhileFits(budget.unpaidCopy(), findings, (finding) =>
      findingItem(finding, view, { occurrenceLimit, isClosing: true }),
    );
    return items.length === findings.length;
  };
  return VISIBLE_OCCURRENCES.find(fits) ?? 1;
}

/** Findings that keep the gate closed, most severe first; only their names if they do not fit. */
export function mustFixBlock(
  view: ReportView,
  budget: Budget,
  occurrenceLimit: number,
): BudgetedBlock {
  const render = (finding: Finding): Markdown =>
    findingItem(finding, view, { occurrenceLimit, isClosing: true });
  const sections = mustFixSections(view);
  const blocks = sections.map(({ title, findings }, index) => {
    const below = sections.slice(index + 1).flatMap((section) => section.findings).length;
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
  // The last third of the budget is for the names of findings that do not fit, unless all fit.
  const items = renderWhileFits(budget.part(0.7), findings, render);
  const others = findings.slice(items.length);
  const otherItems = renderWhileFits(budget.unpaidCopy(), others, render);
  if (otherItems.length === others.length) {
    items.push(...renderWhileFits(budget, otherItems, unchanged));
  }
  const shownPolicies = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
  const unnamed = findings.slice(items.length).filter(({ policy }) => !shownPolicies.has(policy));
  const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
  const text = joinNonEmpty('\n\n', heading, joinNonEmpty('\n', ...items), names);
  return { text, missing: findings.length - items.length };
}

/** As many names of policies as fit and the number of others; only the number if no name fits. */
function otherNamesLine(findings: readonly Finding[], budget: Budget): Markdown {
  const names = groupByPolicy(findings).map(([{ policy }]) => policy);
  const othersWords = (number: number): Markdown =>
    literal`${policyCountWords(number)} more, named in the summary`;
  if (!budget.tryTake(literal`Also failed: and ${othersWords(names.length)}.`)) return '';
  const shown = renderWhileFits(budget, names, (name) => codeSpan(name, 80));
  const missing = names.length - shown.length;
  const others = missing > 0 ? othersWords(missing) : '';
  return literal`Also failed: ${joinNonEmpty(' and ', joinNonEmpty(', ', ...shown), others)}.`;
}

/** Findings that do not close the gate: a fold for each section. `omitted` is what a finding that does not fit is called. */
export function otherFindingFolds(view: ReportView, budget: Budget) {
  return otherSections(view).map(({ id, words, findings, omitted }) => {
    const title = literal`${id === 'accepted' ? '☑️' : '⚠️'} ${words}`;
    const block = renderFold(budget, { title }, findings, (finding) =>
      findingItem(finding, view, { occurrenceLimit: FOLDED_OCCURRENCES, isClosing: false }),
    );
    return { ...block, omitted };
  });
}

/** A finding with its occurrences below it. @param isClosing whether it is in a section of those that close the gate */
function findingItem(
  finding: Finding,
  view: ReportView,
  { occurrenceLimit, isClosing }: { occurrenceLimit: number; isClosing: boolean },
): Markdown {
  const name = codeSpan(finding.policy, 120);
  const policy = isClosing ? literal`**${name}**` : name;
  const head = joinSentences(literal` · `, policy, ...findingFacts(finding, view, isClosing));
  return itemToMarkdown({
    words: joinSentences(
      isAccepted(finding) ? literal` · ` : literal`: `,
      head,
      messageWords([finding.messageOfAll]),
    ),
    children: firstItems(
      finding.occurrences,
      occurrenceLimit,
      (occurrence) => occurrenceItem(occurrence, finding, view),
      (_, hidden) => phrase`and ${moreWords(hidden, finding)}`,
    ),
  });
}

/** Messages, each of their lines on a line of its own. */
function messageWords(messages: readonly string[]): Markdown {
  const { lines, rest } = messageLines(messages, LISTED_TEXT);
  return joinNonEmpty('<br>', ...lines.map((line) => prose(line, Infinity)), rest);
}

/** `3 more`, or what they are where the finding has resources and messages beside them. */
function moreWords(hidden: readonly Occurrence[], { occurrences }: Finding): Markdown {
  const isMixed = new Set(occurrences.map(({ noun }) => noun)).size > 1;
  return isMixed ? hiddenWords(hidden) : literal`${formatNumber(hidden.length)} more`;
}

/** What the policy is for, where it comes from, where it fails and who may override it; some are empty. */
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
    isClosing ? overridersFact(finding) : '',
    finding.helpUrl ? link('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
  ];
}

/** The status; empty for a failure, and for an error or a warning of the plan, because the title of the list says so. */
function statusUnlessObvious(finding: Finding): Sentence {
  if (isAccepted(finding)) return acceptedWords(finding);
  if (finding.status === 'failed' || finding.kind === 'diagnostic') return '';
  return literal`${STATUS_WORDS[finding.status]}`;
}

/** Who may override the finding; empty if that is not known. Names are code, so that the host notifies nobody. */
function overridersFact({ overrideBy, overriders = [], guard, approval }: Finding): Sentence {
  if (approval !== undefined) return approvalFact(approval);
  if (overrideBy === undefined && overriders.length > 0)
    return phrase`teams that may override: ${firstParts(overriders.map(codePart), 4)}`;
  if (overrideBy === undefined) return '';
  const who = overrideBy.length > 0 ? firstParts(overrideBy.map(codePart), 4) : phrase`nobody`;
  return phrase`who may ${guard === true ? 'approve' : 'override'}: ${who}`;
}

function workspaceNames(names: readonly string[], view: ReportView): Sentence {
  const workspaceCount = view.workspaces.length;
  if (names.length === workspaceCount && workspaceCount > 2)
    return phrase`all ${workspaceCountWords(workspaceCount)}`;
  const parts = names.map((name) => sentencePart('code', name, 60));
  return firstParts(parts, 4, workspaceCountWords);
}

/** How many addresses of one message are written in front of it. */
const MOST_ADDRESSES = 4;

/**
 * Place, addresses and messages of an occurrence, or a dash. What is true of the whole finding is not repeated: its workspaces,
 * its baseline, that it is new.
 */
function occurrenceItem(occurrence: Occurrence, finding: Finding, view: ReportView): ListItem {
  const addresses = unmentionedAddresses(occurrence, LISTED_TEXT.characters);
  const codes = addresses.map((address) => codeSpan(address, 200));
  const fileLine = fileAndLine(occurrence);
  const isNew = occurrence.age === 'new' && finding.age !== 'new';
  const isInFewerWorkspaces = occurrence.workspaces.length < finding.workspaces.length;
  const isWithoutResource = occurrence.addresses.length === 0 && finding.kind === 'policy';
  const origins = allowedOrigins(view.context);
  const place = fileLine && link(codeSpan(fileLine), occurrence.permalink, origins);
  const message = joinNonEmpty(
    ': ',
    joinNonEmpty('', ...firstParts(codes, MOST_ADDRESSES)),
    messageWords(occurrence.messages),
  );
  return {
    words: joinSentences(
      literal` · `,
      joinNonEmpty(' ', place, message) || literal`–`,
      isWithoutResource ? literal`names no resource` : '',
      isInFewerWorkspaces ? workspaceNames(occurrence.workspaces, view) : '',
      baselineWords(ownBaseline(occurrence, finding), view.context),
      isNew ? literal`🆕` : '',
    ),
  };
}

interface MessageLimits {
  /** How many occurrences of each finding the list shows: the fold has those after them. */
  listed: number;
  /** The most UTF-16 units of the messages of one policy. */
  messageLimit: number;
}

/** A fold for each policy of which the list does not show all occurrences and text. `missing` counts findings. */
export function messageFolds(
  findings: readonly Finding[],
  view: ReportView,
  budget: Budget,
  limits: MessageLimits,
): BudgetedBlock {
  const notWhole = findings.filter(
    (finding) => finding.occurrences.length > limits.listed || unlistedText(finding).length > 0,
  );
  const groups = groupBy(notWhole, ({ kind, policySet, policy }) => [kind, policySet, policy]);
  const folds = renderWhileFits(budget, groups, (group) => messageFold(group, view, limits));
  return {
    text: joinNonEmpty('\n\n', ...folds),
    missing: groups.slice(folds.length).flat().length,
  };
}

const isListedWhole = (messages: readonly string[]): boolean => fitsIn(messages, LISTED_TEXT);

/** The message and the output of a policy, as far as the list does not show them whole. */
function unlistedText(finding: Finding): readonly string[] {
  const { message } = finding;
  const output = unshownOutput(finding, isListedWhole);
  const isInOutput = output.some((text) => text.includes(message));
  return isListedWhole([message]) || isInOutput ? output : [message, ...output];
}

/** How many findings of one policy are in its fold; the others are in the list only. */
const MOST_IN_FOLD = 10;

function messageFold(
  group: [Finding, ...Finding[]],
  view: ReportView,
  { listed, messageLimit }: MessageLimits,
): Markdown {
  const [first] = group;
  const shown = group.slice(0, MOST_IN_FOLD);
  const hidden = group.length - shown.length;
  const unlisted = group.flatMap(({ occurrences }) => occurrences.slice(listed));
  const content = joinNonEmpty(
    ' and ',
    hiddenWords(unlisted),
    group.some((finding) => unlistedText(finding).length > 0) ? 'what it printed' : '',
  );
  const limits = { listed, messageLimit: Math.floor(messageLimit / shown.length) };
  const namesWorkspaces = group.length > 1 && view.workspaces.length > 1;
  const details = shown.map((finding) => {
    const text = findingDetails(finding, view, limits);
    if (!namesWorkspaces) return text;
    const where = toMarkdown(phrase`In ${workspaceNames(finding.workspaces, view)}:`);
    return joinNonEmpty('\n\n', where, text);
  });
  return joinNonEmpty(
    '\n\n',
    literal`<details><summary>${htmlCode(first.policy, 120)}: ${content}</summary>`,
    ...details,
    hidden > 0 ? literal`… and ${formatNumber(hidden)} more of the same policy.` : '',
    '</details>',
  );
}

/** The occurrences that the list does not show, then the text. */
function findingDetails(
  finding: Finding,
  view: ReportView,
  { listed, messageLimit }: MessageLimits,
): Markdown {
  const unlisted = finding.occurrences.slice(listed);
  // Half of a line is the URL of its link.
  const budget = createBudget(messageLimit * 2, (line) => line.length);
  const lines = renderWhileFits(budget, unlisted, (occurrence) =>
    itemToMarkdown(occurrenceItem(occurrence, finding, view)),
  );
  const hidden = unlisted.slice(lines.length);
  if (hidden.length > 0) lines.push(literal`- … and ${moreWords(hidden, finding)}`);
  const texts = unlistedText(finding);
  return joinNonEmpty(
    '\n\n',
    joinNonEmpty('\n', ...lines),
    texts.length === 0 ? '' : fence(messageText(texts, messageLimit)),
  );
}
