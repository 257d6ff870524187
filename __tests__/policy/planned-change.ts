import type { WrittenChange } from '../support/plan-sources.ts';

/** A change as a plan has it; `actions` are words, as `delete create`. */
export function planned(address: string, actions: string, rest: Partial<WrittenChange> = {}) {
  return { address, actions: actions.split(' '), ...rest };
}
