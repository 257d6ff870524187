/** What judges the policies of a set on one plan. It takes time, and ends with its signal. */
import type { PolicyInput } from './policy-input.ts';

export interface Judge {
  /** Of `opa`, as in `1.22.3`. */
  version: string;
  judge: (input: PolicyInput, signal: AbortSignal) => Promise<JudgedPolicy[]>;
}

/**
 * What a policy says of one plan. `errored`: it broke, as it would everywhere. `not_evaluated`: it could
 * not be judged here, so nothing is known.
 */
export interface JudgedPolicy {
  name: string;
  status: 'passed' | 'failed' | 'errored' | 'not_evaluated';
  /** One entry for each reason to fail, or what went wrong. */
  output: unknown[];
  /** Whether it was not evaluated because the plan lacks what it reads, and for no other reason. */
  lacksInput?: boolean | undefined;
  /** What it printed, and what else there is to say of it; ends of sentences. */
  remarks?: readonly string[] | undefined;
}

/**
 * Opens what judges by the policies of a directory, or without one by the example policies.
 * Rejects with an Error that says everything that is wrong with them.
 *
 * @returns undefined where there is no `opa`
 */
export type OpenJudge = (directory: string | undefined) => Promise<Judge | undefined>;
