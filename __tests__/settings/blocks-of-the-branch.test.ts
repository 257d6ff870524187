/** In a job for a pull request the block of the default branch chooses, and it is read as Terraform reads it. */
import { loadSettings } from '../../src/settings/load-settings.ts';
import { readTrusted } from '../../src/settings/files-of-default-branch.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { makeTree } from '../support/tree.ts';
import { GIT_PORTS, filesOfCommit, proposedTree, treeInMemory } from '../support/trusted-tree.ts';

const block = (name: string, host = '') =>
  `terraform {\n  cloud {\n${host}    organization = "acme"\n    workspaces {\n      name = "${name}"\n    }\n  }\n}\n`;
const LOCAL = 'terraform {\n  backend "local" {}\n}\n';
const HOST = '    hostname = "evil.example"\n';
const VARIABLE = '    hostname = var.host\n';

type Files = Record<string, string>;

/** What a job chooses of these files of the pull request and of the default branch. */
async function chosen(ofPullRequest: Files, ofBranch: Files, inputs: Files = {}) {
  const tree = makeTree({ 'main.tf': 'locals {}\n', ...ofPullRequest });
  openRepository(tree.root);
  const trusted = async () => readTrusted(asTrusted(treeInMemory(ofBranch)));
  const jobTree = proposedTree(tree.root, { trusted });
  const environment = { TF_API_TOKEN: 'secret' };
  const sources = { inputs, environment, entryPoint: 'action' } as const;
  const loaded = await loadSettings(sources, { workingDirectory: tree.root, jobTree }, GIT_PORTS);
  tree.remove();
  if ('problems' in loaded) {
    return loaded.problems.map(({ where, message }) => `${where} ${message}`);
  }
  const { plan, plans } = loaded.settings;
  const [workspace] = plan.workspaces;
  const name = workspace?.kind === 'name' ? workspace.name : 'none';
  return [`${plans.service?.hostname} ${plans.organization} ${name}`];
}

const PLANNED = 'app.terraform.io acme app';
const INPUTS = { organization: 'acme', workspace: 'app' };
const ON = 'of the default branch';
const DIFFERENT = /^override\.tofu:2 of the default branch is read by one program alone/;

test.each<[string, Files, Files, Files, string | RegExp]>([
  ['JSON of the branch', {}, { 'a.tf.json': asJson('app') }, {}, PLANNED],
  [
    'an override of the branch',
    {},
    { 'a.tf': block('x'), 'override.tf': block('app') },
    {},
    PLANNED,
  ],
  [
    'nothing that the pull request overrides',
    { 'override.tf': block('x') },
    { 'a.tf': block('app') },
    {},
    PLANNED,
  ],
  [
    'no block that the branch replaces',
    {},
    { 'a.tf': block('x'), 'override.tf': LOCAL },
    {},
    /There is no `cloud` block/,
  ],
  ['no block of two', {}, { 'a.tf': block('x'), 'b.tf': block('y') }, {}, `b.tf:2 ${ON} has a`],
  [
    'no block that is not closed',
    {},
    { 'a.tf': 'terraform {\n cloud {\n' },
    {},
    `a.tf:2 ${ON} cannot be read`,
  ],
  [
    'no block of one program alone',
    {},
    { 'a.tf': block('x'), 'override.tofu': LOCAL },
    {},
    DIFFERENT,
  ],
  [
    'nothing where the pull request has two',
    { 'a.tf': block('x'), 'b.tf': block('y') },
    { 'a.tf': block('app') },
    {},
    'b.tf:2 has a `cloud` block',
  ],
  [
    'inputs, where the pull request has two',
    { 'a.tf': block('x'), 'b.tf': block('y') },
    {},
    INPUTS,
    'b.tf:2 has a `cloud` block',
  ],
  [
    'no host of a pull request in JSON',
    { 'a.tf.json': asJson('app', 'evil.example') },
    {},
    INPUTS,
    'names the host "evil.example"',
  ],
  [
    'no host of one program alone',
    { 'a.tf': block('app'), 'b_override.tofu': block('app', HOST) },
    {},
    INPUTS,
    'names the host "evil.example"',
  ],
  [
    'no host that is not written out',
    { 'a.tf': block('app', VARIABLE) },
    {},
    INPUTS,
    'a.tf:3 says "hostname"',
  ],
  [
    'a host by an input, where one is not written out',
    { 'a.tf': block('app', VARIABLE) },
    {},
    { ...INPUTS, hostname: 'app.terraform.io' },
    PLANNED,
  ],
])('where a check runs is decided by %s', async (_, ofPullRequest, ofBranch, inputs, expected) => {
  const found = await chosen(ofPullRequest, ofBranch, inputs);
  if (expected instanceof RegExp) expect(found.join('\n')).toMatch(expected);
  else expect(found.join('\n')).toContain(expected);
});

describe('a directory that the request has made a link', () => {
  const sources = (directory: string) =>
    ({
      inputs: { directory },
      environment: { TF_API_TOKEN: 'secret' },
      entryPoint: 'action',
    }) as const;
  const load = async (before: Files, directory: string, link: Record<string, { link: string }>) => {
    const repository = openRepository(emptyDirectory());
    const { root } = repository;
    const branch = repository.commit(before);
    repository.commit({ infra: undefined, ...link });
    const trusted = async () => asTrusted(filesOfCommit(root, branch));
    return loadSettings(
      sources(directory),
      { workingDirectory: root, jobTree: proposedTree(root, { trusted }) },
      GIT_PORTS,
    );
  };
  const BEFORE = { 'infra/a.tf': block('prod'), 'sandbox/a.tf': block('sandbox') };

  test.each(['infra', './infra/'])('has its own block on the branch: %s', async (directory) => {
    const loaded = await load(BEFORE, directory, { infra: { link: 'sandbox' } });
    expect('settings' in loaded && loaded.settings.plan.workspaces).toMatchObject([
      { name: 'prod' },
    ]);
  });

  test('has no other block there', async () => {
    const loaded = await load(BEFORE, 'new', { new: { link: 'sandbox' } });
    expect('problems' in loaded && JSON.stringify(loaded.problems)).toContain(
      'There is no `cloud` block in \\"new\\" on the default branch',
    );
  });
});

function asJson(name: string, hostname?: string): string {
  const cloud = { hostname, organization: 'acme', workspaces: { name } };
  return JSON.stringify({ terraform: { cloud } });
}
