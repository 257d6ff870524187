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

/** The action has `run-options` instead of them. */
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
    'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it. Name it when it is not the default.',
    {
      kind: 'string',
      default: 'app.terraform.io',
      environment: ['TF_CLOUD_HOSTNAME'],
      cloudBlock: 'hostname',
      group: 'What to gate',
    },
  ),
  token: input(
    'API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.',
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
    'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. One per line, or separated by commas.',
    { kind: 'list', group: 'What to gate' },
  ),
  directory: input(
    'Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.',
    { kind: 'path', default: '.', group: 'What to gate' },
  ),
  local: input(
    'Plan and judge in this process, without a service of yours. It needs no token and listens on loopback only.',
    { kind: 'flag', default: 'false', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  policies: input(
    'With `local`: directories of policies, one per line or separated by commas. An address works too: `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT` In a job, a directory is read from the default branch. On your machine the default is `policies`.',
    { kind: 'list', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  engine: input(
    'With `local`: what plans. `static` reads the files and runs nothing. `terraform` and `tofu` run that program, and the program runs code of the configuration. The default is `static` on your machine, and in a job the program on the PATH.',
    {
      kind: 'choice',
      choices: ['static', 'terraform', 'tofu'],
      group: 'Without a service of your own',
      doors: PUBLISHING,
    },
  ),
  plan: input(
    'With `local`: an existing plan as JSON, made by `terraform show -json`. It is compared with the configuration and judged. Nothing is planned.',
    { kind: 'path', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  'allow-unknown': input(
    'With `local`, in a job: values that `static` cannot know make the verdict advisory instead of undecided. A rule about an unknown value may pass wrongly.',
    {
      kind: 'flag',
      default: 'false',
      group: 'Without a service of your own',
      doors: PUBLISHING,
    },
  ),
  'engine-env': input(
    'With `engine: terraform` or `tofu`: names of environment variables that the program gets, such as read-only cloud credentials. It gets no others.',
    { kind: 'list', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  'plugin-cache': input(
    'With `engine: terraform` or `tofu`: a directory with providers. Those in it are not downloaded.',
    { kind: 'path', group: 'Without a service of your own', doors: PUBLISHING },
  ),
  'affected-only': input(
    "Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.",
    { kind: 'flag', default: 'false', group: 'The run' },
  ),
  source: input(
    '`upload` sends the files and plans them. `vcs` sends nothing and judges the run that version control started. For `vcs`, connect the workspaces to the repository.',
    { kind: 'choice', default: 'upload', choices: ['upload', 'vcs'], group: 'The run' },
  ),
  group: input(
    'For large organizations: the group of this job, as `plangate matrix` printed it. `plangate combine` finds the runs and the report by it. Runs of an earlier job are not reused.',
    { kind: 'string', group: 'The run', parse: parseGroup },
  ),
  mode: input(
    '`speculative` plans and never applies. `provisional` leaves a saved plan that people can apply.',
    {
      kind: 'choice',
      default: 'speculative',
      choices: ['speculative', 'provisional'],
      group: 'The run',
    },
  ),
  message: input('Shown on the run. The default names the pull request and the commit.', {
    kind: 'string',
    library: 'Shown on the run. The default is `plangate`.',
    group: 'The run',
  }),
  timeout: input(
    'How long the whole job may take, as in `90m` or `1h30m`. After it, the verdict is undecided.',
    {
      kind: 'duration',
      default: '1h',
      library:
        'How long the whole check may take, in milliseconds; part of a second counts as a whole one. After it, the verdict is undecided. The default is an hour.',
      group: 'What closes the gate',
      setting: 'timeoutMs',
    },
  ),
  'fail-on': input(
    'Which policy failures close the gate. `never` only reports them. Errors and unrecognized statuses still close it.',
    {
      kind: 'choice',
      default: 'mandatory',
      choices: ['mandatory', 'advisory', 'never'],
      group: 'What closes the gate',
    },
  ),
  'require-policies': input('Close the gate when no policy was evaluated.', {
    kind: 'flag',
    default: 'false',
    group: 'What closes the gate',
  }),
  protect: input(
    'Resources that must not be destroyed or replaced without approval: address patterns like `aws_db_instance.*` or `module.data`, in every module. One per line, or separated by commas.',
    { kind: 'list', group: 'What closes the gate', parse: readPatterns },
  ),
  'max-destroys': input(
    'The number of resources that a plan may destroy or replace without approval. With 0, each one needs approval.',
    { kind: 'number', group: 'What closes the gate', parse: readMost },
  ),
  'guard-except': input(
    'What `protect` and `max-destroys` ignore. `forgotten`: resources that are no longer managed and not destroyed. `deposed`: objects that an earlier replacement left, where the plan names them.',
    { kind: 'list', group: 'What closes the gate', parse: readExceptions },
  ),
  'on-failure': input(
    'What happens to a provisional run that closed the gate. `discard` needs a token that can apply runs. A run that needs an override is always kept, because nobody can override a discarded run.',
    { kind: 'choice', default: 'discard', choices: ['discard', 'keep'], group: 'The run' },
  ),
  'cancel-superseded': input(
    'Cancel unfinished earlier runs of this pull request in the same workspace. The token needs the permission to apply runs. Provisional runs are not canceled.',
    {
      kind: 'flag',
      default: 'true',
      group: 'The run',
      off: 'Do not cancel earlier runs of this pull request. Without this option, unfinished ones are canceled, except provisional ones.',
    },
  ),
  'auto-queue-runs': input(
    'The upload starts the run, without another request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.',
    { kind: 'flag', default: 'false', group: 'The run' },
  ),
  'run-options': input(
    'What the run plans, one option per line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-partial`, `allow-destroy-apply` and `allow-empty-apply`; see docs/run-options.md.',
    { kind: 'string', group: 'What the run plans', setting: 'runOptionsText', doors: ACTION },
  ),
  destroy: input(
    'Plan to destroy everything that the workspace manages. With `mode: provisional` it needs `allow-destroy-apply`.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  'allow-destroy-apply': input(
    'Allow `mode: provisional` to leave a plan that destroys everything. People can apply that plan.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  'refresh-only': input(
    'Plan only what changed outside of Terraform. The verdict is undecided without `allow-partial`.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  refresh: input('Read the existing resources before planning. `false` trusts the state.', {
    kind: 'flag',
    default: 'true',
    group: 'What the run plans',
    doors: COMMANDED,
    off: 'Trust the state, and do not read the existing resources before planning.',
  }),
  target: input(
    'Addresses of resources and modules, one per line. Nothing else is planned. The verdict is undecided without `allow-partial`.',
    { kind: 'list', group: 'What the run plans', doors: COMMANDED, parse: readLines },
  ),
  'allow-partial': input(
    'A run that planned only a part (`target`, `refresh-only`) can pass. The rest of the configuration is not judged.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  replace: input('Addresses of resources to destroy and create again, one per line.', {
    kind: 'list',
    group: 'What the run plans',
    doors: COMMANDED,
    parse: readLines,
  }),
  variables: input(
    'Variables of this run, one `name=value` per line. A value is an HCL literal, or else text. Everybody who can read the run sees them, so secrets of this job are refused.',
    { kind: 'list', group: 'What the run plans', doors: COMMANDED, parse: readVariables },
  ),
  'terraform-version': input(
    "Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.",
    { kind: 'string', group: 'What the run plans', doors: COMMANDED, parse: readTerraformVersion },
  ),
  'allow-empty-apply': input(
    'Create a run that can be applied although it changes nothing, as for an upgrade of the state.',
    { kind: 'flag', default: 'false', group: 'What the run plans', doors: COMMANDED },
  ),
  rules: input(
    'How `.terraformignore` is read. `terraform` is as Terraform does, without files that its known defects would leak. `exact` keeps those defects. `gitignore` is as git does.',
    {
      kind: 'choice',
      default: 'terraform',
      choices: ['terraform', 'exact', 'gitignore'],
      group: 'What is sent',
    },
  ),
  'secret-scan': input('What happens when a file to send seems to contain a credential.', {
    kind: 'choice',
    default: 'warn',
    choices: ['warn', 'fail'],
    group: 'What is sent',
  }),
  'include-untracked-secrets': input(
    'Send files that look like secrets although git does not track them. Without this, they are excluded and listed.',
    { kind: 'flag', default: 'false', group: 'What is sent' },
  ),
  'ca-file': input(
    'PEM file with certificate authorities to trust in addition to the public ones. `NODE_EXTRA_CA_CERTS` works too.',
    { kind: 'path', group: 'What to gate' },
  ),
  comment: input(
    'When to comment on the pull request. `auto`: from the first result that is not green, and then always. `on-failure`: while the result is not green.',
    {
      kind: 'choice',
      default: 'auto',
      choices: ['auto', 'always', 'on-failure', 'off'],
      group: 'The comment, on CI hosts that have one',
      doors: PUBLISHING,
    },
  ),
  'comment-mode': input(
    '`update` edits the one comment. `recreate-on-change` replaces it when the verdict changes, so that people are notified.',
    {
      kind: 'choice',
      default: 'update',
      choices: ['update', 'recreate-on-change'],
      group: 'The comment, on CI hosts that have one',
      doors: PUBLISHING,
    },
  ),
  'comment-key': input(
    'Jobs with the same key share one comment, with one section for each. Another key makes another comment.',
    {
      kind: 'string',
      default: 'default',
      group: 'The comment, on CI hosts that have one',
      parse: parseKey,
      doors: PUBLISHING,
    },
  ),
  'comment-title': input('Replaces "Policy gate" in the heading of the comment.', {
    kind: 'string',
    group: 'The comment, on CI hosts that have one',
    doors: PUBLISHING,
  }),
  'comment-header': input(
    'Your text above the report: Markdown without HTML, at most 2,000 bytes. Texts of the event in it, such as titles and names of branches, are shown as code.',
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
    'Add to the comment the command that overrides a failure. It needs the workflow on `issue_comment` of docs/commands.md.',
    {
      kind: 'flag',
      default: 'false',
      group: 'The comment, on CI hosts that have one',
      doors: ACTION,
    },
  ),
  'plan-diff': input(
    'What the report shows of the attributes that a plan changes. `names`: their names. `values`: names and values, in a private repository only. `off`: nothing.',
    {
      kind: 'choice',
      default: 'names',
      choices: ['off', 'names', 'values'],
      group: 'The comment, on CI hosts that have one',
    },
  ),
  'policy-link': input(
    'Where a policy is explained, as in `https://wiki.acme.example/{policy-set}/{policy}`: each finding gets a link "how to fix".',
    {
      kind: 'string',
      group: 'The comment, on CI hosts that have one',
      parse: readPolicyLink,
      doors: PUBLISHING,
    },
  ),
  'link-hosts': input(
    'Hosts that messages of policies, `comment-header` and `comment-footer` may link to, by https. All other URLs are shown as text.',
    {
      kind: 'list',
      group: 'The comment, on CI hosts that have one',
      setting: 'linkOrigins',
      parse: readHosts,
      doors: PUBLISHING,
    },
  ),
  annotate: input(
    'Which findings become annotations. `auto`: all that keep the gate closed, and advisory ones in changed files. `changed`: those in changed files only.',
    { kind: 'choice', default: 'auto', choices: ['auto', 'all', 'changed', 'off'], doors: ACTION },
  ),
  'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
    kind: 'secret',
    expression: '${{ github.token }}',
    doors: ACTION,
  }),
  'checks-token': input(
    "Token for annotations. It needs `checks: write`. Use the workflow's own token: GitHub lets no other edit the check run of the job.",
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
    'Also write the report as one self-contained page, to keep as an artifact. The output `report-html` is its path.',
    { kind: 'flag', default: 'false', doors: ACTION },
  ),
  'on-missing-token': input(
    'What happens on pull requests from forks and of Dependabot, which get no secrets. `fail` closes the gate. `neutral` opens it without a check.',
    { kind: 'choice', default: 'fail', choices: ['fail', 'neutral'], doors: ACTION },
  ),
  'allow-untrusted-head': input(
    'Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.',
    { kind: 'flag', default: 'false', group: 'Who may choose what' },
  ),
  'trusted-branch': input(
    'In pull requests, the branch that has the trusted `cloud` block. It names organization and workspace where no input does. The default is the default branch.',
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
    'true when the gate is open without a check (`on-missing-token: neutral`), else false.',
  'run-id': 'The run; of the first workspace when there are several.',
  'run-url': 'The URL of that run.',
  'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
  'configuration-version-id': 'The configuration version of that run.',
  passed: 'How many policies passed, over all workspaces.',
  'advisory-failed': 'How many advisory policies failed.',
  'mandatory-failed': 'How many mandatory policies failed and were not overridden.',
  overridden: 'How many failures were overridden.',
  'policies-errored': 'How many policies could not be evaluated.',
  'policies-undecided': 'How many policies have no result, or an unrecognized status.',
  creates:
    'How many resources the plans create. This and the next three are empty when a plan did not finish.',
  updates: 'How many resources they update in place.',
  deletes: 'How many resources they destroy.',
  replaces:
    'How many resources they replace, not counted above. Where that is unknown, this is empty and they are counted above.',
  'comment-url': 'The comment on the pull request; empty when there is none.',
  'report-json': 'Path of the report as JSON.',
  'report-html':
    'Path of the report as one self-contained page. It is empty without `report-page`.',
  audit: 'The runs that the gate discarded, as JSON: one record for each run.',
};

export type OutputName = keyof typeof OUTPUT_TABLE;

export const OUTPUTS: readonly OutputSpec[] = Object.entries(OUTPUT_TABLE).map(
  ([name, description]) => ({ name, description }),
);
