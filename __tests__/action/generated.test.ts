import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyOutputs } from '../../src/hosts/outputs.ts';
import { roleOf } from '../../src/action/run-step.ts';
import { KEYS } from '../../src/settings/settings-file/keys.ts';
import { SUB_ACTIONS } from '../../src/settings/sub-actions.ts';
import { existsAt, FIRST_INPUTS, INPUTS, OUTPUTS } from '../../src/settings/inputs.ts';
import { describe, expect, test } from '../support/jest.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

test('action.yml, README tables and docs/inputs.md are generated from the tables', async () => {
  const { stdout } = await run(process.execPath, [`${root}scripts/generate-docs.js`, '--check']);
  expect(stdout).toBe('');
});

describe('action.yml', () => {
  test('every input of the table has a description and a default', async () => {
    const text = await readFile(`${root}action.yml`, 'utf8');
    for (const input of INPUTS) {
      const { name } = input;
      const block = new RegExp(
        `^  ${name}:\\n    description: \\S.*\\n    required: false\\n    default: '`,
        'm',
      );
      expect([name, block.test(text)]).toEqual([name, existsAt(input, 'action')]);
    }
    expect(text).toContain("default: '${{ job.check_run_id }}'");
    expect(text).toContain('using: node24');
    expect(text).toContain('post: dist/post/index.js');
  });

  test('has no default where plangate.yml may say something', async () => {
    const text = await readFile(`${root}action.yml`, 'utf8');
    const keys = INPUTS.filter(
      (input) => existsAt(input, 'action') && KEYS.some(({ name }) => name === input.name),
    );
    expect(keys.map(({ name }) => name)).toContain('fail-on');
    for (const { name } of keys) {
      const [, usual] =
        new RegExp(`^  ${name}:\\n.*\\n.*\\n    default: (.*)$`, 'm').exec(text) ?? [];
      expect([name, usual]).toEqual([name, "''"]);
    }
  });

  test('has first what most people set, and the first page has each of its inputs once', async () => {
    const names = (text: string, pattern: RegExp) =>
      Array.from(text.matchAll(pattern), ([, name]) => name);
    const [ofInputs = ''] = (await readFile(`${root}action.yml`, 'utf8')).split('\noutputs:');
    const inputs = names(ofInputs, /^ {2}([a-z-]+):$/gm);
    expect(FIRST_INPUTS).toHaveLength(10);
    expect(inputs.slice(0, 10)).toEqual(FIRST_INPUTS);
    const [, section = ''] = (await readFile(`${root}README.md`, 'utf8')).split(
      /^## Inputs and keys$/m,
    );
    const [table = ''] = section.split('\n## ');
    const cells = names(table, /^\|[^|]*\|([^|]*)\|/gm).join(' ');
    const shown = names(cells, /`([a-z-]+)`/g);
    expect(new Set(shown)).toEqual(new Set(inputs));
    expect(shown).toHaveLength(inputs.length);
    expect(inputs.length).toBeLessThanOrEqual(25);
  });

  test('has outputs that are always set', () => {
    expect(Object.keys(emptyOutputs())).toEqual(OUTPUTS.map(({ name }) => name));
  });
});

describe('one bundle has several actions', () => {
  test.each([
    ['/a/plangate/v1/dist/action/index.js', 'gate'],
    ['/a/plangate/v1/dist/post/index.js', 'gate-post'],
    ['/a/plangate/v1/command/index.js', 'command'],
    ['/a/plangate/v1/combine/index.js', 'combine'],
    ['/a/plangate/v1/apply/index.js', 'apply'],
    ['/a/plangate/v1/apply/post/index.js', 'gate-post'],
  ])('%s starts %s', (path, role) => {
    expect(roleOf(path)).toBe(role);
  });

  test('each folder starts it', async () => {
    for (const { name } of SUB_ACTIONS) {
      expect(await readFile(`${root}${name}/index.js`, 'utf8')).toBe(
        "import '../dist/action/index.js';\n",
      );
    }
  });
});
