/** A reading: what one policy system, or another judge, says of a run, before anything is decided. */
import { type ObjectKind } from '../model/status.js';
import { type Finding } from '../model/finding.js';
import { type Sentence } from '../model/sentence.js';
import type { Plan } from '../client/wire/run.js';
import type { PlanCounts } from './planned-changes.js';
import type { JudgeTraits } from '../model/judge-traits.js';
import type { EnforcementLevel, PolicyResult, RunTaskResult } from '../model/policy-result.js';
/** An object that has no result although the run is over. */
export interface Unfinished {
    /** `policy evaluation poleval-7…`. */
    what: string;
    /** The service's own word. */
    word: string;
    /** The word of the stage that it belongs to, when it has one. */
    stage?: string;
    /** Whether it begins only after the plan, so that a run which ended before never came to it. */
    isAfterPlan?: true;
}
/** How a list was read. Only the first two let a run pass. */
export type HowRead = {
    complete: true;
}
/** The service has no such list, and the run names nothing that would be in it. */
 | {
    absent: 'not found' | 'invalid include parameter';
} | {
    doubt: Finding;
};
/** A list, together with how it was read. */
export interface ReadList<T> {
    items: T[];
    how: HowRead;
}
export interface Reading {
    results: PolicyResult[];
    runTasks: RunTaskResult[];
    unfinished: Unfinished[];
    /** Why the results cannot be trusted. Each one keeps the gate closed. */
    doubts: Finding[];
    /** Errors that belong to no single policy. */
    errors: Finding[];
    /** Whether the account behind the token may override, when the service says so. */
    canOverride?: boolean | undefined;
    /** Whether a policy ended or held the run before there was a plan. Then that is why there is none. */
    stoppedBeforePlan?: true | undefined;
}
/** The results of one judge, and how they were read. Policy evaluations come with the run tasks of their stages. */
export interface SystemEvidence {
    judge: JudgeTraits;
    how: HowRead;
    reading: Reading;
}
/** Joins the readings of several systems. */
export declare function mergeReadings(readings: readonly Reading[]): Reading;
/** That what the service says does not fit together. */
export declare function contradiction(says: Sentence): Finding;
/** That policies could not be evaluated, of which the service does not say which. */
export declare function brokenPolicies(says: Sentence): Finding;
/** A reading without any result. */
export declare function emptyReading(): Reading;
/**
 * Begins the reading of one object with its status. An object that is unfinished has nothing more to read.
 *
 * @param table of the statuses of such an object
 */
export declare function readStatus(table: Readonly<Record<string, ObjectKind>>, object: Unfinished): {
    reading: Reading;
    kind: ObjectKind | 'unknown';
    isUnfinished: boolean;
};
/**
 * A status that the object's own timestamps contradict does not count.
 *
 * @param what the object, as in `run run-1`
 * @returns that an end has a timestamp and is not the status, if there is one
 */
export declare function timestampDoubts(what: string, object: {
    status: string;
    'status-timestamps'?: Readonly<Record<string, string | null>> | null | undefined;
}, table: Readonly<Record<string, ObjectKind>>): Finding[];
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
export declare function asCount(value: unknown): number | undefined;
/** How much a plan changes, as the service counts it. */
export declare function countsOf(attributes: Plan['attributes']): PlanCounts;
/** A count by its name with hyphens. Some services write these names with underscores. */
export declare function readCount(counts: Readonly<Record<string, unknown>>, name: string): number | undefined;
/**
 * The level of a service's word; underscores and hyphens are one. Anything else is `unknown`.
 *
 * @param levels those that the policy system has
 */
export declare function toLevel(word: string | null | undefined, levels: readonly EnforcementLevel[]): EnforcementLevel;
/** The status of a policy or a run task that has ended. @param kind of the word in its table */
export declare function toStatus(kind: ObjectKind | 'unknown', word: string): RunTaskResult['status'];
/**
 * Reads level and status of an outcome.
 *
 * @returns as `word`, the word of the status that the table does not have; else that of the level if it is none of `levels`
 */
export declare function readOutcome(table: Readonly<Record<string, ObjectKind>>, levels: readonly EnforcementLevel[], outcome: {
    status: string;
    enforcement_level?: string | null | undefined;
}): {
    isGood: boolean;
    level: import("../index.ts").ReportLevel;
    status: "errored" | "failed" | "not-evaluated" | "passed" | "unknown";
    word: string | undefined;
};
/** The result of a policy set that could not be evaluated at all, so that none of its policies has a result. */
export declare const BROKEN_SET: {
    policy: string;
    level: "unknown";
    status: "errored";
    overridable: false;
};
/** Whether it failed, even if a person has overridden it. */
export declare function hasFailed({ status }: PolicyResult): boolean;
/** Counts the results by status. `advisory` and `mandatory` failed at that level, overridden ones included. */
export declare function countByStatus(results: readonly PolicyResult[]): {
    passed: number;
    advisory: number;
    mandatory: number;
    overridden: number;
    errored: number;
    knownAfterApply: number;
    unknown: number;
};
/**
 * How the status of an evaluation contradicts its results, as a sentence.
 *
 * @param what the evaluation, as in `policy evaluation poleval-1`
 * @param how.unknownFails whether the evaluation also fails by policies that cannot be judged yet
 */
export declare function contradictions(what: string, status: string, results: readonly PolicyResult[], how: {
    unknownFails: boolean;
}): Finding[];
