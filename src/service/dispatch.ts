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

/** Lets a client see whether the route is not served here or the object does not exist. */
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
  const label = `${request.method} ${matched?.route.path ?? request.path}`;
  return withFaults(dispatcher, label, async () => {
    const token = findToken(domain.store, request.headers['authorization']);
    if (token === undefined)
      return withIdentityHeaders(domain, fail(401, { title: 'unauthorized' }).response);
    const limit = dispatcher.rateLimit?.count(token.subjectId, isRunList(matched?.route));
    if (limit?.waitMs !== undefined) {
      return respond(429, { errors: [RATE_LIMIT_ERROR] }, limit.headers);
    }
    const response = await refusalAsAnswer(() => answerRoute(domain, request, matched, token));
    if (limit === undefined) return withIdentityHeaders(domain, response);
    return withIdentityHeaders(domain, {
      ...response,
      headers: { ...response.headers, ...limit.headers },
    });
  });
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

async function withFaults(
  { faults }: Dispatcher,
  label: string,
  answer: () => ServiceResponse | Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const rule = faults.take(label);
  if (rule === undefined) return refusalAsAnswer(answer);
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

function isRunList(matched: ServedRoute | undefined): boolean {
  const path = matched?.method === 'GET' ? matched.path : '';
  return /^\/(workspaces|organizations)\/:\w+\/runs$/.test(path);
}

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

/**
 * Adds the headers by which a real service identifies itself; the specification's neutral service
 * sends none.
 */
function withIdentityHeaders({ identity }: Domain, response: ServiceResponse): ServiceResponse {
  return { ...response, headers: { ...response.headers, ...HEADERS[identity] } };
}

const HEADERS: Readonly<Record<Domain['identity'], Record<string, string>>> = {
  neutral: {},
  'hcp-terraform': { 'tfp-api-version': '2.6', 'tfp-appname': 'HCP Terraform' },
  'terraform-enterprise': {
    'tfp-api-version': '2.6',
    'tfp-appname': 'Terraform Enterprise',
    'x-tfe-version': 'v202507-1',
  },
};

const RUN_LISTS_PER_MINUTE = 30;

/** A limit of `perSecond` requests for each user, not token, and of 30 lists of runs a minute. */
export function createRateLimit(clock: Clock, perSecond: number) {
  const windows = new Map<string, { started: number; used: number }>();
  const use = (key: string, lengthMs: number, most: number): { left: number; resetMs: number } => {
    const now = clock.now();
    let window = windows.get(key);
    if (window === undefined || now - window.started >= lengthMs) {
      window = { started: now, used: 0 };
      windows.set(key, window);
    }
    window.used += 1;
    return { left: most - window.used, resetMs: window.started + lengthMs - now };
  };
  return {
    /** Counts one request; `waitMs` is set when it came too soon. */
    count(who: string, isRunList: boolean): { headers: Record<string, string>; waitMs?: number } {
      const all = use(`second ${who}`, 1000, perSecond);
      const lists = isRunList ? use(`minute ${who}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
      const isTooManyLists = lists !== undefined && lists.left < 0;
      const { left, resetMs } = isTooManyLists ? lists : all;
      const headers = {
        'x-ratelimit-limit': String(isTooManyLists ? RUN_LISTS_PER_MINUTE : perSecond),
        'x-ratelimit-remaining': String(Math.max(0, left)),
        'x-ratelimit-reset': (resetMs / 1000).toFixed(3),
      };
      return left < 0 ? { headers, waitMs: resetMs } : { headers };
    },
  };
}

/** Finds the route of a method and a path. A part of a route that begins with `:` matches any text, decoded. */
export function createRouter(routes: readonly ServedRoute[]): Router {
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
  for (const [at, part] of parts.entries()) {
    const value = asked[at] ?? '';
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
