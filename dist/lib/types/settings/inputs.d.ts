/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 */
import { readBranch } from '../trust/trusted-block.js';
import { parseGroup, parseKey, type Parsed } from '../model/parse.js';
import { readLines, readTerraformVersion, readVariables } from './run-options.js';
import { readHosts, readPolicyLink } from './read-addresses.js';
import { readExceptions, readMost, readPatterns } from './read-guard.js';
/** Where an input exists: `with:` of the action, options of the command line, the library's `check`. */
export type Door = 'action' | 'cli' | 'library';
/** Headings of the help of `plangate check`, in their order. */
export declare const INPUT_GROUPS: readonly ['What to gate', 'What closes the gate', 'The run', 'What the run plans', 'Who may choose what', 'What is sent', 'The comment, on CI hosts that have one'];
export interface InputSpec {
    /** kebab-case: `with: { fail-on: … }` and `--fail-on …`. */
    name: string;
    kind: 'string' | 'secret' | 'list' | 'choice' | 'duration' | 'flag' | 'path' | 'number';
    /** One or two sentences for a reader who has never seen the tool. */
    description: string;
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
/** For inputs about the runs: when groups are combined, their reports name the runs. */
export declare const OF_GROUPS: readonly string[];
export declare const INPUT_TABLE: {
    hostname: {
        description: string;
    } & {
        readonly kind: "string";
        readonly default: "app.terraform.io";
        readonly environment: readonly ["TF_CLOUD_HOSTNAME"];
        readonly cloudBlock: "hostname";
        readonly group: "What to gate";
    };
    token: {
        description: string;
    } & {
        readonly kind: "secret";
        readonly environment: readonly ["TF_API_TOKEN", "TF_TOKEN_<host>"];
        readonly group: "What to gate";
    };
    organization: {
        description: string;
    } & {
        readonly kind: "string";
        readonly environment: readonly ["TF_CLOUD_ORGANIZATION"];
        readonly cloudBlock: "organization";
        readonly group: "What to gate";
    };
    workspace: {
        description: string;
    } & {
        readonly kind: "string";
        readonly environment: readonly ["TF_WORKSPACE"];
        readonly cloudBlock: "workspaces";
        readonly group: "What to gate";
    };
    workspaces: {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "What to gate";
    };
    directory: {
        description: string;
    } & {
        readonly kind: "path";
        readonly default: ".";
        readonly group: "What to gate";
    };
    'affected-only': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "The run";
    };
    source: {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "upload";
        readonly choices: readonly ["upload", "vcs"];
        readonly group: "The run";
    };
    'report-apply': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly doors: readonly ["action"];
    };
    'apply-run': {
        description: string;
    } & {
        readonly kind: "string";
        readonly doors: readonly ["action"];
    };
    group: {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "The run";
        readonly parse: typeof parseGroup;
    };
    mode: {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "speculative";
        readonly choices: readonly ["speculative", "provisional"];
        readonly group: "The run";
    };
    message: {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "The run";
    };
    timeout: {
        description: string;
    } & {
        readonly kind: "duration";
        readonly default: "1h";
        readonly group: "What closes the gate";
        readonly setting: "timeoutMs";
    };
    'fail-on': {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "mandatory";
        readonly choices: readonly ["mandatory", "advisory", "never"];
        readonly group: "What closes the gate";
    };
    'require-policies': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What closes the gate";
    };
    protect: {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "What closes the gate";
        readonly parse: typeof readPatterns;
    };
    'max-destroys': {
        description: string;
    } & {
        readonly kind: "number";
        readonly group: "What closes the gate";
        readonly parse: typeof readMost;
    };
    'guard-except': {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "What closes the gate";
        readonly parse: typeof readExceptions;
    };
    'on-failure': {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "discard";
        readonly choices: readonly ["discard", "keep"];
        readonly group: "The run";
    };
    'cancel-superseded': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "true";
        readonly group: "The run";
        readonly off: "Leave earlier runs of this pull request alone. Else those still going are canceled, except provisional ones.";
    };
    'auto-queue-runs': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "The run";
    };
    destroy: {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What the run plans";
    };
    'allow-destroy-apply': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What the run plans";
    };
    'refresh-only': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What the run plans";
    };
    refresh: {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "true";
        readonly group: "What the run plans";
        readonly off: "Plan by the state alone, without a look at what exists.";
    };
    target: {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "What the run plans";
        readonly parse: typeof readLines;
    };
    'allow-partial': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What the run plans";
    };
    replace: {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "What the run plans";
        readonly parse: typeof readLines;
    };
    variables: {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "What the run plans";
        readonly parse: typeof readVariables;
    };
    'terraform-version': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "What the run plans";
        readonly parse: typeof readTerraformVersion;
    };
    'allow-empty-apply': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What the run plans";
    };
    rules: {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "terraform";
        readonly choices: readonly ["terraform", "exact", "gitignore"];
        readonly group: "What is sent";
    };
    'secret-scan': {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "warn";
        readonly choices: readonly ["warn", "fail"];
        readonly group: "What is sent";
    };
    'include-untracked-secrets': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "What is sent";
    };
    'ca-file': {
        description: string;
    } & {
        readonly kind: "path";
        readonly group: "What to gate";
    };
    comment: {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "auto";
        readonly choices: readonly ["auto", "always", "on-failure", "off"];
        readonly group: "The comment, on CI hosts that have one";
        readonly doors: readonly ["action", "cli"];
    };
    'comment-mode': {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "update";
        readonly choices: readonly ["update", "recreate-on-change"];
        readonly group: "The comment, on CI hosts that have one";
        readonly doors: readonly ["action", "cli"];
    };
    'comment-key': {
        description: string;
    } & {
        readonly kind: "string";
        readonly default: "default";
        readonly group: "The comment, on CI hosts that have one";
        readonly parse: typeof parseKey;
        readonly doors: readonly ["action", "cli"];
    };
    'comment-title': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "The comment, on CI hosts that have one";
        readonly doors: readonly ["action", "cli"];
    };
    'comment-header': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "The comment, on CI hosts that have one";
        readonly doors: readonly ["action", "cli"];
    };
    'comment-commands': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "The comment, on CI hosts that have one";
        readonly doors: readonly ["action"];
    };
    'comment-footer': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "The comment, on CI hosts that have one";
        readonly doors: readonly ["action", "cli"];
    };
    'policy-link': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "The comment, on CI hosts that have one";
        readonly parse: typeof readPolicyLink;
        readonly doors: readonly ["action", "cli"];
    };
    'link-hosts': {
        description: string;
    } & {
        readonly kind: "list";
        readonly group: "The comment, on CI hosts that have one";
        readonly setting: "linkOrigins";
        readonly parse: typeof readHosts;
        readonly doors: readonly ["action", "cli"];
    };
    annotate: {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "auto";
        readonly choices: readonly ["auto", "all", "changed", "off"];
        readonly doors: readonly ["action"];
    };
    'github-token': {
        description: string;
    } & {
        readonly kind: "secret";
        readonly expression: "${{ github.token }}";
        readonly doors: readonly ["action"];
    };
    'checks-token': {
        description: string;
    } & {
        readonly kind: "secret";
        readonly expression: "${{ github.token }}";
        readonly doors: readonly ["action"];
    };
    'check-run-id': {
        description: string;
    } & {
        readonly kind: "number";
        readonly expression: "${{ job.check_run_id }}";
        readonly doors: readonly ["action"];
    };
    'pr-number': {
        description: string;
    } & {
        readonly kind: "number";
        readonly setting: "pullRequestNumber";
        readonly doors: readonly ["action"];
    };
    'on-missing-token': {
        description: string;
    } & {
        readonly kind: "choice";
        readonly default: "fail";
        readonly choices: readonly ["fail", "neutral"];
        readonly doors: readonly ["action"];
    };
    'allow-untrusted-head': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "Who may choose what";
    };
    'trusted-branch': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "Who may choose what";
        readonly parse: typeof readBranch;
    };
};
export type InputName = keyof typeof INPUT_TABLE;
export declare const INPUTS: readonly InputSpec[];
export declare function existsAt({ doors }: InputSpec, door: Door): boolean;
export interface OutputSpec {
    name: string;
    description: string;
}
declare const OUTPUT_TABLE: {
    verdict: string;
    green: string;
    'not-looked': string;
    'run-id': string;
    'run-url': string;
    'run-ids': string;
    'configuration-version-id': string;
    passed: string;
    'advisory-failed': string;
    'mandatory-failed': string;
    overridden: string;
    'policies-errored': string;
    'policies-undecided': string;
    creates: string;
    updates: string;
    deletes: string;
    replaces: string;
    applied: string;
    'comment-url': string;
    'report-json': string;
    'report-html': string;
    audit: string;
};
export type OutputName = keyof typeof OUTPUT_TABLE;
export declare const OUTPUTS: readonly OutputSpec[];
export {};
