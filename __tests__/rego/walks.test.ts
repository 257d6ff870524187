/** What a walk over a plan, and a name for a field of a resource, may read: no more than that, and never less. */
import { PlanJson } from '../../src/model/plan-json.ts';
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { textCases } from '../support/text-cases.ts';
import { judgeCases, randomUnknownPlan } from '../support/unknown-plans.ts';

interface Planned {
  type: string;
  name: string;
  values: object;
  unknown: object;
}

function planOf(resources: readonly Planned[], output: object = {}) {
  const changes = resources.map(({ type, name, values, unknown }) => ({
    address: `${type}.${name}`,
    mode: 'managed',
    type,
    name,
    provider_name: 'p',
    change: { actions: ['create'], before: null, after: values, after_unknown: unknown },
  }));
  const planned = changes.map(({ change, ...resource }) => ({ ...resource, values: change.after }));
  return {
    format_version: '1.2',
    planned_values: { root_module: { resources: planned } },
    configuration: {},
    resource_changes: changes,
    output_changes: output,
  };
}

const DATABASE = {
  type: 'aws_db_instance',
  name: 'a',
  values: { publicly_accessible: false, engine: 'postgres' },
  unknown: { address: true },
};
const DATA = {
  type: 'terraform_data',
  name: 'a',
  values: { input: 'known' },
  unknown: { id: true, output: true },
};
const PLANS = {
  usual: planOf([DATABASE, DATA]),
  // A provider calls an attribute as the plan calls its lists.
  plan: planOf([
    DATABASE,
    { ...DATA, values: { spec: {} }, unknown: { spec: { resources: true } } },
  ]),
  output: planOf([DATABASE], {
    resources: { actions: ['create'], before: null, after_unknown: true },
  }),
};

async function judge(text: string, document: object) {
  const opened = await openPolicies(
    policySet({ 'a.rego': `package a\n\n${text}` }),
    await policyPorts(),
  );
  const json = PlanJson.of(document, true);
  const plan = { json, document: json.document as never, run: undefined, workspace: 'net' };
  try {
    const { results } = await judgeBySets([opened], plan, new AbortController().signal);
    return results.flatMap(({ status, output }) => [status, ...output]);
  } finally {
    await opened.close();
  }
}

const CASES = textCases('rego-walks.rego').map((each) => {
  const [[plan, ofFile] = ['usual', undefined]] = Object.entries(each.files);
  return { ...each, plan, text: ofFile ?? each.text };
});

describe('a pass waits for no value that the policy does not read:', () => {
  for (const { what, said, text, plan } of CASES) {
    testWith('opa', what, async () => {
      const [status] = await judge(text, PLANS[plan as keyof typeof PLANS]);
      expect(status).toBe(said[0] === 'passed' ? 'passed' : 'known-after-apply');
    });
  }
});

testWith(
  'opa',
  'none of these policies passes before the apply and fails afterwards',
  async () => {
    // The random plans have other types.
    const texts = CASES.map(({ text }) =>
      text
        .replaceAll('aws_db_instance', 'disk')
        .replaceAll('terraform_data', 'net')
        .replaceAll('publicly_accessible', 'name')
        .replaceAll('values.output', 'values.password')
        .replaceAll('after.output', 'after.password')
        .replaceAll('"output"', '"password"')
        .replaceAll(/(?<=[=!]= )"x"/g, '"hidden"'),
    );
    let passes = 0;
    const leaks: string[] = [];
    const together = 5;
    for (let at = 0; at < sampled(400); at += together) {
      const plans = Array.from({ length: together }, (_, plan) => randomUnknownPlan(at + plan));
      for (const { policy, isLeak, counts, passes: isPass, plan } of await judgeCases(
        texts,
        plans,
      )) {
        if (isPass && counts) passes += 1;
        if (isLeak && counts)
          leaks.push(`plan ${at + plan}: ${CASES[policy]?.what}\n${texts[policy]}`);
      }
    }
    showFigure(`walks and names: ${passes} passes count, ${leaks.length} of them leak`);
    expect(leaks.slice(0, 3)).toEqual([]);
    expect(passes).toBeGreaterThan(CASES.length);
  },
  30 * 60_000,
);
