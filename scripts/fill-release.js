// Writes the release that was just published into the sources, from where `npm run docs` takes it into every page,
// recipe and workflow: `node scripts/fill-release.js VERSION COMMIT SHA256 IMAGE-DIGEST FIGURES`. FIGURES is the file of
// `scripts/collect-figures.js`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../src/model/newest-release.ts', import.meta.url));
const FORMS = {
  version: /^\d+\.\d+\.\d+$/,
  commit: /^[0-9a-f]{40}$/,
  sha256: /^[0-9a-f]{64}$/,
  image: /^sha256:[0-9a-f]{64}$/,
};

const names = Object.keys(FORMS);
const values = process.argv.slice(2, 2 + names.length);
const [figures, ...more] = process.argv.slice(2 + names.length);
const wrong = names.filter((name, index) => !FORMS[name].test(values[index] ?? ''));
if (figures === undefined || !areFigures(figures)) wrong.push('figures');
if (wrong.length > 0 || more.length > 0) {
  console.error(
    `Not filled in: ${wrong.join(', ') || 'too many words'}. Write node scripts/fill-release.js VERSION COMMIT SHA256 sha256:IMAGE FIGURES.`,
  );
  process.exit(2);
}
const lines = names.map((name, index) => `  ${name}: '${values[index]}',\n`);
const text = readFileSync(file, 'utf8');
const start = 'export const NEWEST_RELEASE: PublishedRelease | undefined = ';
const [before, after] = text.split(start);
if (after === undefined) throw new Error(`${file} has no line "${start}…"`);
writeFileSync(file, `${before}${start}{\n${lines.join('')}};\n`);
copyFileSync(figures, fileURLToPath(new URL('../docs/figures.json', import.meta.url)));

/** Whether the file has the figures of this version. */
function areFigures(path) {
  try {
    const { version, coverage, mutation } = JSON.parse(readFileSync(path, 'utf8'));
    const percents = [coverage.lines, coverage.branches, mutation.score];
    return version === values[0] && percents.every((each) => each >= 0 && each <= 100);
  } catch {
    return false;
  }
}
