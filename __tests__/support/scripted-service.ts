/**
 * A service that says what a test scripted, as a `Send`: statuses by the time since the run was
 * created, documents in the shapes of the API. It shares no code with the local service, so that a
 * mistake in that service cannot hide the same mistake in the gate.
 */
import type { Clock, HttpRequest, HttpResponse } from '../../src/model/ports.ts';

/** `[milliseconds since the run was created, word]`, in order; the first entry is at 0. */
export type Timeline = [number, string][];

/** From a text, as `0 pending, 500 planning`. */
export function timeline(text: string): Timeline {
  return text.split(', ').map((step) => {
    const [ms, word = ''] = step.split(' ');
    return [Number(ms), word];
  });
}

type Counts = Record<string, number>;
type Attributes = Record<string, unknown>;

export interface SetScript {
  overridable?: boolean;
  outcomes: { name: string; status?: string; level?: string; output?: unknown }[];
}

export interface EvaluationScript {
  status: Timeline;
  sets?: SetScript[];
  counts?: Counts | null;
}

export interface StageScript {
  status: Timeline;
  evaluations?: EvaluationScript[];
  tasks?: { name: string; status: Timeline; level?: string }[];
}

export interface CheckScript {
  status: Timeline;
  /** Shown once the status is neither pending nor queued. */
  result: Attributes | null;
  log?: string;
}

export interface RunScript {
  run: Timeline;
  plan?: Timeline;
  changes?: [add: number, change: number, destroy: number];
  stages?: StageScript[];
  checks?: CheckScript[];
  attributes?: Attributes;
  queue?: [number, number][];
}

export interface WorkspaceScript {
  name: string;
  attributes?: Attributes;
  script: RunScript;
}

export interface Version {
  id: string;
  workspace: WorkspaceScript;
  uploadedAt?: number;
  uploads: number;
  attributes: Attributes;
}

export interface ScriptedRun {
  id: string;
  workspace: string;
  script: RunScript;
  versionId: string;
  createdAt: number;
  attributes: Attributes;
  endedBy?: { word: string; atMs: number };
}

interface Answer {
  status: number;
  body?: string;
  type?: string;
}

export const SCRIPTED = {
  origin: 'https://tfe.example',
  token: 'test-token-1234',
  organization: 'acme',
};
/** Where archives go to and logs come from, by URLs that are secret. */
const ARCHIVIST = 'archivist.example';
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
const NOT_FOUND = new Error('not found');

export function scriptedService(clock: Clock, workspaces: WorkspaceScript[]) {
  const versions: Version[] = [];
  const runs: ScriptedRun[] = [];
  /** In order; the values of their queries are decoded. */
  const requests: { method: string; path: string; status: number }[] = [];
  const idOf = ({ name }: WorkspaceScript): string => `ws-${name}`;
  const age = (run: ScriptedRun): number => clock.now() - run.createdAt;
  const isoAt = (ms: number): string => new Date(Date.UTC(2026, 0, 1) + ms).toISOString();

  /** The word a run has right now. */
  const statusOf = (run: ScriptedRun): string =>
    run.endedBy !== undefined && clock.now() >= run.endedBy.atMs
      ? run.endedBy.word
      : at(run.script.run, age(run));

  const versionStatus = ({ uploadedAt }: Version) =>
    uploadedAt === undefined ? 'pending' : 'uploaded';

  function versionDocument(version: Version) {
    const status = versionStatus(version);
    const run = runs.find(({ versionId }) => versionId === version.id);
    return document(
      'configuration-versions',
      version.id,
      { ...version.attributes, status, 'error-message': null },
      run && { run: named('runs', run.id) },
    );
  }

  function runDocument(run: ScriptedRun) {
    const { id, script, createdAt } = run;
    const status = statusOf(run);
    const ms = age(run);
    const queue = script.queue?.findLast(([from]) => from <= ms)?.[1];
    const stamps = script.run
      .filter(([from]) => from <= ms)
      .map(([from, word]) => [`${word.replaceAll('_', '-')}-at`, isoAt(createdAt + from)]);
    const attributes = {
      status,
      'created-at': isoAt(createdAt),
      'plan-only': true,
      'has-changes': true,
      ...(queue !== undefined && { 'position-in-queue': queue }),
      'status-timestamps': Object.fromEntries(stamps),
      actions: {
        'is-cancelable': !OVER.includes(status) && !DISCARDABLE.includes(status),
        'is-discardable': DISCARDABLE.includes(status),
        'is-confirmable': status === 'planned_and_saved',
      },
      ...run.attributes,
      ...script.attributes,
    };
    return document('runs', id, attributes, {
      workspace: named('workspaces', run.workspace),
      'configuration-version': named('configuration-versions', run.versionId),
      plan: named('plans', `plan-${id}`),
      'policy-checks': numbered('policy-checks', `polchk-${id}`, script.checks),
      'task-stages': numbered('task-stages', `ts-${id}`, script.stages),
    });
  }

  function planDocument(run: ScriptedRun) {
    const { plan, changes: [add, change, destroy] = [1, 0, 0] } = run.script;
    const status = at(plan ?? planFrom(run.script.run), age(run));
    const once = <T>(value: T) => (status === 'finished' ? value : null);
    return document('plans', `plan-${run.id}`, {
      status,
      'has-changes': once(add + change + destroy > 0),
      'resource-additions': once(add),
      'resource-changes': once(change),
      'resource-destructions': once(destroy),
      'resource-imports': once(0),
      'log-read-url': `https://${ARCHIVIST}/v1/log/secret-${run.id}`,
    });
  }

  /** A stage, and after it what belongs to it. */
  function stageDocuments(run: ScriptedRun, script: StageScript, i: number) {
    const id = `ts-${run.id}-${i}`;
    const evaluations = (script.evaluations ?? []).map(({ status, sets = [], counts }, j) => {
      const countsForLimit = countOutcomes(sets.flatMap(({ outcomes }) => outcomes));
      return document(
        'policy-evaluations',
        `poleval-${run.id}-${i}-${j}`,
        {
          status: at(status, age(run)),
          'policy-kind': 'opa',
          'result-count': counts === undefined ? countsForLimit : counts,
        },
        { 'policy-attachable': named('task-stages', id) },
      );
    });
    const tasks = (script.tasks ?? []).map(({ name, status, level = 'mandatory' }, j) =>
      document('task-results', `taskrs-${run.id}-${i}-${j}`, {
        status: at(status, age(run)),
        message: `${name} says so`,
        'task-name': name,
        'workspace-task-enforcement-level': level,
      }),
    );
    const attributes = {
      status: at(script.status, age(run)),
      stage: 'post_plan',
      permissions: { 'can-override': true, 'can-override-policy': true },
    };
    const stage = document('task-stages', id, attributes, {
      'policy-evaluations': numbered('policy-evaluations', `poleval-${run.id}-${i}`, evaluations),
      'task-results': numbered('task-results', `taskrs-${run.id}-${i}`, tasks),
    });
    return { stage, parts: [...evaluations, ...tasks] };
  }

  function checkDocument(run: ScriptedRun, check: CheckScript, i: number) {
    const status = at(check.status, age(run));
    const early = ['pending', 'queued', 'unreachable', 'canceled'].includes(status);
    return document('policy-checks', `polchk-${run.id}-${i}`, {
      status,
      scope: 'organization',
      result: early ? null : check.result,
      permissions: { 'can-override': false },
      actions: { 'is-overridable': status === 'soft_failed' },
    });
  }

  function answer(request: HttpRequest): Answer {
    const { url, method } = request;
    if (url.host === ARCHIVIST) return archivist(method, url);
    if (request.headers['Authorization'] !== `Bearer ${SCRIPTED.token}`) {
      return refuse(401, 'unauthorized');
    }
    const [kind, id = '', part, action] = url.pathname.split('/').slice(3);
    switch (`${kind}/${part ?? ''}`) {
      case 'organizations/workspaces':
        return show(
          workspaceDocument(
            found(workspaces, ({ name }) => id === SCRIPTED.organization && name === action),
          ),
        );
      case 'workspaces/':
        return show(workspaceDocument(found(workspaces, (one) => idOf(one) === id)));
      case 'workspaces/configuration-versions': {
        const workspace = found(workspaces, (one) => idOf(one) === id);
        const { attributes = {} } = sentIn(request);
        const version: Version = {
          id: `cv-${versions.length + 1}`,
          workspace,
          uploads: 0,
          attributes,
        };
        versions.push(version);
        const made = versionDocument(version);
        const place = `https://${ARCHIVIST}/v1/object/secret-${version.id}`;
        return show({ ...made, attributes: { ...made.attributes, 'upload-url': place } }, 201);
      }
      case 'workspaces/runs':
        return list(runs.filter(({ workspace }) => workspace === id).map(runDocument));
      case 'configuration-versions/': {
        const version = found(versions, (one) => one.id === id);
        const run = runs.find(({ versionId }) => versionId === id);
        const included = url.searchParams.get('include') === 'run' && run && [runDocument(run)];
        return json(200, { data: versionDocument(version), ...(included && { included }) });
      }
      case 'policy-checks/output': {
        const { script, index } = placed(id);
        const log = script.checks?.[index]?.log;
        return log === undefined ? { status: 204 } : { status: 200, body: log, type: 'text/plain' };
      }
      case 'policy-evaluations/policy-set-outcomes': {
        const { script, index, inner } = placed(id);
        const evaluation = script.stages?.[index]?.evaluations?.[inner];
        return list(known(evaluation?.sets ?? (evaluation && [])).map(setDocument(id)));
      }
    }
    if (kind !== 'runs') throw NOT_FOUND;
    if (id === '' && method === 'POST') return createRun(request);
    return aboutRun(
      found(runs, (run) => run.id === id),
      request,
      part,
      action,
    );
  }

  /** The place in a script that an identifier names. */
  function placed(id: string) {
    const [, runId, index, inner] = /^[a-z]+-(run-\d+)-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
    const { script } = found(runs, (run) => run.id === runId);
    return { script, index: Number(index), inner: Number(inner) };
  }

  function workspaceDocument(workspace: WorkspaceScript) {
    return document('workspaces', idOf(workspace), {
      name: workspace.name,
      locked: false,
      'execution-mode': 'remote',
      'working-directory': null,
      permissions: { 'can-queue-run': true },
      ...workspace.attributes,
    });
  }

  function archivist(method: string, url: URL): Answer {
    const id = url.pathname.split('secret-')[1];
    // The log of each plan is empty.
    if (method === 'GET') return { status: 200, body: '', type: 'text/plain' };
    const version = versions.find((candidate) => candidate.id === id);
    if (version === undefined || version.uploadedAt !== undefined) return { status: 404 };
    version.uploadedAt = clock.now();
    version.uploads += 1;
    return { status: 200 };
  }

  function createRun(request: HttpRequest): Answer {
    const { attributes = {}, relationships } = sentIn(request);
    const versionId = relationships?.['configuration-version']?.data?.id;
    const version = versions.find(({ id }) => id === versionId);
    if (version === undefined || versionStatus(version) !== 'uploaded') {
      return refuse(422, 'invalid attribute', 'Configuration version is still being processed.');
    }
    const run = {
      id: `run-${runs.length + 1}`,
      workspace: idOf(version.workspace),
      script: version.workspace.script,
      versionId: version.id,
      createdAt: clock.now(),
      attributes,
    };
    runs.push(run);
    return show(runDocument(run), 201);
  }

  function endRun(run: ScriptedRun, action: string | undefined): Answer {
    const status = statusOf(run);
    const rests = DISCARDABLE.includes(status);
    const allowed =
      action === 'cancel'
        ? !OVER.includes(status) && (!rests || status === 'pending')
        : action === 'discard' && rests;
    if (!allowed) return refuse(409, 'transition not allowed');
    run.endedBy ??=
      action === 'cancel'
        ? { word: 'canceled', atMs: clock.now() + 700 }
        : { word: 'discarded', atMs: clock.now() };
    return { status: 202 };
  }

  function aboutRun(
    run: ScriptedRun,
    { url, method }: HttpRequest,
    part: string | undefined,
    action: string | undefined,
  ): Answer {
    const { script } = run;
    const { checks = [], stages = [] } = script;
    const staged = stages.map((stage, i) => stageDocuments(run, stage, i));
    if (part === 'actions' && method === 'POST') return endRun(run, action);
    switch (part) {
      case undefined: {
        const include = (url.searchParams.get('include') ?? '').split(',');
        const included: unknown[] = [];
        if (include.includes('plan')) included.push(planDocument(run));
        if (include.includes('task_stages')) included.push(...staged.map(({ stage }) => stage));
        return json(200, { data: runDocument(run), included });
      }
      case 'policy-checks':
        return show(checks.map((check, i) => checkDocument(run, check, i)));
      case 'task-stages':
        return list(
          staged.map(({ stage }) => stage),
          staged.flatMap(({ parts }) => parts),
        );
      case 'run-events':
        return show([]);
      default:
        throw NOT_FOUND;
    }
  }

  return {
    requests,
    runs,
    versions,
    statusOf,
    async send(request: HttpRequest): Promise<HttpResponse> {
      const { url, method } = request;
      const { status, body, type = 'application/vnd.api+json' } = answerOr404(request);
      const path = url.pathname + decodeURIComponent(url.search);
      requests.push({ method, path: url.host === ARCHIVIST ? '(secret URL)' : path, status });
      return {
        status,
        headers: { 'content-type': type },
        body: new TextEncoder().encode(body),
      };
    },
  };

  function answerOr404(request: HttpRequest): Answer {
    try {
      return answer(request);
    } catch (error) {
      if (error === NOT_FOUND) return refuse(404, 'not found');
      throw error;
    }
  }
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw NOT_FOUND;
  return value;
}

function found<T>(list: readonly T[], isIt: (one: T) => boolean): T {
  return known(list.find(isIt));
}

interface Sent {
  attributes?: Attributes;
  relationships?: Record<string, { data?: { id?: string } }>;
}

function sentIn({ body }: HttpRequest): Sent {
  const document = typeof body === 'string' ? (JSON.parse(body) as { data?: Sent }) : {};
  return document.data ?? {};
}

function json(status: number, body: unknown): Answer {
  return { status, body: JSON.stringify(body) };
}

function show(data: unknown, status = 200): Answer {
  return json(status, { data });
}

function refuse(status: number, title: string, detail?: string): Answer {
  return json(status, { errors: [{ status: String(status), title, detail }] });
}

/** All of it on one page. */
function list(data: unknown[], included?: unknown[]): Answer {
  return json(200, { data, included, links: { next: null } });
}

function document(type: string, id: string, attributes: object, relationships?: object) {
  return { id, type, attributes, relationships };
}

/** What a relationship says of one resource. */
function named(type: string, id: string) {
  return { data: { id, type } };
}

/** The identifiers of a list, by their place in it. */
function numbered(type: string, start: string, list: readonly unknown[] = []) {
  return { data: list.map((_, i) => ({ id: `${start}-${i}`, type })) };
}

const setDocument = (evaluation: string) => (set: SetScript, i: number) =>
  document('policy-set-outcomes', `psout-${evaluation}-${i}`, {
    'policy-set-name': 'guardrails',
    overridable: set.overridable ?? false,
    error: null,
    outcomes: set.outcomes.map(({ name, status = 'passed', level = 'mandatory', output }) => ({
      policy_name: name,
      status,
      enforcement_level: level,
      description: null,
      output: output ?? null,
    })),
    'result-count': countOutcomes(set.outcomes),
  });

function at(timeline: Timeline, ms: number): string {
  return timeline.findLast(([from]) => from <= ms)?.[1] ?? timeline[0]?.[1] ?? 'pending';
}

/** A plan that goes with a run: finished as soon as the run is past planning. */
function planFrom(run: Timeline): Timeline {
  return run.map(([ms, word]) => {
    if (word === 'planning') return [ms, 'running'];
    return [
      ms,
      /^(?:pending|queuing|plan_queued|fetching|pre_plan)/.test(word) ? 'pending' : 'finished',
    ];
  });
}

function countOutcomes(outcomes: SetScript['outcomes']): Counts {
  const count = (word: string, advisory?: boolean): number =>
    outcomes.filter(
      ({ status = 'passed', level }) =>
        status === word && (advisory === undefined || advisory === (level === 'advisory')),
    ).length;
  return {
    passed: count('passed'),
    'advisory-failed': count('failed', true),
    'mandatory-failed': count('failed', false),
    errored: count('errored'),
  };
}
