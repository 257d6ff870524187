import { type Environment, type Send } from '../../model/ports.js';
interface SendOptions {
    /** `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`, in either case. This machine is always reached directly. */
    environment: Environment;
    /** A PEM file with certificates to trust in addition to the well-known ones. */
    caFile?: string;
    /** False: a proxy gets requests to plain http whole, with the address in the request line, and no tunnel is asked for. */
    tunnels?: boolean;
}
/**
 * Makes the network port of a client: HTTP over this machine's connections, through the proxy that
 * the environment names.
 *
 * @returns the port, with a function that closes its connections
 * @throws TransportError if `caFile` cannot be used
 */
export declare function createSend(options: SendOptions): Send & {
    close(): Promise<void>;
};
export {};
