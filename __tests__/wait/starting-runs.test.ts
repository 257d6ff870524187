import { describe, expect, test } from '@jest/globals';
import { findWorkspace } from '../../src/wait/find-workspace.ts';
import { obtainRun, versionIdOf } from '../../src/wait/obtain-run.ts';
import { uploadConfiguration } from '../../src/wait/upload-configuration.ts';
import { watchRun } from '../../src/wait/watch-run.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { inTurn, refused, run, stubClient } from '../support/stub-client.ts';

type Answers = Parameters<typeof stubClient>[0];
const never = new AbortController().signal;

/** Time that jumps to the next sleeper; `slept` has every pause but those of the heartbeat. */
function jumpingClock(startMs = 0) {
  const clock = fakeClock({ auto: true, startMs });
  const slept: number[] = [];
  const sleep = (ms: number, signal?: AbortSignal) => {
    if (ms < 29_000) slept.push(ms);
    return clock.sleep(ms, signal);
  };
  return { now: () => clock.now(), date: () => clock.date(), sleep, slept };
}

describe('the workspace', () => {
  const find = (attributes: Record<string, unknown>, mode: 'speculative' | 'provisional') => {
    const workspace = {
      id: 'ws-1',
      type: 'workspaces',
      attributes: { name: 'net', ...attributes },
    };
    const { client, calls } = stubClient({ 'workspaces.showByName': () => workspace });
    const wanted = { name: 'net', directory: '/repo/infra/net' };
    return { calls, found: findWorkspace(client, 'acme', wanted, mode) };
  };

  test('is asked for by its name, and its working directory taken off', async () => {
    const { calls, found } = find({ 'working-directory': '/infra//net/' }, 'speculative');
    expect(await found).toMatchObject({
      workingDirectory: 'infra/net',
      root: '/repo',
      notices: [],
    });
    expect(calls).toEqual(['workspaces.showByName ["acme","net"]']);
  });
  test.each([
    [
      { 'execution-mode': 'local' },
      'input',
      'Workspace "net" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.',
    ],
    [
      { permissions: { 'can-queue-run': false } },
      'refused',
      'Workspace "net" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace, or use another token.',
    ],
    [
      { 'working-directory': '../up' },
      'input',
      'Workspace "net" cannot be gated: its working directory "../up" leads out of what is uploaded. Change the working directory in the workspace\'s settings.',
    ],
  ])('%j is refused before anything is sent', async (attributes, kind, message) => {
    await expect(find(attributes, 'speculative').found).rejects.toMatchObject({ kind, message });
  });
  test('that says nothing about itself is good enough', async () => {
    for (const attributes of [
      {},
      { permissions: null, locked: null },
      { permissions: {}, 'execution-mode': 'agent', locked: false },
      { permissions: { 'can-queue-run': true } },
    ]) {
      expect((await find(attributes, 'speculative').found).notices).toEqual([]);
    }
  });
  test('that is locked says what that means', async () => {
    const notices = async (mode: 'speculative' | 'provisional') =>
      (await find({ locked: true }, mode).found).notices;
    expect(await notices('speculative')).toEqual([
      'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
    ]);
    expect(await notices('provisional')).toEqual([
      'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
    ]);
  });
  test('that is not there is told with both names and the host', async () => {
    const wanted = { name: 'net', directory: '/repo' };
    const missing = stubClient({ 'workspaces.showByName': () => refused('not-found') });
    await expect(
      findWorkspace(missing.client, 'acme', wanted, 'speculative'),
    ).rejects.toMatchObject({
      kind: 'refused',
      message:
        'Workspace "net" was not found in organization "acme" on service.example: POST /runs/run-1 answered 404. Either one of the names is wrong, or the token may not see the workspace.',
    });
    for (const error of [refused('network'), new TypeError('mistake')]) {
      const broken = stubClient({ 'workspaces.showByName': () => error });
      await expect(findWorkspace(broken.client, 'acme', wanted, 'speculative')).rejects.toBe(error);
    }
  });
});

describe('the upload', () => {
  const version = (status: string, more = {}, id = 'cv-1') => ({
    id,
    attributes: { status, ...more },
  });
  const shown = (...args: Parameters<typeof version>) => ({ version: version(...args) });
  function upload(
    answers: Answers,
    more: { mode?: 'provisional'; autoQueueRuns?: true } = {},
    signal: AbortSignal = never,
  ) {
    const clock = jumpingClock();
    const versions: string[] = [];
    const { client, calls } = stubClient({
      'configurationVersions.create': () => version('pending'),
      'configurationVersions.upload': () => undefined,
      ...answers,
    });
    const archive = { path: '/tmp/a.tar.gz', bytes: 12 } as Parameters<
      typeof uploadConfiguration
    >[0];
    const options = {
      workspaceId: 'ws-1',
      mode: 'speculative' as const,
      autoQueueRuns: false,
      deadline: 60_000,
      ...more,
    };
    const onVersion = (id: string) => void versions.push(id);
    const done = uploadConfiguration(archive, options, { client, clock, signal, onVersion });
    return { done, calls, versions, clock };
  }
  const show = 'configurationVersions.show';

  test('makes a version of the right kind, sends, and looks at once', async () => {
    const { done, calls, versions, clock } = upload({ [show]: () => shown('uploaded') });
    expect(await done).toBe('cv-1');
    expect(calls).toEqual([
      'configurationVersions.create ["ws-1",{"autoQueueRuns":false,"speculative":true,"provisional":false}]',
      'configurationVersions.upload [{"id":"cv-1","attributes":{"status":"pending"}},{"path":"/tmp/a.tar.gz","bytes":12}]',
      `${show} ["cv-1"]`,
    ]);
    expect(versions).toEqual(['cv-1']);
    expect(clock.slept).toEqual([]);
  });
  test('of a plan to be kept is provisional, and may start its run', async () => {
    const answers = { [show]: () => shown('uploaded') };
    const { done, calls } = upload(answers, { mode: 'provisional', autoQueueRuns: true });
    await done;
    expect(calls[0]).toContain('{"autoQueueRuns":true,"speculative":false,"provisional":true}');
  });
  test('waits while it is taken in, longer and longer', async () => {
    const states = ['pending', 'fetching', 'dreamt', 'pending', 'uploaded'].map((word) =>
      shown(word),
    );
    const { done, clock } = upload({ [show]: inTurn(...states) });
    await done;
    expect(clock.slept).toEqual([250, 250, 250, 250]);
    const long = upload({ [show]: inTurn(...Array(20).fill(shown('pending')), shown('uploaded')) });
    await long.done;
    const { slept } = long.clock;
    expect(Math.max(...slept)).toBe(5_000);
    expect(slept.slice(4, 6)).toEqual([250, 312.5]);
  });
  test('goes to a new version when the first place is refused, once', async () => {
    const { done, calls, versions } = upload({
      'configurationVersions.create': inTurn(version('pending'), version('pending', {}, 'cv-2')),
      'configurationVersions.upload': inTurn(refused('upload-refused'), undefined),
      [show]: () => shown('uploaded'),
    });
    expect(await done).toBe('cv-2');
    expect(versions).toEqual(['cv-1', 'cv-2']);
    expect(calls.at(-1)).toBe(`${show} ["cv-2"]`);
    const again = refused('upload-refused');
    const twice = upload({ 'configurationVersions.upload': () => again });
    await expect(twice.done).rejects.toBe(again);
    expect(twice.versions).toHaveLength(2);
  });
  test('that fails otherwise is told as it is', async () => {
    for (const error of [refused('network'), new TypeError('mistake')]) {
      const { done, versions } = upload({ 'configurationVersions.upload': () => error });
      await expect(done).rejects.toBe(error);
      expect(versions).toHaveLength(1);
    }
  });
  test.each([
    ['errored', { 'error-message': 'no files', error: 'code' }, ': no files', true],
    ['errored', { 'error-message': '', error: 'code' }, ': code', true],
    ['errored', { 'error-message': null }, '', true],
    ['archived', {}, '', false],
  ])('"%s" %j ends at once', async (status, more, said, errored) => {
    const { done } = upload({ [show]: () => shown(status, more) });
    await expect(done).rejects.toMatchObject({
      kind: 'service',
      errored,
      message: `The service could not use the upload: configuration version cv-1 is "${status}"${said}.`,
    });
  });
  test('of a job that was cancelled is no timeout', async () => {
    const cancelled = upload({ [show]: () => shown('pending') }, {}, AbortSignal.abort());
    await expect(cancelled.done).rejects.toMatchObject({ kind: 'canceled' });
  });
  test('that is never taken in ends with what was seen last', async () => {
    const message = (word: string) =>
      `Configuration version cv-1 was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`;
    const pending = upload({ [show]: () => shown('fetching') });
    await expect(pending.done).rejects.toMatchObject({
      kind: 'timeout',
      message: message('fetching'),
    });
    const unseen = upload({ [show]: () => refused('network') });
    await expect(unseen.done).rejects.toMatchObject({
      kind: 'timeout',
      message: message('not to be seen'),
    });
    const forbidden = upload({ [show]: () => refused('unauthorized') });
    await expect(forbidden.done).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('the run', () => {
  function obtain(answers: Answers, more: { mode?: 'provisional'; autoQueueRuns?: true } = {}) {
    const clock = jumpingClock();
    const { client, calls } = stubClient(answers);
    const options = {
      workspaceId: 'ws-1',
      versionId: 'cv-1',
      mode: 'speculative' as const,
      message: 'Plan',
      autoQueueRuns: false,
      deadline: 60_000,
      ...more,
    };
    return { obtained: obtainRun(options, { client, clock, signal: never }), calls, clock };
  }

  test('is created, and never applied by itself', async () => {
    const plain = obtain({ 'runs.create': () => run() });
    expect(await plain.obtained).toEqual({ run: run(), adopted: false });
    expect(plain.calls).toEqual(['runs.create ["ws-1","cv-1",{"message":"Plan","planOnly":true}]']);
    const kept = obtain({ 'runs.create': () => run() }, { mode: 'provisional' });
    await kept.obtained;
    expect(kept.calls).toEqual([
      'runs.create ["ws-1","cv-1",{"message":"Plan","savePlan":true,"autoApply":false}]',
    ]);
  });
  test('that the upload starts is found through its version', async () => {
    const show = inTurn({}, { run: run() });
    const { obtained, calls, clock } = obtain(
      { 'configurationVersions.show': show },
      { autoQueueRuns: true },
    );
    expect(await obtained).toEqual({ run: run(), adopted: true });
    expect(calls).toEqual(Array(2).fill('configurationVersions.show ["cv-1",{"include":["run"]}]'));
    expect(clock.slept).toEqual([500]);
  });
  test('is looked for among the runs now and then, where the version does not say', async () => {
    const answers = {
      'configurationVersions.show': () => ({}),
      'runs.findByConfigurationVersion': inTurn(undefined, run()),
    };
    const { obtained, calls, clock } = obtain(answers, { autoQueueRuns: true });
    expect((await obtained).run).toEqual(run());
    expect(calls.map((call) => call.split(' ')[0])).toEqual([
      ...Array(4).fill('configurationVersions.show'),
      'runs.findByConfigurationVersion',
      ...Array(4).fill('configurationVersions.show'),
      'runs.findByConfigurationVersion',
    ]);
    expect(calls[4]).toBe('runs.findByConfigurationVersion ["ws-1","cv-1"]');
    const { slept } = clock;
    expect(slept.slice(0, 5)).toEqual([500, 500, 500, 500, 500]);
    expect(slept[5]).toBe(625);
  });
  test('is not looked for elsewhere once its version says it', async () => {
    const show = inTurn({}, {}, {}, { run: run() });
    const { obtained, calls } = obtain(
      { 'configurationVersions.show': show },
      { autoQueueRuns: true },
    );
    expect((await obtained).run).toEqual(run());
    expect(calls).toHaveLength(4);
  });
  test('that never appears, or is no longer waited for', async () => {
    const nothing = {
      'configurationVersions.show': () => ({}),
      'runs.findByConfigurationVersion': () => undefined,
    };
    const { obtained, clock } = obtain(nothing, { autoQueueRuns: true });
    await expect(obtained).rejects.toMatchObject({
      kind: 'timeout',
      message:
        'The upload of configuration version cv-1 was to start a run, but none appeared in time. Set auto-queue-runs to false, so that the run is created here.',
    });
    expect(Math.max(...clock.slept)).toBe(5_000);
    const { client } = stubClient(nothing);
    const canceled = obtainRun(
      {
        workspaceId: 'ws-1',
        versionId: 'cv-1',
        mode: 'speculative',
        message: '',
        autoQueueRuns: true,
        deadline: 60_000,
      },
      { client, clock: jumpingClock(), signal: AbortSignal.abort() },
    );
    await expect(canceled).rejects.toMatchObject({ kind: 'canceled' });
  });
  test('names its version, or does not', () => {
    const of = (data: unknown) =>
      versionIdOf({
        ...run(),
        relationships: { 'configuration-version': { data } } as never,
      });
    expect(of({ id: 'cv-1', type: 'configuration-versions' })).toBe('cv-1');
    expect([of(null), of(undefined), of([]), versionIdOf(run())]).toEqual(Array(4).fill(undefined));
  });
});

describe('watching', () => {
  const plan = (status: string) => ({
    id: 'plan-1',
    attributes: {
      status,
      'resource-additions': 2,
      'resource-changes': 0,
      'resource-destructions': 0,
    },
  });
  async function watch(shows: unknown[], more: { mode?: 'provisional'; createdAt?: number } = {}) {
    const clock = jumpingClock(10_000);
    const said: string[] = [];
    const { client, calls } = stubClient({ 'runs.show': inTurn(...shows) });
    const waiting = await watchRun(
      {
        run: run({ status: 'pending' }),
        mode: 'speculative',
        createdAt: 10_000,
        deadline: 90_000,
        ...more,
      },
      {
        client,
        clock,
        signal: never,
        onProgress: (status, words) => void said.push(`${status}: ${words}`),
        onHeartbeat: (status, words) => void said.push(`still ${status}: ${words}`),
      },
    );
    return { waiting, said, calls, slept: clock.slept };
  }

  test('looks at all of it in one request, until it has settled', async () => {
    const { waiting, calls, said } = await watch([
      { run: run({ status: 'planning' }) },
      { run: run({ status: 'planned' }), plan: plan('finished') },
      { run: run({ status: 'planned_and_finished' }), plan: plan('finished') },
    ]);
    expect(waiting).toMatchObject({
      kind: 'settled',
      seen: ['pending', 'planning', 'planned', 'planned_and_finished'],
    });
    expect(new Set(calls)).toEqual(
      new Set(['runs.show ["run-1",{"include":["plan","task_stages","cost_estimate"]}]']),
    );
    // What the plan would do is told once, and instead of "planned".
    expect(said.filter((line) => line.startsWith('planned:'))).toHaveLength(1);
    expect(said.find((line) => line.startsWith('planned:'))).toMatch(/2 to add|\+2/);
  });
  test('says each change once, and that it still waits', async () => {
    const { said } = await watch([
      { run: run({ status: 'planning' }) },
      { run: run({ status: 'planning' }), plan: plan('running') },
      { run: run({ status: 'planned' }), plan: plan('finished') },
      { run: run({ status: 'cost_estimating' }), plan: plan('finished') },
      ...Array.from({ length: 10 }, () => ({
        run: run({ status: 'policy_checking' }),
        plan: plan('finished'),
      })),
      { run: run({ status: 'planned_and_finished' }), plan: plan('finished') },
    ]);
    expect(said).toEqual([
      'pending: pending',
      'planning: planning',
      'planned: plan: 2 to add, 0 to change, 0 to destroy',
      'cost_estimating: estimating cost',
      'policy_checking: checking policies',
      'still policy_checking: checking policies',
      'planned_and_finished: planned and finished',
    ]);
  });
  test('says so when nothing was heard at all', async () => {
    const { said, waiting } = await watch([refused('network')]);
    expect(waiting.kind).toBe('timeout');
    expect(said).toEqual(['pending: pending', 'still pending: pending', 'still pending: pending']);
  });
  test('counts from the creation of the run', async () => {
    const over = { run: run({ status: 'planned_and_finished' }) };
    expect((await watch([over])).slept).toEqual([1_600]);
    expect((await watch([over], { createdAt: -90_000 })).slept).toEqual([5_200]);
  });
  test('a stage that awaits an override has ended for us', async () => {
    const stage = { attributes: { status: 'awaiting_override', stage: 'post_plan' } };
    const { waiting } = await watch([
      { run: run({ status: 'post_plan_running' }), taskStages: [stage] },
    ]);
    expect(waiting.kind).toBe('settled');
  });
  test('a confirmable run rests, where it is to be kept', async () => {
    const resting = { run: run({ status: 'planned', actions: { 'is-confirmable': true } }) };
    expect((await watch([resting], { mode: 'provisional' })).waiting.kind).toBe('settled');
    expect((await watch([resting])).waiting.kind).toBe('timeout');
    const moving = { run: run({ status: 'planned', actions: { 'is-confirmable': false } }) };
    expect((await watch([moving], { mode: 'provisional' })).waiting.kind).toBe('timeout');
  });
  test('an outage is waited through, a refusal is not', async () => {
    const over = { run: run({ status: 'planned_and_finished' }) };
    const outage = [refused('network'), refused('server-error'), refused('timeout'), over];
    expect((await watch(outage)).waiting.kind).toBe('settled');
    await expect(watch([refused('unauthorized')])).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
