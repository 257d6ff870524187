/** What npm would publish: complete, nothing else, and of use without a network. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { VERSION } from '../../src/version.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
  dependencies?: object;
};
let files: string[];
/** A project that has the package installed, and nothing else. */
let consumer: string;

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-library.js')], { stdio: 'inherit' });
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(listed) as [{ files: { path: string }[] }];
  files = packed.files.map(({ path }) => path);
  consumer = emptyDirectory();
  for (const path of files) cpSync(join(ROOT, path), join(consumer, 'node_modules/plangate', path));
  writeFileSync(join(consumer, 'package.json'), '{"type":"module"}');
});

test('the version is told the same everywhere', () => {
  expect(VERSION).toBe(manifest.version);
});

describe('the package', () => {
  test('has what its users need', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'package.json',
        'dist/cli/index.js',
        'dist/cli/licenses.txt',
        'dist/cli/policy.wasm',
        'dist/cli/tree-sitter-terraform.wasm',
        'dist/cli/web-tree-sitter.js',
        'dist/cli/web-tree-sitter.wasm',
        'examples/seed.json',
        'build/lib/index.js',
        'build/lib/licenses.txt',
        'build/src/index.d.ts',
        'examples/infra/network/main.tf',
      ]),
    );
  });

  test('has the licenses of what is inside, whichever of its files it is in', () => {
    const text = readFileSync(join(ROOT, 'dist/cli/licenses.txt'), 'utf8');
    const inside = [
      'undici',
      'commander',
      'hono',
      '@open-policy-agent/opa-wasm',
      '@actions/github',
    ];
    for (const name of [...inside, 'web-tree-sitter'])
      expect(text).toMatch(new RegExp(`^${name}$`, 'm'));
  });

  test('has nothing else', () => {
    const allowed =
      /^(?:LICENSE|README\.md|package\.json|dist\/cli\/|build\/lib\/|build\/src\/.+\.d\.ts$|examples\/)/;
    expect(files.filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('installs nothing', () => {
    expect(manifest.dependencies).toBeUndefined();
  });
});

describe('the library', () => {
  test('talks to a service', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/vnd.api+json');
      response.end('{"data":{"id":"ws-1","type":"workspaces","attributes":{"name":"net"}}}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = `
      import { connect, isGreen, VERSION } from 'plangate';
      const { client, close } = connect({ origin: ${JSON.stringify(origin)}, token: 'x' });
      const { attributes } = await client.workspaces.showByName('acme', 'net');
      await close();
      console.log(attributes.name, isGreen('passed'), VERSION);
    `;
    writeFileSync(join(consumer, 'use.js'), script);
    try {
      expect(await run('use.js')).toBe(`net true ${VERSION}\n`);
    } finally {
      server.close();
    }
  });

  test('has types that need nothing else', () => {
    writeFileSync(
      join(consumer, 'use.ts'),
      `import { connect, type GateResult } from 'plangate';
const { client } = connect({ origin: 'https://app.terraform.io', token: 'x' });
const run = await client.runs.show('run-1');
export const status: string = run.run.attributes.status;
export const verdict = (result: GateResult): string => result.verdict.word;
// @ts-expect-error a status is not a number
export const wrong: number = run.run.attributes.status;
`,
    );
    mkdirSync(join(consumer, 'node_modules/@types'));
    symlinkSync(join(ROOT, 'node_modules/@types/node'), join(consumer, 'node_modules/@types/node'));
    symlinkSync(
      join(ROOT, 'node_modules/undici-types'),
      join(consumer, 'node_modules/undici-types'),
    );
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, ...options, 'use.ts'], {
      cwd: consumer,
      stdio: 'inherit',
    });
  });
});

/** Not at once: the server that it talks to is in this process. */
function run(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script], { cwd: consumer }, (error, stdout) => {
      if (error) reject(error);
      else resolve(stdout);
    });
  });
}
