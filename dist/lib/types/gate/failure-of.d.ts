/**
 * `refused` is 401, 403, 404; `input` is for the caller to correct; `unseen`: a pull request hides from the
 * policies what Terraform would load.
 */
type FailureKind = 'input' | 'unseen' | 'refused' | 'network' | 'service' | 'archive' | 'timeout' | 'canceled';
/** A step that cannot go on, with a whole sentence for people. */
export declare class GateStop extends Error {
    readonly name = "GateStop";
    readonly kind: FailureKind;
    /** The service itself ended what was asked of it: known, not in doubt. */
    readonly errored: boolean;
    constructor(kind: FailureKind, message: string, options?: {
        errored?: boolean;
    });
}
/** A person or the CI host ended the check. */
export declare const CANCELED = "The check was canceled.";
/** Why a workspace could not be judged. */
export interface GateFailure {
    kind: FailureKind;
    message: string;
}
/** @param ended why nothing is tried any more, when that is so: it explains what was thrown. */
export declare function failureOf(error: unknown, ended?: 'aborted' | 'timeout'): GateFailure;
/** For what may not be there; anything else is thrown on. */
export declare function noneIfNotFound(error: unknown): undefined;
/** A service answers 404 as well for something that exists and that the token may not use. */
export declare function isRefusal(error: unknown): boolean;
/**
 * Whether a look that failed is only a look less. An outage is waited through to the deadline: the
 * run goes on meanwhile. An answer that cannot be read three times in a row is not going to change.
 */
export declare function forgivesFailedLook(error: unknown, inARow: number): boolean;
export {};
