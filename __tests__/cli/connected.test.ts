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
  ['net', true],
  ['storage', false],
  ['quiet', false],
])('doctor on %s: version control plans there already: %s', async (workspace, isPlanned) => {
  const { stdout } = await callCli(['doctor', '--json'], { cwd: checkout(workspace), env: env() });
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  const found = findings.find(({ seen = '' }) => seen.includes('is connected to acme/infra'));
  expect([found?.['state'], found?.['fix']]).toEqual(
    isPlanned
      ? ['note', expect.stringContaining('`source: vcs` judges that run instead of uploading')]
      : [undefined, undefined],
  );
});
