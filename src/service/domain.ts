/** What handlers work with. */
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
  /** How long runs take in workspaces that are made by request. */
  runDurationMs: number;
}

/**
 * As whom the service introduces itself: the specification's neutral service says nothing of
 * itself and answers `POST /team-workspaces` with 200, real ones name themselves in headers and
 * answer 201.
 */
export type Identity = 'neutral' | 'hcp-terraform' | 'terraform-enterprise';

/** A request that was matched to a route and to a token. */
export interface RouteCall {
  domain: Domain;
  request: ServiceRequest;
  query: URLSearchParams;
  /** The parts of the path that the route names, decoded. */
  parameters: Readonly<Record<string, string>>;
  token: TokenRecord;
}

export interface Route {
  method: Method;
  /** Below /api/v2; `:name` matches one part. */
  path: string;
  handler: (call: RouteCall) => ServiceResponse | Promise<ServiceResponse>;
}

/** `:name` of the path. Routes say which ones there are, so a missing one is a fault of the table. */
export function parameter(call: RouteCall, name: string): string {
  const value = call.parameters[name];
  if (value === undefined) throw new Error(`the route has no :${name}`);
  return value;
}
