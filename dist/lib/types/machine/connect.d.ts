/** A client for the real world: this machine's network and clock. */
import { type Client } from '../client/client.js';
import type { Environment, Log } from '../model/ports.js';
export interface ConnectOptions {
    /** `https://app.terraform.io`; plain http on loopback only. */
    origin: string;
    token: string;
    /** Where proxies are looked up: `HTTPS_PROXY`, `NO_PROXY`. Usually `process.env`. */
    environment?: Environment;
    /** A PEM file with certificate authorities to trust besides the usual ones. */
    caFile?: string;
    /** Nothing is tried any more after this long, counted from now; forever when left out. */
    timeoutMs?: number;
    signal?: AbortSignal;
    /** Where retries and other remarks go; nowhere when left out. */
    log?: Log;
}
/** @throws ServiceError with the code `invalid` for an origin or a token that cannot be one */
export declare function connect(options: ConnectOptions): {
    client: Client;
    close(): Promise<void>;
};
export declare const SILENT: Log;
