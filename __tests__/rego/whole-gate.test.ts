/** The whole gate beside `opa eval`: what a policy denies there is red here, with its message, file and line. */
import { execFileSync } from 'node:child_process';
import { describe, expect } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { once } from '../support/once.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { directoryWith, gate } from '../support/rego-gate.ts';
import { textCases } from '../support/text-cases.ts';

/** Of each function: an expression, and how `opa eval` prints its value; written by hand. */
type Row = [name: string, expression: string, printed: string];

const FUNCTIONS = JSON.parse(readText('__tests__/data/rego-functions.json')) as {
  v1: Row[];
  v0: Row[];
};

/** A policy for each row; those of Rego v0 are called after it. */
function policiesFor({ v1, v0 }: typeof FUNCTIONS): Record<string, string> {
  const printed = 'msg := sprintf("aws_s3_bucket.logs: %v", [value])';
  const own = v1.map(([, expression], at): [string, string] => [
    `policies/f${at}.rego`,
    `package f${at}\n\ndeny contains msg if {\n\tinput.plan.resource_changes\n\tvalue := ${expression}\n\t${printed}\n}\n`,
  ]);
  const old = v0.map(([, expression], at): [string, string] => [
    `policies/old${at}.rego`,
    `package old${at}\n\ndeny[msg] {\n\tinput.plan.resource_changes\n\tvalue := ${expression}\n\t${printed}\n}\n`,
  ]);
  return Object.fromEntries([...own, ...old]);
}

describe('each function of opa', () => {
  const judged = once(() => gate(directoryWith(policiesFor(FUNCTIONS))));
  const rows = [
    ...FUNCTIONS.v1.map((row, at) => [`f${at}`, row] as const),
    ...FUNCTIONS.v0.map((row, at) => [`old${at}`, row] as const),
  ];

  testWith('opa', 'is here', () => {
    const options = { encoding: 'utf8' } as const;
    const said = execFileSync(findProgram('opa') ?? '', ['capabilities', '--current'], options);
    const { builtins } = JSON.parse(said) as { builtins: { name: string }[] };
    const shown = new Set(rows.map(([, [name]]) => name));
    const missing = builtins.map(({ name }) => name).filter((name) => !shown.has(name));
    // Taken away, written by the compiler, or without a value.
    expect(missing.sort()).toEqual([
      'assign',
      'eq',
      'http.send',
      'internal.print',
      'internal.test_case',
      'net.lookup_ip_addr',
      'opa.runtime',
      'print',
    ]);
  });

  testWith(
    'opa',
    'denies with its value, file and line',
    async () => {
      const results = await judged();
      const different = rows.flatMap(([policy, [, expression, printed]]) => {
        const { status, output = [], resources = [] } = results.get(policy) ?? {};
        const [resource] = resources;
        const at = `${resource?.location?.path}:${resource?.location?.startLine}`;
        const given = [status, at, output.join('\n')];
        const wanted = ['failed', 'main.tf:3', `aws_s3_bucket.logs: ${printed}`.trimEnd()];
        return JSON.stringify(given) === JSON.stringify(wanted)
          ? []
          : [{ expression, given, wanted }];
      });
      expect(different).toEqual([]);
    },
    60_000,
  );
});

describe('the language', () => {
  const cases = textCases('rego-language.rego');
  const files = cases.map(({ text }, at) => [
    `policies/l${at}.rego`,
    `package l${at}\n\n${text}\n`,
  ]);
  const shared = {
    'policies/limits/data.json': '{"most": "12"}',
    'policies/shared.rego': 'package shared\n\ntext := "shared"\n',
  };
  const judged = once(async () => {
    const cwd = directoryWith({ ...Object.fromEntries(files), ...shared });
    return gate(cwd);
  });

  for (const [at, { what, said }] of cases.entries()) {
    testWith('opa', what, async () => {
      const { status, output } = (await judged()).get(`l${at}`) ?? {};
      const isKnown = what !== 'numbers';
      const wanted = said.length > 0 ? 'failed' : isKnown ? 'passed' : 'not-evaluated';
      expect({ status, output: isKnown ? output : [] }).toEqual({ status: wanted, output: said });
    });
  }
});

/** Of each policy the word of conftest, and what it prints. From conftest 0.71.1 with OPA 1.21.1, by hand. */
const CONFTEST: Record<
  string,
  { level: 'mandatory' | 'advisory'; said: string[]; excepted?: true }
> = {
  'main.deny': { level: 'mandatory', said: ['plain'] },
  'main.deny_acl': { level: 'mandatory', said: ['aws_s3_bucket.logs: public'] },
  'main.deny_excepted': { level: 'mandatory', said: [], excepted: true },
  'main.deny_list': { level: 'mandatory', said: ['l1', 'l2'] },
  'main.violation': { level: 'mandatory', said: ['v'] },
  'main.warn': { level: 'advisory', said: ['w'] },
  'main.warn_size': { level: 'advisory', said: ['1 resource'] },
  'main.deny_nothing': { level: 'mandatory', said: [] },
};

testWith('opa', 'conftest’s policies are read as conftest reads them', async () => {
  const results = await gate(
    directoryWith({ 'policies/main.rego': readText('__tests__/data/for-conftest.rego') }),
  );
  const given = [...results].map(([policy, { status, output, ...result }]) => [
    policy,
    { level: Reflect.get(result, 'level'), status, output },
  ]);
  const wanted = Object.entries(CONFTEST).map(([policy, { level, said }]) => [
    policy,
    { level, status: said.length > 0 ? 'failed' : 'passed', output: said },
  ]);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(wanted));
});
