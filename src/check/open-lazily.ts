/** Opens a check without a service for a door. Its parts are loaded by checks that ask for it, and by no others. */
import type { CheckDoor } from './check-request.ts';

export const openLazily: NonNullable<CheckDoor['openLocal']> = async (...asked) => {
  const { openLocal } = await import('./open-local.ts');
  return openLocal(...asked);
};
