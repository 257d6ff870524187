/** Runs that are there: judged, waited for, ended, applied, and what must not happen. */
import { ownedSeed } from '../../support/owned-seed.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ScriptReference } from '../../../src/service/seed.ts';
import { callCli } from '../../support/call-cli.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { asking, startRunOf } from '../../support/local-service.ts';
import { changing, startLyingService, type LyingService } from '../../support/lying-service.ts';
import { flagsOf, runCli } from '../../support/spawn-cli.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

type Pass = Parameters<typeof startLyingService>[1];

const TOKEN = 'token-of-the-runs-command';
const FILES = { 'main.tf': 'resource "terraform_data" "a" {}\n' };
const honest: Pass = (request, ask) => ask(request);
const VERSION = 'cv-ofNet00000000000';
const OTHER = 'run-ofSandbox000000';
const OTHER_VERSION = 'cv-ofSandbox0000000';
let world: LyingService;
let runId = '';
afterEach(() => world.stop());

/** A provisional run in `net`, asked for as said, and a speculative one in `sandbox`. */
async function start(
  { net = 'save-plan', asked = {} }: { net?: ScriptReference; asked?: object } = {},
  pass: Pass = honest,
): Promise<void> {
  const own = { id: VERSION, files: FILES, provisional: true };
  const run = { id: OTHER, planOnly: true };
  const other = { id: OTHER_VERSION, files: FILES, speculative: true, run };
  const seed = ownedSeed({ user: 'morgan', token: TOKEN }, [
    { name: 'net', script: net, versions: [own] },
    { name: 'sandbox', script: 'evaluation-passed', versions: [other] },
  ]);
  world = await startLyingService(seed, pass);
  const workspaceId = world.service.workspaces.find(({ name }) => name === 'net')?.id ?? '';
  const attributes = { message: 'Plan', 'save-plan': true, 'auto-apply': false, ...asked };
  const ask = asking(world.service);
  runId = await startRunOf({ ask }, workspaceId, VERSION, attributes);
  world.service.requests.length = 0;
}

/** `RUN` stands for the run in `net`, whose id nobody knows before it is there. */
const NET = ['RUN', '--organization', 'acme', '-w', 'net', '--version', VERSION];
const OF_OTHER = ['-w', 'net', '--version', OTHER_VERSION];
const IN_SANDBOX = ['-w', 'sandbox', '--version', VERSION];

const plangate = (...words: string[]) => plangateIn({}, ...words);

async function plangateIn(job: Record<string, string>, ...words: string[]) {
  const where = { TF_CLOUD_HOSTNAME: world.origin, TF_API_TOKEN: TOKEN };
  const { code, stdout, stderr } = await runCli(
    ['runs', ...words.map((word) => (word === 'RUN' ? runId : word))],
    { env: { ...where, TF_CLOUD_ORGANIZATION: 'acme', ...job } },
  );
  expect(stdout + stderr).not.toContain(TOKEN);
  return { code, out: stdout, err: stderr };
}

const saying = (text: string): unknown => expect.stringContaining(text);
/** Changes what the service says of the run in `net`, after so many looks at it or before them. */
const changingRun = (change: (run: ToldRun, look: number) => void): Pass => {
  let looks = 0;
  return changing(
    ({ path }) => path.endsWith(`/runs/${runId}`),
    ({ data }) => change(data as ToldRun, looks++),
  );
};
interface ToldRun {
  attributes: Record<string, unknown>;
  relationships: Record<string, { data: { id: string } }>;
}

const statusOf = (name: string) =>
  world.service.runs().find(({ workspace }) => workspace === name)?.status;
const posted = () =>
  world.service.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

/** What differs from run to run. */
function steady(text: string): string {
  return text
    .replaceAll(world.origin, 'http://service')
    .replaceAll(runId, '<run>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/\b\d\d:\d\d\b/g, '<took>');
}

describe('show', () => {
  test('answers JSON by either option, and nothing else', async () => {
    await start();
    expect((await plangate('show', ...NET, '--wait')).code).toBe(0);
    for (const words of [['--json'], ['--format', 'json']]) {
      const { out } = await plangate('show', ...NET, ...words);
      expect(JSON.parse(out)).toMatchObject({ verdict: 'passed' });
    }
  });

  test('guards what the run destroys, as check does', async () => {
    const plan = { additions: 0, changes: 0, destructions: 1 };
    await start({ net: { name: 'save-plan', plan } });
    expect((await plangate('show', ...NET, '--wait')).code).toBe(0);
    const guarded = await plangate('show', ...NET, '--max-destroys', '0');
    expect(guarded.code).toBe(3);
    const applied = await plangate('apply', ...NET, '--max-destroys', '0', '--yes');
    expect([applied.code, statusOf('net')]).toEqual([3, 'planned_and_saved']);
  });

  test('reports what check would report, in every form, and starts nothing', async () => {
    await start({ net: 'policy-check-hard-failed' });
    const directory = emptyDirectory();
    const at = (name: string) => join(directory, name);
    const files = flagsOf({
      'report-json': at('report.json'),
      junit: at('junit.xml'),
      sarif: at('report.sarif'),
    });
    const shown = await plangate('show', ...NET, ...files);
    expect(shown.code).toBe(1);
    expectGolden('scenarios/runs-show.txt', steady(shown.out));
    const printed = await plangate('show', ...NET, '--format', 'json');
    expect(JSON.parse(printed.out)).toMatchObject({
      verdict: 'blocked',
      organization: 'acme',
      workspaces: [{ name: 'net', runId }],
    });
    expect(posted()).toEqual([]);
  });

  const SAID = ['-w', 'net', '--version', VERSION];
  test.each<[string, string[], number, string]>([
    ['all is said', SAID, 0, 'passed'],
    ['the version is not', ['-w', 'net'], 5, '--version is not given'],
    ['nothing is', [], 5, '--workspace is not given'],
    ['nothing has to be', ['--any'], 0, 'passed'],
    ['it is of another version', OF_OTHER, 5, 'planned configuration version cv-ofNet'],
    ['it is of another workspace', IN_SANDBOX, 5, 'belongs to workspace'],
    ['options are said that it has not', [...SAID, '--destroy'], 5, 'was asked for'],
    ['the workspace is not there', ['-w', 'gone', '--version', 'cv-1'], 6, ''],
  ])('has a verdict only of the named run: %s', async (_, words, code, says) => {
    await start();
    expect(await plangate('show', 'RUN', ...words)).toMatchObject({ code, out: saying(says) });
  });

  test('has no verdict of a run that is not over, for which `--wait` waits', async () => {
    await start(
      {},
      changingRun(({ attributes }, look) => {
        if (look < 7) attributes['status'] = 'planning';
      }),
    );
    const { code, out } = await plangate('show', ...NET);
    expect([code, out]).toEqual([
      5,
      saying('is not over, so nothing of it is judged yet: planning'),
    ]);
    const command = /`(plangate runs show [^`]*)`/.exec(out.replaceAll(/\n\s+/g, ' '))?.[1];
    expect(command).toBe(`plangate runs show ${runId} --wait --hostname ${world.origin}`);
    expect(await plangate('show', ...NET, '--wait')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/planning\n[^]*✓ net {3}passed/),
    });
  });

  test('waits for the apply of a saved plan that somebody confirmed, and judges nothing', async () => {
    await start(
      {},
      changingRun(({ attributes }, look) => {
        attributes['status'] = look < 3 ? 'applying' : 'applied';
        attributes['actions'] = {};
      }),
    );
    const { code, out } = await plangate('show', ...NET, '--wait');
    expect([code, out]).toEqual([0, expect.stringMatching(/applying\n[^]*✅ Applied run-/)]);
    expect(out).not.toContain('passed');
  });

  test('requires the options of the run, and reports them', async () => {
    await start({ asked: { 'is-destroy': true } });
    expect(await plangate('show', ...NET)).toMatchObject({
      code: 5,
      out: saying('has "is-destroy": true, which was not requested'),
    });
    for (const word of ['--destroy', '--any']) {
      const said = await plangate('show', ...NET, word);
      expect(said).toMatchObject({ code: 0, out: saying('Planned with destroy: true') });
    }
  });
});

test.each([
  ['provisional', {}],
  ['destroy', { 'save-plan': false, 'is-destroy': true }],
])('a list names a %s run as such', async (word, asked) => {
  await start({ asked });
  const listed = await plangate('list', '-w', 'net', '--all');
  expect(listed.out).toMatch(new RegExp(` ${word} +cv-ofNet00000000000 +Plan$`, 'm'));
});

test.each([
  ['workspace', 'is not what the run names'],
  ['configuration-version', 'does not say which'],
])('a run without a %s is undecided', async (name, says) => {
  await start(
    {},
    changingRun(({ relationships }) => delete relationships[name]),
  );
  const { code, out } = await plangate('show', 'RUN', '--any');
  expect([code, out]).toEqual([5, saying(says)]);
  expect(out).not.toContain('--workspace run-');
});

test('a run that turns into one of another version is undecided', async () => {
  await start(
    {},
    changingRun(({ relationships }, look) => {
      if (look > 1) relationships['configuration-version']!.data.id = OTHER_VERSION;
    }),
  );
  const out = saying('planned configuration version cv-ofSandbox');
  expect(await plangate('show', ...NET, '--wait')).toMatchObject({ code: 5, out });
});

describe('apply', () => {
  test('a green plan is applied once, and who did it is kept', async () => {
    await start();
    const applied = await plangate('apply', ...NET, '--yes', '--reason', 'CHG-1');
    expect(applied.code).toBe(0);
    expectGolden('scenarios/runs-apply.txt', steady(applied.out));
    expect(posted()).toEqual([`/api/v2/runs/${runId}/actions/apply`]);
    expect(statusOf('net')).toBe('applied');
    const again = await plangate('apply', ...NET, '--yes');
    expect(again).toMatchObject({ code: 0, out: saying('✅ Applied') });
    expect(posted()).toHaveLength(1);
    for (const words of [NET, ['RUN', '--any', '--json']]) {
      const shown = await plangate('show', ...words);
      expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(/✅ Applied|"applied"/) });
    }
    const other = await plangate('apply', ...NET.slice(0, -1), OTHER_VERSION, '--yes');
    expect(other).toMatchObject({ code: 2, err: saying('of another workspace or version') });
  });

  test('a plan without changes leaves nothing to apply', async () => {
    const plan = { additions: 0, changes: 0, destructions: 0 };
    await start({ net: { name: 'save-plan', plan } });
    expect((await plangate('show', ...NET, '--wait')).code).toBe(0);
    const applied = await plangate('apply', ...NET, '--yes');
    expect(applied).toMatchObject({ code: 0, out: saying('had nothing to apply') });
    expect(posted()).toEqual([]);
  });

  test('keeps the record of a run that cannot be watched after its confirmation, and is undecided', async () => {
    let isConfirmed = false;
    await start({}, async (request, ask) => {
      if (isConfirmed) return { status: 403, headers: {}, body: new Uint8Array() };
      const answer = await ask(request);
      isConfirmed = request.path.endsWith('/actions/apply');
      return answer;
    });
    const { code, out } = await plangate('apply', ...NET, '--yes', '--json');
    expect(code).toBe(5);
    expect(JSON.parse(out)).toMatchObject({
      outcome: 'unfinished',
      words: expect.stringMatching(/^confirmed, and could not be watched: /),
      audit: [{ action: 'apply', run: runId }],
    });
  });

  test('after a person confirms, the run is judged again', async () => {
    let hasAnswered = false;
    await start(
      {},
      changingRun(({ relationships }) => {
        if (hasAnswered) relationships['configuration-version']!.data.id = OTHER_VERSION;
      }),
    );
    const words = NET.map((word) => (word === 'RUN' ? runId : word));
    const { code, stderr } = await callCli(['runs', 'apply', ...words], {
      env: { TF_CLOUD_HOSTNAME: world.origin, TF_API_TOKEN: TOKEN },
      answer: 'y',
      onAsk: () => (hasAnswered = true),
    });
    expect([code, hasAnswered, stderr]).toEqual([5, true, saying('is not green ("undecided")')]);
    expect(posted()).toEqual([]);
  });

  test('has the record in its JSON', async () => {
    await start();
    const { out } = await plangate('apply', ...NET, '--yes', '--format', 'json');
    const by = { by: 'morgan', reason: 'applied after the gate' };
    expect(JSON.parse(out)).toMatchObject({
      outcome: 'applied',
      counts: { additions: 2 },
      audit: [{ action: 'apply', run: runId, workspace: 'net', ...by }],
    });
  });

  test('the report of the gate names the run, and its files are compared', async () => {
    await start();
    const report = (sha256: string) => {
      const path = join(emptyDirectory(), 'report.json');
      const workspaces = [{ name: 'net', runId, configurationVersionId: VERSION }];
      const archives = [{ directory: '.', sha256 }];
      const tool = { name: 'plangate' };
      const text = JSON.stringify({ tool, organization: 'acme', workspaces, archives });
      writeFileSync(path, text);
      return path;
    };
    const other = await plangate('apply', '--report', report('0'.repeat(64)), '--yes');
    const out = saying('planned other files than the report');
    expect(other).toMatchObject({ code: 5, out });
    const contrary = await plangate('apply', OTHER, '--report', report(''), '--yes');
    expect(contrary).toMatchObject({ code: 2, err: saying('the report says run-') });
    expect(posted()).toEqual([]);
  });

  const SPECULATIVE = [OTHER, '-w', 'sandbox', '--version', OTHER_VERSION];
  const DESTROYS = { asked: { 'is-destroy': true } };
  test.each<[string, Parameters<typeof start>[0], string[], number, string]>([
    ['a speculative run', {}, SPECULATIVE, 5, 'is not provisional'],
    ['one that a policy closed', { net: 'policy-check-hard-failed' }, NET, 1, 'is not green'],
    ['one of another version', {}, ['RUN', ...OF_OTHER], 5, 'is not green'],
    ['one of another workspace', {}, ['RUN', ...IN_SANDBOX], 5, 'is not green'],
    ['one with options that nobody said', { asked: { refresh: false } }, NET, 5, 'is not green'],
    ['one that destroys', DESTROYS, [...NET, '--destroy'], 5, '--allow-destroy-apply'],
    ['one whose version nobody said', {}, NET.slice(0, 5), 2, '--version'],
    ['one that is to be green for any failure', {}, [...NET, '--fail-on', 'never'], 2, '--fail-on'],
  ])('%s is refused', async (_, seed, words, code, says) => {
    await start(seed);
    const refused = await plangate('apply', ...words, '--yes');
    expect(refused).toMatchObject({ code, err: saying(says) });
    expect(posted()).toEqual([]);
  });

  test('is refused without --yes where no person can be asked', async () => {
    await start();
    expect((await plangate('apply', ...NET)).code).toBe(2);
    expect(statusOf('net')).toBe('planned_and_saved');
  });

  test('is refused in a job that an unknown person started, and sends no request', async () => {
    await start();
    const job = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/infra' };
    const refused = await plangateIn(job, 'apply', ...NET, '--yes');
    expect(refused).toMatchObject({ code: 2, err: saying('the apply is refused.') });
    expect(world.service.requests).toEqual([]);
  });

  test('looks up in the run whether it was applied when an answer is lost', async () => {
    let lost = 0;
    await start({}, async (request, ask) => {
      const answer = await ask(request);
      if (!request.path.endsWith('/actions/apply')) return answer;
      lost += 1;
      return { ...answer, status: 504, body: new Uint8Array() };
    });
    const applied = await plangate('apply', ...NET, '--yes');
    expect(applied).toMatchObject({ code: 0, out: saying('✅ Applied') });
    expect(lost).toBe(1);
  });

  test('reports a failed apply with its first error', async () => {
    const failing = changing(
      ({ path }) => /\/(?:runs|applies)\/[\w-]+$/.test(path),
      (document) => {
        const { attributes } = document['data'] as { attributes: Record<string, unknown> };
        if (['applied', 'finished'].includes(String(attributes['status'])))
          attributes['status'] = 'errored';
      },
    );
    const diagnostic = { severity: 'error', summary: 'Quota exceeded', detail: 'Ask for more.' };
    await start({}, async (request, ask, service) => {
      if (!request.path.startsWith('/v1/log/')) return failing(request, ask, service);
      const line = JSON.stringify({ '@level': 'error', type: 'diagnostic', diagnostic });
      return { status: 200, headers: {}, body: new TextEncoder().encode(line) };
    });
    const { code, out } = await plangate('apply', ...NET, '--yes');
    expect([code, out]).toEqual([4, saying('\n  Quota exceeded: Ask for more.\n')]);
    expect(out).toContain(`❌ The apply of ${runId} (net) failed: it is errored`);
  });

  test('does not apply a run that is discarded between the look and the confirmation', async () => {
    let looks = 0;
    await start({}, async (request, ask, service) => {
      // The first look asks whether it was applied before, the second is just before the confirmation.
      if (request.path.endsWith(`/runs/${runId}`) && request.query === '' && looks++ > 0) {
        const path = `${request.path}/actions/discard`;
        await service.handle({ ...request, method: 'POST', path });
      }
      return ask(request);
    });
    const { code, err } = await plangate('apply', ...NET, '--yes');
    expect([code, err]).toEqual([5, saying('it is "discarded"')]);
    expect(statusOf('net')).toBe('discarded');
  });
});
