/**
 * A file of policies, ignore rules or exceptions that is there and cannot be read is not empty: without it, less
 * would be refused.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { planningProgram } from '../support/planning-program.ts';
import { DENY_UNENCRYPTED, pathWith, UNENCRYPTED } from '../support/policy-repository.ts';
import { limitMs } from '../support/time-limits.ts';
import { makeTree } from '../support/tree.ts';

const LEVELS = `policy "encrypted" {
  query             = "data.acme.encrypted.deny"
  enforcement_level = "mandatory"
}
`;
const FILES = {
  'main.tf': UNENCRYPTED,
  'policies/a.rego': DENY_UNENCRYPTED,
  'policies/b.rego': 'package acme.b\n\ndeny contains "b" if false\n',
  'policies/policies.hcl': LEVELS,
  'policies/data.json': '{"acme": {"x": 1}}',
  'policies/deep/c.rego': 'package acme.c\n',
  '.terraformignore': '# none\n',
  'exceptions.json': '{"exceptions": []}',
  'plans/a.json': '{}',
};

/** Puts what cannot be read in the place of a file. */
const UNREADABLE: Record<string, (path: string) => void> = {
  'a binary': (path) => writeFileSync(path, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0xff])),
  'Latin-1': (path) => writeFileSync(path, Buffer.from('# caf\xe9\n', 'latin1')),
  'UTF-16': (path) => {
    const text = `\uFEFF${readFileSync(path, 'utf8')}`;
    writeFileSync(path, Buffer.from(text, 'utf16le'));
  },
  'UTF-16 without a mark': (path) => {
    writeFileSync(path, Buffer.from(readFileSync(path, 'utf8'), 'utf16le'));
  },
  'a directory': (path) => replaced(path, () => mkdirSync(path)),
  'a link that leads nowhere': (path) => replaced(path, () => symlinkSync('nowhere', path)),
  'a link in a circle': (path) => replaced(path, () => symlinkSync(path, path)),
  'a named pipe': (path) => replaced(path, () => execFileSync('mkfifo', [path])),
  'a file without rights': (path) => chmodSync(path, 0),
};

function replaced(path: string, make: () => void): void {
  rmSync(path, { recursive: true });
  make();
}

/**
 * Nothing is closed to root, so another user reads. Modules are loaded before (`loadModules`), because that user may not
 * enter each directory in which this repository can lie.
 */
async function asSomebody<T>(run: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return run();
  process.seteuid?.(65_534);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}

const POLICIES = ['b.rego', 'policies.hcl', 'data.json', 'deep/c.rego'].map(
  (name) => `policies/${name}`,
);
const JUDGING = [
  ['check', '--local'],
  ['check', '--local', '--policies', 'policies'],
  ['policies', 'check', 'policies', '--plans', 'plans'],
  ['serve', '--policies', 'policies', '--port', '0'],
];
const PACKING = [['pack'], ['pack', '--list']];
const EXCEPTING = [['check', '--local', '--exceptions', 'exceptions.json']];

const READ: [file: string, commands: string[][]][] = [
  ...POLICIES.map((file): [string, string[][]] => [file, JUDGING]),
  ['.terraformignore', PACKING],
  ['exceptions.json', EXCEPTING],
];

/** One function reads all files of a set: what cannot be read is tried as a whole in one of them. */
const ENOUGH = ['a binary', 'a link that leads nowhere'];
const OTHERS = POLICIES.slice(1);

describe.each(READ)('the unreadable file %s', (file, commands) => {
  const tried = Object.entries(UNREADABLE).filter(
    ([what]) => !OTHERS.includes(file) || ENOUGH.includes(what),
  );
  test.each(tried)('stops each command as %s', (_, spoil) => expectStopped(file, spoil, commands));
});

/** Runs each command once where everything can be read, and so loads all that it imports. */
async function loadModules(): Promise<void> {
  const tree = makeTree(FILES);
  const options = { cwd: tree.root, env: { PATH: pathWith() }, clock: WITHOUT_PAUSES };
  const broken = makeTree({ ...FILES, 'policies/b.rego': Buffer.from([0xff]) });
  for (const words of [...JUDGING, ...PACKING, ...EXCEPTING]) {
    for (const cwd of [tree.root, broken.root]) {
      await callCli(words, { ...options, cwd, signal: AbortSignal.timeout(limitMs(2_000)) });
    }
  }
  tree.remove();
  broken.remove();
}
beforeAll(loadModules);

async function expectStopped(
  file: string,
  spoil: (path: string) => void,
  commands: readonly string[][],
): Promise<void> {
  const tree = makeTree(FILES);
  spoil(tree.path(file));
  const program = planningProgram();
  const env = { PATH: pathWith(program) };
  for (const at of [tree.root, dirname(program), env.PATH]) chmodSync(at, 0o755);
  chmodSync(tmpdir(), 0o777);
  const options = { cwd: tree.root, env, clock: WITHOUT_PAUSES };
  const ended = await asSomebody(async () => {
    const all = [];
    for (const words of commands) {
      const signal = AbortSignal.timeout(limitMs(20_000));
      const { code, stdout, stderr } = await callCli(words, { ...options, signal });
      const said = stdout + stderr;
      all.push([words.join(' '), code, said.includes(file) ? file : said]);
    }
    return all;
  });
  tree.remove();
  expect(ended).toEqual(commands.map((words) => [words.join(' '), 2, file]));
}
