/**
 * Reads what the default branch's run of a workspace says of the failures of this run, for `only-new`.
 * Whatever cannot be read leaves every failure new.
 */
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import { errorMessage } from '../model/error-message.ts';
import { isCertainFailure, addressedLines, type AcceptedIn } from '../policy/accept-failures.ts';
import { addressBefore, existingIn } from '../policy/existing-failures.ts';
import { isAcceptableIn, withLocalLevels } from '../policy/local-levels.ts';
import { toSystems } from '../policy/observed.ts';
import { createValuesReader, type PlannedValues } from '../policy/planned-values.ts';
import type { Reading } from '../policy/reading.ts';
import type { RunRequirements } from '../policy/vouch.ts';
import { findCurrentRun } from './compare-with-current.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import type { StepJob } from './job.ts';
import { readPolicies, type ReadPorts } from './read-policies.ts';
import { startRun, upload } from './start-run.ts';
import { watch } from './watch.ts';

/** The run of the default branch. */
interface OtherRun {
  run: Run;
  /** Address → the one in this run, where no plan says it. */
  movedFrom?: ReadonlyMap<string, string> | undefined;
}

/** Rejects with the end of a sentence that says why there is no run of the default branch. */
export type FindOtherRun = () => Promise<OtherRun>;

/** What is the same on both sides; or a sentence about why everything counts. */
export type ExistingFailures = { existing: AcceptedIn } | { notice: string };

/** @returns undefined if no failure of the run could be accepted anyway */
export async function readExisting(
  readings: readonly Reading[],
  { plan, findOther }: { plan: Plan; findOther: FindOtherRun },
  requirements: RunRequirements,
  ports: ReadPorts,
): Promise<ExistingFailures | undefined> {
  const isAcceptable = isAcceptableIn(requirements);
  const addresses = readings
    .flatMap(({ results }) => results)
    .filter((result) => isAcceptable(result.level) && isCertainFailure(result))
    .flatMap((result) => addressedLines(result).flatMap((line) => line.addresses));
  if (addresses.length === 0) return undefined;
  try {
    const { values, movedFrom } = await readValues(plan.id, new Set(addresses), ports);
    const { run: other, movedFrom: moved = [] } = await findOther();
    const planned = { values, movedFrom: new Map([...moved, ...movedFrom]) };
    const otherPlan = relatedId(other, 'plan');
    if (otherPlan === undefined) throw new Error(`its run ${other.id} names no plan`);
    const before = new Set(addresses.map((address) => addressBefore(address, planned)));
    const [observed, otherPlanned] = await Promise.all([
      readPolicies(other, true, ports),
      readValues(otherPlan, before, ports),
    ]);
    const systems = toSystems(other, observed);
    if (systems.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
      throw new Error(`not all results of its run ${other.id} could be read`);
    }
    const results = systems.flatMap(
      ({ reading }) => withLocalLevels(reading, requirements.localLevels).results,
    );
    return { existing: existingIn(planned, { results, planned: otherPlanned }) };
  } catch (error) {
    if (ports.signal.aborted) throw error;
    const why = errorMessage(error).replace(/\.$/, '');
    return {
      notice: `Every failure counts: only-new could not compare with the default branch, because ${why}.`,
    };
  }
}

async function readValues(
  planId: string,
  addresses: ReadonlySet<string>,
  { client }: ReadPorts,
): Promise<PlannedValues> {
  let reader = createValuesReader(addresses);
  await client.runs.streamPlanJson(planId, () => {
    reader = createValuesReader(addresses);
    return (bytes) => reader.take(bytes);
  });
  const planned = reader.end();
  if (planned === undefined) throw new Error(`the JSON of plan ${planId} could not be read`);
  return planned;
}

/** The function that finds the default branch's run of a workspace, as the kind of service has it. */
export function otherRunOf(workspace: WorkspaceProgress, job: StepJob): FindOtherRun | undefined {
  const { onlyNew = false, rootOnDefaultBranch, movedResources, local = false } = job.options;
  if (!onlyNew) return undefined;
  if (local) {
    return async () => {
      const run = await planDefaultBranch(workspace, rootOnDefaultBranch, job);
      const { runSeen } = workspace;
      return { run, movedFrom: runSeen && movedResources?.(runSeen.id, run.id) };
    };
  }
  return async () => {
    const { workspaceId, current } = workspace;
    const run =
      current?.versionId === undefined
        ? undefined
        : await findCurrentRun(workspaceId, current, job.client);
    if (run !== undefined) return { run };
    throw new Error('no finished run planned all of the present configuration of the workspace');
  };
}

/** Plans the default branch in the service of a local check. Nothing of it is reported. */
async function planDefaultBranch(
  workspace: WorkspaceProgress,
  rootOnDefaultBranch: StepJob['options']['rootOnDefaultBranch'],
  job: StepJob,
): Promise<Run> {
  const { root, current = { versionId: undefined, runId: undefined } } = workspace;
  if (rootOnDefaultBranch === undefined || root === undefined) {
    throw new Error('a plan that was made elsewhere has no other side');
  }
  const silent = { ...job, emit: () => undefined, reach: () => undefined };
  const archive = await job.packAside(await rootOnDefaultBranch(root));
  try {
    const packed = { ...workspace, root, current, archive };
    const { watched } = await watch(await startRun(await upload(packed, silent), silent), silent);
    return watched.run;
  } finally {
    await archive.remove().catch(() => undefined);
  }
}
