/** Reads the rule file of the packed directory: by Terraform's rules without their known leaks, or as `plangate pack --rules` says. */
import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isBelow } from '../machine/find-repository.ts';
import { readIfThere } from '../machine/read-regular.ts';
import { UnreadableFile, wholeText } from '../model/unreadable-file.ts';
import { systemErrorCode } from '../model/error-message.ts';
import type { IgnoreRules, RuleCursor } from './rule-matching.ts';
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
  const path = join(root, RULE_FILE);
  if (!lstatSync(path, { throwIfNoEntry: false })) return readIgnoreRules('', ruleSet);
  try {
    if (!isBelow(realpathSync.native(path), repository)) {
      throw new UnreadableFile('is a link that leads out of the repository');
    }
    return await readIgnoreRules((await readIfThere(path, MOST_BYTES)) ?? '', ruleSet, signal);
  } catch (error) {
    const code = systemErrorCode(error);
    const isKnown = error instanceof UnreadableFile;
    if (!isKnown && code === undefined) throw error;
    const why = isKnown ? error.message : `cannot be read (${code})`;
    const message = `${why}; nothing is packed without knowing what to leave out`;
    throw new PackError([{ where: RULE_FILE, message, code: CODES.cannotBeSent }]);
  }
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

/** Returns whether rules exclude a path, relative to the root: a file, or a directory with everything in it. */
type Exclusion = (path: string, isDirectory: boolean) => boolean;

/**
 * Reads rules from a text, for single paths.
 *
 * @throws UnreadableFile
 */
export async function readExclusion(text: string): Promise<Exclusion> {
  return exclusionOf(await readIgnoreRules(wholeText(text)));
}

/** Applies the rules to single paths, without a walk. */
export function exclusionOf(rules: IgnoreRules): Exclusion {
  return (path, isDirectory) => {
    const directories = path.split('/');
    const fileName = isDirectory ? undefined : directories.pop();
    let cursor: RuleCursor | undefined = rules.start();
    for (const name of directories) cursor = cursor?.directory(name).inside;
    return cursor === undefined || (fileName !== undefined && cursor.file(fileName) !== undefined);
  };
}
