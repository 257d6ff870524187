/** A policy that reads what no plan can have looks at nothing: it must not pass. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { once } from '../support/once.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';

/** Nothing in it fails any of the policies here. */
const PLAN = { ...planOfBucket('private'), configuration: { root_module: {} } };

/** Judges all texts in one set, each in a package of its own. Returns what is said of each. */
async function judgeAll(
  texts: readonly string[],
  options: Parameters<typeof policyPorts>[0] = {},
  plan: object = PLAN,
): Promise<string[]> {
  const files = texts.map((text, at) => [`p${at}.rego`, `package p${at}\n\n${text}\n`]);
  const opened = await openPolicies(
    policySet({ ...Object.fromEntries(files), 'data.json': '{"allowed": {"regions": []}}' }),
    await policyPorts(options),
  );
  const results = await opened.set.judge.judge(inputOf(plan), new AbortController().signal);
  const provided = await opened.provided;
  await opened.close();
  return texts.map((_, at) => {
    const result = results.find(({ name }) => name === `p${at}`);
    const said = provided.filter((notice) => notice.includes(`/p${at}.rego`));
    return [`${result?.status}: ${result?.output.join(' | ')}`, ...said].join('\n');
  });
}

describe('a policy that looks at nothing is undecided', () => {
  const cases = textCases('rego-looks-at-nothing.rego');
  const said = once(() => judgeAll(cases.map(({ text }) => text)));
  for (const [at, { what, text }] of cases.entries()) {
    const marked = text.split('\n').findIndex((line) => line.endsWith(' # here'));
    const row = 3 + Math.max(0, marked);
    testWith('opa', what, async () => {
      expect((await said())[at]).toMatch(
        new RegExp(`^not_evaluated: policies/p${at}\\.rego:${row} `),
      );
    });
  }
});

describe('alone in its set', () => {
  for (const [what, text, said] of [
    ['a part of a run', 'deny contains "x" if input.tfrun.cost_estimate.x > 1', 'cost_estimate'],
    ['the plan', 'deny contains "x" if input.plam.resource_changes[_].x', 'plam'],
    ['a plan at the top', 'deny contains "x" if input.resource_chnges[_].x', 'resource_chnges'],
  ] as const) {
    testWith('opa', `${what} that is misspelt is undecided`, async () => {
      const plan = { ...PLAN, plam: {}, resource_chnges: [] };
      const [given] = await judgeAll([text], {}, plan);
      expect(given).toMatch(/^not_evaluated: policies\/p0\.rego:3 reads input/);
      expect(given).toContain(said);
    });
  }
});

describe('a policy that is right about this input is judged without a word', () => {
  const cases = textCases('rego-right.rego');
  const said = once(() => judgeAll(cases.map(({ text }) => text)));
  for (const [at, { what }] of cases.entries()) {
    testWith('opa', what, async () => {
      expect((await said())[at]).toBe('passed: ');
    });
  }
});

describe('what a policy provides for is a notice', () => {
  const cases = textCases('rego-provided-for.rego');
  const said = once(() => judgeAll(cases.map(({ text }) => text)));
  for (const [at, { what }] of cases.entries()) {
    testWith('opa', what, async () => {
      expect((await said())[at]).toMatch(
        /^passed: \npolicies\/p\d+\.rego:\d+ reads input\.plan\.resource_\w+, which no plan has\. .*The policy provides for that, so it was judged\.$/,
      );
    });
  }
});
