/** The entries of plangate.yml as a job and a person have them: paths are of the repository, and the blocks say what else is open. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openAt } from '../../src/machine/find-repository.ts';
import { loadSettings } from '../../src/settings/load-settings.ts';
import { asTrusted, type JobTree } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { openRepository } from '../support/repository.ts';
import { filesOfCommit, GIT_PORTS, proposedTree } from '../support/trusted-tree.ts';

type Files = Record<string, string | undefined>;

const made: string[] = [];
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

const block = (workspaces: string, more = '') =>
  `terraform {\n  cloud {\n    organization = "acme"\n${more}    workspaces {\n      ${workspaces}\n    }\n  }\n}\n`;

const FILE =
  'workspaces:\n  - { directories: live/*, within: { project: Platform } }\n  - { name: legacy, directory: old }\n';
const MONOREPO = {
  'plangate.yml': FILE,
  'live/net/main.tf': block('tags = ["net", "aws"]'),
  'live/app/main.tf': block('name = "app-prod"'),
  'old/main.tf': 'locals {}\n',
};

/** What is selected, from a directory of the repository. */
async function selected(
  changes: Files,
  from = '.',
  isOwn = false,
  before: Files = MONOREPO,
  inputs: Record<string, string> = {},
) {
  const repository = openRepository(emptyDirectory());
  const { root } = repository;
  made.push(root);
  const branch = repository.commit(before);
  repository.commit({ 'README.md': 'b', ...changes });
  const opened = openAt(root);
  if (opened === undefined) throw new Error('no repository');
  const jobTree: JobTree = isOwn
    ? OWN_TREE
    : proposedTree(root, {
        trusted: async () => asTrusted(filesOfCommit(root, branch)),
        trustedCommit: async () => ({ commit: branch, repository: opened }),
      });
  const entryPoint = isOwn ? ('cli' as const) : ('action' as const);
  const sources = {
    inputs: { token: 't-1', ...inputs },
    environment: {},
    entryPoint,
    inJob: !isOwn,
  };
  const loaded = await loadSettings(
    sources,
    { workingDirectory: join(root, from), jobTree },
    GIT_PORTS,
  );
  if ('problems' in loaded)
    return loaded.problems.map(({ where, message }) => `${where} ${message}`);
  const { plans, plan, selected: words } = loaded.settings;
  return {
    ...loaded,
    words,
    organization: plans.organization,
    hostname: plans.service?.hostname,
    selectors: plan.workspaces,
  };
}

const NAMED = { kind: 'name', name: 'legacy', directory: 'old' };
const APP = { kind: 'name', name: 'app-prod', directory: 'live/app' };
const NET = { kind: 'query', tags: ['net', 'aws'], directory: 'live/net' };

test('a job has the blocks of the default branch, and the organization that they name', async () => {
  expect(await selected({})).toMatchObject({
    organization: 'acme',
    hostname: 'app.terraform.io',
    selectors: [NAMED, APP, NET],
    words:
      '{ directories: [live/*], within: { project: Platform } }, { name: legacy, directory: old }',
  });
});

test('paths are of the repository, wherever a person is in it', async () => {
  expect(await selected({}, 'live', true)).toMatchObject({
    selectors: [
      { ...NAMED, directory: '../old' },
      { ...APP, directory: 'app' },
      { ...NET, directory: 'net' },
    ],
  });
});

test('a person asks the host that the blocks name, and a job does not', async () => {
  const host = {
    'live/app/main.tf': block('name = "app-prod"', '    hostname = "tfe.acme.example"\n'),
    'live/net/main.tf': undefined,
  };
  expect(await selected(host, '.', true)).toMatchObject({ hostname: 'tfe.acme.example' });
  const [problem] = (await selected(host)) as string[];
  expect(problem).toContain('names the host "tfe.acme.example"');
});

test('a block that a request adds counts beside the others', async () => {
  const read = await selected({ 'live/new/main.tf': block('name = "prod"') });
  expect(read).toMatchObject({
    selectors: [
      NAMED,
      APP,
      NET,
      {
        kind: 'name',
        name: 'prod',
        directory: 'live/new',
        proposed: { within: { project: 'Platform' } },
      },
    ],
    words: expect.stringContaining('live/*'),
  });
});

test('a directory that moved leaves the check undecided', async () => {
  const read = await selected({
    'live/app/main.tf': undefined,
    'live/shop/main.tf': block('name = "app-prod"'),
  });
  expect(read).toMatchObject({ undecided: { code: 'directory-moved' } });
});

test('a pattern that finds nothing is a problem, and goes on only where the request changes the file', async () => {
  const file = `organization: acme\n${FILE}`;
  const before = { 'plangate.yml': file, 'old/main.tf': 'locals {}\n' };
  const finds = expect.stringContaining('live/*');
  expect(await selected({ 'old/main.tf': '' }, '.', false, before)).toEqual([finds]);
  const changed = { 'plangate.yml': file.replace('live', 'old') };
  expect(await selected(changed, '.', false, before)).toMatchObject({
    selectors: [NAMED],
    unlessAlone: [{ message: finds }],
  });
});

test('a directory without a block is refused with its place, and the others are gated', async () => {
  const read = await selected({ 'live/modules/main.tf': 'locals {}\n' });
  const refused = { name: 'live/modules', refused: { code: 'directory-unclear' } };
  expect(read).toMatchObject({ selectors: [NAMED, APP, refused, NET] });
});

describe('a directory of the step', () => {
  const inDirectory = (directory: string, before: Files = MONOREPO) =>
    selected({}, '.', false, before, { directory });

  test('leaves the workspaces of the others out', async () => {
    expect(await inDirectory('live/app/')).toMatchObject({ selectors: [APP] });
    expect(await inDirectory('old')).toMatchObject({ selectors: [NAMED] });
  });

  test('is that of the workspaces for which the file names none', async () => {
    const file = 'organization: acme\nworkspaces: [{ name: net-forks }]\n';
    expect(await inDirectory('live/net', { ...MONOREPO, 'plangate.yml': file })).toMatchObject({
      selectors: [{ kind: 'name', name: 'net-forks' }],
    });
  });

  test('is a problem where no entry finds anything there', async () => {
    expect(await inDirectory('live')).toEqual([
      'directory names "live", where no entry of plangate.yml finds anything. Take it out, or name the workspace, too.',
    ]);
  });
});
