/** Runs and what hangs on them as documents (api-facts 3.2 to 3.5). */
import { isFinalRun } from '../machines.ts';
import { hasOrganizationRight, rightsOn } from '../permissions.ts';
import type {
  CommentRecord,
  CostEstimateRecord,
  PlanRecord,
  RunEventRecord,
  RunRecord,
} from '../records.ts';
import type { Resource } from '../respond.ts';
import { actionsOf } from '../run-actions.ts';
import { must } from '../store.ts';
import type { Domain } from '../domain.ts';
import type { TokenRecord } from '../records.ts';
import { identifiers } from './identifiers.ts';

/** The word that is shown: a script can put another one in its place. */
export function shown(run: RunRecord, word: string): string {
  const disguise = run.script.disguise ?? {};
  return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}

export function toRun({ store }: Domain, token: TokenRecord, run: RunRecord): Resource {
  const workspace = must(store.workspaces, run.workspaceId);
  const rights = rightsOn(store, token, workspace);
  const plan = must(store.plans, run.planId);
  const { additions, changes, destructions } = plan.counts;
  const over = isFinalRun(run.status);
  return {
    id: run.id,
    type: 'runs',
    attributes: {
      actions: actionsOf(store, run),
      'allow-empty-apply': false,
      'auto-apply': run.autoApply,
      'canceled-at': run.canceledAt,
      'created-at': run.createdAt,
      'has-changes': plan.status === 'finished' && additions + changes + destructions > 0,
      'is-destroy': run.isDestroy,
      message: run.message,
      permissions: {
        'can-apply': rights.applyRuns,
        'can-cancel': rights.queuePlans,
        'can-comment': rights.readRuns,
        'can-discard': rights.applyRuns || rights.queuePlans,
        'can-force-cancel': rights.admin,
        'can-force-execute': rights.applyRuns,
        'can-override-policy-check': hasOrganizationRight(
          store,
          token,
          workspace.organizationId,
          'managePolicyOverrides',
        ),
      },
      'plan-only': run.planOnly,
      'position-in-queue': over ? 0 : run.position,
      refresh: run.refresh,
      'refresh-only': false,
      'save-plan': run.savePlan,
      source: run.source,
      status: shown(run, run.status),
      'status-timestamps': run.stamps,
      'terraform-version': workspace.terraformVersion,
      'trigger-reason': 'manual',
      variables: [],
    },
    relationships: {
      workspace: { data: { id: workspace.id, type: 'workspaces' } },
      'configuration-version': { data: { id: run.versionId, type: 'configuration-versions' } },
      plan: {
        data: { id: run.planId, type: 'plans' },
        links: { related: `/api/v2/runs/${run.id}/plan` },
      },
      apply: { data: { id: run.applyId, type: 'applies' } },
      ...(run.costEstimateId !== null && {
        'cost-estimate': { data: { id: run.costEstimateId, type: 'cost-estimates' } },
      }),
      'policy-checks': {
        data: identifiers('policy-checks', run.checkIds),
        links: { related: `/api/v2/runs/${run.id}/policy-checks` },
      },
      'task-stages': {
        data: identifiers('task-stages', run.stageIds),
        links: { related: `/api/v2/runs/${run.id}/task-stages` },
      },
      'tf-policy-evaluations': {
        data: identifiers('tf-policy-evaluations', run.tfPolicyEvaluationIds),
        links: { related: `/api/v2/runs/${run.id}/tf-policy-evaluations` },
      },
      'run-events': {
        data: identifiers(
          'run-events',
          run.events.map(({ id }) => id),
        ),
        links: { related: `/api/v2/runs/${run.id}/run-events` },
      },
      ...(run.createdBy !== null && { 'created-by': { data: run.createdBy } }),
    },
    links: { self: `/api/v2/runs/${run.id}` },
  };
}

/** `logUrl` is a secret that whoever may read the run gets. */
export function toPlan(run: RunRecord, plan: PlanRecord, logUrl: string): Resource {
  const done = plan.status === 'finished';
  const { additions, changes, destructions } = plan.counts;
  const started = plan.status !== 'pending' && plan.status !== 'queued';
  return {
    id: plan.id,
    type: 'plans',
    attributes: {
      status: shown(run, plan.status),
      'has-changes': done && additions + changes + destructions > 0,
      'resource-additions': done ? additions : null,
      'resource-changes': done ? changes : null,
      'resource-destructions': done ? destructions : null,
      'resource-imports': done ? 0 : null,
      'log-read-url': started && plan.status !== 'unreachable' ? logUrl : null,
      'status-timestamps': plan.stamps,
      permissions: { 'can-export': false },
      actions: { 'is-exportable': false },
    },
    links: {
      self: `/api/v2/plans/${plan.id}`,
      'json-output': `/api/v2/plans/${plan.id}/json-output`,
    },
  };
}

export function toCostEstimate(run: RunRecord, estimate: CostEstimateRecord): Resource {
  const { script, status } = estimate;
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
      ...(event.actor && { actor: { data: { id: event.actor.id, type: 'users' } } }),
      ...(event.commentId !== undefined && {
        comment: { data: { id: event.commentId, type: 'comments' } },
      }),
    },
  };
}

export function toComment({ id, body, createdAt }: CommentRecord): Resource {
  return { id, type: 'comments', attributes: { body, 'created-at': createdAt } };
}
