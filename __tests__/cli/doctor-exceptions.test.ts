/** Doctor reads the file of exceptions of a gate as the gate reads it, and says what the gate would refuse. */
import { callCli } from '../support/call-cli.ts';
import { initIn } from '../support/git-in.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { ENTRY } from '../policy/sample-exception.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const FILE = '.github/exceptions.json';
const fileOf = (...entries: unknown[]): string => JSON.stringify({ exceptions: entries });
const clock = { ...instantClock(), date: () => new Date('2026-11-23T23:59:59Z') };

const workflow = (written: string) => `on: pull_request
jobs:
  gate:
    steps:
      - uses: plangate/plangate@${SHA}
        with:
          organization: acme
          workspace: net
          exceptions: ${written}
`;

async function examine(text: string, written = FILE) {
  const files = { [FILE]: text, 'main.tf': '', 'infra/main.tf': '' };
  const tree = makeTree({ ...files, '.github/workflows/gate.yml': workflow(written) });
  initIn(tree.root);
  const words = ['doctor', '--json', '--trust-checkout'];
  const env = { TF_API_TOKEN: 'x'.repeat(20), TF_CLOUD_HOSTNAME: 'http://127.0.0.1:1' };
  const { stdout } = await callCli(words, { cwd: tree.path('infra'), env, clock });
  const { findings } = JSON.parse(stdout) as { findings: Record<string, string>[] };
  return findings.flatMap(({ state, subject, seen }) =>
    subject === 'exceptions' ? [`${state}: ${seen}`] : [],
  );
}

test('the file is counted, also from a directory of the repository', async () => {
  const text = fileOf(ENTRY, { ...ENTRY, address: 'module.legacy' });
  expect(await examine(text)).toEqual([`ok: ../${FILE} has 2 exceptions`]);
});

test('an exception that ended is named with its owner', async () => {
  expect(await examine(fileOf({ ...ENTRY, until: '2026-11-22' }))).toEqual([
    `ok: ../${FILE} has 1 exception`,
    'note: The exception from policy "deny_public" for "aws_s3_bucket.logs" ended on 2026-11-22, so the failure counts again. Its owner is "team-network"',
  ]);
});

test('a file with a problem is named', async () => {
  expect(await examine(fileOf({ ...ENTRY, policy: '*' }))).toEqual([
    'problem: exceptions[0].policy is a pattern. Write the whole name of one policy',
  ]);
});

test('a file that is not there, and an address that is not pinned, are problems', async () => {
  expect(await examine(fileOf(), 'missing.json')).toEqual([
    'problem: exceptions names "../missing.json", which does not exist',
  ]);
  const address = 'git::https://ann:secret@github.com/acme/rules.git//e.json?ref=main';
  const [moving = ''] = await examine(fileOf(), address);
  expect(moving).toMatch(/^problem: exceptions has an address that is not pinned/);
  expect(moving).not.toContain('secret');
});
