/** What happened to a run, by whom, and what they said of it (api-facts 3.5). */
import { readBody } from '../body.ts';
import { parameter, type Call, type Route } from '../domain.ts';
import { toComment, toRunEvent } from '../documents/run.ts';
import { toAccount } from '../documents/workspace.ts';
import type { CommentRecord, RunRecord } from '../records.ts';
import { readInclude, respond, respondResource, type Resource } from '../respond.ts';
import { must } from '../store.ts';
import * as v from '../../wire/schema.ts';
import { findRun } from './find.ts';

const INCLUDES = ['actor', 'comment'] as const;

export const RUN_EVENT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/runs/:run/run-events',
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'));
      const included = readInclude(call.query, INCLUDES);
      return respond(200, {
        data: run.events.map(toRunEvent),
        ...(included.size > 0 && { included: includedWith(run, included) }),
      });
    },
  },
  {
    method: 'GET',
    path: '/runs/:run/comments',
    handler: (call) =>
      respond(200, { data: findRun(call, parameter(call, 'run')).comments.map(toComment) }),
  },
  {
    method: 'POST',
    path: '/runs/:run/comments',
    handler: (call) => {
      const run = findRun(call, parameter(call, 'run'));
      const { body } = readBody(call.request, bodySchema).data.attributes;
      const comment = pushComment(call, run, body);
      pushEvent(call, run, 'commented', comment);
      return respondResource(201, toComment(comment));
    },
  },
];

const bodySchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('comments'),
    attributes: v.looseObject({ body: v.string() }),
  }),
});

/** Writes down what the caller did; what they said of it stands with the run's comments too. */
export function recordEvent(
  call: Call,
  runId: string,
  action: string,
  words: string | undefined,
): void {
  const run = must(call.domain.store.runs, runId);
  pushEvent(call, run, action, words === undefined ? undefined : pushComment(call, run, words));
}

function pushComment({ domain: { store } }: Call, run: RunRecord, body: string): CommentRecord {
  const comment = { id: store.newId('wsc'), body, createdAt: store.clock.date().toISOString() };
  run.comments.push(comment);
  return comment;
}

function pushEvent(
  { domain, token }: Call,
  run: RunRecord,
  action: string,
  comment: CommentRecord | undefined,
): void {
  const { id, attributes } = toAccount(domain, token);
  run.events.push({
    id: domain.store.newId('re'),
    action,
    description: '',
    createdAt: domain.store.clock.date().toISOString(),
    actor: { id, username: String(attributes?.['username']) },
    ...(comment !== undefined && { commentId: comment.id }),
  });
}

function includedWith(
  { events, comments }: RunRecord,
  included: ReadonlySet<(typeof INCLUDES)[number]>,
): Resource[] {
  const actors = new Map(events.flatMap(({ actor }) => (actor ? [[actor.id, actor]] : [])));
  const told = new Set(events.map(({ commentId }) => commentId));
  return [
    ...(included.has('actor')
      ? [...actors.values()].map(({ id, username }) => ({
          id,
          type: 'users',
          attributes: { username },
        }))
      : []),
    ...(included.has('comment') ? comments.filter(({ id }) => told.has(id)).map(toComment) : []),
  ];
}
