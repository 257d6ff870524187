/** A pull request on a repository with the examples, and the files that GitHub says it changes. */
import { readFileSync } from 'node:fs';
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

/** The exit code, the verdict and how many versions and runs there are on the service. */
export function outcomeOf({ exitCode, outputs }: Ended, { service }: Scenario) {
  return [exitCode, outputs['verdict'], service.versions().length, service.runs().length];
}
