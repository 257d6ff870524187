/**
 * Takes a run that was judged earlier and overridden since, instead of starting a new one, also if it
 * waits for a further override now. The report that names the run proves nothing: the service is asked
 * which workspace the run belongs to and how it ended, and its files are compared. With any doubt or
 * error, a new run is started.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from '../client/client.ts';
import type { RunWithRelated } from '../client/resources/runs.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { differencesFromOwn } from '../policy/run-differences.ts';
import { LIFETIME_MS } from './connection.ts';
import { startOfResult } from './find-workspace.ts';
import { followRun } from './follow-run.ts';
import { runUrlOf, type StepJob } from './job.ts';
import {
  guardOfWorkspace,
  judgeRun,
  runRequirements,
  toWorkspaceResult,
  type JudgedRun,
} from './judge.ts';
import type { WorkspaceResult } from './result.ts';
import type { Packed } from './pack-workspace.ts';
import { WATCHED } from './watch.ts';
import { errorMessage } from '../model/error-message.ts';

/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;

/** @returns the result of the overridden run; undefined when none is certain to be adoptable */
export async function adoptOverridden(
  packed: Packed,
  job: StepJob,
): Promise<WorkspaceResult | undefined> {
  const { name: workspace } = packed;
  try {
    const runId = await job.earlierRun(packed);
    if (runId === undefined) return undefined;
    const checked = await checkAdoptable(runId, packed, job);
    if (!checked.adoptable) {
      job.debug(`Run ${runId} of ${workspace} is not taken over: ${checked.why}.`);
      return undefined;
    }
    const { watched, versionId, judged } = checked;
    const { status, actions } = watched.run.attributes;
    const runUrl = runUrlOf(workspace, runId, job);
    const notice = `Run ${runId} planned these very files and was overridden, so no new run was started.`;
    job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
    const adopted = {
      ...packed,
      versionId,
      runSeen: { id: runId, url: runUrl, status },
      notices: [...packed.notices, notice],
    };
    const result = toWorkspaceResult(judged, startOfResult(adopted), status, job);
    const isSaved = job.options.mode === 'provisional' && judged.verdict.word === 'overridden';
    return isSaved ? { ...result, confirmable: actions?.['is-confirmable'] === true } : result;
  } catch (error) {
    job.debug(`An earlier run of ${workspace} is not taken over: ${errorMessage(error)}`);
    return undefined;
  }
}

/** `why` finishes the sentence "The run is not taken over: …". */
type Adoptability =
  | { adoptable: false; why: string }
  | { adoptable: true; watched: RunWithRelated; versionId: string; judged: JudgedRun };

async function checkAdoptable(
  runId: string,
  { name, workspaceId: id, terraformVersion, archive }: Packed,
  job: StepJob,
): Promise<Adoptability> {
  const { clock, signal } = job;
  const { mode, runOptions } = job.options;
  const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
  const client = job.client.with({ signal, deadline });
  const seen = await client.runs.show(runId, { include: WATCHED });
  const { run } = seen;
  const versionId = relatedId(run, 'configuration-version');
  if (relatedId(run, 'workspace') !== id) return refuse('it belongs to another workspace');
  const [difference] = differencesFromOwn(run, terraformVersion, runOptions, mode);
  if (difference !== undefined) return refuse(`it ${difference}`);
  if (versionId === undefined) {
    return refuse('it does not say which configuration version it planned');
  }
  if (!isRecent(run, clock.date())) return refuse('it is older than a day');
  const watched = await followRun(seen, { client, clock, deadline });
  const required = { runId, versionId, workspace: { id, name } };
  const requirements = runRequirements(job.options, required);
  const ports = { client, clock, signal, deadline };
  const judged = await judgeRun(watched, requirements, ports, {
    rules: await guardOfWorkspace(id, job),
    own: job.options.own,
  });
  const { word } = judged.verdict;
  const isOverridden = judged.results.some((each) => each.status === 'overridden');
  if (!isOverridden || !['overridden', 'needs-override'].includes(word)) {
    return refuse(`its verdict is "${word}"`);
  }
  if (!(await plannedThese(archive.sha256, runId, client))) return refuse('it planned other files');
  return { adoptable: true, watched, versionId, judged };
}

function refuse(why: string): Adoptability {
  return { adoptable: false, why };
}

function isRecent({ attributes }: Run, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(attributes['created-at'] ?? '');
  return ageMs >= -SKEW_MS && ageMs <= LIFETIME_MS;
}

/** Byte for byte: the same files always make the same archive. */
export async function plannedThese(
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
