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
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { differencesFromOwn } from '../policy/run-differences.ts';
import { runKind } from '../model/status.ts';
import { LIFETIME_MS } from './connection.ts';
import { startOfResult } from './find-workspace.ts';
import { runUrlOf, type Job } from './job.ts';
import { guardOf, judgeRun, toWorkspaceResult, type JudgedRun } from './judge.ts';
import type { WorkspaceResult } from './result.ts';
import type { Packed } from './pack-workspace.ts';
import { WATCHED } from './watch.ts';
import { errorMessage } from '../model/error-message.ts';

/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** For all of it: a new run is never far away. */
const BUDGET_MS = 60_000;

/** Undefined when there is no such run, or when it cannot be told for certain. */
export async function adoptOverridden(
  packed: Packed,
  job: Job,
): Promise<WorkspaceResult | undefined> {
  const { name: workspace } = packed;
  if (job.options.mode !== 'speculative') return undefined;
  try {
    const runId = await job.earlierRun(workspace);
    if (runId === undefined) return undefined;
    const found = await examine(runId, packed, job);
    if (typeof found === 'string') {
      job.debug(`Run ${runId} of ${workspace} is not taken over: ${found}.`);
      return undefined;
    }
    const { status, versionId, judged } = found;
    const runUrl = runUrlOf(workspace, runId, job);
    const notice = `Run ${runId} planned these very files and was overridden, so no new run was started.`;
    job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
    const soFar = {
      ...packed.soFar,
      versionId,
      run: { id: runId, url: runUrl, status },
      notices: [...packed.soFar.notices, notice],
    };
    return toWorkspaceResult(judged, startOfResult({ ...packed, soFar }), status, job);
  } catch (error) {
    job.debug(`An earlier run of ${workspace} is not taken over: ${errorMessage(error)}`);
    return undefined;
  }
}

/** Why not, or all that has to be known of it. */
async function examine(
  runId: string,
  { name, workspaceId: id, terraformVersion, archive }: Packed,
  job: Job,
): Promise<string | { status: string; versionId: string; judged: JudgedRun }> {
  const { client: asking, clock, signal, deadline: end } = job;
  const { mode, requirePolicies, runOptions: options, allowPartial } = job.options;
  const deadline = Math.min(end, clock.now() + BUDGET_MS);
  const client = asking.with({ signal, deadline });
  const watched = await client.runs.show(runId, { include: WATCHED });
  const { run } = watched;
  const versionId = relatedId(run, 'configuration-version');
  if (relatedId(run, 'workspace') !== id) return 'it belongs to another workspace';
  const [difference] = differencesFromOwn(run, terraformVersion, options);
  if (difference !== undefined) return `it ${difference}`;
  if (versionId === undefined) return 'it does not say which configuration version it planned';
  if (!isRecent(run, clock.date())) return 'it is older than a day';
  // Only a run that went on to its end after the override can be judged to be overridden.
  const { status } = run.attributes;
  if (runKind(mode, status) !== 'good') return `it is "${status}"`;
  const wanted = { mode, requirePolicies, options, allowPartial };
  const asked = { ...wanted, runId, versionId, workspace: { id, name } };
  const ports = { client, clock, signal, deadline };
  const judged = await judgeRun(watched, asked, ports, { rules: await guardOf(id, job) });
  const { word } = judged.verdict;
  if (word !== 'overridden' && !(word === 'needs-override' && waitsForGuardOnly(judged)))
    return `its verdict is "${word}"`;
  if (!(await plannedThese(archive.sha256, runId, client))) return 'it planned other files';
  return { status, versionId, judged };
}

/** Somebody let its policies pass already: a new run would ask for that anew. */
function waitsForGuardOnly({ results }: JudgedRun): boolean {
  const others = results.filter(({ system }) => system !== 'guard');
  const isOpen = others.every(({ status, level }) => status !== 'failed' || level === 'advisory');
  return isOpen && others.some(({ status }) => status === 'overridden');
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
