/** Where the manifest of an upload leads a program that plans, and what the listing makes of it: it has local modules alone. */
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import { planFiles, type Files } from '../support/engine-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { planInput } from '../support/plan-input.ts';

const MANIFEST = '.terraform/modules/modules.json';
const data = (name: string) => `resource "terraform_data" "${name}" {}\n`;
const call = (label: string, source: string) => `module "${label}" {\n  source = "${source}"\n}\n`;

function manifest(...records: [key: string, source: string, directory: string][]): string {
  return JSON.stringify({
    Modules: [
      { Key: '', Source: '', Dir: '.' },
      ...records.map(([Key, Source, Dir]) => ({ Key, Source, Dir })),
    ],
  });
}

const addressesOf = ({ document }: Planned) =>
  document.resource_changes.map(({ address }) => address).toSorted();

describe('a fetched module, and those in it', () => {
  const files: Files = {
    'main.tf': call('r', 'git::file:///nowhere/r.git'),
    '.terraform/modules/r/main.tf':
      call('inner', './inner') + call('far', 'git::file:///nowhere/f.git'),
    '.terraform/modules/r/inner/main.tf': data('inner'),
    '.terraform/modules/r.far/sub/main.tf': data('far'),
    [MANIFEST]: manifest(
      ['r', 'git::file:///nowhere/r.git', '.terraform/modules/r'],
      ['r.inner', './inner', '.terraform/modules/r/inner'],
      ['r.far', 'git::file:///nowhere/f.git', '.terraform/modules/r.far/sub'],
    ),
  };

  testWith('terraform', 'are planned, and not fetched again', async () => {
    const read = await planFiles(files);
    expect(read.problems).toEqual([]);
    expect(addressesOf(read)).toEqual([
      'module.r.module.far.terraform_data.far',
      'module.r.module.inner.terraform_data.inner',
    ]);
  });

  test('are not listed', () => {
    const read = listBlocks(planInput(files));
    expect([read.problems, addressesOf(read)]).toEqual([[], []]);
  });
});

test('a local module is listed as its call says, for any manifest', () => {
  const files = {
    'main.tf': call('m', './m'),
    'm/main.tf': data('good'),
    'evil/main.tf': data('evil'),
    [MANIFEST]: manifest(['m', './m', 'evil']),
  };
  expect(addressesOf(listBlocks(planInput(files)))).toEqual(['module.m.terraform_data.good']);
});

test.each<[string, string]>([
  ['/etc', 'leads module "m" to "/etc", out of the upload'],
  ['../x', 'leads module "m" to "../x", out of the upload'],
])('no program leaves the upload by a module in %s', async (directory, sentence) => {
  const files = { 'main.tf': call('m', './m'), [MANIFEST]: manifest(['m', './m', directory]) };
  const { problems } = await planFiles(files);
  expect(problems[0]?.detail).toContain(sentence);
});

describe('a directory in which a program plans', () => {
  const WHERE = `resource "terraform_data" "where" {
  input = {
    cwd   = join("/", slice(reverse(split("/", path.cwd)), 0, 2))
    above = join(" ", fileset("\${path.cwd}/..", "*"))
    named = join(" ", fileset(path.module, "**"))
  }
}
`;
  testWith('terraform', 'shows no word of the gate', async () => {
    const { document, problems } = await planFiles(
      { 'infra/main.tf': WHERE },
      {
        request: { workingDirectory: 'infra' },
      },
    );
    expect(problems).toEqual([]);
    const input = document.resource_changes[0]?.change.after?.['input'];
    expect(JSON.stringify(input)).not.toMatch(/gate|engine|policy|check(?!point)/i);
    expect(input).toMatchObject({
      cwd: expect.stringMatching(/^infra\/\w{6}$/),
      above: '',
      named: 'main.tf zzzz_zzzz_override.tf',
    });
  });
});
