/** What examples/workflows/ has for people who override, run as it is written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../../support/call-cli.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { makeTree } from '../../support/tree.ts';
import { HEAD, MERGE, SERVICE_TOKEN } from '../../support/scenario.ts';
import { commentPayload, MEMBERS_TOKEN, writeLines } from '../commands/commented.ts';
import { inNetwork, ours, recipeWorld } from './recipe-world.ts';

const world = recipeWorld('overrides');
const { start, run, behindProxyAgain, alsoBehindProxy } = world;

describe('overrides', () => {
  const environments = {
    'policy-overrides': { ...ours.secrets, TF_OVERRIDE_TOKEN: SERVICE_TOKEN, MEMBERS_TOKEN },
  };

  test('`override` overrides by hand', async () => {
    await start({ script: 'awaiting-override' });
    await run('plangate', { ...ours, ...inNetwork });
    const [failed] = world.scenario.service.runs();
    const inputs = { run: failed?.id ?? '', reason: 'CHG-1' };
    const event = { name: 'workflow_dispatch', payload: { inputs } };
    const env = { GITHUB_REF: 'refs/heads/main' };
    await world.expectRun('override', { environments, event, env }, { override: 'success' });
    const attempt = { env: { GITHUB_RUN_ATTEMPT: '2' } };
    const again = await run('plangate', { ...ours, ...inNetwork, ...attempt });
    expect(again.results).toEqual({ gate: 'success' });
  });

  /** What came of a comment: jobs, reviewers who were asked, and the reaction. */
  async function comment(login: string, body: string) {
    const id = world.scenario.github.addComment(42, { login }, body);
    const asked: string[] = [];
    const payload = commentPayload(id, login, body);
    const { results: ended, said } = await run('commands', {
      environments,
      event: { name: 'issue_comment', payload },
      env: {
        GITHUB_REF: 'refs/heads/main',
        GITHUB_RUN_ID: '8001',
        GITHUB_ACTOR: login,
        GITHUB_TRIGGERING_ACTOR: login,
      },
      release: (environment) => void asked.push(environment),
    });
    const reaction = world.scenario.github.reactions().find((one) => one.comment === id)?.content;
    return { ended, asked, reaction, said };
  }

  test('`commands` obeys those who may; strangers reach neither the environment nor its reviewers', async () => {
    await start({ script: 'awaiting-override' });
    alsoBehindProxy('plangate');
    await run('plangate', { ...ours, ...inNetwork, inputs: { directory: 'network' } });
    const turnedAway = { ended: { asked: 'failure', command: 'skipped' }, asked: [] };
    const override = `/plangate override ${HEAD} agreed in CHG-1042`;
    for (const [login, body] of [
      ['mallory', override],
      ['rita', '/plangate help'],
      ['ann', override.replace(HEAD, MERGE)],
    ] as const) {
      expect(await comment(login, body)).toMatchObject(turnedAway);
    }
    const nothing = { ended: { asked: 'success', command: 'skipped' }, asked: [] };
    expect(await comment('mallory', '/plangatex')).toMatchObject(nothing);
    expect(await comment('octocat', '/plangate help')).toMatchObject({
      ...nothing,
      reaction: 'rocket',
    });
    expect(world.scenario.comment()).toContain('asked what can be typed');
    // The job that overrides asks others than the job that says who may.
    behindProxyAgain('commands');
    const given = await comment('ann', override);

    expect(given).toMatchObject({
      ended: { asked: 'success', command: 'success' },
      asked: ['policy-overrides'],
      reaction: 'rocket',
    });
    expect(world.scenario.comment()).toContain('- ann overrode the failed policies');
    expect(world.scenario.comment()).not.toContain('asked what can be typed');
    expect(world.scenario.github.violations).toEqual([]);
    // Nobody is a collaborator who is an app or unknown. Whether the job may start others is asked with its own run,
    // which nothing starts again while it is going on; nothing else was refused.
    const own = '/repos/acme/infra/actions/runs/8001/rerun-failed-jobs';
    const refused = world.scenario.github.requests.filter(({ status }) => status >= 400);
    expect(refused.filter(({ path }) => path !== own)).toEqual([]);
  });
});

testWith(
  'opa',
  'a line approves for the gate that init writes, without a service and without a key',
  async () => {
    const rego = `# METADATA
# custom: { enforcement_level: soft-mandatory, approvers: [ann] }
package buckets

deny contains {"msg": "a bucket", "address": rc.address} if {
	some rc in input.resource_changes
	rc.type == "aws_s3_bucket"
}
`;
    const main = { 'policies/buckets.rego': rego };
    await start({}, { branches: { main } });
    const { root } = makeTree({ '.git/HEAD': 'ref: refs/heads/main\n', 'main.tf': '', ...main });
    expect((await callCli(['init', '--local', '--yes'], { cwd: root })).code).toBe(0);
    const gate = readFileSync(join(root, '.github/workflows/plangate.yml'), 'utf8');
    world.merge('plangate.yml', readFileSync(join(root, 'plangate.yml'), 'utf8'));
    const own = pathWith(planningProgram(), findProgram('opa'));
    const env = { PATH: `${own}:${process.env['PATH'] ?? ''}` };
    const inputs = { directory: 'network' };
    const programs = { go: 'exit 0', sudo: 'exit 0' };
    const check = (attempt: string) =>
      run('gate', { inputs, programs, env: { ...env, GITHUB_RUN_ATTEMPT: attempt } }, gate);
    expect((await check('1')).results).toEqual({ gate: 'failure' });

    expect(writeLines(world.scenario, 'ann')).toBe(1);
    expect((await check('2')).results).toEqual({ gate: 'success' });
    expect(world.scenario.github.violations).toEqual([]);
  },
);

test('every job ran behind the proxy', () => world.expectAllBehindProxy());
