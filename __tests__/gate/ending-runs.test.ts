import { endRun, finishAfterKill, leftoverOf, type RunToEnd } from '../../src/gate/end-run.ts';
import { unjudged } from '../../src/gate/workspace-result.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { inTurn, refused, run, stubClient } from '../support/stub-client.ts';

const shown = (status: string, actions?: Record<string, boolean>) => ({
  run: run({ status, ...(actions && { actions }) }),
});

interface Ending extends Partial<RunToEnd> {
  deadline?: number;
  cancel?: unknown;
  /** What is found by the version of the run, in turn. */
  finds?: unknown[];
}

/** @param shows how the run is when it is looked at, in turn: its status, or more */
async function end(
  shows: (string | ReturnType<typeof shown>)[],
  { deadline = 60_000, cancel, finds = [], ...target }: Ending = {},
) {
  const clock = instantClock();
  const { client, calls } = stubClient({
    'runs.cancel': () => cancel,
    'runs.discard': () => undefined,
    'runs.show': inTurn(...shows.map((each) => (typeof each === 'string' ? shown(each) : each))),
    'runs.findByConfigurationVersion': inTurn(...finds),
  });
  const given: RunToEnd = {
    workspaceId: 'ws-1',
    versionId: 'cv-1',
    runId: 'run-1',
    mode: 'speculative',
    ...target,
  };
  const result = await endRun(given, { client, clock, deadline, comment: 'why' });
  return { result, calls, slept: clock.slept };
}

describe('ending a run', () => {
  test('cancels it, says why, and waits until it is over', async () => {
    const { result, calls, slept } = await end(['planning', 'planning', 'canceled']);
    expect(result).toEqual({ runId: 'run-1', outcome: 'ended', status: 'canceled' });
    expect(calls).toEqual([
      'runs.cancel ["run-1","why"]',
      'runs.show ["run-1"]',
      'runs.show ["run-1"]',
      'runs.show ["run-1"]',
    ]);
    expect(slept).toEqual([250, 500]);
  });

  test.each([
    ['canceled', 'ended'],
    ['force_canceled', 'ended'],
    ['discarded', 'ended'],
    ['planned_and_finished', 'over'],
    ['errored', 'over'],
    ['applied', 'over'],
    ['policy_soft_failed', 'over'],
  ])('"%s" is %s', async (status, outcome) => {
    const { result, slept } = await end([status]);
    expect(result).toEqual({ runId: 'run-1', outcome, status });
    expect(slept).toEqual([]);
  });

  test.each([
    [20_000, [250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000]],
    [250, []],
    [251, [250]],
  ])('looks less and less often, within %d ms', async (deadline, pauses) => {
    const { result, slept } = await end(['planning'], { deadline });
    expect(result).toEqual({ runId: 'run-1', outcome: 'unknown', status: 'planning' });
    expect(slept).toEqual(pauses);
  });

  describe('that cannot be canceled', () => {
    const cancel = refused('conflict');
    test('is discarded where it rests', async () => {
      const { result, calls } = await end(['policy_override', 'discarded'], { cancel });
      expect(result).toEqual({ runId: 'run-1', outcome: 'ended', status: 'discarded' });
      expect(calls.slice(1)).toEqual([
        'runs.show ["run-1"]',
        'runs.discard ["run-1","why"]',
        'runs.show ["run-1"]',
      ]);
    });
    test('is left where it is over, or may not be discarded', async () => {
      expect((await end(['errored'], { cancel })).result).toMatchObject({ outcome: 'over' });
      const fixed = shown('planning', { 'is-discardable': false });
      const { result, calls } = await end([fixed], { cancel, deadline: 100 });
      expect(result).toMatchObject({ outcome: 'unknown', status: 'planning' });
      expect(calls.join()).not.toContain('discard');
    });
    test.each([
      ['network', refused('network', 'Gone.'), {}],
      ['another error', new Error('Gone.'), {}],
      ['not-found', refused('not-found', 'Gone.'), { refused: true }],
      ['forbidden', refused('forbidden', 'Gone.'), { refused: true }],
    ])('for another reason is told: %s', async (_, error, more) => {
      const told = { runId: 'run-1', outcome: 'unknown', trouble: 'Gone.', ...more };
      expect((await end([], { cancel: error })).result).toEqual(told);
    });
  });

  test('that came to rest after all is discarded, once', async () => {
    const resting = shown('policy_override', { 'is-cancelable': false, 'is-discardable': true });
    const { result, calls, slept } = await end([resting, resting, resting, 'discarded']);
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
    const { result, calls } = await end([shown('planning', actions), 'canceled']);
    expect(result).toMatchObject({ outcome: 'ended', status: 'canceled' });
    expect(calls.join()).not.toContain('discard');
  });

  describe('of a plan to be kept', () => {
    test('leaves it once somebody applies it', async () => {
      const { result, calls } = await end(['applying'], { mode: 'provisional' });
      expect(result).toEqual({ runId: 'run-1', outcome: 'left', status: 'applying' });
      expect(calls).toEqual(['runs.show ["run-1"]']);
    });
    test('a saved plan is not over until it is discarded', async () => {
      const saved = shown('planned_and_saved', { 'is-discardable': true });
      const { result, calls } = await end([saved, saved, 'discarded'], {
        cancel: refused('conflict'),
        mode: 'provisional',
      });
      expect(result).toMatchObject({ outcome: 'ended', status: 'discarded' });
      expect(calls).toContain('runs.discard ["run-1","why"]');
    });
    test('a speculative run is not looked at first', async () => {
      expect((await end(['canceled'])).calls[0]).toMatch(/^runs\.cancel/);
    });
  });

  describe('that was asked for and never answered', () => {
    const endLost = (finds: unknown[], deadline?: number) =>
      end(['canceled'], { runId: undefined, finds, deadline });
    const found = run({}, 'run-9');
    const find = 'runs.findByConfigurationVersion ["ws-1","cv-1"]';
    const cancel = 'runs.cancel ["run-9","why"]';
    test('is found by its version, also when it comes late', async () => {
      const { result, calls, slept } = await endLost([undefined, undefined, found]);
      expect(result).toEqual({ runId: 'run-9', outcome: 'ended', status: 'canceled' });
      expect(calls.slice(0, 4)).toEqual([find, find, find, cancel]);
      expect(slept).toEqual([500, 1_500]);
    });
    test('is found at once where it is there', async () => {
      const { calls, slept } = await endLost([found]);
      expect(calls).toEqual([find, cancel, 'runs.show ["run-9"]']);
      expect(slept).toEqual([]);
    });
    test.each([
      [60_000, 3],
      [500, 1],
      [501, 2],
    ])('is no run when it is not found in %d ms', async (deadline, looks) => {
      const { result, calls } = await endLost([undefined], deadline);
      expect(result).toEqual({ outcome: 'none' });
      expect(calls).toHaveLength(looks);
    });
    test('may not be told', async () => {
      const lost = async (answer: unknown) => (await endLost([answer])).result;
      const unknown = { outcome: 'unknown', trouble: 'No answer.' };
      expect(await lost(refused('network', 'No answer.'))).toEqual(unknown);
      expect(await lost(Promise.reject('odd'))).toEqual({ ...unknown, trouble: 'odd' });
    });
  });
});

test('a gate that never judged has a result for each workspace, and packed nothing', () => {
  const failure = { kind: 'network', message: 'No answer.' } as const;
  const result = unjudged([{ workspace: 'net', failure, runId: 'run-1' }], 5);
  expect(result).toMatchObject({
    verdict: { word: 'undecided' },
    workspaces: [{ workspace: 'net', runId: 'run-1', failure, notices: [], results: [] }],
    durationMs: 5,
  });
  expect(result.archives).toEqual([]);
  expect(unjudged([]).durationMs).toBe(0);
});

describe('what is left to do about a run that was to be ended', () => {
  const url = 'https://service.example/run-1';
  const of = (
    ended: Partial<Parameters<typeof leftoverOf>[0]>,
    mode: RunToEnd['mode'] = 'provisional',
  ) => leftoverOf({ runId: 'run-1', outcome: 'unknown', ...ended }, mode, url);

  test('nothing where it ended, was over, or never was', () => {
    for (const mode of ['speculative', 'provisional'] as const) {
      for (const outcome of ['none', 'ended', 'over'] as const) {
        expect(of({ outcome, status: 'canceled' }, mode)).toBeUndefined();
      }
    }
    const unseen = { outcome: 'unknown', refused: true } as const;
    expect(leftoverOf(unseen, 'speculative', url)).toBeUndefined();
  });
  test('to look, where there may be a run that nobody has seen', () => {
    const unseen = { outcome: 'unknown', trouble: 'No answer.' } as const;
    expect(leftoverOf(unseen, 'provisional', undefined)).toBe(
      'There may be a run of this check that can be applied although the gate did not pass: No answer. Check the runs of the workspace.',
    );
  });
  test('by hand, where the service refused', () => {
    expect(of({ refused: true, status: 'planned_and_saved' })).toBe(
      'Run run-1 (https://service.example/run-1) can still be applied although the gate did not pass: the service refused to end it. Canceling and discarding need the permission to apply runs (access level write, or runs: apply). Discard it by hand, and give the team of the token that permission.',
    );
    expect(
      leftoverOf({ runId: 'run-1', outcome: 'unknown', refused: true }, 'speculative', undefined),
    ).toBe(
      'Run run-1 goes on, because the service refused to end it. Canceling and discarding need the permission to apply runs (access level write, or runs: apply). It is speculative, so nothing of it can be applied.',
    );
  });
  test('by hand, where it is not known, if it could be applied', () => {
    expect(of({ trouble: 'No answer.' })).toBe(
      'Run run-1 (https://service.example/run-1) could not be ended: No answer. It may be one that can be applied although the gate did not pass: discard it by hand.',
    );
    expect(of({ status: 'planning' })).toBe(
      'Run run-1 (https://service.example/run-1) could not be ended: it was last seen as "planning". It may be one that can be applied although the gate did not pass: discard it by hand.',
    );
    expect(of({ trouble: 'No answer.' }, 'speculative')).toBeUndefined();
  });
  test('to look, where somebody applies it', () => {
    for (const ended of [
      { outcome: 'left', status: 'applying' },
      { outcome: 'over', status: 'applied' },
    ] as const) {
      expect(of(ended)).toBe(
        `Run run-1 (https://service.example/run-1) was not discarded, because it is "${ended.status}": its plan is applied although the gate did not pass. Check the run.`,
      );
      expect(of(ended, 'speculative')).toBeUndefined();
    }
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
