/**
 * Finds out which failures the present configuration of the workspace has as well. The report shows it,
 * and no verdict depends on it: if a few requests do not answer it, the report does not mention it.
 */
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { unusualOptions } from '../policy/run-differences.ts';
import { compareWithBaseline, failed } from '../policy/compare.ts';
import { emptyReading, type Reading } from '../policy/reading.ts';
import { describeOptions } from '../policy/run-options.ts';
import type { PolicySystem } from '../policy/systems/policy-system.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import { isRunOver } from '../model/status.ts';
import type { ReadyWorkspace } from './find-workspace.ts';
import type { Job } from './job.ts';
import { readerOf, type ReadPorts } from './read-policies.ts';
import type { WorkspaceResult } from './result.ts';
import { errorMessage } from '../model/error-message.ts';

/** The whole comparison takes no longer than this: the verdict is decided and waits to be reported. */
const BUDGET_MS = 10_000;

/** Never throws, and changes nothing but the baselines of results. */
export async function compareWithCurrent(
  result: WorkspaceResult,
  { name, workspaceId, current }: ReadyWorkspace,
  job: Job,
): Promise<WorkspaceResult> {
  const { clock, signal, deadline: end } = job;
  const failures = result.results.filter(failed);
  // The system of the service with the most failures: to compare one system costs two requests.
  const count = ({ name: system }: PolicySystem) =>
    failures.filter((each) => each.system === system).length;
  const [most] = SERVICE_SYSTEMS.toSorted((one, other) => count(other) - count(one));
  const system = most !== undefined && count(most) > 0 ? most : undefined;
  // A run with options did not plan the whole configuration, so it cannot be compared.
  const asIs = describeOptions(job.plan.runOptions).length === 0;
  if (system === undefined || current.versionId === undefined || !asIs) return result;
  const deadline = Math.min(end, clock.now() + BUDGET_MS);
  const client = job.client.with({ signal, deadline });
  try {
    const run = await findCurrentRun(workspaceId, current, client);
    if (run === undefined) return result;
    const { doubts, results } = await readOne(system, run, { ...job, client });
    if (doubts.length > 0) throw new Error(doubts[0]);
    return { ...result, results: compareWithBaseline(result.results, results) };
  } catch (error) {
    job.debug(
      `What failed in ${name} is not compared with what is current: ${errorMessage(error)}`,
    );
    return result;
  }
}

/** The results of one object of a run: of the first that did not pass, or the first. */
async function readOne(
  system: (typeof SERVICE_SYSTEMS)[number],
  run: Run,
  ports: ReadPorts,
): Promise<Reading> {
  const items = await system.list(ports.client, run.id).all();
  const planned = items.filter((item) => !system.isOfApply(item));
  const hasPassed = (item: unknown) => system.objectOf(item).attributes.status === 'passed';
  const item = planned.find((each) => !hasPassed(each)) ?? planned[0];
  if (item === undefined) return emptyReading();
  return system.read(await system.readMore(item, readerOf(ports)));
}

/**
 * The newest run of the current configuration that planned all of it and is over.
 * @param knownRun the run that the workspace names, if it was read already
 */
export async function findCurrentRun(
  workspaceId: string,
  { versionId, runId }: ReadyWorkspace['current'],
  client: Client,
  knownRun?: Run,
): Promise<Run | undefined> {
  // Most workspaces name the run. Lists of runs are limited to a few a minute.
  const runs =
    runId === undefined
      ? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
      : [knownRun ?? (await client.runs.show(runId)).run];
  return runs.find(
    (run) =>
      relatedId(run, 'workspace') === workspaceId &&
      relatedId(run, 'configuration-version') === versionId &&
      run.attributes['plan-only'] === false &&
      unusualOptions(run.attributes).length === 0 &&
      isRunOver(run.attributes.status),
  );
}
