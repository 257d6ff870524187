/** Where a job works: git is asked about the repository that lies there, and about no deeper one. */
import { statSync } from 'node:fs';
import { isAbsolute, parse } from 'node:path';
import { findCheckout } from '../machine/find-repository.ts';
import type { Environment } from '../model/ports.ts';
import { isSomeCi } from './none.ts';
import { detect } from './registry.ts';

/** As the job's CI host says; where a person works, the checkout around the directory they are in. */
export function workspaceOf(environment: Environment, workingDirectory: string): string {
  const { root, host } = detect(environment);
  if (root !== undefined && isAbsolute(root) && isDirectory(root)) return root;
  // A job that says nothing may have been started inside of what is judged.
  const inJob = host.variable !== undefined || isSomeCi(environment);
  if (inJob) return parse(workingDirectory).root;
  return findCheckout(workingDirectory) ?? workingDirectory;
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
