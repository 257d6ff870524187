/** The whole gate beside `opa eval`: what a policy denies there is red here, with its message, file and line. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { once } from '../support/once.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { directoryWith, gate } from '../support/rego-gate.ts';

/** Of each function: an expression, and how `opa eval` prints its value; written by hand. */
type Row = [name: string, expression: string, printed: string];

const FUNCTIONS = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/rego-functions.json'), 'utf8'),
) as { v1: Row[]; v0: Row[] };

/** A policy for each row; those of Rego v0 are called after it. */
function policiesFor({ v1, v0 }: typeof FUNCTIONS): Record<string, string> {
  const printed = 'msg := sprintf("aws_s3_bucket.logs: %v", [value])';
  const own = v1.map(([, expression], at): [string, string] => [
    `policies/f${at}.rego`,
    `package f${at}\n\ndeny contains msg if {\n\tinput.plan.resource_changes\n\tvalue := ${expression}\n\t${printed}\n}\n`,
  ]);
  const old = v0.map(([, expression], at): [string, string] => [
    `policies/old${at}.rego`,
    `package old${at}\n\ndeny[msg] {\n\tinput.plan.resource_changes\n\tvalue := ${expression}\n\t${printed}\n}\n`,
  ]);
  return Object.fromEntries([...own, ...old]);
}

describe('each function of opa', () => {
  const judged = once(() => gate(directoryWith(policiesFor(FUNCTIONS))));
  const rows = [
    ...FUNCTIONS.v1.map((row, at) => [`f${at}`, row] as const),
    ...FUNCTIONS.v0.map((row, at) => [`old${at}`, row] as const),
  ];

  testWith('opa', 'is here', () => {
    const options = { encoding: 'utf8' } as const;
    const said = execFileSync(findProgram('opa') ?? '', ['capabilities', '--current'], options);
    const { builtins } = JSON.parse(said) as { builtins: { name: string }[] };
    const shown = new Set(rows.map(([, [name]]) => name));
    const missing = builtins.map(({ name }) => name).filter((name) => !shown.has(name));
    // Taken away, written by the compiler, or without a value.
    expect(missing.sort()).toEqual([
      'assign',
      'eq',
      'http.send',
      'internal.print',
      'internal.test_case',
      'net.lookup_ip_addr',
      'opa.runtime',
      'print',
    ]);
  });

  testWith(
    'opa',
    'denies with its value, file and line',
    async () => {
      const results = await judged();
      const different = rows.flatMap(([policy, [, expression, printed]]) => {
        const { status, output = [], resources = [] } = results.get(policy) ?? {};
        const [resource] = resources;
        const at = `${resource?.location?.path}:${resource?.location?.startLine}`;
        const given = [status, at, output.join('\n')];
        const wanted = ['failed', 'main.tf:3', `aws_s3_bucket.logs: ${printed}`.trimEnd()];
        return JSON.stringify(given) === JSON.stringify(wanted)
          ? []
          : [{ expression, given, wanted }];
      });
      expect(different).toEqual([]);
    },
    60_000,
  );
});

/** Each is the body of a package, and what its rules say; the verdict follows. */
const LANGUAGE: readonly (readonly [what: string, text: string, said: readonly string[]])[] = [
  ['a set', 'deny contains m if some m in {"b", "a"}', ['a', 'b']],
  ['a list', 'deny := ["b", "a"]', ['b', 'a']],
  [
    'an object',
    'deny[k] := v if some k, v in {"aws_s3_bucket.logs": "is public"}',
    ['aws_s3_bucket.logs: is public'],
  ],
  ['an object of true', 'deny[k] := true if some k in ["no tags"]', ['no tags']],
  ['one object', 'deny := {"msg": "one", "severity": 9}', ['one']],
  ['objects', 'deny contains {"msg": m, "details": {}} if some m in ["a", "b"]', ['a', 'b']],
  ['a text', 'deny := "no"', ['no']],
  ['true', 'deny := true', ['deny']],
  [
    'true with a title',
    '# METADATA\n# title: Buckets are private\ndeny := true',
    ['Buckets are private'],
  ],
  ['a number', 'deny contains 9007199254740993', ['9007199254740993']],
  ['numbers', 'deny contains x if x := input.plan.n + 9007199254740993', []],
  ['nested', 'deny contains x if x := {"a": [1, {"b": null}]}', ['{"a":[1,{"b":null}]}']],
  ['false', 'deny := false', []],
  ['an empty set', 'deny contains "x" if false', []],
  ['an empty list', 'deny := []', []],
  ['an empty object', 'deny := {}', []],
  ['null', 'deny := null', []],
  ['a default', 'default deny := false\n\ndeny if input.plan.resource_changes[_].type == "x"', []],
  ['else', 'deny := "a" if input.plan.resource_changes[_].type == "x"\n\nelse := "b"', ['b']],
  [
    'with',
    'size := count(input.plan.resource_changes)\n\ndeny contains m if {\n\tn := size with input as {"plan": {"resource_changes": [1, 2, 3]}}\n\tm := sprintf("%d", [n])\n}',
    ['3'],
  ],
  [
    'with a function',
    'deny contains m if {\n\tn := count([1]) with count as 7\n\tm := sprintf("%d", [n])\n}',
    ['7'],
  ],
  [
    'every',
    'deny contains "all" if every r in input.plan.resource_changes { r.mode == "managed" }',
    ['all'],
  ],
  ['every of nothing', 'deny contains "none" if every r in [] { r.mode == "x" }', ['none']],
  [
    'some with a key',
    'deny contains m if {\n\tsome i, r in input.plan.resource_changes\n\tm := sprintf("%d %s", [i, r.type])\n}',
    ['0 aws_s3_bucket'],
  ],
  [
    'walk',
    'deny contains m if {\n\twalk(input.plan.resource_changes, [path, "public-read"])\n\tm := sprintf("%v", [path])\n}',
    ['[0, "change", "after", "acl"]'],
  ],
  [
    'a partial object',
    'by_type[r.type] contains r.name if some r in input.plan.resource_changes\n\ndeny contains m if m := sprintf("%v", [by_type])',
    ['{"aws_s3_bucket": {"logs"}}'],
  ],
  [
    'comprehensions',
    'deny contains m if m := sprintf("%v %v %v", [[n | n := [2, 1][_]], {n | n := [2, 1][_]}, {n: 1 | n := [2, 1][_]}])',
    ['[2, 1] {1, 2} {1: 1, 2: 1}'],
  ],
  ['a function', 'twice(x) := x * 2\n\ndeny contains m if m := sprintf("%d", [twice(4)])', ['8']],
  [
    'order of objects',
    'deny contains m if {\n\tkeys := [k | some k, _ in {"z": 1, "a": 2, "m": 3}]\n\tm := concat("", keys)\n}',
    ['amz'],
  ],
  [
    'order of sets',
    'deny contains m if {\n\tall := [k | some k in {"z", "a", 3, null}]\n\tm := json.marshal(all)\n}',
    ['[null,3,"a","z"]'],
  ],
  [
    'a value that a provider does not know',
    'deny contains m if {\n\tr := input.plan.resource_changes[_]\n\tcount(r.change.after.tags.count) == 1\n\tm := r.change.after.tags.count\n}',
    ['3'],
  ],
  ['data', 'deny contains m if m := data.limits.most', ['12']],
  ['an error of a function, which is no value', 'deny contains "x" if to_number("x") == 1', []],
  ['a division by zero', 'deny contains "x" if 1 / count([]) == 1', []],
  ['another package', 'import data.shared\n\ndeny contains m if m := shared.text', ['shared']],
  [
    'metadata',
    '# METADATA\n# custom:\n#   level: 3\ndeny contains m if m := sprintf("%d", [rego.metadata.rule().custom.level])',
    ['3'],
  ],
  ['escapes', 'deny contains "a \\"b\\" \\u00e4 <c> & \\\\"', ['a "b" ä <c> & \\']],
  ['raw text', 'deny contains `a\\b`', ['a\\b']],
];

describe('the language', () => {
  const files = LANGUAGE.map(([, text], at) => [
    `policies/l${at}.rego`,
    `package l${at}\n\n${text}\n`,
  ]);
  const shared = {
    'policies/limits/data.json': '{"most": "12"}',
    'policies/shared.rego': 'package shared\n\ntext := "shared"\n',
  };
  const judged = once(async () => {
    const cwd = directoryWith({ ...Object.fromEntries(files), ...shared });
    return gate(cwd);
  });

  for (const [at, [what, , said]] of LANGUAGE.entries()) {
    testWith('opa', what, async () => {
      const { status, output } = (await judged()).get(`l${at}`) ?? {};
      const isKnown = what !== 'numbers';
      const wanted = said.length > 0 ? 'failed' : isKnown ? 'passed' : 'not-evaluated';
      expect({ status, output: isKnown ? output : [] }).toEqual({ status: wanted, output: said });
    });
  }
});

/** Of each policy the word of conftest, and what it prints. From conftest 0.71.1 with OPA 1.21.1, by hand. */
const CONFTEST: Record<
  string,
  { level: 'mandatory' | 'advisory'; said: string[]; excepted?: true }
> = {
  'main.deny': { level: 'mandatory', said: ['plain'] },
  'main.deny_acl': { level: 'mandatory', said: ['aws_s3_bucket.logs: public'] },
  'main.deny_excepted': { level: 'mandatory', said: [], excepted: true },
  'main.deny_list': { level: 'mandatory', said: ['l1', 'l2'] },
  'main.violation': { level: 'mandatory', said: ['v'] },
  'main.warn': { level: 'advisory', said: ['w'] },
  'main.warn_size': { level: 'advisory', said: ['1 resource'] },
  'main.deny_nothing': { level: 'mandatory', said: [] },
};

const FOR_CONFTEST = `package main

deny contains "plain" if input.format_version

deny_acl contains msg if {
	some r in input.resource_changes
	r.change.after.acl == "public-read"
	msg := sprintf("%s: public", [r.address])
}

deny_excepted contains "not seen" if input.resource_changes

deny_list := ["l1", {"msg": "l2"}] if input.planned_values

deny_nothing contains "never" if input.resource_changes[_].type == "x"

violation contains {"msg": "v", "details": {"x": 1}} if input.resource_changes

warn contains "w" if input.resource_changes

warn_size contains sprintf("%d resource", [count(input.resource_changes)])

exception contains rules if {
	input.resource_changes
	rules := ["excepted"]
}
`;

testWith('opa', 'conftest’s policies are read as conftest reads them', async () => {
  const results = await gate(directoryWith({ 'policies/main.rego': FOR_CONFTEST }));
  const given = [...results].map(([policy, { status, output, ...result }]) => [
    policy,
    { level: Reflect.get(result, 'level'), status, output },
  ]);
  const wanted = Object.entries(CONFTEST).map(([policy, { level, said }]) => [
    policy,
    { level, status: said.length > 0 ? 'failed' : 'passed', output: said },
  ]);
  expect(Object.fromEntries(given)).toEqual(Object.fromEntries(wanted));
});
