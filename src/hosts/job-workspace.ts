/**
 * The directory in which a job works, and whether a person says that its files are their own. Git is asked about the repository
 * there, and about no deeper one.
 */
import { parse } from 'node:path';
import { findAround, findCheckout, isDirectory } from '../machine/find-repository.ts';
import { withoutProposedPrograms } from '../machine/program-path.ts';
import type { Environment } from '../model/ports.ts';
import { finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { phrase, setting } from '../model/sentence.ts';
import { checkoutOf, hostRowOf } from './detect.ts';
import { isAnyCi } from './any-ci.ts';

/**
 * The directory that the CI host names. If a person works here, the checkout around their directory;
 * in a job of a host that names none, the root of the file system.
 */
export function workspaceOf(environment: Environment, workingDirectory: string): string {
  const root = checkoutOf(environment);
  if (root !== undefined && isDirectory(root)) return root;
  // The working directory of such a job may lie inside the judged files.
  if (isJob(environment)) return parse(workingDirectory).root;
  return findCheckout(workingDirectory) ?? workingDirectory;
}

/** Whether the environment is that of a job of some CI host. */
export function isJob(environment: Environment): boolean {
  return hostRowOf(environment) !== undefined || isAnyCi(environment);
}

/**
 * The environment without those directories of PATH that are in the checkout, or in the directory that the CI host names.
 * No program is asked for it, because git is the first that is looked for. `onSkipped` gets a sentence for each of them that
 * holds a program which would be run.
 */
export function withProgramsFromOutside(
  environment: Environment,
  workingDirectory: string,
  onSkipped: (sentence: string) => void,
): Environment {
  const workspace = workspaceOf(environment, workingDirectory);
  const { repository } = findAround(workingDirectory, workspace);
  const around = repository?.root ?? findCheckout(workingDirectory);
  const inJob = isJob(environment);
  const proposed: string[] = [];
  if (inJob) proposed.push(workspace, around ?? workingDirectory);
  else if (around !== undefined) proposed.push(around);
  return withoutProposedPrograms(
    environment,
    { proposed, workingDirectory, isJob: inJob },
    onSkipped,
  );
}

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
