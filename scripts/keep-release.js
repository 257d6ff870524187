// Keeps the action as it is released, so that later versions are tested with it: `node scripts/keep-release.js [FOLDER]`.
// What it leaves in a comment, a job's state and a report is then recorded by
// `GOLDEN=update npm run unit build/__tests__/upgrades`.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { create } from 'tar';

const root = fileURLToPath(new URL('../', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const [folder = `${root}__tests__/data/releases/${version}`] = process.argv.slice(2);
const file = `${folder}/action.tar.br`;

mkdirSync(folder, { recursive: true });
// The next level takes six times as long for 7 % less.
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 2,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};
const filter = (path) => !path.endsWith('licenses.txt');
const what = ['action.yml', 'dist/action', 'dist/post', 'docs/report.schema.json'];
await create({ cwd: root, file, brotli, portable: true, noMtime: true, filter }, what);
console.log(`${file} ${statSync(file).size} bytes`);
