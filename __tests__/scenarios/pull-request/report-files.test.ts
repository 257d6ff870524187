/** The report as a page and as findings for code scanning, in a job that keeps them and in one that does not. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from '../../support/jest.ts';
import { startScenario, type Scenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

test.each(['page, sarif', ''])('reports: %j', async (wanted) => {
  scenario = await startScenario({ script: 'evaluation-failed' });
  const { outputs } = await scenario.run({ with: { reports: wanted } });
  expect(outputs['verdict']).toBe('blocked');
  expect(outputs['report-json']).not.toBe('');
  const { 'report-html': page = '', 'report-sarif': sarif = '' } = outputs;
  if (wanted === '') {
    expect([page, sarif]).toEqual(['', '']);
    return;
  }
  expect(readFileSync(page, 'utf8')).toMatch(
    /^<!doctype html>[\s\S]*<title>Policy gate: blocked by 1 policy/,
  );
  expect(sarif).toMatch(/\.sarif$/);
  const { version, runs } = JSON.parse(readFileSync(sarif, 'utf8')) as {
    version: string;
    runs: { results: { level: string; ruleId: string }[] }[];
  };
  expect(version).toBe('2.1.0');
  const ruleId = expect.stringMatching(/require-encrypted-volumes$/);
  expect(runs[0]?.results[0]).toMatchObject({ level: 'error', ruleId });
});
