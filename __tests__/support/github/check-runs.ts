/** Check runs: which app can write which of them, and GitHub's limits on annotations. */
import type { components } from '@octokit/openapi-types';
import type {
  ApiAnswer,
  ApiRequest,
  CheckAnnotation,
  GitHubState,
  StoredCheckRun,
} from './state.ts';
import { Refusal, app, characters, invalid, record, withId } from './state.ts';

const ACTIONS = 'github-actions';
const TEXT_BYTES = 65_535;
const ANNOTATIONS = 50;
const MESSAGE_BYTES = 64 * 1024;
const CONCLUSIONS = [
  'action_required',
  'cancelled',
  'failure',
  'neutral',
  'success',
  'skipped',
  'timed_out',
] as const;

export function createCheckRun(request: ApiRequest, state: GitHubState): ApiAnswer {
  const body = record(request.body);
  const slug = appOf(request);
  const { name, head_sha: headSha, conclusion, status } = body;
  if (typeof name !== 'string' || name === '') throw missing('name');
  if (typeof headSha !== 'string' || !/^[0-9a-f]{40}$/.test(headSha)) throw missing('head_sha');
  const known = CONCLUSIONS.find((word) => word === conclusion);
  if (conclusion !== undefined && known === undefined) throw missing('conclusion');
  if (status === 'completed' && known === undefined) throw missing('conclusion');
  const run: StoredCheckRun = {
    id: state.nextId++,
    name,
    headSha,
    app: slug,
    status: known === undefined ? 'queued' : 'completed',
    conclusion: known ?? null,
    title: null,
    summary: null,
    annotations: [],
  };
  applyOutput(run, body['output'], true);
  state.checkRuns.push(run);
  return { status: 201, body: toWire(run, state) };
}

export function updateCheckRun(request: ApiRequest, state: GitHubState): ApiAnswer {
  const run = withId(request, state.checkRuns);
  const slug = appOf(request);
  if (slug !== run.app) {
    const message = `Invalid app_id ${appId(run.app)} - check run can only be modified by the GitHub App that created it.`;
    throw new Refusal(403, message);
  }
  const body = record(request.body);
  if (run.app === ACTIONS && ('status' in body || 'conclusion' in body)) {
    const message =
      'Check run status and conclusions can only be updated internally by GitHub Actions';
    throw new Refusal(422, message);
  }
  applyOutput(run, body['output'], false);
  return { status: 200, body: toWire(run, state) };
}

function applyOutput(run: StoredCheckRun, output: unknown, creating: boolean): void {
  if (output === undefined) return;
  const { title, summary, text, annotations } = record(output);
  if (typeof summary !== 'string') throw missing('summary');
  if (typeof title !== 'string' && (creating || run.title === null)) throw missing('title');
  for (const [field, value] of Object.entries({ summary, text })) {
    if (typeof value === 'string' && Buffer.byteLength(value) > TEXT_BYTES) {
      throw invalid('CheckRun', field, 'invalid', `${field} exceeds a maximum bytesize of 65535`);
    }
  }
  const list: unknown[] = Array.isArray(annotations) ? annotations : [];
  if (list.length > ANNOTATIONS) {
    const message = `Invalid request.\n\nNo more than ${ANNOTATIONS} items are allowed; ${list.length} were supplied.`;
    throw new Refusal(422, message);
  }
  const checked = list.map(checkAnnotation);
  if (typeof title === 'string') run.title = title;
  run.summary = summary;
  run.annotations.push(...checked);
}

function checkAnnotation(value: unknown): CheckAnnotation {
  const one = record(value);
  const refuse = (field: string) =>
    invalid('CheckAnnotation', field, 'invalid', `${field} is invalid`);
  const { path, start_line: start, end_line: end, annotation_level: level, message } = one;
  if (typeof path !== 'string' || path === '' || /^\.{0,2}\/|\\/.test(path)) throw refuse('path');
  if (!isLine(start)) throw refuse('start_line');
  if (!isLine(end) || end < start) throw refuse('end_line');
  if (level !== 'notice' && level !== 'warning' && level !== 'failure') {
    throw refuse('annotation_level');
  }
  if (typeof message !== 'string' || message === '' || Buffer.byteLength(message) > MESSAGE_BYTES) {
    throw refuse('message');
  }
  const place = { path, start_line: start, end_line: end };
  const annotation: CheckAnnotation = { ...place, annotation_level: level, message };
  const { title } = one;
  if (title === undefined) return annotation;
  if (typeof title !== 'string' || characters(title) > 255) throw refuse('title');
  return { ...annotation, title };
}

function appId(slug: string): number {
  return slug === ACTIONS ? 15_368 : 1;
}

function isLine(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function missing(field: string): Refusal {
  return invalid('CheckRun', field, 'missing_field', `${field} is missing or wrong`);
}

function appOf({ identity }: ApiRequest): string {
  if (identity.app === undefined) {
    throw new Refusal(403, 'You must authenticate via a GitHub App.');
  }
  return identity.app;
}

function toWire(run: StoredCheckRun, state: GitHubState) {
  return {
    id: run.id,
    head_sha: run.headSha,
    html_url: `${state.serverUrl}/${state.owner}/${state.name}/runs/${run.id}`,
    status: run.status,
    conclusion: run.conclusion,
    output: { title: run.title, summary: run.summary },
    name: run.name,
    app: app(run.app),
  } satisfies Partial<Record<keyof components['schemas']['check-run'], unknown>>;
}
