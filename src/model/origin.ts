/** Where a token may go: to one origin, over TLS unless the origin is this machine itself. */

/** Whether a host name, as `URL` writes it, means this machine itself: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname)
  );
}

/** Parses the origin of a service; if no token may go there, returns a sentence that says why. */
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
