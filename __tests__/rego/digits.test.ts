/** Numbers of a plan keep their digits wherever policies read them and wherever they are printed. */
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { readPlan } from '../../src/plan/read-plan.ts';
import { toRedactedPlan } from '../../src/plan/redacted-plan.ts';
import { replaceInText } from '../../src/plan/sensitive-values.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';

const LONG = '9007199254740993';

/** A plan that creates a disk of this size, with a password. */
function planWith(size: string): string {
  const values = { size: '<size>', password: 'hunter2' };
  const named = { address: 'disk.a', mode: 'managed', type: 'disk', name: 'a', provider_name: 'x' };
  const marks = { password: true };
  const change = { actions: ['create'], before: null, after: values, after_sensitive: marks };
  const resource = { ...named, values, sensitive_values: marks };
  const plan = {
    format_version: '1.2',
    planned_values: { root_module: { resources: [resource] } },
    resource_changes: [{ ...named, change }],
    configuration: {},
  };
  return JSON.stringify(plan).replaceAll('"<size>"', size);
}

async function judge(rule: string, text: string) {
  const set = policySet({ 'a.rego': `package a\n\n${rule}\n` });
  const opened = await openPolicies(set, await policyPorts());
  const { json, document } = await readPlan(text);
  const about = { json, document, run: undefined, workspace: 'a' };
  const { results } = await judgeBySets([opened], about, new AbortController().signal);
  await opened.close();
  return results.flatMap(({ output }) => output);
}

const SIZE = 'input.resource_changes[_].change.after.size';

testWith('opa', 'a message with a long number and no sensitive value is shown', async () => {
  const rule = `deny contains sprintf("disk.a: %v is too much", [size]) if size := ${SIZE}`;
  expect(await judge(rule, planWith(LONG))).toEqual([`disk.a: ${LONG} is too much`]);
});

testWith('opa', 'a long number that depends on the sensitive values is not shown', async () => {
  const rule = `deny contains sprintf("%v", [size]) if {\n\tsize := ${SIZE}\n\tsize == 9007199254740992\n}`;
  expect(await judge(rule, planWith(LONG))).toEqual([]);
});

describe('a plan without its sensitive values', () => {
  test('keeps its other numbers as they were', async () => {
    const { text } = await toRedactedPlan(planWith(LONG));
    expect(text).toContain(`"size":${LONG}`);
    expect(text).not.toContain('hunter2');
    expect(replaceInText(planWith('1.50e400'), 7)).toContain('"size":1.50e400,"password":7');
  });
});
