/**
 * Attacks on approvals: what somebody could do who may push a branch, read the secrets of the gate's job, edit the comments of the
 * gate and of people, choose what is planned, and show people another report. None of it opens the gate.
 */
import { canonicalJson } from '../../src/approvals/canonical.ts';
import {
  codeOf,
  readApprovalText,
  type ApprovalText,
  type AskedWorkspace,
  type FileDigests,
} from '../../src/approvals/code.ts';
import type { CommentFacts, RequestFacts } from '../../src/approvals/request-look.ts';
import { lineToWrite } from '../../src/approvals/line.ts';
import type { PlanEntry } from '../../src/approvals/plan-entries.ts';
import {
  ANN,
  BOB,
  EVE,
  KEY,
  NONE,
  PLACE,
  QUESTION,
  RULE,
  TWO,
  changeOf,
  withBlock,
  commentOf,
  entriesOf,
  filesWith,
  planOf,
  shownLine,
  tryQueue,
  tryWorld,
  withReason,
  workspaceOf,
  type World,
} from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';
import { expectGolden } from '../support/golden.ts';
import { limitMs } from '../support/time-limits.ts';

type Part = Record<string, unknown>;
type Attack = [what: string, world: Partial<World>];

const LATER = '2026-11-29T18:00:00Z';
const ROLE = changeOf('aws_iam_role.deploy', 'update');
const OLD = changeOf('aws_iam_role.old', 'delete');
const plan = (...changes: Part[]) => entriesOf(planOf(changes));
const now = (more: Partial<AskedWorkspace>) => [workspaceOf(more)];
const SERVICE = { organization: 'org-1', workspace: 'ws-prod' };

/** The line, in a comment of which this is different. */
const comment = (more: Partial<CommentFacts>): Partial<World> => ({
  comments: (line) => commentOf(withReason(line), more),
});
/** The line, in another text. */
const body = (change: (line: string) => string): Partial<World> => ({
  comments: (line) => commentOf(change(withReason(line))),
});
/** A line that was written about something else, with its text. */
const replayed = (shown: Partial<World>, world: Partial<World> = {}): Partial<World> => {
  const { text, line } = shownLine({ ...world, ...shown });
  return { comments: () => commentOf(withReason(line)), kept: (own) => [own, text], ...world };
};
/** The text that is kept, changed; the person wrote the line of the true one. */
const kept = (change: (text: string) => string): Partial<World> => ({
  kept: (text) => [change(text)],
});
const said = (text: string): ApprovalText => {
  const read = readApprovalText(text);
  if (read === undefined) throw new Error('This is no text.');
  return read;
};
/**
 * A report shows a person the line of another text, which its author made, and that text is kept. The person reads its words
 * and writes it.
 */
const forged = (
  change: (text: ApprovalText) => object,
  world: Partial<World> = {},
): Partial<World> => {
  const text = canonicalJson(change(said(shownLine(world).text)));
  const code = codeOf(text);
  return {
    ...world,
    comments: () => commentOf(withReason(lineToWrite(said(text), code))),
    kept: (own) => [own, text],
  };
};
const inWorkspace =
  (change: (workspace: ApprovalText['workspaces'][number]) => object) => (text: ApprovalText) => ({
    ...text,
    workspaces: text.workspaces.map((each) => ({ ...each, ...change(each) })),
  });
const UNREAD = { variables: undefined };
const otherHead = { ...PLACE, head: PLACE.head.replace('9', '8') };
const ids = (...all: string[]) => ({ ids: new Set(all) });

const COMMENTS: Attack[] = [
  [
    'the author edits a comment of an approver into the line',
    comment({ lastEditedAt: LATER, editor: '7', edits: 2 }),
  ],
  [
    'an app edits a comment of an approver',
    comment({ lastEditedAt: LATER, editor: '99', edits: 2 }),
  ],
  [
    'the approver edits an earlier comment',
    comment({ lastEditedAt: LATER, editor: '1', edits: 2 }),
  ],
  [
    'a comment is edited in its first second',
    comment({ lastEditedAt: '2026-11-29T10:12:00Z', editor: '7', edits: 2 }),
  ],
  [
    'an edited comment, whose revision was deleted',
    comment({ lastEditedAt: LATER, editor: null, edits: 0 }),
  ],
  ['an edit of which only the list knows', comment({ edits: 2 })],
  ['an edit whose editor is gone', comment({ lastEditedAt: LATER, editor: null, edits: 2 })],
  [
    'a host that says nothing of edits',
    comment({ lastEditedAt: undefined, editor: undefined, edits: undefined }),
  ],
  ['a comment that was hidden as resolved', comment({ isMinimized: true })],
  [
    'a comment that somebody sent by e-mail, with the address of a notification',
    comment({ byEmail: true }),
  ],
  ['an app that writes in the name of an approver', comment({ byApp: true })],
  [
    'an app that writes in its own name, called like an approver',
    comment({ author: { id: '1', login: 'ann', type: 'Bot' } }),
  ],
  [
    'the workflow of a branch writes the line with the token of the job',
    comment({ author: { id: '41898282', login: 'github-actions[bot]', type: 'Bot' } }),
  ],
  [
    'the account whose personal token the job has',
    { facts: { tokenAccounts: ids('41898282', '1') } },
  ],
  ['an account that was deleted', comment({ author: undefined })],
  ['a comment of a review', comment({ isConversation: false })],
  ['a comment of an issue that was transferred here', { facts: { wasTransferred: true } }],
  ['a comment of an issue that became the request', { facts: { wasIssue: true } }],
  ['somebody quotes the line of the report', body((line) => `> ${line}`)],
  [
    'somebody quotes the line and discusses it',
    body((line) => `> ${line}\n\nI would not approve this.`),
  ],
  ['the line is in a block of code', body((line) => `\`\`\`\n${line}\n\`\`\``)],
  ['the line is in a comment of HTML', body((line) => `<!--\n${line}\n-->`)],
  ['the line is below folded details', body((line) => `<details>\n\n${line}\n\n</details>`)],
  ['the line is after text that fills a screen', body((line) => `LGTM${'\n'.repeat(500)}${line}`)],
  ['two lines in one comment', body((line) => `${line}\n${line}`)],
  ['the line is in a suggestion', body((line) => `\`\`\`suggestion\n${line}\n\`\`\``)],
  [
    'the line with nothing in the place of the reason',
    { comments: (line) => commentOf(line.replace('REASON', '')) },
  ],
  ['the line as it is copied', { comments: (line) => commentOf(line) }],
];

const WORDS: Attack[] = [
  ['words of fewer destroys', body((line) => line.replace(', 1 destroy', ''))],
  ['words of other destroys', body((line) => line.replace('1 destroy', '0 destroy'))],
  ['words of another workspace', body((line) => line.replace('live/prod/net', 'live/dev/net'))],
  ['words of another policy', body((line) => line.replace('iam-changes', 'tags'))],
  ['words of another commit', body((line) => line.replace('9c0f2e1', '9c0f2e2'))],
  ['words of one policy more', body((line) => line.replace('iam-changes', 'iam-changes, tags'))],
  ['a letter of another script', body((line) => line.replace('iam', '\u0456am'))],
  ['letters of full width', body((line) => line.replace('net', '\uff4eet'))],
  ['a sign that nobody sees, in a name', body((line) => line.replace('iam', 'i\u200bam'))],
  ['a sign that turns what follows around', body((line) => line.replace('(', '\u202e('))],
  ['a space that does not break', body((line) => line.replace(' in ', '\u00a0in '))],
  ['two spaces', body((line) => line.replace(' in ', '  in '))],
  ['capitals', body((line) => line.replace('iam-changes', 'IAM-changes'))],
  [
    'a name between quotation marks that needs none',
    body((line) => line.replace('iam-changes', '"iam-changes"')),
  ],
  [
    'the code in the reason, and another one before',
    body((line) => line.replace(/code (\w+)/, `code ${'a'.repeat(32)}: code $1`)),
  ],
  [
    'a code of another case',
    body((line) => line.replace(/code \w+/, (code) => code.toUpperCase().replace('CODE', 'code'))),
  ],
  ['a code with one letter less', body((line) => line.replace(/(code \w+)\w:/, '$1:'))],
  [
    'a code with another letter',
    body((line) => line.replace(/code ./, (code) => (code.endsWith('a') ? 'code b' : 'code a'))),
  ],
  ['the whole hash of the commit', body((line) => line.replace('9c0f2e1', PLACE.head))],
];

const REPLAYS: Attack[] = [
  ['of another request', replayed({ place: { ...PLACE, request: 41 } })],
  ['of another repository', replayed({ place: { ...PLACE, repository: '4712' } })],
  [
    'of another host with this repository',
    replayed({ place: { ...PLACE, host: 'github.acme.example' } }),
  ],
  ['of an earlier head', replayed({ place: otherHead })],
  [
    'of an earlier head, after the branch was pushed back to it',
    { facts: { headPushedAt: LATER } },
  ],
  [
    'of a head whose first seven digits are these',
    replayed({ place: { ...PLACE, head: PLACE.head.replace(/.{5}$/, '00000') } }),
  ],
  ['of another base branch', replayed({ place: { ...PLACE, base: 'release' } })],
  ['of before the request was closed and opened again', { facts: { reopenedAt: LATER } }],
  [
    'of before `/plangate again`',
    {
      comments: (line) => [
        commentOf(withReason(line)),
        commentOf('/plangate again', { author: BOB, createdAt: LATER }),
      ],
    },
  ],
  [
    'of a directory of the same last name',
    replayed({ shown: now({ scope: { directory: 'live/dev/net' } }) }, { now: now({}) }),
  ],
  [
    'of a workspace of the same name in another organization',
    replayed(
      { shown: now({ scope: { ...SERVICE, organization: 'org-2' } }) },
      { now: now({ scope: SERVICE }) },
    ),
  ],
  [
    'of a workspace that had this name before',
    replayed(
      { shown: now({ scope: { ...SERVICE, workspace: 'ws-old' } }) },
      { now: now({ scope: SERVICE }) },
    ),
  ],
  [
    'of another run with another plan',
    replayed(
      { shown: now({ scope: SERVICE, run: 'run-1' }) },
      {
        now: now({ scope: SERVICE, run: 'run-2', entries: plan(ROLE) }),
        counting: { entriesOfRuns: new Map([['run-1', plan(ROLE, OLD)]]) },
      },
    ),
  ],
  [
    'of another run with other variables at the service',
    replayed(
      { shown: now({ scope: SERVICE, run: 'run-1' }) },
      {
        now: now({ scope: SERVICE, run: 'run-2', variables: 'b'.repeat(32) }),
        counting: { entriesOfRuns: new Map([['run-1', plan(ROLE, OLD)]]) },
      },
    ),
  ],
  ...['run-1', 'run-2'].map((unread): Attack => [
    `of another run, where nothing says the variables of ${unread}`,
    replayed(
      { shown: now({ scope: SERVICE, run: 'run-1', ...(unread === 'run-1' && UNREAD) }) },
      {
        now: now({ scope: SERVICE, run: 'run-2', ...(unread === 'run-2' && UNREAD) }),
        counting: { entriesOfRuns: new Map([['run-1', plan(ROLE, OLD)]]) },
      },
    ),
  ]),
  [
    'of a run that was deleted',
    replayed(
      { shown: now({ scope: SERVICE, run: 'run-1' }) },
      { now: now({ scope: SERVICE, run: 'run-2' }) },
    ),
  ],
  [
    'of a check without a service',
    replayed({ shown: now({}) }, { now: now({ scope: SERVICE, run: 'run-1' }) }),
  ],
  [
    'of a policy of the same name in another set',
    replayed(
      { shown: now({ questions: [{ ...QUESTION, policySet: 'other' }] }) },
      { now: now({}), rules: [RULE, { ...RULE, policySet: 'other' }] },
    ),
  ],
  [
    'of another message of this policy',
    replayed({ shown: now({ questions: [{ ...QUESTION, message: '"tags"' }] }) }, { now: now({}) }),
  ],
  ['of what a fork asked', { facts: { isFork: true } }],
];

const countOf = (counts: object) => inWorkspace(() => ({ plan: { run: 'run-1', counts } }));
const RUNNING: Partial<World> = { shown: now({ scope: SERVICE, name: 'net-prod', run: 'run-1' }) };

const KEPT: Attack[] = [
  ['is emptied', kept(() => '')],
  ['is taken out', { kept: () => [] }],
  ['is cut', kept((text) => text.slice(0, -1))],
  ['has other white space', kept((text) => text.replace(',', ', '))],
  ['is that of another code', { kept: () => [shownLine({ place: otherHead }).text] }],
  ['says another head', kept((text) => text.replace(PLACE.head, otherHead.head))],
  ['says one entry less', kept((text) => text.replace(/"change \w+",/, ''))],
  [
    'says a change where something is destroyed',
    kept((text) => text.replace('"destroy ', '"change ')),
  ],
  [
    'is forged, and says fewer changes',
    forged(
      inWorkspace(({ plan: { ...written } }) => ({
        plan: { entries: 'entries' in written ? written.entries.slice(0, 1) : [] },
      })),
    ),
  ],
  [
    'is forged, and says that nothing changes',
    forged(inWorkspace(() => ({ plan: { entries: [] } }))),
  ],
  [
    'is forged, and says a change where something is destroyed',
    forged(
      inWorkspace(({ plan: { ...written } }) => ({
        plan: {
          entries:
            'entries' in written
              ? written.entries.map((entry) => entry.replace('destroy', 'change')).sort()
              : [],
        },
      })),
    ),
  ],
  [
    'is forged, and names another workspace beside the true scope',
    forged(
      inWorkspace(() => ({ name: 'net-dev' })),
      RUNNING,
    ),
  ],
  ['is forged, and counts nothing of the true run', forged(countOf({}), RUNNING)],
  ['is forged, and counts fewer of the true run', forged(countOf({ change: 2 }), RUNNING)],
  [
    'is forged, and hides the workspace among others that are made up',
    forged(({ workspaces, ...text }) => ({
      ...text,
      workspaces: [
        ...workspaces,
        ...['a', 'b', 'c'].flatMap((directory) =>
          workspaces.map((each) => ({ ...each, name: directory, scope: { directory } })),
        ),
      ].sort((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1)),
    })),
  ],
  [
    'is forged, and hides the policy among others that are made up',
    forged(
      inWorkspace(({ questions }) => ({
        questions: [
          ...questions,
          ...['a', 'b', 'c'].flatMap((policy) => questions.map((each) => ({ ...each, policy }))),
        ].sort((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1)),
      })),
    ),
  ],
  [
    'is forged, and says nothing of hidden values',
    forged(
      inWorkspace(({ plan: { ...written } }) => ({
        plan: {
          entries:
            'entries' in written
              ? written.entries.map((entry) => entry.replace('+uncompared', ''))
              : [],
        },
      })),
      {
        key: undefined,
        shown: now({
          entries: entriesOf(
            planOf([changeOf('a.b', 'update', { change: { after_sensitive: { size: true } } })]),
            { key: undefined },
          ),
        }),
      },
    ),
  ],
  [
    'is forged, with a digest in place of the entries',
    forged(inWorkspace(() => ({ plan: { digest: 'a'.repeat(32), counts: { change: 1 } } }))),
  ],
  ['is forged, of another repository', forged((text) => ({ ...text, repository: '4712' }))],
];

const PEOPLE: Attack[] = [
  ['opened the request', { facts: { openedBy: '1' } }],
  ['pushed to its branch before', { facts: { pushedBy: ids('7', '1') } }],
  [
    'wrote, committed or co-authored a commit, or took a suggestion',
    { facts: { committedBy: ids('7', '1') } },
  ],
  ['left, and may not write any more', { mayWrite: new Map([['1', false]]) }],
  ['may not be known to write', { mayWrite: new Map() }],
  ['is named by no list', comment({ author: EVE })],
  [
    'was in a team whose list is refused now',
    {
      rules: [
        { ...RULE, named: { ids: new Set(), unknown: 'The token may not list acme/security.' } },
      ],
    },
  ],
  ['has the old name of one who is named', comment({ author: { ...EVE, login: 'ann' } })],
  [
    'writes twice',
    {
      rules: TWO,
      comments: (line) => [
        commentOf(withReason(line)),
        commentOf(withReason(line), { id: 'IC_2', createdAt: LATER }),
      ],
    },
  ],
  [
    'writes twice in one second',
    {
      rules: TWO,
      comments: (line) => ['IC_1', 'IC_2'].map((id) => commentOf(withReason(line), { id })),
    },
  ],
  [
    'renames and writes again',
    {
      rules: TWO,
      comments: (line) => [
        commentOf(withReason(line)),
        commentOf(withReason(line), { author: { ...ANN, login: 'ann-lee' }, createdAt: LATER }),
      ],
    },
  ],
  [
    'writes at the same moment as somebody who is not named',
    {
      rules: TWO,
      comments: (line) => [ANN, EVE].map((author) => commentOf(withReason(line), { author })),
    },
  ],
  [
    'is one of two, and the other one opened the request',
    {
      rules: TWO,
      facts: { openedBy: '2' },
      comments: (line) => [ANN, BOB].map((author) => commentOf(withReason(line), { author })),
    },
  ],
  ['is alone where an app pushed', { facts: { hasUnnamedPush: true } }],
  [
    'approves a request whose pushes are listed in part',
    { facts: { pushedBy: { problem: 'The list of pushes is cut.' } } },
  ],
  [
    'approves a request whose commits are listed in part',
    { facts: { committedBy: { problem: 'The list of commits is cut.' } } },
  ],
  [
    'approves below more comments than can be read',
    { comments: { problem: 'The comments are cut.' } },
  ],
];

const change = (more: Part) =>
  now({ entries: plan(changeOf('aws_iam_role.deploy', 'update', { change: more }), OLD) });
const long = (number: string) =>
  now({
    entries: entriesOf(JSON.stringify(planOf([ROLE])).replace('"size":2', `"size":${number}`)),
  });
const secret = (password: string, key: string | undefined) =>
  now({
    entries: entriesOf(
      planOf([
        changeOf('a.b', 'update', {
          change: { after: { password }, after_sensitive: { password: true } },
        }),
      ]),
      { key },
    ),
  });
const PROVISIONED = entriesOf(
  withBlock(planOf([ROLE]), { provisioners: [{ type: 'local-exec' }] }),
);
const provisioned = (...files: Parameters<typeof filesWith>): Partial<World> => ({
  shown: now({ entries: PROVISIONED }),
  now: now({ entries: PROVISIONED, files: filesWith(...files) }),
});
const many = (count: number, size: number) =>
  Array.from({ length: count }, (_, at) =>
    changeOf(`a.b[${at}]`, 'update', { change: { after: { size } } }),
  );

const PLANS: Attack[] = [
  ['with another value', { now: change({ after: { size: 3 } }) }],
  ['with a member that no report shows', { now: change({ after: { size: 2, hidden: 1 } }) }],
  [
    'with another value of what is destroyed',
    {
      now: now({
        entries: plan(
          ROLE,
          changeOf('aws_iam_role.old', 'delete', { change: { before: { size: 9 } } }),
        ),
      }),
    },
  ],
  [
    'with another last digit of a long number',
    { shown: long('12345678901234567890'), now: long('12345678901234567891') },
  ],
  [
    'that destroys one more',
    { now: now({ entries: plan(ROLE, OLD, changeOf('aws_vpc.main', 'delete')) }) },
  ],
  ['that keeps what was to be destroyed', { now: now({ entries: plan(ROLE) }) }],
  [
    'that replaces in place of a change',
    { now: now({ entries: plan(changeOf('aws_iam_role.deploy', 'delete create'), OLD) }) },
  ],
  [
    'that moves another object to the address',
    { now: now({ entries: plan({ ...ROLE, previous_address: 'aws_iam_role.admin' }, OLD) }) },
  ],
  [
    'that destroys a deposed object in place of the resource',
    { now: now({ entries: plan(ROLE, { ...OLD, deposed: 'abcd1234' }) }) },
  ],
  [
    'that imports another object',
    { now: change({ importing: { id: 'arn:aws:iam::1:role/admin' } }) },
  ],
  [
    'in another account',
    {
      now: now({
        entries: entriesOf({
          ...planOf([ROLE, OLD]),
          configuration: {
            ...(planOf([ROLE, OLD])['configuration'] as Part),
            provider_config: { aws: { expressions: { assume_role: { constant_value: 'admin' } } } },
          },
        }),
      }),
    },
  ],
  [
    'with another output',
    {
      now: now({
        entries: entriesOf(
          planOf([ROLE, OLD], { output_changes: { role: { actions: ['update'], after: 1 } } }),
        ),
      }),
    },
  ],
  [
    'that invokes an action',
    {
      now: now({
        entries: entriesOf(
          planOf([ROLE, OLD], { action_invocations: [{ address: 'action.a.b' }] }),
        ),
      }),
    },
  ],
  [
    'that leaves something to a later plan',
    {
      now: now({
        entries: entriesOf(
          planOf([ROLE, OLD], { deferred_changes: [{ reason: 'x', resource_change: ROLE }] }),
        ),
      }),
    },
  ],
  [
    'with drift that a change refers to',
    {
      now: now({
        entries: entriesOf(
          planOf([ROLE, OLD], {
            resource_drift: [ROLE],
            relevant_attributes: [{ resource: 'aws_iam_role.deploy', attribute: [] }],
          }),
        ),
      }),
    },
  ],
  [
    'with data that is read during the apply',
    { now: now({ entries: plan(ROLE, OLD, changeOf('data.aws_iam_policy.any', 'read')) }) },
  ],
  ['with another script of a provisioner', provisioned({ configuration: 'files-2' })],
  [
    'with another script of a provisioner, which an earlier step generated',
    provisioned({ uncommitted: 'generated-2' }),
  ],
  [
    'with another version of a module, which nobody can compare',
    provisioned(
      {},
      { notCompared: { why: 'not installed here: module `vpc`', remedy: 'Run `terraform get`' } },
    ),
  ],
  [
    'with another file below a path that stays',
    { now: now({ files: filesWith({ named: 'named-2' }) }) },
  ],
  ['with another sensitive value', { shown: secret('one', KEY), now: secret('two', KEY) }],
  [
    'with another key for sensitive values',
    { shown: secret('one', KEY), now: secret('one', 'another key') },
  ],
  [
    'with a message that says more of a hidden value',
    {
      shown: now({ questions: [{ ...QUESTION, hidden: '"one"' }] }),
      now: now({ questions: [{ ...QUESTION, hidden: '"two"' }] }),
    },
  ],
  [
    'of 2,000 changes of which one differs',
    {
      shown: now({ entries: plan(...many(2_000, 2)) }),
      now: now({
        entries: plan(
          ...many(1_999, 2),
          changeOf('a.b[1999]', 'update', { change: { after: { size: 3 } } }),
        ),
      }),
    },
  ],
  [
    'of 500 changes, and one more',
    {
      shown: now({ entries: plan(...many(500, 2)) }),
      now: now({ entries: plan(...many(501, 2)) }),
    },
  ],
];

test('without an attack the gate opens', () => {
  for (const world of [
    {},
    RUNNING,
    {
      rules: TWO,
      comments: (line: string) =>
        [ANN, BOB].map((author) => commentOf(withReason(line), { author })),
    },
  ]) {
    expect(tryWorld(world).isOpen).toBe(false);
  }
  // A forged text that says what is true is no forged text.
  expect(tryWorld(forged((text) => text)).isOpen).toBe(false);
});

describe('a comment', () => test.each(COMMENTS)('%s', stays));
describe('a line with', () => test.each(WORDS)('%s', stays));
describe('an approval', () => test.each(REPLAYS)('%s', stays));
describe('the kept text', () => test.each(KEPT)('%s', stays));
describe('an approver who', () => test.each(PEOPLE)('%s', stays));
describe('a plan', () => test.each(PLANS)('%s', stays));

function stays(_what: string, world: Partial<World>): void {
  const { questions } = tryWorld(world);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.every(({ missing }) => missing > 0)).toBe(true);
}

const ALL = [COMMENTS, WORDS, REPLAYS, KEPT, PEOPLE, PLANS].flat();

test('they are more than eighty, and no two of them are one', () => {
  expect(ALL.length).toBeGreaterThan(80);
  expect(new Set(ALL.map(([what]) => what)).size).toBe(ALL.length);
});

test('each is answered in words', () => {
  const sentences = ALL.flatMap(([, world]) => {
    const { sentences: said_, notes } = tryWorld(world);
    return [...said_, ...notes];
  });
  expectGolden('messages/approvals.txt', `${[...new Set(sentences)].join('\n')}\n`);
});

test('whoever wrote a line that does not count is answered', () => {
  const silent = ALL.filter(([, world]) => {
    const { refused, notes } = tryWorld(world);
    return refused.length + notes.length === 0;
  });
  // What is quoted, in code or hidden is no line, and one who wrote twice wrote a line that counts.
  expect(silent.map(([what]) => what)).toEqual([
    'somebody quotes the line of the report',
    'somebody quotes the line and discusses it',
    'the line is in a block of code',
    'the line is in a comment of HTML',
    'the line is in a suggestion',
    'writes twice',
    'writes twice in one second',
    'renames and writes again',
  ]);
});

describe('in a merge queue', () => {
  const [A = NONE, B = NONE, LOCAL = NONE] = [
    ...plan(ROLE),
    ...plan(changeOf('aws_iam_role.sibling', 'update')),
    ...plan(
      changeOf('aws_iam_role.later', 'create', { change: { after_unknown: { size: true } } }),
    ),
  ];
  const roles = (entries: readonly PlanEntry[]) => (entries.length > 0 ? ['roles'] : []);
  const asking = (...entries: PlanEntry[]) =>
    workspaceOf({ entries, questions: [{ ...QUESTION, message: 'roles' }] });
  const one = (number: number, shown: AskedWorkspace, ...people: (typeof ANN)[]) => ({
    number,
    shown,
    people,
  });
  test.each<[string, Parameters<typeof tryQueue>]>([
    [
      'a sibling changes a local value on which an unknown value depends',
      [
        [one(1, asking(LOCAL), ANN)],
        [LOCAL, B],
        () => ['roles'],
        { files: filesWith({ configuration: 'files-2' }) },
      ],
    ],
    [
      'a sibling changes a file that is named',
      [
        [one(1, asking(A), ANN)],
        [A, B],
        (entries) => (entries.includes(A) ? ['roles'] : []),
        { files: filesWith({ configuration: 'files-2', named: 'named-2' }) },
      ],
    ],
    ['a sibling takes away what made it harmless', [[one(1, asking(A, B), ANN)], [A], roles]],
    ['a sibling adds what needs the same approval', [[one(1, asking(A), ANN)], [A, B], roles]],
    [
      'a sibling adds what was hidden behind the approved message',
      [
        [one(1, asking(A), ANN)],
        [A, B],
        (entries) => (entries.includes(A) ? ['roles'] : entries.map(({ name }) => name)),
      ],
    ],
    [
      'an approval of one request stands in for another one',
      [[one(1, asking(A), ANN), one(2, asking(B))], [A, B], roles],
    ],
  ])('%s', (_, [requests, entries, policy, more]) => {
    const { questions } = tryQueue(requests, entries, policy, more);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.every(({ missing }) => missing > 0)).toBe(true);
  });
});

describe('in a merge queue, a sibling that', () => {
  interface Kind {
    isHarmless: boolean;
    /** What it adds, as the first or as the second sibling. */
    adds?: readonly PlanEntry[];
    takesAway?: true;
    files?: Partial<FileDigests>;
    people?: (typeof ANN)[];
    facts?: Partial<RequestFacts>;
  }
  const rolesOf = plan(...['a', 'b'].map((name) => changeOf(`aws_iam_role.${name}`, 'update')));
  const routesOf = plan(...['a', 'b'].map((name) => changeOf(`aws_route.${name}`, 'create')));
  const approved = plan(ROLE, changeOf('aws_iam_policy.boundary', 'create'));
  const KINDS: Record<string, Kind> = {
    'changes another workspace': { isHarmless: true },
    'changes what no policy asks about': { isHarmless: true, adds: routesOf },
    'changes files that decide nothing': {
      isHarmless: true,
      files: { configuration: 'files-2', uncommitted: 'generated-2' },
    },
    'asks the same, and is approved': { isHarmless: true, adds: rolesOf, people: [BOB] },
    'asks the same, and is not approved': { isHarmless: false, adds: rolesOf },
    'asks the same, and its author approves': {
      isHarmless: false,
      adds: rolesOf,
      people: [BOB],
      facts: { openedBy: BOB.id },
    },
    'asks the same, and somebody approves who is not named': {
      isHarmless: false,
      adds: rolesOf,
      people: [EVE],
    },
    'takes away what was approved': { isHarmless: false, takesAway: true },
    'changes a file that is named': { isHarmless: false, files: { named: 'named-2' } },
  };
  const asking = (entries: readonly PlanEntry[]) =>
    workspaceOf({ entries, questions: [{ ...QUESTION, message: 'roles' }] });
  const policy = (entries: readonly PlanEntry[]) =>
    entries.some(({ name }) => name.startsWith('aws_iam_role')) ? ['roles'] : [];
  const isOpen = (...siblings: readonly Kind[]): boolean => {
    const added = siblings.map(({ adds = [] }, at) => adds.slice(at, at + 1));
    const requests = siblings.map(({ people = [], facts = {} }, at) => {
      return { number: at + 2, shown: asking(added[at] ?? []), people, facts };
    });
    const kept = siblings.some(({ takesAway }) => takesAway) ? approved.slice(0, 1) : approved;
    const files = siblings.reduce((all, each) => ({ ...all, ...each.files }), {});
    const first = { number: 1, shown: asking(approved), people: [ANN] };
    const entries = [...kept, ...added.flat()];
    const now_ = { files: filesWith(files) };
    const { questions } = tryQueue([first, ...requests], entries, policy, now_);
    expect(questions.length).toBeGreaterThan(0);
    return questions.some(({ missing }) => missing > 0);
  };

  test('is not there leaves the approval', () => expect(isOpen()).toBe(false));

  test.each(Object.entries(KINDS))('%s, alone and beside each other one', (_, kind) => {
    expect(isOpen(kind)).toBe(!kind.isHarmless);
    for (const [beside, other] of Object.entries(KINDS)) {
      const expected = !(kind.isHarmless && other.isHarmless);
      expect([beside, isOpen(kind, other), isOpen(other, kind)]).toEqual([
        beside,
        expected,
        expected,
      ]);
    }
  });
});

test('3,000 comments take time as their number grows', () => {
  const filler = 'x'.repeat(500);
  const flood = (count: number): Partial<World> => ({
    rules: TWO,
    comments: (line) =>
      Array.from({ length: count }, (_, at) =>
        commentOf(at % 3 === 0 ? withReason(line) : `/plangate approve ${filler}`, {
          id: `IC_${at}`,
          author: { ...EVE, id: `${at + 100}` },
        }),
      ).concat(commentOf(withReason(line), { id: 'IC_ann' })),
    mayWrite: new Map([['1', true]]),
  });
  const began = performance.now();
  const { questions, refused } = tryWorld(flood(3_000));
  expect(questions).toMatchObject([{ missing: 1, given: [{ by: { login: 'ann' } }] }]);
  // Of what is no line, strangers are told nothing.
  expect(refused).toHaveLength(1_000);
  expect(performance.now() - began).toBeLessThan(limitMs(2_000));
});
