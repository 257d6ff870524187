/** The file of allowed sources: what it takes, what it refuses, and what its entries fit. */
import { parseAllowedSources, entriesFor } from '../../src/allowed-sources/read-list.ts';
import { isConstraint, satisfies } from '../../src/allowed-sources/version-constraint.ts';
import { ownersOfFile, sayWhatToAdd } from '../../src/allowed-sources/remedy.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { describe, expect, test } from '../support/jest.ts';

const problemsOf = (file: unknown) => {
  const parsed = parseAllowedSources(typeof file === 'string' ? file : JSON.stringify(file));
  return 'problems' in parsed
    ? parsed.problems.map(({ where, message }) => `${where} ${message}`)
    : [];
};

describe('the file of allowed sources', () => {
  test('is accepted with every kind of entry', () => {
    const file = {
      $schema: 'x',
      enforcement_level: 'advisory',
      providers: [
        'hashicorp/aws',
        { source: 'registry.acme.com:8443/acme/*', version: '>= 1, < 2' },
      ],
      modules: [
        'acme/vpc/aws',
        'github.com/acme/*',
        { source: 'git.acme.com/a/b/c.git', tags: true },
      ],
      also: [
        'backend s3',
        { source: 'terragrunt live/*/terragrunt.hcl', reason: 'ours', until: '2027-01-31' },
      ],
    };
    expect(problemsOf(file)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'is not a JSON object'],
    ['a list', [], 'is not a JSON object'],
    ['an unknown key', { gadgets: [] }, 'has the key "gadgets"'],
    ['a key that stands twice', '{"providers": [], "providers": []}', 'twice in one object'],
    ['an unknown level', { enforcement_level: 'soft' }, 'neither "mandatory" nor "advisory"'],
    ['no list', { providers: {} }, 'allowed-sources.providers is not a list'],
    ['a number', { modules: [1] }, 'modules[0] is neither a text nor an object'],
    [
      'an unknown key of an entry',
      { modules: [{ source: 'a/b/c', ref: 'x' }] },
      'has the key "ref"',
    ],
    ['no source', { modules: [{}] }, 'modules[0].source is missing'],
    ['one name', { providers: ['aws'] }, 'is no address of a provider'],
    ['four names', { providers: ['a.b/c/d/e'] }, 'is no address of a provider'],
    ['every host', { providers: ['*/*/*'] }, 'fits every host'],
    ['every host of modules', { modules: ['*/acme/x'] }, 'fits every host'],
    ['a part of a step', { providers: ['hashicorp/aws*'] }, 'in a part of a step'],
    ['steps that lead up', { modules: ['github.com/acme/../evil'] }, 'is empty, `.` or `..`'],
    ['an empty step', { modules: ['github.com//acme'] }, 'is empty, `.` or `..`'],
    ['a scheme', { modules: ['git::https://github.com/acme/vpc.git'] }, 'is empty, `.` or `..`'],
    ['a module without a host', { modules: ['acme/vpc'] }, 'has no host'],
    ['a query', { modules: ['github.com/acme/vpc.git?ref=x'] }, 'which no address has'],
    ['capitals of a provider', { providers: ['HashiCorp/aws'] }, 'which no address has'],
    ['a thing that is not known', { also: ['gadget x'] }, 'names nothing that runs'],
    ['a thing without a name', { also: ['provisioner'] }, 'names nothing that runs'],
    ['every thing', { also: ['provisioner *'] }, 'is no name of a provisioner'],
    [
      'a version of a module',
      { modules: [{ source: 'a/b/c', version: '1' }] },
      'has the key "version"',
    ],
    [
      'a constraint that cannot be read',
      { providers: [{ source: 'a/b', version: 'new' }] },
      'is no constraint',
    ],
    [
      'a day that is none',
      { also: [{ source: 'backend s3', until: '2026-02-30' }] },
      'is not a day',
    ],
    [
      'tags that are no truth value',
      { modules: [{ source: 'a/b/c', tags: 'yes' }] },
      'neither true nor false',
    ],
    ['an invisible character', { providers: ['hashicorp/a\u200bws'] }, 'control or invisible'],
  ])('is refused with %s', (_, file, said) => {
    expect(problemsOf(file).join('\n')).toContain(said);
  });

  test('has all its problems named at once', () => {
    expect(problemsOf({ providers: ['aws', '*/*/*'], also: ['x'] })).toHaveLength(3);
  });
});

describe('an entry of the allowed sources', () => {
  const listed = (list: 'providers' | 'modules' | 'also', source: string, name: string) => {
    const parsed = parseAllowedSources(JSON.stringify({ [list]: [source] }));
    if ('problems' in parsed) throw new Error(parsed.problems[0]?.message);
    return (['terraform', 'tofu'] as const).filter(
      (program) => entriesFor(parsed.allowed, list, name, program).length > 0,
    );
  };

  test.each<['providers' | 'modules' | 'also', string, string, string[]]>([
    ['providers', 'hashicorp/aws', 'registry.terraform.io/hashicorp/aws', ['terraform']],
    ['providers', 'hashicorp/aws', 'registry.opentofu.org/hashicorp/aws', ['tofu']],
    ['also', 'terragrunt live/*/x.hcl', 'terragrunt live/a b/x.hcl', ['terraform', 'tofu']],
    ['also', 'terragrunt live/*/x.hcl', 'terragrunt live a/x.hcl', []],
    ['providers', 'hashicorp/*', 'registry.terraform.io/hashicorp/aws', ['terraform']],
    ['providers', 'registry.terraform.io/hashicorp/aws', 'registry.opentofu.org/hashicorp/aws', []],
    ['providers', 'Registry.Acme.com:443/a/b', 'registry.acme.com/a/b', ['terraform', 'tofu']],
    ['providers', 'hashicorp/*', 'registry.terraform.io/hashicorp/a/b', []],
    ['modules', 'acme/vpc/aws', 'registry.terraform.io/acme/vpc/aws', ['terraform']],
    ['modules', 'github.com/acme/*', 'github.com/acme/vpc.git', ['terraform', 'tofu']],
    ['modules', 'github.com/acme/*', 'github.com/acme/vpc/x.git', []],
    ['modules', 'github.com/acme/*', 'a@github.com/acme/vpc.git', []],
    [
      'modules',
      'a@dev.azure.com/acme/n%20w/_git/*',
      'a@dev.azure.com/acme/n%20w/_git/x',
      ['terraform', 'tofu'],
    ],
    ['also', 'provisioner local-exec', 'provisioner local-exec', ['terraform', 'tofu']],
    ['also', 'provisioner local-exec', 'provisioner remote-exec', []],
    [
      'also',
      'terragrunt live/*/terragrunt.hcl',
      'terragrunt live/a/terragrunt.hcl',
      ['terraform', 'tofu'],
    ],
    ['also', 'terragrunt live/*/terragrunt.hcl', 'terragrunt live/a/b/terragrunt.hcl', []],
  ])('of %s %s allows %s for %j', (list, source, name, programs) => {
    expect(listed(list, source, name)).toEqual(programs);
  });
});

describe('a constraint of versions', () => {
  test.each<[string, string, boolean]>([
    ['1.2.3', '= 1.2.3', true],
    ['1.2.3', '1.2', false],
    ['1.2.0', '1.2', true],
    ['1.2.3', '~> 1.2', true],
    ['2.0.0', '~> 1.2', false],
    ['1.2.9', '~> 1.2.3', true],
    ['1.3.0', '~> 1.2.3', false],
    ['1.9.0', '~> 1', true],
    ['1.2.3', '>= 1, < 2', true],
    ['2.0.0', '>= 1, < 2', false],
    ['1.2.3', '!= 1.2.3', false],
    ['1.10.0', '> 1.9', true],
    ['1.3.0-beta1', '>= 1.2', false],
    ['1.3.0-beta1', '1.3.0-beta1', true],
    ['x', '>= 0', false],
  ])('%s fits %s: %s', (version, constraint, fits) => {
    expect(satisfies(version, constraint)).toBe(fits);
  });

  test.each(['', 'latest', '>= x', '1.2.3.4', '^1.0'])('%j cannot be read', (text) => {
    expect(isConstraint(text)).toBe(false);
  });
});

describe('the owners of the file of allowed sources', () => {
  const of = (text: string) => ownersOfFile(text, 'gate/allowed-sources.json');

  test.each<[string, string[]]>([
    ['/gate/ @acme/platform', ['@acme/platform']],
    ['gate/allowed-sources.json @ann', ['@ann']],
    ['* @all\n*.json @json', ['@json']],
    ['*.json @json\n* @all', ['@all']],
    ['gate @dir', ['@dir']],
    ['/docs/ @docs', []],
    ['/allowed-sources.json @root', []],
    ['allowed-sources.json @any # why', ['@any']],
    ['/gate/ @a [x](y) mail@acme.com', ['@a', 'mail@acme.com']],
    ['# /gate/ @a', []],
    ['/gate/ @a\n/gate/allowed-sources.json', []],
  ])('are read from %j as %j', (text, owners) => {
    expect(of(text)).toEqual(owners);
  });
});

test('a remedy names the entries, the file, its owners, and when it counts', () => {
  const at = { text: 'x', place: undefined };
  const said = sayWhatToAdd(
    [
      { ...at, entry: { list: 'providers', source: 'a.b/c/d' } },
      { ...at, entry: { list: 'modules', source: 'github.com/a/b.git' } },
      { ...at, entry: undefined },
    ],
    'allowed-sources.json',
    ['@acme/platform', '@ann'],
  );
  expect(said && toPlainText(said)).toBe(
    'Use listed sources; or add, in a pull request of its own, to "allowed-sources.json" on the default branch, kept by @acme/platform and @ann: "a.b/c/d" under providers; "github.com/a/b.git" under modules. It counts once that is merged.',
  );
});
