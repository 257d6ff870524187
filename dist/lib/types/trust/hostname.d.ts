import type { Parsed } from '../model/parse.js';
import type { Environment } from '../model/ports.js';
/** A host that may be asked. */
export interface Host {
    /** Without a scheme; with a port if it is not the default of the scheme. */
    hostname: string;
    /** Scheme, host and port. */
    origin: string;
}
/**
 * Reads `app.terraform.io`, `tfe.acme.example:8443`, or one of them with `https://`. `http://` is for
 * loopback only, because no token may cross a network unencrypted.
 */
export declare function readHostname(text: string): Parsed<Host>;
/**
 * Finds the token of a host in the variable that Terraform reads: `TF_TOKEN_app_terraform_io`. Dots
 * become underscores, hyphens stay or become two underscores. A host with a port has no such variable.
 */
export declare function tokenFor(hostname: string, environment: Environment): string | undefined;
/** Reads `https://wiki.acme.example/{policy-set}/{policy}`: placeholders in path and query only, no user name. */
export declare function readPolicyLink(text: string): Parsed<string>;
