/** Who approved which question, what the report says of it, and the lines that it shows. */
import type { AskedWorkspace } from '../../src/approvals/code.ts';
import { findApprovedRun, groupQuestions } from '../../src/approvals/count-approvals.ts';
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

const by = (...people: (typeof ANN)[]): Partial<World> => ({
  comments: (line) =>
    people.map((author, at) => commentOf(withReason(line), { author, id: `IC_${at}` })),
});
const AFTERWARDS = '2026-11-30T08:00:00Z';

describe('people', () => {
  test.each<[string, number, Partial<World>]>([
    ['two who must agree, and one did', 1, { rules: TWO, ...by(ANN) }],
    ['two who must agree, and did', 0, { rules: TWO, ...by(ANN, BOB) }],
    ['one who wrote twice is one', 1, { rules: TWO, ...by(ANN, ANN) }],
    [
      'one who has another name now is one',
      1,
      { rules: TWO, ...by(ANN, { ...ANN, login: 'ann-lee' }) },
    ],
    [
      'another account with the name of one is another',
      0,
      { rules: TWO, ...by(ANN, { ...BOB, login: 'ann' }) },
    ],
    ['one whom no list names', 1, by(EVE)],
    [
      'everybody who may write, where nobody is named',
      0,
      { rules: [{ ...RULE, named: 'writers', approvers: [] }], ...by(EVE) },
    ],
    ['one more where an app pushed', 1, { facts: { hasUnnamedPush: true }, ...by(ANN) }],
    [
      'one who must agree where a rule asks for none',
      1,
      { rules: [{ ...RULE, needed: 0 }], comments: () => [] },
    ],
    [
      'one more, who approved, where an app pushed',
      0,
      { facts: { hasUnnamedPush: true }, ...by(ANN, BOB) },
    ],
    [
      'nobody where no rule is about the policy',
      1,
      { rules: [{ ...RULE, policy: 'other' }], shown: [workspaceOf()], ...by(ANN) },
    ],
    [
      'nobody where the list of those who are named is refused',
      1,
      { rules: [{ ...RULE, named: { ids: new Set(), unknown: 'x.' } }], ...by(ANN) },
    ],
    [
      'one who is named where it is not known who else is',
      0,
      { rules: [{ ...RULE, named: { ids: new Set([ANN.id]), unknown: 'x.' } }], ...by(ANN, EVE) },
    ],
    [
      'two over a weekend',
      0,
      {
        rules: TWO,
        comments: (line) => [
          commentOf(withReason(line)),
          commentOf(withReason(line, 'ok'), { author: BOB, createdAt: AFTERWARDS }),
        ],
      },
    ],
  ])('%s', (_, missing, world) => {
    expect(tryWorld(world).questions.map((question) => question.missing)).toEqual([missing]);
  });

  test('are named once, by their newest line', () => {
    const { questions } = tryWorld({
      rules: TWO,
      comments: (line) => [
        commentOf(withReason(line, 'later'), { createdAt: AFTERWARDS }),
        commentOf(withReason(line, 'first')),
      ],
    });
    expect(questions).toMatchObject([
      { given: [{ by: { login: 'ann' }, reason: 'later', at: AFTERWARDS }] },
    ]);
  });
});

describe('the report says', () => {
  test.each<[string, Partial<World>, { sentences?: string[]; notes?: string[] }]>([
    [
      'who is not named',
      by(EVE),
      {
        sentences: [
          "@eve's line does not count: its author is none of those who must agree (acme/security).",
        ],
      },
    ],
    [
      'that nothing says who may approve',
      { rules: [{ ...RULE, policy: 'other' }] },
      { sentences: ["@ann's line does not count: nothing says who may approve this."] },
    ],
    [
      'that a team could not be listed',
      {
        rules: [
          { ...RULE, named: { ids: new Set(), unknown: 'The token may not list acme/security.' } },
        ],
      },
      {
        sentences: ["@ann's line does not count: The token may not list acme/security."],
        notes: ['The token may not list acme/security.'],
      },
    ],
    [
      'what is not known of others beside a line that counts',
      {
        rules: [{ ...RULE, named: { ids: new Set([ANN.id]), unknown: 'The token may not list.' } }],
        ...by(ANN, EVE),
      },
      { notes: ['The token may not list.'] },
    ],
    [
      'why one person more has to approve',
      { facts: { hasUnnamedPush: true } },
      {
        notes: [
          'One person more has to approve: an app, a deploy key or an unnamed account pushed to the branch of #42.',
        ],
      },
    ],
    [
      'nothing of a line after which its author wrote one that counts',
      {
        comments: (line) => [
          commentOf(withReason(line), { edits: 2, lastEditedAt: AFTERWARDS, editor: '1' }),
          commentOf(withReason(line), { createdAt: AFTERWARDS }),
        ],
      },
      {},
    ],
    [
      'each line of a person who wrote none that counts',
      {
        comments: (line) => [
          commentOf(withReason(line), { isMinimized: true }),
          commentOf(line, { createdAt: AFTERWARDS }),
        ],
      },
      {
        sentences: [
          "@ann's line does not count: it gives no reason.",
          "@ann's line does not count: it is hidden.",
        ],
      },
    ],
    [
      'nothing of another plan where enough others approved this one',
      {
        kept: (text) => [text, shownLine({ shown: [workspaceOf({ entries: [] })] }).text],
        comments: (line) => [
          commentOf(withReason(line)),
          commentOf(withReason(shownLine({ shown: [workspaceOf({ entries: [] })] }).line), {
            author: BOB,
          }),
        ],
      },
      {},
    ],
  ])('%s', (_, world, { sentences = [], notes = [] }) => {
    const said = tryWorld(world);
    expect({ sentences: said.sentences, notes: said.notes }).toEqual({ sentences, notes });
  });
});

describe('several questions', () => {
  const other = { ...QUESTION, policy: 'open-ports', message: '"port 22 is open"' };
  const rules = [
    RULE,
    { ...RULE, policy: 'open-ports', approvers: ['acme/network'], named: { ids: new Set(['2']) } },
  ];
  const shown = [
    workspaceOf({ questions: [QUESTION, other] }),
    workspaceOf({ name: 'dns', scope: { directory: 'dns' }, questions: [other] }),
  ];
  const groups = groupQuestions(PLACE, shown, { rules, key: KEY });

  test('have a line for each set of people who may agree', () => {
    expect(
      groups.map(({ approvers, written }) => [approvers, written?.line.replace(/ \(.*/, '')]),
    ).toEqual([
      [['acme/security'], '/plangate approve iam-changes in live/prod/net'],
      [['acme/network'], '/plangate approve open-ports in dns, live/prod/net'],
    ]);
  });

  test('have one line where the sets differ in spelling alone, whatever the number of people', () => {
    const same = [
      RULE,
      { ...RULE, policy: 'open-ports', approvers: ['@Acme/Security'], needed: 2 },
    ];
    expect(groupQuestions(PLACE, shown, { rules: same, key: KEY })).toHaveLength(1);
  });

  test('are approved each by its own people', () => {
    const texts = groups.flatMap(({ written }) => written?.text ?? []);
    const lines = groups.map(({ written }) => written?.line ?? '');
    const world = (...people: (typeof ANN)[]) =>
      tryWorld({
        shown,
        rules,
        kept: () => texts,
        comments: () =>
          lines.map((line, at) =>
            commentOf(withReason(line), { id: `IC_${at}`, author: people[at] ?? ANN }),
          ),
      });
    const missing = ({ questions }: ReturnType<typeof tryWorld>) =>
      questions.map((each) => [each.question.policy, each.workspace.name, each.missing]);
    expect(missing(world(ANN, BOB))).toEqual([
      ['iam-changes', 'net', 0],
      ['open-ports', 'net', 0],
      ['open-ports', 'dns', 0],
    ]);
    expect(missing(world(BOB, ANN))).toEqual([
      ['iam-changes', 'net', 0],
      ['open-ports', 'net', 1],
      ['open-ports', 'dns', 1],
    ]);
    expect(world(BOB, ANN).sentences).toEqual([
      "@ann's line does not count: its author is none of those who must agree (acme/network).",
    ]);
  });

  test('that are too much for one text have no line', () => {
    const [group] = groupQuestions({ ...PLACE, base: 'x'.repeat(5_000) }, shown, {
      rules,
      key: KEY,
    });
    expect(group?.written).toBeUndefined();
  });
});

describe('the run that is offered', () => {
  const scope = { organization: 'org-1', workspace: 'ws-1' };
  const running = (run: string) => [workspaceOf({ scope, run })];
  const [older, newer] = [running('run-1'), running('run-2')].map((shown) => shownLine({ shown }));
  const lines = (newest: typeof ANN) =>
    tryWorld({
      kept: () => [older?.text ?? '', newer?.text ?? ''],
      comments: () => [
        commentOf(withReason(older?.line ?? '')),
        commentOf(withReason(newer?.line ?? ''), { author: newest, createdAt: AFTERWARDS }),
      ],
    }).examined.lines;

  test('is that of the newest line, whoever wrote it', () => {
    expect(findApprovedRun(lines(BOB), scope)).toBe('run-2');
    expect(findApprovedRun(lines(EVE), scope)).toBe('run-2');
  });

  test('is none for another workspace, or without a line', () => {
    expect(findApprovedRun(lines(BOB), { ...scope, workspace: 'ws-2' })).toBeUndefined();
    expect(findApprovedRun([], scope)).toBeUndefined();
  });
});

describe('in a merge queue', () => {
  const plan = (...changes: ReturnType<typeof changeOf>[]) => entriesOf(planOf(changes));
  const [ROLE = NONE, ADMIN = NONE, ROUTE = NONE] = [
    ...plan(changeOf('aws_iam_role.a', 'update')),
    ...plan(changeOf('aws_iam_role.b', 'update')),
    ...plan(changeOf('aws_route.c', 'update')),
  ];
  const ROLES = 'changes to roles';
  /** Says one thing of all roles. */
  const roles = (entries: readonly PlanEntry[]) =>
    entries.some(({ name }) => name.includes('role')) ? [ROLES] : [];
  /** Says only the first. */
  const firstRole = (entries: readonly PlanEntry[]) =>
    entries.flatMap(({ name }) => (name.includes('role') ? name : [])).slice(0, 1);
  const counting = (entries: readonly PlanEntry[]) => [
    `${entries.filter(({ name }) => name.includes('role')).length} roles`,
  ];
  const asking = (message: string, ...entries: PlanEntry[]): AskedWorkspace =>
    workspaceOf({ entries, questions: [{ ...QUESTION, message }] });
  const one = (number: number, shown: AskedWorkspace, ...people: (typeof ANN)[]) => ({
    number,
    shown,
    people,
  });

  test.each<[string, 'green' | 'open', Parameters<typeof tryQueue>]>([
    ['one request is as it was', 'green', [[one(1, asking(ROLES, ROLE), ANN)], [ROLE], roles]],
    [
      'one request and what the base got',
      'green',
      [[one(1, asking(ROLES, ROLE), ANN)], [ROLE, ROUTE], roles],
    ],
    [
      'a sibling without a question',
      'green',
      [[one(1, asking(ROLES, ROLE), ANN), one(2, asking('none', ROUTE))], [ROLE, ROUTE], roles],
    ],
    [
      'a sibling that changes nothing here',
      'green',
      [[one(1, asking(ROLES, ROLE), ANN), one(2, asking('none', ROUTE))], [ROLE], roles],
    ],
    [
      'a sibling with the same question, not approved',
      'open',
      [[one(1, asking(ROLES, ROLE), ANN), one(2, asking(ROLES, ADMIN))], [ROLE, ADMIN], roles],
    ],
    [
      'a sibling with the same question, approved as well',
      'green',
      [[one(1, asking(ROLES, ROLE), ANN), one(2, asking(ROLES, ADMIN), BOB)], [ROLE, ADMIN], roles],
    ],
    [
      'three with the same question, of which one is not approved',
      'open',
      [
        [
          one(1, asking(ROLES, ROLE), ANN),
          one(2, asking(ROLES, ADMIN), BOB),
          one(3, asking(ROLES, { ...ROUTE, name: 'role' })),
        ],
        [ROLE, ADMIN, { ...ROUTE, name: 'role' }],
        roles,
      ],
    ],
    [
      'a sibling that takes away what was approved',
      'open',
      [[one(1, asking(ROLES, ROLE, ROUTE), ANN), one(2, asking('none', ROUTE))], [ROLE], roles],
    ],
    [
      'a sibling whose question was hidden behind the first one',
      'open',
      [
        [one(1, asking(ROLE.name, ROLE), ANN), one(2, asking(ADMIN.name, ADMIN))],
        [ROLE, ADMIN],
        firstRole,
      ],
    ],
    [
      'a message that counts both',
      'open',
      [
        [one(1, asking('1 roles', ROLE), ANN), one(2, asking('1 roles', ADMIN), BOB)],
        [ROLE, ADMIN],
        counting,
      ],
    ],
    [
      'the approvals of two requests never count together',
      'open',
      [
        [one(1, asking(ROLES, ROLE), ANN), one(2, asking(ROLES, ADMIN), BOB)],
        [ROLE, ADMIN],
        roles,
        { rules: TWO },
      ],
    ],
    [
      'two requests, each approved by two',
      'green',
      [
        [one(1, asking(ROLES, ROLE), ANN, BOB), one(2, asking(ROLES, ADMIN), BOB, ANN)],
        [ROLE, ADMIN],
        roles,
        { rules: TWO },
      ],
    ],
    [
      'one more for a request to whose branch an app pushed',
      'open',
      [
        [
          { ...one(1, asking(ROLES, ROLE), ANN), facts: { hasUnnamedPush: true } },
          one(2, asking(ROLES, ADMIN), BOB),
        ],
        [ROLE, ADMIN],
        roles,
      ],
    ],
    [
      'another file that is named',
      'open',
      [
        [one(1, asking(ROLES, ROLE), ANN)],
        [ROLE, ROUTE],
        roles,
        { files: filesWith({ named: 'named-2' }) },
      ],
    ],
    [
      'the author of a request approves that of a sibling',
      'green',
      [
        [
          { ...one(1, asking(ROLES, ROLE), ANN), facts: { openedBy: '2' } },
          { ...one(2, asking(ROLES, ADMIN), BOB), facts: { openedBy: '1' } },
        ],
        [ROLE, ADMIN],
        roles,
      ],
    ],
  ])('%s: %s', (_, expected, [requests, entries, policy, more]) => {
    const { questions } = tryQueue(requests, entries, policy, more);
    const isOpen = questions.some(({ missing, toAsk }) => missing > 0 || toAsk !== undefined);
    expect(questions).toHaveLength(1);
    expect(isOpen).toBe(expected === 'open');
  });

  test('the request counts that lacks the fewest people', () => {
    const asked = asking(ROLES, ROLE);
    const requests = [
      { ...one(1, asked, ANN), facts: { hasUnnamedPush: true } },
      one(2, asked, BOB),
    ];
    const three = [{ ...RULE, needed: 3 }];
    const [question] = tryQueue(requests, [ROLE], roles, { rules: three }).questions;
    expect(question).toMatchObject({ needed: 3, missing: 2 });
  });

  test('two people who approved before and after the base moved approved what both saw', () => {
    const first = one(1, asking(ROLES, ROLE), ANN);
    const later = one(1, asking(ROLES, ROLE, ROUTE), BOB);
    // Of one request, with a text of each.
    const places = [first, later].map(({ shown }) => shownLine({ shown: [shown], rules: TWO }));
    const said = tryWorld({
      rules: TWO,
      shown: [first.shown],
      now: [asking(ROLES, ROLE, ROUTE)],
      kept: () => places.map(({ text }) => text),
      comments: () =>
        places.map(({ line }, at) => commentOf(withReason(line), { author: at === 0 ? ANN : BOB })),
      counting: { besideOthers: true },
      answer: { messages: [] },
    });
    expect(said.asked).toMatchObject([{ without: [{ name: 'aws_iam_role.a' }] }]);
    expect(said.isOpen).toBe(false);
  });
});
