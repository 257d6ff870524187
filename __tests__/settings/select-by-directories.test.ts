/** The blocks of directories select workspaces: those of the default branch, and beside them what a request adds. */
import { textOf } from '../../src/model/finding.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { treeHere } from '../../src/machine/tree-here.ts';
import { readTree } from '../../src/settings/files-of-default-branch.ts';
import {
  selectByDirectories,
  type DirectoriesAsked,
} from '../../src/settings/select-by-directories.ts';
import { treeOfCommit } from '../../src/trust/git-files.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { layIn, makeTree } from '../support/tree.ts';
import { treeInMemory } from '../support/trusted-tree.ts';

type Files = Record<string, string | { link: string }>;

const block = (workspaces: string, more = '') =>
  `terraform {\n  cloud {\n    organization = "acme"\n${more}    workspaces {\n      ${workspaces}\n    }\n  }\n}\n`;
const named = (name: string) => block(`name = "${name}"`);
const PROD = { 'live/prod/main.tf': named('prod') };
const WITHIN = { tags: [], project: 'Platform' };
const HOST = { hostname: 'app.terraform.io', origin: 'https://app.terraform.io' };

interface Asked {
  branch?: Files | undefined;
  request: Files;
  patterns?: string[];
  more?: Partial<DirectoriesAsked>;
  /** Whether the request changes the settings file, and nothing else. */
  isAlone?: boolean;
}

async function select({
  branch,
  request,
  patterns = ['live/*'],
  more = {},
  isAlone = false,
}: Asked) {
  const {
    nothingFound,
    selectors: all,
    undecided,
    ...found
  } = await selectByDirectories({
    entries: [{ line: 3, kind: 'directories', patterns, within: WITHIN }],
    settingsFile: 'plangate.yml',
    branch: branch && readTree(treeInMemory(branch)),
    checkout: readTree(treeInMemory(request)),
    job: { host: HOST, organization: 'acme' },
    ...more,
  });
  const { notices: said, problems: wrong, ...names } = found;
  const selectors = all.filter(({ refused }) => refused === undefined);
  // What is refused of one directory lets the others be judged.
  const refused = all.flatMap((selector) => (selector.refused ? textOf(selector.refused) : []));
  const notices = isAlone ? [...nothingFound.map(({ notice }) => notice), ...said] : said;
  const problems = isAlone ? wrong : [...nothingFound.map(({ problem }) => problem), ...wrong];
  return {
    selectors,
    names,
    notices: notices.map(textOf),
    problems: [...problems.map(({ where, message }) => `${where} ${message}`), ...refused],
    undecided: undecided && textOf(undecided),
  };
}

const NOTHING_SAID = { notices: [], problems: [], undecided: undefined };
const ofProd = { kind: 'name', name: 'prod', directory: 'live/prod' };

describe('a block of the default branch', () => {
  test.each<[string, string, object]>([
    ['a name', 'name = "prod"', { kind: 'name', name: 'prod' }],
    ['a name in a project', 'name = "a"\n      project = "P"', { kind: 'name', name: 'a' }],
    ['tags', 'tags = ["net", "aws"]', { kind: 'query', tags: ['net', 'aws'] }],
    [
      'tags with values in a project',
      'tags = { env = "prod" }\n      project = "Shop"',
      { kind: 'query', tags: { env: 'prod' }, project: 'Shop' },
    ],
  ])('selects in its directory by %s', async (_, workspaces, selected) => {
    const files = { 'live/prod/main.tf': block(workspaces) };
    const chosen = await select({ branch: files, request: files });
    expect(chosen).toEqual({
      ...NOTHING_SAID,
      names: {},
      selectors: [{ ...selected, directory: 'live/prod' }],
    });
  });

  test('selects by the prefix of a backend', async () => {
    const text =
      'terraform {\n  backend "remote" {\n    organization = "acme"\n    workspaces {\n      prefix = "net-"\n    }\n  }\n}\n';
    const files = { 'live/net/main.tf': text };
    expect((await select({ branch: files, request: files })).selectors).toEqual([
      { kind: 'query', tags: [], prefix: 'net-', directory: 'live/net' },
    ]);
  });

  test('selects in the root of the repository, and in JSON', async () => {
    const json = { terraform: { cloud: { organization: 'acme', workspaces: { name: 'all' } } } };
    const files = { 'main.tf.json': JSON.stringify(json) };
    const chosen = await select({ branch: files, request: files, patterns: ['.'] });
    expect(chosen.selectors).toEqual([{ kind: 'name', name: 'all', directory: '.' }]);
  });

  test('is written over by its own override', async () => {
    const files = { ...PROD, 'live/prod/x_override.tf': named('other') };
    const chosen = await select({ branch: files, request: files });
    expect(chosen.selectors).toEqual([{ ...ofProd, name: 'other' }]);
  });

  test.each<[string, Files, string]>([
    [
      'a variable',
      { 'live/a/main.tf': block('name = var.name') },
      'live/a/main.tf:5 of the default branch says "name" in a way that is not evaluated here',
    ],
    [
      'an organization that a variable names',
      { 'live/a/main.tf': named('a').replace('"acme"', 'var.o') },
      'live/a/main.tf:3 of the default branch says "organization" in a way',
    ],
    [
      'another organization',
      { 'live/a/main.tf': named('a').replace('acme', 'evil') },
      'live/a/main.tf:2 of the default branch names the organization "evil", and this check asks "acme"',
    ],
    [
      'another host',
      { 'live/a/main.tf': block('name = "a"', '    hostname = "evil.example"\n') },
      'hostname is app.terraform.io, and live/a/main.tf:2 names the host "evil.example"',
    ],
    [
      'another organization that one program alone reads',
      {
        'live/a/main.tf': named('a'),
        'live/a/main.tofu': named('a').replace('acme', 'evil'),
      },
      'live/a/main.tofu:2 of the default branch is read by one program alone',
    ],
    [
      'no workspaces',
      { 'live/a/main.tf': 'terraform {\n  cloud {\n    organization = "acme"\n  }\n}\n' },
      'live/a/main.tf:2 of the default branch selects no workspace',
    ],
    [
      'a name that is none',
      { 'live/a/main.tf': named('a b') },
      'live/a/main.tf:2 of the default branch says "a b", which is not a name',
    ],
    [
      'two blocks',
      { 'live/a/main.tf': named('a'), 'live/a/x.tf': named('b') },
      'live/a/x.tf:2 of the default branch has a `cloud` block, and live/a/main.tf:2 has',
    ],
    [
      'nothing',
      { 'live/a/main.tf': 'locals {}\n' },
      'plangate.yml:3 finds "live/a", which has no `cloud` block: nothing says its workspaces.',
    ],
    [
      'another backend',
      { 'live/a/main.tf': 'terraform {\n  backend "s3" {}\n}\n' },
      'plangate.yml:3 finds "live/a", which has no `cloud` block, because the backend "s3" at live/a/main.tf:2 says where',
    ],
  ])('is an error with %s, which is said once', async (_, files, said) => {
    const { selectors, problems } = await select({ branch: files, request: files });
    expect(selectors).toEqual([]);
    expect(problems[0]).toContain(said);
    expect(
      problems
        .slice(1)
        .every((problem) => problem.startsWith('hostname') || problem.includes('evil')),
    ).toBe(true);
    expect(new Set(problems).size).toBe(problems.length);
  });

  test('of OpenTofu alone is read where it is known to plan', async () => {
    const files = { 'live/a/main.tf': named('a'), 'live/a/main.tofu': named('b') };
    const names = async (program: 'terraform' | 'tofu') =>
      (await select({ branch: files, request: files, more: { program } })).selectors;
    expect(await names('terraform')).toEqual([{ kind: 'name', name: 'a', directory: 'live/a' }]);
    expect(await names('tofu')).toEqual([{ kind: 'name', name: 'b', directory: 'live/a' }]);
  });
});

describe('a request', () => {
  const added = (name: string, directory: string, at = `${directory}/main.tf:2`) => ({
    kind: 'name',
    name,
    directory,
    proposed: { at, within: WITHIN },
  });

  test.each<[string, Files, object[]]>([
    [
      'that adds a directory',
      { ...PROD, 'live/new/main.tf': named('prod2') },
      [added('prod2', 'live/new')],
    ],
    [
      'that names a workspace of another directory',
      { ...PROD, 'live/new/main.tf': named('prod') },
      [added('prod', 'live/new')],
    ],
    ['that changes a name', { 'live/prod/main.tf': named('x') }, [added('x', 'live/prod')]],
    [
      'that adds an override',
      { ...PROD, 'live/prod/x_override.tf': named('x') },
      [added('x', 'live/prod', 'live/prod/x_override.tf:2')],
    ],
    [
      'that takes tags in place of a name',
      { 'live/prod/main.tf': block('tags = ["net"]') },
      [
        {
          kind: 'query',
          tags: ['net'],
          directory: 'live/prod',
          proposed: { at: 'live/prod/main.tf:2', within: WITHIN },
        },
      ],
    ],
    ['that only moves the block in its file', { 'live/prod/main.tf': `\n\n${named('prod')}` }, []],
    ['that writes the block to another file', { 'live/prod/b.tf': named('prod') }, []],
  ])(
    '%s gets what its block says beside what the default branch says',
    async (_, request, more) => {
      const chosen = await select({ branch: PROD, request });
      expect(chosen.selectors).toEqual(
        more.some((one) => (one as { directory: string }).directory === 'live/new')
          ? [...more, ofProd]
          : [ofProd, ...more],
      );
      expect(chosen).toMatchObject(NOTHING_SAID);
    },
  );

  test.each<[string, string, string]>([
    ['values of tags', 'tags = { env = "dev" }', 'tags = { env = "prod" }'],
    ['tags', 'tags = ["a"]', 'tags = ["a", "b"]'],
    ['fewer tags', 'tags = ["a", "b"]', 'tags = ["a"]'],
    ['names for tags with empty values', 'tags = { a = "" }', 'tags = ["a="]'],
    ['a project', 'tags = ["a"]\n      project = "P"', 'tags = ["a"]\n      project = "Q"'],
    ['no project', 'tags = ["a"]\n      project = "P"', 'tags = ["a"]'],
  ])('that changes %s is marked', async (_, before, after) => {
    const { selectors } = await select({
      branch: { 'live/a/main.tf': block(before) },
      request: { 'live/a/main.tf': block(after) },
    });
    expect(selectors.map(({ proposed }) => proposed?.at)).toEqual([undefined, 'live/a/main.tf:2']);
  });

  test('that changes a prefix is marked', async () => {
    const text = (prefix: string) =>
      `terraform {\n  backend "remote" {\n    organization = "acme"\n    workspaces {\n      prefix = "${prefix}"\n    }\n  }\n}\n`;
    const { selectors } = await select({
      branch: { 'live/a/main.tf': text('net-') },
      request: { 'live/a/main.tf': text('n') },
    });
    expect(selectors.map(({ proposed }) => proposed?.at)).toEqual([undefined, 'live/a/main.tf:2']);
  });

  test('that adds a block to a directory without one gets it within its entry', async () => {
    const { selectors, problems } = await select({
      branch: { 'live/a/main.tf': 'locals {}\n' },
      request: { 'live/a/main.tf': named('a') },
    });
    expect([selectors, problems]).toEqual([[added('a', 'live/a')], []]);
  });

  test('has to be within each of the entries that find its directory', async () => {
    const entries = [
      { line: 3, kind: 'directories' as const, patterns: ['**'], within: WITHIN },
      { line: 4, kind: 'directories' as const, patterns: ['live/prod'] },
    ];
    const { selectors } = await select({
      branch: PROD,
      request: { 'live/prod/main.tf': named('x') },
      more: { entries },
    });
    expect(selectors.map(({ proposed }) => proposed?.within)).toEqual([
      undefined,
      WITHIN,
      undefined,
    ]);
    expect(selectors.map(({ proposed }) => proposed?.at !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('that removes a directory is told so, and what finds nothing after the merge', async () => {
    const branch = { ...PROD, 'old/main.tf': named('old') };
    const { selectors, notices, problems } = await select({
      branch,
      request: PROD,
      patterns: ['live/*', 'old'],
    });
    expect([selectors, problems]).toEqual([[ofProd], []]);
    expect(notices).toEqual([
      'old in plangate.yml:3 finds no directory with a configuration after the merge, which is an error then. Take it out in this request as well.',
      'Not planned, because this request removes the configuration: old.',
    ]);
  });

  test('that moves a directory decides nothing', async () => {
    const { undecided } = await select({
      branch: PROD,
      request: { 'live/p/main.tf': named('prod') },
    });
    expect(undecided).toBe(
      'live/p/main.tf:2 selects what live/prod selects on the default branch, and this request removes that directory: a move is not judged. Make the move a request of its own that changes nothing else, and have people merge it who may merge without this check.',
    );
  });

  test('that gives the workspace of a removed directory to another one decides nothing', async () => {
    const { undecided } = await select({
      branch: { ...PROD, 'live/dev/main.tf': named('dev') },
      request: { 'live/dev/main.tf': named('prod') },
    });
    expect(undecided).toContain('live/dev/main.tf:2 selects what live/prod selects');
  });

  test.each<[string, Files, string]>([
    [
      'a directory without a block',
      { ...PROD, 'live/new/main.tf': 'locals {}\n' },
      'plangate.yml:3 finds "live/new", which has no `cloud` block: nothing says its workspaces. Add the block, or exclude the directory with "!live/new".',
    ],
    [
      'a block that is gone',
      { 'live/prod/main.tf': 'locals {}\n' },
      'plangate.yml:3 finds "live/prod", which has no `cloud` block',
    ],
    [
      'another host',
      { 'live/prod/main.tf': block('name = "prod"', '    hostname = "evil.example"\n') },
      'hostname is app.terraform.io, and live/prod/main.tf:2 names the host "evil.example"',
    ],
    [
      'another organization',
      { 'live/prod/main.tf': named('prod').replace('acme', 'evil') },
      'live/prod/main.tf:2 of this request names the organization "evil"',
    ],
    [
      'a variable',
      { 'live/prod/main.tf': block('name = var.x') },
      'live/prod/main.tf:5 of this request says "name" in a way that is not evaluated here',
    ],
    [
      'a link in the place of a directory',
      { 'live/prod': { link: '../evil' }, 'evil/main.tf': named('evil') },
      'plangate.yml:3 may find directories in "live/prod", which is a link to "evil", which is a directory',
    ],
    [
      'a link out of the repository',
      { ...PROD, 'live/x': { link: '/etc' } },
      'plangate.yml:3 may find directories in "live/x", which is a link that leads out of the repository.',
    ],
    [
      'a configuration that is a link out of the repository',
      { 'live/prod/main.tf': { link: '/etc/passwd' } },
      'live/prod/main.tf of this request says nothing of a `cloud` block: it is a link that leads out',
    ],
  ])('with %s is refused', async (_, request, said) => {
    const { problems } = await select({ branch: PROD, request });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(said);
  });

  test.each<[string, Files]>([
    ['a directory', { 'live/new/main.tf': 'locals {}\n' }],
    ['a link', { 'live/new': { link: '../evil' }, 'evil/main.tf': '' }],
  ])('may add %s that a pattern excludes', async (_, more) => {
    const request = { ...PROD, ...more };
    const chosen = await select({ branch: PROD, request, patterns: ['live/*', '!live/new'] });
    expect(chosen).toMatchObject({ ...NOTHING_SAID, selectors: [ofProd] });
  });

  test('may have links to files, files and directories without a configuration beside the others', async () => {
    const request = {
      ...PROD,
      'live/README.md': 'x',
      'live/common': { link: '../README.md' },
      'README.md': 'x',
      'live/docs/a.md': 'x',
      'live/names/main.tf/a.md': 'x',
      'live/prod/deep.tf/a.md': 'x',
      'live/prod/modules/m/main.tf': 'locals {}\n',
    };
    expect(await select({ branch: PROD, request })).toMatchObject({
      ...NOTHING_SAID,
      selectors: [ofProd],
    });
  });
});

describe('patterns', () => {
  test('that find nothing are an error, and a notice where the settings file alone changes', async () => {
    const asked = { branch: PROD, request: PROD, patterns: ['live/*', 'gone/*'] };
    expect((await select(asked)).problems).toEqual([
      'plangate.yml:3 has the pattern "gone/*", which finds no directory with a configuration. Correct it, or take it out.',
    ]);
    const alone = await select({ ...asked, isAlone: true });
    expect(alone).toMatchObject({
      selectors: [ofProd],
      problems: [],
      notices: ['gone/* in plangate.yml:3 finds no directory with a configuration.'],
    });
  });

  test('that exclude nothing are said, and not those for which nothing was listed', async () => {
    const files = { ...PROD, 'live/prod/modules/x/main.tf': 'locals {}\n' };
    const patterns = ['**', '!gone', '!**/modules/**'];
    expect(await select({ branch: files, request: files, patterns })).toMatchObject({
      ...NOTHING_SAID,
      selectors: [ofProd],
      notices: [
        '!gone in plangate.yml:3 excludes no directory that the other patterns find. Take it out.',
      ],
    });
  });

  test('look into no hidden directory, none of Terraform and none of npm', async () => {
    const files = {
      ...PROD,
      'live/.x/main.tf': 'locals {}\n',
      'live/prod/.terraform/modules/m/main.tf': 'locals {}\n',
      'node_modules/m/main.tf': 'locals {}\n',
    };
    const chosen = await select({ branch: files, request: files, patterns: ['**'] });
    expect(chosen).toMatchObject({ ...NOTHING_SAID, selectors: [ofProd] });
    const hidden = await select({ branch: files, request: files, patterns: ['live/.x'] });
    expect(hidden.problems[0]).toContain('finds "live/.x", which has no `cloud` block');
  });

  test('list only directories in which they may find something', async () => {
    const asked: string[] = [];
    const files = {
      ...PROD,
      'live/prod/modules/a/b/main.tf': '',
      'apps/a/b/main.tf': '',
      'docs/a.md': '',
      'live/x/y/z/main.tf': '',
    };
    const tree = treeInMemory(files);
    const list: typeof tree.list = async (directory) => {
      asked.push(directory);
      return tree.list(directory);
    };
    const branch = readTree({ ...tree, list });
    await select({ request: PROD, more: { branch }, patterns: ['live/*', '!live/x/**'] });
    expect(asked).toEqual(['', 'live', 'live/prod']);
  });

  test('find 34 directories, nested ones as well, and each block once', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 34 }, (_, at) => [
        `live/${at % 2 === 0 ? 'eu/' : ''}r${at}/main.tf`,
        block(at < 4 ? `name = "r${at}"` : `tags = ["r${at}"]`),
      ]),
    );
    const chosen = await select({
      branch: files,
      request: files,
      patterns: ['live/**', 'live/eu/*'],
    });
    expect(chosen).toMatchObject(NOTHING_SAID);
    expect(chosen.selectors).toHaveLength(34);
    expect(new Set(chosen.selectors.map(({ directory }) => directory)).size).toBe(34);
  });

  test('that would search too many directories, or too deep ones, are an error', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`live/${at}/a`, '']));
    const wide = await select({ branch: PROD, request: { ...PROD, ...many } });
    expect(wide.problems[0]).toContain(
      'may find directories in ".", which has more than 2000 directories that the patterns may find',
    );
    const deep = { [`live/${'d/'.repeat(20)}main.tf`]: named('deep') };
    const request = { ...PROD, ...deep };
    const found = await select({ branch: PROD, request, patterns: ['live/**'] });
    expect(found.problems[0]).toContain('which has more than 12 directories above it');
    const excluded = await select({ branch: PROD, request, patterns: ['live/**', '!live/d/**'] });
    expect(excluded.problems).toEqual([]);
  });
});

describe('in a repository', () => {
  const roots = Array.from({ length: 34 }, (_, at) => `live/r${at}`);
  const layout = Object.fromEntries(
    roots.flatMap((root, at) => [
      [`${root}/main.tf`, `locals {\n  x = ${at}\n}\n`],
      [`${root}/versions.tf`, named(`r${at}`)],
      [`${root}/outputs.tf`, `locals {\n  y = ${at}\n}\n`],
    ]),
  );

  test('git lists and reads 34 directories of a commit in a few processes', async () => {
    const { root } = makeTree(layout);
    const commit = openRepository(root).commit();
    let processes = 0;
    const counting: typeof execute = (...call) => {
      processes += 1;
      return execute(...call);
    };
    const ports = { execute: counting, environment: { PATH: process.env['PATH'] } };
    const repository = openAt(root);
    if (repository === undefined) throw new Error('no repository');
    layIn(root, { 'live/r1/versions.tf': named('other'), 'live/r2': { link: 'r3' } });
    const { selectors } = await selectByDirectories({
      entries: [{ line: 3, kind: 'directories', patterns: ['live/*'] }],
      settingsFile: 'plangate.yml',
      branch: readTree(treeOfCommit(commit, repository, ports)),
      checkout: readTree(treeHere(root)),
      job: { host: HOST, organization: 'acme' },
    });
    expect(processes).toBeLessThan(15);
    expect(selectors.filter(({ refused }) => refused === undefined)).toHaveLength(34);
    expect(selectors.filter(({ proposed }) => proposed !== undefined)).toEqual([
      {
        kind: 'name',
        name: 'other',
        directory: 'live/r1',
        proposed: { at: 'live/r1/versions.tf:2', within: undefined },
      },
    ]);
    expect(selectors.flatMap(({ refused }) => (refused ? textOf(refused) : []))).toEqual([
      expect.stringContaining('may find directories in "live/r2", which is a link to "live/r3"'),
    ]);
  });
});

describe('a checkout that no request wrote', () => {
  test('chooses by its own blocks', async () => {
    const chosen = await select({ request: PROD });
    expect(chosen).toEqual({ ...NOTHING_SAID, names: {}, selectors: [ofProd] });
  });

  test('says organization and host where nothing else does', async () => {
    const host = block('name = "prod"', '    hostname = "tfe.acme.example"\n');
    const request = { 'live/prod/main.tf': host, 'live/dev/main.tf': host };
    const { names } = await select({ request, more: { job: {} } });
    expect(names).toEqual({ organization: 'acme', hostname: 'tfe.acme.example' });
    const judged = await select({ branch: request, request, more: { job: {} } });
    expect(judged.names).toEqual({ organization: 'acme' });
  });

  test('is refused where two blocks say two organizations', async () => {
    const request = { ...PROD, 'live/b/main.tf': named('b').replace('acme', 'other') };
    const { problems } = await select({ request, more: { job: {} } });
    expect(problems[0]).toBe(
      'plangate.yml: `workspaces` finds directories whose blocks say two values of `organization`: "other" at live/b/main.tf:2, and "acme" at live/prod/main.tf:2. A check asks one. Exclude the directories of the other.',
    );
  });

  test('does not get its organization from what a request adds', async () => {
    const request = { ...PROD, 'live/b/main.tf': named('b').replace('acme', 'evil') };
    const { names, problems } = await select({ branch: PROD, request, more: { job: {} } });
    expect(names).toEqual({ organization: 'acme' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('live/b/main.tf:2 of this request names the organization "evil"');
  });
});
