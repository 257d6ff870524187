import { describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../src/client/errors.ts';
import { cancelSuperseded, isSuperseded } from '../../src/wait/cancel-superseded.ts';
import { endRun, type RunToEnd } from '../../src/wait/end-run.ts';
import { finishAfterKill } from '../../src/wait/finish-after-kill.ts';
import { instantClock } from '../support/instant-clock.ts';
import { inTurn, listing, refused, run, stubClient } from '../support/stub-client.ts';

const shown = (status: string, actions?: Record<string, boolean>) => ({
  run: run({ status, ...(actions && { actions }) }),
});

function end(
  answers: Parameters<typeof stubClient>[0],
  target: Partial<RunToEnd> = {},
  deadline = 60_000,
) {
  const clock = instantClock();
  const { client, calls } = stubClient({ 'runs.cancel': () => undefined, ...answers });
  const given: RunToEnd = {
    workspaceId: 'ws-1',
    versionId: 'cv-1',
    runId: 'run-1',
    mode: 'speculative',
    ...target,
  };
  const ended = endRun(given, { client, clock, deadline, comment: 'why' });
  return ended.then((result) => ({ result, calls, slept: clock.slept }));
}

describe('ending a run', () => {
  test('cancels it, says why, and waits until it is over', async () => {
    const show = inTurn(shown('planning'), shown('planning'), shown('canceled'));
    const { result, calls, slept } = await end({ 'runs.show': show });
    expect(result).toEqual({ runId: 'run-1', outcome: 'ended', status: 'canceled' });
    expect(calls).toEqual([
      'runs.cancel ["run-1","why"]',
      'runs.show ["run-1"]',
      'runs.show ["run-1"]',
      'runs.show ["run-1"]',
    ]);
    expect(slept).toEqual([250, 500]);
  });

  test.each(['canceled', 'force_canceled', 'discarded'])('"%s" is ended', async (status) => {
    const { result } = await end({ 'runs.show': () => shown(status) });
    expect(result).toMatchObject({ outcome: 'ended', status });
  });
  test.each(['planned_and_finished', 'errored', 'applied', 'policy_soft_failed'])(
    '"%s" is over by itself',
    async (status) => {
      const { result, slept } = await end({ 'runs.show': () => shown(status) });
      expect(result).toEqual({ runId: 'run-1', outcome: 'over', status });
      expect(slept).toEqual([]);
    },
  );

  test('looks less and less often, and says what it saw last when time is up', async () => {
    const { result, slept } = await end({ 'runs.show': () => shown('planning') }, {}, 20_000);
    expect(result).toEqual({ runId: 'run-1', outcome: 'unknown', status: 'planning' });
    expect(slept).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000]);
  });
  test('does not sleep up to its deadline', async () => {
    const { slept } = await end({ 'runs.show': () => shown('planning') }, {}, 250);
    expect(slept).toEqual([]);
    const later = await end({ 'runs.show': () => shown('planning') }, {}, 251);
    expect(later.slept).toEqual([250]);
  });

  describe('that cannot be canceled', () => {
    const conflict = () => refused('conflict');
    test('is discarded where it rests', async () => {
      const show = inTurn(shown('policy_override'), shown('discarded'));
      const answers = {
        'runs.cancel': conflict,
        'runs.show': show,
        'runs.discard': () => undefined,
      };
      const { result, calls } = await end(answers);
      expect(result).toEqual({ runId: 'run-1', outcome: 'ended', status: 'discarded' });
      expect(calls.slice(1)).toEqual([
        'runs.show ["run-1"]',
        'runs.discard ["run-1","why"]',
        'runs.show ["run-1"]',
      ]);
    });
    test('is left where it is over, or may not be discarded', async () => {
      const over = { 'runs.cancel': conflict, 'runs.show': () => shown('errored') };
      expect((await end(over)).result).toMatchObject({ outcome: 'over' });
      const fixed = () => shown('planning', { 'is-discardable': false });
      const stuck = { 'runs.cancel': conflict, 'runs.show': fixed };
      const { result, calls } = await end(stuck, {}, 100);
      expect(result).toMatchObject({ outcome: 'unknown', status: 'planning' });
      expect(calls.join()).not.toContain('discard');
    });
    test('for another reason is told', async () => {
      for (const error of [refused('not-found', 'Gone.'), new Error('Gone.')]) {
        const { result } = await end({ 'runs.cancel': () => error });
        expect(result).toEqual({ runId: 'run-1', outcome: 'unknown', trouble: 'Gone.' });
      }
    });
  });

  test('that came to rest after all is discarded, once', async () => {
    const resting = shown('policy_override', { 'is-cancelable': false, 'is-discardable': true });
    const show = inTurn(resting, resting, resting, shown('discarded'));
    const { result, calls, slept } = await end({
      'runs.show': show,
      'runs.discard': () => undefined,
    });
    expect(result).toMatchObject({ outcome: 'ended', status: 'discarded' });
    expect(calls.filter((call) => call.startsWith('runs.discard'))).toEqual([
      'runs.discard ["run-1"]',
    ]);
    expect(slept).toEqual([500, 1_000]);
  });
  test.each([
    { 'is-cancelable': true, 'is-discardable': true },
    { 'is-cancelable': false, 'is-discardable': false },
  ])('%j is waited for', async (actions) => {
    const { result, calls } = await end({
      'runs.show': inTurn(shown('planning', actions), shown('canceled')),
      'runs.discard': () => undefined,
    });
    expect(result).toMatchObject({ outcome: 'ended', status: 'canceled' });
    expect(calls.join()).not.toContain('discard');
  });

  describe('of a plan to be kept', () => {
    test('leaves it once somebody applies it', async () => {
      const { result, calls } = await end(
        { 'runs.show': () => shown('applying') },
        { mode: 'provisional' },
      );
      expect(result).toEqual({ runId: 'run-1', outcome: 'left', status: 'applying' });
      expect(calls).toEqual(['runs.show ["run-1"]']);
    });
    test('a saved plan is not over until it is discarded', async () => {
      const saved = shown('planned_and_saved', { 'is-discardable': true });
      const answers = {
        'runs.cancel': () => refused('conflict'),
        'runs.show': inTurn(saved, saved, shown('discarded')),
        'runs.discard': () => undefined,
      };
      const { result, calls } = await end(answers, { mode: 'provisional' });
      expect(result).toMatchObject({ outcome: 'ended', status: 'discarded' });
      expect(calls).toContain('runs.discard ["run-1","why"]');
    });
    test('a speculative run is not looked at first', async () => {
      const { calls } = await end({ 'runs.show': () => shown('canceled') });
      expect(calls[0]).toMatch(/^runs\.cancel/);
    });
  });

  describe('that was asked for and never answered', () => {
    const lost = { runId: undefined };
    const find = 'runs.findByConfigurationVersion';
    test('is found by its version, also when it comes late', async () => {
      const answers = {
        [find]: inTurn(undefined, undefined, run({}, 'run-9')),
        'runs.show': () => shown('canceled'),
      };
      const { result, calls, slept } = await end(answers, lost);
      expect(result).toEqual({ runId: 'run-9', outcome: 'ended', status: 'canceled' });
      expect(calls.slice(0, 4)).toEqual([
        `${find} ["ws-1","cv-1"]`,
        `${find} ["ws-1","cv-1"]`,
        `${find} ["ws-1","cv-1"]`,
        'runs.cancel ["run-9","why"]',
      ]);
      expect(slept).toEqual([500, 1_500]);
    });
    test('is found at once where it is there', async () => {
      const { calls, slept } = await end(
        { [find]: () => run({}, 'run-9'), 'runs.show': () => shown('canceled') },
        lost,
      );
      expect(calls.filter((call) => call.startsWith(find))).toHaveLength(1);
      expect(slept).toEqual([]);
    });
    test('is no run when it is not found in time', async () => {
      const { result, calls } = await end({ [find]: () => undefined }, lost);
      expect([result, calls.length]).toEqual([{ outcome: 'none' }, 3]);
      const hurried = await end({ [find]: () => undefined }, lost, 500);
      expect([hurried.result, hurried.calls.length]).toEqual([{ outcome: 'none' }, 1]);
      const less = await end({ [find]: () => undefined }, lost, 501);
      expect(less.calls).toHaveLength(2);
    });
    test('may not be told', async () => {
      const { result } = await end({ [find]: () => refused('network', 'No answer.') }, lost);
      expect(result).toEqual({ outcome: 'unknown', trouble: 'No answer.' });
      const odd = await end({ [find]: () => Promise.reject('odd') }, lost);
      expect(odd.result).toEqual({ outcome: 'unknown', trouble: 'odd' });
    });
  });
});

test('a killed job: every run of it is ended within a minute, by id or by its version', async () => {
  const clock = instantClock();
  clock.advance(5_000);
  const { client, calls, scopes } = stubClient({
    'runs.findByConfigurationVersion': () => undefined,
    'runs.cancel': () => undefined,
    'runs.show': () => shown('canceled'),
  });
  const { signal } = new AbortController();
  const job = {
    mode: 'speculative' as const,
    runs: [
      { workspace: 'net', workspaceId: 'ws-1', versionId: 'cv-1', runId: 'run-1' },
      { workspace: 'dns', workspaceId: 'ws-2', versionId: 'cv-2' },
    ],
  };
  expect(await finishAfterKill(job, { client, clock, signal })).toEqual([
    { workspace: 'net', runId: 'run-1', outcome: 'ended', status: 'canceled' },
    { workspace: 'dns', outcome: 'none' },
  ]);
  expect(scopes).toEqual([{ signal, deadline: 65_000 }]);
  expect(calls).toContain('runs.cancel ["run-1","The job that waited for this run was killed."]');
  expect(calls).toContain('runs.findByConfigurationVersion ["ws-2","cv-2"]');
});

describe('runs that a newer push supersedes', () => {
  const TAG = '[plangate acme/infra#42 k3x9]';
  const earlier = (attributes = {}, id = 'run-0') =>
    run(
      {
        status: 'planning',
        'plan-only': true,
        message: `Plan ${TAG}`,
        'created-at': '2026-11-20T13:00:00Z',
        ...attributes,
      },
      id,
    );
  const newest = earlier({ 'created-at': '2026-11-20T14:00:00Z' }, 'run-9');

  test('are ours, speculative, older, and not over', () => {
    const superseded = (attributes = {}, id?: string) =>
      isSuperseded(earlier(attributes, id), newest, 'acme/infra#42');
    expect(superseded()).toBe(true);
    expect(superseded({ status: 'policy_override' })).toBe(true);
    expect(superseded({}, 'run-9')).toBe(false);
    expect(superseded({ 'plan-only': false })).toBe(false);
    expect(superseded({ 'plan-only': undefined })).toBe(false);
    expect(superseded({ message: 'Plan [plangate acme/infra#4 k3x9]' })).toBe(false);
    for (const status of ['planned_and_finished', 'errored', 'canceled', 'applying', 'dreamt']) {
      expect([status, superseded({ status })]).toEqual([status, false]);
    }
    expect(superseded({ 'created-at': '2026-11-20T14:00:00Z' })).toBe(false);
    expect(superseded({ 'created-at': '2026-11-20T15:00:00Z' })).toBe(false);
    expect(superseded({ 'created-at': null })).toBe(false);
    const undated = earlier({ 'created-at': null }, 'run-9');
    expect(isSuperseded(earlier(), undated, 'acme/infra#42')).toBe(false);
  });

  function supersede(items: unknown[], answers: Parameters<typeof stubClient>[0]) {
    const stub = stubClient({ 'runs.list': () => listing(items), ...answers });
    const target = { workspaceId: 'ws-1', changeRequest: 'acme/infra#42', run: newest };
    return { ...stub, ended: cancelSuperseded(target, stub.client) };
  }
  const why = 'Superseded by a newer push to the same pull request.';

  test('are canceled, each with a reason', async () => {
    const items = [newest, earlier({}, 'run-1'), earlier({}, 'run-2'), earlier({ message: '' })];
    const { ended, calls } = supersede(items, { 'runs.cancel': () => undefined });
    expect(await ended).toEqual(['run-1', 'run-2']);
    expect(calls).toEqual([
      'runs.list ["ws-1",{"search":"acme/infra#42"}]',
      `runs.cancel ["run-1","${why}"]`,
      `runs.cancel ["run-2","${why}"]`,
    ]);
  });
  test('are discarded where they rest', async () => {
    const { ended, calls } = supersede([earlier()], {
      'runs.cancel': () => refused('conflict'),
      'runs.discard': () => undefined,
    });
    expect(await ended).toEqual(['run-0']);
    expect(calls.at(-1)).toBe(`runs.discard ["run-0","${why}"]`);
  });
  test('are left alone where neither helps, or they are not ours to end', async () => {
    const neither = supersede([earlier()], {
      'runs.cancel': () => refused('conflict'),
      'runs.discard': () => refused('conflict'),
    });
    expect(await neither.ended).toEqual([]);
    const forbidden = supersede([earlier({}, 'run-1'), earlier({}, 'run-2')], {
      'runs.cancel': inTurn(refused('not-found'), undefined),
    });
    expect(await forbidden.ended).toEqual(['run-2']);
    expect(forbidden.calls.join()).not.toContain('discard');
  });
  test('are no reason to go on once the job is cancelled, or to hide a mistake', async () => {
    for (const error of [refused('aborted'), new TypeError('mistake')]) {
      const { ended } = supersede([earlier()], { 'runs.cancel': () => error });
      await expect(ended).rejects.toBe(error);
    }
  });
  test('are looked for among the newest fifty', async () => {
    const sizes: unknown[] = [];
    const page = async (request: unknown) => {
      sizes.push(request);
      return { items: [] };
    };
    const { client } = stubClient({ 'runs.list': () => ({ page }) });
    await cancelSuperseded({ workspaceId: 'ws-1', changeRequest: 'a#1', run: newest }, client);
    expect(sizes).toEqual([{ size: 50 }]);
  });
  test('that cannot be listed are told', async () => {
    const { client } = stubClient({ 'runs.list': () => listing(refused('rate-limited')) });
    const target = { workspaceId: 'ws-1', changeRequest: 'a#1', run: newest };
    await expect(cancelSuperseded(target, client)).rejects.toBeInstanceOf(ServiceError);
  });
});
