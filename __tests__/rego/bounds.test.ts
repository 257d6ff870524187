/** A policy that uses more than it may is ended, and the check is red in time, with the verdicts of all others. */
import { existsSync } from 'node:fs';
import { executeBounded } from '../../src/machine/execute.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { callGate, directoryWith, gate } from '../support/rego-gate.ts';

const READS = 'input.plan.resource_changes';

/** By package: what is in the body of its `deny`. */
const GREEDY: Record<string, string> = {
  endless: `some a in numbers.range(1, 3000)
	some b in numbers.range(1, 3000)
	some c in numbers.range(1, 3000)
	a + b + c == 100000
	m := ""`,
  flood: `some a in numbers.range(1, 40000)
	m := sprintf("%d %s", [a, concat("", [x | some _ in numbers.range(1, 100); x := "0123456789"])])`,
  memory: `all := [[a, b, c] | some a in numbers.range(1, 3000); some b in numbers.range(1, 3000); some c in numbers.range(1, 30)]
	count(all) == 1
	m := ""`,
  one_function: `count(split(concat("", [x | some _ in numbers.range(1, 100000); x := concat("", [y | some _ in numbers.range(1, 1000); y := "0123456789"])]), "")) == 1
	m := ""`,
};

const GOOD = 'm := "the others are judged"';

const rule = (name: string, body: string): [string, string] => [
  `policies/${name}.rego`,
  `package ${name}\n\ndeny contains m if {\n\t${READS}\n\t${body}\n}\n`,
];

const ALL = Object.fromEntries(
  [...Object.entries(GREEDY), ['good', GOOD] as const].map(([name, body]) => rule(name, body)),
);

describe('policies that use too much', () => {
  testWith(
    'opa',
    'are ended within `timeout`, and all others are judged',
    async () => {
      const begun = performance.now();
      const results = await gate(directoryWith(ALL), ['--timeout', '12s']);
      expect(performance.now() - begun).toBeLessThan(14_000);
      expect(results.get('good')).toMatchObject({
        status: 'failed',
        output: ['the others are judged'],
      });
      for (const name of Object.keys(GREEDY)) {
        const { status, output = [] } = results.get(name) ?? {};
        expect({ name, status }).toEqual({ name, status: 'not-evaluated' });
        expect(output.join('\n')).toMatch(
          new RegExp(
            String.raw`^policies/${name}\.rego:3: policy "${name}" (took longer than [\d.]+ s|took too much memory|printed too much) and was ended\.`,
          ),
        );
      }
    },
    30_000,
  );
});

/** Cancels a check at one of its questions to opa, and says which that was; undefined if it asks fewer. */
async function cancelAt(at: number): Promise<string | undefined> {
  const job = new AbortController();
  const folders = new Set<string>();
  const asked: string[] = [];
  let canceledMs = 0;
  const some = Object.fromEntries([rule('good', GOOD), rule('titled', 'm := true')]);
  const { code, stdout, stderr } = await callGate(directoryWith(some), [], {
    signal: job.signal,
    executeBounded: (program, args, options) => {
      const answer = executeBounded(program, args, options);
      if (program !== 'opa') return answer;
      if (options.cwd !== '/') folders.add(options.cwd);
      if (asked.push(args[0] ?? '') === at) {
        canceledMs = performance.now();
        job.abort();
      }
      return answer;
    },
  });
  expect([...folders].filter((folder) => existsSync(folder))).toEqual([]);
  if (asked.length < at) return undefined;
  expect(performance.now() - canceledMs).toBeLessThan(1_000);
  expect(code).not.toBe(0);
  expect(stdout + stderr).toMatch(/canceled/);
  return asked[at - 1];
}

testWith(
  'opa',
  'a check that is canceled at any question to opa ends, and leaves nothing',
  async () => {
    const canceledIn: string[] = [];
    for (;;) {
      const command = await cancelAt(canceledIn.length + 1);
      if (command === undefined) break;
      canceledIn.push(command);
    }
    expect(new Set(canceledIn)).toEqual(new Set(['capabilities', 'eval', 'check', 'parse']));
    expect(canceledIn.filter((command) => command === 'eval')).toHaveLength(2);
  },
);
