/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the
 * options of `plangate check` and the search for misspelt names are all made from it.
 */

export type InputKind =
  'string' | 'secret' | 'list' | 'choice' | 'duration' | 'flag' | 'path' | 'number';

/** Where an input exists: `with:` of the action, options of the command line. */
export type Door = 'action' | 'cli';

export interface InputSpec {
  /** kebab-case: `with: { fail-on: … }` and `--fail-on …`. */
  name: string;
  kind: InputKind;
  /** One or two sentences for somebody who has never seen the tool. */
  description: string;
  /** What holds when nothing else says anything; absent: nothing does. */
  default?: string;
  /** An expression that GitHub evaluates: the default in action.yml. */
  expression?: string;
  choices?: readonly string[];
  /** Environment variables that count when the input is not given, first one first. */
  environment?: readonly string[];
  /** Which fact of the configuration's `cloud` block (or `backend "remote"`) counts after those. */
  cloudBlock?: 'hostname' | 'organization' | 'workspaces';
  doors: readonly Door[];
}

const BOTH = ['action', 'cli'] as const;
const ACTION = ['action'] as const;

export const INPUTS = [
  {
    name: 'hostname',
    kind: 'string',
    description: 'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one.',
    default: 'app.terraform.io',
    environment: ['TF_CLOUD_HOSTNAME'],
    cloudBlock: 'hostname',
    doors: BOTH,
  },
  {
    name: 'token',
    kind: 'secret',
    description:
      'API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.',
    environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
    doors: BOTH,
  },
  {
    name: 'organization',
    kind: 'string',
    description: 'Organization that the workspaces belong to.',
    environment: ['TF_CLOUD_ORGANIZATION'],
    cloudBlock: 'organization',
    doors: BOTH,
  },
  {
    name: 'workspace',
    kind: 'string',
    description: 'Name of the workspace to plan in. For several, use `workspaces`.',
    environment: ['TF_WORKSPACE'],
    cloudBlock: 'workspaces',
    doors: BOTH,
  },
  {
    name: 'workspaces',
    kind: 'list',
    description:
      'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.',
    doors: BOTH,
  },
  {
    name: 'directory',
    kind: 'path',
    description:
      'Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.',
    default: '.',
    doors: BOTH,
  },
  {
    name: 'affected-only',
    kind: 'flag',
    description:
      "Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.",
    default: 'false',
    doors: BOTH,
  },
  {
    name: 'mode',
    kind: 'choice',
    description:
      '`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.',
    default: 'speculative',
    choices: ['speculative', 'provisional'],
    doors: BOTH,
  },
  {
    name: 'message',
    kind: 'string',
    description: 'Shown on the run. Left out, it names the pull request and the commit.',
    doors: BOTH,
  },
  {
    name: 'timeout',
    kind: 'duration',
    description: 'How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.',
    default: '1h',
    doors: BOTH,
  },
  {
    name: 'fail-on',
    kind: 'choice',
    description:
      'Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.',
    default: 'mandatory',
    choices: ['mandatory', 'advisory', 'never'],
    doors: BOTH,
  },
  {
    name: 'require-policies',
    kind: 'flag',
    description: 'Close the gate when not a single policy was evaluated.',
    default: 'false',
    doors: BOTH,
  },
  {
    name: 'on-failure',
    kind: 'choice',
    description: 'What happens to a provisional run whose gate closed.',
    default: 'discard',
    choices: ['discard', 'keep'],
    doors: BOTH,
  },
  {
    name: 'cancel-superseded',
    kind: 'flag',
    description:
      'Cancel earlier runs of this pull request in the same workspace that are still going. Provisional runs are left alone.',
    default: 'true',
    doors: BOTH,
  },
  {
    name: 'auto-queue-runs',
    kind: 'flag',
    description: 'Let the upload start the run instead of creating it by a request of its own.',
    default: 'false',
    doors: BOTH,
  },
  {
    name: 'rules',
    kind: 'choice',
    description:
      'How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.',
    default: 'terraform',
    choices: ['terraform', 'exact', 'gitignore'],
    doors: BOTH,
  },
  {
    name: 'secret-scan',
    kind: 'choice',
    description: 'What a file that looks as if it held a credential does.',
    default: 'warn',
    choices: ['warn', 'fail'],
    doors: BOTH,
  },
  {
    name: 'include-untracked-secrets',
    kind: 'flag',
    description:
      'Send files that look like secrets although git does not track them. Without it they stay here and are named.',
    default: 'false',
    doors: BOTH,
  },
  {
    name: 'ca-file',
    kind: 'path',
    description:
      'PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.',
    doors: BOTH,
  },
  {
    name: 'comment',
    kind: 'choice',
    description:
      'When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.',
    default: 'auto',
    choices: ['auto', 'always', 'on-failure', 'off'],
    doors: BOTH,
  },
  {
    name: 'comment-mode',
    kind: 'choice',
    description:
      '`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.',
    default: 'update',
    choices: ['update', 'recreate-on-change'],
    doors: BOTH,
  },
  {
    name: 'comment-key',
    kind: 'string',
    description:
      'Jobs with the same key share one comment, each with a section of its own; another key makes another comment.',
    default: 'default',
    doors: BOTH,
  },
  {
    name: 'annotate',
    kind: 'choice',
    description:
      'Which findings become annotations. `auto`: all that keep the gate closed, advisory ones in changed files; `changed`: in changed files only.',
    default: 'auto',
    choices: ['auto', 'all', 'changed', 'off'],
    doors: ACTION,
  },
  {
    name: 'github-token',
    kind: 'secret',
    description: 'Token for the comment; needs `pull-requests: write`.',
    expression: '${{ github.token }}',
    doors: ACTION,
  },
  {
    name: 'checks-token',
    kind: 'secret',
    description:
      "Token for annotations; needs `checks: write` and must be the workflow's own, because GitHub lets nobody else edit the job's check run.",
    expression: '${{ github.token }}',
    doors: ACTION,
  },
  {
    name: 'check-run-id',
    kind: 'number',
    description: "The job's own check run, which gets the annotations.",
    expression: '${{ job.check_run_id }}',
    doors: ACTION,
  },
  {
    name: 'pr-number',
    kind: 'number',
    description:
      'Pull request to report on when the event names none: workflow_dispatch, schedule, push.',
    doors: ACTION,
  },
  {
    name: 'on-missing-token',
    kind: 'choice',
    description:
      'What happens on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which opens the gate without having looked.',
    default: 'fail',
    choices: ['fail', 'neutral'],
    doors: ACTION,
  },
  {
    name: 'allow-untrusted-head',
    kind: 'flag',
    description:
      "Plan a fork's files although the event hands out secrets (pull_request_target). A plan runs code: allow it only behind an environment with reviewers.",
    default: 'false',
    doors: ACTION,
  },
] as const satisfies readonly InputSpec[];

export type InputName = (typeof INPUTS)[number]['name'];

export interface OutputSpec {
  name: string;
  description: string;
}

export const OUTPUTS = [
  {
    name: 'verdict',
    description:
      'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
  },
  { name: 'green', description: 'Whether the gate is open: true or false.' },
  { name: 'run-id', description: 'The run; of the first workspace when there are several.' },
  { name: 'run-url', description: 'Where to see that run.' },
  { name: 'run-ids', description: 'All runs as JSON: `{"workspace": "run-…"}`.' },
  { name: 'configuration-version-id', description: 'The configuration version of that run.' },
  { name: 'passed', description: 'How many policies passed, over all workspaces.' },
  { name: 'advisory-failed', description: 'How many advisory policies failed.' },
  {
    name: 'mandatory-failed',
    description: 'How many mandatory policies failed and were not overridden.',
  },
  { name: 'overridden', description: 'How many failures were overridden.' },
  { name: 'policies-errored', description: 'How many policies could not be evaluated.' },
  {
    name: 'policies-undecided',
    description: 'How many policies have no result or one that is not known here.',
  },
  {
    name: 'comment-url',
    description: 'The comment on the pull request; empty when there is none.',
  },
  { name: 'report-json', description: 'Path of the report as JSON.' },
] as const satisfies readonly OutputSpec[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
