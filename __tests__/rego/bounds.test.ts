/** A policy that uses more than it may is ended, and the check is red in time, with the verdicts of all others. */
import { existsSync } from 'node:fs';
import { executeBounded } from '../../src/machine/execute.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { inputOf, planOfBucket, policyPorts, policySet } from '../support/rego-sets.ts';
import { callGate, directoryWith, gate } from '../support/rego-gate.ts';
import { watchSlowness } from '../support/time-limits.ts';

const READS = 'input.plan.resource_changes';

/** By package: what is in the body of its `deny`. */
const GREEDY: Record<string, string> = {
  endless: `some a in numbers.range(1, 3000)
	some b in numbers.range(1, 3000)
	some c in numbers.range(1, 3000)
	a + b + c == 100000
	m := ""`,
  flood: `s := concat("", [x | some _ in numbers.range(1, 1000); x := "0123456789"])
	m := concat("", [s | some _ in numbers.range(1, 3600)])`,
  memory: `a := concat("", [x | some _ in numbers.range(1, 1024); x := "0123456789abcdef"])
	b := concat("", [a | some _ in numbers.range(1, 1024)])
	c := concat("", [b | some _ in numbers.range(1, 16)])
	d := concat("", [c | some _ in numbers.range(1, 8)])
	count(d) == 1
	m := ""`,
  one_function: `count(split(concat("", [x | some _ in numbers.range(1, 100000); x := concat("", [y | some _ in numbers.range(1, 1000); y := "0123456789"])]), "")) == 1
	m := ""`,
};

/** What ends it, if not its time. On a slow machine that comes first. */
const ENDED_BY: Record<string, string> = {
  flood: 'returned or printed more than 32 MB',
  memory: 'took too much memory',
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
  testWith('opa', 'are ended within `timeout`, and all others are judged', async () => {
    const slowness = watchSlowness();
    const begun = performance.now();
    const results = await gate(directoryWith(ALL), ['--timeout', '12s']);
    const tookMs = performance.now() - begun;
    slowness.stop();
    expect(tookMs).toBeLessThan(12_000 + slowness.limitMs(2_000));
    expect(results.get('good')).toMatchObject({
      status: 'failed',
      output: ['the others are judged'],
    });
    for (const name of Object.keys(GREEDY)) {
      const { status, output = [] } = results.get(name) ?? {};
      expect({ name, status }).toEqual({ name, status: 'not-evaluated' });
      expect(output.join('\n')).toMatch(
        new RegExp(
          String.raw`^policies/${name}\.rego:3: policy "${name}" (took longer than [\d.]+ s|${ENDED_BY[name]}) and was ended\.`,
        ),
      );
    }
  });
});

/** Cancels a check at one of its questions to opa, and says which that was; undefined if it asks fewer. */
async function cancelAt(at: number): Promise<string | undefined> {
  const job = new AbortController();
  const folders = new Set<string>();
  const asked: string[] = [];
  let canceledMs = 0;
  const slowness = watchSlowness();
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
  const tookMs = performance.now() - canceledMs;
  slowness.stop();
  expect([...folders].filter((folder) => existsSync(folder))).toEqual([]);
  if (asked.length < at) return undefined;
  expect(tookMs).toBeLessThan(slowness.limitMs(1_000));
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
    expect(new Set(canceledIn)).toEqual(new Set(['capabilities', 'eval', 'check', 'inspect']));
    expect(canceledIn.filter((command) => command === 'eval')).toHaveLength(2);
  },
);

testWith('opa', 'a policy that was ended on many plans is asked about no other one', async () => {
  let asked = 0;
  const ports = await policyPorts();
  const opened = await openPolicies(policySet(Object.fromEntries([rule('good', GOOD)])), {
    ...ports,
    limits: { ...ports.limits, mostEnded: 2 },
    executeBounded: async (program, args, options) => {
      const isAboutPlan = args.at(-1)?.startsWith('results :=') === true;
      if (!isAboutPlan) return executeBounded(program, args, options);
      asked += 1;
      return { exitCode: -1, stdout: '', stderr: '', ended: 'timeout' };
    },
  });
  const input = inputOf(planOfBucket('private'));
  const { signal } = new AbortController();
  const said: string[] = [];
  for (let plan = 0; plan < 4; plan++) {
    const [result] = await opened.set.judge.evaluate(input, signal);
    said.push(`${result?.status} ${result?.output.join()}`);
  }
  await opened.close();
  expect(said).toEqual(said.map(() => expect.stringContaining('not_evaluated')));
  // With all others and alone, and then alone.
  expect(asked).toBe(3);
});
