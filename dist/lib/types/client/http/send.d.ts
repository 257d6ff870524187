import type { Environment, Send } from '../../model/ports.js';
interface SendOptions {
    /** `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`, in either case. This machine is always reached directly. */
    environment: Environment;
    /** A PEM file with certificates to trust in addition to the well-known ones. */
    caFile?: string;
}
/** Throws a TransportError when `caFile` cannot be used. */
export declare function createSend(options: SendOptions): Send & {
    close(): Promise<void>;
};
export {};
