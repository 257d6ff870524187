/** The groups of a matrix as jobs of their own, and the job after them: one comment, one verdict. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitIntoGroups } from '../../../src/gate/groups.ts';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import { startScenario, type Scenario } from '../../support/scenario.ts';
import { combine, gateGroup, workspacesOf, type Group } from './gated-groups.ts';

const GROUPS = splitIntoGroups(['net-prod', 'dns', 'vpn'], {}, 2, Math.random);
const reportOf = ({ group }: Group) =>
  join(scenario.job.workspace, 'reports', group, 'report.json');
let scenario: Scenario;

beforeAll(async () => {
  const names = GROUPS.flatMap(({ workspaces }) => workspaces);
  scenario = await startScenario({
    workspaces: workspacesOf(names, { vpn: 'policy-check-soft-failed' }),
  });
  for (const group of GROUPS) await gateGroup(scenario, group, reportOf(group));
});
afterAll(() => scenario.close());

const combineAll = (given: Record<string, string> = {}) =>
  combine(scenario, GROUPS, 'reports', { with: given });

test('the groups say nothing on the pull request, the job after them says all of it once', async () => {
  expect(scenario.github.comments(42)).toHaveLength(0);
  const ended = await combineAll();
  expect(ended.outputs['verdict']).toBe('needs-override');
  expect(scenario.github.comments(42)).toHaveLength(1);
  for (const name of ['net-prod', 'dns', 'vpn']) expect(scenario.comment()).toContain(name);
});

test('without the groups nothing is judged, and nothing else is gated instead', async () => {
  const before = scenario.service.runs().length;
  const ended = await combineAll({ groups: '' });
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
  expect((await combineAll()).outputs['verdict']).toBe('undecided');
  expect(scenario.comment()).toContain('is of the group stranger');
  rmSync(stranger, { recursive: true });
  expect((await combineAll()).outputs['verdict']).toBe('needs-override');
  expect(scenario.comment()).not.toContain('other groups');
});

test('a group whose runner vanished is undecided', async () => {
  const [first] = GROUPS;
  rmSync(join(scenario.job.workspace, 'reports', first?.group ?? ''), { recursive: true });
  const ended = await combineAll();
  expect(ended.exitCode).toBe(1);
  expect(scenario.comment()).toContain('left no report');
});
