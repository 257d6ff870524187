/** Options of a run: asked for, shown, or refused. */

import { expectGolden } from '../../support/golden.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import { GITHUB_TOKEN, startScenario, type Scenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const run = (given: Record<string, string>) =>
  scenario.run({ with: { comment: 'always', annotate: 'off', ...given } });

test('what the run was asked for stands in the comment, the log and the report', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const ended = await run({
    'run-options':
      'refresh: false\nreplace: aws_ebs_volume.data\nvariables: stage=dev\nvariables: sizes=[1, 2]',
  });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([0, 'passed']);
  expect(ended.stdout).toContain(
    'Planned with refresh: false · replace: aws_ebs_volume.data · variables: stage, sizes',
  );
  expectGolden('scenarios/run-options.md', scenario.comment());
});

test('a part of the configuration is undecided, and passes where that is allowed', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const target = 'target: aws_ebs_volume.data';
  const part = await run({ 'run-options': target });
  expect([part.exitCode, part.outputs['verdict']]).toEqual([1, 'undecided']);
  expect(part.stdout).toContain('The run planned only a part (target)');
  const allowed = await run({ 'run-options': target, 'allow-partial': 'true' });
  expect([allowed.exitCode, allowed.outputs['verdict']]).toEqual([0, 'passed']);
});

test('a token as the value of a variable is refused before any request', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const value = Buffer.from(`x:${GITHUB_TOKEN}`).toString('base64');
  const ended = await run({
    'run-options': `variables: stage=dev\nvariables: password = ${value}`,
  });
  expect(ended.exitCode).toBe(1);
  expect(ended.stdout).toContain(
    'would show a secret of this check to everybody who can read the run: the value of "password"',
  );
  expect(scenario.service.requests).toEqual([]);
});
