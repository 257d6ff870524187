/** What the jobs of a matrix have of plangate.yml, and what the job has that combines them. */
import { INPUTS } from '../../src/settings/inputs.ts';
import { readSettings, type WrittenWithBlocks } from '../../src/settings/settings.ts';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { COMBINE, SUB_ACTIONS } from '../../src/settings/sub-actions.ts';
import { expect, test } from '../support/jest.ts';

const FILE =
  'organization: acme\ncomment: always\nannotate: all\naffected-only: true\nfail-on: advisory\n';
const GROUP = 'k3x9a1b2c4d5-1-of-2';

function read(inputs: Record<string, string>, more: Partial<WrittenWithBlocks> = {}) {
  const reading = readSettingsFile(FILE, 'plangate.yml');
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const sources = { environment: {}, entryPoint: 'action', inJob: true } as const;
  const files = { own: reading.file };
  const result = readSettings({ ...sources, files, inputs: { token: 't', ...inputs }, ...more });
  if ('settings' in result) return result.settings;
  return result.problems.map(({ where, message }) => `${where} ${message}`);
}

test('a group leaves comment and annotations to the job that combines, and plans all that the matrix found', () => {
  const alone = { report: { comment: 'always', annotate: 'all' }, plan: { affectedOnly: true } };
  expect(read({ workspaces: 'a,b' })).toMatchObject(alone);
  const settings = read({ workspaces: 'a,b', group: GROUP });
  expect(settings).toMatchObject({
    report: { comment: 'off', annotate: 'off' },
    plan: { affectedOnly: false },
    policy: { failOn: 'advisory' },
  });
  const said = read({ workspaces: 'a,b', group: GROUP, comment: 'off' });
  expect(said).toMatchObject({ report: { comment: 'off', annotate: 'off' } });
});

test('a group whose step says otherwise is refused', () => {
  for (const comment of ['auto', 'always', 'on-failure']) {
    expect(read({ workspaces: 'a', group: GROUP, comment })).toEqual([
      'comment is for the job that combines the groups: one with `group` writes no comment. Take it out.',
    ]);
  }
});

const groups = { groups: [], reportsIn: '/reports' };

test('what combines has the rest from the file, and says so of what is no input there', () => {
  const combining = { groups, specs: COMBINE.inputs };
  expect(read({}, combining)).toMatchObject({
    report: { comment: 'always', annotate: 'all' },
    policy: { failOn: 'advisory' },
  });
  expect(read({ organization: 'b', mode: 'provisional', directory: 'x' }, combining)).toEqual([
    'organization is not an input. It is a key of `plangate.yml`.',
    'mode is not an input. It is a key of `plangate.yml`.',
    'directory is not an input. Take it out.',
  ]);
});

test('each other action says of every key that it belongs into the file', () => {
  for (const { inputs } of SUB_ACTIONS) {
    const problems = read({ 'fail-on': 'never' }, { specs: inputs });
    expect(problems).toContain('fail-on is not an input. It is a key of `plangate.yml`.');
  }
});

test('no action has more inputs than people read at once', () => {
  const counts = Object.fromEntries(SUB_ACTIONS.map(({ name, inputs }) => [name, inputs.length]));
  expect(counts).toEqual({ command: 9, apply: 7, combine: 10 });
  const names = new Set(INPUTS.map(({ name }) => name));
  expect(['gate-token', 'comment-key', 'ca-file'].filter((name) => names.has(name))).toEqual([]);
});
