/** Doctor reads the file of exceptions that a workflow names, and says what the gate would refuse. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examineExceptions } from '../../src/cli/doctor/examine-exceptions.ts';
import { examineWorkflows } from '../../src/cli/doctor/examine-workflows.ts';
import { execute } from '../../src/machine/execute.ts';
import { callCli } from '../support/call-cli.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { ENTRY } from '../policy/sample-exception.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const FILE = '.github/exceptions.json';
const WORKFLOW = '.github/workflows/gate.yml';
const AT = `${WORKFLOW}:5`;
const fileOf = (...entries: unknown[]): string => JSON.stringify({ exceptions: entries });

function lay(files: Record<string, string>): string {
  const cwd = makeTree(files).root;
  initIn(cwd);
  return cwd;
}

async function examine(written: string, text: string | undefined, cwd?: string) {
  const root = cwd ?? lay(text === undefined ? {} : { [FILE]: text });
  const clock = { now: () => 0, date: () => new Date('2026-11-23T23:59:59Z') };
  const environment = { PATH: process.env['PATH'] };
  const io = { clock: { ...clock, sleep: async () => undefined }, environment, execute };
  const findings = await examineExceptions([{ at: AT, written }], root, io);
  return findings.map(({ state, subject, seen }) => `${state} ${subject}: ${seen}`);
}

describe('the file of a step', () => {
  test('is counted', async () => {
    const text = fileOf(ENTRY, { ...ENTRY, address: 'module.legacy' });
    expect(await examine(FILE, text)).toEqual([`ok exceptions: ${FILE} has 2 exceptions`]);
  });

  test('is named with all its problems', async () => {
    const text = fileOf({ ...ENTRY, policy: '*', until: '2028-01-01' }, { ...ENTRY, owner: 'tbd' });
    expect(await examine(FILE, text)).toEqual([
      `problem ${FILE}: exceptions[0].policy is a pattern. Write the whole name of one policy`,
      expect.stringMatching(/^problem .*: exceptions\[0\]\.until 2028-01-01 is more than 366 days/),
      expect.stringMatching(/^problem .*: exceptions\[1\]\.owner "tbd" is not an owner/),
    ]);
  });

  test.each([
    ['2026-11-22', 'ended on 2026-11-22, so the failure counts again.'],
    ['2026-11-23', 'ends today, after 2026-11-23.'],
    ['2026-12-23', 'ends in 30 days, after 2026-12-23.'],
  ])('is named where an exception ends %s, with the owner', async (until, words) => {
    expect(await examine(FILE, fileOf({ ...ENTRY, until }))).toEqual([
      `ok exceptions: ${FILE} has 1 exception`,
      `note ${FILE}: The exception from policy "deny_public" for "aws_s3_bucket.logs" ${words} Its owner is "team-network"`,
    ]);
  });

  test.each(['missing.json', '../exceptions.json', '/etc/hostname'])(
    'is a problem as %s',
    async (written) => {
      expect(await examine(written, fileOf())).toEqual([
        `problem ${AT}: \`exceptions\` names "${written}", which is no file of this checkout`,
      ]);
    },
  );

  test('is at an address, which has to be pinned', async () => {
    const address = 'git::https://ann:secret@github.com/acme/rules.git//e.json?ref=';
    expect(await examine(address + SHA, undefined)).toEqual([
      `unknown ${AT}: has exceptions at a pinned address, which was not read`,
    ]);
    const [moving = ''] = await examine(`${address}main`, undefined);
    expect(moving).toMatch(/^problem .*: `exceptions` has an address that is not pinned/);
    expect(moving).not.toContain('secret');
  });

  test('is compared with the default branch, where this clone knows it', async () => {
    const cwd = lay({ [FILE]: fileOf() });
    commitIn(cwd);
    expect(await examine(FILE, undefined, cwd)).toHaveLength(1);
    gitIn(cwd, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    gitIn(cwd, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    expect(await examine(`./${FILE}`, undefined, cwd)).toHaveLength(1);
    writeFileSync(join(cwd, FILE), fileOf(ENTRY));
    writeFileSync(join(cwd, 'other.json'), fileOf(ENTRY));
    for (const path of [FILE, 'other.json']) {
      expect((await examine(path, undefined, cwd)).at(-1)).toMatch(
        /^note .*: differs from the default branch/,
      );
    }
  });
});

const workflow = (uses: string, ...inputs: string[]) =>
  `on: pull_request
jobs:
  gate:
    steps:
      - uses: plangate/plangate${uses}@${SHA}
        with:
${inputs.map((line) => `          ${line}\n`).join('')}`;

describe('the steps of workflows', () => {
  const named = async (text: string) =>
    (await examineWorkflows(lay({ [WORKFLOW]: text }), {}, '1.0.0')).exceptions;

  test.each(['', '/command', '/override'])('name it: plangate%s', async (uses) => {
    expect(await named(workflow(uses, `exceptions: ' ${FILE} '`))).toEqual([
      { at: AT, written: FILE },
    ]);
  });

  test('do not where an expression has it, or nothing', async () => {
    expect(await named(workflow('', 'exceptions: ${{ vars.FILE }}'))).toEqual([]);
    expect(await named(workflow('', "exceptions: ''"))).toEqual([]);
    expect(await named(workflow('', 'token: x'))).toEqual([]);
  });

  test('make doctor read it, once', async () => {
    const cwd = lay({
      [WORKFLOW]: workflow('/command', 'override-by: ann', `exceptions: ${FILE}`),
      '.github/workflows/second.yml': workflow(
        '/command',
        'override-by: ann',
        `exceptions: ${FILE}`,
      ),
      [FILE]: fileOf({ ...ENTRY, owner: '\u001b[31mnobody', until: 'soon' }),
    });
    const { stdout, code } = await callCli(['doctor', '--trust-checkout'], { cwd });
    expect(stdout.match(/exceptions\[0\]\.until "soon" is not a day/g)).toHaveLength(1);
    expect(stdout).not.toContain('\u001b');
    expect(code).toBe(2);
  });
});
