/** The directory in which a job works. Git is asked about the repository there, and about no deeper one. */
import { parse } from 'node:path';
import { findAround, findCheckout, isDirectory } from '../machine/find-repository.ts';
import { withoutProposedPrograms } from '../machine/program-path.ts';
import type { Environment } from '../model/ports.ts';
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
