/**
 * Recognises the CI host of a job, and its checkout, by variables alone. The hosts themselves are not
 * loaded here, because that takes longer than packing a small repository.
 */
import { isAbsolute } from 'node:path';
import { CI_HOSTS, type KnownHostName } from '../model/ci-hosts.ts';
import type { Environment } from '../model/ports.ts';

/** The name of a CI host; `none` is a host that this program does not know, or a person's machine. */
export type HostName = KnownHostName | 'none';

/** The host that this job runs on; `none` if no variable names one. */
export function hostNameOf(environment: Environment): HostName {
  return recognise(environment)?.name ?? 'none';
}

function recognise(environment: Environment) {
  return CI_HOSTS.find(({ variable }) => environment[variable]);
}

/** Absolute path of the checkout, as the job's host names it. */
export function checkoutOf(environment: Environment): string | undefined {
  const { root = '' } = recognise(environment) ?? otherCi(environment) ?? {};
  const path = environment[root] ?? '';
  // CircleCI may say `~/project`.
  return isAbsolute(path) ? path : undefined;
}

/** The run of the CI host that this job is a part of, as in `github 4711`; undefined if its host is not known. */
export function hostRunOf(environment: Environment): string | undefined {
  const host = recognise(environment);
  const run = host && environment[host.run];
  return run ? `${host.name} ${run}` : undefined;
}

interface OtherCi {
  name: string;
  /** Set in its jobs. */
  variables: readonly string[];
  /** The variable that says where the checkout is. */
  root?: string;
}

/** CI systems that give their jobs too few variables to need a file here. */
const OTHERS: readonly OtherCi[] = [
  { name: 'TeamCity', variables: ['TEAMCITY_VERSION', 'TEAMCITY_BUILD_PROPERTIES_FILE'] },
  {
    name: 'AWS CodeBuild',
    variables: ['CODEBUILD_BUILD_ID', 'CODEBUILD_BUILD_ARN'],
    root: 'CODEBUILD_SRC_DIR',
  },
  { name: 'Google Cloud Build', variables: ['BUILDER_OUTPUT', 'CLOUD_BUILD_ID'] },
  {
    name: 'Bamboo',
    variables: ['bamboo_buildKey', 'bamboo_planKey', 'bamboo_agentId'],
    root: 'bamboo_build_working_directory',
  },
  { name: 'Atlantis', variables: ['ATLANTIS_TERRAFORM_VERSION', 'PULL_NUM', 'BASE_REPO_NAME'] },
  { name: 'Tekton', variables: ['TEKTON_RESOURCE_NAME', 'TEKTON_PIPELINE_RUN'] },
  { name: 'Jenkins', variables: ['JENKINS_HOME', 'HUDSON_URL', 'BUILD_TAG'], root: 'WORKSPACE' },
  { name: 'Travis CI', variables: ['TRAVIS'], root: 'TRAVIS_BUILD_DIR' },
  { name: 'AppVeyor', variables: ['APPVEYOR'], root: 'APPVEYOR_BUILD_FOLDER' },
  { name: 'Drone', variables: ['DRONE'], root: 'DRONE_WORKSPACE' },
  { name: 'Woodpecker', variables: ['CI_WORKSPACE'], root: 'CI_WORKSPACE' },
  { name: 'Harness', variables: ['HARNESS_BUILD_ID'], root: 'HARNESS_WORKSPACE' },
  { name: 'Semaphore', variables: ['SEMAPHORE'] },
  { name: 'Codefresh', variables: ['CF_BUILD_ID'] },
  { name: 'Bitrise', variables: ['BITRISE_IO'], root: 'BITRISE_SOURCE_DIR' },
  { name: 'Cirrus CI', variables: ['CIRRUS_CI'], root: 'CIRRUS_WORKING_DIR' },
  { name: 'GoCD', variables: ['GO_PIPELINE_LABEL'] },
  { name: 'Prow', variables: ['PROW_JOB_ID'] },
  { name: 'Spacelift', variables: ['SPACELIFT'] },
  { name: 'env0', variables: ['ENV0_DEPLOYMENT_ID'] },
  { name: 'Concourse', variables: ['BUILD_PIPELINE_NAME'] },
  { name: 'Taskcluster', variables: ['TASKCLUSTER_ROOT_URL'] },
  { name: 'a CI that says no more', variables: ['CONTINUOUS_INTEGRATION', 'BUILD_NUMBER'] },
];

/** Whether a variable says that this is a job of some CI system. */
export function isSomeCi(environment: Environment): boolean {
  const { CI = '' } = environment;
  return !/^(?:|0|false)$/i.test(CI) || otherCi(environment) !== undefined;
}

function otherCi(environment: Environment): OtherCi | undefined {
  return OTHERS.find(({ variables }) => variables.some((name) => environment[name]));
}
