/** Stands between the gate and the service: keeps every answer, and changes at most one of them. */
import type { HttpResponse } from '../../src/model/ports.ts';
import type { Json } from '../support/mutate-json.ts';

/** One answer of the service, as it left it. */
export interface Answer {
  /** `GET /runs/:id?include=plan`: the same for every id. */
  target: string;
  /** The how-manieth answer to this very request, from 0. */
  nth: number;
  status: number;
  text: string;
  /** Undefined where the body is no JSON. */
  document: Json | undefined;
}

export interface Lie {
  target: string;
  nth: number;
  /** Of the answer that is being told, the answer that is told instead. */
  tell(answer: Answer): { status: number; text: string; type?: string };
}

/** Passes every request on, and one answer changed. */
export function tellTo<Request extends { method: string; url: URL }>(
  send: (request: Request) => Promise<HttpResponse>,
  wanted: Lie | undefined,
) {
  const answers: Answer[] = [];
  const counts = new Map<string, number>();
  let lie: Answer | undefined;
  return {
    answers,
    /** The answer that was not true, once it was given. */
    lie: () => lie,
    send: async (request: Request): Promise<HttpResponse> => {
      const response = await send(request);
      const target = targetOf(request);
      const nth = counts.get(target) ?? 0;
      counts.set(target, nth + 1);
      const text = new TextDecoder().decode(response.body);
      const answer = toAnswer(target, nth, response.status, text);
      if (wanted === undefined || wanted.target !== target || wanted.nth !== nth) {
        answers.push(answer);
        return response;
      }
      const told = wanted.tell(answer);
      lie = toAnswer(target, nth, told.status, told.text);
      answers.push(lie);
      const type: Record<string, string> =
        told.type === undefined ? {} : { 'content-type': told.type };
      const headers = { ...response.headers, ...type };
      return { status: told.status, headers, body: new TextEncoder().encode(told.text) };
    },
  };
}

function toAnswer(target: string, nth: number, status: number, text: string): Answer {
  let document: Json | undefined;
  try {
    document = JSON.parse(text) as Json;
  } catch {
    document = undefined;
  }
  return { target, nth, status, text, document };
}

const ID = /\b[a-z]+-[A-Za-z0-9]{16}\b/g;

export function targetOf({ method, url }: { method: string; url: URL }): string {
  const [, secret] = /^\/v1\/(\w+)\//.exec(url.pathname) ?? [];
  if (secret !== undefined) return `${method} /v1/${secret}`;
  const path = url.pathname.replace('/api/v2', '').replaceAll(ID, ':id');
  return `${method} ${path}${decodeURIComponent(url.search)}`;
}
