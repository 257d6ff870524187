import { CALL_BUDGET_MS, type Api } from '../api.ts';
import { boundedLine, ServiceError, type FailureFacts } from '../service-error.ts';
import { GET, POST, idProblems } from '../http/route.ts';
import { readPlanLog, readPlanText, streamPlanLog, type OpenSink } from '../http/transfer.ts';
import {
  findIncluded,
  includedOfType,
  includedOne,
  readMany,
  readOne,
  Unreadable,
} from '../jsonapi.ts';
import type { Document, Schema } from '../jsonapi.ts';
import { listResources, type Listing } from '../listing.ts';
import { userSchema } from '../wire/account.ts';
import { configurationVersionSchema } from '../wire/configuration-version.ts';
import {
  applySchema,
  commentSchema,
  costEstimateSchema,
  planSchema,
  runEventSchema,
  runSchema,
} from '../wire/run.ts';
import type { Apply, Plan, Run, RunEvent, RunOptions } from '../wire/run.ts';
import { isRunOver, runKind, type Mode } from '../../model/status.ts';
import { taskStageSchema, tfPolicyEvaluationSchema } from '../wire/policies.ts';
import type { RunInclude, RunWithRelated } from '../wire/run-with-related.ts';
import { workspaceSchema } from '../wire/workspace.ts';
import {
  APPLY_RUNS,
  commentBody,
  doneIf,
  readPurpose,
  readResource,
  readRun,
  documentOf,
  QUEUE_PLANS,
} from './common.ts';
import { showVersion } from './configuration-versions.ts';
import { related, relatedId } from '../wire/resource.ts';

export function createRuns(api: Api) {
  return {
    /**
     * POST /runs. The configuration version is the run's natural key: when an answer is lost, the run
     * that happened is looked up by it and adopted, so that there is never a second one. A version
     * that is still being processed is waited for. Errors: `not-found` (needs queue plans),
     * `unprocessable` (with the service's message when the version itself failed), `timeout`.
     */
    create: createRun.bind(undefined, api),
    /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
    show: showRun.bind(undefined, api),
    /** GET /workspaces/:id/runs (30 requests per minute), newest first. Plan-only runs are asked for. */
    list: listRuns.bind(undefined, api),
    /** GET /organizations/:organization/runs (30 requests per minute): what has not ended, with `search` in its message. */
    listMoving: (organization: string, mode: Mode, search?: string): Listing<Run> =>
      listRunsOfMode(api, organization, mode, { search, statusGroup: 'non_final' }),
    /** GET /organizations/:organization/runs (30 requests per minute): newest first, with `search` in its message. */
    listPlanned: (organization: string, mode: Mode, search?: string): Listing<Run> =>
      listRunsOfMode(api, organization, mode, { search }),
    /**
     * The run that uses this configuration version, if there is one: from the version itself
     * (`include=run`), else from the newest hundred runs of the workspace.
     */
    findByConfigurationVersion: findRunOfVersion.bind(undefined, api),
    /** POST /runs/:id/actions/cancel; a run already over is success. Errors: `conflict`, `not-found`. */
    cancel: (id: string, comment?: string): Promise<void> => stopRun(api, id, 'cancel', comment),
    /** POST /runs/:id/actions/discard; a run already over is success. Errors as for `cancel`. */
    discard: (id: string, comment?: string): Promise<void> => stopRun(api, id, 'discard', comment),
    /** GET /runs/:id/run-events with their accounts and comments; empty if the service has none. */
    events: listEvents.bind(undefined, api),
    /** GET /runs/:id/comments, all of them. Errors: `not-found` and `forbidden` where this token may not read them. A body may be left out. */
    comments: async (id: string): Promise<(string | undefined)[]> => {
      const listing = listResources(api, GET`/runs/${id}/comments`, commentSchema, {
        ...readPurpose('read the comments on the run'),
        answersAtOnce: true,
      });
      return (await listing.all()).map(({ attributes }) => attributes.body ?? undefined);
    },
    /** POST /runs/:id/comments. After a lost answer the comment may be there twice. Errors as for `comments`. */
    comment: (id: string, body: string): Promise<void> =>
      api.send(POST`/runs/${id}/comments`, {
        what: 'comment on the run',
        needs: 'a token that may comment on runs',
        body: documentOf('comments', { body }),
      }),
    /** GET /plans/:id */
    plan: async (id: string): Promise<Plan> =>
      keepLogSecret(api, await readResource(api, planSchema, id, readPurpose('read the plan'))),
    /** The log of a plan or an apply as text, from its secret URL; at most `maxBytes` of its end. */
    planLog: (plan: Plan | Apply, maxBytes: number): Promise<string> =>
      readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
    /** The log of a plan from its beginning, at most 256 MB, while it arrives; nothing if there is none. */
    streamPlanLog: (plan: Plan, open: OpenSink): Promise<void> =>
      streamPlanLog(api, plan.attributes['log-read-url'], open),
    /** GET /plans/:id/json-output-redacted, at most 64 MB; empty if the service has none. Errors: `not-found`. */
    planJson: (id: string): Promise<string> =>
      readPlanText(
        api,
        GET`/plans/${id}/json-output-redacted`,
        readPurpose('read what the plan changes'),
      ),
    /** GET /plans/:id/json-output, which has every value of the plan; otherwise as `planJson`. */
    wholePlanJson: (id: string): Promise<string> =>
      readPlanText(api, GET`/plans/${id}/json-output`, {
        what: 'read the whole plan',
        needs: 'a token that may read the values of plans (`full-plan`)',
      }),
    /**
     * POST /runs/:id/actions/apply. An answer that was lost is looked up in the run before it is asked
     * for again. Errors: `conflict` when the run is not one that waits for it, `not-found`.
     */
    apply: (id: string, comment?: string): Promise<void> =>
      api.send(POST`/runs/${id}/actions/apply`, {
        what: 'apply the run',
        needs: APPLY_RUNS,
        onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
        body: commentBody(comment),
        recovery: {
          settles: [409],
          // Whether its apply has begun.
          look: async (api) =>
            doneIf(runKind('provisional', await statusOf(api, id)) === 'foreign'),
        },
      }),
    /** GET /applies/:id */
    showApply: async (id: string): Promise<Apply> =>
      keepLogSecret(api, await readResource(api, applySchema, id, readPurpose('read the apply'))),
  };
}

async function showRun(
  api: Api,
  id: string,
  { include = [] }: { include?: RunInclude[] } = {},
): Promise<RunWithRelated> {
  const { related, missingStages } = await api.ask(GET`/runs/${id}`, {
    ...readPurpose('read the run'),
    include: { resource: 'runs', names: include },
    read(document, included) {
      return readRelated(api, document, { id, hasStages: included.includes('task_stages') });
    },
  });
  // A stage that is named but was not sent could be the one that failed.
  for (const stageId of missingStages) {
    const purpose = readPurpose('read the task stage');
    related.taskStages?.push(await readResource(api, taskStageSchema, stageId, purpose));
  }
  return related;
}

/** The run of an answer with what it includes. `hasStages`: whether its stages were requested; `missingStages`: their ids. */
function readRelated(
  api: Api,
  document: Document,
  { id, hasStages }: { id: string; hasStages: boolean },
): { related: RunWithRelated; missingStages: string[] } {
  const run = readOne(document, runSchema, id);
  for (const [type, name] of Object.entries(NAMED_BY)) {
    const ids = new Set(related(run, name).named?.map((identifier) => identifier.id));
    const unnamed = includedOfType(document, type).find((resource) => !ids.has(resource.id));
    if (unnamed === undefined) continue;
    // The answer includes something that the run says it does not have: one of the two is wrong.
    throw new Unreadable(
      `includes ${boundedLine(unnamed.id, 80)}, which is not what the run names`,
    );
  }
  const named = hasStages ? related(run, 'task-stages').named : undefined;
  const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
  const included = <T>(name: string, schema: Schema<T>) => includedOne(document, run, name, schema);
  const evaluations = related(run, 'tf-policy-evaluations').named?.flatMap(
    (identifier) => findIncluded(document, identifier, tfPolicyEvaluationSchema) ?? [],
  );
  return {
    related: {
      run,
      plan: keepLogSecret(api, included('plan', planSchema)),
      costEstimate: included('cost-estimate', costEstimateSchema),
      taskStages: stages?.filter((stage) => stage !== undefined),
      tfPolicyEvaluations: evaluations,
      configurationVersion: included('configuration-version', configurationVersionSchema),
      workspace: included('workspace', workspaceSchema),
    },
    missingStages: (named ?? [])
      .filter((_, index) => stages?.[index] === undefined)
      .map((identifier) => identifier.id),
  };
}

/** What can be included with a run, and the relationship by which the run names it. */
const NAMED_BY = {
  plans: 'plan',
  workspaces: 'workspace',
  'task-stages': 'task-stages',
  'tf-policy-evaluations': 'tf-policy-evaluations',
};

/** Conceals the URL of the log from now on. */
function keepLogSecret<T extends Plan | Apply | undefined>(api: Api, plan: T): T {
  api.shared.keepSecret(plan?.attributes['log-read-url']);
  return plan;
}

/** The events of a run, with the account that caused each and the comment that came with it. */
async function listEvents(
  api: Api,
  runId: string,
): Promise<{ event: RunEvent; actor?: string; comment?: string }[]> {
  try {
    return await api.ask(GET`/runs/${runId}/run-events`, {
      ...readPurpose('read the events of the run'),
      include: { resource: 'run-events', names: ['actor', 'comment'] },
      read: (document) =>
        readMany(document, runEventSchema).map((event) => {
          const actor = includedOne(document, event, 'actor', userSchema);
          const comment = includedOne(document, event, 'comment', commentSchema);
          return {
            event,
            actor: actor?.attributes.username || undefined,
            comment: comment?.attributes.body || undefined,
          };
        }),
    });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') return [];
    throw error;
  }
}

const ON_CONFLICT = {
  cancel:
    'Only a run that waits, plans or applies can be canceled: discard it instead if it waits for a person.',
  discard: 'Only a run that waits for a person can be discarded: cancel it instead while it plans.',
};

/** Ends a run. If it was over already, that is no error: it does not matter who ended it. */
async function stopRun(
  api: Api,
  id: string,
  action: keyof typeof ON_CONFLICT,
  comment: string | undefined,
): Promise<void> {
  try {
    await api.send(POST`/runs/${id}/actions/${action}`, {
      what: `${action} the run`,
      needs: APPLY_RUNS,
      onConflict: ON_CONFLICT[action],
      body: commentBody(comment),
      recovery: { look: async (api) => doneIf(isRunOver(await statusOf(api, id))) },
    });
  } catch (error) {
    const conflict = error instanceof ServiceError && error.code === 'conflict';
    if (!conflict || !isRunOver(await statusOf(api, id))) throw error;
  }
}

async function statusOf(api: Api, id: string): Promise<string> {
  return (await readRun(api, id)).attributes.status;
}

interface RunAttributes {
  message?: string;
  planOnly?: boolean;
  savePlan?: boolean;
  autoApply?: boolean;
  options?: RunOptions | undefined;
}

/** Run lists leave out plan-only runs unless every kind is requested. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';

interface RunQuery {
  status?: string;
  search?: string;
  /** The full commit hash, for runs that version control started. */
  commit?: string;
  /** Every kind when left out. */
  planOnly?: boolean;
}

/** GET /workspaces/:id/runs. */
function listRuns(api: Api, workspaceId: string, query: RunQuery = {}): Listing<Run> {
  return listResources(api, GET`/workspaces/${workspaceId}/runs`, runSchema, {
    query: {
      'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS,
      'filter[status]': query.status,
      'search[basic]': query.search,
      'search[commit]': query.commit,
    },
    pace: api.shared.runListPace,
    ...readPurpose('list the runs of the workspace'),
  });
}

/** GET /organizations/:organization/runs: the runs of this mode with this `search` in their message, newest first. */
function listRunsOfMode(
  api: Api,
  organization: string,
  mode: Mode,
  { search, statusGroup }: { search?: string | undefined; statusGroup?: 'non_final' },
): Listing<Run> {
  return listResources(api, GET`/organizations/${organization}/runs`, runSchema, {
    query: {
      'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
      'filter[status_group]': statusGroup,
      'search[basic]': search,
    },
    pace: api.shared.runListPace,
    class: 'probe',
    ...readPurpose(
      `list the runs of "${organization}"${statusGroup === undefined ? '' : ' that go on'}`,
    ),
  });
}

/** The run that uses a configuration version: by the version itself, else by the newest runs of the workspace. */
async function findRunOfVersion(
  api: Api,
  workspaceId: string,
  versionId: string,
): Promise<Run | undefined> {
  const { version, run } = await showVersion(api, versionId, { include: ['run'] });
  if (run !== undefined) return run;
  const runId = relatedId(version, 'run');
  if (runId !== undefined) return readRun(api, runId);
  // Newest first, and this run is minutes old at most: it is on the first page or does not exist.
  const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
  return items.find((candidate) => relatedId(candidate, 'configuration-version') === versionId);
}

const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
/** A service may say "uploaded" a moment before its run queue accepts the version. */
const MOST_REFUSALS = 3;

/** Creates a run. While the version is still being processed, the service refuses that: then it is tried again. */
async function createRun(
  api: Api,
  workspaceId: string,
  versionId: string,
  attributes: RunAttributes = {},
): Promise<Run> {
  const scoped = api.endingBy(api.ports.clock.now() + CALL_BUDGET_MS);
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await postRun(api, workspaceId, versionId, attributes);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 422) throw error;
      if (await waitWhileProcessed(scoped, versionId)) continue;
      const saysStillProcessed = error.errors.some(({ title, detail }) =>
        /still being processed|invalid run parameters/i.test(`${title} ${detail}`),
      );
      if (!saysStillProcessed || refusals >= MOST_REFUSALS) throw error;
      await scoped.wait(FIRST_POLL_MS * (refusals + 1), PURPOSE);
    }
  }
}

async function postRun(
  api: Api,
  workspaceId: string,
  versionId: string,
  attributes: RunAttributes,
): Promise<Run> {
  return api.ask(POST`/runs`, {
    ...PURPOSE,
    class: 'create',
    problems: idProblems(workspaceId, versionId),
    body: documentOf(
      'runs',
      {
        message: attributes.message,
        'plan-only': attributes.planOnly,
        'save-plan': attributes.savePlan,
        'auto-apply': attributes.autoApply,
        ...attributes.options,
      },
      {
        workspace: { data: { type: 'workspaces', id: workspaceId } },
        'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
      },
    ),
    recovery: {
      settles: [409, 422],
      async look(api, { status }) {
        let run = await findRunOfVersion(api, workspaceId, versionId);
        if (run === undefined && (status === undefined || status === 504)) {
          // The service may still process a request whose connection was cut: only two look-ups
          // prove absence.
          await api.wait(SECOND_LOOK_MS, PURPOSE);
          run = await findRunOfVersion(api, workspaceId, versionId);
        }
        return run && { value: run };
      },
    },
    read(document) {
      const run = readOne(document, runSchema);
      const used = relatedId(run, 'configuration-version');
      if (used !== undefined && used !== versionId) {
        throw runFailure(
          `the service answered with ${run.id}, which uses another configuration version (${used}) than the one asked for (${versionId}).`,
          { code: 'unreadable' },
        );
      }
      return run;
    },
  });
}

/** Waits while a version is processed. @returns whether there was something to wait for @throws for a version that failed */
async function waitWhileProcessed(api: Api, versionId: string): Promise<boolean> {
  const { clock, deadline } = api.ports;
  let waitMs = FIRST_POLL_MS;
  for (let polls = 0; ; polls++) {
    const { version } = await showVersion(api, versionId);
    const { status, 'error-message': message } = version.attributes;
    if (status === 'errored') {
      const detail = message ?? version.attributes.error ?? 'it gave no reason';
      throw runFailure(
        `the service could not process the configuration version ${versionId}: ${detail}`,
        { code: 'unprocessable', errors: [{ detail }] },
      );
    }
    if (status !== 'pending' && status !== 'fetching') return polls > 0;
    if (clock.now() + waitMs > deadline) {
      throw runFailure(
        `the configuration version ${versionId} was still "${status}" when time was up.`,
        { code: 'timeout' },
      );
    }
    await api.wait(waitMs, PURPOSE);
    waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
  }
}

function runFailure(why: string, facts: FailureFacts): ServiceError {
  const request = { method: 'POST', path: '/api/v2/runs' } as const;
  return new ServiceError(`Could not create a run: ${why}`, { ...request, ...facts });
}
