/** The words of the line that a person writes. */
import {
  codeOf,
  readApprovalText,
  writeApprovalText,
  type AskedWorkspace,
} from '../../src/approvals/code.ts';
import { lineToWrite } from '../../src/approvals/line.ts';
import {
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
