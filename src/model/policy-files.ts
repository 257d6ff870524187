/** The files of a policy set, and what is wrong with them. */
import { finding, isErrorCode, problemTextOf, textOf, type Finding } from './finding.ts';
import type { Problem } from './parse.ts';
import { phrase, quoted, type Sentence } from './sentence.ts';

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
  /** How they were read. */
  notices?: readonly Finding[];
}

/** Where a person's policies are if the input is left out; the second is that of conftest. */
export const POLICY_DIRECTORIES = ['policies', 'policy'];

/** A policy set cannot be used. It has every reason at once. */
export class PolicyProblem extends Error {
  override readonly name: string = 'PolicyProblem';
  readonly findings: readonly Finding[];
  constructor(...findings: readonly Finding[]) {
    super(findings.map(textOf).join('\n'));
    this.findings = findings;
  }

  /** @param where what names the policies: an input or an option */
  problems(where: string): Problem[] {
    return this.findings.map((found) => {
      const { code } = found;
      return { where, message: problemTextOf(found), code: isErrorCode(code) ? code : undefined };
    });
  }
}

/** What is wrong in the files of a policy set. @param remedy what to change there */
export function wrongPolicies(says: Sentence, remedy?: Sentence): Finding {
  return finding('policies-wrong', says, { remedy, actor: 'policy-owners' });
}

/** That a directory of policies is not there. @param shownAs as it was written */
export function policiesMissing(shownAs: string, remedy?: Sentence): Finding {
  return finding('policies-missing', phrase`${quoted(shownAs)} does not exist.`, {
    about: { policySet: shownAs },
    remedy,
  });
}

/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
export class MissingJudge extends PolicyProblem {
  override readonly name = 'MissingJudge';
  readonly finding: Finding;
  constructor(found: Finding) {
    super(found);
    this.finding = found;
  }
}
