/** Where the examples are that come with this program. */
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder `examples/`: next to `dist/` in a clone and in the package, one level higher from compiled sources. */
export async function findExamples(): Promise<string> {
  for (const path of ['../../examples/', '../../../examples/']) {
    const folder = fileURLToPath(new URL(path, import.meta.url));
    const there = await access(`${folder}seed.json`).then(
      () => true,
      () => false,
    );
    if (there) return folder;
  }
  throw new Error('the folder examples/ is not where it was installed');
}
