/** One job finds the groups, each of them is gated by a job of its own, and the last one judges all anew. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { teamSeed } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';

const TOKEN = 'team-token-of-this-test';
const NAMES = Array.from({ length: 12 }, (_, index) => `ws-${String(index).padStart(2, '0')}`);
/** A plan that destroys something by its counts, and has no list of changes. */
const DESTROYS = { name: 'both' as const, plan: { additions: 0, changes: 0, destructions: 1 } };
const service = serviceForAll({
  seed: teamSeed(
    { team: 'gate', token: TOKEN, access: 'write' },
    [...NAMES, 'old'].map((name) => ({ name, script: name === 'ws-11' ? DESTROYS : 'both' })),
  ),
});
let cwd: string;
let printed: string;
type Group = Record<'group' | 'workspaces', string>;
let groups: Group[];

beforeAll(async () => {
  const main = 'resource "null_resource" "a" {}\n';
  cwd = makeTree({ 'main.tf': main, 'network/main.tf': main, '.gitignore': 'reports/\n' }).root;
  openRepository(cwd).commit();
  const made = await plangate('matrix', '--workspaces', NAMES.join(','), '--groups', '3');
  expect(made.code).toBe(0);
  printed = made.stdout;
  groups = (JSON.parse(printed) as { include: typeof groups }).include;
  const ended = await Promise.all(groups.map((each) => gate(each)));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
});
beforeEach(() => service.setScript('ws-00', 'both'));

function plangate(...words: string[]) {
  return callCli(words, { cwd, env: accessTo(service, TOKEN) });
}

const fileOf = (group: string) => join(cwd, 'reports', group, 'report.json');

function gate({ group, workspaces }: Group, ...words: string[]) {
  const given = ['--workspaces', workspaces, '--group', group, '--report-json', fileOf(group)];
  return plangate('check', ...given, ...words);
}

function combine(...words: string[]) {
  return plangate('combine', '--groups', printed, '--from', join(cwd, 'reports'), ...words);
}

interface Report {
  verdict: string;
  workspaces: { name: string }[];
}

describe('matrix', () => {
  test('keeps the directory that was named for a workspace', async () => {
    const made = await plangate('matrix', '--workspaces', 'ws-00=network,ws-01', '--groups', '1');
    expect(made.stdout).toContain('"workspaces":"ws-00=network,ws-01"');
    expect(made.stderr).toContain('2 workspaces in 1 group; not affected by the files that change');
  });

  test('refuses bad input, as a check does', async () => {
    const { code, stderr } = await plangate('matrix', '--workspaces', 'tag:nosuch');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^Not found in organization .*: tag:nosuch\. .*#pg-109\n$/),
    ]);
  });

  test.each<[string, string[], Record<string, string>, boolean]>([
    ['without a word', [], {}, false],
    ['with `--trust-checkout`', ['--trust-checkout'], {}, true],
    ['with PLANGATE_TRUST_CHECKOUT', [], { PLANGATE_TRUST_CHECKOUT: 'true' }, true],
  ])('reads the files on the disk without a terminal as a check does, %s', async (...given) => {
    const [, words, env, isRead] = given;
    const root = makeTree({ 'main.tf': '' }).root;
    openRepository(root).commit();
    writeFileSync(join(root, 'plangate.yml'), 'workspaces: [{ name: ws-00 }]\n');
    const options = {
      cwd: root,
      env: { ...accessTo(service, TOKEN), ...env },
      isPersonThere: false,
    };
    for (const command of [['matrix', '--groups', '1'], ['check']]) {
      const { stdout, stderr } = await callCli([...command, ...words], options);
      expect((stdout + stderr).includes('ws-00')).toBe(isRead);
    }
  });

  test("is refused in a job, though the variable says that the files are one's own", async () => {
    const env = { ...accessTo(service, TOKEN), CI: 'true', PLANGATE_TRUST_CHECKOUT: 'true' };
    const { code, stderr } = await callCli(['matrix'], { cwd, env });
    expect([code, stderr]).toEqual([2, expect.stringContaining('--trust-checkout (or PLANGATE')]);
  });

  test('prints an object for Azure, and a pipeline for GitLab', async () => {
    const words = ['--workspaces', 'ws-00,ws-01', '--groups', '2'];
    const azure = await plangate('matrix', ...words, '--format', 'azure');
    expect(JSON.parse(azure.stdout)).toEqual({
      group_1: { group: expect.stringMatching(/-1-of-2$/), workspaces: 'ws-00' },
      group_2: { group: expect.stringMatching(/-2-of-2$/), workspaces: 'ws-01' },
    });
    const gitlab = await plangate('matrix', ...words, '--format', 'gitlab');
    const printed = gitlab.stdout.replaceAll(/[a-z0-9]{12}(?=-\d-of)/g, 'MATRIX');
    expectGolden('matrix/gitlab.json', `${JSON.stringify(JSON.parse(printed), undefined, 2)}\n`);
  });
});

describe('combine', () => {
  test('guards what the groups destroy, as the gate does', async () => {
    const guarded = await combine('--max-destroys', '0');
    expect(guarded.code).toBe(3);
    expect(guarded.stdout).toMatch(/^✗ ws-11 +needs an approval/m);
    expect(guarded.stdout).toMatch(/^✓ ws-10 /m);
  });

  test('judges every run again with five requests each, and passes', async () => {
    const before = service.requests.length;
    const { code, stdout } = await combine('--format', 'json');
    const report = JSON.parse(stdout) as Report;
    expect([code, report.verdict]).toEqual([0, 'passed']);
    expect(report.workspaces.map(({ name }) => name).sort()).toEqual(NAMES);
    const asked = service.requests.slice(before).filter(({ path }) => path.startsWith('/api/v2'));
    // One more lists the workspaces, and each plan that changes something is read for its list of changes.
    expect(asked).toHaveLength(5 * NAMES.length + 1);
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('leaves a group undecided whose report arrived in part', async () => {
    const file = fileOf(groups[0]?.group ?? '');
    const whole = readFileSync(file);
    for (const part of [0, 0.2, 0.9, 0.999]) {
      writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)));
      const { code, stdout } = await combine('--format', 'json');
      expect([part, code, JSON.parse(stdout)]).toMatchObject([part, 5, { verdict: 'undecided' }]);
    }
    writeFileSync(file, whole);
  });

  test('reads every report below the directory, in the order of their names, and nothing else', async () => {
    const report = JSON.parse(readFileSync(fileOf(groups[0]?.group ?? ''), 'utf8')) as object;
    const others = {
      'copy.txt': report,
      'empty.json': {},
      'other.json': { ...report, tool: { name: 'other' } },
    };
    const combineBeside = async (files: object) => {
      const paths = Object.entries(files).map(([name, content]) => {
        const path = join(cwd, 'reports', name);
        writeFileSync(path, JSON.stringify(content));
        return path;
      });
      const { code, stdout } = await combine();
      for (const path of paths) rmSync(path);
      return `${code} ${stdout}`;
    };
    const link = join(cwd, 'reports', 'link.json');
    symlinkSync(fileOf(groups[0]?.group ?? ''), link);
    expect(await combineBeside(others)).toMatch(/^0 /);
    rmSync(link);
    const twice = /^5 .* has 3 reports \(\.y\.json, \S+-1-of-3\/report\.json and ~\.json\):/s;
    expect(
      await combineBeside({ '~.json': report, '.y.json': { ...report, commit: undefined } }),
    ).toMatch(twice);
    const nowhere = await plangate('combine', '--groups', printed, '--from', 'nowhere');
    expect(`${nowhere.code} ${nowhere.stdout}`).toMatch(/^5 .*No other group did, either/s);
  });

  test('judges by the settings of the group', async () => {
    service.setScript('ws-00', 'tf-policy-unknown');
    const kept = groups.map(({ group }) => readFileSync(fileOf(group)));
    for (const each of groups) expect((await gate(each, '--allow-unknown')).code).toBe(0);
    const same = await combine('--allow-unknown');
    const other = await combine();
    for (const [at, { group }] of groups.entries()) writeFileSync(fileOf(group), kept[at] ?? '');
    expect([same.code, other.code]).toEqual([0, 5]);
  });
});
