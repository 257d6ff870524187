/**
 * The CI hosts besides GitHub, one row each. To add one, write `NAME.ts` here (`hosts/host.ts` says what it has; `buildkite` shows
 * all that it must have), its row below, and the one by which its jobs are recognised (`hosts/registry.ts`). Only the host of
 * the job is loaded: all of them would take longer than packing a small repository.
 */
import type { Feature } from '../../feature.ts';
import type { LoadableHost } from '../../hosts/host.ts';

const hosts: readonly LoadableHost[] = [
  {
    name: 'forgejo',
    load: async () => (await import('./gitea.ts')).gitea,
  },
  {
    name: 'gitea',
    page: {
      title: 'Gitea and Forgejo',
      file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
    },
    load: async () => (await import('./gitea.ts')).gitea,
  },
  {
    name: 'gitlab',
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
    load: async () => (await import('./gitlab.ts')).gitlab,
  },
  {
    name: 'azure',
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
    load: async () => (await import('./azure.ts')).azure,
  },
  {
    name: 'bitbucket',
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
    load: async () => (await import('./bitbucket.ts')).bitbucket,
  },
  {
    name: 'circleci',
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
    load: async () => (await import('./circleci.ts')).circleci,
  },
  {
    name: 'buildkite',
    load: async () => (await import('./buildkite.ts')).buildkite,
  },
  {
    name: 'jenkins',
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
    load: async () => (await import('./jenkins.ts')).jenkins,
  },
];

export const otherHosts: Feature = { name: 'other-hosts', hosts };
