/**
 * Downloads of archives, plans and logs, by a secret URL or through one.
 *
 * A URL of a log or an archive is a secret that is good for 25 hours:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs.
 */
import type { HttpResponse } from '../../model/ports.ts';
import type { Api, Transfer } from '../api.ts';
import type { Purpose } from '../describe-failure.ts';
import { refuseHtml, Unreadable } from '../jsonapi.ts';
import type { Route } from './route.ts';

/** Larger than any configuration: stops a service that never stops sending. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;

/** An archive, written to `file`. */
export async function download(
  api: Api,
  route: Route,
  file: string,
  purpose: Purpose,
): Promise<{ bytes: number }> {
  return fetchOrFollow(api, route, 'download', {
    ...purpose,
    accept: '*/*',
    file,
    maxBytes: MAX_DOWNLOAD_BYTES,
    read(answer) {
      const { status, bytes } = answer;
      if (status !== 200) return undefined;
      refuseHtml(answer);
      if (bytes === undefined) throw new Unreadable('was not written to a file');
      return { value: { bytes } };
    },
  });
}

/** A log; undefined if there is none yet. */
export async function readLog(
  api: Api,
  route: Route,
  purpose: Purpose,
): Promise<string | undefined> {
  return fetchOrFollow<string | undefined>(api, route, 'log', {
    ...purpose,
    accept: 'text/plain, */*',
    maxBytes: MAX_TEXT_BYTES,
    read(answer) {
      if (answer.status === 204) return { value: undefined };
      // A refusal, and not a log that is not there yet.
      if (answer.status !== 200) return undefined;
      refuseHtml(answer);
      return { value: new TextDecoder().decode(answer.body) };
    },
  });
}

/** Requests a file or a text. One redirect is followed, without the token. @param what it is, for errors */
async function fetchOrFollow<T>(
  api: Api,
  route: Route,
  what: 'download' | 'log' | 'plan',
  request: Purpose & Transfer<T>,
): Promise<T> {
  const answered = await api.fetch<{ value: T } | { location: string }>(route, {
    ...request,
    read(answer) {
      const location = redirectOf(answer);
      if (location !== undefined) return { value: { location } };
      const value = request.read(answer);
      return value && { value };
    },
  });
  if ('value' in answered) return answered.value;
  return api.requestSecretUrl(answered.location, {
    ...request,
    method: 'GET',
    shownPath: `(${what} URL)`,
    needs: `a ${what} URL that has not expired: ask again`,
    class: 'safe',
  });
}

/** Where an answer leads; undefined if it is no redirect. */
function redirectOf({ status, headers: { location } }: HttpResponse): string | undefined {
  return status >= 300 && status < 400 && status !== 304 ? location : undefined;
}

/** Called at the beginning of each attempt. The function that it returns receives the answer piece by piece. */
export type OpenSink = () => (bytes: Uint8Array) => void;

/** The largest size that is read to learn what a plan changes. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;

/** The JSON of a plan as text; empty if there is none. */
export async function readPlanText(api: Api, route: Route, purpose: Purpose): Promise<string> {
  const { take, read, text } = partsForText();
  const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
  await fetchOrFollow<void>(api, route, 'plan', { ...purpose, ...transfer });
  return text();
}

/** The JSON of a state as text, from the address that its version names; empty if there is none. */
export async function readStateText(api: Api, url: string, purpose: Purpose): Promise<string> {
  const { take, read, text } = partsForText();
  const request = {
    ...purpose,
    method: 'GET',
    shownPath: '(state URL)',
    class: 'safe',
    maxBytes: MAX_JSON_BYTES,
    take,
  } as const;
  // HCP Terraform names an address of its own, which asks for the token and leads to one that does not.
  const answered = await api.requestSecretUrl<{ location: string } | undefined>(url, {
    ...request,
    needsToken: true,
    read(answer) {
      const location = redirectOf(answer);
      return location === undefined ? read(answer) : { value: { location } };
    },
  });
  if (answered !== undefined) {
    await api.requestSecretUrl<undefined>(answered.location, { ...request, read });
  }
  return text();
}

/** The log of a plan or an apply from its beginning, from a secret URL. */
export async function streamPlanLog(
  api: Api,
  url: string | null | undefined,
  open: OpenSink,
): Promise<void> {
  if (typeof url !== 'string' || url === '') return;
  await api.requestSecretUrl<void>(withWholeLog(api, url), {
    method: 'GET',
    shownPath: '(log URL)',
    what: 'read the log of the plan',
    needs: 'a log URL that has not expired',
    class: 'safe',
    ...partsForSink(open),
    maxBytes: MAX_LOG_BYTES,
  });
}

/** The URL with parameters that ask for the log from its beginning. */
function withWholeLog(api: Api, url: string): string {
  const { href } = api.origin;
  if (!URL.canParse(url, href)) return url;
  const fromStart = new URL(url, href);
  fromStart.searchParams.set('limit', String(MAX_LOG_BYTES));
  fromStart.searchParams.set('offset', '0');
  return fromStart.href;
}

/** The parts of a request whose answer is given to a sink piece by piece. */
function partsForSink(open: OpenSink) {
  let sink: ReturnType<OpenSink> | undefined;
  const take = (bytes: Uint8Array, offset: number): void => {
    if (offset === 0) sink = open();
    sink?.(bytes);
  };
  const read = ({ status, body }: HttpResponse): { value: undefined } | undefined => {
    const hasBody = status === 200 || status === 206;
    // A network port need not hand over the pieces: then the body is here as a whole.
    if (hasBody && body.length > 0) take(body, 0);
    // 416: the range that was asked for begins behind the end.
    return hasBody || status === 204 || status === 416 ? { value: undefined } : undefined;
  };
  return { take, read };
}

/** The same for an answer that is kept as a text. */
function partsForText() {
  let pieces: Uint8Array[] = [];
  const parts = partsForSink(() => {
    pieces = [];
    return (bytes) => void pieces.push(Uint8Array.from(bytes));
  });
  return { ...parts, text: () => Buffer.concat(pieces).toString('utf8') };
}

/** The bytes with which a log begins and ends: the control characters STX and ETX. */
const START = 0x02;
const END = 0x03;

/** The last `maxBytes` of the log of a plan or an apply, without the marks at its beginning and its end. */
export async function readPlanLog(
  api: Api,
  url: string | null | undefined,
  maxBytes: number,
): Promise<string> {
  let tail: Uint8Array = new Uint8Array();
  await streamPlanLog(api, url, () => {
    tail = new Uint8Array();
    return (bytes) => {
      tail = tailOf(Buffer.concat([tail, bytes]), maxBytes + 2);
    };
  });
  const from = tail[0] === START ? 1 : 0;
  const to = tail.at(-1) === END ? -1 : undefined;
  return new TextDecoder().decode(tailOf(tail.subarray(from, to), maxBytes));
}

function tailOf(bytes: Uint8Array, length: number): Uint8Array {
  return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
