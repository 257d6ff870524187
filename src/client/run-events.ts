/** What happened to a run, by whom, and what they said of it. */
import { userSchema } from '../wire/account.ts';
import { commentSchema, runEventSchema } from '../wire/run.ts';
import type { RunEvent } from '../wire/run.ts';
import type { Api } from './api.ts';
import { ServiceError } from './errors.ts';
import { findIncluded, readMany, relation } from './jsonapi.ts';
import type { Document } from './jsonapi.ts';
import { path } from './path.ts';
import { READ_RUNS } from './permissions.ts';
import { withIncludes } from './resource.ts';

export interface RunEventWithRelated {
  event: RunEvent;
  /** Name of the account that did it. */
  actor?: string;
  /** What came with it. */
  comment?: string;
}

export async function listRunEvents(api: Api, runId: string): Promise<RunEventWithRelated[]> {
  const include = { resource: 'run-events', names: ['actor', 'comment'] };
  try {
    return await withIncludes(api, include, (names) =>
      api.ask(
        {
          method: 'GET',
          path: path`/runs/${runId}/run-events`,
          query: { include: names },
          asking: { what: 'read the events of the run', needs: READ_RUNS },
        },
        (document) =>
          readMany(document, runEventSchema).map((event) => withRelated(event, document)),
      ),
    );
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') return [];
    throw error;
  }
}

function withRelated(event: RunEvent, document: Document): RunEventWithRelated {
  const [actorId] = relation(event, 'actor') ?? [];
  const [commentId] = relation(event, 'comment') ?? [];
  const actor = actorId && findIncluded(document, actorId, userSchema)?.attributes.username;
  const comment = commentId && findIncluded(document, commentId, commentSchema)?.attributes.body;
  return {
    event,
    ...(actor ? { actor } : {}),
    ...(comment ? { comment } : {}),
  };
}
