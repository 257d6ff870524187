/** The report as a page, in a job that keeps it and in one that does not. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/jest.ts';
import { startScenario } from '../../support/scenario.ts';

test.each([
  ['true', /^<!doctype html>[\s\S]*<title>Policy gate: blocked by 1 policy/],
  ['false', undefined],
])('with report-page: %s', async (wanted, page) => {
  const scenario = await startScenario({ script: 'evaluation-failed' });
  const ended = await scenario.run({ with: { 'report-page': wanted } });
  const path = ended.outputs['report-html'] ?? '';
  if (page === undefined) expect(path).toBe('');
  else expect(readFileSync(path, 'utf8')).toMatch(page);
  expect(ended.outputs['report-json']).not.toBe('');
  await scenario.close();
});
