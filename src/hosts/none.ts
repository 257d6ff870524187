/** A CI that is not known here, or a laptop. */
import type { Environment } from '../ports.ts';
import type { CiHost } from './host.ts';

export const none: CiHost = {
  name: 'none',
  variable: undefined,
  actor: [],
  target: [],
  facts: () => ({}),
  /** Whether a CI that is not known here builds a pull request cannot be told. */
  origin: (environment) => ({ judged: isSomeCi(environment), whose: 'own' }),
};

export function isSomeCi({ CI = '' }: Environment): boolean {
  return !/^(?:|0|false)$/i.test(CI);
}
