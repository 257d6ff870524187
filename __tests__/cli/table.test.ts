import { renderTable } from '../../src/cli/table.ts';
import { expect, test } from '../support/jest.ts';

test('columns stand below each other where a name has wide characters', () => {
  const table = renderTable(
    ['name', 'state'],
    [
      ['東京', 'locked'],
      ['net', 'open'],
    ],
  );
  expect(table).toBe('NAME  STATE\n東京  locked\nnet   open\n');
});
