/** What a person reads who checks their own files: of the service, of the history that is there, of the way without a service. */
import { realpathSync } from 'node:fs';
import { callCli } from '../support/call-cli.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { callGate } from '../support/rego-gate.ts';
import { layIn, type Layout } from '../support/tree.ts';

const PLAIN = 'resource "terraform_data" "a" {}\n';
const ALLOWS =
  'package p\n\ndeny contains "x" if {\n\tsome r in input.resource_changes\n\tr.type == "x"\n}\n';

function repository(files: Layout): string {
  const root = realpathSync(emptyDirectory());
  layIn(root, files);
  initIn(root);
  commitIn(root, 'refs/heads/main');
  gitIn(root, 'checkout', '-q', 'main');
  return root;
}

/** The words, however wide the terminal is. */
const said = ({ stdout, stderr }: { stdout: string; stderr: string }) =>
  (stdout + stderr).replaceAll(/\s+/g, ' ');

describe('where the workspaces cannot be listed', () => {
  const TAGS = { 'main.tf': PLAIN, 'plangate.yml': 'workspaces:\n  - { tags: [all] }\n' };

  async function checkAgainst(status: number, organization: string) {
    const body = JSON.stringify({ errors: [{ status: String(status), title: 'no' }] });
    const service = await startLoopback(({ url }, response) => {
      const isOfLists = url.includes('/organizations/');
      response
        .writeHead(isOfLists ? status : 404, { 'content-type': 'application/vnd.api+json' })
        .end(body);
    });
    const call = ['check', '--hostname', service.origin, '--token', 't', '--timeout', '30s'];
    try {
      const cwd = repository(TAGS);
      const ended = await callCli([...call, '--organization', organization], {
        cwd,
        env: { PATH: pathWith() },
      });
      return said(ended);
    } finally {
      await service.stop();
    }
  }

  test('the sentence is about the service, and no run is spoken of', async () => {
    const words = await checkAgainst(500, 'acme');
    expect(words).toContain('Could not list the workspaces of "acme": GET ');
    expect(words).toContain('answered 500');
    expect(words).not.toMatch(/page of a run|on this machine/);
  });

  test('an organization that is not there is named as misspelt', async () => {
    const words = await checkAgainst(404, 'acmee');
    expect(words).toContain('The organization "acmee" was not found');
    expect(words).toContain('if the name is written wrong');
    expect(words).toContain('--organization acmee');
  });
});

describe('affected-only', () => {
  const FILES = {
    'live/a/main.tf': PLAIN,
    'live/b/main.tf': PLAIN,
    'policies/p.rego': ALLOWS,
    'plangate.yml':
      'affected-only: true\nworkspaces:\n  - { name: a, directory: live/a }\n  - { name: b, directory: live/b }\n',
  };
  const check = (cwd: string) =>
    callGate(cwd, [], { env: { PATH: pathWith(findProgram('terraform'), findProgram('opa')) } });

  testWith(['terraform', 'opa'], 'compares a branch with the one that is there', async () => {
    const cwd = repository(FILES);
    gitIn(cwd, 'checkout', '-q', '-b', 'feature');
    layIn(cwd, { 'live/b/main.tf': `${PLAIN}# changed\n` });
    commitIn(cwd);
    const words = said(await check(cwd));
    expect(words).toContain('Not affected by the files that change, and skipped: a.');
    expect(words).not.toContain('fetch-depth');
  });

  testWith(
    ['terraform', 'opa'],
    'says of files without a change that all are planned',
    async () => {
      const words = said(await check(repository(FILES)));
      expect(words).toContain('nothing differs from the default branch');
      expect(words).not.toContain('fetch-depth');
    },
  );
});

test('a repository whose state is in another backend is told of the way without a service', async () => {
  const backend = 'terraform {\n  backend "s3" {\n    bucket = "b"\n  }\n}\n';
  const cwd = repository({ 'live/a/main.tf': backend, 'live/b/main.tf': backend });
  const words = said(await callCli(['check'], { cwd, env: { PATH: pathWith() } }));
  expect(words).toContain('The state is in backend "s3" (live/a/main.tf)');
  expect(words).toContain('--local plans on this machine, without a token.');
});
