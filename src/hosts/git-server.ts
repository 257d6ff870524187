/** Credentials for the git server of a CI host. */
import type { Environment } from '../model/ports.ts';
import { filledIn } from '../model/unfilled.ts';

/** For hosts that hand no token of their own to a job. */
export function ownPassword({ GIT_USERNAME, GIT_PASSWORD }: Environment): string | undefined {
  return basic(GIT_USERNAME ?? '', GIT_PASSWORD);
}

export function basic(user: string, written: string | undefined): string | undefined {
  const password = filledIn(written);
  return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
