/** Agent tokens (service-api.md 2.5). */
import * as v from './schema.ts';
import { resource, text } from './resource.ts';

export const agentTokenSchema = resource(
  'authentication-tokens',
  v.looseObject({
    description: text,
    'created-at': text,
    'last-used-at': text,
    'expired-at': text,
    /** The secret. Set only in the answer to creation. */
    token: text,
  }),
);
export type AgentToken = v.InferOutput<typeof agentTokenSchema>;
