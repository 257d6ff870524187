/** Decides which host gets which token, for the action, the command line and the library. */
import { type Code } from '../model/errors.js';
import type { CloudBlock } from '../configuration/cloud-block.js';
import type { Environment } from '../model/ports.js';
import type { Parsed, Problem } from '../model/parse.js';
import type { Own } from './tree.js';
/** From what the host and its token are chosen, the first one first. */
export interface TargetSources {
    /** Texts of inputs or options; an empty one counts as absent. */
    hostname: string | undefined;
    token: string | undefined;
    environment: Environment;
    /** What `terraform login` stored for a host. */
    storedToken?: ((hostname: string) => string | undefined) | undefined;
    /** The `cloud` block that may choose the host. */
    block?: Own<CloudBlock> | undefined;
    /** `cloud` blocks that choose nothing and must not name another host. */
    otherBlocks?: readonly (CloudBlock | undefined)[] | undefined;
    /** The problem of a token that was not found: its message continues a sentence that begins with `token`. */
    missingToken: (hostname: string) => {
        message: string;
        code?: Code | undefined;
    };
}
/**
 * Chooses the host and its token; where one is missing in the result, a problem says why. A token that is bound to a host, by the name of its variable or by
 * the file in which it is stored, goes to that host only.
 */
export declare function chooseTarget(sources: TargetSources): {
    serviceHost?: Host;
    token?: string;
    problems: Problem[];
};
/** The problem of a `cloud` block that names another host than the chosen one; undefined if there is none. */
export declare function otherHostProblem({ hostname }: Host, block: {
    at: string;
    hostname?: string | undefined;
} | undefined): Problem | undefined;
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
export declare function readPolicyLink(link: string): Parsed<string>;
