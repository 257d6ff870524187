/** Which parts of its input a policy may read, and whose document it gets: by the names in its text. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { groupRules, readModule, type Groups, type RuleGroup } from '../../src/rego/syntax.ts';
import { readAllPolicies } from '../../src/rego/may-read.ts';
import { describe, expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { saidOf, textCases } from '../support/text-cases.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

/** What one policy may read. */
function readsOf(policy: readonly RuleGroup[], groups: Groups) {
  const [reads] = readAllPolicies([policy], groups);
  if (reads === undefined) throw new Error('Nothing was read.');
  return reads;
}

/** What the rule `deny` of a text may read. */
function namesOf(text: string) {
  const path = join(emptyDirectory(), 'a.rego');
  writeFileSync(path, `package a\n\n${text}\n`);
  const args = ['parse', '--format', 'json', path];
  const how = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  const tree = execFileSync(findProgram('opa') ?? '', args, how);
  const module = readModule('a.rego', JSON.parse(tree));
  const groups = groupRules(module === undefined ? [] : [module], 'policies');
  const policy = groups.get('a\0deny');
  return readsOf(policy === undefined ? [] : [policy], groups);
}

const SIDES = ['before', 'after', 'config_values'];

/**
 * The attributes that a text may read of a change or an action: `*` for any, and the empty name if it asks for values at all.
 */
function attributesOf({ places }: ReturnType<typeof namesOf>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { path, how } of places) {
    if (!/^(?:resource_|output_|deferred_|action_|$)/.test(path[0] ?? '')) continue;
    const at = path.findIndex((key) => SIDES.includes(key));
    const isAbove = at < 0 && !path.includes('change') && path.length < 3;
    if (at < 0 && (how === 'all' || how === 'members')) {
      const isOfChange = path.at(-1) === 'change';
      if (how === 'all' && (isAbove || isOfChange)) names.add('*');
      if (how === 'members' && isOfChange) names.add('');
    }
    if (at < 0) continue;
    names.add('');
    if (path[at + 1] !== undefined) names.add(path[at + 1] ?? '');
    else if (how === 'all' || how === 'members') names.add('*');
  }
  return names;
}

/** The parts of the input; `*` is everything. */
function partsOf(text: string): string[] {
  return namesOf(text)
    .parts.map((part) => part.join('.') || '*')
    .sort();
}

/** A rule that is true of what is written. */
const of = (body: string): string => `deny contains "x" if {\n\t${body}\n}`;

describe('a policy gets the part that it names', () => {
  for (const { what, text, said } of textCases('rego-names.rego')) {
    testWith('opa', what, () => {
      expect(partsOf(text)).toEqual(said);
    });
  }
});

const CHANGE = 'c := input.resource_changes[_].change';

describe('a policy gets the values that it may read of a change', () => {
  const rules = [
    'f(values) := values.name',
    'word := "change"',
    'get(of, key) := of[key]',
    `same(x) if {\n\t${CHANGE}\n\tx = c.after\n}`,
    'twice(x, x) := true',
    `contents contains c.after if ${CHANGE}`,
    'contents contains {"name": "x"}',
    'long(x) if x.after.password',
    'hasNameAlone(x) if {"name": _} = x.after',
  ].join('\n\n');
  for (const [body, attributes] of saidOf('rego-attributes.txt')) {
    testWith('opa', body, () => {
      const read = attributesOf(namesOf(`${rules}\n\n${of(`${CHANGE}\n\t${body}`)}`));
      expect(Array.from(read, (name) => name || '-').sort()).toEqual(attributes);
    });
  }

  testWith('opa', 'the answer of a policy is read as a whole', () => {
    const read = attributesOf(namesOf('deny contains c if { some c in input.resource_changes }'));
    expect([...read]).toEqual(['*']);
  });
});

describe('a policy gets everything where it names no part', () => {
  for (const { what, text, said } of textCases('rego-no-names.rego')) {
    testWith('opa', what, () => {
      const parts = said.length > 0 ? said : ['*'];
      expect(partsOf(text)).toEqual(expect.arrayContaining(parts));
    });
  }

  for (const [call, parts] of [
    ['f([x])', ['*']],
    ['f({x, [x]})', ['*']],
    ['f(x.y)', ['y']],
    ['y if y = [y, x.checks]', ['*', 'checks']],
    ['y if y = [x.planned_values.root_module, y.child_modules[_]][_]', ['planned_values']],
    ['y if y = [data.a, y.b][_]', []],
    ['data.a', []],
  ] as const) {
    // `opa` refuses it, and is asked while the names are read.
    testWith('opa', `a policy with a name that leads to itself is read to an end: ${call}`, () => {
      expect(partsOf(`f(x) := ${call}\n\n${of('f(input) == 1')}`)).toEqual(parts);
    });
  }

  testWith('opa', 'a policy with an unknown kind of term gets everything', () => {
    const unknown = { type: 'of tomorrow', value: 1 };
    const tree = {
      package: { path: [{ value: 'data' }, { type: 'string', value: 'a' }] },
      rules: [{ head: { name: 'deny' }, body: [{ terms: unknown }] }],
    };
    const module = readModule('a.rego', tree);
    const groups = groupRules(module === undefined ? [] : [module], 'policies');
    expect(readsOf([...groups.values()], groups).parts).toEqual([[]]);
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
  const [result] = await opened.set.judge.evaluate(input, new AbortController().signal);
  const keys = Object.keys(JSON.parse(opened.write(input)) as object);
  await opened.close();
  return { said: `${result?.status}: ${result?.output.join(' ')}`, keys };
}

describe('the document of a policy', () => {
  for (const [what, text, why] of [
    ['any part', ANYWHERE, 'may read any part of its input'],
    ['two', TWICE, 'reads the documents of HCP Terraform and conftest'],
  ] as const) {
    testWith('opa', `is unknown if it reads ${what}, and it does not pass`, async () => {
      const { said } = await judge(text, 'private');
      expect(said).toBe(
        `not_evaluated: policies/a.rego:${what === 'two' ? 7 : 3}: policy "a" ${why}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: conftest\`. There are: hcp-terraform, conftest.`,
      );
    });

    testWith('opa', `is unknown if it reads ${what}, and it can fail all the same`, async () => {
      expect((await judge(text, 'public-read')).said).toBe('failed: x');
    });
  }

  const own = (text: string, lines: string): string =>
    text.replace('deny', `${metadata(lines)}deny`);

  testWith('opa', 'is named by METADATA', async () => {
    const { said, keys } = await judge(own(ANYWHERE, 'input-document: conftest'), 'private');
    expect([said, keys]).toEqual([
      'passed: ',
      ['format_version', 'planned_values', 'resource_changes'],
    ]);
    const hosted = await judge(own(ANYWHERE, 'input-document: hcp-terraform'), 'private');
    expect([hosted.said, hosted.keys]).toEqual(['passed: ', ['plan', 'run']]);
    const misspelt = of('input.plan.resource_changs');
    const absent = await judge(own(misspelt, 'input-document: hcp-terraform'), 'private');
    expect(absent.said).toMatch(/^not_evaluated: /);
  });

  testWith('opa', 'is named for a package in one of its files', async () => {
    const other = `${metadata('input-document: conftest')}package a\n`;
    expect((await judge(ANYWHERE, 'private', { 'b.rego': other })).said).toBe('passed: ');
    const elsewhere = other.replace('package a', 'package b');
    const { said } = await judge(ANYWHERE, 'private', { 'b.rego': elsewhere });
    expect(said).toMatch(/^not_evaluated: /);
  });

  testWith('opa', 'has no keys of another tool if it is named', async () => {
    const { said, keys } = await judge(own(TWICE, 'input-document: conftest'), 'private');
    expect([said, keys]).toEqual(['passed: ', ['resource_changes']]);
  });

  testWith('opa', 'has a pull request only for a policy that names it', async () => {
    const anyKey = of('input[_][_].type == "x"');
    const { said, keys } = await judge(own(anyKey, 'input-document: conftest'), 'private');
    expect([said, keys.includes('pull_request')]).toEqual(['passed: ', false]);
    const named = of('input[_][_].type == "x"\n\tinput.pull_request.draft');
    const beside = await judge(own(named, 'input-document: conftest'), 'private');
    expect(beside.keys).toContain('pull_request');
  });

  testWith('opa', 'can be that of two tools', async () => {
    const both = 'input-document: [conftest, hcp-terraform]';
    const { said, keys } = await judge(own(TWICE, both), 'private');
    expect([said, keys]).toEqual(['passed: ', ['plan', 'resource_changes']]);
  });

  testWith('opa', 'is not named by an unknown word', async () => {
    const judging = judge(own(ANYWHERE, 'input-document: confest'), 'private');
    await expect(judging).rejects.toThrow(/ has `input-document: "confest"`\. There are: /);
  });

  testWith('opa', 'is that of HCP Terraform beside policies.hcl', async () => {
    const levels = 'policy "a" {\n  query = "data.a.deny"\n  enforcement_level = "mandatory"\n}\n';
    const { said } = await judge(ANYWHERE, 'private', { 'policies.hcl': levels });
    expect(said).toBe('passed: ');
  });

  testWith('opa', 'is found for each policy by itself', async () => {
    const other = `package b\n\n${of('input.resource_changes[_].type == "x"')}\n`;
    const { said, keys } = await judge(of('input.plan.checks'), 'private', { 'b.rego': other });
    expect([said, keys]).toEqual(['passed: ', ['plan', 'resource_changes']]);
  });
});

describe('a part that may be absent', () => {
  testWith('opa', 'is named in METADATA of the rule that reads it', async () => {
    const saidWith = async (key: string) => {
      const said = `${metadata(`input-keys: ["${key}"]`)}${of('input.plan.resource_changes[_].tomorrow')}`;
      return (await judge(said, 'private')).said;
    };
    expect(await saidWith('input.plan.resource_changes[_].tomorrow')).toBe('passed: ');
    for (const other of ['plan', 'plan.resource_changes.today', 'plan.checks.tomorrow']) {
      expect(await saidWith(other)).toMatch(/^not_evaluated: .*which no plan has/);
    }
  });
});

describe('a policy set that is too large to be followed', () => {
  const times = <T>(count: number, make: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at));
  for (const [what, rules, word] of [
    [
      'ways to functions',
      times(40, (at) => `f${at}(x) := f${at + 1}([x]) == f${at + 1}({x})`),
      'f0(1)',
    ],
    ['kinds of values', times(10, (at) => `r${at} := [r${at + 1}, {r${at + 1}}]`), 'r0[_]'],
  ] as const) {
    testWith('opa', `reads everything because of many ${what}`, () => {
      const ends = [`f40(x) := x`, `r${rules.length} := input.variables`];
      const names = namesOf([...rules, ...ends, of(`${word} == 1`)].join('\n\n'));
      expect([...attributesOf(names), ...names.parts]).toEqual(expect.arrayContaining(['*', []]));
    });
  }

  const table = Object.fromEntries(times(300, (at) => [`x${at}`, { key: `k${at}` }]));
  for (const [what, text] of [
    [
      'a long chain of rules',
      [
        ...times(3_000, (at) => `r${at} := r${at + 1}`),
        'r3000 := input.variables',
        of('r0 == 1'),
      ].join('\n\n'),
    ],
    [
      'a long table',
      `table := ${JSON.stringify(table)}\n\n${of('table[input.variables.x.value].key == "x"')}`,
    ],
    [
      'many rules',
      [
        ...times(9, (at) => `f${at}(x) := f${at + 1}(x)`),
        'f9(x) := x',
        ...times(300, (at) => of(`f0("x${at}") == input.variables.x.value`)),
      ].join('\n\n'),
    ],
    [
      'many rules side by side, which give the same',
      [
        ...times(300, (at) => `all.r${at} := input.variables.x.value`),
        ...times(
          300,
          (at) => `deny contains input.variables.x if {\n\tall.r${at}\n\tdata.a.all[_]\n}`,
        ),
      ].join('\n\n'),
    ],
  ] as const) {
    testWith('opa', `is not one because of ${what}`, () => {
      expect(namesOf(text).parts).toEqual([['variables']]);
    });
  }
});
