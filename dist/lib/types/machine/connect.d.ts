/** A client that uses this machine's network and clock. */
import { type Client } from '../client/client.js';
import type { Environment, Log } from '../model/ports.js';
/** The service, and the limits of its client. */
export interface ConnectOptions {
    /** `https://app.terraform.io`; plain http on loopback only. */
    origin: string;
    token: string;
    /** The environment with `HTTPS_PROXY` and `NO_PROXY`, mostly `process.env`. */
    environment?: Environment;
    /** Requests are no longer sent or repeated after this time, counted from now; no limit if left out. */
    timeoutMs?: number;
    signal?: AbortSignal;
    /** Where retries are reported; nowhere if left out. */
    log?: Log;
}
/**
 * Makes a client for one service.
 *
 * @returns the client, and a function that closes its connections
 * @throws ServiceError with the code `invalid` if the origin or the token is malformed
 */
export declare function connect(options: ConnectOptions): {
    client: Client;
    close(): Promise<void>;
};
export declare const SILENT: Log;
