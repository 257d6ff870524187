/** The values of the header `Authorization` that git servers take. */
import type { Environment } from '../model/ports.ts';
import { filledIn } from '../model/unfilled.ts';

/** The credentials that a team sets for its jobs, for hosts that hand no token of their own to a job. */
export function gitPassword({ GIT_USERNAME, GIT_PASSWORD }: Environment): string | undefined {
  return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}

/** The value of the header `Authorization`; undefined if the variable of the password is empty or was not filled in. */
export function basicAuthorization(user: string, text: string | undefined): string | undefined {
  const password = filledIn(text);
  return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
