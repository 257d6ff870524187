/** What doctor and init propose where version control plans pull requests already. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { gitIn, initIn } from '../support/git-in.ts';
import { expect, test } from '../support/jest.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';

const workspaces = [
  { name: 'net', vcsRepository: 'acme/infra' },
  { name: 'storage', vcsRepository: null },
  { name: 'quiet', vcsRepository: 'acme/infra', speculativeEnabled: false },
];
const service = serviceForAll({ seed: { organizations: [{ name: 'acme', workspaces }] } });

function checkout(workspace: string, remote: string): string {
  const cloud = `cloud {\n    organization = "acme"\n    workspaces { name = "${workspace}" }\n  }`;
  const cwd = makeTree({ 'main.tf': `terraform {\n  ${cloud}\n}\n` }).root;
  initIn(cwd);
  gitIn(cwd, 'remote', 'add', 'origin', remote);
  return cwd;
}

function env(): Record<string, string> {
  return { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: service.token };
}

test.each([
  ['net', 'git@github.com:acme/infra.git', true],
  ['net', 'https://github.com/acme/other.git', false],
  ['storage', 'https://github.com/acme/infra', false],
  ['quiet', 'https://github.com/acme/infra', false],
])('init in a checkout of %s from %s: proposed is %s', async (workspace, remote, proposed) => {
  const cwd = checkout(workspace, remote);
  const { code, stderr } = await callCli(['init'], { cwd, env: env() });
  expect(code).toBe(0);
  const text = readFileSync(join(cwd, '.github/workflows/plangate.yml'), 'utf8');
  expect(text.includes('          source: vcs\n')).toBe(proposed);
  expect(stderr.includes('for each pull request of acme/infra (docs/')).toBe(proposed);
});

test('init does not ask anybody without a token', async () => {
  const cwd = checkout('net', 'https://github.com/acme/infra');
  const before = service.requests.length;
  await callCli(['init'], { cwd, env: { TF_CLOUD_HOSTNAME: service.origin } });
  expect(service.requests).toHaveLength(before);
});

test.each([
  ['net', 'upload', 'note', '`source: vcs` judges that run instead of uploading'],
  ['net', 'vcs', 'ok', 'is connected to acme/infra'],
  ['storage', 'upload', undefined, ''],
  ['storage', 'vcs', 'problem', 'is not connected to version control'],
  ['quiet', 'vcs', 'problem', 'turned off, so no pull request starts a run'],
])('doctor on %s with `source: %s`: %s', async (workspace, source, state, words) => {
  const cwd = checkout(workspace, 'https://github.com/acme/infra');
  const { stdout } = await callCli(['doctor', '--json', '--source', source], { cwd, env: env() });
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  const found = findings.find((one) => /connected|no pull request/.test(one['seen'] ?? ''));
  expect(found?.['state']).toBe(state);
  expect(`${found?.['seen']} ${found?.['fix']}`).toContain(words);
});
