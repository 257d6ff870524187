import { EXIT } from '../../src/check/command.ts';
import {
  exitCodeOf,
  isGreen,
  VERDICTS,
  worstVerdict,
  type FailOn,
} from '../../src/model/verdict.ts';
import { expect, test } from '../support/jest.ts';

test('the worst of several verdicts counts, in their order', () => {
  expect(VERDICTS.join(' ')).toBe(
    'passed advisory overridden needs-override blocked errored undecided canceled',
  );
  for (const [index, word] of VERDICTS.entries()) {
    for (const [other, better] of VERDICTS.entries()) {
      expect(worstVerdict([word, better])).toBe(VERDICTS[Math.max(index, other)]);
    }
  }
  expect(worstVerdict([])).toBe('passed');
});

test('a verdict is green or not by the rule of fail-on', () => {
  const green = (failOn: FailOn): string[] => VERDICTS.filter((word) => isGreen(word, failOn));
  expect(green('mandatory')).toEqual(['passed', 'advisory', 'overridden']);
  expect(green('advisory')).toEqual(['passed', 'overridden']);
  expect(green('never')).toEqual(['passed', 'advisory', 'overridden', 'needs-override', 'blocked']);
  expect(VERDICTS.filter((word) => isGreen(word))).toEqual(green('mandatory'));
  for (const word of ['errored', 'undecided', 'canceled'] as const) {
    expect(isGreen(word, 'never')).toBe(false);
  }
});

const ended = (word: (typeof VERDICTS)[number], ...kinds: (string | undefined)[]) => ({
  verdict: { word },
  workspaces: [
    { verdict: { word: 'passed' as const }, failure: { kind: 'input' } },
    ...kinds.map((kind) => ({
      verdict: { word },
      ...(kind !== undefined && { failure: { kind } }),
    })),
  ],
});

test.each<[Parameters<typeof ended>, number, FailOn?]>([
  [['passed'], EXIT.green],
  [['overridden'], EXIT.green],
  [['advisory'], EXIT.green],
  [['advisory'], EXIT.blocked, 'advisory'],
  [['passed'], EXIT.green, 'advisory'],
  [['blocked'], EXIT.blocked],
  [['blocked'], EXIT.green, 'never'],
  [['needs-override'], EXIT.needsOverride],
  [['needs-override'], EXIT.green, 'never'],
  [['errored'], EXIT.errored],
  [['errored', 'input', 'network'], EXIT.errored],
  [['blocked', 'input'], EXIT.blocked],
  [['errored', 'service'], EXIT.errored, 'never'],
  [['undecided'], EXIT.undecided],
  [['undecided', undefined], EXIT.undecided, 'never'],
  [['undecided', 'timeout', 'service'], EXIT.undecided],
  [['undecided', 'network', 'timeout'], EXIT.network],
  [['undecided', 'network', 'refused'], EXIT.refused],
  [['undecided', 'network', 'too-large'], EXIT.tooLarge],
  [['undecided', 'too-large', 'refused'], EXIT.refused],
  [['undecided', 'refused', 'input'], EXIT.badInput],
  [['undecided', 'refused', 'archive'], EXIT.badInput],
  [['canceled', 'canceled'], EXIT.interrupted],
])('%j exits with %i', (args, code, failOn = 'mandatory') => {
  expect(exitCodeOf(ended(...args), failOn)).toBe(code);
});

test('a green verdict exits with 0, and no other does', () => {
  for (const word of VERDICTS) {
    for (const failOn of ['mandatory', 'advisory', 'never'] as const) {
      const code = exitCodeOf({ verdict: { word }, workspaces: [] }, failOn);
      expect([word, failOn, code === 0]).toEqual([word, failOn, isGreen(word, failOn)]);
    }
  }
});

test('SIGTERM has an exit code of its own', () => {
  expect(exitCodeOf(ended('canceled'), 'mandatory', 'SIGTERM')).toBe(EXIT.terminated);
  expect(exitCodeOf(ended('canceled'), 'mandatory', 'SIGINT')).toBe(EXIT.interrupted);
  expect(exitCodeOf(ended('blocked'), 'mandatory', 'SIGTERM')).toBe(EXIT.blocked);
});
