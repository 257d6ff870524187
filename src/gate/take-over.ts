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
import { isGreen } from '../model/verdict.ts';
import type { UploadRecord } from '../trust/seals.ts';
import { differencesOfForeignRun } from '../policy/run-differences.ts';
import { MOST_PLAN_AGE_MS, type Packed } from './find-workspace.ts';
import { followRun } from './override-run.ts';
import { runUrlOf, type StepJob } from './job.ts';
import { judgeRunForJob, toWorkspaceResult, type JudgedRun, type SettledRun } from './judge.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { WorkspaceResult } from './result.ts';
import { MOST_AGE_MS, wasAppliedSince, type UploadWithRecord } from './same-upload.ts';
import { WATCHED } from './watch.ts';
import { errorMessage } from '../model/error-message.ts';
import { timeOf } from '../model/parse.ts';

/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;

/** Looks for the record of an earlier run of the same files; undefined unless such runs count, or if that is in doubt. */
export async function findUploadRecord(
  packed: Packed,
  job: StepJob,
): Promise<UploadWithRecord | undefined> {
  try {
    return await job.findUpload?.(packed);
  } catch (error) {
    job.debug(`Runs of the files of ${packed.name} were not looked for: ${errorMessage(error)}`);
    return undefined;
  }
}

/** A run that may count, and the record of it where it was started for an earlier commit. */
interface Candidate {
  runId: string;
  record?: UploadRecord;
}

/**
 * Judges an earlier run in the place of a new one, if it certainly counts.
 *
 * @param recorded the upload of this job, with the record of an earlier one
 * @returns the result of the earlier run; undefined when none certainly counts
 */
export async function takeOver(
  packed: Packed,
  recorded: UploadWithRecord | undefined,
  job: StepJob,
): Promise<WorkspaceResult | undefined> {
  const record = recorded?.record;
  const findByCommit = async (): Promise<Candidate | undefined> => {
    const runId = await job.findEarlierRun(packed);
    return runId === undefined ? undefined : { runId };
  };
  const findByUpload = async () => record && { runId: record.runId, record };
  for (const find of [findByCommit, findByUpload]) {
    try {
      const candidate = await find();
      const taken = candidate && (await takeOverCandidate(candidate, packed, job));
      if (taken === undefined) continue;
      // The run that was found by the commit may be the recorded one.
      return record?.runId === taken.runId ? { ...taken, uploadRecord: record } : taken;
    } catch (error) {
      job.debug(`An earlier run of ${packed.name} is not taken over: ${errorMessage(error)}`);
    }
  }
  return undefined;
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
  const createdAt = new Date(attributes['created-at'] ?? '').toISOString();
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
  const ageMs = clock.date().getTime() - createdMs;
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
    await rm(directory, { recursive: true, force: true });
  }
}
