/** Each `plangate.yml` that pages and examples show is one that the reader and the schema for editors take. */
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { expect, test } from '../support/jest.ts';
import { fencedBlocks, filesWith, readText } from '../support/markdown-files.ts';
import { RECIPES, recipe, SETTINGS } from '../scenarios/recipes/recipe-world.ts';

const EXAMPLES = filesWith(['.yml']).filter((path) => path.startsWith('examples/settings/'));
const SHOWN = filesWith(['.md'])
  .flatMap(fencedBlocks)
  .filter(({ text }) => /^# (?:plangate\.yml$|yaml-language-server:)/m.test(text));
const FILES = [...EXAMPLES.map((path) => ({ at: path, text: readText(path) })), ...SHOWN];

const validate = new Ajv({ strictTypes: false }).compile(
  Object(JSON.parse(readText('docs/plangate.schema.json'))),
);

test('pages and examples show such files', () => {
  expect(EXAMPLES.length).toBeGreaterThan(5);
  expect(SHOWN.map(({ at }) => at.split(':')[0])).toContain('docs/settings.md');
  expect(SHOWN.length).toBeGreaterThan(6);
});

test.each(FILES)('the file of $at is read without a problem', ({ at, text }) => {
  const isPinned = /^repository-may:/m.test(text);
  expect(readSettingsFile(text, at, isPinned)).toEqual({ file: expect.anything() });
  expect([validate(parse(text)), validate.errors]).toEqual([true, null]);
});

test('each example says to editors which schema it has, and is in the list of examples', () => {
  const index = readText('examples/README.md');
  const [first = ''] = readText('docs/settings.md').match(/^# yaml-language-server: .*$/m) ?? [];
  for (const path of EXAMPLES) {
    expect(readText(path).split('\n')[0]).toBe(first);
    expect(index).toContain(`(${path.replace('examples/', '')})`);
  }
});

test('a workflow that names an example runs with that one', () => {
  const named = Object.values(RECIPES)
    .flat()
    .flatMap((name) =>
      Array.from(
        recipe(name).matchAll(/examples\/settings\/([\w-]+)\.yml/g),
        ([, settings = '']) => [name, settings] as const,
      ),
    );
  expect(named.length).toBeGreaterThan(5);
  const others = named.filter(([name]) => name !== 'organization-gate');
  expect(
    others.filter(([name, settings]) => ![SETTINGS[name], `plangate-${name}`].includes(settings)),
  ).toEqual([]);
});
