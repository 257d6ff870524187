// Writes the release that was just published into the sources, from where `npm run docs` takes it into every page,
// recipe and workflow: `node scripts/fill-release.js VERSION COMMIT SHA256 IMAGE-DIGEST`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../src/model/newest-release.ts', import.meta.url));
const FORMS = {
  version: /^\d+\.\d+\.\d+$/,
  commit: /^[0-9a-f]{40}$/,
  sha256: /^[0-9a-f]{64}$/,
  image: /^sha256:[0-9a-f]{64}$/,
};

const names = Object.keys(FORMS);
const values = process.argv.slice(2);
const wrong = names.filter((name, index) => !FORMS[name].test(values[index] ?? ''));
if (wrong.length > 0 || values.length > names.length) {
  console.error(
    `Not filled in: ${wrong.join(', ') || 'too many words'}. Write node scripts/fill-release.js VERSION COMMIT SHA256 sha256:IMAGE.`,
  );
  process.exit(2);
}
const lines = names.map((name, index) => `  ${name}: '${values[index]}',\n`);
const text = readFileSync(file, 'utf8');
const start = 'export const NEWEST_RELEASE: PublishedRelease | undefined = ';
const [before, after] = text.split(start);
if (after === undefined) throw new Error(`${file} has no line "${start}…"`);
writeFileSync(file, `${before}${start}{\n${lines.join('')}};\n`);
