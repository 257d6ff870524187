/** A check without a service, in jobs: failures that the default branch has, too, and those of the file of exceptions. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../support/git-server.ts';
import { gitIn } from '../support/git-in.ts';
import { describe, expect } from '../support/jest.ts';
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

interface Report {
  verdict: string;
  headline: string;
  results: { policy: string; level: string; status: string; resources: { address: string }[] }[];
  workspaces: { notices: string[] }[];
}

async function judge(cwd: string, words: readonly string[]) {
  const env = { ...mergeRequestIn(cwd), PATH: pathWith(planningProgram(), findProgram('opa')) };
  const policies = words.includes('--policies') ? [] : ['--policies', 'policies'];
  const all = ['check', '--local', '--json', ...policies];
  const { code, stdout, stderr } = await runCli([...all, ...words], { cwd, env });
  if (code === 2) return { code, stderr };
  const { verdict, headline, results, workspaces } = JSON.parse(stdout) as Report;
  const resources = results.flatMap((each) => each.resources.map((one) => ({ ...each, ...one })));
  const ofStatus = (status: string) =>
    resources.filter((each) => each.status === status).map(({ address }) => address);
  const notices = workspaces.flatMap((workspace) => workspace.notices);
  return { code, verdict, headline, results, notices, stderr, ofStatus };
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

const COUNTS =
  /^Every failure counts: only-new could not compare with the default branch, because .*\.$/;
const VOLUME = 'aws_ebs_volume.data';
const volume = (name: string): string =>
  UNENCRYPTED.replace(/^terraform \{[\s\S]*?\n\}\n/, '')
    .replace('"data"', `"${name}"`)
    .replace('encrypted ', `size = 8\n  encrypted `);

const RENAMED = UNENCRYPTED.replace('"data"', '"renamed"');
const moved = (to: string): string => `moved {\n  from = ${VOLUME}\n  to   = ${to}\n}\n`;

describe('only-new: a pull request', () => {
  const { propose } = policyRepository({ ...POLICIES, 'main.tf': UNENCRYPTED });
  const ONLY_NEW = ['--only-new'];

  testWith('opa', 'that adds no failure passes, and the old one is counted', async () => {
    const ended = await judge(propose({ 'other.tf': 'locals {}\n' }), ONLY_NEW);
    expect(ended).toMatchObject({ code: 0, verdict: 'passed' });
    expect(ended.headline).toMatch(/^passed · 1 policy in 1 workspace, 1 existing failure$/);
    const old = ended.results?.find(({ status }) => status === 'existing');
    expect(old).toMatchObject({ policy: 'require-encrypted-volumes', level: 'mandatory' });
    expect(ended.ofStatus?.('existing')).toEqual([VOLUME]);
  });

  testWith('opa', 'that adds one, and weakens the policies, is blocked', async () => {
    const changes = { 'more.tf': volume('more'), 'policies/policies.hcl': '' };
    const ended = await judge(propose(changes), ONLY_NEW);
    expect(ended).toMatchObject({ code: 1, verdict: 'blocked' });
    expect(ended.ofStatus?.('failed')).toEqual(['aws_ebs_volume.more']);
    expect(ended.ofStatus?.('existing')).toEqual([VOLUME]);
  });

  testWith('opa', 'that moves it is green: it is compared under its former address', async () => {
    const files = { 'main.tf': RENAMED, 'moved.tf': moved('aws_ebs_volume.renamed') };
    const ended = await judge(propose(files), ONLY_NEW);
    expect(ended).toMatchObject({ code: 0, verdict: 'passed' });
    expect(ended.ofStatus?.('existing')).toEqual(['aws_ebs_volume.renamed']);
  });
});

testWith(
  'opa',
  'only-new: if the default branch cannot be planned, every failure counts, and the report says so',
  async () => {
    const { propose } = policyRepository({ ...POLICIES, 'main.tf': 'resource "a" {' });
    const ended = await judge(propose({ 'main.tf': UNENCRYPTED }), ['--only-new']);
    expect(ended).toMatchObject({ code: 1, verdict: 'blocked' });
    expect(ended.notices).toContainEqual(expect.stringMatching(COUNTS));
  },
);

describe('an exception of a mandatory policy', () => {
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
  const { propose } = policyRepository({
    ...POLICIES,
    'main.tf': UNENCRYPTED,
    'exceptions.json': file(ENTRY),
    'other.json': file({ ...ENTRY, address: 'aws_ebs_volume.other' }),
  });
  const EXCEPT = ['--exceptions', 'exceptions.json'];

  testWith('opa', 'leaves what else the policy finds', async () => {
    const ended = await judge(propose({ 'more.tf': volume('more') }), EXCEPT);
    expect(ended).toMatchObject({ code: 1, verdict: 'blocked' });
    expect(ended.ofStatus?.('failed')).toEqual(['aws_ebs_volume.more']);
    expect(ended.ofStatus?.('excepted')).toEqual([VOLUME]);
  });

  testWith('opa', 'counts beside a failure that the default branch has', async () => {
    const words = ['--exceptions', 'other.json', '--only-new'];
    const ended = await judge(propose({ 'more.tf': volume('other') }), words);
    expect(ended).toMatchObject({ code: 0, verdict: 'passed' });
    expect(ended.ofStatus?.('existing')).toEqual([VOLUME]);
    expect(ended.ofStatus?.('excepted')).toEqual(['aws_ebs_volume.other']);
    expect(ended.notices?.join('\n')).not.toMatch(/changes no verdict/);
  });
});

testWith(
  'opa',
  'the action judges by the policies of the default branch, and compares with it as git has it',
  async () => {
    const repository = policyRepository({ ...POLICIES, 'mine/main.tf': UNENCRYPTED });
    const branches = { main: POLICIES };
    const given = {
      local: 'true',
      policies: 'policies',
      directory: 'mine',
      'only-new': 'true',
      comment: 'always',
    };
    const none = { hostname: '', token: '', organization: '', workspace: '' };
    const fork = repository.origin.replace('/acme/', '/mallory/');
    cpSync(repository.origin, fork, { recursive: true });
    const judged = async (server: string) => {
      const scenario = await startScenario({ github: { branches } });
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
    expect(other.comment).toContain('Every failure counts: only-new could not compare');
    expect(other.comment).toMatch(/require-encrypted-volumes/);
  },
);
