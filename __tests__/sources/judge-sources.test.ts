/** Nothing is installed that the files name and the list does not. */
import { describe, expect, test } from '../support/jest.ts';
import { saidOf, textCases } from '../support/text-cases.ts';
import { judgeHere, LIST, saidAgainst } from './judge-here.ts';

const SOURCES = saidOf('module-sources.txt');
const ATTACKS = textCases('source-attacks.tf');

describe('a list of allowed sources', () => {
  test.each(SOURCES)('judges the module source %s', async (source, [said = '']) => {
    const quoted = JSON.stringify(source).replaceAll('${', '$${');
    const main = `module "m" {\n  source = ${quoted}\n}\n`;
    const against = saidAgainst(await judgeHere({ 'net/main.tf': main }));
    if (said === 'allowed') expect(against).toEqual([]);
    else expect(against.join('\n')).toContain(said.trim());
  });

  test.each(ATTACKS.map((each) => [each.what, each] as const))(
    'judges %s',
    async (_, { said, files }) => {
      const { 'list.json': list, ...others } = files;
      const judged = await judgeHere(others, list === undefined ? LIST : JSON.parse(list));
      const against = saidAgainst(judged);
      if (said.length === 0) expect(against).toEqual([]);
      for (const each of said) expect(against.join('\n')).toContain(each);
      for (const { place } of judged.refusals) expect(place?.path).toMatch(/^\/repo\/\S/);
    },
  );

  test('is held against more than a hundred attacks', () => {
    const refused = SOURCES.filter(([, [said]]) => said !== 'allowed').length;
    const attacks = ATTACKS.filter(({ said }) => said.length > 0).length;
    expect(refused + attacks).toBeGreaterThan(150);
  });
});
