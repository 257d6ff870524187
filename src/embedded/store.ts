/** Everything the service knows, in memory, by id. */
import { newId, type IdPrefix } from './ids.ts';
import type {
  AgentPoolRecord,
  CostEstimateRecord,
  OrganizationRecord,
  PlanRecord,
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  PolicySetRecord,
  ProjectRecord,
  RunRecord,
  TaskResultRecord,
  TaskStageRecord,
  TeamAccessRecord,
  TeamRecord,
  TfPolicyEvaluationRecord,
  TokenRecord,
  UserRecord,
  VersionRecord,
  WorkspaceRecord,
} from './records.ts';
import type { Clock, Random } from '../ports.ts';

export interface Store {
  organizations: Map<string, OrganizationRecord>;
  users: Map<string, UserRecord>;
  teams: Map<string, TeamRecord>;
  pools: Map<string, AgentPoolRecord>;
  tokens: Map<string, TokenRecord>;
  projects: Map<string, ProjectRecord>;
  workspaces: Map<string, WorkspaceRecord>;
  teamAccess: Map<string, TeamAccessRecord>;
  policySets: Map<string, PolicySetRecord>;
  /** In order of creation, as all maps here are. */
  versions: Map<string, VersionRecord>;
  runs: Map<string, RunRecord>;
  plans: Map<string, PlanRecord>;
  checks: Map<string, PolicyCheckRecord>;
  stages: Map<string, TaskStageRecord>;
  taskResults: Map<string, TaskResultRecord>;
  evaluations: Map<string, PolicyEvaluationRecord>;
  tfEvaluations: Map<string, TfPolicyEvaluationRecord>;
  costEstimates: Map<string, CostEstimateRecord>;
  /** Runs and versions that time alone will change. */
  moving: { runs: Set<RunRecord>; versions: Set<VersionRecord> };
  clock: Clock;
  newId(prefix: IdPrefix): string;
}

export function createStore(clock: Clock, random: Random): Store {
  return {
    organizations: new Map(),
    users: new Map(),
    teams: new Map(),
    pools: new Map(),
    tokens: new Map(),
    projects: new Map(),
    workspaces: new Map(),
    teamAccess: new Map(),
    policySets: new Map(),
    versions: new Map(),
    runs: new Map(),
    plans: new Map(),
    checks: new Map(),
    stages: new Map(),
    taskResults: new Map(),
    evaluations: new Map(),
    tfEvaluations: new Map(),
    costEstimates: new Map(),
    moving: { runs: new Set(), versions: new Set() },
    clock,
    newId: (prefix) => newId(prefix, random),
  };
}

/** The wall clock time of a moment of the monotonic clock. */
export function dateAt(clock: Clock, atMs: number): Date {
  return new Date(clock.date().getTime() - (clock.now() - atMs));
}

/** Millisecond precision, as `created-at` is written on the wire. */
export function nowAt(clock: Clock): string {
  return clock.date().toISOString();
}

export function must<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id);
  if (value === undefined) throw new Error(`the service lost ${id}`);
  return value;
}
