import { addTo } from '../../model/add-to.ts';
import type { Api } from '../api.ts';
import { boundedLine } from '../service-error.ts';
import { GET } from '../http/route.ts';
import {
  findIncluded,
  includedOfType,
  readMany,
  readOne,
  Unreadable,
  type Document,
  type Schema,
} from '../jsonapi.ts';
import { listPages, type Listing } from '../listing.ts';
import {
  policyEvaluationSchema,
  taskOutcomeSchema,
  taskResultSchema,
  taskStageSchema,
} from '../wire/policies.ts';
import type { PolicyEvaluation, TaskOutcome, TaskResult, TaskStage } from '../wire/policies.ts';
import { related, type Identifier } from '../wire/resource.ts';
import { absenceIn, readPurpose, readResource, sendOverride } from './common.ts';
import { showPolicyEvaluation } from './policy-evaluations.ts';

interface TaskStageWithRelated {
  stage: TaskStage;
  policyEvaluations: PolicyEvaluation[];
  taskResults: TaskResult[];
}

const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };

export function createTaskStages(api: Api) {
  return {
    /**
     * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. What a stage names
     * but the answer does not include is read one by one. An absent system (empty, or 404 or 400 for a
     * run that can be read and names no stage) is an empty list. Errors: `not-found`.
     */
    list: (runId: string): Listing<TaskStageWithRelated> =>
      listPages<TaskStageWithRelated>(api, GET`/runs/${runId}/task-stages`, {
        ...readPurpose('list the task stages of the run'),
        include: INCLUDE,
        idOf: ({ stage }) => stage.id,
        read: (document) => {
          const stages = readMany(document, taskStageSchema);
          const attached = attachmentsOf(document, stages);
          return Promise.all(
            stages.map((stage) => readMissing(api, collectParts(document, stage, attached))),
          );
        },
        absent: (refusal) => absenceIn(api, runId, 'task-stages', refusal),
      }),
    /** GET /task-results/:id/outcomes: the first page of what a run task found. Errors: `not-found`. */
    outcomes: async (taskResultId: string): Promise<TaskOutcome[]> =>
      api.ask(GET`/task-results/${taskResultId}/outcomes`, {
        ...readPurpose('read what the run task found'),
        read: (document) => readMany(document, taskOutcomeSchema),
      }),
    /** GET /task-stages/:id with the same include. Errors: `not-found`. */
    show: async (id: string): Promise<TaskStageWithRelated> =>
      readMissing(api, await showStage(api, id)),
    /**
     * POST /task-stages/:id/actions/override: the stage as it goes on. Errors: `conflict` (not waiting
     * for an override), `not-found` (needs manage policy overrides).
     */
    override: (id: string, { comment }: { comment?: string } = {}): Promise<TaskStage> =>
      sendOverride(api, taskStageSchema, id, {
        called: 'the task stage',
        onConflict: 'Only a stage that waits for an override can be overridden.',
        comment,
        // A failed or canceled stage did not get into this state by an override.
        overriddenStatuses: ['running', 'passed'],
      }),
  };
}

/** A stage with its included resources, and the ids of those that were not included. */
type StageParts = ReturnType<typeof collectParts>;

async function showStage(api: Api, id: string): Promise<StageParts> {
  return api.ask(GET`/task-stages/${id}`, {
    ...readPurpose('read the task stage'),
    include: INCLUDE,
    read(document) {
      const stage = readOne(document, taskStageSchema, id);
      return collectParts(document, stage, attachmentsOf(document, [stage]));
    },
  });
}

/** Finds what belongs to a stage among what was included. */
function collectParts(document: Document, stage: TaskStage, attached: Attachments) {
  const findParts = <T>(type: string, schema: Schema<T>) => {
    const namingStage = (attached.get(stage.id) ?? []).filter((part) => part.type === type);
    const namedByStage = related(stage, type).named ?? [];
    const partById = new Map([...namedByStage, ...namingStage].map((part) => [part.id, part]));
    const included: T[] = [];
    const missing: string[] = [];
    for (const part of partById.values()) {
      const resource = findIncluded(document, part, schema);
      if (resource === undefined) missing.push(part.id);
      else included.push(resource);
    }
    return { included, missing };
  };
  return {
    stage,
    evaluations: findParts('policy-evaluations', policyEvaluationSchema),
    results: findParts('task-results', taskResultSchema),
  };
}

/** What was included with stages, by the id of the stage that it belongs to. */
type Attachments = ReadonlyMap<string, Identifier[]>;

/** The relationship by which each kind names its stage. */
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' } as const;

/**
 * The resources that a stage names and those that name the stage, because a service need not send both sides.
 *
 * @throws Unreadable if a resource belongs to no stage, or to two: it cannot be used to judge any
 */
function attachmentsOf(document: Document, stages: readonly TaskStage[]): Attachments {
  const attached = new Map(stages.map(({ id }): [string, Identifier[]] => [id, []]));
  for (const [type, relationship] of Object.entries(OWNERS)) {
    /** The stages that name a resource, by the id of the resource. */
    const namingStages = new Map<string, string[]>();
    for (const stage of stages) {
      for (const { id } of related(stage, type).named ?? []) addTo(namingStages, id, stage.id);
    }
    for (const resource of includedOfType(document, type)) {
      const namedStages = (related(resource, relationship).named ?? [])
        .filter((identifier) => identifier.type === 'task-stages')
        .map(({ id }) => id);
      const owners = new Set([...namedStages, ...(namingStages.get(resource.id) ?? [])]);
      const [stageId = ''] = owners;
      if (owners.size !== 1 || !attached.has(stageId)) {
        const whose = owners.size > 1 ? 'two task stages' : 'no task stage in it';
        throw new Unreadable(`includes ${boundedLine(resource.id, 80)}, which belongs to ${whose}`);
      }
      attached.get(stageId)?.push({ id: resource.id, type });
    }
  }
  return attached;
}

/** A resource that was named and not sent could be the failed one: all of them are read before anything is returned. */
async function readMissing(
  api: Api,
  { stage, evaluations, results }: StageParts,
): Promise<TaskStageWithRelated> {
  const showResult = (id: string) =>
    readResource(api, taskResultSchema, id, readPurpose('read the run task result'));
  const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
  const policyEvaluations = evaluations.included.concat(await Promise.all(missing));
  const taskResults = results.included.concat(await Promise.all(results.missing.map(showResult)));
  return { stage, policyEvaluations, taskResults };
}
