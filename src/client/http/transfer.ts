/** Archives and logs: what goes to or comes from a URL that is a secret, or by way of one. */
import type { HttpResponse } from '../../ports.ts';
import type { Api, Transfer } from '../api.ts';
import type { Purpose } from '../describe.ts';
import { refuseHtml, Unreadable } from '../jsonapi.ts';
import type { Reader } from './exchange.ts';
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
  const read = (answer: HttpResponse) => {
    if (answer.status !== 200) return undefined;
    refuseHtml(answer);
    const { bytes } = answer;
    if (bytes === undefined) throw new Unreadable('was not written to a file');
    return { value: { bytes } };
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
  const read = ({ status, body }: HttpResponse) =>
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
  called: 'download' | 'log' | 'plan',
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

/** Begins to read a source anew, for each attempt. What it returns takes the source piece by piece. */
export type Open = () => (bytes: Uint8Array) => void;

/** More than this is no longer read for what a plan changes. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/** A document that is read as it arrives; nothing is taken while there is none. */
export async function streamJson(
  api: Api,
  route: Route,
  open: Open,
  purpose: Purpose,
): Promise<void> {
  const { take, read } = streaming(open);
  const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
  return follow<void>(api, route, 'plan', { ...purpose, ...transfer, readSigned: read });
}

/** A plan's log from its beginning, from a secret URL. */
export async function streamPlanLog(
  api: Api,
  url: string | null | undefined,
  open: Open,
): Promise<void> {
  if (typeof url !== 'string' || url === '') return;
  const whole = ranged(api, url, { limit: MAX_LOG_BYTES, offset: 0 });
  await api.secret<void>(whole, { ...LOG, ...streaming(open), maxBytes: MAX_LOG_BYTES });
}

function streaming(open: Open) {
  let sink: ReturnType<Open> | undefined;
  const take = (bytes: Uint8Array, offset: number): void => {
    if (offset === 0) sink = open();
    sink?.(bytes);
  };
  const read = ({ status, body }: HttpResponse): { value: undefined } | undefined => {
    const taken = status === 200 || status === 206;
    // A sender may keep the body all the same.
    if (taken && body.length > 0) take(body, 0);
    return taken || status === 204 || status === 416 ? { value: undefined } : undefined;
  };
  return { take, read };
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

const LOG = {
  method: 'GET',
  called: '(log URL)',
  what: 'read the log of the plan',
  needs: 'a log URL that has not expired',
  class: 'safe',
} as const;

function ranged(api: Api, url: string, range: { limit: number; offset: number }): string {
  const { href } = api.origin;
  if (!URL.canParse(url, href)) return url;
  const within = new URL(url, href);
  for (const [name, bytes] of Object.entries(range)) within.searchParams.set(name, String(bytes));
  return within.href;
}

async function readPiece(api: Api, url: string, offset: number): Promise<Uint8Array> {
  return api.secret<Uint8Array>(ranged(api, url, { limit: PIECE_BYTES, offset }), {
    ...LOG,
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
