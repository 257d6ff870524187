/**
 * What git gets to reach a server: the proxy and the authorities that this program's own requests have, so that
 * one setting holds for both. Releases of git and curl read `NO_PROXY` in several ways, so it is decided here.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import type { Environment } from '../model/ports.ts';
import { isSocks, proxyFor } from '../model/proxies.ts';
import { pickVariables } from './execute.ts';
import { readRegular } from './read-regular.ts';
import { makeTemporary, removeTemporary } from './temporary.ts';

/** Passed on as they are: where this machine keeps its authorities, and the keys of an SSH agent. */
const PASSED_VARIABLES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];

/** The files in which systems keep their authorities; one that the environment names comes first. */
const SYSTEM_AUTHORITIES = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/pki/tls/certs/ca-bundle.crt',
  '/etc/ssl/ca-bundle.pem',
  '/etc/ssl/cert.pem',
];

/** A repository on a server. */
export interface RemoteRepository {
  address: string;
  /** The value of the header `Authorization`, which goes to this address alone. */
  authorization?: string | undefined;
}

/**
 * Calls `run` with the variables with which git reaches the server. A file with authorities is
 * there until `run` has ended.
 */
export async function withNetwork<T>(
  { address, authorization }: RemoteRepository,
  { environment }: { environment: Environment },
  run: (variables: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const variables: Record<string, string> = {
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    ...proxyVariables(address, environment),
    ...settingsFor(address, authorization),
    ...pickVariables(environment, PASSED_VARIABLES),
  };
  const added = environment['NODE_EXTRA_CA_CERTS'];
  const fileOfGit = environment['GIT_SSL_CAINFO'];
  if (!isNamed(added)) {
    return run(isNamed(fileOfGit) ? { ...variables, GIT_SSL_CAINFO: fileOfGit } : variables);
  }
  const folder = makeTemporary('plangate-authorities-');
  try {
    const file = join(folder, 'authorities.pem');
    await writeFile(file, await readAuthorities(environment, added));
    return await run({ ...variables, GIT_SSL_CAINFO: file });
  } finally {
    removeTemporary(folder);
  }
}

/** Settings of git, as variables (https://git-scm.com/docs/git-config): every process can read those of a command line. */
function settingsFor(address: string, authorization: string | undefined): Record<string, string> {
  const variables = {
    GIT_CONFIG_COUNT: '1',
    // A server that was named has no reason to send git elsewhere.
    GIT_CONFIG_KEY_0: 'http.followRedirects',
    GIT_CONFIG_VALUE_0: 'false',
  };
  if (authorization === undefined) return variables;
  return {
    ...variables,
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
    GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
  };
}

function isNamed(path: string | undefined): path is string {
  return path !== undefined && path.trim() !== '';
}

function proxyVariables(address: string, environment: Environment): Record<string, string> {
  const proxy = URL.canParse(address) ? proxyFor(new URL(address), environment) : undefined;
  if (proxy === undefined) return { NO_PROXY: '*', no_proxy: '*' };
  const value = isSocks(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
  return { https_proxy: value, http_proxy: value, NO_PROXY: '', no_proxy: '' };
}

/** Git replaces its own list by the file that it gets, so everything that is trusted without it is in there. */
async function readAuthorities(environment: Environment, added: string): Promise<string> {
  const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
  const ofSystem = [...named.filter(isNamed), ...SYSTEM_AUTHORITIES].find((path) =>
    existsSync(path),
  );
  const files = ofSystem === undefined ? [added] : [ofSystem, added];
  const texts = await Promise.all(files.map(async (path) => readRegular(path).catch(() => '')));
  return [...rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
