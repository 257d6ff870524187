/**
 * What has to be done about a cause, and by whom: the author of the change, those who may override, those who keep the policies,
 * or whoever runs the service and holds the token.
 */
import type { FindingCode } from '../model/finding.ts';
import { CODES } from '../model/errors.ts';
import {
  overrideOfCommit,
  withHostOption,
  withPlaceOptions,
  type CommandPlace,
} from '../model/command-line.ts';
import { ownPage } from '../model/own-pages.ts';
import { isRunOver } from '../model/status.ts';
import { approvalStep, notesAfter } from './approval-words.ts';
import { ownersOf } from '../policy/policy-owners.ts';
import { safeHref } from './markdown.ts';
import {
  literal,
  joinSentences,
  linkPart,
  phrase,
  mergeSentences,
  shapeOf,
  sentencePart,
  type Sentence,
  type SentencePart,
  firstParts,
  formatNumber,
  listParts,
} from '../model/sentence.ts';
import { countWords, groupBy, verbFor } from './text.ts';
import type { Cause, CauseDraft, ReportContext, ReportFacts, ToDo } from './view.ts';

const namePart = (text: string): SentencePart => sentencePart('name', text, 60);
const typedPart = (text: string): SentencePart => sentencePart('typed', text, 10_000);

const MOST_NAMES = 5;

function distinctNames(names: readonly string[]): Sentence {
  return listParts([...new Set(names)].map(namePart), MOST_NAMES);
}

/** How to judge again after a change of the files; people at a terminal have nothing to push. */
function andPush({ actors }: ReportContext): Sentence {
  return actors.byPerson ? phrase`check again` : phrase`push`;
}

/** How to judge the same files again; people at a terminal have no job to start. */
function thenCheckAgain({ actors }: ReportContext): Sentence {
  return actors.byPerson
    ? phrase`Then run the command again.`
    : phrase`Then re-run this job; no push is needed.`;
}

/** What has to be done, and how the same files are judged again after it: empty where they are not. */
interface ToldStep {
  words: Sentence;
  again: Sentence;
}

/** The workflow that reads the comment starts the job. */
const BY_COMMENT = phrase`The comment starts this job again.`;

/** Who starts the job after an override by the command line, where that counts for a job that is repeated. */
function afterCommand(context: ReportContext): Sentence {
  if (context.ci.adoptsOverridden !== true) return '';
  return context.actors.byPerson
    ? thenCheckAgain(context)
    : phrase`Then re-run this job by hand; no push is needed.`;
}

export function withToDo(cause: CauseDraft, context: ReportContext): CauseDraft {
  if (!cause.blocks) return cause;
  const { kind, role, names } = whoActs(cause, context);
  const todo = { kind, role, names, step: '' } as const;
  const { words, again } = stepFor(kind, [{ ...cause, todo }], context);
  return { ...cause, todo: { ...todo, step: joinSentences(literal` `, words, again) } };
}

function stepFor(kind: ToDo['kind'], causes: ToDoCauses, context: ReportContext): ToldStep {
  if (kind === 'override') return overrideStep(causes, context);
  if (kind === 'approve') return approveStep(causes, context);
  const isSame = kind === 'fix-policies' || kind === 'repair';
  return { words: STEPS[kind](causes, context), again: isSame ? thenCheckAgain(context) : '' };
}

type Actor = Omit<ToDo, 'step'>;

const NOT_OF_POLICY: readonly Cause['status'][] = ['not-evaluated', 'unknown'];

/** By whose job it is, and not by the verdict: a policy set that breaks is not the author's fault. */
function whoActs(cause: CauseDraft, context: ReportContext): Actor {
  const { kind, status, severity, guard, own, overrideBy, overriders } = cause;
  if (kind === 'reason') return whoRepairs(cause);
  if (severity === 'needs-override') {
    const names = overrideBy ?? overriders ?? [];
    const isApprovedHere = guard === true || own === true;
    return { kind: isApprovedHere ? 'approve' : 'override', role: 'overriders', names };
  }
  // A result that never came is no fault of the policy.
  const isOfService = guard === true || (own !== true && NOT_OF_POLICY.includes(status));
  if (kind === 'undecided' && isOfService) return { kind: 'repair', role: 'operators', names: [] };
  if (kind === 'undecided' || (kind === 'policy' && status === 'errored')) {
    const { overrideBy: owners } = context.actors;
    const names = owners === undefined ? [] : ownersOf(owners, cause).names;
    return { kind: 'fix-policies', role: 'policy-owners', names };
  }
  // A person at a terminal has the workflow and the files.
  const isOfJob = cause.actor === 'operators' && !context.actors.byPerson;
  if (isOfJob) return { kind: 'repair', role: 'operators', names: [] };
  return { kind: 'fix', role: 'author', names: [] };
}

function whoRepairs({ failure = '', missedBy, actor, findingCode }: CauseDraft): Actor {
  if (missedBy !== undefined) return { kind: 'rerun-groups', role: 'author', names: [] };
  if (findingCode === 'settings-not-merged') return { kind: 'merge', role: 'operators', names: [] };
  if (failure === 'timeout') return { kind: 'wait', role: 'operators', names: [] };
  if (actor === 'author') return { kind: 'correct', role: actor, names: [] };
  if (actor !== undefined) return { kind: 'repair', role: actor, names: [] };
  const [kind, role] = BY_FAILURE[failure] ?? (['repair', 'operators'] as const);
  return { kind, role, names: [] };
}

/** Why a workspace could not be judged → what helps, and who can do it. All else is repaired by the operators. */
const BY_FAILURE: Readonly<Record<string, readonly [ToDo['kind'], ToDo['role']]>> = {
  input: ['correct', 'author'],
  archive: ['correct', 'author'],
  'too-large': ['correct', 'author'],
  unseen: ['correct', 'author'],
  errored: ['correct', 'author'],
  advisory: ['correct', 'author'],
  canceled: ['rerun', 'author'],
  timeout: ['wait', 'operators'],
};

type ToDoCauses = readonly [CauseDraft, ...CauseDraft[]];

/** One sentence about all causes of a kind. */
const STEPS: Readonly<
  Record<
    Exclude<ToDo['kind'], 'override' | 'approve'>,
    (causes: ToDoCauses, context: ReportContext) => Sentence
  >
> = {
  fix: fixStep,
  correct: correctStep,
  'fix-policies': fixPoliciesStep,
  repair: repairStep,
  // Nothing is judged again: the request ends with it.
  merge: (causes) => joinSentences(literal` `, ...remediesOf(causes)),
  wait: waitStep,
  'rerun-groups': ([{ workspaces }]) => {
    const groups = workspaces.length === 1 ? 'job of its group' : 'jobs of their groups';
    return phrase`Re-run the failed ${groups}, then this one, which alone cannot judge ${distinctNames(workspaces)}.`;
  },
  rerun: (causes, { actors }) => {
    const names = distinctNames(causes.flatMap(({ workspaces }) => workspaces));
    const again = actors.byPerson ? phrase`Run the command again` : phrase`Re-run this job`;
    return phrase`${again} for a verdict on ${names}.`;
  },
};

/** What was too slow may be done in time later, unless whoever found it says what helps. */
function waitStep(causes: ToDoCauses, { actors }: ReportContext): Sentence {
  const isTooSlow = ({ findingCode, remedy }: CauseDraft) =>
    remedy === undefined || findingCode === CODES.runTooSlow || findingCode === CODES.outOfTime;
  const hasRun = causes.some(({ runs }) => runs.length > 0);
  const page = hasRun ? phrase` The page of a run says what it waits for.` : '';
  const again = actors.byPerson
    ? phrase`Run the command again later, or with a longer ${typedPart('--timeout')}.${page}`
    : phrase`Re-run this job later, or let those who write the workflow set a longer ${typedPart('timeout')}; no push is needed.${page}`;
  const others = causes.filter((cause) => !isTooSlow(cause));
  return joinSentences(
    literal` `,
    ...remediesOf(others),
    others.length < causes.length ? again : '',
  );
}

/** What helps, where the judge says it; and which policies are to be fixed. */
function fixStep(causes: ToDoCauses, context: ReportContext): Sentence {
  const remedies = remediesOf(causes);
  const others = causes.filter(({ remedy }) => remedy === undefined);
  const policies = others.filter(({ kind }) => kind !== 'diagnostic');
  const errors = others.length - policies.length;
  // The summary of a plan error is no name: the list above has it.
  const named =
    errors === 1 ? phrase`the plan error` : phrase`the ${formatNumber(errors)} plan errors`;
  const what = [policies.length > 0 ? whatOf(policies) : '', errors > 0 ? named : ''];
  const fix =
    others.length > 0
      ? phrase`Fix ${joinSentences(literal` and `, ...what)} and ${andPush(context)}.`
      : '';
  return joinSentences(literal` `, fix, ...remedies);
}

/** What those who found the causes say that helps: what several have in common is one step, with the workspaces at fault. */
function remediesOf(causes: readonly CauseDraft[]): Sentence[] {
  const told = causes.flatMap(({ remedy, workspaces, isOfAll }) =>
    remedy === undefined ? [] : { remedy, workspaces, isOfAll },
  );
  return groupBy(told, ({ remedy }) => shapeOf(remedy)).map((alike) => {
    const [first, ...others] = alike;
    const remedy = mergeSentences([first.remedy, ...others.map((each) => each.remedy)]);
    const names = distinctNames(alike.flatMap(({ workspaces }) => workspaces));
    return alike.some(({ isOfAll }) => isOfAll) ? remedy : phrase`${names}: ${remedy}`;
  });
}

function whatOf(causes: readonly CauseDraft[]): Sentence {
  return distinctNames(causes.map(({ policy }) => policy));
}

/** The files are to be changed, and what is said above is all that is known of them. */
function correctStep(causes: ToDoCauses, context: ReportContext): Sentence {
  // That the gate is closed for a part that may pass is corrected by a plan of the whole.
  const isSaid = ({ remedy, failure }: CauseDraft) =>
    remedy !== undefined && failure !== 'advisory';
  const [first, ...others] = causes.filter((cause) => !isSaid(cause));
  return joinSentences(
    literal` `,
    ...remediesOf(causes.filter(isSaid)),
    first === undefined ? '' : correctUnsaid([first, ...others], context),
  );
}

/** @param causes of which nobody says what helps */
function correctUnsaid(causes: ToDoCauses, context: ReportContext): Sentence {
  const runs = causes.flatMap((cause) => (cause.failure === 'errored' ? cause.runs : []));
  const where = runs.length > 0 ? runLinks(runs, context) : '';
  const [{ failure }] = causes;
  if (causes.every((cause) => cause.failure === 'too-large')) {
    return phrase`Exclude what the plan does not need, which ${typedPart('plangate pack')} lists by its size, and ${andPush(context)}.`;
  }
  const what =
    failure === 'advisory'
      ? phrase`Plan the whole configuration`
      : phrase`Correct what is said above`;
  return where === ''
    ? phrase`${what}, and ${andPush(context)}.`
    : phrase`Open ${where}, fix the failure, and ${andPush(context)}.`;
}

/** `the run of net-prod`, or the runs of several: each name leads to the page of its run. */
function runLinks(runs: Cause['runs'], { plans: { runsAt } }: ReportContext): Sentence {
  const links = runs.map(({ workspace, runUrl = '' }) => {
    const href = safeHref(runUrl, runsAt === undefined ? [] : [runsAt]);
    return href === undefined ? namePart(workspace) : linkPart(namePart(workspace), href);
  });
  return phrase`the ${runs.length === 1 ? 'run' : 'runs'} of ${listParts(links, MOST_NAMES)}`;
}

/** The command to write in a comment; undefined if no workflow reads comments. */
function commandForComment(word: string, { ci }: ReportContext) {
  const { takesCommands, commit, pullRequest } = ci;
  const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
  return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}

const anException = () => linkPart(phrase`an exception`, ownPage('docs/exceptions.md'));
/** A shell takes as many ids, and nobody reads them. */
const MOST_RUNS = 100;

/** `Team security`, `One of ann or bob`, `Those who manage policy overrides`. @param isFirst whether they begin the sentence */
function overridersOf(causes: readonly CauseDraft[], isFirst = true): Sentence {
  const byComment = [...new Set(causes.flatMap(({ overrideBy = [] }) => overrideBy))];
  const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
  const isOfService = causes.some(({ own, guard }) => own !== true && guard !== true);
  const names = [...byComment, ...teams];
  if (names.length === 0) {
    const who = isOfService ? 'who manage policy overrides' : 'whom the workflow names';
    return phrase`${isFirst ? 'Those' : 'those'} ${who}`;
  }
  const parts = firstParts(
    names.map((name) => sentencePart('code', name, 80)),
    4,
  );
  if (byComment.length > 0) {
    return names.length === 1 ? parts : phrase`${isFirst ? 'One' : 'one'} of ${parts}`;
  }
  const [team, several] = isFirst ? (['Team', 'Teams'] as const) : (['team', 'teams'] as const);
  return phrase`${names.length === 1 ? team : several} ${parts}`;
}

/** Who can override, the page or the number of the runs, and what to type. */
function overrideStep(causes: ToDoCauses, context: ReportContext): ToldStep {
  const empty = new Set(causes.flatMap(({ withoutOverride = [] }) => withoutOverride));
  const all = distinctRuns(causes);
  const runs = all.filter(({ workspace }) => !empty.has(workspace));
  // Of a plan that changes nothing there is nothing to override: another step says what helps.
  if (all.length > 0 && runs.length === 0) {
    return { words: emptyPlanStep(causes, context), again: '' };
  }
  const { byPerson, commands } = context.actors;
  const comment = commandForComment('override', context);
  const fix = phrase`Fix ${whatOf(causes)} and ${andPush(context)}`;
  if (runs.length === 0 || commands === undefined) {
    if (comment === undefined) {
      const rerun = byPerson ? '' : ', and re-run this job once it is merged';
      return { words: phrase`${fix}; or ask for ${anException()}${rerun}.`, again: '' };
    }
    const words = phrase`${overridersOf(causes)} can override ${whatOf(causes)} by the comment ${typedPart(comment)}, or the owner of the file of exceptions adds ${anException()}.`;
    return { words, again: BY_COMMENT };
  }
  const areMany = runs.length > MOST_NAMES;
  const which = areMany ? phrase`the ${countWords(runs.length, 'run')}` : runLinks(runs, context);
  const who = phrase`${overridersOf(causes)} can override ${which}`;
  const command = overrideCommand(runs, commands, context);
  const typed = phrase`type ${typedPart(`${command} --reason "…"`)} with the ${linkPart(phrase`command line`, ownPage('docs/cli.md#install'))}`;
  if (comment === undefined)
    return { words: phrase`${who}: ${typed}.`, again: afterCommand(context) };
  const words = phrase`${who}: comment ${typedPart(comment)}${areMany ? '' : phrase`, or ${typed}`}.`;
  const again = phrase`The comment starts this job again; after the command, re-run it by hand.`;
  return { words, again: areMany ? BY_COMMENT : again };
}

/** What to do about policies that may be overridden elsewhere, and not in a run whose plan changes nothing. */
function emptyPlanStep(causes: readonly CauseDraft[], context: ReportContext): Sentence {
  const empty = causes.filter(({ withoutOverride = [] }) => withoutOverride.length > 0);
  const names = distinctNames(empty.flatMap(({ withoutOverride = [] }) => withoutOverride));
  const option = context.actors.byPerson
    ? phrase`pass ${typedPart('--allow-empty-apply')}`
    : phrase`set ${typedPart('allow-empty-apply: true')}`;
  return phrase`The plan of ${names} changes nothing, and the service takes no override of such a run. Fix ${whatOf(empty)} and ${andPush(context)}; or ${option}, and the next run takes one.`;
}

/** Names a few runs, and many by the commit that the message of each names where a job starts it. */
function overrideCommand(
  runs: Cause['runs'],
  place: CommandPlace,
  { actors, ci, plans: { organization = '' } }: ReportContext,
): string {
  const commit = actors.onlyPlans && !actors.byPerson ? ci.commit?.sha : undefined;
  if (runs.length > MOST_NAMES && commit !== undefined) {
    const workspaces = [...new Set(runs.map(({ workspace }) => workspace))];
    return overrideOfCommit({ commit, organization, workspaces }, place);
  }
  const ids = runs.slice(0, MOST_RUNS).map(({ runId }) => runId);
  return withHostOption(`plangate override ${ids.join(' ')}`, place);
}

function distinctRuns(causes: readonly CauseDraft[]): Cause['runs'] {
  const runs = new Map(causes.flatMap((cause) => cause.runs).map((run) => [run.runId, run]));
  return [...runs.values()].filter(({ runId }) => canBeTyped(runId));
}

/** The id becomes part of a command line: text that is not a plain word is no id. */
export function canBeTyped(runId: string): boolean {
  return /^[\w-]+$/.test(runId);
}

/** How to fix, or let people approve, what own policies or a guard stop. */
function approveStep(causes: ToDoCauses, context: ReportContext): ToldStep {
  const { approvals, byPerson } = context.actors;
  if (approvals !== undefined && approvals.toWrite.length > 0) {
    const words = approvalStep(
      approvals,
      causes.flatMap(({ approval = [] }) => approval),
    );
    const again = context.ci.takesCommands === true ? BY_COMMENT : thenCheckAgain(context);
    return { words, again };
  }
  // A value that is not known yet is no failure: no exception accepts it.
  const later = causes.filter(({ status }) => status === 'known-after-apply');
  const own = causes.filter((cause) => cause.guard !== true && !later.includes(cause));
  const guards = causes.filter((cause) => cause.guard === true);
  const fix = own.length > 0 ? phrase`Fix ${whatOf(own)}` : '';
  const take = own.length > 0 ? 'take' : 'Take';
  const out =
    guards.length > 0 ? phrase`${take} out of the change what is stopped by ${whatOf(guards)}` : '';
  const write = own.length + guards.length > 0 ? 'write' : 'Write';
  const known =
    later.length > 0
      ? phrase`${write} out what ${whatOf(later)} ${verbFor(later.length, 'asks', 'ask')} for`
      : '';
  const change = joinSentences(literal` and `, fix, out, known);
  const rerun = byPerson ? '' : ', and re-run this job once it is merged';
  const exception = own.length > 0 ? phrase`; or ask for ${anException()}${rerun}` : '';
  const comma = guards.length > 0 ? ',' : '';
  const notes = notesAfter(approvals?.notes ?? []);
  const words = phrase`${change}${comma} and ${andPush(context)}${exception}.${notes}`;
  return { words: joinSentences(literal` `, words, ...remediesOf(own)), again: '' };
}

/** The keepers of a policy set that could not be evaluated repair it: no change of the pull request helps. */
function fixPoliciesStep(causes: ToDoCauses, context: ReportContext): Sentence {
  const names = [...new Set(causes.flatMap(({ todo }) => todo?.names ?? []))];
  const what = distinctNames(causes.map(({ policy, policySet }) => policy || policySet));
  const isOwn = causes.every(({ own }) => own === true);
  const unknown = causes.some(({ status }) => status === 'known-after-apply');
  const { pageOfReads } = context.judges;
  const [title, address] = unknown
    ? [phrase`four ways out`, ownPage('docs/known-after-apply.md#four-ways-out')]
    : [phrase`what a policy reads`, pageOfReads];
  const page = isOwn ? phrase`. See ${linkPart(title, address)}` : '';
  const who =
    names.length === 0
      ? phrase`Those who keep ${what}`
      : phrase`${firstParts(
          names.map((name) => sentencePart('code', name, 80)),
          4,
        )}, who keep ${what},`;
  const how = unknown
    ? phrase`say how it counts while values are not known, or those who write the workflow set ${typedPart('allow-unknown: true')}`
    : phrase`repair it`;
  return phrase`${who} ${how}${page}.`;
}

/** Options of `plangate doctor`, for people to copy into a shell: empty if a value is not a plain name. */
function doctorOptions({ plans: { organization = '' } }: ReportContext, name: string): string {
  // A run whose workspace is not known is called by its id.
  const isName = (text: string) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text);
  if (!isName(organization)) return '';
  // What tags or a directory stand for is in the file of the settings.
  return isName(name)
    ? ` --organization ${organization} --workspace ${name}`
    : ` --organization ${organization}`;
}

/** What `plangate doctor` finds is the service, the token, the network and the rights. */
function repairStep(causes: ToDoCauses, context: ReportContext): Sentence {
  const said = causes.filter(({ remedy }) => remedy !== undefined);
  const [unsaid] = causes.filter(({ remedy }) => remedy === undefined);
  const remedies = groupBy(said, (cause) => whoOf(cause, context)).map((alike) => {
    const told = joinSentences(literal` `, ...remediesOf(alike));
    const who = whoOf(alike[0], context);
    return isReader(who, context) ? told : phrase`${who}: ${told}`;
  });
  const last =
    unsaid === undefined ? checkRepair(causes[0], context) : repairUnsaid(unsaid, context);
  return joinSentences(literal` `, ...remedies, last);
}

/** How to see whether a repair that is said was enough; empty where no command helps. */
function checkRepair(cause: CauseDraft, context: ReportContext): Sentence {
  const doctor = doctorFor(cause, context);
  const where = context.actors.byPerson ? '' : ', where this job runs,';
  return doctor === undefined
    ? ''
    : phrase`Then ${typedPart(doctor)}${where} says whether it is right.`;
}

/** @param cause the first of which nobody says what helps */
function repairUnsaid(cause: CauseDraft, context: ReportContext): Sentence {
  const who = whoOf(cause, context);
  const doctor = doctorFor(cause, context);
  if (isReader(who, context)) {
    return doctor === undefined
      ? phrase`Correct what is said above.`
      : phrase`${typedPart(doctor)} says how to correct it.`;
  }
  return doctor === undefined
    ? phrase`${who} correct what is said above.`
    : phrase`${who} correct it: ${typedPart(doctor)} says how.`;
}

/** The command that examines a workspace at fault; undefined where no command helps. */
function doctorFor(
  { workspaces, failure }: CauseDraft,
  context: ReportContext,
): string | undefined {
  // Nothing of the job explains a mistake of Plangate.
  if (failure === 'internal') return undefined;
  const { commands } = context.actors;
  const options = doctorOptions(context, workspaces[0] ?? '');
  return commands && withPlaceOptions(`plangate doctor${options}`, commands);
}

/** Who can correct it, as the subject of a sentence. */
function whoOf({ failure = '', actor, findingCode }: CauseDraft, context: ReportContext): Sentence {
  const byCode = findingCode && WHO_BY_CODE[findingCode];
  if (byCode !== undefined) return byCode;
  if (actor === 'policy-owners') return phrase`Those who keep the policies`;
  if (actor === 'overriders') return phrase`Those who may override or approve`;
  const { overrideRuns: hasService } = context.actors;
  const all = hasService ? phrase`Those who run the service and the workflow` : OF_WORKFLOW;
  return REPAIRERS[failure] ?? all;
}

/** Whether that is who reads it: a person at a terminal, where there is neither a workflow nor a service. */
function isReader(who: Sentence, { actors }: ReportContext): boolean {
  return who === OF_WORKFLOW && actors.byPerson;
}

const OF_WORKFLOW = phrase`Those who write the workflow`;

/** Who can correct what is found, where the kind of the finding says it. */
const WHO_BY_CODE: Partial<Record<FindingCode, Sentence>> = {
  'no-opa': phrase`Those who write the workflow`,
  'no-credentials': phrase`Those who write the workflow`,
  'credentials-refused': phrase`Those who write the workflow`,
  'backend-not-whole': phrase`Those who write the workflow`,
  'state-locked': phrase`Those who plan and apply`,
  'version-unfit': phrase`Those who write the workflow or the change`,
  'not-downloaded': phrase`Those who write the workflow`,
  [CODES.noConfiguration]: phrase`Those who write the workflow or the change`,
  [CODES.localExecution]: phrase`Those who may change the settings of the workspace`,
};

const REPAIRERS: Readonly<Record<string, Sentence>> = {
  internal: phrase`Those who write the workflow`,
  refused: phrase`Those who hold the token of this job`,
  network: phrase`Those who run the network of this job`,
  service: phrase`Those who run the service`,
  unplanned: phrase`Those who write the workflow`,
};

/** What is first done is first. */
const ORDER: readonly ToDo['kind'][] = [
  'fix',
  'correct',
  'override',
  'approve',
  'fix-policies',
  'merge',
  'repair',
  'wait',
  'rerun-groups',
  'rerun',
];

/** More of them nobody reads. */
const MOST_STEPS = 4;

/**
 * What can be overridden or approved where something has to be pushed first: a command is for the commit that it names, and
 * runs are of its files, so that of this report would be refused.
 */
function stepAfterPush(
  kind: ToDo['kind'],
  causes: ToDoCauses,
  context: ReportContext,
): ToldStep | undefined {
  if (kind !== 'override' && kind !== 'approve') return undefined;
  const hasRuns = kind === 'override' && causes.some(({ runs }) => runs.length > 0);
  const hasLine = kind === 'approve' && (context.actors.approvals?.toWrite ?? []).length > 0;
  const hasCommand = kind === 'override' && commandForComment('override', context) !== undefined;
  if (!hasRuns && !hasLine && !hasCommand) return undefined;
  const isNamed = causes.some(({ approval }) => approval !== undefined);
  const who = isNamed ? phrase`those whom the policies name` : overridersOf(causes, false);
  const verb = kind;
  const by = kind === 'override' ? 'command' : 'line';
  const words = phrase`That push is judged again. The new report has the ${by} with which ${who} can ${verb} ${whatOf(causes)}, unless the push fixes that, too.`;
  return { words, again: '' };
}

/** At most four sentences for all causes that keep the gate closed, each about all of one kind. */
export function stepsOf(view: ReportFacts): Sentence[] {
  const { causes, context, green } = view;
  if (green) return [];
  const blocking = causes.filter(({ blocks }) => blocks);
  const isPushed =
    !context.actors.byPerson &&
    blocking.some(({ todo }) => todo?.kind === 'fix' || todo?.kind === 'correct');
  const byKind = ORDER.flatMap((kind) => {
    const [first, ...others] = blocking.filter(({ todo }) => todo?.kind === kind);
    if (first === undefined) return [];
    const those = [first, ...others] as const;
    const later = isPushed ? stepAfterPush(kind, those, context) : undefined;
    return [{ kind, ...(later ?? stepFor(kind, those, context)) }];
  });
  // How the same files are judged again is said once, behind the last step after which they are.
  const last = byKind.findLast(({ again }) => again !== '');
  const steps = byKind.map((each) =>
    each === last ? joinSentences(literal` `, each.words, each.again) : each.words,
  );
  const shown = [
    ...steps,
    ...(isPushed ? [] : emptyPlanSteps(blocking, context)),
    ...provisionalStep(blocking, view, isPushed),
  ];
  if (shown.length <= MOST_STEPS) return shown;
  const left = shown.length - MOST_STEPS + 1;
  const rest = phrase`${formatNumber(left)} more: see the causes above.`;
  return [...shown.slice(0, MOST_STEPS - 1), rest];
}

/** Beside runs that can be overridden, those that cannot because their plans change nothing. */
function emptyPlanSteps(blocking: readonly Cause[], context: ReportContext): Sentence[] {
  const ofService = blocking.filter(({ todo }) => todo?.kind === 'override');
  const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
  const hasOthers = distinctRuns(ofService).some(({ workspace }) => !empty.has(workspace));
  const isBeside = empty.size > 0 && hasOthers;
  return isBeside ? [emptyPlanStep(ofService, context)] : [];
}

/** What helps where the service takes no override, because the run of this job only planned and has ended. */
function provisionalStep(
  blocking: readonly Cause[],
  { workspaces, context }: ReportFacts,
  isPushed: boolean,
): Sentence[] {
  if (!context.actors.onlyPlans) return [];
  const tooLate = blocking.filter(
    ({ severity, level, own }) =>
      severity === 'blocks' && level === 'soft-mandatory' && own !== true,
  );
  const set = context.actors.byPerson
    ? phrase`pass ${typedPart('--mode provisional')}`
    : phrase`those who write the workflow set ${typedPart('mode: provisional')}`;
  if (tooLate.length > 0) {
    return [
      phrase`Or ${set}: such a run waits for an override of ${whatOf(tooLate)}, and this one only planned and has ended.`,
    ];
  }
  if (isPushed) return [];
  const overridden = blocking.filter(({ todo }) => todo?.kind === 'override');
  const runIds = new Set(overridden.flatMap(({ runs }) => runs.map(({ runId }) => runId)));
  const hasEnded = workspaces.some(
    ({ runId = '', runStatus = '' }) => runIds.has(runId) && isRunOver(runStatus),
  );
  if (!hasEnded) return [];
  return [
    phrase`If the service refuses the override because the run has ended: ${set}, and the next run waits for one.`,
  ];
}
