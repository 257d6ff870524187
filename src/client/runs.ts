import { configurationVersionSchema } from '../wire/configuration-version.ts';
import type { ConfigurationVersion } from '../wire/configuration-version.ts';
import { costEstimateSchema, planSchema, runSchema } from '../wire/run.ts';
import type { CostEstimate, Plan, Run } from '../wire/run.ts';
import { taskStageSchema } from '../wire/task-stage.ts';
import type { TaskStage } from '../wire/task-stage.ts';
import { workspaceSchema } from '../wire/workspace.ts';
import type { Workspace } from '../wire/workspace.ts';
import type * as v from '../wire/schema.ts';
import type { Api } from './api.ts';
import { createRun } from './create-run.ts';
import { findRun, listRuns } from './find-run.ts';
import { findIncluded, readOne, relation } from './jsonapi.ts';
import type { Document } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { READ_RUNS } from './permissions.ts';
import { readPlanLog } from './plan-log.ts';
import { commentBody, withIncludes } from './resource.ts';
import { listRunEvents } from './run-events.ts';
import type { RunEventWithRelated } from './run-events.ts';
import { stopRun } from './stop-run.ts';

export type RunInclude =
  'plan' | 'cost_estimate' | 'task_stages' | 'configuration_version' | 'workspace';

export interface RunWithRelated {
  run: Run;
  plan?: Plan;
  costEstimate?: CostEstimate;
  /** Absent when the service does not know task stages, or they were not asked for. */
  taskStages?: TaskStage[];
  configurationVersion?: ConfigurationVersion;
  workspace?: Workspace;
}

export interface RunAttributes {
  message?: string;
  planOnly?: boolean;
  savePlan?: boolean;
  autoApply?: boolean;
}

export interface Runs {
  /**
   * POST /runs. The configuration version is the run's natural key: when an answer is lost, the run
   * that happened is looked up by it and adopted, so that there is never a second one. A version
   * that is still being processed is waited for. Errors: `not-found` (needs queue plans),
   * `unprocessable` (with the service's message when the version itself failed), `timeout`.
   */
  create(
    workspaceId: string,
    configurationVersionId: string,
    attributes?: RunAttributes,
  ): Promise<Run>;
  /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
  show(id: string, options?: { include?: RunInclude[] }): Promise<RunWithRelated>;
  /** GET /workspaces/:id/runs (30 requests per minute), newest first. Plan-only runs are asked for. */
  list(workspaceId: string, query?: { status?: string; search?: string }): Listing<Run>;
  /**
   * The run that uses this configuration version, if there is one: from the version itself
   * (`include=run`), else from the newest hundred runs of the workspace.
   */
  findByConfigurationVersion(
    workspaceId: string,
    configurationVersionId: string,
  ): Promise<Run | undefined>;
  /** POST /runs/:id/actions/cancel; a run already over is success. Errors: `conflict`, `not-found`. */
  cancel(id: string, comment?: string): Promise<void>;
  /** POST /runs/:id/actions/discard; a run already over is success. Errors as for `cancel`. */
  discard(id: string, comment?: string): Promise<void>;
  /** GET /runs/:id/run-events with who and what they said; empty where the service has none. */
  events(id: string): Promise<RunEventWithRelated[]>;
  /** GET /plans/:id */
  plan(id: string): Promise<Plan>;
  /** The plan's log as text, from its secret URL; at most `maxBytes` of its end. */
  planLog(plan: Plan, maxBytes: number): Promise<string>;
}

export function createRuns(api: Api): Runs {
  return {
    create: (workspaceId, versionId, attributes = {}) =>
      createRun(api, workspaceId, versionId, attributes),
    show: (id, options = {}) => showRun(api, id, options.include ?? []),
    list: (workspaceId, query) => listRuns(api, workspaceId, query),
    findByConfigurationVersion: (workspaceId, versionId) => findRun(api, workspaceId, versionId),
    cancel: (id, comment) => stopRun(api, id, 'cancel', commentBody(comment)),
    discard: (id, comment) => stopRun(api, id, 'discard', commentBody(comment)),
    events: (id) => listRunEvents(api, id),
    plan: (id) =>
      api.ask(
        {
          method: 'GET',
          path: path`/plans/${id}`,
          asking: { what: 'read the plan', needs: READ_RUNS },
        },
        (document) => {
          const plan = readOne(document, planSchema);
          keepLogSecret(api, plan);
          return plan;
        },
      ),
    planLog: (plan, maxBytes) => readPlanLog(api, plan, maxBytes),
  };
}

async function showRun(
  api: Api,
  id: string,
  include: readonly RunInclude[],
): Promise<RunWithRelated> {
  const { related, missingStages } = await withIncludes(
    api,
    { resource: 'runs', names: include },
    (names) =>
      api.ask(
        {
          method: 'GET',
          path: path`/runs/${id}`,
          query: { include: names },
          asking: { what: 'read the run', needs: READ_RUNS },
        },
        (document) => resolve(api, document, names?.split(',') ?? []),
      ),
  );
  // A stage that is named but was not sent could be the one that fails.
  for (const stage of missingStages) related.taskStages?.push(await showStage(api, stage));
  return related;
}

function resolve(
  api: Api,
  document: Document,
  asked: readonly string[],
): { related: RunWithRelated; missingStages: string[] } {
  const run = readOne(document, runSchema);
  const one = <T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined => {
    const [identifier] = relation(run, name) ?? [];
    return identifier && findIncluded(document, identifier, schema);
  };
  const plan = one('plan', planSchema);
  if (plan !== undefined) keepLogSecret(api, plan);
  const costEstimate = one('cost-estimate', costEstimateSchema);
  const configurationVersion = one('configuration-version', configurationVersionSchema);
  const workspace = one('workspace', workspaceSchema);
  const named = asked.includes('task_stages') ? relation(run, 'task-stages') : undefined;
  const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
  return {
    related: {
      run,
      ...(plan && { plan }),
      ...(costEstimate && { costEstimate }),
      ...(configurationVersion && { configurationVersion }),
      ...(workspace && { workspace }),
      ...(stages && { taskStages: stages.filter((stage) => stage !== undefined) }),
    },
    missingStages: (named ?? [])
      .filter((_, index) => stages?.[index] === undefined)
      .map((identifier) => identifier.id),
  };
}

async function showStage(api: Api, id: string): Promise<TaskStage> {
  return api.ask(
    {
      method: 'GET',
      path: path`/task-stages/${id}`,
      asking: { what: 'read the task stage', needs: READ_RUNS },
    },
    (document) => readOne(document, taskStageSchema),
  );
}

function keepLogSecret(api: Api, plan: Plan): void {
  const url = plan.attributes['log-read-url'];
  if (typeof url === 'string') api.shared.keepSecret(url);
}
