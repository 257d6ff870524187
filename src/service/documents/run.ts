/** Documents of runs, plans, applies, cost estimates, run events and comments. */
import type { RouteCall } from '../domain.ts';
import { isFinalRun } from '../machines.ts';
import { rightsOn } from '../permissions.ts';
import type {
  CommentRecord,
  CostEstimateRecord,
  LoggedRecord,
  PlanRecord,
  RunEventRecord,
  RunRecord,
} from '../records.ts';
import type { Resource } from '../respond.ts';
import { hasChanges } from '../run-parts.ts';
import { actionsOf } from '../run-actions.ts';
import { dateAt, must, type Store } from '../store.ts';
import { toAuthor } from './account.ts';

const LOG_URL_MS = 25 * 60 * 60 * 1000;

/** The list of identifiers that a relationship has for these ids. */
export function identifiers(type: string, ids: readonly string[]): { id: string; type: string }[] {
  return ids.map((id) => ({ id, type }));
}

/** Whether the call's token may override policies of the run. */
export function mayOverride({ domain: { store }, token }: RouteCall, run: RunRecord): boolean {
  return rightsOn(store, token, run.workspace).managePolicyOverrides;
}

/** The value to show for `word`, which the run's script may replace with another one. */
export function shown(run: RunRecord, word: string): string {
  const disguise = run.script.disguise ?? {};
  return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}

/** The document of a run. */
export function toRun(call: RouteCall, run: RunRecord): Resource {
  const { store } = call.domain;
  const { workspace, plan } = run;
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  const related = (name: string, ids: readonly string[]) => ({
    data: identifiers(name, ids),
    links: { related: `/api/v2/runs/${run.id}/${name}` },
  });
  return {
    id: run.id,
    type: 'runs',
    attributes: {
      actions: actionsOf(store, run),
      'allow-empty-apply': run.options.allowEmptyApply,
      'auto-apply': run.autoApply,
      'canceled-at': run.canceledAt,
      'created-at': run.createdAt,
      'force-cancel-available-at': forceCancelAt(store, run),
      'has-changes': plan.status === 'finished' && hasChanges(plan),
      'is-destroy': run.isDestroy,
      message: run.message,
      permissions: permissionsOn(call, run),
      'plan-only': run.planOnly,
      'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
      refresh: run.refresh,
      'refresh-only': run.options.refreshOnly,
      'replace-addrs': orNull(run.options.replace),
      'save-plan': run.savePlan,
      source: run.source,
      status: shown(run, run.status),
      'status-timestamps': run.stamps,
      'target-addrs': orNull(run.options.targets),
      'terraform-version': workspace.terraformVersion,
      'trigger-reason': 'manual',
      variables: [],
      ...run.requested,
    },
    relationships: {
      workspace: { data: { id: workspace.id, type: 'workspaces' } },
      'configuration-version': { data: { id: run.version.id, type: 'configuration-versions' } },
      plan: {
        data: { id: plan.id, type: 'plans' },
        links: { related: `/api/v2/runs/${run.id}/plan` },
      },
      apply: { data: { id: run.apply.id, type: 'applies' } },
      'cost-estimate': run.cost && { data: { id: run.cost.id, type: 'cost-estimates' } },
      'policy-checks': related('policy-checks', idsOf(run.checks)),
      'task-stages': related('task-stages', idsOf(run.stages)),
      'tf-policy-evaluations': related('tf-policy-evaluations', idsOf(run.tfEvaluations)),
      'run-events': related('run-events', idsOf(run.events)),
      comments: related('comments', idsOf(run.comments)),
      'created-by': toAuthor(run.createdBy),
    },
    links: { self: `/api/v2/runs/${run.id}` },
  };
}

function permissionsOn(call: RouteCall, run: RunRecord): Record<string, boolean> {
  const { store } = call.domain;
  const rights = rightsOn(store, call.token, run.workspace);
  return {
    'can-apply': rights.applyRuns,
    'can-cancel': rights.applyRuns,
    'can-comment': rights.readRuns,
    'can-discard': rights.applyRuns,
    'can-force-cancel': rights.admin,
    'can-force-execute': rights.applyRuns,
    'can-override-policy-check': mayOverride(call, run),
  };
}

function forceCancelAt({ clock }: Store, { forceCancelAtMs: at }: RunRecord): string | undefined {
  return at === null ? undefined : dateAt(clock, at).toISOString();
}

function orNull(addresses: readonly string[]): readonly string[] | null {
  return addresses.length === 0 ? null : addresses;
}

/**
 * The attributes that plans and applies share. The URL of the log is a secret of those who may read
 * the run.
 */
function toWork({ domain }: RouteCall, work: LoggedRecord): Record<string, unknown> {
  const { store, signer, origin } = domain;
  const expires = store.clock.date().getTime() + LOG_URL_MS;
  const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
  const done = work.status === 'finished';
  const { additions, changes, destructions } = work.counts;
  return {
    status: shown(must(store.runs, work.runId), work.status),
    'resource-additions': done ? additions : null,
    'resource-changes': done ? changes : null,
    'resource-destructions': done ? destructions : null,
    'resource-imports': done ? (work.counts.imports ?? 0) : null,
    // Present from the start, because clients read the URL once and then wait for the log to begin.
    'log-read-url': work.status === 'unreachable' ? null : logUrl,
    'status-timestamps': work.stamps,
  };
}

/** The document of an apply. */
export function toApply(call: RouteCall, apply: LoggedRecord): Resource {
  return {
    id: apply.id,
    type: 'applies',
    attributes: toWork(call, apply),
    links: { self: `/api/v2/applies/${apply.id}` },
  };
}

/** The document of a plan. */
export function toPlan(call: RouteCall, plan: PlanRecord): Resource {
  return {
    id: plan.id,
    type: 'plans',
    attributes: {
      ...toWork(call, plan),
      'has-changes': plan.status === 'finished' && hasChanges(plan),
      permissions: { 'can-export': false },
      actions: { 'is-exportable': false },
      'plan-limits': plan.limits.length > 0 ? plan.limits : undefined,
    },
    links: {
      self: `/api/v2/plans/${plan.id}`,
      'json-output': `/api/v2/plans/${plan.id}/json-output`,
      'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
    },
  };
}

/** The document of a cost estimate. */
export function toCostEstimate(_call: RouteCall, estimate: CostEstimateRecord): Resource {
  const { run, script, status } = estimate;
  const done = status === 'finished';
  return {
    id: estimate.id,
    type: 'cost-estimates',
    attributes: {
      status: shown(run, status),
      'status-timestamps': estimate.stamps,
      'prior-monthly-cost': done ? script.prior : null,
      'proposed-monthly-cost': done ? script.proposed : null,
      'delta-monthly-cost': done ? script.delta : null,
      'resources-count': done ? script.resources : 0,
      'matched-resources-count': done ? script.resources : 0,
      'unmatched-resources-count': 0,
      'error-message': status === 'errored' ? 'prices could not be looked up' : null,
    },
    links: { self: `/api/v2/cost-estimates/${estimate.id}` },
  };
}

/** The document of a run event. */
export function toRunEvent(event: RunEventRecord): Resource {
  return {
    id: event.id,
    type: 'run-events',
    attributes: {
      action: event.action,
      description: event.description,
      'created-at': event.createdAt,
    },
    relationships: {
      actor: event.actor && { data: { id: event.actor.id, type: 'users' } },
      comment: event.comment && { data: { id: event.comment.id, type: 'comments' } },
    },
  };
}

/** The document of a comment. */
export function commentDocument({ id, body, createdAt }: CommentRecord): Resource {
  return { id, type: 'comments', attributes: { body, 'created-at': createdAt } };
}
