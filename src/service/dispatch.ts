/** Turns a request into its answer: routes, tokens, limits, faults, and errors on the way. */
import { applyFault, reachesHandler, type createFaults } from './faults.ts';
import { answerObject } from './objects.ts';
import { RouteCall, found, included, type Domain, type ServedRoute } from './resource.ts';
import { Refusal, fail, notFound, respond, respondText } from './respond.ts';
import type { ServiceRequest, ServiceResponse } from './respond.ts';
import { settle } from './run-life.ts';
import { findToken } from './secrets.ts';
import type { Push, ScriptReference } from './seed.ts';
import type { TokenRecord } from './store.ts';
import type { Clock } from '../model/ports.ts';

const PREFIX = '/api/v2';

/** Lets a client see whether the route is not served here or the object does not exist. */
const NOT_SERVED =
  'This method and path are not part of the local service. docs/service.md says what is.';

/** As the real service says it: in this error alone the status is a number. */
const TOO_MANY = {
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
  settle(domain.store);
  if (request.path === '/.well-known/terraform.json') {
    const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
    return respond(200, Object.fromEntries(places), { 'content-type': 'application/json' });
  }
  if (request.path.startsWith('/app/')) return guarded(() => answerRunLink(request));
  if (request.path.startsWith('/admin/')) {
    return guarded(() => found(administer)(dispatcher, request));
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
    if (token === undefined) return identify(domain, fail(401, { title: 'unauthorized' }).response);
    const limit = dispatcher.rateLimit?.count(token.subjectId, isRunList(matched?.route));
    if (limit?.waitMs !== undefined) {
      return respond(429, { errors: [TOO_MANY] }, limit.headers);
    }
    const response = await guarded(() => answerRoute(domain, request, matched, token));
    if (limit === undefined) return identify(domain, response);
    return identify(domain, { ...response, headers: { ...response.headers, ...limit.headers } });
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
  const asks = request.method === 'GET' && response.status === 200 && query.has('include');
  // A route that does not read `include` accepts none of its values.
  if (asks && !Buffer.from(response.body).includes('"included":')) included(call, []);
  return response;
}

async function withFaults(
  { faults }: Dispatcher,
  label: string,
  answer: () => ServiceResponse | Promise<ServiceResponse>,
): Promise<ServiceResponse> {
  const rule = faults.take(label);
  if (rule === undefined) return guarded(answer);
  const nothing: ServiceResponse = { status: 502, headers: {}, body: new Uint8Array() };
  const real = reachesHandler(rule) ? await guarded(answer) : nothing;
  return applyFault(rule.fault, real);
}

/** Sends a refusal as the answer. Any other error is a fault of the service and is answered with 500. */
async function guarded(
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
function identify({ identity }: Domain, response: ServiceResponse): ServiceResponse {
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
      const tight = lists !== undefined && lists.left < 0 ? lists : all;
      const headers = {
        'x-ratelimit-limit': String(tight === all ? perSecond : RUN_LISTS_PER_MINUTE),
        'x-ratelimit-remaining': String(Math.max(0, tight.left)),
        'x-ratelimit-reset': (tight.resetMs / 1000).toFixed(3),
      };
      return tight.left < 0 ? { headers, waitMs: tight.resetMs } : { headers };
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
    const words = path.slice(PREFIX.length + 1).split('/');
    for (const { route, parts } of table.get(keyOf(method, words)) ?? []) {
      const parameters = match(parts, words);
      if (parameters !== undefined) return { route, parameters };
    }
    return undefined;
  };
}

function match(parts: string[], words: string[]): Record<string, string> | undefined {
  if (parts.some((part, at) => (part.startsWith(':') ? words[at] === '' : part !== words[at]))) {
    return undefined;
  }
  try {
    const named = parts.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(words[at] ?? '')]] : [],
    );
    return Object.fromEntries(named);
  } catch {
    return undefined;
  }
}
