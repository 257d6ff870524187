/** What judges the policies of a set on one plan. It takes time, and ends with its signal. */
import type { PolicyInput } from './policy-input.ts';

export interface Judge {
  /** As in `1.22.2`; the name of a compiled bundle where no program judges. */
  version: string;
  /** Whether a person would wait for it. If not, requests wait until a run is judged. */
  takesTime: boolean;
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
}
