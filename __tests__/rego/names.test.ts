/** Which parts of its input a policy may read, and whose document it gets: by the names in its text. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { groupRules } from '../../src/rego/groups.ts';
import { ANY_INPUT } from '../../src/rego/input-form.ts';
import { readPolicyNames } from '../../src/rego/names.ts';
import { readModule } from '../../src/rego/syntax.ts';
import { describe, expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

/** What the rule `deny` of a text may read. */
function namesOf(text: string) {
  const path = join(emptyDirectory(), 'a.rego');
  writeFileSync(path, `package a\n\n${text}\n`);
  const args = ['parse', '--format', 'json', path];
  const tree = execFileSync(findProgram('opa') ?? '', args, { encoding: 'utf8' });
  const module = readModule('a.rego', JSON.parse(tree));
  const groups = groupRules(module === undefined ? [] : [module]);
  const policy = groups.get('a\0deny');
  return readPolicyNames(policy === undefined ? [] : [policy], groups, ANY_INPUT);
}

/** The parts of the input; `*` is everything. */
function partsOf(text: string): string[] {
  return namesOf(text)
    .parts.map((part) => part.join('.') || '*')
    .sort();
}

/** A rule that is true of what is written. */
const of = (body: string): string => `deny contains "x" if {\n\t${body}\n}`;

const NAMED: readonly (readonly [what: string, text: string, parts: readonly string[]])[] = [
  ['a part', of('input.resource_changes[_].x'), ['resource_changes']],
  ['a part of a plan', of('input.plan.variables.x'), ['plan.variables']],
  ['a part of a run', of('input.run.workspace.name == "x"'), ['run.workspace.name']],
  ['brackets', of('input["plan"]["resource_changes"][_]'), ['plan.resource_changes']],
  ['an import', `import input.plan as p\n\n${of('p.variables')}`, ['plan.variables']],
  ['the import of the whole', `import input as i\n\n${of('i.tfplan.checks')}`, ['tfplan.checks']],
  ['a local name', of('p := input.plan\n\tp.variables.x'), ['plan.variables']],
  ['a name that gets its value by =', of('p.variables.x\n\tp = input.plan'), ['plan.variables']],
  ['a rule as a name', `p := input.terraform\n\n${of('p.checks')}`, ['terraform.checks']],
  ['object.get', of('object.get(input, "checks", [])[_]'), ['checks']],
  ['object.get with a path', of('object.get(input, ["plan", "checks"], [])'), ['plan.checks']],
  ['a pattern', of('{"plan": {"checks": c}} = input\n\tc[_]'), ['plan.checks']],
  ['a function', `f(i) := i.plan\n\n${of('f(input).checks[_]')}`, ['plan.checks']],
  ['a key in a variable', of('k := "checks"\n\tinput.plan[k]'), ['plan.checks']],
  ['a template', of('x := $"{input.plan.checks}"\n\tx == ""'), ['plan.checks']],
  ['a comprehension', of('count([c | some c in input.checks]) > 1'), ['checks']],
  ['what is read below not', of('not input.checks'), ['checks']],
  [
    'what else reads',
    'deny := "x" if input.checks\n\nelse := "y" if input.errored',
    ['checks', 'errored'],
  ],
  ['the head of a rule', 'deny[input.checks[_].status] := input.errored', ['checks', 'errored']],
  ['the part of a name of a rule', 'deny[input.checks].x := 1', ['checks']],
  ['a rule that nothing uses', `other := input.checks\n\n${of('input.errored')}`, ['errored']],
  ['all rules of a package', `other := input.checks\n\n${of('data.a[_]')}`, ['checks']],
];

describe('names lead to parts', () => {
  for (const [what, text, parts] of NAMED) {
    testWith('opa', what, () => {
      expect(partsOf(text)).toEqual(parts);
    });
  }
});

const CHANGE = 'c := input.resource_changes[_].change';

/** Of the values of a change: `-` says that it asks for values at all, `*` that it may read any. */
const ATTRIBUTES: readonly (readonly [body: string, attributes: readonly string[]])[] = [
  ['c.after.password == "x"', ['-', 'password']],
  ['c["after"]["password"]', ['-', 'password']],
  ['object.get(c.after, "password", null)', ['-', 'password']],
  ['object.get(c, ["after", "name"], null) == 1', ['-', 'name']],
  ['v := c.before\n\tv.name == "x"', ['-', 'name']],
  ['{"after": {"name": n}} = c\n\tn == "x"', ['-', 'name']],
  ['f(c.after) == "x"', ['-', 'name']],
  ['some tag in c.after.tags\n\ttag == "x"', ['-', 'tags']],
  ['some k in ["name", "size"]\n\tc.after[k] == 1', ['-', 'name', 'size']],
  ['k := "name"\n\tc.after[k] == 1', ['-', 'name']],
  ['c.after != null', ['-']],
  ['c.after', ['-']],
  ['not c.after', ['-']],
  ['count(c.after) > 1', ['-']],
  ['count(input.resource_changes) > 1', []],
  ['c.actions[_] == "create"', []],
  ['c.after_unknown.name', []],
  ['input.resource_changes[_].type == "x"', []],
  [
    'all := array.concat(input.resource_changes, input.resource_drift)\n\tall[_].change.after.name',
    ['-', 'name'],
  ],
  ['c.after[key] == "x"', ['*', '-']],
  ['some key, value in c.after\n\tvalue == key', ['*', '-']],
  ['some value in c.after\n\tvalue == "x"', ['*', '-']],
  ['walk(c.after, [path, value])\n\tvalue == "x"', ['*', '-']],
  ['walk(c, [path, value])\n\tvalue == "x"', ['*']],
  ['walk(input, [path, value])\n\tvalue == "x"', ['*']],
  ['object.keys(c.after)["name"]', ['*', '-']],
  ['json.marshal(c.after) == "x"', ['*', '-']],
  ['json.marshal(input.resource_changes) == "x"', ['*']],
  ['json.marshal(input) == "x"', ['*']],
  ['contains(sprintf("%v", [c]), "x")', ['*']],
  ['c.after == {"name": "x"}', ['*', '-']],
  ['c.after == c.before', ['*', '-']],
  ['c == {}', ['*']],
  ['c[concat("", ["af", "ter"])][key] == "x"', ['*', '-']],
  ['c[part][key] == "x"', ['*', '-']],
  ['input.resource_changes[_][data.a.word].after.name', ['-', 'name']],
  ['object.union(c.after, {}).name == "x"', ['*', '-']],
  ['data.other[_] with input as c', ['*']],
  ['some output in input.output_changes\n\toutput.after == "x"', ['*', '-']],
  ['x := $"{c.after.name}"\n\tx == "y"', ['-', 'name']],
  ['x := $"{c}"\n\tx == "y"', ['*']],
];

describe('values of changes that a policy may read', () => {
  const rules = 'f(values) := values.name\n\nword := "change"';
  for (const [body, attributes] of ATTRIBUTES) {
    testWith('opa', body, () => {
      const read = namesOf(`${rules}\n\n${of(`${CHANGE}\n\t${body}`)}`).attributes;
      expect(Array.from(read, (name) => name || '-').sort()).toEqual(attributes);
    });
  }

  testWith('opa', 'the answer of a policy is read as a whole', () => {
    const read = namesOf('deny contains c if { some c in input.resource_changes }').attributes;
    expect([...read]).toEqual(['*']);
  });
});

/** None of these names the part that it reads. */
const UNNAMED: readonly (readonly [what: string, text: string, parts?: readonly string[]])[] = [
  ['a key that is put together', of('input[concat("_", ["prior", "state"])]')],
  ['a key of data', of('input[data.key]')],
  ['a key of data below the plan', of('input.plan[data.key]'), ['plan']],
  ['a free key', of('input[_].x')],
  ['a key by some', of('some key\n\tinput[key].x')],
  ['members', of('some x in input\n\tx.y')],
  ['members by every', of('every x in input { x.y }')],
  ['walk', of('walk(input, [_, x])\n\tx == 1')],
  ['json.marshal', of('contains(json.marshal(input), "x")')],
  ['a template', of('x := $"{input[data.key]}"\n\tx == ""')],
  ['the whole in a template', of('x := $"{input.plan}"\n\tx == ""'), ['plan']],
  ['a name of the whole', of('i := input\n\ti[data.key]')],
  ['an import with a free key', `import input as i\n\n${of('i[data.key]')}`],
  ['object.get with a path that is put together', of('object.get(input, [data.key], 1) == 1')],
  ['json.filter', of('count(json.filter(input, data.keys)) > 1')],
  ['object.union', of('x := object.union(input, {})\n\tx.plan')],
  ['object.keys', of('some k in object.keys(input)\n\tk == "x"')],
  ['a comparison', of('input == {"a": 1}')],
  ['a member test', of('1 in input')],
  ['a list that holds it', of('x := [input]\n\tjson.marshal(x[0]) == ""')],
  ['an object that holds it', of('x := {"a": input}\n\tjson.marshal(x) == ""')],
  ['a function of the set', `f(i) := json.marshal(i)\n\n${of('f(input) == ""')}`],
  ['a rule', `whole := input\n\n${of('json.marshal(whole) == ""')}`],
  ['the answer', 'deny contains input'],
  ['the answer as a key', 'deny[input] := 1'],
  ['with', `bad if input.x\n\n${of('bad with input as {"x": 1}')}`],
  ['a pattern that is no name', of('[input] = [data.key]')],
];

describe('what names no part may read all of it', () => {
  for (const [what, text, parts = ['*']] of UNNAMED) {
    testWith('opa', what, () => {
      expect(partsOf(text)).toEqual(expect.arrayContaining([...parts]));
    });
  }

  for (const [call, parts] of [
    ['f([x])', []],
    ['f({x, [x]})', []],
    ['f(x.y)', ['y']],
  ] as const) {
    // `opa` refuses it, and is asked while the names are read.
    testWith('opa', `a function that calls itself has an end: ${call}`, () => {
      expect(partsOf(`f(x) := ${call}\n\n${of('f(input) == 1')}`)).toEqual(parts);
    });
  }

  testWith('opa', 'and so may a kind of term that is not known', () => {
    const unknown = { type: 'of tomorrow', value: 1 };
    const tree = {
      package: { path: [{ value: 'data' }, { type: 'string', value: 'a' }] },
      rules: [{ head: { name: 'deny' }, body: [{ terms: unknown }] }],
    };
    const module = readModule('a.rego', tree);
    const groups = groupRules(module === undefined ? [] : [module]);
    expect(readPolicyNames([...groups.values()], groups, ANY_INPUT).parts).toEqual([[]]);
  });
});

/** Denies a public bucket in whichever document it gets. */
const ANYWHERE = of('walk(input, [_, x])\n\tx.acl == "public-read"');
const TWICE = `changes := input.plan.resource_changes\n\nchanges := input.resource_changes\n\n${of('changes[_].change.after.acl == "public-read"')}`;
const metadata = (lines: string): string =>
  `# METADATA\n# custom:\n${lines.replaceAll(/^/gm, '#   ')}\n`;

async function judge(text: string, acl: string, more: Record<string, string> = {}) {
  const files = { 'a.rego': `package a\n\n${text}\n`, ...more };
  const opened = await openPolicies(policySet(files), await policyPorts());
  const input = inputOf(planOfBucket(acl));
  const [result] = await opened.set.judge.judge(input, new AbortController().signal);
  const keys = Object.keys(JSON.parse(opened.write(input)) as object);
  await opened.close();
  return { said: `${result?.status}: ${result?.output.join(' ')}`, keys };
}

describe('whose document a policy gets', () => {
  for (const [what, text, why] of [
    ['any part', ANYWHERE, 'may read any part of its input'],
    ['two', TWICE, 'reads the documents of HCP Terraform and conftest'],
  ] as const) {
    testWith('opa', `is not known for one that reads ${what}: it does not pass`, async () => {
      const { said } = await judge(text, 'private');
      expect(said).toBe(
        `not_evaluated: policies/a.rego:${what === 'two' ? 7 : 3}: policy "a" ${why}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: conftest\`. There are: hcp-terraform, scalr, spacelift, conftest.`,
      );
    });

    testWith('opa', `and it can fail all the same: ${what}`, async () => {
      expect((await judge(text, 'public-read')).said).toBe('failed: x');
    });
  }

  const own = (text: string, lines: string): string =>
    text.replace('deny', `${metadata(lines)}deny`);

  testWith('opa', 'is said by METADATA', async () => {
    const { said, keys } = await judge(own(ANYWHERE, 'input-document: conftest'), 'private');
    expect([said, keys]).toEqual([
      'passed: ',
      ['format_version', 'planned_values', 'resource_changes'],
    ]);
    const hosted = await judge(own(ANYWHERE, 'input-document: hcp-terraform'), 'private');
    expect([hosted.said, hosted.keys]).toEqual(['passed: ', ['plan', 'run']]);
  });

  testWith('opa', 'has no keys of another tool then', async () => {
    const { said, keys } = await judge(own(TWICE, 'input-document: conftest'), 'private');
    expect([said, keys]).toEqual(['passed: ', ['resource_changes']]);
  });

  testWith('opa', 'can be that of two', async () => {
    const both = 'input-document: [conftest, hcp-terraform]';
    const { said, keys } = await judge(own(TWICE, both), 'private');
    expect([said, keys]).toEqual(['passed: ', ['plan', 'resource_changes']]);
  });

  testWith('opa', 'is not said by a word that is not known', async () => {
    const { said } = await judge(own(ANYWHERE, 'input-document: confest'), 'private');
    expect(said).toMatch(/^not_evaluated: /);
  });

  testWith('opa', 'is that of HCP Terraform beside policies.hcl', async () => {
    const levels = 'policy "a" {\n  query = "data.a.deny"\n  enforcement_level = "mandatory"\n}\n';
    const { said } = await judge(ANYWHERE, 'private', { 'policies.hcl': levels });
    expect(said).toBe('passed: ');
  });

  testWith('opa', 'follows each policy by itself', async () => {
    const other = `package b\n\n${of('input.resource_changes[_].type == "x"')}\n`;
    const { said, keys } = await judge(of('input.plan.checks'), 'private', { 'b.rego': other });
    expect([said, keys]).toEqual(['passed: ', ['plan', 'resource_changes']]);
  });
});

describe('a part that may be absent', () => {
  testWith('opa', 'is named in METADATA of the rule that reads it', async () => {
    const text = of('input.plan.resource_changes[_].tomorrow == "x"');
    expect((await judge(text, 'private')).said).toMatch(/^not_evaluated: .*which no plan has/);
    const said = `${metadata('input-keys: [plan.resource_changes.tomorrow]')}${text}`;
    expect((await judge(said, 'private')).said).toBe('passed: ');
  });
});
