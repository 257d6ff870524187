/**
 * A run that was judged before and overridden since, taken instead of a new one. Where it was found
 * vouches for nothing: the service says whose it is and what became of it, and its files are
 * compared. Anything else, any doubt and any error is left to a new run.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Archive } from '../archive/pack.ts';
import type { Client } from '../client/client.ts';
import type { WorkspaceResult } from '../gate.ts';
import { judgeRun, type JudgedRun } from '../wait/judge-run.ts';
import { versionIdOf } from '../wait/obtain-run.ts';
import { runKind } from '../wait/settle.ts';
import type { Run } from '../wire/run.ts';
import type { Draft } from './draft.ts';
import type { Job } from './job.ts';
import { runUrlOf, toResult } from './steps.ts';

/** What was true of an older plan need not be any more. */
const LIFETIME_MS = 24 * 60 * 60_000;
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** For all of it: a new run is never far away. */
const BUDGET_MS = 60_000;

/** Undefined when there is no such run, or when it cannot be told for certain. */
export async function adoptOverridden(
  archive: Archive,
  draft: Draft,
  job: Job,
): Promise<WorkspaceResult | undefined> {
  const { known } = draft;
  const { workspace } = known;
  if (job.options.mode !== 'speculative') return undefined;
  try {
    const runId = await job.earlierRun(workspace);
    if (runId === undefined) return undefined;
    const found = await examine(runId, archive, draft, job);
    if (typeof found === 'string') {
      job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
      return undefined;
    }
    const { run, versionId, judged } = found;
    const runUrl = runUrlOf(workspace, run.id, job);
    Object.assign(known, {
      configurationVersionId: versionId,
      runId: run.id,
      runUrl,
      runStatus: run.attributes.status,
      notices: [
        ...known.notices,
        `Run ${run.id} planned these very files and was overridden, so no new run was started.`,
      ],
    });
    job.emit({ kind: 'run-overridden', workspace, runId: run.id, runUrl });
    return toResult(judged, draft, job);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    job.debug(`An earlier run of ${workspace} is not taken over: ${message}`);
    return undefined;
  }
}

/** Why not, or all that has to be known of it. */
async function examine(
  runId: string,
  archive: Archive,
  { known }: Draft,
  job: Job,
): Promise<string | { run: Run; versionId: string; judged: JudgedRun }> {
  const { clock, signal } = job;
  const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
  const client = job.client.with({ signal, deadline });
  const watched = await client.runs.show(runId, {
    include: ['plan', 'task_stages', 'cost_estimate'],
  });
  const { run } = watched;
  const versionId = versionIdOf(run);
  if (run.id !== runId) return 'the service answered with another run';
  if (workspaceIdOf(run) !== known.workspaceId) return 'it belongs to another workspace';
  if (run.attributes['plan-only'] !== true) return 'it is not speculative';
  if (isPartial(run)) return 'it did not plan the whole configuration as it is';
  if (versionId === undefined) return 'it does not say which configuration version it planned';
  if (!isRecent(run, clock.date())) return 'it is older than a day';
  // Only a run that went on to its end after the override can be judged to be overridden.
  const { status } = run.attributes;
  if (runKind('speculative', status) !== 'good') return `it is "${status}"`;
  const judged = await judgeRun(
    watched,
    { mode: 'speculative', versionId, requirePolicies: job.options.requirePolicies },
    { client, clock, signal, deadline },
  );
  const { word } = judged.verdict;
  if (word !== 'overridden') return `its verdict is "${word}"`;
  if (!(await plannedThese(archive, runId, client))) return 'it planned other files';
  return { run, versionId, judged };
}

function workspaceIdOf(run: Run): string | undefined {
  const data = run.relationships['workspace']?.data ?? undefined;
  return Array.isArray(data) ? undefined : data?.id;
}

/** Whether it planned something else than a run of this gate does, from whatever files. */
function isPartial({ attributes }: Run): boolean {
  return (
    attributes['is-destroy'] === true ||
    attributes['refresh-only'] === true ||
    NARROWING.some((name) => {
      const value = attributes[name];
      return Array.isArray(value) && value.length > 0;
    })
  );
}

const NARROWING = ['target-addrs', 'replace-addrs', 'variables', 'invoke-action-addrs'];

function isRecent({ attributes }: Run, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(attributes['created-at'] ?? '');
  return ageMs >= -SKEW_MS && ageMs <= LIFETIME_MS;
}

/** Byte for byte: the same files always make the same archive. */
async function plannedThese(archive: Archive, runId: string, client: Client): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), 'plangate-'));
  try {
    const file = join(directory, 'planned.tar.gz');
    await client.configurationVersions.downloadForRun(runId, file);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex') === archive.sha256;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
