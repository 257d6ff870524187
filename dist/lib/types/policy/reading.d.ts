/** What one policy system of a run turned into, before anything is decided. */
import { type ObjectKind } from '../model/status.js';
import type { Plan } from '../client/wire/run.js';
import type { PlanCounts } from './planned-changes.js';
import type { EnforcementLevel, PolicyResult, PolicySystem, RunTaskResult, ServiceSystem } from '../model/policy-result.js';
/** An object that has no result although the run is over. */
export interface Unfinished {
    system: PolicySystem | 'task-stage';
    /** `policy evaluation poleval-7…`. */
    what: string;
    /** The service's own word. */
    word: string;
    /** The word of the stage that it belongs to, when it has one. */
    stage?: string;
}
/** How a list was read: nothing passes on any other answer than the first two. */
export type HowRead = {
    read: 'to its last page';
}
/** By the answer that says that there is no such list, for a run that names nothing in it. */
 | {
    absent: 'not found' | 'invalid include parameter';
}
/** A whole sentence. */
 | {
    doubt: string;
};
/** A list and how it was read: neither goes without the other. */
export interface ReadList<T> {
    items: T[];
    how: HowRead;
}
export interface Reading {
    results: PolicyResult[];
    runTasks: RunTaskResult[];
    unfinished: Unfinished[];
    /** Whole sentences: why what was read cannot be trusted as it is. Each one keeps the gate closed. */
    doubts: string[];
    /** Whole sentences: something ended badly as a whole, without a policy to blame. */
    errors: string[];
    /** Whether the account behind the token may override, when the service says so. */
    canOverride?: boolean | undefined;
}
export declare function merge(readings: readonly Reading[]): Reading;
export declare function emptyReading(): Reading;
/**
 * The reading of one object, begun with what its status says. An object that is `unfinished` has
 * nothing more to read.
 */
export declare function readStatus(table: Readonly<Record<string, ObjectKind>>, object: Unfinished): {
    reading: Reading;
    kind: ObjectKind | 'unknown';
    unfinished: boolean;
};
interface Stamped {
    status: string;
    'status-timestamps'?: Readonly<Record<string, string | null>> | null | undefined;
}
/**
 * A word that an object's own timestamps contradict is not believed: a whole sentence about the end
 * that `stamps` have and `status` does not, if there is one.
 */
export declare function stampDoubts(what: string, { status, 'status-timestamps': stamps }: Stamped, table: Readonly<Record<string, ObjectKind>>): string[];
/** The fields of a JSON object; of anything else, none. */
export declare function fieldsOf(value: unknown): Readonly<Record<string, unknown>>;
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
export declare function asCount(value: unknown): number | undefined;
/** How much a plan changes, as the service counts it. */
export declare function countsOf(attributes: Plan['attributes']): PlanCounts;
/** One name under both spellings: some services write these keys with an underscore. */
export declare function readCount(counts: Readonly<Record<string, unknown>>, name: string): number | undefined;
/** The level of a service's word; underscores and hyphens are one. Anything else is `unknown`. */
export declare function toLevel(word: string | null | undefined, system: ServiceSystem): EnforcementLevel;
/** `kind` is that of the word in its table. */
export declare function toStatus(kind: ObjectKind | 'unknown', word: string): RunTaskResult['status'];
/** What an outcome says of itself; the service's own word is kept where it is not known here. */
export declare function readOutcome(table: Readonly<Record<string, ObjectKind>>, system: ServiceSystem, outcome: {
    status: string;
    enforcement_level?: string | null | undefined;
}): {
    isGood: boolean;
    level: EnforcementLevel;
    status: "errored" | "failed" | "not-evaluated" | "passed" | "unknown";
    word: string | undefined;
};
/** A policy set that could not be evaluated at all: none of its policies vouches for anything. */
export declare const BROKEN_SET: {
    policy: string;
    level: "unknown";
    status: "errored";
    overridable: false;
    resources: never[];
};
/** How many there are of each; what was overridden had failed. */
export declare function tally(results: readonly PolicyResult[]): {
    passed: number;
    advisory: number;
    mandatory: number;
    overridden: number;
    errored: number;
    unknown: number;
};
/** What an evaluation says of itself and its results do not bear out. */
export declare function contradictions(what: string, status: string, results: readonly PolicyResult[], blamesUnknown?: boolean): string[];
export {};
