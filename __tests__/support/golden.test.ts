import { expectGolden } from './golden.ts';
import { expect, test } from './jest.ts';

test('a text equal to its golden file passes, any other byte fails', () => {
  expectGolden('support/golden.txt', 'one line\n');
  if (process.env['GOLDEN'] === 'update') return;
  expect(() => expectGolden('support/golden.txt', 'one line')).toThrow('toBe');
});

test('a missing golden file fails and says how to write it', () => {
  if (process.env['GOLDEN'] === 'update') return;
  expect(() => expectGolden('support/no-such-file.txt', '')).toThrow('GOLDEN=update');
});
