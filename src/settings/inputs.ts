/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 */
import { readBranch } from '../trust/trusted-block.ts';
import { parseKey, type Parsed } from './input-values.ts';

/** Where an input exists: `with:` of the action, options of the command line, the library's `check`. */
export type Door = 'action' | 'cli' | 'library';

/** Headings of the help of `plangate check`, in their order. */
export const INPUT_GROUPS = [
  'What to gate',
  'What closes the gate',
  'The run',
  'Who may choose what',
  'What is sent',
  'The comment, on CI hosts that have one',
] as const;

export interface InputSpec {
  /** kebab-case: `with: { fail-on: … }` and `--fail-on …`. */
  name: string;
  kind: 'string' | 'secret' | 'list' | 'choice' | 'duration' | 'flag' | 'path' | 'number';
  /** One or two sentences for a reader who has never seen the tool. */
  description: string;
  /** What holds when no other place says anything; absent: the input may stay open. */
  default?: string;
  /** An expression that GitHub evaluates: the default in action.yml. */
  expression?: string;
  choices?: readonly string[];
  /** Reads the text, where the kind alone does not say how. */
  parse?: (text: string) => Parsed<string>;
  /** Environment variables that count when the input is not given, first one first. */
  environment?: readonly string[];
  /** Which fact of a `cloud` block (or `backend "remote"`) counts after those; in pull requests, of the trusted branch. */
  cloudBlock?: 'hostname' | 'organization' | 'workspaces';
  /** Its name in the settings; absent: the same name in camelCase. */
  setting?: string;
  group?: (typeof INPUT_GROUPS)[number];
  /** Description of the option `--no-…`, for a flag that is on by default. */
  off?: string;
  /** Absent: all of them. */
  doors?: readonly Door[];
}

const ACTION = ['action'] as const;
/** The library publishes nothing. */
const PUBLISHING = ['action', 'cli'] as const;

export const INPUTS = [
  {
    name: 'hostname',
    kind: 'string',
    description:
      'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it: name it unless it is the default.',
    default: 'app.terraform.io',
    environment: ['TF_CLOUD_HOSTNAME'],
    cloudBlock: 'hostname',
    group: 'What to gate',
  },
  {
    name: 'token',
    kind: 'secret',
    description:
      'API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.',
    environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
    group: 'What to gate',
  },
  {
    name: 'organization',
    kind: 'string',
    description: 'Organization that the workspaces belong to.',
    environment: ['TF_CLOUD_ORGANIZATION'],
    cloudBlock: 'organization',
    group: 'What to gate',
  },
  {
    name: 'workspace',
    kind: 'string',
    description: 'Name of the workspace to plan in. For several, use `workspaces`.',
    environment: ['TF_WORKSPACE'],
    cloudBlock: 'workspaces',
    group: 'What to gate',
  },
  {
    name: 'workspaces',
    kind: 'list',
    description:
      'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.',
    group: 'What to gate',
  },
  {
    name: 'directory',
    kind: 'path',
    description:
      'Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.',
    default: '.',
    group: 'What to gate',
  },
  {
    name: 'affected-only',
    kind: 'flag',
    description:
      "Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.",
    default: 'false',
    group: 'The run',
  },
  {
    name: 'mode',
    kind: 'choice',
    description:
      '`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.',
    default: 'speculative',
    choices: ['speculative', 'provisional'],
    group: 'The run',
  },
  {
    name: 'message',
    kind: 'string',
    description: 'Shown on the run. Left out, it names the pull request and the commit.',
    group: 'The run',
  },
  {
    name: 'timeout',
    kind: 'duration',
    description: 'How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.',
    default: '1h',
    group: 'What closes the gate',
    setting: 'timeoutMs',
  },
  {
    name: 'fail-on',
    kind: 'choice',
    description:
      'Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.',
    default: 'mandatory',
    choices: ['mandatory', 'advisory', 'never'],
    group: 'What closes the gate',
  },
  {
    name: 'require-policies',
    kind: 'flag',
    description: 'Close the gate when not a single policy was evaluated.',
    default: 'false',
    group: 'What closes the gate',
  },
  {
    name: 'on-failure',
    kind: 'choice',
    description:
      'What happens to a provisional run whose gate closed. `discard` needs a token that may apply runs. One that needs an override is kept in any case: a discarded run could not be overridden.',
    default: 'discard',
    choices: ['discard', 'keep'],
    group: 'The run',
  },
  {
    name: 'cancel-superseded',
    kind: 'flag',
    description:
      'Cancel earlier runs of this pull request in the same workspace that are still going, if the token may: that needs the permission to apply runs. Provisional runs are left alone.',
    default: 'true',
    group: 'The run',
    off: 'Leave earlier runs of this pull request alone. Else those still going are cancelled, except provisional ones.',
  },
  {
    name: 'auto-queue-runs',
    kind: 'flag',
    description:
      'Let the upload start the run instead of creating it by a request of its own. Such a run carries no `message`, is not cancelled by a later push, and cannot be provisional.',
    default: 'false',
    group: 'The run',
  },
  {
    name: 'rules',
    kind: 'choice',
    description:
      'How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.',
    default: 'terraform',
    choices: ['terraform', 'exact', 'gitignore'],
    group: 'What is sent',
  },
  {
    name: 'secret-scan',
    kind: 'choice',
    description: 'What a file that looks as if it held a credential does.',
    default: 'warn',
    choices: ['warn', 'fail'],
    group: 'What is sent',
  },
  {
    name: 'include-untracked-secrets',
    kind: 'flag',
    description:
      'Send files that look like secrets although git does not track them. Without it they stay here and are named.',
    default: 'false',
    group: 'What is sent',
  },
  {
    name: 'ca-file',
    kind: 'path',
    description:
      'PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.',
    group: 'What to gate',
  },
  {
    name: 'comment',
    kind: 'choice',
    description:
      'When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.',
    default: 'auto',
    choices: ['auto', 'always', 'on-failure', 'off'],
    group: 'The comment, on CI hosts that have one',
    doors: PUBLISHING,
  },
  {
    name: 'comment-mode',
    kind: 'choice',
    description:
      '`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.',
    default: 'update',
    choices: ['update', 'recreate-on-change'],
    group: 'The comment, on CI hosts that have one',
    doors: PUBLISHING,
  },
  {
    name: 'comment-key',
    kind: 'string',
    description:
      'Jobs with the same key share one comment, each with a section of its own; another key makes another comment.',
    default: 'default',
    group: 'The comment, on CI hosts that have one',
    parse: parseKey,
    doors: PUBLISHING,
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
    setting: 'pullRequestNumber',
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
      "Plan the files of a fork, or files whose origin could not be told, with this job's token. A plan runs code: allow it only behind an environment with reviewers.",
    default: 'false',
    group: 'Who may choose what',
  },
  {
    name: 'trusted-branch',
    kind: 'string',
    description:
      'In pull requests, the branch whose `cloud` block names organization and workspace where no input does. Left out, the default branch. A block that the pull request changes does not count.',
    group: 'Who may choose what',
    parse: readBranch,
  },
] as const satisfies readonly InputSpec[];

export type InputName = (typeof INPUTS)[number]['name'];

export function existsAt({ doors }: InputSpec, door: Door): boolean {
  return doors === undefined || doors.includes(door);
}

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
  {
    name: 'not-looked',
    description:
      'true when the gate is open without having looked (`on-missing-token: neutral`), else false.',
  },
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
  {
    name: 'audit',
    description:
      'What the gate did to runs besides planning them, as JSON: one record for each run that it discarded.',
  },
] as const satisfies readonly OutputSpec[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
