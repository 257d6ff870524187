/** Decides which host gets which token, for the action, the command line and the library. */
import { CODES, type Code } from '../model/errors.ts';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import type { Environment } from '../model/ports.ts';
import type { Parsed, Problem } from '../model/parse.ts';
import { isLoopback } from '../model/origin.ts';
import { alternatives, quote } from '../model/quote.ts';
import { isUnfilled } from '../model/unfilled.ts';
import type { Own } from './tree.ts';

const DEFAULT_HOST = 'app.terraform.io';

/** Where the host and its token may be set; the first place that has one counts. */
export interface ServicePlaces {
  /** Texts of inputs or options; an empty one counts as absent. */
  hostname: string | undefined;
  token: string | undefined;
  environment: Environment;
  /** What `terraform login` stored for a host. */
  storedToken?: ((hostname: string) => string | undefined) | undefined;
  /** The `cloud` block that may choose the host. */
  block?: Own<CloudBlock> | undefined;
  /** `cloud` blocks that choose nothing and must not name another host. */
  otherBlocks?: readonly (CloudBlock | undefined)[] | undefined;
  /** The problem of a token that was not found: its message continues a sentence that begins with `token`. */
  missingToken: (hostname: string) => { message: string; code?: Code | undefined };
}

/**
 * Chooses the host and its token; where one is missing in the result, a problem says why. A token that is bound to a host, by
 * the name of its variable or by the file in which it is stored, goes to that host only.
 */
export function chooseService(places: ServicePlaces): {
  serviceHost?: ServiceHost;
  token?: string;
  problems: Problem[];
} {
  const { environment, storedToken, block, otherBlocks = [] } = places;
  const answeredHost = nonEmpty(places.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']);
  const writtenHost = answeredHost ?? block?.hostname;
  const reading = readHostname(writtenHost ?? DEFAULT_HOST);
  const serviceHost = 'value' in reading ? reading.value : undefined;
  const problems: Problem[] =
    'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
  // A host that a block says in another way than as a text is not the default one.
  const unread = [block, ...otherBlocks].flatMap((one) => one?.unread?.hostname ?? []);
  if (answeredHost === undefined) problems.push(...unread);
  const tokenOfHost =
    serviceHost &&
    (tokenFor(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
  const token = nonEmpty(places.token) ?? nonEmpty(environment['TF_API_TOKEN']) ?? tokenOfHost;
  if (token === undefined) {
    const missing = places.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
    problems.push({ where: 'token', ...missing });
  } else if (isUnfilled(token)) {
    const message =
      'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
    problems.push({ where: 'token', message });
  } else if (/[^\x21-\x7e]/.test(token)) {
    const message = 'contains a space, a line break or another character that no token has.';
    problems.push({ where: 'token', message });
  }
  // tfci reads this variable: who moves from there has named a host by it.
  const ofTfci = { at: 'TF_HOSTNAME', hostname: nonEmpty(environment['TF_HOSTNAME']) };
  for (const otherBlock of writtenHost === undefined ? [...otherBlocks, ofTfci] : otherBlocks) {
    const problem = serviceHost && otherHostProblem(serviceHost, otherBlock);
    if (problem !== undefined) problems.push(problem);
  }
  return { serviceHost, token, problems };
}

/** The problem of a `cloud` block that names another host than the chosen one; undefined if there is none. */
export function otherHostProblem(
  { hostname }: ServiceHost,
  block: { at: string; hostname?: string | undefined } | undefined,
): Problem | undefined {
  if (block?.hostname === undefined) return undefined;
  const reading = readHostname(block.hostname);
  if ('value' in reading && reading.value.hostname === hostname) return undefined;
  return {
    where: 'hostname',
    code: CODES.unnamedHost,
    message: `is ${hostname}, and ${block.at} names the host ${quote(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
  };
}

function nonEmpty(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** A host that may be asked. */
export interface ServiceHost {
  /** Without a scheme; with a port if it is not the default of the scheme. */
  hostname: string;
  /** Scheme, host and port. */
  origin: string;
}

/**
 * Reads `app.terraform.io`, `tfe.acme.example:8443`, or one of them with `https://`. `http://` is for
 * loopback only, because no token may cross a network unencrypted.
 */
export function readHostname(text: string): Parsed<ServiceHost> {
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
