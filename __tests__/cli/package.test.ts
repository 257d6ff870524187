/** What people install: the tarball that `npm pack` makes in a fresh clone, in an empty project. */
import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { VERSION } from '../../src/model/version.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { filesWith, readText } from '../support/markdown-files.ts';
import type { Published } from '../support/published.ts';
import { publish } from '../support/published.ts';
import { ROOT } from '../support/runner.ts';

const execute = promisify(execFile);
const manifest = JSON.parse(readText('package.json')) as {
  version: string;
  engines: { node: string };
  dependencies?: object;
  repository: { url: string };
};
let published: Published;
/** An empty project that has the package installed. */
let project: string;
let inside: string[];

beforeAll(async () => {
  published = await publish();
  project = await published.installIn('project');
  const listed = await published.run('tar', ['-tzf', published.tarball]);
  inside = listed.split('\n').map((path) => path.replace(/^package\//, ''));
});
afterAll(() => published.close());

test('the version is the same everywhere', () => {
  expect(VERSION).toBe(manifest.version);
  const [, newest] = /^## (?:Unreleased: )?([\d.]+)/m.exec(readText('CHANGELOG.md')) ?? [];
  expect(newest).toBe(VERSION);
});

describe('the tarball', () => {
  test('has what its users need, and nothing else', () => {
    const needed = ['LICENSE', 'README.md', 'CHANGELOG.md', 'examples/infra/network/main.tf'];
    const bundles = ['cli/index.js', 'cli/answers.json', 'lib/index.js', 'lib/types/index.d.ts'];
    expect(inside).toEqual(
      expect.arrayContaining([
        ...needed,
        ...bundles.map((path) => `dist/${path}`),
        'dist/cli/licenses.txt',
        'dist/lib/licenses.txt',
      ]),
    );
    const known =
      /^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|dist\/(?:cli|lib)\/.+|docs\/(?:allowed-sources|exceptions|plangate|(?:policies-)?report)\.schema\.json|examples\/.+)$/;
    expect(inside.filter((path) => !known.test(path))).toEqual([]);
  });

  test('has the licenses of what is inside, whichever of its files it is in', () => {
    const text = readText('dist/cli/licenses.txt');
    const inside = ['undici', 'commander', '@actions/exec'];
    for (const name of inside) expect(text).toMatch(new RegExp(`^${name}$`, 'm'));
  });

  test('installs itself and nothing else', () => {
    expect(manifest.dependencies).toBeUndefined();
    const packages = readdirSync(join(project, 'node_modules')).filter((name) => name[0] !== '.');
    expect(packages).toEqual(['plangate']);
  });

  test('satisfies publint and attw', async () => {
    const pkgDir = join(project, 'node_modules/plangate');
    expect((await publint({ pkgDir, pack: false, strict: true })).messages).toEqual([]);
    const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    // Ends with 1 when it has found something. Every Node.js that engines names can require an ES module.
    const options = ['--ignore-rules', 'cjs-resolves-to-esm', '--no-color', '--format', 'ascii'];
    const { stdout } = await execute(process.execPath, [attw, published.tarball, ...options]);
    expect(stdout).toContain('bundler: 🟢');
  });
});

describe('the command', () => {
  test('runs in the project by npx', async () => {
    expect(await published.run('npx', ['plangate', '--version'], project)).toBe(VERSION);
  });
});

describe('the library', () => {
  test('has the check, the judge, the client, the packer and their errors, and is imported', async () => {
    const script = `import * as library from 'plangate';
console.log(...Object.keys(library).sort());\n`;
    writeFileSync(join(project, 'use.mjs'), script);
    const said = 'InputError PackError ServiceError check connect judge packDirectory';
    expect(await published.run('node', ['use.mjs'], project)).toBe(said);
    const required = script.replace(
      /import \* as (.+) from 'plangate'/,
      "const $1 = require('plangate')",
    );
    writeFileSync(join(project, 'use.cjs'), required);
    expect(await published.run('node', ['use.cjs'], project)).toBe(said);
  });
});

describe('the page of a registry', () => {
  const readme = readText('README.md').replaceAll(/^```[^]*?^```/gm, '');
  const links = Array.from(readme.matchAll(/\]\(([^)\s]+)\)/g), ([, to]) => to ?? '');

  test('has links and pictures that work there', () => {
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((to) => !/^(?:https:\/\/|#)/.test(to))).toEqual([]);
  });
});

test('no page runs a name on npm that is not ours', async () => {
  const { ON_NPM } = await import('../../src/model/version.ts');
  const texts = [
    ...filesWith(['.md']).filter((path) => path !== 'RELEASING.md'),
    ...filesWith(['.txt', '.yml'], join(ROOT, '__tests__/golden')),
  ].map((path) => ({ path, text: readText(path) }));
  const told = texts.filter(({ text }) =>
    /npx (?:--?\w+ )*plangate|npm (?:i|install) (?:-g |--global )?plangate/.test(text),
  );
  expect(told.map(({ path }) => path).filter(() => !ON_NPM)).toEqual([]);
});
