/** What the contract is run against: a service, a client of it, and things on it to work with. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveOf } from '../../support/local-service.ts';
import { createClient } from '../../../src/client/client.ts';
import type { Client } from '../../../src/client/client.ts';
import { createSend } from '../../../src/client/http/send.ts';
import type { Clock, FileBody, Method, Send } from '../../../src/model/ports.ts';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { quietLog } from '../../support/quiet-log.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

export interface Exchange {
  method: string;
  pathname: string;
  status: number;
  /** Empty where it went to a file. */
  body: string;
}

export interface World {
  /** May do everything that the contract asks for. */
  client: Client;
  workspaceId: string;
  /** A small .tar.gz with a configuration in it. */
  archive: FileBody;
  /** Where downloads may be written. */
  directory: string;
  /** Everything that was sent, by whomever, since it was last emptied. */
  exchanges: Exchange[];
  /** A request that no typed client makes. */
  byHand: (method: Method, path: string, body: string) => Promise<number>;
  clock: Clock;
  /** What not every service has to offer; a case that needs a missing one is left out, aloud. */
  has: {
    /** Whose token belongs to nobody of the organization. */
    outsider?: Client;
    /** An organization token, not yet known to be one. */
    organizationToken?: Client;
    /** A team that has no access to the workspace. */
    teamId?: string;
    agentPoolId?: string;
    /** A version that came from version control. */
    vcsVersionId?: string;
    /** The workspace's current version. */
    currentVersionId?: string;
    /** A run of `run-`… with a policy check that failed softly; a new one each time. */
    softFailedRun?(): Promise<string>;
    selfManaged?: true;
    /** Lets the next creations of an agent token fail with 500. */
    breakTokenCreation?(): void;
  };
  close(): Promise<void>;
}

export interface Connection {
  origin: string;
  token: string;
  exchanges: Exchange[];
  clock?: Clock;
}

/** A client whose every exchange is written down. */
export function connect({ origin, token, exchanges, clock = systemClock() }: Connection) {
  const inner = createSend({ environment: process.env });
  const send: Send = async (request) => {
    const answer = await inner(request);
    const { method, url } = request;
    const { status } = answer;
    const body = new TextDecoder().decode(answer.body);
    exchanges.push({ method, pathname: url.pathname, status, body });
    return answer;
  };
  const client = createClient({
    origin,
    token,
    send,
    clock,
    random: Math.random,
    log: quietLog(),
    deadline: clock.now() + 10 * 60_000,
  });
  return { client, send, close: () => inner.close() };
}

/** What the cases upload, in a directory for what they receive. */
export function writeArchive(text: string): Pick<World, 'archive' | 'directory'> {
  const directory = emptyDirectory();
  const bytes = archiveOf({ 'main.tf': text });
  const archive = { path: join(directory, 'sent.tar.gz'), bytes: bytes.length };
  writeFileSync(archive.path, bytes);
  return { archive, directory };
}

export function byHand(send: Send, origin: string, token: string) {
  return async (method: Method, path: string, body: string): Promise<number> => {
    const { status } = await send({
      method,
      url: new URL(`/api/v2${path}`, origin),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/vnd.api+json',
      },
      body,
      timeoutMs: 30_000,
      maxBytes: 1_000_000,
    });
    return status;
  };
}
