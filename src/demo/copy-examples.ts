/** The examples as a checkout of its own, with what the pull request changes in it. */
import { cp, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from './scenarios.ts';

export interface Checkout {
  /** Absolute; the configuration is in `infra/` below it. */
  root: string;
  /** Every file, relative to the root: all of them count as committed. */
  files: string[];
  remove(): Promise<void>;
}

export async function copyExamples(examples: string, edits: readonly Edit[]): Promise<Checkout> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'plangate-demo-')));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    await cp(join(examples, 'infra'), join(root, 'infra'), { recursive: true });
    for (const edit of edits) await apply(edit, join(root, 'infra'));
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .map((path) => path.replaceAll('\\', '/'));
    return { root, files: files.sort(), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function apply({ file, find, replace }: Edit, folder: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(find))
    throw new Error(`${file} of the examples has no ${JSON.stringify(find)}`);
  await writeFile(path, text.replaceAll(find, replace));
}
