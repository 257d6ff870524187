import { ownedSeed } from '../support/owned-seed.ts';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionIo } from '../../src/action/action-io.ts';
import type { ActionRunner } from '../../src/action/actions-runner.ts';
import { alarms } from '../../src/machine/alarms.ts';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { runAction } from '../../src/action/run-action.ts';
import type { Access, RunningGitHub } from '../support/github/start-github.ts';
import { startGitHub } from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';
import type { RunningService } from '../../src/service/service.ts';
import { startService } from '../../src/service/service.ts';
import { expectGolden } from '../support/golden.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.ts';
import { ROOT } from '../support/runner.ts';
import {
  BASE,
  HEAD,
  MERGE,
  SERVICE_TOKEN,
  checkOut,
  pullRequestPayload,
  readIfThere,
} from '../support/scenario.ts';
import { seededRandom } from '../support/virtual-time.ts';

const TOKEN = `ghs_${'7'.repeat(36)}`;
const FORK = 'octocat/infra';
let folder: string;
let github: RunningGitHub;
let service: RunningService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plangate-events-'));
  await cp(join(ROOT, 'examples/infra'), join(folder, 'infra'), { recursive: true });
  checkOut(folder);
});
afterEach(async () => {
  await service.stop();
  await github.stop();
});
afterAll(() => rm(folder, { recursive: true }));

interface Given {
  event: string;
  payload: unknown;
  access: Access;
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  fork?: boolean;
}

/** Who only watches for quiet would move an instant clock by the hour. */
const abortOf = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));

async function run({ event, payload, access, inputs = {}, env = {}, fork = false }: Given) {
  const clock = instantClock(5);
  service = await startService({
    clock,
    random: seededRandom(3),
    seed: ownedSeed({ user: 'ci', token: SERVICE_TOKEN }, [
      { name: 'net-prod', workingDirectory: 'network', script: 'policy-check-soft-failed' },
    ]),
  });
  const level = access === 'none' ? 'none' : access;
  github = await startGitHub({
    clock,
    pullRequests: [
      {
        number: 42,
        headSha: HEAD,
        baseSha: BASE,
        files: ['infra/network/main.tf'],
        ...(fork && { headRepository: FORK }),
      },
    ],
    // The head has the files that are checked out.
    commits: (_, path) => readIfThere(join(folder, path)),
    jobs: [{ id: 4801, name: 'gate', headSha: HEAD }],
    tokens: {
      [TOKEN]: workflowToken({ pull_requests: level, checks: level }),
    },
  });
  const lines: string[] = [];
  const outputs: Record<string, string> = {};
  const runner: ActionRunner = {
    print: (line) => void lines.push(line),
    debug: () => undefined,
    warning: (line) => void lines.push(`warning: ${line}`),
    error: (line) => void lines.push(`error: ${line}`),
    mask: () => undefined,
    output: (name, value) => void (outputs[name] = value),
    secretOutput: (name, value) => void (outputs[name] = value),
    save: () => undefined,
    saved: () => '',
  };
  const summary = join(folder, 'summary.md');
  await writeFile(summary, '');
  await writeFile(join(folder, 'event.json'), JSON.stringify(payload));
  const io: ActionIo = {
    environment: {
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_SHA: MERGE,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      GITHUB_RUN_ID: '7001',
      GITHUB_WORKSPACE: folder,
      INPUT_HOSTNAME: service.origin,
      INPUT_TOKEN: SERVICE_TOKEN,
      INPUT_ORGANIZATION: 'acme',
      INPUT_WORKSPACE: 'net-prod',
      INPUT_DIRECTORY: 'infra/network',
      'INPUT_GITHUB-TOKEN': TOKEN,
      'INPUT_CHECKS-TOKEN': TOKEN,
      'INPUT_CHECK-RUN-ID': '4801',
      ...env,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    },
    workingDirectory: folder,
    runner,
    clock: {
      ...clock,
      sleep: (ms, signal) => (ms > 30_000 ? abortOf(signal) : clock.sleep(ms, signal)),
    },
    random: seededRandom(5),
    execute,
    executeBounded,
    alarms,
    makeToken: () => 'fence',
    signal: new AbortController().signal,
  };
  const exitCode = await runAction(io);
  return { exitCode, lines, outputs, summary: await readFile(summary, 'utf8') };
}

const EVENTS: [string, Omit<Given, 'access' | 'event'> & { event?: string }][] = [
  ['pull_request', { payload: pullRequestPayload() }],
  ['pull_request_target', { payload: pullRequestPayload() }],
  ['merge_group', { payload: { merge_group: { head_sha: HEAD } } }],
  ['push', { payload: {}, env: { GITHUB_SHA: HEAD } }],
  ['workflow_dispatch', { payload: {}, inputs: { 'pr-number': '42' } }],
  ['schedule', { payload: {} }],
  ['issue_comment', { payload: { issue: { number: 42, pull_request: {} } } }],
  [
    'workflow_run',
    {
      payload: {
        workflow_run: {
          head_sha: HEAD,
          head_repository: { full_name: 'acme/infra' },
          pull_requests: [{ number: 42 }],
        },
      },
    },
  ],
  ['repository_dispatch', { payload: { client_payload: {} }, inputs: { 'pr-number': '42' } }],
];
/** Whose code it is, only a look-up can tell: one that is refused opens nothing. */
const LOOKED_UP = ['workflow_dispatch', 'issue_comment', 'repository_dispatch'];

test('nine events × three tokens: where it is said, and in which words; the verdict is the same', async () => {
  let text = '';
  for (const [event, given] of EVENTS) {
    for (const access of ['write', 'read', 'none'] as const) {
      const { exitCode, lines, outputs, summary } = await run({ event, access, ...given });
      if (access === 'none' && LOOKED_UP.includes(event)) {
        expect([event, exitCode, outputs['verdict']]).toEqual([event, 1, 'undecided']);
        expect(service.requests).toEqual([]);
        const [said] = lines.filter((line) => line.startsWith('  allow-untrusted-head'));
        text += `${event}, token none: refused\n${said?.replace(/commit [0-9a-f]{7}/, 'commit 1234567')}\n`;
        await service.stop();
        await github.stop();
        continue;
      }
      expect([event, access, exitCode, outputs['verdict']]).toEqual([
        event,
        access,
        1,
        'needs-override',
      ]);
      expect(summary).toMatch(/^### ✋ Policy gate: 1 policy needs an override/);
      expect(github.violations).toEqual([]);
      const comments = github.comments(42).length;
      const annotations = github.checkRuns()[0]?.annotations.length ?? 0;
      const commands = lines.filter((line) => line.startsWith('::error file=')).length;
      // Said once on the lines at fault: on the check run or by command.
      expect([event, access, annotations + commands]).toEqual([event, access, 1]);
      const warnings = lines.filter((line) => line.startsWith('warning: '));
      text += [
        `${event}, token ${access}: comment ${comments}, annotations ${annotations}, commands ${commands}, summary 1`,
        ...warnings.map((line) => `  ${line}`),
        '',
      ].join('\n');
      await service.stop();
      await github.stop();
    }
  }
  expectGolden('action/events.txt', text);
});

describe('forks and Dependabot', () => {
  const fork = {
    event: 'pull_request',
    payload: pullRequestPayload({ from: FORK }),
    access: 'read',
    fork: true,
  } as const;

  test('a fork without secrets: closed, and the reason is said', async () => {
    const { exitCode, lines, outputs } = await run({ ...fork, inputs: { token: '' } });
    expect([exitCode, outputs['verdict'], outputs['green']]).toEqual([1, 'undecided', 'false']);
    expect(lines).toContain(
      '  token          is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`; pull requests from forks get no secrets. See https://github.com/plangate/plangate/blob/main/docs/troubleshooting.md#pg-102',
    );
    expect(service.requests).toEqual([]);
  });

  test('neutral opens the gate without having looked, and says so', async () => {
    const inputs = { token: '', 'on-missing-token': 'neutral' };
    const { exitCode, outputs, summary } = await run({ ...fork, inputs });
    expect([exitCode, outputs['verdict'], outputs['green']]).toEqual([0, 'undecided', 'true']);
    expect(summary).toMatch(/^### ⚪ Policy gate: not evaluated\n\nThe check was skipped/);
  });

  test('neutral forgives nothing else: another problem, or an event that has secrets', async () => {
    const inputs = { token: '', 'on-missing-token': 'neutral' };
    expect((await run({ ...fork, inputs: { ...inputs, timeout: 'x' } })).exitCode).toBe(1);
    await service.stop();
    await github.stop();
    const own = { ...fork, payload: pullRequestPayload(), fork: false };
    expect((await run({ ...own, inputs })).exitCode).toBe(1);
  });

  test('Dependabot is told where its secrets are', async () => {
    const { lines } = await run({
      event: 'pull_request',
      payload: pullRequestPayload(),
      access: 'read',
      inputs: { token: '' },
      env: { GITHUB_ACTOR: 'dependabot[bot]' },
    });
    expect(lines.join('\n')).toContain("Dependabot's jobs get Dependabot secrets only");
  });

  const target = { ...fork, event: 'pull_request_target', access: 'write' } as const;

  test("pull_request_target with a fork's files: refused before anything is sent", async () => {
    const { exitCode, lines } = await run(target);
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toMatch(
      /allow-untrusted-head is false\. The event pull_request_target hands out secrets/,
    );
    expect(service.requests).toEqual([]);
  });

  test('allowed by the input that says so', async () => {
    const { outputs } = await run({ ...target, inputs: { 'allow-untrusted-head': 'true' } });
    expect(outputs['verdict']).toBe('needs-override');
  });
});
