/**
 * What the plans do: what they destroy, replace or forget and the actions that they invoke are always visible,
 * all others folded, and in the fold each has what changes inside. Every text is hostile until escaped.
 */
import {
  describeTrigger,
  isProminent,
  type ChangeAction,
  type PlannedChange,
  type PlannedChanges,
} from '../policy/planned-changes.ts';
import { cleanLine, codeSpan, link, prose } from './markdown.ts';
import {
  literal,
  type Markdown,
  sentencePart,
  phrase,
  joinSentences,
  type SentencePart,
  type Sentence,
  firstParts,
  foreign,
  formatNumber,
  listParts,
} from '../model/sentence.ts';
import { allowedOrigins, permalink, runLink } from './links.ts';
import { renderWhileFits, type BudgetedBlock, type Budget } from './budget.ts';
import { toMarkdown } from './render-sentence.ts';
import {
  unchanged,
  countWords,
  groupBy,
  joinNonEmpty,
  sumOf,
  workspaceCountWords,
} from './text.ts';
import type { PlanSummary } from '../model/policy-result.ts';
import type { ReportView, WorkspaceView } from './view.ts';
import { fileAndLine, hasNoChanges } from './words.ts';
import { workspaceNames } from './workspace-names.ts';

export const ACTION_SIGNS = {
  delete: '−',
  replace: '±',
  invoke: '»',
  forget: '∅',
  update: '~',
  create: '+',
  none: '→',
} as const satisfies Record<ChangeAction, string>;

const ACTION_WORDS = {
  delete: 'destroyed',
  replace: 'replaced',
  invoke: 'invoked',
  forget: 'no longer managed',
  update: 'updated in place',
  create: 'created',
  none: 'moved or imported',
} as const satisfies Record<ChangeAction, string>;

/** `3 resources destroyed`, `1 action invoked` */
export function actionCountWords(action: ChangeAction, number: number): Markdown {
  return literal`${countWords(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}

/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS: Record<string, Markdown> = {
  tainted: literal`is marked as damaged (tainted)`,
  requested: literal`its replacement was asked for`,
  replace_triggered_by: literal`something changes that replaces it (replace_triggered_by)`,
  cannot_update: literal`cannot be updated in place`,
  delete_because_no_resource_config: literal`is no longer in the configuration`,
  delete_because_wrong_repetition: literal`does not fit the count or for_each of its block`,
  delete_because_count_index: literal`its number is beyond count`,
  delete_because_each_key: literal`its key is no longer in for_each`,
  delete_because_no_module: literal`its module is no longer called`,
  delete_because_no_move_target: literal`was moved to where nothing is configured`,
};

export type WorkspaceChange = PlannedChange & { workspace: string };

interface ChangeCounts {
  adds: number;
  changes: number;
  destroys: number;
  /** Undefined if no source separates replacements from a create and a delete. */
  replaces: number | undefined;
}

/** The service's counts, with the replacements that the list of changes shows. Undefined for a plan that did not finish. */
export function changeCountsOf({
  plan,
  changes,
}: Partial<WorkspaceView>): ChangeCounts | undefined {
  if (plan?.status !== 'finished') return undefined;
  const { additions, changes: updates, destructions } = plan;
  // The service counts a replacement twice: as one that is added, and one that is destroyed.
  const replaces = countReplacements(plan, changes);
  const countedTwice = Math.min(replaces ?? 0, additions, destructions);
  return {
    adds: additions - countedTwice,
    changes: updates,
    destroys: destructions - countedTwice,
    replaces,
  };
}

/** By the list of changes where it is whole; else 0 where the service's counts leave room for none. */
function countReplacements(
  { additions, destructions }: PlanSummary,
  changes: PlannedChanges | undefined,
): number | undefined {
  if (changes !== undefined && changes.doubt === undefined) {
    return changes.changes.filter(({ action }) => action === 'replace').length;
  }
  return additions === 0 || destructions === 0 ? 0 : undefined;
}

/** For how many resources a plan has the action, or how many actions it invokes; undefined if no source says it. */
export function countByAction(workspace: WorkspaceView, action: ChangeAction): number | undefined {
  const { changes } = workspace;
  if (action === 'delete') return changeCountsOf(workspace)?.destroys;
  if (action === 'replace') return changeCountsOf(workspace)?.replaces;
  return changes?.changes.filter((change) => change.action === action).length;
}

/** `+12 ~3 −1` and what else a plan comes to; `strong` marks what destroys. A dash where nothing is known. */
export function planWords(
  workspace: WorkspaceView,
  strong: (words: Markdown) => Markdown = unchanged,
): Markdown {
  const { plan, changes } = workspace;
  const counts = changeCountsOf(workspace);
  if (plan?.status === 'errored') return literal`failed`;
  if (plan === undefined || counts === undefined) return literal`–`;
  const listed = changes?.changes ?? [];
  const numberOf = (word: ChangeAction) => listed.filter(({ action }) => action === word).length;
  const forgotten = numberOf('forget');
  const invoked = numberOf('invoke');
  const moved = listed.filter(
    ({ previousAddress: before, address }) => before !== undefined && before !== address,
  ).length;
  if (hasNoChanges(plan) && forgotten + invoked + moved === 0) return literal`no changes`;
  const { adds, changes: updates, destroys, replaces = 0 } = counts;
  const words = joinNonEmpty(
    ' ',
    adds > 0 ? literal`+${formatNumber(adds)}` : '',
    updates > 0 ? literal`~${formatNumber(updates)}` : '',
    destroys > 0 ? strong(literal`−${formatNumber(destroys)}`) : '',
    replaces > 0 ? strong(literal`±${formatNumber(replaces)}`) : '',
    forgotten > 0 ? strong(literal`${formatNumber(forgotten)} forgotten`) : '',
    plan.imports > 0 ? literal`${formatNumber(plan.imports)} imported` : '',
    moved > 0 ? literal`${formatNumber(moved)} moved` : '',
    invoked > 0 ? strong(countWords(invoked, 'action')) : '',
  );
  return words || literal`changes outputs only`;
}

/** `+180 −1 in 60 workspaces`: what all plans come to; empty where no plan is known. */
export function planTotals({ workspaces }: ReportView): Markdown {
  const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
  if (counts.length === 0) return '';
  const total = (name: keyof ChangeCounts): number => sumOf(counts, (each) => each[name] ?? 0);
  const part = (sign: Markdown, number: number): Markdown =>
    number > 0 ? literal`${sign}${formatNumber(number)}` : '';
  const strong = (words: Markdown): Markdown => words && literal`**${words}**`;
  const words = joinNonEmpty(
    ' ',
    part(literal`+`, total('adds')),
    part(literal`~`, total('changes')),
    strong(part(literal`−`, total('destroys'))),
    strong(part(literal`±`, total('replaces'))),
  );
  return literal`${words || 'no changes'} in ${workspaceCountWords(counts.length)}`;
}

/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
export function changeTotals(workspaces: WorkspaceView[]): Record<keyof ChangeCounts, string> {
  const countsOfAll = workspaces.map(changeCountsOf);
  const total = (name: keyof ChangeCounts): string => {
    if (countsOfAll.some((counts) => counts?.[name] === undefined)) return '';
    return String(sumOf(countsOfAll, (counts) => counts?.[name] ?? 0));
  };
  return {
    adds: total('adds'),
    changes: total('changes'),
    destroys: total('destroys'),
    replaces: total('replaces'),
  };
}

/** Room is kept for a line with a number of this length. */
const LARGE_NUMBER = 1_000_000;

/**
 * What the plans destroy, replace, forget or invoke: a heading, why the list may be incomplete, and as many changes as fit,
 * at most `most` different ones. `missing` counts changes that no line mentions.
 */
export function prominentBlock(view: ReportView, budget: Budget, most: number): BudgetedBlock {
  const prominent = prominentChanges(view);
  const words = prominentWords(prominent, view);
  const heading = words && literal`#### ${words}`;
  const doubts = renderWhileFits(budget, linesOf(view, doubtLine), unchanged);
  if (
    heading === '' ||
    !budget.tryTake(literal`${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`)
  )
    return { text: joinNonEmpty('\n>\n', ...doubts), missing: prominent.length };
  const groups = groupSameChanges(prominent).slice(0, most);
  const unlistedLines = renderWhileFits(budget, linesOf(view, unreadChangesLine), unchanged);
  const lines = renderWhileFits(budget, groups, (group) => changeLine(group, view, changeReason));
  const missing = prominent.length - groups.slice(0, lines.length).flat().length;
  const list = joinNonEmpty('\n', ...lines, ...unlistedLines);
  const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
  return {
    text: joinNonEmpty('\n\n', heading, joinNonEmpty('\n>\n', ...doubts), list, more),
    missing: 0,
  };
}

/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
export function changesFold(view: ReportView, budget: Budget, most: number): BudgetedBlock {
  const withAttributes =
    isAnyAttributeKnown(view) &&
    tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
  return tryChangesFold(view, budget, { most, withAttributes }).block;
}

/** @param withAttributes whether all changes are listed with their attributes, or those that are not prominent without */
function tryChangesFold(
  view: ReportView,
  budget: Budget,
  { most, withAttributes }: { most: number; withAttributes: boolean },
): { block: BudgetedBlock; isWhole: boolean } {
  const allChanges = changesOf(view);
  const others = allChanges.filter(({ action }) => !isProminent(action));
  const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
  const number = listed.length + sumOf(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
  if (number === 0) return { block: { text: '', missing: 0 }, isWhole: true };
  const attributes = literal`, with ${number === 1 ? 'its' : 'their'} attributes`;
  const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
  const groups = groupSameChanges(listed).slice(0, most);
  const ofResources =
    view.workspaces.length > 1 && groups.length < listed.length
      ? literal` of ${countWords(groups.length, 'resource')}`
      : '';
  const title = literal`<details><summary>${countWords(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
  const end = hiddenChangesLine(LARGE_NUMBER, view);
  if (!budget.tryTake(literal`${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
    return { block: { text: '', missing: number }, isWhole: false };
  const sentences = renderWhileFits(budget, linesOf(view, unreadAttributesLine), unchanged);
  const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
  const lines = renderWhileFits(budget, groups, (group) => changeLine(group, view, reasonOf));
  const missing = number - groups.slice(0, lines.length).flat().length;
  const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
  const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
  const text = joinNonEmpty(
    '\n\n',
    title,
    joinNonEmpty('\n', ...lines),
    more,
    omission,
    joinNonEmpty('\n>\n', ...sentences),
    '</details>',
  );
  return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}

const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';

function unreadAttributesLine({ name, changes }: WorkspaceView, view: ReportView): Markdown {
  if (changes?.unread === undefined) return '';
  const which = view.workspaces.length > 1 ? literal`${codeSpan(name, 60)}: ` : '';
  return literal`> ${which}${prose(changes.unread)}`;
}

/** A change that several workspaces may have in common: it is one item. */
export interface ChangeItem {
  /** `−`, `±`, `~` and the like. */
  sign: (typeof ACTION_SIGNS)[ChangeAction];
  isProminent: boolean;
  /** Of how many workspaces it is. */
  number: number;
  address: string;
  /** `infra/main.tf:12`; empty where it is not known, or not the same everywhere. */
  fileLine: string;
  /** `in 10 workspaces (network-*)`; empty where the report has one workspace. */
  workspaces: Sentence;
  why: Sentence;
}

/** What the plans do: first what destroys, replaces, forgets or invokes. */
export function changeItems(view: ReportView): ChangeItem[] {
  const all = changesOf(view);
  const prominent = all.filter(({ action }) => isProminent(action));
  const others = all.filter(({ action }) => !isProminent(action));
  return groupSameChanges([...prominent, ...others]).map((group): ChangeItem => {
    const [change] = group;
    return {
      sign: ACTION_SIGNS[change.action],
      isProminent: isProminent(change.action),
      number: group.length,
      address: change.address,
      fileLine: fileAndLine({ location: commonPlace(group) }),
      workspaces: workspacesWords(group, view),
      why: change.action === 'replace' ? reasonAndAttributes(change) : changeReason(change),
    };
  });
}

/** Why the lists of changes of some workspaces may not be whole. */
export function doubtsAboutChanges({ workspaces }: ReportView): Sentence[] {
  return workspaces.flatMap(({ name, changes }) =>
    changes?.doubt === undefined
      ? []
      : [phrase`${sentencePart('code', name, 60)}: ${MAY_BE_INCOMPLETE} ${foreign(changes.doubt)}`],
  );
}

const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.' as const;

/** What all plans do, each with its workspace. */
export function changesOf({ workspaces }: ReportView): WorkspaceChange[] {
  return workspaces.flatMap(({ name, changes }) =>
    (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })),
  );
}

export function prominentChanges(view: ReportView): WorkspaceChange[] {
  return changesOf(view).filter(({ action }) => isProminent(action));
}

/** The lines of all workspaces, without the empty ones. */
function linesOf(
  view: ReportView,
  lineOf: (workspace: WorkspaceView, view: ReportView) => Markdown,
): Markdown[] {
  return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}

type SameChanges = [WorkspaceChange, ...WorkspaceChange[]];

/** Groups of a change that is the same in several workspaces, whatever its file: it is listed once. */
function groupSameChanges(changes: readonly WorkspaceChange[]): SameChanges[] {
  return groupBy(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}

/** `These plans destroy 1 resource and replace 2`; empty where they do nothing of the kind. */
export function prominentWords(prominent: readonly WorkspaceChange[], view: ReportView): Markdown {
  const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
  const numberOf = (word: ChangeAction) => prominent.filter(({ action }) => action === word).length;
  const isOnePlan = view.workspaces.length === 1;
  const verbEnd = isOnePlan ? 's' : '';
  const destroyed = numberOf('delete') + sumOf(unlisted, ({ plan }) => plan?.destructions ?? 0);
  const ofResources = [
    ['destroy', destroyed],
    ['replace', numberOf('replace')],
    ['forget', numberOf('forget')],
  ] as const;
  const invoked = numberOf('invoke');
  const what = ofResources
    .filter(([, number]) => number > 0)
    .map(
      ([verb, number], at) =>
        literal`${verb}${verbEnd} ${at === 0 ? countWords(number, 'resource') : formatNumber(number)}`,
    );
  if (invoked > 0) what.push(literal`invoke${verbEnd} ${countWords(invoked, 'action')}`);
  if (what.length === 0) return '';
  return literal`${isOnePlan ? 'This plan' : 'These plans'} ${toMarkdown(listParts(what))}`;
}

function unreadChangesLine(workspace: WorkspaceView, view: ReportView): Markdown {
  const { name, plan, changes } = workspace;
  const destroyed = plan?.destructions ?? 0;
  if (changes !== undefined || destroyed === 0) return '';
  const which =
    view.workspaces.length > 1 ? literal`${codeSpan(name, 60)}: ${formatNumber(destroyed)}. ` : '';
  const run = runLink(workspace, view.context) || literal`the run`;
  const see = view.context.plans.runsAt === undefined ? '' : literal`: see ${run}`;
  return literal`- ${which}Which ones could not be read${see}.`;
}

function doubtLine(workspace: WorkspaceView, view: ReportView): Markdown {
  const { name, changes } = workspace;
  if (changes?.doubt === undefined) return '';
  const run = runLink(workspace, view.context) || literal`the run`;
  const see = view.context.plans.runsAt === undefined ? '' : literal` See ${run}.`;
  return literal`> ⚠️ ${codeSpan(name, 60)}: ${MAY_BE_INCOMPLETE} ${prose(changes.doubt)}${see}`;
}

function changeLine(
  group: SameChanges,
  view: ReportView,
  reasonOf: (change: PlannedChange) => Sentence,
): Markdown {
  const [change] = group;
  const { address, action } = change;
  const location = commonPlace(group);
  const fileLine = fileAndLine({ location });
  const url = location && permalink(location, view.context);
  const where = fileLine && link(codeSpan(fileLine), url, allowedOrigins(view.context));
  const names = toMarkdown(workspacesWords(group, view));
  const what = joinNonEmpty(' ', where, codeSpan(address, 200), names);
  return literal`- **${ACTION_SIGNS[action]}** ${joinNonEmpty(': ', what, toMarkdown(reasonOf(change)))}`;
}

/** The place of a change; undefined where it is in several files. */
function commonPlace(group: SameChanges): PlannedChange['location'] {
  const [first, ...others] = group.map((change) => fileAndLine(change));
  return others.every((place) => place === first) ? group[0].location : undefined;
}

/** The workspaces of a change, if the report has several workspaces. */
function workspacesWords(group: readonly WorkspaceChange[], view: ReportView): Sentence {
  const names = [...new Set(group.map(({ workspace }) => workspace))];
  return view.workspaces.length < 2 ? '' : phrase`in ${workspaceNames(names, view)}`;
}

/** The reason for a change and its special features; empty if there are none. */
export function changeReason(change: PlannedChange): Sentence {
  const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
  const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
  const facts = joinSentences(
    literal`, `,
    deposed ? phrase`what an earlier replacement left behind` : '',
    previousAddress === undefined
      ? ''
      : phrase`moved from ${codePart(cleanLine(previousAddress, 200))}`,
    imported ? phrase`imported` : '',
    action === 'forget' ? phrase`stays, but is no longer managed` : '',
    change.recreated === true ? phrase`and a new one is created` : '',
    trigger === undefined ? '' : codePart(cleanLine(describeTrigger(trigger), 300)),
    isKnown ? (REASONS[reason] ?? '') : '',
  );
  const named = attributes.length > 0 ? phrase`(${listParts(attributes.map(codePart), 4)})` : '';
  return joinSentences(literal` `, facts, named);
}

const codePart = (text: string): SentencePart => sentencePart('code', text, 200);
const codeParts = (names: readonly string[]): Sentence =>
  joinSentences(literal`, `, ...names.map(codePart));

/** The reason, and the first attributes; what forces a replacement is named once. */
function reasonAndAttributes(change: PlannedChange): Sentence {
  const isOfWholeResource = change.action === 'create' || change.action === 'delete';
  const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
  // The reason names the attributes that force a replacement, and so do the words of the attributes.
  const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
  return joinSentences(literal`; `, reason, attributes);
}

/** `ami forces replacement; size, tags`: the first `most` attributes that change. Empty if none is known. */
export function attributeWords({ differs = [] }: PlannedChange, most: number): Sentence {
  const shown = differs.slice(0, most);
  const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
  const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
  const more = differs.length - shown.length;
  const otherWords = joinSentences(
    literal` `,
    codeParts(others),
    more > 0 ? literal`and ${formatNumber(more)} more` : '',
  );
  return joinSentences(literal`; `, forcingWords(forcing), otherWords);
}

/** `ami forces replacement`; empty without a name. */
export function forcingWords(names: readonly string[]): Sentence {
  if (names.length === 0) return '';
  return phrase`${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}

/** Whether there is anything to say of the attributes of any change. */
function isAnyAttributeKnown({ workspaces }: ReportView): boolean {
  const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
  return allChanges.some(({ differs = [] }) => differs.length > 0);
}

function hiddenChangesLine(number: number, { workspaces, context }: ReportView): Markdown {
  if (context.plans.runsAt === undefined) return literal`… and ${formatNumber(number)} more.`;
  const runs = workspaces
    .filter(({ changes }) => changes !== undefined)
    .map((workspace) => runLink(workspace, context))
    .filter(Boolean);
  const see = runs.length > 0 ? firstParts(runs, 3) : phrase`the run`;
  return toMarkdown(phrase`… and ${formatNumber(number)} more: see ${see}.`);
}
