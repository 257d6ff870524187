import { policyEvaluationSchema } from '../wire/policy-evaluation.ts';
import type { PolicyEvaluation } from '../wire/policy-evaluation.ts';
import type { Identifier } from '../wire/resource.ts';
import type * as v from '../wire/schema.ts';
import { taskResultSchema, taskStageSchema } from '../wire/task-stage.ts';
import type { TaskResult, TaskStage } from '../wire/task-stage.ts';
import type { Api } from './api.ts';
import { runHasNone } from './find-run.ts';
import { findIncluded, includedOfType, readMany, readOne, relation } from './jsonapi.ts';
import type { Document } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import type { ApiPath } from './path.ts';
import { MANAGE_OVERRIDES, READ_RUNS } from './permissions.ts';
import { showPolicyEvaluation } from './policy-evaluations.ts';
import { commentBody, list, withIncludes } from './resource.ts';

export interface TaskStageWithRelated {
  stage: TaskStage;
  policyEvaluations: PolicyEvaluation[];
  taskResults: TaskResult[];
}

export interface TaskStages {
  /**
   * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. What a stage names
   * but the answer does not include is read one by one. An absent system (empty, or 404 or 400 for a
   * run that can be read and names no stage) is an empty list. Errors: `not-found`.
   */
  list(runId: string): Listing<TaskStageWithRelated>;
  /** GET /task-stages/:id with the same include. Errors: `not-found`. */
  show(id: string): Promise<TaskStageWithRelated>;
  /**
   * POST /task-stages/:id/actions/override: the stage as it goes on. Errors: `conflict` (not waiting
   * for an override), `not-found` (needs manage policy overrides).
   */
  override(id: string, options?: { comment?: string }): Promise<TaskStage>;
}

const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };

export function createTaskStages(api: Api): TaskStages {
  return {
    list: (runId) =>
      list<TaskStageWithRelated>(api, {
        path: path`/runs/${runId}/task-stages`,
        asking: { what: 'list the task stages of the run', needs: READ_RUNS },
        include: INCLUDE,
        idOf: ({ stage }) => stage.id,
        read: (document) => {
          const attached = attachments(document);
          return Promise.all(
            readMany(document, taskStageSchema).map((stage) =>
              complete(api, gather(document, stage, attached)),
            ),
          );
        },
        absent: (refusal) => runHasNone(api, runId, 'task-stages', refusal),
      }),
    show: async (id) => complete(api, await showStage(api, id)),
    override: (id, options = {}) =>
      api.ask(
        {
          method: 'POST',
          path: path`/task-stages/${id}/actions/override`,
          ...commentBody(options.comment),
          asking: {
            what: 'override the task stage',
            needs: MANAGE_OVERRIDES,
            onConflict: 'Only a stage that waits for an override can be overridden.',
          },
          recovery: {
            settles: [409],
            async look(_failure, until) {
              const { stage } = await showStage(api.until(until), id);
              return wentOn(stage) ? { value: stage } : undefined;
            },
          },
        },
        (document) => readOne(document, taskStageSchema),
      ),
  };
}

/** An overridden stage goes on; one that failed or was canceled did not get there by an override. */
function wentOn(stage: TaskStage): boolean {
  return stage.attributes.status === 'running' || stage.attributes.status === 'passed';
}

/** A stage with what came along, and the identifiers of what did not. */
interface Gathered {
  stage: TaskStage;
  evaluations: PolicyEvaluation[];
  results: TaskResult[];
  missingEvaluations: string[];
  missingResults: string[];
}

async function showStage(api: Api, id: string): Promise<Gathered> {
  return withIncludes(api, INCLUDE, (include) =>
    api.ask(
      {
        method: 'GET',
        path: path`/task-stages/${id}`,
        query: { include },
        asking: { what: 'read the task stage', needs: READ_RUNS },
      },
      (document) => gather(document, readOne(document, taskStageSchema), attachments(document)),
    ),
  );
}

function gather(document: Document, stage: TaskStage, attached: Attachments): Gathered {
  const evaluations = pick(document, evaluationsOf(stage, attached), policyEvaluationSchema);
  const results = pick(document, relation(stage, 'task-results') ?? [], taskResultSchema);
  return {
    stage,
    evaluations: evaluations.found,
    results: results.found,
    missingEvaluations: evaluations.missing,
    missingResults: results.missing,
  };
}

/** Which evaluations name which stage. */
type Attachments = ReadonlyMap<string, Identifier[]>;

function attachments(document: Document): Attachments {
  const attached = new Map<string, Identifier[]>();
  for (const { id, type, relationships } of includedOfType(document, 'policy-evaluations')) {
    const [stage] = relation({ relationships }, 'policy-attachable') ?? [];
    if (stage === undefined) continue;
    const others = attached.get(stage.id);
    if (others === undefined) attached.set(stage.id, [{ id, type }]);
    else others.push({ id, type });
  }
  return attached;
}

/** Those the stage names and those that name the stage: neither side alone is always told. */
function evaluationsOf(stage: TaskStage, attached: Attachments): Identifier[] {
  const named = relation(stage, 'policy-evaluations') ?? [];
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...(attached.get(stage.id) ?? []).filter(({ id }) => !known.has(id))];
}

function pick<T>(
  document: Document,
  identifiers: readonly Identifier[],
  schema: v.GenericSchema<unknown, T>,
): { found: T[]; missing: string[] } {
  const found: T[] = [];
  const missing: string[] = [];
  for (const identifier of identifiers) {
    const resource = findIncluded(document, identifier, schema);
    if (resource === undefined) missing.push(identifier.id);
    else found.push(resource);
  }
  return { found, missing };
}

/** Whatever was named and not sent could be what failed: it is read before anything is answered. */
async function complete(api: Api, gathered: Gathered): Promise<TaskStageWithRelated> {
  const { stage } = gathered;
  return {
    stage,
    policyEvaluations: [
      ...gathered.evaluations,
      ...(await Promise.all(
        gathered.missingEvaluations.map((id) => showPolicyEvaluation(api, id)),
      )),
    ],
    taskResults: [
      ...gathered.results,
      ...(await Promise.all(
        gathered.missingResults.map((id) =>
          readResource(
            api,
            path`/task-results/${id}`,
            'read the run task result',
            taskResultSchema,
          ),
        ),
      )),
    ],
  };
}

async function readResource<T>(
  api: Api,
  path: ApiPath,
  what: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  return api.ask({ method: 'GET', path, asking: { what, needs: READ_RUNS } }, (document) =>
    readOne(document, schema),
  );
}
