/** What is checked out of a pull request is its merge: where main has moved on, lines are the head's all the same. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitIn } from '../../support/git-in.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { instead } from '../../support/github/start-github.ts';
import { BASE, HEAD, MERGE, pullRequestEvent, startScenario } from '../../support/scenario.ts';
import type { Scenario } from '../../support/scenario.ts';

const FILE = 'infra/network/disk.tf';
const DISK = ['resource "aws_ebs_volume" "data" {', '  size = 1', '}', ''];
const LINES = ['locals {', '  a = 1', '}', '', ...DISK, 'output "b" {', '  value = 1', '}', ''];
const MAIN = ['output "other" {', '  value = 2', '}', ''];
/** Where the finding is at the head. */
const LINE = 5;

let scenario: Scenario;
afterEach(() => scenario.close());

async function start(
  headText: string | undefined,
  options: Parameters<typeof startScenario>[0] = {},
): Promise<void> {
  scenario = await startScenario({ script: 'evaluation-failed', ...options });
  const { workspace } = scenario.job;
  scenario.github.setFile((commit, path) => {
    if (commit !== HEAD) return undefined;
    if (path === FILE) return headText;
    return readFileSync(join(workspace, path), 'utf8');
  });
}

/** As `actions/checkout` leaves it: the merge commit alone, without its parents. */
function checkOut(lines: readonly string[], path = FILE, commit = MERGE): void {
  const { workspace } = scenario.job;
  mkdirSync(join(workspace, path, '..'), { recursive: true });
  writeFileSync(join(workspace, path), lines.join('\n'));
  writeFileSync(join(workspace, '.git/HEAD'), `${commit}\n`);
}

/** Places in the comment, and on the check run. */
async function places(changes: Parameters<Scenario['step']>[0] = {}) {
  const ended = await scenario.run(changes);
  expect(ended.exitCode).toBe(1);
  const { github } = scenario;
  const [comment] = github.comments(42);
  const links = comment?.body.match(/\/blob\/[0-9a-f]{40}\/[^)]*disk[^)]*\.tf#L\d+/g) ?? [];
  const annotations = github.checkRuns().flatMap((run) => run.annotations);
  const report = JSON.parse(readFileSync(ended.outputs['report-json'] ?? '', 'utf8')) as {
    causes: {
      resources: { location?: { path: string; startLine: number; commit?: string } }[];
    }[];
  };
  expect(github.violations).toEqual([]);
  return {
    links: [...new Set(links)],
    annotated: annotations.map(({ path, start_line: line }) => `${path}:${line}`),
    reported: report.causes[0]?.resources[0]?.location,
    log: ended.stdout,
  };
}

const link = (commit: string, line: number, path = FILE) => `/blob/${commit}/${path}#L${line}`;
const asAtHead = {
  links: [link(HEAD, LINE)],
  annotated: [`${FILE}:${LINE}`],
  reported: expect.objectContaining({ path: FILE, startLine: LINE }) as unknown,
};

test('after main moved a line, link and annotation are on the line of the head', async () => {
  await start(LINES.join('\n'));
  checkOut([...MAIN, ...LINES]);
  expect(await places()).toMatchObject(asAtHead);
  const graphql = scenario.github.requests.filter(({ path }) => path === '/graphql');
  // Three looks at the comments, and the one file that differs.
  expect([graphql.length, scenario.github.requests.length]).toEqual([4, 6]);
});

test('git is asked alone where a deep checkout has the head', async () => {
  await start(undefined);
  const { workspace } = scenario.job;
  const commit = (lines: readonly string[]) => {
    writeFileSync(join(workspace, FILE), lines.join('\n'));
    return commitIn(workspace, 'lines');
  };
  const head = commit(LINES);
  const merge = commit([...MAIN, ...LINES]);
  scenario.github.push(42, head);
  const event = pullRequestEvent({ head });
  const seen = await places({ event, env: { GITHUB_SHA: merge } });
  expect(seen).toMatchObject({ ...asAtHead, links: [link(head, LINE)] });
  expect(scenario.github.requests).toHaveLength(5);
});

const elsewhere = (path: string, line: number) => ({
  links: [link(MERGE, line, path)],
  annotated: [],
  reported: expect.objectContaining({ path, startLine: line, commit: MERGE }) as unknown,
});

test('where main wrote the line, the link names the merge commit and no line is annotated', async () => {
  await start([...LINES.slice(0, 4), ...LINES.slice(8)].join('\n'));
  checkOut(LINES);
  expect(await places()).toMatchObject(elsewhere(FILE, LINE));
});

test('where main renamed the file, the link names the merge commit and no line is annotated', async () => {
  await start(LINES.join('\n'));
  const renamed = 'infra/network/disks.tf';
  checkOut(LINES, renamed);
  scenario.github.setFile((_, path) => (path === FILE ? LINES.join('\n') : undefined));
  expect(await places()).toMatchObject(elsewhere(renamed, LINE));
});

test('where GraphQL is refused, REST finds the files', async () => {
  await start(LINES.join('\n'), {
    github: instead(/graphql$/, { status: 403, body: { message: 'Resource not accessible' } }),
  });
  checkOut([...MAIN, ...LINES]);
  expect(await places()).toMatchObject(asAtHead);
});

test('a group of a merge queue uses its own lines, without a request', async () => {
  await start(undefined);
  checkOut([...MAIN, ...LINES]);
  const line = LINE + MAIN.length;
  const payload = { merge_group: { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main' } };
  const env = { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-42-0' };
  const seen = await places({ event: { name: 'merge_group', payload }, env });
  expect(seen.annotated).toEqual([`${FILE}:${line}`]);
  expect(seen.reported).toMatchObject({ path: FILE, startLine: line });
  expect(seen.reported).not.toHaveProperty('commit');
  expect(seen.log).toContain(`${FILE}:${line}`);
});
