/**
 * The one table of the settings of a gate, and of outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it. Which of them are keys
 * of `plangate.yml` is in settings-file/keys.ts. This directory turns what people write into settings. It never asks the service.
 */
import { parseGroup, type Parsed } from '../model/parse.js';
import { checkApprovers, checkRecordKey, readBranches, readLines, readWholeNumber, readPatterns, readPlanDigests, readTerraformVersion, readVariables } from './parse-inputs.js';
/**
 * Where plans come from: files that are uploaded to a service, runs that version control starts there, a run that a person names,
 * the runs of the groups of a matrix; or without a service a program on this machine, or files that a program wrote elsewhere.
 */
export type Way = 'service' | 'version-control' | 'run' | 'groups' | 'program' | 'file';
/** Where an input exists: `with:` of the action, options of the command line, the library's `check`. */
export type EntryPoint = 'action' | 'cli' | 'library';
/** Headings of the help of `plangate check`, in their order. */
export declare const INPUT_HEADINGS: readonly ['What to gate', 'Without a service', 'What fails the gate', 'The run', 'What the run plans', 'Who may choose what', 'What is sent', 'The comment, on CI hosts that have one'];
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
export interface InputSpec extends TextSpec {
    group: SettingsGroup;
    /** Where plans come from if the input has an effect, where it does not always have one. */
    ways?: readonly Way[];
    /** Where it exists; absent if it exists at all entry points. */
    entryPoints?: readonly EntryPoint[];
    /** Whether it is a line of `run-options` in `plangate.yml` and in `set`. */
    isRunOption?: boolean;
}
/** The directory that `combine` reads if the input `from` is empty. */
export declare const DEFAULT_REPORTS_DIRECTORY = "plangate-reports";
/** Makes a row of a table. Its literals stay types, because the types of the settings are made from them. */
export declare function input<const Row extends Partial<InputSpec>>(description: string, row: Row): {
    description: string;
} & Row;
/** The rows of a table as a list, each with its name. */
export declare function withNames<Row>(table: Readonly<Record<string, Row>>): (Row & {
    name: string;
})[];
export declare const INPUT_TABLE: {
    hostname: {
        description: string;
    } & {
        readonly group: 'service';
        readonly heading: 'What to gate';
        readonly ways: readonly ["service", "version-control", "run", "groups"];
        readonly kind: "string";
        readonly default: "app.terraform.io";
        readonly environment: readonly ["TF_CLOUD_HOSTNAME"];
        readonly cloudBlock: "hostname";
    };
    token: {
        description: string;
    } & {
        readonly group: 'service';
        readonly heading: 'What to gate';
        readonly ways: readonly ["service", "version-control", "run", "groups"];
        readonly kind: "secret";
        readonly environment: readonly ["TF_API_TOKEN", "TF_TOKEN_<host>"];
    };
    'record-key': {
        description: string;
    } & {
        readonly heading: 'Who may choose what';
        readonly kind: "secret";
        readonly environment: readonly ["PLANGATE_RECORD_KEY"];
        readonly parse: typeof checkRecordKey;
        readonly group: "plans";
    };
    organization: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What to gate';
        readonly kind: "string";
        readonly environment: readonly ["TF_CLOUD_ORGANIZATION"];
        readonly cloudBlock: "organization";
    };
    workspace: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What to gate';
        readonly kind: "string";
        readonly environment: readonly ["TF_WORKSPACE"];
        readonly cloudBlock: "workspaces";
        readonly ways: readonly ["service", "version-control", "program", "file", "run"];
    };
    workspaces: {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'program', 'file'];
        readonly group: 'plan';
        readonly heading: 'What to gate';
        readonly kind: "list";
    };
    directory: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What to gate';
        readonly kind: "path";
        readonly default: ".";
    };
    local: {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'program', 'file'];
        readonly group: 'plans';
        readonly heading: 'Without a service';
        readonly kind: "flag";
        readonly default: "false";
    };
    engine: {
        description: string;
    } & {
        readonly ways: readonly ['program'];
        readonly group: 'plans';
        readonly heading: 'Without a service';
        readonly kind: "choice";
        readonly choices: readonly ["terraform", "tofu"];
        readonly entryPoints: readonly ["cli", "library"];
    };
    plan: {
        description: string;
    } & {
        readonly group: 'plans';
        readonly heading: 'Without a service';
        readonly ways: readonly ["file"];
        readonly kind: "list";
    };
    'plan-digest': {
        description: string;
    } & {
        readonly group: 'plans';
        readonly heading: 'Without a service';
        readonly ways: readonly ["file"];
        readonly kind: "list";
        readonly parse: typeof readPlanDigests;
    };
    'var-file': {
        description: string;
    } & {
        readonly ways: readonly ['program'];
        readonly group: 'plans';
        readonly heading: 'Without a service';
        readonly kind: "list";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'engine-env': {
        description: string;
    } & {
        readonly ways: readonly ['program'];
        readonly group: 'plans';
        readonly heading: 'Without a service';
        readonly kind: "list";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'affected-only': {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'program', 'file'];
        readonly heading: 'The run';
        readonly group: "plan";
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'plans-from': {
        description: string;
    } & {
        readonly group: 'plans';
        readonly heading: 'The run';
        readonly ways: readonly ["service", "version-control"];
        readonly kind: "choice";
        readonly default: "upload";
        readonly choices: readonly ["upload", "version-control"];
        readonly entryPoints: readonly ["cli", "library"];
    };
    group: {
        description: string;
    } & {
        readonly group: 'plans';
        readonly heading: 'The run';
        readonly ways: readonly ["service", "version-control"];
        readonly kind: "string";
        readonly parse: typeof parseGroup;
    };
    mode: {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'groups'];
        readonly group: 'plans';
        readonly heading: 'The run';
        readonly kind: "choice";
        readonly default: "speculative";
        readonly choices: readonly ["speculative", "provisional"];
        readonly entryPoints: readonly ["cli", "library"];
    };
    message: {
        description: string;
    } & {
        readonly ways: readonly ['service'];
        readonly group: 'plans';
        readonly heading: 'The run';
        readonly kind: "string";
        readonly library: "Message of the run. The default is `plangate`.";
    };
    timeout: {
        description: string;
    } & {
        readonly kind: "duration";
        readonly default: "1h";
        readonly library: "Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.";
        readonly group: "job";
        readonly heading: "What fails the gate";
        readonly setting: "timeoutMs";
    };
    policies: {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "list";
    };
    'fail-on': {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "choice";
        readonly default: "mandatory";
        readonly choices: readonly ["mandatory", "advisory", "never"];
    };
    exceptions: {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'groups', 'program', 'file'];
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "string";
        readonly setting: "exceptionsFile";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'allowed-sources': {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'groups', 'program', 'file'];
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "string";
        readonly setting: "allowedSourcesFile";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'only-new': {
        description: string;
    } & {
        readonly ways: readonly ['service', 'version-control', 'groups', 'program', 'file'];
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'require-policies': {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'allow-unknown': {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly ["cli", "library"];
    };
    protect: {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "list";
        readonly parse: typeof readPatterns;
        readonly entryPoints: readonly ["cli", "library"];
    };
    'max-destroys': {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "number";
        readonly parse: typeof readWholeNumber;
        readonly entryPoints: readonly ["cli", "library"];
    };
    'full-plan': {
        description: string;
    } & {
        readonly group: 'policy';
        readonly heading: 'What fails the gate';
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly ["cli", "library"];
    };
    reuse: {
        description: string;
    } & {
        readonly ways: readonly ['service'];
        readonly group: 'plans';
        readonly heading: 'The run';
        readonly kind: "choice";
        readonly default: "commit";
        readonly choices: readonly ["commit", "upload"];
        readonly entryPoints: readonly ["cli", "library"];
    };
    'auto-queue-runs': {
        description: string;
    } & {
        readonly group: 'plans';
        readonly heading: 'The run';
        readonly ways: readonly ["service", "version-control"];
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly ["cli", "library"];
    };
    'run-options': {
        description: string;
    } & {
        readonly kind: "string";
        readonly group: "plan";
        readonly heading: "What the run plans";
        readonly setting: "runOptionsText";
        readonly entryPoints: readonly [];
    };
    destroy: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly isRunOption: true;
        readonly ways: readonly ["service", "version-control", "run", "groups", "program", "file"];
        readonly kind: "flag";
        readonly default: "false";
    };
    'allow-destroy-apply': {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly isRunOption: true;
        readonly ways: readonly ['service', 'version-control', 'groups'];
        readonly kind: "flag";
        readonly default: "false";
    };
    'refresh-only': {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly ways: readonly ["service", "version-control", "run", "groups", "program"];
        readonly isRunOption: true;
        readonly kind: "flag";
        readonly default: "false";
    };
    refresh: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly ways: readonly ["service", "version-control", "run", "groups", "program"];
        readonly isRunOption: true;
        readonly kind: "flag";
        readonly default: "true";
        readonly off: "Plan from the state, without reading resources.";
    };
    target: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly ways: readonly ["service", "version-control", "run", "groups", "program"];
        readonly isRunOption: true;
        readonly kind: "list";
        readonly parse: typeof readLines;
    };
    'allow-partial': {
        description: string;
    } & {
        readonly kind: "flag";
        readonly default: "false";
        readonly group: "plan";
        readonly heading: "What the run plans";
        readonly entryPoints: readonly ["cli", "library"];
    };
    replace: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly ways: readonly ["service", "version-control", "run", "groups", "program"];
        readonly isRunOption: true;
        readonly kind: "list";
        readonly parse: typeof readLines;
    };
    variables: {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly ways: readonly ["service", "version-control", "run", "groups", "program"];
        readonly isRunOption: true;
        readonly kind: "list";
        readonly parse: typeof readVariables;
    };
    'terraform-version': {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly isRunOption: true;
        readonly ways: readonly ["service", "version-control", "run", "groups"];
        readonly kind: "string";
        readonly parse: typeof readTerraformVersion;
    };
    'allow-empty-apply': {
        description: string;
    } & {
        readonly group: 'plan';
        readonly heading: 'What the run plans';
        readonly entryPoints: readonly ["cli", "library"];
        readonly isRunOption: true;
        readonly ways: readonly ["service", "version-control", "run", "groups"];
        readonly kind: "flag";
        readonly default: "false";
    };
    'secret-scan': {
        description: string;
    } & {
        readonly ways: readonly ['service'];
        readonly group: "plans";
        readonly heading: "What is sent";
        readonly kind: "choice";
        readonly default: "warn";
        readonly choices: readonly ["warn", "fail"];
        readonly entryPoints: readonly ["cli", "library"];
    };
    comment: {
        description: string;
    } & {
        readonly group: 'report';
        readonly heading: 'The comment, on CI hosts that have one';
        readonly kind: "choice";
        readonly default: "auto";
        readonly choices: readonly ["auto", "always", "on-failure", "off"];
        readonly entryPoints: readonly ["action", "cli"];
    };
    'comment-commands': {
        description: string;
    } & {
        readonly group: 'report';
        readonly heading: 'The comment, on CI hosts that have one';
        readonly kind: "flag";
        readonly default: "false";
        readonly entryPoints: readonly [];
    };
    'override-by': {
        description: string;
    } & {
        readonly group: 'report';
        readonly heading: 'The comment, on CI hosts that have one';
        readonly kind: "string";
        readonly parse: typeof checkApprovers;
        readonly entryPoints: readonly [];
    };
    annotate: {
        description: string;
    } & {
        readonly group: "report";
        readonly kind: "choice";
        readonly default: "auto";
        readonly choices: readonly ["auto", "all", "changed", "off"];
        readonly entryPoints: readonly [];
    };
    settings: {
        description: string;
    } & {
        readonly group: 'job';
        readonly heading: 'Who may choose what';
        readonly kind: "string";
        readonly entryPoints: readonly ["action", "cli"];
    };
    set: {
        description: string;
    } & {
        readonly group: 'job';
        readonly heading: 'Who may choose what';
        readonly kind: "list";
        readonly entryPoints: readonly ["action", "cli"];
    };
    'github-token': {
        description: string;
    } & {
        readonly group: "job";
        readonly kind: "secret";
        readonly expression: "${{ github.token }}";
        readonly entryPoints: readonly ["action"];
    };
    'checks-token': {
        description: string;
    } & {
        readonly group: "job";
        readonly kind: "secret";
        readonly expression: "${{ github.token }}";
        readonly entryPoints: readonly ["action"];
    };
    'members-token': {
        description: string;
    } & {
        readonly group: "job";
        readonly kind: "secret";
        readonly entryPoints: readonly ["action"];
    };
    'check-run-id': {
        description: string;
    } & {
        readonly group: "report";
        readonly kind: "number";
        readonly expression: "${{ job.check_run_id }}";
        readonly entryPoints: readonly ["action"];
    };
    'pr-number': {
        description: string;
    } & {
        readonly group: "job";
        readonly kind: "number";
        readonly setting: "pullRequestNumber";
        readonly entryPoints: readonly ["action"];
    };
    reports: {
        description: string;
    } & {
        readonly group: "report";
        readonly kind: "list";
        readonly parse: (text: string) => Parsed<("page" | "sarif")[]>;
        readonly entryPoints: readonly ["action"];
    };
    'plan-json': {
        description: string;
    } & {
        readonly ways: readonly ["service", "version-control", "run", "groups"];
        readonly group: "job";
        readonly kind: "choice";
        readonly default: "off";
        readonly choices: readonly ["off", "redacted", "full"];
        readonly entryPoints: readonly [];
    };
    apply: {
        description: string;
    } & {
        readonly group: 'apply';
        readonly heading: 'The run';
        readonly entryPoints: readonly [];
        readonly kind: "flag";
        readonly default: "false";
        readonly setting: "isApplied";
    };
    unseen: {
        description: string;
    } & {
        readonly group: 'apply';
        readonly heading: 'The run';
        readonly entryPoints: readonly [];
        readonly kind: "choice";
        readonly default: "stop";
        readonly choices: readonly ["stop", "report"];
    };
    'allow-untrusted-head': {
        description: string;
    } & {
        readonly group: 'job';
        readonly heading: 'Who may choose what';
        readonly kind: "flag";
        readonly default: "false";
    };
    'target-branches': {
        description: string;
    } & {
        readonly group: "policy";
        readonly heading: "Who may choose what";
        readonly kind: "list";
        readonly parse: typeof readBranches;
        readonly entryPoints: readonly ["cli", "library"];
    };
};
/** What most people set, most of them first: the pages and action.yml begin with these. */
export declare const FIRST_INPUTS: readonly (keyof typeof INPUT_TABLE)[];
export declare const INPUTS: readonly InputSpec[];
/** The inputs whose values no log and no report shows. */
export declare const SECRET_INPUTS: string[];
/** What people call the place of an input, by the entry point. */
export declare const CALLS: Readonly<Record<EntryPoint, string>>;
/** The options of a run. In `plangate.yml` and in `set` each is a line of `run-options`. */
export declare const RUN_OPTIONS: string[];
export declare function existsAt({ entryPoints }: InputSpec, entryPoint: EntryPoint): boolean;
/** Whether the input has an effect where plans come from there. */
export declare function isForWay({ ways }: InputSpec, way: Way): boolean;
export interface OutputSpec {
    name: string;
    description: string;
}
declare const OUTPUT_TABLE: {
    verdict: string;
    green: string;
    'run-id': string;
    'run-url': string;
    'run-ids': string;
    'configuration-version-id': string;
    passed: string;
    'advisory-failed': string;
    'mandatory-failed': string;
    overridden: string;
    adds: string;
    changes: string;
    destroys: string;
    replaces: string;
    'needs-approval': string;
    'comment-url': string;
    'report-json': string;
    'report-html': string;
    'report-sarif': string;
    'plan-json': string;
};
export type OutputName = keyof typeof OUTPUT_TABLE;
export declare const OUTPUTS: OutputSpec[];
/** @param table name → description */
export declare function described(table: Readonly<Record<string, string>>): OutputSpec[];
export {};
