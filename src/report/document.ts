/**
 * What a report tells: its sections, their items, and what each item is made of. What it tells, in which order, how often and
 * grouped how is decided here, once for every surface; a writer (`write-markdown.ts`, `write-text.ts`, and the one of the page)
 * knows its medium and no policy. Strings from outside are still hostile: the writers escape them.
 */
import type { Excerpt } from '../model/policy-result.ts';
import { pageOfError } from '../model/errors.ts';
import {
  firstParts,
  formatNumber,
  joinSentences,
  linkPart,
  listParts,
  literal,
  phrase,
  sentencePart,
  signPart,
  type Markdown,
  type Sentence,
  type SentencePart,
} from '../model/sentence.ts';
import { approvalFact } from './approval-words.ts';
import {
  closingSections,
  otherSections,
  otherTitle,
  sectionTitle,
  sectionWords,
  type CauseSection,
} from './cause-sections.ts';
import { isNotJudged } from './causes.ts';
import { allowedOrigins } from './links.ts';
import { safeHref } from './markdown.ts';
import { fitsIn, type TextLimits } from './message-text.ts';
import { hiddenWords, ownBaseline, unmentionedAddresses, unshownOutput } from './occurrences.ts';
import { countWords, formatElapsed, groupBy, workspaceCountWords } from './text.ts';
import { sortWorstFirst } from './verdict-sentence.ts';
import { verdictTotals } from './workspace-table.ts';
import { leftoversOf } from './leftovers.ts';
import { planWords, toldChanges, type ToldChanges } from './changes.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import type { Cause, Occurrence, ReportView } from './view.ts';
import {
  acceptedWords,
  baselineWords,
  causeWords,
  diagnosticNoun,
  endedWords,
  fileAndLine,
  isAccepted,
  resultCountWords,
  STATUS_WORDS,
  verdictWords,
  verdictOfReason,
  VERDICT_WORDS,
} from './words.ts';
import { stoppedWords, workspaceNames } from './workspace-names.ts';

/** How much of the causes a medium has room for: each number is the most of what it is called after. */
export interface Room {
  /** Resources or messages of one cause. */
  occurrences: number;
  /** The same of a cause that does not keep the gate closed. */
  others: number;
  /** Of the messages about one resource. */
  text: TextLimits;
}

/** How much an item matters: what matters less is folded or left out first, on every surface in the same order. */
type Importance = 'closes-the-gate' | 'fails' | 'is-accepted' | 'is-worth-knowing';

/** One list of causes. */
export interface CauseList {
  id: CauseSection['id'];
  /** What one of its items is called. */
  noun: CauseSection['noun'];
  importance: Importance;
  /** Above the list. */
  title: Sentence;
  /** In place of the list where it is folded, with the number of its items. */
  folded: Markdown;
  items: readonly CauseItem[];
}

/** A cause with what is said of it, and where. */
export interface CauseItem {
  /** What it is the item of: writers ask it for nothing but its identity. */
  cause: Cause;
  kind: 'named' | 'said';
  importance: Importance;
  /** In Markdown; empty where the list says enough. */
  icon: Markdown;
  /** One column wide, for texts. */
  sign: '✗' | '!' | '✓' | '·';
  tone: 'bad' | 'asked' | 'unknown' | 'soft' | 'quiet';
  /** The name of a policy, or the workspaces of what has no name. */
  title: Sentence;
  /** The name alone; empty for what has none. */
  name: string;
  /** What it is, in a few words. */
  short: string;
  /** Whether the title stands out. */
  isStrong: boolean;
  /** What the policy is for; empty if its message says the same. */
  description: string;
  facts: readonly Sentence[];
  /** Of what has no name: whole sentences. */
  says: Sentence;
  /** Of all its places together; hostile, of any number of lines. */
  messages: readonly string[];
  /** What stands with it: exceptions that have ended, what it keeps from being started. */
  notes: readonly Sentence[];
  /** The page that says what to do about it. */
  help: string | undefined;
  places: readonly PlaceGroup[];
  /** What the places are for which there is no room, and their number: `3 more`; empty without. */
  hidden: Markdown;
  /** Places for which there is no room in the list, each alone. */
  further: () => PlaceGroup[];
  /** What `further` are: `2 more resources`. */
  furtherWords: Markdown;
  /** What is left of `further` behind its first `number`; empty if nothing is. */
  furtherAfter: (number: number) => Markdown;
  /** The runs that it is of; none where nothing has to be looked at. */
  runs: () => readonly { workspace: string; href: string | undefined }[];
}

/** Places of which the same is said: it is said once. */
export interface PlaceGroup {
  messages: readonly string[];
  places: readonly [ToldPlace, ...ToldPlace[]];
  /** Of all of them. */
  facts: readonly Sentence[];
}

/** One place of a cause: a line of a file, resources, or both. */
export interface ToldPlace {
  /** `infra/main.tf:12`; empty if unknown. */
  fileLine: string;
  path: string | undefined;
  line: number | undefined;
  href: string | undefined;
  /** Addresses that the messages do not name. */
  addresses: readonly string[];
  facts: readonly Sentence[];
  excerpt: Excerpt | undefined;
}

/** What keeps the gate closed, by what can be done about it. No list is empty. */
export function closingLists(view: ReportView, room: Room): CauseList[] {
  return closingSections(view.causes, view.green).map((section) => ({
    id: section.id,
    noun: section.noun,
    importance: 'closes-the-gate',
    title: sectionTitle(section, view),
    folded: sectionWords(section),
    items: section.causes.map((cause) => causeItem(cause, view, 'closes-the-gate', room)),
  }));
}

/** All other causes. A list may be empty. */
export function otherLists(view: ReportView, room: Room): CauseList[] {
  return otherSections(view.causes).map((section) => {
    const importance = IMPORTANCE[section.id] ?? 'is-worth-knowing';
    return {
      id: section.id,
      noun: section.noun,
      importance,
      title: otherTitle(section),
      folded: sectionWords(section),
      items: section.causes.map((cause) => causeItem(cause, view, importance, room)),
    };
  });
}

const IMPORTANCE: Partial<Record<CauseSection['id'], Importance>> = {
  advisory: 'fails',
  accepted: 'is-accepted',
};

function causeItem(cause: Cause, view: ReportView, importance: Importance, room: Room): CauseItem {
  const isClosing = importance === 'closes-the-gate';
  const { kind, occurrences, generalMessages } = cause;
  const isSaid = kind === 'reason' || kind === 'notice';
  const ofList = isClosing ? room.occurrences : room.others;
  const most = isSaid ? Math.max(ofList, MOST_PLACES) : ofList;
  const isUntold = isSaid ? generalMessages.length === 0 : isAccepted(cause) && saysNothing(cause);
  const told = isUntold ? [] : occurrences;
  const further = told.slice(most);
  const groups = groupBy(told.slice(0, most), ({ messages, noun }) => [noun, messages]);
  return {
    cause,
    importance,
    sign: signOf(cause),
    tone: isNotJudged(cause) ? 'unknown' : TONES[cause.severity],
    short: causeWords(cause),
    ...ownParts(cause, view, isClosing),
    places: groups.map((alike) => placeGroup(alike, cause, view, room)),
    hidden: moreWords(further, cause),
    further: () => further.map((occurrence) => placeGroup([occurrence], cause, view, room)),
    furtherWords: hiddenWords(further),
    furtherAfter: (number) => moreWords(further.slice(number), cause),
    runs: () => (cause.blocks ? runsOf(cause, view) : []),
  };
}

/** Whether nothing is said of a failure but its status, which is one of its facts where it is accepted. */
function saysNothing({ occurrences: [first, ...others], status }: Cause): boolean {
  const { addresses, location, messages } = first;
  const isBare = others.length + addresses.length === 0 && location === undefined;
  return isBare && messages.every((message) => message === STATUS_WORDS[status]);
}

/** How many places of a reason or a notice are listed at least. */
const MOST_PLACES = 10;

type OwnParts = Pick<
  CauseItem,
  | 'kind'
  | 'icon'
  | 'title'
  | 'name'
  | 'isStrong'
  | 'description'
  | 'facts'
  | 'says'
  | 'messages'
  | 'notes'
  | 'help'
>;

const known = new WeakMap<ReportView, Map<Cause, OwnParts>>();

/** What does not depend on how much room there is, found once for each cause of a report. */
function ownParts(cause: Cause, view: ReportView, isClosing: boolean): OwnParts {
  const ofView = known.get(view) ?? new Map<Cause, OwnParts>();
  known.set(view, ofView);
  const isSaid = cause.kind === 'reason' || cause.kind === 'notice';
  const parts =
    ofView.get(cause) ?? (isSaid ? saidParts(cause, view) : namedParts(cause, view, isClosing));
  ofView.set(cause, parts);
  return parts;
}

/** A policy, a policy set, a run task or a problem of the plan. */
function namedParts(cause: Cause, view: ReportView, isClosing: boolean): OwnParts {
  const { policy, policySet, description = '', message, ended = [] } = cause;
  const name = sentencePart('code', policy || policySet, 120);
  return {
    kind: 'named',
    icon: '',
    title: policy === '' ? phrase`Policy set ${name}` : name,
    name: policy || policySet,
    isStrong: isClosing || policy === '',
    description: description === message ? '' : description,
    facts: causeFacts(cause, view, isClosing).filter((fact) => fact !== ''),
    says: '',
    messages: cause.messageOfAll === '' ? [] : [cause.messageOfAll],
    // An exception that has ended stands with the failure that counts again.
    notes: ended.map((each) => endedWords(each, view.context.judges.exceptionsFile)),
    help: undefined,
  };
}

/** A reason or a notice: which workspaces, with their runs, and what is said of them. */
function saidParts(cause: Cause, view: ReportView): OwnParts {
  const { kind, message, code, blocks, remedy = '' } = cause;
  const { says = sentencePart('text', message, 900) } = cause;
  const stopped = stoppedWords(cause.stopped, view);
  return {
    kind: 'said',
    icon: kind === 'notice' ? '' : literal`${VERDICT_WORDS[verdictOfReason(cause)].icon}`,
    title:
      kind === 'notice' ? workspaceNames(cause.workspaces, view) : workspacesWithRuns(cause, view),
    name: '',
    isStrong: false,
    description: '',
    facts: [],
    // What has to be done is one of the steps, unless the gate is open.
    says: joinSentences(literal` `, says, blocks ? '' : remedy),
    messages: [],
    notes: stopped === '' ? [] : [stopped],
    help: code && pageOfError(code),
  };
}

function signOf({ severity, blocks, status, kind }: Cause): CauseItem['sign'] {
  if (blocks || severity === 'blocks' || severity === 'needs-override') return '✗';
  if (severity === 'warns') return '!';
  return kind !== 'notice' && isAccepted({ status }) ? '✓' : '·';
}

const TONES: Readonly<Record<Cause['severity'], CauseItem['tone']>> = {
  blocks: 'bad',
  'needs-override': 'asked',
  warns: 'soft',
  notes: 'quiet',
};

/** How many runs of one cause are linked. */
const MOST_RUNS = 5;

/** The workspaces of a cause; where they are few, each leads to its run. */
function workspacesWithRuns(cause: Cause, view: ReportView): Sentence {
  if (cause.workspaces.length > MOST_RUNS) return workspaceNames(cause.workspaces, view);
  const hrefs = new Map(runsOf(cause, view).map(({ workspace, href }) => [workspace, href]));
  const links = cause.workspaces.map((name) => {
    const code = sentencePart('code', name, 60);
    const href = hrefs.get(name);
    return href === undefined ? code : linkPart(code, href);
  });
  return listParts(links);
}

function runsOf({ runs }: Cause, view: ReportView): ReturnType<CauseItem['runs']> {
  const origins = allowedOrigins(view.context);
  return runs.map(({ workspace, runUrl = '' }) => ({ workspace, href: safeHref(runUrl, origins) }));
}

/** Where it comes from, where it fails and who may override it; some are empty. */
function causeFacts(cause: Cause, view: ReportView, isClosing: boolean): Sentence[] {
  const { kind, policySet, policy, level } = cause;
  return [
    policySet === '' || policy === '' ? '' : sentencePart('code', policySet, 80),
    kind === 'run-task' ? literal`run task` : '',
    kind === 'diagnostic' && isClosing ? literal`${diagnosticNoun(cause)}` : '',
    level === 'advisory' && isClosing ? literal`advisory` : '',
    level === 'unknown' && kind === 'undecided' ? literal`unknown level` : '',
    statusUnlessObvious(cause),
    view.workspaces.length > 1 ? workspaceNames(cause.workspaces, view) : '',
    baselineWords(cause.baseline, view.context),
    cause.age === 'new' ? NEW : '',
    isClosing ? overridersFact(cause) : '',
    cause.todo?.kind === 'fix-policies' && cause.own !== true
      ? literal`nothing in this pull request is at fault`
      : '',
  ];
}

const NEW = signPart(literal`🆕`, literal`new`);

/** The status; empty for a failure, and for an error or a warning of the plan, because the title of the list says so. */
function statusUnlessObvious(cause: Cause): Sentence {
  if (isAccepted(cause)) return acceptedWords(cause);
  const isOfWholeSet = cause.policy === '';
  if (cause.status === 'failed' || cause.kind === 'diagnostic' || isOfWholeSet) return '';
  return literal`${STATUS_WORDS[cause.status]}`;
}

/** Who may override by a comment; empty if that is not known. Teams of the service are in the title. */
function overridersFact({ overrideBy, guard, own, approval }: Cause): Sentence {
  if (approval !== undefined) return approvalFact(approval);
  const isApproved = guard === true || own === true;
  if (overrideBy === undefined || (isApproved && overrideBy.length === 0)) return '';
  const names = overrideBy.map((name): SentencePart => sentencePart('code', name, 80));
  const who = names.length > 0 ? firstParts(names, 4) : phrase`nobody`;
  return phrase`who may ${isApproved ? 'approve' : 'override'}: ${who}`;
}

/** The occurrences with the same messages. */
type Alike = [Occurrence, ...Occurrence[]];

function placeGroup(alike: Alike, cause: Cause, view: ReportView, room: Room): PlaceGroup {
  const [first] = alike;
  const placeOf = (occurrence: Occurrence, facts: Sentence[]): ToldPlace => ({
    fileLine: fileAndLine(occurrence),
    path: occurrence.location?.path,
    line: occurrence.location?.startLine,
    href: hrefOf(occurrence, view),
    addresses: unmentionedAddresses(occurrence, room.text.characters),
    facts: facts.filter((fact) => fact !== ''),
    excerpt: occurrence.excerpt,
  });
  // A warning of the plan may say no more than its title.
  const isSaid = (message: string) => cause.kind === 'diagnostic' && message === cause.policy;
  const messages = first.messages.filter((message) => !isSaid(message));
  if (alike.length === 1) {
    const facts = occurrenceFacts(first, cause, view);
    return {
      messages,
      places: [placeOf(first, [])],
      facts: facts.filter((fact) => fact !== ''),
    };
  }
  const numbers = new Set(alike.map(({ workspaces }) => workspaces.length));
  const [one, ...others] = groupBy(alike, ({ location }) => location?.path)
    .flat()
    .map((each) => placeOf(each, occurrenceFacts(each, cause, view, numbers.size === 1)));
  const each = inEach(alike, cause, view);
  const firstPlace = one ?? placeOf(first, []);
  return {
    messages,
    places: [firstPlace, ...others],
    facts: each === '' ? [] : [each],
  };
}

function hrefOf({ permalink = '' }: Occurrence, view: ReportView): string | undefined {
  return safeHref(permalink, allowedOrigins(view.context));
}

/** `3 more`, or what they are where the cause has resources and messages beside them. */
function moreWords(hidden: readonly Occurrence[], { occurrences }: Cause): Markdown {
  if (hidden.length === 0) return '';
  const isMixed = new Set(occurrences.map(({ noun }) => noun)).size > 1;
  return isMixed ? hiddenWords(hidden) : literal`${formatNumber(hidden.length)} more`;
}

/** `each in 10 workspaces`, where each of several is in as many, and in fewer than its cause. */
function inEach(alike: Alike, { workspaces }: Cause, view: ReportView): Sentence {
  const [first, ...others] = alike.map((occurrence) => occurrence.workspaces.length);
  const areAlike = others.every((number) => number === first);
  if (first === undefined || !areAlike || view.workspaces.length < 2) return '';
  return first < workspaces.length ? phrase`each in ${workspaceCountWords(first)}` : '';
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
  const names = [...new Set(above.map(({ policy }) => policy))].map((name) =>
    sentencePart('code', name, 120),
  );
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
    isNew ? NEW : '',
  ];
}

/** The message and the output of a policy, as far as a list with room for such texts does not show them whole. */
export function textsBeyond({ cause, kind }: CauseItem, limits: TextLimits): readonly string[] {
  if (kind === 'said') return [];
  const isWhole = (messages: readonly string[]): boolean => fitsIn(messages, limits);
  const output = unshownOutput(cause, isWhole);
  const isInOutput = output.some((text) => text.includes(cause.message));
  return isWhole([cause.message]) || isInOutput ? output : [cause.message, ...output];
}

/** A workspace: what its policies and its plan come to. */
export interface WorkspaceItem {
  name: string;
  verdict: VerdictWord;
  /** Whether it leaves the gate open. */
  isGreen: boolean;
  /** What its policies say, or its verdict where none said anything. */
  policies: Markdown;
  /** `+12 ~3 −1`; empty where nothing is known of the plan. */
  plan: Markdown;
  /** How long it took; empty where that is not known. */
  elapsed: Markdown;
  run: () => string | undefined;
}

/** The whole report as a text has it. */
export interface ReportDocument {
  headline: Sentence;
  verdict: VerdictWord;
  isGreen: boolean;
  /** What was sent first; empty where nothing was. */
  sent: Sentence;
  /** The worst first. */
  workspaces: readonly WorkspaceItem[];
  /** How many workspaces have which verdict: `20 blocked, 40 need an override`. */
  verdictTotals: Markdown;
  /** What keeps the gate closed, as far as there is room for it. No list is empty. */
  closing: (room: Room) => CauseList[];
  /** All other causes. A list may be empty. */
  others: (room: Room) => CauseList[];
  changes: ToldChanges;
  /** What to do next, and then what is left over: it follows from a failure, and is none. */
  steps: readonly Sentence[];
}

/** What a report tells, once for all that is written of it. */
export function makeDocument(view: ReportView): ReportDocument {
  const { workspaces, archives, context } = view;
  const sorted = sortWorstFirst(workspaces);
  const [archive] = archives;
  return {
    headline: view.heading,
    verdict: view.shownVerdict,
    isGreen: view.green,
    sent:
      archive === undefined
        ? ''
        : phrase`${sentencePart('code', archive.directory, 160)} → ${countWords(archive.files, 'file')} sent`,
    workspaces: sorted.map((workspace): WorkspaceItem => {
      const { name, verdict, durationMs, runUrl } = workspace;
      const plan = planWords(workspace);
      return {
        name,
        verdict,
        isGreen: isGreen(verdict, context.gate.failOn),
        policies: resultCountWords(workspace) || verdictWords(verdict, workspace),
        // A dash: nothing is known of the plan.
        plan: plan === '–' ? '' : plan,
        elapsed: durationMs === undefined ? '' : formatElapsed(durationMs),
        run: () => safeHref(runUrl ?? '', allowedOrigins(context)),
      };
    }),
    verdictTotals: verdictTotals(sorted),
    closing: (room) => closingLists(view, room),
    others: (room) => otherLists(view, room),
    changes: toldChanges(view),
    steps: [...view.steps, ...(view.green ? [] : leftoversOf(workspaces))],
  };
}
