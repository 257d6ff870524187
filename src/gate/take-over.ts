/**
 * Takes a run that was judged earlier, instead of starting a new one: a run of the same commit that was overridden since,
 * also if it waits for a further override now; with `reuse: upload` also a run of an earlier commit that planned the same
 * files. What names the run proves nothing: the service is asked which workspace the run belongs to and how it ended,
 * its files are compared, and it is judged as if it had just ended. With any doubt or error, a new run is started.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import type { UploadRecord, KnownUploads, Upload } from '../trust/seals.ts';
import { differencesOfForeignRun } from '../policy/run-differences.ts';
import { MOST_PLAN_AGE_MS, type Packed } from './find-workspace.ts';
import { followRun } from './override-run.ts';
import { runUrlOf, type Job, type StepJob } from './job.ts';
import { earlierRunFinder } from './runs-of-change.ts';
import { judgeRunForJob, toWorkspaceResult, type JudgedRun } from './judge.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { WorkspaceResult } from './result.ts';
import { WATCHED, type SettledRun } from './run.ts';
import { errorMessage } from '../model/error-message.ts';
import { timeOf } from '../model/parse.ts';
import { isRefusal } from './failure-of.ts';

/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;

/** A run that may count, and the record of it where it was started for an earlier commit. */
interface Candidate {
  runId: string;
  record?: UploadRecord | undefined;
}

/** Makes the function that takes over earlier runs. What the workspaces of the job share is asked once. */
export function createTakeOver(jobOfAll: Job) {
  const { knownUploads, plan, client, clock } = jobOfAll;
  const findEarlierRun = earlierRunFinder(jobOfAll, client, clock);
  const findRecord = knownUploads && uploadFinder(knownUploads, client, plan.organization);
  /**
   * Judges an earlier run in the place of a new one, if it certainly counts.
   *
   * @returns `taken`: the result of the earlier run; undefined when none certainly counts. `upload`: that of this job,
   *   by which a later one may find the run of it; undefined unless runs of earlier commits count
   */
  return async (
    packed: Packed,
    job: StepJob,
  ): Promise<{ taken?: WorkspaceResult; upload?: Upload | undefined }> => {
    const recorded = await findRecord?.(packed).catch((error: unknown) => {
      job.debug(`Runs of the files of ${packed.name} were not looked for: ${errorMessage(error)}`);
    });
    const { record, upload } = recorded ?? {};
    const findByCommit = async (): Promise<Candidate | undefined> => {
      const runId = await findEarlierRun(packed);
      return runId === undefined ? undefined : { runId };
    };
    const findByUpload = async () => record && { runId: record.runId, record };
    for (const find of [findByCommit, findByUpload]) {
      try {
        const candidate = await find();
        const taken = candidate && (await takeOverCandidate(candidate, packed, job));
        if (taken === undefined) continue;
        // The run that was found by the commit may be the recorded one.
        const uploadRecord = record?.runId === taken.runId ? record : undefined;
        return { taken: { ...taken, uploadRecord }, upload };
      } catch (error) {
        job.debug(`An earlier run of ${packed.name} is not taken over: ${errorMessage(error)}`);
      }
    }
    return { upload };
  };
}

async function takeOverCandidate(
  candidate: Candidate,
  packed: Packed,
  job: StepJob,
): Promise<WorkspaceResult | undefined> {
  const { runId, record } = candidate;
  const { name: workspace } = packed;
  const checked = await checkCandidate(candidate, packed, job);
  if ('why' in checked) {
    job.debug(`Run ${runId} of ${workspace} is not taken over: ${checked.why}.`);
    return undefined;
  }
  const { judged, ...settled } = checked;
  const { run } = settled.watched;
  const runUrl = settled.runSeen.url;
  if (record === undefined) job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
  else job.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: record.head });
  const notices = [...packed.notices, sayTakenOver(run, record, judged.results)];
  const result = toWorkspaceResult(judged, { ...settled, notices }, job);
  const mayBeApplied =
    job.plan.mode === 'provisional' && isGreen(judged.verdict.word, job.policy.failOn);
  return mayBeApplied
    ? { ...result, confirmable: run.attributes.actions?.['is-confirmable'] === true }
    : result;
}

function sayTakenOver(
  { id, attributes }: Run,
  record: UploadRecord | undefined,
  results: readonly PolicyResult[],
): string {
  if (record === undefined) {
    return `Run ${id} planned these very files and was overridden, so no new run was started.`;
  }
  const createdAt = new Date(timeOf(attributes['created-at'])).toISOString();
  const when = `${createdAt.slice(0, 'YYYY-MM-DD'.length)} ${createdAt.slice(11, 16)} UTC`;
  const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
  const who =
    names.size === 0
      ? ''
      : ` It was overridden by ${[...names].join(', ')}: whether that account of the service pushed to this change is not known.`;
  return `Run ${id} planned these very files at ${when} for commit ${record.head.slice(0, 7)}, and nothing was applied since, so no new run was started.${who} The comment \`/plangate again\` starts new runs.`;
}

/** `why` finishes the sentence "The run is not taken over: …". */
type CheckedCandidate = { why: string } | (SettledRun & { judged: JudgedRun });

/** Holds the run to everything that lets it count, and judges it. */
async function checkCandidate(
  { runId, record }: Candidate,
  packed: Packed,
  job: StepJob,
): Promise<CheckedCandidate> {
  const { workspaceId: id, terraformVersion, archive } = packed;
  const { clock, signal } = job;
  const { mode, runOptions } = job.plan;
  const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
  const client = job.client.with({ signal, deadline });
  const seen = await client.runs.show(runId, { include: WATCHED });
  const { run } = seen;
  const versionId = relatedId(run, 'configuration-version');
  if (relatedId(run, 'workspace') !== id) return { why: 'it belongs to another workspace' };
  const [difference] = differencesOfForeignRun(run, terraformVersion, runOptions, mode);
  if (difference !== undefined) return { why: `it ${difference}` };
  if (versionId === undefined) {
    return { why: 'it does not say which configuration version it planned' };
  }
  const createdMs = timeOf(run.attributes['created-at']);
  // By the service's own clock, if it says what time it is: the clock of this machine may be wrong.
  const ageMs = (client.lastAnswerAt() ?? clock.date().getTime()) - createdMs;
  const isOfLastDay = ageMs >= -SKEW_MS && ageMs <= MOST_PLAN_AGE_MS;
  if (!isOfLastDay) return { why: 'it is older than a day' };
  const askedMs = timeOf(await job.askedAnewAt?.());
  if (createdMs <= askedMs) return { why: 'a person asked for new plans since' };
  const watched = await followRun(seen, { client, clock, deadline });
  const runSeen = {
    id: runId,
    url: runUrlOf(packed.name, runId, job),
    status: watched.run.attributes.status,
  };
  const settled = { ...packed, versionId, runSeen, watched };
  // Without the list of changes, and with the names of all policies: as many requests in every job.
  const options = { diff: undefined, isFrugal: () => false };
  const judged = await judgeRunForJob(settled, { ...job, ...options, client, deadline });
  const { word } = judged.verdict;
  const isOverridden = judged.results.some(({ status }) => status === 'overridden');
  if (record === undefined) {
    const counts = isOverridden && ['overridden', 'needs-override'].includes(word);
    if (!counts) return { why: `its verdict is "${word}"` };
  } else {
    const mostMs = MOST_AGE_MS[word];
    if (mostMs === undefined) return { why: `its verdict is "${word}"` };
    if (ageMs > mostMs) return { why: `its verdict is "${word}", and it is older than an hour` };
    if (await wasAppliedSince(createdMs, packed.current.runId, client)) {
      return { why: 'something was applied in the workspace since' };
    }
  }
  const isSame = await plannedSameFiles(archive.sha256, runId, client);
  return isSame ? { ...settled, judged } : { why: 'it planned other files' };
}

/**
 * Whether the archive that the run planned is the same byte for byte: the same files always make the same archive.
 *
 * @param sha256 of the archive of this job, in hexadecimal digits
 */
export async function plannedSameFiles(
  sha256: string,
  runId: string,
  client: Client,
): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'plangate-'));
  try {
    const file = join(directory, 'planned.tar.gz');
    await client.configurationVersions.downloadForRun(runId, file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex') === sha256;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/*
 * What has to be the same in a workspace for a run to count for files that were uploaded before (`reuse: upload`), and
 * how old such a run may be. Each part is read before a run is created, so that a change in between makes a difference.
 */

/** Makes the function that looks for the record of an upload. The policy sets are read once for all workspaces. */
function uploadFinder(known: KnownUploads, client: Client, organization: string) {
  let policySets: Promise<string | undefined> | undefined;
  const readPolicySets = () =>
    (policySets ??= readAsText(async () => {
      const sets = await client.workspaces.policySets(organization).all();
      return sets.map(({ id, attributes, relationships }) => [id, attributes, relationships]);
    }));
  /**
   * @param packed the files as they would be uploaded, and what was read of the workspace before anything else
   * @returns undefined if the service does not say which state the workspace has
   */
  return async (
    packed: Packed,
  ): Promise<{ upload: Upload; record: UploadRecord | undefined } | undefined> => {
    const { workspaceId, workingDirectory, terraformVersion, current, archive } = packed;
    if (current.stateId === undefined) return undefined;
    const [sets, variables] = await Promise.all([
      readPolicySets(),
      readAsText(async () => {
        const listed = await client.workspaces.variables(workspaceId).all();
        return listed.map(({ id, attributes }) => [id, attributes]);
      }),
    ]);
    const versions = [workingDirectory, terraformVersion, current.stateId];
    const conditions = JSON.stringify([...versions, variables, sets]);
    const upload = { service: client.origin, workspaceId, sha256: archive.sha256, conditions };
    const records = await known.records();
    return { upload, record: records.find((record) => known.isOf(upload, record)) };
  };
}

/**
 * A list as a text that is the same for the same list; undefined where this token may not read it: then `MOST_AGE_MS`
 * limits how old it can be.
 */
async function readAsText(list: () => Promise<unknown[]>): Promise<string | undefined> {
  try {
    const items = (await list()).map((item) => JSON.stringify(item));
    return JSON.stringify(items.sort());
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
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

/** The states of a run in which it changes something, or has. */
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];

/** Whether this run, the current one of a workspace, has begun to apply something since this time. */
export async function wasAppliedSince(
  sinceMs: number,
  currentRunId: string | undefined,
  client: Client,
): Promise<boolean> {
  if (currentRunId === undefined) return false;
  const { run } = await client.runs.show(currentRunId);
  const times = run.attributes['status-timestamps'] ?? {};
  return APPLYING.some((name) => timeOf(times[name]) >= sinceMs);
}
