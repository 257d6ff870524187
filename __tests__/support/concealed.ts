/** Data of a test that has no secret, as what publishes wants it. */
import { createSecrets, type Concealed } from '../../src/model/secrets.ts';

export function concealed<T>(value: T): Concealed<T> {
  return createSecrets().concealAll(value);
}
