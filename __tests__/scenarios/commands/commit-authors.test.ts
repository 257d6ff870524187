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
const COMMITS = /^\/repos\/acme\/infra\/pulls\/42\/commits\b/;

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
const askedForCommits = () =>
  scenario.github.requests.filter(({ path }) => COMMITS.test(path)).length;
const REFUSED = { exitCode: 1, reaction: '-1' };

test.each<[string, StoredCommit[]]>([
  ['who wrote an earlier commit', [{ author: 'Ann', committer: 'author' }, BY_AUTHOR]],
  ['who committed what another person wrote', [{ author: null, committer: 'ann' }, BY_AUTHOR]],
  [
    'whose commit is on the second page',
    [...Array.from({ length: 120 }, () => BY_AUTHOR), { author: 'ann', committer: null }],
  ],
])('%s cannot override, although others pushed all of it', async (_, commits) => {
  await begin(commits);
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/ann wrote or committed a commit of this pull request/i);
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
  expect(done.said).toMatch(/ann pushed to the branch of this pull request/i);
});

test('commit authors can override where the workflow allows it, and the commits are not read', async () => {
  await begin([{ author: 'ann', committer: 'ann' }]);
  expect(await override({ 'allow-self-override': 'true' })).toMatchObject({ exitCode: 0 });
  expect(askedForCommits()).toBe(0);
});

test('names without an account and the account of the web page are no authors; one page is read', async () => {
  await begin([
    { author: null, committer: 'web-flow' },
    { author: null, committer: null },
  ]);
  expect(await override()).toMatchObject({ exitCode: 0, reaction: 'rocket' });
  expect(askedForCommits()).toBe(1);
});

test('the job of the gate never reads the commits', async () => {
  await begin([BY_AUTHOR]);
  expect(askedForCommits()).toBe(0);
});

const wire = (sha: string, fields: object = { author: null, committer: null }) => ({
  sha,
  ...fields,
});
test.each<[string, Parameters<typeof instead>[1]]>([
  ['are refused', { status: 403, body: { message: 'Resource not accessible by integration' } }],
  ['are not there', { status: 404, body: { message: 'Not Found' } }],
  ['are no list', { status: 200, body: {} }],
  ['do not name the head', { status: 200, body: [wire('c'.repeat(40))] }],
  ['are none', { status: 200, body: [] }],
  [
    'have one without an id',
    { status: 200, body: [wire(HEAD), { author: null, committer: null }] },
  ],
  ['leave out an author', { status: 200, body: [wire(HEAD, { committer: null })] }],
  [
    'have an author without a name',
    { status: 200, body: [wire(HEAD, { author: { id: 1 }, committer: null })] },
  ],
])('no override counts where the commits %s', async (_, answer) => {
  let isBroken = false;
  const interfere = instead(/^GET \S*\/pulls\/42\/commits/, () =>
    isBroken ? (answer as { status: number; body: unknown }) : undefined,
  );
  await begin([BY_AUTHOR], interfere);
  isBroken = true;
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/Who wrote or pushed this change is unknown/);
  expect(done.actions.filter((what) => what.includes('override'))).toEqual([]);
});

test('no override counts on a pull request with more commits than the host lists', async () => {
  await begin(Array.from({ length: 250 }, () => BY_AUTHOR));
  const done = await override();
  expect(done).toMatchObject(REFUSED);
  expect(done.said).toMatch(/Who wrote or pushed this change is unknown/);
});

test.each<[what: string, merge: (git: (...args: string[]) => string) => void, exitCode: number]>([
  [
    'only merged the base branch in can',
    (git) => void git('merge', '-q', '--no-ff', '--no-edit', 'main'),
    0,
  ],
  [
    'changed something in that merge cannot',
    (git) => void git('merge', '-q', '--no-ff', '--no-edit', '-s', 'ours', 'main'),
    1,
  ],
])('who %s override', async (_, merge, exitCode) => {
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
  // The first job has no clone: it lets her through, and the second one asks again.
  expect(await comment(scenario, { body, given, role: 'command' })).toMatchObject({ exitCode: 0 });
  expect(await comment(scenario, { body, given })).toMatchObject({ exitCode });
  expect(github.violations).toEqual([]);
});
