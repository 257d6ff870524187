/** What tools and hands leave behind does not ship, whatever it is called or holds. */
import { deflateRawSync } from 'node:zlib';
import { UNTRACKED, type PackOptions } from '../../src/archive/archive.ts';
import { looksSecret } from '../../src/archive/secret-files.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';
import { textCases } from '../support/text-cases.ts';

let tree: Tree;
let repository: Repository;
beforeEach(() => {
  tree = makeTree({ 'repo/main.tf': '' });
  repository = openRepository(tree.path('repo'));
  repository.commit();
});

async function packed(options: Partial<PackOptions> = {}) {
  const archive = await packTree(repository.root, options);
  const files = archive.entries.filter(({ type }) => type === 'file').map(({ path }) => path);
  return { files, excluded: archive.excluded.filter(({ path }) => path !== '.git') };
}

const [LEFT_BEHIND = [], STATE = [], PLAIN = [], FORMS = []] = textCases('untracked-names.txt').map(
  ({ text }) => text.trim().split(/\s*\n\s*|\s{2,}/),
);
/** What editors, copies and backups make of a name. */
const DISGUISES = FORMS.map((form) => (name: string) => form.replace('NAME', () => name));
DISGUISES.push((name) => name.toUpperCase());

describe('a file that git does not track', () => {
  test('is excluded under a name of credentials in any disguise, and ships once it is committed', async () => {
    const layout: Layout = {};
    for (const [at, disguise] of DISGUISES.entries()) {
      for (const [number, name] of LEFT_BEHIND.entries()) {
        const parts = name.split('/');
        const last = disguise(parts.pop() ?? '');
        layout[['repo', `${at}`, `${number}`, ...parts, last].join('/')] = 'canary';
      }
    }
    tree.add(layout);
    const before = await packed();
    expect(before.files).toEqual(['main.tf']);
    expect(new Set(before.excluded.map(({ reason }) => reason))).toEqual(
      new Set([UNTRACKED, 'state']),
    );
    repository.git('add', '-A', '-f', '.');
    const after = await packed();
    expect(after.files.length).toBeGreaterThan(DISGUISES.length * LEFT_BEHIND.length * 0.99);
  });

  test('is always excluded if it is state', async () => {
    tree.add(Object.fromEntries(STATE.map((name, at) => [`repo/${at}/${name}`, 'canary'])));
    repository.git('add', '-A', '-f', '.');
    const { files, excluded } = await packed();
    expect(files).toEqual(['main.tf']);
    expect(new Set(excluded.map(({ reason }) => reason))).toEqual(new Set(['state']));
  });

  test('ships if it is configuration, a program or a build', async () => {
    tree.add(Object.fromEntries(PLAIN.map((name) => [`repo/plain/${name}`, 'x'])));
    const { files, excluded } = await packed();
    const expected = ['main.tf', ...PLAIN.map((name) => `plain/${name}`)];
    expect(excluded).toEqual([]);
    expect(files.toSorted()).toEqual(expected.toSorted());
  });

  test('costs no time by a hostile name', () => {
    const before = processorMs();
    for (const sign of ['-1', '.bak', '~', '(1) ', 'a_', '_key', ' copy']) {
      // No file system has longer ones.
      const name = sign.repeat(255).slice(0, 255);
      for (let time = 0; time < 100; time++) looksSecret(name, 'ordinary');
    }
    // 700 names; a pattern that backtracks takes longer for one.
    expect(processorMs() - before).toBeLessThan(limitMs(1_000));
  });
});

describe('a file is recognized by what is in it', () => {
  const PLAN = zipOf('tfplan');
  const UUID = 'fbae7c7d-a572-db11-f818-2b131ca0e8f2';
  const STATE_JSON = `{\n  "version": 4,\n  "terraform_version": "1.11.4",\n  "serial": 2,\n  "lineage": "${UUID}"`;
  const made = (...parts: string[]) => parts.join('');
  const KEY = made('-----BEGIN OPENSSH PRIVATE', ' KEY-----\nb3BlbnNzaC1rZXktdjE=\n');

  test.each<[string, string | Buffer, string]>([
    ['a saved plan', PLAN, 'holds a saved plan'],
    ['a large saved plan', Buffer.concat([PLAN, Buffer.alloc(200_000)]), 'holds a saved plan'],
    [
      'a plan as JSON',
      '{"format_version":"1.2","terraform_version":"1.11.4","planned_values":{}}',
      'holds a plan as JSON',
    ],
    ['a private key', KEY, 'holds a private key'],
    ['a private key after white space', `\ufeff\n${KEY}`, 'holds a private key'],
    ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\n', 'holds a private key'],
    [
      'a credential',
      made('{"installed":{"client_secret":"GOC', 'SPX-0123456789abcdef"}}'),
      'holds a credential',
    ],
    ['a token', made('user: x\noauth_token: gho', `_${'a1B2'.repeat(9)}\n`), 'holds a token'],
  ])('%s is excluded under any name', async (_, content, detail) => {
    repository.write({ 'x/data.bin': content, 'x/other.txt': content });
    const { files, excluded } = await packed();
    expect(files).toEqual(['main.tf']);
    expect(excluded).toEqual([
      { path: 'x/data.bin', reason: UNTRACKED, detail },
      { path: 'x/other.txt', reason: UNTRACKED, detail },
    ]);
    repository.commit();
    expect((await packed()).files).toEqual(['main.tf', 'x/data.bin', 'x/other.txt']);
  });

  test.each([
    ['state', `${STATE_JSON}}`],
    ['sorted state', `{"check_results":null,"lineage":"${UUID}","outputs":{},"serial":2}`],
    ['large state', `${STATE_JSON},"resources":["${'x'.repeat(200_000)}"]}`],
  ])('%s never ships', async (_, content) => {
    repository.commit({ 'prod.json': content });
    const { files, excluded } = await packed();
    expect(files).toEqual(['main.tf']);
    expect(excluded).toEqual([{ path: 'prod.json', reason: 'state', detail: 'by its content' }]);
  });

  test.each<[string, string, string | Buffer]>([
    ['a zip of something else', 'lambda.zip', zipOf('index.js')],
    ['a schema', 'openapi.json', '{"properties":{"access_token":{"type":"string"}}}'],
    ['an example', 'a.json', '{"client_secret":"changeme"}'],
    ['configuration that holds a token', 'new.tf', `x = "gho_${'a1B2'.repeat(9)}"`],
    ['a configuration of its own', 'x.tf.json', '{"locals":{"lineage":"a","serials":1}}'],
  ])('%s ships', async (_, name, content) => {
    repository.write({ [name]: content });
    expect((await packed()).files).toContain(name);
  });

  test('an excluded file leaves no trace in the archive', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`f${at}.txt`, 'x'.repeat(20_000 + at)]),
    );
    repository.commit(many);
    const digest = async () => {
      const archive = await packTree(repository.root);
      return archive.sha256;
    };
    const without = await digest();
    repository.write(Object.fromEntries(Object.keys(many).map((name) => [`${name}0`, KEY])));
    expect(await digest()).toBe(without);
  });
});

function zipOf(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), deflateRawSync('content')]);
}
