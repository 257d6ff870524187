/** A check without a service, in jobs: failures that the default branch has, too, and those of the file of exceptions. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../support/git-server.ts';
import { gitIn } from '../support/git-in.ts';
import { expectGolden } from '../support/golden.ts';
import { expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import {
  examplePolicies,
  mergeRequestIn,
  pathWith,
  policyRepository,
  UNENCRYPTED,
} from '../support/policy-repository.ts';
import { startScenario } from '../support/scenario.ts';
import { runCli } from '../support/spawn-cli.ts';
import type { Layout } from '../support/tree.ts';

interface Report {
  headline: string;
  results: { policy: string; level: string; status: string; resources: { address: string }[] }[];
  workspaces: { notices: string[] }[];
}

async function judge(cwd: string, words: readonly string[]) {
  const env = { ...mergeRequestIn(cwd), PATH: pathWith(planningProgram(), findProgram('opa')) };
  const all = ['check', '--local', '--json', '--policies', 'policies', ...words];
  const { code, stdout } = await runCli(all, { cwd, env });
  const { headline, results, workspaces } = JSON.parse(stdout) as Report;
  return { code, headline, results, notices: workspaces.flatMap(({ notices }) => notices) };
}

/** One policy: an unencrypted volume. */
const POLICIES = {
  ...examplePolicies(),
  'policies/policies.hcl': `policy "require-encrypted-volumes" {
  query             = "data.terraform.policies.require_encrypted_volumes.deny"
  enforcement_level = "mandatory"
}
`,
};

const VOLUME = 'aws_ebs_volume.data';
const volume = (name: string): string =>
  UNENCRYPTED.replace(/^terraform \{[\s\S]*?\n\}\n/, '')
    .replace('"data"', `"${name}"`)
    .replace('encrypted ', `size = 8\n  encrypted `);

const until = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
const ENTRY = {
  policy: 'require-encrypted-volumes',
  address: VOLUME,
  workspace: 'net-prod',
  reason: 'Moves in January',
  owner: 'team-network',
  until,
};
const file = (...entries: object[]) => JSON.stringify({ exceptions: entries });
const BASE = {
  ...POLICIES,
  'main.tf': UNENCRYPTED,
  'exceptions.json': file(ENTRY),
  'other.json': file({ ...ENTRY, address: 'aws_ebs_volume.other' }),
};
const WEAKENED = { 'more.tf': volume('more'), 'policies/policies.hcl': '' };
const RENAMED = {
  'main.tf': UNENCRYPTED.replace('"data"', '"renamed"'),
  'moved.tf': `moved {\n  from = ${VOLUME}\n  to   = aws_ebs_volume.renamed\n}\n`,
};
const BROKEN = { ...POLICIES, 'main.tf': 'resource "a" {' };

/** What a pull request changes, the words of the job, and another default branch. */
const CASES: Record<string, [changes: Layout, words: string[], base?: typeof BROKEN]> = {
  'only-new: no failure is added': [{ 'other.tf': 'locals {}\n' }, ['--only-new']],
  'only-new: one is added, and the policies are weakened': [WEAKENED, ['--only-new']],
  'only-new: one is moved, and compared under its former address': [RENAMED, ['--only-new']],
  'only-new: the default branch cannot be planned': [
    { 'main.tf': UNENCRYPTED },
    ['--only-new'],
    BROKEN,
  ],
  'an exception leaves what else the policy finds': [
    { 'more.tf': volume('more') },
    ['--exceptions', 'exceptions.json'],
  ],
  'an exception beside a failure that the default branch has': [
    { 'more.tf': volume('other') },
    ['--exceptions', 'other.json', '--only-new'],
  ],
};

testWith('opa', 'each accepted failure does not count, and the report says why', async () => {
  const told: string[] = [];
  const usual = policyRepository(BASE);
  for (const [what, [changes, words, base]] of Object.entries(CASES)) {
    const { propose } = base === undefined ? usual : policyRepository(base);
    const { code, headline, results, notices } = await judge(propose(changes), words);
    told.push(`=== ${what}: exit ${code}`, headline);
    for (const { policy, level, status, resources } of results)
      told.push(
        `${policy}, ${level}: ${[status, ...resources.map((one) => one.address)].join(' ')}`,
      );
    told.push(...notices.filter((text) => !text.startsWith('policies/')), '');
  }
  expectGolden('messages/accepted-failures.txt', told.join('\n').replaceAll(until, 'UNTIL'));
});

testWith(
  'opa',
  'the action judges by the policies of the default branch, as the server has it',
  async () => {
    const repository = policyRepository({ ...POLICIES, 'mine/main.tf': UNENCRYPTED });
    const branches = { main: POLICIES };
    const given = {
      local: 'true',
      policies: 'policies',
      directory: 'mine',
      comment: 'always',
    };
    const none = { hostname: '', token: '', organization: '', workspace: '' };
    const fork = repository.origin.replace('/acme/', '/mallory/');
    cpSync(repository.origin, fork, { recursive: true });
    const judged = async (server: string) => {
      const heads = { main: repository.head };
      const scenario = await startScenario({ github: { branches, heads } });
      const { workspace } = scenario.job;
      mkdirSync(join(workspace, 'mine'));
      writeFileSync(join(workspace, 'mine/main.tf'), UNENCRYPTED);
      mkdirSync(join(workspace, 'policies'));
      writeFileSync(join(workspace, 'policies/policies.hcl'), '');
      // What the clone says of itself counts for nothing.
      gitIn(workspace, 'remote', 'add', 'origin', `file://${fork}`);
      const { exitCode, outputs, stdout } = await scenario.job.run(
        scenario.step({
          with: { ...none, ...given },
          keys: { 'only-new': true },
          env: { PATH: pathWith(planningProgram(), findProgram('opa')), GITHUB_SERVER_URL: server },
        }),
      );
      const comment = scenario.comment();
      expect(stdout).toMatch(/changes the policies in "policies"/);
      expect(outputs['run-url']).toBe('');
      expect(comment?.replaceAll(server, '')).not.toMatch(/127\.0\.0\.1|localhost:/);
      expect(scenario.service.requests).toEqual([]);
      await scenario.close();
      return { exitCode, verdict: outputs['verdict'], comment };
    };
    const server = addressOf(repository.origin).replace('/acme/infra.git', '');
    const old = await judged(server);
    expect(old).toMatchObject({ exitCode: 0, verdict: 'passed' });
    expect(old.comment).toContain('1 existing failure');
    const other = await judged(`${server}/nowhere`);
    expect(other).toMatchObject({ exitCode: 1, verdict: 'blocked' });
    expect(other.comment).toContain('Every failure counts: `only-new` could not compare');
    expect(other.comment).toMatch(/require-encrypted-volumes/);
  },
);
