/** The job of ci.yml that uses the action from the checkout: its two steps, with what stands there. */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningService } from '../../../src/service/service.ts';
import type { Seed } from '../../../src/service/seed.ts';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import { readText, REPOSITORY } from '../../support/markdown-files.ts';
import type { Job } from '../../support/runner.ts';
import { startJob } from '../../support/runner.ts';
import { checkOut } from '../../support/scenario.ts';
import { startTestService } from '../../support/start-service.ts';

let job: Job;
let service: RunningService;

beforeAll(async () => {
  job = await startJob();
  await cp(join(REPOSITORY, 'examples'), join(job.workspace, 'examples'), { recursive: true });
  checkOut(job.workspace);
  service = await startTestService({
    seed: JSON.parse(readText('.github/action-seed.json')) as Seed,
  });
});
afterAll(async () => {
  await service.stop();
  await job.remove();
});

test.each([
  ['open', 0, 'passed'],
  ['closed', 1, 'blocked'],
])('the step "%s" ends with %i: %s', async (id, exitCode, verdict) => {
  const text = readText('.github/workflows/ci.yml');
  const [, block = ''] = new RegExp(`id: ${id}\\n[^]*?with:\\n((?: {10}.*\\n)+)`).exec(text) ?? [];
  const given = Object.fromEntries(
    Array.from(block.matchAll(/^ {10}([a-z-]+): (.+)$/gm), ([, name, value]) => [name, value]),
  ) as Record<string, string>;
  expect(given['hostname']).toBe('http://127.0.0.1:8099');
  const ended = await job.run({
    with: { ...given, hostname: service.origin },
    event: { name: 'push', payload: {} },
    env: { GITHUB_SHA: 'a'.repeat(40), GITHUB_REF: 'refs/heads/main' },
  });
  expect([ended.exitCode, ended.outputs['verdict']]).toEqual([exitCode, verdict]);
  expect(text).toContain(`test "$SEEN" = 'success passed failure blocked'`);
});
