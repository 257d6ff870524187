/** The plan decides who must approve: from the request in the comment to the merge queue, through the action that ships. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OTHER_PAIR, PAIR } from '../../support/approval-keys.ts';
import { afterEach, describe, expect } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { pathWith } from '../../support/policy-repository.ts';
import {
  BASE,
  checkOut,
  GITHUB_TOKEN,
  HEAD,
  MERGE,
  pullRequestEvent,
  pullRequestPayload,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { ENTRY } from '../../policy/sample-exception.ts';
import { workflowToken } from '../../support/github/state.ts';
import { layIn } from '../../support/tree.ts';
import { comment, gate, NEWER, start, type Comment, type GitHub } from './commented.ts';

const rego = (custom: string) => `# METADATA
# title: Buckets are agreed on
# custom: { enforcement_level: soft-mandatory, ${custom} }
package buckets

deny contains {"msg": sprintf("%s holds data", [rc.address]), "address": rc.address} if {
	some rc in input.plan.resource_changes
	rc.type == "aws_s3_bucket"
}
`;
const TWO = 'approvers: ["@acme/platform", "@ann"], approvals: 2';

let scenario: Scenario;
afterEach(() => scenario.close());

const OWN = { policies: 'policies' };
const WITH_OPA = { PATH: pathWith(findProgram('opa')) };
const APPROVE = `/plangate approve ${HEAD} agreed in the design review`;
/** Nobody is named in the workflow: the policy alone says who must agree. */
const COMMANDS = { ...OWN, 'override-by': '' };

interface Repository {
  /** Of the default branch. */
  files?: Record<string, string>;
  workspace?: Parameters<typeof start>[0];
  others?: Parameters<typeof start>[2];
}

async function gated(
  custom = TWO,
  github: Partial<GitHub> = {},
  given = {},
  { files = {}, workspace = {}, others }: Repository = {},
) {
  const main = { 'policies/buckets.rego': rego(custom), ...files };
  const net = { script: 'evaluation-passed', ...workspace } as const;
  scenario = await start(net, { branches: { main }, ...github }, others);
  layIn(scenario.job.workspace, main);
  checkOut(scenario.job.workspace);
  return gate(scenario, { ...OWN, ...given }, { env: WITH_OPA });
}
const approves = (login: string, more: Comment = {}) =>
  comment(scenario, { login, body: APPROVE, given: COMMANDS, ...more, env: WITH_OPA });
let attempt = 1;
const again = async (given: Record<string, string> = {}, changes: StepChanges = {}) => {
  attempt += 1;
  const env = { ...WITH_OPA, GITHUB_RUN_ATTEMPT: String(attempt), ...changes.env };
  const ended = await gate(scenario, { ...OWN, ...given }, { ...changes, env });
  // The job that was started again has ended.
  for (const run of scenario.github.workflowRuns) {
    Object.assign(run, { status: 'completed', conclusion: 'failure' });
  }
  return ended;
};
/** The report of the gate: the line that names people is a comment of its own. */
const report = () =>
  scenario.github.comments(42).find(({ body }) => body.includes('plangate:v1'))?.body ?? '';
const needed = ({ outputs }: { outputs: Record<string, string> }) =>
  JSON.parse(outputs['needs-approval'] ?? '') as { missing: number }[];

testWith(
  'opa',
  'a plan needs one of two and then two of two, from the request to a push and a queue',
  async () => {
    const queued = { number: 42, headCommit: MERGE, baseCommit: BASE };
    const opened = await gated(TWO, { queue: [queued] });
    expect(opened.outputs['verdict']).toBe('needs-override');
    expect(needed(opened)).toEqual([
      { policy: 'policies/buckets', approvers: ['acme/platform', 'ann'], needed: 2, missing: 2 },
    ]);
    expect(report()).toContain('needs approval by `acme/platform` and `ann` (0 of 2)');
    expect(report()).toContain(`/plangate approve ${HEAD} REASON`);
    const author = await approves('author');
    expect([author.exitCode, author.reaction]).toEqual([1, '-1']);
    expect((await again()).outputs['verdict']).toBe('needs-override');
    const runs = () => scenario.service.runs().length;
    const before = runs();

    expect(await approves('ann')).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    const one = await again();
    expect([one.outputs['verdict'], needed(one)[0]?.missing]).toEqual(['needs-override', 1]);
    expect(report()).toContain('(1 of 2)');
    expect(report()).toContain('approved by `ann`');

    expect(await approves('ann')).toMatchObject({ exitCode: 0 });
    expect((await again()).outputs['verdict']).toBe('needs-override');

    expect(await approves('carl')).toMatchObject({ exitCode: 0 });
    const two = await again();
    expect([two.outputs['verdict'], needed(two)]).toEqual(['overridden', []]);
    expect(runs()).toBe(before);

    const head_ref = `refs/heads/gh-readonly-queue/main/pr-42-${BASE}`;
    const merge_group = { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main', head_ref };
    const queue = {
      event: { name: 'merge_group', payload: { merge_group } },
      env: { GITHUB_REF: head_ref, GITHUB_RUN_ID: '7002' },
    };
    expect((await again({}, queue)).outputs['verdict']).toBe('overridden');

    scenario.github.push(42, NEWER);
    const pushed = await again(
      {},
      {
        event: { name: 'pull_request', payload: pullRequestPayload({ head: NEWER }) },
        env: { GITHUB_RUN_ID: '7003' },
      },
    );
    expect(pushed.outputs['verdict']).toBe('needs-override');
  },
);

const REFUSED: [what: string, login: string, custom: string, said: RegExp, more?: Comment][] = [
  ['a person who is not named', 'boss', TWO, /boss is none of those who must agree/],
  ['the author, though named', 'author', 'approvers: [author, ann]', /opened this pull request/],
  [
    'the author, where people may override their own change',
    'author',
    'approvers: [author, ann]',
    /opened this pull request/,
    { given: { ...COMMANDS, 'allow-self-override': 'true' } },
  ],
  ['who pushed, though named', 'pusher', 'approvers: [pusher]', /pushed the last commit/],
  ['who pushed earlier, though named', 'earl', 'approvers: [earl]', /pushed to the branch/],
  ['a member who is pending', 'dora', TWO, /none of those who must agree/],
  ['a member who may only read', 'rita', TWO, /may not write in the repository/],
  [
    'a member of a team that is not there',
    'boss',
    'approvers: ["@acme/gone"]',
    /members of acme\/gone cannot be listed/,
  ],
  ['the only one of two', 'ann', 'approvers: [ann, rita], approvals: 2', /only ann can give one/],
  [
    'one beside a name that does not exist',
    'ann',
    'approvers: [ann, nobody-here], approvals: 2',
    /No account is called nobody-here/,
  ],
  [
    'whom the workflow names for all policies',
    'boss',
    TWO,
    /none of those who must agree/,
    { given: { ...OWN, 'override-by': 'boss' } },
  ],
  [
    'in a job without a key',
    'ann',
    TWO,
    /`plangate approval-key` makes one/,
    { given: { ...COMMANDS, 'approval-private-key': '' } },
  ],
  [
    'with the public half in place of the private one',
    'ann',
    TWO,
    /is the public half of a pair/,
    { given: { ...COMMANDS, 'approval-private-key': PAIR.texts.publicKey } },
  ],
];
describe('nobody approves as', () => {
  eachWith('opa', REFUSED)('%s', async (_, login, custom, said, more = {}) => {
    await gated(custom);
    const ended = await approves(login, more);
    expect([ended.exitCode, ended.said]).toEqual([1, expect.stringMatching(said)]);
    expect(ended.actions).not.toContain('started again');
    expect((await again()).outputs['verdict']).toBe('needs-override');
  });
});

testWith('opa', 'an approval by a line of override-by for the policy counts as well', async () => {
  await gated('approvers: ["@acme/platform"]');
  const given = { ...OWN, 'override-by': 'ann\npolicies/buckets: boss' };
  expect(await approves('boss', { given })).toMatchObject({ exitCode: 0 });
  expect((await again()).outputs['verdict']).toBe('overridden');
});

testWith(
  'opa',
  'an approval that another key signed does not count, and the comment says why',
  async () => {
    await gated('approvers: [ann]');
    const given = { ...COMMANDS, 'approval-private-key': OTHER_PAIR.texts.privateKey };
    expect(await approves('ann', { given })).toMatchObject({ exitCode: 0 });
    expect((await again()).outputs['verdict']).toBe('needs-override');
    expect(report()).toContain('not signed with the key of');
  },
);

testWith('opa', 'a gate without a key names the command that makes one', async () => {
  await gated('approvers: [ann]', {}, { 'approval-key': '' });
  expect(report()).toContain('`plangate approval-key`');
  await approves('ann');
  expect((await again({ 'approval-key': '' })).outputs['verdict']).toBe('needs-override');
});

testWith(
  'opa',
  'the private half in the workflow of the gate is refused and not shown',
  async () => {
    const given = { 'approval-key': PAIR.texts.privateKey };
    const ended = await gated('approvers: [ann]', {}, given);
    expect(ended.exitCode).toBe(1);
    expect(ended.stdout).toContain('is the private half of a pair');
    expect(ended.stdout).not.toContain(PAIR.texts.privateKey);
  },
);

describe('those who must agree', () => {
  /** The comments beside that of the gate. */
  const lines = () =>
    scenario.github
      .comments(42)
      .map(({ body }) => body)
      .filter((body) => !body.includes('<!-- plangate'));

  testWith('opa', 'are asked for a review once, and not again after a push', async () => {
    await gated('approvers: [ann, carl]');
    await again();
    scenario.github.push(42, NEWER);
    scenario.github.addJob('gate', NEWER);
    await again({}, { event: pullRequestEvent({ head: NEWER }) });
    expect(scenario.github.reviewRequests).toEqual([
      { number: 42, reviewers: ['ann', 'carl'], teams: [] },
    ]);
    expect(lines()).toEqual([]);
  });

  testWith('opa', 'are named in one line, once, where the token cannot ask them', async () => {
    await gated('approvers: ["@acme/platform"]');
    await again();
    expect(scenario.github.reviewRequests).toEqual([]);
    expect(lines()).toEqual([
      expect.stringMatching(
        /^@acme\/platform can approve 1 failure of the policy gate\. \[Report\]\(http[^)]+\)$/,
      ),
    ]);
  });

  testWith('opa', 'may be a team that the token can ask', async () => {
    const tokens = { [GITHUB_TOKEN]: workflowToken({ members: 'read' }) };
    await gated('approvers: ["@acme/platform"]', { tokens });
    expect(scenario.github.reviewRequests).toEqual([
      { number: 42, reviewers: [], teams: ['platform'] },
    ]);
  });

  testWith('opa', 'are not asked as authors, nor without a comment', async () => {
    const event = pullRequestEvent({ author: 'ann' });
    await gated('approvers: [ann]', {}, { comment: 'off' });
    await again({ comment: 'always' }, { event });
    expect(scenario.github.reviewRequests).toEqual([]);
    expect(lines()).toEqual([]);
  });

  testWith('opa', 'are not those who may only override', async () => {
    await gated(
      TWO,
      {},
      { policies: '', 'override-by': 'ann' },
      { workspace: { script: 'awaiting-override' } },
    );
    expect(scenario.github.reviewRequests).toEqual([]);
    expect(lines()).toEqual([]);
  });
});

// Whenever this runs.
const IN_200_DAYS = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const EXCEPTIONS = 'gate/exceptions.json';
const excepted = (address: string) => ({
  [EXCEPTIONS]: JSON.stringify({
    exceptions: [{ ...ENTRY, policy: 'policies/buckets', address, until: IN_200_DAYS }],
  }),
});

testWith('opa', 'a resource that is excepted needs no approval; any other needs it', async () => {
  const given = { exceptions: EXCEPTIONS };
  const all = await gated(TWO, {}, given, { files: excepted('aws_s3_bucket.flow_logs') });
  expect([all.outputs['verdict'], needed(all)]).toEqual(['passed', []]);
  await scenario.close();

  const other = await gated('approvers: [ann]', {}, given, {
    files: excepted('aws_s3_bucket.other'),
  });
  expect([other.outputs['verdict'], needed(other)[0]?.missing]).toEqual(['needs-override', 1]);
  expect(await approves('ann')).toMatchObject({ exitCode: 0 });
  expect((await again(given)).outputs['verdict']).toBe('overridden');
});

testWith(
  'opa',
  'a resource that the default branch has in the same way needs no approval',
  async () => {
    const files = Object.fromEntries(
      readdirSync('examples/infra', { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((path) => [relative('examples/infra', path), readText(path)]),
    );
    const versions = [{ files, run: { script: 'evaluation-passed' } as const }];
    const given = { 'only-new': 'true' };
    const workspace = { autoApply: true, versions };
    const existing = await gated('approvers: [ann]', {}, given, { workspace });
    expect([existing.outputs['verdict'], needed(existing)]).toEqual(['passed', []]);
  },
);

testWith('opa', 'one command approves what one policy says in two workspaces', async () => {
  const sandbox = { id: 'ws-sandbox0000000000', name: 'sandbox', workingDirectory: 'network' };
  const given = { workspace: '', workspaces: 'net-prod\nsandbox', directory: 'infra' };
  const others = [{ ...sandbox, script: 'evaluation-passed' } as const];
  const opened = await gated('approvers: [ann]', {}, given, { others });
  expect([opened.outputs['verdict'], needed(opened)[0]?.missing]).toEqual(['needs-override', 1]);
  expect(report()).toContain(`1. \`ann\` comments \`/plangate approve ${HEAD} REASON\`.`);
  const both = { ...COMMANDS, workspaces: 'net-prod\nsandbox' };
  expect(await approves('ann', { given: both })).toMatchObject({ exitCode: 0 });
  const approved = await again(given);
  expect([approved.outputs['verdict'], needed(approved)]).toEqual(['overridden', []]);
});
