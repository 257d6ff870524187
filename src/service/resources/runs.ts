/** Runs, their plans, applies, cost estimates, events and comments, and what people do to them. */
import { ORGANIZATIONS, USERS, callerOf } from './organizations.ts';
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readComment, readDocument } from '../body.ts';
import { isFinalRun } from '../machines.ts';
import { rightsOn, type WorkspaceRights } from '../permissions.ts';
import { countedDocument } from '../plan/counted-changes.ts';
import { redactPlan } from '../plan/redacted-plan.ts';
import {
  amongRuns,
  find,
  get,
  listAt,
  mayIn,
  parameter,
  post,
  respondResource,
  show,
  toAuthor,
  toMany,
  toOne,
} from '../resource.ts';
import type { Area, Resource, ResourceType, RouteCall, ServedRoute } from '../resource.ts';
import { Refusal, badRequest, conflict, redirect, respond, respondEmpty } from '../respond.ts';
import { actionsOf, cancelRun, confirmRun, discardRun, forceCancelRun } from '../run-actions.ts';
import { dateAt, must } from '../store.ts';
import type {
  CommentRecord,
  CostEstimateRecord,
  LoggedRecord,
  OrganizationRecord,
  PlanRecord,
  RunEventRecord,
  RunRecord,
  VersionRecord,
  Store,
  WorkspaceRecord,
} from '../store.ts';
import { hasChanges } from '../timeline.ts';

const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;

/** The value to show for `word`, which the run's script may replace with another one. */
export function shown({ script: { disguise = {} } }: RunRecord, word: string): string {
  return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}

export const RUNS: ResourceType<RunRecord> = {
  type: 'runs',
  get: ({ runs }, id) => runs.get(id),
  may: (call, { workspace }, right) => mayIn(call, workspace, right),
  shown: '/runs/:run',
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
    listAt('/workspaces/:workspace/runs', WORKSPACES, (workspace, call) =>
      listRuns(call, (one) => one === workspace),
    ),
    listAt(
      '/organizations/:organization/runs',
      ORGANIZATIONS,
      (organization, call) => listRuns(call, (one) => isReadableIn(call, organization, one)),
      { uncounted: true },
    ),
    listAt('/organizations/:organization/runs/queue', ORGANIZATIONS, queueOf, { includes: [] }),
  ],
  write: (call, run) => {
    const related = (name: string, all: readonly { id: string }[]) => ({
      ...toMany(name, all),
      links: { related: `/api/v2/runs/${run.id}/${name}` },
    });
    return {
      attributes: attributesOfRun(call, run),
      relationships: {
        workspace: toOne('workspaces', run.workspace),
        'configuration-version': toOne('configuration-versions', run.version),
        plan: { ...toOne('plans', run.plan), links: { related: `/api/v2/runs/${run.id}/plan` } },
        apply: toOne('applies', run.apply),
        'cost-estimate': run.cost && toOne('cost-estimates', run.cost),
        'policy-checks': related('policy-checks', run.checks),
        'task-stages': related('task-stages', run.stages),
        'tf-policy-evaluations': related('tf-policy-evaluations', run.tfEvaluations),
        'run-events': related('run-events', run.events),
        comments: related('comments', run.comments),
        'created-by': toAuthor(run.createdBy),
      },
    };
  },
};

function attributesOfRun(call: RouteCall, run: RunRecord): Record<string, unknown> {
  const { store } = call.domain;
  const { options, plan, forceCancelAtMs: forceAtMs } = run;
  const rights = rightsOn(store, call.token, run.workspace);
  const orNull = (addresses: readonly string[]) => (addresses.length === 0 ? null : addresses);
  return {
    actions: actionsOf(store, run),
    'allow-empty-apply': options.allowEmptyApply,
    'auto-apply': run.autoApply,
    'canceled-at': run.canceledAt,
    'created-at': run.createdAt,
    'force-cancel-available-at':
      forceAtMs === null ? undefined : dateAt(store.clock, forceAtMs).toISOString(),
    'has-changes': plan.status === 'finished' && hasChanges(plan),
    'is-destroy': run.isDestroy,
    message: run.message,
    permissions: {
      'can-apply': rights.applyRuns,
      'can-cancel': rights.applyRuns,
      'can-comment': rights.readRuns,
      'can-discard': rights.applyRuns,
      'can-force-cancel': rights.admin,
      'can-force-execute': rights.applyRuns,
      'can-override-policy-check': rights.managePolicyOverrides,
    },
    'plan-only': run.planOnly,
    'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
    refresh: run.refresh,
    'refresh-only': options.refreshOnly,
    'replace-addrs': orNull(options.replace),
    'save-plan': run.savePlan,
    source: run.source,
    status: shown(run, run.status),
    'status-timestamps': run.stamps,
    'target-addrs': orNull(options.targets),
    'terraform-version': run.workspace.terraformVersion,
    'trigger-reason': 'manual',
    variables: [],
    ...run.requested,
  };
}

function mayInRun(call: RouteCall, { runId }: LoggedRecord, right: keyof WorkspaceRights): boolean {
  return RUNS.may(call, must(call.domain.store.runs, runId), right);
}

/**
 * The attributes that plans and applies share. The URL of the log is a secret of those who may read
 * the run.
 */
function attributesOfWork({ domain }: RouteCall, work: LoggedRecord): Record<string, unknown> {
  const { store, signer, origin } = domain;
  const expires = store.clock.date().getTime() + LOG_URL_MS;
  const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
  const done = work.status === 'finished';
  const { additions, changes, destructions, imports = 0 } = work.counts;
  return {
    status: shown(must(store.runs, work.runId), work.status),
    'resource-additions': done ? additions : null,
    'resource-changes': done ? changes : null,
    'resource-destructions': done ? destructions : null,
    'resource-imports': done ? imports : null,
    // Present from the start, because clients read the URL once and then wait for the log to begin.
    'log-read-url': work.status === 'unreachable' ? null : logUrl,
    'status-timestamps': work.stamps,
  };
}

const APPLIES: ResourceType<LoggedRecord> = {
  type: 'applies',
  get: amongRuns(({ apply }) => [apply]),
  may: mayInRun,
  shown: '/applies/:apply',
  write: (call, apply) => ({ attributes: attributesOfWork(call, apply) }),
};

const PLANS: ResourceType<PlanRecord> = {
  type: 'plans',
  get: amongRuns(({ plan }) => [plan]),
  may: mayInRun,
  shown: '/plans/:plan',
  write: (call, plan) => ({
    attributes: {
      ...attributesOfWork(call, plan),
      'has-changes': plan.status === 'finished' && hasChanges(plan),
      permissions: { 'can-export': false },
      actions: { 'is-exportable': false },
      'plan-limits': plan.limits.length > 0 ? plan.limits : undefined,
    },
    links: {
      'json-output': `/api/v2/plans/${plan.id}/json-output`,
      'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
    },
  }),
};

const COST_ESTIMATES: ResourceType<CostEstimateRecord> = {
  type: 'cost-estimates',
  get: amongRuns(({ cost }) => (cost === undefined ? [] : [cost])),
  may: (call, { run }, right) => RUNS.may(call, run, right),
  shown: '/cost-estimates/:estimate',
  write: (_, { run, script, status, stamps }) => {
    const done = status === 'finished';
    return {
      attributes: {
        status: shown(run, status),
        'status-timestamps': stamps,
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

const RUN_EVENTS: ResourceType<RunEventRecord> = {
  type: 'run-events',
  get: amongRuns(({ events }) => events),
  may: (call, { run }, right) => RUNS.may(call, run, right),
  unlinked: true,
  shown: '/run-events/:event',
  includes: ['actor', 'comment'],
  lists: [listAt('/runs/:run/run-events', RUNS, ({ events }) => events, { unpaged: true })],
  write: (_, { action, description, createdAt, actor, comment }) => ({
    attributes: { action, description, 'created-at': createdAt },
    relationships: {
      actor: actor && {
        data: { id: actor.id, type: 'users', attributes: { username: actor.username } },
      },
      comment: comment && toOne('comments', comment),
    },
  }),
};

const COMMENTS: ResourceType<CommentRecord> = {
  type: 'comments',
  get: amongRuns(({ comments }) => comments),
  may: (call, { run }, right) => RUNS.may(call, run, right),
  unlinked: true,
  shown: '/comments/:comment',
  lists: [listAt('/runs/:run/comments', RUNS, ({ comments }) => comments, { unpaged: true })],
  write: (_, { body, createdAt }) => ({ attributes: { body, 'created-at': createdAt } }),
};

export const RUN_AREA: Area = {
  types: [RUNS, PLANS, APPLIES, COST_ESTIMATES, RUN_EVENTS, COMMENTS],
  routes: [
    action('apply', 'applyRuns', confirmRun),
    action('discard', 'applyRuns', discardRun),
    action('cancel', 'applyRuns', cancelRun),
    action('force-cancel', 'admin', forceCancelRun),
    get('/runs/:run/plan', (call) =>
      respondResource(200, show(call, PLANS, find(call, RUNS).plan)),
    ),
    get('/runs/:run/apply', (call) =>
      respondResource(200, show(call, APPLIES, find(call, RUNS).apply)),
    ),
    get('/plans/:plan/json-output', (call) => {
      // Only for administrators: the whole plan holds every value in clear text.
      const plan = find(call, PLANS, 'admin');
      if (plan.status !== 'finished') return respondEmpty(204);
      const { origin, signer, store } = call.domain;
      const expires = store.clock.date().getTime() + PLAN_URL_MS;
      return redirect(307, origin + signer.sign(`/v1/plan/${plan.objectId}`, expires));
    }),
    get('/plans/:plan/json-output-redacted', (call) => {
      const { status, document, counts } = find(call, PLANS);
      if (status !== 'finished' || document === null) return respondEmpty(204);
      const redacted = redactPlan(countedDocument(document, counts));
      return respond(200, redacted, { 'content-type': 'application/json' });
    }),
    get('/organizations/:organization/capacity', (call) => {
      const queue = queueOf(find(call, ORGANIZATIONS), call);
      const pending = queue.filter(({ status }) => status === 'pending').length;
      return respondResource(200, {
        id: parameter(call, 'organization'),
        type: 'organization-capacity',
        attributes: { pending, running: queue.length - pending },
      });
    }),
    post('/runs/:run/comments', (call) => {
      const run = find(call, RUNS);
      const { body } = readDocument(call.request, bodySchema).data.attributes;
      const comment = pushComment(call, run, body);
      pushEvent(call, run, 'commented', comment);
      return respondResource(201, show(call, COMMENTS, comment));
    }),
  ],
};

function isReadableIn(
  call: RouteCall,
  organization: OrganizationRecord,
  workspace: WorkspaceRecord,
): boolean {
  return workspace.organization === organization && mayIn(call, workspace, 'readRuns');
}

/** The runs that are at work or wait for their turn, oldest first. */
function queueOf(organization: OrganizationRecord, call: RouteCall): RunRecord[] {
  return [...call.domain.store.moving.runs].filter(
    (run) =>
      isReadableIn(call, organization, run.workspace) && !run.paused && !isFinalRun(run.status),
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
    const run = find(call, RUNS, right);
    const comment = readComment(call.request);
    if (!act(call.domain.store, run)) {
      return conflict(`a run that is ${run.status} does not allow ${name}`);
    }
    recordEvent(call, run, PAST[name], comment);
    return respondEmpty(202);
  });
}

/** Overrides by `act` and records it as an event of the run; 409 when `act` returns false. */
export function overrideBy<Kept extends { id: string; run: RunRecord; status: string }>(
  path: string,
  row: ResourceType<Kept>,
  act: (store: Store, kept: Kept) => boolean,
  answerOf = (resource: Resource): Resource => resource,
): ServedRoute {
  return post(`${path}/actions/override`, (call) => {
    const kept = find(call, row, 'managePolicyOverrides');
    const comment = readComment(call.request);
    if (!act(call.domain.store, kept)) {
      return conflict(`its status is ${kept.status}: that cannot be overridden`);
    }
    recordEvent(call, kept.run, 'overridden', comment);
    return respondResource(200, answerOf(show(call, row, kept)));
  });
}

const bodySchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('comments'),
    attributes: v.looseObject({ body: v.string() }),
  }),
});

/** Records an action of the caller. Their comment becomes a comment of the run, too. */
function recordEvent(
  call: RouteCall,
  run: RunRecord,
  action: string,
  words: string | undefined,
): void {
  pushEvent(call, run, action, words === undefined ? undefined : pushComment(call, run, words));
}

function pushComment(
  { domain: { store } }: RouteCall,
  run: RunRecord,
  body: string,
): CommentRecord {
  const comment = {
    id: store.newId('wsc'),
    run,
    body,
    createdAt: store.clock.date().toISOString(),
  };
  run.comments.push(comment);
  return comment;
}

function pushEvent(
  call: RouteCall,
  run: RunRecord,
  action: string,
  comment: CommentRecord | undefined,
): void {
  const { id, username } = callerOf(call);
  const { store } = call.domain;
  run.events.push({
    id: store.newId('re'),
    run,
    action,
    description: '',
    createdAt: store.clock.date().toISOString(),
    actor: { id, username },
    comment,
  });
}

const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'] as const;

/** A page of runs, newest first, without plan-only runs unless the query names that operation. */
function listRuns(call: RouteCall, belongs: (workspace: WorkspaceRecord) => boolean): RunRecord[] {
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
  return [...domain.store.runs.values()]
    .filter(
      (run) =>
        belongs(run.workspace) &&
        operations.includes(operationOf(run)) &&
        (statuses?.includes(run.status) ?? true) &&
        (sources?.includes(run.source) ?? true) &&
        (names?.includes(run.workspace.name) ?? true) &&
        (user === '' || USERS.get(domain.store, run.createdBy ?? '')?.username === user) &&
        run.createdAt.startsWith(since.year) &&
        run.createdAt >= since.from &&
        (group === null || isInGroup(run, group)) &&
        (search === '' || run.id === search || run.message.includes(search)) &&
        (commit === '' || isOfCommit(run.version, commit)),
    )
    .toReversed();
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
