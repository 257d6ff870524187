/**
 * A service that repeats every secret of the job in texts, words, ids, names and names of fields, at every
 * entry point: none of it is in a comment, a check, a log, an output, a state or a file.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { instead } from '../../support/github/start-github.ts';
import {
  KINDS,
  startRepeatingService,
  type Kind,
  type RepeatingService,
} from '../../support/repeating-service.ts';
import type { Ended, Step } from '../../support/runner.ts';
import {
  GITHUB_TOKEN,
  NET,
  SERVICE_TOKEN,
  startScenario,
  type Scenario,
  type ScenarioOptions,
  type StepChanges,
} from '../../support/scenario.ts';
import { serveClone } from '../../support/served-clone.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { untilAsked } from '../../support/until-asked.ts';

const CLOUD_KEY = 'Kx8sAwsSecretAccessKeyOfTheJob0123456789';
const PASSWORD = 'proxy-Passw0rd-of-the-company';
const SECRETS = [SERVICE_TOKEN, GITHUB_TOKEN, CLOUD_KEY, PASSWORD];
/** What a workflow gives its job besides the inputs. */
const ENV = {
  AWS_SECRET_ACCESS_KEY: CLOUD_KEY,
  HTTPS_PROXY: `http://ci:${PASSWORD}@127.0.0.1:9`,
};

const WAYS = [
  'evaluation-failed',
  'policy-check-soft-failed',
  'run-task-failed',
  'plan-errored',
] as const;

let scenario: Scenario;
let repeating: RepeatingService;

async function start(kind: Kind, options: ScenarioOptions = {}) {
  scenario = await startScenario({ script: 'both', ...options });
  repeating = await startRepeatingService(scenario.service.origin, kind, SECRETS);
}
afterEach(async () => {
  repeated.set(repeating.kind, (repeated.get(repeating.kind) ?? 0) + repeating.repeated);
  await repeating.stop();
  await scenario.close();
});

/** A step of this job, with the service that repeats. */
function stepOf(changes: StepChanges = {}): Step {
  const step = scenario.step({ ...changes, env: { ...ENV, ...changes.env } });
  return { ...step, with: { ...step.with, hostname: repeating.origin, ...changes.with } };
}

/** Runs a step, which is given no address of another one. */
function runStep(step: Step): Promise<Ended> {
  repeating.forget();
  return scenario.job.run(step);
}

function postOf(step: Step, state: Ended['state']): Promise<Ended> {
  repeating.forget();
  return scenario.job.post(step, state);
}

function subStep(action: string, given: Record<string, string>, more: StepChanges = {}): Step {
  const step = stepOf({ action, ...more });
  return { ...step, with: { hostname: repeating.origin, token: SERVICE_TOKEN, ...given } };
}

/** Everything that a job leaves for people and programs. */
function left(...ended: Ended[]): string {
  const { github, job } = scenario;
  const files = filesBelow(job.temp).filter((path) => !path.includes('event.json'));
  return [
    ...ended.flatMap(({ stdout, stderr, summary, outputs, state }) => [
      stdout.replaceAll(/^::add-mask::.*$/gm, ''),
      stderr,
      summary,
      JSON.stringify([outputs, state]),
    ]),
    JSON.stringify([github.comments(42), github.checkRuns()]),
    ...files.map((path) => readFileSync(path, 'utf8')),
  ].join('\n');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** In how many places of each kind a secret was repeated. */
const repeated = new Map<Kind, number>();

function expectNothing(text: string): void {
  expect(repeating.leaks(text)).toEqual([]);
}

describe.each(KINDS)(
  'a secret that the service repeats in all %s does not come back out',
  (kind) => {
    test('of the gate, with a workspace for each way in which a run fails', async () => {
      const workspaces = WAYS.map((script) => ({
        name: script,
        workingDirectory: 'network',
        script,
      }));
      await start(kind, { workspaces });
      const names = { workspace: '', workspaces: WAYS.join(', ') };
      const given = { ...names, comment: 'always', reports: 'page, sarif' };
      expectNothing(left(await runStep(stepOf({ with: given }))));
    });

    test('of a provisional run, and of the post step of a gate that was killed', async () => {
      await start(kind, { script: { timings: { planning: 600_000 } } });
      const step = stepOf({ keys: { mode: 'provisional' }, with: { comment: 'always' } });
      const { child, ended } = await scenario.job.start(step);
      const reached = untilAsked(scenario.service.requests, ({ length }) => length >= 7);
      await Promise.race([reached, ended]);
      child.kill('SIGKILL');
      const killed = await ended;
      expectNothing(left(killed, await postOf(step, killed.state)));
    });

    test('of groups, and of what combines them, with the token and with the key', async () => {
      const workspaces = [NET, { name: 'dns', workingDirectory: 'infra/network' }];
      await start(kind, { workspaces: workspaces.map((one) => ({ ...one, script: 'both' })) });
      const reports = join(scenario.job.workspace, 'reports');
      const ended: Ended[] = [];
      const groups = ['net-prod', 'dns'].map((name, at) => [`k3x9a1b2c4d5-${at + 1}-of-2`, name]);
      for (const [group = '', name = ''] of groups) {
        const own = { group, comment: 'off', timeout: '10s' };
        const inputs = { workspace: '', workspaces: name, ...own };
        const one = await runStep(stepOf({ with: inputs }));
        ended.push(one);
        mkdirSync(join(reports, group), { recursive: true });
        copyFileSync(one.outputs['report-json'] ?? '', join(reports, group, 'report.json'));
      }
      const include = groups.map(([group, name]) => ({ group, workspaces: name }));
      const given = { from: 'reports', groups: JSON.stringify({ include }) };
      const keys = { organization: 'acme', timeout: '10s' };
      ended.push(await runStep(stepOf({ action: 'combine', keys, with: given })));
      expectNothing(left(...ended));
    });

    test('of an override', async () => {
      await start(kind);
      const gate = await scenario.run();
      const run = gate.outputs['run-id'] ?? '';
      const keys = { organization: 'acme', workspaces: [{ name: 'net-prod' }] };
      const steps = [
        subStep('command', { run, reason: 'seen' }, { keys }),
        subStep('command', { run: 'run-none', reason: 'x' }, { keys }),
      ];
      const ended: Ended[] = [];
      for (const step of steps) ended.push(await runStep(step));
      expectNothing(left(...ended));
    });

    test('of an apply', async () => {
      await start(kind, { workspaces: [{ ...NET, autoApply: false }] });
      const workspaces = [{ name: 'net-prod', directory: 'infra/network' }];
      const keys = { organization: 'acme', workspaces, timeout: '20s', unseen: 'report' };
      const repository = { default_branch: 'main' };
      const event = { name: 'push', payload: { ref: 'refs/heads/main', repository } };
      const env = { GITHUB_REF: 'refs/heads/main' };
      const ended = await runStep(subStep('apply', {}, { event, keys, env }));
      expect(ended.outputs['applied']).not.toBe('');
      expectNothing(left(ended));
    });

    test('of the command line', async () => {
      await start(kind);
      const cwd = join(scenario.job.workspace, 'infra/network');
      const server = serveClone(scenario.job.workspace);
      const service = { TF_CLOUD_HOSTNAME: repeating.origin, TF_API_TOKEN: SERVICE_TOKEN };
      const env = { ...ENV, ...server, ...service };
      const github = { ...env, GITHUB_TOKEN };
      const where = ['--organization', 'acme', '--workspace', 'net-prod'];
      const reports = emptyDirectory();
      const gate = await scenario.run();
      const run = gate.outputs['run-id'] ?? '';
      const check = ['check', ...where, '--directory', '.', '--timeout', '20s'];
      const calls = [
        [...check, '--verbose', '--reports', reports],
        [...check, '--json'],
        ['runs', 'list', ...where],
        ['runs', 'show', run, ...where, '--json'],
        ['runs', 'show', run, ...where],
        ['runs', 'apply', run, ...where, '--yes'],
        ['policy-checks', 'list', run],
        ['override', run, ...where, '--reason', 'seen'],
        ['configuration-versions', 'list', ...where, '--json'],
        ['team-access', 'list', ...where],
        ['audit', '--organization', 'acme', '--json'],
        ['doctor'],
      ];
      for (const call of calls) {
        repeating.forget();
        const { stdout, stderr } = await runCli(call, { cwd, env: github });
        expect([call, repeating.leaks(stdout + stderr)]).toEqual([call, []]);
      }
      for (const path of filesBelow(reports)) expectNothing(readFileSync(path, 'utf8'));
    });
  },
);

test.each([
  ['the run', 'POST', /\/runs$/, 422],
  ['the upload', 'PUT', /^\/v1\/object\//, 400],
  ['a policy', 'GET', /policy-set-outcomes/, 403],
])('a secret in the refusal of %s does not come back out', async (_, method, path, status) => {
  await start('texts', { script: 'evaluation-failed' });
  repeating.refuse = { method, path, status };
  expectNothing(left(await runStep(stepOf())));
});

test("a secret in GitHub's refusals does not come back out", async () => {
  const encoded = Buffer.from(`x-access-token:${GITHUB_TOKEN}`).toString('base64');
  const message = `Basic ${encoded} and ${GITHUB_TOKEN.slice(0, 30)} may not`;
  await start('texts', {
    github: instead(/^PATCH/, { status: 422, body: { message } }),
  });
  const seen = left(await runStep(stepOf()));
  expect(seen).toMatch(/GitHub says "Basic \S*\*\*\* and \*\*\* may not" \(422 to PATCH /);
  expectNothing(seen);
});

test.each(KINDS)('the service did repeat the secrets in %s', (kind) => {
  expect(repeated.get(kind)).toBeGreaterThan(20);
});
