/** Who a token belongs to (api-facts 3.5). */
import * as v from './schema.ts';
import { flag, resource, text } from './resource.ts';

export const userSchema = resource(
  'users',
  v.looseObject({ username: text, email: text, 'is-service-account': flag }),
);
export type Account = v.InferOutput<typeof userSchema>;
