import { type Parsed } from '../model/parse.js';
/** Reads a list of hosts; returns their origins, which are `https` only. */
export declare function readHosts(text: string): Parsed<string[]>;
/** Reads `https://wiki.acme.example/{policy-set}/{policy}`: placeholders in path and query only, no user name. */
export declare function readPolicyLink(text: string): Parsed<string>;
