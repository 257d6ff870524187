import type { ConfigurationVersion } from '../wire/configuration-version.ts';
import type { CostEstimate, Plan, Run, RunEvent } from '../wire/run.ts';
import type { TaskStage } from '../wire/task-stage.ts';
import type { Workspace } from '../wire/workspace.ts';
import type { Listing } from './pages.ts';

export type RunInclude =
  'plan' | 'cost_estimate' | 'task_stages' | 'configuration_version' | 'workspace';

export interface RunWithRelated {
  run: Run;
  plan?: Plan;
  costEstimate?: CostEstimate;
  /** Absent when the service does not know task stages. */
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
   * that happened is looked up by it and adopted, so that there is never a second one.
   */
  create(
    workspaceId: string,
    configurationVersionId: string,
    attributes?: RunAttributes,
  ): Promise<Run>;
  /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
  show(id: string, options?: { include?: RunInclude[] }): Promise<RunWithRelated>;
  /** GET /workspaces/:id/runs (30 requests per minute). Plan-only runs are asked for. */
  list(workspaceId: string, query?: { status?: string; search?: string }): Listing<Run>;
  /** The run that uses this configuration version, if there is one. */
  findByConfigurationVersion(
    workspaceId: string,
    configurationVersionId: string,
  ): Promise<Run | undefined>;
  /** POST /runs/:id/actions/cancel; a run already over is success. */
  cancel(id: string, comment?: string): Promise<void>;
  /** POST /runs/:id/actions/discard; a run already over is success. */
  discard(id: string, comment?: string): Promise<void>;
  /** GET /runs/:id/run-events; empty where the service has none. */
  events(id: string): Promise<RunEvent[]>;
  /** GET /plans/:id */
  plan(id: string): Promise<Plan>;
  /** The plan's log as text, from its secret URL; at most `maxBytes` of its end. */
  planLog(plan: Plan, maxBytes: number): Promise<string>;
}
