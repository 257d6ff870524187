/** What a policy of any form denies is red, with its message. */
import { describe, expect } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { once } from '../support/once.ts';
import { testWith } from '../support/optional-tools.ts';
import { directoryWith, gate } from '../support/rego-gate.ts';
import { textCases } from '../support/text-cases.ts';

describe('a rule may give', () => {
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
