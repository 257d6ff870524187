import { countsInLog, fromPlanLog } from '../../src/policy/from-plan-log.ts';
import { describe, expect, test } from '../support/jest.ts';
import { saidOf } from '../support/text-cases.ts';

test.each<[string, number[] | undefined]>([
  ['', undefined],
  ['\u001b[1mPlan:\u001b[0m 1 to import, 2 to add, 3 to change, 0 to destroy.', [2, 3, 0, 1]],
  ...saidOf('plan-log-counts.txt').map(([line, [counts]]): [string, number[] | undefined] => [
    line,
    counts?.split(' ').map(Number),
  ]),
])('what %j counts', (line, counts) => {
  expect(countsInLog(`\u0002Terraform v1.11.4\n${line}\n\u0003`)).toEqual(counts);
});

describe('the log of a failed plan', () => {
  const line = (diagnostic: unknown): string => JSON.stringify({ type: 'diagnostic', diagnostic });
  const error = (summary: string, rest: object = {}) => ({ severity: 'error', summary, ...rest });

  test('structured lines', () => {
    const log = [
      '\u0002Terraform v1.11.4',
      '{"@level":"info","type":"version"}',
      line(
        error('Unsupported argument', {
          detail: 'No "buckett".',
          address: 'aws_s3_bucket.logs',
          range: { filename: 'main.tf', start: { line: 3 } },
        }),
      ),
      line({ severity: 'warning', summary: 'Old' }),
      line(error('Bare', { detail: '', address: '', range: { filename: '', start: { line: 0 } } })),
      line(error('Half a line', { range: { start: { line: 1.5 } } })),
      line({ severity: 'fatal', summary: 'No' }),
      line(error('')),
      line('text'),
      line(null),
      '{"diagnostic": broken',
      line({ severity: 'warning', summary: 'Old' }),
      '\u0003',
    ].join('\n');
    expect(fromPlanLog(log)).toEqual([
      error('Unsupported argument', {
        detail: 'No "buckett".',
        address: 'aws_s3_bucket.logs',
        file: 'main.tf',
        line: 3,
      }),
      { severity: 'warning', summary: 'Old' },
      error('Bare'),
      error('Half a line'),
    ]);
  });

  test('boxes that were drawn for people, with colours', () => {
    const log = [
      '\u001b[31m╷\u001b[0m',
      '\u001b[31m│\u001b[0m \u001b[1mError: \u001b[0mUnsupported argument',
      '│ ',
      '│   with aws_s3_bucket.logs,',
      '│   on main.tf line 3, in resource "aws_s3_bucket" "logs":',
      '│    3:   buckett = "x"',
      '│ ',
      '│ An argument named "buckett" is not expected here.',
      '╵',
      'between',
      '╷',
      '│ Warning: Old provider',
      '│ ',
      '│   on second.tf line x, in provider "a":',
      '│ Say so',
      '╵',
      'Error: Last one',
      'first line',
      '  on third.tf line 9:',
      '  on fourth.tf line 10:',
      'Error: At the very end',
    ].join('\n');
    expect(fromPlanLog(log)).toEqual([
      error('Unsupported argument', {
        address: 'aws_s3_bucket.logs',
        file: 'main.tf',
        line: 3,
        detail: 'An argument named "buckett" is not expected here.',
      }),
      {
        severity: 'warning',
        summary: 'Old provider',
        detail: 'on second.tf line x, in provider "a":\nSay so',
      },
      error('Last one', {
        detail: 'first line\non fourth.tf line 10:',
        file: 'third.tf',
        line: 9,
      }),
      error('At the very end'),
    ]);
  });

  test('what started Terraform repeats all of it in one line at the end: that is left out', () => {
    const told = '╷\n│ Error: No such thing\n│\n│   on main.tf line 2:\n│\n│ Really.\n╵\n';
    const end =
      'Error: executing plan: exit status 1: Error: No such thing on main.tf line 2: Really.';
    expect(fromPlanLog(`${told}\n${end}`)).toEqual(fromPlanLog(told));
    expect(fromPlanLog(`${told}\nError: executing plan: killed`)).toHaveLength(2);
  });

  test('bounded', () => {
    const many = Array.from({ length: 300 }, (_, n) => `number ${n}`);
    expect(fromPlanLog(many.map((one) => `Error: ${one}`).join('\n'))).toHaveLength(100);
    expect(fromPlanLog(many.map((one) => line(error(one))).join('\n'))).toHaveLength(100);
    const wordy = `Error: x\n${'words of one line\n'.repeat(1_000)}`;
    expect(fromPlanLog(wordy)[0]?.detail).toHaveLength(4_000);
    expect(fromPlanLog('nothing to see')).toEqual([]);
    const [long] = fromPlanLog(line(error('s'.repeat(5_000), { detail: 'd'.repeat(5_000) })));
    expect(long?.summary).toHaveLength(4_000);
    expect(long?.detail).toHaveLength(4_000);
  });

  const parts = (...lines: string[]) => fromPlanLog(['Error: x', ...lines].join('\n'))[0];

  test.each<[string, string]>([
    ['\u001b[1;31mred\u001b[0m', 'red'],
    ['\u001b[1@pasted\u001b[200~ text', 'pasted text'],
    ['\u001b[1\u00e92mletter', 'letter'],
    ['\u001b[1\u007f2mdelete', 'delete'],
    ['list[0] stays', 'list[0] stays'],
    ['a\u001bb', 'ab'],
    ['bell\u0007 and\ttab', 'bell and\ttab'],
    ['cut\u001b[12', 'cut'],
    ['   spaced   ', 'spaced'],
  ])('%j reads %j', (text, summary) => {
    expect(fromPlanLog(`Error: ${text}`)).toEqual([error(summary)]);
  });

  test.each(['1: a', '123456: a', '   7: a', '7:'])('%j is the source again', (source) => {
    expect(parts(source)?.detail).toBeUndefined();
    expect(parts(source, 'why')?.detail).toBe('why');
  });
  test.each(['1234567: a', ': a', 'a1: a', '1a: a', 'note: a', '7 a', '::'])(
    '%j is what was said',
    (words) => {
      expect(parts(words)?.detail).toBe(words);
    },
  );

  const NO_PLACES = [
    'in main.tf line 3:',
    'on main.tf',
    'on main.tf line 0:',
    'on main.tf line x:',
  ];
  test.each([...NO_PLACES, 'on 123456', 'with care', 'in the end,', 'withal,'])(
    '%j is no place and no address',
    (words) => expect(parts(words)).toEqual(error('x', { detail: words })),
  );
  test('a place may be indented', () => {
    expect(parts('   on main.tf line 1:  ')).toEqual(error('x', { file: 'main.tf', line: 1 }));
  });
  test('an address stands between "with" and a comma', () => {
    expect(parts('   with aws_a.b,  ')).toEqual(error('x', { address: 'aws_a.b' }));
  });

  test('a box may be indented', () => {
    expect(fromPlanLog('  │ Error: one\n  │ said\n')).toEqual([error('one', { detail: 'said' })]);
  });
  test('a box ends where it is closed, not where its lines end like one', () => {
    const boxed = ['╷', '│ Error: one', '│ said ╵', '│ ', '│ more', '  ╵ ', 'after it'];
    const said = error('one', { detail: 'said ╵\n\nmore' });
    expect(fromPlanLog(boxed.join('\n'))).toEqual([said]);
  });
});
