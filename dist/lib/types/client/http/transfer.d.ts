import type { Api } from '../api.js';
import type { Purpose } from '../describe.js';
import type { Route } from './route.js';
/** An archive, written to `file`. */
export declare function download(api: Api, route: Route, file: string, purpose: Purpose): Promise<{
    bytes: number;
}>;
/** A log; undefined while there is none. */
export declare function readText(api: Api, route: Route, purpose: Purpose): Promise<string | undefined>;
/** Begins to read a source anew, for each attempt. What it returns takes the source piece by piece. */
export type Open = () => (bytes: Uint8Array) => void;
/** A document that is read as it arrives; nothing is taken while there is none. */
export declare function streamJson(api: Api, route: Route, open: Open, purpose: Purpose): Promise<void>;
/** The log of a plan or an apply from its beginning, from a secret URL. */
export declare function streamPlanLog(api: Api, url: string | null | undefined, open: Open): Promise<void>;
/** The end of such a log, without the marks around the whole. */
export declare function readPlanLog(api: Api, url: string | null | undefined, maxBytes: number): Promise<string>;
