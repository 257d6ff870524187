/** Turns a request into its answer: routes, tokens, limits, faults, the administrator's endpoint, and errors on the way. */
import { ownPage } from '../model/own-pages.ts';
import { applyFault, faultRuleSchema, type createFaults } from './faults.ts';
import { answerObject } from './objects.ts';
import type { createRateLimit } from './rate-limit.ts';
import {
  RouteCall,
  notFoundUnless,
  includedResources,
  type Domain,
  type ServedRoute,
} from './resource-type.ts';
import {
  Refusal,
  fail,
  notFound,
  respond,
  respondText,
  invalid,
  respondEmpty,
  checkBody,
  readJson,
} from './requests.ts';
import type { ServiceRequest, ServiceResponse } from './requests.ts';
import { ROUTES } from './resources.ts';
import { catchUp } from './run-life.ts';
import { findToken } from './credentials.ts';
import { pushSchema, scriptReferenceSchema, type Push, type ScriptReference } from './seed.ts';
import type { TokenRecord } from './records.ts';
import { errorMessage } from '../model/error-message.ts';
import { orElse } from '../model/or-else.ts';
import * as v from '../client/wire/schema.ts';

const PREFIX = '/api/v2';

/** The detail of a 404 for a route that this service does not have. Objects that do not exist have none. */
const NOT_SERVED = `This method and path are not part of the local service: ${ownPage('docs/service.md')}.`;

/** As the real service says it: in this error alone the status is a number. */
const RATE_LIMIT_ERROR = {
  detail: "You have exceeded the API's rate limit.",
  status: 429,
  title: 'Too many requests',
};

interface MatchedRoute {
  route: ServedRoute;
  parameters: Record<string, string>;
}

export interface Dispatcher {
  domain: Domain;
  faults: ReturnType<typeof createFaults>;
  rateLimit: ReturnType<typeof createRateLimit> | undefined;
  /** Whether requests below /admin/ are answered. */
  isAdministered: boolean;
  setScript(workspace: string, script: ScriptReference): void;
  push(push: Push): string;
}

/** Answers one request, after everything that is due by now has happened. */
export async function dispatch(
  dispatcher: Dispatcher,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const { domain, isAdministered } = dispatcher;
  catchUp(domain.store);
  if (request.path === '/.well-known/terraform.json') {
    const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
    return respond(200, Object.fromEntries(places), { 'content-type': 'application/json' });
  }
  if (request.path.startsWith('/app/')) return refusalAsAnswer(() => answerRunLink(request));
  if (request.path.startsWith('/admin/')) {
    return refusalAsAnswer(() => {
      notFoundUnless(isAdministered);
      return administer(dispatcher, request);
    });
  }
  if (request.path.startsWith('/v1/')) {
    const kind = request.path.split('/')[2] ?? '';
    return withFaults(dispatcher, `${request.method} /v1/${kind}/:object`, () =>
      answerObject(domain, request),
    );
  }
  const matched = findRoute(request.method, request.path);
  const routeName = `${request.method} ${matched?.route.path ?? request.path}`;
  return withFaults(dispatcher, routeName, () => answerWithToken(dispatcher, request, matched));
}

/** Answers a request below /api/v2: 401 without a good token, 429 beyond the rate limit, else as the route does. */
async function answerWithToken(
  { domain, rateLimit }: Dispatcher,
  request: ServiceRequest,
  matched: MatchedRoute | undefined,
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
  matched: MatchedRoute | undefined,
  token: TokenRecord,
): Promise<ServiceResponse> {
  if (matched === undefined) throw notFound(NOT_SERVED);
  const call = new RouteCall(domain, request, token, matched.parameters);
  const response = await matched.route.handler(call);
  const asksToInclude =
    request.method === 'GET' && response.status === 200 && call.query.has('include');
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
  const reachesHandler =
    rule.when === 'after' || rule.fault.kind === 'delay' || rule.fault.kind === 'truncate';
  return applyFault(rule.fault, reachesHandler ? await refusalAsAnswer(answer) : emptyAnswer);
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
      detail: errorMessage(error),
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
  return respondText(200, `To decide about this run: plangate override ${id} --reason TEXT\n`);
}

/** Adds the headers by which a real service identifies itself; the specification's neutral service sends none. */
function withIdentityHeaders({ identity }: Domain, response: ServiceResponse): ServiceResponse {
  return { ...response, headers: { ...response.headers, ...HEADERS[identity] } };
}

const HEADERS: Readonly<Record<Domain['identity'], Record<string, string>>> = {
  neutral: {},
  'hcp-terraform': { 'tfp-api-version': '2.6', 'tfp-appname': 'HCP Terraform' },
};

/** The routes, each with the form of its path: a part that begins with `:` matches any text without a slash. */
const ROUTES_WITH_FORMS = ROUTES.map((route) => ({
  route,
  form: new RegExp(`^${PREFIX}${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** The route of a method and a path, with the decoded parts of the path; undefined without such a route. */
function findRoute(method: string, path: string): MatchedRoute | undefined {
  for (const { route, form } of ROUTES_WITH_FORMS) {
    const match = route.method === method ? form.exec(path) : null;
    if (match === null) continue;
    const parts = Object.entries(match.groups ?? {});
    const decoded = orElse(() => parts.map(([name, part]) => [name, decodeURIComponent(part)]), []);
    // A part that cannot be decoded names nothing.
    if (decoded.length === parts.length) return { route, parameters: Object.fromEntries(decoded) };
  }
  return undefined;
}

const faultsSchema = v.union([faultRuleSchema, v.array(faultRuleSchema)]);
const scriptSchema = v.strictObject({ workspace: v.string(), script: scriptReferenceSchema });

/**
 * Answers one request below `/admin/`, which is for tests and demonstrations: it sets faults and scripts, and needs no token.
 *
 * @throws Refusal for a path or a body that is not known
 */
function administer(dispatcher: Dispatcher, request: ServiceRequest): ServiceResponse {
  const { faults } = dispatcher;
  switch (`${request.method} ${request.path}`) {
    case 'GET /admin/faults':
      return respond(200, { faults: faults.list() });
    case 'DELETE /admin/faults':
      faults.clear();
      return respondEmpty(204);
    case 'POST /admin/faults': {
      const rules = checkBody(readJson(request.body), faultsSchema);
      for (const rule of Array.isArray(rules) ? rules : [rules]) faults.add(rule);
      return respondEmpty(204);
    }
    case 'POST /admin/scripts': {
      const { workspace, script } = checkBody(readJson(request.body), scriptSchema);
      return changeWorkspace(() => dispatcher.setScript(workspace, script));
    }
    case 'POST /admin/pushes': {
      const push = checkBody(readJson(request.body), pushSchema);
      return changeWorkspace(() => void dispatcher.push(push));
    }
    default:
      throw notFound();
  }
}

function changeWorkspace(change: () => void): ServiceResponse {
  try {
    change();
  } catch (error) {
    throw invalid({ pointer: '/workspace', detail: errorMessage(error) });
  }
  return respondEmpty(204);
}
