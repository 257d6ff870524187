/** Which text of `override-by` makes whom the owner of which policy. The results were written before the code. */
import { hasPolicyName, ownersOf } from '../../src/policy/policy-owners.ts';
import { readApprovers } from '../../src/settings/parse-inputs.ts';
import { describe, expect, test } from '../support/jest.ts';
import { saidOf } from '../support/text-cases.ts';

const ROLE = 'maintain admin';
type Listed = Record<string, string[]>;

/** What was read: the pattern of each line in order, `others` for the list without one; or the problem. */
function readAs(text: string): Listed | { problem: string } {
  const read = readApprovers(text);
  if ('problem' in read) return read;
  const { lines, others } = read.value;
  return Object.fromEntries([
    ...lines.map(({ pattern, owners }) => [pattern, owners.names]),
    ['others', others.names],
  ]) as Listed;
}

describe('the input override-by', () => {
  const told = saidOf('owners.txt').map(([text, said]): [string, Listed | RegExp] => {
    const [, refused] = said[0]?.split('refused: ') ?? [];
    if (refused !== undefined) return [text, new RegExp(refused)];
    const owners = said.map((line) => line.split(' = '));
    return [
      text,
      {
        ...Object.fromEntries(owners.map(([of = '', names = '']) => [of, names.split(', ')])),
        others: owners.find(([of]) => of === 'others')?.[1]?.split(', ') ?? [],
      },
    ];
  });
  test.each<[string, Listed | RegExp]>([
    ...told,
    ['', /^is missing/],
    ['deny_public:\tann', { deny_public: ['ann'], others: [] }],
    ['  deny_*:   ann,bob , role:admin  ', { 'deny_*': ['ann', 'bob', 'role:admin'], others: [] }],
    ['role:admin\r\ndeny: ann\r\n', { deny: ['ann'], others: ['role:admin'] }],
    ['a\u202eb: ann', /has the pattern .*, /],
  ])('is read or refused: %j', (text, expected) => {
    const read = readAs(text);
    if (expected instanceof RegExp) {
      expect(read).toEqual({ problem: expect.stringMatching(expected) });
    } else expect(read).toEqual(expected);
  });

  test('has every problem named at once', () => {
    const read = readAs('role:write, a b\ndeny:\ntags: ann\ntags: x y\nz/: ann');
    const problem = 'problem' in read ? String(read.problem) : '';
    for (const part of ['"role:write"', '"a b"', 'nobody for "deny"', '"tags" twice', '"x y"'])
      expect(problem).toContain(part);
    expect(problem).toContain('"z/"');
  });

  test.each([
    ['net/a/b', 'net', 'a/b', true],
    ['net/a/b', 'net/a', 'b', true],
    ['net/a/b', 'net', 'ab', false],
    ['net/a', '', 'net/a', false],
    ['a', '', 'a', true],
  ])(
    'has the pattern %s, which fits set "%s", policy %s: %s',
    (pattern, policySet, policy, isOwned) => {
      const named = (name: string) => ({ people: [name], roles: [], teams: [], names: [name] });
      const owners = { lines: [{ pattern, owners: named('net') }], others: named('none') };
      expect(ownersOf(owners, { policySet, policy }).names).toEqual([isOwned ? 'net' : 'none']);
    },
  );

  test('has roles with all above them and names in lower case, also in a line for a policy', () => {
    const read = readApprovers('deny: @Ann, role:maintain, Acme/net');
    const { lines } = 'value' in read ? read.value : { lines: [] };
    expect(lines).toEqual([
      {
        pattern: 'deny',
        owners: {
          people: ['ann'],
          roles: ROLE.split(' '),
          teams: [{ organization: 'Acme', team: 'net' }],
          names: ['Ann', 'role:maintain', 'Acme/net'],
        },
      },
    ]);
  });
});

describe('the owner of a policy', () => {
  const TEXT = `
    rest
    *: everybody
    security/*: sec
    deny_public: pub
    security/deny_public: both
    */tags: tags
    "deny public": space
    "a*:b": colon
    net/x/*: deep
    kms-*-key: middle
  `;
  const whose = (text: string, policySet: string, policy: string): string[] => {
    const read = readApprovers(text);
    if ('problem' in read) throw new Error(read.problem);
    return ownersOf(read.value, { policySet, policy }).names;
  };
  test.each<[string, string, string]>([
    ['', 'other', 'everybody'],
    ['net', 'other', 'everybody'],
    ['security', 'other', 'sec'],
    ['Security', 'other', 'everybody'],
    ['security', 'deny_public', 'both'],
    ['net', 'deny_public', 'pub'],
    ['', 'deny_public', 'pub'],
    ['net', 'Deny_public', 'everybody'],
    ['net', 'deny_public ', 'everybody'],
    ['net', 'deny_publíc', 'everybody'],
    ['net', 'tags', 'tags'],
    ['security', 'tags', 'tags'],
    // Without a set there is nothing in front of the slash.
    ['', 'tags', 'everybody'],
    // A slash in a name makes it no policy of that set.
    ['', 'security/other', 'everybody'],
    ['net', 'security/deny_public', 'everybody'],
    ['security', 'a/b', 'sec'],
    ['security/eu', 'other', 'everybody'],
    ['net/x', 'other', 'deep'],
    ['net', 'x/other', 'deep'],
    ['net', 'deny public', 'space'],
    ['net', 'deny  public', 'everybody'],
    ['net', '"deny public"', 'everybody'],
    ['net', 'axx:b', 'colon'],
    ['net', 'kms-eu-key', 'middle'],
    ['net', 'kms-key', 'everybody'],
    ['net', 'rest', 'everybody'],
  ])('is right for set %j, policy %j: %s', (policySet, policy, owner) => {
    expect(whose(TEXT, policySet, policy)).toEqual([owner]);
  });

  test('is of the last line that fits, not of the narrowest', () => {
    expect(whose('deny: ann\n*: bob', 'net', 'deny')).toEqual(['bob']);
    expect(whose('*: bob\ndeny: ann', 'net', 'deny')).toEqual(['ann']);
  });

  test('is of the list without a pattern where no line fits, or nobody', () => {
    expect(whose('deny: ann\nbob', 'net', 'tags')).toEqual(['bob']);
    expect(whose('deny: ann', 'net', 'tags')).toEqual([]);
    expect(whose('deny: ann\nbob', 'net', 'deny')).toEqual(['ann']);
  });
});

test.each([
  ['deny_public', true],
  ['', false],
  ['unnamed policy', false],
])('the policy "%s" has a name: %s', (policy, hasName) => {
  expect(hasPolicyName({ policySet: 'net', policy })).toBe(hasName);
});
