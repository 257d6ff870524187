import type { Problem } from '../model/parse.js';
import type { EntryPoint, InputSpec, TextSpec } from './inputs.js';
import type { CloudBlock } from '../configuration/cloud-block.js';
import type { RunOptions } from '../client/wire/run.js';
import type { Environment } from '../model/ports.js';
import type { Own, Trusted } from '../trust/tree.js';
import type { WorkspaceSelector } from './workspace-selectors.js';
import { type GroupsToCombine, type PlansOfCheck } from './plans.js';
import type { ScannerEntry } from './settings-file/read-settings-file.js';
import { type Said, type SaidSettings, type SettingsFiles } from './said-settings.js';
import type { SaidValue } from './settings-file/order-of-places.js';
import { type Values } from './table-types.js';
/** What is planned and how, wherever the plans come from. Paths are as written: absolute, or relative to the working directory. */
export interface PlanSettings extends Pick<Values<'plan'>, 'directory' | 'affectedOnly' | 'allowPartial'> {
    /** Empty only where each of several plans names its own. */
    workspaces: WorkspaceSelector[];
    /** Whether it may be several of them: so a tag, a project and a pattern of plans stand for. */
    mayBeSeveral: boolean;
    /** What was asked for, in words: the workspaces, or the plans that name them. */
    asked: string[];
    runOptions: RunOptions;
}
/** `scanners`: the files of scanners, and how their findings count; none where no file names any. */
export type PolicySettings = Values<'policy'> & {
    scanners?: readonly ScannerEntry[] | undefined;
};
export type ReportSettings = Values<'report'>;
/** Durations are in ms. */
export type JobSettings = Values<'job'>;
/** A setting that is not left to its default, and the place that says it, as people find it. */
interface SaidSetting {
    setting: string;
    at: string;
}
/** All groups, for the check that hands them out: a step gets its own. */
export interface Settings {
    /** The name of the gate, as `gateNameOf` makes it: tells it from another gate on the same pull request. */
    gate: string;
    plan: PlanSettings;
    /** Where the plans come from, with the token where a service is asked. */
    plans: PlansOfCheck;
    policy: PolicySettings;
    report: ReportSettings;
    /** `report`: how an apply reports, whose check writes no comment; left out where nothing is applied. */
    apply: Values<'apply'> & {
        report?: ReportSettings | undefined;
    };
    job: JobSettings;
    said: readonly SaidSetting[];
    /** What is asked for, as one text that stays the same where a request adds a workspace to those that an entry finds. */
    selected: string;
}
/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
export declare function readTimeout(text?: string): number;
/** Which gate a report is of, and what it was asked: what tells one report from another. */
export declare function reportedSettings({ gate, plans, policy, said, selected }: Settings): {
    name: string;
    failOn: "advisory" | "mandatory" | "never";
    selected: string;
    group: string | undefined;
    settings: readonly SaidSetting[];
};
/** What is written about the settings, in all places but the `cloud` blocks. */
export interface WrittenSettings {
    /** Texts of inputs by name. An empty text counts as absent; an unknown name is a problem. */
    inputs: Readonly<Record<string, string | undefined>>;
    environment: Environment;
    /** What says how the repository is gated. */
    files?: SettingsFiles | undefined;
    /** The workspaces that the file names which counts for them, and what the blocks of its directories say where nothing else does. */
    selectors?: readonly WorkspaceSelector[] | undefined;
    ofBlocks?: Pick<CloudBlock, 'organization' | 'hostname'> | undefined;
    /** Whether a job reads the settings. */
    inJob?: boolean | undefined;
    /** Whether another job plans, and only it knows where its plan is. */
    isPlannedElsewhere?: boolean | undefined;
    /** The token that `terraform login` stored for a host; it counts last. */
    storedToken?: (hostname: string) => string | undefined;
    entryPoint: EntryPoint;
    /** The inputs of a sub-action; left out for those that exist at the entry point. */
    specs?: readonly TextSpec[] | undefined;
    /** As `gateNameOf` makes it; left out for the only gate of the repository. */
    gate?: string | undefined;
    /** Set if the runs of these groups are judged, and none is started. */
    groups?: GroupsToCombine | undefined;
    /** Whether it is to be printed what a policy saw. */
    explains?: boolean;
    /** A possible cause of a missing token, for the message: "pull requests from forks get no secrets". */
    tokenHint?: string;
}
/** The same with what `cloud` blocks say. */
export interface WrittenWithBlocks extends WrittenSettings {
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
    /** Absolute path of the configuration. Without a service, a workspace that nobody names is called like it. */
    directory?: string;
    /** Whether the input `plan` names one file that is one plan. If left out, it does. */
    isOnePlan?: (files: readonly string[]) => boolean;
}
/** Which settings are left to a `cloud` block. Files are parsed only if there are any. */
export declare function unansweredSettings(written: WrittenSettings, said?: SaidSettings): {
    hostname: boolean;
    organization: boolean;
    workspaces: boolean;
};
/** Where the plans come from, by what is said. */
export declare function wayOfSaid(written: WrittenSettings, said?: SaidSettings): PlansOfCheck['from'];
/** What is not left to its default, with its value and the place that says it, without secrets. No report has it. */
export type SaidValues = readonly SaidValue<Said>[];
/** The key of the record of what a request shows; undefined where none is kept. */
export declare function keyOfShown({ apply: { isApplied }, plans, }: Pick<Settings, 'apply' | 'plans'>): string | undefined;
/** Reads all settings, or finds every problem of them. */
export declare function readSettings(written: WrittenWithBlocks): {
    settings: Settings;
    said: SaidValues;
} | {
    problems: Problem[];
};
/** What is read for a command that judges an existing run, which says itself how it was planned. */
export interface RunSettings extends Pick<Settings, 'gate' | 'policy' | 'report' | 'job' | 'said'> {
    plan: Omit<PlanSettings, 'workspaces' | 'mayBeSeveral' | 'asked'>;
}
/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
export declare function readRunSettings(written: WrittenWithBlocks): {
    settings: RunSettings;
} | {
    problems: Problem[];
};
/** The name of an input in a program. */
export declare function settingName({ name, setting }: Pick<InputSpec, 'name' | 'setting'>): string;
/** A problem for each name that is none of an input: what to do in place of one that was taken out, or a name that may be meant. */
export declare function unknownInputs(inputs: WrittenSettings['inputs'], specs: readonly TextSpec[]): Problem[];
export {};
