/** A client that uses this machine's network and clock. */
import { createClient, type Client } from '../client/client.ts';
import { createSend } from '../client/http/send.ts';
import type { Environment, Log } from '../model/ports.ts';
import { alarms, systemClock } from './system-clock.ts';

/** The service, and the limits of its client. */
export interface ConnectOptions {
  /** `https://app.terraform.io`; plain http on loopback only. */
  origin: string;
  token: string;
  /** The environment with `HTTPS_PROXY` and `NO_PROXY`, mostly `process.env`. */
  environment?: Environment;
  /** Requests are no longer sent or repeated after this time, counted from now; no limit if left out. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Where retries are reported; nowhere if left out. */
  log?: Log;
}

/**
 * Makes a client for one service.
 *
 * @returns the client, and a function that closes its connections
 * @throws ServiceError with the code `invalid` if the origin or the token is malformed
 */
export function connect(options: ConnectOptions): { client: Client; close(): Promise<void> } {
  const { origin, token, environment = {}, timeoutMs, signal, log = SILENT } = options;
  const clock = systemClock();
  const send = createSend({ environment });
  const { random } = Math;
  const deadline = timeoutMs === undefined ? undefined : clock.now() + timeoutMs;
  // Any number of requests may wait for it, and a signal of Node.js warns of more than ten.
  const canceled = signal && alarms.any(signal);
  const ports = { send, clock, random, log, signal: canceled };
  const client = createClient({ origin, token, ...ports, deadline, discovers: true });
  return { client, close: () => send.close() };
}

const ignore = () => {};
export const SILENT: Log = {
  debug: ignore,
  info: ignore,
  warning: ignore,
  error: ignore,
  foreign: ignore,
  secret: ignore,
};
