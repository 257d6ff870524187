/** Programs are started from outside of what is judged, whatever PATH says. */
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, posix, win32 } from 'node:path';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { readPath, withoutProposedPrograms, type System } from '../../src/machine/program-path.ts';
import { initIn } from '../support/git-in.ts';
import { expectGolden } from '../support/golden.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

const PLACES = { 'job/repo/': '', 'tools/': '', 'job/_temp/': '' };

let tree: Tree;
beforeEach(() => {
  tree = makeTree(PLACES);
});
afterEach(() => tree.remove());

/** Adds programs that print where they are, and links. */
function addPrograms(layout: Layout): void {
  tree.add(layout);
  for (const [path, content] of Object.entries(layout)) {
    if (typeof content === 'string' && !path.endsWith('/')) {
      writeFileSync(tree.path(path), `#!/bin/sh\necho ${path}\n`);
      chmodSync(tree.path(path), 0o755);
    }
  }
}

const judged = () => [tree.path('job/repo')];
const pathOf = (...entries: string[]) =>
  entries.map((entry) => (/^(?:\.|$)/.test(entry) ? entry : tree.path(entry))).join(delimiter);

/** What is left of PATH, relative to the tree, and what was said of the rest. */
function left(entries: string[], more: Record<string, string> = {}, isJob = false) {
  const said: string[] = [];
  const environment = { PATH: pathOf(...entries), ...more };
  const { PATH = '' } = withoutProposedPrograms(
    environment,
    { proposed: judged(), workingDirectory: tree.path('job/repo'), isJob },
    (line) => said.push(line.replaceAll(tree.root, '')),
  );
  const kept = PATH === '' ? [] : PATH.split(delimiter).map((path) => path.replace(tree.root, ''));
  return { kept, said };
}

describe('an entry of PATH', () => {
  /** What lies there, the entries, and those that are kept. */
  const ENTRIES: Record<string, [layout: Layout, entries: string[], kept: string[]]> = {
    'in the checkout, with programs': [
      { 'job/repo/bin/git': '', 'job/repo/bin/opa': '', 'job/repo/bin/ls': '' },
      ['job/repo/bin', 'tools'],
      ['/tools'],
    ],
    'in the checkout, with none of these programs': [
      { 'job/repo/node_modules/.bin/jest': '' },
      ['job/repo/node_modules/.bin', 'tools'],
      ['/tools'],
    ],
    'that does not exist yet, where it could be made': [
      {},
      ['job/repo/later', 'later'],
      ['/later'],
    ],
    'that is a link into the checkout': [
      { 'job/repo/bin/terraform': '', usual: { link: 'job/repo/bin' } },
      ['usual', 'tools'],
      ['/tools'],
    ],
    'that is a link of the checkout, wherever it leads': [
      { 'tools/tofu': '', 'job/repo/bin': { link: '../../tools' } },
      ['job/repo/bin'],
      [],
    ],
    'with a program that leads into the checkout': [
      {
        'job/repo/tools/opa': '',
        'local/opa': { link: '../job/repo/tools/opa' },
        'local/git': '',
        'tools/git': '',
      },
      ['local', 'tools'],
      ['/tools'],
    ],
    'that is relative or empty': [
      { 'job/repo/tofu': '', 'job/repo/sub/git': '' },
      ['', '.', './sub', 'tools'],
      ['/tools'],
    ],
    'that leads out of the checkout again, as a file of it says': [
      {
        'tools/opa': '',
        'job/repo/opa': { link: '../../tools/opa' },
        'local/opa': { link: '../job/repo/opa' },
        'job/repo/tools': { link: '../../tools' },
        again: { link: 'job/repo/tools' },
      },
      ['local', 'again', 'tools'],
      ['/tools'],
    ],
    'beside the checkout, with a name that begins alike': [
      { 'job/repo-tools/git': '' },
      ['job/repo-tools'],
      ['/job/repo-tools'],
    ],
  };

  test('is kept or skipped, and one with programs is named where it is skipped', () => {
    const told: string[] = [];
    for (const [what, [layout, entries, kept]] of Object.entries(ENTRIES)) {
      tree.remove();
      tree = makeTree(PLACES);
      addPrograms(layout);
      const found = left(entries);
      expect([what, found.kept]).toEqual([what, kept]);
      told.push(`=== ${what}`, ...found.said);
    }
    expectGolden('machine/skipped-entries.txt', `${told.join('\n')}\n`);
  });

  test('through the directory of a process is skipped: another process has another one', () => {
    const { PATH } = withoutProposedPrograms(
      { PATH: '/proc/self/cwd/bin:/dev/fd/3:/usr/bin:/proc' },
      { proposed: judged(), workingDirectory: tree.root },
      () => undefined,
    );
    expect(PATH).toBe('/usr/bin');
  });

  test.each(['RUNNER_TEMP', 'RUNNER_TOOL_CACHE', 'AGENT_TEMPDIRECTORY', 'AGENT_TOOLSDIRECTORY'])(
    'in %s counts only where that is outside of the checkout',
    (name) => {
      addPrograms({ 'job/_temp/git': '', 'job/repo/_tools/opa': '' });
      addPrograms({ 'job/_temp/bin': { link: '../repo/_tools' } });
      const own = { [name]: tree.path('job/_temp') };
      expect(left(['job/_temp'], own)).toEqual({ kept: ['/job/_temp'], said: [] });
      expect(left(['job/_temp/bin'], own).kept).toEqual([]);
      const inside = { [name]: tree.path('job/repo/_tools') };
      expect(left(['job/repo/_tools'], inside).kept).toEqual([]);
    },
  );

  test('with a git or opa that is a script is skipped in a job, and one of Terraform is kept', () => {
    addPrograms({
      'shims/opa': '',
      'wrapped/terraform': '',
      'plain/git': { link: process.execPath },
    });
    writeFileSync(tree.path('shims/git'), 'echo no interpreter\n', { mode: 0o755 });
    expect(left(['shims']).kept).toEqual(['/shims']);
    const { kept, said } = left(['shims', 'wrapped', 'plain'], {}, true);
    expect(kept).toEqual(['/wrapped', '/plain']);
    expect(said).toEqual([expect.stringContaining('its git is a script')]);
  });

  test('is kept where the root of the file system is what is judged: nothing is outside of it', () => {
    const { PATH } = withoutProposedPrograms(
      { PATH: '/usr/bin' },
      { proposed: ['/'], workingDirectory: '/' },
      () => undefined,
    );
    expect(PATH).toBe('/usr/bin');
  });
});

describe('a program that is started', () => {
  test('is not that of the directory it runs in, nor of the repository around it', async () => {
    initIn(tree.path('job/repo'));
    addPrograms({ 'job/repo/bin/git': '', 'job/repo/in/': '', 'tools/git': '' });
    const environment = { PATH: pathOf('job/repo/bin', 'tools') };
    const { stdout } = await execute('git', [], { cwd: tree.path('job/repo/in'), environment });
    expect(stdout).toBe('tools/git\n');
    const bounded = { signal: new AbortController().signal, timeoutMs: 60_000, maxBytes: 100 };
    const options = { ...bounded, cwd: tree.path('job/repo/in'), variables: environment };
    expect((await executeBounded('git', [], options)).stdout).toBe('tools/git\n');
  });

  test('is not a link elsewhere that leads into the repository', async () => {
    addPrograms({
      'job/repo/git': '',
      'local/git': { link: '../job/repo/git' },
      'tools/git': '',
    });
    const environment = { PATH: pathOf('local', 'tools') };
    const { stdout } = await execute('git', [], { cwd: tree.path('job/repo'), environment });
    expect(stdout).toBe('tools/git\n');
  });

  test('gets a PATH without the skipped entries', async () => {
    addPrograms({ 'job/repo/bin/ls': '', 'tools/git': '' });
    writeFileSync(tree.path('tools/git'), '#!/bin/sh\necho "$PATH"\n');
    const environment = { PATH: pathOf('job/repo/bin', '', '.', 'tools') };
    const cwd = tree.path('job/repo');
    expect((await execute('git', [], { cwd, environment })).stdout.trim()).toBe(tree.path('tools'));
  });

  test('may be in a directory with a space, a quote or any letter in its name', async () => {
    for (const name of ['a b', "it's", 'tools é', 'a"b', 'back\\slash', '$HOME']) {
      addPrograms({ [`${name}/git`]: '' });
      writeFileSync(tree.path(`${name}/git`), '#!/bin/sh\necho here "$@"\n');
      const environment = { PATH: tree.path(name) };
      const cwd = tree.path('job/repo');
      const { stdout } = await execute('git', ['x "y'], { cwd, environment });
      expect(stdout).toBe('here x "y\n');
    }
  });
});

describe('on Windows', () => {
  const files = new Set([
    'C:\\work\\repo\\bin\\git.cmd',
    'C:\\Program Files\\Git\\cmd\\git.EXE',
    'C:\\tools\\opa.exe',
    'C:\\work\\repo\\TOFU.BAT',
  ]);
  const real = (path: string) =>
    path.replace(/^c:\\work\\linked/i, 'C:\\work\\repo').replace(/^c:/, 'C:');
  const system: System = {
    path: win32,
    follow: (path) => [path, real(path)],
    isProgram: (path) => [...files].some((file) => file.toLowerCase() === real(path).toLowerCase()),
    isScript: () => false,
  };
  const environment = {
    Path: 'c:\\work\\Linked\\bin;"C:\\Program Files\\Git\\cmd";C:\\tools;;bin',
    PATHEXT: '.COM;.EXE;.BAT;.CMD',
  };
  const places = { proposed: ['C:\\work\\repo'], workingDirectory: 'C:\\work\\repo' };

  test('PATH has any letters, its entries may be quoted, and a program one of several endings', () => {
    const { directories, skipped } = readPath(environment, places, system);
    expect(directories).toEqual(['C:\\Program Files\\Git\\cmd', 'C:\\tools']);
    expect(skipped.map(({ entry, holds }) => [entry, holds])).toEqual([
      ['c:\\work\\Linked\\bin', ['git']],
      ['', ['tofu']],
      ['bin', ['git']],
    ]);
  });

  test('the same variable is written', () => {
    const kept = withoutProposedPrograms(environment, places, () => undefined, system);
    expect(kept).toEqual({
      ...environment,
      Path: 'C:\\Program Files\\Git\\cmd;C:\\tools',
    });
  });
});

test('elsewhere PATH has these letters', () => {
  const isProgram = () => false;
  const follow = (path: string) => [path];
  const system: System = { path: posix, follow, isProgram, isScript: isProgram };
  const places = { proposed: [], workingDirectory: '/' };
  const { directories } = readPath({ Path: '/a', PATH: '/b' }, places, system);
  expect(directories).toEqual(['/b']);
});

test('a program that ends before it has read its input is an answer, not an end', async () => {
  addPrograms({ 'tools/git': '' });
  writeFileSync(tree.path('tools/git'), '#!/bin/sh\nexec 0<&-\necho said\nexit 3\n');
  const environment = { PATH: pathOf('tools') };
  const stdin = 'x'.repeat(10_000_000);
  const cwd = tree.path('job/repo');
  const answer = await execute('git', [], { cwd, environment, stdin });
  expect(answer).toEqual({ exitCode: 3, stdout: 'said\n', stderr: '' });
  const gone = execute('git', [], { cwd: tree.path('nowhere'), environment, stdin });
  await expect(gone).rejects.toThrow();
});
