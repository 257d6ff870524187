/** Runs, plans, cost estimates and what is done to them (api-facts 3.2, 3.3, 3.5). */
import { readBody, readComment } from '../body.ts';
import { createRun } from '../create-run.ts';
import { parameter, type Call, type Domain, type Handler, type Route } from '../domain.ts';
import { toCostEstimate, toPlan, toRun, toRunEvent } from '../documents/run.ts';
import { toTaskStage } from '../documents/task-stage.ts';
import { toTfPolicyEvaluation } from '../documents/tf-policy.ts';
import { toVersion } from '../documents/version.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { isFinalRun } from '../machines.ts';
import type { WorkspaceRights } from '../permissions.ts';
import type { PlanRecord, RunRecord, VersionRecord, WorkspaceRecord } from '../records.ts';
import {
  conflict,
  fail,
  invalid,
  readInclude,
  redirect,
  respond,
  respondEmpty,
  respondPage,
  respondResource,
  type Resource,
} from '../respond.ts';
import { applyRun, cancelRun, discardRun, forceCancelRun, settle, startRun } from '../run-life.ts';
import { must } from '../store.ts';
import * as v from '../../wire/schema.ts';
import { findOrganization, findPlan, findRun, findWorkspace, found, workspaceOf } from './find.ts';
import { remember } from './policy-checks.ts';

const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;
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

const flag = v.optional(v.nullable(v.boolean()));
const reference = v.looseObject({ data: v.looseObject({ type: v.string(), id: v.string() }) });
const creationSchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('runs'),
    attributes: v.optional(
      v.looseObject({
        message: v.optional(v.nullable(v.string())),
        'plan-only': flag,
        'save-plan': flag,
        'auto-apply': flag,
        'is-destroy': flag,
        refresh: flag,
        variables: v.optional(v.array(v.looseObject({ key: v.string(), value: v.string() }))),
      }),
      {},
    ),
    relationships: v.looseObject({
      workspace: reference,
      'configuration-version': v.optional(v.nullable(reference)),
    }),
  }),
});

export const RUN_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/runs', handler: create },
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
  { method: 'GET', path: '/runs/:run/plan', handler: showPlan((call) => planOfRun(call)) },
  {
    method: 'GET',
    path: '/plans/:plan',
    handler: showPlan((call) => findPlan(call, parameter(call, 'plan'))),
  },
  {
    method: 'GET',
    path: '/plans/:plan/json-output',
    // The whole plan holds every value in clear text.
    handler: (call) => sendPlan(call, findPlan(call, parameter(call, 'plan'), 'admin')),
  },
  {
    method: 'GET',
    path: '/cost-estimates/:estimate',
    handler: (call) => {
      const estimate = found(call.domain.store.costEstimates.get(parameter(call, 'estimate')));
      return respondResource(200, toCostEstimate(findRun(call, estimate.runId), estimate));
    },
  },
  {
    method: 'GET',
    path: '/runs/:run/run-events',
    handler: (call) =>
      respond(200, { data: findRun(call, parameter(call, 'run')).events.map(toRunEvent) }),
  },
  {
    method: 'GET',
    path: '/runs/:run/comments',
    handler: (call) =>
      respond(200, {
        data: findRun(call, parameter(call, 'run')).comments.map(({ id, body, createdAt }) => ({
          id,
          type: 'comments',
          attributes: { body, 'created-at': createdAt },
        })),
      }),
  },
  {
    method: 'POST',
    path: '/runs/:run/comments',
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'));
      const { body } = readBody(call.request, commentSchema).data.attributes;
      remember(call, run.id, body);
      const comment = run.comments.at(-1);
      return respondResource(201, {
        id: comment?.id ?? '',
        type: 'comments',
        attributes: { body, 'created-at': comment?.createdAt },
      });
    },
  },
];

const commentSchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('comments'),
    attributes: v.looseObject({ body: v.string() }),
  }),
});

async function create(call: Call): Promise<ServiceResponse> {
  await call.domain.loadHcl();
  const { data } = readBody(call.request, creationSchema);
  const { store } = call.domain;
  settle(store, call.domain.hcl);
  const workspace = findWorkspace(call, data.relationships.workspace.data.id, 'queuePlans');
  const given = data.relationships['configuration-version']?.data.id;
  const version = given === undefined ? latestUsable(call, workspace) : store.versions.get(given);
  if (version === undefined || version.workspaceId !== workspace.id) {
    return invalid({
      pointer: '/data/relationships/configuration-version',
      detail:
        given === undefined
          ? 'The workspace has no configuration version that can be used.'
          : 'The configuration version is not one of this workspace.',
    });
  }
  const problem = refusal(workspace, version);
  if (problem !== undefined) return problem;
  const { attributes } = data;
  const planOnly = attributes['plan-only'] ?? version.speculative;
  const run = createRun(store, call.domain.hcl, workspace, version, {
    message: attributes.message ?? 'Queued manually via the Terraform Enterprise API',
    source: 'tfe-api',
    planOnly: planOnly || version.speculative,
    savePlan: attributes['save-plan'] ?? false,
    autoApply:
      attributes['auto-apply'] ?? workspace.script.workspace?.autoApply ?? workspace.autoApply,
    isDestroy: attributes['is-destroy'] ?? false,
    refresh: attributes.refresh ?? true,
    variables: Object.fromEntries(
      (attributes.variables ?? []).map(({ key, value }) => [key, readLiteral(value)]),
    ),
    createdBy: { id: call.token.subjectId, type: `${call.token.kind}s` },
  });
  startRun(store, run);
  return respondResource(201, toRun(call.domain, call.token, run));
}

/** Which versions a run may use (service-api.md 3.1), and whether it may run here at all. */
function refusal(workspace: WorkspaceRecord, version: VersionRecord): ServiceResponse | undefined {
  const mode = workspace.script.workspace?.executionMode ?? workspace.executionMode;
  if (mode === 'local') {
    return fail(422, {
      title: 'invalid attribute',
      detail:
        'The workspace is in local execution mode: runs happen on the machine that starts them.',
      source: { pointer: '/data/relationships/workspace' },
    });
  }
  const usable =
    version.status === 'uploaded' || (version.status === 'archived' && version.ingress !== null);
  if (usable) return undefined;
  const processing = version.status === 'pending' || version.status === 'fetching';
  return fail(422, {
    title: 'invalid attribute',
    detail: processing
      ? 'Configuration version is still being processed.'
      : `Configuration version cannot be used: its status is ${version.status}.`,
    source: { pointer: '/data/relationships/configuration-version' },
  });
}

function latestUsable(call: Call, workspace: WorkspaceRecord): VersionRecord | undefined {
  return [...call.domain.store.versions.values()].findLast(
    (version) =>
      version.workspaceId === workspace.id &&
      !version.speculative &&
      !version.provisional &&
      version.status === 'uploaded',
  );
}

/** A run variable's value is written as an HCL literal; lists and maps are JSON as well. */
function readLiteral(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function action(
  name: string,
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
      remember(call, run.id, comment);
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

function planOfRun(call: Call): PlanRecord {
  return must(call.domain.store.plans, findRun(call, parameter(call, 'run')).planId);
}

function showPlan(find: (call: Call) => PlanRecord): Handler {
  return (call) => respondResource(200, planDocument(call, find(call)));
}

function planDocument({ domain }: Call, plan: PlanRecord): Resource {
  const expires = domain.store.clock.date().getTime() + LOG_URL_MS;
  const logUrl = domain.origin + domain.signer.sign(`/v1/log/${plan.objectId}`, expires);
  return toPlan(must(domain.store.runs, plan.runId), plan, logUrl);
}

function sendPlan({ domain }: Call, plan: PlanRecord): ServiceResponse {
  if (plan.status !== 'finished') return respondEmpty(204);
  const expires = domain.store.clock.date().getTime() + PLAN_URL_MS;
  return redirect(307, domain.origin + domain.signer.sign(`/v1/plan/${plan.objectId}`, expires));
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
