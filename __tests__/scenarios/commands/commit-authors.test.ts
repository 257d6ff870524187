/** Whose commits are in the pull request: their authors and committers cannot approve it. */
import { afterEach, expect, test } from '../../support/jest.ts';
import type { StoredCommit } from '../../support/github/state.ts';
import { instead } from '../../support/github/start-github.ts';
import { commitOf } from '../../support/git-in.ts';
import { openRepository } from '../../support/repository.ts';
import { BASE, HEAD, pullRequestPayload, type Scenario } from '../../support/scenario.ts';
import { comment, gate, start, type GitHub } from './commented.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const BY_AUTHOR: StoredCommit = { author: 'author', committer: 'author' };

/** A failure waits for an override of a pull request with these commits. */
async function begin(commits: readonly StoredCommit[], github: Partial<GitHub> = {}) {
  const pullRequest = { number: 42, headSha: HEAD, baseSha: BASE, author: 'author', commits };
  const pullRequests = [{ ...pullRequest, files: ['infra/network/main.tf'] }];
  const failed = { name: 'deny', level: 'mandatory', status: 'failed' } as const;
  const script = { policySets: [{ name: 'net', overridable: true, policies: [failed] }] };
  scenario = await start({ script }, { pullRequests, ...github });
  expect((await gate(scenario)).outputs['verdict']).toBe('needs-override');
}

const override = (given: Record<string, string> = {}) =>
  comment(scenario, { login: 'ann', given: { 'override-by': 'ann', ...given } });
const REFUSED = { exitCode: 1, reaction: '-1' };

test.each<[string, StoredCommit[]]>([
  ['who wrote an earlier commit', [{ author: 'ann', committer: 'author' }, BY_AUTHOR]],
  ['who committed what another person wrote', [{ author: null, committer: 'ann' }, BY_AUTHOR]],
  [
    'whose commit is on the second page',
    [...Array.from({ length: 120 }, () => BY_AUTHOR), { author: 'ann', committer: null }],
  ],
])('%s cannot override, although others pushed all of it', async (_, commits) => {
  await begin(commits);
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/its author wrote a commit of the request/);
  expect(done.actions.filter((what) => what.includes('override'))).toEqual([]);
});

test('whoever pushed before the branch was deleted and restored cannot override', async () => {
  await begin([BY_AUTHOR]);
  const none = '0'.repeat(40);
  scenario.github.push(42, HEAD, {
    pushes: [
      { by: 'author', before: none, after: HEAD },
      { by: 'author', before: HEAD, after: none },
      { by: 'ann', before: none, after: HEAD },
    ],
  });
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/its author pushed to the branch of the request/);
});

test('commit authors can override where the file allows it', async () => {
  await begin([{ author: 'ann', committer: 'ann' }]);
  expect(await override({ 'allow-self-override': 'true' })).toMatchObject({ exitCode: 0 });
});

test('names without an account and the account of the web page are no authors', async () => {
  await begin([
    { author: null, committer: 'web-flow' },
    { author: null, committer: null },
  ]);
  expect(await override()).toMatchObject({ exitCode: 0, reaction: 'rocket' });
});

test('no override counts where GitHub does not say who wrote the commits', async () => {
  let isBroken = false;
  const refused = { status: 200, body: { errors: [{ message: 'Something went wrong' }] } };
  const interfere = instead(/^POST \S*\/graphql/, () => (isBroken ? refused : undefined));
  await begin([BY_AUTHOR], interfere);
  isBroken = true;
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/Something went wrong/);
  expect(done.actions.filter((what) => what.includes('override'))).toEqual([]);
});

test('no override counts on a pull request with more commits than the host lists', async () => {
  await begin(Array.from({ length: 250 }, () => BY_AUTHOR));
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/Who wrote the commits is unknown/);
});

// A clean merge can be told by git alone, and the job that has the token starts no program: whoever pushed it pushed.
test.each<[what: string, merge: (git: (...args: string[]) => string) => void]>([
  ['merged the base branch in', (git) => void git('merge', '-q', '--no-ff', '--no-edit', 'main')],
  [
    'changed something in that merge',
    (git) => void git('merge', '-q', '--no-ff', '--no-edit', '-s', 'ours', 'main'),
  ],
])('who %s cannot override, in either job', async (_, merge) => {
  const heads: Record<string, string> = {};
  const comparisons: Record<string, []> = {};
  await begin([BY_AUTHOR], { heads, comparisons });
  const { github, job } = scenario;
  const { git, commit, root } = openRepository(job.workspace);
  git('checkout', '-q', '-b', 'change');
  const before = commit({ 'NOTES.md': 'ours' });
  git('checkout', '-q', 'main');
  const base = commit({ 'OTHER.md': 'theirs' });
  git('checkout', '-q', 'change');
  merge(git);
  const head = commitOf(root, 'HEAD');
  git('checkout', '-q', 'main');
  heads['main'] = base;
  comparisons[`${base}...${base}`] = [];
  github.push(42, head, {
    pushes: [
      { by: 'ann', before, after: head },
      { by: 'author', before: '0'.repeat(40), after: before },
    ],
    commits: [
      { ...BY_AUTHOR, sha: before },
      { author: 'ann', committer: 'web-flow', sha: head, parents: [before, base] },
    ],
  });
  Object.assign(github.workflowRuns[0] ?? {}, { headSha: head });
  const event = { name: 'pull_request', payload: pullRequestPayload({ head }) };
  expect((await gate(scenario, {}, { event })).outputs['verdict']).toBe('needs-override');
  const body = `/plangate override ${head} agreed in CHG-1042`;
  const given = { 'override-by': 'ann' };
  for (const role of ['command', 'override'] as const) {
    const done = await comment(scenario, { body, given, role });
    expect(done).toMatchObject(REFUSED);
    expect(done.said).toContain('its author pushed to the branch of the request');
  }
  expect(github.violations).toEqual([]);
});
