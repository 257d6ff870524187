import { findWorkspace } from '../../src/gate/find-workspace.ts';
import {
  startRun,
  upload as uploadPacked,
  watch as watchToItsEnd,
  WATCHED,
  watchRun,
} from '../../src/gate/run.ts';
import { plan as planOf } from '../support/evidence.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { asked } from '../support/pushes.ts';
import { packed, stubJob } from '../support/stub-job.ts';
import { inTurn, refused, run, stubClient } from '../support/stub-client.ts';
import { sealingOf, type GateWish } from '../support/gate-bench.ts';

type Answers = Parameters<typeof stubClient>[0];
const never = new AbortController().signal;

describe('the workspace', () => {
  const lookUp = (answer: unknown, options: GateWish = {}, repository?: string) => {
    const { client, calls } = stubClient({ 'workspaces.showByName': () => answer });
    const { job } = stubJob(client, { options });
    return {
      calls,
      found: findWorkspace(
        { name: 'net', directory: '/repo/infra/net', repository },
        { ...job, versionControl: options.versionControl },
      ),
    };
  };
  const find = (attributes: Record<string, unknown>, options: GateWish = {}) =>
    lookUp({ id: 'ws-1', type: 'workspaces', attributes: { name: 'net', ...attributes } }, options);

  test('is found by its name, and its working directory removed from the path', async () => {
    const attributes = { name: 'net', 'working-directory': '/infra//net/' };
    const relationships = {
      'current-configuration-version': { data: { id: 'cv-0', type: 'configuration-versions' } },
      'current-run': { data: { id: 'run-0', type: 'runs' } },
      'current-state-version': { data: null },
    };
    const { calls, found } = lookUp({ id: 'ws-1', attributes, relationships }, {}, '/repo');
    expect(await found).toEqual({
      name: 'net',
      workspaceId: 'ws-1',
      workingDirectory: 'infra/net',
      root: '/repo',
      repository: '/repo',
      current: { versionId: 'cv-0', runId: 'run-0', state: 'none' },
      settings: '[null,"/infra//net/",null,[],null,null]',
      notices: [],
      mayHaveRun: false,
    });
    expect(calls).toEqual(['workspaces.showByName ["acme","net"]']);
  });
  test('is that of the commit and the whole repository, if version control planned it', async () => {
    const attributes = {
      name: 'net',
      'working-directory': 'infra/net',
      'vcs-repo': { identifier: 'acme/infra' },
      permissions: { 'can-queue-run': false },
    };
    const found = lookUp({ id: 'ws-1', attributes }, { versionControl: asked(new Date()) }).found;
    expect(await found).toMatchObject({
      root: '/repo/infra/net',
      connection: { unaffected: false, takesSubmodules: false },
    });
  });
  const mode = 'provisional';
  const planner = { permissions: { 'can-queue-apply': false } };
  test.each<[Record<string, unknown>, GateWish, string, unknown, string?]>([
    [
      { 'execution-mode': 'local' },
      {},
      'input',
      'In local execution mode the service keeps the state but runs nothing, so there is nothing to gate. Set the execution mode to remote or agent, or gate another workspace.',
      'PG-116',
    ],
    [
      { permissions: { 'can-queue-run': false } },
      {},
      'refused',
      'The token may see the workspace, but not queue runs in it. Give the team of the token at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.',
      'PG-117',
    ],
    [
      { 'working-directory': '../up' },
      {},
      'input',
      "The workspace cannot be gated: its working directory ../up leads out of what is uploaded. Change the working directory in the workspace's settings.",
      'PG-118',
    ],
    [
      {},
      { mode, autoQueueRuns: true },
      'input',
      expect.stringMatching(/^mode: provisional cannot go with/),
    ],
    [
      planner,
      { mode },
      'refused',
      expect.stringMatching(/ \(access level write, or runs: apply\)\.$/),
      'PG-137',
    ],
  ])(
    'with %j and the options %j is refused before anything is sent',
    async (attributes, options, kind, message, code) => {
      const found = find(attributes, options).found;
      await expect(found).rejects.toMatchObject({
        kind,
        message,
        ...(code && { finding: { code } }),
      });
    },
  );
  test('is refused if it runs above the repository', async () => {
    const attributes = { name: 'net', 'working-directory': 'infra/net' };
    const found = lookUp({ id: 'ws-1', type: 'workspaces', attributes }, {}, '/repo/infra').found;
    await expect(found).rejects.toMatchObject({
      kind: 'input',
      finding: { code: 'PG-118' },
      message:
        "The workspace runs in infra/net, so what would be sent is above the repository. Point `directory` at the directory of the repository that contains the working directory, or change the working directory in the workspace's settings.",
    });
  });
  test.each<[Record<string, unknown>, GateWish]>([
    [{}, {}],
    [{ permissions: null, locked: null }, {}],
    [{ permissions: {}, 'execution-mode': 'agent', locked: false }, {}],
    [{ permissions: { 'can-queue-run': true } }, {}],
    [{}, { autoQueueRuns: true }],
    [planner, {}],
    [{ permissions: undefined }, { mode }],
    [{ permissions: null }, { mode }],
    [{ permissions: {} }, { mode }],
    [{ permissions: { 'can-queue-apply': true } }, { mode }],
  ])('with %j and the options %j is accepted', async (attributes, options) => {
    expect((await find(attributes, options).found).notices).toEqual([]);
  });
  test('is gated although it is locked', async () => {
    expect(await find({ locked: true }).found).toMatchObject({ name: 'net', notices: [] });
  });
  test('is refused if another one was requested', async () => {
    await expect(find({ name: 'app' }).found).rejects.toMatchObject({
      kind: 'service',
      finding: { code: 'PG-154' },
      message: expect.stringContaining('The service answered with "app"'),
    });
  });
  test('is named with the host if it does not exist', async () => {
    await expect(lookUp(refused('not-found')).found).rejects.toMatchObject({
      kind: 'refused',
      finding: { code: 'PG-109' },
      message:
        'Not found in organization "acme" on service.example: "net". The service answered 404. Either one of the names is wrong, or the token may not see the workspace.',
    });
    for (const error of [refused('network'), new TypeError('mistake')]) {
      await expect(lookUp(error).found).rejects.toBe(error);
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
    const clock = instantClock();
    const { client, calls } = stubClient({
      'configurationVersions.create': () => version('pending'),
      'configurationVersions.upload': () => undefined,
      ...answers,
    });
    const { job, events, reached } = stubJob(client, { options: more, clock, signal });
    const archive = { ...packed().archive, path: '/tmp/a.tar.gz', bytes: 12 };
    const done = uploadPacked(packed({ archive }), job).then(({ versionId }) => versionId);
    const versions = () =>
      events.flatMap((event) => (event.kind === 'version-created' ? event.versionId : []));
    return { done, calls, versions, clock, reached };
  }
  const show = 'configurationVersions.show';

  test('makes a version of the right kind, sends, and looks at once', async () => {
    const { done, calls, versions, clock } = upload({ [show]: () => shown('uploaded') });
    expect(await done).toBe('cv-1');
    expect(calls).toEqual([
      'configurationVersions.create ["ws-1",{"autoQueueRuns":false,"speculative":true,"provisional":false}]',
      'configurationVersions.upload [{"id":"cv-1","attributes":{"status":"pending"}},{"path":"/tmp/a.tar.gz","bytes":12,"largest":["infra/main.tf (100 B)","main.tf (100 B)"]}]',
      `${show} ["cv-1"]`,
    ]);
    expect(versions()).toEqual(['cv-1']);
    expect(clock.slept).toEqual([]);
  });
  const made = (attributes: object) => ({
    'configurationVersions.create': () => version('pending', attributes),
    [show]: () => shown('uploaded'),
  });
  const provisional = { mode: 'provisional' } as const;
  const autoQueueRuns = { autoQueueRuns: true } as const;
  test.each([
    [
      'of a plan to be kept is provisional',
      provisional,
      '{"autoQueueRuns":false,"speculative":false,"provisional":true}',
    ],
    [
      'that starts its run by itself is speculative',
      autoQueueRuns,
      '{"autoQueueRuns":true,"speculative":true,"provisional":false}',
    ],
  ])('%s', async (_, options, asked) => {
    const { done, calls, reached } = upload(
      made({ provisional: true, speculative: true }),
      options,
    );
    await done;
    expect(calls[0]).toContain(asked);
    const mayHaveRun = 'autoQueueRuns' in options;
    expect(reached).toMatchObject([{ name: 'net', versionId: 'cv-1', mayHaveRun }]);
  });
  test('that starts its run by itself may go to a version that does so', async () => {
    const answers = made({ speculative: true, 'auto-queue-runs': true });
    expect(await upload(answers, autoQueueRuns).done).toBe('cv-1');
    expect(await upload(answers).done).toBe('cv-1');
  });
  const unknown =
    /does not say that it is provisional, .* may not know provisional versions: use mode: speculative\.$/;
  test.each([
    [provisional, {}, unknown],
    [provisional, { provisional: false }, unknown],
    [provisional, { provisional: null }, unknown],
    [provisional, { provisional: true, 'auto-queue-runs': true }, /would start a run by itself/],
    [
      autoQueueRuns,
      { speculative: false },
      /does not say that it is speculative, .* Set auto-queue-runs to false\.$/,
    ],
  ])('with %j is not sent to a version with %j', async (options, attributes, message) => {
    const { done, calls } = upload(made(attributes), options);
    await expect(done).rejects.toMatchObject({
      kind: 'service',
      finding: { code: 'PG-138' },
      message: expect.stringMatching(message) as unknown,
    });
    expect(calls.join()).not.toContain('upload');
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
  test('goes to a new version once, if the first place is refused', async () => {
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
  test('is reported as it is, if it fails otherwise', async () => {
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
  ])('ends at once as "%s" with %j', async (status, more, said, errored) => {
    const { done } = upload({ [show]: () => shown(status, more) });
    await expect(done).rejects.toMatchObject({
      kind: 'service',
      finding: { code: 'PG-128' },
      errored,
      message: `The service could not use the upload: its configuration version is "${status}"${said}.`,
    });
  });
  const outOfTime = (word: string, more: string) => ({
    kind: 'timeout',
    message: `The files were uploaded, but time ran out while their configuration version was still "${word}". ${more}`,
  });
  test.each<[string, unknown, object, AbortSignal?]>([
    ['is canceled with its job', shown('pending'), { kind: 'canceled' }, AbortSignal.abort()],
    [
      'ends with what was seen last',
      shown('fetching'),
      outOfTime('fetching', 'Try again, or raise timeout.'),
    ],
    [
      'ends although nothing was seen',
      refused('network'),
      outOfTime('not to be seen', 'The last look failed: network Try again, or raise timeout.'),
    ],
    ['ends at a refusal', refused('unauthorized'), { code: 'unauthorized' }],
  ])('that never becomes ready %s', async (_, answer, error, signal) => {
    const { done } = upload({ [show]: () => answer }, {}, signal);
    await expect(done).rejects.toMatchObject(error);
  });
});

describe('the run', () => {
  function obtain(answers: Answers, more: GateWish = {}, signal = never) {
    const clock = instantClock();
    clock.advance(7_000);
    const { client, calls } = stubClient(answers);
    const { job, events, reached } = stubJob(client, { options: more, clock, signal });
    const uploaded = { ...packed(), versionId: 'cv-1' };
    const obtained = startRun(uploaded, job).then(({ run: started }) => {
      const created = events.flatMap((event) => (event.kind === 'run-created' ? event : []));
      return { run: started, adopted: created[0]?.adopted };
    });
    return { obtained, calls, clock, events, reached, uploaded };
  }
  const obtainStarted = (answers: Answers, signal?: AbortSignal) =>
    obtain(answers, { autoQueueRuns: true, deadline: 600_000 }, signal);
  const planOnly = run({ 'plan-only': true });

  test('is created, and never applied by itself', async () => {
    const unsealed = { sealing: undefined };
    const plain = obtain({ 'runs.create': () => planOnly }, unsealed);
    expect(await plain.obtained).toEqual({ run: planOnly, adopted: false });
    const message = '"message":"Plan [plangate 0000000000000000]"';
    expect(plain.calls).toEqual([
      `runs.create ["ws-1","cv-1",{${message},"planOnly":true,"options":{}}]`,
    ]);
    const runUrl = 'https://service.example/app/acme/net/runs/run-1';
    const runSeen = { id: 'run-1', url: runUrl, status: 'planning' };
    const requested = { ...plain.uploaded, mayHaveRun: true };
    const started = { ...requested, run: planOnly, askedAt: 7_000, runSeen };
    expect(plain.reached).toEqual([requested, started]);
    const created = { kind: 'run-created', workspace: 'net', runId: 'run-1', runUrl };
    expect(plain.events).toEqual([{ ...created, adopted: false, atMs: 0 }]);
    const saved = run({ 'save-plan': true, 'auto-apply': false });
    const kept = obtain({ 'runs.create': () => saved }, { ...unsealed, mode: 'provisional' });
    await kept.obtained;
    expect(kept.calls).toEqual([
      `runs.create ["ws-1","cv-1",{${message},"savePlan":true,"autoApply":false,"options":{}}]`,
    ]);
  });
  test('says of which change, group, job and commit it is, and how long the last one took', async () => {
    const sealing = sealingOf({ head: 'c0ffee', searched: 'a#1' });
    const about = { sealing, group: 'k3x9-1-of-3', jobNumber: 17 };
    const lastDurationMs = (workspace: string) => (workspace === 'net' ? 5_000 : 0);
    const { obtained, calls, events } = obtain(
      { 'runs.create': () => planOnly },
      { ...about, lastDurationMs },
    );
    await obtained;
    expect(calls.join()).toContain(
      '"message":"Plan [plangate a#1 k3x9-1-of-3.0000000000000000-17@c0ffee] [sealed ',
    );
    expect(events).toMatchObject([{ lastDurationMs: 5_000 }]);
  });
  test('has a seal over its version in its message, or else in the result', async () => {
    const sealOf = (text: string) => {
      const version = {
        service: 'https://service.example',
        workspaceId: 'ws-1',
        versionId: 'cv-1',
      };
      return sealingOf().seals.open(text, version);
    };
    const create = (_workspace: string, _version: string, { message }: { message: string }) =>
      run({ 'plan-only': true, message });
    const kept = obtain({ 'runs.create': create });
    const { run: started } = await kept.obtained;
    const message = started.attributes.message ?? '';
    expect(sealOf(message)).toMatchObject({ kind: 'run', base: 'main', group: '', conditions: '' });
    expect(kept.reached.at(-1)?.seals).toBeUndefined();

    const cut = obtain({
      'runs.create': () => run({ 'plan-only': true, message: message.slice(0, 255) }),
    });
    await cut.obtained;
    const [seal = ''] = cut.reached.at(-1)?.seals ?? [];
    expect(sealOf(seal)).toEqual(sealOf(message));
  });
  test('is not waited for, if it is not the requested one', async () => {
    await expect(obtain({ 'runs.create': () => run() }).obtained).rejects.toMatchObject({
      kind: 'service',
      finding: { code: 'PG-138' },
      message: 'Run run-1 is not speculative: it could be applied, so it was not waited for.',
    });
  });
  test('is found through its version, if the upload starts it', async () => {
    const show = inTurn({}, { run: planOnly });
    const { obtained, calls, clock } = obtainStarted({ 'configurationVersions.show': show });
    expect(await obtained).toEqual({ run: planOnly, adopted: true });
    expect(calls).toEqual(Array(2).fill('configurationVersions.show ["cv-1",{"include":["run"]}]'));
    expect(clock.slept).toEqual([500]);
  });
  test('is given up if it never appears, or the job is canceled', async () => {
    const nothing = { 'configurationVersions.show': () => ({}) };
    const { obtained, clock } = obtainStarted(nothing);
    await expect(obtained).rejects.toMatchObject({
      kind: 'timeout',
      message: expect.stringMatching(
        /^The upload was to start a run, but none appeared within 180 s: .* Set auto-queue-runs to false, .* created here\.$/,
      ),
      finding: { code: 'PG-112' },
    });
    expect(clock.slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(180_000);
    expect(Math.max(...clock.slept)).toBe(5_000);
    const canceled = obtainStarted(nothing, AbortSignal.abort()).obtained;
    await expect(canceled).rejects.toMatchObject({ kind: 'canceled' });
  });
});

describe('watching a run', () => {
  /** @param plan its status, where the plan comes along */
  const looked = (status: string, plan?: string, attributes: object = {}) => ({
    run: watched({ status, ...attributes }),
    ...(plan && {
      plan: planOf({
        status: plan,
        'resource-additions': 2,
        'resource-changes': 0,
        'resource-destructions': 0,
      }),
    }),
  });
  const watched = (attributes: object) =>
    run({ 'plan-only': true, 'save-plan': true, 'auto-apply': false, ...attributes });
  const over = looked('planned_and_finished');
  interface Watched {
    mode?: 'provisional';
    createdAt?: number;
    pauseMs?: number;
    random?: number;
  }
  function begin(shows: unknown[], more: Watched = {}) {
    const clock = instantClock();
    clock.advance(10_000);
    const { client, calls, scopes } = stubClient({ 'runs.show': inTurn(...shows) });
    const { createdAt: askedAt = 10_000, mode = 'speculative', pauseMs = 0, random = 0 } = more;
    Object.assign(client, { pauseMs: () => pauseMs });
    const options: GateWish = { mode, deadline: 90_000 };
    const { job, events, reached } = stubJob(client, { options, clock, random: () => random });
    const created = watched({ status: 'pending' });
    const runSeen = {
      id: created.id,
      url: 'https://service.example/app/acme/net/runs/run-1',
      status: '',
    };
    const started = { ...packed(), versionId: 'cv-1', run: created, askedAt, runSeen };
    return { started, job, events, calls, scopes, clock, reached };
  }
  async function watch(...of: Parameters<typeof begin>) {
    const { started, job, events, calls, scopes, clock } = begin(...of);
    const waiting = await watchRun(started, job);
    const said = events.flatMap((event) =>
      event.kind === 'progress' ? `${event.status}: ${event.words}` : [],
    );
    return { waiting, said, calls, scopes, slept: clock.slept };
  }

  test('asks for everything in one request, until the run has settled', async () => {
    const { waiting, calls, said, scopes, slept } = await watch([
      looked('planning'),
      looked('planned', 'finished'),
      looked('planned_and_finished', 'finished'),
    ]);
    expect(waiting.kind).toBe('settled');
    expect(scopes.at(-1)).toEqual({ watching: true });
    expect(slept).toEqual([300, 300, 400]);
    expect(new Set(calls)).toEqual(
      new Set([`runs.show ["run-1",${JSON.stringify({ include: WATCHED })}]`]),
    );
    // What the plan would do is told once, and instead of "planned".
    expect(said.filter((line) => line.startsWith('planned:'))).toHaveLength(1);
    expect(said.find((line) => line.startsWith('planned:'))).toMatch(/2 to add|\+2/);
  });
  test('returns how the run is now, how it ended, and how long it took', async () => {
    const runSeen = { id: 'run-1', url: 'https://service.example/app/acme/net/runs/run-1' };
    const end = { ...runSeen, status: 'planned_and_finished' };
    const stamps = {
      'created-at': '2026-01-01T00:00:00Z',
      'status-timestamps': { 'planned-and-finished-at': '2026-01-01T00:01:00Z' },
    };
    for (const [shown, durationMs] of [
      [over, 300],
      [looked(end.status, undefined, stamps), 60_000],
    ] as const) {
      const { started, job, reached } = begin([shown]);
      const settled = await watchToItsEnd(started, job);
      expect(settled).toEqual({ ...started, runSeen: end, watched: shown, durationMs });
      const seen = [{ ...runSeen, status: 'pending' }, end];
      expect(reached).toEqual(seen.map((each) => ({ ...started, runSeen: each })));
    }
  });
  test('reports the last known status when no answer arrived at all', async () => {
    const { said, waiting } = await watch([refused('network')]);
    expect(waiting.kind).toBe('timeout');
    expect(said).toEqual(['pending: pending']);
  });
  test('ends if the run is no longer the requested one', async () => {
    const other = looked('planning', undefined, { 'is-destroy': true });
    await expect(watch([looked('planning'), other])).rejects.toMatchObject({
      kind: 'service',
      finding: { code: 'PG-138' },
      message: expect.stringMatching(/^Run run-1 .*"is-destroy".*, by a later look\.$/),
    });
  });
  test('counts time from the creation of the run', async () => {
    expect((await watch([over])).slept).toEqual([300]);
    expect((await watch([over], { createdAt: -90_000 })).slept).toEqual([5_200]);
    const paced = { pauseMs: 10_000, random: 0.25 };
    expect((await watch([over], paced)).slept).toEqual([9_500]);
  });
  test('goes on while the run may be confirmed and does not say so', async () => {
    const resting = looked('planned', undefined, { actions: { 'is-confirmable': true } });
    expect((await watch([resting], { mode: 'provisional' })).waiting.kind).toBe('timeout');
  });
  test('ends ten seconds after a saved plan can be confirmed', async () => {
    const resting = looked('policy_checked', undefined, { actions: { 'is-confirmable': true } });
    const paced = { pauseMs: 10_000, random: 0.5 };
    const { waiting, slept } = await watch([resting], { mode: 'provisional', ...paced });
    expect([waiting.kind, slept]).toEqual(['settled', [10_000, 10_000]]);
    await expect(watch([resting], paced)).rejects.toThrow(
      'Run run-1 can be confirmed and applied, by a later look.',
    );
  });
  describe('to an end that the timestamps of the run do not have', () => {
    const said = (status: string, ...stamped: string[]) =>
      looked(status, undefined, {
        'status-timestamps': {
          'errored-at': null,
          ...Object.fromEntries(stamped.map((word) => [`${word}-at`, 'then'])),
        },
      });
    const end = 'planned_and_finished';
    test('asks a second time, a second later', async () => {
      const { waiting, calls, slept } = await watch([said(end, 'planned')]);
      expect([waiting.kind, calls.length, slept.at(-1)]).toEqual(['settled', 2, 1_000]);
      for (const sure of [said(end, 'planned', 'planned-and-finished'), said(end)]) {
        const once = await watch([sure]);
        expect([once.waiting.kind, once.calls.length]).toEqual(['settled', 1]);
      }
    });
    test('goes on if the second answer has no end', async () => {
      const { waiting, calls } = await watch([
        said(end, 'planning'),
        said('planning', 'planning'),
        said(end, 'planning'),
        said('errored', 'planning', 'errored'),
      ]);
      expect([waiting.kind, calls.length]).toEqual(['settled', 4]);
      expect(waiting.last?.run.attributes.status).toBe('errored');
    });
  });
});

describe('a run that is not over in time', () => {
  const planOnly = (status: string, more = {}) => run({ 'plan-only': true, status, ...more });
  async function stopOf(shows: unknown[], signal = never, timeoutMs = 90_000) {
    const { client } = stubClient({ 'runs.show': inTurn(...shows) });
    const options = { deadline: 90_000, timeoutMs };
    const { job } = stubJob(client, { options, clock: instantClock(), signal });
    const created = planOnly('pending');
    const runSeen = { id: created.id, url: '', status: '' };
    const started = { ...packed(), versionId: 'cv-1', run: created, askedAt: 0, runSeen };
    return watchToItsEnd(started, job).catch((error: unknown) => error);
  }
  const current = (id: string) => ({
    relationships: { 'current-run': { data: { id, type: 'runs' } } },
  });
  const queued = planOnly('pending', { 'position-in-queue': 3 });
  const ahead = ' The current run of the workspace is run-0.';

  const third = '"pending", at position 3 in the queue';
  const post = '"post_plan_running" (post-plan stage running)';
  const planning = { run: planOnly('planning') };
  const lost = refused('network', 'GET /runs/run-1 got nothing.');
  const notSeen = ' The last look failed: GET /runs/run-1 got nothing.';
  const pending = (id: string) => ({ run: queued, workspace: current(id) });
  test.each<[string, unknown[], string, string?, string?]>([
    ['a word with a meaning', [{ run: planOnly('post_plan_running') }], post],
    ['the first word', [{ run: planOnly('pending') }], '"pending"'],
    ['its place in the queue, and what is before it', [pending('run-0')], third, ahead],
    ['nothing before it', [pending('run-1')], third],
    [
      'nothing of another run, where it goes on',
      [{ ...planning, workspace: current('run-0') }],
      '"planning"',
    ],
    ['that the last look failed', [planning, lost], '"planning"', notSeen, 'PG-124'],
  ])('reports %s', async (_, shows, seen, more = '', code = 'PG-120') => {
    expect(await stopOf(shows)).toMatchObject({
      kind: 'timeout',
      finding: { code },
      message: `The timeout of 1 min 30 s was over before the end of run-1, last seen as ${seen}.${more} Raise timeout, or see in the run what it waits for.`,
    });
  });
  test.each([
    [45_400, '45 s'],
    [60_000, '1 min'],
    [600_000, '10 min'],
  ])('reports how long there was: %d ms', async (timeoutMs, time) => {
    const stopped = await stopOf([{ run: planOnly('pending') }], never, timeoutMs);
    expect(stopped).toMatchObject({
      message: expect.stringMatching(`^The timeout of ${time} was over`) as unknown,
    });
  });
  test('reports that an unknown status is one', async () => {
    const { message = '' } = (await stopOf([{ run: planOnly('dreamt') }])) as Partial<Error>;
    expect(message).toContain('last seen as "dreamt". Plangate does not recognize this status');
    expect(message).toContain('a newer version of Plangate may recognize the status');
  });
  test('is no timeout when the job was canceled', async () => {
    const stopped = await stopOf([{ run: planOnly('planning') }], AbortSignal.abort());
    expect(stopped).toMatchObject({ kind: 'canceled', message: 'The check was canceled.' });
  });
});
