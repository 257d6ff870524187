/**
 * Lies that persist and agree: told in every answer, and of a resource in every document that has it.
 * Each is data, so that a table can hold it.
 */
import type { HttpRequest, HttpResponse, Send } from '../../src/model/ports.ts';
import { spotsOf, type Json } from '../support/mutate-json.ts';
import { GOOD } from './spots.ts';
import { targetOf } from './tell.ts';

export type AgreeingLie =
  /** Of the first, second, … resource of a type: what is at a path, or that nothing is. */
  | { of: string; nth?: number; at: string; is?: Json }
  /** In the answers to a question: what is at a path of the document, or that nothing is. */
  | { to: string; at: string; is?: Json }
  /** Another answer altogether. */
  | { to: string; status: number; text: string };

type Holder = { [key: string]: Json };

interface Resource extends Holder {
  type: string;
  id: string;
}

/** Resources in the order in which they were first told, so that every document has the same second one. */
export function lyingSend(send: Send, lies: readonly AgreeingLie[], facts: readonly AgreeingLie[]) {
  const known = new Map<string, string[]>();
  const all = [...facts, ...lies];
  return async (request: HttpRequest): Promise<HttpResponse> => {
    const honest = await send(request);
    const target = targetOf(request);
    const whole = all.findLast((lie) => 'text' in lie && target.startsWith(lie.to));
    const response =
      whole !== undefined && 'text' in whole ? answer(honest, whole.text, whole.status) : honest;
    const document = parse(response.body);
    if (document === undefined) return response;
    const resources = resourcesOf(document);
    for (const { type, id } of resources) {
      const ids = known.get(type) ?? [];
      known.set(type, ids.includes(id) ? ids : [...ids, id]);
    }
    for (const lie of all) {
      if ('of' in lie) {
        const id = known.get(lie.of)?.[lie.nth ?? 0];
        const own = resources.filter((each) => each.type === lie.of && each.id === id);
        own.forEach((resource) => put(resource, lie));
      } else if (!('text' in lie) && target.startsWith(lie.to)) put(document, lie);
    }
    return answer(response, JSON.stringify(document), response.status);
  };
}

function answer(response: HttpResponse, text: string, status: number): HttpResponse {
  const body = new TextEncoder().encode(text);
  const headers = { ...response.headers, 'content-length': String(body.length) };
  return { ...response, status, headers, body };
}

function parse(body: Uint8Array): Holder | undefined {
  try {
    const document = JSON.parse(new TextDecoder().decode(body)) as Json;
    return isHolder(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: Json | undefined): value is Holder {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function resourcesOf({ data, included }: Holder): Resource[] {
  return [data, included]
    .flatMap((each) => (Array.isArray(each) ? each : [each]))
    .filter((each): each is Resource => isHolder(each) && typeof each['type'] === 'string');
}

function put(holder: Json, { at, ...lie }: { at: string; is?: Json }): void {
  const path = at.split('/');
  const key = path.pop() ?? '';
  const place = path.reduce<Json | undefined>((value, name) => memberOf(value, name), holder);
  if (Array.isArray(place)) {
    if ('is' in lie) place[Number(key)] = lie.is ?? null;
    else place.splice(Number(key), 1);
  } else if (isHolder(place)) {
    if ('is' in lie) place[key] = lie.is ?? null;
    else delete place[key];
  }
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as Holder)[name] : undefined;
}

/** What was answered, by question. */
export interface Told {
  target: string;
  text: string;
}

const NEVER = 'neverSeen0123456';
const AT = '2026-11-21T01:00:00+00:00';

/** Every lie that is worth a try in a world where these answers were given. */
export function candidates(told: readonly Told[]): AgreeingLie[] {
  const found = new Map<string, AgreeingLie>();
  const add = (lie: AgreeingLie): unknown => found.set(JSON.stringify(lie), lie);
  const known = new Map<string, string[]>();
  for (const { target, text } of told) {
    const to = target.split('?')[0] ?? target;
    add({ to, status: 404, text: '{"errors":[{"status":"404","title":"not found"}]}' });
    add({ to, status: 200, text: '{}' });
    add({ to, status: 200, text: '{"data":[' });
    const document = parse(new TextEncoder().encode(text));
    if (document === undefined) {
      add({ to, status: 200, text: '' });
      continue;
    }
    if (Array.isArray(document['data'])) {
      add({ to, at: 'data', is: [] });
      document['data'].forEach((_, at) => add({ to, at: `data/${at}` }));
      add({ to, at: 'meta/pagination/total-count', is: 7 });
      add({ to, at: 'meta/pagination/next-page', is: 1 });
    }
    if (document['included'] !== undefined) add({ to, at: 'included' });
    const resources = resourcesOf(document);
    if (resources.length === 0) ofPlan(document, to).forEach(add);
    for (const resource of resources) {
      const ids = known.get(resource.type) ?? [];
      if (!ids.includes(resource.id)) known.set(resource.type, [...ids, resource.id]);
      const nth = (known.get(resource.type) ?? []).indexOf(resource.id);
      if (nth > 1) continue;
      for (const lie of ofResource(resource))
        add({ of: resource.type, ...(nth > 0 && { nth }), ...lie });
    }
  }
  return [...found.values()];
}

type Change = { at: string; is?: Json };

function ofResource(resource: Resource): Change[] {
  const { attributes = {}, relationships = {} } = resource;
  const id: Change = { at: 'id', is: `${resource.id.split('-')[0]}-${NEVER}` };
  const inside = spotsOf({ attributes, relationships }).flatMap(({ path, value, key }) =>
    changesOf(path.slice(1), key, value),
  );
  const stamps = 'attributes/status-timestamps';
  const more: Change[] = ['errored-at', 'canceled-at', 'failed-at'].map((name) => ({
    at: `${stamps}/${name}`,
    is: AT,
  }));
  const said: Change[] = [
    ['auto-apply', true],
    ['save-plan', false],
    ['plan-only', false],
    ['target-addrs', ['null_resource.a']],
    ['allow-empty-apply', true],
    ['replace-addrs', ['null_resource.a']],
    ['status', 'planned_and_saved'],
  ].map(([name, is]) => ({ at: `attributes/${name as string}`, is: is as Json }));
  return [id, ...inside, ...more, ...(resource.type === 'runs' ? said : [])];
}

function changesOf(at: string, key: string, value: Json): Change[] {
  const gone: Change = { at };
  if (at === 'attributes' || at === 'relationships') return [];
  const depth = at.split('/').length;
  if (at.startsWith('relationships')) {
    if (depth === 2)
      return [gone, { at, is: {} }, { at, is: { data: null } }, { at, is: { data: [] } }];
    return key === 'id' && typeof value === 'string'
      ? [{ at, is: `${value.split('-')[0]}-${NEVER}` }]
      : [];
  }
  if (typeof value === 'boolean') return [gone, { at, is: !value }];
  if (typeof value === 'number') return [gone, { at, is: 0 }, { at, is: value + 1 }];
  if (value === null) return [{ at, is: true }];
  if (Array.isArray(value)) return [gone, { at, is: [] }];
  if (typeof value === 'object') return depth <= 3 ? [gone, { at, is: {} }] : [gone];
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return [gone, { at, is: '2001-01-01T00:00:00+00:00' }];
  const words = ['status', 'enforcement_level', 'workspace-task-enforcement-level', 'stage'];
  if (words.includes(key))
    return [...GOOD, 'frobnicating', 'errored', 'canceled', 'pending'].map((is) => ({ at, is }));
  return [
    gone,
    { at, is: 'x' },
    { at, is: `https://elsewhere.example/x/y/commit/${'0'.repeat(40)}` },
  ];
}

/** The plan as JSON is one document. */
function ofPlan(document: Holder, to: string): AgreeingLie[] {
  const entries = document['resource_changes'];
  const each = (Array.isArray(entries) ? entries : []).flatMap((_, at): AgreeingLie[] => [
    { to, at: `resource_changes/${at}` },
    { to, at: `resource_changes/${at}/change/actions`, is: ['no-op'] },
    { to, at: `resource_changes/${at}/change/actions`, is: ['evict'] },
    { to, at: `resource_changes/${at}/address`, is: 'aws_vpc.other' },
    { to, at: `resource_changes/${at}/address`, is: 'no address' },
    { to, at: `resource_changes/${at}/address` },
    { to, at: `resource_changes/${at}/mode`, is: 'data' },
  ]);
  return [
    ...each,
    { to, at: 'complete', is: false },
    { to, at: 'errored', is: true },
    { to, at: 'deferred_changes', is: [{}] },
    { to, at: 'resource_changes', is: [] },
    { to, at: 'resource_changes', is: {} },
  ];
}
