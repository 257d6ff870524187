/** Looks things up for whoever asks: what is not there and what may not be seen answer 404 alike. */
import type { Call } from '../domain.ts';
import {
  hasOrganizationRight,
  isMember,
  mayReadGrant,
  rightsOn,
  type WorkspaceRights,
} from '../permissions.ts';
import type {
  AgentPoolRecord,
  OrganizationRecord,
  PlanRecord,
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  RunRecord,
  TaskStageRecord,
  TeamAccessRecord,
  TfPolicyEvaluationRecord,
  VersionRecord,
  WorkspaceRecord,
} from '../records.ts';
import { notFound, Refusal } from '../respond.ts';
import { must } from '../store.ts';

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal(notFound());
  return value;
}

export function allow(allowed: boolean): void {
  if (!allowed) throw new Refusal(notFound());
}

export function findOrganization({ domain, token }: Call, name: string): OrganizationRecord {
  const { organizations } = domain.store;
  const organization = found([...organizations.values()].find((one) => one.name === name));
  allow(isMember(domain.store, token, organization.id));
  return organization;
}

export function findWorkspace(
  { domain, token }: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): WorkspaceRecord {
  const workspace = found(domain.store.workspaces.get(id));
  allow(rightsOn(domain.store, token, workspace)[right]);
  return workspace;
}

export function findVersion(
  call: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): VersionRecord {
  const version = found(call.domain.store.versions.get(id));
  findWorkspace(call, version.workspaceId, right);
  return version;
}

export function findRun(
  call: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): RunRecord {
  const run = found(call.domain.store.runs.get(id));
  findWorkspace(call, run.workspaceId, right);
  return run;
}

export function findPlan(
  call: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): PlanRecord {
  const plan = found(call.domain.store.plans.get(id));
  findRun(call, plan.runId, right);
  return plan;
}

export function findCheck(
  call: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): PolicyCheckRecord {
  const check = found(call.domain.store.checks.get(id));
  findRun(call, check.runId, right);
  return check;
}

export function findStage(
  call: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): TaskStageRecord {
  const stage = found(call.domain.store.stages.get(id));
  findRun(call, stage.runId, right);
  return stage;
}

export function findEvaluation(call: Call, id: string): PolicyEvaluationRecord {
  const evaluation = found(call.domain.store.evaluations.get(id));
  findRun(call, evaluation.runId);
  return evaluation;
}

export function findTfEvaluation(
  call: Call,
  id: string,
  right: keyof WorkspaceRights = 'readRuns',
): TfPolicyEvaluationRecord {
  const evaluation = found(call.domain.store.tfEvaluations.get(id));
  findRun(call, evaluation.runId, right);
  return evaluation;
}

export function findGrant({ domain, token }: Call, id: string): TeamAccessRecord {
  const grant = found(domain.store.teamAccess.get(id));
  allow(mayReadGrant(domain.store, token, grant));
  return grant;
}

export function findPool({ domain, token }: Call, id: string): AgentPoolRecord {
  const pool = found(domain.store.pools.get(id));
  allow(hasOrganizationRight(domain.store, token, pool.organizationId, 'manageAgentPools'));
  return pool;
}

/** The workspace of something that is known to be there. */
export function workspaceOf({ domain }: Call, run: RunRecord): WorkspaceRecord {
  return must(domain.store.workspaces, run.workspaceId);
}
