/** After an apply, policies judge values that nobody has seen: what is sensitive in the plan or in the state leaves with none of them. */
import { judgeNamed } from '../support/judges.ts';
import { judgeAgain } from '../../src/apply/judge-again.ts';
import type { ObtainedPlan } from '../../src/gate/plans-from.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';

const SECRET = 'Sw0rd-f1sh/77';

interface Applied {
  /** The body of a rule that knows the resource as `r`, and its message. */
  body: string;
  message: string;
  after: object;
  after_unknown: object;
  /** Left out: the plan marks nothing. */
  after_sensitive?: object;
  values: object;
  sensitive_values: object;
  isWhole?: boolean;
  /** The values of an object of the same address that an earlier replacement left behind. */
  leftBehind?: object;
}

/** What is said of a resource that was created, once its values are known. */
async function saidAfter({ body, message, values, sensitive_values, ...planned }: Applied) {
  const { isWhole = true, leftBehind, ...of } = planned;
  const named = {
    address: 'terraform_data.a',
    mode: 'managed',
    type: 'terraform_data',
    name: 'a',
    provider_name: 'terraform.io/builtin/terraform',
  };
  const change = { actions: ['create'], before: null, after_sensitive: {}, ...of };
  const version = isWhole ? 'format_version' : 'plan_format_version';
  const { after } = of;
  const deletion = { actions: ['delete'], before: leftBehind, after: null };
  const deposed = { ...named, deposed: 'f00', change: { ...deletion, after_sensitive: false } };
  const changes = [{ ...named, change }, ...(leftBehind === undefined ? [] : [deposed])];
  const document = {
    [version]: '1.2',
    resource_changes: changes,
    ...(isWhole && {
      planned_values: {
        root_module: { resources: [{ ...named, values: after, sensitive_values: {} }] },
      },
      configuration: {},
    }),
  };
  const state = {
    format_version: '1.0',
    values: { root_module: { resources: [{ ...named, values, sensitive_values }] } },
  };
  const text = `package a\n\ndeny contains message if {\n\tsome r in input.resource_changes\n\t${body}\n\tmessage := ${message}\n}\n`;
  const opened = await openPolicies(policySet({ 'a.rego': text }), await policyPorts());
  const before: PolicyResult = {
    judge: judgeNamed('own-policies'),
    policySet: 'policies',
    policy: 'a',
    level: 'mandatory',
    status: 'known-after-apply',
    overridable: false,
    message: '',
    description: undefined,
    output: [],
    address: undefined,
    resources: [],
    generalMessages: [],
  };
  const plan = {
    workspace: { name: 'net' },
    input: undefined,
    json: async () => ({ json: PlanJson.of(document, isWhole), doubts: async () => [] }),
  } as unknown as ObtainedPlan;
  const own = {
    sources: ['policies'],
    readsWhole: isWhole,
    judge: (judged: Parameters<typeof judgeBySets>[1], signal: AbortSignal) =>
      judgeBySets([opened], judged, signal),
  };
  try {
    const judging = { own };
    const signal = new AbortController().signal;
    return await judgeAgain({ plan, results: [before] }, state, judging, signal);
  } finally {
    await opened.close();
  }
}

const UNKNOWN = { after: { name: 'x' }, after_unknown: { id: true, input: true } };
/** `[var.secret, "x"][terraform_data.other.output]`: only the state knows that it is sensitive. */
const OF_STATE = {
  values: { name: 'x', id: 'i-1', input: SECRET },
  sensitive_values: { input: true },
};
const NOT_SHOWN = 'terraform_data.a: the message may hold a sensitive value, so it is not shown';

describe('after an apply', () => {
  testWith(
    'opa',
    'a resource with failures of two attributes is not shown as a whole',
    async () => {
      const { later } = await saidAfter({
        body: 'some attribute in ["id", "name"]\n\tr.change.after.id == "i-1"',
        message:
          '{"msg": sprintf("bad %s", [attribute]), "address": r.address, "attribute": attribute}',
        after: { name: 'x', password: SECRET },
        after_sensitive: { password: true },
        after_unknown: { id: true },
        values: { name: 'x', password: SECRET, id: 'i-1' },
        sensitive_values: { password: true },
      });
      expect(later).toMatchObject([
        {
          messages: ['terraform_data.a: bad id', 'terraform_data.a: bad name'],
          resources: [{ address: 'terraform_data.a' }],
        },
      ]);
      expect(Object.keys(later[0]?.resources[0] ?? {})).toEqual(['address']);
    },
  );

  testWith('opa', 'the value that is shown is of the object that is there', async () => {
    const { later } = await saidAfter({
      body: 'r.change.after.id == "i-1"',
      message: '{"msg": "bad", "address": r.address, "attribute": "id"}',
      after: {},
      after_unknown: { id: true },
      values: { id: 'i-1' },
      sensitive_values: {},
      leftBehind: { id: 'i-0' },
    });
    expect(later).toMatchObject([{ resources: [{ attribute: 'id', value: '"i-1"' }] }]);
  });

  testWith('opa', 'an object is not shown, and a text of it is', async () => {
    const at = (attribute: string) =>
      saidAfter({
        body: 'r.change.after.input.name == "y"',
        message: `{"msg": "bad", "address": r.address, "attribute": "${attribute}"}`,
        after: {},
        after_unknown: { input: true },
        values: { input: { name: 'y', port: 1 } },
        sensitive_values: { input: {} },
      });
    expect((await at('input')).later).toMatchObject([
      { resources: [{ address: 'terraform_data.a', attribute: 'input' }] },
    ]);
    expect(JSON.stringify(await at('input'))).not.toContain('port');
    expect((await at('input.name')).later).toMatchObject([
      { resources: [{ attribute: 'input.name', value: '"y"' }] },
    ]);
  });

  testWith('opa', 'the value of a place that the state alone marks is not shown', async () => {
    const { later } = await saidAfter({
      ...UNKNOWN,
      ...OF_STATE,
      body: 'r.change.after.id == "i-1"',
      message: '{"msg": "bad", "address": r.address, "attribute": "input"}',
    });
    expect(later).toMatchObject([{ messages: ['terraform_data.a: bad'] }]);
    expect(later[0]?.resources).toEqual([{ address: 'terraform_data.a', attribute: 'input' }]);
  });

  for (const [what, message] of [
    ['as it is', 'sprintf("%s: input is %s", [r.address, r.change.after.input])'],
    ['in base64', 'sprintf("%s: input is %s", [r.address, base64.encode(r.change.after.input)])'],
    ['in parts', 'sprintf("%s: begins %s", [r.address, substring(r.change.after.input, 0, 3)])'],
    ['with all others', 'sprintf("%s: %s", [r.address, json.marshal(r.change.after)])'],
    [
      'as planned values have it',
      'sprintf("%s: %v", [r.address, input.planned_values.root_module.resources[0].values.input])',
    ],
  ] as const) {
    testWith('opa', `a message that has such a value ${what} is not shown`, async () => {
      const { later } = await saidAfter({
        ...UNKNOWN,
        ...OF_STATE,
        body: 'r.change.after.input != "x"',
        message,
      });
      expect(later).toMatchObject([{ messages: [NOT_SHOWN] }]);
    });
  }

  testWith('opa', 'a redacted plan gets no sensitive value from the state', async () => {
    const said = await saidAfter({
      ...UNKNOWN,
      ...OF_STATE,
      isWhole: false,
      body: 'r.change.after.id == "i-1"',
      message: 'sprintf("%s: %s", [r.address, json.marshal(r.change.after)])',
    });
    expect(said.later).toMatchObject([{ messages: ['terraform_data.a: {"id":"i-1","name":"x"}'] }]);
    const asked = {
      ...UNKNOWN,
      ...OF_STATE,
      body: 'startswith(r.change.after.input, "private")',
      message: '"x"',
    };
    // Whole, it passes; redacted, nobody can say it.
    expect(await saidAfter(asked)).toEqual({ later: [], neverWhole: [] });
    expect(await saidAfter({ ...asked, isWhole: false })).toEqual({ later: [], neverWhole: ['a'] });
  });

  testWith('opa', 'a set is not shown where plan and state mark other members', async () => {
    const { later } = await saidAfter({
      body: 'r.change.after.set[i].key != "x"',
      message: 'sprintf("%s: %s", [r.address, r.change.after.set[i].key])',
      after: { set: [{ key: 'x' }, {}] },
      after_unknown: { set: [{}, { key: true }] },
      after_sensitive: { set: [{}, { key: true }] },
      values: { set: [{ key: SECRET }, { key: 'x' }] },
      sensitive_values: { set: [{ key: true }, {}] },
    });
    expect(JSON.stringify(later)).not.toContain(SECRET);
  });

  testWith(
    'opa',
    'a copy that nothing marks is not shown in a message, and not as a value',
    async () => {
      const { later } = await saidAfter({
        body: 'r.change.after.copy != "x"',
        message:
          '{"msg": sprintf("copy is %s", [r.change.after.copy]), "address": r.address, "attribute": "copy"}',
        after: { name: 'x' },
        after_unknown: { copy: true, input: true },
        values: { name: 'x', copy: `a ${SECRET}`, input: SECRET },
        sensitive_values: { input: true },
      });
      expect(later).toMatchObject([
        {
          messages: ['terraform_data.a: copy is a ***'],
          resources: [{ attribute: 'copy', value: '"a ***"' }],
        },
      ]);
    },
  );
});
