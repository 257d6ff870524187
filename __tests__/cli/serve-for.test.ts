/** `serve DIRECTORY` knows the workspaces of a configuration, and its environment leaves the choice to it. */
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { expect, test } from '../support/jest.ts';
import { UNENCRYPTED } from '../support/policy-repository.ts';
import { makeTree } from '../support/tree.ts';

function infrastructure(): string {
  const tags = UNENCRYPTED.replace('name = "net-prod"', 'tags = ["dns"]');
  return makeTree({ 'net/main.tf': UNENCRYPTED, 'dns/main.tf': tags, 'empty/': '' }).root;
}

/** What is printed before it is stopped. */
async function serve(cwd: string, ...words: string[]) {
  const stop = new AbortController();
  const onErr = (text: string) => {
    if (text.includes('Serving on')) stop.abort('SIGTERM');
  };
  return callCli(['serve', ...words], { cwd, signal: stop.signal, onErr });
}

test('the workspaces of the cloud blocks are there, and no variable beats a block', async () => {
  const cwd = infrastructure();
  const json = await serve(cwd, '.', '--format', 'json');
  const { organization, workspaces } = JSON.parse(json.stdout) as {
    organization: string;
    workspaces: { name: string }[];
  };
  expect([organization, workspaces.map(({ name }) => name).sort()]).toEqual([
    'acme',
    ['dns', 'net-prod'],
  ]);
  const shell = await serve(cwd, '.');
  expect(shell.stdout).toMatch(/^export TF_API_TOKEN=/m);
  expect(shell.stdout).not.toMatch(/TF_WORKSPACE|TF_CLOUD_ORGANIZATION/);
});

test.each([
  [['nowhere'], /--directory "nowhere" is not a directory/],
  [['--directory', 'empty'], /--directory "empty" holds no configuration/],
  [['.', '--seed', 'x.json'], /--directory and --seed both say what is there/],
])('%j is refused', async (words, said) => {
  const { code, stderr } = await serve(infrastructure(), ...words);
  expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
});

test('a variable that counts more than a cloud block is said to a person', async () => {
  const cwd = join(infrastructure(), 'net');
  const check = (env: Record<string, string>, ...words: string[]) =>
    callCli(['check', '--local', ...words], { cwd, env });
  const beaten = await check({ TF_WORKSPACE: 'network', TF_CLOUD_ORGANIZATION: 'acme' });
  expect(beaten.stderr).toMatch(
    /warning: TF_WORKSPACE is "network" and counts more than main\.tf:2, which names "net-prod"\. `unset TF_WORKSPACE`/,
  );
  expect(beaten.stderr).not.toMatch(/TF_CLOUD_ORGANIZATION/);
  const named = await check({ TF_WORKSPACE: 'network' }, '--workspace', 'net-prod');
  expect(named.stderr).not.toMatch(/TF_WORKSPACE/);
});
