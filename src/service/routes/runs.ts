/** Routes of runs, their plans and cost estimates, and the actions on runs. */
import { readComment } from '../body.ts';
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get, post } from './route.ts';
import { countedDocument } from '../plan/counted-changes.ts';
import { redactPlan } from '../plan/redacted-plan.ts';
import { toApply, toCostEstimate, toPlan, toRun } from '../documents/run.ts';
import { toTaskStage } from '../documents/task-stage.ts';
import { toTfPolicyEvaluation } from '../documents/tf-policy.ts';
import { toIngress, toVersion } from '../documents/version.ts';
import { toAuthors } from '../documents/account.ts';
import { toWorkspace } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { isFinalRun } from '../machines.ts';
import { rightsOn, type WorkspaceRights } from '../permissions.ts';
import type { RunRecord, VersionRecord } from '../records.ts';
import {
  badRequest,
  conflict,
  redirect,
  Refusal,
  respond,
  respondEmpty,
  respondOne,
  respondPage,
  respondResource,
  type Includes,
  type Resource,
} from '../respond.ts';
import { confirmRun, cancelRun, discardRun, forceCancelRun } from '../run-actions.ts';
import type { Store } from '../store.ts';
import { createFromRequest } from './create-from-request.ts';
import {
  findApply,
  findEstimate,
  findOrganization,
  findPlan,
  findRun,
  workspaceById,
} from './find.ts';
import { recordEvent } from './run-events.ts';

const PLAN_URL_MS = 60 * 1000;

/** The run that an object belongs to. */
export function withRun(call: RouteCall, { run }: { run: RunRecord }): Resource[] {
  return [toRun(call, run)];
}

/** The run that an object belongs to, and the run's workspace. */
export function withWorkspace(call: RouteCall, { run }: { run: RunRecord }): Resource[] {
  return [toRun(call, run), toWorkspace(call, run.workspace)];
}

const INCLUDES: Includes<RunRecord> = {
  plan: (call, run) => [toPlan(call, run.plan)],
  apply: (call, run) => [toApply(call, run.apply)],
  created_by: (call, { createdBy }) => toAuthors(call, createdBy),
  cost_estimate: (call, { cost }) => (cost === undefined ? [] : [toCostEstimate(call, cost)]),
  configuration_version: (call, { version }) => [toVersion(call, version)],
  'configuration_version.ingress_attributes': (call, { version }) => [
    toVersion(call, version),
    ...toIngress(call, version),
  ],
  workspace: (call, { workspace }) => [toWorkspace(call, workspace)],
  task_stages: (call, run) => run.stages.map((stage) => toTaskStage(call, stage)),
  tf_policy_evaluations: (call, run) =>
    run.tfEvaluations.map((evaluation) => toTfPolicyEvaluation(call, evaluation)),
};

export const RUN_ROUTES: readonly ServedRoute[] = [
  post('/runs', createFromRequest),
  get('/runs/:run', (call) => respondOne(call, findRun(call), toRun, INCLUDES)),
  get('/workspaces/:workspace/runs', (call) => {
    const workspace = workspaceById(call);
    return listRuns(call, (run) => run.workspace === workspace, false);
  }),
  get('/organizations/:organization/runs', (call) => {
    const workspaceIds = readableIn(call);
    return listRuns(call, (run) => workspaceIds.has(run.workspace.id), true);
  }),
  action('apply', 'applyRuns', confirmRun),
  action('discard', 'applyRuns', discardRun),
  action('cancel', 'applyRuns', cancelRun),
  action('force-cancel', 'admin', forceCancelRun),
  get('/runs/:run/plan', (call) => respondResource(200, toPlan(call, findRun(call).plan))),
  get('/plans/:plan', (call) => respondOne(call, findPlan(call), toPlan)),
  get('/plans/:plan/json-output', (call) => {
    // Only for administrators: the whole plan holds every value in clear text.
    const plan = findPlan(call, 'admin');
    if (plan.status !== 'finished') return respondEmpty(204);
    const { origin, signer, store } = call.domain;
    const expires = store.clock.date().getTime() + PLAN_URL_MS;
    return redirect(307, origin + signer.sign(`/v1/plan/${plan.objectId}`, expires));
  }),
  get('/plans/:plan/json-output-redacted', (call) => {
    const { status, document, counts } = findPlan(call);
    if (status !== 'finished' || document === null) return respondEmpty(204);
    const shown = redactPlan(countedDocument(document, counts));
    return respond(200, shown, { 'content-type': 'application/json' });
  }),
  get('/runs/:run/apply', (call) => respondResource(200, toApply(call, findRun(call).apply))),
  get('/applies/:apply', (call) => respondOne(call, findApply(call), toApply)),
  get('/organizations/:organization/runs/queue', (call) => respondPage(call, queueOf(call), toRun)),
  get('/organizations/:organization/capacity', (call) => {
    const queue = queueOf(call);
    const pending = queue.filter(({ status }) => status === 'pending').length;
    return respondResource(200, {
      id: parameter(call, 'organization'),
      type: 'organization-capacity',
      attributes: { pending, running: queue.length - pending },
    });
  }),
  get('/cost-estimates/:estimate', (call) => respondOne(call, findEstimate(call), toCostEstimate)),
];

/** The ids of the organization's workspaces in which the caller may read runs. */
function readableIn(call: RouteCall): Set<string> {
  const { store } = call.domain;
  const organization = findOrganization(call);
  const readable = [...store.workspaces.values()].filter(
    (workspace) =>
      workspace.organization === organization && rightsOn(store, call.token, workspace).readRuns,
  );
  return new Set(readable.map(({ id }) => id));
}

/** The runs that are at work or wait for their turn, oldest first. */
function queueOf(call: RouteCall): RunRecord[] {
  const workspaceIds = readableIn(call);
  return [...call.domain.store.moving.runs].filter(
    (run) => workspaceIds.has(run.workspace.id) && !run.paused && !isFinalRun(run.status),
  );
}

const PAST = {
  apply: 'applied',
  discard: 'discarded',
  cancel: 'canceled',
  'force-cancel': 'force_canceled',
} as const;

function action(
  name: keyof typeof PAST,
  right: keyof WorkspaceRights,
  act: (store: Store, run: RunRecord) => boolean,
): ServedRoute {
  return post(`/runs/:run/actions/${name}`, (call) => {
    const run = findRun(call, right);
    const comment = readComment(call.request);
    if (!act(call.domain.store, run)) {
      return conflict(`a run that is ${run.status} does not allow ${name}`);
    }
    recordEvent(call, run, PAST[name], comment);
    return respondEmpty(202);
  });
}

const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'] as const;

/** A page of runs, newest first, without plan-only runs unless the query names that operation. */
function listRuns(
  call: RouteCall,
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
  const names = words('filter[workspace_names]');
  const user = query.get('search[user]') ?? '';
  const since = startOf(call, query.get('filter[timeframe]'));
  const group = query.get('filter[status_group]');
  const search = query.get('search[basic]') ?? '';
  const commit = query.get('search[commit]') ?? '';
  const runs = [...domain.store.runs.values()].filter(
    (run) =>
      belongs(run) &&
      operations.includes(operationOf(run)) &&
      (statuses?.includes(run.status) ?? true) &&
      (sources?.includes(run.source) ?? true) &&
      (names?.includes(run.workspace.name) ?? true) &&
      (user === '' || toAuthors(call, run.createdBy).some((one) => isCalled(one, user))) &&
      run.createdAt.startsWith(since.year) &&
      run.createdAt >= since.from &&
      (group === null || isInGroup(run, group)) &&
      (search === '' || run.id === search || run.message.includes(search)) &&
      (commit === '' || isOfCommit(run.version, commit)),
  );
  return respondPage(call, runs.toReversed(), toRun, { uncounted, includes: INCLUDES });
}

/** The first day of a timeframe: `year` is the last twelve months, `2026` a calendar year. */
function startOf(call: RouteCall, timeframe: string | null): { from: string; year: string } {
  if (timeframe === null || timeframe === '') return { from: '', year: '' };
  if (/^\d{4}$/.test(timeframe)) return { from: '', year: `${timeframe}-` };
  if (timeframe !== 'year') {
    throw new Refusal(badRequest('filter[timeframe]', 'It takes year or a number of four digits.'));
  }
  const from = call.domain.store.clock.date();
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  return { from: from.toISOString(), year: '' };
}

function isCalled({ attributes }: Resource, username: string): boolean {
  return attributes?.['username'] === username;
}

function isOfCommit({ ingress }: VersionRecord, commit: string): boolean {
  const sha = ingress?.attributes['commit-sha'];
  return typeof sha === 'string' && sha.startsWith(commit);
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
