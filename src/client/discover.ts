/** Finds the path of the API on a host, which the host publishes. */
import { ServiceError, boundedLine } from './service-error.ts';
import { exchange, type ExchangePorts } from './http/exchange.ts';
import { Unreadable, parseObject } from './jsonapi.ts';
import { CODES } from '../model/errors.ts';

/** Where a host publishes the path of its API. It is requested without a token. */
const DISCOVERY_PATH = '/.well-known/terraform.json';
/** The services that Terraform looks up: the first for the `cloud` block, the second for `backend "remote"`. */
const SERVICE_KEYS = ['tfe.v2', 'tfe.v2.1'];
const MAX_DISCOVERY_BYTES = 64 * 1024;

/** Whether the host's API path is built in: `app.terraform.io` and its regional hosts. */
export function isKnownHost({ hostname }: URL): boolean {
  return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}

/**
 * The path of the API without a slash at its end (`/remote/tfe/v2`); undefined if the host does not
 * publish one. Throws a ServiceError when the host fails, cannot be reached, or names another host.
 */
export async function discover(origin: URL, ports: ExchangePorts): Promise<string | undefined> {
  const purpose = { what: 'find out where the service has its API' };
  const service = { host: origin.host, serviceOrigin: origin.origin };
  const headers = { Accept: 'application/json' };
  try {
    return await exchange<string | undefined>(ports, {
      attemptMs: 30_000,
      budgetMs: 60_000,
      description: { purpose, method: 'GET', path: DISCOVERY_PATH, ...service },
      class: 'safe',
      request: {
        url: new URL(DISCOVERY_PATH, origin),
        method: 'GET',
        headers,
        maxBytes: MAX_DISCOVERY_BYTES,
      },
      countsForRateLimit: false,
      read({ status, body }) {
        if (status === 200) return { value: readBase(body) };
        return status >= 500 || status === 429 ? undefined : { value: undefined };
      },
    });
  } catch (error) {
    // The document is never longer than that: this answer is an HTML page.
    if (error instanceof ServiceError && error.code === 'unreadable' && error.status === undefined)
      return undefined;
    throw error;
  }
}

/** Accepts a path only: a whole URL could send the token to another host. */
function readBase(body: Uint8Array): string | undefined {
  const document = parseObject(body);
  const values = SERVICE_KEYS.map((name) => document?.[name]);
  const value = values.find((path) => path !== undefined);
  if (value === undefined) return undefined;
  if (typeof value === 'string' && PATHNAME.test(value)) return value.replace(/\/$/, '');
  const shown = boundedLine(JSON.stringify(value), 120);
  throw new Unreadable(`says that the API is at ${shown}, which is not a path on this host`, {
    helpCode: CODES.apiNotFound,
  });
}

/** Whether no segment of the path is `.` or `..`. */
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
