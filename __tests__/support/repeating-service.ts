/**
 * A proxy in front of a service that repeats every secret of a job in one kind of place of every answer:
 * in texts, in words of the service, in ids, in names of fields, or in names of things. In texts it also repeats
 * the addresses for uploads and logs that it has given out.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward, served } from './loopback-service.ts';

export const KINDS = ['texts', 'words', 'ids', 'keys', 'names'] as const;
export type Kind = (typeof KINDS)[number];

export type RepeatingService = Awaited<ReturnType<typeof startRepeatingService>>;

/** Statuses, levels and the like, which no person writes. */
const WORD = /^[a-z]+(?:[_-][a-z]+)*$/;
const ID = /^[a-z]+-[A-Za-z0-9]{10,}$/;
/** Fields in which a name of a person or of a policy is. */
const NAMES = ['policy-name', 'policy_name', 'username', 'policy-set-name', 'task-name', 'email'];

export async function startRepeatingService(
  origin: string,
  kind: Kind,
  secrets: readonly string[],
) {
  const all = secrets.join('.');
  const addresses = new Set<string>();
  const parts = () => [...addresses].flatMap(secretsOf);
  const everything = () => [all, ...addresses, ...parts()].join(' ');
  /** In an id: a path with it leads to the thing that has the id without it. */
  const [inIds = ''] = secrets;
  const running = {
    kind,
    origin: '',
    /** In how many places a secret was put. */
    repeated: 0,
    leaks: (text: string) => leaksOf([...secrets, ...parts()], text),
    /** Answers this request with a refusal that repeats everything. */
    refuse: undefined as { method: string; path: RegExp; status: number } | undefined,
    /** Forgets the addresses so far: they were given to another program, and the next one cannot know them. */
    forget: () => addresses.clear(),
  };
  const put = (text: string): string => {
    running.repeated += 1;
    return text;
  };

  const speak = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      if (kind === 'texts' && value.includes(' ')) return put(`${value} ${everything()}`);
      if (kind === 'names' && NAMES.includes(name)) return put(`${value}-${all}`);
      if (kind === 'ids' && ID.test(value)) return put(`${value}${inIds}`);
      const isWord = kind === 'words' && WORD.test(value) && name !== 'type' && name !== 'name';
      return isWord && name !== '' ? put(`${value}_${all}`) : value;
    }
    if (Array.isArray(value)) return value.map((each) => speak(each, name));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, each]) => [key, speak(each, key)]);
    const isThing = kind === 'keys' && name === 'attributes';
    const more = isThing
      ? [
          [put(all), all],
          ['status-timestamps', { [`${all}-at`]: all }],
        ]
      : [];
    return Object.fromEntries([...fields, ...more]);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = Buffer.from(
      (await buffer(incoming))
        .toString('latin1')
        .replaceAll(inIds, (part) => (kind === 'ids' ? '' : part)),
      'latin1',
    );
    if (kind === 'ids') {
      incoming.url = decodeURIComponent(incoming.url ?? '/').replaceAll(inIds, '');
      incoming.headers['content-length'] = String(body.length);
    }
    const path = incoming.url ?? '/';
    const { refuse } = running;
    if (refuse && incoming.method === refuse.method && refuse.path.test(path)) {
      const errors = [{ title: all, detail: put(everything()) }, everything()];
      outgoing.writeHead(refuse.status, { 'content-type': 'application/json' });
      return void outgoing.end(JSON.stringify({ errors }));
    }
    const { status, headers, text } = await forward(origin, incoming, body);
    const shown = text.toString().replaceAll(origin, running.origin);
    for (const [, found] of shown.matchAll(/"(?:upload|log-read)-url":"([^"]+)"/g)) {
      if (kind === 'texts') addresses.add(found ?? '');
    }
    const isJson = (headers['content-type'] ?? '').includes('json') && path.startsWith('/api/');
    const { 'content-length': _, ...others } = headers;
    outgoing.writeHead(status, others);
    const isLog = !isJson && path.includes('/policy-checks/');
    const said = isJson && shown !== '' ? JSON.stringify(speak(JSON.parse(shown))) : shown;
    outgoing.end(
      isLog
        ? said
            .split('\n')
            .map((line) => speak(line))
            .join('\n')
        : said,
    );
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  return Object.assign(running, await served(server));
}

/** The last segment of the path, and the signature. */
function secretsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address);
  return [pathname.split('/').at(-1) ?? '', searchParams.get('signature') ?? ''];
}

/** The secrets of which a text holds 12 characters in a row, plain or as base64. */
function leaksOf(secrets: readonly string[], text: string): string[] {
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
