import type { HttpResponse } from './ports.ts';

/** Whether an answer is a page: APIs do not answer with one, proxies and sign-in pages do. */
export function isHtml({ headers }: Pick<HttpResponse, 'headers'>): boolean {
  return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
