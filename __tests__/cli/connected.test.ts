/** What doctor proposes where version control plans pull requests already. */
import { callCli } from '../support/call-cli.ts';
import { initIn } from '../support/git-in.ts';
import { expect, test } from '../support/jest.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';

const workspaces = [
  { name: 'net', vcsRepository: 'acme/infra' },
  { name: 'storage', vcsRepository: null },
  { name: 'quiet', vcsRepository: 'acme/infra', speculativeEnabled: false },
];
const service = serviceForAll({ seed: { organizations: [{ name: 'acme', workspaces }] } });

function checkout(workspace: string): string {
  const cloud = `cloud {\n    organization = "acme"\n    workspaces { name = "${workspace}" }\n  }`;
  const cwd = makeTree({ 'main.tf': `terraform {\n  ${cloud}\n}\n` }).root;
  initIn(cwd);
  return cwd;
}

function env(): Record<string, string> {
  return { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: service.token };
}

test.each([
  ['net', 'upload', 'note', '`source: vcs` judges that run instead of uploading'],
  ['net', 'vcs', 'ok', 'is connected to acme/infra'],
  ['storage', 'upload', undefined, ''],
  ['storage', 'vcs', 'problem', 'is not connected to version control'],
  ['quiet', 'vcs', 'problem', 'turned off, so no pull request starts a run'],
])('doctor on %s with `source: %s`: %s', async (workspace, source, state, words) => {
  const cwd = checkout(workspace);
  const { stdout } = await callCli(['doctor', '--json', '--source', source], { cwd, env: env() });
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  const found = findings.find((one) => /connected|no pull request/.test(one['seen'] ?? ''));
  expect(found?.['state']).toBe(state);
  expect(`${found?.['seen']} ${found?.['fix']}`).toContain(words);
});
