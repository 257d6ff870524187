/**
 * The token of a gate changed, as from that of the workflow to an app's: its earlier comment is another
 * author's then. It decides nothing, and it never stays beside the new one without a word.
 */
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { publishOnGitHub, type GitHubTarget } from '../../src/hosts/github/publish.ts';
import { createSend } from '../../src/client/http/send.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { concealed } from '../support/concealed.ts';
import { startGitHub, type RunningGitHub } from '../support/github/start-github.ts';
import { userId, workflowToken } from '../support/github/state.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, beforeEach, expect, test } from '../support/jest.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

const send = createSend({ environment: {} });
let github: RunningGitHub;
const HEAD = '6f1cb40e9a7d4c2b8e5f3a1d0c9b8e7f6a5d4c3b';
const WORKFLOW = workflowToken();
const APP = { ...WORKFLOW, login: 'acme-gate[bot]', app: 'acme-gate' };
const WORKFLOW_ID = String(userId(WORKFLOW.login));

beforeEach(async () => {
  github = await startGitHub({
    clock: instantClock(),
    tokens: { ghs_workflow: WORKFLOW, ghs_app: APP },
    pullRequests: [{ number: 42, headSha: HEAD }],
  });
});
afterEach(() => github.stop());
afterAll(() => send.close());

async function publish(token: string, verdict: VerdictWord, changes: Partial<GitHubTarget> = {}) {
  const clock = instantClock();
  const { apiUrl, serverUrl } = github;
  const result = sampleResult({ verdict, system: 'policy-evaluation', workspaces: 1 });
  const repository = { serverUrl, slug: 'acme/infra', root: '/checkout' };
  const view = concealed(toReportView(result, sampleContext({ repository })));
  const where = { apiUrl, owner: 'acme', name: 'infra', githubToken: token, checksToken: token };
  const target = {
    pullRequest: { number: 42, fork: false },
    headSha: HEAD,
    comment: 'auto',
    annotate: 'off',
    ...changes,
  } as const;
  const ports = { clock, random: () => 0.5 };
  const connection = connectGitHub(where, { ...ports, send });
  return publishOnGitHub({ view, target, github: connection, ports }, { files: [] });
}

const WORD =
  /> \[Another comment\]\(http\S+\) of `github-actions\[bot\]` has the marker of this gate and is not updated: this one counts\.\n\n<!-- plangate:/;

test('it is left alone: log and comment name it with link and author', async () => {
  await publish('ghs_workflow', 'blocked');
  const [old] = github.comments(42);
  const { problems } = await publish('ghs_app', 'passed', { comment: 'always' });
  expect(problems).toEqual([
    `A comment of another author (github-actions[bot], id ${WORKFLOW_ID}) carries this gate's marker and was left as it is: ${old?.url}. Remove it if an earlier token of this gate wrote it.`,
  ]);
  expect(github.comments(42)).toHaveLength(2);
  expect(github.comments(42)[0]).toEqual(old);
  expect(github.comments(42)[1]?.body).toMatch(WORD);
});

test('the word stays while the comment does, without a request too many', async () => {
  await publish('ghs_workflow', 'blocked');
  await publish('ghs_app', 'passed', { comment: 'always' });
  const before = github.comments(42);
  const { problems } = await publish('ghs_app', 'passed', { comment: 'always' });
  expect(problems).toHaveLength(1);
  expect(github.comments(42)).toEqual(before);
});

test('the word goes when the other comment does', async () => {
  await publish('ghs_workflow', 'blocked');
  await publish('ghs_app', 'passed', { comment: 'always' });
  github.removeComment(github.comments(42)[0]?.id ?? 0);
  await publish('ghs_app', 'passed', { comment: 'always' });
  expect(github.comments(42)[0]?.body).not.toContain('Another comment');
});
