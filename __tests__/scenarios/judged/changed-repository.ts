/** A pull request on a repository with the examples, and the files that GitHub says it changes. */
import { readFileSync } from 'node:fs';
import { expect } from '../../support/jest.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import type { Ended } from '../../support/runner.ts';
import { BASE, HEAD, startScenario, type Scenario } from '../../support/scenario.ts';

export const BLOCK_AT = 'infra/network/versions.tf';

/** @param files what GitHub says; a test may change it before a job */
export async function startChanged(
  files: string[],
): Promise<{ scenario: Scenario; repository: Repository }> {
  const pullRequests = [{ number: 42, headSha: HEAD, baseSha: BASE, files }];
  const branches = { main: { [BLOCK_AT]: readFileSync(`examples/${BLOCK_AT}`, 'utf8') } };
  const scenario = await startScenario({ github: { pullRequests, branches } });
  return { scenario, repository: openRepository(scenario.job.workspace) };
}

/** Exit code, verdict, versions and runs on the service. */
export const CLOSED = [1, 'undecided', 0, 0];
export const GREEN = [0, 'passed', 1, 1];

export function expectOutcome(
  { service }: Scenario,
  { exitCode, outputs, stdout }: Ended,
  outcome: unknown[],
  ...says: string[]
): void {
  const [versions, runs] = [service.versions(), service.runs()];
  expect([exitCode, outputs['verdict'], versions.length, runs.length]).toEqual(outcome);
  for (const words of says) expect(stdout).toContain(words);
}
