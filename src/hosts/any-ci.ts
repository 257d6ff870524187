/** What shows a job of some CI system, also of one that this program does not know. */
import type { Environment } from '../model/ports.ts';
import { CI_HOSTS } from './registry.ts';
import vendors from 'ci-info/vendors.json' with { type: 'json' };

/**
 * Where CI systems without a row in `registry.ts` have the checkout, by a variable of their jobs; and Jenkins where the
 * variable of its row is not set.
 */
export const OTHER_ROOTS: Readonly<Record<string, string>> = {
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
export function isAnyRequest(environment: Environment): boolean {
  return vendors.some(({ pr }) => pr !== undefined && saysRequest(pr, environment));
}

/** How the list of the package says that a job is about a request. */
type RequestSign = NonNullable<(typeof vendors)[number]['pr']>;

function saysRequest(sign: RequestSign, environment: Environment): boolean {
  if (typeof sign === 'string') return Boolean(environment[sign]);
  const { env, any, ne, ...values } = sign;
  if (env !== undefined) {
    const value = environment[env] ?? '';
    // `any` has values of that variable here, and names of variables where there is no `env`.
    return any === undefined ? value !== '' && value !== ne : any.includes(value);
  }
  if (any !== undefined) return any.some((name) => Boolean(environment[name]));
  return Object.entries(values).some(([name, value]) => environment[name] === value);
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
