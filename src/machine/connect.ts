/** A client for the real world: this machine's network and clock. */
import { createClient, type Client } from '../client/client.ts';
import { createSend } from '../client/http/send.ts';
import type { Environment, Log } from '../model/ports.ts';
import { systemClock } from './system-clock.ts';

export interface ConnectOptions {
  /** `https://app.terraform.io`; plain http on loopback only. */
  origin: string;
  token: string;
  /** Where proxies are looked up: `HTTPS_PROXY`, `NO_PROXY`. Usually `process.env`. */
  environment?: Environment;
  /** A PEM file with certificate authorities to trust besides the usual ones. */
  caFile?: string;
  /** Nothing is tried any more after this long, counted from now; forever when left out. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Where retries and other remarks go; nowhere when left out. */
  log?: Log;
}

/** @throws ServiceError with the code `invalid` for an origin or a token that cannot be one */
export function connect(options: ConnectOptions): { client: Client; close(): Promise<void> } {
  const { origin, token, environment = {}, caFile, timeoutMs, signal, log = SILENT } = options;
  const clock = systemClock();
  const send = createSend({ environment, caFile });
  const { random } = Math;
  const deadline = timeoutMs === undefined ? undefined : clock.now() + timeoutMs;
  const ports = { send, clock, random, log, signal };
  const client = createClient({ origin, token, ...ports, deadline, discovers: true });
  return { client, close: () => send.close() };
}

const nothing = () => {};
export const SILENT: Log = {
  debug: nothing,
  info: nothing,
  warning: nothing,
  error: nothing,
  foreign: nothing,
  secret: nothing,
};
