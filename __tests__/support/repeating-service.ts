/**
 * A proxy in front of a service that repeats every secret of a job in one kind of place of every answer:
 * in texts, in words of the service, in ids, in names of fields, or in names of things.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { forward, leaksOf, listen } from './echoing-service.ts';

export const KINDS = ['texts', 'words', 'ids', 'keys', 'names'] as const;
export type Kind = (typeof KINDS)[number];

export interface RepeatingService {
  kind: Kind;
  origin: string;
  /** In how many places a secret was put. */
  repeated: number;
  /** The secrets of which a text holds 12 characters in a row, plain or as base64. */
  leaks(text: string): string[];
  stop(): Promise<void>;
}

/** Statuses, levels and the like, which no person writes. */
const WORD = /^[a-z]+(?:[_-][a-z]+)*$/;
const ID = /^[a-z]+-[A-Za-z0-9]{10,}$/;
/** Fields in which a name of a person or of a policy is. */
const NAMES = ['policy-name', 'policy_name', 'username', 'policy-set-name', 'task-name', 'email'];

export async function startRepeatingService(
  origin: string,
  kind: Kind,
  secrets: readonly string[],
): Promise<RepeatingService> {
  const all = secrets.join('.');
  /** In an id: a path with it leads to the thing that has the id without it. */
  const [inIds = ''] = secrets;
  const running: Omit<RepeatingService, 'stop'> = {
    kind,
    origin: '',
    repeated: 0,
    leaks: (text) => leaksOf(secrets, text),
  };
  const put = (text: string): string => {
    running.repeated += 1;
    return text;
  };

  const speak = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      if (kind === 'texts' && value.includes(' ')) return put(`${value} ${all}`);
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
    const { status, headers, text } = await forward(origin, incoming, body);
    const shown = text.toString().replaceAll(origin, running.origin);
    const path = incoming.url ?? '/';
    const isJson = (headers['content-type'] ?? '').includes('json') && path.startsWith('/api/');
    const { 'content-length': _, ...others } = headers;
    outgoing.writeHead(status, others);
    outgoing.end(isJson && shown !== '' ? JSON.stringify(speak(JSON.parse(shown))) : shown);
  };
  return Object.assign(running, await listen(answer));
}
