/**
 * A service that says what a test scripted, as a `Send`: statuses by the time since the run was
 * created, documents in the shapes of the API. It shares no code with the local service, so that a
 * mistake in that service cannot hide the same mistake in the gate.
 */
import type { Clock, HttpRequest, Send } from '../../src/model/ports.ts';
import { planLog, type WrittenChange } from './plan-sources.ts';

/** `[milliseconds since the run was created, word]`, in order; the first entry is at 0. */
export type Timeline = [number, string][];

export interface OutcomeScript {
  name: string;
  status?: string;
  level?: string | null;
  output?: unknown;
  description?: string;
}

export interface SetScript {
  name?: string;
  overridable?: boolean;
  outcomes: OutcomeScript[];
  error?: string;
  counts?: Record<string, number> | null;
}

export interface EvaluationScript {
  status: Timeline;
  sets?: SetScript[];
  counts?: Record<string, number> | null;
}

export interface StageScript {
  stage?: string;
  status: Timeline;
  evaluations?: EvaluationScript[];
  tasks?: { name: string; status: Timeline; level?: string | null }[];
}

export interface CheckScript {
  status: Timeline;
  /** Shown once the status is neither pending nor queued. */
  result?: Record<string, unknown> | null;
  log?: string;
  canOverride?: boolean;
}

export interface TfScript {
  status: Timeline;
  counts?: Record<string, number>;
  sets?: { name: string; outcomes: Record<string, unknown>[] }[];
  error?: Record<string, string>;
}

export interface RunScript {
  run: Timeline;
  plan?: Timeline;
  changes?: [add: number, change: number, destroy: number];
  cost?: Timeline;
  stages?: StageScript[];
  checks?: CheckScript[];
  tf?: TfScript[];
  events?: { action: string; description: string }[];
  planLog?: string;
  attributes?: Record<string, unknown>;
  queue?: [number, number][];
}

export interface WorkspaceScript {
  name: string;
  attributes?: Record<string, unknown>;
  script: RunScript;
  /** Statuses of its configuration versions, by the time since the upload. */
  version?: Timeline;
  versionMessage?: string;
}

interface Version {
  id: string;
  workspace: string;
  uploadedAt?: number;
  uploads: number;
  attributes: Record<string, unknown>;
}

export interface ScriptedRun {
  id: string;
  workspace: string;
  versionId: string;
  createdAt: number;
  attributes: Record<string, unknown>;
  endedBy?: { word: string; atMs: number };
}

export interface ScriptedService {
  send: Send;
  /** The requests, in order; the values of their queries are decoded. */
  requests: { method: string; path: string; status: number; atMs: number }[];
  runs: ScriptedRun[];
  versions: Version[];
  /** The word a run has right now. */
  statusOf(run: ScriptedRun): string;
  /** A run that was there before. */
  addRun(workspace: string, attributes: Record<string, unknown>): ScriptedRun;
}

const ORIGIN = 'https://tfe.example';
const DISCARDABLE = [
  'pending',
  'planned_and_saved',
  'policy_override',
  'post_plan_awaiting_decision',
];
const OVER = [
  'planned_and_finished',
  'errored',
  'canceled',
  'discarded',
  'policy_soft_failed',
  'applied',
];

export function scriptedService(
  clock: Clock,
  workspaces: WorkspaceScript[],
  options: { latencyMs?: number; pageSize?: number } = {},
): ScriptedService {
  const versions: Version[] = [];
  const runs: ScriptedRun[] = [];
  const requests: ScriptedService['requests'] = [];
  const idOf = (name: string): string => `ws-${name}`;
  const workspaceOf = (id: string) => workspaces.find(({ name }) => idOf(name) === id);
  const runOf = (id: string | undefined) => runs.find((run) => run.id === id);
  const scriptOf = (run: ScriptedRun): RunScript =>
    workspaceOf(run.workspace)?.script ?? { run: [] };
  const age = (run: ScriptedRun): number => clock.now() - run.createdAt;
  const isoAt = (ms: number): string => new Date(Date.UTC(2026, 0, 1) + ms).toISOString();

  const statusOf = (run: ScriptedRun): string =>
    run.endedBy !== undefined && clock.now() >= run.endedBy.atMs
      ? run.endedBy.word
      : at(scriptOf(run).run, age(run));

  function startRun(versionId: string, attributes: Record<string, unknown>): ScriptedRun {
    const version = versions.find(({ id }) => id === versionId);
    const run = {
      id: `run-${runs.length + 1}`,
      workspace: version?.workspace ?? '',
      versionId,
      createdAt: clock.now(),
      attributes,
    };
    runs.push(run);
    return run;
  }

  const versionStatus = (version: Version): string => {
    if (version.uploadedAt === undefined) return 'pending';
    const timeline = workspaceOf(version.workspace)?.version;
    return at(timeline ?? [[0, 'uploaded']], clock.now() - version.uploadedAt);
  };

  function versionDocument(version: Version, withUrl: boolean): Record<string, unknown> {
    const status = versionStatus(version);
    const workspace = workspaceOf(version.workspace);
    const run = runs.find(({ versionId }) => versionId === version.id);
    return {
      id: version.id,
      type: 'configuration-versions',
      attributes: {
        ...version.attributes,
        status,
        'error-message': status === 'errored' ? (workspace?.versionMessage ?? null) : null,
        ...(withUrl && {
          'upload-url': `https://archivist.example/v1/object/secret-${version.id}`,
        }),
      },
      ...(run !== undefined && {
        relationships: { run: { data: { id: run.id, type: 'runs' } } },
      }),
    };
  }

  function runDocument(run: ScriptedRun): Record<string, unknown> {
    const script = scriptOf(run);
    const status = statusOf(run);
    const ms = age(run);
    const reached = script.run.filter(([from]) => from <= ms);
    const queue = script.queue?.findLast(([from]) => from <= ms)?.[1];
    return {
      id: run.id,
      type: 'runs',
      attributes: {
        status,
        'created-at': isoAt(run.createdAt),
        'plan-only': true,
        'has-changes': true,
        ...(queue !== undefined && { 'position-in-queue': queue }),
        'status-timestamps': Object.fromEntries(
          reached.map(([from, word]) => [
            `${word.replaceAll('_', '-')}-at`,
            isoAt(run.createdAt + from),
          ]),
        ),
        actions: {
          'is-cancelable': !OVER.includes(status) && !DISCARDABLE.includes(status),
          'is-discardable': DISCARDABLE.includes(status),
          'is-confirmable': status === 'planned_and_saved',
        },
        ...run.attributes,
        ...script.attributes,
      },
      relationships: {
        workspace: { data: { id: run.workspace, type: 'workspaces' } },
        'configuration-version': { data: { id: run.versionId, type: 'configuration-versions' } },
        plan: { data: { id: `plan-${run.id}`, type: 'plans' } },
        'policy-checks': numbered('policy-checks', `polchk-${run.id}`, script.checks),
        'task-stages': numbered('task-stages', `ts-${run.id}`, script.stages),
        ...(script.tf !== undefined && {
          'tf-policy-evaluations': numbered('tf-policy-evaluations', `tfpe-${run.id}`, script.tf),
        }),
        ...(script.cost !== undefined && {
          'cost-estimate': { data: { id: `ce-${run.id}`, type: 'cost-estimates' } },
        }),
      },
    };
  }

  function planDocument(run: ScriptedRun): Record<string, unknown> {
    const script = scriptOf(run);
    const status = at(script.plan ?? planFrom(script.run), age(run));
    const [add, change, destroy] = script.changes ?? [1, 0, 0];
    const finished = status === 'finished';
    return {
      id: `plan-${run.id}`,
      type: 'plans',
      attributes: {
        status,
        'has-changes': finished ? add + change + destroy > 0 : null,
        'resource-additions': finished ? add : null,
        'resource-changes': finished ? change : null,
        'resource-destructions': finished ? destroy : null,
        'resource-imports': finished ? 0 : null,
        'log-read-url': `https://archivist.example/v1/log/secret-${run.id}`,
      },
    };
  }

  function stageDocuments(run: ScriptedRun): { data: unknown[]; included: unknown[] } {
    const data: unknown[] = [];
    const included: unknown[] = [];
    (scriptOf(run).stages ?? []).forEach((stage, i) => {
      const id = `ts-${run.id}-${i}`;
      const evaluations = (stage.evaluations ?? []).map((evaluation, j) => ({
        id: `poleval-${run.id}-${i}-${j}`,
        type: 'policy-evaluations',
        attributes: {
          status: at(evaluation.status, age(run)),
          'policy-kind': 'opa',
          'result-count':
            evaluation.counts === undefined
              ? countOutcomes((evaluation.sets ?? []).flatMap(({ outcomes }) => outcomes))
              : evaluation.counts,
        },
        relationships: { 'policy-attachable': { data: { id, type: 'task-stages' } } },
      }));
      const tasks = (stage.tasks ?? []).map((task, j) => ({
        id: `taskrs-${run.id}-${i}-${j}`,
        type: 'task-results',
        attributes: {
          status: at(task.status, age(run)),
          message: `${task.name} says so`,
          'task-name': task.name,
          'workspace-task-enforcement-level': task.level === undefined ? 'mandatory' : task.level,
        },
      }));
      data.push({
        id,
        type: 'task-stages',
        attributes: {
          status: at(stage.status, age(run)),
          stage: stage.stage ?? 'post_plan',
          permissions: { 'can-override': true, 'can-override-policy': true },
        },
        relationships: {
          'policy-evaluations': { data: evaluations.map(({ id, type }) => ({ id, type })) },
          'task-results': { data: tasks.map(({ id, type }) => ({ id, type })) },
        },
      });
      included.push(...evaluations, ...tasks);
    });
    return { data, included };
  }

  function checkDocuments(run: ScriptedRun): unknown[] {
    return (scriptOf(run).checks ?? []).map((check, i) => {
      const status = at(check.status, age(run));
      const early = ['pending', 'queued', 'unreachable', 'canceled'].includes(status);
      return {
        id: `polchk-${run.id}-${i}`,
        type: 'policy-checks',
        attributes: {
          status,
          scope: 'organization',
          result: early ? null : (check.result ?? null),
          permissions: { 'can-override': check.canOverride ?? false },
          actions: { 'is-overridable': status === 'soft_failed' },
        },
      };
    });
  }

  function page(url: URL, items: unknown[], included?: unknown[]): Answer {
    const size = Math.min(
      Number(url.searchParams.get('page[size]') ?? 20),
      options.pageSize ?? 100,
    );
    const number = Number(url.searchParams.get('page[number]') ?? 1);
    const pages = Math.max(1, Math.ceil(items.length / size));
    return json(200, {
      data: items.slice((number - 1) * size, number * size),
      ...(included !== undefined && { included }),
      meta: {
        pagination: {
          'current-page': number,
          'page-size': size,
          'prev-page': number > 1 ? number - 1 : null,
          'next-page': number < pages ? number + 1 : null,
          'total-pages': pages,
          'total-count': items.length,
        },
      },
    });
  }

  function answer(request: HttpRequest): Answer {
    const { url, method } = request;
    if (url.host === 'archivist.example') return archivist(method, url);
    if (request.headers['Authorization'] !== 'Bearer test-token-1234')
      return refuse(401, 'unauthorized');
    const parts = url.pathname.split('/').slice(3);
    const [kind, id = '', part, action] = parts;
    const body =
      typeof request.body === 'string' ? (JSON.parse(request.body) as Record<string, unknown>) : {};
    if (kind === 'organizations' && part === 'workspaces') {
      const found = workspaces.find(({ name }) => id === 'acme' && name === action);
      return found === undefined
        ? refuse(404, 'not found')
        : json(200, { data: workspaceDocument(found) });
    }
    if (kind === 'workspaces') {
      const found = workspaceOf(id);
      if (found === undefined) return refuse(404, 'not found');
      if (part === undefined) return json(200, { data: workspaceDocument(found) });
      if (part === 'configuration-versions' && method === 'POST') return createVersion(id, body);
      if (part === 'runs') return listRuns(url, id);
    }
    if (kind === 'configuration-versions') {
      const found = versions.find((version) => version.id === id);
      if (found === undefined) return refuse(404, 'not found');
      const run = runs.find(({ versionId }) => versionId === id);
      const wanted = url.searchParams.get('include') === 'run' && run !== undefined;
      return json(200, {
        data: versionDocument(found, false),
        ...(wanted && { included: [runDocument(run)] }),
      });
    }
    if (kind === 'runs' && method === 'POST' && parts.length === 1) return createRun(body);
    if (kind === 'runs') {
      const run = runOf(id);
      if (run === undefined) return refuse(404, 'not found');
      return aboutRun(run, url, method, part, action);
    }
    if (kind === 'policy-checks' && part === 'output') {
      const [runId, index] = splitId(id, 'polchk-');
      const run = runOf(runId);
      const log = run === undefined ? undefined : scriptOf(run).checks?.[index]?.log;
      return log === undefined
        ? { status: 204, body: '' }
        : { status: 200, body: log, type: 'text/plain' };
    }
    if (kind === 'policy-evaluations' && part === 'policy-set-outcomes') return outcomes(url, id);
    if (kind === 'tf-policy-evaluations') return tfOutcomes(url, id);
    return refuse(404, 'not found');
  }

  function workspaceDocument({ name, attributes }: WorkspaceScript): Record<string, unknown> {
    return {
      id: idOf(name),
      type: 'workspaces',
      attributes: {
        name,
        locked: false,
        'execution-mode': 'remote',
        'working-directory': null,
        permissions: { 'can-queue-run': true },
        ...attributes,
      },
    };
  }

  function createVersion(workspace: string, body: Record<string, unknown>): Answer {
    const data = (body['data'] ?? {}) as { attributes?: Record<string, unknown> };
    const version = {
      id: `cv-${versions.length + 1}`,
      workspace,
      uploads: 0,
      attributes: data.attributes ?? {},
    };
    versions.push(version);
    return json(201, { data: versionDocument(version, true) });
  }

  function archivist(method: string, url: URL): Answer {
    const id = url.pathname.split('secret-')[1] ?? '';
    if (method === 'GET') {
      const run = runOf(id);
      const log = run === undefined ? undefined : (scriptOf(run).planLog ?? logOf(scriptOf(run)));
      const offset = Number(url.searchParams.get('offset') ?? 0);
      return { status: 200, body: (log ?? '').slice(offset), type: 'text/plain' };
    }
    const version = versions.find((candidate) => candidate.id === id);
    if (version === undefined || version.uploadedAt !== undefined) return { status: 404, body: '' };
    version.uploadedAt = clock.now();
    version.uploads += 1;
    if (version.attributes['auto-queue-runs'] === true) {
      startRun(version.id, { message: 'Queued from upload' });
    }
    return { status: 200, body: '' };
  }

  function createRun(body: Record<string, unknown>): Answer {
    const data = (body['data'] ?? {}) as {
      attributes?: Record<string, unknown>;
      relationships?: Record<string, { data?: { id?: string } }>;
    };
    const versionId = data.relationships?.['configuration-version']?.data?.id ?? '';
    const version = versions.find(({ id }) => id === versionId);
    if (version === undefined || versionStatus(version) !== 'uploaded') {
      return refuse(422, 'invalid attribute', 'Configuration version is still being processed.');
    }
    const attributes = data.attributes ?? {};
    return json(201, { data: runDocument(startRun(versionId, attributes)) });
  }

  function listRuns(url: URL, workspace: string): Answer {
    const search = url.searchParams.get('search[basic]');
    const found = runs
      .filter((run) => run.workspace === workspace)
      .filter((run) => search === null || String(run.attributes['message']).includes(search));
    return page(url, found.toReversed().map(runDocument));
  }

  function aboutRun(
    run: ScriptedRun,
    url: URL,
    method: string,
    part: string | undefined,
    action: string | undefined,
  ): Answer {
    const script = scriptOf(run);
    if (part === 'actions' && method === 'POST') {
      const status = statusOf(run);
      const allowed =
        action === 'cancel'
          ? !OVER.includes(status) && (!DISCARDABLE.includes(status) || status === 'pending')
          : action === 'discard' && DISCARDABLE.includes(status);
      if (!allowed) return refuse(409, 'transition not allowed');
      run.endedBy ??= {
        word: action === 'cancel' ? 'canceled' : 'discarded',
        atMs: clock.now() + (action === 'cancel' ? 700 : 0),
      };
      return { status: 202, body: '' };
    }
    switch (part) {
      case undefined: {
        const include = (url.searchParams.get('include') ?? '').split(',');
        const included: unknown[] = [];
        if (include.includes('plan')) included.push(planDocument(run));
        if (include.includes('task_stages')) included.push(...stageDocuments(run).data);
        if (include.includes('cost_estimate') && script.cost !== undefined) {
          included.push({
            id: `ce-${run.id}`,
            type: 'cost-estimates',
            attributes: {
              status: at(script.cost, age(run)),
              'prior-monthly-cost': '10.00',
              'proposed-monthly-cost': '12.50',
              'delta-monthly-cost': '2.50',
            },
          });
        }
        return json(200, { data: runDocument(run), included });
      }
      case 'policy-checks':
        return json(200, { data: checkDocuments(run) });
      case 'task-stages': {
        const { data, included } = stageDocuments(run);
        return page(url, data, included);
      }
      case 'tf-policy-evaluations':
        if (script.tf === undefined) return refuse(404, 'not found');
        return page(
          url,
          script.tf.map((tf, i) => ({
            id: `tfpe-${run.id}-${i}`,
            type: 'tf-policy-evaluations',
            attributes: {
              status: at(tf.status, age(run)),
              'stage-type': 'Plan',
              'result-count': tf.counts ?? null,
              error: tf.error ?? null,
              permissions: { 'can-override': true },
            },
          })),
        );
      case 'run-events':
        return json(200, {
          data: (script.events ?? []).map((attributes, i) => ({
            id: `re-${i}`,
            type: 'run-events',
            attributes,
          })),
        });
      default:
        return refuse(404, 'not found');
    }
  }

  function outcomes(url: URL, id: string): Answer {
    const rest = id.slice('poleval-'.length).split('-');
    const run = runOf(`${rest[0]}-${rest[1]}`);
    const evaluation =
      run === undefined
        ? undefined
        : scriptOf(run).stages?.[Number(rest[2])]?.evaluations?.[Number(rest[3])];
    if (evaluation === undefined) return refuse(404, 'not found');
    return page(
      url,
      (evaluation.sets ?? []).map((set, i) => ({
        id: `psout-${id}-${i}`,
        type: 'policy-set-outcomes',
        attributes: {
          'policy-set-name': set.name ?? 'guardrails',
          overridable: set.overridable ?? false,
          error: set.error ?? null,
          outcomes: set.outcomes.map((outcome) => ({
            policy_name: outcome.name,
            status: outcome.status ?? 'passed',
            enforcement_level: outcome.level === undefined ? 'mandatory' : outcome.level,
            description: outcome.description ?? null,
            output: outcome.output ?? null,
          })),
          'result-count': set.counts === undefined ? countOutcomes(set.outcomes) : set.counts,
        },
      })),
    );
  }

  function tfOutcomes(url: URL, id: string): Answer {
    const [runId, index] = splitId(id, 'tfpe-');
    const run = runOf(runId);
    const tf = run === undefined ? undefined : scriptOf(run).tf?.[index];
    if (tf === undefined) return refuse(404, 'not found');
    return page(
      url,
      (tf.sets ?? []).map((set, i) => ({
        id: `tfps-${i}`,
        type: 'tf-policy-set-outcomes',
        attributes: { 'policy-set-name': set.name, outcomes: set.outcomes },
      })),
    );
  }

  return {
    requests,
    runs,
    versions,
    statusOf,
    addRun(workspace, attributes) {
      const version = {
        id: `cv-${versions.length + 1}`,
        workspace: idOf(workspace),
        uploads: 1,
        attributes: {},
      };
      versions.push(version);
      return startRun(version.id, attributes);
    },
    async send(request) {
      const latencyMs = options.latencyMs ?? 0;
      if (latencyMs > 0) await clock.sleep(latencyMs, request.signal);
      const { status, body, type } = answer(request);
      const path = request.url.host === 'archivist.example' ? '(secret URL)' : request.url.pathname;
      requests.push({
        method: request.method,
        path: `${path}${queryOf(request.url)}`,
        status,
        atMs: clock.now(),
      });
      return {
        status,
        headers: { 'content-type': type ?? 'application/vnd.api+json' },
        body: new TextEncoder().encode(body),
      };
    },
  };
}

export const SCRIPTED = { origin: ORIGIN, token: 'test-token-1234', organization: 'acme' };

interface Answer {
  status: number;
  body: string;
  type?: string;
}

function queryOf(url: URL): string {
  return url.host === 'archivist.example' ? '' : decodeURIComponent(url.search);
}

function json(status: number, body: unknown): Answer {
  return { status, body: JSON.stringify(body) };
}

function refuse(status: number, title: string, detail?: string): Answer {
  return json(status, { errors: [{ status: String(status), title, detail }] });
}

export function at(timeline: Timeline, ms: number): string {
  return timeline.findLast(([from]) => from <= ms)?.[1] ?? timeline[0]?.[1] ?? 'pending';
}

/** A plan that goes with a run: finished as soon as the run is past planning. */
function planFrom(run: Timeline): Timeline {
  return run.map(([ms, word]) => [
    ms,
    ['pending', 'fetching', 'fetching_completed', 'queuing', 'plan_queued'].includes(word) ||
    word.startsWith('pre_plan')
      ? 'pending'
      : word === 'planning'
        ? 'running'
        : 'finished',
  ]);
}

export function countOutcomes(outcomes: readonly OutcomeScript[]): Record<string, number> {
  const count = (test: (outcome: OutcomeScript) => boolean): number => outcomes.filter(test).length;
  return {
    passed: count(({ status }) => (status ?? 'passed') === 'passed'),
    'advisory-failed': count(({ status, level }) => status === 'failed' && level === 'advisory'),
    'mandatory-failed': count(({ status, level }) => status === 'failed' && level !== 'advisory'),
    errored: count(({ status }) => status === 'errored'),
  };
}

/** The identifiers of a list, by their place in it. */
function numbered(type: string, start: string, list: readonly unknown[] = []): object {
  return { data: list.map((_, i) => ({ id: `${start}-${i}`, type })) };
}

function splitId(id: string, prefix: string): [string, number] {
  const rest = id.slice(prefix.length);
  const dash = rest.lastIndexOf('-');
  return [rest.slice(0, dash), Number(rest.slice(dash + 1))];
}

/** A structured log with as many changes as the plan counts. */
function logOf({ changes: [add, change, destroy] = [1, 0, 0] }: RunScript): string {
  const some = (number: number, action: string): WrittenChange[] =>
    Array.from({ length: number }, (_, i) => ({
      address: `null_resource.${action}[${i}]`,
      actions: [action],
    }));
  return planLog([...some(add, 'create'), ...some(change, 'update'), ...some(destroy, 'delete')]);
}
