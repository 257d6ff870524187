/** Routes of a run's events and comments. */
import { readDocument, readComment } from '../body.ts';
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { get, post } from './route.ts';
import { commentDocument, toRunEvent } from '../documents/run.ts';
import { toAccount } from '../documents/account.ts';
import type { CommentRecord, RunRecord } from '../records.ts';
import { conflict, included, notFound, respond, respondResource } from '../respond.ts';
import type { Includes, Resource } from '../respond.ts';
import type { Store } from '../store.ts';
import * as v from '../../client/wire/schema.ts';
import { findRun, found } from './find.ts';

const INCLUDES: Includes<Pick<RunRecord, 'events' | 'comments'>> = {
  actor: (_, { events }) =>
    events.flatMap(({ actor }) =>
      actor === undefined
        ? []
        : [{ id: actor.id, type: 'users', attributes: { username: actor.username } }],
    ),
  comment: (_, { events, comments }) => {
    const named = new Set(events.map((event) => event.comment));
    return comments.filter((comment) => named.has(comment)).map(commentDocument);
  },
};

export const RUN_EVENT_ROUTES: readonly ServedRoute[] = [
  get('/runs/:run/run-events', (call) => {
    const run = findRun(call);
    return respond(200, {
      data: run.events.map(toRunEvent),
      included: included(call, [run], INCLUDES),
    });
  }),
  get('/run-events/:event', (call) => {
    const id = parameter(call, 'event');
    const isAsked = (event: { id: string }): boolean => event.id === id;
    const run = found([...call.domain.store.runs.values()].find((one) => one.events.some(isAsked)));
    const { comments } = findRun(call, 'readRuns', run.id);
    const events = run.events.filter(isAsked);
    const [event] = events;
    return respond(200, {
      data: toRunEvent(found(event)),
      included: included(call, [{ events, comments }], INCLUDES),
    });
  }),
  get('/comments/:comment', (call) => {
    const id = parameter(call, 'comment');
    for (const run of call.domain.store.runs.values()) {
      const comment = run.comments.find((one) => one.id === id);
      if (comment === undefined) continue;
      findRun(call, 'readRuns', run.id);
      return respondResource(200, commentDocument(comment));
    }
    return notFound();
  }),
  get('/runs/:run/comments', (call) =>
    respond(200, { data: findRun(call).comments.map(commentDocument) }),
  ),
  post('/runs/:run/comments', (call) => {
    const run = findRun(call);
    const { body } = readDocument(call.request, bodySchema).data.attributes;
    const comment = pushComment(call, run, body);
    pushEvent(call, run, 'commented', comment);
    return respondResource(201, commentDocument(comment));
  }),
];

/** Overrides by `act` and records it as an event of the run; 409 when `act` returns false. */
export function overrideBy<Kept extends { run: RunRecord; status: string }>(
  path: string,
  find: (call: RouteCall, right: 'managePolicyOverrides') => Kept,
  act: (store: Store, kept: Kept) => boolean,
  render: (call: RouteCall, kept: Kept) => Resource,
): ServedRoute {
  return post(`${path}/actions/override`, (call) => {
    const kept = find(call, 'managePolicyOverrides');
    const comment = readComment(call.request);
    if (!act(call.domain.store, kept)) {
      return conflict(`its status is ${kept.status}: that cannot be overridden`);
    }
    recordEvent(call, kept.run, 'overridden', comment);
    return respondResource(200, render(call, kept));
  });
}

const bodySchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('comments'),
    attributes: v.looseObject({ body: v.string() }),
  }),
});

/** Records an action of the caller. Their comment becomes a comment of the run, too. */
export function recordEvent(
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
  const { id, attributes } = toAccount(call);
  const { store } = call.domain;
  run.events.push({
    id: store.newId('re'),
    run,
    action,
    description: '',
    createdAt: store.clock.date().toISOString(),
    actor: { id, username: String(attributes?.['username']) },
    comment,
  });
}
