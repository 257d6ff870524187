// Whether the tests of a part run the bundles of `dist/`: some file that they import, however far, names one.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('../__tests__', import.meta.url));

/** @param part a folder of `__tests__`, or a test in it without its ending: `scenarios`, `cli/init` */
export function needsBundles(part) {
  const seen = new Set();
  const open = testsOf(part);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (/(?:\/dist\.ts|['"`]dist\/[^'"`]*)['"`]/.test(text)) return true;
    open.push(...importedBy(file, text));
  }
  return false;
}

function testsOf(part) {
  const path = join(tests, part);
  if (!existsSync(path) || !statSync(path).isDirectory()) return [`${path}.test.ts`];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(path, name));
}

/** The sources in `src/` import no test, and are left out. */
function importedBy(file, text) {
  return Array.from(text.matchAll(/(?:\bfrom|\bimport\()\s*'(\.{1,2}\/[^']+\.ts)'/g), ([, to]) =>
    join(dirname(file), to),
  ).filter((path) => path.startsWith(tests) && existsSync(path));
}
