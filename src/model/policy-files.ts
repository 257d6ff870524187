/** The files of a policy set, and what is wrong with them. */
import type { Code } from './errors.ts';
import type { Problem } from './parse.ts';

/** One policy set, before anything judges by it. */
export interface PolicyFiles {
  /** The last part of its directory: the name of the policy set. */
  name: string;
  /** For messages: `policies`, or `policies on the default branch`. */
  shownAs: string;
  /** What reports call the set, if it is not that. */
  calledAs?: string | undefined;
  /** Relative path with slashes → content. Tests of policies are not among them. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Paths of JSON and YAML that is not read, because the name of the file is no name of data. */
  unreadData?: readonly string[] | undefined;
  /** The packages that judge where no policies.hcl says it, with dots. */
  packages?: readonly string[] | 'all' | undefined;
  /** Whether what `opa check --strict` objects to is wrong. */
  isStrict?: boolean | undefined;
  /** Whether no METADATA excuses a built-in function that fails. */
  showsBuiltinErrors?: boolean | undefined;
  /** Sentences about how they were read. */
  notices?: readonly string[];
}

/** Where a person's policies are if the input is left out; the second is that of conftest. */
export const POLICY_DIRECTORIES = ['policies', 'policy'];

/** A policy set cannot be used. It has every reason at once, each a whole sentence. */
export class PolicyProblem extends Error {
  override readonly name: string = 'PolicyProblem';
  readonly sentences: readonly string[];
  readonly helpCode: Code | undefined;
  constructor(reasons: string | readonly string[], helpCode?: Code) {
    const sentences = [reasons].flat();
    super(sentences.join('\n'));
    this.sentences = sentences;
    this.helpCode = helpCode;
  }

  /** @param where what names the policies: an input or an option */
  problems(where: string): Problem[] {
    return this.sentences.map((message) => ({ where, message, code: this.helpCode }));
  }
}

/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
export class MissingJudge extends PolicyProblem {
  override readonly name = 'MissingJudge';
}
