import type { Relationship } from './resource.js';

/** The user, team or organization that a token belongs to. */
export interface Account {
  id: string;
  type: 'users';
  attributes: {
    username?: string | null;
    email?: string | null;
    'is-service-account'?: boolean | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** A token for the agents of one pool. */
export interface AgentToken {
  id: string;
  type: 'authentication-tokens';
  attributes: {
    description?: string | null;
    'created-at'?: string | null;
    'last-used-at'?: string | null;
    'expired-at'?: string | null;
    /** The secret. Set only in the answer to creation. */
    token?: string | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
