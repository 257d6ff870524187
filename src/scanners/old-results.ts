/** Which findings the scan of the merge base has too. What is not certain to be the same is new. */
import { addTo } from '../model/add-to.ts';
import { worseOf } from '../model/severity.ts';
import type { ScanResult } from './scan.ts';

/**
 * Those that are old: in the same file, the scan of the base has a result of the same rule that is at least as bad, with one of
 * the same fingerprints, or else with the same message at the same line. Each result of the base makes one old. A fingerprint
 * that several results of one scan have tells none from another.
 *
 * @param lineBefore the line of the merge base that a line of a file was; undefined if that had no such line
 */
export function oldResults(
  results: readonly ScanResult[],
  base: readonly ScanResult[],
  lineBefore: (path: string, line: number) => number | undefined,
): ReadonlySet<ScanResult> {
  const old = new Set<ScanResult>();
  const used = new Set<ScanResult>();
  const ofBase = base.filter(({ isSuppressed }) => !isSuppressed);
  const match = (keysOf: (result: ScanResult, isBase: boolean) => readonly string[]) => {
    const byKey = new Map<string, ScanResult[]>();
    for (const each of ofBase) {
      for (const key of keysOf(each, true)) addTo(byKey, key, each);
    }
    for (const result of results) {
      if (old.has(result)) continue;
      for (const key of keysOf(result, false)) {
        const candidates = byKey.get(key) ?? [];
        while (candidates[0] !== undefined && used.has(candidates[0])) candidates.shift();
        const [same] = candidates;
        if (same === undefined || worseOf(same.severity, result.severity) !== same.severity)
          continue;
        used.add(same);
        old.add(result);
        break;
      }
    }
  };
  const shared = new Set([...sharedPrints(results), ...sharedPrints(ofBase)]);
  match((result) => printKeys(result).filter((key) => !shared.has(key)));
  match(({ rule, place, elsewhere, message }, isBase) => {
    const { path, line } = place ?? {};
    if (path === undefined || line === undefined || isBase) {
      return [JSON.stringify([rule, path, line, elsewhere, message])];
    }
    const before = lineBefore(path, line);
    if (before === undefined) return [];
    return [JSON.stringify([rule, path, before, elsewhere, message])];
  });
  return old;
}

function printKeys({ rule, place, elsewhere, fingerprints }: ScanResult): string[] {
  return fingerprints.map((print) => JSON.stringify([rule, place?.path, elsewhere, print]));
}

function sharedPrints(results: readonly ScanResult[]): string[] {
  const keys = results.flatMap(printKeys);
  const seen = new Set<string>();
  const shared: string[] = [];
  for (const key of keys) {
    if (seen.has(key)) shared.push(key);
    seen.add(key);
  }
  return shared;
}
