/** One call for many workspaces: what waits of a commit or a report is overridden. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from '../../src/service/seed.ts';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { describe, expect, test } from '../support/jest.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { makeTree } from '../support/tree.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';

const COMMIT = '6f1cb40e77a18e0c1d6b4a5f2a31a1ac44fd1c4b';
const OTHER = 'aaaab40e77a18e0c1d6b4a5f2a31a1ac44fd1c4b';
const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };
const messageOf = (commit: string) => `Plan for #42 [plangate acme/infra#42 k3x9k3x9-17@${commit}]`;

type Version = NonNullable<
  NonNullable<Seed['organizations'][number]['workspaces']>[number]['versions']
>[number];

/** A version with a run that waits for an override, unless it is said otherwise. */
const waiting = (id: string, run: Version['run'] = {}, version: Version = {}): Version => ({
  files: FILES,
  speculative: true,
  ...version,
  run: {
    id,
    script: 'policy-check-soft-failed',
    message: messageOf(COMMIT),
    planOnly: true,
    ...run,
  },
});
const tags = ['net'];
const service = serviceForAll({
  runDurationMs: 20,
  seed: teamsSeed(
    [
      {
        name: 'gate',
        access: 'admin',
        permissions: { managePolicyOverrides: true, manageWorkspaces: true },
      },
    ],
    [
      { name: 'a', tags, versions: [waiting('run-a')] },
      { name: 'b', tags, versions: [waiting('run-b'), waiting('run-b2')] },
      { name: 'c', tags, versions: [waiting('run-c', { script: 'policy-check-hard-failed' })] },
      { name: 'd', versions: [waiting('run-d', { message: messageOf(OTHER) })] },
      { name: 'e', versions: [waiting('run-e', { planOnly: false }, { speculative: false })] },
      {
        name: 'f',
        versions: [waiting('run-f', {}, { ingress: { branch: 'main' } })],
      },
      { name: 'x', script: 'evaluation-passed' },
      { name: 'y', script: 'evaluation-passed' },
      { name: 'z', script: 'policy-check-hard-failed' },
      {
        name: 'many',
        versions: Array.from({ length: 101 }, (_, index) => waiting(`run-m${index}`)),
      },
      { name: 'g', versions: [waiting('run-g', { message: `of ${COMMIT}, they say` })] },
    ],
  ),
});

const { root: cwd } = makeTree();
const call = (words: string, more: CallOptions = {}) => {
  const env = { ...accessTo(service, tokenOf('gate')), ...more.env };
  return callCli(words.split(' '), { ...more, cwd, env });
};
const override = (words: string, more: CallOptions = {}) =>
  call(`override --reason INC-1 ${words}`, more);
const COMMITTED = `--commit ${COMMIT}`;

/** The columns of the table, one text for each row. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/).join(' | '));

describe('override of a commit', () => {
  test('has to be confirmed without a terminal, and sends no request before', async () => {
    const { code, stderr } = await override(`${COMMITTED} --workspaces a,b`);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--yes')]);
  });

  test('refuses a hash that is not whole', async () => {
    const { code, stderr } = await override('--commit 6f1cb40 --workspaces a --yes');
    expect([code, stderr]).toEqual([2, expect.stringContaining('is no whole hash of a commit')]);
  });

  test('names all errors at once', async () => {
    const { code, stderr } = await override(
      `run-a ${COMMITTED} --report none.json --workspaces a=infra,b:c`,
      { env: { TF_CLOUD_ORGANIZATION: '' } },
    );
    expect(code).toBe(2);
    for (const where of ['RUN', '--report', '--workspaces', '--yes']) {
      expect(stderr).toMatch(new RegExp(`^ +${where} `, 'm'));
    }
    expect(stderr).toContain('names a directory with "a"');
  });

  test('names a commit that no run names, and a workspace that does not exist', async () => {
    const unknown = await override(`--commit ${'0'.repeat(40)} --workspaces a,b --yes`);
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringContaining('--commit finds no run in 2 workspaces'),
    ]);
    const missing = await override(`${COMMITTED} --workspaces a,nobody,neither --yes`);
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('for "neither", "nobody"'),
    ]);
  });

  test('overrides nothing after a no, and has shown the runs as the service has them', async () => {
    const { code, stderr } = await override(`${COMMITTED} --workspaces a,c`, { answer: 'n' });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^a +run-a +policy_soft_failed /m)]);
  });

  test('shows what each run changes before it asks', async () => {
    let seen = '';
    let text = '';
    await override(`${COMMITTED} --workspaces a,b`, {
      answer: 'n',
      onErr: (more) => (text += more),
      onAsk: () => (seen = text),
    });
    const lines = seen.split('\n');
    const of = (run: string) => lines[lines.indexOf(run) + 1];
    const created = '  + null_resource.a will be created';
    expect([of('a, run-a:'), of('b, run-b:'), of('b, run-b2:')]).toEqual([
      created,
      created,
      created,
    ]);
  });

  test('needs --yes with the number of workspaces of a tag, and overrides nothing at another number', async () => {
    const words = `${COMMITTED} --workspaces tag:net --yes`;
    const uncounted = await override(words);
    expect([uncounted.code, uncounted.stderr]).toEqual([
      2,
      expect.stringMatching(/^ +--expect +is needed with --yes/m),
    ]);
    const miscounted = await override(`${words} --expect 4`);
    expect([miscounted.code, miscounted.stderr]).toEqual([
      2,
      expect.stringMatching(/is 4, and there are 3 workspaces: a, b, c\. Nothing was changed/),
    ]);
    const none = await override(`${COMMITTED} --workspaces tag:none --yes --expect 1`);
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('"tag:none"')]);
  });

  test('overrides what waits, with a row for every run and one exit code', async () => {
    const { code, stdout } = await override(
      `${COMMITTED} --workspaces tag:net,e,f,g,d --yes --expect 7`,
    );
    expect(rowsOf(stdout)).toEqual([
      'a | run-a | overridden',
      'b | run-b2 | overridden',
      'b | run-b | overridden',
      'c | run-c | cannot be overridden',
      'f | run-f | was started by version control: read it, and override it by its id',
    ]);
    expect(code).toBe(1);
  });

  test('overrides nothing more when it is repeated', async () => {
    const again = await override(`${COMMITTED} --workspaces a,b --yes`);
    expect(rowsOf(again.stdout)).toEqual([
      'a | run-a | waits for nothing',
      'b | run-b2 | waits for nothing',
      'b | run-b | waits for nothing',
    ]);
    expect(again.code).toBe(0);
  });
});

test('more than a hundred runs are not overridden by one call', async () => {
  const { code, stderr } = await override(`${COMMITTED} --workspaces many --yes`);
  expect([code, stderr]).toEqual([2, expect.stringContaining('101 runs wait')]);
});

describe('override of the runs of a report', () => {
  const report = (organization: string, workspaces: object[]) => {
    const document = { tool: { name: 'plangate' }, organization, workspaces };
    writeFileSync(join(cwd, 'report.json'), JSON.stringify(document));
  };

  test('finds in a report where to look, and asks the service what each run is', async () => {
    report('acme', [
      { name: 'd', runId: 'run-d' },
      { name: 'e', runId: 'run-e' },
      { name: 'a', runId: 'run-g' },
      { name: 'g' },
    ]);
    const { code, stdout } = await override('--report report.json --yes');
    expect(rowsOf(stdout)).toEqual([
      'd | run-d | overridden',
      'e | run-e | does not only plan: read it, and override it by its id',
      'a | run-g | is no run of this workspace that this token sees',
    ]);
    // What is left alone still waits.
    expect(code).toBe(3);
  });

  test('takes no workspace from a report in a job, but from who wrote the job', async () => {
    const env = { CI: 'true' };
    report('acme', [{ name: 'g', runId: 'run-g' }]);
    const { code, stderr } = await override('--report report.json --yes', { env });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^ +--workspaces +is needed/m)]);
  });

  test('refuses a file that is no report', async () => {
    writeFileSync(join(cwd, 'report.json'), '{"workspaces":[]}');
    const { code, stderr } = await override('--report report.json --yes');
    expect([code, stderr]).toEqual([2, expect.stringContaining('is no report of the gate')]);
  });
});

test('--expect is refused for runs that are named by their ids', async () => {
  const { code, stderr } = await override('run-a --expect 1');
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('goes with --commit or --report only'),
  ]);
});
