/** What several resources share: the permissions they need, and how lost answers are recovered. */
import type { Api, ApiRecovery } from '../api.ts';
import type { Purpose } from '../describe-failure.ts';
import { ServiceError } from '../service-error.ts';
import { GET, idProblems, POST } from '../http/route.ts';
import { readerOfOne, type Schema } from '../jsonapi.ts';
import type { Absence } from '../listing.ts';
import { related } from '../wire/resource.ts';
import { runSchema, type Run } from '../wire/run.ts';

/** As an error's "It needs …" says it. */
export const READ_RUNS = 'the permission "read runs" on the workspace';

export function readPurpose(what: string) {
  return { what, needs: READ_RUNS };
}

/** The schema of a kind of resource, which is under `/TYPE/:id`. */
type KindOf<T> = Schema<T> & { readonly entries: { type: { literal: string } } };

/** GET /TYPE/:id. An answer about another one is refused. */
export function readResource<T extends { id: string }>(
  api: Api,
  schema: KindOf<T>,
  id: string,
  purpose: Purpose,
): Promise<T> {
  return api.ask(GET`/${schema.entries.type.literal}/${id}`, {
    ...purpose,
    read: readerOfOne(schema, id),
  });
}

/** Permissions, as an error's "It needs …" says them. */
export const QUEUE_PLANS =
  'the permission "queue plans" on the workspace, and a user or team token';
/** Also needed to cancel and to discard: a token that may only plan cannot end a run. */
export const APPLY_RUNS =
  'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES =
  'the permission to override policies, in the organization, the project or the workspace';
export const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
export const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';

/** For a deletion: "not found" after an attempt with an unknown outcome means that this attempt deleted it. */
export const GONE_MEANS_DONE: ApiRecovery<void> = {
  settles: [404],
  look: async (_api, { status }) => doneIf(status === 404),
};

export function doneIf(isDone: boolean): { value: undefined } | undefined {
  return isDone ? { value: undefined } : undefined;
}

/** A body in JSON:API form; undefined values are left out. */
export function documentOf(
  type: string,
  attributes: Record<string, unknown>,
  relationships?: Record<string, unknown>,
) {
  return { data: { type, attributes, relationships } };
}

/** Actions take plain JSON, not JSON:API. */
export function commentBody(comment: string | undefined): { comment: string } | undefined {
  return comment === undefined ? undefined : { comment };
}

/**
 * POST /TYPE/:id/actions/override. When its answer is lost, the object is read again, and it is the result if it has one
 * of the statuses to which only an override leads.
 */
export async function sendOverride<T extends { id: string; attributes: { status: string } }>(
  api: Api,
  schema: KindOf<T>,
  id: string,
  request: {
    called: string;
    onConflict: string;
    comment: string | undefined;
    overriddenStatuses?: string[];
  },
): Promise<T> {
  const { called, onConflict, comment, overriddenStatuses = ['overridden'] } = request;
  return api.ask(POST`/${schema.entries.type.literal}/${id}/actions/override`, {
    what: `override ${called}`,
    needs: MANAGE_OVERRIDES,
    onConflict,
    body: commentBody(comment),
    recovery: {
      settles: [409],
      async look(api) {
        const object = await readResource(api, schema, id, readPurpose(`read ${called}`));
        const isOverridden = overriddenStatuses.includes(object.attributes.status);
        return isOverridden ? { value: object } : undefined;
      },
    },
    read: readerOfOne(schema),
  });
}

export async function readRun(api: Api, id: string): Promise<Run> {
  return readResource(api, runSchema, id, readPurpose('read the run'));
}

/**
 * What a refused list means. Only if the run can be read and names nothing of this kind can the
 * service lack the policy system. A run that has a link to such a list, without naming entries, may
 * have some.
 */
export async function absenceIn(
  api: Api,
  runId: string,
  relationship: string,
  refusal: ServiceError,
): Promise<Absence | undefined> {
  const { status, errors } = refusal;
  const isIncludeRefused = errors.some(({ title = '', detail = '' }) =>
    `${title} ${detail}`.toLowerCase().includes('invalid include parameter'),
  );
  if (status !== 404 && !(status === 400 && isIncludeRefused)) return undefined;
  if (idProblems(runId).length > 0) return undefined;
  try {
    const { named, unreadable } = related(await readRun(api, runId), relationship);
    if ((named ?? []).length > 0 || unreadable) return undefined;
    return status === 404 ? 'not found' : 'invalid include parameter';
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return undefined;
    throw error;
  }
}
