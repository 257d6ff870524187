import { cancelEarlier, isSupersededRun, startSuperseder } from '../../src/gate/runs-of-change.ts';
import {
  endRun,
  finishAfterKill,
  leftoverOf,
  sayEnded,
  type RunToEnd,
} from '../../src/gate/end-run.ts';
import type { GateRequest } from '../../src/gate/request.ts';
import { unjudgedResult } from '../../src/gate/result.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { inTurn, listing, refused, run, stubClient } from '../support/stub-client.ts';
import type { SealedFacts } from '../../src/trust/run-seals.ts';
import { sealedFacts, sealingOf } from '../support/gate-bench.ts';
import { stubJob } from '../support/stub-job.ts';
import { note } from '../support/findings.ts';
import { textOf } from '../../src/model/finding.ts';
import { foreign } from '../../src/model/sentence.ts';

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
  ])('reports "%s" as %s', async (status, outcome) => {
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
    test('discards it where it rests', async () => {
      const { result, calls } = await end(['policy_override', 'discarded'], { cancel });
      expect(result).toEqual({ runId: 'run-1', outcome: 'ended', status: 'discarded' });
      expect(calls.slice(1)).toEqual([
        'runs.show ["run-1"]',
        'runs.discard ["run-1","why"]',
        'runs.show ["run-1"]',
      ]);
    });
    test('changes nothing where it is over, or may not be discarded', async () => {
      const over = await end(['errored'], { cancel });
      expect(over.result).toMatchObject({ outcome: 'over' });
      expect(over.calls.join()).not.toContain('discard');
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
    ])('for another reason reports the error: %s', async (_, error, more) => {
      const told = {
        runId: 'run-1',
        outcome: 'unknown',
        trouble: { says: foreign('Gone.') },
        ...more,
      };
      expect((await end([], { cancel: error })).result).toMatchObject(told);
    });
  });

  test('discards it once where it comes to rest after all', async () => {
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
  ])('waits for it where it is %j', async (actions) => {
    const { result, calls } = await end([shown('planning', actions), 'canceled']);
    expect(result).toMatchObject({ outcome: 'ended', status: 'canceled' });
    expect(calls.join()).not.toContain('discard');
  });

  describe('whose plan is to be kept', () => {
    test('leaves it once a person applies it', async () => {
      const { result, calls } = await end(['applying'], { mode: 'provisional' });
      expect(result).toEqual({ runId: 'run-1', outcome: 'left', status: 'applying' });
      expect(calls).toEqual(['runs.show ["run-1"]']);
    });
    test('is not over with a saved plan until that is discarded', async () => {
      const saved = shown('planned_and_saved', { 'is-discardable': true });
      const { result, calls } = await end([saved, saved, 'discarded'], {
        cancel: refused('conflict'),
        mode: 'provisional',
      });
      expect(result).toMatchObject({ outcome: 'ended', status: 'discarded' });
      expect(calls).toContain('runs.discard ["run-1","why"]');
    });
  });

  describe('that was requested and whose id never arrived', () => {
    const endLost = (finds: unknown[], deadline?: number) =>
      end(['canceled'], { runId: undefined, finds, deadline });
    const found = run({}, 'run-9');
    const find = 'runs.findByConfigurationVersion ["ws-1","cv-1"]';
    const cancel = 'runs.cancel ["run-9","why"]';
    test('finds it by its version, also when it comes late', async () => {
      const { result, calls, slept } = await endLost([undefined, undefined, found]);
      expect(result).toEqual({ runId: 'run-9', outcome: 'ended', status: 'canceled' });
      expect(calls.slice(0, 4)).toEqual([find, find, find, cancel]);
      expect(slept).toEqual([500, 1_500]);
    });
    test('finds it at once where it is there', async () => {
      const { calls, slept } = await endLost([found]);
      expect(calls).toEqual([find, cancel, 'runs.show ["run-9"]']);
      expect(slept).toEqual([]);
    });
    test.each([
      [60_000, 3],
      [500, 1],
      [501, 2],
    ])('finds no run within %d ms where there is none', async (deadline, looks) => {
      const { result, calls } = await endLost([undefined], deadline);
      expect(result).toEqual({ outcome: 'none' });
      expect(calls).toHaveLength(looks);
    });
    test('reports the error where the service does not answer', async () => {
      const lost = async (answer: unknown) => (await endLost([answer])).result;
      expect(await lost(refused('network', 'No answer.'))).toMatchObject({
        outcome: 'unknown',
        trouble: { code: 'PG-124', says: foreign('No answer.') },
      });
      expect(await lost(Promise.reject('odd'))).toEqual({
        outcome: 'unknown',
        trouble: { code: 'failed', says: foreign('odd') },
      });
    });
  });
});

test('a gate that never judged has a result for each workspace, and packed nothing', () => {
  const failure = { kind: 'network', ...note('No answer.') } as const;
  const result = unjudgedResult([{ workspace: 'net', failure, runId: 'run-1' }], 5);
  expect(result).toMatchObject({
    verdict: { word: 'undecided' },
    workspaces: [{ workspace: 'net', runId: 'run-1', failure, notices: [], results: [] }],
    durationMs: 5,
  });
  expect(result.archives).toEqual([]);
  expect(unjudgedResult([]).durationMs).toBe(0);
});

const NO_ANSWER = note('No answer.');

describe('what is left to do about a run that was to be ended', () => {
  const of = (
    ended: Partial<Parameters<typeof leftoverOf>[0]>,
    mode: RunToEnd['mode'] = 'provisional',
  ) => {
    const left = leftoverOf({ runId: 'run-1', outcome: 'unknown', ...ended }, mode);
    return left && textOf(left);
  };

  test('is nothing where it ended, was over, or never was', () => {
    for (const mode of ['speculative', 'provisional'] as const) {
      for (const outcome of ['none', 'ended', 'over'] as const) {
        expect(of({ outcome, status: 'canceled' }, mode)).toBeUndefined();
      }
    }
    const unseen = { outcome: 'unknown', refused: true } as const;
    expect(leftoverOf(unseen, 'speculative')).toBeUndefined();
  });
  test('is to look for a run that was perhaps started', () => {
    expect(of({ runId: undefined, trouble: NO_ANSWER })).toBe(
      'There may be a run of this check that can be applied although the gate did not pass: No answer. Check the runs of the workspace.',
    );
  });
  test('is to discard it by hand, where the service refused', () => {
    expect(of({ refused: true, status: 'planned_and_saved' })).toBe(
      'The service refused to end run-1, which can still be applied although the gate did not pass. Canceling and discarding need the permission to apply runs (access level write, or runs: apply). Discard it by hand, and give the team of the token that permission.',
    );
    expect(of({ refused: true }, 'speculative')).toBe(
      'The service refused to end run-1. What is speculative goes on until it ends by itself, and nothing of it can be applied. Canceling and discarding need the permission to apply runs (access level write, or runs: apply). Give it to the team of the token.',
    );
  });
  test('is to discard it by hand, where it is unknown whether it can be applied', () => {
    expect(of({ trouble: NO_ANSWER })).toBe(
      'A plan may be applied although the gate did not pass, because run-1 could not be ended: No answer. Discard it by hand.',
    );
    expect(of({ status: 'planning' })).toBe(
      'A plan may be applied although the gate did not pass, because run-1 could not be ended: it was last seen as "planning". Discard it by hand.',
    );
    expect(of({ trouble: NO_ANSWER }, 'speculative')).toBeUndefined();
  });
  test('is to look, where a person applies it', () => {
    for (const ended of [
      { outcome: 'left', status: 'applying' },
      { outcome: 'over', status: 'applied' },
    ] as const) {
      expect(of(ended)).toBe(
        `Not discarded, because it is "${ended.status}": run-1. Its plan is applied although the gate did not pass. Check the run.`,
      );
      expect(of(ended, 'speculative')).toBeUndefined();
    }
  });
});

test('each run of a killed job is ended within a minute, by its id or by its version', async () => {
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

test.each<[Parameters<typeof sayEnded>[0], string]>([
  [{ outcome: 'none' }, 'No run was started.'],
  [{ outcome: 'over', runId: 'run-1', status: 'errored' }, 'Run run-1 is over: "errored".'],
  [
    { outcome: 'left', runId: 'run-1', status: 'applying' },
    'Run run-1 is "applying": it is being applied, so it was kept.',
  ],
  [
    { outcome: 'ended', runId: 'run-1', status: 'discarded' },
    'Discarded, because no job waits any more: run-1.',
  ],
  [
    { outcome: 'ended', runId: 'run-1', status: 'canceled' },
    'Canceled, because no job waits any more: run-1.',
  ],
  [
    { outcome: 'unknown', runId: 'run-1', status: 'planning' },
    'Run run-1 may still be going on: it was last seen as "planning".',
  ],
  [
    { outcome: 'unknown', trouble: note('Nobody answers.') },
    'A run may still be going on: Nobody answers.',
  ],
])('the sentence says how a run ended for which no job waits: %j', (ended, sentence) => {
  expect(textOf(sayEnded(ended))).toBe(sentence);
});

describe('the runs that a newer push supersedes', () => {
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

  const changeRequest = 'acme/infra#42';
  const commit = 'b2b2';
  const mode = 'speculative' as const;

  test('are of the gate, speculative, older, and not over', () => {
    const superseded = (attributes = {}, id?: string) =>
      isSupersededRun(earlier(attributes, id), { run: newest, changeRequest, commit, mode });
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
    expect(isSupersededRun(earlier(), { run: undated, changeRequest, commit, mode })).toBe(false);
  });

  // As of two workflows, or of one that starts on `push` and on `pull_request`.
  test('are not of the same commit', () => {
    const of = (commit: string) => earlier({ message: `[plangate acme/infra#42 k3x9@${commit}]` });
    const newer = { run: newest, changeRequest, commit: 'b2b2', mode };
    expect(isSupersededRun(of('b2b2'), newer)).toBe(false);
    expect(isSupersededRun(of('a1a1'), newer)).toBe(true);
  });

  test('are not those of a newer job whose run is older than that of a late one', () => {
    const of = (tag: string, createdAt = '2026-11-20T13:00:00Z') =>
      earlier({ message: `Plan [plangate acme/infra#42 ${tag}]`, 'created-at': createdAt });
    const superseded = (ofOther: string, ofOwn: string) => {
      const run = { ...of(ofOwn, '2026-11-20T14:00:00Z'), id: 'run-9' };
      return isSupersededRun(of(ofOther), { run, changeRequest, commit: 'b2b2', mode });
    };
    expect(superseded('k3x9-18@a1a1', 'k3x9-17@b2b2')).toBe(false);
    expect(superseded('k3x9-17@a1a1', 'k3x9-18@b2b2')).toBe(true);
    expect(superseded('k3x9-9@a1a1', 'k3x9-18@b2b2')).toBe(true);
    expect(superseded('k3x9-17@a1a1', 'k3x9-17@b2b2')).toBe(true);
    // Where a host counts no runs, only their age is known.
    expect(superseded('k3x9-18@a1a1', 'k3x9@b2b2')).toBe(true);
    expect(superseded('k3x9@a1a1', 'k3x9-17@b2b2')).toBe(true);
    expect(superseded('a-2-of-3.k3x9@a1a1', 'a-1-of-3.k3x9@b2b2')).toBe(true);
  });

  test('are only those with the options of the newer one', () => {
    const options = { 'target-addrs': ['a.b'] };
    const targeted = earlier(options);
    const newer = { run: newest, changeRequest, commit, mode };
    expect(isSupersededRun(targeted, { ...newer, options })).toBe(true);
    expect(isSupersededRun(targeted, newer)).toBe(false);
    expect(isSupersededRun(earlier(), { ...newer, options })).toBe(false);
  });

  const { seals } = sealingOf();
  const target = { workspaceId: 'ws-1', changeRequest, commit, run: newest, seals, mode };
  const superseding = { ...target, gate: 'default' };
  /** A run that the gate sealed for another commit, if nothing else is said. */
  function sealed(id: string, facts: Partial<SealedFacts> = {}, workspace = 'ws-1') {
    const versionId = `cv-${id}`;
    const version = { service: 'https://service.example', workspaceId: workspace, versionId };

    const seal = seals.seal(version, sealedFacts({ head: 'a1a1', ...facts }));
    return {
      ...earlier({ message: `Plan ${TAG} ${seal}` }, id),
      relationships: {
        workspace: { data: { type: 'workspaces', id: workspace } },
        'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
      },
    };
  }
  /** @param ingress whether version control made the versions */
  function client(answers: Parameters<typeof stubClient>[0], ingress: unknown = null) {
    return stubClient({
      'configurationVersions.show': (id: string) => {
        const relationships = { 'ingress-attributes': { data: ingress } };
        return { version: { id, type: 'configuration-versions', attributes: {}, relationships } };
      },
      ...answers,
    });
  }
  function supersede(
    items: unknown[],
    answers: Parameters<typeof stubClient>[0],
    ingress?: unknown,
  ) {
    const stub = client({ 'runs.list': () => listing(items), ...answers }, ingress);
    return { ...stub, ended: cancelEarlier(superseding, stub.client) };
  }
  const why = 'Superseded by a newer push to the same pull request.';

  test('are canceled, each with a reason', async () => {
    const items = [newest, sealed('run-1'), sealed('run-2'), earlier({ message: '' })];
    const { ended, calls } = supersede(items, { 'runs.cancel': () => undefined });
    expect(await ended).toEqual({ ended: ['run-1', 'run-2'] });
    expect(calls).toEqual([
      'runs.list ["ws-1",{"search":"acme/infra#42"}]',
      'configurationVersions.show ["cv-run-1"]',
      `runs.cancel ["run-1","${why}"]`,
      'configurationVersions.show ["cv-run-2"]',
      `runs.cancel ["run-2","${why}"]`,
    ]);
  });
  test.each<[string, unknown, unknown?]>([
    ['that the gate did not seal', earlier({}, 'run-1')],
    ['that is sealed for this commit', sealed('run-1', { head: 'b2b2' })],
    ['of another gate', sealed('run-1', { gate: 'prod' })],
    [
      'whose seal is of another version',
      { ...sealed('run-1'), relationships: sealed('run-2').relationships },
    ],
    ['that version control started', sealed('run-1'), { type: 'ingress-attributes', id: 'ia-1' }],
  ])('are not those %s', async (_how, item, ingress) => {
    const { ended, calls } = supersede([item], { 'runs.cancel': () => undefined }, ingress);
    expect(await ended).toEqual({ ended: [] });
    expect(calls.join()).not.toContain('runs.cancel');
  });
  test('are those of the workspace where the runs of the whole organization are known', async () => {
    const { client: known, calls } = client({ 'runs.cancel': () => undefined });
    const moving = [sealed('run-2', {}, 'ws-2'), sealed('run-1'), earlier({}, 'run-3')];
    expect(await cancelEarlier(superseding, known, moving)).toEqual({ ended: ['run-1'] });
    expect(calls.at(-1)).toBe(`runs.cancel ["run-1","${why}"]`);
  });
  test('are discarded where they rest', async () => {
    const { ended, calls } = supersede([sealed('run-0')], {
      'runs.cancel': () => refused('conflict'),
      'runs.discard': () => undefined,
    });
    expect(await ended).toEqual({ ended: ['run-0'] });
    expect(calls.at(-1)).toBe(`runs.discard ["run-0","${why}"]`);
  });
  test('go on where they can be neither canceled nor discarded', async () => {
    const neither = supersede([sealed('run-0')], {
      'runs.cancel': () => refused('conflict'),
      'runs.discard': () => refused('conflict'),
    });
    expect(await neither.ended).toEqual({ ended: [] });
    const failing = supersede([sealed('run-1'), sealed('run-2')], {
      'runs.cancel': inTurn(refused('server-error'), undefined),
    });
    expect(await failing.ended).toEqual({ ended: ['run-2'] });
  });
  describe('in the background of a job', () => {
    const sealing = sealingOf({ head: commit });
    const options = { changeRequest, sealing };
    const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
    const two = [sealed('run-1'), sealed('run-2')];
    async function inBackground(
      answers: Parameters<typeof stubClient>[0],
      turns = 10,
      more: Partial<GateRequest> = {},
    ) {
      const { client: known, calls } = client({ 'runs.list': () => listing(two), ...answers });
      const wish = { ...options, ...more };
      const { job, events, log } = stubJob(known, { options: wish });
      const superseder = startSuperseder(job, 1);
      superseder.supersede('net', { workspaceId: 'ws-1', run: newest, options: {} });
      for (let turn = 0; turn < turns; turn++) await nextTurn();
      await superseder.close();
      return { calls, events, lines: log.lines };
    }

    test('are canceled, and the log says which and why', async () => {
      const { events, lines } = await inBackground({ 'runs.cancel': () => undefined });
      expect(lines).toEqual([]);
      const because = 'superseded by a newer push to the same pull request';
      expect(events).toMatchObject([
        { kind: 'canceling', workspace: 'net', runId: 'run-1', why: because },
        { kind: 'canceling', workspace: 'net', runId: 'run-2', why: because },
      ]);
    });
    test('go on where this token may not end them, and the log names the permission', async () => {
      const { events, lines } = await inBackground({ 'runs.cancel': () => refused('forbidden') });
      expect(events).toEqual([]);
      expect(lines).toEqual([
        'info Runs of earlier pushes go on, as run-1 in net: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing.',
      ]);
    });
    test('go on in each of many workspaces, and the log says so once', async () => {
      const answers = {
        'runs.list': () => listing(two),
        'runs.cancel': () => refused('forbidden'),
      };
      const { client: known, calls } = client(answers);
      const { job, log } = stubJob(known, { options });
      const superseder = startSuperseder(job, 1);
      const names = Array.from({ length: 12 }, (_, at) => `net-${at}`);
      for (const name of names)
        superseder.supersede(name, { workspaceId: 'ws-1', run: newest, options: {} });
      for (let turn = 0; turn < 200; turn++) await nextTurn();
      await superseder.close();
      expect(calls.filter((call) => call.startsWith('runs.list'))).toHaveLength(12);
      expect(log.lines).toHaveLength(1);
    });
    test('go on where they cannot be listed', async () => {
      const { lines } = await inBackground({
        'runs.list': () => listing(refused('network', 'Gone.')),
      });
      expect(lines).toEqual(['debug Earlier runs of net were not searched: Gone.']);
    });
    test('are listed after a random part of 150 pauses, so that many gates do not ask at once', async () => {
      const { client, calls, scopes } = stubClient({ 'runs.list': () => listing([]) });
      Object.assign(client, { pauseMs: () => 100 });
      const clock = instantClock();
      const { job } = stubJob(client, { options, clock, random: () => 0.5 });
      const superseder = startSuperseder(job, 1);
      const { deadline } = job;
      superseder.supersede('net', { workspaceId: 'ws-1', run: newest, options: {} });
      for (let turn = 0; turn < 10; turn++) await nextTurn();
      await superseder.close();
      expect([clock.slept, calls.length]).toEqual([[7_500], 1]);
      const background = { signal: expect.any(AbortSignal), deadline, watching: true };
      expect(scopes.slice(-2)).toEqual([background, { deadline: 37_500 }]);
    });
    test('are listed once and without a pause for many workspaces', async () => {
      const { client: known, calls } = client({
        'runs.listMoving': () => listing([two[0]]),
        'runs.cancel': () => undefined,
      });
      Object.assign(known, { pauseMs: () => 100 });
      const clock = instantClock();
      const { job } = stubJob(known, { options, clock });
      const superseder = startSuperseder(job, 10);
      for (const workspaceId of ['ws-1', 'ws-2'])
        superseder.supersede('net', { workspaceId, run: newest, options: {} });
      for (let turn = 0; turn < 10; turn++) await nextTurn();
      await superseder.close();
      expect(clock.slept).toEqual([]);
      expect(calls).toEqual([
        'runs.listMoving ["acme","speculative","acme/infra#42"]',
        'configurationVersions.show ["cv-run-1"]',
        `runs.cancel ["run-1","${why}"]`,
      ]);
    });
    test('are not looked for once the job is over', async () => {
      const { calls, lines } = await inBackground({}, 0);
      expect([calls, lines]).toEqual([[], []]);
    });
  });
  test('are reported at the first one that this token may not end, and no other is tried', async () => {
    const items = [sealed('run-1'), sealed('run-2'), sealed('run-3')];
    for (const code of ['not-found', 'forbidden'] as const) {
      const { ended, calls } = supersede(items, {
        'runs.cancel': inTurn(undefined, refused(code), undefined),
      });
      expect(await ended).toEqual({ ended: ['run-1'], refused: 'run-2' });
      expect(calls.filter((call) => call.startsWith('runs.cancel'))).toHaveLength(2);
      expect(calls.join()).not.toContain('discard');
    }
    const said = sealed('run-1');
    Object.assign(said.attributes, { permissions: { 'can-cancel': false } });
    const { ended, calls } = supersede([said], {});
    expect(await ended).toEqual({ ended: [], refused: 'run-1' });
    expect(calls).toHaveLength(1);
  });
  test('do not hide a canceled job or an error of the program', async () => {
    for (const error of [refused('aborted'), new TypeError('mistake')]) {
      const { ended } = supersede([sealed('run-0')], { 'runs.cancel': () => error });
      await expect(ended).rejects.toBe(error);
    }
  });
  test('are searched among the newest fifty', async () => {
    const list = listing([]);
    await supersede([], { 'runs.list': () => list }).ended;
    expect(list.pages).toEqual([{ size: 50 }]);
  });
});
