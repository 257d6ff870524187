/** Runs and what is done to them (api-facts 3.2). */
import { readComment } from '../body.ts';
import { parameter, type Call, type Domain, type Route } from '../domain.ts';
import { toCostEstimate, toRun } from '../documents/run.ts';
import { toTaskStage } from '../documents/task-stage.ts';
import { toTfPolicyEvaluation } from '../documents/tf-policy.ts';
import { toVersion } from '../documents/version.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { isFinalRun } from '../machines.ts';
import type { WorkspaceRights } from '../permissions.ts';
import type { RunRecord, WorkspaceRecord } from '../records.ts';
import {
  conflict,
  readInclude,
  respondEmpty,
  respondPage,
  respondResource,
  type Resource,
} from '../respond.ts';
import { applyRun, cancelRun, discardRun, forceCancelRun } from '../run-actions.ts';
import { must } from '../store.ts';
import { createFromRequest } from './create-from-request.ts';
import { findOrganization, findRun, findWorkspace, workspaceOf } from './find.ts';
import { planDocument } from './plans.ts';
import { recordEvent } from './run-events.ts';

const INCLUDES = [
  'plan',
  'apply',
  'created_by',
  'cost_estimate',
  'configuration_version',
  'configuration_version.ingress_attributes',
  'workspace',
  'task_stages',
  'tf_policy_evaluations',
] as const;
type Include = (typeof INCLUDES)[number];

export const RUN_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/runs', handler: createFromRequest },
  {
    method: 'GET',
    path: '/runs/:run',
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'));
      const included = readInclude(call.query, INCLUDES);
      return respondResource(
        200,
        toRun(call.domain, call.token, run),
        included.size === 0 ? undefined : includedWith(call, run, included),
      );
    },
  },
  {
    method: 'GET',
    path: '/workspaces/:workspace/runs',
    handler: (call) => {
      const workspace = findWorkspace(call, parameter(call, 'workspace'));
      return list(call, (run) => run.workspaceId === workspace.id, false);
    },
  },
  {
    method: 'GET',
    path: '/organizations/:organization/runs',
    handler: (call) => {
      const organization = findOrganization(call, parameter(call, 'organization'));
      const seen = new Set(
        [...call.domain.store.workspaces.values()]
          .filter((workspace) => workspace.organizationId === organization.id)
          .filter((workspace) => mayRead(call, workspace))
          .map(({ id }) => id),
      );
      return list(call, (run) => seen.has(run.workspaceId), true);
    },
  },
  action('apply', 'applyRuns', applyRun),
  action('discard', 'queuePlans', discardRun),
  action('cancel', 'queuePlans', cancelRun),
  action('force-cancel', 'admin', forceCancelRun),
];

const PAST = {
  apply: 'applied',
  discard: 'discarded',
  cancel: 'canceled',
  'force-cancel': 'force_canceled',
} as const;

function action(
  name: keyof typeof PAST,
  right: keyof WorkspaceRights,
  act: (store: Domain['store'], run: RunRecord) => boolean,
): Route {
  return {
    method: 'POST',
    path: `/runs/:run/actions/${name}`,
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'), right);
      const comment = readComment(call.request);
      if (!act(call.domain.store, run)) {
        return conflict(`a run that is ${run.status} does not allow ${name}`);
      }
      recordEvent(call, run.id, PAST[name], comment);
      return respondEmpty(202);
    },
  };
}

const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'] as const;

/** Newest first. Plan-only runs are left out unless they are asked for. */
function list(
  call: Call,
  belongs: (run: RunRecord) => boolean,
  uncounted: boolean,
): ServiceResponse {
  const { query, domain } = call;
  const words = (name: string): string[] | undefined =>
    query
      .get(name)
      ?.split(',')
      .map((word) => word.trim());
  const operations = words('filter[operation]') ?? OPERATIONS.slice(1);
  const statuses = words('filter[status]');
  const sources = words('filter[source]');
  const group = query.get('filter[status_group]');
  const search = query.get('search[basic]') ?? query.get('search[commit]') ?? '';
  const runs = [...domain.store.runs.values()].filter(
    (run) =>
      belongs(run) &&
      operations.includes(operationOf(run)) &&
      (statuses?.includes(run.status) ?? true) &&
      (sources?.includes(run.source) ?? true) &&
      (group === null || isInGroup(run, group)) &&
      (search === '' || run.id === search || run.message.includes(search)),
  );
  const included = readInclude(query, INCLUDES);
  return respondPage(
    call.request,
    domain.origin,
    runs.toReversed(),
    (run) => toRun(domain, call.token, run),
    {
      uncounted,
      included: (shown) =>
        included.size === 0 ? undefined : shown.flatMap((run) => includedWith(call, run, included)),
    },
  );
}

function operationOf(run: RunRecord): (typeof OPERATIONS)[number] {
  if (run.planOnly) return 'plan_only';
  if (run.savePlan) return 'save_plan';
  return run.isDestroy ? 'destroy' : 'plan_and_apply';
}

function isInGroup(run: RunRecord, group: string): boolean {
  switch (group) {
    case 'final':
      return isFinalRun(run.status);
    case 'non_final':
      return !isFinalRun(run.status);
    case 'discardable':
      return run.paused;
    default:
      return false;
  }
}

function mayRead(call: Call, workspace: WorkspaceRecord): boolean {
  try {
    findWorkspace(call, workspace.id);
    return true;
  } catch {
    return false;
  }
}

function includedWith(call: Call, run: RunRecord, included: ReadonlySet<Include>): Resource[] {
  const { domain, token } = call;
  const { store } = domain;
  const resources: Resource[] = [];
  if (included.has('plan')) resources.push(planDocument(call, must(store.plans, run.planId)));
  if (included.has('cost_estimate') && run.costEstimateId !== null) {
    resources.push(toCostEstimate(run, must(store.costEstimates, run.costEstimateId)));
  }
  if (included.has('configuration_version')) {
    resources.push(toVersion(must(store.versions, run.versionId)));
  }
  if (included.has('workspace')) {
    resources.push(toWorkspace(domain, token, workspaceOf(call, run)));
  }
  if (included.has('task_stages')) {
    for (const id of run.stageIds) {
      resources.push(toTaskStage(domain, token, must(store.stages, id)));
    }
  }
  if (included.has('tf_policy_evaluations')) {
    for (const id of run.tfPolicyEvaluationIds) {
      resources.push(toTfPolicyEvaluation(domain, token, must(store.tfEvaluations, id)));
    }
  }
  return resources;
}
