/**
 * Pages of runs for people. The address of a run returns an empty document, and that document
 * requests the run with the key of its tab. The program that holds the service (`RunPages`) draws
 * the pages and carries out actions. This file decides who may see and do what.
 */
import { createHash } from 'node:crypto';
import * as v from '../client/wire/schema.ts';
import { checkBody } from './body.ts';
import type { Domain } from './domain.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import type { PageSessions } from './page-sessions.ts';
import { isMember, rightsOn } from './permissions.ts';
import type { RunRecord, TokenRecord } from './records.ts';
import { fail, notFound, Refusal, respondEmpty, respondText, unauthorized } from './respond.ts';
import { findToken } from './secrets.ts';
import { must } from './store.ts';
import type { Tree } from '../configuration/load-module.ts';

const PAGE_ACTIONS = ['override', 'confirm', 'discard', 'cancel'] as const;
export type PageAction = (typeof PAGE_ACTIONS)[number];

/** The person behind a key, with the rights of their token. */
export interface Visitor {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  username: string;
  /** Answers a request to the API or to a signed URL. Faults and rate limits do not apply. */
  ask(request: ServiceRequest): Promise<ServiceResponse>;
}

export interface PagedRun {
  id: string;
  workspace: string;
  organization: string;
  message: string;
  /** The uploaded files of the run; null when they are not kept. */
  files: Tree | null;
}

/** A drawn page. The program that draws it returns markup without scripts. */
export interface DrawnPage {
  title: string;
  html: string;
  /** The run's status. An action names the status that its person saw. */
  status: string;
  /** True when nothing more happens to the run by itself. */
  over: boolean;
}

export interface RunPages {
  /** The document of every page. It shows no run, because an address carries no key. */
  readonly shell: { html: string; policy: string };
  drawRun(run: PagedRun, visitor: Visitor): Promise<DrawnPage>;
  drawRuns(organization: string, runs: readonly PagedRun[], visitor: Visitor): Promise<DrawnPage>;
  /** Takes an action with the visitor's rights. Returns a sentence for the visitor. */
  act(
    action: PageAction,
    run: PagedRun,
    reason: string,
    visitor: Visitor,
  ): Promise<{ done: string } | { problem: string }>;
}

/** What the pages of one service need. */
interface PageDesk {
  domain: Domain;
  pages: RunPages;
  sessions: PageSessions;
  answerAs: (token: TokenRecord, request: ServiceRequest) => Promise<ServiceResponse>;
}

/** The header with the key of a tab. Forms and pages of other sites cannot send it. */
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

/** Whether another site's page sent the request: browsers name the page's origin, other programs name none. */
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

/** Issues a code to a program that has a user token; the program shows it with the address of a page. */
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
  const exchanged = desk.sessions.exchange(checkBody(readJson(request), codeSchema).code);
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

/** A run that the token may see; undefined for any other run. */
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

/** The most runs that are listed, newest first. */
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
  // A browser names the origin in every POST, so a request without it does not come from a page.
  if (request.headers['origin'] === undefined) return forbidden();
  const { reason, status } = checkBody(readJson(request), actionSchema);
  const now = must(domain.store.runs, run.id).status;
  if (now !== status) {
    const detail = `The run is ${now} by now, and the page showed ${status}: look again, then decide.`;
    return fail(409, { title: 'conflict', detail });
  }
  const acted = await pages.act(action, run, reason.trim(), visitor);
  if ('done' in acted) return respondJson(200, acted);
  return fail(422, { title: 'not done', detail: acted.problem });
}

/** Answers 304 when the page has this view already. */
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
