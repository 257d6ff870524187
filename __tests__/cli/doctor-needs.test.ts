/** What doctor says of a service: which of the gate's needs it meets. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../src/service/service.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { startTestService } from '../support/start-service.ts';
import { teamSeed } from '../support/team-seed.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const TOKEN = 'a-token-of-this-test';

let service: RunningService;
beforeAll(async () => {
  service = await startTestService({
    seed: teamSeed({ team: 'all', token: TOKEN }, [{ name: 'unused' }]),
  });
});
afterAll(() => service.stop());

async function doctor(words: readonly string[], origin = service.origin) {
  const env = { TF_CLOUD_HOSTNAME: origin, TF_API_TOKEN: TOKEN, TF_CLOUD_ORGANIZATION: 'acme' };
  const cwd = emptyDirectory();
  writeFileSync(join(cwd, 'main.tf'), '');
  return callCli(['doctor', ...words], { cwd, env });
}

test('the needs are a table, and are told as JSON as well', async () => {
  const { stdout } = await doctor(['--workspace', 'unused', '--json']);
  const { needs } = JSON.parse(stdout) as { needs: { met: string; seen?: string }[] };
  expect(new Set(needs.map(({ met, seen }) => `${met}: ${seen}`))).toEqual(
    new Set(['unknown: the workspace has no run yet']),
  );
  const table = (await doctor(['--workspace', 'unused', '--verbose'])).stdout;
  expect(table).toContain('WHAT THE GATE NEEDS OF A SERVICE');
  expect(table.split('unknown: the workspace has no run yet')).toHaveLength(2);
});

test('a host without this API is said to have none', async () => {
  const host = await startLoopback((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('404 page not found');
  });
  const { stdout, code } = await doctor(['--workspace', 'net'], host.origin);
  expect(stdout).toContain('has no such API: it knows neither ping nor account/details');
  expect(code).toBe(7);
  await host.stop();
});
