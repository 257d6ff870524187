/** What a run was asked for besides planning everything, said to people. */
import type { RunOptions } from '../client/wire/run-options.js';
export type { RunOptions };
/** Name and value of each that was asked for. */
export declare function askedOptions(options: RunOptions): [name: string, value: unknown][];
/** As the inputs are called that ask for it. Values of variables are not said: a comment has more readers than a run. */
export declare function describeOptions(options: RunOptions): string[];
/** What kept a run from planning everything, as the names of the inputs that allow for it. */
export declare function partsOnly(options: RunOptions): string[];
