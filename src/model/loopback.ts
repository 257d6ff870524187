/**
 * Whether a host name means this machine itself.
 *
 * @param hostname as `URL` writes it: `localhost`, `127.0.0.1`, `[::1]`
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname)
  );
}
