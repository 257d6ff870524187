/** Beside a pinned file no directory with a state is left out, and no entry plans under another name than its block says. */
import { rmSync } from 'node:fs';
import { openAt } from '../../src/machine/find-repository.ts';
import { textOf } from '../../src/model/finding.ts';
import { loadSettings } from '../../src/settings/load-settings.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { filesOfCommit, GIT_PORTS, proposedTree } from '../support/trusted-tree.ts';

type Files = Record<string, string>;

const made: string[] = [];
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

function repositoryOf(files: Files) {
  const repository = openRepository(emptyDirectory());
  made.push(repository.root);
  return { root: repository.root, commit: repository.commit(files) };
}

const cloud = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }\n}\n`;
const OWN =
  'workspaces: [{ name: app, directory: live/app }, { directories: [apps/*, "!apps/old"] }]\n';
const GATED = {
  'plangate.yml': OWN,
  'live/app/main.tf': cloud('app'),
  'apps/a/main.tf': cloud('a'),
};

/** The workspaces of a job whose step names a pinned file, each with why it is refused; and the notices. */
async function load(files: Files, pin: string | null = 'organization: acme\n') {
  const { root, commit } = repositoryOf(files);
  const pinned = pin === null ? undefined : repositoryOf({ 'gate.yml': pin });
  const address =
    pinned && `git::${pathToFileURL(pinned.root).href}//gate.yml?ref=${pinned.commit}`;
  const trustedCommit = async () => {
    const repository = openAt(root);
    if (repository === undefined) throw new Error('no repository');
    return { commit, repository };
  };
  const trusted = async () => asTrusted(filesOfCommit(root, commit));
  const jobTree = proposedTree(root, { trusted, trustedCommit });
  const inputs = { token: 't-1', organization: 'acme', settings: address };
  const loaded = await loadSettings(
    { inputs, environment: {}, entryPoint: 'action', inJob: true },
    { workingDirectory: root, jobTree },
    GIT_PORTS,
  );
  if ('problems' in loaded)
    return loaded.problems.map(({ where, message }) => `${where} ${message}`);
  const { plan } = loaded.settings;
  return [
    ...plan.workspaces.map((selector) => {
      const name = 'name' in selector ? selector.name : 'query';
      return selector.refused === undefined ? name : `${name}: ${textOf(selector.refused)}`;
    }),
    ...loaded.notices.map(textOf).filter((says) => !says.includes('excludes no directory')),
  ];
}

test('what every gate together plans is whole', async () => {
  expect(await load(GATED)).toEqual(['app', 'a']);
  const second = { '.github/plangate-x.yml': 'workspaces: [{ directories: other }]\n' };
  expect(await load({ ...GATED, ...second, 'other/main.tf': cloud('x') })).toEqual(['app', 'a']);
  expect(await load({ ...GATED, 'modules/m/main.tf': 'locals {}\n' })).toEqual(['app', 'a']);
});

test.each<[string, Files, string]>([
  ['a cloud block', { 'b/main.tf': cloud('b') }, 'b: b has a cloud block, and no gate'],
  ['a backend', { 'b/main.tf': 'terraform {\n  backend "s3" {}\n}\n' }, 'b: b has a backend'],
  ['a state', { 'b/main.tf': 'locals {}\n', 'b/terraform.tfstate': '{}' }, 'b: b has a state'],
  ['an exclusion', { 'apps/old/main.tf': cloud('old') }, 'apps/old: apps/old has a cloud block'],
])(
  'a directory that is left out closes the gate beside a pinned file: %s',
  async (_, more, says) => {
    const said = await load({ ...GATED, ...more });
    expect(said).toEqual(['app', expect.stringContaining(says), 'a']);
    expect(await load({ ...GATED, ...more }, null)).toEqual(['app', 'a']);
  },
);

test('an entry whose block names another workspace is refused', async () => {
  const said = await load({ ...GATED, 'live/app/main.tf': cloud('mild') });
  expect(said[0]).toContain('app: plangate.yml:1 names "app", and the block at live/app/main.tf:');
});

test('what counts in vain is one notice', async () => {
  const own = `fail-on: never\nonly-new: true\n${OWN}`;
  const said = await load({ ...GATED, 'plangate.yml': own });
  expect(said.at(-1)).toMatch(
    /gate\.yml decides, so this does not count: fail-on of plangate\.yml:1 and only-new of plangate\.yml:2/,
  );
});

test('paths of a pinned file are of its repository and commit, and those of the file beside it of the other', async () => {
  const { root, commit } = repositoryOf({
    'plangate.yml': 'policies: own\nexceptions: own.json\n',
    'main.tf': 'locals {}\n',
  });
  const pin = repositoryOf({
    'gate.yml':
      'policies: ./rules\nexceptions: ex.json\nallowed-sources: list.json\nrepository-may: [exceptions]\n',
  });
  const url = pathToFileURL(pin.root).href;
  const jobTree = proposedTree(root, {
    trusted: async () => asTrusted(filesOfCommit(root, commit)),
  });
  const inputs = {
    local: 'true',
    workspace: 'app',
    settings: `git::${url}//gate.yml?ref=${pin.commit}`,
  };
  const loaded = await loadSettings(
    { inputs, environment: {}, entryPoint: 'action', inJob: true },
    { workingDirectory: root, jobTree },
    GIT_PORTS,
  );
  const inPin = (path: string) => `git::${url}//${path}?ref=${pin.commit}`;
  if ('problems' in loaded) throw new Error(JSON.stringify(loaded.problems));
  expect(loaded.settings.policy).toMatchObject({
    policies: [inPin('rules'), 'own'],
    exceptionsFiles: [inPin('ex.json'), 'own.json'],
    allowedSourcesFiles: [inPin('list.json')],
  });
});
