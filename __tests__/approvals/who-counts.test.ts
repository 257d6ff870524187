/** What each command asks of its comment: every claim closes by itself, and a command that opens nothing asks who wrote it alone. */
import { LINE_CLAIMS } from '../../src/approvals/examine-lines.ts';
import type { CommentFacts, RequestFacts } from '../../src/approvals/request-look.ts';
import { ASKED, whyNotCounted, type CommentedOn } from '../../src/approvals/who-counts.ts';
import { ANN, commentOf } from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';

const NOBODY = { ids: new Set<string>() };
const FACTS: RequestFacts = {
  isFork: false,
  wasTransferred: false,
  wasIssue: false,
  headPushedAt: undefined,
  reopenedAt: undefined,
  openedBy: '2',
  pushedBy: NOBODY,
  committedBy: NOBODY,
  hasUnnamedPush: true,
  tokenAccounts: NOBODY,
};

/** A comment of somebody who had no hand in the request, with these differences. */
const seen = (
  comment: Partial<CommentFacts> = {},
  facts: Partial<RequestFacts> = {},
  may: boolean | undefined = true,
): CommentedOn => ({
  comment: commentOf('/plangate', comment),
  look: {
    facts: { ...FACTS, ...facts },
    mayWrite: new Map(may === undefined ? [] : [[ANN.id, may]]),
  },
});
const ANNS = { ids: new Set([ANN.id]) };
const CUT = { problem: 'The list is cut.' };

type Name = keyof (typeof ASKED)['override'];
const CASES: [Name, string, CommentedOn][] = [
  ['isOfPerson', 'no person wrote it', seen({ author: { ...ANN, type: 'Bot' } })],
  ['isOfPerson', 'no person wrote it', seen({ author: undefined })],
  ['isUnedited', 'it was edited', seen({ edits: 2 })],
  ['isUnedited', 'the host does not say whether it was edited', seen({ editor: undefined })],
  ['isShown', 'it is hidden', seen({ isMinimized: true })],
  ['isNoEmail', 'it came by e-mail', seen({ byEmail: true })],
  ['isOfConversation', 'it is no comment of the conversation', seen({ isConversation: false })],
  ['isOfNoToken', 'this job has a token of that account', seen({}, { tokenAccounts: ANNS })],
  ['isOfNoToken', 'The list is cut', seen({}, { tokenAccounts: CUT })],
  ['isOfOwnRequest', 'the request comes from a fork', seen({}, { isFork: true })],
  [
    'isNotTransferred',
    'the request was transferred from another repository',
    seen({}, { wasTransferred: true }),
  ],
  ['wasNoIssue', 'the request was an issue before', seen({}, { wasIssue: true })],
  ['mayWrite', 'its author may not write in the repository', seen({}, {}, false)],
  ['isNotOpener', 'its author opened the request', seen({}, { openedBy: ANN.id })],
  [
    'isNotOpener',
    'the host does not say who opened the request',
    seen({}, { openedBy: undefined }),
  ],
  ['isNoPusher', 'its author pushed to the branch of the request', seen({}, { pushedBy: ANNS })],
  ['isNoPusher', 'The list is cut', seen({}, { pushedBy: CUT })],
  ['isNoCommitter', 'its author wrote a commit of the request', seen({}, { committedBy: ANNS })],
  ['isByNoApp', 'an app wrote it', seen({ byApp: true })],
  ['isByNoApp', 'the host does not say whether an app wrote it', seen({ byApp: undefined })],
];
const OF_HAND: readonly Name[] = ['isNotOpener', 'isNoPusher', 'isNoCommitter'];

describe('an override', () => {
  test('of somebody who had no hand in the request counts', () => {
    expect(whyNotCounted(seen(), ASKED.override)).toBeUndefined();
  });
  test.each(CASES)('does not count by %s alone: %s', (name, why, facts) => {
    expect(whyNotCounted(facts, ASKED.override)).toBe(why);
    const others = Object.entries(ASKED.override).filter(([each]) => each !== name);
    const isGone = facts.comment.author === undefined;
    expect(whyNotCounted(facts, Object.fromEntries(others)) === undefined).toBe(!isGone);
  });
  test('has a case for each claim, and asks what an approval asks of people', () => {
    expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(Object.keys(ASKED.override)));
    expect(Object.keys(LINE_CLAIMS)).toEqual(expect.arrayContaining(Object.keys(ASKED.override)));
  });
  test.each(CASES)(
    'of an own change, where that is allowed, asks all but the hand in it: %s: %s',
    (name, why, facts) => {
      expect(whyNotCounted(facts, ASKED['override-own'])).toBe(
        OF_HAND.includes(name) ? undefined : why,
      );
    },
  );
});

describe.each(['again', 'rerun', 'help'] as const)('%s', (verb) => {
  test.each(CASES)('asks who wrote it alone: %s: %s', (name, why, facts) => {
    const isAsked = name === 'isOfPerson' || name === 'mayWrite';
    expect(whyNotCounted(facts, ASKED[verb])).toBe(isAsked ? why : undefined);
  });
});
