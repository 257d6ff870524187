/** Which comments are approvals of people who may approve: every claim keeps a line from counting, by itself. */
import { isAboutApprovals, LINE_CLAIMS } from '../../src/approvals/examine-lines.ts';
import {
  ANN,
  BOB,
  EVE,
  PLACE,
  commentOf,
  shownLine,
  tryWorld,
  withReason,
  workspaceOf,
  type World,
} from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';

type ClaimName = keyof typeof LINE_CLAIMS;

/** The line, with other facts of its comment. */
const commented = (more: Parameters<typeof commentOf>[1]): Partial<World> => ({
  comments: (line) => commentOf(withReason(line), more),
});
const elsewhere = (place: Partial<typeof PLACE>): Partial<World> => ({
  place: { ...PLACE, ...place },
});
/** What was approved at another place, read here. */
const fromElsewhere = (place: Partial<typeof PLACE>): Partial<World> => {
  const { text, line } = shownLine(elsewhere(place));
  return { comments: () => commentOf(withReason(line)), kept: (own) => [own, text] };
};
const CUT = { problem: 'The list of pushes is cut.' };
const ids = (...all: string[]) => ({ ids: new Set(all) });

const CASES: [ClaimName, string, Partial<World>][] = [
  ['isOfPerson', 'no person wrote it', commented({ author: { ...ANN, type: 'Bot' } })],
  ['isOfPerson', 'no person wrote it', commented({ author: { ...ANN, type: 'Mannequin' } })],
  ['isUnedited', 'it was edited', commented({ lastEditedAt: '2026-11-29T10:12:00Z' })],
  ['isUnedited', 'it was edited', commented({ editor: '9' })],
  ['isUnedited', 'it was edited', commented({ edits: 2 })],
  [
    'isUnedited',
    'the host does not say whether it was edited',
    commented({ lastEditedAt: undefined }),
  ],
  ['isUnedited', 'the host does not say whether it was edited', commented({ editor: undefined })],
  ['isUnedited', 'the host does not say whether it was edited', commented({ edits: undefined })],
  ['isShown', 'it is hidden', commented({ isMinimized: true })],
  ['isShown', 'the host does not say whether it is hidden', commented({ isMinimized: undefined })],
  ['isNoEmail', 'it came by e-mail', commented({ byEmail: true })],
  [
    'isNoEmail',
    'the host does not say whether it came by e-mail',
    commented({ byEmail: undefined }),
  ],
  ['isByNoApp', 'an app wrote it', commented({ byApp: true })],
  ['isByNoApp', 'the host does not say whether an app wrote it', commented({ byApp: undefined })],
  [
    'isOfConversation',
    'it is no comment of the conversation',
    commented({ isConversation: false }),
  ],
  ['isOfNoToken', 'this job has a token of that account', { facts: { tokenAccounts: ids('1') } }],
  ['isOfNoToken', 'The list of pushes is cut', { facts: { tokenAccounts: CUT } }],
  ['isOfOwnRequest', 'the request comes from a fork', { facts: { isFork: true } }],
  [
    'isOfOwnRequest',
    'the host does not say whether it is of a fork',
    { facts: { isFork: undefined } },
  ],
  [
    'isNotTransferred',
    'the request was transferred from another repository',
    { facts: { wasTransferred: true } },
  ],
  [
    'isNotTransferred',
    'the host does not say whether the request was transferred',
    { facts: { wasTransferred: undefined } },
  ],
  ['wasNoIssue', 'the request was an issue before', { facts: { wasIssue: true } }],
  [
    'wasNoIssue',
    'the host does not say whether the request was an issue',
    { facts: { wasIssue: undefined } },
  ],
  [
    'isAfterPush',
    'it is older than the push of the head',
    { facts: { headPushedAt: '2026-11-29T10:12:01Z' } },
  ],
  [
    'isAfterPush',
    'it is older than the push of the head',
    { facts: { headPushedAt: '2026-11-29T10:12:00Z' } },
  ],
  [
    'isAfterPush',
    'the host does not say whether it is newer than the push of the head',
    { facts: { headPushedAt: undefined } },
  ],
  [
    'isAfterPush',
    'the host does not say whether it is newer than the push of the head',
    { facts: { headPushedAt: 'yesterday' } },
  ],
  [
    'isAfterReopening',
    'it is older than the newest opening of the request',
    { facts: { reopenedAt: '2026-11-29T11:00:00Z' } },
  ],
  [
    'isAfterReopening',
    'the host does not say whether it is newer than the newest opening of the request',
    { facts: { reopenedAt: undefined } },
  ],
  [
    'isAfterAgain',
    'it is older than `/plangate again`',
    {
      comments: (line) => [
        commentOf(withReason(line)),
        commentOf('/plangate again', { author: EVE, createdAt: '2026-11-29T11:00:00Z' }),
      ],
    },
  ],
  [
    'isKnown',
    'its code is of no plan that this gate knows. Copy the line of the report',
    { kept: () => [] },
  ],
  [
    'hasItsWords',
    'its words are not those of its code. Copy the line of the report',
    { comments: (line) => commentOf(withReason(line).replace('1 change', '2 change')) },
  ],
  ['isOfRepository', 'its code is of another repository', fromElsewhere({ repository: '4712' })],
  [
    'isOfRepository',
    'its code is of another repository',
    fromElsewhere({ host: 'github.acme.example' }),
  ],
  ['isOfRequest', 'its code is of another request', fromElsewhere({ request: 41 })],
  ['isOfBase', 'its code is of another base branch', fromElsewhere({ base: 'release' })],
  [
    'isOfHead',
    'its code is of another commit',
    fromElsewhere({ head: PLACE.head.replace('9', '8') }),
  ],
  ['mayWrite', 'its author may not write in the repository', { mayWrite: new Map([['1', false]]) }],
  ['mayWrite', 'the host does not say whether its author may write', { mayWrite: new Map() }],
  ['isNotOpener', 'its author opened the request', { facts: { openedBy: '1' } }],
  [
    'isNotOpener',
    'the host does not say who opened the request',
    { facts: { openedBy: undefined } },
  ],
  [
    'isNoPusher',
    'its author pushed to the branch of the request',
    { facts: { pushedBy: ids('1') } },
  ],
  ['isNoPusher', 'The list of pushes is cut', { facts: { pushedBy: CUT } }],
  [
    'isNoCommitter',
    'its author wrote a commit of the request',
    { facts: { committedBy: ids('1') } },
  ],
  ['isNoCommitter', 'The list of pushes is cut', { facts: { committedBy: CUT } }],
];

test('a line of somebody who may approve counts', () => {
  const { isOpen, questions, sentences, notes } = tryWorld();
  expect(isOpen).toBe(false);
  expect(questions).toMatchObject([
    {
      needed: 1,
      missing: 0,
      given: [{ by: { id: '1', login: 'ann' }, reason: 'agreed in the design review' }],
    },
  ]);
  expect({ sentences, notes }).toEqual({ sentences: [], notes: [] });
});

describe('a line does not count', () => {
  test.each(CASES)('%s: %s', (name, why, world) => {
    const { isOpen, questions, sentences } = tryWorld(world);
    expect(isOpen).toBe(true);
    expect(questions).toMatchObject([{ missing: 1, given: [] }]);
    expect(sentences).toEqual([`@ann's line does not count: ${why}.`]);
    // It is this claim alone that keeps it from counting, except that no text is there without its code.
    const { [name]: _left, ...others } = LINE_CLAIMS;
    const claims = others as typeof LINE_CLAIMS;
    expect(tryWorld({ ...world, claims }).isOpen).toBe(name === 'isKnown');
  });

  test('and every claim has a case', () => {
    expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(Object.keys(LINE_CLAIMS)));
  });

  test('if its account is gone', () => {
    const { isOpen, sentences } = tryWorld({
      comments: (line) => commentOf(withReason(line), { author: undefined }),
    });
    expect(isOpen).toBe(true);
    expect(sentences).toEqual(["@ghost's line does not count: no person wrote it."]);
  });
});

describe('the report says that nothing can be approved', () => {
  test.each<[string, Partial<World>]>([
    ['Nothing can be approved here: the request comes from a fork.', { facts: { isFork: true } }],
    [
      'Nothing can be approved here: the host does not say whether the request comes from a fork.',
      { facts: { isFork: undefined } },
    ],
    [
      'Nothing can be approved here: the request was transferred from another repository.',
      { facts: { wasTransferred: true } },
    ],
    [
      'Nothing can be approved here: the request was an issue before.',
      { facts: { wasIssue: true } },
    ],
    [
      'Nothing can be approved here: the host does not say when the head was pushed.',
      { facts: { headPushedAt: undefined } },
    ],
    [
      'Nothing can be approved here: the host does not say when the request was opened last.',
      { facts: { reopenedAt: undefined } },
    ],
    [
      'Nothing can be approved here: the host does not say who opened the request.',
      { facts: { openedBy: undefined } },
    ],
    ['The list of pushes is cut.', { facts: { pushedBy: CUT } }],
    [
      'The comments could not be read to their end.',
      { comments: { problem: 'The comments could not be read to their end.' } },
    ],
  ])('%s', (sentence, world) => {
    const { isOpen, notes } = tryWorld(world);
    expect(isOpen).toBe(true);
    expect(notes).toEqual([sentence]);
    // Nobody has written a line yet.
    expect(tryWorld({ comments: () => [], ...world }).notes).toEqual([sentence]);
  });
});

describe('what is no line', () => {
  const AT = '2026-11-29T12:00:00Z';
  test.each<[string, string]>([
    [
      '`/plangate override 1234`',
      "@bob's line does not count: `/plangate override` is for what waits at the service. Copy the line of the report.",
    ],
    [
      '`/plangate allow-destroys x`',
      "@bob's line does not count: `/plangate allow-destroys` is no command any more. Copy the line of the report.",
    ],
    [
      `\`/plangate approve ${PLACE.head} agreed\``,
      "@bob's line does not count: a commit says too little of what is approved. Copy the line of the report.",
    ],
    [
      '`LGTM\n/plangate approve all of it`',
      "@bob's line does not count: it is not alone in its comment, or it is in code.",
    ],
    [
      '`/plangate approve all of it`',
      "@bob's line does not count: it is not the line of the report. Copy the line of the report.",
    ],
  ])('%s is answered', (body, sentence) => {
    const { isOpen, sentences } = tryWorld({
      comments: () => commentOf(body.slice(1, -1), { author: BOB, createdAt: AT }),
    });
    expect(isOpen).toBe(true);
    expect(sentences).toEqual([sentence]);
  });

  test('an override is not answered where something waits at the service', () => {
    const comments = () => commentOf('/plangate override 1234 x');
    expect(tryWorld({ comments, overridesAtService: true }).sentences).toEqual([]);
    const destroys = () => commentOf('/plangate allow-destroys 1234 x');
    expect(tryWorld({ comments: destroys, overridesAtService: true }).sentences).toHaveLength(1);
  });

  test("the gate's own comment is not answered, whoever's token it has", () => {
    const comments = (line: string) => [
      commentOf(`1. Write this\n   \`${line}\``, {
        author: { id: '41898282', login: 'github-actions', type: 'Bot' },
      }),
      commentOf(`1. Write this\n   \`${line}\``, {
        author: { id: '5', login: 'gate', type: 'User' },
      }),
    ];
    const { sentences, isOpen } = tryWorld({ comments, facts: { tokenAccounts: ids('5') } });
    expect({ sentences, isOpen }).toEqual({ sentences: [], isOpen: true });
  });
});

describe('`/plangate again`', () => {
  const again = (
    more: Parameters<typeof commentOf>[1],
    after: Partial<World> = {},
  ): Partial<World> => ({
    comments: (line) => [
      commentOf(withReason(line)),
      commentOf('/plangate again', { author: EVE, createdAt: '2026-11-29T11:00:00Z', ...more }),
    ],
    ...after,
  });
  test.each<[string, boolean, Partial<World>]>([
    ['ends what was approved before', true, again({})],
    ['ends it also where it was edited', true, again({ edits: 2 })],
    [
      'ends it where the right to write is not known',
      true,
      again({}, { mayWrite: new Map([['1', true]]) }),
    ],
    [
      'ends nothing that was approved afterwards',
      false,
      again({ createdAt: '2026-11-29T10:00:00Z' }),
    ],
    ['of the same second ends it', true, again({ createdAt: '2026-11-29T10:12:00Z' })],
    [
      'of somebody who may not write ends nothing',
      false,
      again(
        {},
        {
          mayWrite: new Map([
            ['1', true],
            ['9', false],
          ]),
        },
      ),
    ],
    [
      'that an earlier job saw ends it, though it is gone',
      true,
      { againAt: '2026-11-29T11:00:00Z' },
    ],
    [
      'that was seen ends it, whatever an older one says',
      true,
      { ...again({ createdAt: '2026-11-29T10:00:00Z' }), againAt: '2026-11-29T11:00:00Z' },
    ],
    [
      'ends it, whatever an older one says that was seen',
      true,
      { ...again({}), againAt: '2026-11-29T10:00:00Z' },
    ],
    [
      'that was seen ends nothing that was approved afterwards',
      false,
      { againAt: '2026-11-29T10:00:00Z' },
    ],
    ['of an account that is gone ends nothing', false, again({ author: undefined })],
    ['of an app ends nothing', false, again({ author: { ...EVE, type: 'Bot' } })],
  ])('%s', (_, isOpen, world) => expect(tryWorld(world).isOpen).toBe(isOpen));

  test('is told with its time, so that the gate keeps it', () => {
    expect(tryWorld(again({})).examined.againAt).toBe('2026-11-29T11:00:00Z');
    expect(tryWorld({}).examined.againAt).toBeUndefined();
  });
});

test('the words of a line are those of its text, and of no other one that is kept', () => {
  const other = shownLine({
    shown: [workspaceOf({ questions: [{ policySet: 'policies', policy: 'other', message: '' }] })],
  });
  const { isOpen, sentences } = tryWorld({
    kept: (text) => [other.text, text],
    comments: (line) => commentOf(withReason(line).replace(/code \w+/, `code ${other.code}`)),
  });
  expect(isOpen).toBe(true);
  expect(sentences).toEqual([
    "@ann's line does not count: its words are not those of its code. Copy the line of the report.",
  ]);
});

test('the host is asked about the authors of comments that are about approvals, and of no others', () => {
  const { line } = shownLine();
  const about = [line, `LGTM\n${line}`, '/plangate again', '/plangate override x'];
  const others = ['LGTM', `> ${line}`, '/plangate help'];
  expect(about.map((body) => isAboutApprovals(commentOf(body)))).toEqual([true, true, true, true]);
  expect(others.map((body) => isAboutApprovals(commentOf(body)))).toEqual([false, false, false]);
});
