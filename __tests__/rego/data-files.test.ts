/** The data of a policy set counts as a whole, or the set is refused: a policy without its data denies nothing. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts } from '../support/rego-sets.ts';
import { EVERY_CASE } from '../support/sampled.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';

const POLICY = 'package a\n\ndeny contains "x" if data.limits.max == 5\n';

/** What the policy says, or what is wrong with the set. */
async function saidOf(files: Readonly<Record<string, string>>): Promise<string> {
  const { root } = makeTree({ 'policies/a.rego': POLICY, ...below(files) });
  const { signal } = new AbortController();
  try {
    const found = await readDirectoryPolicies(`${root}/policies`, 'policies', root);
    if (found === undefined) throw new Error('There are no policies.');
    const opened = await openPolicies(found, await policyPorts());
    const answers = await opened.set.judge.evaluate(inputOf(planOfBucket('private')), signal);
    await opened.close();
    return answers.map(({ status }) => status).join();
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return message.replace(/^policies\/(?:(?:limits\/)?data\.(?:json|yaml):(?=\d))?/, '');
  }
}

function below(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`policies/${name}`, text]),
  );
}

describe('data counts as a whole, or is refused:', () => {
  const cases = textCases('data-files.txt');
  for (const { what, said, files } of cases) {
    testWith('opa', what, async () => {
      const [expected = '?'] = said;
      expect((await saidOf(files)).slice(0, expected.length)).toBe(expected);
    });
  }

  testWith('opa', 'with other ends of lines', async () => {
    const { files = {} } = cases.find(({ what }) => what === 'a second document') ?? {};
    const text = (files['data.yaml'] ?? '').replaceAll('\n', '\r\n');
    expect(await saidOf({ 'data.yaml': text })).toMatch(/^4: is in another document/);
    for (const end of ['\u0085', '\u2028', '\u2029']) {
      const hidden = `limits: {max: 5}${end}limits: {max: 4}\n`;
      expect(await saidOf({ 'data.yaml': hidden })).toMatch(/^1: has a sign that ends a line/);
    }
  });

  const ofLength = (bytes: number): string => {
    const [first, last] = ['{"limits":{"max":5},"names":[', '"last"]}'];
    const item = '{"name":"n","tags":["a"]},';
    const items = Math.floor((bytes - first.length - last.length) / item.length);
    return `${first}${item.repeat(items)}${last}`.padEnd(bytes);
  };

  testWith('opa', 'JSON that is longer than any policy is read', async () => {
    expect(await saidOf({ 'data.json': ofLength(EVERY_CASE ? 44_000_000 : 4_500_000) })).toBe(
      'failed',
    );
  });

  test('more than 50 MB of JSON is refused before it is read', async () => {
    expectGolden(
      'rego/data-too-long.txt',
      `${await saidOf({ 'data.json': ofLength(50_000_001) })}\n`,
    );
  });

  test('YAML of more than 4 MB is refused', async () => {
    const text = `limits: {max: 5}\nnames: ${'n'.repeat(4_200_000)}\n`;
    expect(await saidOf({ 'data.yaml': text })).toContain(
      'has 4200025 bytes, and at most 4194304 are read',
    );
  });
});
