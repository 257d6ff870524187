/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 */
import { readBranch } from '../trust/trusted-block.ts';
import { parseGroup, parseKey, type Parsed } from '../model/parse.ts';
import { readLines, readTerraformVersion, readVariables } from './run-options.ts';
import { readHosts, readPolicyLink } from './read-addresses.ts';
import { readExceptions, readMost, readPatterns } from './read-guard.ts';

/** Where an input exists: `with:` of the action, options of the command line, the library's `check`. */
export type Door = 'action' | 'cli' | 'library';

/** Headings of the help of `plangate check`, in their order. */
export const INPUT_GROUPS = [
  'What to gate',
  'Without a service of your own',
  'What closes the gate',
  'The run',
  'What the run plans',
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
  /** The description for the library, if it differs there. */
  library?: string;
  /** The value if no other source has one; an input without a default may stay open. */
  default?: string;
  /** An expression that GitHub evaluates: the default in action.yml. */
  expression?: string;
  choices?: readonly string[];
  /** Parses the text, if the parser of the kind does not fit. */
  parse?: (text: string) => Parsed<string | string[] | number>;
  /** Environment variables that count if the input is absent, in this order. */
  environment?: readonly string[];
  /** The part of a `cloud` block or `backend "remote"` that counts next; in pull requests, of the trusted branch. */
  cloudBlock?: 'hostname' | 'organization' | 'workspaces';
  /** Its name in the settings, if that is not the same name in camelCase. */
  setting?: string;
  group?: (typeof INPUT_GROUPS)[number];
  /** Description of the option `--no-…`, for a flag that is on by default. */
  off?: string;
  /** Absent if the input exists at all doors. */
  doors?: readonly Door[];
}

const ACTION = ['action'] as const;
/** For inputs about publishing, which the library does not do. */
const PUBLISHING = ['action', 'cli'] as const;

/** Of the action, `run-options` stands for them. */
const COMMANDED = ['cli', 'library'] as const;

/** For inputs about the runs: when groups are combined, their reports name the runs. */
export const OF_GROUPS: readonly string[] = [
  'workspace',
  'workspaces',
  'group',
  'affected-only',
  'local',
  'policies',
  'engine',
  'plan',
  'allow-unknown',
  'engine-env',
  'plugin-cache',
];

/** One row of the table. Its literals stay types, because the types of the settings are made from them. */
function input<const Row extends Omit<InputSpec, 'name' | 'description'>>(
  description: string,
  row: Row,
) {
  return { description, ...row };
}

export const INPUT_TABLE = {
  hostname: input(
    'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it: name it unless it is the default.',
    {
      kind: 'string',
      default: 'app.terraform.io',
      environment: ['TF_CLOUD_HOSTNAME'],
      cloudBlock: 'hostname',
      group: 'What to gate',
    },
  ),
  token: input(
    'API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.',
    { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], group: 'What to gate' },
  ),
  organization: input('Organization that the workspaces belong to.', {
    kind: 'string',
    environment: ['TF_CLOUD_ORGANIZATION'],
    cloudBlock: 'organization',
    group: 'What to gate',
  }),
  workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
    kind: 'string',
    environment: ['TF_WORKSPACE'],
    cloudBlock: 'workspaces',
    group: 'What to gate',
  }),
  workspaces: input(
    'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.',
    { kind: 'list', group: 'What to gate' },
  ),
  directory: input(
    'Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.',
    { kind: 'path', default: '.', group: 'What to gate' },
  ),
  local: input(
    'Plan and judge with a service inside this process instead of one that you have. It needs no token, listens on loopback only, and ends with the check.',
    { kind: 'flag', default: 'false', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  policies: input(
    'With `local`: directories of policies, or addresses like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`; one per line or separated by commas. In a job a directory is read from the default branch. Left out on your machine: the directory `policies`.',
    { kind: 'list', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  engine: input(
    'With `local`: what plans. `static` reads the text alone and runs nothing. `terraform` and `tofu` run the program on the PATH, and the code that is planned runs with it. Left out: `static` on your machine; in a job the program that is there.',
    {
      kind: 'choice',
      choices: ['static', 'terraform', 'tofu'],
      group: 'Without a service of your own',
      doors: PUBLISHING,
    },
  ),
  plan: input(
    'With `local`: a plan that was made elsewhere, as JSON (`terraform show -json`). It is held against the configuration and judged, and nothing is planned.',
    { kind: 'path', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  'allow-unknown': input(
    'With `local`, in a job: values that the static planner cannot know make the verdict advisory instead of undecided. A rule over such a value passes in vain.',
    {
      kind: 'flag',
      default: 'false',
      group: 'Without a service of your own',
      doors: PUBLISHING,
    },
  ),
  'engine-env': input(
    'With `engine: terraform` or `tofu`: names of environment variables that the program gets, such as those of read-only cloud credentials. It gets no others.',
    { kind: 'list', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  'plugin-cache': input(
    'With `engine: terraform` or `tofu`: a directory with providers that are taken from there instead of being downloaded.',
    { kind: 'path', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  'affected-only': input(
    "Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.",
    { kind: 'flag', default: 'false', group: 'The run' },
  ),
  source: input(
    '`upload` sends the files and plans them; `vcs` sends nothing and judges the run that version control started for the head of the pull request, in workspaces that are connected to the repository.',
    { kind: 'choice', default: 'upload', choices: ['upload', 'vcs'], group: 'The run' },
  ),
  group: input(
    'For large organizations: which group of a `plangate matrix` this job is, as it was printed: its runs and its report say so, and `plangate combine` finds them. Its runs are never those of an earlier job.',
    { kind: 'string', group: 'The run', parse: parseGroup },
  ),
  mode: input(
    '`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.',
    {
      kind: 'choice',
      default: 'speculative',
      choices: ['speculative', 'provisional'],
      group: 'The run',
    },
  ),
  message: input('Shown on the run. Left out, it names the pull request and the commit.', {
    kind: 'string',
    library: 'Shown on the run. Left out: `plangate`.',
    group: 'The run',
  }),
  timeout: input(
    'How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.',
    {
      kind: 'duration',
      default: '1h',
      library:
        'How long the whole check may take, in milliseconds; part of a second counts as a whole one. Afterwards: undecided. Left out: an hour.',
      group: 'What closes the gate',
      setting: 'timeoutMs',
    },
  ),
  'fail-on': input(
    'Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.',
    {
      kind: 'choice',
      default: 'mandatory',
      choices: ['mandatory', 'advisory', 'never'],
      group: 'What closes the gate',
    },
  ),
  'require-policies': input('Close the gate when not a single policy was evaluated.', {
    kind: 'flag',
    default: 'false',
    group: 'What closes the gate',
  }),
  protect: input(
    "Resources that must not be destroyed without somebody's word, as address patterns like `aws_db_instance.*` or `module.data`: in whichever module they are, replaced ones too. One per line or separated by commas.",
    { kind: 'list', group: 'What closes the gate', parse: readPatterns },
  ),
  'max-destroys': input(
    "So many resources a plan may destroy or replace before that needs somebody's word; 0 for none.",
    { kind: 'number', group: 'What closes the gate', parse: readMost },
  ),
  'guard-except': input(
    'What `protect` and `max-destroys` let go: `forgotten` (no longer managed, but left alone), `deposed` (left behind by an earlier replacement, where the plan tells).',
    { kind: 'list', group: 'What closes the gate', parse: readExceptions },
  ),
  'on-failure': input(
    'What happens to a provisional run whose gate closed. `discard` needs a token that may apply runs. One that needs an override is kept in any case: a discarded run could not be overridden.',
    { kind: 'choice', default: 'discard', choices: ['discard', 'keep'], group: 'The run' },
  ),
  'cancel-superseded': input(
    'Cancel earlier runs of this pull request in the same workspace that are still going, if the token may: that needs the permission to apply runs. Provisional runs are left alone.',
    {
      kind: 'flag',
      default: 'true',
      group: 'The run',
      off: 'Leave earlier runs of this pull request alone. Else those still going are canceled, except provisional ones.',
    },
  ),
  'auto-queue-runs': input(
    'Let the upload start the run instead of creating it by a request of its own. Such a run carries no `message`, is not canceled by a later push, and cannot be provisional.',
    { kind: 'flag', default: 'false', group: 'The run' },
  ),
  'run-options': input(
    'What the run plans besides the configuration as it is: one option a line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-partial`, `allow-destroy-apply` and `allow-empty-apply`; see docs/run-options.md.',
    { kind: 'string', group: 'What the run plans', setting: 'runOptionsText', doors: ACTION },
  ),
  destroy: input(
    'Plan to destroy everything that the workspace manages. With `mode: provisional` it needs `allow-destroy-apply`.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  'allow-destroy-apply': input(
    'Let `mode: provisional` leave a plan that destroys everything, for somebody to apply.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  'refresh-only': input(
    'Plan only what has changed outside of Terraform. Undecided unless `allow-partial` is true.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  refresh: input('Look at what exists before planning; `false` trusts the state.', {
    kind: 'flag',
    default: 'true',
    group: 'What the run plans',
    doors: COMMANDED,
    off: 'Plan by the state alone, without a look at what exists.',
  }),
  target: input(
    'Addresses of resources and modules, one per line: nothing else is planned. Undecided unless `allow-partial` is true.',
    { kind: 'list', group: 'What the run plans', doors: COMMANDED, parse: readLines },
  ),
  'allow-partial': input(
    'Let a run pass that planned only a part (`target`, `refresh-only`): the rest of the configuration is not judged.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  replace: input('Addresses of resources to destroy and create anew, one per line.', {
    kind: 'list',
    group: 'What the run plans',
    doors: COMMANDED,
    parse: readLines,
  }),
  variables: input(
    'Variables of this run, one `name=value` per line. A value is an HCL literal or else text. Everybody who can read the run reads them: a secret of this job is refused.',
    { kind: 'list', group: 'What the run plans', doors: COMMANDED, parse: readVariables },
  ),
  'terraform-version': input(
    "Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.",
    { kind: 'string', group: 'What the run plans', doors: COMMANDED, parse: readTerraformVersion },
  ),
  'allow-empty-apply': input(
    'Ask for a run that can be applied although it changes nothing, as for an upgrade of the state.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  rules: input(
    'How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.',
    {
      kind: 'choice',
      default: 'terraform',
      choices: ['terraform', 'exact', 'gitignore'],
      group: 'What is sent',
    },
  ),
  'secret-scan': input('What a file that looks as if it held a credential does.', {
    kind: 'choice',
    default: 'warn',
    choices: ['warn', 'fail'],
    group: 'What is sent',
  }),
  'include-untracked-secrets': input(
    'Send files that look like secrets although git does not track them. Without it they stay here and are named.',
    { kind: 'flag', default: 'false', group: 'What is sent' },
  ),
  'ca-file': input(
    'PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.',
    { kind: 'path', group: 'What to gate' },
  ),
  comment: input(
    'When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.',
    {
      kind: 'choice',
      default: 'auto',
      choices: ['auto', 'always', 'on-failure', 'off'],
      group: 'The comment, on CI hosts that have one',
      doors: PUBLISHING,
    },
  ),
  'comment-mode': input(
    '`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.',
    {
      kind: 'choice',
      default: 'update',
      choices: ['update', 'recreate-on-change'],
      group: 'The comment, on CI hosts that have one',
      doors: PUBLISHING,
    },
  ),
  'comment-key': input(
    'Jobs with the same key share one comment, each with a section of its own; another key makes another comment.',
    {
      kind: 'string',
      default: 'default',
      group: 'The comment, on CI hosts that have one',
      parse: parseKey,
      doors: PUBLISHING,
    },
  ),
  'comment-title': input('Stands for "Policy gate" in the heading of the comment.', {
    kind: 'string',
    group: 'The comment, on CI hosts that have one',
    doors: PUBLISHING,
  }),
  'comment-header': input(
    'Your own words above the report, as Markdown without HTML; of 2,000 bytes, what is longer is cut. Texts of the event inside of it, such as titles and names of branches, are shown as code.',
    {
      kind: 'string',
      group: 'The comment, on CI hosts that have one',
      doors: PUBLISHING,
    },
  ),
  'comment-footer': input('The same as `comment-header`, below the report.', {
    kind: 'string',
    group: 'The comment, on CI hosts that have one',
    doors: PUBLISHING,
  }),
  'comment-commands': input(
    'Say in the comment what to type to let a failure pass: for repositories with a workflow on `issue_comment`, as docs/commands.md has it.',
    {
      kind: 'flag',
      default: 'false',
      group: 'The comment, on CI hosts that have one',
      doors: ACTION,
    },
  ),
  'plan-diff': input(
    'What the report says of the attributes that a plan changes: their `names`, their `values` too, or nothing (`off`). `values` needs a private repository.',
    {
      kind: 'choice',
      default: 'names',
      choices: ['off', 'names', 'values'],
      group: 'The comment, on CI hosts that have one',
    },
  ),
  'policy-link': input(
    'Where a policy is explained, as in `https://wiki.acme.example/{policy-set}/{policy}`: every finding gets a link "how to fix".',
    {
      kind: 'string',
      group: 'The comment, on CI hosts that have one',
      parse: readPolicyLink,
      doors: PUBLISHING,
    },
  ),
  'link-hosts': input(
    'Hosts to which addresses in messages of policies, in `comment-header` and in `comment-footer` may be links; by https. All others are shown as text.',
    {
      kind: 'list',
      group: 'The comment, on CI hosts that have one',
      setting: 'linkOrigins',
      parse: readHosts,
      doors: PUBLISHING,
    },
  ),
  annotate: input(
    'Which findings become annotations. `auto`: all that keep the gate closed, advisory ones in changed files; `changed`: in changed files only.',
    { kind: 'choice', default: 'auto', choices: ['auto', 'all', 'changed', 'off'], doors: ACTION },
  ),
  'github-token': input('Token for the comment; needs `pull-requests: write`.', {
    kind: 'secret',
    expression: '${{ github.token }}',
    doors: ACTION,
  }),
  'checks-token': input(
    "Token for annotations; needs `checks: write` and must be the workflow's own, because GitHub lets nobody else edit the job's check run.",
    { kind: 'secret', expression: '${{ github.token }}', doors: ACTION },
  ),
  'check-run-id': input("The job's own check run, which gets the annotations.", {
    kind: 'number',
    expression: '${{ job.check_run_id }}',
    doors: ACTION,
  }),
  'pr-number': input(
    'Pull request to report on when the event names none: workflow_dispatch, schedule, push.',
    { kind: 'number', setting: 'pullRequestNumber', doors: ACTION },
  ),
  'report-page': input(
    'Write the report as one self-contained page too, to keep as an artifact: the output `report-html` is its path.',
    { kind: 'flag', default: 'false', doors: ACTION },
  ),
  'on-missing-token': input(
    'What happens on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which opens the gate without having looked.',
    { kind: 'choice', default: 'fail', choices: ['fail', 'neutral'], doors: ACTION },
  ),
  'allow-untrusted-head': input(
    "Plan the files of a fork, or files whose origin could not be told, with this job's token. A plan runs code: allow it only behind an environment with reviewers.",
    { kind: 'flag', default: 'false', group: 'Who may choose what' },
  ),
  'trusted-branch': input(
    'In pull requests, the branch whose `cloud` block names organization and workspace where no input does. Left out, the default branch. A block that the pull request changes does not count.',
    { kind: 'string', group: 'Who may choose what', parse: readBranch },
  ),
};

/** What most people set, most of them first: the pages and action.yml begin with these. */
export const FIRST_INPUTS: readonly (keyof typeof INPUT_TABLE)[] = [
  'token',
  'hostname',
  'organization',
  'workspace',
  'workspaces',
  'directory',
  'affected-only',
  'fail-on',
  'require-policies',
  'protect',
  'comment',
  'timeout',
];

export type InputName = keyof typeof INPUT_TABLE;

export const INPUTS: readonly InputSpec[] = Object.entries<Omit<InputSpec, 'name'>>(
  INPUT_TABLE,
).map(([name, row]) => ({ name, ...row }));

export function existsAt({ doors }: InputSpec, door: Door): boolean {
  return doors === undefined || doors.includes(door);
}

export interface OutputSpec {
  name: string;
  description: string;
}

const OUTPUT_TABLE = {
  verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
  green: 'Whether the gate is open: true or false.',
  'not-looked':
    'true when the gate is open without having looked (`on-missing-token: neutral`), else false.',
  'run-id': 'The run; of the first workspace when there are several.',
  'run-url': 'Where to see that run.',
  'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
  'configuration-version-id': 'The configuration version of that run.',
  passed: 'How many policies passed, over all workspaces.',
  'advisory-failed': 'How many advisory policies failed.',
  'mandatory-failed': 'How many mandatory policies failed and were not overridden.',
  overridden: 'How many failures were overridden.',
  'policies-errored': 'How many policies could not be evaluated.',
  'policies-undecided': 'How many policies have no result or one that is not known here.',
  creates:
    'How many resources the plans create. This and the next three are empty when a plan has no end.',
  updates: 'How many resources they update in place.',
  deletes: 'How many resources they destroy.',
  replaces:
    'How many resources they destroy and create anew, not counted above; empty, and counted above, where that is not known.',
  'comment-url': 'The comment on the pull request; empty when there is none.',
  'report-json': 'Path of the report as JSON.',
  'report-html': 'Path of the report as one self-contained page; empty without `report-page`.',
  audit:
    'What the gate did to runs besides planning them, as JSON: one record for each run that it discarded.',
};

export type OutputName = keyof typeof OUTPUT_TABLE;

export const OUTPUTS: readonly OutputSpec[] = Object.entries(OUTPUT_TABLE).map(
  ([name, description]) => ({ name, description }),
);
