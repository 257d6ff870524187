/** Runs that are there: judged and waited for, and what must not happen. */
import { ownedSeed } from '../../support/owned-seed.ts';
import { join } from 'node:path';

import type { ScriptReference } from '../../../src/service/seed.ts';
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
    const command = /^ +(plangate runs show .*)$/m.exec(out)?.[1];
    expect(command).toBe(`plangate runs show ${runId} --wait --hostname ${world.origin}`);
    expect(await plangate('show', ...NET, '--wait')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/planning\n[^]*✓ net {3}passed/),
    });
  });

  const isAs = (status: string, more: object = {}) =>
    changingRun(({ attributes }) => void Object.assign(attributes, { status, ...more }));

  test.each<[string, object]>([
    ['saved its plan', {}],
    ['waited for nobody', { 'save-plan': false, 'auto-apply': true, 'plan-only': false }],
  ])('judges a run that %s and was applied by what its policies said', async (_, attributes) => {
    await start({}, isAs('applied', attributes));
    expect(await plangate('show', ...NET)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/✓ net {3}passed/),
    });
    expect(await plangate('show', 'RUN', ...OF_OTHER)).toMatchObject({ code: 5 });
  });

  test('says of a run that is being applied that its end is not known', async () => {
    await start({}, isAs('applying'));
    const out = saying('The run is "applying", so what becomes of it is not known yet.');
    expect(await plangate('show', ...NET)).toMatchObject({ code: 5, out });
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
