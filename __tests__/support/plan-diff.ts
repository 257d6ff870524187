/** What the feature `values` tells of a plan. */
import { parseJson, recordOf } from '../../src/model/parse.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { diffEntry, type EntryDiff } from '../../src/features/values/diff-entry.ts';
import { hiddenPaths } from '../../src/model/hidden-paths.ts';
import { shownEntries } from '../../src/features/values/hide-values.ts';
import { diffHead, diffLines } from '../../src/features/values/write-diff.ts';

/** @param hide lines of `hide-values` @param secrets of the job */
export function diffsOf(
  json: string,
  hide: readonly string[] = [],
  secrets: readonly string[] = [],
): EntryDiff[] {
  const plan = new PlanJson(json, recordOf(parseJson(json)), true);
  const kept = createSecrets(secrets);
  const conceal = (text: string) => kept.conceal(text);
  const entries = [...shownEntries(plan, { isHiddenPath: hiddenPaths(hide), conceal })];
  return entries.flatMap((entry) => (entry === undefined ? [] : diffEntry(entry)));
}

export function diffText(json: string, hide?: readonly string[], secrets?: readonly string[]) {
  return diffsOf(json, hide, secrets)
    .flatMap((diff) => [diffHead(diff), ...diffLines(diff).map((line) => `    ${line}`)])
    .join('\n');
}
