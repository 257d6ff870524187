/** What a group reported elsewhere or earlier, and a job without groups. `gate/combine-groups` has what a report says. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitIntoGroups } from '../../../src/gate/groups.ts';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  startScenario,
  type Scenario,
} from '../../support/scenario.ts';
import { combine, gateGroup, workspacesOf } from './gated-groups.ts';

const NAMES = ['net-prod', 'dns'];
const GROUPS = splitIntoGroups(NAMES, 2, Math.random);
let scenario: Scenario;
let made = 0;

beforeAll(async () => {
  const pull = { headSha: HEAD, baseSha: BASE, files: ['infra/network/main.tf'] };
  scenario = await startScenario({
    workspaces: workspacesOf(NAMES),
    github: {
      pullRequests: [
        { ...pull, number: 42 },
        { ...pull, number: 43, headRef: 'other' },
      ],
    },
  });
  for (const group of GROUPS)
    await gateGroup(scenario, group, place('kept', `${group.group}.json`));
});
afterAll(() => scenario.close());

const place = (...names: string[]) => join(scenario.job.temp, ...names);

/** A folder with the reports of both groups, the first of which may be changed. */
function reportsWith(change: (first: string) => void = () => undefined): string {
  const from = place(`reports-${made++}`);
  for (const { group } of GROUPS) {
    mkdirSync(join(from, group), { recursive: true });
    cpSync(place('kept', `${group}.json`), join(from, group, 'report.json'));
  }
  change(join(from, GROUPS[0]!.group, 'report.json'));
  return from;
}

test('a report of another pull request that has the same commit', async () => {
  const elsewhere = place('elsewhere.json');
  const event = pullRequestEvent({ number: 43 });
  const report = await gateGroup(scenario, GROUPS[0]!, elsewhere, { event });
  const from = reportsWith((first) => writeFileSync(first, report));
  const given = { comment: 'always', 'plan-diff': 'off' };
  const ended = await combine(scenario, GROUPS, from, { with: given });
  const { green, verdict } = ended.outputs;
  expect([ended.exitCode, green, verdict]).toEqual([1, 'false', 'undecided']);
  expect(scenario.github.comments(42)).toHaveLength(1);
  const why = /Run run-\w+ was started for acme\/infra#43, and this job is about acme\/infra#42/;
  for (const text of [ended.stdout, ended.summary, scenario.comment()])
    expect(text.replaceAll(/[`\\]/g, '')).toMatch(why);
});

test('an earlier attempt of the same matrix counts, as a group that is not repeated has no other', async () => {
  const later = { env: { GITHUB_RUN_ATTEMPT: '2' }, with: { comment: 'off' } };
  const ended = await combine(scenario, GROUPS, reportsWith(), later);
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
});

test('without the groups nothing is judged, and nothing else is gated instead', async () => {
  const before = scenario.service.runs().length;
  const without = { with: { groups: '', comment: 'off' } };
  const ended = await combine(scenario, GROUPS, reportsWith(), without);
  expect([ended.exitCode, ended.outputs['green']]).toEqual([1, 'false']);
  expect(ended.stdout).toContain('groups');
  expect(scenario.service.runs()).toHaveLength(before);
});
