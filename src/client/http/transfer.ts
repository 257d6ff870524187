/** Archives and logs: what goes to or comes from a URL that is a secret, or by way of one. */
import type { Api, Transfer } from '../api.ts';
import type { Purpose } from '../describe.ts';
import { refuseHtml, Unreadable } from '../jsonapi.ts';
import type { Answer, Reader } from './exchange.ts';
import type { Route } from './route.ts';

/** No configuration is larger; a service that sends on and on ends here. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** An archive, written to `file`. */
export async function download(
  api: Api,
  route: Route,
  file: string,
  purpose: Purpose,
): Promise<{ bytes: number }> {
  const read = (answer: Answer) => {
    if (answer.status !== 200) return undefined;
    // A page for people is kept in memory and not written: see `SendToFile`.
    refuseHtml(answer);
    return { value: { bytes: answer.bytes ?? 0 } };
  };
  return follow(api, route, 'download', {
    ...purpose,
    accept: '*/*',
    file,
    maxBytes: MAX_DOWNLOAD_BYTES,
    read(answer) {
      if (answer.status === 204) throw new Unreadable('holds nothing to download');
      return read(answer);
    },
    readSigned: read,
  });
}

/** A log; undefined while there is none. */
export async function readText(
  api: Api,
  route: Route,
  purpose: Purpose,
): Promise<string | undefined> {
  const read = ({ status, body }: Answer) =>
    status === 200 ? { value: new TextDecoder().decode(body) } : undefined;
  return follow<string | undefined>(api, route, 'log', {
    ...purpose,
    accept: 'text/plain, */*',
    maxBytes: MAX_TEXT_BYTES,
    read(answer) {
      if (answer.status === 204) return { value: undefined };
      if (answer.status === 200) refuseHtml(answer);
      return read(answer);
    },
    readSigned: read,
  });
}

/** Downloads and logs may take one hop, which is asked without the token. */
async function follow<T>(
  api: Api,
  route: Route,
  called: 'download' | 'log',
  { readSigned, ...request }: Purpose & Transfer<T> & { readSigned: Reader<T> },
): Promise<T> {
  const answered = await api.fetch<{ value: T } | { location: string }>(route, {
    ...request,
    read(answer) {
      const { status, headers } = answer;
      const redirects = status >= 300 && status < 400 && status !== 304;
      const { location } = headers;
      if (redirects && location !== undefined) return { value: { location } };
      const value = request.read(answer);
      return value && { value };
    },
  });
  if ('value' in answered) return answered.value;
  return api.secret(answered.location, {
    ...request,
    method: 'GET',
    called: `(${called} URL)`,
    needs: `a ${called} URL that has not expired: ask again`,
    class: 'safe',
    read: readSigned,
  });
}

const PIECE_BYTES = 1024 * 1024;
/** What is read at most to find the end of a log. */
const MOST_BYTES = 64 * 1024 * 1024;
const START = 0x02;
const END = 0x03;

/** The end of a plan's log: in pieces by offset, between a start and an end mark, from a secret URL. */
export async function readPlanLog(
  api: Api,
  url: string | null | undefined,
  maxBytes: number,
): Promise<string> {
  if (typeof url !== 'string' || url === '') return '';
  let tail: Uint8Array = new Uint8Array();
  for (let offset = 0; offset < MOST_BYTES;) {
    const piece = await readPiece(api, url, offset);
    offset += piece.length;
    tail = endOf(Buffer.concat([tail, piece]), maxBytes + 2);
    // Not a full piece: the end. Longer than asked for: a service that sends it all at once.
    if (piece.length !== PIECE_BYTES || piece.at(-1) === END) break;
  }
  const from = tail[0] === START ? 1 : 0;
  const to = tail.at(-1) === END ? -1 : undefined;
  return new TextDecoder().decode(endOf(tail.subarray(from, to), maxBytes));
}

async function readPiece(api: Api, url: string, offset: number): Promise<Uint8Array> {
  const { href } = api.origin;
  const ranged = URL.canParse(url, href) ? new URL(url, href) : undefined;
  ranged?.searchParams.set('limit', String(PIECE_BYTES));
  ranged?.searchParams.set('offset', String(offset));
  return api.secret<Uint8Array>(ranged?.href ?? url, {
    method: 'GET',
    called: '(log URL)',
    what: 'read the log of the plan',
    needs: 'a log URL that has not expired',
    class: 'safe',
    maxBytes: MOST_BYTES,
    read({ status, body }) {
      if (status === 200 || status === 206) return { value: body };
      // Nothing there yet, or nothing after this offset.
      return status === 204 || status === 416 ? { value: new Uint8Array() } : undefined;
    },
  });
}

function endOf(bytes: Uint8Array, length: number): Uint8Array {
  return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
