/** Files that several test files need and none changes: the first that asks makes them, for all processes of this run. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * @param name of a folder of its own
 * @param make fills the folder
 * @returns the path of the folder, once it is filled
 */
export async function madeOnce(
  name: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  // `config/jest.config.js` makes the folder of a run, and the last line's reporter removes it.
  const run = process.env['PLANGATE_RUN'] ?? mkdtempSync(join(tmpdir(), 'plangate-run-'));
  const folder = join(run, name);
  const ended = `${folder}.ended`;
  if (mkdirSync(folder, { recursive: true }) === undefined) {
    while (!existsSync(ended)) await setTimeout(50);
    const problem = readFileSync(ended, 'utf8');
    if (problem !== '') throw new Error(problem);
    return folder;
  }
  try {
    await make(folder);
    writeFileSync(ended, '');
  } catch (error) {
    writeFileSync(ended, String(error));
    throw error;
  }
  return folder;
}
