/** The findings for code scanning, in a job that uploads them and in one that does not. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/jest.ts';
import { startScenario } from '../../support/scenario.ts';

test('with report-sarif, also where the gate is closed', async () => {
  const scenario = await startScenario({ script: 'evaluation-failed' });
  const ended = await scenario.run({ with: { 'report-sarif': 'true' } });
  expect(ended.outputs['verdict']).toBe('blocked');
  const path = ended.outputs['report-sarif'] ?? '';
  expect(path).toMatch(/\.sarif$/);
  const { version, runs } = JSON.parse(readFileSync(path, 'utf8')) as {
    version: string;
    runs: { results: { level: string; ruleId: string }[] }[];
  };
  expect(version).toBe('2.1.0');
  expect(runs.flatMap(({ results }) => results)[0]).toMatchObject({
    level: 'error',
    ruleId: expect.stringMatching(/require-encrypted-volumes$/),
  });
  await scenario.close();
});

test('without it, no file', async () => {
  const scenario = await startScenario({ script: 'tf-policy-passed' });
  const ended = await scenario.run({ with: {} });
  expect(ended.outputs['report-sarif']).toBe('');
  await scenario.close();
});
