/** `plangate.yml`: what is read of it, and what refuses it, with file and line. */
import { INPUTS } from '../../src/settings/inputs.ts';
import { SUB_ACTIONS } from '../../src/settings/sub-actions.ts';
import { KEYS, NO_KEYS } from '../../src/settings/settings-file/keys.ts';
import {
  readSettingsFile,
  type SettingsFile,
} from '../../src/settings/settings-file/read-settings-file.ts';
import { sentencesOf } from '../../src/model/parse.ts';
import { UnreadableFile } from '../../src/model/unreadable-file.ts';
import { readText } from '../support/markdown-files.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { limitMs } from '../support/time-limits.ts';

const PATH = 'plangate.yml';

function fileOf(text: string, isPinned = false): SettingsFile {
  const reading = readSettingsFile(text, PATH, isPinned);
  if ('problems' in reading) throw new Error(sentencesOf(reading.problems));
  return reading.file;
}

function valuesOf(text: string): Record<string, unknown> {
  return Object.fromEntries(Array.from(fileOf(text).values, ([key, { value }]) => [key, value]));
}

function problemsOf(text: string, isPinned = false): string {
  const reading = readSettingsFile(text, PATH, isPinned);
  return 'problems' in reading ? sentencesOf(reading.problems) : '';
}

const EXAMPLE = `# yaml-language-server: $schema=https://example.org/plangate.schema.json
organization: acme
workspaces:
  - directories: live/*                    # each directory's cloud block says which workspaces
    within: { project: Platform }          # and one that a request changes, no others
  - directories: [apps/**, "!apps/old/**"]
  - { name: legacy-prod, directory: legacy }
  - { tags: [net, aws] }                   # with all of these
  - { tags: { env: prod, team: "" }, project: Shop }
  - { project: Shop }
affected-only: true
policies: policies
protect: ["aws_db_instance.* by @acme/data"]
max-destroys: 0
timeout: 90m
override-by:
  - octocat
  - "security/*: acme/security"
target: [module.network, module.data]
`;

describe('a file that says how a repository is gated', () => {
  test('has its values as the settings have them', () => {
    expect(valuesOf(EXAMPLE)).toEqual({
      organization: 'acme',
      workspaces: [
        {
          line: 4,
          kind: 'directories',
          patterns: ['live/*'],
          within: { tags: [], project: 'Platform' },
        },
        { line: 6, kind: 'directories', patterns: ['apps/**', '!apps/old/**'] },
        { line: 7, kind: 'name', name: 'legacy-prod', directory: 'legacy' },
        { line: 8, kind: 'query', tags: ['net', 'aws'] },
        { line: 9, kind: 'query', tags: { env: 'prod', team: '' }, project: 'Shop' },
        { line: 10, kind: 'query', tags: [], project: 'Shop' },
      ],
      'affected-only': true,
      policies: ['policies'],
      protect: ['aws_db_instance.* by @acme/data'],
      'max-destroys': 0,
      timeout: 5_400_000,
      'override-by': 'octocat\nsecurity/*: acme/security',
      target: ['module.network', 'module.data'],
    });
  });

  test('reads the same with a byte order mark, with the line ends of Windows, and as JSON', () => {
    const expected = valuesOf('max-destroys: 5\nfail-on: advisory\n');
    expect(valuesOf('\uFEFFmax-destroys: 5\nfail-on: advisory\n')).toEqual(expected);
    expect(valuesOf('max-destroys: 5\r\nfail-on: advisory\r\n')).toEqual(expected);
    expect(valuesOf('{"max-destroys": 5, "fail-on": "advisory"}')).toEqual(expected);
  });

  test('says every problem at once, with the line and the key that was meant', () => {
    const text = `organisation: acme
workspaces:
  - { name: "a b" }
  - { nmae: app }
  - { name: app, tags: [net] }
  - { name: app, project: Shop, direktory: x }
  - app
  - {}
  - { tags: [] }
  - { tags: {} }
  - { name: twice }
  - { name: twice }
  - { directories: "!live/*" }
  - { directories: [../x, /x, 'a\\b', "a**", "a/{b,c}", a//b, C:/x] }
  - { directories: live/*, within: { prefix: x } }
  - { directories: live/*, within: {} }
  - { name: [app] }
  - { name: app2, directory: live/* }
affected-only: yes
max-destroys: "5"
fail-on: advisery
comment: Always
timeout: 90
policies: [policies, policies, 5, ""]
protect: { a: b }
target-branches: "a, b"
exceptions:
override-by: ["a b c"]
run-options: ["target: x"]
variables: [a]
token: secret-of-nobody
hostname: example.org
allow-untrusted-head: true
directory: live
comment-key: second
source: vcs
ca-file: x.pem
targt: module.x
protected: a.b
plan: plan.json
locked: { fail-on: never }
`;
    expectGolden('settings/settings-file-problems.txt', `${problemsOf(text)}\n`);
  });
});

describe('a file whose values have another form', () => {
  test.each([
    ['010'],
    ['0o10'],
    ['0x10'],
    ['1e3'],
    ['5.0'],
    ['-1'],
    ['.inf'],
    ['.nan'],
    ['1_000'],
    ['9999999999'],
    ['~'],
    ['""'],
    ['[5]'],
    ['"5"'],
  ])('is refused with `max-destroys: %s`', (written) => {
    expect(problemsOf(`max-destroys: ${written}\n`)).toMatch(
      /^plangate\.yml:1: `max-destroys` is /,
    );
  });

  test.each([['yes'], ['on'], ['"true"'], ['1'], ['null'], ['[true]'], ['{}']])(
    'is refused with `only-new: %s`',
    (written) => {
      expect(problemsOf(`only-new: ${written}\n`)).toMatch(/^plangate\.yml:1: `only-new` is /);
    },
  );
});

describe('a file that readers could understand in two ways', () => {
  test.each([
    [
      'with an alias',
      'policies: &p a\nexceptions: *p\n',
      /:1 has the anchor.*\n.*:2 has the alias/,
    ],
    ['with an alias that contains itself', 'policies: &p [*p]\n', /has the alias/],
    ['with a merge key', 'workspaces:\n  - <<: {name: a}\n', /:2 has a merge key/],
    ['with a merge key in quotes', '"<<": {fail-on: never}\n', /:1 has a merge key/],
    ['with a tag', 'max-destroys: !!int "5"\n', /:1 has the tag/],
    ['with a tag of its own', 'policies: !js/function x\n', /has the tag/],
    ['with a tag that says nothing', 'policies: ! x\n', /has the tag/],
    ['with a tag on the map', '!!omap\npolicies: x\n', /has the tag/],
    ['with a tag on a key', '!!str policies: x\n', /has the tag/],
    ['with an anchor on a key', '&a policies: x\n', /has the anchor/],
    ['of another version of YAML', '%YAML 1.1\n---\nonly-new: yes\n', /:1 begins with `%`/],
    ['with names for tags', '%TAG ! tag:x,2000:\n---\npolicies: x\n', /begins with `%`/],
    ['of two documents', 'policies: x\n---\npolicies: y\n', /:3 is in another document/],
    [
      'with a key twice',
      'policies: x\nfail-on: never\npolicies: y\n',
      /:3 has the key "policies" twice, first in line 1/,
    ],
    [
      'with a key twice, once in quotes',
      'policies: x\n"policies": y\n',
      /:2 has the key "policies" twice/,
    ],
    ['with a key twice by an escape', 'policies: x\n"\\x70olicies": y\n', /"policies" twice/],
    [
      'with a key twice in an entry',
      'workspaces:\n  - { name: a, name: b }\n',
      /:2 has the key "name" twice/,
    ],
    [
      'with a sign that ends some lines',
      'policies: x # \u2028fail-on: never\n',
      /ends a line for some/,
    ],
  ])('is refused %s', (_, text, says) => {
    expect(problemsOf(text, true)).toMatch(says);
  });

  test.each([
    ['__proto__: { fail-on: never }\n'],
    ['constructor: x\n'],
    ['toString: x\n'],
    ['hasOwnProperty: x\n'],
    ['workspaces: [{ __proto__: x }]\n'],
    ['workspaces: [{ name: a, __proto__: x }]\n'],
    ['workspaces: [{ name: a, constructor: x }]\n'],
  ])('is refused with a name of every object: %s', (text) => {
    expect(problemsOf(text)).toMatch(
      /^plangate\.yml:1 has the key "\w+", which this version does not/,
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('is read with a tag that is called like a name of every object', () => {
    const { workspaces } = valuesOf('workspaces: [{ tags: { __proto__: x } }]\n') as {
      workspaces: [{ tags: object }];
    };
    expect(Object.entries(workspaces[0].tags)).toEqual([['__proto__', 'x']]);
  });
});

describe('a file that is no map of keys', () => {
  test.each([
    ['nothing', '', /^plangate\.yml is empty/],
    ['a comment', '# later\n', /^plangate\.yml is empty/],
    ['an empty document', '---\n', /^plangate\.yml is empty/],
    ['an empty map', '{}\n', /^plangate\.yml is empty/],
    ['null', '~\n', /^plangate\.yml is empty/],
    ['a list', '- organization: acme\n', /^plangate\.yml:1 is no map/],
    ['a text', 'organization acme\n', /^plangate\.yml:1 is no map/],
    ['a key that is a list', '? [a]\n: x\n', /:1 has a key that is no text/],
    ['a key that is a number', '1: x\n', /:1 has a key that is no text/],
    ['a key that is null', '~: x\n', /:1 has a key that is no text/],
    ['what is no YAML', 'policies: [a\nfail-on: never\n', /^plangate\.yml:2 cannot be read/],
    ['a tab', '\tpolicies: a\n', /^plangate\.yml:1 cannot be read/],
    ['a mark in the middle', 'only-new: true\n\uFEFFpolicies: a\n', /:2 has the key/],
    ['a sign that nobody sees', 'policies: "a\u200bb"\n', /invisible/],
    ['an escaped line end', 'organization: "a\\nb"\n', /control/],
  ])('is refused: %s', (_, text, says) => {
    expect(problemsOf(text)).toMatch(says);
  });

  test.each([
    ['in UTF-16', Buffer.from('\uFEFFpolicies: a\n', 'utf16le').toString('utf8')],
    ['with NUL', 'policies: a\0b\n'],
    ['with bytes of Latin-1', Buffer.from('policies: caf\xe9\n', 'latin1').toString('utf8')],
  ])('cannot be read %s', (_, text) => {
    expect(() => readSettingsFile(text, PATH)).toThrow(UnreadableFile);
  });
});

describe('an item that an input would read as something else', () => {
  test.each([
    ['override-by: ["# octocat", ann]', /`override-by` has "# octocat", which counts as a comment/],
    ['variables: ["# a=x"]', /`variables` is "# a=x", which is not one item/],
    ['protect: ["# a_b.*"]', /`protect` is "# a_b\.\*", which is not one item/],
    ['protect: ["a_b.*, c_d.*"]', /`protect` is "a_b\.\*, c_d\.\*", which is not one item/],
    [
      'target-branches: ["[main, next]"]',
      /`target-branches` is "\[main, next\]", which is not one/,
    ],
    ['policies: |\n  a\n  b', /`policies` has control/],
  ])('is refused: %s', (text, says) => {
    expect(problemsOf(`${text}\n`)).toMatch(says);
  });

  test('is one directory of policies although it has a comma', () => {
    expect(valuesOf('policies: "a, b"\n')).toEqual({ policies: ['a, b'] });
  });
});

describe('a file that would take long', () => {
  test.each([
    ['10 MB of comments', '#'.repeat(10_000_000), /more than 100000 characters/],
    [
      '10,000 aliases',
      `policies: &p a\nvar-file: [${'*p,'.repeat(10_000)}]\n`,
      /^[^\n]*&p[^\n]*\n[^\n]*\*p[^\n]*$/,
    ],
    ['lists of lists of aliases', bomb(), /has the alias/],
    [
      '20,000 lists in each other',
      `policies: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      /nested too deeply|cannot be read|where a text belongs/,
    ],
    ['90,000 brackets', '['.repeat(90_000), /nested too deeply|cannot be read/],
    [
      '10,000 keys',
      Array.from({ length: 10_000 }, (_, at) => `k${at}: 1`).join('\n'),
      /:101 has more than 100 keys/,
    ],
    [
      '10,000 keys in an entry',
      `workspaces: [{${Array.from({ length: 10_000 }, (_, at) => `k${at}`).join(',')}}]`,
      /more problems/,
    ],
    ['a long key', `${'a'.repeat(90_000)}: 1`, /cannot be read|does not know/],
    [
      '1,001 workspaces',
      `workspaces:\n${Array.from({ length: 1_001 }, (_, at) => `  - { name: w${at} }`).join('\n')}`,
      /more than 1000 items/,
    ],
  ])('is refused soon: %s', (_, text, says) => {
    const start = performance.now();
    expect(problemsOf(text)).toMatch(says);
    expect(performance.now() - start).toBeLessThan(limitMs(3_000));
  });
});

function bomb(): string {
  const lines = ['policies: &a0 [x, x]'];
  for (let at = 1; at < 30; at += 1) lines.push(`k${at}: &a${at} [*a${at - 1}, *a${at - 1}]`);
  return lines.join('\n');
}

describe('a file that is pinned to a commit', () => {
  test('says what a repository may say all the same', () => {
    const { values } = fileOf(
      'fail-on: mandatory\nrepository-may: [exceptions, backend-config]\n',
      true,
    );
    expect([...values.keys()]).toEqual(['fail-on', 'repository-may']);
  });

  test.each([
    ['workspaces: [{ name: app }]', true, /:1: `workspaces` is for the file of each repository/],
    ['like: plangate.yml', true, /:1: `like` is for a second gate/],
    ['var-file: prod.tfvars', true, /:1: `var-file` begins at a directory of the gated/],
    [
      'repository-may: [exceptions]',
      false,
      /:1: `repository-may` counts only in a file that is named/,
    ],
    [
      'repository-may: [exception]',
      true,
      /has "exception", which is no key. Did you mean `exceptions`/,
    ],
    ['repository-may: [protected]', true, /"protected", which is no key. Did you mean `protect`\?/],
    ['repository-may: [protect]', true, /has "protect", which a repository may say anyhow/],
    ['locked: { fail-on: never }', true, /:1 has the key "locked", which is not needed/],
  ])('refuses %j where it is pinned: %s', (text, isPinned, says) => {
    expect(problemsOf(`${text}\n`, isPinned)).toMatch(says);
  });
});

describe('the table of keys', () => {
  test('says of each input of every action whether it is a key, and else what to do', () => {
    const keys = new Set(KEYS.map(({ name }) => name));
    const inputs = [INPUTS, ...SUB_ACTIONS.map((action) => action.inputs)].flat();
    for (const { name } of inputs)
      expect([name, keys.has(name)]).toEqual([name, !NO_KEYS.has(name)]);
  });

  test('has no secret, not the host, and nothing that opens the gate to forks', () => {
    const secrets = [INPUTS, ...SUB_ACTIONS.map(({ inputs }) => inputs)]
      .flat()
      .filter(({ kind }) => kind === 'secret')
      .map(({ name }) => name);
    const never = [...secrets, 'hostname', 'allow-untrusted-head'];
    expect(KEYS.filter(({ name }) => never.includes(name))).toEqual([]);
    expect(never.filter((name) => !NO_KEYS.has(name))).toEqual([]);
  });

  test('is what the schema has', () => {
    const schema = JSON.parse(readText('docs/plangate.schema.json')) as {
      properties: object;
    };
    expect(Object.keys(schema.properties)).toEqual(KEYS.map(({ name }) => name));
  });
});
