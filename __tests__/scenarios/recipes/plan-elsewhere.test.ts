/** The recipe in which one job plans and another one judges, run as it is written. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { startFakeAws, type FakeAws } from '../../support/fake-aws.ts';
import { gitIn } from '../../support/git-in.ts';
import { eachWith, findProgram, testWith } from '../../support/optional-tools.ts';
import { examplePolicies } from '../../support/policy-repository.ts';
import { afterEach, describe, expect } from '../../support/jest.ts';
import { checkOutMerge, pullRequestEvent } from '../../support/scenario.ts';
import { recipe, recipeWorld, type RunOptions } from './recipe-world.ts';

const world = recipeWorld('plan-elsewhere');
const { start, run } = world;

describe('plan-elsewhere', () => {
  const STAND_IN = new URL('../../support/stand-in-terraform.js', import.meta.url).pathname;
  const terraform = `exec '${process.execPath}' '${STAND_IN}' "$@"`;
  const S3 = `terraform {
  backend "s3" {
    bucket                     = "acme-state"
    key                        = "infra"
    use_path_style             = true
    skip_requesting_account_id = true
  }
}
`;
  const volume = (encrypted: boolean) =>
    `${S3}resource "aws_ebs_volume" "data" {\n  availability_zone = "eu-central-1a"\n  encrypted = ${encrypted}\n}\n`;
  let aws: FakeAws;
  afterEach(() => aws.stop());

  /** Runs the recipe on a pull request that has one configuration. The policies are on the default branch. */
  async function plan(
    text: string,
    given: RunOptions | ((commit: string) => RunOptions) = {},
    {
      policies = examplePolicies(),
      name = 'plan-elsewhere',
      workflow = recipe(name),
    }: { policies?: Record<string, string>; name?: string; workflow?: string } = {},
  ) {
    aws = await startFakeAws();
    await start({}, { branches: { main: policies } });
    const { workspace } = world.scenario.job;
    mkdirSync(join(workspace, 'policies'));
    for (const [path, content] of [['infra/main.tf', text] as const, ...Object.entries(policies)]) {
      writeFileSync(join(workspace, path), content);
    }
    const merge = checkOutMerge(workspace);
    const more =
      typeof given === 'function' ? given(gitIn(workspace, 'rev-parse', `${merge}^1`)) : given;
    // The checkout of a private repository, without credentials.
    gitIn(workspace, 'remote', 'add', 'origin', 'https://127.0.0.1:9/acme/infra.git');
    const { identity, endpoints } = aws;
    const programs = { curl: '', terraform, ...more.programs };
    const env = {
      ...endpoints,
      PATH: [dirname(findProgram('opa') ?? '/nowhere/opa'), process.env['PATH']].join(delimiter),
      GITHUB_SHA: merge,
      ...more.env,
    };
    const options = { ownRunners: true, identity, ...more, programs, env };
    return run(name, options, workflow);
  }

  /** For a second pull request in the same test. */
  const endWorld = () => Promise.all([aws.stop(), world.proxied.stop(), world.scenario.close()]);

  function expectNothingRefused(said: string): void {
    expect([aws.violations, world.scenario.github.violations]).toEqual([[], []]);
    expect(world.scenario.github.requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(said.split('\n').filter((line) => line.startsWith('::warning'))).toEqual([]);
    expect(aws.asked()).toContain('GET /identity');
    // No service is asked: its address is not even known.
    expect(world.scenario.service.requests).toEqual([]);
  }

  testWith('opa', 'is red for what a policy denies, and green for what none denies', async () => {
    const red = await plan(volume(false));
    expect(red.results).toEqual({ plan: 'success', gate: 'failure' });
    expect(world.scenario.comment()).toContain('### ❌ Policy gate: blocked');
    expect(world.scenario.comment()).toMatch(/require-encrypted-volumes[\s\S]*main\.tf/);
    expect(world.scenario.comment()).toContain('the merge that the CI host made of');
    expectNothingRefused(red.said);
    await endWorld();
    const green = await plan(volume(true));
    expect(green.results).toEqual({ plan: 'success', gate: 'success' });
    expectNothingRefused(green.said);
  });

  testWith('opa', 'is red for a plan without its digest', async () => {
    const digest =
      'digest=$(plangate digest saved.plan -o plan.json --directory infra --workspace infra)';
    const alone = '(cd infra && terraform show -json ../saved.plan) > plan.json; digest=';
    const workflow = recipe('plan-elsewhere').replace(digest, alone);
    const ended = await plan(volume(true), {}, { workflow });
    expect(ended.results).toEqual({ plan: 'success', gate: 'failure' });
    expect(world.scenario.comment()).toContain('undecided');
    expect(world.scenario.comment()).toContain('There is no digest beside the plan');
    expectNothingRefused(ended.said);
  });

  eachWith<[string, RunOptions]>('opa', [
    ['that is gone', { expires: (artifact) => artifact === 'plan' }],
    ['that was not made', { programs: { terraform: 'exit 1' } }],
  ])('is red for a plan %s, and the required job is not skipped', async (_, options) => {
    const ended = await plan(volume(true), options);
    expect(ended.results['gate']).toBe('failure');
    expect(ended.said).toContain('Artifact not found for name: plan');
    expectNoPlan();
  });

  function expectNoPlan(): void {
    expect(world.scenario.comment()).toContain('undecided');
    expect(world.scenario.comment()).toMatch(
      /There is no plan: [^]*The recipe: .*docs\/plan-files\.md#a-plan-of-another-job/,
    );
  }

  testWith('opa', 'is red for a fork, whose code gets no credentials', async () => {
    const event = pullRequestEvent({ from: 'mallory/infra' });
    const ended = await plan(volume(true), { event });
    expect(ended.results).toEqual({ plan: 'skipped', gate: 'failure' });
    expect(aws.asked()).toEqual([]);
  });

  /** The pull request of a fork, by the recipe behind an environment. Its head is the commit that is checked out. */
  function planFork(encrypted: boolean, isReleased: boolean) {
    const more = (head: string): RunOptions => {
      world.scenario.github.push(42, head);
      const event = pullRequestEvent({ from: 'mallory/infra', head }, 'pull_request_target');
      const release = (environment: string) => environment === 'fork-plans' && isReleased;
      return { event, release };
    };
    return plan(volume(encrypted), more, { name: 'fork-plans' });
  }

  testWith('opa', 'plans a fork behind an environment, and judges it elsewhere', async () => {
    const red = await planFork(false, true);
    expect(red.results).toEqual({ plan: 'success', 'fork-gate': 'failure' });
    expect(world.scenario.comment()).toContain('### ❌ Policy gate: blocked');
    expectNothingRefused(red.said);
    await endWorld();
    const green = await planFork(true, true);
    expect(green.results).toEqual({ plan: 'success', 'fork-gate': 'success' });
    expectNothingRefused(green.said);
  });

  testWith(
    'opa',
    'leaves a fork undecided that no reviewer releases, and names the recipe',
    async () => {
      const ended = await planFork(false, false);
      expect(ended.results).toEqual({ plan: 'failure', 'fork-gate': 'failure' });
      expectNoPlan();
      expect(aws.asked()).toEqual([]);
    },
  );

  testWith(['opa', 'terraform'], 'works with Terraform itself', async (opa, terraform) => {
    const deny = `package acme.open\n\ndeny contains message if {\n\tsome change in input.plan.resource_changes\n\tchange.change.after.input == "open"\n\tmessage := sprintf("%s: open", [change.address])\n}\n`;
    const policies = { 'policies/open.rego': deny };
    const data = `${S3}resource "terraform_data" "a" {\n  input = "open"\n}\n`;
    const PATH = [dirname(opa), process.env['PATH']].join(delimiter);
    const programs = { terraform: `CHECKPOINT_DISABLE=1 exec '${terraform}' "$@"` };
    const ended = await plan(data, { programs, env: { PATH } }, { policies });
    expect(ended.results).toEqual({ plan: 'success', gate: 'failure' });
    expect(world.scenario.comment()).toContain('terraform_data.a');
    expectNothingRefused(ended.said);
  });
});

testWith('opa', 'every job ran behind the proxy', () => world.expectAllBehindProxy());
