/** A pull request into a branch that does not count shows its results, and is green nowhere. */
import { expect, test, describe } from '../../support/jest.ts';
import { pullRequestPayload, startScenario } from '../../support/scenario.ts';
import { callCli } from '../../support/call-cli.ts';
import { executeOnBitbucket, serveClone } from '../../support/served-clone.ts';
import { startTestService } from '../../support/start-service.ts';
import { teamSeed } from '../../support/team-seed.ts';
import { makeTree } from '../../support/tree.ts';

const into = (ref: string) => {
  const payload = pullRequestPayload() as { pull_request: { base: object } };
  const { pull_request: pull } = payload;
  return {
    name: 'pull_request',
    payload: { ...payload, pull_request: { ...pull, base: { ...pull.base, ref } } },
  };
};

describe('the action', () => {
  const judged = async (ref: string, keys?: Record<string, unknown>, script = 'both') => {
    const scenario = await startScenario({ script: script as 'both' });
    const step = scenario.step({
      event: into(ref),
      ...(keys && { keys }),
      with: { comment: 'always' },
    });
    const { exitCode, outputs, stdout } = await scenario.job.run(step);
    const comment = scenario.comment();
    await scenario.close();
    return { end: [exitCode, outputs['verdict'], outputs['passed']], comment, stdout };
  };

  test.each<[string, Record<string, unknown> | undefined, number]>([
    ['main', undefined, 0],
    ['mine', undefined, 1],
    ['mine', { 'target-branches': ['develop', 'release/*'] }, 1],
    ['release/1.0', { 'target-branches': ['develop', 'release/*'] }, 0],
    ['release/mine/1.0', { 'target-branches': ['develop', 'release/*'] }, 1],
    ['mine', { 'target-branches': ['*'] }, 0],
    ['mine', { 'fail-on': 'never' }, 1],
  ])('ends a change into %s with %j with exit code %d', async (ref, given, exitCode) => {
    const { end } = await judged(ref, given);
    const word = exitCode === 0 ? 'passed' : 'undecided';
    expect(end).toEqual([exitCode, word, expect.stringMatching(/^[1-9]/)]);
  });

  test('reports the results, and says why they do not count', async () => {
    const { comment, stdout } = await judged('mine', undefined, 'policy-check-soft-failed');
    for (const [text, branch] of [
      [comment, '`mine`'],
      [stdout, '"mine"'],
    ] as const) {
      expect(text).toContain('allowed-regions');
      expect(text).toContain(`The pull request is to be merged into ${branch}`);
      expect(text).toContain('push, or close and reopen it');
    }
  });

  test('refuses a base that is no branch before any request', async () => {
    const { end, stdout } = await judged('mine', { 'target-branches': ['release/**'] });
    expect(end).toEqual([1, expect.anything(), expect.anything()]);
    expect(stdout).toContain(
      'plangate.yml:1: `target-branches` has "release/**", which is no branch',
    );
  });
});

describe('the command line', () => {
  const TOKEN = 'team-token-of-this-test';
  const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
  const bitbucket = {
    BITBUCKET_BUILD_NUMBER: '1',
    BITBUCKET_PR_ID: '4',
    BITBUCKET_REPO_FULL_NAME: 'acme/infra',
    BITBUCKET_COMMIT: HEAD,
    BITBUCKET_PR_DESTINATION_BRANCH: 'main',
  };
  const jenkins = { JENKINS_URL: 'https://ci.example', CHANGE_ID: '4', CHANGE_TARGET: 'main' };
  const circleci = {
    CIRCLECI: 'true',
    CIRCLE_PULL_REQUEST: 'https://github.com/acme/infra/pull/4',
  };
  test.each<[string, Record<string, string>, string | undefined, number]>([
    ['Bitbucket', bitbucket, undefined, 5],
    ['Bitbucket', bitbucket, 'main', 0],
    ['Bitbucket', { ...bitbucket, BITBUCKET_PR_DESTINATION_BRANCH: 'mine' }, 'main', 5],
    ['Jenkins', jenkins, undefined, 5],
    ['Jenkins', jenkins, 'main', 0],
    ['Jenkins', { ...jenkins, CHANGE_TARGET: 'mine' }, 'main', 5],
    ['Jenkins, of a branch', { JENKINS_URL: 'https://ci.example', BRANCH_NAME: 'x' }, undefined, 0],
    ['CircleCI', circleci, 'main', 5],
    ['CircleCI', circleci, '*', 0],
    ['a CI that is not known', { CI: 'true' }, undefined, 0],
  ])('ends on %s with %j and %j with exit code %d', async (_, environment, branches, code) => {
    const seed = teamSeed({ team: 'gate', token: TOKEN }, [{ name: 'net', script: 'both' }]);
    const service = await startTestService({ runDurationMs: 0, seed });
    const tree = makeTree({ 'main.tf': 'resource "null_resource" "a" {}\n' });
    const words = ['check', '--organization', 'acme', '--workspace', 'net'];
    if (branches !== undefined) words.push('--target-branches', branches);
    const host = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
    const server = serveClone(tree.root);
    const env = { ...server, ...host, ...environment };
    const more = ['--allow-untrusted-head'];
    const ended = await callCli([...words, ...more], {
      cwd: tree.root,
      env,
      isPersonThere: false,
      execute: executeOnBitbucket(server),
    });
    await service.stop();
    tree.remove();
    expect([ended.code, ended.stdout + ended.stderr]).toEqual([
      code,
      code === 0
        ? expect.not.stringContaining('target-branches')
        : expect.stringContaining('target-branches'),
    ]);
  });
});
