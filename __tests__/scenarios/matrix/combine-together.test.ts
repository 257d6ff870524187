/** Two jobs that combine the same groups at once, and one beside a group that is late: one comment, and no job greener than its groups. */
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitIntoGroups } from '../../../src/gate/groups.ts';
import { decodeMarker } from '../../../src/report/marker.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import type { Ended } from '../../support/runner.ts';
import { startScenario, type Scenario } from '../../support/scenario.ts';
import { combine, gateGroup, workspacesOf, type Group } from './gated-groups.ts';

const NAMES = ['net-prod', 'dns', 'vpn'];
let scenario: Scenario;
let groups: Group[];
afterEach(() => scenario.close());

async function start() {
  groups = splitIntoGroups(NAMES, 3, Math.random);
  scenario = await startScenario({ workspaces: workspacesOf(NAMES) });
  mkdirSync(place('reports'));
}
const place = (...names: string[]) => join(scenario.job.temp, ...names);
const fileOf = (group: string) => place('reports', `${group}.json`);

/** The jobs of the groups with these workspaces, each of which leaves a report. */
async function gate(...names: string[]) {
  for (const group of groups) {
    if (names.includes(group.workspaces.join()))
      await gateGroup(scenario, group, fileOf(group.group));
  }
}

function combineAll(from = 'reports', env: Record<string, string> = {}): Promise<Ended> {
  return combine(scenario, groups, place(from), {
    with: { comment: 'always', 'plan-diff': 'off' },
    env: { GITHUB_ACTION: `act-${combined++}`, ...env },
  });
}
let combined = 0;

/** What each job said of its groups, and what stands in its report. */
const said = ({ exitCode, outputs }: Ended) => {
  const report = JSON.parse(readFileSync(outputs['report-json'] ?? '', 'utf8')) as {
    workspaces: { name: string; verdict: string }[];
  };
  const words = report.workspaces.map(({ name, verdict }) => `${name} ${verdict}`).sort();
  return [exitCode, outputs['verdict'], ...words];
};

/** The one comment: each workspace has one row in it, in one section. */
function expectOneComment() {
  const comments = scenario.github.comments(42);
  expect(comments).toHaveLength(1);
  const body = comments[0]?.body ?? '';
  const sections = decodeMarker(body)?.sections ?? [];
  expect(sections).toHaveLength(1);
  for (const name of NAMES) expect(body.split(`| \`${name}\` |`)).toHaveLength(2);
  return sections[0]?.tally;
}

const GREEN = [0, 'passed', 'dns passed', 'net-prod passed', 'vpn passed'];
const LATE = [1, 'undecided', 'dns passed', 'net-prod passed', 'vpn undecided'];

test('a job that misses a report beside one that has all: the comment is wholly of one of them', async () => {
  await start();
  await gate(...NAMES);
  const late = groups.find(({ workspaces }) => workspaces.includes('vpn'))?.group ?? '';
  mkdirSync(place('less'));
  for (const { group } of groups) {
    if (group !== late) cpSync(fileOf(group), place('less', `${group}.json`));
  }
  for (const [less, all] of [
    ['7001', '7002'],
    ['7004', '7003'],
    ['7005', '7005'],
  ] as const) {
    const [undecided, passed] = await Promise.all([
      combineAll('less', { GITHUB_RUN_ID: less }),
      combineAll('reports', { GITHUB_RUN_ID: all }),
    ]);
    expect([said(undecided), said(passed)]).toEqual([LATE, GREEN]);
    // Of two workflow runs on one commit, the one that began later has the comment.
    const tally = expectOneComment();
    const comment = scenario.comment();
    expect(comment).toContain(`/actions/runs/${tally?.green ? all : less}/`);
    expect(comment.includes('left no report')).toBe(tally?.green === false);
  }
});

test('a group that is late is undecided until its report is whole', async () => {
  await start();
  await gate('net-prod', 'dns');
  const [early] = await Promise.all([combineAll(), gate('vpn')]);
  const late = groups.find(({ workspaces }) => workspaces.includes('vpn'))?.group ?? '';
  expect([LATE, GREEN]).toContainEqual(said(early));
  // Its report arrives piece by piece, as from a slow disk: what is there so far is no report.
  const whole = readFileSync(fileOf(late));
  for (const part of [0, 0.2, 0.9, 0.999]) {
    writeFileSync(fileOf(late), whole.subarray(0, Math.floor(whole.length * part)));
    const both = await Promise.all([combineAll(), combineAll()]);
    expect(both.map(said)).toEqual([LATE, LATE]);
    expect(expectOneComment()).toMatchObject({ green: false, verdict: 'undecided' });
  }
  const arriving = combineAll();
  writeFileSync(place('arriving'), whole);
  renameSync(place('arriving'), fileOf(late));
  expect([LATE, GREEN]).toContainEqual(said(await arriving));
  expect(said(await combineAll())).toEqual(GREEN);
  expect(expectOneComment()).toMatchObject({ green: true, verdict: 'passed' });
});
