/** What a policy answers is kept whole, so that an approval covers all of it, and nothing shows more of it than its lines. */
import { inspect } from 'node:util';
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readPlan } from '../../src/plan/read-plan.ts';
import { partOf } from '../../src/policy/tell-failures.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';

async function judge(rules: string) {
  const set = policySet({ 'a.rego': `package a\n\n${rules}\n` });
  const opened = await openPolicies(set, await policyPorts());
  const planned = { format_version: '1.2', planned_values: {}, resource_changes: [] };
  const { json, document } = await readPlan(JSON.stringify({ ...planned, configuration: {} }));
  const judged = { json, document, run: undefined, workspace: 'net' };
  const { results } = await judgeBySets([opened], judged, new AbortController().signal);
  await opened.close();
  return results;
}

const same = (json: string) => json;

testWith('opa', 'every member of a failing message is kept, with all digits', async () => {
  const [result] = await judge(
    'deny contains {"msg": "open\\nclosed", "owner": "x", "limit": 9007199254740993, "ids": [1e400]}',
  );
  expect(result?.output).toEqual(['open\nclosed']);
  expect(result?.answers?.map((answer) => [answer.lines, answer.digested(same)])).toEqual([
    [
      ['open\nclosed'],
      '{"ids":[1e400],"limit":9007199254740993,"msg":"open\\nclosed","owner":"x"}',
    ],
  ]);
});

testWith('opa', 'two different answers that print the same are two messages', async () => {
  const [result] = await judge(
    'deny contains {"msg": "open", "port": port} if some port in [22, 80]',
  );
  expect(result?.answers?.map((answer) => answer.digested(same))).toEqual([
    '{"msg":"open","port":22}',
    '{"msg":"open","port":80}',
  ]);
});

testWith(
  'opa',
  'a rule of reasons by key keeps its keys, and a rule that is true is true',
  async () => {
    const [byKey] = await judge('deny[key] := {"why": key} if some key in ["b", "a"]');
    expect(byKey?.answers?.map((answer) => answer.digested(same))).toEqual([
      '{"a":{"why":"a"}}',
      '{"b":{"why":"b"}}',
    ]);
    const [alone] = await judge('deny if input.resource_changes');
    expect(alone?.answers?.map((answer) => answer.digested(same))).toEqual(['true']);
  },
);

testWith(
  'opa',
  'no surface shows an answer, and a part of a failure has those of its lines',
  async () => {
    const [result] = await judge(
      'deny contains {"msg": msg, "token": "s3cret"} if some msg in ["one", "two"]',
    );
    if (result === undefined) throw new Error('Nothing was judged.');
    expect(JSON.stringify(result) + inspect(result, { depth: 9 })).not.toContain('s3cret');
    const part = partOf(result, [{ lines: ['two'], addresses: [] }]);
    expect(part.answers?.map(({ lines }) => lines)).toEqual([['two']]);
  },
);
