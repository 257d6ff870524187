/** A policy is asked again about a plan without what was approved, and no exception has a say in that. */
import { askPolicyAgain } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';

const RULE = `package a

deny contains rc.address if some rc in input.resource_changes
`;

testWith('opa', 'exactly the approved entries are left out, by their places', async () => {
  const opened = await openPolicies(policySet({ 'a.rego': RULE }), await policyPorts());
  const changes = ['aws_vpc.a', 'aws_vpc.b', 'aws_vpc.c'].map((address) => ({
    address,
    mode: 'managed',
    type: 'aws_vpc',
    name: address.slice(-1),
    provider_name: 'aws',
    change: { actions: ['create'], before: null, after: {}, after_unknown: {} },
  }));
  const written = { format_version: '1.2', planned_values: {}, configuration: {} };
  const document = { ...written, resource_changes: changes };
  const json = PlanJson.of(document, true);
  const plan = { json, document: document as never, run: undefined, workspace: 'net' };
  const ask = async (policySetName: string, ...without: string[][]) =>
    askPolicyAgain(
      [opened],
      plan,
      { policySet: policySetName, policy: opened.set.policies[0]?.name ?? '', without },
      new AbortController().signal,
    );
  const name = opened.files.calledAs ?? opened.files.shownAs;
  expect((await ask(name))?.output).toEqual(['aws_vpc.a', 'aws_vpc.b', 'aws_vpc.c']);
  const last = ['resource_changes', '2'];
  expect((await ask(name, last))?.output).toEqual(['aws_vpc.a', 'aws_vpc.b']);
  expect((await ask(name, last, ['resource_changes', '0']))?.output).toEqual(['aws_vpc.b']);
  const all = ['2', '1', '0'].map((at) => ['resource_changes', at]);
  expect(await ask(name, ...all)).toMatchObject({ status: 'passed' });
  expect(await ask('another')).toBeUndefined();
  await opened.close();
});
