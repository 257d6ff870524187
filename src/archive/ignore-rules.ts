/** Reads the rule file of the packed directory: by Terraform's rules without their known leaks, or as `plangate pack --rules` says. */
import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isBelow } from '../machine/find-repository.ts';
import { readIfThere } from '../machine/read-regular.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { systemErrorCode } from '../model/error-message.ts';
import type { IgnoreRules, RuleReference } from './rule-matching.ts';
import { PackError, RULE_FILE, type RuleSet } from './archive.ts';
import { compileGitRules } from './git-rules.ts';
import { compileTerraformRules } from './terraform-rules.ts';
import { CODES } from '../model/errors.ts';

const MOST_BYTES = 1024 * 1024;

/**
 * Reads `.terraformignore` of the packed directory.
 *
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when a rule file cannot be used: everything would ship
 */
export async function readRuleFile(
  root: string,
  repository: string,
  ruleSet?: RuleSet,
  signal?: AbortSignal,
): Promise<IgnoreRules> {
  try {
    return await readIgnoreRules(await readRuleText(root, repository), ruleSet, signal);
  } catch (error) {
    const code = systemErrorCode(error);
    const isKnown = error instanceof UnreadableFile;
    if (!isKnown && code === undefined) throw error;
    const why = isKnown ? error.message : `cannot be read (${code})`;
    const message = `${why}; ${NOTHING_PACKED}`;
    throw new PackError([{ where: RULE_FILE, message, code: CODES.cannotBeSent }]);
  }
}

export const NOTHING_PACKED = 'nothing is packed without knowing what to leave out';

/** The text of that file; '' where there is none. */
export async function readRuleText(root: string, repository: string): Promise<string> {
  const path = join(root, RULE_FILE);
  if (!lstatSync(path, { throwIfNoEntry: false })) return '';
  if (!isBelow(realpathSync.native(path), repository)) {
    throw new UnreadableFile('is a link that leads out of the repository');
  }
  return (await readIfThere(path, MOST_BYTES)) ?? '';
}

/**
 * Reads the rules of a text.
 *
 * @param text content of the rule file, '' when there is none
 * @throws UnreadableFile
 */
export async function readIgnoreRules(
  text: string,
  ruleSet: RuleSet = 'terraform',
  signal?: AbortSignal,
): Promise<IgnoreRules> {
  if (ruleSet === 'gitignore') return { start: await compileGitRules(text, signal), warnings: [] };
  return await compileTerraformRules(text, ruleSet, signal);
}

/** The rule that excludes a file, by its path relative to the root; undefined if none does. */
export type Exclusion = (path: string) => RuleReference | undefined;

/** Applies the rules to single files, without a walk. @param root real absolute path of what is packed */
export function exclusionOf(rules: IgnoreRules, root: string): Exclusion {
  return (path) => {
    const directories = path.split('/');
    const fileName = directories.pop() ?? '';
    let cursor = rules.start(root);
    for (const name of directories) {
      const { inside, excluded } = cursor.directory(name);
      if (inside === undefined) return excluded;
      cursor = inside;
    }
    return cursor.file(fileName);
  };
}
