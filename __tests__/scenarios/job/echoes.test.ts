/** A service that repeats tokens and signed addresses in its texts: none of it is shown anywhere. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EchoingService } from '../../support/echoing-service.ts';
import { startEchoingService } from '../../support/echoing-service.ts';
import { afterEach, beforeEach, expect, test } from '../../support/jest.ts';
import type { Scenario, ScenarioOptions } from '../../support/scenario.ts';
import { GITHUB_TOKEN, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';
import { runCli } from '../../support/spawn-cli.ts';

let scenario: Scenario;
let echoing: EchoingService;

async function start(script: ScenarioOptions['script'], options: ScenarioOptions = {}) {
  scenario = await startScenario({ ...options, ...(script !== undefined && { script }) });
  echoing = await startEchoingService(scenario.service.origin, SERVICE_TOKEN);
}
beforeEach(() => {
  echoing = undefined as unknown as EchoingService;
});
afterEach(async () => {
  await scenario.close();
  await echoing.stop();
});

/** All that anybody can see of a job, but for what the runner swallows. */
async function everything(): Promise<{ seen: string; verdict: string }> {
  const { job, github } = scenario;
  const ended = await scenario.run({ process: true, with: { hostname: echoing.origin } });
  const folder = join(job.temp, 'plangate');
  const reports = await readdir(folder).catch(() => []);
  const read = await Promise.all(reports.map((name) => readFile(join(folder, name), 'utf8')));
  const seen = [
    ended.stdout.replace(/^::add-mask::.*$/gm, ''),
    ended.stderr,
    ended.summary,
    JSON.stringify([ended.outputs, ended.state, github.comments(42), github.checkRuns()]),
    ...read,
  ].join('\n');
  return { seen, verdict: ended.outputs['verdict'] ?? '' };
}

test.each([
  ['the run', 'POST', /\/runs$/, 422],
  ['the upload', 'PUT', /^\/v1\/object\//, 400],
  ['a policy', 'GET', /policy-set-outcomes/, 403],
])('in the refusal of %s', async (_, method, path, status) => {
  await start('evaluation-failed');
  echoing.refuse = { method, path, status };
  const { seen } = await everything();
  expect(echoing.leaks(seen)).toEqual([]);
  expect(echoing.echoed).toBeGreaterThan(0);
});

test("in GitHub's refusals", async () => {
  const encoded = Buffer.from(`x-access-token:${GITHUB_TOKEN}`).toString('base64');
  const message = `Basic ${encoded} and ${GITHUB_TOKEN.slice(0, 30)} may not`;
  await start('evaluation-failed', {
    github: {
      interfere: (moment, { method }) =>
        moment === 'before' && method === 'PATCH' ? { status: 422, body: { message } } : undefined,
    },
  });
  const { seen } = await everything();
  expect(seen).toMatch(/GitHub says "Basic \S*\*\*\* and \*\*\* may not" \(422 to PATCH /);
  expect(seen).not.toContain(encoded.slice(24, 40));
  expect(seen).not.toContain(GITHUB_TOKEN.slice(8, 24));
});

test('in the refusals that the command line shows', async () => {
  await start('evaluation-failed');
  const env = {
    TF_CLOUD_HOSTNAME: echoing.origin,
    TF_API_TOKEN: SERVICE_TOKEN,
    GITLAB_TOKEN: GITHUB_TOKEN,
  };
  const cwd = join(scenario.job.workspace, 'infra/network');
  const where = ['--organization', 'acme', '--workspace', 'net-prod'];
  const calls = [
    ['check', ...where, '--directory', '.', '--format', 'json'],
    ['configuration-versions', 'create', ...where, '--upload', '.', '--json'],
  ];
  echoing.refuse = { method: 'POST', path: /configuration-versions$/, status: 422 };
  for (const call of calls) {
    echoing.forget();
    const { stdout, stderr, code } = await runCli(call, { cwd, env });
    expect([code === 0, echoing.leaks(stdout + stderr)]).toEqual([false, []]);
  }
});
