/** Whether a repository has its own policies in Rego. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';

/** The first directory in the root of a repository that has policies; tests of policies are none. */
export async function findOwnPolicies(root: string): Promise<string | undefined> {
  for (const directory of POLICY_DIRECTORIES) {
    const path = join(root, directory);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
    const isPolicy = (name: string) => name.endsWith('.rego') && !name.endsWith('_test.rego');
    if (entries.some((entry) => entry.isFile() && isPolicy(entry.name))) return directory;
  }
  return undefined;
}
