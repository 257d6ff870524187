import { array, assert, constantFrom, oneof, property, tuple } from 'fast-check';
import { carryLines } from '../../src/locate/carry-lines.ts';
import { describe, expect, test } from '../support/jest.ts';

const HEAD = ['resource "a" "x" {', '  size = 1', '  open = true', '}', '', 'output "x" {}'];
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const added = ['resource "b" "y" {', '  size = 1', '}', ''];

function carried(merge: readonly string[], line: string): number | undefined {
  return carryLines(text(merge), text(HEAD))(merge.lastIndexOf(line) + 1);
}

describe('a line of the merge is carried to the head', () => {
  test('where main added above, inside or below', () => {
    expect(carried([...added, ...HEAD], '  open = true')).toBe(3);
    expect(carried([...HEAD.slice(0, 2), '  tags = {}', ...HEAD.slice(2)], '  open = true')).toBe(
      3,
    );
    expect(carried([...HEAD, ...added], '  open = true')).toBe(3);
  });

  test('where main took lines out', () => {
    expect(carried(HEAD.slice(2), 'output "x" {}')).toBe(6);
  });

  test('unless it is main that wrote it', () => {
    const merge = [...HEAD.slice(0, 2), '  open = false', ...HEAD.slice(3)];
    expect(carried(merge, '  open = false')).toBeUndefined();
    expect(carried([...added, ...HEAD], 'resource "b" "y" {')).toBeUndefined();
  });

  test('unless the texts are too far apart, or there is no such line', () => {
    const numbers = Array.from({ length: 3_000 }, (_, index) => String(index));
    const others = numbers.map((each) => `x${each}`);
    const far = carryLines(
      text(['a', ...numbers, 'same', ...numbers, 'z']),
      text(['a', ...others, 'same', ...others, 'z']),
    );
    expect([far(1), far(3_002), far(6_003)]).toEqual([1, undefined, 6_003]);
    expect([0, -1, 1.5, 7].map(carryLines(text(HEAD), text(HEAD)))).toEqual(
      Array(4).fill(undefined),
    );
  });

  test('whatever ends its lines', () => {
    expect(carryLines(HEAD.join('\r\n'), text(HEAD))(6)).toBe(6);
  });
});

test('what is carried is the same line, no two are one, and their order stays', () => {
  const lines = array(constantFrom('a', 'b', 'c', '}', ''), { minLength: 1, maxLength: 30 });
  assert(
    property(
      oneof(
        tuple(lines, lines),
        lines.map((same) => [same, same]),
      ),
      ([from, to]) => {
        const carry = carryLines(text(from), text(to));
        const all = from.flatMap((line, index) => {
          const there = carry(index + 1);
          if (there !== undefined) expect(to[there - 1]).toBe(line);
          return there === undefined ? [] : [there];
        });
        expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
        if (text(from) === text(to)) expect(all).toHaveLength(from.length);
      },
    ),
  );
});
