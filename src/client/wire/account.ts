/** The owner of a token, and the tokens of agents. */
import { flag, resource, lenient, text } from './resource.ts';
import * as v from './schema.ts';

export const userSchema = resource('users', {
  username: text,
  email: lenient(v.string()),
  'is-service-account': flag,
});
/** The user, team or organization that a token belongs to. */
export type Account = v.InferOutput<typeof userSchema>;

export const agentTokenSchema = resource('authentication-tokens', {
  description: text,
  'created-at': lenient(v.string()),
  'last-used-at': text,
  'expired-at': lenient(v.string()),
  /** The secret. Set only in the answer to creation. */
  token: text,
});
/** A token for the agents of one pool. */
export type AgentToken = v.InferOutput<typeof agentTokenSchema>;
