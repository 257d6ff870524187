/** The same gate on other CI hosts: what to copy into the file that the host reads. */
import type { ChosenInput } from './choose-inputs.ts';

export const SNIPPET_HOSTS = ['gitlab', 'azure', 'bitbucket', 'jenkins'] as const;
export type SnippetHost = (typeof SNIPPET_HOSTS)[number];

export function renderSnippet(
  host: SnippetHost,
  inputs: readonly ChosenInput[],
  version: string,
): string {
  const check = [
    `npx --yes plangate@${version} check`,
    ...inputs.map(({ name, value }) => `--${name} ${shellWord(value.replaceAll('\n', ','))}`),
  ].join(' ');
  const blanks = inputs.filter(({ blank }) => blank).map(({ name }) => `--${name}`);
  const note = blanks.length > 0 ? `, put your own ${blanks.join(' and ')}` : '';
  return SNIPPETS[host](check, note);
}

const SNIPPETS: Record<SnippetHost, (check: string, note: string) => string> = {
  gitlab: (check, note) => `# .gitlab-ci.yml
# Settings → CI/CD → Variables: TF_API_TOKEN, and GITLAB_TOKEN for the note (both masked)${note}
policy-gate:
  image: node:24
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - >-
      ${check}
      --junit plangate-junit.xml --code-quality plangate-quality.json
  artifacts:
    when: always
    reports:
      junit: plangate-junit.xml
      codequality: plangate-quality.json
`,
  azure: (check, note) => `# azure-pipelines.yml
# Pipeline variable TF_API_TOKEN (secret); the build service needs "Contribute to pull requests"${note}
pool:
  vmImage: ubuntu-latest
steps:
  - task: NodeTool@0
    inputs: { versionSpec: 24.x }
  - script: >-
      ${check}
      --junit plangate-junit.xml
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs: { testResultsFiles: plangate-junit.xml }
`,
  bitbucket: (check, note) => `# bitbucket-pipelines.yml
# Repository variables (secured): TF_API_TOKEN, and BITBUCKET_TOKEN for the comment${note}
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          image: node:24
          script:
            - >-
              ${check}
              --junit test-results/plangate.xml
`,
  jenkins: (check, note) => `// Jenkinsfile
// Credentials: secret text "tf-api-token"${note}
pipeline {
  agent { docker { image 'node:24' } }
  stages {
    stage('Policy gate') {
      steps {
        withCredentials([string(credentialsId: 'tf-api-token', variable: 'TF_API_TOKEN')]) {
          sh '''${check} --junit plangate-junit.xml'''
        }
      }
      post { always { junit 'plangate-junit.xml' } }
    }
  }
}
`,
};

/** Names that a shell would read otherwise are quoted for it. */
function shellWord(value: string): string {
  return /^[\w./=,:-]+$/.test(value) ? value : `"${value.replaceAll(/["$\\`!]/g, '')}"`;
}
