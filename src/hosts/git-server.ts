/** Credentials for the git server of a CI host. */
import type { Environment } from '../model/ports.ts';
import { filledIn } from '../model/unfilled.ts';

/** For hosts that hand no token of their own to a job. */
export const WITH_PASSWORD = {
  credential: '`GIT_USERNAME` and `GIT_PASSWORD`, or an SSH agent',
  authorization: ({ GIT_USERNAME, GIT_PASSWORD }: Environment) =>
    basic(GIT_USERNAME ?? '', GIT_PASSWORD),
};

export function basic(user: string, written: string | undefined): string | undefined {
  const password = filledIn(written);
  return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
