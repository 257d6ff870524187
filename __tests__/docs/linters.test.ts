/** What is copied is looked at as strictly as what runs here: actionlint, and zizmor as an auditor. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/jest.ts';
import { fencedBlocks, filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';
import { makeTree } from '../support/tree.ts';
import { testWith } from '../support/optional-tools.ts';

const execute = promisify(execFile);
/** What zizmor reads besides workflows. */
const OTHER = /(?:^|\/)(?:action|dependabot)\.yml$/;
const COMMIT = 'c0ffee0123456789c0ffee0123456789c0ffee01';

const files: { at: string; text: string }[] = [
  ...filesWith(['.yml']),
  ...filesWith(['.yml'], join(REPOSITORY, '__tests__/golden/init')),
]
  .map((at) => ({ at, text: readText(at) }))
  .concat(
    filesWith(['.md'])
      .flatMap(fencedBlocks)
      .map(({ at, text }) => ({ at: `${at.replace(':', '-')}.yml`, text })),
  )
  .filter(({ at, text }) => /^\s+runs-on:/m.test(text) || OTHER.test(at));
const tree = makeTree();
const paths = files.map(({ at, text }) => {
  // The blank that a reader fills, and the whole address that Gitea wants of an action and GitHub does not know.
  const filled = text.replaceAll('@<sha>', `@${COMMIT}`);
  tree.add({ [at]: filled.replaceAll('uses: https://github.com/', 'uses: ') });
  return tree.path(at);
});

test('workflows, actions and examples are among the files', () => {
  expect(files.map(({ at }) => at)).toEqual(
    expect.arrayContaining([
      '.github/dependabot.yml',
      '.github/workflows/ci.yml',
      '.github/workflows/release.yml',
      '__tests__/golden/init/two-configurations.yml',
      'action.yml',
      'examples/workflows/forks.yml',
      expect.stringMatching(/^README\.md-\d+\.yml$/),
    ]),
  );
});

test('each exception for zizmor is explained beside it', () => {
  const silent = files.flatMap(({ at, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) =>
      line.includes('zizmor: ignore[') && !/^\s*# \S/.test(lines[index - 1] ?? '')
        ? [`${at}:${index + 1}`]
        : [],
    );
  });
  expect(silent).toEqual([]);
});

testWith('actionlint', 'actionlint finds nothing', async (actionlint) => {
  const workflows = paths.filter((path) => !OTHER.test(path));
  // Ends with 1 when it has found something.
  const found = await execute(actionlint, ['-no-color', ...workflows]).catch(
    (error: { stdout: string }) => error,
  );
  expect(found.stdout).toBe('');
});

testWith('zizmor', 'zizmor, as an auditor, finds nothing above informational', async (zizmor) => {
  const options = ['--offline', '--no-progress', '--persona', 'auditor', '--format', 'json'];
  const { stdout } = await execute(zizmor, [...options, '--no-exit-codes', ...paths]);
  const found = JSON.parse(stdout) as {
    ident: string;
    ignored: boolean;
    determinations: { severity: string };
    locations: { symbolic: { key: { Local?: { verbatim_path: string } } } }[];
  }[];
  const left = found
    .filter(
      ({ ignored, determinations }) => !ignored && determinations.severity !== 'Informational',
    )
    .map(({ ident, locations }) => `${locations[0]?.symbolic.key.Local?.verbatim_path}: ${ident}`);
  expect(found.length).toBeGreaterThan(0);
  expect(left).toEqual([]);
});
