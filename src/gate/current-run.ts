/**
 * Finds out which failures the present configuration of the workspace has as well, by the run that planned it on the
 * default branch. The report shows it. With `only-new` such failures do not count, and whatever cannot be read leaves
 * every failure new.
 */
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Finding } from '../model/finding.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { isRunOver } from '../model/status.ts';
import { compareWithBaseline } from '../policy/baseline.ts';
import type { BaseOfPolicy } from '../policy/divide-failures.ts';
import { hasFailed } from '../policy/reading.ts';
import { failuresIn } from '../policy/tell-failures.ts';
import {
  addressBefore,
  failuresOfBase,
  notComparedNotice,
  type PlannedValues,
} from '../policy/existing-failures.ts';
import { toEvidence } from '../policy/service-evidence.ts';
import { unusualOptions, describeOptions } from '../policy/run-differences.ts';
import type { ServiceSystem } from '../policy/systems/policy-system.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import { fetchPlanJson } from './read-changes.ts';
import type { ReadyWorkspace } from './find-workspace.ts';
import type { WorkspaceProgress, WorkspaceResult } from './result.ts';
import type { ServiceScope } from './service-scope.ts';
import type { FindBaseRun } from './plans-from.ts';
import { readPolicies, type ReadPorts } from './read-policies.ts';
import { readPlannedValues } from '../plan/planned-values.ts';

/** The whole comparison takes no longer than this: the verdict is decided and waits to be reported. */
const BUDGET_MS = 10_000;

/**
 * The result with the baselines of its failures: which of them the current configuration has as well. It is for the report,
 * never throws, and changes nothing else.
 */
export async function compareWithCurrent(
  result: WorkspaceResult,
  { name, workspaceId, current }: ReadyWorkspace,
  service: ServiceScope,
): Promise<WorkspaceResult> {
  const { clock, signal } = service;
  const failures = result.results.filter(hasFailed);
  const countFailures = ({ judge: { name } }: ServiceSystem<unknown, unknown>) =>
    failures.filter(({ judge }) => judge.name === name).length;
  // One system, because to compare one costs two requests: that with the most failures.
  const [system] = SERVICE_SYSTEMS.toSorted(
    (one, other) => countFailures(other) - countFailures(one),
  );
  if (system === undefined || countFailures(system) === 0) return result;
  // A run with options did not plan the whole configuration, so it cannot be compared.
  const hasOptions = describeOptions(service.plan.runOptions).length > 0;
  if (current.versionId === undefined || hasOptions) return result;
  const deadline = Math.min(service.deadline, clock.now() + BUDGET_MS);
  const client = service.client.with({ signal, deadline });
  try {
    const run = await findCurrentRun(workspaceId, current, client);
    if (run === undefined) return result;
    const results = await readResults(run, { ...service, client, deadline }, [system]);
    return { ...result, results: compareWithBaseline(result.results, results) };
  } catch (error) {
    service.debug(
      `What failed in ${name} is not compared with what is current: ${errorMessage(error)}`,
    );
    return result;
  }
}

/**
 * What policy systems said of a run that is over, so that nothing in it goes on. Where that is not certain, it rejects with the
 * end of a sentence that says why the default branch is not compared.
 */
async function readResults(
  run: Run,
  ports: ReadPorts,
  systems = SERVICE_SYSTEMS,
): Promise<PolicyResult[]> {
  const evidence = toEvidence(
    run,
    await readPolicies(run, ports, { waitsForPerson: true, systems }),
  );
  if (evidence.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
    throw new Error(`not all results of its run ${run.id} could be read`);
  }
  return evidence.flatMap(({ reading }) => reading.results);
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

/** The function that finds the default branch's run of a workspace, for `only-new`. */
export function baseRunFinder(
  workspace: WorkspaceProgress,
  { policy, client }: Pick<ServiceScope, 'policy' | 'client'>,
): FindBaseRun | undefined {
  if (!policy.onlyNew) return undefined;
  return async () => {
    const { workspaceId, current } = workspace;
    const run =
      current?.versionId === undefined
        ? undefined
        : await findCurrentRun(workspaceId, current, client);
    const planId = run && relatedId(run, 'plan');
    if (run === undefined || planId === undefined) {
      throw new Error('no finished run planned all of the present configuration of the workspace');
    }
    return { run, planId };
  };
}

/**
 * Makes the function that reads what a policy says of the default branch, for `only-new`. The default branch is read once for all,
 * when the first of them asks.
 *
 * @param failures all that may ask
 * @param say gets why everything counts
 */
export function openBaseOfService(
  failures: readonly PolicyResult[],
  { plan, findBaseRun }: { plan: Plan; findBaseRun: FindBaseRun },
  ports: ReadPorts,
  say: (notice: Finding) => void,
): (failure: PolicyResult) => Promise<BaseOfPolicy | undefined> {
  const read = async () => {
    const addresses = failures.flatMap(failuresIn).flatMap((told) => told.addresses);
    const now = await readValues(plan.id, new Set(addresses), ports);
    const base = await findBaseRun();
    const baseAddresses = new Set(addresses.map((address) => addressBefore(address, now)));
    const [results, before] = await Promise.all([
      readResults(base.run, ports),
      readValues(base.planId, baseAddresses, ports),
    ]);
    return { now, before, failuresOf: failuresOfBase(results) };
  };
  let reading: Promise<Awaited<ReturnType<typeof read>> | undefined> | undefined;
  return async (failure) => {
    reading ??= read().catch((error: unknown) => {
      if (ports.signal.aborted) throw error;
      say(notComparedNotice(error));
      return undefined;
    });
    const base = await reading;
    return base && { ...base, failsWithout: async () => base.failuresOf(failure) };
  };
}

/** What the plan makes of these resources, by its redacted JSON. It rejects with the end of a sentence. */
async function readValues(
  planId: string,
  addresses: ReadonlySet<string>,
  ports: ReadPorts,
): Promise<PlannedValues> {
  const json = await fetchPlanJson(planId, false, ports);
  const planned = json && readPlannedValues(json, addresses);
  if (planned === undefined) throw new Error(`the JSON of plan ${planId} could not be read`);
  return planned;
}
