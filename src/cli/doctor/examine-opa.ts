/** Examines what judges policies in Rego without a service: the `opa` on the PATH. */
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { POLICY_DIRECTORIES } from '../../model/policy-files.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../command.ts';
import { note, ok, problem, type Diagnosis } from './finding.ts';

/**
 * @param root of the repository
 * @param isLocal whether a gate of its workflows has no service
 * @returns nothing for a repository that neither gates without a service nor has policies in Rego
 */
export async function examineOpa(
  root: string,
  isLocal: boolean,
  { executeBounded, environment, signal }: CommandIo,
): Promise<Diagnosis[]> {
  const hasRego = POLICY_DIRECTORIES.map((name) => holdsRego(resolve(root, name)));
  if (!isLocal && !(await Promise.all(hasRego)).includes(true)) return [];
  const { findOpa } = await import('../../rego/find-opa.ts');
  const { howToGetOpa } = await import('../../rego/get-opa.ts');
  const opa = await findOpa({ executeBounded, environment, signal });
  if (opa === undefined) {
    const seen = 'none on the PATH: a check without a service has nothing that judges';
    return [note('opa', seen, howToGetOpa())];
  }
  if ('problem' in opa) return [problem('opa', opa.problem, howToGetOpa(), EXIT.badInput)];
  return [ok('opa', `${opa.version} judges policies in Rego without a service`)];
}

async function holdsRego(directory: string): Promise<boolean> {
  const names = await readdir(directory, { recursive: true }).catch((): string[] => []);
  return names.some((name) => name.endsWith('.rego'));
}
