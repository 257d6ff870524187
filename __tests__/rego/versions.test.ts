/** Versions of `opa` say the same of the same policies, or refuse them. */
import { findOpa } from '../../src/rego/find-opa.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { runPolicyTests } from '../../src/rego/run-policy-tests.ts';
import { refusedIn } from '../support/hidden-pairs.ts';
import { expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { inputOf, policyPorts, policySet } from '../support/rego-sets.ts';
import { indexedPolicy, plainPolicy, randomPolicy } from '../support/random-policies.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree } from '../support/tree.ts';
import { randomUnknownPlan } from '../support/unknown-plans.ts';

const resource = (type: string, name: string, actions: string[], after: object) => ({
  address: `${type}.${name}`,
  mode: 'managed',
  type,
  name,
  change: { actions, before: null, after, after_unknown: {} },
});
const PLAN = {
  format_version: '1.2',
  terraform_version: '1.11.4',
  variables: { region: { value: 'eu-1' }, zone: { value: 'eu-1' }, owner: { value: 'Net' } },
  planned_values: { root_module: { resources: [] } },
  resource_changes: [
    resource('bucket', 'logs', ['create'], { acl: 'public-read', size: 5, tags: { owner: 'a' } }),
    resource('bucket', 'data', ['update'], { acl: 'private', size: 50, tags: {} }),
    resource('server', 'web', ['delete', 'create'], { ports: [22, 80], zone: 'eu-1', note: null }),
    resource('server', 'db', ['no-op'], { ports: [], zone: 'us-1', cidr: '10.0.0.0/8' }),
  ],
};

const CHANGES = 'some c in input.plan.resource_changes';
const [CONDITIONS, HELPERS] = textCases('rego-conditions.rego').map(({ text }) => text);
const POLICIES = Object.fromEntries(
  (CONDITIONS ?? '')
    .trim()
    .split('\n')
    .map((line, at) => {
      const name = `p${at + 1}`;
      const body = line.replace(/\bC\b(?=[;}\]]|$)/g, CHANGES);
      const rule = `deny contains c.address if {\n\t${body}\n}\n`;
      return [`${name}.rego`, `# ${line}\npackage ${name}\n\n${rule}\n${HELPERS}`];
    }),
);

async function judge(opa: string): Promise<string[]> {
  const { root: path } = makeTree({ opa: { link: opa } });
  const opened = await openPolicies(policySet(POLICIES), await policyPorts({ path }));
  const results = await opened.set.judge.evaluate(inputOf(PLAN), new AbortController().signal);
  await opened.close();
  return results
    .toSorted((one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)))
    .map(({ name, status, output }) => {
      const [condition] = POLICIES[`${name}.rego`]?.split('\n') ?? [];
      return `${name} ${status} ${output.join(', ')} ${condition}`;
    });
}

testWith(
  ['opa-1.0.0', 'opa'],
  '60 policies have the same results with the oldest and the newest opa',
  async (oldest, newest) => {
    const said = await judge(newest);
    expect(said).toHaveLength(60);
    expect(said.filter((line) => / (?:passed|failed) /.test(line))).toEqual(said);
    expect(said.filter((line) => line.includes(' passed ')).length).toBeGreaterThan(3);
    expect(await judge(oldest)).toEqual(said);
  },
);

testWith('opa', 'every question that judges leaves the index of rules out', async () => {
  const asked: (readonly string[])[] = [];
  const ports = await policyPorts();
  const { executeBounded } = ports;
  const opened = await openPolicies(policySet(POLICIES), {
    ...ports,
    executeBounded: (program, args, options) => {
      asked.push(args);
      return executeBounded(program, args, options);
    },
  });
  await opened.set.judge.evaluate(inputOf(PLAN), new AbortController().signal);
  const [first] = opened.set.policies;
  const narrowed = { policy: first?.name ?? '', without: [['resource_changes', '0']] };
  await opened.set.judge.evaluate(inputOf(PLAN), new AbortController().signal, narrowed);
  await opened.close();
  const judging = asked.filter((args) => args[0] === 'eval' && args.includes('--bundle'));
  expect(judging).toHaveLength(2);
  for (const args of judging) expect(args).toContain('--disable-indexing');
});

testWith('opa', 'a version whose index overlooks rules runs no tests', async () => {
  const files = policySet({
    'a.rego': 'package a\n\ndeny contains "x" if input.a\n',
    'a_test.rego': 'package a_test\n\ntest_x if count(data.a.deny) == 0\n',
  });
  const ports = await policyPorts();
  const opa = await findOpa(ports);
  if (opa === undefined || 'problem' in opa) throw new Error('opa cannot be used.');
  const ran = async (version: string) => {
    const engine = { opa: { ...opa, version }, version0Files: [] };
    const { passed, problem } = await runPolicyTests(files, engine, undefined, ports);
    return problem ?? passed;
  };
  for (const version of ['1.13.2', '1.14.1', '1.20.2', '1.22.1']) {
    expect([version, await ran(version)]).toEqual([version, 1]);
  }
  for (const version of ['1.14.0', '1.21.0', '1.21.1', '1.22.0', '1.22.0-rc1']) {
    expect(await ran(version)).toBe(
      `No test was run: opa ${version} overlooks rules in tests. Install 1.22.4.`,
    );
  }
});

const CASES = 3600;
/** So many policies are one set. */
const TOGETHER = 60;
const PLANS = [1, 2, 5, 8];

/** What each of the policies says of each plan: undefined where this `opa` refuses it, or it is undecided with it. */
async function judgedBy(opa: string, texts: readonly string[]): Promise<(string | undefined)[][]> {
  const refused = refusedIn(texts, opa);
  const kept = texts.flatMap((text, at) =>
    refused.has(at) ? [] : [[`p${at}.rego`, text] as const],
  );
  const { root } = makeTree({ opa: { link: opa } });
  const opened = await openPolicies(
    policySet(Object.fromEntries(kept)),
    await policyPorts({ path: root }),
  );
  const said = PLANS.map(() => new Map<string, string>());
  for (const [at, plan] of PLANS.entries()) {
    const input = inputOf({ format_version: '1.2', ...randomUnknownPlan(plan).planned });
    const judged = await opened.set.judge.evaluate(input, new AbortController().signal);
    for (const { name, status, output } of judged) {
      if (status === 'not_evaluated') continue;
      said[at]?.set(name, `${status} ${JSON.stringify(output)}`);
    }
  }
  await opened.close();
  return texts.map((_, at) => said.map((ofPlan) => ofPlan.get(`p${at}`)));
}

testWith(
  ['opa-1.14.0', 'opa'],
  'random policies have one verdict with every opa, or are refused',
  async (...needed) => {
    // `scripts/install-tools.js` installs none of these: whoever has them, tries them.
    const others = ['opa-1.20.2', 'opa-1.21.0', 'opa-1.22.0'].flatMap(
      (name) => findProgram(name) ?? [],
    );
    const programs = [...needed, ...others];
    const writers = [indexedPolicy, plainPolicy, randomPolicy];
    const seeds = Array.from({ length: sampled(CASES) }, (_, at) => at);
    const differing: string[] = [];
    let judgedByAll = 0;
    let failed = 0;
    for (let at = 0; at < seeds.length; at += TOGETHER) {
      const texts = seeds.slice(at, at + TOGETHER).map((seed, index) => {
        const write = writers[seed % writers.length] ?? indexedPolicy;
        return `package p${index}\n\n${write(seed)}\n`;
      });
      const answers: (string | undefined)[][][] = [];
      for (const opa of programs) answers.push(await judgedBy(opa, texts));
      for (const [index, text] of texts.entries()) {
        const byPlan = PLANS.map((_, plan) => answers.flatMap((of) => of[index]?.[plan] ?? []));
        judgedByAll += byPlan.filter((said) => said.length === programs.length).length;
        if (byPlan.some((said) => said.some((words) => words.includes('failed')))) failed += 1;
        if (byPlan.some((said) => new Set(said).size > 1))
          differing.push(`seed ${at + index}: ${JSON.stringify(byPlan)}\n${text}`);
      }
    }
    showFigure(
      `random policies: ${seeds.length} on ${PLANS.length} plans, ${judgedByAll} judged by all of ${programs.length} versions of opa, ${failed} fail on some plan, ${differing.length} differ`,
    );
    expect(differing.slice(0, 2)).toEqual([]);
    expect(judgedByAll).toBeGreaterThan(seeds.length / 2);
    expect(failed).toBeGreaterThan(seeds.length / 10);
  },
  180 * 60_000,
);

testWith(
  ['opa-1.14.0', 'opa'],
  'a denial beside another one about one list is not lost',
  async (...programs) => {
    const actions = 'input.resource_changes[0].change.actions';
    const text = `package p0\n\ndeny contains "a" if ${actions} == ["no-op"]\n\ndeny contains "b" if "create" in ${actions}\n`;
    for (const opa of programs) {
      const { root } = makeTree({ opa: { link: opa } });
      const opened = await openPolicies(
        policySet({ 'p0.rego': text }),
        await policyPorts({ path: root }),
      );
      const said = await opened.set.judge.evaluate(inputOf(PLAN), new AbortController().signal);
      await opened.close();
      expect(said).toMatchObject([{ status: 'failed', output: ['b'] }]);
    }
  },
);
