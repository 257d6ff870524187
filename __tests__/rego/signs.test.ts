/** Signs in policies that programs take for something else: `opa` decides what they are. */
import { readConftestFile } from '../../src/rego/conftest-file.ts';
import { textOf } from '../../src/model/finding.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readTree } from '../../src/settings/files-of-default-branch.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { treeInMemory } from '../support/trusted-tree.ts';

const INPUT = inputOf({ ...planOfBucket('public-read'), terraform_version: '1.11.4' });

/** The policies with what they say, and what is said of their files. */
async function judged(files: Readonly<Record<string, string>>) {
  const opened = await openPolicies(policySet(files), await policyPorts());
  const results = await opened.set.judge.evaluate(INPUT, new AbortController().signal);
  await opened.close();
  const said = results.map(({ name, status, output }) => `${name} ${status} ${output.join()}`);
  return { said, warnings: opened.warnings.map(textOf) };
}

const CHANGES = 'some c in input.resource_changes';

describe('a byte order mark', () => {
  /** As an escape in a text of a policy. */
  const MARKS: readonly [string, string][] = [
    ['in a condition', `deny contains "a" if {\n\t${CHANGES}\n\tc.type != "\\ufeff"\n}\n`],
    ['in a message', `deny contains "a\\uFEFF" if {\n\t${CHANGES}\n}\n`],
    ['in the name of a rule', `deny["\\ufeffx"] := "a" if {\n\t${CHANGES}\n}\n`],
    ['in the key of an object', `deny contains x if {\n\tx := {"msg": "a", "\\uFeFf": 1}\n}\n`],
  ];

  for (const [where, rule] of MARKS) {
    testWith('opa', `${where} makes no policy of Rego v1 one of v0`, async () => {
      const { said, warnings } = await judged({
        'a.rego': `package a\n\nimport rego.v1\n\n${rule}`,
      });
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(/^a[^ ]* failed /);
      expect(warnings).toEqual([]);
      // Without the import, too.
      expect(await judged({ 'a.rego': `package a\n\n${rule}` })).toEqual({ said, warnings });
    });
  }

  testWith('opa', 'leaves a policy of Rego v0 what it is', async () => {
    const old = 'package a\n\ndeny["a"] {\n\tinput.resource_changes[_].type != "\\ufeff"\n}\n';
    const { said, warnings } = await judged({ 'a.rego': old });
    expect(said).toEqual(['a failed a']);
    expect(warnings.join()).toContain('Rego v0, judged as such');
  });

  testWith('opa', 'outside of a text is the error that it is for opa', async () => {
    const rule = `deny contains "a" if {\n\t${CHANGES}\n}\n`;
    const said = await judged({ 'a.rego': `package a\n\n# \\ufeff\n\uFEFF${rule}` }).catch(String);
    expect(said).toContain('policies/a.rego:4: ');
    expect(said).toContain('illegal byte-order mark');
  });
});

testWith('opa', 'a query names what opa takes for a name', async () => {
  const levels = (query: string) =>
    `policy "p" {\n  query = ${JSON.stringify(query)}\n  enforcement_level = "mandatory"\n}\n`;
  const named = (query: string) =>
    judged({
      'a.rego': 'package a\n\ndeny٣ contains "a" if input.plan\n\nx["é"] := {"b"}\n',
      'policies.hcl': levels(query),
    });
  for (const query of ['data.a.deny٣', ' data.a.deny٣\t\n', 'data["a"].deny٣', 'data.a["deny٣"]']) {
    expect((await named(query)).said).toEqual(['p failed a']);
  }
  for (const query of ['data.a.deny\u00a0', '\uFEFFdata.a.deny٣', 'data.a.é', 'data.a.x²']) {
    await expect(named(query)).rejects.toThrow('is no reference to a rule');
  }
});

describe('conftest.toml', () => {
  const read = async (text: string) =>
    readConftestFile(readTree(treeInMemory({ 'conftest.toml': text })), '', await policyPorts());

  test.each([
    ['"POLİCY" = "rules"', { policy: ['rules'], notices: [] }],
    ['"Poli\\u0307cy" = "rules"', { policy: ['policy'] }],
    ['"POL\\u0131CY" = "rules"', { policy: ['policy'] }],
    ['"ALL-NAMESPACE\\u017f" = true', { packages: ['main'] }],
    ['"All-Namespaces" = "T"', { packages: 'all' }],
    ['all-namespaces = "F"', { packages: ['main'] }],
    ['strict = 2', { isStrict: true }],
    ['show-builtin-errors = ""', { showsBuiltinErrors: false }],
  ])('has the keys that Go finds in it: %s', async (text, expected) => {
    expect(await read(`${text}\n`)).toMatchObject(expected);
  });

  test.each([
    ['all-namespaces', '"tRUE"'],
    ['all-namespaces', '"yes"'],
    ['strict', '"on"'],
    ['strict', '[true]'],
    ['show-builtin-errors', '{a = 1}'],
    ['show-builtin-errors', '2026-01-01'],
  ])('switches nothing on or off by another value: %s = %s', async (key, value) => {
    const reading = read(`${key} = ${value}\n`);
    await expect(reading).rejects.toThrow(`conftest.toml: "${key}" is neither true nor false.`);
  });
});
