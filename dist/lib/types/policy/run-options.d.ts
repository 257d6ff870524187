/** What a run was asked for besides planning everything, said to people. */
import type { RunOptions } from '../client/wire/run-options.js';
export type { RunOptions };
/** Name and value of each that was asked for. */
export declare function askedOptions(options: RunOptions): [name: string, value: unknown][];
/** As the inputs are called that ask for it. */
export declare function describeOptions(options: RunOptions): string[];
/** Of variables, without their values: a comment has more readers than a run. Of what is no list, nothing. */
export declare function namesOf(variables: unknown): unknown;
/** What kept a run from planning everything, as the names of the inputs that allow for it. */
export declare function partsOnly(options: RunOptions): string[];
