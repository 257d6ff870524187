/** What a group reported elsewhere, kept, copied or cut: it never counts as the result of this job. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitIntoGroups } from '../../../src/gate/groups.ts';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  startScenario,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { combine, gateGroup, workspacesOf } from './gated-groups.ts';

const NAMES = ['net-prod', 'dns'];
const GROUPS = splitIntoGroups(NAMES, 2, Math.random);
const [FIRST = '', SECOND = ''] = GROUPS.map(({ group }) => group);
const OF_FIRST = GROUPS[0]?.workspaces ?? [];
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

/** A folder with the reports of both groups, in which something may be changed. */
function reportsWith(change: (folder: string, first: string) => void = () => undefined): string {
  const from = place(`reports-${made++}`);
  for (const { group } of GROUPS) {
    mkdirSync(join(from, group), { recursive: true });
    cpSync(place('kept', `${group}.json`), join(from, group, 'report.json'));
  }
  change(from, join(from, FIRST, 'report.json'));
  return from;
}

const combineAll = (from: string) =>
  combine(scenario, GROUPS, from, { with: { comment: 'always', 'plan-diff': 'off' } });

const eventOf = (changes: Parameters<typeof pullRequestEvent>[0]): StepChanges => ({
  event: pullRequestEvent(changes),
});
/** Another repository has the same commits: it is a copy of this one. */
const IN_COPY: StepChanges = {
  env: { GITHUB_REPOSITORY: 'acme/copy' },
  event: JSON.parse(JSON.stringify(pullRequestEvent()).replaceAll('acme/infra', 'acme/copy')),
  with: { 'github-token': '' },
};

/** What the job of a group left that was not of this change: where it ran, and what is said of it. */
const ELSEWHERE: [string, StepChanges, RegExp][] = [
  [
    'another pull request that has the same commit',
    eventOf({ number: 43 }),
    /Run run-\w+ was started for acme\/infra#43, and this job is about acme\/infra#42/,
  ],
  [
    'a pull request with this number in another repository',
    IN_COPY,
    /was started for acme\/copy#42, and this job is about acme\/infra#42/,
  ],
];

type Change = (folder: string, first: string) => void;
/** Artifacts as another job of the same workflow run could replace them. */
const COPIED: [string, Change, RegExp][] = [
  [
    'the report of the other group, which says that it is of the first one and of its workspaces',
    (folder, first) => {
      const text = readFileSync(join(folder, SECOND, 'report.json'), 'utf8');
      const report = JSON.parse(text) as { workspaces: object[] };
      const workspaces = report.workspaces.map((each, at) => ({ ...each, name: OF_FIRST[at] }));
      writeFileSync(first, JSON.stringify({ ...report, group: FIRST, workspaces }));
    },
    /is not one that group/,
  ],
  [
    'a report cut by a byte',
    (_, first) => writeFileSync(first, readFileSync(first, 'utf8').trimEnd().slice(0, -1)),
    /left no report/,
  ],
];
async function expectUndecided(from: string, why: RegExp) {
  const ended = await combineAll(from);
  const { green, verdict } = ended.outputs;
  expect([ended.exitCode, green, verdict, ended.stdout]).toEqual([
    1,
    'false',
    'undecided',
    expect.stringMatching(why),
  ]);
  expect(ended.summary.replaceAll(/[`\\]/g, '')).toMatch(why);
  expect(scenario.github.comments(42)).toHaveLength(1);
  expect(scenario.comment().replaceAll(/[`\\]/g, '')).toMatch(why);
}

test.each(ELSEWHERE)('a report of %s', async (name, changes, why) => {
  const first = GROUPS[0]!;
  const report = await gateGroup(scenario, first, place('elsewhere', `${name}.json`), changes);
  const from = reportsWith((_, path) => writeFileSync(path, report));
  await expectUndecided(from, why);
});

test.each(COPIED)('%s', async (_, change, why) => {
  await expectUndecided(reportsWith(change), why);
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
