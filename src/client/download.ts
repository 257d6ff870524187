/** Operations 7 and 8: ask for the archive, follow the one redirect to it without the token. */
import type { HttpResponse } from '../ports.ts';
import { isRedirect } from './api.ts';
import type { Api } from './api.ts';
import type { Asking } from './describe.ts';
import { Unreadable, refuseHtml } from './jsonapi.ts';
import type { ApiPath } from './path.ts';

/** No configuration is larger; a service that sends on and on ends here. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const TRANSFER_MS = 15 * 60_000;

export async function download(
  api: Api,
  path: ApiPath,
  file: string,
  asking: Asking,
): Promise<{ bytes: number }> {
  const first = await api.fetch<{ bytes: number } | { location: string }>(
    { method: 'GET', path, asking, accept: '*/*', file, maxBytes: MAX_DOWNLOAD_BYTES },
    (answer) => {
      if (answer.status === 200) return written(answer);
      if (answer.status === 204) throw new Unreadable('holds nothing to download');
      return redirectOf(answer);
    },
  );
  if ('bytes' in first) return first;
  return api.secret({
    method: 'GET',
    url: first.location,
    called: '(download URL)',
    asking: { ...asking, needs: 'a download URL that has not expired: ask again' },
    class: 'safe',
    file,
    maxBytes: MAX_DOWNLOAD_BYTES,
    attemptMs: TRANSFER_MS,
    budgetMs: TRANSFER_MS,
    read: (answer) => (answer.status === 200 ? written(answer) : undefined),
  });
}

/** A page for people is kept in memory and not written: see `SendToFile`. */
function written(answer: HttpResponse & { bytes?: number }): { value: { bytes: number } } {
  refuseHtml(answer);
  return { value: { bytes: answer.bytes ?? 0 } };
}

/** Where an answer leads: the one hop that downloads and logs may take. */
export function redirectOf(answer: {
  status: number;
  headers: Record<string, string>;
}): { value: { location: string } } | undefined {
  const location = answer.headers['location'];
  if (!isRedirect(answer.status) || location === undefined) return undefined;
  return { value: { location } };
}
