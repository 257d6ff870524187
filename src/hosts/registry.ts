/**
 * All CI hosts that this program knows, one row each: what is read of a host before it is loaded, and where it is. To add
 * one, write `hosts/NAME.ts` (`host.ts` says what it has) and its row: `buildkite` shows all that it must have. If the host keeps files of its own in a hidden
 * directory of the repository, name that in `PUBLIC_DIRECTORIES` (archive/secret-files.ts), or they count as credentials. Only the host of the job
 * is loaded: all of them would take longer than packing a small repository.
 */
import type { CiHost } from './host.ts';

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
  /** What its page says, docs/ci/NAME.md, and `plangate init --host NAME`; a host may have none. */
  page?: CiPage;
  load(): Promise<CiHost>;
}

interface CiPage {
  /** The name of the host on a page about several. */
  title?: string;
  /** Where the host looks for the text of `init`. */
  file: string;
  /** How the secrets get into a job. */
  secrets?: string;
  /** The directory of the reports, if the host looks for a certain name. */
  reports?: string;
  language?: 'groovy';
  /** The value of `--target-branches`, as a word of a shell, where the host does not name the default branch. */
  targetBranches?: string;
  /** `SCRIPT` is replaced by the command, `IMAGE` by the image that it runs in. Without it: a workflow, as for GitHub. */
  template?: string;
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
    load: async () => (await import('../features/other-hosts/gitea.ts')).gitea,
  },
  {
    name: 'gitea',
    title: 'Gitea',
    variable: 'GITEA_ACTIONS',
    ...ON_GITHUB,
    secrets: ['GITEA_*'],
    page: {
      title: 'Gitea and Forgejo',
      file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
    },
    load: async () => (await import('../features/other-hosts/gitea.ts')).gitea,
  },
  {
    name: 'github',
    title: 'GitHub Actions',
    variable: 'GITHUB_ACTIONS',
    ...ON_GITHUB,
    secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
    load: async () => (await import('./github/github.ts')).github,
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
    page: {
      file: '.gitlab-ci.yml',
      secrets:
        'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
      template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      dotenv: plangate-reports/verdict.env
`,
    },
    load: async () => (await import('../features/other-hosts/gitlab.ts')).gitlab,
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
    page: {
      file: 'azure-pipelines.yml',
      targetBranches: 'main',
      secrets:
        'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
      template: `pool: { vmImage: ubuntu-latest }
container: { image: IMAGE, options: --user 0 } # Azure Pipelines adds a user of its own to it
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
    },
    load: async () => (await import('../features/other-hosts/azure.ts')).azure,
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
    page: {
      file: 'bitbucket-pipelines.yml',
      targetBranches: 'main',
      secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
      reports: 'test-results',
      template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
    },
    load: async () => (await import('../features/other-hosts/bitbucket.ts')).bitbucket,
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
    page: {
      file: '.circleci/config.yml',
      // It does not name the base either.
      targetBranches: '"*"',
      secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
      template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
    },
    load: async () => (await import('../features/other-hosts/circleci.ts')).circleci,
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
    load: async () => (await import('../features/other-hosts/buildkite.ts')).buildkite,
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
    page: {
      file: 'Jenkinsfile',
      targetBranches: 'main',
      language: 'groovy',
      secrets:
        'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
      template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
    },
    load: async () => (await import('../features/other-hosts/jenkins.ts')).jenkins,
  },
];

export interface HostWithPage extends HostRow {
  page: CiPage;
}

/** Hosts with a page of their own: docs/ci/NAME.md. */
export const HOSTS_WITH_PAGES: readonly HostWithPage[] = CI_HOSTS.flatMap((row) =>
  row.page === undefined ? [] : [{ ...row, page: row.page }],
);

/** Whether a variable is one that a program of what is judged must not get. */
export function isSecretOfCiHost(variable: string): boolean {
  const name = variable.toUpperCase();
  return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) =>
    secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret,
  );
}
