/** A policy that reads what no plan can have looks at nothing: it must not pass. */
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { once } from '../support/once.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';

/** Nothing in it fails any of the policies here. */
const PLAN = { ...planOfBucket('private'), configuration: { root_module: {} } };

/** Judges all texts in one set, each in a package of its own. Returns what is said of each. */
async function judgeAll(
  texts: readonly string[],
  options: Parameters<typeof policyPorts>[0] = {},
  plan: object = PLAN,
): Promise<string[]> {
  const files = texts.map((text, at) => [`p${at}.rego`, `package p${at}\n\n${text}\n`]);
  const opened = await openPolicies(
    policySet({ ...Object.fromEntries(files), 'data.json': '{"allowed": {"regions": []}}' }),
    await policyPorts(options),
  );
  const results = await opened.set.judge.judge(inputOf(plan), new AbortController().signal);
  await opened.close();
  return texts.map((_, at) => {
    const result = results.find(({ name }) => name === `p${at}`);
    const said = opened.warnings.filter((warning) => warning.includes(`/p${at}.rego`));
    return [`${result?.status}: ${result?.output.join(' | ')}`, ...said].join('\n');
  });
}

/** In each, the third line or the one that is given reads what is not there. */
const LOOKS_AT_NOTHING: readonly (readonly [what: string, text: string, row?: number])[] = [
  ['the plan', 'deny contains "x" if input.plan.resource_changs[_].type == "x"'],
  ['a member of a list', 'deny contains "x" if input.plan.resource_changes[_].chnge.after.x'],
  [
    'through `some`',
    'deny contains "x" if {\n\tsome r in input.plan.resource_changs\n\tr.type == "x"\n}',
    4,
  ],
  [
    'through `some` with a key',
    'deny contains "x" if {\n\tsome i, r in input.plan.resource_changes\n\tr.typ == i\n}',
    5,
  ],
  [
    'through `every`',
    'deny contains "x" if {\n\tevery r in input.plan.resource_changes { r.typ == "x" }\n}',
    4,
  ],
  [
    'an alias in a package',
    'plan := input.plan\n\ndeny contains "x" if plan.resource_changs[_].type == "x"',
    5,
  ],
  [
    'an alias in a rule',
    'deny contains "x" if {\n\tplan := input.plan\n\tsome r in plan.resource_changs\n\tr.x\n}',
    5,
  ],
  [
    'an import',
    'import input.plan as tfplan\n\ndeny contains "x" if tfplan.resource_changs[_].x',
    5,
  ],
  [
    'an import without a name',
    'import input.plan\n\ndeny contains "x" if plan.resource_changs[_].x',
    5,
  ],
  ['brackets', 'deny contains "x" if input["plan"]["resource_changs"][_].x'],
  [
    'a key in a variable',
    'deny contains "x" if {\n\tkey := "resource_changs"\n\tinput.plan[key][_].x\n}',
    5,
  ],
  [
    'a key of a list',
    'deny contains "x" if {\n\tsome key in ["resource_changs"]\n\tinput.plan[key]\n}',
    5,
  ],
  ['a comprehension', 'deny contains "x" if count([r | r := input.plan.resource_changs[_]]) > 0'],
  [
    'what a comprehension holds',
    'deny contains "x" if {\n\tall := [r | some r in input.plan.resource_changes]\n\tall[_].typ == "x"\n}',
    5,
  ],
  [
    'the argument of a function',
    'is_bad(r) if r.chnge.after.x\n\ndeny contains "x" if is_bad(input.plan.resource_changes[_])',
    3,
  ],
  [
    'a function in a function',
    'after(r) := r.chnge.after\n\nis_bad(r) if after(r).x\n\ndeny contains "x" if {\n\tsome r in input.plan.resource_changes\n\tis_bad(r)\n}',
    3,
  ],
  [
    'what a function returns',
    'plan(i) := i.plan\n\ndeny contains "x" if plan(input).resource_changs[_].x',
    5,
  ],
  [
    'a partial rule',
    'changes contains r if some r in input.plan.resource_changes\n\ndeny contains "x" if {\n\tsome r in changes\n\tr.typ == "x"\n}',
    7,
  ],
  [
    'a reference into a set',
    'changes contains r if some r in input.plan.resource_changes\n\ndeny contains "x" if {\n\tchanges[r]\n\tr.typ == "x"\n}',
    7,
  ],
  [
    'a partial object',
    'by_name[r.name] := r if some r in input.plan.resource_changes\n\ndeny contains "x" if by_name[_].typ == "x"',
    5,
  ],
  ['a map', 'deny contains "x" if input.plan.variables[_].valu == 1'],
  [
    'a nested module',
    'deny contains "x" if input.plan.planned_values.root_module.child_modules[_].child_modules[_].resourcs[_].x',
  ],
  [
    'an object literal',
    'deny contains "x" if {\n\tboth := {"plan": input.plan}\n\tboth.plan.resource_changs\n}',
    5,
  ],
  ['a pattern', 'deny contains "x" if {\n\t{"plan": plan} = input\n\tplan.resource_changs\n}', 5],
  [
    'walk',
    'deny contains "x" if {\n\twalk(input.plan.resource_changs, [_, value])\n\tvalue.x\n}',
    4,
  ],
  [
    'a default in the rule that judges',
    'default deny := false\n\ndeny if input.plan.resource_changs[_].x',
    5,
  ],
  [
    'an else in the rule that judges',
    'deny := "x" if {\n\tinput.plan.resource_changs\n} else := "y" if input.plan.errored',
    4,
  ],
  [
    'input that is replaced',
    'bad if input.resource_changs\n\ndeny contains "x" if bad with input as input.plan',
    3,
  ],
  [
    'the first argument of object.get',
    'deny contains "x" if object.get(input.plan.resource_changs, "x", 1) == 2',
  ],
  ['a run', 'deny contains "x" if input.run.workspace.nam == "x"'],
  [
    'a list that is compared with a text',
    'deny contains "x" if input.plan.resource_changes[_].change.actions == "create"',
  ],
  [
    'a list that is called as a text',
    'deny contains "x" if startswith(input.plan.resource_changes[_].change.actions, "c")',
  ],
  [
    'data that no file has',
    'deny contains "x" if {\n\tsome x in data.denied\n\tx == input.plan.format_version\n}',
    4,
  ],
  [
    'a rule that another package does not have',
    'import data.p0\n\ndeny contains "x" if input.plan.format_version in p0.denied',
    5,
  ],
  ['any part of the input', 'deny contains "x" if input[_].contents.kind == "team"'],
  ['a part of a text', 'deny contains "x" if input.plan.resource_changes[_].type.name == "x"'],
  [
    'members of a text',
    'deny contains "x" if {\n\tsome c in input.plan.resource_changes[_].address\n\tc == "x"\n}',
    4,
  ],
  [
    'a part of a text in a function',
    'is_x(r) if r.type.name == "x"\n\ndeny contains "x" if is_x(input.plan.resource_changes[_])',
  ],
  ['an object as a text', 'deny contains "x" if input[i].Cmd == "run"'],
  [
    'a helper with a default',
    'default drift := []\n\ndrift := input.plan.resource_drft\n\ndeny contains "x" if count(drift) > 0',
    5,
  ],
  [
    'a helper with else',
    'drift := d if {\n\td := input.plan.resource_drft\n} else := []\n\ndeny contains "x" if count(drift) > 0',
    4,
  ],
  [
    'a reference into a set, in a function',
    'is_bad(r) if r.typ == "x"\n\nchanges contains r if some r in input.plan.resource_changes\n\ndeny contains "x" if {\n\tchanges[r]\n\tis_bad(r)\n}',
  ],
  [
    'a list that functions pass on',
    'all(i) := [r | some r in i.plan.resource_changes]\n\nis_bad(r) if r.typ == "x"\n\ndeny contains "x" if is_bad(all(input)[_])',
    5,
  ],
  [
    'a list that is joined and sorted',
    'is_bad(r) if r.typ == "x"\n\ndeny contains "x" if {\n\tsome r in sort(array.concat(input.plan.resource_changes, input.plan.resource_drift))\n\tis_bad(r)\n}',
  ],
  [
    'a key that a function gets as a text',
    'get(r, key) := r[key]\n\ndeny contains "x" if get(input.plan.resource_changes[_], "typ") == "x"',
  ],
  [
    'a function for one kind, and another one that is misspelt',
    'attributes(r) := r.chnge.after\n\nattributes(r) := r.values\n\ndeny contains "x" if attributes(input.plan.resource_changes[_]).x\n\ndeny contains "y" if attributes(input.plan.planned_values.root_module.resources[_]).x',
  ],
  [
    'below not, in a helper that is below not',
    'fine if not input.plan.resource_changs\n\ndeny contains "x" if not fine',
  ],
  [
    'a member of an empty list or of another one',
    'default drift := []\n\ndrift := input.plan.resource_drift\n\nis_bad(r) if r.typ == "x"\n\ndeny contains "x" if is_bad(drift[_])',
    7,
  ],
  [
    'a list that is compared with a text in a function',
    'creates(r) if r.change.actions == "create"\n\ndeny contains "x" if creates(input.plan.resource_changes[_])',
  ],
];

describe('a policy that looks at nothing is undecided', () => {
  const said = once(() => judgeAll(LOOKS_AT_NOTHING.map(([, text]) => text)));
  for (const [at, [what, , row = 3]] of LOOKS_AT_NOTHING.entries()) {
    testWith('opa', what, async () => {
      expect((await said())[at]).toMatch(
        new RegExp(`^not_evaluated: policies/p${at}\\.rego:${row} `),
      );
    });
  }
});

describe('alone in its set', () => {
  for (const [what, text, said] of [
    ['a part of a plan', 'deny contains "x" if input.plan.resource_changs[_].x', 'resource_changs'],
    ['a part of a run', 'deny contains "x" if input.tfrun.cost_estimate.x > 1', 'cost_estimate'],
    ['the plan', 'deny contains "x" if input.plam.resource_changes[_].x', 'plam'],
    ['a plan at the top', 'deny contains "x" if input.resource_chnges[_].x', 'resource_chnges'],
  ] as const) {
    testWith('opa', `${what} that is misspelt is undecided`, async () => {
      const plan = { ...PLAN, plam: {}, resource_chnges: [] };
      const [given] = await judgeAll([text], {}, plan);
      expect(given).toMatch(/^not_evaluated: policies\/p0\.rego:3 reads input/);
      expect(given).toContain(said);
    });
  }
});

/** Right about this input: nothing is said of them. */
const RIGHT: readonly (readonly [what: string, text: string])[] = [
  [
    'attributes of providers',
    'deny contains "x" if input.plan.resource_changes[_].change.after.whatever.deep[_].x == 1',
  ],
  [
    'attributes before',
    'deny contains "x" if input.plan.resource_changes[_].change.before.tags["x-y"] == 1',
  ],
  [
    'planned values',
    'deny contains "x" if input.plan.planned_values.root_module.child_modules[_].resources[_].values.x == 1',
  ],
  ['what a plan may lack', 'deny contains "x" if input.plan.resource_drift[_].change.after.x == 1'],
  [
    'the state',
    'deny contains "x" if input.plan.prior_state.values.root_module.resources[_].values.x == 1',
  ],
  [
    'the configuration',
    'deny contains "x" if input.plan.configuration.root_module.module_calls[_].module.resources[_].expressions.ami.references[_] == "x"',
  ],
  [
    'provisioners',
    'deny contains "x" if input.plan.configuration.root_module.resources[_].provisioners[_].type == "local-exec"',
  ],
  ['variables', 'deny contains "x" if input.plan.variables.region.value == "x"'],
  [
    'a key that is only known later',
    'deny contains "x" if {\n\tsome key in object.keys(input.plan)\n\tinput.plan[key] == 1\n}',
  ],
  [
    'walk',
    'deny contains "x" if {\n\twalk(input.plan, [path, value])\n\tvalue.acl == "x"\n\tcount(path) > 1\n}',
  ],
  ['an index', 'deny contains "x" if input.plan.resource_changes[_].index == 1'],
  ['a text as index', 'deny contains "x" if input.plan.resource_changes[_].index == "a"'],
  [
    'null',
    'deny contains "x" if {\n\tr := input.plan.resource_changes[_]\n\tr.change.after == null\n\tr.change.before != null\n}',
  ],
  ['actions', 'deny contains "x" if input.plan.resource_changes[_].change.actions == ["delete"]'],
  ['one action', 'deny contains "x" if "delete" in input.plan.resource_changes[_].change.actions'],
  ['what print shows', 'deny contains "x" if {\n\tprint(input.plan.resource_changs)\n\tfalse\n}'],
  ['a package', 'deny contains "x" if count(data.p0) > 9'],
  ['data', 'deny contains "x" if data.allowed.regions[_] == input.plan.resource_changes[_].type'],
  [
    'a local variable called input_',
    'deny contains "x" if {\n\tinput_ := {"a": 1}\n\tinput_.a == 2\n}',
  ],
  [
    'functions with one definition for each kind',
    'attributes(r) := r.change.after\n\nattributes(r) := r.values\n\ndeny contains "x" if attributes(input.plan.resource_changes[_]).x\n\ndeny contains "y" if attributes(input.plan.planned_values.root_module.resources[_]).x',
  ],
  [
    'rules that no policy uses',
    'unused if input.plan.resource_changs\n\ndeny contains "x" if input.plan.errored',
  ],
  [
    'variables that are called like rules',
    'plan := 1\n\ndeny contains "x" if {\n\tsome plan in input.plan.resource_changes\n\tplan.type == "x"\n}',
  ],
  [
    'a resource in a list of objects',
    'all := [{"r": r, "n": 1} | some r in input.plan.resource_changes]\n\ndeny contains "x" if all[_].r.type == "x"',
  ],
  [
    'union of lists',
    'all := array.concat(input.plan.resource_changes, input.plan.resource_drift)\n\ndeny contains "x" if all[_].change.after.x == 1',
  ],
  ['the run', 'deny contains "x" if input.run.workspace.tags[_] == "x"'],
  ['json.filter', 'deny contains "x" if json.filter(input.plan, ["resource_changs"]) == {"a": 1}'],
];

describe('a policy that is right about this input is judged without a word', () => {
  const said = once(() => judgeAll(RIGHT.map(([, text]) => text)));
  for (const [at, [what]] of RIGHT.entries()) {
    testWith('opa', what, async () => {
      expect((await said())[at]).toBe('passed: ');
    });
  }
});

/** The policy says itself what happens if it is absent. */
const PROVIDED_FOR: readonly (readonly [what: string, text: string])[] = [
  [
    'below not',
    'deny contains "x" if {\n\tinput.plan.errored\n\tnot input.plan.resource_changs\n}',
  ],
  [
    'a comprehension below not',
    'deny contains "x" if {\n\tinput.plan.errored\n\tnot count([1 | input.plan.resource_changs]) == 1\n}',
  ],
  [
    'object.get with a default',
    'deny contains "x" if count(object.get(input.plan, "resource_changs", [])) > 0',
  ],
  [
    'object.get with a path',
    'deny contains "x" if object.get(input, ["plan", "resource_changs"], 1) == 2',
  ],
  [
    'a helper below not',
    'fine if input.plan.resource_changs\n\ndeny contains "x" if {\n\tinput.plan.errored\n\tnot fine\n}',
  ],
];

describe('what a policy provides for is a notice', () => {
  const said = once(() => judgeAll(PROVIDED_FOR.map(([, text]) => text)));
  for (const [at, [what]] of PROVIDED_FOR.entries()) {
    testWith('opa', what, async () => {
      expect((await said())[at]).toMatch(
        /^passed: \npolicies\/p\d+\.rego:\d+ reads input\.plan\.resource_\w+, which no plan has\. .*The policy provides for that, so it was judged\.$/,
      );
    });
  }
});
