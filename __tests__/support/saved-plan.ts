/** Files in place of saved plans, programs that show them, and what a digest says of a whole one. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeOf } from '../../src/plan/digest.ts';
import { emptyDirectory } from './empty-directory.ts';
import type { Layout } from './tree.ts';
import type { PlannedAs } from '../../src/plan/planned-as.ts';

/** What a digest says of a plan of everything. */
export const WHOLE: PlannedAs = { program: 'terraform', version: '1.11.4', arguments: [] };

export const MADE_OF: MadeOf = {
  commit: 'a'.repeat(40),
  directory: '.',
  workspace: 'infra',
  run: null,
  files: {},
  selected: 'default',
  modules: {},
  planned: WHOLE,
};

/** What begins as a saved plan does. Nothing of it is read but by the program that shows it. */
export function savedPlan(): Buffer {
  return Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(60)]);
}

/**
 * A saved plan, and beside it the JSON that `showingTerraform` prints of it.
 *
 * @param path of the saved plan
 */
export function savedWith(path: string, json: string): Layout {
  return { [path]: savedPlan(), [`${path}.shown`]: json };
}

/** A program in place of Terraform 1.11.4 that shows saved plans, in a new directory for the PATH. */
export function showingTerraform(): string {
  const directory = emptyDirectory();
  const path = join(directory, 'terraform');
  const script =
    'case "$1" in\nversion) echo Terraform v1.11.4 ;;\nshow) exec /bin/cat "$3.shown" ;;\nesac';
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return directory;
}
