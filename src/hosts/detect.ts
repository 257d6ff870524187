/**
 * Recognises the CI host of a job by variables alone (`registry.ts`), and reads those variables that its row names. The host
 * itself is loaded when it is asked, because that takes longer than packing a small repository.
 */
import { isAbsolute } from 'node:path';
import { isLoopback } from '../model/origin.ts';
import { ownPage } from '../model/own-pages.ts';
import { readCommitId } from '../model/commit-id.ts';
import { toRequestBase } from '../model/request-base.ts';
import type { Environment } from '../model/ports.ts';
import type { AskedServer } from '../trust/git-files.ts';
import type { CiHost, DetectedJob, LoadableHost } from './host.ts';
import { gitPassword } from './authorization.ts';
import { CI_HOSTS, type HostRow } from './registry.ts';
import { OTHER_ROOTS, isAnyRequest, isAnyCi } from './any-ci.ts';

/**
 * The CI host of this job, with what the environment alone says of the job. Its `name` is always that of the variables, or
 * `none`.
 *
 * @param hosts those that can be asked, besides GitHub
 * @param given answers in place of the host that the variables name
 */
export async function detectJob(
  environment: Environment,
  hosts: readonly LoadableHost[],
  given?: CiHost,
): Promise<DetectedJob> {
  const host = given ?? (await loadHost(environment, hosts));
  const name = hostRowOf(environment)?.name ?? 'none';
  const root = checkoutOf(environment);
  return { ...host.facts(environment), name, host, environment, root };
}

/**
 * The CI host that the variables of this job name, without reading anything else of the job; `unknownHost` if they name none. Of
 * one that cannot be asked, nobody knows where the files of a job come from.
 */
export async function loadHost(
  environment: Environment,
  hosts: readonly LoadableHost[],
): Promise<CiHost> {
  const row = hostRowOf(environment);
  if (row === undefined) return unknownHost;
  const found = [GITHUB_HOST, ...hosts].find(({ name }) => name === row.name);
  if (found !== undefined) return found.load();
  return { ...unknownHost, jobOrigin: () => ({ proposed: true, changeOrigin: 'unknown' }) };
}

/** The host that the gate is built for. */
export const GITHUB_HOST: LoadableHost = {
  name: 'github',
  load: async () => (await import('./github/github.ts')).github,
};

/**
 * The values of these variables that are set, in the order of their names. Only variables of the
 * job's own host are read. If the host is not known, those of every host are: a container may have
 * been given some of them without the one that names the host.
 */
export function valuesOfHostVariables(
  environment: Environment,
  which: 'target' | 'defaultBranch' | 'built',
): string[] {
  const row = hostRowOf(environment);
  return readVariables(row === undefined ? CI_HOSTS : [row], which, environment);
}

/** Whether a target branch is set for any host. Then the job may be about a change, on whichever host it runs. */
export function isTargetSet(environment: Environment): boolean {
  return readVariables(CI_HOSTS, 'target', environment).some((value) => value !== '');
}

function readVariables(
  rows: readonly HostRow[],
  which: 'target' | 'defaultBranch' | 'built',
  environment: Environment,
): string[] {
  const names = rows.flatMap((row) => row[which] ?? []);
  return names.flatMap((name) => environment[name] ?? []);
}

/** Everybody who took part in starting the job, as its host names them; empty if the host does not say. */
export function startersOf(environment: Environment): string[] {
  const names = hostRowOf(environment)?.actor ?? [];
  return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}

/**
 * The server that is asked for the default branch. A clone is not asked: a machine that keeps its workspaces may have an
 * old branch, or one that an earlier job has changed. The address comes from the variables of the host, never from the
 * clone. Undefined where nothing shows a CI: then the clone of this machine is its user's own.
 */
export function serverToAsk({ name, host, environment }: DetectedJob): AskedServer | undefined {
  const { server } = host;
  const address = gitAddress(server.address(environment) ?? '');
  const row = hostRowOf(environment);
  if (name === 'none' && address === undefined && !isAnyCi(environment)) return undefined;
  return {
    address,
    authorization: server.authorization?.(environment),
    isNew: server.isNew?.(environment) ?? false,
    remedy: address === undefined && row !== undefined ? setAddress(row) : server.remedy,
  };
}

const setAddress = ({ address }: HostRow) =>
  `Set ${address} so that its address is one of https or SSH: see ${ownPage('docs/networks.md#where-the-default-branch-is')}.`;

/** An address of https or SSH, or of http on this machine, without a password; undefined for any other text. */
function gitAddress(text: string): string | undefined {
  const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
  if (host !== undefined) return `ssh://${user}${host}/${inner}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.password = '';
  if (url.protocol === 'ssh:') return url.href;
  url.username = '';
  const isHere = url.protocol === 'http:' && isLoopback(url.hostname);
  return url.protocol === 'https:' || isHere ? url.href : undefined;
}

/** A CI host that this program does not know, or a person's machine. */
export const unknownHost: CiHost = {
  server: {
    authorization: gitPassword,
    address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
    remedy:
      'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
  },
  facts: () => ({}),
  requestBase(environment) {
    // A container may have been given a part of the variables of its host.
    const branches = valuesOfHostVariables(environment, 'target').filter((value) => value !== '');
    const [branch, ...others] = new Set(branches);
    if (branch === undefined)
      return isAnyRequest(environment) ? toRequestBase(undefined) : undefined;
    const isName = readCommitId(branch) === undefined && !branch.startsWith('refs/');
    const isCertain = others.length === 0 && isName;
    return toRequestBase(isCertain ? branch : undefined);
  },
  /**
   * A person is there only where no CI shows. Else a program started this job, and its files choose no setting. They count as
   * the repository's own, because no variable is known that could name a fork: as `unknown`, every job of such a CI would be
   * refused. So its operators have to keep tokens from builds of forks (docs/ci/circleci.md says it).
   */
  jobOrigin: (environment, isPersonThere) => ({
    proposed: !isPersonThere || isAnyCi(environment),
    changeOrigin: 'own',
  }),
};

/** The host that this job runs on; undefined if no variable names one. */
export function hostRowOf(environment: Environment): HostRow | undefined {
  return CI_HOSTS.find(({ variable }) => environment[variable]);
}

/** Absolute path of the checkout, as the job's host names it. */
export function checkoutOf(environment: Environment): string | undefined {
  const variable = Object.keys(OTHER_ROOTS).find((name) => environment[name]) ?? '';
  const root = hostRowOf(environment)?.root ?? OTHER_ROOTS[variable] ?? '';
  const path = environment[root] ?? '';
  // CircleCI may say `~/project`.
  return isAbsolute(path) ? path : undefined;
}

/** The run of the CI host that this job is a part of, as in `github 4711`; undefined if its host is not known. */
export function hostRunOf(environment: Environment): string | undefined {
  const host = hostRowOf(environment);
  const run = host && environment[host.run];
  return run ? `${host.name} ${run}` : undefined;
}
