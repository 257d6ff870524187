/** Which place counts that says a setting, in a job and at a terminal. */
import { chooseByPlace, type SaidValue } from '../../src/settings/settings-file/order-of-places.ts';
import { describe, expect, test } from '../support/jest.ts';

type Said = SaidValue<string>;
const PLACES = [
  'locked',
  'call',
  'file',
  'organization',
  'environment',
  'cloud block',
  'default',
] as const;
const say = (place: Said['place'], setting = 'organization', at = `at ${place}`): Said => ({
  setting,
  place,
  at,
  value: `of ${place}`,
});

function countingOrder(who: 'job' | 'terminal'): string[] {
  const order: string[] = [];
  let left = PLACES.toReversed().map((place) => say(place));
  while (left.length > 0) {
    const [first] = chooseByPlace(left, who).chosen.get('organization') ?? [];
    order.push(first?.place ?? 'none');
    left = left.filter((each) => each !== first);
  }
  return order;
}

describe('of several places that say a setting', () => {
  test('the step counts before the file in a job, and the file before the environment', () => {
    expect(countingOrder('job')).toEqual([...PLACES]);
  });

  test('the environment counts before the file at a terminal', () => {
    expect(countingOrder('terminal')).toEqual([
      'locked',
      'call',
      'environment',
      'file',
      'organization',
      'cloud block',
      'default',
    ]);
  });

  test('the chosen value says where it stands', () => {
    const { chosen } = chooseByPlace(
      [say('default'), say('file', 'fail-on', 'plangate.yml:7')],
      'job',
    );
    expect(chosen.get('fail-on')).toEqual([
      { setting: 'fail-on', place: 'file', at: 'plangate.yml:7', value: 'of file' },
    ]);
    expect(chosen.get('organization')?.[0]?.place).toBe('default');
  });

  test('a step that names one workspace counts before the list of the file', () => {
    const { chosen } = chooseByPlace([say('file', 'workspaces'), say('call', 'workspace')], 'job');
    expect(chosen.get('workspaces')).toEqual([say('call', 'workspace')]);
    expect(chosen.has('workspace')).toBe(false);
  });
});

describe('what is locked', () => {
  const LOCK = say('locked', 'fail-on', 'git::https://example.org/org.git//gate.yml?ref=1:4');

  test.each(['call', 'file', 'environment'] as const)(
    'is set by no other place: by %s it is an error with both',
    (place) => {
      const { problems, chosen } = chooseByPlace([say(place, 'fail-on'), LOCK], 'job');
      expect(problems).toEqual([
        {
          where: `at ${place}`,
          message: `sets \`fail-on\`, which ${LOCK.at} locks. Take it out of at ${place}.`,
        },
      ]);
      expect(chosen.get('fail-on')).toEqual([LOCK]);
    },
  );

  test('may be filled by no block, and is above the default', () => {
    const said = [say('default', 'fail-on'), say('cloud block', 'fail-on'), LOCK];
    expect(chooseByPlace(said, 'terminal')).toEqual({
      chosen: new Map([['fail-on', [LOCK]]]),
      problems: [],
    });
  });

  test('is not set by the input of another name', () => {
    const said = [say('locked', 'workspaces'), say('call', 'workspace')];
    const { problems } = chooseByPlace(said, 'job');
    expect(problems.map(({ message }) => message)).toEqual([
      'sets `workspace`, which at locked locks. Take it out of at call.',
    ]);
  });

  test('leaves other keys open', () => {
    expect(
      chooseByPlace([LOCK, say('call', 'only-new'), say('file', 'protect')], 'job').problems,
    ).toEqual([]);
  });
});
