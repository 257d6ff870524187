/**
 * Finds out which failures the present configuration of the workspace has as well. The report shows it,
 * and no verdict depends on it: if a few requests do not answer it, the report does not mention it.
 */
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { unusualOptions } from '../policy/run-differences.ts';
import { compareWithBaseline, failed } from '../policy/compare.ts';
import { fromOutcomes } from '../policy/from-outcomes.ts';
import { fromPolicyCheck } from '../policy/from-policy-check.ts';
import { describeOptions } from '../policy/run-options.ts';
import { fromTfPolicy, isApply } from '../policy/from-tf-policy.ts';
import { emptyReading, type Reading } from '../policy/reading.ts';
import type { PolicyResult, ServiceSystem } from '../model/policy-result.ts';
import { isRunOver, POLICY_EVALUATION, TF_POLICY_EVALUATION } from '../model/status.ts';
import type { ReadyWorkspace } from './find-workspace.ts';
import type { Job } from './job.ts';
import { readSets } from './read-policies.ts';
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
  const { clock, signal, deadline: end, options } = job;
  const system = mostFailed(result.results);
  // A run with options did not plan the whole configuration, so it cannot be compared.
  const asIs = describeOptions(options.runOptions ?? {}).length === 0;
  if (system === undefined || current.versionId === undefined || !asIs) return result;
  const deadline = Math.min(end, clock.now() + BUDGET_MS);
  const client = job.client.with({ signal, deadline });
  try {
    const run = await findCurrentRun(workspaceId, current, client);
    if (run === undefined) return result;
    const { doubts, results } = await READERS[system](run.id, client);
    if (doubts.length > 0) throw new Error(doubts[0]);
    return { ...result, results: compareWithBaseline(result.results, results) };
  } catch (error) {
    job.debug(
      `What failed in ${name} is not compared with what is current: ${errorMessage(error)}`,
    );
    return result;
  }
}

/** The system with the most failures: to compare one system costs two requests. */
function mostFailed(results: readonly PolicyResult[]): ServiceSystem | undefined {
  const counts = new Map<ServiceSystem, number>();
  for (const { system } of results.filter(failed))
    if (system !== 'guard' && system !== 'own-policies')
      counts.set(system, (counts.get(system) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
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
      unusualOptions(run).length === 0 &&
      isRunOver(run.attributes.status),
  );
}

/** The results of one policy system on a run, from two requests. If it has several objects, only one is read. */
const READERS: Record<ServiceSystem, (runId: string, client: Client) => Promise<Reading>> = {
  async 'policy-check'(runId, { policyChecks }) {
    const check = failedFirst(await policyChecks.list(runId).all());
    if (check === undefined) return emptyReading();
    return fromPolicyCheck(check, await policyChecks.output(check.id));
  },
  async 'policy-evaluation'(runId, { taskStages, policyEvaluations }) {
    const stages = await taskStages.list(runId).all();
    const evaluation = failedFirst(stages.flatMap((each) => each.policyEvaluations));
    const stage = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
    if (evaluation === undefined || stage === undefined) return emptyReading();
    const sets = await readSets(POLICY_EVALUATION, evaluation, policyEvaluations);
    return fromOutcomes(stage.stage, { evaluation, sets });
  },
  async 'terraform-policy'(runId, { tfPolicyEvaluations: evaluations }) {
    const all = await evaluations.list(runId).all();
    const evaluation = failedFirst(all.filter((each) => !isApply(each)));
    if (evaluation === undefined) return emptyReading();
    const sets = await readSets(TF_POLICY_EVALUATION, evaluation, evaluations);
    return fromTfPolicy({ evaluation, sets });
  },
};

function failedFirst<T extends { attributes: { status: string } }>(all: T[]): T | undefined {
  return all.find(({ attributes }) => attributes.status !== 'passed') ?? all[0];
}
