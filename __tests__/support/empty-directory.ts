import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty directory for one test. The end of the run removes it. */
export function emptyDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'plangate-test-'));
}
