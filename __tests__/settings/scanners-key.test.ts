/** The key `scanners` of `plangate.yml`: what is read of it, and what refuses it, with file and line. */
import { sentencesOf } from '../../src/model/parse.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { describeSettingsChanges } from '../../src/settings/settings-file/describe-changes.ts';
import { checkWith } from '../../src/check/library-check.ts';
import { InputError } from '../../src/check/library.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { describe, expect, test } from '../support/jest.ts';
import { HOSTS } from '../../src/features.ts';

function fileOf(text: string) {
  const reading = readSettingsFile(text, 'plangate.yml');
  if ('problems' in reading) throw new Error(sentencesOf(reading.problems));
  return reading.file;
}

function problemsOf(text: string): string {
  const reading = readSettingsFile(text, 'plangate.yml');
  return 'problems' in reading ? sentencesOf(reading.problems) : '';
}

const EXAMPLE = `scanners:
  - { file: trivy.sarif, tool: Trivy }
  - file: reports/checkov.sarif
    tool: checkov
    mandatory: none
    base: reports/checkov-base.sarif
    configured-by: default-branch
    approvers: ["CKV_AWS_*: acme/security", octocat]
    ignore-files: [security/accepted.txt, security/skip]
`;

describe('scanners', () => {
  test('are read with what holds if an entry does not say it', () => {
    expect(fileOf(EXAMPLE).values.get('scanners')?.value).toEqual([
      { line: 2, file: 'trivy.sarif', tool: 'Trivy', mandatory: 'high' },
      {
        line: 3,
        file: 'reports/checkov.sarif',
        tool: 'checkov',
        mandatory: 'none',
        base: 'reports/checkov-base.sarif',
        configuredBy: 'default-branch',
        approvers: ['CKV_AWS_*: acme/security', 'octocat'],
        ignoreFiles: ['security/accepted.txt', 'security/skip'],
      },
    ]);
  });

  test('are a setting of what judges', () => {
    const read = readSettings({
      inputs: { plan: 'plan.json' },
      environment: {},
      entryPoint: 'cli',
      directory: 'app',
      files: { own: fileOf(EXAMPLE) },
    });
    expect('settings' in read && read.settings.policy.scanners?.map(({ tool }) => tool)).toEqual([
      'Trivy',
      'checkov',
    ]);
    expect('settings' in read && read.settings.said).toContainEqual({
      setting: 'scanners',
      at: 'plangate.yml:1',
    });
  });

  test('are an option of the library, read as in the file', async () => {
    const scanners = [{ file: '../trivy.sarif', tool: 'Trivy' }];
    const refused = checkWith({ scanners, environment: {} }, HOSTS).catch(
      (error: unknown) => error,
    );
    const error = await refused;
    expect(error).toBeInstanceOf(InputError);
    expect(String(error)).toContain('scanners `file` is "../trivy.sarif"');
  });

  test('that a request changes are said in words', () => {
    const before = fileOf('scanners:\n  - { file: t.sarif, tool: Trivy }\n');
    const after = fileOf(
      'scanners:\n  - { file: t.sarif, tool: Trivy, mandatory: none, ignore-files: x }\n',
    );
    expect(describeSettingsChanges(before, after).map(toPlainText)).toEqual([
      'scanners without { file: t.sarif, tool: Trivy, mandatory: high }, with { file: t.sarif, tool: Trivy, mandatory: none, ignore-files: [x] }',
    ]);
  });

  test.each([
    [
      'scanners: trivy.sarif',
      'plangate.yml:1: `scanners` is the text "trivy.sarif". Write a list of `{ file: trivy.sarif, tool: Trivy }`.',
    ],
    [
      'scanners: []',
      'plangate.yml:1: `scanners` is an empty list. Write a list of `{ file: trivy.sarif, tool: Trivy }`.',
    ],
    [
      'scanners: [trivy.sarif]',
      'plangate.yml:1 has the text "trivy.sarif" in `scanners`. Write a list of `{ file: trivy.sarif, tool: Trivy }`.',
    ],
    [
      'scanners: [{ file: a }]',
      'plangate.yml:1 has an entry of `scanners` without `tool`. Write a list of `{ file: trivy.sarif, tool: Trivy }`.',
    ],
    [
      'scanners: [{ tool: a }]',
      'plangate.yml:1 has an entry of `scanners` without `file`. Write a list of `{ file: trivy.sarif, tool: Trivy }`.',
    ],
    [
      'scanners:\n  - { file: a, tool: T, mandatry: high }',
      'plangate.yml:2 has the key "mandatry", which this version does not know. Did you mean `mandatory`?',
    ],
    [
      'scanners: [{ file: a, tool: T, mandatory: severe }]',
      'plangate.yml:1: `mandatory` is no choice: "severe" is not a choice. Write critical, high, medium, low or none.',
    ],
    [
      'scanners: [{ file: a, tool: T, mandatory: High }]',
      'plangate.yml:1: `mandatory` is "High". Write it small.',
    ],
    [
      'scanners: [{ file: ../a, tool: T }]',
      'plangate.yml:1: `file` is "../a": it has a part that is empty, `.` or `..`. Write it from the root of the repository.',
    ],
    [
      'scanners: [{ file: /tmp/a, tool: T }]',
      'plangate.yml:1: `file` is "/tmp/a": it begins outside of the repository. Write it from the root, without a slash.',
    ],
    [
      'scanners: [{ file: "*.sarif", tool: T }]',
      'plangate.yml:1: `file` is "*.sarif": it has a sign of a pattern. Write one path.',
    ],
    [
      'scanners: [{ file: a, tool: T, base: a }]',
      'plangate.yml:1 has one file for `file` and `base`. Scan twice.',
    ],
    [
      'scanners: [{ file: a, tool: T, configured-by: request }]',
      'plangate.yml:1: `configured-by` is no choice: "request" is not a choice. Write default-branch.',
    ],
    [
      'scanners: [{ file: a, tool: T, approvers: ["x y"] }]',
      'plangate.yml:1: `approvers` has "x y", which names no person or team. Write people (octocat), role:maintain, role:admin or teams (acme/platform).',
    ],
    [
      'scanners: [{ file: a, tool: T, ignore-files: ../x }]',
      'plangate.yml:1: `ignore-files` is "../x": it has a part that is empty, `.` or `..`. Write it from the root of the repository.',
    ],
    [
      'scanners: [{ file: a, tool: T, ignore-files: [] }]',
      'plangate.yml:1: `ignore-files` is an empty list. Write an item, or take the key out.',
    ],
    [
      'scanners:\n  - { file: a, tool: T }\n  - { file: a, tool: t }',
      'plangate.yml:3 names again what line 2 names: t in a. Take one out.',
    ],
    [
      `scanners: [${Array.from({ length: 21 }, (_, at) => `{ file: f${at}, tool: T }`).join(', ')}]`,
      'plangate.yml:1: `scanners` has more than 20 entries. Let one file have the runs of several.',
    ],
  ])('%s is refused', (text, problem) => {
    expect(problemsOf(text)).toBe(problem);
  });
});
