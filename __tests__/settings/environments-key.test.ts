/** What a workspace of `plangate.yml` is planned with: files of variables and of its backend, and a workspace of the command line. */
import { sentencesOf } from '../../src/model/parse.ts';
import { settingsFileSchema } from '../../src/settings/settings-file/write-schema.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { nameByPattern, selectByDirectories } from '../../src/settings/select-by-directories.ts';
import { readTree } from '../../src/settings/files-of-default-branch.ts';
import { textOf } from '../../src/model/finding.ts';
import { describe, expect, test } from '../support/jest.ts';
import { treeInMemory } from '../support/trusted-tree.ts';

function entriesOf(...lines: string[]): unknown {
  const reading = readSettingsFile(`workspaces:\n${lines.join('\n')}\n`, 'plangate.yml');
  if ('problems' in reading) return sentencesOf(reading.problems);
  return reading.file.values.get('workspaces')?.value;
}

describe('an entry of `workspaces`', () => {
  test('has files of variables, files of its backend and a workspace of the command line', () => {
    expect(
      entriesOf(
        '  - { name: a, directory: live/a, var-file: env/prod.tfvars, backend-config: env/prod.tfbackend }',
        '  - { name: b, directory: live/b, var-file: [../../all.tfvars, b.tfvars], terraform-workspace: prod.eu }',
      ),
    ).toEqual([
      {
        line: 2,
        kind: 'name',
        name: 'a',
        directory: 'live/a',
        plannedWith: { varFiles: ['env/prod.tfvars'], backendFiles: ['env/prod.tfbackend'] },
      },
      {
        line: 3,
        kind: 'name',
        name: 'b',
        directory: 'live/b',
        plannedWith: {
          varFiles: ['../../all.tfvars', 'b.tfvars'],
          backendFiles: [],
          terraformWorkspace: 'prod.eu',
        },
      },
    ]);
  });

  test('has a pattern of files beside `directories`', () => {
    expect(entriesOf('  - { directories: live/*, var-file: env/*.tfvars }')).toEqual([
      { line: 2, kind: 'directories', patterns: ['live/*'], varFiles: 'env/*.tfvars' },
    ]);
  });

  test.each([
    ['{ name: a, directory: live/a, var-file: ../../../x.tfvars }', 'leads out of the repository'],
    ['{ name: a, var-file: ../x.tfvars }', 'leads out of the repository'],
    ['{ name: a, directory: a, backend-config: /etc/x }', 'begins outside of the repository'],
    ['{ name: a, directory: a, var-file: ~/x }', 'begins outside of the repository'],
    ['{ name: a, directory: a, var-file: b/../x }', 'is empty, `.` or `..`'],
    ['{ name: a, directory: a, var-file: ".." }', 'is empty, `.` or `..`'],
    ['{ name: a, directory: a, var-file: env/*.tfvars }', 'a pattern'],
    ['{ name: a, directory: a, backend-config: bucket=x }', 'Name a file'],
    ['{ name: a, directory: a, terraform-workspace: a/b }', 'Names have letters'],
    ['{ name: a, directory: a, terraform-workspace: [a, b] }', 'is a list'],
    ['{ tags: [a], var-file: x.tfvars }', 'has `var-file` beside `tags`'],
    ['{ directories: live/*, backend-config: x }', 'has `backend-config` beside `directories`'],
    ['{ directories: live/*, var-file: x.tfvars }', 'it has one `*`'],
    ['{ directories: live/*, var-file: "*/*.tfvars" }', 'it has one `*`'],
    ['{ directories: live/*, var-file: [a*.tfvars, b*.tfvars] }', 'Write one pattern'],
    ['{ directories: live/*, var-file: "*.tfvars", within: { project: P } }', 'Take one out'],
  ])('with %s is refused', (entry, why) => {
    expect(entriesOf(`  - ${entry}`)).toContain(why);
  });

  test.each(['backend-config', 'terraform-workspace'])(
    'has %s, and the file itself does not',
    (key) => {
      const reading = readSettingsFile(`${key}: x\n`, 'plangate.yml');
      expect('problems' in reading && sentencesOf(reading.problems)).toContain(
        'is said by an entry of `workspaces`',
      );
    },
  );

  test('is described to editors', () => {
    const text = JSON.stringify(settingsFileSchema());
    for (const key of ['var-file', 'backend-config', 'terraform-workspace'])
      expect(text).toContain(`"${key}"`);
  });
});

type Files = Parameters<typeof treeInMemory>[0];
const select = async (request: Files, pattern: string, branch?: Files, patterns = ['live/*']) => {
  const found = await selectByDirectories({
    entries: [{ line: 3, kind: 'directories', patterns, varFiles: pattern }],
    settingsFile: 'plangate.yml',
    branch: branch && readTree(treeInMemory(branch)),
    checkout: readTree(treeInMemory(request)),
    job: {},
    asksService: false,
  });
  return {
    selectors: found.selectors.map(({ refused, ...rest }) => ({
      ...rest,
      ...(refused && { refused: textOf(refused) }),
    })),
    notices: found.notices.map(textOf),
  };
};
const plannedWith = (varFile: string, ...backendFiles: string[]) => ({
  varFiles: [varFile],
  backendFiles,
});

describe('an entry of directories with files of variables', () => {
  const ROOT = { 'live/app/main.tf': 'terraform {\n  backend "s3" {}\n}\n' };
  const PROD = { ...ROOT, 'live/app/env/prod.tfvars': '', 'live/app/env/prod.tfbackend': '' };

  test('is a workspace for each file, with the file of the backend beside it', async () => {
    const files = { ...PROD, 'live/app/env/dev.tfvars': '', 'live/app/env/README.md': '' };
    expect(await select(files, 'env/*.tfvars', files)).toEqual({
      notices: [],
      selectors: [
        {
          kind: 'name',
          name: 'app-dev',
          directory: 'live/app',
          plannedWith: plannedWith('env/dev.tfvars'),
        },
        {
          kind: 'name',
          name: 'app-prod',
          directory: 'live/app',
          plannedWith: plannedWith('env/prod.tfvars', 'env/prod.tfbackend'),
        },
      ],
    });
  });

  test('finds a directory for each environment, also beside the roots', async () => {
    const files = {
      ...ROOT,
      'env/prod/all.tfvars': '',
      'env/prod/all.tfbackend': '',
      'env/none/x': '',
    };
    const { selectors } = await select(files, '../../env/*/all.tfvars');
    expect(selectors).toEqual([
      {
        kind: 'name',
        name: 'app-prod',
        directory: 'live/app',
        plannedWith: plannedWith('../../env/prod/all.tfvars', '../../env/prod/all.tfbackend'),
      },
    ]);
  });

  test('plans what a request adds, and says what it removes', async () => {
    const request = { ...ROOT, 'live/app/env/new.tfvars': '' };
    const { selectors, notices } = await select(request, 'env/*.tfvars', PROD);
    expect(selectors.map(({ kind, ...one }) => [kind, 'name' in one && one.name])).toEqual([
      ['name', 'app-new'],
    ]);
    expect(notices.join()).toContain('live/app/env/prod.tfvars');
  });

  test('keeps the file of the backend that a request removes, so that it is missed', async () => {
    const { 'live/app/env/prod.tfbackend': _, ...request } = PROD;
    const { selectors } = await select(request, 'env/*.tfvars', PROD);
    expect(selectors[0]?.plannedWith).toEqual(plannedWith('env/prod.tfvars', 'env/prod.tfbackend'));
  });

  test('refuses a directory without such a file, and plans the others', async () => {
    const { selectors } = await select({ ...PROD, 'live/b/main.tf': '' }, 'env/*.tfvars');
    expect(selectors).toEqual([
      expect.objectContaining({ name: 'app-prod' }),
      expect.objectContaining({
        name: 'live/b',
        refused: expect.stringContaining('finds no file from "live/b"'),
      }),
    ]);
  });

  test('refuses a directory from which the pattern leads out of the repository', async () => {
    const { selectors } = await select(PROD, '../../../env/*.tfvars');
    expect(selectors).toEqual([
      expect.objectContaining({ refused: expect.stringContaining('leads out of the repository') }),
    ]);
  });

  test.each([
    ['live/app', 'live/*', 'prod', 'app-prod'],
    ['qa/net/db', '*/*/db', 'prod', 'qa-net-db-prod'],
    ['live/app', 'live/app', 'prod', 'app-prod'],
    ['live/a/b', 'live/**', 'p.1', 'a-b-p-1'],
    ['.', '.', 'prod', 'prod'],
    ['live/app', 'live/*', undefined, 'app'],
  ])('calls %s that %s finds, with %s, %s', (directory, pattern, environment, name) => {
    expect(nameByPattern(directory, pattern, environment)).toBe(name);
  });
});
