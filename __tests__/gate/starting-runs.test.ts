import { findWorkspace } from '../../src/gate/find-workspace.ts';
import { startRun, upload as uploadPacked } from '../../src/gate/start-run.ts';
import { watch as watchToItsEnd, WATCHED, watchRun } from '../../src/gate/watch.ts';
import type { GateOptions } from '../../src/gate/result.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { packed, stubJob } from '../support/stub-job.ts';
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
  const find = (
    attributes: Record<string, unknown>,
    mode: 'speculative' | 'provisional',
    more: { autoQueueRuns?: boolean; onFailure?: 'discard' | 'keep' } = {},
  ) => {
    const workspace = {
      id: 'ws-1',
      type: 'workspaces',
      attributes: { name: 'net', ...attributes },
    };
    const { client, calls } = stubClient({ 'workspaces.showByName': () => workspace });
    const wanted = { name: 'net', directory: '/repo/infra/net' };
    const { job } = stubJob(client, { options: { mode, ...more } });
    return { calls, found: findWorkspace(wanted, job) };
  };

  test('is asked for by its name, and its working directory taken off', async () => {
    const { calls, found } = find({ 'working-directory': '/infra//net/' }, 'speculative');
    expect(await found).toMatchObject({
      workingDirectory: 'infra/net',
      root: '/repo',
      notices: [],
      mayHaveRun: false,
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
      'Workspace "net" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.',
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
  describe('for a provisional run', () => {
    const provisional = (
      attributes: Record<string, unknown>,
      more: Parameters<typeof find>[2] = {},
    ) => find(attributes, 'provisional', more).found;
    const planner = { permissions: { 'can-queue-apply': false } };
    test('that the upload would start is refused', async () => {
      await expect(provisional({}, { autoQueueRuns: true })).rejects.toMatchObject({
        kind: 'input',
        message: expect.stringMatching(/^`mode: provisional` cannot go with/) as unknown,
      });
      const queued = find({}, 'speculative', { autoQueueRuns: true }).found;
      expect((await queued).notices).toEqual([]);
    });
    test('that could not be discarded is refused, unless it is to be kept', async () => {
      await expect(provisional(planner)).rejects.toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('set `on-failure: keep`') as unknown,
      });
      expect((await provisional(planner, { onFailure: 'keep' })).notices).toEqual([]);
      expect((await find(planner, 'speculative').found).notices).toEqual([]);
    });
    test('is good enough where the service does not tell, or tells that it may', async () => {
      for (const permissions of [undefined, null, {}, { 'can-queue-apply': true }]) {
        expect((await provisional({ permissions })).notices).toEqual([]);
      }
    });
  });
  test('that is not there is told with both names and the host', async () => {
    const wanted = { name: 'net', directory: '/repo' };
    const missing = stubClient({ 'workspaces.showByName': () => refused('not-found') });
    await expect(findWorkspace(wanted, stubJob(missing.client).job)).rejects.toMatchObject({
      kind: 'refused',
      message:
        'Workspace "net" was not found in organization "acme" on service.example: POST /runs/run-1 answered 404. Either one of the names is wrong, or the token may not see the workspace.',
    });
    for (const error of [refused('network'), new TypeError('mistake')]) {
      const broken = stubClient({ 'workspaces.showByName': () => error });
      await expect(findWorkspace(wanted, stubJob(broken.client).job)).rejects.toBe(error);
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
    const { client, calls } = stubClient({
      'configurationVersions.create': () => version('pending'),
      'configurationVersions.upload': () => undefined,
      ...answers,
    });
    const { job, events } = stubJob(client, { options: more, clock, signal });
    const archive = { ...packed().archive, path: '/tmp/a.tar.gz', bytes: 12 };
    const done = uploadPacked(packed({ archive }), job).then(({ versionId }) => versionId);
    const versions = () =>
      events.flatMap((event) => (event.kind === 'version-created' ? event.versionId : []));
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
    expect(versions()).toEqual(['cv-1']);
    expect(clock.slept).toEqual([]);
  });
  const made = (attributes: object) => ({
    'configurationVersions.create': () => version('pending', attributes),
    [show]: () => shown('uploaded'),
  });
  test('of a plan to be kept is provisional, or nothing is sent', async () => {
    const provisional = { mode: 'provisional' } as const;
    const { done, calls } = upload(made({ provisional: true }), provisional);
    await done;
    expect(calls[0]).toContain('{"autoQueueRuns":false,"speculative":false,"provisional":true}');
    for (const silent of [{}, { provisional: false }, { provisional: null }]) {
      const refusal = upload(made(silent), provisional);
      await expect(refusal.done).rejects.toMatchObject({
        kind: 'service',
        message: expect.stringMatching(
          /does not say that it is provisional, .* may not know provisional versions: use `mode: speculative`\.$/,
        ) as unknown,
      });
      expect(refusal.calls.join()).not.toContain('upload');
    }
    const queued = upload(made({ provisional: true, 'auto-queue-runs': true }), provisional);
    await expect(queued.done).rejects.toMatchObject({
      kind: 'service',
      message: expect.stringContaining('would start a run by itself') as unknown,
    });
    expect(queued.calls.join()).not.toContain('upload');
  });
  test('that starts its run by itself is speculative, or nothing is sent', async () => {
    const { done, calls } = upload(made({ speculative: true }), { autoQueueRuns: true });
    await done;
    expect(calls[0]).toContain('{"autoQueueRuns":true,"speculative":true,"provisional":false}');
    const refusal = upload(made({ speculative: false }), { autoQueueRuns: true });
    await expect(refusal.done).rejects.toThrow(
      /does not say that it is speculative, .* Set `auto-queue-runs` to false\.$/,
    );
    expect(refusal.calls.join()).not.toContain('upload');
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
    expect(versions()).toEqual(['cv-1', 'cv-2']);
    expect(calls.at(-1)).toBe(`${show} ["cv-2"]`);
    const again = refused('upload-refused');
    const twice = upload({ 'configurationVersions.upload': () => again });
    await expect(twice.done).rejects.toBe(again);
    expect(twice.versions()).toHaveLength(2);
  });
  test('that fails otherwise is told as it is', async () => {
    for (const error of [refused('network'), new TypeError('mistake')]) {
      const { done, versions } = upload({ 'configurationVersions.upload': () => error });
      await expect(done).rejects.toBe(error);
      expect(versions()).toHaveLength(1);
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
  function obtain(answers: Answers, more: Partial<GateOptions> = {}, signal = never) {
    const clock = jumpingClock();
    const { client, calls } = stubClient(answers);
    const { job, events } = stubJob(client, { options: more, clock, signal });
    const obtained = startRun({ ...packed(), versionId: 'cv-1' }, job).then(({ run: started }) => {
      const created = events.flatMap((event) => (event.kind === 'run-created' ? event : []));
      return { run: started, adopted: created[0]?.adopted };
    });
    return { obtained, calls, clock };
  }
  const planOnly = run({ 'plan-only': true });

  test('is created, and never applied by itself', async () => {
    const plain = obtain({ 'runs.create': () => planOnly });
    expect(await plain.obtained).toEqual({ run: planOnly, adopted: false });
    const message = '"message":"Plan [plangate 0000000000000000]"';
    expect(plain.calls).toEqual([`runs.create ["ws-1","cv-1",{${message},"planOnly":true}]`]);
    const saved = run({ 'save-plan': true, 'auto-apply': false });
    const kept = obtain({ 'runs.create': () => saved }, { mode: 'provisional' });
    await kept.obtained;
    expect(kept.calls).toEqual([
      `runs.create ["ws-1","cv-1",{${message},"savePlan":true,"autoApply":false}]`,
    ]);
  });
  test('that is not what was asked for is not waited for', async () => {
    await expect(obtain({ 'runs.create': () => run() }).obtained).rejects.toMatchObject({
      kind: 'service',
      message: 'Run run-1 is not speculative: it could be applied, so it was not waited for.',
    });
  });
  test('that the upload starts is found through its version', async () => {
    const show = inTurn({}, { run: planOnly });
    const { obtained, calls, clock } = obtain(
      { 'configurationVersions.show': show },
      { autoQueueRuns: true },
    );
    expect(await obtained).toEqual({ run: planOnly, adopted: true });
    expect(calls).toEqual(Array(2).fill('configurationVersions.show ["cv-1",{"include":["run"]}]'));
    expect(clock.slept).toEqual([500]);
  });
  test('is looked for among the runs now and then, where the version does not say', async () => {
    const answers = {
      'configurationVersions.show': () => ({}),
      'runs.findByConfigurationVersion': inTurn(undefined, planOnly),
    };
    const { obtained, calls, clock } = obtain(answers, { autoQueueRuns: true });
    expect((await obtained).run).toEqual(planOnly);
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
    const show = inTurn({}, {}, {}, { run: planOnly });
    const { obtained, calls } = obtain(
      { 'configurationVersions.show': show },
      { autoQueueRuns: true },
    );
    expect((await obtained).run).toEqual(planOnly);
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
      message: expect.stringMatching(
        /^The upload of .* cv-1 was to start a run, but none appeared within \d{1,3} s: .* created here\.$/,
      ),
    });
    expect(Math.max(...clock.slept)).toBe(5_000);
    const canceled = obtain(nothing, { autoQueueRuns: true }, AbortSignal.abort()).obtained;
    await expect(canceled).rejects.toMatchObject({ kind: 'canceled' });
  });
});

describe('watching', () => {
  const looked = (attributes: object) =>
    run({ 'plan-only': true, 'save-plan': true, 'auto-apply': false, ...attributes });
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
    const { client, calls } = stubClient({ 'runs.show': inTurn(...shows) });
    const { createdAt: askedAt = 10_000, mode = 'speculative' } = more;
    const { job, events } = stubJob(client, { options: { mode, deadline: 90_000 }, clock });
    const created = looked({ status: 'pending' });
    const runSeen = { id: created.id, url: '', status: '' };
    const started = { ...packed(), versionId: 'cv-1', run: created, askedAt, runSeen };
    const waiting = await watchRun(started, job);
    const said = events.flatMap((event) => {
      if (event.kind === 'progress') return `${event.status}: ${event.words}`;
      return event.kind === 'heartbeat' ? `still ${event.status}: ${event.words}` : [];
    });
    return { waiting, said, calls, slept: clock.slept };
  }

  test('looks at all of it in one request, until it has settled', async () => {
    const { waiting, calls, said } = await watch([
      { run: looked({ status: 'planning' }) },
      { run: looked({ status: 'planned' }), plan: plan('finished') },
      { run: looked({ status: 'planned_and_finished' }), plan: plan('finished') },
    ]);
    expect(waiting).toMatchObject({
      kind: 'settled',
      seen: ['pending', 'planning', 'planned', 'planned_and_finished'],
    });
    expect(new Set(calls)).toEqual(
      new Set([`runs.show ["run-1",${JSON.stringify({ include: WATCHED })}]`]),
    );
    // What the plan would do is told once, and instead of "planned".
    expect(said.filter((line) => line.startsWith('planned:'))).toHaveLength(1);
    expect(said.find((line) => line.startsWith('planned:'))).toMatch(/2 to add|\+2/);
  });
  test('says each change once, and that it still waits', async () => {
    const { said } = await watch([
      { run: looked({ status: 'planning' }) },
      { run: looked({ status: 'planning' }), plan: plan('running') },
      { run: looked({ status: 'planned' }), plan: plan('finished') },
      { run: looked({ status: 'cost_estimating' }), plan: plan('finished') },
      ...Array.from({ length: 10 }, () => ({
        run: looked({ status: 'policy_checking' }),
        plan: plan('finished'),
      })),
      { run: looked({ status: 'planned_and_finished' }), plan: plan('finished') },
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
    const over = { run: looked({ status: 'planned_and_finished' }) };
    expect((await watch([over])).slept).toEqual([1_600]);
    expect((await watch([over], { createdAt: -90_000 })).slept).toEqual([5_200]);
  });
  test('a stage that awaits an override has ended for us', async () => {
    const stage = { attributes: { status: 'awaiting_override', stage: 'post_plan' } };
    const { waiting } = await watch([
      { run: looked({ status: 'post_plan_running' }), taskStages: [stage] },
    ]);
    expect(waiting.kind).toBe('settled');
  });
  test('a run that could be confirmed is not over until it says so', async () => {
    const resting = { run: looked({ status: 'planned', actions: { 'is-confirmable': true } }) };
    expect((await watch([resting], { mode: 'provisional' })).waiting.kind).toBe('timeout');
  });
  describe('an end that its own timestamps do not know', () => {
    const said = (status: string, ...stamped: string[]) => ({
      run: looked({
        status,
        'status-timestamps': Object.fromEntries(stamped.map((word) => [`${word}-at`, 'then'])),
      }),
    });
    const over = 'planned_and_finished';
    const looks = (calls: string[]) => calls.length;
    test('is looked at a second time, a second later', async () => {
      const { waiting, calls, slept } = await watch([said(over, 'planned')]);
      expect([waiting.kind, looks(calls), slept.at(-1)]).toEqual(['settled', 2, 1_000]);
      const stamped = await watch([said(over, 'planned', 'planned-and-finished')]);
      expect([stamped.waiting.kind, looks(stamped.calls)]).toEqual(['settled', 1]);
      const silent = await watch([said(over)]);
      expect([silent.waiting.kind, looks(silent.calls)]).toEqual(['settled', 1]);
    });
    test('is none where the second look says otherwise', async () => {
      const { waiting, calls } = await watch([
        said(over, 'planning'),
        said('planning', 'planning'),
        said(over, 'planning'),
        said('errored', 'planning', 'errored'),
      ]);
      expect([waiting.kind, looks(calls)]).toEqual(['settled', 4]);
      expect(waiting.seen.at(-1)).toBe('errored');
    });
  });
  test('an outage is waited through, a refusal is not', async () => {
    const over = { run: looked({ status: 'planned_and_finished' }) };
    const outage = [refused('network'), refused('server-error'), refused('timeout'), over];
    expect((await watch(outage)).waiting.kind).toBe('settled');
    await expect(watch([refused('unauthorized')])).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('a run that is not over in time', () => {
  const planOnly = (attributes: object) => run({ 'plan-only': true, ...attributes });
  async function stopOf(shows: unknown[], signal = never) {
    const { client } = stubClient({ 'runs.show': inTurn(...shows) });
    const options = { deadline: 90_000, timeoutMs: 90_000 };
    const { job } = stubJob(client, { options, clock: jumpingClock(), signal });
    const created = planOnly({ status: 'pending' });
    const runSeen = { id: created.id, url: '', status: '' };
    const started = { ...packed(), versionId: 'cv-1', run: created, askedAt: 0, runSeen };
    return watchToItsEnd(started, job).catch((error: unknown) => error);
  }
  const current = (id: string) => ({
    relationships: { 'current-run': { data: { id, type: 'runs' } } },
  });
  const queued = planOnly({ status: 'pending', 'position-in-queue': 3 });
  const ahead = ' The current run of the workspace is run-0.';

  test.each<[string, unknown[], string, string]>([
    [
      'a word with a meaning',
      [{ run: planOnly({ status: 'post_plan_running' }) }],
      '"post_plan_running" (post-plan stage running), after pending',
      '',
    ],
    ['the first word', [{ run: planOnly({ status: 'pending' }) }], '"pending"', ''],
    [
      'its place in the queue, and what is before it',
      [{ run: queued, workspace: current('run-0') }],
      '"pending" (pending · 3rd in the queue)',
      ahead,
    ],
    [
      'nothing before it',
      [{ run: queued, workspace: current('run-1') }],
      '"pending" (pending · 3rd in the queue)',
      '',
    ],
    [
      'another run is the current one, but this one goes on',
      [{ run: planOnly({ status: 'planning' }), workspace: current('run-0') }],
      '"planning", after pending',
      '',
    ],
    [
      'words in turn',
      [{ run: planOnly({ status: 'planning' }) }, { run: planOnly({ status: 'planned' }) }],
      '"planned", after pending, planning',
      '',
    ],
    [
      'a look that failed at the end',
      [
        { run: planOnly({ status: 'planning' }) },
        refused('network', 'GET /runs/run-1 got nothing.'),
      ],
      '"planning", after pending',
      ' The last look failed: GET /runs/run-1 got nothing.',
    ],
  ])('says %s', async (_, shows, seen, more) => {
    expect(await stopOf(shows)).toMatchObject({
      kind: 'timeout',
      message: `The timeout of 1 min 30 s was over before run run-1 was: it was last seen as ${seen}. Raise \`timeout\`, or see in the run what it waits for.${more}`,
    });
  });
  test('says that an unknown word is one', async () => {
    const { message = '' } = (await stopOf([{ run: planOnly({ status: 'dreamt' }) }])) as {
      message?: string;
    };
    expect(message).toContain(
      'it was last seen as "dreamt", after pending. Plangate does not recognize this status',
    );
    expect(message).toContain('a newer version of Plangate may recognize the status');
  });
  test('is no timeout when the job was canceled', async () => {
    const stopped = await stopOf([{ run: planOnly({ status: 'planning' }) }], AbortSignal.abort());
    expect(stopped).toMatchObject({ kind: 'canceled', message: 'The check was canceled.' });
  });
});
