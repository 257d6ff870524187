// What `opa` answers by the example policies, for examples/policies/answers.json: the demo and the example seeds are judged
// by it where no `opa` is. Run it after every change of the policies, the examples, the seeds, the demo, or of how the local
// service plans them, with the `opa` of src/rego/find-opa.ts on the PATH:
//
//     npm run -s compile && node scripts/record-answers.js
//
// With --check it writes nothing, and fails where the file says something else.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ANSWERS = at('examples/policies/answers.json');
const AT_FIRST = { opa: '', policies: '', queries: [], plans: {} };
// What is compiled reads the file from next to itself.
const BESIDE = at('build/src/service/answers.json');
if (!existsSync(BESIDE)) writeFileSync(BESIDE, JSON.stringify(AT_FIRST));

const { openPolicies } = await import('../build/src/rego/open-policies.js');
const { readDirectoryPolicies } = await import('../build/src/rego/policy-files.js');
const { executeBounded } = await import('../build/src/machine/execute.js');
const { systemClock } = await import('../build/src/machine/system-clock.js');
const { TERRAFORM_PLAN } = await import('../build/src/plan/plan-shape.js');
const { digestOfPlan, digestOfSources, readSources } =
  await import('../build/src/service/load-policies.js');
const { FIRST_SEED } = await import('../build/src/service/seed.js');
const { SCENARIOS } = await import('../build/src/tools/demo/scenarios.js');
const { runDemo } = await import('../build/src/tools/demo/run-demo.js');
const { quietLog } = await import('../build/__tests__/support/quiet-log.js');
const { testService, uploadTo, startRunOf } =
  await import('../build/__tests__/support/local-service.js');

const examples = at('examples/');
const folder = at('examples/policies');
const { signal } = new AbortController();
const opened = await openPolicies(
  await readDirectoryPolicies(folder, 'examples/policies', folder),
  {
    executeBounded,
    environment: process.env,
    signal,
    limits: {
      clock: systemClock(),
      policyMs: 60_000,
      deadlineMs: Number.POSITIVE_INFINITY,
      processes: availableParallelism(),
    },
    plan: TERRAFORM_PLAN,
  },
);
const { policies, judge } = opened.set;
const queryOf = new Map(policies.map(({ name, query }) => [name, query]));
const plans = {};

/** The judge of these policies, which writes down what it says of each plan. */
const openJudge = async () => ({
  ...judge,
  async evaluate(input, ended) {
    const results = await judge.evaluate(input, ended);
    const unknown = results.find(({ status }) => status !== 'passed' && status !== 'failed');
    if (unknown !== undefined) throw new Error(`${unknown.name}: ${unknown.output.join(', ')}`);
    const failed = results.filter(({ status }) => status === 'failed');
    plans[digestOfPlan(input.plan)] = Object.fromEntries(
      failed.map(({ name, output }) => [queryOf.get(name), output]),
    );
    return results;
  },
});

for (const scenario of Object.keys(SCENARIOS)) {
  const quiet = { onLines() {}, log: quietLog() };
  await runDemo({ scenario, examples, version: '0.0.0', signal, openJudge, ...quiet });
}
// The seed that a service starts with when no other is named, and what pages let their reader check with it.
const first = testService({ seed: FIRST_SEED, openJudge });
await judged(first);
const pages = textsBelow(at('docs')).filter(([path]) => path.endsWith('.md'));
for (const [, page] of pages) {
  for (const [, text] of page.matchAll(/echo '([^']*)' > \S+\/main\.tf/g)) {
    await upload(first, first.workspaces[0].id, { 'main.tf': `${text}\n` });
  }
}
const seed = JSON.parse(readFileSync(join(examples, 'seed.json'), 'utf8'));
const service = testService({ seed, seedDirectory: examples, openJudge });
await judged(service);
// The example configuration as it is uploaded: to the workspaces of the example seed, and to others, which have no recorded plan.
const infra = Object.fromEntries(textsBelow(join(examples, 'infra')));
const workspaces = ['network', 'storage'].map((name) => ({ name, workingDirectory: name }));
const others = testService({
  seed: { organizations: [{ name: 'acme', workspaces, policySets: [{ name: 'guardrails' }] }] },
  openJudge,
});
await judged(others);
for (const to of [service, others]) {
  for (const { id } of to.workspaces) await upload(to, id, infra);
}
await opened.close();

async function upload(to, workspaceId, files) {
  await startRunOf(to, workspaceId, await uploadTo(to, workspaceId, files));
  await judged(to);
}

/** Waits until a service has judged its runs. */
async function judged(by) {
  await by.ready();
  by.pass(60_000);
  while (by.runs().some(({ status }) => status === 'planning')) await pause(10);
}

const answers = {
  opa: judge.version,
  policies: digestOfSources(await readSources(folder)),
  queries: [...queryOf.values()].sort(),
  plans: Object.fromEntries(
    Object.keys(plans)
      .sort()
      .map((digest) => [digest, plans[digest]]),
  ),
};
const text = `${JSON.stringify(answers, undefined, 1)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(ANSWERS, text);
  writeFileSync(BESIDE, text);
  console.log(`${relative(at('.'), ANSWERS)}: ${Object.keys(plans).length} plans`);
} else if (!existsSync(ANSWERS) || readFileSync(ANSWERS, 'utf8') !== text) {
  console.error(
    'examples/policies/answers.json is not what opa answers: node scripts/record-answers.js',
  );
  process.exitCode = 1;
}

/** The path and the text of each file. */
function textsBelow(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path), readFileSync(path, 'utf8')]);
}
