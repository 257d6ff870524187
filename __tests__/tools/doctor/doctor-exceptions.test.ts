/** Doctor reads the file of exceptions of a gate as the gate reads it, and says what the gate would refuse; so with opa. */
import { callCli, type CallOptions } from '../../support/call-cli.ts';
import { scriptedProgram } from '../../support/engine-bench.ts';
import { initIn } from '../../support/git-in.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { testWith } from '../../support/optional-tools.ts';
import { DENY_UNENCRYPTED, pathWith } from '../../support/policy-repository.ts';
import { directoryWith } from '../../support/rego-gate.ts';
import { makeTree, type Layout } from '../../support/tree.ts';
import { ENTRY } from '../../policy/sample-exception.ts';

/** What doctor says about a subject. */
async function saidOf(subject: string, options: CallOptions) {
  const { stdout } = await callCli(['doctor', '--json', '--trust-checkout'], options);
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  return findings.filter((finding) => finding['subject'] === subject);
}

describe('exceptions', () => {
  const SHA = '0123456789abcdef0123456789abcdef01234567';
  const FILE = '.github/exceptions.json';
  const fileOf = (...entries: unknown[]): string => JSON.stringify({ exceptions: entries });
  const clock = { ...instantClock(), date: () => new Date('2026-11-23T23:59:59Z') };

  const WORKFLOW = `on: pull_request
jobs:
  gate:
    steps:
      - uses: plangate/plangate@${SHA}
        with:
          organization: acme
          workspace: net
`;

  async function examine(text: string, written = FILE) {
    const files = { [FILE]: text, 'main.tf': '', 'infra/main.tf': '' };
    const settings = { 'plangate.yml': `exceptions: ${written}\n` };
    const tree = makeTree({ ...files, ...settings, '.github/workflows/gate.yml': WORKFLOW });
    initIn(tree.root);
    const env = { TF_API_TOKEN: 'x'.repeat(20), TF_CLOUD_HOSTNAME: 'http://127.0.0.1:1' };
    const found = await saidOf('exceptions', { cwd: tree.path('infra'), env, clock });
    return found.map(({ state, seen }) => `${state}: ${seen}`);
  }

  test('are counted in their file, also from a directory of the repository', async () => {
    const text = fileOf(ENTRY, { ...ENTRY, address: 'module.legacy' });
    expect(await examine(text)).toEqual([`ok: ../${FILE} has 2 exceptions`]);
  });

  test('that ended are named with their owner', async () => {
    expect(await examine(fileOf({ ...ENTRY, until: '2026-11-22' }))).toEqual([
      `ok: ../${FILE} has 1 exception`,
      'note: The exception from policy "deny_public" for "aws_s3_bucket.logs" ended on 2026-11-22, so the failure counts again. Its owner is "team-network".',
    ]);
  });

  test('are a problem where their file has one', async () => {
    expect(await examine(fileOf({ ...ENTRY, policy: '*' }))).toEqual([
      'problem: exceptions[0].policy is a pattern. Write the whole name of one policy.',
    ]);
  });

  test('are a problem where the file is missing, or its address is not pinned', async () => {
    expect(await examine(fileOf(), 'missing.json')).toEqual([
      'problem: names "../missing.json", which does not exist.',
    ]);
    const address = 'git::https://ann:secret@github.com/acme/rules.git//e.json?ref=main';
    const [moving = ''] = await examine(fileOf(), address);
    expect(moving).toMatch(/^problem: has an address that is not pinned/);
    expect(moving).not.toContain('secret');
  });
});

describe('opa', () => {
  const POLICIES = { 'policies/deep/a.rego': DENY_UNENCRYPTED };
  const examine = async (files: Layout, PATH: string) => {
    const found = await saidOf('opa', { cwd: directoryWith(files), env: { PATH } });
    return found.map(({ state, seen, fix = '' }) => `${state}: ${seen} ${fix}`);
  };

  test('that is missing is explained, and not mentioned without policies', async () => {
    expect(await examine(POLICIES, '/nowhere')).toEqual([
      expect.stringMatching(/^note: There is no opa on the PATH\. To get opa: `/),
    ]);
    expect(await examine({}, '/nowhere')).toEqual([]);
  });

  test('that is too old is refused', async () => {
    const { path } = scriptedProgram('opa', 'echo "Version: 0.70.0"');
    expect(await examine(POLICIES, path)).toEqual([
      expect.stringMatching(
        /^problem: The opa on the PATH is 0\.70\.0\. Install 1\.0\.0 or newer\./,
      ),
    ]);
  });

  testWith('opa', 'that judges is named with its version', async (opa) => {
    expect(await examine(POLICIES, pathWith(opa))).toEqual([
      expect.stringMatching(/^ok: 1\.\d+\.\d+ judges policies in Rego/),
    ]);
  });
});
