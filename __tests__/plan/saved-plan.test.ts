/** What is read in a saved plan, of genuine ones and of hostile ones. */
import { crc32, deflateRawSync } from 'node:zlib';
import { UnreadableFile } from '../../src/model/unreadable-file.ts';
import {
  kindOfPlanFile,
  readSavedPlan,
  runOfBookmark,
  unknownFields,
} from '../../src/plan/saved-plan.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { message, savedPlan, varint, zip, type Field } from '../support/saved-plan.ts';

/** By program, by what it was given: what the program saved of two resources, in base64. */
const RECORDED = JSON.parse(readText('__tests__/data/saved-plans.json')) as Record<
  string,
  Record<string, string>
>;
const ADDRESS = ['terraform_data.a'];
const WHOLE = { mode: 'normal', targets: [], excludes: [], actions: [], deferred: false };
const SAID: Record<string, object> = {
  none: WHOLE,
  'refresh-false': WHOLE,
  replace: WHOLE,
  target: { ...WHOLE, targets: ADDRESS },
  'target by TF_CLI_ARGS_plan': { ...WHOLE, targets: ADDRESS },
  exclude: { ...WHOLE, excludes: ADDRESS },
  'refresh-only': { ...WHOLE, mode: 'refresh-only' },
  destroy: { ...WHOLE, mode: 'destroy' },
};

describe.each(Object.entries(RECORDED))('a plan that %s saved', (title, plans) => {
  const [, program = '', version] = /^(\w+) (\S+)$/.exec(title) ?? [];
  const saved = Object.entries(plans).filter(([name]) => !name.endsWith('encrypted'));

  test.each(saved)('with %s says so, and has no unknown field', (name, base64) => {
    const { fields, ...said } = readSavedPlan(Buffer.from(base64, 'base64'));
    expect(said).toEqual({ ...SAID[name], version });
    expect(unknownFields(program === 'OpenTofu' ? 'tofu' : 'terraform', fields)).toEqual([]);
  });

  test('is known as a saved plan, and an encrypted one is not read', () => {
    for (const [name, base64] of Object.entries(plans)) {
      const kind = name.endsWith('encrypted') ? 'encrypted' : 'saved';
      expect(kindOfPlanFile(Buffer.from(base64, 'base64'))).toBe(kind);
    }
  });
});

test('the numbers of fields are those of the program', () => {
  const { fields } = readSavedPlan(
    savedPlan([
      [6, 'a.b'],
      [26, 1],
      [32, 'x'],
      [33, 'x'],
    ]),
  );
  expect(unknownFields('terraform', fields)).toEqual([6, 33]);
  expect(unknownFields('tofu', fields)).toEqual([26, 32, 33]);
});

test('what Terraform deferred, and requested actions, are read', () => {
  expect(readSavedPlan(savedPlan([[27, 'x']])).deferred).toBe(true);
  expect(readSavedPlan(savedPlan([[31, 'x']])).deferred).toBe(true);
  const actions = [
    [32, 'action.a.b'],
    [32, 'action.a.c'],
  ] as const;
  expect(readSavedPlan(savedPlan(actions)).actions).toEqual(['action.a.b', 'action.a.c']);
});

test('an unknown field counts in any form', () => {
  for (const [wire, value] of [
    [0, varint(1)],
    [1, Buffer.alloc(8)],
    [2, Buffer.concat([varint(1), Buffer.from('x')])],
    [5, Buffer.alloc(4)],
  ] as const) {
    const content = Buffer.concat([message([[1, 3]]), varint(40 * 8 + wire), value]);
    const { fields } = readSavedPlan(zip([{ name: 'tfplan', content }]));
    expect(unknownFields('terraform', fields)).toEqual([40]);
  }
});

describe('a bookmark of a remote plan', () => {
  const bookmark = (run: unknown) =>
    Buffer.from(JSON.stringify({ remote_plan_format: 1, run_id: run, hostname: 'h.example' }));
  test('is known, and names its run', () => {
    expect(kindOfPlanFile(bookmark('run-abc'))).toBe('bookmark');
    expect(runOfBookmark(bookmark('run-abc'))).toBe('run-abc');
    expect(runOfBookmark(bookmark('run-a`b'))).toBeUndefined();
  });
  test.each(['', '{', '[]', 'PK', '{"planned_values":{}}'])('is not %j', (text) => {
    expect(kindOfPlanFile(Buffer.from(text))).toBe('other');
  });
});

const planOf = (content: Buffer) => zip([{ name: 'tfplan', content }]);
const withFields = (...fields: Field[]) => planOf(message([[1, 3], ...fields]));
const TARGETED = message([
  [1, 3],
  [5, 'a.b'],
]);
const NORMAL = message([[1, 3]]);
/** With the bytes at a place replaced. */
const spoiled = (bytes: Buffer, at: number, ...by: number[]) => {
  const copy = Buffer.from(bytes);
  copy.set(by, at < 0 ? bytes.length + at : at);
  return copy;
};

test.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'does not end as an archive'],
  ['a beginning alone', savedPlan().subarray(0, 100), 'does not end as an archive'],
  ['a byte more at its end', Buffer.concat([savedPlan(), Buffer.from('x')]), 'does not end'],
  ['a byte more at its beginning', Buffer.concat([Buffer.from('x'), savedPlan()]), 'not where it'],
  ['a comment', spoiled(savedPlan(), -2, 1), 'not where it says'],
  ['a second part', spoiled(savedPlan(), -18, 1), 'not where it says'],
  ['a count that is too high', spoiled(savedPlan(), -14, 3, 0, 3), 'is cut'],
  ['a count that is too low', spoiled(savedPlan(), -14, 1, 0, 1), 'more than its entries'],
  ['no plan', zip([{ name: 'tfstate', content: NORMAL }]), 'no entry `tfplan`'],
  [
    'two plans',
    zip([
      { name: 'tfplan', content: NORMAL },
      { name: 'tfplan', content: TARGETED },
    ]),
    'more than one entry `tfplan`',
  ],
  [
    'a wrong sum',
    zip([{ name: 'tfplan', content: NORMAL, says: { crc: 1 } }]),
    'cannot be unpacked',
  ],
  [
    'more in an entry than it says',
    zip([
      { name: 'tfplan', content: NORMAL, says: { size: 1, crc: crc32(NORMAL.subarray(0, 1)) } },
    ]),
    'cannot be unpacked',
  ],
  [
    'less in an entry than it says',
    zip([{ name: 'tfplan', content: NORMAL, says: { size: 1000 } }]),
    'cannot be unpacked',
  ],
  [
    'an entry that is too long',
    zip([{ name: 'tfplan', content: NORMAL, says: { size: 0xfffffff0 } }]),
    'more than 268435456 bytes',
  ],
  [
    'a bomb',
    zip([{ name: 'tfplan', content: Buffer.alloc(50_000_000), says: { size: 1000, crc: 0 } }]),
    'cannot be unpacked',
  ],
  ['another method', zip([{ name: 'tfplan', content: NORMAL, says: { method: 12 } }]), 'unpacked'],
  ['a password', zip([{ name: 'tfplan', content: NORMAL, says: { flags: 9 } }]), 'encrypted'],
  [
    'an entry elsewhere',
    zip([{ name: 'tfplan', content: NORMAL, says: { offset: 5 } }]),
    'not where',
  ],
  [
    'an entry behind the end',
    zip([{ name: 'tfplan', content: NORMAL, says: { offset: 0xffffffff } }]),
    'not where',
  ],
  ['no format', planOf(message([[14, '1.11.4']])), 'the format none'],
  ['an empty message', planOf(Buffer.alloc(0)), 'the format none'],
  ['another format', planOf(message([[1, 4]])), 'the format 4'],
  ['a mode that is not known', withFields([17, 3]), 'the mode 3'],
  ['a mode that is huge', withFields([17, 2 ** 50]), 'the mode 1125899906842624'],
  ['two modes', withFields([17, 1], [17, 0]), 'field 17 is there twice'],
  ['two formats', withFields([1, 3]), 'field 1 is there twice'],
  ['a mode that is a text', withFields([17, 'x']), 'field 17 has another form'],
  ['a target that is a number', withFields([5, 1]), 'field 5 has another form'],
  ['a target that is no text', withFields([5, Buffer.from('ff', 'hex')]), 'field 5 is no text'],
  ['a field 0', planOf(Buffer.concat([NORMAL, Buffer.from([0, 0])])), 'field of the number 0'],
  [
    'a plan of more fields than programs write',
    withFields(...Array.from({ length: 64 }, (_, at): Field => [100 + at, 1])),
    'more than 64 different fields',
  ],
  ['a group', planOf(Buffer.concat([NORMAL, varint(40 * 8 + 3)])), 'field 40 has a form'],
  [
    'the end of a group',
    planOf(Buffer.concat([NORMAL, varint(40 * 8 + 4)])),
    'field 40 has a form',
  ],
  [
    'a field that is cut',
    planOf(Buffer.concat([NORMAL, varint(5 * 8 + 2), varint(9)])),
    'ends after',
  ],
  ['a number that is cut', planOf(Buffer.concat([NORMAL, Buffer.from([0x88])])), 'ends after'],
  [
    'a number without an end',
    planOf(Buffer.concat([NORMAL, varint(40 * 8), Buffer.alloc(11, 0xff)])),
    'a number in it is too long',
  ],
  [
    'a field of a number that is too high',
    planOf(Buffer.concat([NORMAL, varint(2 ** 33 * 8)])),
    'field of the number 8589934592',
  ],
])('%s is no saved plan', (_, bytes, said) => {
  expect(() => readSavedPlan(bytes)).toThrow(UnreadableFile);
  expect(() => readSavedPlan(bytes)).toThrow(said);
});

test('each change of one byte is read as it is, or refused with a sentence', () => {
  const whole = Buffer.from(RECORDED['OpenTofu 1.10.10']?.['exclude'] ?? '', 'base64');
  for (let at = 0; at < whole.length; at++) {
    for (const by of [0, 0xff, (whole[at] ?? 0) ^ 1]) {
      let excludes: unknown = ADDRESS;
      try {
        ({ excludes } = readSavedPlan(spoiled(whole, at, by)));
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFile);
      }
      expect(excludes).toEqual(ADDRESS);
    }
  }
});

test('a cut entry is refused, or has what is before its end', () => {
  const content = message([
    [1, 3],
    [17, 2],
    [5, 'terraform_data.a'],
    [14, '1.11.4'],
  ]);
  for (let length = 0; length < content.length; length++) {
    try {
      readSavedPlan(planOf(content.subarray(0, length)));
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableFile);
    }
  }
});

test('an entry that is stored as it is counts as one that is packed', () => {
  const stored = zip([{ name: 'tfplan', content: TARGETED, says: { method: 0 } }]);
  expect(readSavedPlan(stored).targets).toEqual(['a.b']);
  expect(deflateRawSync(TARGETED)).not.toEqual(TARGETED);
});
