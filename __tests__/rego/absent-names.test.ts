/** A policy that reads what no plan can have looks at nothing: it must not pass. */
import { openPolicies, type PolicyPorts } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { textCases } from '../support/text-cases.ts';

/** Nothing in it fails any of the policies here. */
const PLAN = { ...planOfBucket('private'), configuration: { root_module: {} } };

/** What is said of each policy of a set, by its name. */
async function judge(
  files: Readonly<Record<string, string>>,
  input = inputOf(PLAN),
  ports: Partial<PolicyPorts> = {},
) {
  const opened = await openPolicies(policySet(files), { ...(await policyPorts()), ...ports });
  const results = await opened.set.judge.evaluate(input, new AbortController().signal);
  await opened.close();
  return new Map(
    results.map(({ name, status, output }) => [name, `${status}: ${output.join(' | ')}`]),
  );
}

/** Judges all texts in one set, each in a package of its own. Returns what is said of each. */
async function judgeAll(texts: readonly string[], plan: object = PLAN, ofRun = {}) {
  const files = texts.map((text, at) => [`p${at}.rego`, `package p${at}\n\n${text}\n`]);
  const { run, ...ofPlan } = inputOf(plan);
  const input = { ...ofPlan, run: { ...run, ...ofRun } };
  const data = { 'data.json': '{"allowed": {"regions": []}}' };
  const said = await judge({ ...Object.fromEntries(files), ...data }, input);
  return texts.map((_, at) => said.get(`p${at}`));
}

testWith('opa', 'a policy that reads nothing is undecided', async () => {
  const cases = textCases('rego-looks-at-nothing.rego');
  const said = await judgeAll(cases.map(({ text }) => text));
  const wrong = cases.flatMap(({ what, text, said: more }, at) => {
    const marked = text.split('\n').findIndex((line) => line.endsWith(' # here'));
    const start = `not_evaluated: policies/p${at}.rego:${3 + Math.max(0, marked)} `;
    const isWhole = said[at]?.split(' | ').length === 1 + more.length;
    return isWhole && said[at]?.startsWith(start) ? [] : [[what, start, said[at]]];
  });
  expect(wrong).toEqual([]);
});

testWith('opa', 'what several places lack in the same way is said once', async () => {
  const keys = ['team', 'owner', 'filename', 'team'];
  const rules = keys.map((key) => `deny contains "x" if input.${key} == "y"`).join('\n\n');
  const other = 'deny contains "x" if input.plan.resource_changs[_].type == "x"';
  const [said = ''] = await judgeAll([`${rules}\n\n${other}`]);
  expect(said.split(' | ')).toEqual([
    expect.stringMatching(
      /^not_evaluated: policies\/p0\.rego:3 and 3 more places read input\.team, input\.owner, input\.filename, which the input does not have\. /,
    ),
    'policies/p0.rego:11 reads input.plan.resource_changs, which no plan has. Did you mean input.plan.resource_changes?',
  ]);
});

describe('a policy that is alone in its set', () => {
  for (const [what, text, said] of [
    ['a part of a run', 'deny contains "x" if input.run.cost_estimate.x > 1', 'cost_estimate'],
    ['the plan', 'deny contains "x" if input.plam.resource_changes[_].x', 'plam'],
    ['a plan at the top', 'deny contains "x" if input.resource_chnges[_].x', 'resource_chnges'],
  ] as const) {
    testWith('opa', `is undecided because of ${what} that is misspelt`, async () => {
      const plan = { ...PLAN, plam: {}, resource_chnges: [] };
      const [given] = await judgeAll([text], plan);
      expect(given).toMatch(/^not_evaluated: policies\/p0\.rego:3 reads input/);
      expect(given).toContain(said);
    });
  }
});

testWith('opa', 'what `opa check --schema` does not find is judged', async () => {
  const cases = textCases('rego-not-found.rego');
  const said = await judgeAll(cases.map(({ text }) => text));
  const named = cases.map(({ what }, at) => [what, said[at]]);
  expect(named).toEqual(cases.map(({ what }) => [what, 'passed: ']));
});

testWith('opa', 'a policy that is right about this input is judged without a notice', async () => {
  const cases = textCases('rego-right.rego');
  const said = await judgeAll(cases.map(({ text }) => text));
  const named = cases.map(({ what }, at) => [what, said[at]]);
  expect(named).toEqual(cases.map(({ what }) => [what, 'passed: ']));
});

testWith('opa', 'a key that is unknown here, and that the input has, is judged', async () => {
  const [change] = PLAN.resource_changes;
  const more = { tomorrow: 'y' };
  const resourceChanges = [null, change, { ...change, ...more }];
  const plan = { ...PLAN, resource_changes: resourceChanges, pull_request: more };
  const known = ['plan.resource_changes[_].tomorrow', 'run.tomorrow'];
  const paths = [...known, 'plan.resource_changes.length', 'pull_request.tomorrow'];
  const rules = paths.map((path) => `deny contains "x" if input.${path} == "x"`);
  const passed = (await judgeAll(rules, plan, more)).map((said) => said === 'passed: ');
  expect(passed).toEqual(paths.map((path) => known.includes(path)));
  for (const said of await judgeAll(rules)) expect(said).toMatch(/^not_evaluated: /);
});

testWith('opa', 'data in YAML is read as `opa` reads it, together with that in JSON', async () => {
  const said = async (name: string) => {
    const files = {
      'a.rego': `package a\n\ndeny contains data.lib.${name} if input.plan.resource_changes\n`,
      'data.yaml': 'shared: &s {types: yaml}\nlib: *s\n',
      'lib/data.json': '{"names": "json"}',
    };
    return (await judge(files)).get('a');
  };
  expect(await said('types')).toBe('failed: yaml');
  expect(await said('names')).toBe('failed: json');
});

/** What is said of each policy where \`opa\` ends without a word if this is among its words. */
async function judgeWithout(word: string, files: Readonly<Record<string, string>>) {
  const executeBounded: PolicyPorts['executeBounded'] = async (program, args, options) => {
    const answer = { exitCode: 1, stdout: '', stderr: '', ended: undefined };
    return args.includes(word)
      ? answer
      : (await policyPorts()).executeBounded(program, args, options);
  };
  return [...(await judge(files, inputOf(PLAN), { executeBounded })).values()];
}

testWith('opa', 'no policy passes about which `opa` gave no answer', async () => {
  const files = {
    'a.rego': 'package a\n\ndeny contains "x" if sum(input.plan.resource_changes) > 5\n',
    'b.rego': 'package b\n\ndeny contains "x" if input.plan.resource_changes[_].type == "none"\n',
  };
  expect(await judgeWithout('nothing', files)).toEqual([
    'not_evaluated: policies/a.rego:3 calls sum with a value of a type that it does not take.',
    'passed: ',
  ]);
  const said = (file: string, why: string) =>
    `not_evaluated: policies/${file}.rego is not known to read only what there is: \`opa check --schema\` failed (${why}).`;
  const silent = 'it ended without a word';
  expect(await judgeWithout('--schema', files)).toEqual([said('a', silent), said('b', silent)]);
  // What it said has no place, because the file could not be read a second time.
  const unplaced = expect.stringMatching(/a\.rego is not known .*\(sum: invalid argument/s);
  expect((await judgeWithout('parse', files))[0]).toEqual(unplaced);
  // METADATA may make a policy stricter.
  const metadata = '# METADATA\n# custom:\n#   enforcement_level: mandatory\n';
  const stricter = { 'a.rego': `package a\n\n${metadata}warn contains "x" if input.plan\n` };
  await expect(judgeWithout('inspect', stricter)).rejects.toThrow(
    'policies/a.rego: `opa inspect` failed, so the METADATA is not known.',
  );
});
