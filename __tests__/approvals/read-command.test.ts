/** What a comment commands: one line alone, and what is wrong with one that is meant as a command. */
import { codeOf, readApprovalText, writeApprovalText } from '../../src/approvals/code.ts';
import { lineToWrite } from '../../src/approvals/line.ts';
import { readCommand, type Misread } from '../../src/approvals/read-command.ts';
import { HEAD, PLACE, QUESTION, workspaceOf } from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';

const lineOf = (policies: readonly string[] = []) => {
  const questions = policies.map((policy) => ({ ...QUESTION, policy }));
  const asked = policies.length === 0 ? workspaceOf() : workspaceOf({ questions });
  const text = writeApprovalText(PLACE, [asked], 'key');
  const read = readApprovalText(text);
  if (read === undefined) throw new Error('The text is not one of ours.');
  return { line: lineToWrite(read, codeOf(text)), code: codeOf(text) };
};

const { line: LINE, code: CODE } = lineOf();
const START = LINE.replace(': REASON', '');
const WRITTEN = `${START}: agreed`;
const LONG = 'a'.repeat(64);
const OVERRIDE = `/plangate override ${HEAD} agreed`;

describe('a comment is the approval', () => {
  test.each<[string, string, string?]>([
    ['that the report shows', WRITTEN],
    ['with empty lines before it and white space after it', `\r\n \t\n${WRITTEN} \t\r\n\r\n`],
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
    expect(readCommand(body)).toEqual({ verb: 'approve', start: START, code: CODE, reason });
  });

  test('whose names hold what looks like the end of a line', () => {
    const hostile = lineOf([`x" at 9c0f2e1 code ${'a'.repeat(32)}: y`, 'x" code y']);
    expect(readCommand(hostile.line.replace(/REASON$/, 'z'))).toMatchObject({
      code: hostile.code,
      reason: 'z',
    });
  });
});

test.each<[string, ReturnType<typeof readCommand>]>([
  [`/plangate override ${HEAD} agreed in  CHG-1`, overriding('agreed in  CHG-1')],
  [`/plangate  override   ${HEAD}  agreed in  CHG-1  \r\n\n`, overriding('agreed in  CHG-1')],
  [`/plangate override ${LONG} é`, { ...overriding('é'), commit: LONG }],
  [`/plangate override ${HEAD} ${'x'.repeat(500)}`, overriding('x'.repeat(500))],
  ['/plangate help', { verb: 'help' }],
  ['/plangate   rerun ', { verb: 'rerun' }],
  ['/plangate again\r\n', { verb: 'again' }],
])('%j is a command', (body, command) => {
  expect(readCommand(body)).toEqual(command);
});

function overriding(reason: string) {
  return { verb: 'override' as const, commit: HEAD, reason };
}

describe('what is wrong is said of a line', () => {
  type Row = [what: string, body: string, why: Misread, verb?: string | undefined];
  const NO_VERB = undefined;
  const APPROVALS: Row[] = [
    ['with a greeting before it', `Hi!\n\n${WRITTEN}`, 'not-alone'],
    ['with something after it', `${WRITTEN}\nthanks`, 'not-alone'],
    ['twice', `${WRITTEN}\n${WRITTEN}`, 'not-alone'],
    ['in code', `\`${WRITTEN}\``, 'not-alone'],
    ['after a blank', ` ${WRITTEN}`, 'not-alone'],
    ['after a sign that nobody sees', `\u200b${WRITTEN}`, 'not-alone'],
    ['with what nobody sees after it', `${WRITTEN}\n<!-- and more -->`, 'not-alone'],
    ['with a quotation after it', `${WRITTEN}\n> as you said`, 'not-alone'],
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
    ['of a commit with a long hash', `/plangate approve ${LONG} agreed`, 'old-approve'],
    ['that allows destroys', `/plangate allow-destroys ${HEAD} agreed\r\n`, 'old-allow-destroys'],
  ];
  const OTHERS: Row[] = [
    ['of another command, beside other text', `please\n${OVERRIDE}`, 'not-alone', 'override'],
    ['that is hidden in part', `${OVERRIDE}<!--\n-->`, 'not-alone', 'override'],
    ['in deep code', '    /plangate help', 'not-alone', 'help'],
    ['with thanks', '/plangate again\nthanks', 'not-alone', 'again'],
    ['with a sign of no width', '\ufeff/plangate help', 'not-alone', 'help'],
    ['with a line end of another kind', '/plangate help\u2028x', 'control-characters', 'help'],
    ['with a zero', '/plangate help\u0000', 'control-characters', 'help'],
    ['with a tab', '/plangate\thelp', 'control-characters', 'help'],
    ['that overrides no commit', '/plangate override', 'no-commit', 'override'],
    [
      'that overrides a short hash',
      `/plangate override ${HEAD.slice(0, 12)} x`,
      'no-commit',
      'override',
    ],
    ['that overrides a longer hash', `/plangate override ${HEAD}0 x`, 'no-commit', 'override'],
    [
      'that overrides a hash in capitals',
      `/plangate override ${HEAD.toUpperCase()} x`,
      'no-commit',
      'override',
    ],
    ['that overrides a name', '/plangate override HEAD x', 'no-commit', 'override'],
    ['that overrides without a reason', `/plangate override ${HEAD}`, 'no-reason', 'override'],
    ['that overrides for nothing', `/plangate override ${HEAD} …!`, 'no-reason', 'override'],
    [
      'that was copied and not filled',
      `/plangate override ${HEAD} REASON`,
      'no-reason',
      'override',
    ],
    ['with too much', `/plangate override ${HEAD} ${'x'.repeat(501)}`, 'long-reason', 'override'],
    ['in capitals', '/plangate Override', 'no-commit', 'override'],
    ['of another case', '/Plangate help', 'no-command', 'help'],
    ['with a word too many', '/plangate rerun now', 'no-command', 'rerun'],
    ['with a word too many', '/plangate again now', 'no-command', 'again'],
    ['of no command', '/plangate', 'no-command', NO_VERB],
    ['of no command any more', '/plangate except p a.b w 2027-01-31 x', 'no-command', NO_VERB],
    ['of no command with a commit', `/plangate apply ${HEAD} agreed`, 'no-command', NO_VERB],
    ['that begins like one', '/plangate approve-all', 'no-command', NO_VERB],
  ];
  test.each(APPROVALS)('that approves, %s', (_, body, why) => {
    expect(readCommand(body)).toEqual({ verb: 'approve', misread: why });
  });
  test.each(OTHERS)('%s: %j', (_, body, misread, verb) => {
    expect(readCommand(body)).toEqual({ verb, misread });
  });
});

describe('nothing is meant as a command', () => {
  const LINES = { approve: WRITTEN, override: OVERRIDE, help: '/plangate help' };
  const AROUND: Record<string, (line: string) => string> = {
    'in a quotation': (line) => `> ${line}`,
    'in a quotation with an answer': (line) => `> ${line}\n\nWho is that?`,
    'in a quotation of a quotation': (line) => `>> ${line}`,
    'in an e-mail that is answered': (line) => `On Monday, ann wrote:\n> ${line}\n`,
    'in a fence': (line) => `\`\`\`\n${line}\n\`\`\``,
    'in a fence with a language': (line) => `~~~text\n${line}\n~~~`,
    'in a fence of four': (line) => `\`\`\`\`\n\`\`\`\n${line}\n\`\`\`\``,
    'in a fence without an end': (line) => `\`\`\`\n${line}`,
    'in an HTML comment': (line) => `<!--\n${line}\n-->\nLGTM`,
    'in an HTML comment without an end': (line) => `LGTM <!--\n${line}`,
    'in a list': (line) => `- ${line}`,
    'in talk': (line) => `I would write ${line}`,
    'after an HTML comment': (line) => `<!-- -->${line}`,
    'in other letters': (line) => line.replace('/', '／'),
    'of another program': (line) => line.replace('/plangate', '/plangates'),
  };
  const rows = Object.entries(AROUND).flatMap(([where, around]) =>
    Object.entries(LINES).map(([verb, line]) => ({ where, verb, body: around(line) })),
  );
  test.each(rows)('$where: $verb', ({ body }) => {
    expect(readCommand(body)).toBeUndefined();
  });
  test('in an empty comment', () => {
    expect(readCommand('')).toBeUndefined();
  });
});

test('whatever is around a line, it commands nothing', () => {
  const around = [
    '\n',
    ' ',
    '\t',
    '`',
    '>',
    '<!--',
    '-->',
    '```',
    'x',
    '\u200b',
    '\u2028',
    '\r',
    '<b>',
  ];
  for (const line of [WRITTEN, OVERRIDE, '/plangate again', '/plangate help', '/plangate rerun']) {
    for (const one of around) {
      for (const other of around) {
        const before = `${one}${other}`;
        const isEmptyLine = /^[ \t]*[\r\n]$|^[\r\n]+$/.test(before);
        const read = readCommand(`${before}${line}`);
        expect([before, read === undefined || 'misread' in read]).toEqual([before, !isEmptyLine]);
      }
    }
  }
});

test('a long comment takes no longer than its length', () => {
  for (const filling of [
    '"',
    '" ',
    'a',
    ' code ',
    '\n',
    '`',
    '\u200b',
    '"a"',
    ' ',
    '\t\n',
    '<!--',
    '~~~\n',
  ]) {
    for (const verb of ['approve', 'override', 'help']) {
      const body = `/plangate ${verb} ${filling.repeat(60_000)}`;
      const began = performance.now();
      readCommand(body);
      readCommand(`${body}\n${body}`);
      readCommand(`${filling.repeat(60_000)}${body}`);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  }
});
