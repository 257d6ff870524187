/** Runs, their plans, applies, cost estimates, events and comments, and what people do to them. */
import { makeRun, runBody } from './new-run.ts';
import { ORGANIZATIONS, USERS, callerOf } from './organizations.ts';
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import {
  objectWith,
  commentOfAction,
  resourceBody,
  conflict,
  forbidden,
  notFound,
  redirect,
  respondEmpty,
} from '../requests.ts';
import { isFinalRun } from '../machines.ts';
import type { Right } from '../permissions.ts';
import { redactPlan } from '../plan/redact-plan.ts';
import {
  changeAt,
  get,
  isAmong,
  listAt,
  newestFirst,
  post,
  respondResource,
} from '../resource-type.ts';
import type {
  Area,
  Filters,
  PageSource,
  ResourceType,
  RouteCall,
  ServedRoute,
} from '../resource-type.ts';
import { OPERATIONS, runsOfOperations } from '../run-lists.ts';
import { ACTIONS, actionsOf } from '../run-life.ts';
import type { PlanDocument } from '../../plan/plan-document.ts';
import { rewriteExactly } from '../../model/json-text.ts';
import { newObjectId } from '../credentials.ts';
import type {
  CostEstimateRecord,
  StoredResource,
  LoggedRecord,
  OrganizationRecord,
  PlanRecord,
  Resource,
  RunRecord,
  WorkspaceRecord,
} from '../records.ts';
import { dateAt, childrenOf, toAuthor, type Store } from '../store.ts';

const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;

/** The word to send for `word`: a run's script may replace it, such as by a status that only a newer service has. */
export function shownWord({ script: { disguise = {} } }: RunRecord, word: string): string {
  return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}

const RUN_FILTERS: Filters<RunRecord> = {
  'filter[operation]': null,
  'filter[status]': ({ status }, asked) => isAmong(status, asked),
  'filter[status_group]': (run, group) =>
    (group === 'final' && isFinalRun(run.status)) ||
    (group === 'non_final' && !isFinalRun(run.status)) ||
    (group === 'discardable' && run.awaitsDecision),
  'filter[source]': ({ source }, asked) => isAmong(source, asked),
  'filter[workspace_names]': ({ parent }, asked) => isAmong(parent.attributes.name, asked),
  'search[basic]': ({ id, message }, asked) => id === asked || message.includes(asked),
  'search[commit]': ({ version: { ingress } }, asked) =>
    ingress?.attributes['commit-sha'].startsWith(asked) ?? false,
  'search[user]': ({ createdBy }, asked, call) =>
    call.read(USERS, createdBy ?? '')?.attributes.username === asked,
};

export const RUNS: ResourceType<RunRecord> = {
  type: 'runs',
  shownAt: '/runs/:run',
  includes: [
    'plan',
    'apply',
    'created_by',
    'cost_estimate',
    'configuration_version',
    'configuration_version.ingress_attributes',
    'workspace',
    'task_stages',
    'tf_policy_evaluations',
  ],
  lists: [
    listAt('/workspaces/:workspace/runs', WORKSPACES, {
      items: listRuns,
      filters: RUN_FILTERS,
    }),
    listAt('/organizations/:organization/runs', ORGANIZATIONS, {
      items: listRuns,
      filters: RUN_FILTERS,
      withoutTotal: true,
    }),
    listAt('/organizations/:organization/runs/queue', ORGANIZATIONS, {
      items: queueOf,
      includes: [],
    }),
  ],
  changes: () => [
    changeAt('POST', '/runs', WORKSPACES, {
      right: 'queuePlans',
      body: runBody,
      idIn: ({ data }) => data.relationships.workspace.data.id,
      act: (call, workspace, body) => call.answer(201, RUNS, makeRun(call, workspace, body)),
    }),
  ],
  render: (call, run) => {
    const related = (type: string) => ({
      data: [...childrenOf(run, type)],
      links: { related: `/api/v2/runs/${run.id}/${type}` },
    });
    return {
      attributes: attributesOfRun(call, run),
      relationships: {
        workspace: { data: run.parent },
        'configuration-version': { data: run.version },
        plan: { data: run.plan, links: { related: `/api/v2/runs/${run.id}/plan` } },
        apply: { data: run.apply },
        'cost-estimate': run.cost && { data: run.cost },
        'policy-checks': related('policy-checks'),
        'task-stages': related('task-stages'),
        'tf-policy-evaluations': related('tf-policy-evaluations'),
        'run-events': related('run-events'),
        comments: related('comments'),
        'created-by': toAuthor(run.createdBy),
      },
    };
  },
};

function attributesOfRun(call: RouteCall, run: RunRecord): Record<string, unknown> {
  const { store } = call;
  const { options, plan, forceCancelAtMs: forceAtMs } = run;
  const may = (right: Right): boolean => call.may(run, right);
  const orNull = (addresses: readonly string[]) => (addresses.length === 0 ? null : addresses);
  return {
    actions: actionsOf(store, run),
    'allow-empty-apply': options.allowEmptyApply,
    'auto-apply': run.autoApply,
    'canceled-at': run.canceledAt,
    'created-at': run.createdAt,
    'force-cancel-available-at':
      forceAtMs === null ? undefined : dateAt(store.clock, forceAtMs).toISOString(),
    'has-changes': hasChanges(plan),
    'is-destroy': run.isDestroy,
    message: run.message,
    permissions: {
      'can-apply': may('applyRuns'),
      'can-cancel': may('applyRuns'),
      'can-comment': may('readRuns'),
      'can-discard': may('applyRuns'),
      'can-force-cancel': may('admin'),
      'can-force-execute': may('applyRuns'),
      'can-override-policy-check': may('managePolicyOverrides'),
    },
    'plan-only': run.planOnly,
    'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
    refresh: run.refresh,
    'refresh-only': options.refreshOnly,
    'replace-addrs': orNull(options.replace),
    'save-plan': run.savePlan,
    source: run.source,
    status: shownWord(run, run.status),
    'status-timestamps': run.timestamps,
    'target-addrs': orNull(options.targets),
    'terraform-version': run.parent.attributes['terraform-version'],
    'trigger-reason': 'manual',
    variables: [],
    ...run.requested,
  };
}

/** The attributes that plans and applies share. The URL of the log is a secret of those who may read the run. */
function attributesOfWork({ domain }: RouteCall, work: LoggedRecord): object {
  const { store, signer, origin } = domain;
  const expires = store.clock.date().getTime() + LOG_URL_MS;
  const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
  const done = work.status === 'finished';
  const { additions, changes, destructions, imports = 0 } = work.counts;
  return {
    status: shownWord(work.parent, work.status),
    'resource-additions': done ? additions : null,
    'resource-changes': done ? changes : null,
    'resource-destructions': done ? destructions : null,
    'resource-imports': done ? imports : null,
    // Present from the start, because clients read the URL once and then wait for the log to begin.
    'log-read-url': work.status === 'unreachable' ? null : logUrl,
    'status-timestamps': work.timestamps,
  };
}

const APPLIES: ResourceType<LoggedRecord> = {
  type: 'applies',
  shownAt: '/applies/:apply',
  render: (call, apply) => ({ attributes: attributesOfWork(call, apply) }),
};

/** Left out of a run where it is not known: nothing is listed of its files, and no program has planned them. */
function hasChanges({ status, hasChanges: isChanged, isListed }: PlanRecord): boolean | undefined {
  const isKnown = status !== 'finished' || isChanged || !isListed;
  return isKnown ? status === 'finished' && isChanged : undefined;
}

const PLANS: ResourceType<PlanRecord> = {
  type: 'plans',
  shownAt: '/plans/:plan',
  render: (call, plan) => ({
    attributes: {
      ...attributesOfWork(call, plan),
      'has-changes': plan.status === 'finished' && plan.hasChanges,
      permissions: { 'can-export': false },
      actions: { 'is-exportable': false },
    },
    links: {
      'json-output': `/api/v2/plans/${plan.id}/json-output`,
      'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
    },
  }),
};

const COST_ESTIMATES: ResourceType<CostEstimateRecord> = {
  type: 'cost-estimates',
  shownAt: '/cost-estimates/:estimate',
  render: (_, { parent: run, script, status, timestamps }) => {
    const done = status === 'finished';
    return {
      attributes: {
        status: shownWord(run, status),
        'status-timestamps': timestamps,
        'prior-monthly-cost': done ? script.prior : null,
        'proposed-monthly-cost': done ? script.proposed : null,
        'delta-monthly-cost': done ? script.delta : null,
        'resources-count': done ? script.resources : 0,
        'matched-resources-count': done ? script.resources : 0,
        'unmatched-resources-count': 0,
        'error-message': status === 'errored' ? 'prices could not be looked up' : null,
      },
    };
  },
};

const RUN_EVENTS: ResourceType = {
  type: 'run-events',
  withoutSelfLink: true,
  shownAt: '/run-events/:event',
  includes: ['actor', 'comment'],
  lists: [listAt('/runs/:run/run-events', RUNS, { unpagedByDefault: true })],
};

/** Refuses comments under the courses of a service on which tokens that plan neither read nor write them. */
function checkCommentsAllowed({ store }: RouteCall): void {
  const course = store.courses['comments-on-runs'];
  if (course === 'forbidden') throw forbidden('This token may not comment on runs.');
  if (course === 'not-found') throw notFound();
}

const COMMENTS: ResourceType = {
  type: 'comments',
  withoutSelfLink: true,
  shownAt: '/comments/:comment',
  lists: [
    listAt('/runs/:run/comments', RUNS, {
      unpagedByDefault: true,
      items: (run: RunRecord, call) => {
        checkCommentsAllowed(call);
        return childrenOf(run, 'comments');
      },
    }),
  ],
  changes: () => [
    changeAt('POST', '/runs/:run/comments', RUNS, {
      right: 'readRuns',
      body: resourceBody({
        type: v.literal('comments'),
        attributes: objectWith({ body: v.string() }),
      }),
      act: (call, run, { data }) => {
        checkCommentsAllowed(call);
        const comment = addComment(call, run, data.attributes.body);
        recordEvent(call, run, 'commented', comment);
        return call.answer(201, COMMENTS, comment);
      },
    }),
  ],
};

export const RUN_AREA: Area = {
  types: [RUNS, PLANS, APPLIES, COST_ESTIMATES, RUN_EVENTS, COMMENTS],
  routes: [
    actionRoute('apply', 'applied', 'applyRuns'),
    actionRoute('discard', 'discarded', 'applyRuns'),
    actionRoute('cancel', 'canceled', 'applyRuns'),
    actionRoute('force-cancel', 'force_canceled', 'admin'),
    get('/runs/:run/plan', (call) => call.answer(200, PLANS, call.find(RUNS).plan)),
    get('/runs/:run/apply', (call) => call.answer(200, APPLIES, call.find(RUNS).apply)),
    get('/plans/:plan/json-output', (call) => {
      // Only for administrators: the whole plan holds every value in clear text.
      const plan = call.find(PLANS);
      if (!call.may(plan, 'admin')) throw forbidden('The whole plan is for administrators.');
      if (plan.status !== 'finished') return respondEmpty(204);
      return redirect(307, call.signed(`/v1/plan/${plan.objectId}`, PLAN_URL_MS));
    }),
    get('/plans/:plan/json-output-redacted', (call) => {
      const plan = call.find(PLANS);
      if (plan.status !== 'finished' || plan.json === null) return respondEmpty(204);
      const text = rewriteExactly(plan.json, newObjectId(), (document) =>
        redactPlan(document as PlanDocument),
      );
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(text),
      };
    }),
    get('/organizations/:organization/capacity', (call) => {
      const queue = queueOf(call.find(ORGANIZATIONS), call);
      const pending = queue.filter(({ status }) => status === 'pending').length;
      return respondResource(200, {
        id: call.parameter('organization'),
        type: 'organization-capacity',
        attributes: { pending, running: queue.length - pending },
      });
    }),
  ],
};

/** The workspaces of an organization whose runs the caller may not read; none for a workspace, which the caller may. */
function unreadableIn(call: RouteCall, parent: StoredResource): Set<WorkspaceRecord> {
  const workspaces = childrenOf(parent, 'workspaces');
  return new Set(workspaces.filter((workspace) => !call.may(workspace, 'readRuns')));
}

/** The runs that are at work or wait for their turn, oldest first. */
function queueOf(organization: OrganizationRecord, call: RouteCall): RunRecord[] {
  const unreadable = unreadableIn(call, organization);
  return [...call.store.unfinished.runs].filter(
    ({ parent, awaitsDecision, status }) =>
      parent.parent === organization &&
      !unreadable.has(parent) &&
      !awaitsDecision &&
      !isFinalRun(status),
  );
}

/** The route of an action on a run; 409 if the state of the run does not allow it. @param event its word in run events */
function actionRoute(name: keyof typeof ACTIONS, event: string, right: Right): ServedRoute {
  return post(`/runs/:run/actions/${name}`, (call) => {
    const run = call.find(RUNS, right);
    const comment = commentOfAction(call.request);
    const { allowed, act } = ACTIONS[name];
    if (!actionsOf(call.store, run)[allowed]) {
      throw conflict(`a run that is ${run.status} does not allow ${name}`);
    }
    act(call.store, run);
    recordEvent(call, run, event, comment);
    return respondEmpty(202);
  });
}

/** The route that overrides something of a run, and records that as an event; 409 when `override` returns false. */
export function overrideBy<Item extends StoredResource & { parent: RunRecord; status: string }>(
  path: string,
  row: ResourceType<Item>,
  override: (store: Store, item: Item) => boolean,
  answerOf = (resource: Resource): Resource => resource,
): ServedRoute {
  return post(`${path}/actions/override`, (call) => {
    const item = call.find(row, 'managePolicyOverrides');
    const comment = commentOfAction(call.request);
    if (!override(call.store, item)) {
      throw conflict(`its status is ${item.status}: that cannot be overridden`);
    }
    recordEvent(call, item.parent, 'overridden', comment);
    return respondResource(200, answerOf(call.show(row, item)));
  });
}

function addComment({ store }: RouteCall, run: RunRecord, body: string): StoredResource {
  return store.add('comments', run, { attributes: { body, 'created-at': store.now() } });
}

/** Records an action of the caller. @param words a text, which becomes a comment of the run; or a comment that is one already */
function recordEvent(
  call: RouteCall,
  run: RunRecord,
  action: string,
  words: string | StoredResource | undefined,
): void {
  const { store } = call;
  const { id, attributes } = callerOf(call);
  const comment = typeof words === 'string' ? addComment(call, run, words) : words;
  store.add('run-events', run, {
    attributes: { action, description: '', 'created-at': store.now() },
    relationships: {
      actor: { data: { id, type: 'users', attributes: { username: attributes.username } } },
      comment: comment && { data: comment },
    },
  });
}

/** The runs of the owner, newest first; plan-only runs only where the query names that operation. */
function listRuns(
  owner: OrganizationRecord | WorkspaceRecord,
  call: RouteCall,
): PageSource<RunRecord> {
  const asked = call.query.get('filter[operation]');
  const operations = OPERATIONS.filter((operation) =>
    asked === null ? operation !== 'plan_only' : isAmong(operation, asked),
  );
  const runs = runsOfOperations(call.store, owner, operations);
  const unreadable = unreadableIn(call, owner);
  // The runs are filtered only if the caller may not read some of them.
  return newestFirst(
    unreadable.size === 0 ? runs : runs.filter(({ parent }) => !unreadable.has(parent)),
  );
}
