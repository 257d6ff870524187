import { problemsIn } from '../../src/plan/program-log.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('the log of a failed plan', () => {
  const line = (diagnostic: unknown): string => JSON.stringify({ type: 'diagnostic', diagnostic });
  const error = (summary: string, rest: object = {}) => ({ severity: 'error', summary, ...rest });

  test('is read from structured lines', () => {
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
    expect(problemsIn(log)).toEqual([
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

  test('is not read from lines for people', () => {
    expect(
      problemsIn(
        '\u2577\n\u2502 Error: No such thing\n\u2502\n\u2502   on main.tf line 2:\n\u2575\n',
      ),
    ).toEqual([]);
  });

  test('has a limit for diagnostics and their texts', () => {
    const many = Array.from({ length: 300 }, (_, n) => `number ${n}`);
    expect(problemsIn(many.map((one) => line(error(one))).join('\n'))).toHaveLength(100);
    const [long] = problemsIn(line(error('s'.repeat(5_000), { detail: 'd'.repeat(5_000) })));
    expect(long?.summary).toHaveLength(4_000);
    expect(long?.detail).toHaveLength(4_000);
  });
});
