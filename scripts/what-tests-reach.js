// What the tests of a part reach: some file that they import, however far, names it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('../__tests__', import.meta.url));

const BUNDLE = /(?:\/dist\.ts|['"`]dist\/[^'"`]*)['"`]/;
const PUBLISHED = /\/published\.ts'/;

/** @param part a folder of `__tests__`, or a test in it without its ending: `scenarios`, `cli/init` */
export function needsBundles(part) {
  return reach(testsOf(part), BUNDLE);
}

/** The tests of a part that pack and install the package, as parts: `cli/package`. */
export function testsThatInstall(part) {
  return testsOf(part)
    .filter((file) => file.endsWith('.test.ts') && reach([file], PUBLISHED))
    .map((file) =>
      relative(tests, file)
        .replaceAll('\\', '/')
        .replace(/\.test\.ts$/, ''),
    );
}

function reach(files, pattern) {
  const seen = new Set();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    if (pattern.test(text)) return true;
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
