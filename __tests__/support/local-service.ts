/** A local service on a clock that a test moves, and requests to it without any socket. */
import { writeTar } from '../../src/service/tar.ts';
import { createService, type Service, type ServiceOptions } from '../../src/service/service.ts';
import type { Method } from '../../src/model/ports.ts';
import { seededRandom } from './virtual-time.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** The document, or an empty object. */
  json: Document;
}

/** Loosely typed on purpose: tests say what must be there. */
export interface Document {
  data: Item & Item[];
  included: Item[];
  errors: { status: string; title: string; detail?: string; source?: { pointer?: string } }[];
  links: Record<string, string | null>;
  meta: { pagination: Record<string, number | null> };
}
export interface Item {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
  relationships: Record<
    string,
    { data: { id: string; type: string } & { id: string; type: string }[] }
  >;
  links: Record<string, string>;
}

export type TestService = ReturnType<typeof testService>;

interface AskOptions {
  token?: string | null;
  headers?: Record<string, string>;
}

export function testService(options: Partial<ServiceOptions> = {}) {
  let nowMs = 0;
  const service = createService({
    clock: {
      now: () => nowMs,
      date: () => new Date(Date.UTC(2026, 0, 1) + nowMs),
      sleep: () => Promise.reject(new Error('the service never sleeps')),
    },
    random: seededRandom(1),
    ...options,
  });
  return Object.assign(service, {
    /** Lets time pass. */
    pass: (ms: number) => {
      nowMs += ms;
    },
    workspaceId: (name: string) => {
      const found = service.workspaces.find((one) => one.name === name);
      if (found === undefined) throw new Error(`no workspace ${name}`);
      return found.id;
    },
    passedMs: () => nowMs,
    ask: asking(service),
  });
}

/** Asks a service below /api/v2, unless the path begins with `/v1/`, `/admin/` or `/.well-known/`. */
export function asking(service: Pick<Service, 'handle' | 'token'>, usualToken = service.token) {
  return async (
    method: Method,
    target: string,
    body?: unknown,
    { token = usualToken, headers = {} }: AskOptions = {},
  ): Promise<Answer> => {
    const isBare = /^\/(?:v1\/|admin\/|\.)/.test(target);
    const url = new URL(`http://127.0.0.1${isBare ? '' : '/api/v2'}${target}`);
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
    const response = await service.handle({
      method,
      path: url.pathname,
      query: url.search.slice(1),
      headers: {
        ...(token !== null && !isBare && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/vnd.api+json' }),
        ...headers,
      },
      body: body instanceof Uint8Array ? body : Buffer.from(body === undefined ? '' : text),
    });
    return { ...response, ...readAnswer(response.body) };
  };
}

function readAnswer(body: Uint8Array): Pick<Answer, 'text' | 'json'> {
  const text = new TextDecoder().decode(body);
  try {
    return { text, json: JSON.parse(text) as Document };
  } catch {
    // Logs and archives are no documents.
    return { text, json: {} as Document };
  }
}

/** A `.tar.gz` of text files. */
export function archiveOf(files: Record<string, string>): Uint8Array {
  const encoder = new TextEncoder();
  return writeTar(
    new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])),
  );
}

/** Creates a version, uploads and answers its id. */
export async function uploadTo(
  service: Pick<TestService, 'ask'>,
  workspaceId: string,
  files: Record<string, string>,
  attributes: Record<string, boolean> = { speculative: true, 'auto-queue-runs': false },
): Promise<string> {
  const created = await service.ask('POST', `/workspaces/${workspaceId}/configuration-versions`, {
    data: { type: 'configuration-versions', attributes },
  });
  const url = new URL(String(created.json.data.attributes['upload-url']));
  await service.ask('PUT', url.pathname + url.search, archiveOf(files));
  return created.json.data.id;
}

/** What asks for a run of a version. */
export const runOf = (workspaceId: string, versionId: string, attributes: object = {}) => ({
  data: {
    type: 'runs',
    attributes,
    relationships: {
      workspace: { data: { type: 'workspaces', id: workspaceId } },
      'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
    },
  },
});

/** Starts a run of a version and answers its id. */
export async function startRunOf(
  service: Pick<TestService, 'ask'>,
  ...of: Parameters<typeof runOf>
): Promise<string> {
  return (await service.ask('POST', '/runs', runOf(...of))).json.data.id;
}
