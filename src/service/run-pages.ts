/**
 * Pages for people: the address of a run answers an empty document, and the document asks for the run
 * with the key of its tab. What is drawn, and what an action does, comes from the program that holds
 * the service (`RunPages`); who asks, and what they may see, is decided here.
 */
import { createHash } from 'node:crypto';
import * as v from '../client/wire/schema.ts';
import { check } from './body.ts';
import type { Domain } from './domain.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import type { PageSessions } from './page-sessions.ts';
import { isMember, rightsOn } from './permissions.ts';
import type { RunRecord, TokenRecord } from './records.ts';
import { fail, notFound, Refusal, respondEmpty, respondText, unauthorized } from './respond.ts';
import { findToken } from './secrets.ts';
import { must } from './store.ts';
import type { Tree } from './tree.ts';

const PAGE_ACTIONS = ['override', 'confirm', 'discard', 'cancel'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

/** The person behind a key: asks the service with the rights of their token. */
export interface Visitor {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  username: string;
  /** Answers a request to the API or to a signed URL, without faults and limits. */
  ask(request: ServiceRequest): Promise<ServiceResponse>;
}

export interface PagedRun {
  id: string;
  workspace: string;
  organization: string;
  message: string;
  /** What was uploaded for it, when that is kept. */
  files: Tree | null;
}

/** What a page shows. The markup is made by the drawer and holds no text that acts. */
export interface DrawnPage {
  title: string;
  html: string;
  /** The run's status: an action names the one that its person saw. */
  status: string;
  /** Nothing will change by itself any more. */
  over: boolean;
}

export interface RunPages {
  /** The document of every page. It says nothing of any run, because an address carries no key. */
  readonly shell: { html: string; policy: string };
  drawRun(run: PagedRun, visitor: Visitor): Promise<DrawnPage>;
  drawRuns(organization: string, runs: readonly PagedRun[], visitor: Visitor): Promise<DrawnPage>;
  /** Does it as the visitor may. Returns a sentence for them. */
  act(
    action: PageAction,
    run: PagedRun,
    reason: string,
    visitor: Visitor,
  ): Promise<{ done: string } | { problem: string }>;
}

/** What the pages of one service work with. */
interface PageDesk {
  domain: Domain;
  pages: RunPages;
  sessions: PageSessions;
  answerAs: (token: TokenRecord, request: ServiceRequest) => Promise<ServiceResponse>;
}

/** The header with the key. No form and no other site can send it. */
const KEY_HEADER = 'x-plangate-key';

const RUN_PAGE =
  /^\/app\/([^/]+)\/(?:workspaces\/)?([^/]+)\/runs\/([\w-]{1,64})(?:\/(view|actions\/(\w+)))?$/;
const LIST_PAGE = /^\/app\/([^/]+?)(\/view)?\/?$/;

/** Every request below `/app/`. */
export async function answerPage(
  desk: PageDesk,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const answer = await route(desk, request);
  return { ...answer, headers: { ...answer.headers, ...NO_FRAMES } };
}

const NO_FRAMES = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

async function route(desk: PageDesk, request: ServiceRequest): Promise<ServiceResponse> {
  const { method, path } = request;
  if (method !== 'GET') {
    if (method !== 'POST' || comesFromElsewhere(request)) return forbidden();
    if (path === '/app/codes') return issueCode(desk, request);
    if (path === '/app/session') return exchangeCode(desk, request);
  }
  const [, organization, workspace, runId = '', inner, action] = RUN_PAGE.exec(path) ?? [];
  const [, listed, view] = LIST_PAGE.exec(path) ?? [];
  if (organization === undefined && listed === undefined) return notFound();
  if (method === 'GET' && inner === undefined && view === undefined) return shellOf(desk);
  const token = desk.sessions.find(request.headers[KEY_HEADER]);
  if (token === undefined) return unauthorized();
  const visitor = visitorOf(desk, token);
  if (organization === undefined) return await showRuns(desk, listed ?? '', token, request);
  const run = findRun(desk, token, runId);
  const isAt = run?.workspace === named(workspace) && run?.organization === named(organization);
  if (run === undefined || !isAt) return notFound();
  if (inner === 'view' && method === 'GET') {
    return respondView(request, await desk.pages.drawRun(run, visitor));
  }
  const pageAction = PAGE_ACTIONS.find((one) => one === action);
  if (pageAction === undefined || method !== 'POST') return notFound();
  return await answerAction(desk, pageAction, run, { request, visitor });
}

function named(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Browsers name the page that sends a request; other programs name none. */
function comesFromElsewhere({ headers }: ServiceRequest): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return true;
  return origin !== undefined && origin !== `http://${host}`;
}

function forbidden(): ServiceResponse {
  return fail(403, { title: 'forbidden', detail: 'Only pages of this service may ask for that.' });
}

function shellOf({ pages }: PageDesk): ServiceResponse {
  const { html, policy } = pages.shell;
  const answer = respondText(200, html, 'text/html');
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
}

/** For a program that has a token of a user, to show with the address of a page. */
function issueCode({ domain, sessions }: PageDesk, request: ServiceRequest): ServiceResponse {
  const token = findToken(domain.store, request.headers['authorization']);
  if (token === undefined) return unauthorized();
  if (token.kind !== 'user') {
    const detail = 'A page acts for a person, and this token is of a team or an organization.';
    return fail(403, { title: 'forbidden', detail });
  }
  return respondJson(201, { code: sessions.issue(token) });
}

const codeSchema = v.strictObject({ code: v.pipe(v.string(), v.maxLength(100)) });

function exchangeCode(desk: PageDesk, request: ServiceRequest): ServiceResponse {
  const exchanged = desk.sessions.exchange(check(readJson(request), codeSchema).code);
  if (exchanged === 'too-many') {
    return fail(429, {
      title: 'too many requests',
      detail: 'Too many wrong codes: wait a minute, then try again.',
    });
  }
  if (exchanged === 'wrong') {
    const detail = 'This code is not known, or it was used already. Each code opens one tab.';
    return fail(403, { title: 'forbidden', detail });
  }
  const { key, token } = exchanged;
  return respondJson(201, { key, user: visitorOf(desk, token).username });
}

function visitorOf({ domain, answerAs }: PageDesk, token: TokenRecord): Visitor {
  const { username } = must(domain.store.users, token.subjectId);
  return { origin: domain.origin, username, ask: (request) => answerAs(token, request) };
}

/** Undefined for a run that is not there and for one that the token may not see. */
function findRun({ domain }: PageDesk, token: TokenRecord, runId: string): PagedRun | undefined {
  const { store } = domain;
  const run = store.runs.get(runId);
  if (run === undefined) return undefined;
  const workspace = must(store.workspaces, run.workspaceId);
  return rightsOn(store, token, workspace).readRuns ? toPagedRun(domain, run) : undefined;
}

function toPagedRun({ store }: Domain, run: RunRecord): PagedRun {
  const { name, organizationId } = must(store.workspaces, run.workspaceId);
  const organization = must(store.organizations, organizationId).name;
  const { files } = must(store.versions, run.versionId);
  return { id: run.id, message: run.message, workspace: name, organization, files };
}

/** As many runs are listed, the newest ones. */
const MOST_RUNS = 100;

async function showRuns(
  desk: PageDesk,
  name: string,
  token: TokenRecord,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const { store } = desk.domain;
  const value = named(name);
  const organization = [...store.organizations.values()].find((one) => one.name === value);
  if (organization === undefined || !isMember(store, token, organization.id)) return notFound();
  const ids = [...store.runs.keys()].toReversed();
  const runs = ids
    .flatMap((id) => findRun(desk, token, id) ?? [])
    .filter((run) => run.organization === value)
    .slice(0, MOST_RUNS);
  const { pages } = desk;
  const drawn = await pages.drawRuns(organization.name, runs, visitorOf(desk, token));
  return request.method === 'GET' ? respondView(request, drawn) : notFound();
}

const actionSchema = v.strictObject({
  reason: v.pipe(v.string(), v.maxLength(10_000)),
  status: v.string(),
});

async function answerAction(
  { domain, pages }: PageDesk,
  action: PageAction,
  run: PagedRun,
  { request, visitor }: { request: ServiceRequest; visitor: Visitor },
): Promise<ServiceResponse> {
  // A browser names the page in every POST: a request without it is none of a page.
  if (request.headers['origin'] === undefined) return forbidden();
  const { reason, status } = check(readJson(request), actionSchema);
  const now = must(domain.store.runs, run.id).status;
  if (now !== status) {
    const detail = `The run is ${now} by now, and the page showed ${status}: look again, then decide.`;
    return fail(409, { title: 'conflict', detail });
  }
  const acted = await pages.act(action, run, reason.trim(), visitor);
  if ('done' in acted) return respondJson(200, acted);
  return fail(422, { title: 'not done', detail: acted.problem });
}

/** The same answer again costs the page nothing: 304. */
function respondView(request: ServiceRequest, drawn: DrawnPage): ServiceResponse {
  const answer = respondJson(200, drawn);
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url')}"`;
  if (request.headers['if-none-match'] === etag) return respondEmpty(304, { etag });
  return { ...answer, headers: { ...answer.headers, etag } };
}

function respondJson(status: number, value: unknown): ServiceResponse {
  return respondText(status, JSON.stringify(value), 'application/json');
}

function readJson({ headers, body }: ServiceRequest): unknown {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    const detail = 'The body must be sent as application/json.';
    throw new Refusal(fail(415, { title: 'unsupported media type', detail }));
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(fail(400, { title: 'bad request', detail: 'The body is not JSON.' }));
  }
}
