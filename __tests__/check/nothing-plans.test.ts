/** A check without a service where nothing can plan or judge: a verdict like every other, which says what to install. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { CallOptions } from '../support/call-cli.ts';
import { scriptedProgram } from '../support/engine-bench.ts';
import { gitIn } from '../support/git-in.ts';
import { expectGolden } from '../support/golden.ts';
import { expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import {
  DENY_UNENCRYPTED,
  mergeRequestIn,
  pathWith,
  policyRepository,
  UNENCRYPTED,
} from '../support/policy-repository.ts';
import { callGate, directoryWith } from '../support/rego-gate.ts';
import { startScenario } from '../support/scenario.ts';

const FILES = { 'main.tf': UNENCRYPTED, 'policies/a.rego': DENY_UNENCRYPTED };

async function check(cwd: string, words: readonly string[], options: CallOptions = {}) {
  const env = { PATH: pathWith(), ...options.env };
  const ended = await callGate(cwd, ['--json', ...words], { ...options, env });
  const report = JSON.parse(ended.stdout) as {
    verdict: string;
    workspaces: { name: string; reasons: string[] }[];
  };
  return { ...ended, report };
}

const opaOf = (version: string) => {
  const { root } = scriptedProgram('opa', `echo "Version: ${version}"`);
  return [root, pathWith(planningProgram())].join(delimiter);
};

/** What is on the PATH. */
const PATHS: Record<string, () => string> = {
  'neither a program nor opa': () => pathWith(),
  'a program without opa': () => pathWith(planningProgram()),
  'version 0.70.0 of opa': () => opaOf('0.70.0'),
};

test('at a terminal, the reason names what to install', async () => {
  const told: string[] = [];
  for (const [what, path] of Object.entries(PATHS)) {
    const { code, report } = await check(directoryWith(FILES), [], { env: { PATH: path() } });
    const reasons = report.workspaces.flatMap((workspace) => workspace.reasons);
    told.push(`=== ${what}: ${report.verdict}, exit ${code}`, ...reasons);
  }
  const said = told.join('\n').replaceAll(/To get opa: .*/g, 'To get opa: …');
  expectGolden('messages/nothing-plans.txt', `${said}\n`);
});

testWith('opa', 'files for tofu alone are undecided where terraform is there, too', async (opa) => {
  const tofu = join(scriptedProgram('tofu', 'exit 1').root, 'tofu');
  const env = { PATH: pathWith(planningProgram(), tofu, opa) };
  const plain = await check(policyRepository(FILES).propose({}), [], { env });
  expect(plain.report.verdict).toBe('blocked');
  const cwd = policyRepository(FILES).propose({ 'modules/a/b.tofu': '' });
  const { code, report } = await check(cwd, [], { env });
  expect(report.workspaces.flatMap(({ reasons }) => reasons)).toEqual([
    expect.stringMatching(/only tofu reads files such as modules\/a\/b\.tofu\. Name .*engine/),
  ]);
  expect([report.verdict, code]).toEqual(['undecided', 5]);
  const named = await check(cwd, ['--engine', 'terraform'], { env });
  expect(named.report.verdict).toBe('blocked');
});

testWith(
  'opa',
  'the files of a fork are not planned, and the reason links the recipe',
  async (opa) => {
    const { root: programs } = scriptedProgram(
      'terraform',
      `echo >> "$(dirname "$0")/ran"; exit 1`,
    );
    const cwd = policyRepository(FILES).propose({ 'main.tf': `${UNENCRYPTED}# theirs\n` });
    const env = {
      ...mergeRequestIn(cwd),
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '78',
      CI_PROJECT_DIR: cwd,
    };
    const PATH = [programs, pathWith(opa)].join(delimiter);
    const words = ['--policies', 'policies', '--workspace', 'net'];
    const { code, report } = await check(cwd, words, {
      env: { ...env, PATH },
      isPersonThere: false,
    });
    const [reason = ''] = report.workspaces.flatMap(({ reasons }) => reasons);
    expect(reason).toMatch(/the checkout .* is of a fork's pull request/);
    expect(reason).toMatch(
      /judge a plan that such a job has made \(https:.*#a-plan-of-another-job/,
    );
    expect([report.verdict, code]).toEqual(['undecided', 5]);
    expect(existsSync(join(programs, 'ran'))).toBe(false);
  },
);

test('in a workflow, the comment has the same reason', async () => {
  const scenario = await startScenario({ github: { branches: { main: FILES } } });
  const { workspace } = scenario.job;
  mkdirSync(join(workspace, 'mine'));
  writeFileSync(join(workspace, 'mine/main.tf'), UNENCRYPTED);
  gitIn(workspace, 'remote', 'add', 'origin', `file://${policyRepository(FILES).origin}`);
  const none = { hostname: '', token: '', organization: '', workspace: '' };
  const given = { local: 'true', policies: 'policies', directory: 'mine', comment: 'always' };
  let attempt = 0;
  const run = async (PATH: string, more = {}) => {
    attempt += 1;
    const env = { PATH, GITHUB_RUN_ATTEMPT: String(attempt) };
    const step = scenario.step({ with: { ...none, ...given, ...more }, env });
    const { exitCode, outputs } = await scenario.job.run(step);
    expect([exitCode, outputs['verdict']]).toEqual([1, 'undecided']);
    return scenario.comment() ?? '';
  };
  const unplanned = await run(pathWith());
  const unjudged = await run(pathWith(planningProgram()));
  const unmade = await run(pathWith(), { plan: '/nowhere/plan.json' });
  await scenario.close();
  const withoutState = (body: string) =>
    body
      .replaceAll(/<!--[^]*?-->/g, '')
      .replaceAll(/ attempt \d/g, '')
      .replaceAll(/\b[0-9a-f]{7,40}\b/g, 'SHA');
  expectGolden('report/nothing-plans.md', withoutState(unplanned));
  expectGolden('report/nothing-judges.md', withoutState(unjudged));
  expectGolden('report/no-plan-file.md', withoutState(unmade));
});
