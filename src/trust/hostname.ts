/** The host name of the service, the environment variable that holds its token, and the addresses to which a report may link. */
import { isLoopback } from '../model/origin.ts';
import { alternatives, quote } from '../model/quote.ts';
import type { Parsed } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';

/** A host that may be asked. */
export interface Host {
  /** Without a scheme; with a port if it is not the default of the scheme. */
  hostname: string;
  /** Scheme, host and port. */
  origin: string;
}

/**
 * Reads `app.terraform.io`, `tfe.acme.example:8443`, or one of them with `https://`. `http://` is for
 * loopback only, because no token may cross a network unencrypted.
 */
export function readHostname(text: string): Parsed<Host> {
  const written = text.trim();
  // What is before an `@` may be a password.
  const problem = `${quote(written.replace(/^.*@/s, '…@'))} is not a host. Write ${alternatives(['app.terraform.io', 'tfe.example.com:8443'])}.`;
  if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written)) return { problem };
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return { problem };
  const url = new URL(address);
  if (url.pathname !== '/') return { problem };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem };
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return { problem: `${quote(written)} would send the token unencrypted. Write https.` };
  }
  return { value: { hostname: url.host, origin: url.origin } };
}

/**
 * Finds the token of a host in the variable that Terraform reads: `TF_TOKEN_app_terraform_io`. Dots
 * become underscores, hyphens stay or become two underscores. A host with a port has no such variable.
 */
export function tokenFor(hostname: string, environment: Environment): string | undefined {
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '') continue;
    const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
    if (host.toLowerCase() === hostname.toLowerCase()) return value.trim();
  }
  return undefined;
}

const PLACEHOLDER = /\{(?:policy-set|policy)\}/g;

/** Reads `https://wiki.acme.example/{policy-set}/{policy}`: placeholders in path and query only, no user name. */
export function readPolicyLink(text: string): Parsed<string> {
  const link = text.trim();
  // The message leaves the text out, because it may hold a password.
  const problem = (why: string) => ({
    problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
  });
  const filledLink = link.replace(PLACEHOLDER, 'x');
  if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(filledLink)) {
    return problem('is not an https address');
  }
  const { username, password } = new URL(filledLink);
  if (username !== '' || password !== '') return problem('has a user in it');
  const hostAndFragment = link.replace(/^(https:\/\/[^/?#]*)[^#]*/i, '$1');
  if (/[{}]/.test(hostAndFragment)) return problem('has a placeholder outside of path and query');
  if (/[{}\s]/.test(link.replace(PLACEHOLDER, ''))) {
    return problem('has another placeholder than {policy-set} and {policy}, or white space');
  }
  return { value: link };
}
