/** Which place counts that says a setting, in a job and at a terminal, and beside a pinned file. */
import { chooseByPlace, type SaidValue } from '../../src/settings/settings-file/order-of-places.ts';
import { describe, expect, test } from '../support/jest.ts';

type Said = SaidValue<string>;
const PLACES = ['pinned', 'call', 'file', 'environment'] as const;
const say = (place: Said['place'], value = `of ${place}`, setting = 'timeout'): Said => ({
  setting,
  place,
  value,
  at: `at ${place}`,
});

const choose = (said: Said[], who: 'job' | 'terminal', opens?: string[]) =>
  chooseByPlace(said, who, opens && { opens: new Set(opens) }, (value) => value);

function countingOrder(who: 'job' | 'terminal'): string[] {
  const order: string[] = [];
  let left = PLACES.toReversed().map((place) => say(place));
  while (left.length > 0) {
    const [first] = choose(left, who).chosen.get('timeout') ?? [];
    order.push(first?.place ?? 'none');
    left = left.filter((each) => each !== first);
  }
  return order;
}

describe('of several places that say a setting', () => {
  test('the step counts before the file, and the file before the environment', () => {
    expect(countingOrder('job')).toEqual([...PLACES]);
  });

  test('options count first at a terminal, and the environment is no nearer than the file', () => {
    expect(countingOrder('terminal')).toEqual(['call', 'pinned', 'file', 'environment']);
  });

  test('a step that names one workspace counts before the list of the file', () => {
    const said = [say('file', 'x', 'workspaces'), say('call', 'y', 'workspace')];
    const { chosen } = choose(said, 'job');
    expect(chosen.get('workspaces')).toEqual([say('call', 'y', 'workspace')]);
    expect(chosen.has('workspace')).toBe(false);
  });
});

/** What counts beside a pinned file that says this, or nothing: the words with their places, and what is left. */
function beside(
  key: string,
  pinned: string | undefined,
  others: [Said['place'], string][],
  opens: string[] = [],
) {
  const said = [
    ...(pinned === undefined ? [] : [say('pinned', pinned, key)]),
    ...others.map(([place, value]) => say(place, value, key)),
  ];
  const { chosen, left } = choose(said, 'job', opens);
  return {
    counts: (chosen.get(key) ?? []).map(({ value }) => value),
    left: left.map(({ value }) => value),
  };
}

describe('beside a pinned file', () => {
  test.each<[string, ...Parameters<typeof beside>, string[], string[]]>([
    [
      'a key that takes away has its default',
      'engine',
      undefined,
      [['call', 'tofu']],
      [],
      [],
      ['tofu'],
    ],
    [
      'or the value of the pinned file',
      'engine',
      'tofu',
      [['file', 'terraform']],
      [],
      ['tofu'],
      ['terraform'],
    ],
    [
      'a stricter value counts',
      'fail-on',
      'mandatory',
      [
        ['call', 'never'],
        ['file', 'advisory'],
      ],
      [],
      ['advisory'],
      ['never'],
    ],
    ['and than the default', 'secret-scan', undefined, [['file', 'fail']], [], ['fail'], []],
    ['a looser one does not', 'only-new', undefined, [['file', 'true']], [], [], ['true']],
    [
      'also of a flag that is on by default',
      'refresh',
      undefined,
      [['file', 'false']],
      [],
      [],
      ['false'],
    ],
    ['the same value needs no notice', 'fail-on', 'never', [['file', 'never']], [], ['never'], []],
    [
      'what is opened counts',
      'engine',
      'tofu',
      [['file', 'terraform']],
      ['engine'],
      ['terraform'],
      [],
    ],
    [
      'a list that is opened counts beside',
      'exceptions',
      'a',
      [['file', 'b']],
      ['exceptions'],
      ['a', 'b'],
      [],
    ],
    [
      'a key that adds counts beside',
      'protect',
      'a',
      [
        ['call', 'b'],
        ['file', 'c'],
      ],
      [],
      ['a', 'b'],
      [],
    ],
    ['one that does neither comes after', 'timeout', '1h', [['call', '2h']], [], ['1h'], []],
    [
      'the environment is never above',
      'organization',
      'acme',
      [['environment', 'x']],
      [],
      ['acme'],
      ['x'],
    ],
  ])('%s: %s', (_, key, pinned, others, opens, counts, left) => {
    expect(beside(key, pinned, others, opens)).toEqual({ counts, left });
  });

  test('a person says by an option what they ask', () => {
    const said = [say('pinned', 'mandatory', 'fail-on'), say('call', 'never', 'fail-on')];
    expect(choose(said, 'terminal', []).chosen.get('fail-on')).toEqual([said[1]]);
  });
});
