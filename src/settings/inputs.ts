/**
 * The one table of the settings of a gate, and of outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the keys of `plangate.yml` with their schema and page, the settings with their types, and the search for
 * misspelt names are all made from it. This directory turns what people write into settings. It never asks the service.
 */
import { collectValues, parseChoice, parseGroup, parseList, type Parsed } from '../model/parse.ts';
import {
  checkApprovers,
  checkRecordKey,
  readBranches,
  readHiddenPaths,
  readLines,
  readWholeNumber,
  readPatterns,
  readPlanDigests,
  readTerraformVersion,
  readName,
  readVariables,
} from './parse-inputs.ts';

/**
 * Where plans come from: files that are uploaded to a service, runs that version control starts there, a run that a person names,
 * the runs of the groups of a matrix; or without a service a program on this machine, or files that a program wrote elsewhere.
 */
export type Way = 'service' | 'version-control' | 'run' | 'groups' | 'program' | 'file';

/** Where an input exists: `with:` of the action, options of the command line, the library's `check`. */
export type EntryPoint = 'action' | 'cli' | 'library';

/** Headings of the help of `plangate check`, in their order. */
export const INPUT_HEADINGS = [
  'What to gate',
  'Without a service',
  'What fails the gate',
  'The run',
  'What the run plans',
  'Who may choose what',
  'What is sent',
  'The comment, on CI hosts that have one',
] as const;

/** One text that people give: an input of the gate or of a sub-action. */
export interface TextSpec {
  /** kebab-case: `with: { fail-on: … }` and `--fail-on …`. */
  name: string;
  kind: 'string' | 'secret' | 'list' | 'choice' | 'duration' | 'flag' | 'path' | 'number';
  /** One or two sentences for a reader who has never seen the tool. */
  description: string;
  /** The description for the library, if it differs there. */
  library?: string;
  /** The value if no place says one; an input without a default may stay open. */
  default?: string;
  /** An expression that GitHub evaluates: the default in action.yml. */
  expression?: string;
  choices?: readonly string[];
  /** Parses the text, if the parser of the kind does not fit. */
  parse?: (text: string) => Parsed<string | string[] | number>;
  /** Environment variables that count if the input is absent, in this order. */
  environment?: readonly string[];
  /** The part of a `cloud` block or `backend "remote"` that counts next; in pull requests, of the default branch. */
  cloudBlock?: 'hostname' | 'organization' | 'workspaces';
  /** Its name in the settings, if that is not the same name in camelCase. */
  setting?: string;
  heading?: (typeof INPUT_HEADINGS)[number];
  /** For an input of a sub-action. */
  required?: boolean;
  /** Description of the option `--no-…`, for a flag that is on by default. */
  off?: string;
}

/**
 * Who gets the value: a step gets one of these groups of the settings, and never the whole. `service` has the host and the token,
 * `plan` what is planned, `plans` what a check needs for where its plans come from, and `apply` what is said of applies.
 */
export type SettingsGroup = 'service' | 'plan' | 'plans' | 'policy' | 'report' | 'job' | 'apply';

/**
 * What a key can do to a verdict: it may make one greener that was not (`takes away`), it may only close a gate further (`adds`), or
 * neither. Beside a pinned file a repository says no key that takes away.
 */
export type Effect = 'takes away' | 'adds' | 'neither';

/** The form that a key has in `plangate.yml`, where it differs from that of the input, and what it can do to a verdict. */
export interface KeyForm {
  effect: Effect;
  kind?: 'list' | 'workspaces' | 'scanners';
  /** One or two sentences for a reader who has never seen the tool. */
  description?: string;
  /** Parses the text, or an item of the list; null for none. */
  parse?: ((text: string) => Parsed<unknown>) | null;
  /** Parses the items of the list together, where one restricts another. */
  parseAll?: (items: readonly string[]) => Parsed<unknown>;
  /** Values with an order: beside a pinned file, a stricter one of the repository counts. A flag that takes away has its default last. */
  looseToStrict?: readonly string[];
}

export interface InputSpec extends TextSpec {
  group: SettingsGroup;
  /** Its key in `plangate.yml`; or why it is none, as the end of a sentence that begins with its name. */
  inFile: KeyForm | string;
  /** Where plans come from if the input has an effect, where it does not always have one. */
  ways?: readonly Way[];
  /** Where it exists; absent if it exists at all entry points. */
  entryPoints?: readonly EntryPoint[];
}

const ACTION = ['action'] as const;
/** For inputs about publishing and about files, with which the library has nothing to do. */
const JOBS = ['action', 'cli'] as const;
/** A key of `plangate.yml` that is an option, too, and no input of the action. */
const KEY = ['cli', 'library'] as const;
/** A key of `plangate.yml`, and nothing else. */
const KEY_ALONE = [] as const;

const TAKES_AWAY = { inFile: { effect: 'takes away' } } as const;
const ADDS = { inFile: { effect: 'adds' } } as const;
const NEITHER = { inFile: { effect: 'neither' } } as const;
const SECRET = {
  inFile: 'is a secret. Pass it to the step, and take it out of the file.',
} as const;
const OF_JOB = { inFile: 'differs by job. Pass it to the step.' } as const;
const OF_ENTRY = {
  inFile:
    'is said by an entry of `workspaces`. Write `workspaces: [{ name: app, directory: live/app }]`.',
} as const;

const OF_COMMENT = { group: 'report', heading: 'The comment, on CI hosts that have one' } as const;

const AT_SERVICE = ['service', 'version-control', 'run', 'groups'] as const;
/** For inputs about which workspaces are planned: a run is of one, and the groups of a matrix say of which they are. */
const OF_WORKSPACES = { ways: ['service', 'version-control', 'program', 'file'] } as const;
/** For inputs of a check. A run that is there already was let start, and its files are not on this machine. */
const OF_CHECKS = { ways: ['service', 'version-control', 'groups', 'program', 'file'] } as const;
const OF_PLAN = {
  group: 'plan',
  heading: 'What the run plans',
  entryPoints: KEY,
  ways: [...AT_SERVICE, 'program'],
} as const;
const SERVICE = { group: 'service', heading: 'What to gate' } as const;
const OF_RUNS = { ways: AT_SERVICE } as const;
const OF_UPLOADS = { ways: ['service'] } as const;
/** For inputs about how a run is started. One that a person names says it itself. */
const OF_MODES = { ways: ['service', 'version-control', 'groups'] } as const;
const OF_PROGRAMS = { ways: ['program'] } as const;
const GATED = { group: 'plan', heading: 'What to gate' } as const;
const LOCALLY = { group: 'plans', heading: 'Without a service' } as const;
const RUN = { group: 'plans', heading: 'The run' } as const;
const JUDGED = { group: 'policy', heading: 'What fails the gate' } as const;
const OF_APPLY = {
  group: 'apply',
  heading: 'The run',
  entryPoints: KEY_ALONE,
} as const;
const TRUST = { group: 'job', heading: 'Who may choose what' } as const;

/** The directory that `combine` reads if the input `from` is empty. */
export const DEFAULT_REPORTS_DIRECTORY = 'plangate-reports';

/** Makes a row of a table. Its literals stay types, because the types of the settings are made from them. */
export function input<const Row extends Partial<InputSpec>>(description: string, row: Row) {
  return { description, ...row };
}

/** Makes a row of the table of settings: one that does not say what it can do to a verdict, or why it is no key, does not compile. */
function row<const Row extends Partial<InputSpec> & Pick<InputSpec, 'inFile'>>(
  description: string,
  rest: Row,
) {
  return input(description, rest);
}

/** The rows of a table as a list, each with its name. */
export function withNames<Row>(table: Readonly<Record<string, Row>>): (Row & { name: string })[] {
  return Object.entries(table).map(([name, row]) => ({ ...row, name }));
}

export const INPUT_TABLE = {
  hostname: row(
    'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.',
    {
      inFile:
        'chooses who gets the token, so no file names it. Pass it to the step, or set TF_CLOUD_HOSTNAME.',
      kind: 'string',
      default: 'app.terraform.io',
      environment: ['TF_CLOUD_HOSTNAME'],
      cloudBlock: 'hostname',
      ...SERVICE,
      ...OF_RUNS,
    },
  ),
  token: row(
    'API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.',
    {
      ...SECRET,
      kind: 'secret',
      environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
      ...SERVICE,
      ...OF_RUNS,
    },
  ),
  'record-key': row(
    'Key that seals runs. 32 random characters or more, the same in all jobs of the gate and of commands. With it, overrides outlive the token, which seals where it is missing. See docs/security/same-upload.md.',
    {
      ...SECRET,
      kind: 'secret',
      environment: ['PLANGATE_RECORD_KEY'],
      parse: checkRecordKey,
      ...TRUST,
      group: 'plans',
    },
  ),
  organization: row('Organization that the workspaces belong to.', {
    inFile: { effect: 'takes away', parse: readName },
    kind: 'string',
    environment: ['TF_CLOUD_ORGANIZATION'],
    cloudBlock: 'organization',
    ...GATED,
  }),
  workspace: row('Name of the workspace to plan in. For several, use `workspaces`.', {
    ...OF_ENTRY,
    kind: 'string',
    environment: ['TF_WORKSPACE'],
    cloudBlock: 'workspaces',
    ...GATED,
    ways: [...OF_WORKSPACES.ways, 'run'],
  }),
  workspaces: row(
    'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name, `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.',
    {
      inFile: {
        effect: 'neither',
        kind: 'workspaces',
        description:
          'What is gated, as a list: `directories`, whose `cloud` blocks say which workspaces, a workspace by its `name`, those with all of these `tags`, or those of a `project`. With `local`, `var-file`, `backend-config` and `terraform-workspace` of an entry say with what it is planned.',
      },
      kind: 'list',
      ...GATED,
      ...OF_WORKSPACES,
    },
  ),
  directory: row(
    'Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.',
    { ...OF_ENTRY, kind: 'path', default: '.', ...GATED },
  ),
  local: row(
    'Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.',
    { ...OF_JOB, ...LOCALLY, ...OF_WORKSPACES, kind: 'flag', default: 'false' },
  ),
  engine: row(
    'The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.',
    {
      ...TAKES_AWAY,
      ...LOCALLY,
      ...OF_PROGRAMS,
      kind: 'choice',
      choices: ['terraform', 'tofu'],
      entryPoints: KEY,
    },
  ),
  plan: row(
    'A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a name, `?` one character, `**` any directories.',
    { ...OF_JOB, ...LOCALLY, ways: ['file'], kind: 'list' },
  ),
  'plan-digest': row(
    'With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.',
    { ...OF_JOB, ...LOCALLY, ways: ['file'], kind: 'list', parse: readPlanDigests },
  ),
  'var-file': row(
    'With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.',
    {
      inFile: { effect: 'takes away' },
      ...LOCALLY,
      ...OF_PROGRAMS,
      kind: 'list',
      entryPoints: KEY,
    },
  ),
  'engine-env': row(
    'Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`. A value that leads into the files of a pull request is refused.',
    { ...TAKES_AWAY, ...LOCALLY, ...OF_PROGRAMS, kind: 'list', entryPoints: KEY },
  ),
  'affected-only': row(
    'Plan only in workspaces whose directory or trigger patterns match files of the pull request.',
    {
      ...TAKES_AWAY,
      ...RUN,
      ...OF_WORKSPACES,
      group: 'plan',
      kind: 'flag',
      default: 'false',
      entryPoints: KEY,
    },
  ),
  'plans-from': row(
    '`upload` sends the files and plans them. `version-control` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.',
    {
      inFile: { effect: 'takes away' },
      ...RUN,
      ways: ['service', 'version-control'],
      kind: 'choice',
      default: 'upload',
      choices: ['upload', 'version-control'],
      entryPoints: KEY,
    },
  ),
  group: row(
    'For large organizations: the group of `plangate matrix` that this job checks, as printed. See docs/matrix.md.',
    { ...OF_JOB, ...RUN, ways: ['service', 'version-control'], kind: 'string', parse: parseGroup },
  ),
  mode: row(
    '`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later. It needs a token that may apply runs: a run whose gate closes is discarded, unless it needs an override.',
    {
      inFile: { effect: 'takes away' },
      ...RUN,
      ...OF_MODES,
      kind: 'choice',
      default: 'speculative',
      choices: ['speculative', 'provisional'],
      entryPoints: KEY,
    },
  ),
  message: row(
    'Message of the run, for example with the number of a change that people look for in the list of runs. By default it names the pull request and the commit.',
    {
      ...OF_JOB,
      ...RUN,
      ...OF_UPLOADS,
      kind: 'string',
      library: 'Message of the run. The default is `plangate`.',
    },
  ),
  timeout: row(
    'Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.',
    {
      ...NEITHER,
      kind: 'duration',
      default: '1h',
      library:
        'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
      group: 'job',
      heading: 'What fails the gate',
      setting: 'timeoutMs',
    },
  ),
  policies: row(
    'Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. `opa` judges the plan by them, besides the policies of the service. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies` and `policy`.',
    {
      inFile: {
        effect: 'adds',
        description:
          'Your own Rego policies: directories of the default branch, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
      },
      ...JUDGED,
      kind: 'list',
    },
  ),
  scanners: row(
    'Files that scanners wrote in this job, SARIF 2.1.0, as `{ file: trivy.sarif, tool: Trivy }`. Findings from `mandatory` on close the gate (`high`); `base` is the same scan of the merge base, `approvers` who may approve, and `configured-by: default-branch` says that the scan takes its configuration from there; `ignore-files` are those that its call names. See docs/scanners.md.',
    {
      inFile: { effect: 'adds', kind: 'scanners' },
      ...JUDGED,
      kind: 'list',
      entryPoints: KEY_ALONE,
    },
  ),
  'fail-on': row(
    'Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.',
    {
      inFile: { effect: 'takes away', looseToStrict: ['never', 'mandatory', 'advisory'] },
      ...JUDGED,
      kind: 'choice',
      default: 'mandatory',
      choices: ['mandatory', 'advisory', 'never'],
    },
  ),
  exceptions: row(
    'Files of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.',
    {
      ...TAKES_AWAY,
      ...JUDGED,
      ...OF_CHECKS,
      kind: 'list',
      setting: 'exceptionsFiles',
      entryPoints: KEY,
    },
  ),
  'allowed-sources': row(
    'File of the sources that may be installed: providers, modules, and what else may run. Of several, each has to allow. What is judged is held to it before anything is uploaded or started. In a job, a path is read from the default branch. See docs/allowed-sources.md.',
    {
      ...ADDS,
      ...JUDGED,
      ...OF_CHECKS,
      kind: 'list',
      setting: 'allowedSourcesFiles',
      entryPoints: KEY,
    },
  ),
  'only-new': row(
    'Failures that the default branch has in the same way do not count: of advisory policies and of your own. What cannot be compared counts. See docs/only-new.md.',
    { ...TAKES_AWAY, ...JUDGED, ...OF_CHECKS, kind: 'flag', default: 'false', entryPoints: KEY },
  ),
  'require-policies': row('Fail the gate when no policy was evaluated.', {
    ...ADDS,
    ...JUDGED,
    kind: 'flag',
    default: 'false',
    entryPoints: KEY,
  }),
  'allow-unknown': row(
    'A pass that may rest on values of the apply (`known-after-apply`) makes the verdict advisory, and needs no approval. It counts for all policies: own ones and Terraform policy. Such a policy may fail after the apply.',
    { ...TAKES_AWAY, ...JUDGED, kind: 'flag', default: 'false', entryPoints: KEY },
  ),
  protect: row(
    'What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module. A line `aws_db_instance.* by @acme/data` says who alone may approve it.',
    {
      inFile: {
        effect: 'adds',
        description:
          'What a plan must not destroy or invoke without approval: `aws_db_instance.*`, `module.data` or `action.*.*`, in every module. `aws_db_instance.* by @acme/data` says who alone may approve it.',
      },
      ...JUDGED,
      kind: 'list',
      parse: readPatterns,
      entryPoints: KEY,
    },
  ),
  'max-destroys': row(
    'Maximum resources a plan may destroy or replace without approval. 0 allows none.',
    { ...ADDS, ...JUDGED, kind: 'number', parse: readWholeNumber, entryPoints: KEY },
  ),
  'full-plan': row(
    'Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork, or of a merge queue with one, is never read so.',
    { ...TAKES_AWAY, ...JUDGED, kind: 'flag', default: 'false', entryPoints: KEY },
  ),
  reuse: row(
    'Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since. `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md.',
    {
      inFile: { effect: 'takes away', looseToStrict: ['upload', 'commit'] },
      ...RUN,
      ...OF_UPLOADS,
      kind: 'choice',
      default: 'commit',
      choices: ['commit', 'upload'],
      entryPoints: KEY,
    },
  ),
  'auto-queue-runs': row(
    'Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.',
    {
      ...NEITHER,
      ...RUN,
      ways: ['service', 'version-control'],
      kind: 'flag',
      default: 'false',
      entryPoints: KEY,
    },
  ),
  destroy: row(
    'Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode: provisional` it needs `allow-destroy-apply`.',
    {
      ...TAKES_AWAY,
      ...OF_PLAN,
      ways: [...AT_SERVICE, 'program', 'file'],
      kind: 'flag',
      default: 'false',
    },
  ),
  'allow-destroy-apply': row(
    'Allow `mode: provisional` to leave a saved plan that destroys everything.',
    { ...TAKES_AWAY, ...OF_PLAN, ...OF_MODES, kind: 'flag', default: 'false' },
  ),
  'refresh-only': row(
    'Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.',
    { ...TAKES_AWAY, ...OF_PLAN, kind: 'flag', default: 'false' },
  ),
  refresh: row('Read the real resources before planning. `false` trusts the state.', {
    ...TAKES_AWAY,
    ...OF_PLAN,
    kind: 'flag',
    default: 'true',
    off: 'Plan from the state, without reading resources.',
  }),
  target: row(
    'Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.',
    { ...TAKES_AWAY, ...OF_PLAN, kind: 'list', parse: readLines },
  ),
  'allow-partial': row(
    'Accept plans that are known to be of only a part of the configuration (`target`, `refresh-only`), made by a run, by a program here or by another job. The rest is not judged, and without a run the verdict is at best advisory.',
    {
      ...TAKES_AWAY,
      kind: 'flag',
      default: 'false',
      group: 'plan',
      heading: OF_PLAN.heading,
      entryPoints: KEY,
    },
  ),
  'allow-unproven': row(
    'Accept plans of which nothing says whether they are of everything: the program that planned got an option that Plangate does not know, or only its JSON is there, which does not show it. The verdict says it, and is at best advisory.',
    {
      ...TAKES_AWAY,
      kind: 'flag',
      default: 'false',
      group: 'plan',
      heading: OF_PLAN.heading,
      entryPoints: KEY,
    },
  ),
  replace: row('Addresses of resources to replace, one per line.', {
    ...TAKES_AWAY,
    ...OF_PLAN,
    kind: 'list',
    parse: readLines,
  }),
  variables: row(
    'Variables of this run, one `name=value` per line, read as `terraform plan -var` reads them: as text where the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who can read the run can see them, so secrets of this job are rejected.',
    {
      ...OF_PLAN,
      inFile: { effect: 'takes away', parseAll: (items) => readVariables(items.join('\n')) },
      kind: 'list',
      parse: readVariables,
    },
  ),
  'terraform-version': row(
    "Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.",
    { ...TAKES_AWAY, ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: readTerraformVersion },
  ),
  'allow-empty-apply': row(
    'Request a run that can be applied although it changes nothing, for example to upgrade the state.',
    { ...TAKES_AWAY, ...OF_PLAN, ...OF_RUNS, kind: 'flag', default: 'false' },
  ),
  'secret-scan': row('What to do with files that appear to contain credentials.', {
    inFile: { effect: 'takes away', looseToStrict: ['warn', 'fail'] },
    group: 'plans',
    heading: 'What is sent',
    ...OF_UPLOADS,
    kind: 'choice',
    default: 'warn',
    choices: ['warn', 'fail'],
    entryPoints: KEY,
  }),
  comment: row(
    'When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.',
    {
      ...NEITHER,
      ...OF_COMMENT,
      kind: 'choice',
      default: 'auto',
      choices: ['auto', 'always', 'on-failure', 'off'],
      entryPoints: JOBS,
    },
  ),
  'comment-commands': row(
    'Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.',
    { ...NEITHER, ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: KEY_ALONE },
  ),
  'hide-values': row(
    'Values to hide besides those that a plan marks as sensitive, as patterns of paths like `"*.user_data"` or `output.NAME`. They add to a default list, and `"!PATTERN"` takes one out of it. See docs/values.md.',
    { ...ADDS, ...OF_COMMENT, kind: 'list', parse: readHiddenPaths, entryPoints: KEY_ALONE },
  ),
  'show-values': row(
    'Show what changes with its values: `summary` in the job summary, the page and a file `changes.json`, `true` in the comment, too. Sensitive values are hidden, and those of `hide-values`. Where the CI host does not say that the repository is private, write `public` in place of `true`. See docs/values.md.',
    {
      ...TAKES_AWAY,
      ...OF_COMMENT,
      kind: 'choice',
      default: 'false',
      choices: ['false', 'summary', 'true', 'public'],
      entryPoints: KEY_ALONE,
    },
  ),
  'override-by': row(
    'Who may approve what no policy names anybody for: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`); and who may override at the service. The default for approvals is everybody who may write and had no hand in the change.',
    {
      inFile: {
        effect: 'takes away',
        kind: 'list',
        parse: null,
        parseAll: (items) => checkApprovers(items.join('\n')),
        description:
          'Who may approve what no policy names anybody for, and who may override at the service: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). `security/*: acme/security`, in quotes, names the owners of some policies.',
      },
      ...OF_COMMENT,
      kind: 'string',
      parse: checkApprovers,
      entryPoints: KEY_ALONE,
    },
  ),
  'allow-self-override': row(
    'Also allow people to override who opened the pull request, pushed to its branch, or wrote or committed one of its commits.',
    { ...TAKES_AWAY, ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: KEY_ALONE },
  ),
  annotate: row(
    'Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.',
    {
      ...NEITHER,
      group: 'report',
      kind: 'choice',
      default: 'auto',
      choices: ['auto', 'all', 'changed', 'off'],
      entryPoints: KEY_ALONE,
    },
  ),
  settings: row(
    'Files that say how the repository is gated, one a line. A path, in place of `plangate.yml` at its root or in `.github`, is a second gate. The address of a pinned commit, as in `git::https://HOST/REPOSITORY.git//FILE?ref=COMMIT`, is a file that decides. In a job, a path is read from the default branch. See docs/settings.md.',
    { ...OF_JOB, ...TRUST, kind: 'list', entryPoints: JOBS },
  ),
  'repository-may': row(
    'In a pinned file: keys that take away and that a repository, its step and its environment may say all the same, as in `[exceptions, var-file]`. They count beside those of the pinned file.',
    { ...NEITHER, ...TRUST, kind: 'list', entryPoints: KEY_ALONE },
  ),
  like: row(
    'File whose keys hold where this one says nothing: for a second gate, as in `like: plangate.yml`. A path from the root of the repository.',
    { ...NEITHER, ...TRUST, kind: 'string', entryPoints: KEY_ALONE },
  ),
  set: row(
    'A key of `plangate.yml` and its value at a terminal, as in `mode=provisional`. Repeat it for others. A job has a file.',
    { ...OF_JOB, ...TRUST, kind: 'list', entryPoints: ['cli'] },
  ),
  'github-token': row('Token for the comment. It needs `pull-requests: write`.', {
    ...SECRET,
    group: 'job',
    kind: 'secret',
    expression: '${{ github.token }}',
    entryPoints: ACTION,
  }),
  'checks-token': row(
    "Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.",
    {
      ...SECRET,
      group: 'job',
      kind: 'secret',
      expression: '${{ github.token }}',
      entryPoints: ACTION,
    },
  ),
  'members-token': row(
    'Token that reads the members of teams that policies, `protect` or `override-by` name. It needs to read the members of the organization, and nothing else: the token of an app. People and `role:maintain` need none. See docs/approvals.md.',
    { ...SECRET, group: 'job', kind: 'secret', entryPoints: ACTION },
  ),
  'check-run-id': row('Check run of this job, which gets the annotations.', {
    ...OF_JOB,
    group: 'report',
    kind: 'number',
    expression: '${{ job.check_run_id }}',
    entryPoints: ACTION,
  }),
  'pr-number': row(
    'Pull request to report on when the event names none: workflow_dispatch, schedule, push.',
    { ...OF_JOB, group: 'job', kind: 'number', setting: 'pullRequestNumber', entryPoints: ACTION },
  ),
  reports: row(
    'Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning.',
    {
      ...OF_JOB,
      group: 'report',
      kind: 'list',
      parse: (text) => {
        const list = parseList(text);
        if ('problem' in list) return list;
        return collectValues(list.value.map((item) => parseChoice(item, ['page', 'sarif'])));
      },
      entryPoints: ACTION,
    },
  ),
  'plan-json': row(
    'Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.',
    {
      inFile: { effect: 'takes away' },
      group: 'job',
      ...OF_RUNS,
      kind: 'choice',
      default: 'off',
      choices: ['off', 'redacted', 'full'],
      entryPoints: KEY_ALONE,
    },
  ),
  apply: row(
    'Without a service: whether the comment of each request keeps what its plans showed, for `plangate apply`. It is then written where the gate is green, too, and `record-key` seals what it keeps. Of a service, the runs are read again.',
    { ...TAKES_AWAY, ...OF_APPLY, kind: 'flag', default: 'false', setting: 'isApplied' },
  ),
  unseen: row(
    'What `plangate apply` does with a change that no merged request showed: `stop`, or `report`, which applies it where the policies pass. What is destroyed, replaced or forgotten always stops.',
    {
      inFile: { effect: 'takes away', looseToStrict: ['report', 'stop'] },
      ...OF_APPLY,
      kind: 'choice',
      default: 'stop',
      choices: ['stop', 'report'],
    },
  ),
  'allow-untrusted-head': row(
    'Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.',
    {
      inFile: 'would open every gate to forks. Pass it to the step that may.',
      ...TRUST,
      kind: 'flag',
      default: 'false',
    },
  ),
  'target-branches': row(
    'Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results. `*` is every branch. See docs/target-branches.md.',
    {
      ...TAKES_AWAY,
      group: 'policy',
      heading: TRUST.heading,
      kind: 'list',
      parse: readBranches,
      entryPoints: KEY,
    },
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
  'policies',
  'fail-on',
  'comment',
  'timeout',
];

export const INPUTS: readonly InputSpec[] = withNames(INPUT_TABLE);

/** The inputs whose values no log and no report shows. */
export const SECRET_INPUTS = INPUTS.filter(({ kind }) => kind === 'secret').map(({ name }) => name);

/** What people call the place of an input, by the entry point. */
export const CALLS: Readonly<Record<EntryPoint, string>> = {
  action: 'the step',
  cli: 'the options',
  library: 'the options',
};

export function existsAt({ entryPoints }: InputSpec, entryPoint: EntryPoint): boolean {
  return entryPoints === undefined || entryPoints.includes(entryPoint);
}

/** Whether the input has an effect where plans come from there. */
export function isForWay({ ways }: InputSpec, way: Way): boolean {
  return ways === undefined || ways.includes(way);
}

export interface OutputSpec {
  name: string;
  description: string;
}

const OUTPUT_TABLE = {
  verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
  green: 'Whether the gate passes: true or false.',
  'run-id': 'Id of the run, of the first workspace when there are several.',
  'run-url': 'URL of that run.',
  'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
  'configuration-version-id': 'Configuration version of that run.',
  passed:
    'Number of policy results that passed. This and the next three count a policy once for each workspace.',
  'advisory-failed': 'Number of results of advisory policies that failed.',
  'mandatory-failed':
    'Number of results of mandatory policies that failed and were not overridden.',
  overridden: 'Number of results that were overridden or approved.',
  adds: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
  changes: 'Number of resources they update in place.',
  destroys: 'Number of resources they destroy.',
  replaces:
    'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
  'no-changes':
    'Whether the plans change nothing: true, false where something changes, empty where that is not known. See docs/no-changes.md.',
  'needs-approval':
    'Which policies wait for people, as JSON: `[{"policy", "approvers", "needed", "missing"}]`. `[]` if none does.',
  'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
  'report-json': 'Path of the report as JSON.',
  'report-html': 'Path of the report as one HTML page. Empty without `page` in `reports`.',
  'report-sarif': 'Path of the findings as SARIF. Empty without `sarif` in `reports`.',
  'plan-json': 'Paths of the plans as JSON: `{"workspace": "/path"}`. `{}` without `plan-json`.',
};

export type OutputName = keyof typeof OUTPUT_TABLE;

export const OUTPUTS = described(OUTPUT_TABLE);

/** @param table name → description */
export function described(table: Readonly<Record<string, string>>): OutputSpec[] {
  return Object.entries(table).map(([name, description]) => ({ name, description }));
}
