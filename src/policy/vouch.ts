/**
 * The one home of passing. A run passes because everything that has to be known of it is named here
 * and stands well, never because nothing was found against it: what is not placed is undecided.
 */
import { kindOf, PLAN, RUN, runKind, wordsOf, type Mode } from '../status/status.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import type { IngressAttributes } from '../client/wire/configuration-version.ts';
import { unlikeAsked, unlikeOwn } from './as-asked.ts';
import { tooOld, unlikeChange, type Change } from './of-the-change.ts';
import { partsOnly, type RunOptions } from './run-options.ts';
import { stampDoubts, type HowRead, type Reading, type Unfinished } from './reading.ts';
import type { RunTaskResult } from './result.ts';
import { HOLDS, ofPolicy, ofRunTask, red, undecided } from './standing.ts';
import type { Reason, Standing } from './standing.ts';
import type { Green, VerdictWord } from './verdict.ts';

/** What one policy system said, and how that was read. */
export interface SystemEvidence {
  how: HowRead;
  reading: Reading;
}

export interface Evidence {
  asked: {
    mode: Mode;
    runId: string;
    /** The version that it is to have planned. */
    versionId: string;
    workspace: { id: string; name: string };
    requirePolicies: boolean;
    options?: RunOptions | undefined;
    /** Whether a run that planned only a part may pass. */
    allowPartial?: boolean | undefined;
    /** What nobody said of a run that was there already, as whole sentences: it is not compared. */
    unsaid?: readonly string[] | undefined;
    /** Whether what the plan destroys is guarded here. */
    guarded?: boolean;
  };
  /** Of a run that version control started; absent where the files were uploaded here. */
  origin?: Origin | undefined;
  /** `workspaceName`: of the workspace that came along with the run, if one did. */
  run: { read: Run; workspaceName: string | undefined };
  /** `doubt`: a whole sentence about why there is none. */
  plan: { read: Plan } | { doubt: string };
  policyChecks: SystemEvidence;
  taskStages: SystemEvidence;
  terraformPolicy: SystemEvidence;
  /** Of the guard over what is destroyed; it is no policy that anybody required. */
  guard?: Reading | undefined;
}

/** Whose run it is where this gate did not start it. */
export interface Origin {
  change: Change;
  /** `doubt`: a whole sentence about why its commit is not known. */
  ingress: { read: IngressAttributes } | { doubt: string };
  /** Of the workspace, as far as it says. */
  terraformVersion: string | undefined;
}

type Standings = [Standing, ...Standing[]];
type Reasons = readonly [Reason, ...Reason[]];

/** Either a green word, or at least one reason why there is none. */
type Vouched = { green: Green; sentences: string[] } | { reasons: Reasons };

export function vouch(evidence: Evidence): Vouched {
  // Evidence without a claim does not compile.
  const claims: { [Part in Exclude<keyof Evidence, 'asked'>]: Standings } = {
    policyChecks: systemStands(evidence.policyChecks, evidence),
    taskStages: systemStands(evidence.taskStages, evidence),
    terraformPolicy: systemStands(evidence.terraformPolicy, evidence),
    origin: isOfTheChange(evidence),
    plan: isGoodPlan(evidence.plan, evidence),
    guard: guardHolds(evidence),
    run: [endsWell(evidence), ...isOurs(evidence), ...plannedAsAsked(evidence)],
  };
  const standings = [...Object.values(claims).flat(), somethingWasJudged(evidence)];
  const [reason, ...others] = standings.flatMap((each) => ('red' in each ? each.red : []));
  const weaker = standings.flatMap((standing) => ('sentence' in standing ? standing : []));
  if (reason !== undefined) {
    const also = weaker.map(({ green: word, sentence }): Reason => ({ word, sentence }));
    return { reasons: [...worthTelling([reason, ...others]), ...also] };
  }
  // What the guard was let off must not hide an advisory failure, which `fail-on` may close for.
  const isOverridden = weaker.some(
    (each) => each.green === 'overridden' && !claims.guard.includes(each),
  );
  const byGuard = weaker.some(({ green }) => green === 'overridden');
  const onlyGuard = byGuard && !weaker.some(({ green }) => green === 'advisory');
  return {
    green: isOverridden || onlyGuard ? 'overridden' : weaker.length > 0 ? 'advisory' : 'passed',
    sentences: weaker.map(({ sentence }) => sentence),
  };
}

const CLOSING: readonly VerdictWord[] = ['needs-override', 'blocked', 'errored', 'canceled'];

/** Without what is only the consequence of something else that is told. */
function worthTelling(reasons: Reasons): Reasons {
  const closed = reasons.some(({ word, unless }) => unless === undefined && CLOSING.includes(word));
  const [first, ...others] = reasons.filter(
    ({ unless }) => unless !== 'told' && !(closed && unless === 'closed'),
  );
  return first === undefined ? reasons : [first, ...others];
}

function isOurs({ run: { read, workspaceName }, asked }: Evidence): Standing[] {
  const run = `Run ${read.id}`;
  const version = relatedId(read, 'configuration-version');
  const workspace = relatedId(read, 'workspace');
  const { name, id } = asked.workspace;
  const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
  return [
    claim(read.id === asked.runId, `${run} is not the one of this job, ${asked.runId}.`),
    claim(
      version === asked.versionId,
      version === undefined
        ? `${run} does not say which configuration version it planned.`
        : `${run} planned configuration version ${version}, not ${asked.versionId}, which it was to be.`,
    ),
    claim(
      workspace === id,
      workspace === undefined
        ? `${run} does not say which workspace it belongs to.`
        : `${run} belongs to workspace ${workspace}, not to ${id}.`,
    ),
    claim(isNamed, `${run} belongs to workspace "${workspaceName}", not to "${name}".`),
  ];
}

/** Of a run of somebody else silence is no answer. */
function isOfTheChange({ origin, run: { read } }: Evidence): Standings {
  if (origin === undefined) return [HOLDS];
  const { change, ingress, terraformVersion } = origin;
  if ('doubt' in ingress) return [undecided(ingress.doubt)];
  const unlike = [
    ...unlikeChange(ingress.read, change),
    ...tooOld(read, change),
    ...unlikeOwn(read, terraformVersion),
  ];
  return [HOLDS, ...unlike.map((how) => undecided(`Run ${read.id} ${how}.`))];
}

function claim(isTrue: boolean, otherwise: string): Standing {
  return isTrue ? HOLDS : undecided(otherwise);
}

function plannedAsAsked({ run: { read }, asked }: Evidence): Standing[] {
  const { mode, options = {}, allowPartial = false, unsaid = [] } = asked;
  const parts = allowPartial ? [] : partsOnly(options);
  return [
    ...unlikeAsked(read, mode, options).map((how) => undecided(`Run ${read.id} ${how}.`)),
    ...parts.map((input) =>
      undecided(
        `The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
      ),
    ),
    ...unsaid.map((sentence) => undecided(sentence)),
  ];
}

/** What a run that passes never was, not even for a moment. */
const ENDED_OTHERWISE = Object.fromEntries(
  wordsOf(RUN)
    .filter((word) => word === 'errored' || RUN[word].kind === 'stopped')
    .map((word) => [word, 'bad' as const]),
);

function endsWell({ run: { read }, asked: { mode } }: Evidence): Standing {
  const { status } = read.attributes;
  switch (runKind(mode, status)) {
    case 'good':
      return undoubted(stampDoubts(`run ${read.id}`, read.attributes, ENDED_OTHERWISE));
    case 'bad':
      return endedBadly(status);
    case 'stopped': {
      const how = status === 'discarded' ? 'discarded' : 'canceled';
      const sentence = `The run was ${how} by somebody else ("${status}") before it could be judged.`;
      return red('canceled', sentence);
    }
    case 'person': {
      const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
      return undecided(sentence, 'closed');
    }
    case 'moving':
      // Ends the wait only where a stage of it awaits an override.
      return undecided(`The run is still "${status}".`, 'closed');
    case 'foreign':
      return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
    case 'unknown':
      return undecided(`The run is "${status}", a status not known here.`);
  }
}

function undoubted([doubt]: readonly string[], unless?: Reason['unless']): Standing {
  return doubt === undefined ? HOLDS : undecided(doubt, unless);
}

function endedBadly(status: string): Standing {
  if (status === 'errored') {
    const sentence = 'The run is "errored", and no policy or run task is the reason.';
    return red('errored', sentence, 'closed');
  }
  if (status === 'policy_soft_failed') {
    const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
    return undecided(sentence, 'closed');
  }
  return undecided(`The run ended as "${status}", which says nothing that is known here.`);
}

function isGoodPlan(plan: Evidence['plan'], { run, asked }: Evidence): Standings {
  const { status: ended } = run.read.attributes;
  // A run that ended before it could plan has its reason elsewhere.
  const isGood = runKind(asked.mode, ended) === 'good';
  const unless = isGood ? undefined : 'told';
  if ('doubt' in plan) return [undecided(plan.doubt, unless)];
  const { status } = plan.read.attributes;
  switch (kindOf(PLAN, status)) {
    case 'good': {
      // What closed the run is worse than any doubt of how its plan ended.
      const doubts = stampDoubts(`plan ${plan.read.id}`, plan.read.attributes, PLAN);
      return [undoubted(doubts, isGood ? undefined : 'closed')];
    }
    case 'bad':
      return [red('errored', 'The plan failed, so no policy could be evaluated.')];
    case 'unknown':
      return [undecided(`The plan is "${status}", a status not known here.`)];
    case 'moving':
    case 'person':
    case 'stopped':
    case 'skipped':
      return [undecided(`The run is "${ended}" but its plan is still "${status}".`, unless)];
  }
}

function guardHolds({ guard, plan, asked }: Evidence): Standings {
  const isPlanned = 'read' in plan && kindOf(PLAN, plan.read.attributes.status) === 'good';
  // Where there is no plan, that is the reason.
  const unless = isPlanned ? undefined : 'told';
  if (guard === undefined) {
    return [
      asked.guarded === true
        ? undecided('What the plan destroys was not looked at.', unless)
        : HOLDS,
    ];
  }
  return [
    HOLDS,
    ...guard.doubts.map((sentence) => undecided(sentence, unless)),
    ...guard.results.map(ofPolicy),
  ];
}

function systemStands({ how, reading }: SystemEvidence, evidence: Evidence): Standings {
  // Without a plan no policy has anything to say: what is odd about that has its reason there.
  const unless = endedByPlan(evidence) ? 'closed' : undefined;
  return [
    'doubt' in how ? undecided(how.doubt) : HOLDS,
    ...reading.doubts.map((sentence) => undecided(sentence, unless)),
    ...reading.errors.map((sentence) => red('errored', sentence)),
    ...reading.results.map(ofPolicy),
    ...reading.runTasks.map((task) => ofRunTask(task, unanswered(task, evidence))),
    ...reading.unfinished.map((item) => unfinished(item, reading.runTasks, evidence)),
  ];
}

function unfinished(
  { what, word, stage, system }: Unfinished,
  runTasks: readonly RunTaskResult[],
  evidence: Evidence,
): Standing {
  const task = runTasks.find(
    ({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'),
  );
  const of =
    stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
  const cause =
    task === undefined
      ? ''
      : ` The usual cause is a mandatory run task that failed: see "${task.name}" in the run.`;
  const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
  return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}

function unanswered({ name, word = '' }: RunTaskResult, evidence: Evidence): Standing {
  const was = `run task "${name}" was still "${word}"`;
  return withoutResult(was, word === 'unreachable', evidence);
}

/** Unless something before it closed the run: then that is the reason. */
function withoutResult(was: string, neverBegan: boolean, evidence: Evidence, cause = ''): Standing {
  const { run, asked } = evidence;
  const { status } = run.read.attributes;
  const kind = runKind(asked.mode, status);
  const isExplained =
    kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
  return undecided(
    `The run ended as "${status}", but ${was}. Nothing vouches for this plan, so the gate stays closed.${cause}`,
    isExplained ? 'closed' : undefined,
  );
}

function endedByPlan({ run, plan, asked }: Evidence): boolean {
  const failed = 'read' in plan && kindOf(PLAN, plan.read.attributes.status) === 'bad';
  return failed && runKind(asked.mode, run.read.attributes.status) !== 'good';
}

function somethingWasJudged(evidence: Evidence): Standing {
  const { asked, run, policyChecks, taskStages, terraformPolicy } = evidence;
  const systems = [policyChecks, taskStages, terraformPolicy];
  if (!asked.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
    return HOLDS;
  }
  return undecided(
    'No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.',
    runKind(asked.mode, run.read.attributes.status) === 'stopped' ? 'closed' : undefined,
  );
}
