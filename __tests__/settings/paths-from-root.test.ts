/** Paths of plangate.yml are those of the repository, wherever a command is started. */
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { withPathsFromRoot } from '../../src/settings/settings-file/paths-from-root.ts';
import { expect, test } from '../support/jest.ts';

const PINNED = `git::https://github.com/acme/rules.git//policies?ref=${'0'.repeat(40)}`;

function valuesAt(workingDirectory: string, text: string) {
  const reading = readSettingsFile(text, 'plangate.yml');
  const file = 'file' in reading ? reading.file : undefined;
  const rebased = withPathsFromRoot({ own: file }, { root: '/repo', workingDirectory }).own;
  return Object.fromEntries(Array.from(rebased?.values ?? [], ([key, { value }]) => [key, value]));
}

test('paths lead from the directory of the command to those of the repository', () => {
  const text = `policies: [policies, infra/rules, "${PINNED}"]\nexceptions: infra/exceptions.json\nengine-env: infra\n`;
  expect(valuesAt('/repo/infra', text)).toEqual({
    policies: ['../policies', 'rules', PINNED],
    exceptions: ['exceptions.json'],
    'engine-env': ['infra'],
  });
  expect(valuesAt('/repo', text)).toMatchObject({ policies: ['policies', 'infra/rules', PINNED] });
});

test('so does a directory that is the one of the command', () => {
  expect(valuesAt('/repo/infra', 'policies: infra\nallowed-sources: sources.json\n')).toEqual({
    policies: ['.'],
    'allowed-sources': ['../sources.json'],
  });
});
