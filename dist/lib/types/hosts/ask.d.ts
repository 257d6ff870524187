import type { Clock, HttpResponse, Method, Random, Send } from '../model/ports.js';
export interface WaitingPorts {
    clock: Clock;
    random: Random;
    signal?: AbortSignal;
    /** Monotonic: when nothing is sent any more. */
    deadline?: () => number;
}
export interface HostPorts extends WaitingPorts {
    send: Send;
}
interface HostSentences {
    /** The name of the API that people use: "GitLab". */
    service: string;
    /** What to do about 401, 403 and 404, as a sentence. Absent if the caller says it. */
    refusedRemedy?: string;
    /** What to do about a token that the host does not accept, in place of that, also where the answer is a sign-in page. */
    badTokenRemedy?: string;
    /** What to do if there is no answer at all, as a sentence. */
    unreachableRemedy?: string;
}
export interface AskOptions extends HostPorts, HostSentences {
    /** Without a slash at its end; requests go below it and nowhere else. */
    baseUrl: string;
    /** Credentials included; never shown. */
    headers: Readonly<Record<string, string>>;
}
export interface Answer {
    status: number;
    headers: Readonly<Record<string, string>>;
    json: unknown;
}
export interface AskRules {
    /** Statuses besides 2xx that are an answer and not a problem. */
    accept?: readonly number[];
    /** Whether the request must not arrive twice, because it would do the same thing twice. Default: true for POST. */
    sendOnce?: boolean;
    /** A sentence in place of that about 401, 403 and 404 to other requests. */
    refusedRemedy?: string | undefined;
}
export interface Ask {
    service: string;
    clock: Clock;
    /** `path` starts with a slash; only parts that are ours or encoded belong into it. */
    (method: Method, path: string, body?: unknown, rules?: AskRules): Promise<Answer>;
}
export declare function createAsk(options: AskOptions): Ask;
/**
 * Sends requests, and repeats those that can be repeated.
 *
 * @throws HostError for everything that is not an answer; a redirect is not an answer
 */
export declare function createHostSend(options: HostPorts & HostSentences): (outgoing: {
    method: Method;
    url: URL;
    headers: Record<string, string>;
    body?: string | undefined;
}, rules?: AskRules) => Promise<Answer>;
/**
 * What the host says about a request that it refused. The host's sentence comes before ours. Our sentence about permissions
 * is added only if the host speaks of permissions, because a locked conversation needs another remedy.
 *
 * @returns one line for people, without control characters; empty if the host gives no reason
 */
export declare function refusalSentence({ headers, body }: HttpResponse): string;
export {};
