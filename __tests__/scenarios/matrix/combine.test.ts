/** The groups of a matrix as jobs of their own, and the job after them: one comment, one verdict. */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitIntoGroups } from '../../../src/gate/groups.ts';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import { startScenario, type Scenario } from '../../support/scenario.ts';

const GROUPS = splitIntoGroups(['net-prod', 'dns', 'vpn'], {}, 2, Math.random);
const PRINTED = JSON.stringify({
  include: GROUPS.map(({ group, workspaces }) => ({ group, workspaces: workspaces.join(',') })),
});
let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario({
    workspaces: [
      { name: 'net-prod', script: 'both', workingDirectory: 'infra/network' },
      { name: 'dns', script: 'both', workingDirectory: 'infra/network' },
      { name: 'vpn', script: 'policy-check-soft-failed', workingDirectory: 'infra/network' },
    ],
  });
  const reports = join(scenario.job.workspace, 'reports');
  for (const { group, workspaces } of GROUPS) {
    const inputs = { workspace: '', workspaces: workspaces.join(','), group, comment: 'off' };
    const { outputs } = await scenario.job.run(scenario.step({ with: inputs }));
    mkdirSync(join(reports, group), { recursive: true });
    copyFileSync(outputs['report-json'] ?? '', join(reports, group, 'report.json'));
  }
});
afterAll(() => scenario.close());

function combine(groups: string, more: Record<string, string> = {}) {
  const inputs = { workspace: '', from: 'reports', groups, ...more };
  return scenario.job.run(scenario.step({ action: 'combine', with: inputs }));
}

test('the groups say nothing on the pull request, the job after them says all of it once', async () => {
  expect(scenario.github.comments(42)).toHaveLength(0);
  const ended = await combine(PRINTED);
  expect(ended.outputs['verdict']).toBe('needs-override');
  expect(scenario.github.comments(42)).toHaveLength(1);
  for (const name of ['net-prod', 'dns', 'vpn']) expect(scenario.comment()).toContain(name);
});

test('without the groups nothing is judged, and nothing else is gated instead', async () => {
  const before = scenario.service.runs().length;
  const ended = await combine('');
  expect([ended.exitCode, ended.outputs['green']]).toEqual([1, 'false']);
  expect(ended.stdout).toContain('groups');
  expect(scenario.service.runs()).toHaveLength(before);
});

test('a report of another group is said in the section of this job, and gone with the report', async () => {
  const [first] = GROUPS;
  const reports = join(scenario.job.workspace, 'reports');
  const group = first?.group ?? '';
  const stranger = join(reports, 'stranger');
  cpSync(join(reports, group), stranger, { recursive: true });
  const report = readFileSync(join(stranger, 'report.json'), 'utf8');
  writeFileSync(join(stranger, 'report.json'), report.replaceAll(group, 'stranger'));
  expect((await combine(PRINTED)).outputs['verdict']).toBe('undecided');
  expect(scenario.comment()).toContain('is of the group stranger');
  rmSync(stranger, { recursive: true });
  expect((await combine(PRINTED)).outputs['verdict']).toBe('needs-override');
  expect(scenario.comment()).not.toContain('other groups');
});

test('a group whose runner vanished is undecided', async () => {
  const [first] = GROUPS;
  rmSync(join(scenario.job.workspace, 'reports', first?.group ?? ''), { recursive: true });
  const ended = await combine(PRINTED);
  expect(ended.exitCode).toBe(1);
  expect(scenario.comment()).toContain('left no report');
});
