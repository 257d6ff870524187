import type { Api } from '../api.js';
import type { Purpose } from '../describe-failure.js';
import type { Route } from './route.js';
/** An archive, written to `file`. */
export declare function download(api: Api, route: Route, file: string, purpose: Purpose): Promise<{
    bytes: number;
}>;
/** A log; undefined if there is none yet. */
export declare function readLog(api: Api, route: Route, purpose: Purpose): Promise<string | undefined>;
/** Called at the beginning of each attempt. The function that it returns receives the answer piece by piece. */
export type OpenSink = () => (bytes: Uint8Array) => void;
/** The JSON of a plan as text; empty if there is none. */
export declare function readPlanText(api: Api, route: Route, purpose: Purpose): Promise<string>;
/** The JSON of a state as text, from the address that its version names; empty if there is none. */
export declare function readStateText(api: Api, url: string, purpose: Purpose): Promise<string>;
/** The log of a plan or an apply from its beginning, from a secret URL. */
export declare function streamPlanLog(api: Api, url: string | null | undefined, open: OpenSink): Promise<void>;
/** The last `maxBytes` of the log of a plan or an apply, without the marks at its beginning and its end. */
export declare function readPlanLog(api: Api, url: string | null | undefined, maxBytes: number): Promise<string>;
