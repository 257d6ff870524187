/** Examines the policies that a gate without a service names. */
import { resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import { PolicyProblem } from '../../model/policy-files.ts';
import { parseList, type Problem } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { wantsLocal } from '../../settings/settings.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';

const UNNAMED =
  'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address.';

/**
 * @param literal the inputs of a gate
 * @param root of the repository: a job reads its directories of policies from the default branch; undefined if the
 *   gate's files are not those of this checkout
 */
export async function examinePolicies(
  literal: Readonly<Record<string, string>>,
  root: string | undefined,
): Promise<Problem[]> {
  if (!wantsLocal({ inputs: literal })) return [];
  const where = 'policies';
  const list = parseList(literal['policies'] ?? '');
  // What cannot be parsed is a problem of the settings.
  if ('problem' in list) return [];
  if (list.value.length === 0) return [{ where, message: UNNAMED }];
  const { readPinnedAddress } = await import('../../rego/pinned-policies.ts');
  const problems: Problem[] = [];
  for (const text of list.value) {
    const message = isPinnedAddress(text)
      ? addressProblem(() => readPinnedAddress(text))
      : await directoryProblem(text, root);
    if (message !== undefined) problems.push({ where, message });
  }
  return problems;
}

function addressProblem(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof PolicyProblem) return error.message;
    throw error;
  }
}

async function directoryProblem(
  text: string,
  root: string | undefined,
): Promise<string | undefined> {
  if (root === undefined) return undefined;
  const found = await stat(resolve(root, text)).catch(() => undefined);
  if (found?.isDirectory() === true) return undefined;
  const state = found === undefined ? 'does not exist in this checkout' : 'is not a directory';
  return `names ${quote(text)}, which ${state}. Name a directory of policies on the default branch, as in \`policies: policies\`.`;
}
