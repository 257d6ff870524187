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
const READ = '2026-11';

export const RULES = {
  'gl-keyword': {
    says: 'A job has keywords of the reference only.',
    page: `${GITLAB}yaml/`,
    date: READ,
  },
  'gl-script': {
    says: 'A job that is not hidden runs a script or triggers a pipeline, and never both.',
    page: `${GITLAB}yaml/#script`,
    date: READ,
  },
  'gl-merge-request': {
    says: 'A job without rules is in no merge request pipeline, unless the pipeline has workflow rules.',
    page: `${GITLAB}pipelines/merge_request_pipelines/`,
    date: '17.8',
  },
  'gl-child': {
    says: 'A child of a merge request pipeline is one itself: the same holds for its jobs, by rules of its own.',
    page: 'https://gitlab.com/gitlab-org/gitlab/-/merge_requests/23884 and issues 208294, 322012',
    date: '2020',
  },
  'gl-needs': {
    says: 'A needed job, and the job of an included artifact, is in the same pipeline.',
    page: `${GITLAB}yaml/#needs`,
    date: READ,
  },
  'gl-include': {
    says: 'A job extends one of the same file or of an included one.',
    page: `${GITLAB}yaml/#extends`,
    date: READ,
  },
  'gl-reports': {
    says: 'The reports of artifacts have known kinds.',
    page: `${GITLAB}yaml/artifacts_reports/`,
    date: READ,
  },
  'gl-matrix': {
    says: 'A matrix makes at most 200 jobs.',
    page: `${GITLAB}yaml/#parallelmatrix`,
    date: READ,
  },
  'gl-inputs': {
    says: 'A component uses only inputs that it declares.',
    page: `${GITLAB}inputs/`,
    date: READ,
  },
  'az-keyword': {
    says: 'A pipeline, a job and a step have keywords of the schema only.',
    page: 'https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/',
    date: READ,
  },
  'az-secret': {
    says: 'A secret variable is not in the environment of a script, unless the step maps it.',
    page: `${AZURE}process/set-secret-variables`,
    date: READ,
  },
  'az-literal': {
    says: 'The macro of a variable that does not exist stays as it is written.',
    page: `${AZURE}process/variables`,
    date: READ,
  },
  'az-output': {
    says: 'An output of another job needs that job in dependsOn, and a step with that name which sets it.',
    page: `${AZURE}process/set-variables-scripts`,
    date: READ,
  },
  'az-artifact': {
    says: 'The name of an artifact has none of \\ / " : < > | * ?',
    page: `${AZURE}artifacts/pipeline-artifacts`,
    date: READ,
  },
  'az-condition': {
    says: 'A job with dependsOn runs only if those have succeeded, unless its condition says otherwise.',
    page: `${AZURE}process/conditions`,
    date: READ,
  },
  'bb-keyword': {
    says: 'Pipelines and steps have keywords of the reference only.',
    page: `${BITBUCKET}bitbucket-pipelines-configuration-reference/`,
    date: READ,
  },
  'bb-step': {
    says: 'A step has a script with at least one command.',
    page: `${BITBUCKET}step-options/`,
    date: READ,
  },
  'bb-pull-request': {
    says: 'Only what is under pull-requests runs for a pull request.',
    page: `${BITBUCKET}pipeline-start-conditions/`,
    date: READ,
  },
  'bb-tests': {
    says: 'Test results are looked for in directories of a few names.',
    page: `${BITBUCKET}test-reporting-in-pipelines/`,
    date: READ,
  },
  'cc-keyword': {
    says: 'A job has one executor and steps of known kinds.',
    page: 'https://circleci.com/docs/reference/configuration-reference/',
    date: READ,
  },
  'cc-workflow': {
    says: 'A workflow names jobs that are there.',
    page: 'https://circleci.com/docs/reference/configuration-reference/#workflows',
    date: READ,
  },
  'cc-context': {
    says: 'The variables of a context are in a job only if the workflow gives it that context.',
    page: 'https://circleci.com/docs/guides/security/contexts/',
    date: READ,
  },
  'jk-directive': {
    says: 'Sections and directives stand where the syntax of Declarative Pipeline has them.',
    page: 'https://www.jenkins.io/doc/book/pipeline/syntax/',
    date: READ,
  },
  'jk-credentials': {
    says: 'A credential is in the environment of the stage that names it.',
    page: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#handling-credentials',
    date: READ,
  },
  'gt-address': {
    says: 'Without an address, an action is looked for on the server itself.',
    page: 'https://docs.gitea.com/usage/actions/comparison',
    date: READ,
  },
  'pc-hook': {
    says: 'A hook is one of the repository, which is pinned by rev.',
    page: 'https://pre-commit.com/#plugins',
    date: READ,
  },
} as const satisfies Record<string, Rule>;

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
