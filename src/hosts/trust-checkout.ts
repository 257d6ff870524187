/** Whether a person says that the files on the disk are their own (`--trust-checkout`), and what is said where nobody does. */
import type { Environment } from '../model/ports.ts';
import { finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { phrase, setting } from '../model/sentence.ts';
import { isJob } from './job-workspace.ts';

const TRUST_CHECKOUT = 'PLANGATE_TRUST_CHECKOUT';

/**
 * Whether the files on the disk belong to the person who starts the check, although there is no terminal: from a hook, an
 * editor, a pipe. Only the process that starts the check can say so, by an option or by a variable.
 *
 * @param isGiven whether the option is there
 */
export function trustsCheckout(isGiven: boolean, environment: Environment): boolean {
  return isGiven || /^(?:1|true)$/i.test(environment[TRUST_CHECKOUT]?.trim() ?? '');
}

/** The problem of `--trust-checkout` in a job of a CI, unless its host says that the files are the repository's own. */
export const REFUSED_IN_CI: Problem = {
  where: '--trust-checkout',
  message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};

/** Settings that are missing or refused because the files may not choose them. */
const NEEDS_TRUSTED_FILES =
  /^(?:-*)(?:organization|workspaces?|hostname|token|policies|engine|plan|settings|plangate\.yml|allow-untrusted-head)$/;

export const NO_TERMINAL = finding(
  'no-terminal',
  phrase`Standard input or standard error is no terminal, as in a CI job, so the files here are not trusted to say what is planned and by which policies.`,
  {
    remedy: phrase`If they are your own, add ${setting('--trust-checkout')}, or set ${setting(`${TRUST_CHECKOUT}=true`)}.`,
  },
);

/** Whether these problems come from a missing terminal alone: there is no CI, and nobody said that the files are theirs. */
export function isTerminalMissing(
  problems: readonly Problem[],
  { environment, isPersonThere }: { environment: Environment; isPersonThere: boolean },
): boolean {
  if (isPersonThere || isJob(environment)) return false;
  // A directory that is misspelt, or another mistake, is a cause by itself.
  return problems.every(({ where }) => NEEDS_TRUSTED_FILES.test(where));
}
