/**
 * Releases that were published meet this version on the same pull request: what one wrote, the other reads.
 * `scripts/keep-release.js` keeps a release here; a fresh one is recorded by GOLDEN=update. Before the first release,
 * this version meets itself.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import type { Ended } from '../support/runner.ts';
import { ROOT } from '../support/runner.ts';
import type { Scenario, ScenarioOptions } from '../support/scenario.ts';
import {
  GITHUB_TOKEN,
  pullRequestPayload,
  SERVICE_TOKEN,
  startScenario,
} from '../support/scenario.ts';
import { untilAsked } from '../support/until-asked.ts';

const RELEASES = join(ROOT, '__tests__/data/releases');
const OVER = ['canceled', 'discarded'];
const BOT = { login: 'github-actions[bot]', app: 'github-actions' };
const ENDLESS = { timings: { planning: 600_000 } } as const;

test('every published release but this one is kept here', () => {
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const dated = Array.from(text.matchAll(/^## (\d+\.\d+\.\d+) · \d{4}-/gm), ([, name]) => name);
  expect(text).toMatch(/^## (?:Unreleased: )?\d+\.\d+\.\d+/m);
  const missing = dated.slice(1).filter((name) => !existsSync(join(RELEASES, name ?? '')));
  expect(missing).toEqual([]);
});

const releases = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
const UNRELEASED = 'this version';

describe.each(releases.length > 0 ? releases : [UNRELEASED])('%s and this version', (release) => {
  let folder: string;
  let kept: string;
  let older: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plangate-upgrades-'));
    kept = release === UNRELEASED ? keepThisVersion(folder) : join(RELEASES, release);
    older = join(folder, 'older');
    mkdirSync(older);
    await extract({ file: join(kept, 'action.tar.br'), cwd: older, brotli: true });
    writeFileSync(join(older, 'package.json'), '{"type":"module"}');
    const isRecorded = existsSync(join(kept, 'comment.md'));
    const records = release === UNRELEASED || process.env['GOLDEN'] === 'update';
    if (!isRecorded && records) await record(kept, older);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** In both orders, side by side: most of the time is waiting for runs. With itself, a version has one order. */
  async function inBothOrders(
    options: ScenarioOptions,
    story: (scenario: Scenario, first: string, second: string) => Promise<void>,
  ): Promise<void> {
    const forward = [older, ROOT] as const;
    const orders = release === UNRELEASED ? [forward] : [forward, [ROOT, older] as const];
    await Promise.all(
      orders.map(([first, second]) =>
        inScenario(options, (scenario) => story(scenario, first, second)),
      ),
    );
  }

  test('share the one comment, and an override that was waited for is found', async () => {
    await inBothOrders({ script: 'evaluation-failed' }, async (scenario, first, second) => {
      const { github, service, job, step } = scenario;
      const before = await job.run({ ...step(), root: first });
      expect(before.outputs['verdict']).toBe('blocked');
      const head = 'b'.repeat(40);
      github.push(42, head);
      service.setScript('net-prod', 'awaiting-override');
      const event = { name: 'pull_request', payload: pullRequestPayload({ head }) };
      const push = { ...step({ event, env: { GITHUB_RUN_ID: '7002' } }), root: second };
      const ended = await job.run(push);
      expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'needs-override']);
      const comments = github.comments(42);
      expect(comments.map(({ id }) => id)).toEqual([1001]);
      expect(comments[0]?.body).toContain('✅ 1 resolved since the last push');
      expect(comments[0]?.body).toMatch(/\*\*`allowed-regions`\*\* .*🆕/u);
      expect(ended.stdout).not.toContain('::warning::');
      const run = ended.outputs['run-id'] ?? '';
      await override(scenario, run);
      const env = { ...push.env, GITHUB_RUN_ATTEMPT: '2' };
      const again = await job.run({ ...push, env, root: first });
      const { verdict, 'run-id': judged } = again.outputs;
      expect([again.exitCode, verdict, judged]).toEqual([0, 'overridden', run]);
      expect(github.violations).toEqual([]);
    });
  });

  test('end the run of a killed step', async () => {
    await inBothOrders({ script: ENDLESS }, async (scenario, first, second) => {
      const { service, github, job, step } = scenario;
      const { state } = await kill(scenario, first);
      const post = await job.post({ ...step(), root: second }, state);
      expect(post.exitCode).toBe(0);
      expect(service.runs()).toHaveLength(1);
      expect(service.runs().filter(({ status }) => !OVER.includes(status))).toEqual([]);
      expect(github.comments(42)[0]?.body).toMatch(/^### 🚫 Policy gate: canceled/);
    });
  });

  test('leave the comment of another job as it is, and read its state', async () => {
    const workspaces = [
      { name: 'dns', workingDirectory: 'network', script: 'evaluation-failed' },
    ] as const;
    await inScenario({ workspaces: [...workspaces] }, async ({ github, job, step }) => {
      const text = readFileSync(join(kept, 'comment.md'), 'utf8');
      github.addComment(42, BOT, text);
      const ended = await job.run(step({ with: { workspace: 'dns' } }));
      expect(ended.outputs['verdict']).toBe('blocked');
      expect(ended.stdout).toContain('::warning::Another job of this commit has reported');
      expect(github.comments(42).map(({ body }) => body)).toEqual([text]);
      const { state } = readJson(join(kept, 'state.json')) as Ended;
      const { stdout } = await job.post(step(), state);
      expect(stdout).toContain('::warning::Runs may still be going on: net-prod run-');
    });
  });

  test("write reports by each other's schema", async () => {
    await inScenario({ script: 'evaluation-failed' }, async ({ job, step }) => {
      const { outputs } = await job.run(step());
      const reports = [join(kept, 'report.json'), outputs['report-json'] ?? ''].map(readJson);
      for (const root of [older, ROOT]) {
        const ajv = new Ajv({ allErrors: true });
        addFormats.default(ajv);
        const validate = ajv.compile(readJson(join(root, 'docs/report.schema.json')) as object);
        const problems = reports.flatMap((report) => (validate(report) ? [] : validate.errors));
        expect(problems).toEqual([]);
      }
    });
  });
});

async function inScenario(
  options: ScenarioOptions,
  story: (scenario: Scenario) => Promise<void>,
): Promise<void> {
  const scenario = await startScenario(options);
  try {
    await story(scenario);
  } finally {
    await scenario.close();
  }
}

async function override({ job, service, step }: Scenario, run: string): Promise<void> {
  const keys = { organization: 'acme', workspaces: [{ name: 'net-prod' }] };
  const { env = {}, event } = step({ keys });
  const given = { hostname: service.origin, token: SERVICE_TOKEN, run, reason: 'agreed' };
  const about = { event, env, token: GITHUB_TOKEN, with: given };
  const done = await job.run({ action: 'command', ...about });
  expect(done.exitCode).toBe(0);
}

/** Once its run was looked at. */
async function kill({ job, service, step }: Scenario, root: string): Promise<Ended> {
  const before = service.requests.length;
  const { child, ended } = await job.start({ ...step(), root });
  const looked = untilAsked(service.requests, (requests) =>
    requests
      .slice(before)
      .some(({ method, path }) => method === 'GET' && path.includes('/runs/run-')),
  );
  await Promise.race([looked, ended]);
  child.kill('SIGKILL');
  return ended;
}

/** The folder that holds this version as `scripts/keep-release.js` would keep it. */
function keepThisVersion(folder: string): string {
  const kept = join(folder, 'kept');
  execFileSync(process.execPath, [join(ROOT, 'scripts/keep-release.js'), kept]);
  return kept;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** What the release leaves behind, with addresses that mean nothing. */
async function record(kept: string, root: string): Promise<void> {
  await inScenario({ script: 'evaluation-failed' }, async (scenario) => {
    const { github, service, job, step } = scenario;
    const plain = (text: string) =>
      text
        .replaceAll(service.origin, 'http://service.example')
        .replaceAll(new URL(service.origin).host, 'service.example')
        .replaceAll(github.serverUrl, 'http://github.example')
        .replaceAll(job.workspace, '/checkout');
    const keep = (name: string, text: string) => writeFileSync(join(kept, name), plain(text));
    const ended = await job.run({ ...step(), root });
    keep('comment.md', github.comments(42)[0]?.body ?? '');
    keep('report.json', readFileSync(ended.outputs['report-json'] ?? '', 'utf8'));
    service.setScript('net-prod', ENDLESS);
    const { state } = await kill(scenario, root);
    keep('state.json', `${JSON.stringify({ state }, undefined, 2)}\n`);
  });
}
