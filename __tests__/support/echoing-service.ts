/**
 * A proxy in front of a service that repeats secrets: it adds the token, and the addresses for uploads
 * and logs that it has seen, to every text, plain and encoded.
 */
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { served } from './loopback-service.ts';

export interface EchoingService {
  origin: string;
  /** The secrets that the text has leaked: those of which it holds 12 characters in a row. */
  leaks(text: string): string[];
  /** Answers this request with a refusal that repeats everything. */
  refuse: { method: string; path: RegExp; status: number } | undefined;
  /** Forgets the addresses so far: they were given to another program, and this one cannot know them. */
  forget(): void;
  /** To how many texts a secret was added. */
  echoed: number;
  stop(): Promise<void>;
}

export async function startEchoingService(origin: string, token: string): Promise<EchoingService> {
  const addresses = new Set<string>();
  const pieces = () => [token, ...[...addresses].flatMap(secretsOf)];
  const echo = () => [...addresses].flatMap(addressForms).concat(tokenForms(token)).join(' ');

  const running: Omit<EchoingService, 'stop'> = {
    origin: '',
    refuse: undefined,
    echoed: 0,
    forget: () => addresses.clear(),
    leaks: (text) => leaksOf(pieces(), text),
  };

  const speak = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!value.includes(' ')) return value;
      running.echoed += 1;
      return `${value} ${echo()}`;
    }
    if (Array.isArray(value)) return value.map(speak);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, speak(each)]));
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { refuse } = running;
    const path = incoming.url ?? '/';
    if (refuse && incoming.method === refuse.method && refuse.path.test(path)) {
      running.echoed += 1;
      const errors = [
        { title: `${'x'.repeat(50)} ${token}`, detail: echo() },
        { title: echo(), detail: 'and more' },
        echo(),
      ];
      outgoing.writeHead(refuse.status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ errors }));
      return;
    }
    const { status, headers, text } = await forward(origin, incoming, body);
    const shown = text.toString().replaceAll(origin, running.origin);
    for (const [, found] of shown.matchAll(/"(?:upload|log-read)-url":"([^"]+)"/g)) {
      addresses.add(found ?? '');
    }
    const json = (headers['content-type'] ?? '').includes('json') && path.startsWith('/api/');
    const log = path.includes('/policy-checks/') && !json;
    const said = json && shown !== '' ? JSON.stringify(speak(JSON.parse(shown))) : shown;
    const { 'content-length': _, ...others } = headers;
    outgoing.writeHead(status, others);
    outgoing.end(log ? said.split('\n').map(speak).join('\n') : said);
  };
  return Object.assign(running, await listen(answer));
}

/** Serves these answers on a free port of this machine. */
export async function listen(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  return served(server);
}

/** The secrets of which a text holds 12 characters in a row, plain or as base64. */
export function leaksOf(secrets: readonly string[], text: string): string[] {
  const wholes = secrets.flatMap((secret) => [secret, ...base64Forms(secret)]);
  const of = new Map(wholes.flatMap((whole) => windows(whole).map((part) => [part, whole])));
  // One pass over the text, which is long. To look for each part in it would be a thousand.
  const leaked = new Set<string>();
  for (let at = 0; at + WINDOW <= text.length; at += 1) {
    const whole = of.get(text.slice(at, at + WINDOW));
    if (whole !== undefined) leaked.add(whole);
  }
  return [...leaked];
}

/** So many characters of a secret in a row are a leak. */
const WINDOW = 12;

export async function forward(origin: string, incoming: IncomingMessage, body: Buffer) {
  const { host } = new URL(origin);
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...incoming.headers, host };
    request(origin + (incoming.url ?? ''), { method: incoming.method ?? 'GET', headers }, resolve)
      .on('error', reject)
      .end(body);
  });
  return {
    status: answered.statusCode ?? 500,
    headers: answered.headers as Record<string, string>,
    text: await buffer(answered),
  };
}

/** The last segment of the path, and the signature. */
function secretsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  return [pathname.split('/').at(-1) ?? '', searchParams.get('signature') ?? ''];
}

function addressForms(address: string): string[] {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return [
    address,
    path,
    pathname,
    pathname.slice(1),
    search,
    path.slice(0, 45),
    path.slice(-30),
    encodeURIComponent(address),
    JSON.stringify(JSON.stringify(address)),
    address.replaceAll('/', '\\/').replaceAll('&', '\\u0026'),
    address.replaceAll('&', '&amp;'),
    ...base64Forms(address),
    ...secretsOf(address).flatMap((secret) => [secret, `${secret.slice(0, 20)}…`]),
  ];
}

function tokenForms(token: string): string[] {
  return [
    `Authorization: Bearer ${token}`,
    `${token.slice(0, 24)}…`,
    `…${token.slice(-24)}`,
    ...base64Forms(token),
    ...base64Forms(token).map((form) => form.slice(0, 30)),
    encodeURIComponent(token),
  ];
}

/** As it is, and behind one and two bytes of something else. */
function base64Forms(text: string): string[] {
  return ['', ':', 'u:'].flatMap((before) => {
    const bytes = Buffer.from(before + text);
    return [bytes.toString('base64'), bytes.toString('base64url')];
  });
}

/** The first and the last characters depend on the text around them, so they are left out. */
function windows(whole: string): string[] {
  const inner = whole.replace(/=+$/, '').slice(4, -2);
  return Array.from({ length: Math.max(0, inner.length - WINDOW + 1) }, (_, at) =>
    inner.slice(at, at + WINDOW),
  );
}
