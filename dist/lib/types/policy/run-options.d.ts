/** The options of a run besides planning everything, in words for people. */
import type { RunOptions } from '../client/wire/run-options.js';
export type { RunOptions };
/** The name and the value of each option that was requested. */
export declare function givenOptions(options: RunOptions): [name: string, value: unknown][];
/** The names of the inputs that set the options. */
export declare function describeOptions(options: RunOptions): string[];
/** The names of variables without their values, because a comment has more readers than a run; empty if it is no list. */
export declare function namesOfVariables(variables: unknown): unknown;
/** The options with which a run planned only a part, by the names of their inputs. */
export declare function partialInputs(options: RunOptions): string[];
