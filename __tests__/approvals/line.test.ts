/** The line that a person writes: its words, and what a comment has to be. */
import {
  codeOf,
  readApprovalText,
  writeApprovalText,
  type AskedWorkspace,
} from '../../src/approvals/code.ts';
import { lineToWrite, readLine } from '../../src/approvals/line.ts';
import {
  HEAD,
  PLACE,
  QUESTION,
  changeOf,
  entriesOf,
  planOf,
  workspaceOf,
} from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';

const lineOf = (workspaces: AskedWorkspace[], key: string | undefined = 'key') => {
  const text = writeApprovalText(PLACE, workspaces, key);
  const read = readApprovalText(text);
  if (read === undefined) throw new Error('The text is not one of ours.');
  return { line: lineToWrite(read, codeOf(text)), code: codeOf(text) };
};
/** The words between `approve` and `at`. */
const wordsOf = (...workspaces: AskedWorkspace[]) =>
  lineOf(workspaces).line.replace(/^\/plangate approve (.*) at [0-9a-f]{7} code .*$/, '$1');
const asking = (...policies: string[]) =>
  workspaceOf({ questions: policies.map((policy) => ({ ...QUESTION, policy })) });
const called = (directory: string) => workspaceOf({ name: directory, scope: { directory } });

test('the line says what is approved, where, what the plan changes, the commit and the code', () => {
  const { line, code } = lineOf([workspaceOf()]);
  expect(line).toBe(
    `/plangate approve iam-changes in live/prod/net (1 change, 1 destroy) at 9c0f2e1 code ${code}: REASON`,
  );
  expect(code).toMatch(/^[a-z2-7]{32}$/);
});

describe('the names', () => {
  test.each<[string, string, AskedWorkspace[]]>([
    ['three policies', 'a, b, c in', [asking('c', 'a', 'b')]],
    ['more are a number', '4 policies in', [asking('a', 'b', 'c', 'd')]],
    [
      'a policy that is asked twice is named once',
      'a in',
      [asking('a'), called('x')].map((each) => ({
        ...each,
        questions: [{ ...QUESTION, policy: 'a' }],
      })),
    ],
    [
      'one name in two sets',
      'one/a, two/a in',
      [
        workspaceOf({
          questions: ['one', 'two'].map((policySet) => ({ ...QUESTION, policySet, policy: 'a' })),
        }),
      ],
    ],
    ['a blank', '"max destroys 5" in', [asking('max destroys 5')]],
    ['a comma', '"a, b" in', [asking('a, b')]],
    ['a colon', '"a: b" in', [asking('a: b')]],
    ['a parenthesis', '"a (1 add) at" in', [asking('a (1 add) at')]],
    ['quotation marks', '"\\u0022a\\u0022" in', [asking('"a"')]],
    ['a backslash', '"a\\u005cb" in', [asking('a\\b')]],
    ['a number', '"12" in', [asking('12')]],
    ['a name that begins with a digit', '2fa in', [asking('2fa')]],
    ...['in', 'of', 'at', 'code', 'policies', 'workspaces'].map(
      (word): [string, string, AskedWorkspace[]] => [
        `the word ${word} of the line`,
        `"${word}" in`,
        [asking(word)],
      ],
    ),
    ['an empty name', '"" in', [asking('')]],
    ['two spaces', '"a\\u0020 b" in', [asking('a  b')]],
    ['a space at an end', '"a\\u0020" in', [asking('a ')]],
    ['letters that are not ASCII', '"\\u0430dmin" in', [asking('\u0430dmin')]],
    ['letters beyond the first plane', '"\\ud835\\udc4e" in', [asking('\ud835\udc4e')]],
    ['signs that nobody sees', '"a\\u200b\\u202e\\ufeff" in', [asking('a\u200b\u202e\ufeff')]],
    ['line ends', '"a\\u000a\\u000d\\u2028" in', [asking('a\n\r\u2028')]],
    [
      'what acts in a comment',
      '"\\u0040acme \\u0060x\\u0060 \\u003cb\\u003e \\u0023" in',
      [asking('@acme `x` <b> #')],
    ],
    ['a wildcard', '"protect aws_*.main\\u005b0\\u005d" in', [asking('protect aws_*.main[0]')]],
    [
      'a long one is cut in the middle',
      `"${'a'.repeat(50)}...${'b'.repeat(50)}" in`,
      [asking(`${'a'.repeat(60)}${'b'.repeat(60)}`)],
    ],
  ])('%s', (_, expected, workspaces) => {
    expect(wordsOf(...workspaces)).toContain(`${expected} `);
  });

  test.each<[string, string, AskedWorkspace[]]>([
    ['the whole directory', ' in live/prod/net (', [workspaceOf()]],
    ['a directory and another name', ' in dev of live/prod/net (', [workspaceOf({ name: 'dev' })]],
    ['the root', ' in "." (', [called('.')]],
    [
      'with a service, the name',
      ' in net-prod (',
      [workspaceOf({ name: 'net-prod', scope: { organization: 'org-1', workspace: 'ws-1' } })],
    ],
    ['three', ' in x/a, x/b, x/c (', ['x/c', 'x/a', 'x/b'].map(called)],
    ['more are a number', ' in 4 workspaces (', ['a', 'b', 'c', 'd'].map(called)],
  ])('of workspaces: %s', (_, expected, workspaces) => {
    expect(wordsOf(...workspaces)).toContain(expected);
  });
});

describe('the counts', () => {
  const EVERYTHING = planOf(
    [
      changeOf('a.add1', 'create'),
      changeOf('a.add2', 'create'),
      changeOf('a.update', 'update'),
      changeOf('a.gone', 'delete'),
      changeOf('a.gone', 'delete', { deposed: 'abcd1234' }),
      changeOf('a.replaced', 'delete create'),
      changeOf('a.replaced2', 'create delete'),
      changeOf('a.forgotten', 'forget'),
      changeOf('a.imported', 'no-op', { change: { importing: { id: 'i-1' } } }),
      changeOf('a.moved', 'no-op', { previous_address: 'a.before' }),
      changeOf('a.both', 'update', {
        previous_address: 'a.was',
        change: { importing: { id: 'i-2' } },
      }),
      changeOf('a.same', 'no-op'),
      changeOf('data.a.read', 'read'),
      changeOf('ephemeral.a.opened', 'open', { mode: 'ephemeral', change: { after: null } }),
    ],
    {
      output_changes: {
        one: { actions: ['create'], after: 1, after_sensitive: false },
        two: { actions: ['delete'], before: 1, before_sensitive: false },
        same: { actions: ['no-op'], before: 1, after: 1 },
      },
      action_invocations: [{ address: 'action.a.b' }, { address: 'action.a.c' }],
      deferred_changes: [{ reason: 'x', resource_change: changeOf('a.later', 'create') }],
      deferred_action_invocations: [{ reason: 'x', action_invocation: { address: 'action.a.d' } }],
      resource_drift: [changeOf('a.referred', 'update'), changeOf('a.other', 'update')],
      relevant_attributes: [{ resource: 'a.referred', attribute: ['size'] }],
    },
  );
  const planning = (plan: Record<string, unknown>, key?: string) =>
    workspaceOf({ entries: entriesOf(plan, { key }) });

  test('name every kind in one order', () => {
    expect(wordsOf(planning(EVERYTHING))).toContain(
      '(2 add, 2 change, 2 destroy, 2 replace, 1 forget, 2 import, 2 move, 1 read, 1 open, 2 outputs, 2 actions, 2 deferred, 1 drifted)',
    );
  });

  test('are of all workspaces together', () => {
    const other = { ...planning(EVERYTHING), scope: { directory: 'x' } };
    expect(wordsOf(planning(EVERYTHING), other)).toContain('(4 add, 4 change, 4 destroy');
  });

  test('say that nothing changes', () => {
    expect(wordsOf(planning(planOf([])))).toContain('(no changes)');
  });

  test('have a singular', () => {
    const plan = planOf([], {
      output_changes: { a: { actions: ['create'] } },
      action_invocations: [{ address: 'action.a.b' }],
    });
    expect(wordsOf(planning(plan))).toContain('(1 output, 1 action)');
  });

  test('name an action that no version knew', () => {
    expect(wordsOf(planning(planOf([changeOf('a.b', 'renew')])))).toContain('(1 other)');
  });

  test('say where hidden values are not compared', () => {
    const secret = changeOf('a.b', 'update', { change: { after_sensitive: { size: true } } });
    expect(wordsOf(planning(planOf([secret])))).toContain(
      '(1 change; hidden values are not compared)',
    );
    expect(wordsOf(planning(planOf([secret]), 'key'))).toContain('(1 change)');
    const hidden = workspaceOf({ entries: [], questions: [{ ...QUESTION, hidden: '"s3cret"' }] });
    expect(lineOf([hidden], '').line).not.toContain('not compared');
    const text = writeApprovalText(PLACE, [hidden], undefined);
    const read = readApprovalText(text);
    expect(read && lineToWrite(read, codeOf(text))).toContain(
      '(no changes; hidden values are not compared)',
    );
  });
});

const { line: LINE, code: CODE } = lineOf([workspaceOf()]);
const START = LINE.replace(': REASON', '');
const WRITTEN = `${START}: agreed`;

describe('a comment is the approval', () => {
  test.each<[string, string, string?]>([
    ['that the report shows', WRITTEN],
    ['with white space around it', `\r\n \t${WRITTEN} \t\r\n\r\n`],
    ['with a reason of any letters', `${START}: sí, 同意 👍🏽 (see: #12)`, 'sí, 同意 👍🏽 (see: #12)'],
    ['with spaces around the reason', `${START}:   agreed  `],
    ['without a space before the reason', `${START}:agreed`],
    ['with the longest reason', `${START}: ${'x'.repeat(500)}`, 'x'.repeat(500)],
    [
      'with a code in the reason',
      `${START}: as code ${'a'.repeat(32)}: said`,
      `as code ${'a'.repeat(32)}: said`,
    ],
  ])('%s', (_, body, reason = 'agreed') => {
    expect(readLine(body)).toEqual({ kind: 'approve', start: START, code: CODE, reason });
  });

  test('whose names hold what looks like the end of a line', () => {
    const hostile = lineOf([asking(`x" at 9c0f2e1 code ${'a'.repeat(32)}: y`, 'x" code y')]);
    expect(readLine(hostile.line.replace(/REASON$/, 'z'))).toMatchObject({
      code: hostile.code,
      reason: 'z',
    });
  });
});

describe('a comment that is meant as one is refused', () => {
  test.each<[string, string, string]>([
    ['with a greeting before it', `Hi!\n\n${WRITTEN}`, 'not-alone'],
    ['with something after it', `${WRITTEN}\nthanks`, 'not-alone'],
    ['twice', `${WRITTEN}\n${WRITTEN}`, 'not-alone'],
    ['in code', `\`${WRITTEN}\``, 'not-alone'],
    ['in a block of code', `\`\`\`\n${WRITTEN}\n\`\`\``, 'not-alone'],
    ['after a sign that nobody sees', `\u200b${WRITTEN}`, 'not-alone'],
    [
      'with a line end of another kind',
      WRITTEN.replace(': agreed', ':\u2028agreed'),
      'control-characters',
    ],
    ['with a control character', `${WRITTEN}\u0007`, 'control-characters'],
    ['with a carriage return inside', WRITTEN.replace(': agreed', ':\ragreed'), 'not-alone'],
    ['without a reason', `${START}:`, 'no-reason'],
    ['with the word that is to be replaced', LINE, 'no-reason'],
    ['with a reason that says nothing', `${START}: …!`, 'no-reason'],
    ['with a reason that is too long', `${START}: ${'x'.repeat(501)}`, 'long-reason'],
    ['without its colon', `${START} agreed`, 'not-the-line'],
    ['without its code', '/plangate approve iam-changes: agreed', 'not-the-line'],
    ['with a code that is too short', WRITTEN.replace(CODE, CODE.slice(1)), 'not-the-line'],
    ['with a code that is too long', WRITTEN.replace(CODE, `a${CODE}`), 'not-the-line'],
    ['with a code in capitals', WRITTEN.replace(CODE, CODE.toUpperCase()), 'not-the-line'],
    [
      'with a letter of another script in its code',
      WRITTEN.replace(CODE, `\u0430${CODE.slice(1)}`),
      'not-the-line',
    ],
    ['with a quotation mark that is not closed', WRITTEN.replace(' in ', ' " in '), 'not-the-line'],
    ['in capitals', WRITTEN.replace('/plangate', '/Plangate'), 'not-the-line'],
    ['with a tab', WRITTEN.replace('/plangate ', '/plangate\t'), 'control-characters'],
    ['of a commit', `/plangate approve ${HEAD} agreed`, 'old-approve'],
    ['of a commit with a long hash', `/plangate approve ${'a'.repeat(64)} agreed`, 'old-approve'],
    ['that overrides', `/plangate override ${HEAD} agreed`, 'old-override'],
    ['that allows destroys', `/plangate allow-destroys ${HEAD} agreed\r\n`, 'old-allow-destroys'],
  ])('%s', (_, body, why) => {
    expect(readLine(body)).toEqual({ kind: 'misread', why });
  });
});

test.each([
  ['a quotation', `> ${WRITTEN}`],
  ['a quotation with an answer', `> ${WRITTEN}\n\nWho is that?`],
  ['a word that begins like it', '/plangate approve-all'],
  ['another command', '/plangate except iam-changes'],
  ['help', '/plangate help'],
  ['an override with something around it', `please\n/plangate override ${HEAD} x`],
  ['nothing', ''],
  ['talk about an override', `I would write /plangate override ${HEAD} x`],
  ['talk about destroys', `I would write /plangate allow-destroys ${HEAD} x`],
  ['talk about it', `I would write ${WRITTEN}`],
])('%s is no approval', (_, body) => {
  expect(readLine(body)).toBeUndefined();
});

test('`/plangate again` is read where it is alone', () => {
  expect(readLine('/plangate again\r\n')).toEqual({ kind: 'again' });
  expect(readLine('/plangate again now')).toBeUndefined();
});

test('a long comment takes no longer than its length', () => {
  for (const filling of ['"', '" ', 'a', ' code ', '\n', '`', '\u200b', '"a"']) {
    const body = `/plangate approve ${filling.repeat(60_000)}`;
    const began = performance.now();
    readLine(body);
    readLine(`${body}\n${body}`);
    expect(performance.now() - began).toBeLessThan(1_000);
  }
});
