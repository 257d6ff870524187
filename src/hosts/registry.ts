/**
 * How a job of each CI host is recognised, one row each: what is read of a host before it is loaded. A host is known here
 * also where nothing can ask it, because its variables say that this is a job, and which of them no program gets. What can be
 * asked is in `hosts/github/` and `features/other-hosts/`; what no log shows is in `model/job-secrets.ts`. If the host keeps files of its own in a hidden directory of the
 * repository, name that in `PUBLIC_DIRECTORIES` (archive/secret-files.ts), or they count as credentials.
 */
/** Names of environment variables; of several that are set, the first one counts. */
type Variables = readonly string[];

export interface HostRow {
  name: string;
  /** How people write it. */
  title: string;
  /** Set in every job of this host. Where several are set, the first row counts. */
  variable: string;
  /** The variable that says where the checkout is, as an absolute path. Without a value, the job works at the root of the file system. */
  root: string;
  /** The variables that `server.address` of the host reads, as a sentence names them. */
  address: string;
  /**
   * The variable that is the same in all jobs of one run. No other run of the host may have the same value: by it, a plan that
   * an earlier job made is taken for one of this run.
   */
  run: string;
  /** Who started the job. If the job was started again, the person who did that comes first. */
  actor: Variables;
  /** The branch that a change goes to, or a commit of it. */
  target?: Variables;
  /**
   * The commit that the host checks out. Needed where that can be a merge that the host made of the head: without it, a plan
   * of that merge does not count for the head.
   */
  built?: Variables;
  /** The repository's default branch. */
  defaultBranch?: Variables;
  /**
   * Variables with tokens of the host, or with files by which a step controls its runner. An asterisk at
   * the end matches any rest of a name.
   */
  secrets: Variables;
}

/** Servers with GitHub's API set GitHub's variables. */
const ON_GITHUB = {
  root: 'GITHUB_WORKSPACE',
  address: 'GITHUB_SERVER_URL and GITHUB_REPOSITORY',
  run: 'GITHUB_RUN_ID',
  actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
  target: ['GITHUB_BASE_REF'],
  built: ['GITHUB_SHA'],
};

/** The first host with a variable that is set counts. Gitea and Forgejo set GitHub's variable, too, so they come first. */
export const CI_HOSTS: readonly HostRow[] = [
  {
    name: 'forgejo',
    title: 'Forgejo',
    variable: 'FORGEJO_ACTIONS',
    ...ON_GITHUB,
    secrets: ['FORGEJO_*'],
  },
  {
    name: 'gitea',
    title: 'Gitea',
    variable: 'GITEA_ACTIONS',
    ...ON_GITHUB,
    secrets: ['GITEA_*'],
  },
  {
    name: 'github',
    title: 'GitHub Actions',
    variable: 'GITHUB_ACTIONS',
    ...ON_GITHUB,
    secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
  },
  {
    name: 'gitlab',
    title: 'GitLab',
    variable: 'GITLAB_CI',
    root: 'CI_PROJECT_DIR',
    address: 'CI_MERGE_REQUEST_PROJECT_URL or CI_PROJECT_URL',
    run: 'CI_PIPELINE_ID',
    actor: ['GITLAB_USER_LOGIN'],
    // The first one is set if GitLab merged the target into the change before the pipeline.
    target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
    built: ['CI_COMMIT_SHA'],
    defaultBranch: ['CI_DEFAULT_BRANCH'],
    secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
  },
  {
    name: 'azure',
    title: 'Azure Pipelines',
    variable: 'TF_BUILD',
    root: 'BUILD_SOURCESDIRECTORY',
    address: 'BUILD_REPOSITORY_URI',
    run: 'BUILD_BUILDID',
    actor: ['BUILD_REQUESTEDFOR'],
    target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
    built: ['BUILD_SOURCEVERSION'],
    secrets: ['SYSTEM_ACCESSTOKEN'],
  },
  {
    name: 'bitbucket',
    title: 'Bitbucket',
    variable: 'BITBUCKET_BUILD_NUMBER',
    root: 'BITBUCKET_CLONE_DIR',
    address: 'BITBUCKET_REPO_FULL_NAME',
    run: 'BITBUCKET_PIPELINE_UUID',
    actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
    target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
    secrets: ['BITBUCKET_*'],
  },
  {
    name: 'circleci',
    title: 'CircleCI',
    variable: 'CIRCLECI',
    root: 'CIRCLE_WORKING_DIRECTORY',
    address: 'CIRCLE_REPOSITORY_URL',
    run: 'CIRCLE_WORKFLOW_ID',
    actor: ['CIRCLE_USERNAME'],
    secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
  },
  {
    name: 'buildkite',
    title: 'Buildkite',
    variable: 'BUILDKITE',
    root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
    address: 'BUILDKITE_REPO',
    run: 'BUILDKITE_BUILD_ID',
    actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
    target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
    defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
    secrets: ['BUILDKITE_AGENT_*'],
  },
  {
    name: 'jenkins',
    title: 'Jenkins',
    variable: 'JENKINS_URL',
    root: 'WORKSPACE',
    address: 'GIT_URL',
    run: 'BUILD_TAG',
    actor: ['BUILD_USER_ID'],
    target: ['CHANGE_TARGET'],
    secrets: ['JENKINS_*'],
  },
];

/** Whether a variable is one that a program of what is judged must not get. */
export function isSecretOfCiHost(variable: string): boolean {
  const name = variable.toUpperCase();
  return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) =>
    secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret,
  );
}
