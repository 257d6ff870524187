/** What the models of CI hosts hold printed pipelines to. */

/** Each with the page of the host that states it. */
export const RULES = [
  // A job has keywords of the reference only: docs.gitlab.com/ci/yaml/
  'gl-keyword',
  // A job that is not hidden runs a script or triggers a pipeline, and never both: docs.gitlab.com/ci/yaml/#script
  'gl-script',
  // A job without rules is in no merge request pipeline, unless the pipeline has workflow rules:
  // docs.gitlab.com/ci/pipelines/merge_request_pipelines/
  'gl-merge-request',
  // A child of a merge request pipeline is one itself: the same holds for its jobs, by rules of its own:
  // gitlab.com/gitlab-org/gitlab/-/merge_requests/23884 and issues 208294, 322012
  'gl-child',
  // A needed job, and the job of an included artifact, is in the same pipeline: docs.gitlab.com/ci/yaml/#needs
  'gl-needs',
  // A job extends one of the same file or of an included one: docs.gitlab.com/ci/yaml/#extends
  'gl-include',
  // The reports of artifacts have known kinds: docs.gitlab.com/ci/yaml/artifacts_reports/
  'gl-reports',
  // A matrix makes at most 200 jobs: docs.gitlab.com/ci/yaml/#parallelmatrix
  'gl-matrix',
  // A component uses only inputs that it declares: docs.gitlab.com/ci/inputs/
  'gl-inputs',
  // A pipeline, a job and a step have keywords of the schema only:
  // learn.microsoft.com/azure/devops/pipelines/yaml-schema/
  'az-keyword',
  // A secret variable is not in the environment of a script, unless the step maps it:
  // learn.microsoft.com/azure/devops/pipelines/process/set-secret-variables
  'az-secret',
  // The macro of a variable that does not exist stays as it is written:
  // learn.microsoft.com/azure/devops/pipelines/process/variables
  'az-literal',
  // An output of another job needs that job in dependsOn, and a step with that name which sets it:
  // learn.microsoft.com/azure/devops/pipelines/process/set-variables-scripts
  'az-output',
  // The name of an artifact has none of \ / " : < > | * ?:
  // learn.microsoft.com/azure/devops/pipelines/artifacts/pipeline-artifacts
  'az-artifact',
  // A job with dependsOn runs only if those have succeeded, unless its condition says otherwise:
  // learn.microsoft.com/azure/devops/pipelines/process/conditions
  'az-condition',
  // Pipelines and steps have keywords of the reference only:
  // support.atlassian.com/bitbucket-cloud/docs/bitbucket-pipelines-configuration-reference/
  'bb-keyword',
  // A step has a script with at least one command: support.atlassian.com/bitbucket-cloud/docs/step-options/
  'bb-step',
  // Only what is under pull-requests runs for a pull request:
  // support.atlassian.com/bitbucket-cloud/docs/pipeline-start-conditions/
  'bb-pull-request',
  // Test results are looked for in directories of a few names:
  // support.atlassian.com/bitbucket-cloud/docs/test-reporting-in-pipelines/
  'bb-tests',
  // A job has one executor and steps of known kinds: circleci.com/docs/reference/configuration-reference/
  'cc-keyword',
  // A workflow names jobs that are there: circleci.com/docs/reference/configuration-reference/#workflows
  'cc-workflow',
  // The variables of a context are in a job only if the workflow gives it that context:
  // circleci.com/docs/guides/security/contexts/
  'cc-context',
  // Sections and directives stand where the syntax of Declarative Pipeline has them:
  // www.jenkins.io/doc/book/pipeline/syntax/
  'jk-directive',
  // A credential is in the environment of the stage that names it:
  // www.jenkins.io/doc/book/pipeline/jenkinsfile/#handling-credentials
  'jk-credentials',
  // Without an address, an action is looked for on the server itself: docs.gitea.com/usage/actions/comparison
  'gt-address',
  // A hook is one of the repository, which is pinned by rev: pre-commit.com/#plugins
  'pc-hook',
] as const;

/** A rule that is broken, and where. */
export interface Broken {
  rule: (typeof RULES)[number];
  at: string;
}

export type Fields = Record<string, unknown>;

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...(value as Fields) }
    : {};
}

export function items(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** A text; of anything else, its JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Keys that are none of the known ones. */
export function unknownKeys(value: unknown, known: string): string[] {
  const names = known.split(' ');
  return Object.keys(fields(value)).filter((key) => !names.includes(key));
}

/** Whether a script starts the gate, or a part of it. */
export const RUNS_PLANGATE = /(?:^|[\s(])plangate (?:check|matrix|combine)\b/;
