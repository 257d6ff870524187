import { type Sentence } from '../model/sentence.js';
import type { Mode } from '../model/status.js';
/** The pull request, and the repository that it goes to. Without a pull request: what a push or a schedule checks. */
export interface SealedChange {
    /** Origin of the CI host's server. */
    host: string;
    /** The id that the host gave the repository; its name on GitHub; else the address that git is asked at. */
    repository: string;
    /** The id beside a name, which another repository can get later. Not every event of GitHub has to say it. */
    repositoryId?: string | undefined;
    number?: number | undefined;
    /** The branch that it goes to; undefined where the host does not say it. */
    base?: string | undefined;
}
/** What the service knows of the run. Every reader reads it there. */
export interface SealedVersion {
    /** Origin of the service, as discovery resolved it. */
    service: string;
    workspaceId: string;
    /** The configuration version that the run planned. */
    versionId: string;
}
/** What the message has beside the seal, because not every reader knows it; the seal covers it. */
export interface SealedFacts {
    /** `run`: the job started it. `taken-over`: the job took it over for this head, and its own seal names an earlier one. */
    kind: 'run' | 'taken-over';
    /** The commit under review. */
    head: string;
    base: string;
    /** The name of the gate. */
    gate: string;
    /** The group of a matrix; empty without one. */
    group: string;
    mode: Mode;
    /** What own policies judge: the redacted form of the plan, or the whole plan. */
    form: 'redacted' | 'whole';
    /** Keyed digest of the options that the run was started with. */
    options: string;
    /** Keyed digest of what was uploaded. */
    upload: string;
    /** Keyed digest of the settings of the workspace; empty unless runs of earlier commits count. */
    conditions: string;
}
/** A run that a report on the change names, and the seals of it that stand there. They only say where to look. */
export interface RunOfReport {
    workspace: string;
    runId: string;
    /** The commit that the report is about. */
    head: string;
    seals?: readonly string[] | undefined;
}
/** Why a run is not known as one of this gate. What follows from it is decided by the word. */
export interface NotOwn {
    why: 'no-seal' | 'other-key' | 'seal-of-others' | 'other-workspace' | 'unknown-version';
    /** The end of a sentence about the run. */
    text: string;
}
/** Seals and opens seals of runs of one change, with one key. */
export interface RunSeals {
    change: SealedChange;
    seal(version: SealedVersion, facts: SealedFacts): string;
    open(text: string, version: SealedVersion): SealedFacts | NotOwn;
    /** A digest of a text that nobody can compare with a guess who does not have the key. */
    digest(text: string): string;
}
export declare const NO_SEAL: NotOwn;
/** What to do about a run that is sealed with another key: a sentence without its full stop. */
export declare const REPAIR_OTHER_KEY: Sentence;
/** Makes the seals of a change. @param secret of `secretOfSeals` */
export declare function createRunSeals(secret: string, change: SealedChange): RunSeals;
/** A text without the seal at its end, and the facts beside that seal, which nothing proves. */
export declare function splitSeal(text: string): {
    text: string;
    claimed?: SealedFacts | undefined;
};
/** The seal at the end of a text; undefined if it ends in none. */
export declare function sealIn(text: string): string | undefined;
