import { type Finding } from '../model/finding.js';
import type { Clock } from '../model/ports.js';
/**
 * `refused` is 401, 403, 404; `input` is for the caller to correct; `unseen`: a pull request hides from the
 * policies what Terraform would load; `unplanned`: nothing here may plan or judge it; `archive`: the files, or this
 * machine; `internal`: a mistake of Plangate.
 */
type FailureKind = 'input' | 'unseen' | 'unplanned' | 'refused' | 'too-large' | 'network' | 'service' | 'archive' | 'internal' | 'timeout' | 'canceled';
/** A step that cannot go on. */
export declare class GateStop extends Error {
    readonly name = "GateStop";
    readonly kind: FailureKind;
    /** Whether the service itself ended the run or the upload with an error. Then the outcome is certain. */
    readonly errored: boolean;
    readonly finding: Finding;
    constructor(kind: FailureKind, found: Finding, options?: {
        errored?: boolean;
    });
}
/** A person or the CI host ended the check. */
export declare const CANCELED: Finding;
/** Why a workspace could not be judged. */
export interface GateFailure extends Finding {
    kind: FailureKind;
}
/** Why a job has ended that has time until then; undefined while it goes on. */
export declare function endReasonAt(deadline: number, { clock, signal }: {
    clock: Clock;
    signal: AbortSignal;
}): 'aborted' | 'timeout' | undefined;
/** Why a step failed. @param ended why the job has ended, if it has: then this is the cause of the error */
export declare function failureOf(error: unknown, ended?: 'aborted' | 'timeout'): GateFailure;
/** Whether an error is a mistake of Plangate, and says nothing of the files, the service, the host or a program. */
export declare function isMistake(error: unknown): boolean;
/** For a `catch`: undefined for an object that does not exist. Every other error is thrown again. */
export declare function noneIfNotFound(error: unknown): undefined;
/** A service answers 404 as well for something that exists and that the token may not use. */
export declare function isRefusal(error: unknown): boolean;
/**
 * Whether polling goes on after a failed request. During an outage it goes on until the deadline, because
 * the run goes on as well. After three answers in a row that cannot be read it stops: they will not change.
 *
 * @param failures how many requests have failed one after the other, this one included
 */
export declare function isForgiven(error: unknown, failures: number): boolean;
export {};
