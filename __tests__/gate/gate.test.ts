import { runGate } from '../support/gate-bench.ts';
import { expect, test } from '../support/jest.ts';

test('a run that passes everything passes, with one run, one version and every result read', async () => {
  const { result, service, events, removed } = await runGate();
  expect(result.verdict).toEqual({ word: 'passed', reasons: [] });
  expect(service.runs).toHaveLength(1);
  expect(service.versions).toHaveLength(1);
  const [workspace] = result.workspaces;
  expect(workspace?.results.map(({ policy, status }) => `${policy} ${status}`)).toEqual([
    'tags passed',
    'costs passed',
    'encrypted-volumes passed',
    'allowed-regions passed',
    'naming passed',
  ]);
  expect(workspace).toMatchObject({
    runId: 'run-1',
    runStatus: 'planned_and_finished',
    durationMs: 8_000,
    plan: { additions: 12, changes: 3, destructions: 1 },
  });
  expect(removed).toBe(true);
  expect(events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['archive', 'version-created', 'uploaded', 'run-created', 'progress']),
  );
});
