/** Reads the rule file of the packed root. */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  IgnoreRulesError,
  readIgnoreRules,
  RULE_FILE,
  RULE_FILE_LIMIT_BYTES,
  type IgnoreRules,
} from './ignore-rules.ts';
import { isWithin } from './links.ts';
import { PackError, type RuleSet } from './pack.ts';

/**
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when there is a rule file that cannot be used: without it everything would ship
 */
export function readRuleFile(root: string, repository: string, set: RuleSet): IgnoreRules {
  const path = join(root, RULE_FILE);
  if (!lstatSync(path, { throwIfNoEntry: false })) return readIgnoreRules('', set);
  try {
    if (!isWithin(realpathSync.native(path), repository)) {
      throw new IgnoreRulesError('is a link that leads out of the repository');
    }
    const stats = statSync(path);
    if (!stats.isFile()) throw new IgnoreRulesError('is not a file');
    if (stats.size > RULE_FILE_LIMIT_BYTES) {
      throw new IgnoreRulesError(`is longer than ${RULE_FILE_LIMIT_BYTES} bytes`);
    }
    return readIgnoreRules(readFileSync(path, 'utf8'), set);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!(error instanceof IgnoreRulesError) && code === undefined) throw error;
    const why = error instanceof IgnoreRulesError ? error.message : `cannot be read (${code})`;
    const message = `${why}; nothing is packed without knowing what to leave out`;
    throw new PackError([{ path: RULE_FILE, message }]);
  }
}
