/** Comments that command nothing, whoever wrote them and whatever stands around the command. */
import { afterAll, beforeAll, describe, expect, test } from '../../support/jest.ts';
import { GITHUB_TOKEN, HEAD, MERGE, type Scenario } from '../../support/scenario.ts';
import { comment, gate, NEWER, OVERRIDE, start, WORKFLOW, type Comment } from './commented.ts';

describe('sixty hostile comments', () => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await start({ script: 'awaiting-override' });
    const ended = await gate(scenario);
    expect(ended.outputs['verdict']).toBe('needs-override');
  });
  afterAll(() => scenario.close());

  const as = (login: string): [string, Comment, RegExp] => [
    `by ${login}`,
    { login },
    /may not write|none of those|cannot override their own change|is unknown/,
  ];
  const nothing = /This comment commands nothing here/;
  const unclear = /does not recognize this command/;
  const edited = /It was edited/;
  const says = (body: string, why = nothing): [string, Comment, RegExp] => [
    JSON.stringify(body),
    { body },
    why,
  ];
  const HOSTILE: [string, Comment, RegExp][] = [
    // Who.
    ...['mallory', 'rita', 'trish', 'octocat', 'dora', 'author', 'pusher'].map(as),
    ['by a bot', { login: 'helper[bot]' }, /not by a person/],
    ['by the workflow itself', { login: WORKFLOW.login, app: 'github-actions' }, /not by a person/],
    ['by an app in the name of a person', { app: 'helper' }, /not by a person/],
    [
      'by a member of a team, with a token that may not see it',
      { login: 'carl', given: { 'members-token': GITHUB_TOKEN } },
      /Nothing was done/,
    ],
    ['by a person of another case', { login: 'Annn' }, /may not write/],
    [
      'by an admin who is not named',
      { login: 'boss', given: { 'override-by': 'ann' } },
      /none of those/,
    ],
    [
      'by a maintainer where admins are named',
      { given: { 'override-by': 'role:admin' } },
      /none of those/,
    ],
    ['with nobody named', { given: { 'override-by': '' } }, /override-by is missing/],
    [
      'with a role that is none',
      { given: { 'override-by': 'role:write' } },
      /names no person or team/,
    ],
    [
      'with a team and no token to ask',
      { given: { 'members-token': '' } },
      /`members-token` is missing/,
    ],
    [
      'with an odd word for self',
      { login: 'author', given: { 'allow-self-override': 'maybe', 'override-by': 'author' } },
      /cannot override their own change/,
    ],
    [
      'started again by somebody else',
      { env: { GITHUB_TRIGGERING_ACTOR: 'author' } },
      /Another person/,
    ],
    ['started by somebody else', { env: { GITHUB_ACTOR: 'author' } }, /Another person/],
    [
      'started by nobody',
      { env: { GITHUB_ACTOR: '', GITHUB_TRIGGERING_ACTOR: '' } },
      /Another person/,
    ],
    // What it says.
    says(`> ${OVERRIDE}`),
    says(`\`${OVERRIDE}\``),
    says(`\`\`\`\n${OVERRIDE}\n\`\`\``),
    says(`~~~\n${OVERRIDE}\n~~~`),
    says(`    ${OVERRIDE}`),
    says(`- ${OVERRIDE}`),
    says(`do not ${OVERRIDE}`),
    says(`Bob said:\n\n${OVERRIDE}`),
    says(`${OVERRIDE}\n\nnot really`),
    says(`<!-- -->${OVERRIDE}`),
    says(`<!--\n${OVERRIDE}\n-->`),
    says(`\u200b${OVERRIDE}`),
    says(`\u202e${OVERRIDE}`),
    says(OVERRIDE.replace('/', '∕')),
    says(OVERRIDE.replace('plangate', 'Plangate')),
    says(OVERRIDE.replace('plangate', 'plаngate')),
    says(`${OVERRIDE}\u2028x`),
    says(`${OVERRIDE}\u0000`),
    says('LGTM'),
    says('/plangate', unclear),
    says('/plangate apply', unclear),
    says('/plangate override', unclear),
    says(`/plangate override ${HEAD}`, unclear),
    says(`/plangate override ${HEAD.slice(0, 7)} short`, unclear),
    says(`/plangate override HEAD ${HEAD}`, unclear),
    says(`/plangate override run-1234567890123456 x`, unclear),
    says(`/plangate override ${HEAD} ...`, unclear),
    says(`/plangate override ${HEAD} ${'x'.repeat(501)}`, unclear),
    // Which commit, which workspace, which pull request.
    says(`/plangate override ${NEWER} another commit`, /not 1111/),
    says(`/plangate override ${MERGE} the merge`, /not a9d3/),
    ['at a commit that moved on', { later: ({ github }) => github.push(42, NEWER) }, /not 6f1c/],
    [
      'in another workspace',
      { given: { workspaces: 'sandbox' } },
      /No run of .* was found in sandbox/,
    ],
    [
      'in a workspace that is not there',
      { given: { workspaces: 'gone' } },
      /No run of .* was found in gone/,
    ],
    ['in another organization', { given: { organization: 'umbrella' } }, /No run of/],
    ['with another key', { given: { 'comment-key': 'other' } }, /No run of/],
    ['on another pull request of the same commit', { number: 43 }, /No run of/],
    [
      'on a pull request of a fork',
      { number: 44, given: { 'allow-self-override': 'true' } },
      /of a fork/,
    ],
    [
      'on a closed pull request',
      { number: 45, given: { 'allow-self-override': 'true' } },
      /not open/,
    ],
    ['on an issue', { event: { issue: { number: 42 } } }, nothing],
    [
      'on a pull request that the event makes up',
      { event: { issue: { number: 43, pull_request: {} } } },
      /another pull request/,
    ],
    // Edited, deleted, made up.
    ['edited by the event', { event: { action: 'edited' } }, nothing],
    ['deleted by the event', { event: { action: 'deleted' } }, nothing],
    ['edited after the fact', { body: 'LGTM', event: { body: OVERRIDE } }, edited],
    ['edited, and back', { later: ({ github }, id) => github.editComment(id, OVERRIDE) }, edited],
    [
      'deleted after the fact',
      { later: ({ github }, id) => github.removeComment(id) },
      /Nothing was done/,
    ],
    ['an event without a comment', { event: { comment: {} } }, nothing],
    ['a review comment', { event: { name: 'pull_request_review_comment' } }, /run is missing/],
    ['a dispatch', { event: { name: 'workflow_dispatch' } }, /run is missing/],
    ['without a token to ask GitHub', { given: { 'github-token': '' } }, nothing],
  ];

  test('are sixty at least', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(60));

  test.each(HOSTILE)('%s', async (_, hostile, why) => {
    const { said, actions, reaction } = await comment(scenario, hostile);
    scenario.github.push(42, HEAD);
    expect(actions).toEqual([]);
    expect(said).toMatch(why);
    expect(reaction).not.toBe('rocket');
  });
});
