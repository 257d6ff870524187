/** Causes as Markdown: a list with a line for each message and its resources, and the rest folded. */
import { approvalFact } from './approval-words.ts';
import {
  createBudget,
  renderFold,
  renderWhileFits,
  type Budget,
  type BudgetedBlock,
} from './budget.ts';
import {
  closingSections,
  otherSections,
  sectionTitle,
  sectionWords,
  type CauseSection,
} from './cause-sections.ts';
import { allowedOrigins } from './links.ts';
import { codeSpan, fence, htmlCode, link, linkToRemedy, prose, safeHref } from './markdown.ts';
import {
  literal,
  type Markdown,
  joinSentences,
  linkPart,
  phrase,
  sentencePart,
  type Sentence,
  type SentencePart,
  firstParts,
  formatNumber,
  listParts,
} from '../model/sentence.ts';
import { fitsIn, messageLines, messageText, type TextLimits } from './message-text.ts';
import { hiddenWords, ownBaseline, unmentionedAddresses, unshownOutput } from './occurrences.ts';
import { itemToMarkdown, toMarkdown, type ListItem } from './render-sentence.ts';
import {
  groupBy,
  joinNonEmpty,
  policyCountWords,
  unchanged,
  workspaceCountWords,
  sumOf,
} from './text.ts';
import type { Cause, Occurrence, ReportView } from './view.ts';
import {
  acceptedWords,
  baselineWords,
  countPolicies,
  diagnosticNoun,
  endedWords,
  fileAndLine,
  isAccepted,
  STATUS_WORDS,
  verdictOfReason,
  VERDICT_WORDS,
} from './words.ts';
import { workspaceNames, stoppedWords } from './workspace-names.ts';

/** What is shown of the messages about a resource in its line of the list: longer ones are whole in a fold. */
const LISTED_TEXT: TextLimits = { characters: 240, lines: 6 };
/** How many resources of one cause are shown outside of a fold: the largest of these with which all causes fit. */
const VISIBLE_OCCURRENCES = [5, 3, 2, 1] as const;
/** How many resources of one cause are shown inside a fold. */
const FOLDED_OCCURRENCES = 100;

/** How many resources each cause may show, so that all causes fit; 1 if they do not fit even so. */
export function occurrencesPerCause(view: ReportView, budget: Budget): number {
  const causes = closingCauses(view);
  const fits = (most: number): boolean => {
    const items = renderWhileFits(budget.unpaidCopy(), causes, (cause) =>
      causeItem(cause, view, { most, isClosing: true }),
    );
    return items.length === causes.length;
  };
  return VISIBLE_OCCURRENCES.find(fits) ?? 1;
}

function closingCauses(view: ReportView): Cause[] {
  return closingSections(view.causes, view.green).flatMap(({ causes }) => causes);
}

/** Causes that keep the gate closed, in their sections; only their names if they do not fit. */
export function closingBlock(view: ReportView, budget: Budget, most: number): BudgetedBlock {
  const sections = closingSections(view.causes, view.green);
  const blocks = sections.map((section, index) => {
    const below = sections.slice(index + 1).flatMap(({ causes }) => causes).length;
    // Half of the proportional share of the sections below is reserved for them; this one may use the rest.
    const shareBelow = below / (below + section.causes.length);
    return sectionBlock(section, view, budget.part(1 - shareBelow / 2), most);
  });
  return {
    text: joinNonEmpty('\n\n', ...blocks.map(({ text }) => text)),
    missing: sumOf(blocks, ({ missing }) => missing),
  };
}

function sectionBlock(
  section: CauseSection,
  view: ReportView,
  budget: Budget,
  most: number,
): BudgetedBlock {
  const { causes } = section;
  const render = (cause: Cause): Markdown => causeItem(cause, view, { most, isClosing: true });
  const heading = literal`#### ${toMarkdown(sectionTitle(section, view))}`;
  if (!budget.tryTake(heading))
    return { text: otherNamesLine(causes, budget), missing: causes.length };
  // The last third of the budget is for the names of causes that do not fit, unless all fit.
  const items = renderWhileFits(budget.part(0.7), causes, render);
  const others = causes.slice(items.length);
  const otherItems = renderWhileFits(budget.unpaidCopy(), others, render);
  if (otherItems.length === others.length) {
    items.push(...renderWhileFits(budget, otherItems, unchanged));
  }
  const unnamed = causes.slice(items.length);
  const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
  const text = joinNonEmpty('\n\n', heading, joinNonEmpty('\n', ...items), names);
  return { text, missing: causes.length - items.length };
}

/** As many names as fit and the number of others; only the number if no name fits. */
function otherNamesLine(causes: readonly Cause[], budget: Budget): Markdown {
  const names = [...new Set(causes.map(({ policy, policySet }) => policy || policySet))].filter(
    Boolean,
  );
  const othersWords = (number: number): Markdown =>
    literal`${policyCountWords(number)} more, named in the summary`;
  if (names.length === 0) return '';
  if (!budget.tryTake(literal`Also failed: and ${othersWords(names.length)}.`)) return '';
  const shown = renderWhileFits(budget, names, (name) => codeSpan(name, 80));
  const missing = names.length - shown.length;
  const others = missing > 0 ? othersWords(missing) : '';
  return literal`Also failed: ${joinNonEmpty(' and ', joinNonEmpty(', ', ...shown), others)}.`;
}

/** Causes that do not close the gate: a fold for each section. `noun`: what one that does not fit is called. */
export function otherFolds(view: ReportView, budget: Budget) {
  return otherSections(view.causes).map((section) => {
    const { id, causes, noun } = section;
    const title = literal`${FOLD_ICONS[id] ?? '⚠️'} ${sectionWords(section)}`;
    const block = renderFold(budget, { title }, causes, (cause) =>
      causeItem(cause, view, { most: FOLDED_OCCURRENCES, isClosing: false }),
    );
    return { ...block, id, noun };
  });
}

const FOLD_ICONS: Partial<Record<CauseSection['id'], '☑️' | 'ℹ️'>> = {
  accepted: '☑️',
  notices: 'ℹ️',
};

interface ItemOptions {
  /** How many resources or messages are listed. */
  most: number;
  /** Whether it is in a section of those that close the gate. */
  isClosing: boolean;
}

/** A cause with its resources below it. */
function causeItem(cause: Cause, view: ReportView, { most, isClosing }: ItemOptions): Markdown {
  const { kind, policy } = cause;
  if (kind === 'reason' || kind === 'notice') return sentenceItem(cause, view);
  const name = codeSpan(policy || cause.policySet, 120);
  const called = policy === '' ? literal`Policy set ${name}` : name;
  const title = isClosing || policy === '' ? literal`**${called}**` : called;
  const described = joinSentences(literal` — `, title, descriptionOf(cause));
  const head = joinSentences(literal` · `, described, ...causeFacts(cause, view, isClosing));
  return itemToMarkdown({
    words: joinSentences(
      isAccepted(cause) ? literal` · ` : literal`: `,
      head,
      messageWords([cause.messageOfAll]),
    ),
    children: [...endedItems(cause, view), ...occurrenceItems(cause, view, most)],
  });
}

/** A reason or a notice: which workspaces, with their runs, and what is said of them. */
function sentenceItem(cause: Cause, view: ReportView): Markdown {
  const { kind, message, code, says = sentencePart('text', message, 900) } = cause;
  const icon = kind === 'notice' ? '' : VERDICT_WORDS[verdictOfReason(cause)].icon;
  const where = kind === 'notice' ? workspaceNames(cause.workspaces, view) : runsOf(cause, view);
  const page = linkToRemedy(code);
  const head = icon === '' ? where : phrase`${icon} ${where}`;
  const { remedy = '', stopped, generalMessages } = cause;
  // What has to be done is one of the steps, unless the gate is open.
  const help = cause.blocks ? '' : remedy;
  return itemToMarkdown({
    words: joinSentences(
      literal` `,
      phrase`${head}:`,
      says,
      help,
      page,
      stoppedWords(stopped, view),
    ),
    children: generalMessages.length === 0 ? [] : occurrenceItems(cause, view, MOST_PLACES),
  });
}

const MOST_PLACES = 10;

/** How many runs of one cause are linked. */
const MOST_RUNS = 5;

/** The workspaces of a cause; where they are few, each leads to its run. */
function runsOf({ runs, workspaces }: Cause, view: ReportView): Sentence {
  if (workspaces.length > MOST_RUNS) return workspaceNames(workspaces, view);
  const urls = new Map(runs.map(({ workspace, runUrl }) => [workspace, runUrl]));
  const links = workspaces.map((name) => {
    const code = sentencePart('code', name, 60);
    const href = safeHref(urls.get(name) ?? '', allowedOrigins(view.context));
    return href === undefined ? code : linkPart(code, href);
  });
  return listParts(links);
}

/** Messages, each of their lines on a line of its own. */
function messageWords(messages: readonly string[]): Markdown {
  const { lines, rest } = messageLines(messages, LISTED_TEXT);
  return joinNonEmpty('<br>', ...lines.map((line) => prose(line, Infinity)), rest);
}

/** What the policy is for; empty if its message says the same. */
function descriptionOf({ description = '', message }: Cause): Markdown {
  return description === message ? '' : prose(description, 160);
}

/** Where it comes from, where it fails and who may override it; some are empty. */
function causeFacts(cause: Cause, view: ReportView, isClosing: boolean): Sentence[] {
  const { kind, policySet, policy, level } = cause;
  return [
    policySet === '' || policy === '' ? '' : codeSpan(policySet, 80),
    kind === 'run-task' ? literal`run task` : '',
    kind === 'diagnostic' ? literal`${diagnosticNoun(cause)}` : '',
    level === 'advisory' && isClosing ? literal`advisory` : '',
    level === 'unknown' && kind === 'undecided' ? literal`unknown level` : '',
    statusUnlessObvious(cause),
    view.workspaces.length > 1 ? workspaceNames(cause.workspaces, view) : '',
    baselineWords(cause.baseline, view.context),
    cause.age === 'new' ? literal`🆕` : '',
    isClosing ? overridersFact(cause) : '',
    cause.todo?.kind === 'fix-policies' && cause.own !== true
      ? literal`nothing in this pull request is at fault`
      : '',
  ];
}

/** The status; empty for a failure, and for an error or a warning of the plan, because the title of the list says so. */
function statusUnlessObvious(cause: Cause): Sentence {
  if (isAccepted(cause)) return acceptedWords(cause);
  const isOfWholeSet = cause.policy === '';
  if (cause.status === 'failed' || cause.kind === 'diagnostic' || isOfWholeSet) return '';
  return literal`${STATUS_WORDS[cause.status]}`;
}

const codePart = (text: string): SentencePart => sentencePart('code', text, 80);

/** Who may override by a comment; empty if that is not known. Teams of the service are in the title. Names are code, so that the host notifies nobody. */
function overridersFact({ overrideBy, guard, own, approval }: Cause): Sentence {
  if (approval !== undefined) return approvalFact(approval);
  const isApproved = guard === true || own === true;
  if (overrideBy === undefined || (isApproved && overrideBy.length === 0)) return '';
  const who = overrideBy.length > 0 ? firstParts(overrideBy.map(codePart), 4) : phrase`nobody`;
  return phrase`who may ${isApproved ? 'approve' : 'override'}: ${who}`;
}

/** An exception that has ended stands with the failure that counts again. */
function endedItems({ ended = [] }: Cause, { context }: ReportView): ListItem[] {
  return ended.map((each) => ({ words: endedWords(each, context.judges.exceptionsFile) }));
}

/** The occurrences with the same messages, by file. */
type Alike = [Occurrence, ...Occurrence[]];

/** At most `most` occurrences: those with the same messages are one line, and the last line counts the others. */
function occurrenceItems(cause: Cause, view: ReportView, most: number): ListItem[] {
  const { occurrences } = cause;
  const shown = occurrences.slice(0, most);
  const groups = groupBy(shown, ({ messages, noun }) => [noun, messages]);
  const items = groups.map((alike) => ({ words: occurrenceLine(alike, cause, view) }));
  const hidden = occurrences.slice(most);
  if (hidden.length > 0) items.push({ words: phrase`and ${moreWords(hidden, cause)}` });
  return items;
}

/** `3 more`, or what they are where the cause has resources and messages beside them. */
function moreWords(hidden: readonly Occurrence[], { occurrences }: Cause): Markdown {
  const isMixed = new Set(occurrences.map(({ noun }) => noun)).size > 1;
  return isMixed ? hiddenWords(hidden) : literal`${formatNumber(hidden.length)} more`;
}

/** How many addresses of one message are written in front of it. */
const MOST_ADDRESSES = 4;

/** `place address: message` of one, or `message: place address, place address` of several with the same message. */
function occurrenceLine(alike: Alike, cause: Cause, view: ReportView): Sentence {
  const [first] = alike;
  const message = messageWords(first.messages);
  if (alike.length === 1) {
    const place = placeWords(first, view);
    const addresses = unmentionedAddresses(first, LISTED_TEXT.characters);
    const codes = addresses.map((address) => codeSpan(address, 200));
    const named = joinNonEmpty('', ...listParts(codes, MOST_ADDRESSES));
    const said = joinNonEmpty(': ', named, message);
    const what = joinNonEmpty(' ', place, said) || literal`–`;
    return joinSentences(literal` · `, what, ...occurrenceFacts(first, cause, view));
  }
  const byFile = groupBy(alike, ({ location }) => location?.path);
  const places = byFile.flat().map((occurrence, index, all) => {
    const codes = occurrence.addresses.map((address) => codeSpan(address, 200));
    const named = joinNonEmpty('', ...listParts(codes, MOST_ADDRESSES));
    const what =
      joinNonEmpty(' ', placeWords(occurrence, view, all[index - 1]), named) || literal`–`;
    const numbers = new Set(alike.map(({ workspaces }) => workspaces.length));
    const facts = occurrenceFacts(occurrence, cause, view, numbers.size === 1);
    const inBrackets = joinSentences(literal`, `, ...facts);
    return inBrackets === '' ? what : phrase`${what} (${inBrackets})`;
  });
  const list = joinSentences(literal`, `, ...places);
  const each = inEach(alike, cause, view);
  return joinSentences(literal`, `, joinSentences(literal`: `, message, list), each);
}

/** `each in 10 workspaces`, where each of several is in as many, and in fewer than its cause. */
function inEach(alike: Alike, { workspaces }: Cause, view: ReportView): Sentence {
  const [first, ...others] = alike.map((occurrence) => occurrence.workspaces.length);
  const areAlike = others.every((number) => number === first);
  if (first === undefined || !areAlike || view.workspaces.length < 2) return '';
  return first < workspaces.length ? phrase`each in ${workspaceCountWords(first)}` : '';
}

/** `infra/main.tf:12`; of a place in the file of the one before it, the line alone. */
function placeWords(occurrence: Occurrence, view: ReportView, before?: Occurrence): Markdown {
  const { location, permalink } = occurrence;
  const fileLine = fileAndLine(occurrence);
  const isInSameFile = location !== undefined && location.path === before?.location?.path;
  const shown = isInSameFile ? `:${location.startLine}` : fileLine;
  return fileLine && link(codeSpan(shown), permalink, allowedOrigins(view.context));
}

/** Which causes above say something of the same resource: the finding of a scanner is shown with what a policy says. */
function alsoWords(occurrence: Occurrence, cause: Cause, { causes }: ReportView): Sentence {
  const [address] = occurrence.addresses;
  if (cause.scanned !== true || address === undefined) return '';
  const above = causes
    .slice(0, causes.indexOf(cause))
    .filter(
      ({ kind, occurrences }) =>
        kind === 'policy' &&
        occurrences.some(
          ({ addresses, workspaces }) =>
            addresses.includes(address) &&
            workspaces.some((name) => occurrence.workspaces.includes(name)),
        ),
    );
  const names = [...new Set(above.map(({ policy }) => policy))].map((name) => codeSpan(name, 120));
  return names.length === 0 ? '' : phrase`also ${listParts(names, MOST_ALSO)}, above`;
}

const MOST_ALSO = 3;

/** What is true of one occurrence and not of its whole cause. */
function occurrenceFacts(
  occurrence: Occurrence,
  cause: Cause,
  view: ReportView,
  areWorkspacesSaid = false,
): Sentence[] {
  const isNew = occurrence.age === 'new' && cause.age !== 'new';
  const isInFewerWorkspaces = occurrence.workspaces.length < cause.workspaces.length;
  const isWithoutResource =
    occurrence.addresses.length === 0 &&
    occurrence.location === undefined &&
    cause.kind === 'policy' &&
    cause.policy !== '' &&
    // What may be installed is no resource.
    cause.remedy === undefined;
  return [
    alsoWords(occurrence, cause, view),
    isWithoutResource ? literal`names no resource` : '',
    isInFewerWorkspaces && !areWorkspacesSaid ? workspaceNames(occurrence.workspaces, view) : '',
    baselineWords(ownBaseline(occurrence, cause), view.context),
    isNew ? literal`🆕` : '',
  ];
}

interface MessageLimits {
  /** How many occurrences of each cause the list shows: the fold has those after them. */
  listed: number;
  /** The most UTF-16 units of the messages of one cause. */
  messageLimit: number;
}

/** A fold for each cause of which the list does not show all occurrences and text. `missing` counts causes. */
export function messageFolds(
  view: ReportView,
  budget: Budget,
  limits: MessageLimits,
): BudgetedBlock {
  const notWhole = closingCauses(view).filter(
    (cause) =>
      cause.policy + cause.policySet !== '' &&
      (cause.occurrences.length > limits.listed || unlistedText(cause).length > 0),
  );
  const folds = renderWhileFits(budget, notWhole, (cause) => messageFold(cause, view, limits));
  return { text: joinNonEmpty('\n\n', ...folds), missing: notWhole.length - folds.length };
}

const isListedWhole = (messages: readonly string[]): boolean => fitsIn(messages, LISTED_TEXT);

/** The message and the output of a policy, as far as the list does not show them whole. */
function unlistedText(cause: Cause): readonly string[] {
  const { message } = cause;
  const output = unshownOutput(cause, isListedWhole);
  const isInOutput = output.some((text) => text.includes(message));
  return isListedWhole([message]) || isInOutput ? output : [message, ...output];
}

/** The occurrences that the list does not show, then the text. */
function messageFold(
  cause: Cause,
  view: ReportView,
  { listed, messageLimit }: MessageLimits,
): Markdown {
  const unlisted = cause.occurrences.slice(listed);
  const texts = unlistedText(cause);
  const content = joinNonEmpty(
    ' and ',
    hiddenWords(unlisted),
    texts.length > 0 ? 'what it printed' : '',
  );
  // Half of a line is the URL of its link.
  const budget = createBudget(messageLimit * 2, (line) => line.length);
  const lines = renderWhileFits(budget, unlisted, (occurrence) =>
    itemToMarkdown({ words: occurrenceLine([occurrence], cause, view) }),
  );
  const hidden = unlisted.slice(lines.length);
  if (hidden.length > 0) lines.push(literal`- … and ${moreWords(hidden, cause)}`);
  return joinNonEmpty(
    '\n\n',
    literal`<details><summary>${htmlCode(cause.policy || cause.policySet, 120)}: ${content}</summary>`,
    joinNonEmpty('\n', ...lines),
    texts.length === 0 ? '' : fence(messageText(texts, messageLimit)),
    '</details>',
  );
}

/** `2 to fix, 1 to override, 2 advisory`: how many policies there are of each; empty if all passed. */
export function policyTotals(view: ReportView): Markdown {
  const sections = closingSections(view.causes, view.green);
  const numberIn = (...ids: CauseSection['id'][]): number =>
    countPolicies(
      sections
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ causes }) => causes)
        .filter(({ kind }) => kind !== 'reason' && kind !== 'diagnostic'),
    );
  const advisory = otherSections(view.causes).find(({ id }) => id === 'advisory');
  const counts: [number, Markdown][] = [
    [numberIn('must-fix'), view.green ? literal`failed` : literal`to fix`],
    [numberIn('overridable', 'approvable'), literal`to override`],
    [numberIn('guarded'), literal`to approve`],
    [numberIn('unjudged'), literal`not judged`],
    [countPolicies(advisory?.causes ?? []), literal`advisory`],
  ];
  return joinNonEmpty(
    ', ',
    ...counts.map(([number, words]) =>
      number > 0 ? literal`${formatNumber(number)} ${words}` : '',
    ),
  );
}
