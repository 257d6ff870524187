/** Nothing is installed that the files name and the list does not. */
import { describe, expect, test } from '../support/jest.ts';
import { saidOf, textCases } from '../support/text-cases.ts';
import type { Reach } from '../../src/sources/judge-sources.ts';
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
    'judges this attack: %s',
    async (_, { said, files }) => {
      const { 'list.json': list, ...others } = files;
      const judged = await judgeHere(others, list === undefined ? LIST : JSON.parse(list));
      const against = saidAgainst(judged);
      if (said.length === 0) expect(against).toEqual([]);
      for (const each of said) expect(against.join('\n')).toContain(each);
      for (const { place } of judged.refusals) expect(place?.path).toMatch(/^\/repo\/\S/);
    },
  );

  test('is compared with more than a hundred attacks', () => {
    const refused = SOURCES.filter(([, [said]]) => said !== 'allowed').length;
    const attacks = ATTACKS.filter(({ said }) => said.length > 0).length;
    expect(refused + attacks).toBeGreaterThan(150);
  });
});

const HASH = '0123456789abcdef0123456789abcdef01234567';
const call = (host: string) => `module "m" {
  source = "git::https://${host}/acme/vpc.git?ref=${HASH}"
}
`;
const LOCKED = `provider "registry.terraform.io/acme/net" {
  version = "1.2.9"
}
`;
const NET = 'terraform {\n  required_providers {\n    net = { source = "acme/net" }\n  }\n}\n';

describe('beside the configuration', () => {
  test('a CLI configuration of the repository is refused by name', async () => {
    const files = { 'net/main.tf': '', 'gate/cli.tfrc': '' };
    const judged = (path: string) => judgeHere(files, LIST, { cliConfiguration: [path] });
    expect(saidAgainst(await judged('gate/cli.tfrc')).join()).toContain('`gate/cli.tfrc`');
    expect(saidAgainst(await judged('/repo/gate/cli.tfrc'))).toHaveLength(1);
    expect(saidAgainst(await judged('/home/ann/cli.tfrc'))).toEqual([]);
  });

  test('a lock file that init ignores names no version', async () => {
    const files = { 'net/main.tf': NET, 'net/.terraform.lock.hcl': LOCKED };
    expect(saidAgainst(await judgeHere(files))).toEqual([]);
    const ignored = await judgeHere(files, LIST, { ignoresLock: true });
    expect(saidAgainst(ignored).join()).toContain('its version is not known');
  });

  test('tests are read where the program is configured to find them', async () => {
    const files = {
      'net/main.tf': '',
      'net/spec/a.tftest.hcl': 'run "a" {\n  module {\n    source = "evil/x/aws"\n  }\n}\n',
    };
    expect(saidAgainst(await judgeHere(files))).toEqual([]);
    const told = await judgeHere(files, LIST, { testDirectory: 'spec' });
    expect(saidAgainst(told).join()).toContain('is not on the list');
  });

  test('the files in the directory count where git gives no list', async () => {
    const files = { 'net/main.tf': '', 'net/terraform.tfstate': '{}', 'net/.terraform/x/y': '' };
    const judged = await judgeHere(files, LIST, { tracked: undefined });
    expect(saidAgainst(judged)).toHaveLength(2);
  });
});

describe('the commit of a module', () => {
  const asked: string[] = [];
  const answers = (answer: Reach, isOwn = false) => ({
    isOwnRepository: () => isOwn,
    reach: async (name: string) => {
      asked.push(name);
      return answer;
    },
  });
  const files = { 'net/main.tf': call('github.com') };

  test.each<[Reach, boolean, string | undefined]>([
    ['reached', true, undefined],
    ['reached', false, undefined],
    ['not-reached', true, 'does not have the commit'],
    ['not-reached', false, 'does not have the commit'],
    ['unknown', true, 'Check out the whole history'],
    ['unknown', false, undefined],
  ])('is judged as %s, of the own repository: %s', async (answer, isOwn, said) => {
    const judged = await judgeHere(files, LIST, answers(answer, isOwn));
    const against = saidAgainst(judged).join();
    if (said === undefined) expect(against).toBe('');
    else expect(against).toContain(said);
    const isLeft = answer === 'unknown' && !isOwn;
    expect(judged.notices.join().includes('anybody who may push there')).toBe(isLeft);
  });

  test('is asked of no server that is not on the list', async () => {
    asked.length = 0;
    await judgeHere({ 'net/main.tf': call('evil.example.com') }, LIST, answers('reached'));
    expect(asked).toEqual([]);
  });
});
