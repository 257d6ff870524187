/** A plan without excepted resources, as policies read it when they are asked again. */
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readPlan } from '../../src/plan/read-plan.ts';
import { ENTRY, TODAY } from '../policy/sample-exception.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';

/** A plan that creates the excepted bucket, and another resource with this JSON as its size. */
function planWith(size: string): string {
  const one = (type: string, name: string, values: object) => ({
    address: `${type}.${name}`,
    mode: 'managed',
    type,
    name,
    provider_name: 'x',
    values,
    change: { actions: ['create'], before: null, after: values },
  });
  const resources = [one('aws_s3_bucket', 'logs', {}), one('disk', 'a', { size: '<size>' })];
  const plan = {
    format_version: '1.2',
    planned_values: { root_module: { resources } },
    resource_changes: resources,
    configuration: {},
  };
  return JSON.stringify(plan).replaceAll('"<size>"', size);
}

describe('resources without the excepted one', () => {
  for (const [size, condition] of [
    ['1e400', 'size > 100'],
    ['9007199254740993', 'size == 9007199254740993'],
    ['-9007199254740993', 'size == -9007199254740993'],
    ['-0', 'json.marshal(size) == "-0"'],
    ['-0.0', 'json.marshal(size) == "-0.0"'],
    ['"9007199254740993"', 'size == "9007199254740993"'],
    [String.raw`"a\"9007199254740993"`, String.raw`size == "a\"9007199254740993"`],
  ] as const) {
    testWith(
      'opa',
      `keep the value ${size}, and a failure of one of them is not excepted`,
      async () => {
        const rule = `deny contains "too large" if {\n\tsize := input.resource_changes[_].change.after.size\n\t${condition}\n}`;
        const set = policySet({ 'a.rego': `package deny_public\n\n${rule}\n` });
        const opened = await openPolicies(set, await policyPorts());
        const { json, document } = await readPlan(planWith(size));
        const exceptions = { today: TODAY, entries: [ENTRY] };
        const about = { json, document, run: undefined, workspace: ENTRY.workspace, exceptions };
        const { results } = await judgeBySets([opened], about, new AbortController().signal);
        await opened.close();
        expect(results.map(({ status, output }) => [status, output])).toEqual([
          ['failed', ['too large']],
        ]);
      },
    );
  }
});
