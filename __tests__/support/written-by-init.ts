/** What `plangate init` wrote into a repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectGolden } from './golden.ts';
import { textsIn } from './tree.ts';

/** The workflow and the files of settings, in golden files of one name, because other tests read the workflow. */
export function expectWritten(name: string, root: string, ...settings: string[]): void {
  const workflow = readFileSync(join(root, '.github/workflows/plangate.yml'), 'utf8');
  expectGolden(`init/${name}.yml`, workflow);
  expectGolden(`init-settings/${name}.yml`, textsIn(root, ...settings));
}
