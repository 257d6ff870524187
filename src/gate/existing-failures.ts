/**
 * Reads what the default branch's run of a workspace says of the failures of this run, for `only-new`.
 * Whatever cannot be read leaves every failure new.
 */
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import { isCertainFailure, addressedLines, type AcceptedIn } from '../policy/accept-failures.ts';
import { addressBefore, existingIn, sayNotCompared } from '../policy/existing-failures.ts';
import { toSystems } from '../policy/observed.ts';
import { valuesIn, type PlannedValues } from '../policy/planned-values.ts';
import type { Reading } from '../policy/reading.ts';
import { findCurrentRun } from './compare-with-current.ts';
import { fetchPlanJson } from './fetch-plan-json.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import type { Job } from './job.ts';
import { readPolicies, type ReadPorts } from './read-policies.ts';

/** The run of the default branch and its plan. It rejects with the end of a sentence that says why there is none. */
export type FindOtherRun = () => Promise<{ run: Run; planId: string }>;

/**
 * @returns what is the same on both sides, or a sentence about why everything counts; undefined if no failure of the run
 *   could be accepted anyway
 */
export async function readExisting(
  readings: readonly Reading[],
  { plan, findOther }: { plan: Plan; findOther: FindOtherRun },
  ports: ReadPorts,
): Promise<{ existing: AcceptedIn } | { notice: string } | undefined> {
  const addresses = readings
    .flatMap(({ results }) => results)
    .filter((result) => result.level === 'advisory' && isCertainFailure(result))
    .flatMap((result) => addressedLines(result).flatMap((line) => line.addresses));
  if (addresses.length === 0) return undefined;
  try {
    const planned = await readValues(plan.id, new Set(addresses), ports);
    const { run: other, planId } = await findOther();
    const before = new Set(addresses.map((address) => addressBefore(address, planned)));
    const [observed, otherPlanned] = await Promise.all([
      readPolicies(other, true, ports),
      readValues(planId, before, ports),
    ]);
    const systems = toSystems(other, observed);
    if (systems.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
      throw new Error(`not all results of its run ${other.id} could be read`);
    }
    const results = systems.flatMap(({ reading }) => reading.results);
    return { existing: existingIn(planned, { results, planned: otherPlanned }) };
  } catch (error) {
    if (ports.signal.aborted) throw error;
    return { notice: sayNotCompared(error) };
  }
}

async function readValues(
  planId: string,
  addresses: ReadonlySet<string>,
  ports: ReadPorts,
): Promise<PlannedValues> {
  const json = await fetchPlanJson(planId, false, ports);
  const planned = json && valuesIn(json, addresses);
  if (planned === undefined) throw new Error(`the JSON of plan ${planId} could not be read`);
  return planned;
}

/** The function that finds the default branch's run of a workspace. */
export function otherRunOf(workspace: WorkspaceProgress, job: Job): FindOtherRun | undefined {
  if (!job.policy.onlyNew) return undefined;
  return async () => {
    const { workspaceId, current } = workspace;
    const run =
      current?.versionId === undefined
        ? undefined
        : await findCurrentRun(workspaceId, current, job.client);
    if (run === undefined) {
      throw new Error('no finished run planned all of the present configuration of the workspace');
    }
    const planId = relatedId(run, 'plan');
    if (planId === undefined) throw new Error(`its run ${run.id} names no plan`);
    return { run, planId };
  };
}
