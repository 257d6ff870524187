/** What the gate does with each block and argument of the newest Terraform and OpenTofu (__tests__/data/language.json), one test for each. */
import { readAddress } from '../../src/model/address.ts';
import { createLocator } from '../../src/locate/locate.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { memoryFiles } from '../support/memory-files.ts';
import { namedIn } from './memory-files.ts';

interface Row {
  of: string;
  name: string;
  only?: 'Terraform' | 'OpenTofu';
  text: string;
  files?: Record<string, string>;
  /** Of what the locator finds. */
  address?: string;
}

const ROWS = JSON.parse(readText('__tests__/data/language.json')) as Row[];
/**
 * The schemas of both programs, without names that are reserved. Source: `internal/configs` of Terraform 1.16.4 and
 * OpenTofu 1.12.6. What became 1.17 and 1.13 has no other block or argument: `hashicorp/terraform` at 883c7221 and
 * `opentofu/opentofu` at f831fa1a, both of August 2026. A file `.tfmigrate.hcl` is read by `terraform state migrate` alone.
 */
const SCHEMAS: Readonly<Record<string, string>> = {
  file: 'terraform provider variable locals output module resource data ephemeral action moved removed import check language',
  'query file': 'list',
  terraform:
    'required_version required_providers backend cloud state_store provider_meta experiments language encryption',
  variable: 'default type description sensitive ephemeral nullable deprecated const validation',
  output: 'value description depends_on sensitive ephemeral deprecated type precondition',
  module:
    'source version count for_each depends_on providers ignore_nested_deprecations lifecycle.enabled',
  provider: 'alias version for_each',
  resource: 'count for_each depends_on provider provisioner connection dynamic',
  data: 'count depends_on',
  lifecycle:
    'create_before_destroy prevent_destroy ignore_changes replace_triggered_by destroy enabled precondition postcondition action_trigger',
};

test.each(Object.entries(SCHEMAS))('each part of the language has a row: %s', (of, names) => {
  const rows = ROWS.filter((row) => row.of === of).map(({ name }) => name);
  expect(rows).toEqual(expect.arrayContaining(names.split(' ')));
  expect(new Set(rows).size).toBe(rows.length);
});

function filesOf({ text, files }: Row): Record<string, string> {
  return { 'main.tf': text, ...files };
}

describe.each(ROWS)('$of: $name', (row) => {
  const files = filesOf(row);

  test('is read, and keeps no file from being packed', () => {
    const inRepository = Object.entries(files).map(([path, text]) => [`net/${path}`, text]);
    const { modules, directories } = namedIn(Object.fromEntries(inRepository));
    const called = Object.keys(files).some((path) => path.startsWith('m/')) ? ['/repo/net/m'] : [];
    expect(modules.flatMap(({ places }) => places)).toEqual(['/repo/net', ...called]);
    expect(directories.has('')).toBe(false);
  });

  if (row.address !== undefined) {
    test('is located by its address', async () => {
      const here = Object.entries(files).map(([path, text]) => [`/repo/${path}`, text]);
      const locator = createLocator({
        repositoryRoot: '/repo',
        ...memoryFiles(Object.fromEntries(here)),
      });
      const address = readAddress(row.address ?? '');
      const found = address && (await locator.locate(address, '/repo'));
      const [line = ''] = (files[found?.path ?? ''] ?? '')
        .split('\n')
        .slice((found?.startLine ?? 0) - 1);
      const [name = ''] = (row.address ?? '')
        .replace(/\[[^\]]*\]$/, '')
        .split('.')
        .slice(-1);
      expect(line).toContain(`"${name}"`);
    });
  }
});
