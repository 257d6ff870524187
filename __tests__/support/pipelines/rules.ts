/** What the models of CI hosts hold printed pipelines to: each rule with the page that states it. */

interface Rule {
  says: string;
  /** A page of the host's documentation. */
  page: string;
  /** When the page was read, or the date of the copy. */
  date: string;
}

const GITLAB = 'https://docs.gitlab.com/ci/';
const AZURE = 'https://learn.microsoft.com/azure/devops/pipelines/';
const BITBUCKET = 'https://support.atlassian.com/bitbucket-cloud/docs/';
const rule = (says: string, page: string, date = '2026-11'): Rule => ({ says, page, date });

export const RULES = {
  'gl-keyword': rule('A job has keywords of the reference only.', `${GITLAB}yaml/`),
  'gl-script': rule(
    'A job that is not hidden runs a script or triggers a pipeline, and never both.',
    `${GITLAB}yaml/#script`,
  ),
  'gl-merge-request': rule(
    'A job without rules is in no merge request pipeline, unless the pipeline has workflow rules.',
    `${GITLAB}pipelines/merge_request_pipelines/`,
    '17.8',
  ),
  'gl-child': rule(
    'A child of a merge request pipeline is one itself: the same holds for its jobs, by rules of its own.',
    'https://gitlab.com/gitlab-org/gitlab/-/merge_requests/23884 and issues 208294, 322012',
    '2020',
  ),
  'gl-needs': rule(
    'A needed job, and the job of an included artifact, is in the same pipeline.',
    `${GITLAB}yaml/#needs`,
  ),
  'gl-include': rule(
    'A job extends one of the same file or of an included one.',
    `${GITLAB}yaml/#extends`,
  ),
  'gl-reports': rule(
    'The reports of artifacts have known kinds.',
    `${GITLAB}yaml/artifacts_reports/`,
  ),
  'gl-matrix': rule('A matrix makes at most 200 jobs.', `${GITLAB}yaml/#parallelmatrix`),
  'gl-inputs': rule('A component uses only inputs that it declares.', `${GITLAB}inputs/`),
  'az-keyword': rule(
    'A pipeline, a job and a step have keywords of the schema only.',
    'https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/',
  ),
  'az-secret': rule(
    'A secret variable is not in the environment of a script, unless the step maps it.',
    `${AZURE}process/set-secret-variables`,
  ),
  'az-literal': rule(
    'The macro of a variable that does not exist stays as it is written.',
    `${AZURE}process/variables`,
  ),
  'az-output': rule(
    'An output of another job needs that job in dependsOn, and a step with that name which sets it.',
    `${AZURE}process/set-variables-scripts`,
  ),
  'az-artifact': rule(
    'The name of an artifact has none of \\ / " : < > | * ?',
    `${AZURE}artifacts/pipeline-artifacts`,
  ),
  'az-condition': rule(
    'A job with dependsOn runs only if those have succeeded, unless its condition says otherwise.',
    `${AZURE}process/conditions`,
  ),
  'bb-keyword': rule(
    'Pipelines and steps have keywords of the reference only.',
    `${BITBUCKET}bitbucket-pipelines-configuration-reference/`,
  ),
  'bb-step': rule('A step has a script with at least one command.', `${BITBUCKET}step-options/`),
  'bb-pull-request': rule(
    'Only what is under pull-requests runs for a pull request.',
    `${BITBUCKET}pipeline-start-conditions/`,
  ),
  'bb-tests': rule(
    'Test results are looked for in directories of a few names.',
    `${BITBUCKET}test-reporting-in-pipelines/`,
  ),
  'cc-keyword': rule(
    'A job has one executor and steps of known kinds.',
    'https://circleci.com/docs/reference/configuration-reference/',
  ),
  'cc-workflow': rule(
    'A workflow names jobs that are there.',
    'https://circleci.com/docs/reference/configuration-reference/#workflows',
  ),
  'cc-context': rule(
    'The variables of a context are in a job only if the workflow gives it that context.',
    'https://circleci.com/docs/guides/security/contexts/',
  ),
  'jk-directive': rule(
    'Sections and directives stand where the syntax of Declarative Pipeline has them.',
    'https://www.jenkins.io/doc/book/pipeline/syntax/',
  ),
  'jk-credentials': rule(
    'A credential is in the environment of the stage that names it.',
    'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#handling-credentials',
  ),
  'gt-address': rule(
    'Without an address, an action is looked for on the server itself.',
    'https://docs.gitea.com/usage/actions/comparison',
  ),
  'pc-hook': rule(
    'A hook is one of the repository, which is pinned by rev.',
    'https://pre-commit.com/#plugins',
  ),
} satisfies Record<string, Rule>;

/** A rule that is broken, and where. */
export interface Broken {
  rule: keyof typeof RULES;
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
