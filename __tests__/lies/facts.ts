/** What no script of the local service says, put into every answer that has it: the documents of a plan. */
import type { HttpRequest, HttpResponse, Send } from '../../src/model/ports.ts';
import type { Json } from '../support/mutate-json.ts';
import { targetOf } from './tell.ts';

export type Fact =
  /** An attribute of the first, second, … plan of a world. */
  | { nth: number; attribute: string; is: Json }
  /** The answer to a question. */
  | { to: string; text: string };

interface Resource {
  type: string;
  id: string;
  attributes: { [name: string]: Json };
}

/** Plans are counted in the order in which they were first told, so that every document has the same second one. */
export function sendWithFacts(send: Send, facts: readonly Fact[]): Send {
  const plans: string[] = [];
  return async (request: HttpRequest): Promise<HttpResponse> => {
    const honest = await send(request);
    const target = targetOf(request);
    const whole = facts.find((fact) => 'text' in fact && target.startsWith(fact.to));
    if (whole !== undefined && 'text' in whole) return answer(honest, whole.text, 200);
    const document = parse(honest.body);
    if (document === undefined) return honest;
    const told = plansIn(document);
    for (const { id } of told) if (!plans.includes(id)) plans.push(id);
    for (const fact of facts) {
      if ('text' in fact) continue;
      const own = told.filter(({ id }) => id === plans[fact.nth]);
      for (const { attributes } of own) attributes[fact.attribute] = fact.is;
    }
    return answer(honest, JSON.stringify(document), honest.status);
  };
}

function answer(response: HttpResponse, text: string, status: number): HttpResponse {
  const body = new TextEncoder().encode(text);
  const headers = { ...response.headers, 'content-length': String(body.length) };
  return { ...response, status, headers, body };
}

function parse(body: Uint8Array): { data?: unknown; included?: unknown } | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as object;
  } catch {
    return undefined;
  }
}

function plansIn({ data, included }: { data?: unknown; included?: unknown }): Resource[] {
  return [data, included]
    .flat()
    .filter((each): each is Resource => (each as Resource | undefined)?.type === 'plans');
}
