/** What Terraform makes of the module manifest, and which one leads where the calls say. */
import {
  directoriesFor,
  findMisled,
  readManifest,
  recordOf,
  type ModuleRecord,
} from '../../src/configuration/module-manifest.ts';
import { describe, expect, test } from '../support/jest.ts';

const NO_LINKS = { isSame: () => false, isBehindLink: () => false };

function recordsOf(text: string): ModuleRecord[] {
  const read = readManifest(text);
  if ('problem' in read) throw new Error(read.problem);
  return read;
}

/** Records as `key source directory`. */
function manifest(...records: string[]): string {
  const entries = records.map((record) => {
    const [Key, Source, Dir] = record.split(' ');
    return { Key: Key === '-' ? '' : Key, Source: Source === '-' ? '' : Source, Dir };
  });
  return JSON.stringify({ Modules: entries });
}

describe('a manifest that is not in the form of terraform init', () => {
  test.each<[string, RegExp]>([
    ['{', /is no JSON/],
    ['\uFEFF{"Modules":[]}', /is no JSON/],
    ['[]', /not in the form/],
    ['null', /not in the form/],
    ['{}', /not in the form/],
    ['{"modules":[]}', /not in the form/],
    ['{"Modules":{}}', /not in the form/],
    ['{"Modules":[],"Modules":[]}', /not in the form/],
    ['{"Modules":[],"Other":1}', /not in the form/],
    ['{"Modules":[1]}', /not in the form/],
    ['{"Modules":[{}]}', /not in the form/],
    ['{"Modules":[{"Key":"m","Source":"./m"}]}', /not in the form/],
    ['{"Modules":[{"Key":"m","Source":"./m","Dir":1}]}', /not in the form/],
    ['{"Modules":[{"Key":"m","Source":"./m","Dir":"m","dir":"evil"}]}', /not in the form/],
    ['{"Modules":[{"Key":"m","Source":"./m","Dir":"m","Dir":"evil"}]}', /not in the form/],
    ['{"Modules":[{"Key":"m","Source":"./m","Dir":"m","x":""}]}', /not in the form/],
    ['{"Modules":[{"Key":"m","Source":"./m","Dir":"m\\u0000"}]}', /not in the form/],
    ['{"Modules":[{"Key":"m\\ud800","Source":"./m","Dir":"m"}]}', /not in the form/],
    ['{"Modules":[{"Key":"m\uFFFD","Source":"./m","Dir":"m"}]}', /not in the form/],
    [manifest('m ./m m', 'm ./m m'), /has module "m" twice/],
    ['['.repeat(100_000), /nested too deeply/],
  ])('%#', (text, problem) => {
    expect(readManifest(text)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

test('one without records is read', () => {
  expect(readManifest('')).toEqual([]);
  expect(readManifest('{"Modules":null}')).toEqual([]);
  expect(readManifest(' {\n "Modules" : [ ] } ')).toEqual([]);
});

describe('what terraform init writes leads where the calls say', () => {
  test.each([
    [manifest('- - .')],
    [manifest('m ./m m', 'm.inner ./inner m/inner')],
    [manifest('m ../m ../m', 'm.n ../../n ../../n')],
    [manifest('m ./m/../n/ n')],
    [manifest('m .\\m\\n m/n')],
    [manifest('m ./. .')],
    [manifest('m .//m m')],
    [manifest('r registry.terraform.io/a/b/c .terraform/modules/r')],
    [manifest('r git::https://h.example/x.git .terraform/modules/r/sub/dir')],
    [
      manifest(
        'r registry.terraform.io/a/b/c .terraform/modules/r/modules/x',
        'r.in ./in .terraform/modules/r/modules/x/in',
        'r.up ../y .terraform/modules/r/modules/y',
        'r.in.far a/b/c .terraform/modules/r.in.far',
      ),
    ],
    // Of `terraform test`: the caller is a file.
    [manifest('test.main.setup ./tests/setup tests/setup', 'test.tests.a.b.run ./x x')],
    // A call that is gone leaves its record, and its directory may be gone, too.
    [manifest('gone ./gone gone', 'old a/b/c .terraform/modules/old')],
  ])('%s', (text) => {
    expect(findMisled(recordsOf(text), NO_LINKS)).toBeUndefined();
  });
});

describe('a record that leads elsewhere is found', () => {
  test.each<[string, string]>([
    [manifest('m ./m evil'), 'leads module "m" to "evil", and its source is "./m"'],
    [manifest('m ./m ./m'), 'leads module "m" to "./m", and Terraform writes'],
    [manifest('m ./m m/'), 'leads module "m" to "m/", and Terraform writes'],
    [manifest('m ./m m/../evil'), 'leads module "m" to "m/../evil", and Terraform writes'],
    [manifest('m ./m M'), 'leads module "m" to "M", and its source'],
    [manifest('m ./m /proc/self/cwd/m'), 'leads module "m" to "/proc/self/cwd/m", and its'],
    [manifest('m ./m m\\..\\evil'), 'leads module "m" to "m\\\\..\\\\evil", and its source'],
    [manifest('m ./m .terraform/modules/m'), 'leads module "m" to ".terraform/modules/m"'],
    [manifest('r a/b/c evil'), 'leads module "r" to "evil", and it belongs in'],
    [manifest('r a/b/c .terraform/modules/q'), 'and it belongs in ".terraform/modules/r"'],
    [manifest('r a/b/c .terraform/modules'), 'and it belongs in ".terraform/modules/r"'],
    [manifest('r a/b/c .terraform/modules/rx'), 'and it belongs in ".terraform/modules/r"'],
    [manifest('r a/b/c .terraform/modules/r/../../../evil'), 'Terraform writes such a path'],
    [manifest('../../evil a/b/c .terraform/modules/../../evil'), 'Terraform writes such a path'],
    [manifest('r .m evil'), 'and it belongs in ".terraform/modules/r"'],
    [manifest('r - evil'), 'and it belongs in ".terraform/modules/r"'],
    [manifest('m ./m m', 'm.n ./n evil'), 'leads module "m.n" to "evil"'],
    [manifest('m ./m m', 'm.n ../n m/n'), 'leads module "m.n" to "m/n"'],
    [manifest('m.n ./n n'), 'leads module "m.n" to "n", and has no record of the module'],
    [manifest('test.a.b ./x evil'), 'leads module "test.a.b" to "evil"'],
    [manifest('- - evil'), 'says that the root module is in "evil"'],
  ])('%s', (text, sentence) => {
    expect(findMisled(recordsOf(text), NO_LINKS)).toContain(sentence);
  });

  test('unless links make one directory of both', () => {
    const records = recordsOf(manifest('m ./link shared/m'));
    const asked: string[][] = [];
    const links = {
      ...NO_LINKS,
      isSame: (one: string, other: string) => asked.push([one, other]) > 0,
    };
    expect(findMisled(records, links)).toBeUndefined();
    expect(asked).toEqual([['shared/m', 'link']]);
  });

  test('a link on the way to a fetched module leads elsewhere', () => {
    const records = recordsOf(manifest('r a/b/c .terraform/modules/r/x'));
    const links = { ...NO_LINKS, isBehindLink: (path: string) => path.endsWith('r/x') };
    expect(findMisled(records, links)).toContain('with no link on the way');
  });
});

describe('the record that a call follows', () => {
  const records = recordsOf(
    JSON.stringify({
      Modules: [
        { Key: 'm', Source: './m', Dir: 'evil' },
        { Key: 'r', Source: 'registry.terraform.io/a/b/c//x', Version: '1.2.0', Dir: 'd' },
        { Key: 'm.n', Source: '../n', Dir: 'e' },
        { Key: 'q.n', Source: 'git::https://h.example/n', Dir: 'f' },
        { Key: 'r.n', Source: './n', Dir: 'd/n' },
      ],
    }),
  );
  test.each<[string, string, string | undefined, string | undefined]>([
    ['m', './m', undefined, 'evil'],
    ['m', './/m/', undefined, 'evil'],
    ['m', '.\\m', undefined, 'evil'],
    ['m', './n', undefined, undefined],
    ['x', './m', undefined, undefined],
    ['m.n', './../n', undefined, 'e'],
    ['r', 'a/b/c//x', '1.2.0', 'd'],
    ['r', 'a/b/c//x', ' = 1.2.0 ', 'd'],
    ['r', 'a/b/c//x', '~> 1.0', undefined],
    ['r', 'a/b/c//x', '', undefined],
    ['r', 'a/b/c', '1.2.0', undefined],
    ['q.n', 'git::https://h.example/n', undefined, 'f'],
  ])('%s %s %s', (key, source, version, directory) => {
    expect(recordOf(records, { key, source, version })?.directory).toBe(directory);
  });

  test('is one of all with that label, where it is not known who calls', () => {
    expect(directoriesFor(records, 'n')).toEqual(['e', 'f']);
    expect(directoriesFor(records, 'm')).toEqual(['evil']);
  });
});
