/** The owner of a token, and the tokens of agents. */
import { flag, resourceSchema, ignoredIfInvalid, text } from './resource.ts';
import * as v from './schema.ts';

export const userSchema = resourceSchema('users', {
  username: text,
  email: ignoredIfInvalid(v.string()),
  'is-service-account': flag,
});
/** The user, team or organization that a token belongs to. */
export type Account = v.InferOutput<typeof userSchema>;

export const agentTokenSchema = resourceSchema('authentication-tokens', {
  description: text,
  'created-at': ignoredIfInvalid(v.string()),
  'last-used-at': text,
  'expired-at': ignoredIfInvalid(v.string()),
  /** The secret. Set only in the answer to creation. */
  token: text,
});
/** A token for the agents of one pool. */
export type AgentToken = v.InferOutput<typeof agentTokenSchema>;
