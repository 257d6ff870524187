/** One job finds the groups, each of them is gated by a job of its own, and the last one judges all anew. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../src/service/service.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { emptyDirectory } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { teamSeed } from '../support/team-seed.ts';

const TOKEN = 'team-token-of-this-test';
const NAMES = Array.from({ length: 12 }, (_, index) => `ws-${String(index).padStart(2, '0')}`);
/** Its counts say so, and no list of changes does. */
const DESTROYS = { name: 'both' as const, plan: { additions: 0, changes: 0, destructions: 1 } };
let service: RunningService;
let cwd: string;
let printed: string;
let groups: { group: string; workspaces: string }[];

beforeAll(async () => {
  service = await startTestService({
    seed: teamSeed(
      { team: 'gate', token: TOKEN, access: 'write' },
      [...NAMES, 'old'].map((name) => ({ name, script: name === 'ws-11' ? DESTROYS : 'both' })),
    ),
  });
  cwd = emptyDirectory();
  writeFileSync(join(cwd, 'main.tf'), 'resource "null_resource" "a" {}\n');
  writeFileSync(join(cwd, '.gitignore'), 'reports/\n');
  const repository = openRepository(cwd);
  repository.commit();
  const made = await plangate('matrix', '--workspaces', NAMES.join(','), '--groups', '3');
  expect(made.code).toBe(0);
  printed = made.stdout;
  groups = (JSON.parse(printed) as { include: typeof groups }).include;
  await Promise.all(groups.map((each) => gate(each)));
});
afterAll(() => service.stop());
beforeEach(() => service.setScript('ws-00', 'both'));

function plangate(...words: string[]) {
  const env = {
    TF_CLOUD_HOSTNAME: service.origin,
    TF_API_TOKEN: TOKEN,
    TF_CLOUD_ORGANIZATION: 'acme',
  };
  return callCli(words, { cwd, env });
}

async function gate({ group, workspaces }: { group: string; workspaces: string }): Promise<void> {
  const file = `reports/${group}/report.json`;
  const words = ['--workspaces', workspaces, '--group', group, '--report-json', file];
  expect((await plangate('check', ...words)).code).toBe(0);
}

type Change = (directory: string, first: string) => void;

function combine(change?: Change, ...words: string[]) {
  return plangate('combine', '--groups', printed, '--from', reportsWith(change), ...words);
}

/** The reports as the jobs left them, changed. */
function reportsWith(change?: Change): string {
  const directory = join(emptyDirectory(), 'reports');
  for (const { group } of groups) {
    mkdirSync(join(directory, group), { recursive: true });
    const report = readFileSync(join(cwd, 'reports', group, 'report.json'), 'utf8');
    writeFileSync(join(directory, group, 'report.json'), report);
  }
  change?.(directory, join(directory, groups[0]?.group ?? '', 'report.json'));
  return directory;
}

function rewrite(file: string, change: (report: Report) => void): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  change(report);
  writeFileSync(file, JSON.stringify(report));
}
interface Report {
  group: string;
  verdict: string;
  green: boolean;
  commit: { sha: string };
  workspaces: { name: string; runId?: string; configurationVersionId?: string; verdict: string }[];
}

describe('matrix', () => {
  test('prints every workspace once, in groups that know each other', () => {
    expect(printed.endsWith('\n')).toBe(true);
    expect(printed.trim()).not.toContain('\n');
    expect(groups).toHaveLength(3);
    const names = groups.flatMap(({ workspaces }) => workspaces.split(','));
    expect(names.sort()).toEqual(NAMES);
    const [first] = groups;
    expect(groups.map(({ group }) => group.slice(0, 12))).toEqual(
      groups.map(() => first?.group.slice(0, 12)),
    );
  });

  test('a workspace keeps the directory that was named for it', async () => {
    mkdirSync(join(cwd, 'network'), { recursive: true });
    writeFileSync(join(cwd, 'network/main.tf'), 'resource "null_resource" "a" {}\n');
    const made = await plangate('matrix', '--workspaces', 'ws-00=network,ws-01', '--groups', '1');
    expect(made.stdout).toContain('"workspaces":"ws-00=network,ws-01"');
  });

  test('for Azure an object, for GitLab a pipeline', async () => {
    const words = ['--workspaces', 'ws-00,ws-01', '--groups', '2'];
    const azure = await plangate('matrix', ...words, '--format', 'azure');
    expect(JSON.parse(azure.stdout)).toEqual({
      group_1: { group: expect.stringMatching(/-1-of-2$/), workspaces: 'ws-00' },
      group_2: { group: expect.stringMatching(/-2-of-2$/), workspaces: 'ws-01' },
    });
    const gitlab = await plangate('matrix', ...words, '--format', 'gitlab');
    const printed = gitlab.stdout.replaceAll(/[a-z0-9]{12}(?=-\d-of)/g, 'MATRIX');
    const of = (group: string, workspaces: string) => ({ group, workspaces });
    const include = [of('MATRIX-1-of-2', 'ws-00'), of('MATRIX-2-of-2', 'ws-01')];
    expect(JSON.parse(printed)).toEqual({
      include: [{ local: '.gitlab/plangate.yml' }],
      workflow: { rules: [{ when: 'always' }] },
      plangate: {
        extends: '.plangate-group',
        parallel: {
          matrix: include.map(({ group, workspaces }) => {
            return { PLANGATE_GROUP: group, PLANGATE_WORKSPACES: workspaces };
          }),
        },
      },
      'plangate-combine': {
        extends: '.plangate-combine',
        needs: ['plangate'],
        when: 'always',
        variables: { PLANGATE_GROUPS: JSON.stringify({ include }) },
      },
    });
  });
});

describe('combine', () => {
  test('answers JSON by either option, and nothing else', async () => {
    for (const words of [['--json'], ['--format', 'json']]) {
      const { code, stdout } = await combine(undefined, ...words);
      expect([code, (JSON.parse(stdout) as Report).verdict]).toEqual([0, 'passed']);
    }
  });

  test('guards what the groups destroy, as the gate does', async () => {
    const open = await combine();
    expect(open.code).toBe(0);
    const guarded = await combine(undefined, '--max-destroys', '0');
    expect(guarded.code).toBe(3);
    expect(guarded.stdout).toMatch(/^✗ ws-11 +needs an override/m);
    expect(guarded.stdout).toMatch(/^✓ ws-10 /m);
  });

  test('judges every run anew for five requests each, and passes', async () => {
    const before = service.requests.length;
    const { code, stdout } = await combine(undefined, '--format', 'json');
    const report = JSON.parse(stdout) as Report;
    expect([code, report.verdict]).toEqual([0, 'passed']);
    expect(report.workspaces.map(({ name }) => name).sort()).toEqual(NAMES);
    const asked = service.requests.slice(before).filter(({ path }) => path.startsWith('/api/v2'));
    // One more lists the workspaces, and each plan that changes something is read for its list of changes.
    expect(asked).toHaveLength(5 * NAMES.length + 1);
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  test.each(['{"include":[]}', '{}'])('nothing to plan passes: %s', async (none) => {
    const { code } = await plangate('combine', '--groups', none);
    expect(code).toBe(0);
  });

  test('a forged report opens nothing: the service is asked', async () => {
    service.setScript('ws-00', 'policy-check-hard-failed');
    const group = groups.find(({ workspaces }) => workspaces.split(',').includes('ws-00'));
    const file = join(cwd, 'reports', group?.group ?? '', 'report.json');
    const kept = readFileSync(file);
    const words = ['--workspaces', group?.workspaces ?? '', '--group', group?.group ?? ''];
    expect((await plangate('check', ...words, '--report-json', file)).code).toBe(1);
    const forged = await combine((directory) => {
      rewrite(join(directory, group?.group ?? '', 'report.json'), (report) => {
        report.verdict = 'passed';
        report.green = true;
        for (const workspace of report.workspaces) workspace.verdict = 'passed';
      });
    });
    writeFileSync(file, kept);
    expect(forged.code).toBe(1);
    expect(forged.stdout).toContain('ws-00');
  });

  test('judges by the settings of the group: `allow-unknown`', async () => {
    service.setScript('ws-00', 'tf-policy-unknown');
    const fileOf = (group: string) => join(cwd, 'reports', group, 'report.json');
    const kept = groups.map(({ group }) => readFileSync(fileOf(group)));
    for (const { group, workspaces } of groups) {
      const words = ['--workspaces', workspaces, '--group', group, '--allow-unknown'];
      const { code } = await plangate('check', ...words, '--report-json', fileOf(group));
      expect(code).toBe(0);
    }
    const same = await combine(undefined, '--allow-unknown');
    const other = await combine();
    for (const [at, { group }] of groups.entries()) writeFileSync(fileOf(group), kept[at] ?? '');
    expect([same.code, other.code]).toEqual([0, 5]);
  });

  test('a run that the group did not start does not count, although it passed', async () => {
    const other = 'reports-other.json';
    expect((await plangate('check', '--workspaces', 'ws-00', '--report-json', other)).code).toBe(0);
    const [passed] = (JSON.parse(readFileSync(join(cwd, other), 'utf8')) as Report).workspaces;
    rmSync(join(cwd, other));
    const group = groups.find(({ workspaces }) => workspaces.split(',').includes('ws-00'));
    const { code, stdout } = await combine((directory) => {
      rewrite(join(directory, group?.group ?? '', 'report.json'), (report) => {
        const own = report.workspaces.find(({ name }) => name === 'ws-00');
        Object.assign(own ?? {}, passed);
      });
    });
    expect(code).toBe(5);
    expect(stdout).toContain(`is not one that group ${group?.group} started`);
  });

  test.each<[string, Change, string]>([
    ['missing', (_, first) => rmSync(first), 'left no report'],
    [
      'doubled',
      (directory, first) => writeFileSync(join(directory, 'copy.json'), readFileSync(first)),
      'has 2 reports',
    ],
    [
      'foreign',
      (directory, first) => {
        writeFileSync(join(directory, 'more.json'), readFileSync(first));
        rewrite(join(directory, 'more.json'), (it) => (it.group = 'aaaaaaaaaaaa-1-of-1'));
      },
      'which the matrix does not have',
    ],
    [
      'of another commit',
      (_, first) => rewrite(first, (it) => (it.commit.sha = '0'.repeat(40))),
      'is of the commit 0000000',
    ],
    [
      'not whole',
      (_, first) => rewrite(first, (it) => (it.workspaces = it.workspaces.slice(1))),
      'is not about the workspaces of that group',
    ],
    [
      'without a run',
      (_, first) => rewrite(first, (it) => delete it.workspaces[0]?.runId),
      'started no run for it',
    ],
    [
      'about a run that is not there',
      (_, first) =>
        rewrite(first, (it) => Object.assign(it.workspaces[0] ?? {}, { runId: 'run-none' })),
      'was not found',
    ],
    [
      'about another workspace of the group',
      (_, first) =>
        rewrite(first, ({ workspaces: [one, two] }) =>
          Object.assign(one ?? {}, {
            runId: two?.runId,
            configurationVersionId: two?.configurationVersionId,
          }),
        ),
      'workspace',
    ],
  ])('a group that is %s is undecided, and named', async (_, change, said) => {
    const { code, stdout, stderr } = await combine(change);
    expect([code, stderr]).toEqual([said === 'was not found' ? 6 : 5, '']);
    expect(stdout).toContain(said);
  });

  test.each([
    ['', 'is needed'],
    ['{', 'no JSON'],
    ['{"include":[{"group":"aaaaaaaaaaaa-1-of-2","workspaces":"a"}]}', 'lacks a group'],
    [
      '{"include":[{"group":"aaaaaaaaaaaa-1-of-2","workspaces":"a"},{"group":"bbbbbbbbbbbb-2-of-2","workspaces":"b"}]}',
      'lacks a group',
    ],
    [
      '{"include":[{"group":"aaaaaaaaaaaa-1-of-2","workspaces":"a"},{"group":"aaaaaaaaaaaa-2-of-2","workspaces":"a"}]}',
      'a workspace twice',
    ],
  ])('groups %j are bad input', async (text, said) => {
    const { code, stderr } = await plangate('combine', '--groups', text);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
  });
});
