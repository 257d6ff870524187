/** What the handlers of requests work with. */
import type { Method } from '../model/ports.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import type { TokenRecord } from './records.ts';
import type { Signer } from './secrets.ts';
import type { Store } from './store.ts';

export interface Domain {
  store: Store;
  signer: Signer;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  edition: 'hosted' | 'self-managed';
  identity: Identity;
  /** How many milliseconds a run takes in a workspace that a request has created. */
  runDurationMs: number;
}

/**
 * How the service identifies itself. The specification's neutral service sends no headers about
 * itself and answers `POST /team-workspaces` with 200; real services name themselves in headers and
 * answer 201.
 */
export type Identity = 'neutral' | 'hcp-terraform' | 'terraform-enterprise';

/** A request whose route and token have been found. */
export interface RouteCall {
  domain: Domain;
  request: ServiceRequest;
  query: URLSearchParams;
  /** The parts of the path that the route names, decoded. */
  parameters: Readonly<Record<string, string>>;
  token: TokenRecord;
}

export interface ServedRoute {
  method: Method;
  /** The path below /api/v2; `:name` matches one part of a path. */
  path: string;
  handler: (call: RouteCall) => ServiceResponse | Promise<ServiceResponse>;
}

/** The part of the path that `:name` matched. A name that the route does not have is a fault of the table. */
export function parameter(call: RouteCall, name: string): string {
  const value = call.parameters[name];
  if (value === undefined) throw new Error(`the route has no :${name}`);
  return value;
}
