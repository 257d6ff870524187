/** scripts/live-check.js under every course of the local service: it finds the course by what the service answers. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { COURSE_NAMES, COURSES } from '../../src/service/courses.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { forward, served } from '../support/loopback-service.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import { startTestService } from '../support/start-service.ts';

const TOKEN = 'token-of-the-live-check';
const SCRIPT = join(REPOSITORY, 'scripts/live-check.js');
const execute = promisify(execFile);

type Scripts = NonNullable<NonNullable<Parameters<typeof ownedSeed>[1]>[number]['script']>;
/** What the workspace of each course has to do, which a person sets up by policies and tasks. */
const SCRIPTS: Record<(typeof COURSE_NAMES)[number], Scripts> = {
  'overridden-plan-only-run': 'policy-check-soft-failed',
  'failed-evaluation': 'awaiting-override',
  'overridden-stage': 'awaiting-override',
  'overridden-saved-plan': 'policy-check-soft-failed',
  'final-evaluation': 'evaluation-failed',
  'broken-check': 'policy-check-errored',
  'comments-on-runs': 'plain',
  'long-message': 'plain',
  'final-init': 'tf-policy-init',
  'overridable-init': 'tf-policy-init-awaiting-override',
  'failed-task': 'run-task-failed',
};

const BEGAN = Date.now();

/** The time of the service is a second for each request, however busy the machine is: the script looks once a second. */
async function startLive(options: Partial<ServiceOptions>, names = COURSE_NAMES) {
  let seconds = () => 0;
  const clock = {
    now: () => seconds() * 1000,
    date: () => new Date(BEGAN + seconds() * 1000),
    sleep: (ms: number) => Promise.reject(new Error(`Nothing waits ${ms} ms here.`)),
  };
  const service = await startTestService({
    clock,
    seed: ownedSeed(
      { token: TOKEN },
      names.map((name) => ({ name: `plangate-live-${name}`, script: SCRIPTS[name] })),
    ),
    ...options,
  });
  seconds = () => service.requests.length;
  return service;
}

async function runScript(address: string, words: readonly string[]) {
  const env = {
    ...process.env,
    TF_API_TOKEN: TOKEN,
    TF_CLOUD_ORGANIZATION: 'acme',
    TFE_HOSTNAME: address,
    LIVE_CHECK_SECOND_MS: '1',
  };
  const ended = await execute(process.execPath, [SCRIPT, ...words], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return { said: ended.stderr, printed: ended.stdout === '' ? {} : JSON.parse(ended.stdout) };
}

describe('the course is found', () => {
  for (const name of COURSE_NAMES) {
    test.each(COURSES[name])(`of ${name}=%s`, async (value) => {
      const service = await startLive({ courses: { [name]: value } }, [name]);
      const { said, printed } = await runScript(service.origin, ['--print', '--only', name]);
      await service.stop();
      expect([said, printed.answers]).toEqual([`${name}: ${value}\n`, { [name]: value }]);
    });
  }
});

/** Names of the workspaces that the script can make with their policies. */
const CAN_BE_MADE = COURSE_NAMES.filter((name) => !/init$|^failed-task$/.test(name));

test('the check makes what is missing, answers every question, fills in the page and deletes what it made', async () => {
  const service = await startLive({});
  const made = new Set<string>();
  const changes: string[] = [];
  // The local service takes no new workspaces and policies, so this answers for it.
  const front = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = '', url = '' } = incoming;
      const body = await buffer(incoming);
      const [, name = ''] = /\/workspaces\/plangate-live-([a-z-]+)$/.exec(url) ?? [];
      const isNew =
        /\/(?:organizations\/acme\/(?:workspaces|policies|policy-sets)|policies\/\w+\/upload)$/;
      const { status, text, headers } =
        CAN_BE_MADE.some((each) => each === name) && !made.has(name)
          ? { status: 404, text: '{}', headers: {} }
          : method === 'DELETE' || isNew.test(url)
            ? await changed(method, url, body.toString())
            : await forward(service.origin, incoming, body);
      outgoing.writeHead(status, headers).end(text);
    })().catch(() => outgoing.destroy());
  });
  async function changed(method: string, url: string, body: string) {
    const [, what = ''] = /\/api\/v2(.*)$/.exec(url) ?? [];
    if (method === 'DELETE' || method === 'PUT') {
      changes.push(`${method} ${what}`);
      return { status: 204, text: '', headers: {} };
    }
    const { data } = JSON.parse(body);
    changes.push(`${method} ${what} ${data.attributes.name}`);
    if (what.endsWith('/workspaces')) {
      made.add(data.attributes.name.replace('plangate-live-', ''));
      const path = `/api/v2/organizations/acme/workspaces/${data.attributes.name}`;
      const answer = await fetch(service.origin + path, {
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      return { status: 201, text: await answer.text(), headers: {} };
    }
    return { status: 201, text: JSON.stringify({ data: { id: 'pol1' } }), headers: {} };
  }
  const { origin, stop } = await served(front);
  const folder = emptyDirectory();
  const pages = ['docs/assumptions.md', 'LIVE-CHECK.md'];
  const before = pages.flatMap((page) => readText(page).split('\n'));
  mkdirSync(join(folder, 'docs'));
  for (const page of pages) writeFileSync(join(folder, page), readText(page));
  const { said } = await runScript(origin, ['--into', folder]);
  await Promise.all([stop(), service.stop()]);
  const filled = pages.flatMap((page) => readFileSync(join(folder, page), 'utf8').split('\n'));
  const rows = filled.filter((line, at) => line !== before[at]);
  expect(said).not.toMatch(/not answered|does not hold/);
  expect(rows).toHaveLength(COURSE_NAMES.length + 8);
  for (const row of rows)
    expect(row).toMatch(/\| (?:seen: `[\w-]+`|holds) \(127\.0\.0\.1, \d{4}-\d\d-\d\d\) \|$/);
  for (const name of COURSE_NAMES)
    expect(filled.join('\n')).toContain(`seen: \`${COURSES[name][0]}\``);
  const count = (start: string) => changes.filter((change) => change.startsWith(start)).length;
  expect([made.size, count('POST'), count('DELETE')]).toEqual([CAN_BE_MADE.length, 20, 20]);
});

test('the check names what is missing, and asks nothing', async () => {
  const { said } = await runScript('http://127.0.0.1:9', ['--only', 'mood']);
  expect(said).toMatch(/^--only takes overridden-plan-only-run, .*, not mood\.$/m);
});
