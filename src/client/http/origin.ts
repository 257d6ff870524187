/** Where a token may go: one origin, over TLS unless it never leaves this machine. */

import { isLoopback } from '../../model/loopback.ts';

/** The origin as a URL, or why it cannot be one, as a sentence. */
export function parseOrigin(origin: string): URL | string {
  if (!URL.canParse(origin))
    return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
  const url = new URL(origin);
  if (url.username !== '' || url.password !== '')
    return 'An origin holds no user name or password.';
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    return `An origin ends after its host: write ${url.origin}.`;
  }
  if (url.protocol === 'https:') return url;
  if (url.protocol === 'http:' && isLoopback(url.hostname)) return url;
  return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
