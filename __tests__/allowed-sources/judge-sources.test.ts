/** Nothing is installed that the files name and the list does not. */
import { describe, expect, test } from '../support/jest.ts';
import { saidOf, textCases } from '../support/text-cases.ts';
import { textOf } from '../../src/model/finding.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import type { Reach } from '../../src/allowed-sources/judge-sources.ts';
import { judgeHere, judgePlan, LIST, saidAgainst } from './judge-here.ts';

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
const CALL_OF_X = 'module "x" {\n  source = "../x"\n}\n';
const NET = 'terraform {\n  required_providers {\n    net = { source = "acme/net" }\n  }\n}\n';

describe('beside the configuration', () => {
  test('variables that lead into the repository are refused', async () => {
    const leading = ['AWS_CONFIG_FILE leads there', 'HOME leads there'];
    const judged = await judgeHere({ 'net/main.tf': '' }, LIST, { leading });
    expect(saidAgainst(judged)).toEqual(leading);
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

describe('what is uploaded', () => {
  const upload = (...left: string[]) => ({
    upload: { root: '/repo/net', has: (path: string) => !left.includes(path) },
  });
  const exact = NET.replace('"acme/net"', '"acme/net", version = "1.2.9"');
  const NOT_KNOWN = 'its version is not known before it is installed';

  test.each<[what: string, files: Record<string, string>, left: string[], said: string]>([
    ['a lock file that is sent', { 'net/main.tf': NET, 'net/.terraform.lock.hcl': LOCKED }, [], ''],
    [
      'a lock file that is not sent',
      { 'net/main.tf': NET, 'net/.terraform.lock.hcl': LOCKED },
      ['/repo/net/.terraform.lock.hcl'],
      'keeps the lock file out of the upload',
    ],
    [
      'an exact version in a file that is not sent',
      { 'net/main.tf': '', 'net/a.tf': exact, 'net/b.tf': 'resource "net_x" "a" {}\n' },
      ['/repo/net/a.tf'],
      NOT_KNOWN,
    ],
    [
      'an exact version in an override that is not sent',
      { 'net/main.tf': NET, 'net/override.tf': exact },
      ['/repo/net/override.tf'],
      NOT_KNOWN,
    ],
    [
      'an exact version that an override replaces, which is not sent',
      { 'net/main.tf': exact, 'net/override.tf': NET },
      ['/repo/net/override.tf'],
      '',
    ],
    [
      'an exact version in a module whose call is not sent',
      {
        'net/main.tf': NET,
        'net/a.tf': 'module "m" {\n  source = "./m"\n}\n',
        'net/m/main.tf': exact,
      },
      ['/repo/net/a.tf'],
      NOT_KNOWN,
    ],
    [
      'an exact version in a module whose call is sent',
      {
        'net/main.tf': `${NET}module "m" {\n  source = "./m"\n}\n`,
        'net/m/main.tf': exact,
      },
      [],
      '',
    ],
  ])('proves a version or not: %s', async (_, files, left, said) => {
    const against = saidAgainst(await judgeHere(files, LIST, upload(...left))).join();
    if (said === '') expect(against).toBe('');
    else expect(against).toContain(said);
  });

  test.each([
    ['is read where it leads to', 'elsewhere/x/main.tf'],
    ['is read where it is', 'net/x/main.tf'],
  ])('by a link out of it %s, and proves no version', async (_, path) => {
    const link = { 'net/link': '→ ../elsewhere/m', 'elsewhere/m/main.tf': CALL_OF_X };
    const called = { ...link, 'elsewhere/x/main.tf': '', 'net/x/main.tf': '' };
    const main = 'module "l" {\n  source = "./link"\n}\n';
    const files = { ...called, 'net/main.tf': main, [path]: NET.replace('acme/net', 'evil/leak') };
    const leaked = saidAgainst(await judgeHere(files, LIST, upload())).join();
    expect(leaked).toContain('registry.terraform.io/evil/leak');
    const proved = { ...called, 'net/main.tf': NET + main, [path]: exact };
    expect(saidAgainst(await judgeHere(proved, LIST, upload())).join()).toContain(NOT_KNOWN);
  });
});

test('an entry that the lock file loses is told where a module may need it', async () => {
  const files = {
    'net/main.tf': call('github.com'),
    'net/.terraform.lock.hcl': '',
    'base/net/.terraform.lock.hcl': LOCKED,
  };
  const judged = await judgeHere(files);
  expect(saidAgainst(judged)).toEqual([]);
  expect(judged.notices.map(textOf).join()).toContain('where an allowed module still needs it');
});

test.each([
  ['is not as `init` writes it', 'provider "registry.terraform.io/acme/net" {}\n'],
  ['has a text that is no UTF-8', LOCKED.replace('1.2.9', '1.2.9\ufffd')],
  ['has an entry twice', LOCKED + LOCKED],
])('a lock file of the default branch that %s is a doubt', async (_, text) => {
  const files = { 'net/main.tf': NET, 'net/.terraform.lock.hcl': LOCKED };
  const { doubts } = await judgeHere({ ...files, 'base/net/.terraform.lock.hcl': text });
  const texts = doubts.map(({ says }) => toPlainText(says));
  expect(texts.join()).toContain('of the default branch says');
});

describe('a name that only seems to be another one', () => {
  test.each([
    ['net/terraform.d/pluginſ/x', 'looks for programs'],
    ['net/terraform.tf\u017ftate', 'is a state'],
    ['net/terraform-provi\u017fioner-\u212a8s', 'terraform-provi\u017fioner'],
  ])('is refused where some file system takes it for that one: %s', async (path, said) => {
    expect(saidAgainst(await judgeHere({ 'net/main.tf': '', [path]: '' })).join()).toContain(said);
  });

  test.each(['e\u0301.tfstate', '\u{30065}\u0301.tfstate', '\u{f0065}\u0301.tfstate'])(
    'is that of the state that Terraform reads: %s',
    async (path) => {
      const main = `terraform {\n  backend "local" {\n    path = "${path}"\n  }\n}\n`;
      const judged = await judgeHere({ 'net/main.tf': main, 'net/é.tfstate': '{}' });
      expect(saidAgainst(judged).join()).toContain('is the state of the backend');
    },
  );

  test.each([
    ['e\u0301.cfg', 'credential_process = x'],
    ['plain.cfg', 'credential_process = ./é'],
    ['plain.cfg', 'credential_process = \x85../run/x'],
    ['plain.cfg', 'credential_process = ../run/a\xa0b'],
  ])('is that of a file that the backend reads: %s', async (name, text) => {
    const main = `terraform {\n  backend "s3" {\n    shared_config_files = ["${name}"]\n  }\n}\n`;
    const same = { 'net/é.cfg': text, 'net/plain.cfg': text, 'net/é': 'a', 'run/x': 'a' };
    const all = { 'net/main.tf': main, ...same, 'run/a\xa0b': 'a' };
    const base = Object.fromEntries(
      Object.entries(all).map(([path, each]) => [`base/${path}`, each]),
    );
    expect(saidAgainst(await judgeHere({ ...all, ...base }))).toEqual([]);
    const changed = { 'base/net/é.cfg': 'b', 'base/net/é': 'b', 'base/run/x': 'b' };
    const judged = await judgeHere({ ...all, ...base, ...changed, 'base/run/a\xa0b': 'b' });
    expect(saidAgainst(judged).join()).toContain('backend s3');
  });

  test.each(['hashicorp/\u212aube', 'ha\u017fhicorp/aws', 'g\u0130thub/aws', 'hashicorp/aws\x85'])(
    'is no address of a provider: %s',
    async (source) => {
      const main = `terraform {\n  required_providers {\n    a = { source = "${source}" }\n  }\n}\n`;
      const said = saidAgainst(await judgeHere({ 'net/main.tf': main })).join();
      expect(said).toContain('is no address of a provider');
    },
  );

  test.each(['aws\xa0', '\x85aws', 'aws\uFEFF', 'aws.\u017f', 'a\u017fw'])(
    'is no reference to a provider in JSON: %s',
    async (provider) => {
      const json = JSON.stringify({ resource: { null_x: { a: { provider } } } });
      const { refusals } = await judgeHere({ 'net/main.tf.json': json });
      expect(refusals).toHaveLength(provider === 'aws.\u017f' ? 0 : 1);
    },
  );
});

test('a file that is no text is not known to be unchanged', async () => {
  const unit = 'terraform {\n  before_hook "x" {\n    execute = ["./hook"]\n  }\n}\n';
  const binary = { 'net/hook': '\u007fELF\ufffd', 'base/net/hook': '\u007fELF\ufffd' };
  const files = { 'net/main.tf': '', 'net/terragrunt.hcl': unit, 'base/net/terragrunt.hcl': unit };
  const list = { also: ['terragrunt net/terragrunt.hcl'] };
  expect(saidAgainst(await judgeHere(files, list))).toEqual([]);
  expect(saidAgainst(await judgeHere({ ...files, ...binary }, list)).join()).toContain('net/hook');
});

describe('the providers of a plan', () => {
  const LEAK = 'registry.terraform.io/evil/leak';
  const leaking = { address: 'leak_x.a', provider_name: LEAK, values: {} };
  const inModule = { module: { resources: [{ provider_config_key: 'a' }] } };

  test.each<[string, unknown]>([
    ['of a change', { resource_changes: [leaking] }],
    ['of what drifted', { resource_drift: [leaking] }],
    ['of what waits', { deferred_changes: [{ resource_change: leaking }] }],
    ['of an action', { action_invocations: [leaking] }],
    ['of what is planned', { planned_values: { root_module: { resources: [leaking] } } }],
    [
      'of data that was read',
      { prior_state: { format_version: '1.0', values: { root_module: { resources: [leaking] } } } },
    ],
    [
      'of data in a module',
      {
        prior_state: {
          format_version: '1.0',
          values: {
            root_module: { child_modules: [{ address: 'module.a', resources: [leaking] }] },
          },
        },
      },
    ],
    ...['leak', 'values', 'before', 'after', 'expressions', 'variables', 'outputs'].map(
      (name): [string, unknown] => [
        `with the local name ${name}`,
        { configuration: { provider_config: { [name]: { name, full_name: LEAK } } } },
      ],
    ),
    [
      'of a module with the name values',
      {
        configuration: {
          root_module: { module_calls: { values: { ...inModule, x: { full_name: LEAK } } } },
        },
      },
    ],
  ])('%s are judged', async (_, plan) => {
    const said = saidAgainst(await judgePlan(plan)).join();
    expect(said).toContain(`\`${LEAK}\` is not on the list`);
  });

  test('are not what people chose for a value', async () => {
    const chosen = { provider_name: LEAK, full_name: LEAK };
    const change = { before: chosen, after: chosen };
    const provider_name = 'registry.terraform.io/hashicorp/aws';
    const resource = { address: 'aws_x.a', provider_name, values: chosen };
    const plan = {
      resource_changes: [{ address: 'aws_x.a', provider_name, change }],
      planned_values: { root_module: { resources: [resource] }, outputs: { a: { value: chosen } } },
      variables: { a: { value: chosen } },
    };
    expect(saidAgainst(await judgePlan(plan))).toEqual([]);
  });
});

describe('the modules that only a plan names', () => {
  const PINNED = `git::https://github.com/acme/vpc.git?ref=${HASH}`;
  const calling = (calls: unknown) => ({ configuration: { root_module: { module_calls: calls } } });
  const local = (calls: unknown) => ({ source: './m', module: { module_calls: calls } });

  test.each<[what: string, calls: unknown, said: string]>([
    ['one of the list', { m: { source: PINNED } }, ''],
    [
      'one with an exact version',
      { m: { source: 'acme/vpc/aws', version_constraint: '1.0.0' } },
      '',
    ],
    [
      'one with the host of its registry',
      { m: { source: 'registry.terraform.io/acme/vpc/aws', version_constraint: '1.0.0' } },
      '',
    ],
    ['one of nobody', { m: { source: 'git::https://evil.com/x.git' } }, 'is not on the list'],
    ['one in a local module', { m: local({ x: { source: 'evil/x/aws' } }) }, 'not on'],
    ['one that is never made', { m: { source: 'evil/x/aws', count_expression: {} } }, 'not on'],
    ['one without a pin', { m: { source: 'acme/vpc/aws' } }, 'without a pin'],
    [
      'one of a branch',
      { m: { source: 'git::https://github.com/acme/vpc.git?ref=main' } },
      'without a pin',
    ],
    ['a directory of the machine', { m: { source: '/tmp/evil' } }, 'of the machine that plans'],
    ['one without a source', { m: {} }, 'It is not certain which module'],
    ['what is no call', { m: 'evil/x/aws' }, 'It is not certain which module'],
    ['what is no list of calls', [{ source: 'evil/x/aws' }], 'It is not certain which module'],
    // What an allowed module brings is allowed with it.
    [
      'one that an allowed module calls',
      { m: { source: PINNED, module: { module_calls: { x: { source: 'evil/x/aws' } } } } },
      '',
    ],
  ])('are held to the list: %s', async (_, calls, said) => {
    const against = saidAgainst(await judgePlan(calling(calls))).join();
    if (said === '') expect(against).toBe('');
    else expect(against).toContain(said);
  });

  test('have to be merged where they come from', async () => {
    const plan = calling({ m: { source: PINNED } });
    const reach = async (): Promise<Reach> => 'not-reached';
    const said = saidAgainst(await judgePlan(plan, LIST, { reach })).join();
    expect(said).toContain('does not have the commit');
  });
});

describe('the commit of a module', () => {
  const asked: string[] = [];
  const answers = (answer: Reach) => ({
    reach: async (name: string) => {
      asked.push(name);
      return answer;
    },
  });
  const files = { 'net/main.tf': call('github.com') };

  test.each<[Reach, string | undefined]>([
    ['reached', undefined],
    ['not-reached', 'does not have the commit'],
    ['unknown-here', 'Check out the whole history'],
    ['unknown', undefined],
  ])('is judged as %s', async (answer, said) => {
    const judged = await judgeHere(files, LIST, answers(answer));
    const against = saidAgainst(judged).join();
    if (said === undefined) expect(against).toBe('');
    else expect(against).toContain(said);
    expect(judged.notices.map(textOf).join().includes('anybody who may push there')).toBe(
      answer === 'unknown',
    );
  });

  test('is asked of no server that is not on the list', async () => {
    asked.length = 0;
    await judgeHere({ 'net/main.tf': call('evil.example.com') }, LIST, answers('reached'));
    expect(asked).toEqual([]);
  });
});
