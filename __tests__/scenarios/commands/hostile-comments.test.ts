/**
 * Comments that command nothing, one for each reason: `trust/command` has what a comment may say, and who is named.
 */
import { afterAll, beforeAll, describe, expect, test } from '../../support/jest.ts';
import { GITHUB_TOKEN, HEAD, MERGE, type Scenario } from '../../support/scenario.ts';
import { comment, gate, NEWER, OVERRIDE, start, WORKFLOW, type Comment } from './commented.ts';

describe('hostile comments', () => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await start({ script: 'awaiting-override' });
    const ended = await gate(scenario);
    expect(ended.outputs['verdict']).toBe('needs-override');
  });
  afterAll(() => scenario.close());

  type Row = [name: string, comment: Comment, why: RegExp];
  const as = (login: string): Row => [
    `by ${login}`,
    { login },
    /may not write|none of those|its author (?:opened|pushed)|does not say whether its author/,
  ];
  const nothing = /This comment commands nothing here/;
  const unclear = /cannot follow this command/;
  const edited = /it was edited/;
  const says = (body: string, why = nothing): Row => [JSON.stringify(body), { body }, why];
  /** Comments on jobs that have other inputs. */
  const given = (name: string, inputs: Record<string, string>, why: RegExp): Row => [
    name,
    { given: inputs },
    why,
  ];
  const started = (name: string, env: Record<string, string>): Row => [
    name,
    { env },
    /Another person/,
  ];
  const SELF = { 'allow-self-override': 'true' };
  const HOSTILE: Row[] = [
    // Who.
    ...['mallory', 'rita', 'dora', 'author', 'pusher', 'earl'].map(as),
    ['by a bot', { login: 'helper[bot]' }, /no person wrote it/],
    [
      'by the workflow itself',
      { login: WORKFLOW.login, app: 'github-actions' },
      /does not show this comment/,
    ],
    ['by an app in the name of a person', { app: 'helper' }, /an app wrote it/],
    [
      'by a member of a team, with a token that may not see it',
      { login: 'carl', given: { 'members-token': GITHUB_TOKEN } },
      /Nothing was done/,
    ],
    given('with nobody named', { 'override-by': '' }, /override-by is missing/),
    [
      'by a member of a team, without a token to ask',
      { login: 'carl', given: { 'members-token': '' } },
      /Who is in acme\/platform is unknown/,
    ],
    [
      'with an odd word for self',
      { login: 'author', given: { 'allow-self-override': 'maybe', 'override-by': 'author' } },
      /plangate\.yml:4: `allow-self-override` is the text "maybe"/,
    ],
    started('started again by somebody else', { GITHUB_TRIGGERING_ACTOR: 'author' }),
    started('started by nobody', { GITHUB_ACTOR: '', GITHUB_TRIGGERING_ACTOR: '' }),
    // What it says.
    says(`> ${OVERRIDE}`),
    says(`${OVERRIDE}\n\nnot really`, unclear),
    says(OVERRIDE.replace('plangate', 'plаngate')),
    says(`/plangate override ${HEAD}`, unclear),
    // Which commit, which workspace, which pull request.
    says(`/plangate override ${NEWER} another commit`, /not 1111/),
    says(`/plangate override ${MERGE} the merge`, /not a9d3/),
    ['at a commit that moved on', { later: ({ github }) => github.push(42, NEWER) }, /not 6f1c/],
    given('in another workspace', { workspaces: 'sandbox' }, /No run of .* was found in sandbox/),
    given('in another organization', { organization: 'umbrella' }, /No run of/),
    ['on another pull request of the same commit', { number: 43 }, /No run of/],
    ['on a pull request of a fork', { number: 44, given: SELF }, /comes from a fork/],
    ['on a closed pull request', { number: 45, given: SELF }, /not open/],
    ['on an issue', { event: { issue: { number: 42 } } }, nothing],
    [
      'on a pull request that the event makes up',
      { event: { issue: { number: 43, pull_request: {} } } },
      /another pull request/,
    ],
    // Edited, deleted, made up.
    ['edited by the event', { event: { action: 'edited' } }, nothing],
    ['edited after the fact', { body: 'LGTM', event: { body: OVERRIDE } }, edited],
    ['edited, and back', { later: ({ github }, id) => github.editComment(id, OVERRIDE) }, edited],
    [
      'deleted after the fact',
      { later: ({ github }, id) => github.removeComment(id) },
      /Nothing was done/,
    ],
    ['an event without a comment', { event: { comment: {} } }, nothing],
    ['an event with another comment', { event: { comment: 'x' } }, /has no comment in it/],
    ['a review comment', { event: { name: 'pull_request_review_comment' } }, nothing],
    ['without a token to ask GitHub', { given: { 'github-token': '' } }, nothing],
  ];

  test.each(HOSTILE)('command nothing: %s', async (_, hostile, why) => {
    const { said, actions, reaction } = await comment(scenario, hostile);
    scenario.github.push(42, HEAD);
    // Others than those who may write get the reaction alone.
    if (['mallory', 'rita'].includes(hostile.login ?? '')) expect(actions).toEqual([]);
    // Whoever may write is told that it was refused, in words that are always the same.
    expect(actions.filter((action) => action !== 'told in the comment')).toEqual([]);
    if (actions.length > 0) expect(scenario.comment()).toMatch(REFUSED_LINE);
    expect(said).toMatch(why);
    expect(reaction).not.toBe('rocket');
  });
});

const REFUSED_LINE =
  /^- [a-z]+ (?:gave a command that was refused: the log of its job says why|wrote a command that cannot be followed: [^\n]+) \(<date> UTC\)$/m;
