/** What the author of a policy reads for each fault: policy, file, line, and what to do. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { textOf } from '../../src/model/finding.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { expectGolden } from '../support/golden.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';

const READS = 'input.plan.resource_changes';
async function saidOf(files: Record<string, string>, policyMs?: number): Promise<string[]> {
  const ports = await policyPorts({ policyMs });
  const opened = await openPolicies(policySet(files), ports).catch((error: Error) => error);
  if (opened instanceof Error) return opened.message.split('\n');
  const plan = {
    format_version: '1.2',
    resource_changes: [{ address: 'aws_s3_bucket.logs', change: { actions: ['create'] } }],
  };
  const results = await opened.set.judge.evaluate(inputOf(plan), new AbortController().signal);
  await opened.close();
  const said = results.flatMap(({ name, remarks: lines = [] }) =>
    lines.map((line) => `The policy ${JSON.stringify(name)} ${toPlainText(line)}`),
  );
  const judged = results.flatMap(({ status, output }) =>
    output.map((one) => `${status}: ${typeof one === 'string' ? one : JSON.stringify(one)}`),
  );
  return [...opened.warnings.map(textOf), ...said, ...judged];
}

testWith(
  'opa',
  'each mistake in a policy is named with what to do',
  async () => {
    const texts = await Promise.all(
      textCases('rego-faults.rego').map(async ({ what, files }) => {
        // On a machine with much else to do, each of the others may take longer than this.
        const lines = await saidOf(files, what === 'a rule that never ends' ? 1_000 : undefined);
        return `${what}\n${lines.map((line) => `  ${line}\n`).join('')}`;
      }),
    );
    const text = texts.join('\n').replaceAll(/opa 1\.\d+\.\d+/g, 'opa 1.0.0');
    expect(text).not.toContain('[object Object]');
    expectGolden('rego/messages.txt', text);
  },
  60_000,
);

testWith('opa', 'a rule that many policies use is evaluated once for all of them', async () => {
  const policies = Array.from(
    { length: 450 },
    (_, at) => `deny_${at} contains "no ${at}" if ${at % 9 === 0 ? 'shared' : 'not shared'}`,
  );
  const text = `package a\n\nshared if {\n\tprint("read once")\n\t${READS}\n}\n\n${policies.join('\n')}\n`;
  const opened = await openPolicies(policySet({ 'a.rego': text }), await policyPorts());
  const { signal } = new AbortController();
  const plans = [planOfBucket('private'), planOfBucket('public')];
  const all = await Promise.all(
    plans.map((plan) => opened.set.judge.evaluate(inputOf(plan), signal)),
  );
  await opened.close();
  for (const results of all) {
    expect(results).toHaveLength(450);
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed.flatMap(({ output }) => output)).toHaveLength(50);
    expect(failed.every(({ name }) => Number(/\d+$/.exec(name)) % 9 === 0)).toBe(true);
    expect(results.flatMap(({ remarks: said = [] }) => said.map(toPlainText))).toEqual([
      'printed: read once',
    ]);
  }
});
