/** What a request that changes `plangate.yml` is told. */
import { toPlainText } from '../../src/model/sentence.ts';
import { describeSettingsChanges } from '../../src/settings/settings-file/describe-changes.ts';
import {
  readSettingsFile,
  type SettingsFile,
} from '../../src/settings/settings-file/read-settings-file.ts';
import { describe, expect, test } from '../support/jest.ts';

function fileOf(text: string | undefined): SettingsFile | undefined {
  if (text === undefined) return undefined;
  const reading = readSettingsFile(text, 'plangate.yml');
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.file;
}

const changes = (before: string | undefined, after: string | undefined) =>
  describeSettingsChanges(fileOf(before), fileOf(after)).map(toPlainText);

describe('a request that changes how it is gated', () => {
  test.each([
    [
      'a value',
      'max-destroys: 0\npolicies: p\n',
      'max-destroys: 5\n',
      ['max-destroys 0 → 5', 'policies gone'],
    ],
    ['a flag', 'only-new: false\n', 'only-new: true\n', ['only-new false → true']],
    ['a new key', 'only-new: true\n', 'only-new: true\nfail-on: never\n', ['fail-on new: never']],
    [
      'the first file',
      undefined,
      'fail-on: never\nprotect: [a_b.*, c_d.*]\n',
      ['fail-on new: never', 'protect new: a_b.*, c_d.*'],
    ],
    ['no file any more', 'fail-on: never\n', undefined, ['fail-on gone']],
    ['an item', 'protect: [a_b.*, c_d.*]\n', 'protect: c_d.*\n', ['protect without a_b.*']],
    [
      'another item',
      'protect: [a_b.*]\n',
      'protect: [e_f.*]\n',
      ['protect without a_b.*, with e_f.*'],
    ],
    [
      'the order of files of values',
      'var-file: [a, b]\n',
      'var-file: [b, a]\n',
      ['var-file in another order'],
    ],
    [
      'many items',
      'var-file: [a]\n',
      'var-file: [a, b, c, d, e, f, g, h]\n',
      ['var-file with b, c, d, e, f and 2 more'],
    ],
    [
      'a workspace',
      'workspaces: [{ name: a, directory: x }]\n',
      'workspaces: [{ name: a, directory: y }]\n',
      ['workspaces without { name: a, directory: x }, with { name: a, directory: y }'],
    ],
    [
      'where a block counts',
      'workspaces: [{ directories: live/* }]\n',
      'workspaces: [{ directories: live/*, within: { project: P } }]\n',
      [
        'workspaces without { directories: [live/*] }, with { directories: [live/*], within: { project: P } }',
      ],
    ],
    [
      'how long it may take, in other words',
      'timeout: 90m\n',
      'timeout: 1h30m\n',
      ['timeout 90m → 1h30m'],
    ],
  ])('is told %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  test.each([
    [
      'comments and the order of keys',
      'only-new: true\nfail-on: never\n',
      '# why\nfail-on: "never"\nonly-new: true\n',
    ],
    ['a list of one for a text', 'policies: p\n', 'policies: [p]\n'],
    ['lines', 'workspaces:\n  - { name: a }\n', 'workspaces:\n\n  - name: a\n'],
  ])('is told nothing of %s', (_, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });
});
