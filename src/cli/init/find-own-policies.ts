/** Finds the directory of a repository's own policies in Rego. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';

/** Whether a directory has a policy in Rego; tests of policies are none. */
export async function hasPolicies(path: string): Promise<boolean> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.some(
    (entry) => entry.isFile() && entry.name.endsWith('.rego') && !entry.name.endsWith('_test.rego'),
  );
}

/** The first of the usual directories of a repository that has policies, relative to its root; undefined if none has. */
export async function findOwnPolicies(root: string): Promise<string | undefined> {
  for (const name of POLICY_DIRECTORIES) {
    if (await hasPolicies(join(root, name))) return name;
  }
  return undefined;
}
