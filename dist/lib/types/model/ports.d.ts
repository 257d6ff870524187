/**
 * What the outside world looks like to the rest of the code. Types only; the two `main.ts` build
 * the real ones, tests build their own.
 */
/** Time. `now` is monotonic, so that a corrected wall clock never shortens or extends a deadline. */
export interface Clock {
    /** Milliseconds since an arbitrary start; never goes backwards. */
    now(): number;
    /** Wall clock time, for people and for comparing with dates that a server sent. */
    date(): Date;
    /** Resolves after `ms`; rejects with `signal.reason` as soon as the signal aborts. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
/** A number in [0, 1), as `Math.random`. */
export type Random = () => number;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** One HTTP exchange. No redirect is followed, nothing is retried, nothing is decompressed. */
export interface HttpRequest {
    method: Method;
    url: URL;
    headers: Record<string, string>;
    body?: string | Uint8Array | FileBody;
    /** The whole exchange, body included, is given up after this long. */
    timeoutMs: number;
    /** For bodies that take long: when to give one up before `timeoutMs`. */
    progress?: Progress;
    /** A longer response body is refused. */
    maxBytes: number;
    /**
     * Given what a 200 or 206 sends as it arrives, `offset` bytes after the first; the answer's own
     * `body` may then be empty. At 0 an attempt begins.
     */
    take?: (bytes: Uint8Array, offset: number) => void;
    /**
     * Where the body of a 2xx answer is written instead of being kept: whole, under this name only once
     * it is complete, or not at all. An HTML page, or the body of any other status, is kept.
     */
    file?: string;
    /** A connection of its own, so that a stale one cannot leave the outcome in doubt. */
    fresh?: boolean;
    signal?: AbortSignal;
}
/** A body is given up that moves by less than `bytes` in `ms`, or is sent whole but not answered within `answerMs`. */
export interface Progress {
    bytes: number;
    ms: number;
    answerMs: number;
}
/** A file sent as a body: opened anew for each attempt, with its length known beforehand. */
export interface FileBody {
    path: string;
    bytes: number;
    /** Told, as it goes on, how many bytes of this attempt have been taken. */
    sent?: (bytes: number) => void;
}
export interface HttpResponse {
    status: number;
    /** Names in lower case; a repeated header is joined with ", ". */
    headers: Record<string, string>;
    body: Uint8Array;
    /** How many were written to the request's `file`. */
    bytes?: number;
}
/** Sends one request. Rejects with a `TransportError` when no complete answer arrived. */
export type Send = (request: HttpRequest) => Promise<HttpResponse>;
export type TransportFailure = 
/** The request cannot have reached the server: refused, name not found. */
'not-sent'
/** The connection broke or the answer stopped short; the server may have acted. */
 | 'broken' | 'timeout' | 'aborted' | 'too-large'
/** Certificate or protocol failure: trying again cannot help. */
 | 'tls'
/** A file of this machine could not be read or written: trying again cannot help. */
 | 'local';
export declare class TransportError extends Error {
    readonly name = "TransportError";
    readonly failure: TransportFailure;
    /** What to do about it, as a sentence, where the failure itself tells. */
    readonly remedy: string | undefined;
    constructor(failure: TransportFailure, message: string, options?: ErrorOptions & {
        remedy?: string | undefined;
    });
}
/** Where lines for people go. Text from outside is neutralised by whoever implements this. */
export interface Log {
    debug(line: string): void;
    info(line: string): void;
    warning(line: string): void;
    error(line: string): void;
    /** Text that came from a service or a pull request: printed so that no line can act on the host. */
    foreign(text: string): void;
    /** From now on this value is replaced by `***` wherever this program prints. */
    secret(value: string): void;
}
/** Runs a program and answers what it printed. Rejects only when it could not be started. */
export type Execute = (program: string, args: readonly string[], options: {
    cwd: string;
    stdin?: string;
    /** The job's own: the program gets what is on the list in `execute.ts`, and no more of it. */
    environment?: Environment;
    /** Variables that are made for this program. */
    variables?: Readonly<Record<string, string>>;
}) => Promise<{
    exitCode: number;
    stdout: string;
    stderr: string;
}>;
/** Environment variables, handed in by an entry. */
export type Environment = Readonly<Record<string, string | undefined>>;
/** What a change does to one file that is still there. */
export interface Patch {
    /** Relative to the repository, with slashes. */
    path: string;
    /** Hunks of a unified diff, with lines around them or without; hostile. */
    text: string;
}
