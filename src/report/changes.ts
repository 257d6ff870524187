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
import { cleanLine, prose, safeHref } from './markdown.ts';
import {
  literal,
  type Markdown,
  sentencePart,
  phrase,
  joinSentences,
  type SentencePart,
  type Sentence,
  firstParts,
  formatNumber,
  listParts,
} from '../model/sentence.ts';
import { allowedOrigins, permalink, runLink } from './links.ts';
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
import type { ReportContext, ReportView, WorkspaceView } from './view.ts';
import { fileAndLine, hasNoChanges } from './words.ts';
import { workspaceNames } from './workspace-names.ts';

const ACTION_SIGNS = {
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

type WorkspaceChange = PlannedChange & { workspace: string };

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

/** A change that several workspaces may have in common: it is one item. */
export interface ChangeItem {
  action: ChangeAction;
  /** `−`, `±`, `~` and the like. */
  sign: (typeof ACTION_SIGNS)[ChangeAction];
  isProminent: boolean;
  /** Of how many workspaces it is. */
  number: number;
  address: string;
  /** `infra/main.tf:12`; empty where it is not known, or not the same everywhere. */
  fileLine: string;
  href: () => string | undefined;
  /** `in 10 workspaces (network-*)`; empty where the report has one workspace. */
  workspaces: Sentence;
  /** Why it is made, with the attributes that are the reason. */
  reason: Sentence;
  /** The same, and the first attributes that change. */
  reasonAndAttributes: () => Sentence;
  /** Why it is made, where `attributes` are shown apart. */
  bareReason: () => Sentence;
  areAttributesKnown: boolean;
  /** All attributes that change, or that are the reason; empty where none is known. */
  attributes: () => Sentence;
}

/** What the plans of a report do. */
export interface ToldChanges {
  /** First what destroys, replaces, forgets or invokes; an address that many workspaces change in the same way is one. */
  items: readonly ChangeItem[];
  /** How many changes of very large plans are not kept. */
  leftOut: number;
  /** `These plans destroy 1 resource`; empty where they do nothing of the kind. */
  destroys: Markdown;
  /** Why a list of changes may not be whole. */
  doubts: readonly Sentence[];
  /** Where resources are destroyed of which nothing more is known. */
  unread: readonly Sentence[];
  /** Why the attributes of changes are not known. */
  unreadAttributes: readonly Sentence[];
  areAttributesKnown: boolean;
  /** `… and 3 more: see run-…` */
  more: (number: number) => Sentence;
}

export function toldChanges(view: ReportView): ToldChanges {
  const { workspaces, context } = view;
  const all = workspaces.flatMap(({ name, changes }) =>
    (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })),
  );
  const prominent = all.filter(({ action }) => isProminent(action));
  const others = all.filter(({ action }) => !isProminent(action));
  return {
    items: groupSameChanges([...prominent, ...others]).map((group) => changeItem(group, view)),
    leftOut: sumOf(workspaces, ({ changes }) => changes?.leftOut ?? 0),
    destroys: prominentWords(prominent, view),
    doubts: saidOf(
      view,
      ({ changes }) => changes?.doubt,
      (doubt, runs) =>
        phrase`${MAY_BE_INCOMPLETE} ${prose(doubt)}${runs === '' ? '' : phrase` See ${runs}.`}`,
    ),
    unread: workspaces.flatMap((workspace) => unreadChanges(workspace, view)),
    unreadAttributes: saidOf(
      view,
      ({ changes }) => changes?.unread,
      (unread) => prose(unread),
      view.workspaces.length > 1,
    ),
    areAttributesKnown: all.some(({ differs = [] }) => differs.length > 0),
    more: (number) => moreChanges(number, workspaces, context),
  };
}

function changeItem(group: SameChanges, view: ReportView): ChangeItem {
  const [change] = group;
  const { action, address } = change;
  const location = commonPlace(group);
  return {
    action,
    sign: ACTION_SIGNS[action],
    isProminent: isProminent(action),
    number: group.length,
    address,
    fileLine: fileAndLine({ location }),
    href: () => {
      const url = location && permalink(location, view.context);
      return safeHref(url ?? '', allowedOrigins(view.context));
    },
    workspaces: workspacesWords(group, view),
    reason: changeReason(change),
    areAttributesKnown: (change.differs ?? []).length > 0,
    reasonAndAttributes: () => reasonAndAttributes(change),
    bareReason: () => changeReason({ ...change, attributes: [] }),
    attributes: () => attributeWords(change, Infinity) || forcingWords(change.attributes),
  };
}

/** Each text that is said of some workspaces, once for all of them. @param isNamed whether the workspaces are named */
function saidOf(
  view: ReportView,
  textOf: (workspace: WorkspaceView) => string | undefined,
  say: (text: string, runs: Sentence) => Sentence,
  isNamed = true,
): Sentence[] {
  const said = view.workspaces.filter((workspace) => textOf(workspace) !== undefined);
  return groupBy(said, textOf).map((alike) => {
    const names = workspaceNames(
      alike.map(({ name }) => name),
      view,
    );
    const runs = view.context.plans.runsAt === undefined ? '' : runsOfThem(alike, view.context);
    const words = say(textOf(alike[0]) ?? '', runs);
    return isNamed ? phrase`${names}: ${words}` : words;
  });
}

/** Links to the first runs. */
function runsOfThem(workspaces: readonly WorkspaceView[], context: ReportContext): Sentence {
  const links = workspaces.map((workspace) => runLink(workspace, context)).filter(Boolean);
  return links.length > 0 ? firstParts(links, 3) : phrase`the run`;
}

const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.' as const;

type SameChanges = [WorkspaceChange, ...WorkspaceChange[]];

/** Groups of a change that is the same in several workspaces, whatever its file: it is listed once. */
function groupSameChanges(changes: readonly WorkspaceChange[]): SameChanges[] {
  return groupBy(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}

/** `These plans destroy 1 resource and replace 2`; empty where they do nothing of the kind. */
function prominentWords(prominent: readonly WorkspaceChange[], view: ReportView): Markdown {
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

function unreadChanges(workspace: WorkspaceView, view: ReportView): Sentence[] {
  const { name, plan, changes } = workspace;
  const destroyed = plan?.destructions ?? 0;
  if (changes !== undefined || destroyed === 0) return [];
  const code = sentencePart('code', name, 60);
  const which = view.workspaces.length > 1 ? phrase`${code}: ${formatNumber(destroyed)}. ` : '';
  const isRun = view.context.plans.runsAt !== undefined;
  const see = isRun ? phrase`: see ${runsOfThem([workspace], view.context)}` : '';
  return [phrase`${which}Which ones could not be read${see}.`];
}

function moreChanges(
  number: number,
  workspaces: readonly WorkspaceView[],
  context: ReportContext,
): Sentence {
  const words = phrase`… and ${formatNumber(number)} more`;
  if (context.plans.runsAt === undefined) return phrase`${words}.`;
  const read = workspaces.filter(({ changes }) => changes !== undefined);
  return phrase`${words}: see ${runsOfThem(read, context)}.`;
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
function changeReason(change: PlannedChange): Sentence {
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
function attributeWords({ differs = [] }: PlannedChange, most: number): Sentence {
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
function forcingWords(names: readonly string[]): Sentence {
  if (names.length === 0) return '';
  return phrase`${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
