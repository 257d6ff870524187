/** A check without a service, in jobs: a pull request does not choose the policies that judge it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDirectory } from '../support/empty-directory.ts';
import { gitIn } from '../support/git-in.ts';
import { projectUrl } from '../support/git-server.ts';
import { describe, expect, test } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import {
  examplePolicies,
  DENY_UNENCRYPTED,
  EXAMPLES,
  mergeRequestIn,
  pathWith,
  policyRepository,
  UNENCRYPTED,
} from '../support/policy-repository.ts';
import { sarifOf, type Written } from '../support/scanned-request.ts';
import { runCli } from '../support/spawn-cli.ts';
import { layIn } from '../support/tree.ts';

const HERE = ['check', '--local', '--json'];
const levels = readFileSync(join(EXAMPLES, 'policies.hcl'), 'utf8');
/** Everything advisory. */
const weak = levels.replaceAll('"mandatory"', '"advisory"');

const RULE = 'policies/require_encrypted_volumes.rego';

/** The same policies in another directory, all of them advisory. */
function inWeak(): Record<string, string> {
  const files = Object.entries(examplePolicies());
  const moved = files.map(([path, text]) => [path.replace('policies/', 'weak/'), text] as const);
  return { ...Object.fromEntries(moved), 'weak/policies.hcl': weak };
}

interface Report {
  verdict: string;
  causes: { policy: string; severity: string }[];
  workspaces: { name: string; runUrl?: string }[];
}

async function judge(
  cwd: string,
  words: readonly string[],
  path = pathWith(planningProgram(), findProgram('opa')),
  more: Record<string, string> = {},
) {
  const env = { ...mergeRequestIn(cwd), ...more, PATH: path };
  const ended = await runCli([...HERE, ...words], { cwd, env });
  const report = ended.code === 2 ? undefined : (JSON.parse(ended.stdout) as Report);
  const blocking = report?.causes
    .filter(({ severity }) => severity === 'blocks')
    .map(({ policy }) => policy);
  return { ...ended, verdict: report?.verdict, blocking, report };
}

describe('a job without policies of its own', () => {
  const judged = (key: string, found: readonly Written[]) => {
    const repository = policyRepository({ 'main.tf': '', 'plangate.yml': `${key}\n` });
    const cwd = repository.propose({ 'main.tf': 'resource "aws_s3_bucket" "logs" {}\n' });
    writeFileSync(join(cwd, 'trivy.sarif'), sarifOf(found));
    gitIn(cwd, 'fetch', '--quiet', '--unshallow');
    const base = gitIn(cwd, 'rev-parse', 'HEAD^');
    const ofBase = { CI_MERGE_REQUEST_DIFF_BASE_SHA: base };
    return judge(cwd, [], pathWith(planningProgram()), ofBase);
  };
  const SCANNERS = 'scanners: [{ file: trivy.sarif, tool: Trivy }]';

  test('is judged by the scanners that the file names, and asks for no opa', async () => {
    const found = await judged(SCANNERS, [{ rule: 'AVD-AWS-0089' }]);
    expect([found.code, found.verdict, found.blocking]).toEqual([1, 'blocked', ['AVD-AWS-0089']]);
    const clean = await judged(SCANNERS, []);
    expect([clean.code, clean.verdict]).toEqual([0, 'passed']);
  });

  test('is judged by what the file protects', async () => {
    const { code, stderr } = await judged('max-destroys: 0', []);
    // Without a state nothing is seen to be destroyed.
    expect([code, stderr]).toEqual([5, expect.stringContaining('The state of this configuration')]);
  });

  test('has to name what judges it', async () => {
    const { code, stderr } = await judged('affected-only: false', []);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--policies is missing')]);
  });
});

describe('a pull request', () => {
  const repository = policyRepository({
    ...examplePolicies(),
    'main.tf': UNENCRYPTED.replace('= false', '= true'),
    ...inWeak(),
  });
  const bad = { 'main.tf': UNENCRYPTED };

  eachWith<[string, Parameters<typeof repository.propose>[0], RegExp]>('opa', [
    ['changes no policy', bad, /^(?![\s\S]*changes the policies)/],
    ['deletes its policies', { ...bad, policies: null }, /"policies.hcl" removed/],
    [
      'weakens a level, empties a rule, and adds one',
      {
        ...bad,
        'policies/policies.hcl': weak,
        [RULE]: 'package terraform.policies.require_encrypted_volumes\n',
        'policies/new.rego': 'package new\n',
      },
      /\("new\.rego"\s+added,\s+"policies\.hcl"\s+changed\s+and\s+"require_encrypted_volumes\.rego"\s+changed\)/,
    ],
    [
      'puts a link in their place',
      { ...bad, policies: { link: 'weak' } },
      /could not be read after the merge:\s+"policies" is a link,/,
    ],
  ])('that %s stays blocked', async (_, changes, said) => {
    const ended = await judge(repository.propose(changes), ['--policies', 'policies']);
    expect(ended.stderr).toMatch(said);
    expect([ended.code, ended.verdict, ended.blocking]).toEqual([
      1,
      'blocked',
      ['require-encrypted-volumes'],
    ]);
  });

  testWith('opa', 'that keeps to the policies of the default branch passes', async () => {
    const ended = await judge(repository.propose({ 'other.tf': '# more' }), [
      '--policies',
      'policies',
    ]);
    expect([ended.code, ended.blocking]).toEqual([0, []]);
    expect(ended.report?.workspaces).toMatchObject([{ name: 'net-prod' }]);
    const ofProject = projectUrl(repository.origin);
    expect(ended.stdout.replaceAll(ofProject, '')).not.toMatch(/127\.0\.0\.1/);
  });

  test.each<[string, string[], RegExp]>([
    [
      'its first policies',
      ['--policies', 'mine'],
      /"mine" is not on the default branch\. Correct the name, or merge the policies first/,
    ],
    [
      'what the job does not name',
      [],
      /--policies is missing\. Name the directory of your policies on the default branch/,
    ],
  ])('cannot bring along %s', async (_, words, said) => {
    const mine = { 'mine/policies.hcl': weak, 'mine/a.rego': DENY_UNENCRYPTED };
    const ended = await judge(repository.propose({ ...bad, ...mine }), words);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringMatching(said)]);
  });

  testWith(
    'opa',
    'is not judged by policies that ask for the document of another tool',
    async () => {
      const rule = 'package acme\n\ndeny contains "x" if input.terraform.resource_changes[_].x\n';
      const repositoryOfOthers = policyRepository({ 'main.tf': '', 'policies/acme.rego': rule });
      const ended = await judge(repositoryOfOthers.propose({ 'other.tf': '' }), [
        '--policies',
        'policies',
      ]);
      expect([ended.code, ended.stderr.replaceAll(/\s+/g, ' ')]).toEqual([
        2,
        expect.stringContaining(
          'policies/acme.rego:3: policy "acme" reads input.terraform, and no policy gets a document of Spacelift here. Read that of HCP Terraform',
        ),
      ]);
    },
  );

  testWith('opa', 'is judged by the policies of a pinned commit', async () => {
    const cwd = repository.propose({ ...bad, policies: null });
    const address = `git::file://${repository.origin}//policies?ref=${repository.head}`;
    const ended = await judge(cwd, ['--policies', address]);
    expect([ended.code, ended.blocking]).toEqual([1, ['require-encrypted-volumes']]);
    for (const ref of ['main', repository.head.slice(0, 12)]) {
      const loose = address.replace(repository.head, ref);
      const refused = await judge(cwd, ['--policies', loose]);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/not pinned/)]);
    }
  });

  testWith('opa', 'cannot use a second checkout of itself', async () => {
    const top = repository.propose(bad);
    const outside = repository.propose({ 'policies/policies.hcl': weak });
    const ended = await judge(top, ['--policies', join(outside, 'policies')]);
    expect([ended.code, ended.blocking]).toEqual([1, ['require-encrypted-volumes']]);
  });

  testWith('opa', 'is refused where its policies are beside its repository', async (opa) => {
    const workspace = emptyDirectory();
    const clone = join(workspace, 'infra');
    renameSync(repository.propose(bad), clone);
    layIn(workspace, examplePolicies());
    const PATH = pathWith(planningProgram(), opa);
    const env = { ...mergeRequestIn(clone), CI_PROJECT_DIR: workspace, PATH };
    const words = [...HERE, '--policies', '../policies'];
    const { code, stderr } = await runCli(words, { cwd: clone, env });
    expect(stderr).toMatch(/is in no git repository that this job can read/);
    expect(code).toBe(2);
  });

  test('is refused where its files are in no repository', async () => {
    const top = repository.propose(bad);
    execFileSync('rm', ['-rf', join(top, '.git')]);
    const ended = await judge(top, ['--policies', 'policies']);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(
      /plangate\.yml could not be looked for on the default branch: these files are in no git repository/,
    );
  });
});
