/** What Terraform makes of the module manifest, and which one leads where the calls say. */
import {
  directoriesFor,
  findMisled,
  readManifest,
  type ModuleRecord,
} from '../../src/configuration/module-manifest.ts';
import { describe, expect, test } from '../support/jest.ts';
import { saidOf } from '../support/text-cases.ts';

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

describe('a module manifest', () => {
  test.each([
    ['\uFEFF{"Modules":[]}', ['is no JSON']],
    ['{"Modules":[{"Key":"m\uFFFD","Source":"./m","Dir":"m"}]}', ['not in the form']],
    ['['.repeat(100_000), ['is no JSON']],
    ...saidOf('manifests-refused.txt'),
  ])(
    'that terraform init does not write in this form is refused: case %#',
    (text, [problem = '']) => {
      expect(readManifest(text)).toEqual({ problem: expect.stringContaining(problem) });
    },
  );
});

test('a module manifest without records is read', () => {
  expect(readManifest('')).toEqual([]);
  expect(readManifest('{"Modules":null}')).toEqual([]);
  expect(readManifest(' {\n "Modules" : [ ] } ')).toEqual([]);
});

test.each(saidOf('module-records.txt'))(
  'the records %s are read with this result: %j',
  (records, [sentence]) => {
    const misled = findMisled(recordsOf(manifest(...records.split('\n'))), NO_LINKS);
    if (sentence === undefined) expect(misled).toBeUndefined();
    else expect(misled).toContain(sentence);
  },
);

describe('a record', () => {
  test('does not lead elsewhere where links make one directory of both', () => {
    const records = recordsOf(manifest('m ./link shared/m'));
    const asked: string[][] = [];
    const links = {
      ...NO_LINKS,
      isSame: (one: string, other: string) => asked.push([one, other]) > 0,
    };
    expect(findMisled(records, links)).toBeUndefined();
    expect(asked).toEqual([['shared/m', 'link']]);
  });

  test('leads elsewhere where a link is on the way to a fetched module', () => {
    expect(findMisled(recordsOf(manifest('r a/b/c evil')), NO_LINKS)).toBe(
      'leads module "r" to "evil", and it belongs in ".terraform/modules/r"',
    );
    const records = recordsOf(manifest('r a/b/c .terraform/modules/r/x'));
    const links = { ...NO_LINKS, isBehindLink: (path: string) => path.endsWith('r/x') };
    expect(findMisled(records, links)).toBe(
      'leads module "r" to ".terraform/modules/r/x", and it belongs in ".terraform/modules/r", with no link on the way',
    );
  });
});

test('a label may be of any of its calls, where the caller is not known', () => {
  const records = recordsOf(
    JSON.stringify({
      Modules: [
        { Key: 'm', Source: './m', Dir: 'evil' },
        { Key: 'm.n', Source: '../n', Dir: 'e' },
        { Key: 'q.n', Source: 'git::https://h.example/n', Dir: 'f' },
        { Key: 'r', Source: 'registry.terraform.io/a/b/c//x', Version: '1.2.0', Dir: 'd' },
        { Key: 'r.n', Source: './n', Dir: 'd/n' },
      ],
    }),
  );
  expect(directoriesFor(records, 'n')).toEqual(['e', 'f']);
  expect(directoriesFor(records, 'm')).toEqual(['evil']);
});
