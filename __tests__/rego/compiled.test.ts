/** Compiled Rego gives what `opa eval` gives, or it is refused. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPolicies } from '../../src/local/open-policies.ts';
import { readBundle } from '../../src/service/load-policies.ts';
import {
  EQUAL,
  EXAMPLES_DIGEST,
  unequalFunctions,
} from '../../src/service/wasm/equal-functions.ts';
import { openBundle } from '../../src/service/wasm/judge-by-wasm.ts';
import { WasmThread } from '../../src/service/wasm/wasm-thread.ts';
import { parseExactly } from '../../src/model/exact-json.ts';
import { describe, expect, test } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { EXAMPLES, newDirectory } from '../support/policy-repository.ts';
import { argumentsFor, chooser, takesSets, type Builtin } from '../support/rego-arguments.ts';
import { inputOf, policyPorts, policySet } from '../support/rego-sets.ts';

const CASES = 120;

function opa(cwd: string, ...args: string[]): string {
  const options = { cwd, encoding: 'utf8', maxBuffer: 1e9 } as const;
  return execFileSync(findProgram('opa') ?? 'opa', args, options);
}

function build(files: Readonly<Record<string, string>>, entries: readonly string[]) {
  const directory = newDirectory();
  mkdirSync(join(directory, 'sources'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(directory, 'sources', name), text);
  }
  const named = entries.flatMap((entry) => ['-e', entry]);
  opa(directory, 'build', '-t', 'wasm', ...named, '-o', 'bundle.tar.gz', 'sources');
  return { directory, ...readBundle(readFileSync(join(directory, 'bundle.tar.gz'))) };
}

/** A rule that calls a function with the arguments of its cases. `asSets`: those that may be sets are. */
function ruleFor({ name, decl }: Builtin, at: number, asSets: boolean): string {
  const args = (decl.args ?? []).map((type, index) => {
    const sets = takesSets(type);
    const isSet = sets === 'only' || (asSets && sets === 'also');
    const inner = type.type === 'set' && !Array.isArray(type.of) && type.of?.type === 'set';
    const member = inner ? '{e | some e in m}' : 'm';
    const list = sets === 'also' ? `is_array(a[${index}]); ` : '';
    return isSet
      ? `${list}x${index} := {${member} | some m in a[${index}]}`
      : `x${index} := a[${index}]`;
  });
  const values = (decl.args ?? []).map((_, index) => `x${index}`).join(', ');
  // What is found on the way comes in any order.
  const call = name === 'walk' ? 'v := {p | walk(x0, [p, _])}' : `v := ${name}(${values})`;
  const isSorted = name === 'walk' || decl.result?.type === 'set';
  const result = isSorted ? `${call}; r := sort(v)` : `${call}; r := v`;
  return `f${at} contains [i, r] if { some i, a in input[${JSON.stringify(name)}]; ${args.join('; ')}; ${result} }\n`;
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Results in any order, with numbers as they are written. A set among them has any order, too. */
function resultsOf(list: unknown, hasSets: boolean): string[] {
  const write = (one: unknown): string =>
    Array.isArray(one) && hasSets
      ? `[${one.map(write).sort().join()}]`
      : JSON.stringify(canonical(one));
  return (list as unknown[]).map(write).sort();
}

testWith(
  'opa',
  'each function that counts as equal gives the same for generated arguments',
  async () => {
    const capabilities = JSON.parse(opa('/', 'capabilities', '--current')) as {
      builtins: Builtin[];
    };
    const builtins = Object.values(EQUAL).map((name) => {
      const builtin = capabilities.builtins.find((one) => one.name === name);
      if (builtin === undefined) throw new Error(`opa has no ${name}`);
      return builtin;
    });
    const choose = chooser(27);
    const cases = builtins.map((builtin): [string, unknown[]] => [
      builtin.name,
      Array.from({ length: CASES }, () => argumentsFor(builtin, choose)),
    ]);
    const rules = builtins.flatMap((builtin, at) => [
      ruleFor(builtin, 2 * at, false),
      ruleFor(builtin, 2 * at + 1, true),
    ]);
    const entries = rules.map((_, at) => `p/f${at}`);
    const { directory, wasm } = build({ 'p.rego': `package p\n\n${rules.join('')}` }, entries);
    const input = JSON.stringify(Object.fromEntries(cases));
    writeFileSync(join(directory, 'input.json'), input);
    const query = `[${entries.map((entry) => `data.${entry.replace('/', '.')}`).join(', ')}]`;
    const evaluated = opa(
      directory,
      'eval',
      '-d',
      'sources',
      '-i',
      'input.json',
      '-f',
      'raw',
      query,
    );
    const expected = parseExactly(evaluated) as unknown[];
    const thread = new WasmThread(wasm, undefined);
    await thread.start();
    const { signal } = new AbortController();
    const different: string[] = [];
    for (const [at, entryPoint] of entries.entries()) {
      const answer = await thread.ask({ entryPoint, input }, 30_000, signal);
      const [first] = 'json' in answer ? (parseExactly(answer.json) as { result: unknown }[]) : [];
      const given =
        first === undefined ? [JSON.stringify(answer)] : resultsOf(first.result, at % 2 === 1);
      const wanted = resultsOf(expected[at], at % 2 === 1);
      if (JSON.stringify(given) === JSON.stringify(wanted)) continue;
      const name = builtins[Math.floor(at / 2)]?.name;
      different.push(`${name}: ${given.find((one) => !wanted.includes(one))}`);
    }
    await thread.stop();
    expect(different).toEqual([]);
  },
);

const DENY = 'package p\n\n';
const POLICIES = [{ name: 'p', query: 'data.p.deny' }];

describe('a bundle', () => {
  for (const [name, text] of [
    ['concat', 'deny contains concat("-", {"b", "a"})'],
    ['crypto.sha256', 'deny contains x if x := crypto.sha256("a")'],
    ['/', 'deny contains x if x := input.plan.n / 3'],
    ['regex.match', 'deny contains x if { x := "a"; regex.match(input.plan.p, x) }'],
    ['[… | …]', 'deny contains x if x := [k | some k, _ in input.plan]'],
    ['[… | …]', 'deny contains x if x := [p | walk(input.plan, [p, _])]'],
  ] as const) {
    testWith('opa', `that uses ${name} is refused: ${text}`, async () => {
      const opening = openBundle(build({ 'p.rego': DENY + text }, ['p/deny']));
      await expect(opening).rejects.toThrow(`uses ${name}. Compiled, that is not certain`);
    });
  }

  testWith('opa', 'prints texts and whole numbers as opa does, and no others', async () => {
    const plan = { text: 'ä "x"', count: 42, yes: true, half: 0.5, list: ['a'], large: 1e21 };
    const same = {
      '%s text': 'ä "x"',
      '%v text': 'ä "x"',
      '%d%% count': '42%',
      '%v count': '42',
      '%v yes': 'true',
    };
    const others = ['%q text', '%s count', '%d half', '%v half', '%v large', '%v list'];
    const more = ['%[1]s text', '%5d count', '%s%s text', ' text'];
    const all = [...Object.keys(same), ...others, ...more];
    const rules = all.map((one, at) => {
      const [form = '', value = ''] = one.split(' ');
      return `deny_${at} contains sprintf("${form}", [input.plan.${value}])\n`;
    });
    const entries = all.map((_, at) => `p/deny_${at}`);
    const opened = await openBundle(build({ 'p.rego': DENY + rules.join('') }, entries));
    const policies = all.map((name, at) => ({ name, query: `data.p.deny_${at}` }));
    const { judge } = opened.judgeFor(policies, 10_000);
    const judged = await judge(inputOf(plan), new AbortController().signal);
    await opened.close();
    const said = judged.map(({ name, status, output }) => [
      name,
      status === 'failed' ? output[0] : status,
    ]);
    expect(Object.fromEntries(said)).toEqual({
      ...same,
      ...Object.fromEntries([...others, ...more].map((one) => [one, 'errored'])),
    });
  });

  testWith(
    'opa',
    'that reads another input than the plan of HCP Terraform is refused',
    async () => {
      const { directory } = build(
        { 'p.rego': `${DENY}deny contains "x" if input.resource_changes[_].type == "x"\n` },
        ['p/deny'],
      );
      const bundle = readFileSync(join(directory, 'bundle.tar.gz'));
      const opening = openPolicies(
        policySet({ 'bundle.tar.gz': bundle }),
        await policyPorts({ path: '/nothing' }),
      );
      await expect(opening).rejects.toThrow(/reads neither input\.plan nor input\.run/);
    },
  );

  testWith('opa', 'that never ends is ended, and the others are judged', async () => {
    const endless =
      'deny contains "x" if { some i in numbers.range(1, 30000); some j in numbers.range(1, 30000); i < 0; j < 0 }';
    const bundle = build(
      { 'p.rego': DENY + endless, 'q.rego': 'package q\n\ndeny contains "y"\n' },
      ['p/deny', 'q/deny'],
    );
    const opened = await openBundle(bundle);
    const { judge } = opened.judgeFor([...POLICIES, { name: 'q', query: 'data.q.deny' }], 300);
    const judged = await judge(inputOf({}), new AbortController().signal);
    await opened.close();
    expect(judged).toEqual([
      {
        name: 'p',
        status: 'not_evaluated',
        output: [expect.stringMatching(/took too long and was ended/)],
      },
      { name: 'q', status: 'failed', output: ['y'] },
    ]);
  });

  test('without names of its functions is refused', () => {
    const wasm = Buffer.from('0061736d01000000', 'hex');
    expect(() => unequalFunctions(wasm, [])).toThrow(/does not name its functions/);
    expect(() => unequalFunctions(wasm.subarray(0, 7), [])).toThrow(/does not name/);
    expect(() => unequalFunctions(Buffer.concat([wasm, Buffer.from([0, 200])]), [])).toThrow(
      /ends too early/,
    );
  });
});

describe('the example policies', () => {
  const wasm = readFileSync(join(EXAMPLES, 'policy.wasm'));

  test('are known by their digest', () => {
    expect(createHash('sha256').update(wasm).digest('hex')).toBe(EXAMPLES_DIGEST);
  });

  testWith('opa', 'give what opa gives on plans of every kind', async () => {
    const after = {
      encrypted: false,
      region: 'us-east-1',
      tags: { owner: 'a' },
      ingress: [{ cidr_blocks: ['0.0.0.0/0'], from_port: 22 }],
    };
    const types = [
      'aws_ebs_volume',
      'aws_security_group',
      'aws_s3_bucket',
      'aws_db_instance',
      'aws_vpc',
    ];
    const changes = types.flatMap((type) =>
      [
        after,
        { ...after, encrypted: true, tags: {}, ingress: [] },
        {},
        { tags: { a: 1, b: 2 } },
      ].map((values, at) => ({
        address: `${type}.r${at}`,
        mode: 'managed',
        type,
        name: `r${at}`,
        change: {
          actions: ['create'],
          before: null,
          after: values,
          after_unknown: at === 3 ? { tags: true } : {},
        },
      })),
    );
    const names = [
      'allowed_regions',
      'bucket_versioning',
      'no_public_ingress',
      'require_encrypted_volumes',
      'required_tags',
    ];
    const policies = names.map((name) => ({ name, query: `data.terraform.policies.${name}.deny` }));
    const opened = await openBundle({ wasm, data: undefined });
    const plan = { resource_changes: changes };
    const judged = await opened
      .judgeFor(policies, 10_000)
      .judge(inputOf(plan), new AbortController().signal);
    await opened.close();
    const directory = newDirectory();
    writeFileSync(join(directory, 'input.json'), JSON.stringify({ plan }));
    for (const { name, output } of judged) {
      const query = `data.terraform.policies.${name}.deny`;
      const given = opa(directory, 'eval', '-b', EXAMPLES, '-i', 'input.json', '-f', 'raw', query);
      expect(output).toEqual((JSON.parse(given) as string[]).sort());
      expect(output.length).toBeGreaterThan(0);
    }
  });
});
