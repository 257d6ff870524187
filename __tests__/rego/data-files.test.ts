/** The data of a policy set counts as a whole, or the set is refused: a policy without its data denies nothing. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readDirectoryPolicies } from '../../src/rego/policy-files.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';

const POLICY = 'package a\n\ndeny contains "x" if data.limits.max == 5\n';

/** What the policy says, or what is wrong with the set. */
async function saidOf(files: Readonly<Record<string, string>>): Promise<string> {
  const { root } = makeTree({ 'policies/a.rego': POLICY, ...below(files) });
  const found = await readDirectoryPolicies(`${root}/policies`, 'policies', root);
  if (found === undefined) throw new Error('There are no policies.');
  const { signal } = new AbortController();
  try {
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
});
