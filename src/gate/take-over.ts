/**
 * Offers a run that was judged earlier, instead of starting a new one: a run of the same commit that was overridden since,
 * also if it waits for a further override now; one that people approved, at any age, while its conditions are those of now;
 * with `reuse: upload` also a run of an earlier commit that planned the same files. A run counts by its seal and by what the
 * service says of it (`own-run.ts`); its files are compared, and it is judged as if it had just ended. With any doubt, and
 * with any error of the service, the host or the files, a new run is started.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import { REPAIR_OTHER_KEY, type SealedFacts } from '../trust/run-seals.ts';
import { differencesOfForeignRun } from '../policy/run-differences.ts';
import { isMistake } from './failure-of.ts';
import type { Packed } from './find-workspace.ts';
import { followRun } from './follow-run.ts';
import { runUrlOf, type ServiceScope, type ServiceStep } from './service-scope.ts';
import { baseRunFinder } from './current-run.ts';
import { conditionsReader, wasAppliedSince, type Conditions } from './conditions.ts';
import { createdAt, createListedRuns, MOST_PLAN_AGE_MS } from './listed-runs.ts';
import {
  ageMsOf,
  factsFor,
  openSealsOf,
  whyNotUsable,
  type OwnRun,
  type OwnRunPorts,
} from './own-run.ts';
import { sealsNamed, withNamedRuns } from './runs-of-change.ts';
import { isSameGate, namesCommit } from './run-message.ts';
import { offerOfRun } from './plan-of-run.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { approvedRunOf } from './approved-run.ts';
import type { ApprovalsOfJob, Sealing } from './request.ts';
import type { WorkspaceFacts } from './result.ts';
import { factsToSeal, settledRun, WATCHED } from './run.ts';
import type { JudgedPlan, Offer } from './plans-from.ts';
import { errorMessage } from '../model/error-message.ts';
import { isApprovedHere, mayBeApproved } from '../policy/may-be-approved.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  commitPart,
  listParts,
  phrase,
  runPart,
  sentencePart,
  toPlainText,
  typed,
  type Sentence,
} from '../model/sentence.ts';

/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;
/** How many runs of a workspace are examined, newest first. */
const MOST_EXAMINED = 3;

/** A run whose seals opened. */
interface Candidate {
  run: Run;
  own: OwnRun;
  /** Whether `reuse: upload` is asked for, and everything that it compares is the same. */
  isOfUpload: boolean;
  /** Whether the upload is the same, and all its conditions were read and are. */
  hasSameConditions: boolean;
  /** The variables that it planned with, as one text; undefined if that is not known. */
  variables: string | undefined;
  /** Whether a line of somebody approves it. It may be of workspaces of other jobs as well, so that it does not count here. */
  isApproved: boolean;
}

/** What a new run has to know of earlier ones. */
export interface KnownOfEarlier {
  /** What the plan depends on in the workspace, as one text, where a later job compares it. */
  conditions?: string | undefined;
  /** The variables that it is planned with, as one text; undefined if that is not known. */
  variables?: string | undefined;
  /** What a reader of the new run's result should know. */
  notices: Finding[];
}

/**
 * Makes the function that offers earlier runs in the place of a new one. What the workspaces share is asked once.
 *
 * @param asksPeople whether an approval of another run may count, also where `approvals` names none that would be taken
 */
export function openTakeOver(
  { plan, client, clock, change }: ServiceScope,
  approvals: ApprovalsOfJob | undefined,
  asksPeople: boolean,
) {
  const { sealing, namedRuns, mayBeRepeated = false, leavesBase = false } = change;
  const { searched } = sealing ?? {};
  const isReused = plan.reuse === 'upload';
  const readConditions =
    asksPeople || (isReused && sealing !== undefined)
      ? conditionsReader(client, plan.organization)
      : undefined;
  let named: ReturnType<NonNullable<typeof namedRuns>> | undefined;
  const listed =
    searched === undefined
      ? undefined
      : createListedRuns(client, clock, plan.group ?? searched, plan);

  /** The conditions by which runs may count. @param known gets what the new run has to know of them */
  const readInto = async (known: KnownOfEarlier, packed: Packed) => {
    const reading = readConditions?.(packed);
    const read = isReused ? await reading : await reading?.catch(noneIfUnanswered);
    known.variables = read?.variables;
    const mayCount = listed !== undefined && (isReused || approvals !== undefined);
    const conditions = mayCount ? read : undefined;
    known.conditions = conditions?.text;
    return conditions;
  };

  /** Offers the runs that certainly count but for their verdict. @param known gets what the new run has to know */
  return async function* offerEarlierRuns(
    packed: Packed,
    known: KnownOfEarlier,
    step: ServiceStep,
  ): AsyncGenerator<Offer> {
    const { name } = packed;
    let isSought = sealing !== undefined && (mayBeRepeated || leavesBase || isReused);
    try {
      const conditions = await readInto(known, packed);
      if (sealing === undefined || listed === undefined) return;
      named ??= namedRuns?.();
      const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
      const approvedId = approvals && (await approvedRunOf(packed.workspaceId, approvals));
      isSought ||= ofComment.some(({ head }) => head === sealing.head) || approvedId !== undefined;
      if (!isSought) return;
      const toSeal = factsToSeal({ ...packed, conditions: conditions?.text }, step, sealing);
      const now = { toSeal, conditions, isReused };
      const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
      const oldestMs = clock.date().getTime() - MOST_PLAN_AGE_MS;
      const recent = await listed.since(packed.workspaceId, oldestMs);
      let examined = 0;
      const approved = approvedId === undefined ? [] : [{ runId: approvedId }];
      const runs = await withNamedRuns(recent, [...ofComment, ...approved], client);
      const isApproved = ({ id }: Run) => id === approvedId;
      for (const run of [...runs.filter(isApproved), ...runs.filter((each) => !isApproved(each))]) {
        const otherSeals = sealsNamed(run.id, ofComment);
        const own = openSealsOf({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
        if ('why' in own) {
          if (!namesCommit(run.attributes.message, searched ?? '', sealing.head)) continue;
          step.debug(`Run ${run.id} of ${name} ${own.text}.`);
          // People can make it count.
          if (own.why === 'other-key') known.notices.push(sayOtherKey(run));
          continue;
        }
        const candidate = toCandidate({ run, own, isApproved: isApproved(run) }, now);
        if (candidate === undefined) {
          step.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
          continue;
        }
        if (examined === MOST_EXAMINED) break;
        examined += 1;
        const { endedByComment } = sealing;
        const offer = await offerCandidate(candidate, { packed, sealing }, step, {
          ...ports,
          endedByComment,
        });
        if ('why' in offer) {
          sayWhyNot(candidate, name, offer.why, step);
          continue;
        }
        let failed: { error: unknown } | undefined;
        yield { ...offer, orNext: (error) => void (failed = { error }) };
        if (failed !== undefined) throw failed.error;
      }
    } catch (error) {
      if (isMistake(error)) throw error;
      const line = `An earlier run of ${name} is not taken over: ${errorMessage(error)}`;
      // Where earlier runs were looked for, people may wonder why an override is lost.
      if (isSought) step.info(`${line} A new run is started.`);
      else step.debug(line);
    }
  };
}

function sayOtherKey({ id }: Run): Finding {
  return finding('other-record-key', phrase`Sealed with another key: ${runPart(id)}.`, {
    about: { run: id },
    remedy: phrase`${REPAIR_OTHER_KEY}.`,
  });
}

/** People may wonder why a run that they approved is not taken. */
function sayWhyNot(
  { run: { id }, isApproved }: Pick<Candidate, 'run' | 'isApproved'>,
  workspace: string,
  why: string,
  { debug, info }: ServiceStep,
): void {
  const line = `Run ${id} of ${workspace} is not taken over: ${why}.`;
  if (isApproved)
    info(`${line} People approved it, so the plan of another run is compared with it.`);
  else debug(line);
}

/** Where conditions are read for approvals alone, a run that was overridden counts without them. */
function noneIfUnanswered(error: unknown): undefined {
  if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
}

/** @returns undefined if the run was started for something else */
function toCandidate(
  { run, own, isApproved }: Pick<Candidate, 'run' | 'own' | 'isApproved'>,
  now: { toSeal: SealedFacts; conditions: Conditions | undefined; isReused: boolean },
): Candidate | undefined {
  const { facts } = own;
  const { toSeal, conditions, isReused } = now;
  const isSameUpload =
    toSeal.conditions !== '' &&
    facts.conditions === toSeal.conditions &&
    facts.upload === toSeal.upload;
  const isOfUpload = isReused && isSameUpload;
  // What another job took over for this commit is of an earlier one, and counts only where its files do.
  const ofHead = isReused ? factsFor(own, toSeal.head) : facts;
  const isOfCommit = ofHead?.head === toSeal.head && ofHead.group === toSeal.group;
  if (!isSameGate(facts, toSeal) || !(isOfCommit || isOfUpload)) return undefined;
  const hasSameConditions = isSameUpload && conditions?.areWhole === true;
  const variables = isSameUpload ? conditions?.variables : undefined;
  return { run, own, isOfUpload, hasSameConditions, variables, isApproved };
}

/**
 * Holds the run to everything that lets it count before it is judged.
 *
 * @returns as `why` the end of the sentence "The run is not taken over: …"
 * @throws UnreadError, or what the client threw
 */
async function offerCandidate(
  candidate: Candidate,
  { packed, sealing }: { packed: Packed; sealing: Sealing },
  step: ServiceStep,
  ownRunPorts: OwnRunPorts,
): Promise<{ why: string } | Offer> {
  const { run: found, own } = candidate;
  const { terraformVersion } = packed;
  const { clock, signal } = step;
  const { mode, runOptions } = step.plan;
  const deadline = Math.min(step.deadline, clock.now() + BUDGET_MS);
  const client = step.client.with({ signal, deadline });
  const { id: runId } = found;
  const seen = await client.runs.show(runId, { include: [...WATCHED, 'configuration_version'] });
  const { run } = seen;
  // A list and the run itself must not contradict each other.
  const [difference] = [found, run].flatMap((each) =>
    differencesOfForeignRun(each, terraformVersion, runOptions, mode),
  );
  if (difference !== undefined) return { why: `it ${toPlainText(difference)}` };
  if (relatedId(run, 'workspace') !== packed.workspaceId) {
    return { why: 'it belongs to another workspace' };
  }
  const { versionId } = own;
  if (relatedId(run, 'configuration-version') !== versionId) {
    return { why: 'it planned another configuration version' };
  }
  const { isApproved, hasSameConditions } = candidate;
  const isOld = ageMsOf(run, { client, clock }) > MOST_PLAN_AGE_MS;
  if (isApproved && !hasSameConditions && isOld) return { why: OTHER_CONDITIONS };
  const atAnyAge = isApproved && hasSameConditions;
  const ports = { ...ownRunPorts, client, version: seen.configurationVersion, atAnyAge };
  const why = await whyNotUsable(run, own, sealing.head, ports);
  if (why !== undefined) return { why: `it ${why}` };
  const watched = await followRun(seen, { client, clock, deadline });
  const settled = settledRun({ ...packed, versionId }, runId, watched, step);
  // With the names of all policies: as many requests in every job.
  const reading = { client, clock, signal, deadline, isFrugal: () => false };
  return {
    ...withVariables(
      offerOfRun(
        settled,
        step,
        { findBaseRun: baseRunFinder(settled, { ...step, client }) },
        reading,
      ),
      candidate,
    ),
    async conclude(judged) {
      const stays = await whyNotTaken(
        { ...candidate, run },
        judged,
        { packed, sealing, ports },
        step,
      );
      if (stays === undefined)
        return takenOver({ ...candidate, run }, judged, { packed, sealing, step });
      sayWhyNot(candidate, packed.name, stays, step);
      return 'next';
    },
  };
}

/** The offer of a run with what it planned with. */
export function withVariables(offer: Offer, { variables }: KnownOfEarlier | Candidate): Offer {
  return { ...offer, facts: { ...offer.facts, variables } };
}

const OTHER_CONDITIONS =
  'its files, or what its plan depends on in the workspace, are not as they were, or could not be read';

/** What of a run that was judged keeps it from being taken over, as the end of a sentence; undefined if it is. */
async function whyNotTaken(
  { run, own, isOfUpload, hasSameConditions, isApproved }: Candidate,
  { verdict: { word }, results }: JudgedPlan,
  about: { packed: Packed; sealing: Sealing; ports: OwnRunPorts },
  { change }: ServiceStep,
): Promise<string | undefined> {
  const { packed, sealing, ports } = about;
  const { client } = ports;
  const isOverridden = results.some(wasOverridden);
  const isAgreedTo = isApproved || results.some(wasApproved);
  const isOpened = (isOverridden || isAgreedTo) && ['overridden', 'needs-override'].includes(word);
  const isForCommit = factsFor(own, sealing.head) !== undefined;
  // After an edit that leaves the base, the run of this head says what it said before. One that was ended says nothing.
  const isUnchanged = change.leavesBase === true && word !== 'canceled';
  const ageMs = ageMsOf(run, ports);
  if (!(isForCommit && (isOpened || isUnchanged))) {
    const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
    if (mostMs === undefined) return `its verdict is "${word}"`;
    if (ageMs > mostMs) {
      const limit = mostMs > HOUR_MS ? 'a day' : 'an hour';
      return `its verdict is "${word}", and it is older than ${limit}`;
    }
  }
  const isByApproval = isAgreedTo && !isOverridden && !isUnchanged;
  if (isByApproval && !hasSameConditions) return OTHER_CONDITIONS;
  const isOld = ageMs > MOST_PLAN_AGE_MS;
  if (isOld && results.some(waitsForOverride)) {
    return 'it is older than a day, and waits for an override at the service';
  }
  const isCompared = isOfUpload || isByApproval || isOld;
  if (isCompared && (await wasAppliedSince(createdAt(run), packed.current.runId, client))) {
    return 'something was applied in the workspace since';
  }
  const isSame = await plannedSameFiles(packed.archive.sha256, run.id, client);
  return isSame ? undefined : 'it planned other files';
}

/** Whether somebody overrode the failure at the service. */
function wasOverridden(result: PolicyResult): boolean {
  return result.status === 'overridden' && !isApprovedHere(result);
}

/** Whether somebody approved the failure, also where more people have to. */
function wasApproved(result: PolicyResult): boolean {
  const { status, approval } = result;
  return (status === 'overridden' && isApprovedHere(result)) || (approval?.given ?? []).length > 0;
}

function waitsForOverride(result: PolicyResult): boolean {
  return mayBeApproved(result) && !isApprovedHere(result);
}

/** What the result says of a run that was taken over. */
function takenOver(
  { own, run, isApproved }: Candidate,
  { verdict, results }: JudgedPlan,
  { packed, sealing, step }: { packed: Packed; sealing: Sealing; step: ServiceStep },
): Partial<WorkspaceFacts> {
  const { name: workspace, workspaceId } = packed;
  const { id: runId } = run;
  const runUrl = runUrlOf(workspace, runId, step);
  const earlierHead = sealing.head === own.facts.head ? undefined : own.facts.head;
  if (
    earlierHead === undefined &&
    results.some((each) => wasOverridden(each) || wasApproved(each))
  ) {
    step.emit({ kind: 'run-overridden', workspace, runId, runUrl });
  } else {
    step.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: own.facts.head });
  }
  const seals = own.isInMessage ? [] : [own.seal];
  if (earlierHead !== undefined) {
    const version = { service: step.client.origin, workspaceId, versionId: own.versionId };
    const { group = '' } = step.plan;
    const facts = { ...own.facts, kind: 'taken-over', head: sealing.head, group } as const;
    seals.push(sealing.seals.seal(version, facts));
  }
  const mayBeApplied =
    step.plan.mode === 'provisional' && isGreen(verdict.word, step.policy.failOn);
  return {
    notices: [sayTakenOver(run, earlierHead, results, isApproved)],
    seals: seals.length > 0 ? seals : undefined,
    ...(mayBeApplied && { confirmable: run.attributes.actions?.['is-confirmable'] === true }),
  };
}

/** @param earlierHead the commit for which it was started, if that is another one */
function sayTakenOver(
  { id }: Run,
  earlierHead: string | undefined,
  results: readonly PolicyResult[],
  isApproved: boolean,
): Finding {
  const takenOver = (how: Sentence, remedy?: Sentence): Finding =>
    finding('run-taken-over', phrase`Run ${runPart(id)} planned these very files${how}`, {
      about: { run: id },
      remedy,
    });
  if (earlierHead === undefined) {
    if (results.some(({ status }) => status === 'overridden')) {
      return takenOver(phrase` and was overridden, so no new run was started.`);
    }
    return isApproved || results.some(wasApproved)
      ? takenOver(phrase` and was approved in part, so no new run was started.`)
      : takenOver(
          phrase`, and only the text of the pull request was edited since, so no new run was started.`,
        );
  }
  const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
  const who =
    names.size === 0
      ? ''
      : phrase` It was overridden by ${listParts([...names].map((name) => sentencePart('name', name, 80)))}: whether that account of the service pushed to this change is not known.`;
  return takenOver(
    phrase` for commit ${commitPart(earlierHead)}, and nothing was applied since, so no new run was started.${who}`,
    phrase`The comment ${typed('/plangate again')} starts new runs.`,
  );
}

/**
 * Whether the archive that the run planned is the same byte for byte: the same files always make the same archive.
 *
 * @param sha256 of the archive of this job, in hexadecimal digits
 */
async function plannedSameFiles(sha256: string, runId: string, client: Client): Promise<boolean> {
  const directory = makeTemporary('plangate-');
  try {
    const file = join(directory, 'planned.tar.gz');
    await client.configurationVersions.downloadForRun(runId, file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex') === sha256;
  } finally {
    removeTemporary(directory);
  }
}

const HOUR_MS = 60 * 60_000;

/** How old a run may be that is taken over for the same files. A run with another verdict is planned anew. */
const MOST_AGE_MS: Partial<Record<VerdictWord, number>> = {
  overridden: 24 * HOUR_MS,
  'needs-override': 24 * HOUR_MS,
  passed: HOUR_MS,
  advisory: HOUR_MS,
};
