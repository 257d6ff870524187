/** A sensitive value is on no surface, whoever quotes it: a check block, a policy, a key of a map. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutTextsOf } from '../../src/plan/without-sensitive-texts.ts';
import { callCli } from '../support/call-cli.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { pathWith } from '../support/policy-repository.ts';
import { layIn } from '../support/tree.ts';

const SECRET = 'Sw0rd-f1sh/77';
const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
const MAIN = `variable "secret" {
  default   = "${SECRET}"
  sensitive = true
}
resource "terraform_data" "a" {
  input = var.secret
}
resource "terraform_data" "b" {
  input = { copy = nonsensitive(var.secret), token = "${TOKEN}" }
}
resource "terraform_data" "c" {
  input = { (var.secret) = terraform_data.b.id, port = 1 }
}
check "health" {
  assert {
    condition     = terraform_data.b.input.copy == "x"
    error_message = "The password \${terraform_data.b.input.copy} is weak."
  }
}
`;
const POLICY = `package main

deny contains sprintf("%s: %v %s", [r.address, r.change.after.input, base64.encode(r.change.after.input.copy)]) if {
	some r in input.plan.resource_changes
	r.name == "b"
}

deny contains sprintf("%s: %v", [r.address, [key | some key, _ in r.change.after_unknown.input]]) if {
	some r in input.plan.resource_changes
	r.name == "c"
}

warn contains "waits" if input.plan.resource_changes[_].change.after.input[_] == "waits"
`;

testWith(
  ['terraform', 'opa'],
  'no report has a sensitive value or a token of GitHub, and each has the rest of the message',
  async (terraform, opa = '') => {
    const cwd = emptyDirectory();
    layIn(cwd, { 'main.tf': MAIN, 'policies/main.rego': POLICY });
    initIn(cwd);
    commitIn(cwd);
    const reports = emptyDirectory();
    const words = ['check', '--local', '--engine', 'terraform', '--policies', 'policies'];
    const env = { PATH: pathWith(terraform, opa), HOME: emptyDirectory() };
    const ended = await callCli([...words, '--reports', reports, '--json'], { cwd, env });
    const explained = await callCli([...words, '--explain', 'main.deny'], { cwd, env });
    const files = readdirSync(reports).map((name) => readFileSync(join(reports, name), 'utf8'));
    expect(ended.code).toBe(1);
    expect(files.length).toBeGreaterThan(3);
    const all = [ended.stdout, ended.stderr, explained.stdout, explained.stderr, ...files];
    for (const secret of [SECRET, Buffer.from(SECRET).toString('base64').slice(0, 12), TOKEN]) {
      expect(all.filter((text) => text.includes(secret))).toEqual([]);
    }
    expect(ended.stdout).toContain('The password *** is weak.');
    expect(ended.stdout).toContain('terraform_data.b: {');
    expect(explained.stdout + explained.stderr).toContain('"terraform_data.b"');
  },
);

describe('a text without sensitive values', () => {
  const withoutTexts = (values: unknown, text: string) =>
    withoutTextsOf({
      resource_changes: [
        {
          address: 'aws_db_instance.payments-db',
          change: { actions: ['create'], after: { values }, after_sensitive: true },
        },
      ],
    })(text);

  test.each([
    [SECRET, `is ${SECRET}.`, 'is ***.'],
    [[{ of: SECRET }], `${SECRET}${SECRET}`, '******'],
    ['a"b\nc-d', JSON.stringify('a"b\nc-d'), '"***"'],
    ['a b/c d', '?q=a%20b%2Fc%20d&x', '?q=***&x'],
    [12_345_678, 'port 12345678', 'port ***'],
    ['long-and-longer', 'long-and-long', 'long-and-long'],
  ])('has none of %j', (values, text, shown) => {
    expect(withoutTexts(values, text)).toBe(shown);
  });

  test.each(['', 'true', 'production', 'a-b', 'payments-db'])(
    'keeps %j, a word or a name',
    (value) => {
      expect(withoutTexts(value, `in ${value}.`)).toBe(`in ${value}.`);
    },
  );
});
