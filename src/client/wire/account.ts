/** Who a token belongs to, and the tokens of agents. */
import { flag, resource, text } from './resource.ts';
import type * as v from './schema.ts';

export const userSchema = resource('users', {
  username: text,
  email: text,
  'is-service-account': flag,
});
export type Account = v.InferOutput<typeof userSchema>;

export const agentTokenSchema = resource('authentication-tokens', {
  description: text,
  'created-at': text,
  'last-used-at': text,
  'expired-at': text,
  /** The secret. Set only in the answer to creation. */
  token: text,
});
export type AgentToken = v.InferOutput<typeof agentTokenSchema>;
