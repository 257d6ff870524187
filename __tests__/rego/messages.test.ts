/** What the author of a policy reads for each fault: policy, file, line, and what to do. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { expectGolden } from '../support/golden.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';

const READS = 'input.plan.resource_changes';
const deny = (body: string): Record<string, string> => ({
  'a.rego': `package a\n\ndeny contains msg if {\n\t${READS}\n\t${body}\n}\n`,
});
const HCL = (query: string): string =>
  `policy "a" {\n  query = "${query}"\n  enforcement_level = "mandatory"\n}\n`;

const FAULTS: Record<string, Record<string, string>> = {
  syntax: deny('msg := '),
  'an empty file': { 'a.rego': '' },
  'a function that nothing has': deny('msg := sprintff("x", [])'),
  'a function that is taken away': deny('msg := http.send({"method": "get", "url": "x"})'),
  'arguments of wrong types': deny('msg := concat(1, [{"a": 1}])'),
  'too many arguments': { 'a.rego': `${deny('msg := f(1, 2)')['a.rego']}\nf(x) := x\n` },
  'a variable without a value': deny('msg := x'),
  'a rule that uses itself': deny('deny[msg]'),
  'two values at once': {
    'a.rego': `package a\n\ndeny := "one" if ${READS}\n\ndeny := "two" if ${READS}\n`,
  },
  'a key that no plan has': deny(`msg := ${READS}[_].addres`),
  'data that is not there': deny('msg := data.denied[_]'),
  'data that is no JSON': { ...deny('msg := "x"'), 'data.json': '{bad' },
  'a list as a text': deny(`${READS}[_].change.actions == "create"; msg := "x"`),
  'a number as a verdict': { 'a.rego': `package a\n\ndeny := 3 if ${READS}\n` },
  'an object without a message': deny('msg := {"severity": 3}'),
  'a rule without a title': { 'a.rego': `package a\n\ndeny if ${READS}\n` },
  'no rule that judges': { 'a.rego': `package a\n\nallow if ${READS}\n` },
  'a query that is not there': { ...deny('msg := "x"'), 'policies.hcl': HCL('data.a.dney') },
  'a policy of Gatekeeper': deny('msg := input.review.object.kind'),
  'Rego v0': { 'a.rego': `package a\n\ndeny[msg] { ${READS}; msg := "x" }\n` },
  'a rule that never ends': deny(
    'n := numbers.range(1, 9000); x := n[_] + n[_] + n[_]; x < 0; msg := "x"',
  ),
};

async function saidOf(files: Record<string, string>): Promise<string[]> {
  const ports = await policyPorts({ policyMs: 1_000 });
  const opened = await openPolicies(policySet(files), ports).catch((error: Error) => error);
  if (opened instanceof Error) return opened.message.split('\n');
  const plan = {
    format_version: '1.2',
    resource_changes: [{ address: 'aws_s3_bucket.logs', change: { actions: ['create'] } }],
  };
  const results = await opened.set.judge.judge(inputOf(plan), new AbortController().signal);
  await opened.close();
  const said = results.flatMap(({ name, said: lines = [] }) =>
    lines.map((line) => `The policy ${JSON.stringify(name)} ${line}`),
  );
  const judged = results.flatMap(({ status, output }) =>
    output.map((one) => `${status}: ${typeof one === 'string' ? one : JSON.stringify(one)}`),
  );
  return [...opened.warnings, ...said, ...judged];
}

testWith(
  'opa',
  'each fault says what to do',
  async () => {
    const texts = await Promise.all(
      Object.entries(FAULTS).map(async ([what, files]) => {
        const lines = await saidOf(files);
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
  const all = await Promise.all(plans.map((plan) => opened.set.judge.judge(inputOf(plan), signal)));
  await opened.close();
  for (const results of all) {
    expect(results).toHaveLength(450);
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed.flatMap(({ output }) => output)).toHaveLength(50);
    expect(failed.every(({ name }) => Number(/\d+$/.exec(name)) % 9 === 0)).toBe(true);
    expect(results.flatMap(({ said = [] }) => said)).toEqual(['printed: read once']);
  }
});
