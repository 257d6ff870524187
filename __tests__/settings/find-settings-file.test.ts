/** Which file says how a repository is gated, and which names would only seem to. */
import { findSettingsFile } from '../../src/settings/settings-file/find-settings-file.ts';
import { describe, expect, test } from '../support/jest.ts';

const find = (root: string[], github: string[] = []) => findSettingsFile({ root, github });

describe('the file that says how a repository is gated', () => {
  test.each([
    ['in the root', ['README.md', 'plangate.yml'], ['workflows'], 'plangate.yml'],
    ['in .github', ['README.md'], ['plangate.yml', 'workflows'], '.github/plangate.yml'],
    [
      'beside files of other names',
      ['plangate.yml', 'plangate.yml.bak', 'my-plangate.yml', 'plangate.yml~'],
      [],
      'plangate.yml',
    ],
  ])('is found %s', (_, root, github, path) => {
    expect(find(root, github)).toEqual({ path });
  });

  test('is absent where no name is like it', () => {
    expect(find(['README.md', 'plangate'], ['plangate.json'])).toBeUndefined();
  });

  test.each([
    [
      'in both places',
      ['plangate.yml'],
      ['plangate.yml'],
      ['.github/plangate.yml and plangate.yml are both there. Keep one.'],
    ],
    [
      'as .yaml',
      ['plangate.yaml'],
      [],
      ['plangate.yaml is not read. Name it plangate.yml or .github/plangate.yml.'],
    ],
    [
      'as .yaml beside it',
      ['plangate.yml', 'plangate.yaml'],
      [],
      ['plangate.yaml is not read. Name it plangate.yml or .github/plangate.yml.'],
    ],
    [
      'in other letters',
      ['Plangate.yml'],
      ['PLANGATE.YML'],
      [
        'Plangate.yml is not read. Name it plangate.yml or .github/plangate.yml.',
        '.github/PLANGATE.YML is not read. Name it plangate.yml or .github/plangate.yml.',
      ],
    ],
    [
      'hidden',
      ['.plangate.yml'],
      [],
      ['.plangate.yml is not read. Name it plangate.yml or .github/plangate.yml.'],
    ],
    [
      'with letters of another width',
      ['ｐlangate.yml'],
      [],
      ['ｐlangate.yml is not read. Name it plangate.yml or .github/plangate.yml.'],
    ],
    [
      'with a sign that nobody sees',
      ['plangate\u200b.yml'],
      [],
      ['plangate\u200b.yml is not read. Name it plangate.yml or .github/plangate.yml.'],
    ],
  ])('is an error %s', (_, root, github, expected) => {
    const found = find(root, github);
    const problems = found !== undefined && 'problems' in found ? found.problems : [];
    expect(problems.map(({ where, message }) => `${where} ${message}`)).toEqual(expected);
  });
});
