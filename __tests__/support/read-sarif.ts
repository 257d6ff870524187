import { parseSarif, readRuns, type UnreadScan } from '../../src/scanners/read-sarif.ts';
import type { Scan } from '../../src/scanners/scan.ts';

/**
 * Reads all runs of one tool, from the bytes of a file.
 *
 * @param root of the checkout
 * @param commits that a scan may be of
 */
export function readSarif(
  bytes: Uint8Array,
  tool: string,
  root = '/checkout',
  commits: ReadonlySet<string> = new Set(),
): { scan: Scan } | UnreadScan {
  const parsed = parseSarif(bytes);
  return 'code' in parsed ? parsed : readRuns(parsed, tool, { root, commits });
}
