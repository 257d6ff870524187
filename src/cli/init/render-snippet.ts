/** The gate on other CI hosts, as text to copy into the file that the host reads. */
import type { ChosenInput } from './choose-inputs.ts';
import { renderWorkflow, type PinnedRelease } from './render-workflow.ts';

export const SNIPPET_HOSTS = [
  'gitea',
  'gitlab',
  'azure',
  'bitbucket',
  'jenkins',
  'circleci',
] as const;
export type SnippetHost = (typeof SNIPPET_HOSTS)[number];

/** The image of the release, in which the job runs; with its digest if that is known. */
export function imageOf({ version, image }: PinnedRelease): string {
  return `ghcr.io/plangate/plangate:${version}${image === undefined ? '' : `@${image}`}`;
}

/** The text of the host's file, below comments with its path, its secrets and the values to fill in. */
export function renderSnippet(
  host: SnippetHost,
  inputs: readonly ChosenInput[],
  release: PinnedRelease,
): string {
  if (host === 'gitea') return GITEA_FILE + renderWorkflow(inputs, release, host);
  const options = inputs.map(
    ({ name, value }) => ` --${name} ${shellWord(value.replaceAll('\n', ','))}`,
  );
  const { file, secrets, reports = 'plangate-reports', template } = SNIPPETS[host];
  const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
  const remarks = [
    file,
    secrets,
    blanks.length > 0 && `Put your own ${blanks.join(' and ')} below.`,
  ].filter((remark) => typeof remark === 'string');
  const sign = host === 'jenkins' ? '//' : '#';
  const command = `plangate check${options.join('')} --reports ${reports}`;
  const body = template.replace('SCRIPT', () => command).replace('IMAGE', () => imageOf(release));
  return `${remarks.map((remark) => `${sign} ${remark}\n`).join('')}${body}`;
}

interface Snippet {
  file: string;
  secrets: string;
  /** The directory of the reports, if the host looks for a certain name. */
  reports?: string;
  /** `SCRIPT` is replaced by the command, `IMAGE` by the image that it runs in. */
  template: string;
}

const GITEA_FILE =
  '# .gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.\n';

const SNIPPETS: Record<Exclude<SnippetHost, 'gitea'>, Snippet> = {
  gitlab: {
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
      terraform: plangate-reports/terraform.json
      annotations: plangate-reports/annotations.json
      dotenv: plangate-reports/verdict.env
`,
  },
  azure: {
    file: 'azure-pipelines.yml',
    secrets:
      'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
    template: `pool: { vmImage: ubuntu-latest }
container: IMAGE
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
  bitbucket: {
    file: 'bitbucket-pipelines.yml',
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
  jenkins: {
    file: 'Jenkinsfile',
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
  circleci: {
    file: '.circleci/config.yml',
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
};

/** Quotes a value that a shell would not read literally, without the characters that act inside quotes. */
function shellWord(value: string): string {
  return /^[\w./=,:-]+$/.test(value) ? value : `"${value.replaceAll(/["'$\\`!]/g, '')}"`;
}
