/** Which file says how a repository is gated, and what of a request counts: nothing. */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { settingsChanges } from '../../src/check/settings-changes.ts';
import { problemTextOf, textOf } from '../../src/model/finding.ts';
import { loadSettings } from '../../src/settings/load-settings.ts';
import { openSettingsFiles } from '../../src/settings/settings-file/open-settings-files.ts';
import { asTrusted, treeOf, UntrustedError } from '../../src/trust/tree.ts';
import { finding } from '../../src/model/finding.ts';
import { phrase } from '../../src/model/sentence.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { openRepository } from '../support/repository.ts';
import { filesOfCommit, GIT_PORTS, proposedTree } from '../support/trusted-tree.ts';

type Files = Record<string, string | { link: string } | undefined>;

const made: string[] = [];
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** A repository with these files on its default branch, and these changes checked out. */
function changed(before: Files, changes: Files = {}) {
  const repository = openRepository(emptyDirectory());
  const { root } = repository;
  made.push(root);
  const branch = repository.commit({ 'README.md': 'a', 'main.tf': 'locals {}\n', ...before });
  repository.commit({ 'README.md': 'b', ...changes });
  const trusted = async () => asTrusted(filesOfCommit(root, branch));
  return { root, jobTree: proposedTree(root, { trusted }) };
}

async function opened(before: Files, changes?: Files, written?: string) {
  const { root, jobTree } = changed(before, changes);
  return openSettingsFiles(
    written,
    { directory: root, workingDirectory: root, jobTree },
    GIT_PORTS,
  );
}

/** What a job is told of a request, with a list of what it changes or without. */
async function told(before: Files, changes: Files, list?: string[]) {
  const files = await opened(before, changes);
  if ('problems' in files) return files.problems.map(({ where, message }) => `${where} ${message}`);
  const { notices, problems } = await settingsChanges(
    { proposedFile: files.proposed },
    {
      changedFiles: async () => list,
    },
  );
  return [...problems.map(({ where, message }) => `${where} ${message}`), ...notices.map(textOf)];
}

const FILE = 'fail-on: advisory\n';

test.each(['plangate.yml', '.github/plangate.yml'])('the file %s is read', async (path) => {
  const files = await opened({ [path]: FILE });
  expect('own' in files && files.own?.path).toBe(path);
  expect('root' in files && files.proposed).toBe(undefined);
});

test('a file with another name is read where it is named, and the usual one is not', async () => {
  const files = await opened(
    { 'plangate.yml': FILE, 'gates/net.yml': 'fail-on: never\n' },
    {},
    'gates/net.yml',
  );
  expect('own' in files && files.own?.values.get('fail-on')?.value).toBe('never');
});

describe('a file that is like another one', () => {
  const LIKE = 'like: plangate.yml\nmode: provisional\n';
  const said = async (before: Files, changes: Files = {}) => {
    const files = await opened(before, changes, 'second.yml');
    if ('problems' in files)
      return files.problems.map(({ where, message }) => `${where} ${message}`);
    return Array.from(files.own?.values ?? [], ([key, { words, path, line }]) => [
      key,
      ...words,
      `${path ?? 'second.yml'}:${line}`,
    ]);
  };

  test('has every other key from there, with its place', async () => {
    const own = 'max-destroys: 3\nmode: speculative\n';
    expect(await said({ 'second.yml': LIKE, 'plangate.yml': own })).toEqual([
      ['max-destroys', '3', 'plangate.yml:1'],
      ['mode', 'provisional', 'second.yml:2'],
    ]);
  });

  test.each<[string, Files, string]>([
    ['is not there', {}, 'which is not there. Name it from the root of the repository.'],
    ['is like another one', { 'plangate.yml': LIKE }, 'and another file is like this one.'],
    ['is itself', { 'second.yml': 'like: second.yml\n' }, 'and another file is like this one.'],
  ])('is refused where that %s', async (_, files, message) => {
    const [problem = ''] = await said({ 'second.yml': LIKE, ...files });
    expect(problem).toContain(message);
    expect(problem).toMatch(/^\w+\.yml:1: `like` names "/);
  });

  test('counts of the default branch alone, and what a request changes in either is told', async () => {
    const before = { 'second.yml': LIKE, 'plangate.yml': FILE };
    const changes = { 'plangate.yml': 'fail-on: never\n' };
    expect(await said(before, changes)).toContainEqual(['fail-on', 'advisory', 'plangate.yml:1']);
    const files = await opened(before, changes, 'second.yml');
    const proposedFile = 'problems' in files ? undefined : files.proposed;
    const changedFiles = async () => ['plangate.yml'];
    const { notices } = await settingsChanges({ proposedFile }, { changedFiles });
    expect(notices.map(textOf).join()).toContain('fail-on advisory → never');
  });
});

test('there need not be one', async () => {
  const files = await opened({});
  expect('root' in files && [files.own, files.proposed]).toEqual([undefined, undefined]);
});

test('at a terminal that of the working tree counts, and one that is named has to be there', async () => {
  const { root } = changed({}, { 'plangate.yml': FILE });
  const place = { directory: root, workingDirectory: root, jobTree: OWN_TREE };
  const files = await openSettingsFiles(undefined, place, GIT_PORTS);
  expect('own' in files && files.own?.path).toBe('plangate.yml');
  expect(await openSettingsFiles('gone.yml', place, GIT_PORTS)).toEqual({
    problems: [{ where: 'settings', message: 'names "gone.yml", which does not exist.' }],
  });
});

describe('in a job about a push or a schedule', () => {
  const ofJob = async (before: Files, changes: Files, written?: string, branch = before) => {
    const { root } = changed(before, changes);
    const { root: other, jobTree: ofBranch } = changed(branch);
    const trusted = () => (ofBranch.proposed ? ofBranch.trusted(other) : never());
    const jobTree = treeOf(
      false,
      { workspace: root, trusted, trustedCommit: never },
      { isJob: true },
    );
    const place = { directory: root, workingDirectory: root, jobTree };
    return openSettingsFiles(written, place, GIT_PORTS);
  };
  const never = () => Promise.reject(new Error('is not asked'));

  test('the file of the default branch counts, whatever the branch that is checked out has', async () => {
    const files = await ofJob({ 'plangate.yml': FILE }, { 'plangate.yml': 'fail-on: never\n' });
    expect('own' in files && files.own?.values.get('fail-on')?.value).toBe('advisory');
    expect('root' in files && [files.deciding, files.proposed]).toEqual([undefined, undefined]);
    const none = await ofJob({ 'plangate.yml': FILE }, {}, undefined, {});
    expect('root' in none && none.own).toBe(undefined);
  });

  test('a second gate has its file there', async () => {
    expect(await ofJob({ 'second.yml': FILE }, {}, 'second.yml', {})).toEqual({
      problems: [
        { where: 'settings', message: expect.stringContaining('not on the default branch') },
      ],
    });
  });
});

describe('a request chooses nothing', () => {
  test.each<[string, Files, Files]>([
    ['changes it', { 'plangate.yml': FILE }, { 'plangate.yml': 'fail-on: never\n' }],
    ['deletes it', { 'plangate.yml': FILE }, { 'plangate.yml': undefined }],
    [
      'moves it',
      { 'plangate.yml': FILE },
      { 'plangate.yml': undefined, '.github/plangate.yml': 'fail-on: never\n' },
    ],
    ['makes a link of it', { 'plangate.yml': FILE }, { 'plangate.yml': { link: 'README.md' } }],
    ['doubles it', { 'plangate.yml': FILE }, { '.github/plangate.yml': 'fail-on: never\n' }],
    ['adds it in other letters', { 'plangate.yml': FILE }, { 'Plangate.yml': 'fail-on: never\n' }],
    [
      'adds it with another ending',
      { 'plangate.yml': FILE },
      { 'plangate.yaml': 'fail-on: never\n' },
    ],
    [
      'makes a directory of it',
      { 'plangate.yml': FILE },
      { 'plangate.yml': undefined, 'plangate.yml/a': '' },
    ],
    ['links the directory .github', { 'plangate.yml': FILE }, { '.github': { link: '.' } }],
  ])('that %s', async (_, before, changes) => {
    const files = await opened(before, changes);
    expect('own' in files && files.own?.values.get('fail-on')?.value).toBe('advisory');
    expect('proposed' in files && files.proposed).toBeDefined();
  });

  test('that adds the first one', async () => {
    const files = await opened({}, { 'plangate.yml': 'fail-on: never\n' });
    expect(files).toMatchObject({ own: undefined, proposed: { inPlaceOf: undefined } });
  });
});

describe('a request is told', () => {
  const before = { 'plangate.yml': 'max-destroys: 0\npolicies: policies\n' };

  test('what changes after the merge, in the words of the keys', async () => {
    expect(await told(before, { 'plangate.yml': 'max-destroys: 5\n' })).toEqual([
      'plangate.yml gates the repository otherwise after the merge: max-destroys 0 → 5, policies gone. Until then the file of the default branch counts.',
    ]);
  });

  test('that it removes or moves the file', async () => {
    const [removed = ''] = await told(before, { 'plangate.yml': undefined });
    expect(removed).toContain('after the merge: it is removed, max-destroys gone, policies gone.');
    const moves = { 'plangate.yml': undefined, '.github/plangate.yml': before['plangate.yml'] };
    const [moved = ''] = await told(before, moves);
    expect(moved).toContain(
      '.github/plangate.yml gates the repository otherwise after the merge: it moves from plangate.yml.',
    );
  });

  test.each<[string, Files, string]>([
    [
      'a key that is not known',
      { 'plangate.yml': 'max-destroy: 1\n' },
      'plangate.yml:1 of this request has the key "max-destroy", which this version does not know. Did you mean `max-destroys`?',
    ],
    ['no YAML', { 'plangate.yml': 'a: [\n' }, 'plangate.yml:'],
    [
      'a link to nowhere',
      { 'plangate.yml': { link: 'nowhere' } },
      'plangate.yml of this request is a link that leads to no file.',
    ],
    [
      'two files',
      { '.github/plangate.yml': 'max-destroys: 1\n' },
      '.github/plangate.yml of this request and plangate.yml are both there. Keep one.',
    ],
    [
      'other letters',
      { 'PLANGATE.YML': 'max-destroys: 1\n' },
      'PLANGATE.YML of this request is not read.',
    ],
    ['UTF-16', { 'plangate.yml': '\u0000m\u0000a' }, 'plangate.yml of this request'],
  ])('why its file could not be read after the merge: %s', async (_, changes, problem) => {
    const [said = ''] = await told(before, changes);
    expect(said).toContain(problem);
    expect(said).toContain('of this request');
  });

  test('nothing where its branch is older than the file', async () => {
    const changes = { 'plangate.yml': 'max-destroy: 1\n' };
    expect(await told(before, changes, ['README.md'])).toEqual([]);
    expect(await told(before, changes, ['README.md', 'plangate.yml'])).toHaveLength(1);
  });

  describe('of a file that is a link', () => {
    const linked = {
      'plangate.yml': { link: 'gate/link.yml' },
      'gate/link.yml': { link: 'real.yml' },
      'gate/real.yml': 'fail-on: mandatory\n',
    };
    test.each<[string, Files, string]>([
      ['becomes looser', { 'gate/real.yml': 'fail-on: never\n' }, 'fail-on mandatory → never'],
      ['cannot be read', { 'gate/real.yml': 'fail-on: [\n' }, 'plangate.yml:'],
      [
        'is gone',
        { 'gate/real.yml': undefined },
        'of this request is a link that leads to no file',
      ],
      [
        'is another one',
        { 'gate/link.yml': { link: 'new.yml' }, 'gate/new.yml': 'fail-on: never\n' },
        'fail-on mandatory → never',
      ],
      [
        'becomes a directory',
        { 'gate/real.yml': undefined, 'gate/real.yml/a': '' },
        'of this request is a link to "gate/real.yml", which is a directory',
      ],
    ])('that what it leads to %s', async (_, changes, expected) => {
      const said = await told(linked, changes, Object.keys(changes));
      expect(said).toEqual([expect.stringContaining(expected)]);
      expect(await told(linked, changes, ['README.md'])).toEqual([]);
    });

    test('that it becomes a link to a file that it changes', async () => {
      const before = { 'plangate.yml': 'fail-on: mandatory\n' };
      const changes = { 'plangate.yml': { link: 'main.yml' }, 'main.yml': 'fail-on: never\n' };
      expect(await told(before, changes, ['main.yml'])).toHaveLength(1);
    });
  });

  test('nothing of another form of the same', async () => {
    expect(
      await told(before, { 'plangate.yml': '# new\npolicies: [policies]\nmax-destroys: 0\n' }),
    ).toEqual([]);
  });
});

test.each<[string, string[] | undefined, boolean]>([
  ['alone', ['plangate.yml'], true],
  ['beside another', ['plangate.yml', 'main.tf'], false],
  ['among files that are not known', undefined, false],
  ['by what its link leads to', ['real.yml'], true],
  ['and what a link of its own leads to', ['plangate.yml', 'own.yml'], false],
])('a request changes the file %s', async (_, list, isAlone) => {
  const before = { 'plangate.yml': { link: 'real.yml' }, 'real.yml': FILE };
  const isOwn = list?.includes('own.yml') === true;
  const changes = isOwn
    ? { 'plangate.yml': { link: 'own.yml' }, 'own.yml': 'fail-on: never\n' }
    : { 'plangate.yml': 'fail-on: never\n' };
  const files = await opened(before, changes);
  const { proposed } = files as Extract<typeof files, { root: string }>;
  expect(
    await settingsChanges({ proposedFile: proposed }, { changedFiles: async () => list }),
  ).toMatchObject({
    isAlone,
  });
});

describe('what the default branch has and cannot be read closes the gate', () => {
  test.each<[string, Files, string]>([
    ['a key that is not known', { 'plangate.yml': 'x: 1\n' }, 'plangate.yml:1 has the key "x"'],
    [
      'two',
      { 'plangate.yml': FILE, '.github/plangate.yml': FILE },
      '.github/plangate.yml and plangate.yml are both there. Keep one.',
    ],
    [
      'a link out of the repository',
      { 'plangate.yml': { link: '../x.yml' } },
      'plangate.yml is a link that leads out of the repository.',
    ],
    [
      'a link for .github',
      { '.github': { link: 'live' }, 'live/plangate.yml': FILE },
      'plangate.yml is a link',
    ],
  ])('%s', async (_, before, problem) => {
    const files = await opened(before);
    const [said] = 'problems' in files ? files.problems : [];
    expect(`${said?.where} ${said?.message}`).toContain(problem);
  });

  test('the branch itself', async () => {
    const { root } = changed({});
    const why = finding('default-branch-unread', phrase`the server did not answer.`);
    const jobTree = proposedTree(root, { trusted: () => Promise.reject(new UntrustedError(why)) });
    const files = await openSettingsFiles(
      undefined,
      { directory: root, workingDirectory: root, jobTree },
      GIT_PORTS,
    );
    expect(files).toEqual({
      problems: [
        {
          where: 'plangate.yml',
          message: 'could not be looked for on the default branch: the server did not answer.',
        },
      ],
    });
  });

  test('a file that the input names', async () => {
    const files = await opened({}, {}, 'gates/net.yml');
    expect(files).toEqual({
      problems: [
        {
          where: 'settings',
          message:
            'names "gates/net.yml", which is not on the default branch. Merge the file first: one that a pull request brings along does not count.',
        },
      ],
    });
  });
});

describe('the first file', () => {
  const inputs = { token: 't-1' };
  const load = async (before: Files, changes: Files, given: Record<string, string> = inputs) => {
    const { root, jobTree } = changed(before, changes);
    const sources = { inputs: given, environment: {}, entryPoint: 'action' as const, inJob: true };
    return loadSettings(sources, { workingDirectory: root, jobTree }, GIT_PORTS);
  };

  test('chooses nothing before it is merged, and what it would gate is named', async () => {
    const file =
      'organization: acme\nworkspaces: [{ name: app }, { tags: [net, aws] }]\nfail-on: never\n';
    const loaded = await load({}, { 'plangate.yml': file });
    if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
    expect(loaded.undecided && problemTextOf(loaded.undecided)).toBe(
      'plangate.yml is not on the default branch yet, and nothing else says what is gated. It would gate `app` and `tag:net,aws`. Merge this request: from then on the file counts. Where this check is required, a person who may merge without it does it this once.',
    );
    expect(loaded.settings.policy.failOn).toBe('mandatory');
  });

  test('is one more file where the step names what is gated', async () => {
    const loaded = await load(
      {},
      { 'plangate.yml': 'fail-on: never\n' },
      { ...inputs, organization: 'acme', workspace: 'app' },
    );
    if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
    expect(loaded.undecided).toBe(undefined);
    expect(loaded.settings.policy.failOn).toBe('mandatory');
  });

  test('has to name what is gated', async () => {
    const loaded = await load({}, { 'plangate.yml': 'fail-on: never\n' });
    expect('problems' in loaded && loaded.problems.map(({ where }) => where)).toEqual([
      'organization',
      'workspace',
    ]);
  });
});

test('a link in the checkout leads to no other file', async () => {
  const { root, jobTree } = changed({ 'gates/net.yml': FILE, 'other/net.yml': 'fail-on: never\n' });
  rmSync(join(root, 'gates'), { recursive: true });
  symlinkSync('other', join(root, 'gates'));
  const place = { directory: root, workingDirectory: root, jobTree };
  const files = await openSettingsFiles('gates/net.yml', place, GIT_PORTS);
  expect('own' in files && files.own?.values.get('fail-on')?.value).toBe('advisory');
});
