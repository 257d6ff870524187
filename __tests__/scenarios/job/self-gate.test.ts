/**
 * The workflow that gates the repository's own pull requests, run as it is written: the command line of `dist/` as the
 * service, the action and its sub-actions against it, and what the last step asserts.
 */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { ROOT } from '../../support/runner.ts';
import {
  checkOut,
  HEAD,
  pullRequestEvent,
  startScenario,
  type Scenario,
} from '../../support/scenario.ts';
import { runWorkflow } from '../../support/workflow-runner.ts';
import { closedPort } from '../../support/loopback-service.ts';

const WORKFLOW = readText('.github/workflows/self-gate.yml');
const PORT = '8099';

let scenario: Scenario;
let printed: string[] = [];
afterEach(async () => {
  stopService();
  await scenario.close();
});

test("the workflow's assertions hold for both colours, comment, annotations and sub-actions", async () => {
  scenario = await startScenario({
    github: {
      pullRequests: [{ number: 42, headSha: HEAD, files: ['examples/infra/storage/volumes.tf'] }],
      people: { octocat: 'write' },
    },
  });
  const { job, github } = scenario;
  for (const path of ['examples', 'dist/cli', '.github/action-seed.json']) {
    cpSync(join(ROOT, path), join(job.workspace, path), { recursive: true });
  }
  checkOut(job.workspace);
  const text = WORKFLOW.replaceAll(PORT, String(await closedPort()));
  const asked = join(job.temp, 'asked-of-gh');
  const { gate } = await runWorkflow(text, scenario, {
    event: pullRequestEvent(),
    programs: { curl: '', gh: `echo "$@" >> '${asked}'; echo 1` },
  });
  const steps = gate?.steps ?? [];
  printed = steps.map(({ stdout, stderr }) => stdout + stderr);
  expect([gate?.result, printed.at(-1)]).toEqual(['success', expect.any(String)]);
  const run = github.checkRuns().findLast(({ name }) => name === 'gate');
  expect(readFileSync(asked, 'utf8')).toContain(
    `api repos/acme/infra/check-runs/${run?.id}/annotations`,
  );
  expect(run?.annotations.map(({ path }) => path)).toContain('examples/infra/storage/volumes.tf');
  expect(github.comments(42)).toHaveLength(1);
});

/** The workflow says which process its service is; a runner would end it with the job. */
function stopService(): void {
  const pid = printed.map((text) => /^service (\d+)$/m.exec(text)?.[1]).find(Boolean);
  if (pid !== undefined) process.kill(Number(pid), 'SIGTERM');
}
