/**
 * What the plans do: what they destroy, replace or forget and the actions that they invoke are always visible,
 * all others folded, and in the fold each has what changes inside. Every text is hostile until escaped.
 */
import {
  triggerWords,
  isProminent,
  type ChangeAction,
  type PlannedChange,
} from '../policy/planned-changes.ts';
import { cleanLine, codeSpan, link, prose } from './escape-markdown.ts';
import { written, type Markdown } from './markdown.ts';
import { originsOf, permalink, runOf } from './links.ts';
import { takeAll, type Block, type Budget } from './budget.ts';
import { inMarkdown, inPlain, leaf, say, together, type Leaf, type Sentence } from './sentence.ts';
import { asIs, count, firstOf, grouped, groupBy, joined, listed } from './text.ts';
import type { ReportView, WorkspaceView } from './view.ts';
import { fileAndLine, hasNoChanges } from './words.ts';

export const SIGNS = {
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
export function countOf(action: ChangeAction, number: number): Markdown {
  return written`${count(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}

/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS: Record<string, Markdown> = {
  tainted: written`is marked as damaged (tainted)`,
  requested: written`its replacement was asked for`,
  replace_triggered_by: written`something changes that replaces it (replace_triggered_by)`,
  cannot_update: written`cannot be updated in place`,
  delete_because_no_resource_config: written`is no longer in the configuration`,
  delete_because_wrong_repetition: written`does not fit the count or for_each of its block`,
  delete_because_count_index: written`its number is beyond count`,
  delete_because_each_key: written`its key is no longer in for_each`,
  delete_because_no_module: written`its module is no longer called`,
  delete_because_no_move_target: written`was moved to where nothing is configured`,
};

export type WorkspaceChange = PlannedChange & { workspace: string };

interface ChangeFigures {
  adds: number;
  changes: number;
  destroys: number;
  /** Undefined if no source separates replacements from a create and a delete. */
  replaces: number | undefined;
}

/**
 * The service's counts, with the replacements that the list of changes shows. Undefined for a plan
 * that did not finish.
 */
export function figuresOf({ plan, changes }: Partial<WorkspaceView>): ChangeFigures | undefined {
  if (plan?.status !== 'finished') return undefined;
  const { additions, changes: updates, destructions } = plan;
  const isCertain = additions === 0 || destructions === 0;
  const listed = changes?.changes.filter(({ action }) => action === 'replace').length;
  const replaces =
    changes === undefined || changes.doubt !== undefined ? (isCertain ? 0 : undefined) : listed;
  const both = Math.min(replaces ?? 0, additions, destructions);
  return { adds: additions - both, changes: updates, destroys: destructions - both, replaces };
}

/** How many resources a plan treats so, or actions it invokes; undefined if no source says it. */
export function changesByAction(
  workspace: WorkspaceView,
  action: ChangeAction,
): number | undefined {
  const { changes } = workspace;
  if (action === 'delete') return figuresOf(workspace)?.destroys;
  if (action === 'replace') return figuresOf(workspace)?.replaces;
  return changes?.changes.filter((each) => each.action === action).length;
}

/** `+12 ~3 −1` and what else a plan comes to; `strong` marks what destroys. A dash where nothing is known. */
export function planWords(
  workspace: WorkspaceView,
  strong: (words: Markdown) => Markdown = asIs,
): Markdown {
  const { plan, changes } = workspace;
  const figures = figuresOf(workspace);
  if (plan?.status === 'errored') return written`failed`;
  if (plan === undefined || figures === undefined) return written`–`;
  const listed = changes?.changes ?? [];
  const numberOf = (word: ChangeAction) => listed.filter(({ action }) => action === word).length;
  const forgotten = numberOf('forget');
  const invoked = numberOf('invoke');
  const moved = listed.filter(
    ({ previousAddress: before, address }) => before !== undefined && before !== address,
  ).length;
  if (hasNoChanges(plan) && forgotten + invoked + moved === 0) return written`no changes`;
  const { adds, changes: updates, destroys, replaces = 0 } = figures;
  const words = joined(
    ' ',
    adds > 0 ? written`+${grouped(adds)}` : '',
    updates > 0 ? written`~${grouped(updates)}` : '',
    destroys > 0 ? strong(written`−${grouped(destroys)}`) : '',
    replaces > 0 ? strong(written`±${grouped(replaces)}`) : '',
    forgotten > 0 ? strong(written`${grouped(forgotten)} forgotten`) : '',
    plan.imports > 0 ? written`${grouped(plan.imports)} imported` : '',
    moved > 0 ? written`${grouped(moved)} moved` : '',
    invoked > 0 ? strong(count(invoked, 'action')) : '',
  );
  return words || written`changes outputs only`;
}

/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
export function totalsOf(workspaces: WorkspaceView[]): Record<keyof ChangeFigures, string> {
  const all = workspaces.map(figuresOf);
  const total = (figure: keyof ChangeFigures): string => {
    const numbers = all.flatMap((each) => each?.[figure] ?? []);
    return numbers.length < all.length ? '' : String(sum(numbers, (number) => number));
  };
  return {
    adds: total('adds'),
    changes: total('changes'),
    destroys: total('destroys'),
    replaces: total('replaces'),
  };
}

/** The first `most` changes that are prominent, and why the list may be incomplete. */
export function destructionBlock(view: ReportView, budget: Budget, most: number): Block {
  const prominent = changesOf(view).filter(({ action }) => isProminent(action));
  const heading = headingOf(prominent, view);
  const doubts = takeAll(
    budget,
    view.workspaces.flatMap((each) => doubtLine(each, view) || []),
    asIs,
  );
  const unlisted = view.workspaces.flatMap((each) => unlistedLine(each, view) || []);
  if (heading === '' || !budget.take(written`${heading}\n\n${moreOf(1_000_000, view)}`))
    return { text: joined('\n>\n', ...doubts), missing: prominent.length };
  const groups = grouping(prominent).slice(0, most);
  const counted = takeAll(budget, unlisted, asIs);
  const lines = takeAll(budget, groups, (group) => changeLine(group, view, false));
  const missing = prominent.length - groups.slice(0, lines.length).flat().length;
  const list = joined('\n', ...lines, ...counted);
  const more = missing > 0 ? moreOf(missing, view) : '';
  return { text: joined('\n\n', heading, joined('\n>\n', ...doubts), list, more), missing: 0 };
}

/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
export function changesFold(view: ReportView, budget: Budget, most: number): Block {
  const isNamed = areAttributesKnown(view) && foldAt(true, view, budget.trial(), most).isWhole;
  return foldAt(isNamed, view, budget, most).block;
}

/** @param isNamed whether each change has the names of its attributes */
function foldAt(
  isNamed: boolean,
  view: ReportView,
  budget: Budget,
  most: number,
): { block: Block; isWhole: boolean } {
  const all = changesOf(view);
  const others = all.filter(({ action }) => !isProminent(action));
  const listed = isNamed ? [...all.filter(({ action }) => isProminent(action)), ...others] : others;
  const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
  const unread = view.workspaces.flatMap((each) => unreadLine(each, view) || []);
  if (number === 0) return { block: { text: '', missing: 0 }, isWhole: true };
  const attributes = written`, with ${number === 1 ? 'its' : 'their'} attributes`;
  const noun = isNamed || all.length === listed.length ? 'change' : 'other change';
  const title = written`<details><summary>${count(number, noun)}${isNamed ? attributes : ''}</summary>`;
  const end = moreOf(1_000_000, view);
  if (!budget.take(written`${title}\n\n${end}\n\n${LEFT_OUT}\n\n</details>`))
    return { block: { text: '', missing: number }, isWhole: false };
  const sentences = takeAll(budget, unread, asIs);
  const groups = grouping(listed).slice(0, most);
  const lines = takeAll(budget, groups, (group) => changeLine(group, view, isNamed));
  const missing = number - groups.slice(0, lines.length).flat().length;
  const more = missing > 0 ? moreOf(missing, view) : '';
  const shorter = isNamed || !areAttributesKnown(view) ? '' : LEFT_OUT;
  const text = joined(
    '\n\n',
    title,
    joined('\n', ...lines),
    more,
    shorter,
    joined('\n>\n', ...sentences),
    '</details>',
  );
  return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}

const LEFT_OUT = 'The changed attributes are omitted for length.';

function unreadLine({ name, changes }: WorkspaceView, view: ReportView): Markdown {
  if (changes?.unread === undefined) return '';
  const which = view.workspaces.length > 1 ? written`${codeSpan(name, 60)}: ` : '';
  return written`> ${which}${prose(changes.unread)}`;
}

/** The first `most` changes that are prominent, for the job's log. */
export function destructionWords(view: ReportView, most: number): string[] {
  const groups = grouping(changesOf(view).filter(({ action }) => isProminent(action)));
  const lines = groups.slice(0, most).map((group) => {
    const [change] = group;
    const parts = [
      cleanLine(change.address, 200),
      fileAndLine(change),
      inPlain(inWorkspacesWords(group, view)),
      inPlain(changeReason(change)),
    ];
    return `  ${SIGNS[change.action]} ${joined('   ', ...parts)}`;
  });
  const more = groups.length - lines.length;
  const doubts = view.workspaces.flatMap(({ name, changes }) =>
    changes?.doubt === undefined ? [] : [`  ? ${cleanLine(name, 60)}: ${MAYBE} ${changes.doubt}`],
  );
  const rest = more > 0 ? [`  … and ${grouped(more)} more of these`] : [];
  return [...lines, ...rest, ...doubts.slice(0, most)];
}

const MAYBE = 'the list of changes may not be whole.';

/** What all plans do, each with its workspace. */
export function changesOf({ workspaces }: ReportView): WorkspaceChange[] {
  return workspaces.flatMap(({ name, changes }) =>
    (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })),
  );
}

/** A change that several workspaces share is listed once. */
function grouping(changes: readonly WorkspaceChange[]): [WorkspaceChange, ...WorkspaceChange[]][] {
  return groupBy(changes, (change) => ({ ...change, workspace: '' }));
}

function headingOf(prominent: readonly WorkspaceChange[], view: ReportView): Markdown {
  const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
  const numberOf = (word: ChangeAction) => prominent.filter(({ action }) => action === word).length;
  const one = view.workspaces.length === 1;
  const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
  const ofResources = [
    [one ? 'destroys' : 'destroy', destroyed],
    [one ? 'replaces' : 'replace', numberOf('replace')],
    [one ? 'forgets' : 'forget', numberOf('forget')],
  ] as const;
  const invoked = numberOf('invoke');
  const what = ofResources
    .filter(([, number]) => number > 0)
    .map(
      ([verb, number], at) =>
        written`${verb} ${at === 0 ? count(number, 'resource') : grouped(number)}`,
    );
  if (invoked > 0) what.push(written`${one ? 'invokes' : 'invoke'} ${count(invoked, 'action')}`);
  const last = what.pop();
  if (last === undefined) return '';
  const words = what.length > 0 ? written`${joined(', ', ...what)} and ${last}` : last;
  return written`#### ${one ? 'This plan' : 'These plans'} ${words}`;
}

function unlistedLine(workspace: WorkspaceView, view: ReportView): Markdown {
  const { name, plan, changes } = workspace;
  const destroyed = plan?.destructions ?? 0;
  if (changes !== undefined || destroyed === 0) return '';
  const which =
    view.workspaces.length > 1 ? written`${codeSpan(name, 60)}: ${grouped(destroyed)}. ` : '';
  const run = runOf(workspace, view.context) || written`the run`;
  const see = view.context.isLocal === true ? '' : written`: see ${run}`;
  return written`- ${which}Which ones could not be read${see}.`;
}

function doubtLine(workspace: WorkspaceView, view: ReportView): Markdown {
  const { name, changes } = workspace;
  if (changes?.doubt === undefined) return '';
  const run = runOf(workspace, view.context) || written`the run`;
  const see = view.context.isLocal === true ? '' : written` See ${run}.`;
  return written`> ⚠️ ${codeSpan(name, 60)}: ${MAYBE} ${prose(changes.doubt)}${see}`;
}

function changeLine(
  group: [WorkspaceChange, ...WorkspaceChange[]],
  view: ReportView,
  isNamed: boolean,
): Markdown {
  const [change] = group;
  const { address, action, location } = change;
  const fileLine = fileAndLine(change);
  const url = location && permalink(location, view.context);
  const where = fileLine && link(codeSpan(fileLine), url, originsOf(view.context));
  const names = inMarkdown(inWorkspacesWords(group, view));
  const what = joined(' ', where, codeSpan(address, 200), names);
  const why = inMarkdown(isNamed ? reasonAndNames(change) : changeReason(change));
  return written`- **${SIGNS[action]}** ${joined(': ', what, why)}`;
}

/** The workspaces of a change, if the report has several workspaces. */
function inWorkspacesWords(group: readonly WorkspaceChange[], view: ReportView): Sentence {
  const names = [...new Set(group.map(({ workspace }) => workspace))];
  if (view.workspaces.length < 2) return '';
  const first = listed(names.slice(0, 2).map((name) => leaf('name', cleanLine(name, 60), 60)));
  return names.length > 2
    ? say`in ${first} and ${grouped(names.length - 2)} more`
    : say`in ${first}`;
}

/** The reason for a change and its special features; empty if there are none. */
export function changeReason(change: PlannedChange): Sentence {
  const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
  const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
  return together(
    written`, `,
    deposed ? say`what an earlier replacement left behind` : '',
    previousAddress === undefined ? '' : say`moved from ${code(cleanLine(previousAddress, 200))}`,
    imported ? say`imported` : '',
    action === 'forget' ? say`stays, but is no longer managed` : '',
    change.recreated === true ? say`and a new one is created` : '',
    trigger === undefined ? '' : code(cleanLine(triggerWords(trigger), 300)),
    together(
      written` `,
      isKnown ? (REASONS[reason] ?? '') : '',
      attributes.length > 0 ? say`(${listed(attributes.map(code), 4)})` : '',
    ),
  );
}

const code = (text: string): Leaf => leaf('code', text, 200);
const codes = (names: readonly string[]): Sentence => together(written`, `, ...names.map(code));

/** The reason, and the first attributes; what forces a replacement is named once. */
export function reasonAndNames(change: PlannedChange): Sentence {
  const isWhole = change.action === 'create' || change.action === 'delete';
  const names = nameWords(change, isWhole ? 6 : 16);
  const shown = names === '' ? change : { ...change, attributes: [] };
  return together(written`; `, changeReason(shown), names);
}

/** `ami forces replacement; size, tags`: the first `most` attributes that change. Empty if none is known. */
export function nameWords({ differs = [] }: PlannedChange, most: number): Sentence {
  const shown = differs.slice(0, most);
  const namesOf = (forcing: boolean): string[] =>
    shown.flatMap(({ name, forces = false }) => (forces === forcing ? [name] : []));
  const more = differs.length - shown.length;
  const others = together(
    written` `,
    codes(namesOf(false)),
    more > 0 ? written`and ${grouped(more)} more` : '',
  );
  return together(written`; `, forceWords(namesOf(true)), others);
}

/** `ami forces replacement`; empty without a name. */
export function forceWords(names: readonly string[]): Sentence {
  if (names.length === 0) return '';
  return say`${codes(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}

/** Whether there is anything to say of the attributes of any change. */
function areAttributesKnown({ workspaces }: ReportView): boolean {
  const all = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
  return all.some(({ differs = [] }) => differs.length > 0);
}

function moreOf(number: number, { workspaces, context }: ReportView): Markdown {
  if (context.isLocal === true) return written`… and ${grouped(number)} more.`;
  const runs = workspaces.flatMap((each) => (each.changes ? runOf(each, context) || [] : []));
  const see = runs.length > 0 ? firstOf(runs, 3) : say`the run`;
  return inMarkdown(say`… and ${grouped(number)} more: see ${see}.`);
}

function sum<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}
