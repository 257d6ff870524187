/** What can be said of Windows without it: its paths, its line ends, its environment, its processes. */
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as win32 from 'node:path/win32';
import type { RunningService } from '../../src/service/service.ts';
import type { Seed } from '../../src/service/seed.ts';
import { relativePathInside } from '../../src/model/relative-path.ts';
import { readWorkingDirectory, uploadRoot } from '../../src/gate/find-workspace.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';
import { checkOut } from '../support/scenario.ts';
import { runCli } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

describe('a path of Windows', () => {
  test.each([
    ['C:\\work\\infra', 'C:\\work\\infra\\net\\main.tf', 'net/main.tf'],
    ['C:\\work\\infra\\', 'c:\\work\\infra\\net', 'net'],
    ['C:\\work\\infra', 'C:\\work\\infra', ''],
    ['C:\\work\\infra', 'C:\\work\\infra\\..main.tf', '..main.tf'],
    ['C:\\work\\infra', 'C:\\work\\infra-2\\main.tf', undefined],
    ['C:\\work\\infra', 'C:\\work', undefined],
    ['C:\\work\\infra', 'D:\\work\\infra\\main.tf', undefined],
    ['C:\\work\\infra', '\\\\server\\share\\main.tf', undefined],
    ['\\\\server\\share\\infra', '\\\\server\\share\\infra\\net\\main.tf', 'net/main.tf'],
  ])('is relative to a directory: in %s, %s is %s', (root, path, expected) => {
    expect(relativePathInside(root, path, win32)).toBe(expected);
  });

  test.each([
    ['C:\\work\\infra\\net', 'net', 'C:\\work\\infra'],
    ['C:\\work\\infra\\net\\', 'net', 'C:\\work\\infra'],
    ['C:\\work\\infra\\net\\prod', 'net\\prod', 'C:\\work\\infra'],
    ['C:\\net', 'net', 'C:\\'],
    ['C:\\work\\infra', 'net', 'C:\\work\\infra'],
  ])('%s with the working directory %s makes %s the root', (directory, written, root) => {
    const working = readWorkingDirectory(written);
    expect(uploadRoot(directory, 'path' in working ? working.path : '')).toBe(root);
  });
});

describe('on Windows', () => {
  const TOKEN = 'example-token-7c1e4f90a2b8';
  let service: RunningService;
  let checkout: string;

  beforeAll(async () => {
    service = await startTestService({
      seed: JSON.parse(readText('examples/seed.json')) as Seed,
      seedDirectory: join(REPOSITORY, 'examples'),
      runDurationMs: 200,
    });
    checkout = emptyDirectory();
    cpSync(join(REPOSITORY, 'examples/infra'), join(checkout, 'unix'), { recursive: true });
    cpSync(join(REPOSITORY, 'examples/infra'), join(checkout, 'windows'), { recursive: true });
    withReturns(join(checkout, 'windows'));
    checkOut(checkout);
  });
  afterAll(() => service.stop());

  test('files with CRLF are packed by the same rules', async () => {
    const [unix, windows] = await Promise.all(
      ['unix', 'windows'].map((name) => runCli(['pack', name, '--json'], { cwd: checkout })),
    );
    const paths = (json = '{}') => {
      const { files, excluded } = JSON.parse(json) as Record<string, { path: string }[]>;
      return [files, excluded].map((list) => list?.map(({ path }) => path));
    };
    expect(windows?.stderr).toBe('');
    expect(paths(windows?.stdout)).toEqual(paths(unix?.stdout));
    expect(paths(unix?.stdout)[1]).toContain('runbooks/restore-volume.sh');
  });

  test('files with CRLF are judged at the same lines, and the token is found where login stores it', async () => {
    const data = join(checkout, 'AppData');
    mkdirSync(join(data, 'terraform.d'), { recursive: true });
    const stored = { credentials: { [new URL(service.origin).host]: { token: TOKEN } } };
    writeFileSync(join(data, 'terraform.d/credentials.tfrc.json'), JSON.stringify(stored));
    const env = { APPDATA: data, TF_CLOUD_HOSTNAME: service.origin };
    const places = await Promise.all(
      ['unix', 'windows'].map(async (name) => {
        const words = ['check', '--directory', `${name}/storage`, '--format', 'json'];
        const { code, stdout } = await callCli(words, { cwd: checkout, env });
        const { causes } = JSON.parse(stdout) as {
          causes: {
            generalMessages: { location?: { path: string } }[];
            resources: { location?: { path: string } }[];
          }[];
        };
        const places = causes.flatMap(({ resources, generalMessages }) => [
          ...resources,
          ...generalMessages,
        ]);
        return [code, places.map(({ location }) => JSON.stringify(location).replace(name, ''))];
      }),
    );
    expect(places[0]?.[0]).toBe(1);
    expect(places[0]?.[1]).toEqual(expect.arrayContaining([expect.stringContaining('volumes.tf')]));
    expect(places[1]).toEqual(places[0]);
  });
});

describe('the sources', () => {
  const sources = filesWith(['.ts'], join(REPOSITORY, 'src')).map((path) => ({
    path,
    text: readText(path),
  }));

  test('start programs without a shell, and by their names', () => {
    const starting = sources.filter(({ text }) => text.includes("'node:child_process'"));
    expect(starting.map(({ path }) => path)).toEqual(['src/machine/execute.ts']);
    const shells = sources.filter(({ text }) => /\bshell: true|cmd\.exe/.test(text));
    expect(shells.map(({ path }) => path)).toEqual([]);
    const programs = sources.flatMap(({ text }) =>
      Array.from(text.matchAll(/\bexecute(?:Bounded)?\(\s*'(\w+)'/g), ([, program]) => program),
    );
    expect(new Set(programs)).toEqual(new Set(['git', 'opa']));
  });

  test('listen only to signals that Windows has, too', () => {
    const names = sources
      .filter(({ path }) => path.endsWith('/main.ts'))
      .flatMap(({ text }) => text.match(/'SIG\w+'/g) ?? []);
    // Node sends SIGHUP there when the window of the terminal is closed.
    expect(new Set(names)).toEqual(new Set(["'SIGHUP'", "'SIGINT'", "'SIGTERM'"]));
  });
});

/** As git checks files out on Windows. */
function withReturns(directory: string): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) withReturns(path);
    else writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
  }
}
