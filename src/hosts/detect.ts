/**
 * Recognises the CI host of a job by variables alone, and reads what they say that its row in the registry names. The hosts
 * themselves are loaded when they are asked, because that takes longer than packing a small repository.
 */
import { isAbsolute } from 'node:path';
import { isLoopback } from '../model/origin.ts';
import { ownPage } from '../model/own-pages.ts';
import { readCommitId } from '../model/commit-id.ts';
import { requestBase } from '../model/request-base.ts';
import type { Environment } from '../model/ports.ts';
import type { AskedServer } from '../trust/git-files.ts';
import type { CiHost, DetectedJob } from './host.ts';
import { gitPassword } from './authorization.ts';
import { CI_HOSTS, type HostRow } from './registry.ts';
import vendors from 'ci-info/vendors.json' with { type: 'json' };

/**
 * The CI host of this job, with what the environment alone says of the job. Its `name` is always that of the variables, or
 * `none`.
 *
 * @param given answers in place of the host that the variables name
 */
export async function detectJob(environment: Environment, given?: CiHost): Promise<DetectedJob> {
  const host = given ?? (await loadHost(environment));
  const name = hostRowOf(environment)?.name ?? 'none';
  const root = checkoutOf(environment);
  return { ...host.facts(environment), name, host, environment, root };
}

/** The CI host that the variables of this job name, without reading anything else of the job; `none` if they name none. */
export async function loadHost(environment: Environment): Promise<CiHost> {
  return (await hostRowOf(environment)?.load()) ?? unknownHost;
}

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
  if (name === 'none' && address === undefined && !isAnyCi(environment)) return undefined;
  return {
    address,
    authorization: server.authorization?.(environment),
    isNew: server.isNew?.(environment) ?? false,
    remedy: address === undefined && name !== 'none' ? withoutAddress() : server.remedy,
  };
}

const withoutAddress = () =>
  `Set the variable that holds its address, to one of https or SSH: see ${ownPage('docs/networks.md#where-the-default-branch-is')}.`;

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
    if (branch === undefined) return isAnyRequest(environment) ? requestBase(undefined) : undefined;
    const isName = readCommitId(branch) === undefined && !branch.startsWith('refs/');
    const isCertain = others.length === 0 && isName;
    return requestBase(isCertain ? branch : undefined);
  },
  /** A person is there only where no CI shows. Else a program started this job, and what it checks out is unknown. */
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

/** Where other CI systems have the checkout, by a variable of their jobs. */
const OTHER_ROOTS: Readonly<Record<string, string>> = {
  CODEBUILD_BUILD_ARN: 'CODEBUILD_SRC_DIR',
  CODEBUILD_BUILD_ID: 'CODEBUILD_SRC_DIR',
  bamboo_agentId: 'bamboo_build_working_directory',
  bamboo_buildKey: 'bamboo_build_working_directory',
  bamboo_planKey: 'bamboo_build_working_directory',
  BUILD_TAG: 'WORKSPACE',
  HUDSON_URL: 'WORKSPACE',
  JENKINS_HOME: 'WORKSPACE',
  TRAVIS: 'TRAVIS_BUILD_DIR',
  APPVEYOR: 'APPVEYOR_BUILD_FOLDER',
  DRONE: 'DRONE_WORKSPACE',
  CI_WORKSPACE: 'CI_WORKSPACE',
  HARNESS_BUILD_ID: 'HARNESS_WORKSPACE',
  BITRISE_IO: 'BITRISE_SOURCE_DIR',
  CIRRUS_CI: 'CIRRUS_WORKING_DIR',
};

/** Variables of jobs that the package does not name in its list: each is one of a CI by itself. */
const MORE_VARIABLES = [
  'BUILD_NUMBER CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER CI_JOB_ID CONTINUOUS_INTEGRATION',
  'ATLANTIS_TERRAFORM_VERSION PULL_NUM BASE_REPO_NAME',
  'BUILD_PIPELINE_NAME CLOUD_BUILD_ID TASKCLUSTER_ROOT_URL TEAMCITY_BUILD_PROPERTIES_FILE',
  'TEKTON_RESOURCE_NAME TEKTON_PIPELINE_RUN',
  'ENV0_DEPLOYMENT_ID SCALR_RUN_ID SPACELIFT TFC_RUN_ID',
].flatMap((line) => line.split(' '));

/** What shows a CI: each of these variables by itself, if it is set and its value contains the text. */
const CI_VARIABLES = [
  ...CI_HOSTS.flatMap(({ variable, run }) => [variable, run]),
  ...Object.keys(OTHER_ROOTS),
  ...MORE_VARIABLES,
  ...vendors.flatMap(({ env }) => {
    if (typeof env === 'string' || Array.isArray(env)) return env;
    if (env.env !== undefined) return { name: env.env, text: env.includes };
    return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
  }),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));

/** Whether a variable of some CI system, which this program does not know, says that the job is about a request. */
function isAnyRequest(environment: Environment): boolean {
  return vendors.some(({ pr }) => {
    if (pr === undefined) return false;
    if (typeof pr === 'string') return Boolean(environment[pr]);
    const { env, any, ne, ...values } = pr;
    if (env !== undefined) {
      const value = environment[env] ?? '';
      return any === undefined ? value !== '' && value !== ne : any.includes(value);
    }
    if (any !== undefined) return any.some((name) => Boolean(environment[name]));
    return Object.entries(values).some(([name, value]) => environment[name] === value);
  });
}

/**
 * Whether a variable says that this is a job of some CI system. Unlike in `ci-info` itself, one variable of
 * several is enough, and `CI=false` takes back none of the others.
 */
export function isAnyCi(environment: Environment): boolean {
  const { CI = '' } = environment;
  if (!/^(?:|0|false)$/i.test(CI)) return true;
  return CI_VARIABLES.some(({ name, text }) => {
    const value = environment[name] ?? '';
    return value !== '' && value.includes(text);
  });
}
