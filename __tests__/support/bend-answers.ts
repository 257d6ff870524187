/** Answers of a service that a test changes on their way. */
import type { HttpResponse } from '../../src/model/ports.ts';

interface Shown {
  attributes: Record<string, unknown>;
  relationships: Record<string, unknown>;
}

export function withText(answer: HttpResponse, change: (text: string) => string): HttpResponse {
  const text = change(new TextDecoder().decode(answer.body));
  return { ...answer, body: new TextEncoder().encode(text) };
}

/** Changes what a document is about, in place; an answer that is no document stays as it is. */
export function withData(answer: HttpResponse, change: (data: Shown) => void): HttpResponse {
  return withText(answer, (text) => {
    if (!text.startsWith('{"data":')) return text;
    const document = JSON.parse(text) as { data: Shown };
    change(document.data);
    return JSON.stringify(document);
  });
}
