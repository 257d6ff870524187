import { type Parsed } from '../model/parse.js';
/** Hosts as in a list → their origins, `https` only. */
export declare function readHosts(text: string): Parsed<string[]>;
/** `https://wiki.acme.example/{policy-set}/{policy}`: holes in path and query only, no user name. */
export declare function readPolicyLink(text: string): Parsed<string>;
