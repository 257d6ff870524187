import type { Problem } from '../model/parse.js';
import type { EntryPoint, InputSpec, SettingsGroup, TextSpec } from './inputs.js';
import { INPUT_TABLE } from './inputs.js';
import type { CloudBlock } from '../configuration/cloud-block.js';
import type { RunOptions } from '../client/wire/run.js';
import type { Environment } from '../model/ports.js';
import type { Own, Trusted } from '../trust/tree.js';
import type { WorkspaceSelector } from './workspace-selectors.js';
/** The inputs that depend on each other or on the `cloud` block. Each other input is parsed alone. */
declare const DEPENDENT_INPUTS: readonly ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
export type Table = typeof INPUT_TABLE;
type IndependentInput = Exclude<keyof Table, (typeof DEPENDENT_INPUTS)[number]>;
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;
/** The name of an input in the settings. */
export type SettingName<Name extends keyof Table> = Table[Name] extends {
    setting: infer Given extends string;
} ? Given : CamelCase<Name>;
/** The type of the parsed value of an input, by its row in the table. */
export type ValueOf<Row> = Row extends {
    choices: readonly (infer Choice)[];
} ? Choice : Row extends {
    kind: 'flag';
} ? boolean : Row extends {
    kind: 'duration' | 'number';
} ? number : Row extends {
    kind: 'list';
} ? string[] : string;
type InGroup<Group> = {
    [Name in IndependentInput]: Table[Name]['group'] extends Group ? Name : never;
}[IndependentInput];
/** What the inputs of a group say. Those with a default always have a value. */
type Values<Group extends SettingsGroup> = {
    [Name in InGroup<Group> as Table[Name] extends {
        default: string;
    } ? SettingName<Name> : never]: ValueOf<Table[Name]>;
} & {
    [Name in InGroup<Group> as Table[Name] extends {
        default: string;
    } ? never : SettingName<Name>]?: ValueOf<Table[Name]>;
};
type IndependentSettings = {
    [Group in SettingsGroup]: Values<Group>;
};
/** Where to ask, and the token to ask with: only what makes a client gets it. */
export interface ServiceSettings extends Values<'service'> {
    /** As in `app.terraform.io` or `tfe.acme.example:8443`. */
    hostname: string;
    /** `https://app.terraform.io`: where the token goes, and nowhere else. */
    origin: string;
    token: string;
}
/** What is planned, where and how. Paths are as written: absolute, or relative to the working directory. */
export interface PlanSettings extends Values<'plan'> {
    organization: string;
    /** Empty only where each of several plans names its own. */
    workspaces: WorkspaceSelector[];
    runOptions: RunOptions;
}
export type PolicySettings = Values<'policy'>;
export type ReportSettings = Values<'report'>;
/** Durations are in ms. */
export type JobSettings = Values<'job'>;
/** All groups, for the check that hands them out: a step gets its own. */
export interface Settings extends IndependentSettings {
    service: ServiceSettings;
    plan: PlanSettings;
}
/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
export declare function readTimeout(text?: string): number;
/** The settings that reports show, or that tell one report from another. */
export declare function reportedSettings({ service, plan, policy, report }: Settings): {
    key: string;
    failOn: "advisory" | "mandatory" | "never";
    organization: string;
    hostname: string;
    isLocal: boolean;
    onlyPlans: boolean;
    serviceOrigin: string;
    directory: string;
    caFile: string | undefined;
    runOptions: string[];
    group: string | undefined;
    selected: string;
    overrideBy: import("../policy/policy-owners.ts").PolicyOwners | undefined;
    hasApprovalKey: boolean;
    lacksRecordKey: boolean;
};
/** What people and the environment write about the settings. */
export interface WrittenSources {
    /** Texts of inputs by name. An empty text counts as absent; an unknown name is a problem. */
    inputs: Readonly<Record<string, string | undefined>>;
    environment: Environment;
    /** The token that `terraform login` stored for a host; it counts last. */
    storedToken?: (hostname: string) => string | undefined;
    entryPoint: EntryPoint;
    /** A possible cause of a missing token, for the message: "pull requests from forks get no secrets". */
    tokenHint?: string;
}
/** With what `cloud` blocks say. */
export interface SettingSources extends WrittenSources {
    /** Names an organization or a workspace that no input names: the block of trusted files, or of the default branch. */
    names?: Trusted<CloudBlock> | undefined;
    /** In words, the backend that counts in the place of a block. */
    backend?: string | undefined;
    /** Names the host that no input names: the block of files that no pull request wrote. */
    forHost?: Own<CloudBlock> | undefined;
    /**
     * Set if a pull request may have written the files: none of these blocks may name another host, and `why` is the sentence
     * that says why no block names what is missing.
     */
    proposed?: {
        blocks: readonly (CloudBlock | undefined)[];
        why: string;
    } | undefined;
}
/**
 * Which settings neither an input nor the environment answers, so that a `cloud` block may, or names of a local check.
 * Files are parsed only if there are any.
 */
export declare function unansweredSettings(sources: WrittenSources): {
    isLocal: boolean;
    hostname: boolean;
    organization: boolean;
    workspaces: boolean;
};
/** Reads all settings, or finds every problem of the inputs. */
export declare function readSettings(sources: SettingSources): {
    settings: Settings;
} | {
    problems: Problem[];
};
/** Inputs that ask for a check without a service by themselves. */
export declare const IMPLY_LOCAL: readonly ['plan', 'engine'];
/**
 * Whether the inputs ask for a check without a service, by `local` or by what plans there. A text of `local` that is
 * neither true nor false does not.
 */
export declare function wantsLocal(inputs: WrittenSources['inputs']): boolean;
/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
export declare function readIndependentSettings(sources: SettingSources): (IndependentSettings & {
    runOptions: RunOptions;
}) | {
    problems: Problem[];
};
/** The name of an input in a program. */
export declare function settingName({ name, setting }: Pick<InputSpec, 'name' | 'setting'>): string;
/** A problem for each name that is none of an input: what to do in place of one that was taken out, or a name that may be meant. */
export declare function unknownInputs(inputs: WrittenSources['inputs'], specs: readonly TextSpec[]): Problem[];
export {};
