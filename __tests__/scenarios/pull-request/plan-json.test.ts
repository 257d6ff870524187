/** `plan-json`: plans as files for later steps, of the form that was asked for or none. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, test } from '../../support/jest.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  startScenario,
  type Scenario,
} from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

test.each(['redacted', 'full'])('the %s plan is a file until the job ends', async (form) => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const step = scenario.step({ with: { 'plan-json': form } });
  const ended = await scenario.job.run(step);
  expect(ended.exitCode).toBe(0);
  const paths = JSON.parse(ended.outputs['plan-json'] ?? '') as Record<string, string>;
  expect(Object.keys(paths)).toEqual(['net-prod']);
  const [path = ''] = Object.values(paths);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('resource_changes');
  expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  expect(asked()).toContain(form === 'full' ? 'json-output' : 'json-output-redacted');
  await scenario.job.post(step, ended.state);
  expect(existsSync(dirname(path))).toBe(false);
});

test('a right that is missing is an error, and never the other form', async () => {
  scenario = await startScenario({ script: 'evaluation-passed' });
  const fault = { kind: 'status', status: 404 } as const;
  scenario.service.addFault({ route: 'GET /plans/:plan/json-output', times: 50, fault });
  const { exitCode, outputs, stdout } = await scenario.run({ with: { 'plan-json': 'full' } });
  expect([exitCode, outputs['verdict'], outputs['plan-json']]).toEqual([1, 'passed', '{}']);
  expect(stdout).toMatch(/::error::plan-json: net-prod: /);
});

test('the plan of a fork is not written in full', async () => {
  const pull = { number: 42, headSha: HEAD, baseSha: BASE, headRepository: 'octocat/infra' };
  scenario = await startScenario({ script: 'evaluation-passed', github: { pullRequests: [pull] } });
  const { exitCode, outputs, stdout } = await scenario.run({
    event: pullRequestEvent({ from: 'octocat/infra' }),
    with: { 'plan-json': 'full', 'allow-untrusted-head': 'true' },
  });
  expect([exitCode, outputs['plan-json']]).toEqual([1, '{}']);
  expect(stdout).toContain('::error::plan-json: the plan of a fork is not written in full');
  expect(asked()).not.toContain('json-output');
});

function asked(): (string | undefined)[] {
  return scenario.service.requests.map(({ path }) => /json-output.*$/.exec(path)?.[0]);
}
