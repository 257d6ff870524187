/** Turns a request into its answer: routes, tokens, limits, faults, and errors on the way. */
import { applyFault, reachesHandler, type createFaults } from './faults.ts';
import { answerObject } from './objects.ts';
import {
  RouteCall,
  orNotFound,
  includedResources,
  type Domain,
  type ServedRoute,
} from './resource.ts';
import { Refusal, fail, notFound, respond, respondText } from './respond.ts';
import type { ServiceRequest, ServiceResponse } from './respond.ts';
import { catchUp } from './run-life.ts';
import { findToken } from './secrets.ts';
import type { Push, ScriptReference } from './seed.ts';
import type { TokenRecord } from './store.ts';
import type { Clock } from '../model/ports.ts';

const PREFIX = '/api/v2';

/** The detail of a 404 for a route that this service does not have. Objects that do not exist have none. */
const NOT_SERVED =
  'This method and path are not part of the local service. docs/service.md says what is.';

/** As the real service says it: in this error alone the status is a number. */
const RATE_LIMIT_ERROR = {
  detail: "You have exceeded the API's rate limit.",
  status: 429,
  title: 'Too many requests',
};

type Router = (
  method: string,
  path: string,
) => { route: ServedRoute; parameters: Record<string, string> } | undefined;

export interface Dispatcher {
  domain: Domain;
  route: Router;
  faults: ReturnType<typeof createFaults>;
  rateLimit: ReturnType<typeof createRateLimit> | undefined;
  /** Answers requests below /admin/; undefined when the administrator's endpoint is closed. */
  administer: ((dispatcher: Dispatcher, request: ServiceRequest) => ServiceResponse) | undefined;
  setScript(workspace: string, script: ScriptReference): void;
  push(push: Push): string;
}

/** Answers one request, after everything that is due by now has happened. */
export async function dispatch(
  dispatcher: Dispatcher,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const { domain, administer } = dispatcher;
  catchUp(domain.store);
  if (request.path === '/.well-known/terraform.json') {
    const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
    return respond(200, Object.fromEntries(places), { 'content-type': 'application/json' });
  }
  if (request.path.startsWith('/app/')) return refusalAsAnswer(() => answerRunLink(request));
  if (request.path.startsWith('/admin/')) {
    return refusalAsAnswer(() => orNotFound(administer)(dispatcher, request));
  }
  if (request.path.startsWith('/v1/')) {
    const kind = request.path.split('/')[2] ?? '';
    return withFaults(dispatcher, `${request.method} /v1/${kind}/:object`, () =>
      answerObject(domain, request),
    );
  }
  const matched = dispatcher.route(request.method, request.path);
  const routeName = `${request.method} ${matched?.route.path ?? request.path}`;
  return withFaults(dispatcher, routeName, () => answerWithToken(dispatcher, request, matched));
}

/** Answers a request below /api/v2: 401 without a good token, 429 beyond the rate limit, else as the route does. */
async function answerWithToken(
  { domain, rateLimit }: Dispatcher,
  request: ServiceRequest,
  matched: ReturnType<Router>,
): Promise<ServiceResponse> {
  const token = findToken(domain.store, request.headers['authorization']);
  if (token === undefined) {
    return withIdentityHeaders(domain, fail(401, { title: 'unauthorized' }).response);
  }
  const limit = rateLimit?.count(token.subjectId, isRunList(matched?.route));
  if (limit?.isExceeded) return respond(429, { errors: [RATE_LIMIT_ERROR] }, limit.headers);
  const response = await refusalAsAnswer(() => answerRoute(domain, request, matched, token));
  const headers = { ...response.headers, ...limit?.headers };
  return withIdentityHeaders(domain, { ...response, headers });
}

async function answerRoute(
  domain: Domain,
  request: ServiceRequest,
  matched: ReturnType<Router>,
  token: TokenRecord,
): Promise<ServiceResponse> {
  if (matched === undefined) throw notFound(NOT_SERVED);
  const query = new URLSearchParams(request.query);
  const call = new RouteCall(domain, { request, query, token }, matched.parameters);
  const response = await matched.route.handler(call);
  const asksToInclude = request.method === 'GET' && response.status === 200 && query.has('include');
  // A route that does not read `include` accepts none of its values.
  if (asksToInclude && !Buffer.from(response.body).includes('"included":'))
    includedResources(call, []);
  return response;
}

/** Answers, with the fault that is switched on for the route. @param routeName as in `GET /runs/:run` */
async function withFaults(
  { faults }: Dispatcher,
  routeName: string,
  answer: () => ServiceResponse | Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const rule = faults.take(routeName);
  if (rule === undefined) return refusalAsAnswer(answer);
  // A fault before the handler replaces this, or resets the connection.
  const emptyAnswer: ServiceResponse = { status: 502, headers: {}, body: new Uint8Array() };
  const withoutFault = reachesHandler(rule) ? await refusalAsAnswer(answer) : emptyAnswer;
  return applyFault(rule.fault, withoutFault);
}

/** Sends a refusal as the answer. Any other error is a fault of the service and is answered with 500. */
async function refusalAsAnswer(
  answer: () => ServiceResponse | Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Refusal) return error.response;
    return fail(500, {
      title: 'internal server error',
      detail: error instanceof Error ? error.message : 'something went wrong in the service',
    }).response;
  }
}

/** Lists of runs have a rate limit of their own. */
function isRunList(route: ServedRoute | undefined): boolean {
  const path = route?.method === 'GET' ? route.path : '';
  return /^\/(workspaces|organizations)\/:\w+\/runs$/.test(path);
}

/** The address of a run for people: `/app/ORGANIZATION/workspaces/WORKSPACE/runs/ID`, or without `workspaces/`. */
const RUN_LINK = /^\/app\/[^/]+\/(?:workspaces\/)?[^/]+\/runs\/([\w-]{1,64})$/;

/** Answers a person who opens the address of a run. It reads nothing of the run, so it asks for no token. */
function answerRunLink({ method, path }: ServiceRequest): ServiceResponse {
  const [, id] = RUN_LINK.exec(path) ?? [];
  if (method !== 'GET' || id === undefined) throw notFound();
  return respondText(
    200,
    `To decide about this run: plangate override ${id} --reason TEXT, or plangate runs apply ${id}\n`,
  );
}

/** Adds the headers by which a real service identifies itself; the specification's neutral service sends none. */
function withIdentityHeaders({ identity }: Domain, response: ServiceResponse): ServiceResponse {
  return { ...response, headers: { ...response.headers, ...HEADERS[identity] } };
}

const HEADERS: Readonly<Record<Domain['identity'], Record<string, string>>> = {
  neutral: {},
  'hcp-terraform': { 'tfp-api-version': '2.6', 'tfp-appname': 'HCP Terraform' },
};

const RUN_LISTS_PER_MINUTE = 30;

/** A limit of `perSecond` requests for each user, not token, and of 30 lists of runs a minute. */
export function createRateLimit(clock: Clock, perSecond: number) {
  const windows = new Map<string, { startedMs: number; used: number }>();
  /** Counts a request in the present window of time. `left` is negative if it is one too many. */
  const use = (key: string, windowMs: number, limit: number): { left: number; resetMs: number } => {
    const nowMs = clock.now();
    let window = windows.get(key);
    if (window === undefined || nowMs - window.startedMs >= windowMs) {
      window = { startedMs: nowMs, used: 0 };
      windows.set(key, window);
    }
    window.used += 1;
    return { left: limit - window.used, resetMs: window.startedMs + windowMs - nowMs };
  };
  return {
    /** Counts one request of a user. @returns `isExceeded`: it is one too many */
    count(
      userId: string,
      isRunList: boolean,
    ): { headers: Record<string, string>; isExceeded: boolean } {
      const requests = use(`second ${userId}`, 1000, perSecond);
      const lists = isRunList ? use(`minute ${userId}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
      const isTooManyLists = lists !== undefined && lists.left < 0;
      const { left, resetMs } = isTooManyLists ? lists : requests;
      const headers = {
        'x-ratelimit-limit': String(isTooManyLists ? RUN_LISTS_PER_MINUTE : perSecond),
        'x-ratelimit-remaining': String(Math.max(0, left)),
        'x-ratelimit-reset': (resetMs / 1000).toFixed(3),
      };
      return { headers, isExceeded: left < 0 };
    },
  };
}

/** Finds the route of a method and a path. A part of a route that begins with `:` matches any text, decoded. */
export function createRouter(routes: readonly ServedRoute[]): Router {
  // No route begins with a parameter, so the first part of a path can be looked up.
  const table = new Map<string, { route: ServedRoute; parts: string[] }[]>();
  const keyOf = (method: string, parts: readonly string[]) =>
    `${method} ${String(parts.length)} ${parts[0] ?? ''}`;
  for (const route of routes) {
    const parts = route.path.slice(1).split('/');
    const key = keyOf(route.method, parts);
    table.set(key, (table.get(key) ?? []).concat({ route, parts }));
  }
  return (method, path) => {
    if (!path.startsWith(`${PREFIX}/`)) return undefined;
    const asked = path.slice(PREFIX.length + 1).split('/');
    for (const { route, parts } of table.get(keyOf(method, asked)) ?? []) {
      const parameters = readParameters(parts, asked);
      if (parameters !== undefined) return { route, parameters };
    }
    return undefined;
  };
}

/** The parameters of a route in an asked path; undefined if the path is not one of the route. */
function readParameters(
  parts: readonly string[],
  asked: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = asked[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    if (value === '') return undefined;
    try {
      parameters[part.slice(1)] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return parameters;
}
