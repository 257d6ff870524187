/**
 * Draws the pages of a local service. A run is read through the client, with the rights of the visitor,
 * and judged as the gate judges it. Paths and lines are those of the uploaded files.
 */
import { posix } from 'node:path';
import { locate } from '../../check/plan-and-judge.ts';
import { readExcerpts } from '../../check/read-excerpts.ts';
import { createClient, type Client } from '../../client/client.ts';
import type { RunWithRelated } from '../../client/resources/runs.ts';
import { relatedId } from '../../client/wire/resource.ts';
import { judgeRun } from '../../gate/judge.ts';
import { isBlank, overrideRun } from '../../gate/override-run.ts';
import { readChanges } from '../../gate/read-changes.ts';
import type { ReadPorts } from '../../gate/read-policies.ts';
import type { GateResult, WorkspaceResult } from '../../gate/result.ts';
import { summarizePlan } from '../../gate/summarize-plan.ts';
import { WATCHED } from '../../gate/watch.ts';
import { SILENT } from '../../machine/connect.ts';
import { errorMessage } from '../../model/error-message.ts';
import type { Clock, HttpRequest, Send } from '../../model/ports.ts';
import { isRunOver, isSettled, runWords } from '../../model/status.ts';
import { VERSION } from '../../model/version.ts';
import { combine, decideWithout } from '../../policy/decide.ts';
import { reportedOptions } from '../../policy/run-differences.ts';
import { cleanLine, cleanText } from '../../report/escape-markdown.ts';
import type { ShownParts } from '../../report/page/page.ts';
import { renderRun, renderRuns, RUN_SHELL, titleOfRun, type RunOnPage } from './render-run.ts';
import { toReportView } from '../../report/to-view.ts';
import type { ReportView } from '../../report/view.ts';
import type {
  DrawnPage,
  PageAction,
  PagedRun,
  RunPages,
  Visitor,
} from '../../service/run-pages.ts';
import type { CommandIo } from '../command.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

type PagePorts = Pick<CommandIo, 'clock' | 'random' | 'signal'>;

/** The pages and their actions, for a service to offer. */
export function createRunPages(ports: PagePorts): RunPages {
  return {
    shell: RUN_SHELL,
    drawRun: (run, visitor) => drawRun(run, visitor, ports),
    drawRuns: (organization, runs, visitor) => drawRuns(organization, runs, visitor, ports),
    act: (action, run, reason, visitor) => doAction(action, run, { reason, visitor, ports }),
  };
}

/** A client with the rights of the visitor, which calls the service in this process without any socket. */
function clientOf(visitor: Visitor, { clock, random, signal }: PagePorts): ReadPorts {
  const send: Send = async (request) => {
    const { method, url } = request;
    return await visitor.ask({
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: lowerCase(request.headers),
      body: bodyOf(request),
    });
  };
  const quick = withoutWaiting(clock);
  const token = 'of-the-visitor';
  const { origin } = visitor;
  const client = createClient({ origin, token, send, clock: quick, random, signal, log: SILENT });
  return { client, clock: quick, signal, deadline: Number.POSITIVE_INFINITY };
}

/** A clock on which waiting takes no time: the service is in this process and limits no requests. */
function withoutWaiting(clock: Clock): Clock {
  let aheadMs = 0;
  return {
    now: () => clock.now() + aheadMs,
    date: () => clock.date(),
    async sleep(ms) {
      aheadMs += ms;
    },
  };
}

function lowerCase(headers: HttpRequest['headers']): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return Object.fromEntries(pairs);
}

function bodyOf({ body = '' }: HttpRequest): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  throw new Error('a page sends no file');
}

async function drawRun(run: PagedRun, visitor: Visitor, ports: PagePorts): Promise<DrawnPage> {
  const reading = clientOf(visitor, ports);
  const watched = await reading.client.runs.show(run.id, { include: WATCHED });
  const shown = partsOf(watched);
  const one = await readRun(run, watched, shown, reading);
  const view = await toView(run, one, visitor, ports);
  const { attributes } = watched.run;
  const needsOverride = view.findings.some(
    ({ severity, guard }) => severity === 'needs-override' && guard !== true,
  );
  const events = await reading.client.runs.events(run.id);
  const page: RunOnPage = {
    id: run.id,
    organization: run.organization,
    workspace: run.workspace,
    message: run.message,
    createdAt: attributes['created-at'] ?? '',
    words: runWords(watched.run),
    shown,
    username: visitor.username,
    ...allowedNow(watched, needsOverride, visitor),
    events: events.map(({ event, actor, comment }) => ({
      action: event.attributes.action,
      actor,
      comment,
      at: event.attributes['created-at'] ?? '',
    })),
    listUrl: `${visitor.origin}/app/${encodeURIComponent(run.organization)}`,
    origin: visitor.origin,
  };
  const over = isRunOver(attributes.status) && page.actions.length === 0;
  const { status } = attributes;
  return { title: titleOfRun(page, view), html: renderRun(page, view), status, over };
}

/** Only a speculative or a saved run has a verdict. Another run shows its policies as soon as it waits or has ended. */
function partsOf({ run: { attributes }, taskStages = [] }: RunWithRelated): ShownParts {
  const { status, actions } = attributes;
  const saved = attributes['save-plan'] === true;
  const mode = saved ? 'provisional' : 'speculative';
  const stages = taskStages.map((stage) => stage.attributes);
  if (!isSettled(mode, status, stages)) return actions?.['is-confirmable'] ? 'policies' : 'facts';
  return saved || attributes['plan-only'] === true ? 'all' : 'policies';
}

async function readRun(
  { id, workspace: name, organization }: PagedRun,
  watched: RunWithRelated,
  shown: ShownParts,
  reading: ReadPorts,
): Promise<WorkspaceResult> {
  const { run, plan, workspace } = watched;
  const { attributes } = run;
  const workingDirectory = workspace?.attributes['working-directory'] ?? '';
  const workspaceId = relatedId(run, 'workspace') ?? '';
  const versionId = relatedId(run, 'configuration-version') ?? '';
  const path = [organization, name, 'runs', id].map(encodeURIComponent).join('/');
  const identity = {
    workspace: name,
    workspaceId,
    workingDirectory: posix.normalize(workingDirectory === '' ? '.' : workingDirectory),
    root: '/',
    configurationVersionId: versionId,
    runId: id,
    runUrl: `${reading.client.origin}/app/${path}`,
    runStatus: attributes.status,
    timestamps: attributes['status-timestamps'] ?? undefined,
  };
  if (shown === 'facts') {
    return {
      ...identity,
      plan: plan && (await summarizePlan(plan, reading)),
      changes: plan && (await readChanges(plan, reading)),
      results: [],
      runTasks: [],
      notices: [],
      diagnostics: [],
      verdict: decideWithout({ kind: 'timeout', message: 'The run is not over.' }),
    };
  }
  const judged = await judgeRun(
    watched,
    {
      mode: attributes['save-plan'] === true ? 'provisional' : 'speculative',
      requirePolicies: false,
      options: reportedOptions(run),
      allowPartial: true,
      runId: id,
      versionId,
      workspace: { id: workspaceId, name },
      uncompared: undefined,
    },
    reading,
  );
  return { ...identity, ...judged };
}

/** The view of the report, with paths and lines of the files that were uploaded. */
async function toView(
  { files, organization }: PagedRun,
  one: WorkspaceResult,
  { origin }: Visitor,
  { clock }: PagePorts,
): Promise<ReportView> {
  const verdict = combine([{ name: one.workspace, verdict: one.verdict }]);
  const result: GateResult = { verdict, workspaces: [one], archives: [], durationMs: 0 };
  const inTree = (path: string) => path.replaceAll('\\', '/').replace(/^\/+/, '');
  const decoder = new TextDecoder();
  const uploaded = {
    readFile: async (path: string) => {
      const bytes = files?.get(inTree(path));
      return bytes && decoder.decode(bytes);
    },
    readDirectory: async (path: string) => {
      const listed = files?.list(withoutTrailing(inTree(path), '/')) ?? [];
      return listed.map((file) => posix.basename(file));
    },
  };
  const located = await locate(result, '/', uploaded);
  const quoted = await readExcerpts(located, '/', uploaded.readFile);
  return toReportView(quoted, {
    key: 'default',
    failOn: 'mandatory',
    organization,
    hostname: new URL(origin).host,
    serviceOrigin: origin,
    startedAt: clock.date().toISOString(),
    version: VERSION,
  });
}

function allowedNow(
  { run: { attributes } }: RunWithRelated,
  needsOverride: boolean,
  { username }: Visitor,
): Pick<RunOnPage, 'actions' | 'waitsFor'> {
  const { actions = {}, permissions = {} } = attributes;
  const is = (name: string): boolean => actions?.[name] === true;
  const can = (name: string): boolean => permissions?.[name] === true;
  const confirmable = is('is-confirmable');
  const allowed: [PageAction, boolean][] = [
    ['override', needsOverride && can('can-override-policy-check')],
    ['confirm', confirmable && can('can-apply')],
    ['discard', is('is-discardable') && can('can-discard')],
    ['cancel', is('is-cancelable') && can('can-cancel')],
  ];
  const names = allowed.flatMap(([name, may]) => (may ? name : []));
  return { actions: names, waitsFor: waiting() };

  function waiting(): string | undefined {
    if (needsOverride && !names.includes('override')) {
      return `An override is needed. ${username} may not give it: ask a person who manages policy overrides.`;
    }
    if (confirmable && !names.includes('confirm')) {
      return `The plan waits to be confirmed. ${username} may not do it: ask a person who may apply runs.`;
    }
    return undefined;
  }
}

async function drawRuns(
  organization: string,
  runs: readonly PagedRun[],
  visitor: Visitor,
  ports: PagePorts,
): Promise<DrawnPage> {
  const { client } = clientOf(visitor, ports);
  const listed = [];
  for (const { id, workspace, message } of runs) {
    const { run } = await client.runs.show(id);
    const path = [organization, workspace, 'runs', id].map(encodeURIComponent).join('/');
    const url = `${visitor.origin}/app/${path}`;
    listed.push({ id, workspace, words: runWords(run), message, url });
  }
  const html = renderRuns(organization, listed, visitor);
  return { title: cleanLine(`Runs of ${organization}`), html, status: '', over: false };
}

async function doAction(
  action: PageAction,
  { id }: PagedRun,
  { reason, visitor, ports }: { reason: string; visitor: Visitor; ports: PagePorts },
): Promise<{ done: string } | { problem: string }> {
  const { client, clock } = clientOf(visitor, ports);
  try {
    if (action === 'override') return await override(id, reason, client, clock);
    const comment = reason === '' ? undefined : reason;
    switch (action) {
      case 'confirm':
        await client.runs.apply(id, comment);
        return { done: 'The plan is confirmed and will be applied.' };
      case 'discard':
        await client.runs.discard(id, comment);
        return { done: 'The run is discarded.' };
      case 'cancel':
        await client.runs.cancel(id, comment);
        return { done: 'The run is being canceled.' };
    }
  } catch (error) {
    return { problem: cleanText(errorMessage(error)) };
  }
}

async function override(runId: string, reason: string, client: Client, clock: Clock) {
  if (isBlank(reason)) return { problem: 'Say why: the reason is kept with the run.' };
  const { overridden, refused, nextSteps } = await overrideRun(client, clock, {
    runId,
    reason,
    actor: {},
  });
  const [first] = refused;
  if (first !== undefined)
    return {
      problem: cleanText(
        [`Not overridden: ${first.problem ?? first.status}.`, ...nextSteps].join(' '),
      ),
    };
  return overridden.length > 0
    ? { done: cleanText(['The failures are overridden.', ...nextSteps].join(' ')) }
    : { problem: 'Nothing of this run waits for an override.' };
}
