/**
 * The interfaces through which the rest of the code reaches the outside world. The two `main.ts`
 * pass the real implementations, tests pass their own. This directory has what all others name. It never reads or writes
 * anything, and never imports from another one.
 */
import type { Code } from './errors.js';
/** Time. `now` is monotonic, so a corrected wall clock never shortens or extends a deadline. */
export interface Clock {
    /** Milliseconds since an arbitrary start; never goes backwards. */
    now(): number;
    /** Wall clock time, for people and for comparing with dates that a server sent. */
    date(): Date;
    /** Resolves after `ms`; rejects with `signal.reason` as soon as the signal aborts. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
/**
 * For waits that know no clock: of programs, of files, of what others promise. The reason of each signal
 * is `TimeIsUp`. An alarm keeps no process alive.
 */
export interface Alarms {
    /** Aborted when this time has passed. */
    in(ms: number): AbortSignal;
    /** Aborted when this time has passed since another signal was aborted. */
    after(signal: AbortSignal, ms: number): AbortSignal;
    /** Aborted with the first of these signals. All waits of a job may listen to it. */
    any(...signals: AbortSignal[]): AbortSignal;
}
/** Returns a number in [0, 1), as `Math.random` does. */
export type Random = () => number;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** One HTTP exchange. No redirect is followed, nothing is retried, nothing is decompressed. */
export interface HttpRequest {
    method: Method;
    url: URL;
    headers: Record<string, string>;
    body?: string | Uint8Array | FileBody;
    /** The whole exchange, with both bodies, is canceled after this time. */
    timeoutMs: number;
    /** For long bodies: the exchange is canceled once nothing has moved for this long. */
    silenceMs?: number;
    /** The exchange fails if the response body is longer. */
    maxBytes: number;
    /**
     * Called with the body of a 200 or 206 as it arrives; `offset` counts the bytes before. The `body`
     * of the response may then be empty. An `offset` of 0 starts the body anew.
     */
    take?: (bytes: Uint8Array, offset: number) => void;
    /**
     * The file to which the body of a 2xx response is written. It appears under this name only once it
     * is complete. An HTML page, or the body of any other status, is in `body` as always.
     */
    file?: string;
    /** Opens a new connection: one from the pool may be stale and leave the outcome in doubt. */
    fresh?: boolean;
    signal?: AbortSignal;
}
/** A file that is sent as a body. It is opened anew for each attempt; `bytes` is its length. */
export interface FileBody {
    path: string;
    bytes: number;
    /** Called with the number of bytes of this attempt that the network has accepted so far. */
    sent?: (bytes: number) => void;
}
/** A complete answer. */
export interface HttpResponse {
    status: number;
    /** Names are in lower case; the values of a repeated header are joined with ", ". */
    headers: Record<string, string>;
    body: Uint8Array;
    /** How many bytes were written to the request's `file`. */
    bytes?: number;
    /** The proxy that the request went through, without its login: it may have answered itself. */
    proxy?: string;
}
/**
 * Sends one request.
 *
 * @returns the answer, whatever its status is
 * @throws TransportError if no complete answer arrived
 */
export type Send = (request: HttpRequest) => Promise<HttpResponse>;
/** Why no complete answer arrived. */
export type TransportFailure = 
/** The request cannot have reached the server: refused, name not found. */
'not-sent'
/** The connection broke or the answer stopped short; the server may have acted. */
 | 'broken' | 'timeout' | 'aborted' | 'too-large'
/** Certificate or protocol failure: trying again cannot help. */
 | 'tls'
/** A file of this machine could not be read or written: trying again cannot help. */
 | 'local';
/** An exchange without a complete answer. */
export declare class TransportError extends Error {
    readonly name = "TransportError";
    readonly failure: TransportFailure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    readonly remedy: string | undefined;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    readonly code: string | undefined;
    readonly helpCode: Code | undefined;
    constructor(failure: TransportFailure, message: string, options?: ErrorOptions & Partial<Pick<TransportError, 'remedy' | 'code' | 'helpCode'>>);
}
/** Where lines for people go. Each implementation neutralises text from outside. No method throws. */
export interface Log {
    /** Details for people who look for the cause of a problem. */
    debug(line: string): void;
    /** What goes on. */
    info(line: string): void;
    /** A problem that does not change the verdict. */
    warning(line: string): void;
    /** Why the job fails. */
    error(line: string): void;
    /** Prints text of a service or a pull request, so that the CI host reads none of it as a command. */
    foreign(text: string): void;
    /** From now on this program prints `***` in place of this value. */
    secret(value: string): void;
}
/**
 * Runs a program. When it ends, or has to end, every process of its group ends with it.
 *
 * @returns its exit code and what it printed; rejects if it could not be started, or had to be ended
 */
export type Execute = (program: string, args: readonly string[], options: {
    cwd: string;
    stdin?: string;
    /** The environment of the job. The program gets only the variables that `execute.ts` lists. */
    environment?: Environment;
    /** Further variables for this program. */
    variables?: Readonly<Record<string, string>>;
    /** Called with the bytes of standard output as they come; the result has them decoded as text. */
    take?: ((bytes: Uint8Array) => void) | undefined;
    /** Ends the program. */
    signal?: AbortSignal | undefined;
    /** Ends the program as well; five minutes if left out. */
    timeoutMs?: number | undefined;
    /** Whether it may outlive this program: nothing waits for its end. */
    goesOn?: boolean;
}) => Promise<{
    exitCode: number;
    stdout: string;
    stderr: string;
}>;
/**
 * Runs a program that may misbehave. When it ends, or has to end, every process of its group ends with
 * it.
 *
 * @returns its exit code, what it printed, and why it was ended; rejects only if it could not be started
 */
export type ExecuteBounded = (program: string, args: readonly string[], options: {
    cwd: string;
    /** The whole environment of the program. It is found in the absolute directories of its PATH. */
    variables: Readonly<Record<string, string>>;
    signal: AbortSignal;
    timeoutMs: number;
    /** The limit of standard output and standard error together. */
    maxBytes: number;
    /** The limit of memory that the program itself has; unlimited when left out, and on Windows. */
    maxResidentBytes?: number | undefined;
    /** What it reads on standard input; nothing when left out. */
    stdin?: string | undefined;
    /** Takes standard output as it comes. */
    take?: ((text: string) => void) | undefined;
    /** Whether it is ended too when this process is killed and can end nothing any more; never on Windows. */
    endsWithUs?: boolean | undefined;
    /**
     * For what must not be cut off: the signal interrupts it, as Ctrl-C does, and nothing ends it by force, this process's own end
     * neither. The limits do not count.
     */
    goesToItsEnd?: boolean | undefined;
}) => Promise<ProgramEnd>;
/** How a program ended. */
export interface ProgramEnd {
    /** Undefined if a signal ended it. */
    exitCode: number | undefined;
    stdout: string;
    stderr: string;
    /** Why it was ended from here. */
    ended?: 'timeout' | 'flood' | 'memory' | 'aborted';
}
/** Environment variables, which one of the two `main.ts` passes in. */
export type Environment = Readonly<Record<string, string | undefined>>;
/** Files of one commit, of a work tree or of an upload. Paths are relative to its root. */
export interface ReadableFiles {
    /** Names of the entries of a directory; undefined if it does not exist. */
    names(directory: string): Promise<readonly string[] | undefined>;
    /** The text of a file; undefined if it does not exist. */
    read(path: string): Promise<string | undefined>;
}
/** What a check or a command uses of its process. The two `main.ts` and the library pass it, and tests their own. */
export interface ProcessPorts {
    environment: Environment;
    clock: Clock;
    alarms: Alarms;
    random: Random;
    execute: Execute;
    executeBounded: ExecuteBounded;
    /** Aborted when what runs is canceled; at both `main.ts` by SIGINT and SIGTERM, and `reason` is the name of the signal. */
    signal: AbortSignal;
}
