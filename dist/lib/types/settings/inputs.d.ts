/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 */
import { readBranch } from '../trust/trusted-block.js';
import { parseKey, type Parsed } from './input-values.js';
/** Where an input exists: `with:` of the action, options of the command line, the library's `check`. */
export type Door = 'action' | 'cli' | 'library';
/** Headings of the help of `plangate check`, in their order. */
export declare const INPUT_GROUPS: readonly ['What to gate', 'What closes the gate', 'The run', 'Who may choose what', 'What is sent', 'The comment, on CI hosts that have one'];
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
export declare const INPUTS: readonly [{
    readonly name: 'hostname';
    readonly kind: 'string';
    readonly description: 'Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it: name it unless it is the default.';
    readonly default: 'app.terraform.io';
    readonly environment: readonly ["TF_CLOUD_HOSTNAME"];
    readonly cloudBlock: 'hostname';
    readonly group: 'What to gate';
}, {
    readonly name: 'token';
    readonly kind: 'secret';
    readonly description: 'API token of a user or a team that may queue plans. It is sent to `hostname` and nowhere else.';
    readonly environment: readonly ["TF_API_TOKEN", "TF_TOKEN_<host>"];
    readonly group: 'What to gate';
}, {
    readonly name: 'organization';
    readonly kind: 'string';
    readonly description: 'Organization that the workspaces belong to.';
    readonly environment: readonly ["TF_CLOUD_ORGANIZATION"];
    readonly cloudBlock: 'organization';
    readonly group: 'What to gate';
}, {
    readonly name: 'workspace';
    readonly kind: 'string';
    readonly description: 'Name of the workspace to plan in. For several, use `workspaces`.';
    readonly environment: readonly ["TF_WORKSPACE"];
    readonly cloudBlock: 'workspaces';
    readonly group: 'What to gate';
}, {
    readonly name: 'workspaces';
    readonly kind: 'list';
    readonly description: 'Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`; one per line or separated by commas.';
    readonly group: 'What to gate';
}, {
    readonly name: 'directory';
    readonly kind: 'path';
    readonly description: 'Directory of the configuration. With a working directory set on the workspace, the directory above is sent, as the service expects.';
    readonly default: '.';
    readonly group: 'What to gate';
}, {
    readonly name: 'affected-only';
    readonly kind: 'flag';
    readonly description: "Plan only in workspaces whose working directory or trigger patterns the pull request's files touch.";
    readonly default: 'false';
    readonly group: 'The run';
}, {
    readonly name: 'mode';
    readonly kind: 'choice';
    readonly description: '`speculative` plans and never applies; `provisional` leaves a saved plan that somebody may apply.';
    readonly default: 'speculative';
    readonly choices: readonly ["speculative", "provisional"];
    readonly group: 'The run';
}, {
    readonly name: 'message';
    readonly kind: 'string';
    readonly description: 'Shown on the run. Left out, it names the pull request and the commit.';
    readonly group: 'The run';
}, {
    readonly name: 'timeout';
    readonly kind: 'duration';
    readonly description: 'How long the whole job may take, as in `90m` or `1h30m`. Afterwards: undecided.';
    readonly default: '1h';
    readonly group: 'What closes the gate';
    readonly setting: 'timeoutMs';
}, {
    readonly name: 'fail-on';
    readonly kind: 'choice';
    readonly description: 'Which policy failures close the gate. `never` reports them only; errors and unknown answers still close it.';
    readonly default: 'mandatory';
    readonly choices: readonly ["mandatory", "advisory", "never"];
    readonly group: 'What closes the gate';
}, {
    readonly name: 'require-policies';
    readonly kind: 'flag';
    readonly description: 'Close the gate when not a single policy was evaluated.';
    readonly default: 'false';
    readonly group: 'What closes the gate';
}, {
    readonly name: 'on-failure';
    readonly kind: 'choice';
    readonly description: 'What happens to a provisional run whose gate closed. `discard` needs a token that may apply runs. One that needs an override is kept in any case: a discarded run could not be overridden.';
    readonly default: 'discard';
    readonly choices: readonly ["discard", "keep"];
    readonly group: 'The run';
}, {
    readonly name: 'cancel-superseded';
    readonly kind: 'flag';
    readonly description: 'Cancel earlier runs of this pull request in the same workspace that are still going, if the token may: that needs the permission to apply runs. Provisional runs are left alone.';
    readonly default: 'true';
    readonly group: 'The run';
    readonly off: 'Leave earlier runs of this pull request alone. Else those still going are cancelled, except provisional ones.';
}, {
    readonly name: 'auto-queue-runs';
    readonly kind: 'flag';
    readonly description: 'Let the upload start the run instead of creating it by a request of its own. Such a run carries no `message`, is not cancelled by a later push, and cannot be provisional.';
    readonly default: 'false';
    readonly group: 'The run';
}, {
    readonly name: 'rules';
    readonly kind: 'choice';
    readonly description: 'How `.terraformignore` is read: `terraform` ships what Terraform ships less what its traps would leak, `exact` decides bug for bug, `gitignore` as git does.';
    readonly default: 'terraform';
    readonly choices: readonly ["terraform", "exact", "gitignore"];
    readonly group: 'What is sent';
}, {
    readonly name: 'secret-scan';
    readonly kind: 'choice';
    readonly description: 'What a file that looks as if it held a credential does.';
    readonly default: 'warn';
    readonly choices: readonly ["warn", "fail"];
    readonly group: 'What is sent';
}, {
    readonly name: 'include-untracked-secrets';
    readonly kind: 'flag';
    readonly description: 'Send files that look like secrets although git does not track them. Without it they stay here and are named.';
    readonly default: 'false';
    readonly group: 'What is sent';
}, {
    readonly name: 'ca-file';
    readonly kind: 'path';
    readonly description: 'PEM file with certificate authorities to trust besides the usual ones. `NODE_EXTRA_CA_CERTS` works too.';
    readonly group: 'What to gate';
}, {
    readonly name: 'comment';
    readonly kind: 'choice';
    readonly description: 'When to comment on the pull request. `auto`: once anything is not green, and from then on always; `on-failure`: as long as it is not green.';
    readonly default: 'auto';
    readonly choices: readonly ["auto", "always", "on-failure", "off"];
    readonly group: 'The comment, on CI hosts that have one';
    readonly doors: readonly ["action", "cli"];
}, {
    readonly name: 'comment-mode';
    readonly kind: 'choice';
    readonly description: '`update` edits the one comment; `recreate-on-change` replaces it when the verdict changes, so that people are notified.';
    readonly default: 'update';
    readonly choices: readonly ["update", "recreate-on-change"];
    readonly group: 'The comment, on CI hosts that have one';
    readonly doors: readonly ["action", "cli"];
}, {
    readonly name: 'comment-key';
    readonly kind: 'string';
    readonly description: 'Jobs with the same key share one comment, each with a section of its own; another key makes another comment.';
    readonly default: 'default';
    readonly group: 'The comment, on CI hosts that have one';
    readonly parse: typeof parseKey;
    readonly doors: readonly ["action", "cli"];
}, {
    readonly name: 'annotate';
    readonly kind: 'choice';
    readonly description: 'Which findings become annotations. `auto`: all that keep the gate closed, advisory ones in changed files; `changed`: in changed files only.';
    readonly default: 'auto';
    readonly choices: readonly ["auto", "all", "changed", "off"];
    readonly doors: readonly ["action"];
}, {
    readonly name: 'github-token';
    readonly kind: 'secret';
    readonly description: 'Token for the comment; needs `pull-requests: write`.';
    readonly expression: '${{ github.token }}';
    readonly doors: readonly ["action"];
}, {
    readonly name: 'checks-token';
    readonly kind: 'secret';
    readonly description: "Token for annotations; needs `checks: write` and must be the workflow's own, because GitHub lets nobody else edit the job's check run.";
    readonly expression: '${{ github.token }}';
    readonly doors: readonly ["action"];
}, {
    readonly name: 'check-run-id';
    readonly kind: 'number';
    readonly description: "The job's own check run, which gets the annotations.";
    readonly expression: '${{ job.check_run_id }}';
    readonly doors: readonly ["action"];
}, {
    readonly name: 'pr-number';
    readonly kind: 'number';
    readonly description: 'Pull request to report on when the event names none: workflow_dispatch, schedule, push.';
    readonly setting: 'pullRequestNumber';
    readonly doors: readonly ["action"];
}, {
    readonly name: 'on-missing-token';
    readonly kind: 'choice';
    readonly description: 'What happens on pull requests from forks and of Dependabot, which get no secrets: `fail`, or `neutral`, which opens the gate without having looked.';
    readonly default: 'fail';
    readonly choices: readonly ["fail", "neutral"];
    readonly doors: readonly ["action"];
}, {
    readonly name: 'allow-untrusted-head';
    readonly kind: 'flag';
    readonly description: "Plan the files of a fork, or files whose origin could not be told, with this job's token. A plan runs code: allow it only behind an environment with reviewers.";
    readonly default: 'false';
    readonly group: 'Who may choose what';
}, {
    readonly name: 'trusted-branch';
    readonly kind: 'string';
    readonly description: 'In pull requests, the branch whose `cloud` block names organization and workspace where no input does. Left out, the default branch. A block that the pull request changes does not count.';
    readonly group: 'Who may choose what';
    readonly parse: typeof readBranch;
}];
export type InputName = (typeof INPUTS)[number]['name'];
export declare function existsAt({ doors }: InputSpec, door: Door): boolean;
export interface OutputSpec {
    name: string;
    description: string;
}
export declare const OUTPUTS: readonly [{
    readonly name: 'verdict';
    readonly description: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.';
}, {
    readonly name: 'green';
    readonly description: 'Whether the gate is open: true or false.';
}, {
    readonly name: 'not-looked';
    readonly description: 'true when the gate is open without having looked (`on-missing-token: neutral`), else false.';
}, {
    readonly name: 'run-id';
    readonly description: 'The run; of the first workspace when there are several.';
}, {
    readonly name: 'run-url';
    readonly description: 'Where to see that run.';
}, {
    readonly name: 'run-ids';
    readonly description: 'All runs as JSON: `{"workspace": "run-…"}`.';
}, {
    readonly name: 'configuration-version-id';
    readonly description: 'The configuration version of that run.';
}, {
    readonly name: 'passed';
    readonly description: 'How many policies passed, over all workspaces.';
}, {
    readonly name: 'advisory-failed';
    readonly description: 'How many advisory policies failed.';
}, {
    readonly name: 'mandatory-failed';
    readonly description: 'How many mandatory policies failed and were not overridden.';
}, {
    readonly name: 'overridden';
    readonly description: 'How many failures were overridden.';
}, {
    readonly name: 'policies-errored';
    readonly description: 'How many policies could not be evaluated.';
}, {
    readonly name: 'policies-undecided';
    readonly description: 'How many policies have no result or one that is not known here.';
}, {
    readonly name: 'comment-url';
    readonly description: 'The comment on the pull request; empty when there is none.';
}, {
    readonly name: 'report-json';
    readonly description: 'Path of the report as JSON.';
}, {
    readonly name: 'audit';
    readonly description: 'What the gate did to runs besides planning them, as JSON: one record for each run that it discarded.';
}];
export type OutputName = (typeof OUTPUTS)[number]['name'];
