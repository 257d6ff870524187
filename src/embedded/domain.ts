/** What handlers work with. */
import type { Hcl } from '../locate/hcl.ts';
import type { Method } from '../ports.ts';
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
  /** Loads the parser; afterwards `hcl` is set. */
  loadHcl(): Promise<void>;
  hcl: Hcl | undefined;
}

/**
 * As whom the service introduces itself: the specification's neutral service says nothing of
 * itself and answers operation 17 with 200, real ones name themselves in headers and answer 201.
 */
export type Identity = 'neutral' | 'hcp-terraform' | 'terraform-enterprise';

/** A request that was matched to a route and to a token. */
export interface Call {
  domain: Domain;
  request: ServiceRequest;
  query: URLSearchParams;
  /** The parts of the path that the route names, decoded. */
  parameters: Readonly<Record<string, string>>;
  token: TokenRecord;
}

export type Handler = (call: Call) => ServiceResponse | Promise<ServiceResponse>;

export interface Route {
  /** Row of service-api.md 4, for those that have one. */
  operation?: number;
  method: Method;
  /** Below /api/v2; `:name` stands for one part. */
  path: string;
  handler: Handler;
}

/** `:name` of the path. Routes say which ones there are, so a missing one is a fault of the table. */
export function parameter(call: Call, name: string): string {
  const value = call.parameters[name];
  if (value === undefined) throw new Error(`the route has no :${name}`);
  return value;
}
