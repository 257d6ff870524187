import { judgeNamed } from '../support/judges.ts';
import type { ServiceErrorCode } from '../../src/client/service-error.ts';
import { PackError } from '../../src/archive/archive.ts';
import {
  failureOf,
  GateStop,
  isForgiven,
  isRefusal,
  noneIfNotFound,
} from '../../src/gate/failure-of.ts';
import { nextIntervalMs, poll, type PollOptions } from '../../src/gate/poll.ts';
import { describePolicyResults } from '../../src/gate/judge.ts';
import { finishedPlanWords, runDurationMs } from '../../src/gate/run.ts';
import { readWorkingDirectory, uploadRoot } from '../../src/gate/find-workspace.ts';
import { holdsConfiguration } from '../../src/gate/pack-workspace.ts';
import { EngineFailure } from '../../src/plan/run-programs.ts';
import { exitCodeOfCauses } from '../../src/model/verdict.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import type { Run } from '../../src/client/wire/run.ts';
import { plan, policyResult } from '../support/evidence.ts';
import { fakeClock, type FakeClock } from '../support/fake-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { refused, run } from '../support/stub-client.ts';
import { note } from '../support/findings.ts';
import { textOf } from '../../src/model/finding.ts';
import { foreign, toPlainText, type Sentence } from '../../src/model/sentence.ts';

describe('the interval of looks', () => {
  const at = nextIntervalMs;

  test('is short at first and then longer, without a last duration', () => {
    const during = [0, 170, 350, 650, 1_050, 13_200, 16_000, 20_400, 60_000, 1e7];
    expect(during.map((ms) => at(ms))).toEqual([
      300, 430, 250, 350, 1_600, 1_600, 3_000, 5_200, 5_200, 5_200,
    ]);
    for (let ms = 1_000; ms < 100_000; ms += 500)
      expect(at(ms + 500)).toBeGreaterThanOrEqual(at(ms));
  });

  test('is long before the expected end and short around it, with a last duration', () => {
    const during = [0, 24_000, 48_000, 53_000, 54_000, 68_999, 69_000];
    expect(during.map((ms) => at(ms, 60_000))).toEqual([
      27_000, 27_000, 6_000, 3_000, 3_000, 3_000, 5_200,
    ]);
    expect(at(0, 600_000)).toBe(30_000);
    expect(at(550_000, 600_000)).toBe(5_200);
    expect([0, 350, 1_050].map((ms) => at(ms, 5_000))).toEqual([300, 250, 2_250]);
    expect(at(0, 5_001)).toBeCloseTo(2_250, -1);
    expect(at(4_600, 5_000)).toBe(1_000);
    expect(at(1_000, 0)).toBe(at(1_000));
    expect(at(1_000, -1)).toBe(at(1_000));
  });
});

describe('polling', () => {
  interface Polling extends Partial<PollOptions<string>> {
    withinMs?: number;
    lookMs?: number;
    clock?: FakeClock;
    signal?: AbortSignal;
  }
  function polling(
    words: (string | Error)[],
    {
      withinMs = 100_000,
      lookMs,
      clock = fakeClock({ auto: true }),
      signal = new AbortController().signal,
      ...rest
    }: Polling = {},
  ) {
    const told: string[] = [];
    let looks = 0;
    const started = clock.now();
    const looking: PollOptions<string> = {
      async read() {
        const word = words[Math.min(looks, words.length - 1)] ?? '';
        looks += 1;
        if (lookMs !== undefined) await clock.sleep(lookMs);
        if (word instanceof Error) throw word;
        return word;
      },
      isSettled: (word) => word === 'done',
      changeOf: (word) => word,
      intervalMs: () => 1_000,
      onChange: (word) => told.push(`${clock.now() - started} ${word}`),
      ...rest,
    };
    const outcome = poll(looking, { clock, deadline: started + withinMs, signal });
    return { outcome, told, clock, looks: () => looks, started };
  }

  const boom = new Error('boom');

  test('goes on until time is up, and not a look longer', async () => {
    const { outcome, clock, started, looks } = polling(['a'], { withinMs: 3_500 });
    expect(await outcome).toEqual({ kind: 'timeout', last: 'a' });
    expect(clock.now() - started).toBe(3_500);
    expect(looks()).toBe(3);
    const late = polling(['a'], { withinMs: -1_000 });
    expect(await late.outcome).toEqual({ kind: 'timeout' });
    expect(late.looks()).toBe(0);
  });

  test('sees what ends during a pause that reaches the deadline', async () => {
    const { outcome, told } = polling(['a', 'done'], {
      intervalMs: (waitedMs) => (waitedMs === 0 ? 1_000 : 200_000),
    });
    expect((await outcome).kind).toBe('settled');
    expect(told).toEqual(['1000 a', '98000 done']);
    const short = polling(['done'], { withinMs: 2_000, intervalMs: () => 3_000 });
    expect((await short.outcome).kind).toBe('timeout');
    expect(short.clock.now() - short.started).toBe(2_000);
  });

  test('reports a change where the caller sees one', async () => {
    const { outcome, told } = polling(['a1', 'a2', 'b1', 'done'], {
      changeOf: (word) => word.slice(0, 1),
    });
    expect((await outcome).last).toBe('done');
    expect(told).toEqual(['1000 a1', '3000 b1', '4000 done']);
  });

  test('ends at the deadline, for a look and for its failure', async () => {
    const now = polling(['done'], { withinMs: 0, intervalMs: () => 0 });
    expect((await now.outcome).kind).toBe('timeout');
    expect(now.looks()).toBe(0);
    const failing = polling([boom], { lookMs: 5_000, withinMs: 5_000, intervalMs: () => 0 });
    expect((await failing.outcome).kind).toBe('timeout');
  });

  test('throws a failed look, or forgives it as often as allowed', async () => {
    await expect(polling([boom]).outcome).rejects.toBe(boom);
    const odd = refused('unreadable');
    const forgiving = polling([odd, odd, 'a', odd, odd, 'done']);
    expect(await forgiving.outcome).toEqual({ kind: 'settled', last: 'done' });
    await expect(polling(['a', odd, odd, odd, 'done']).outcome).rejects.toBe(odd);
  });

  test('reports the last failure when time is up in it, and none that is over', async () => {
    const trouble = refused('network');
    const troubled = polling(['a', trouble], { withinMs: 3_500 });
    expect(await troubled.outcome).toEqual({ kind: 'timeout', last: 'a', trouble });
    const recovered = polling([trouble, 'a'], { withinMs: 3_500 });
    expect(await recovered.outcome).toEqual({ kind: 'timeout', last: 'a' });
  });

  test('does not fail by a look that fails because time is up', async () => {
    const { outcome } = polling([boom], { lookMs: 5_000, withinMs: 4_000 });
    expect(await outcome).toEqual({ kind: 'timeout', trouble: boom });
  });

  test('ends at once for a canceled job: before, between and during looks', async () => {
    for (const intervalMs of [() => 0, () => 1_000]) {
      const never = polling(['done'], { signal: AbortSignal.abort(), intervalMs });
      expect(await never.outcome).toEqual({ kind: 'aborted' });
      expect(never.looks()).toBe(0);
    }
    const quiet = new AbortController();
    const waiting = polling(['a'], { signal: quiet.signal, clock: fakeClock() });
    setImmediate(() => quiet.abort());
    expect((await waiting.outcome).kind).toBe('aborted');
    expect(waiting.looks()).toBe(0);

    const between = new AbortController();
    const cut = polling(['a'], {
      signal: between.signal,
      onChange: () => setImmediate(() => between.abort()),
    });
    expect(await cut.outcome).toEqual({ kind: 'aborted', last: 'a' });

    const during = new AbortController();
    const gone = polling(['a'], {
      signal: during.signal,
      read: () => {
        during.abort();
        return Promise.reject(boom);
      },
    });
    expect(await gone.outcome).toEqual({ kind: 'aborted' });
  });

  test('does not take a clock that breaks for a canceled job', async () => {
    const clock = { ...fakeClock(), sleep: () => Promise.reject(boom) };
    await expect(polling(['a'], { clock }).outcome).rejects.toBe(boom);
  });
});

describe('a line of the log', () => {
  const SOME = { 'resource-additions': 12, 'resource-changes': 3, 'resource-destructions': 1 };
  test.each<[Parameters<typeof plan>[0] | undefined, string | undefined]>([
    [undefined, undefined],
    [{ status: 'running', ...SOME }, undefined],
    [SOME, 'plan: 12 to add, 3 to change, 1 to destroy'],
    [{ ...SOME, 'resource-imports': 2 }, 'plan: 2 to import, 12 to add, 3 to change, 1 to destroy'],
    [{ ...SOME, 'resource-imports': 0 }, 'plan: 12 to add, 3 to change, 1 to destroy'],
    [{ 'has-changes': false }, 'plan: no changes'],
    [{ 'has-changes': true }, 'plan: 0 to add, 0 to change, 0 to destroy'],
  ])('has what a plan would do: %j', (attributes, words) => {
    expect(finishedPlanWords(attributes && plan(attributes))).toBe(words);
  });

  test('has the policies counted by system', () => {
    expect(describePolicyResults([])).toEqual([]);
    expect(describePolicyResults([policyResult({ judge: judgeNamed('policy-check') })])).toEqual([
      'policy check: 1 policy, all passed',
    ]);
    const failed = { status: 'failed' as const };
    expect(
      describePolicyResults([
        policyResult({ policy: 'p1' }),
        policyResult({ ...failed, policy: 'p2' }),
        policyResult({ policy: 'p3', ...failed, level: 'unknown' }),
        policyResult({ policy: 'p4', ...failed, level: 'advisory' }),
        policyResult({ policy: 'p5', status: 'overridden' }),
        policyResult({ policy: 'p6', status: 'errored' }),
        policyResult({ policy: 'p7', status: 'unknown' }),
        policyResult({ policy: 'p8', status: 'not-evaluated' }),
        policyResult({ policy: 'p9', judge: judgeNamed('terraform-policy') }),
        policyResult({ policy: 'p10', judge: judgeNamed('terraform-policy') }),
        policyResult({
          policy: 'p11',
          judge: judgeNamed('own-policies'),
          status: 'known-after-apply',
        }),
        policyResult({ policy: 'p12', judge: judgeNamed('own-policies'), status: 'unknown' }),
        policyResult({ policy: 'p13', judge: judgeNamed('own-policies'), status: 'excepted' }),
        // A part of a policy's failure that does not count is no further policy.
        policyResult({ policy: 'p2', status: 'existing' }),
        policyResult({ judge: judgeNamed('guard'), ...failed }),
      ]),
    ).toEqual([
      'policy evaluation: 8 policies, 1 mandatory failed, 1 advisory failed, 1 overridden, 1 existing, 1 errored, 3 undecided',
      'Terraform policy: 2 policies, all passed',
      'own policies: 3 policies, 1 excepted, 1 known after the apply, 1 undecided',
      'guard: 1 policy, 1 mandatory failed',
    ]);
  });

  const created = '2026-01-01T00:00:00.000Z';
  const stamps = {
    'planned-at': '2026-01-01T00:00:05+00:00',
    'finished-at': '2026-01-01T00:01:00+00:00',
  };
  const odd = { 'x-at': 'soon', 'y-at': null };
  test.each<[number | undefined, string | undefined, Run['attributes']['status-timestamps']]>([
    [60_000, created, stamps],
    [undefined, created, odd],
    [60_000, created, { ...stamps, ...odd }],
    [undefined, created, undefined],
    [undefined, undefined, stamps],
    [undefined, '2026-01-01T00:01:00Z', stamps],
  ])(
    'has how long a run lasted: %j ms, created %j, with the timestamps %j',
    (durationMs, at, stamped) => {
      const attributes = { 'created-at': at, 'status-timestamps': stamped };
      expect(runDurationMs(run(attributes))).toBe(durationMs);
    },
  );
});

describe('the root of what is packed', () => {
  test.each<[string | null | undefined, string]>([
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['.', ''],
    ['infra', 'infra'],
    ['/infra/prod/', 'infra/prod'],
    ['./infra//prod', 'infra/prod'],
    ['infra\\prod', 'infra/prod'],
  ])('is found with the working directory %j, read as %j', (text, path) => {
    expect(readWorkingDirectory(text)).toEqual({ path });
  });

  test('is never left by a working directory', () => {
    const { problem } = readWorkingDirectory('../x') as { problem: Sentence };
    expect(toPlainText(problem)).toBe('its working directory ../x leads out of what is uploaded');
    expect(readWorkingDirectory('a/../../b')).toHaveProperty('problem');
    expect(readWorkingDirectory('a..b')).toEqual({ path: 'a..b' });
  });

  test.each<[string, string, string]>([
    ['/repo/infra/prod', 'infra/prod', '/repo'],
    ['/repo/infra/prod/', 'infra/prod', '/repo'],
    ['/repo/infra/prod', 'prod', '/repo/infra'],
    ['/repo', '', '/repo'],
    ['/repo', 'infra', '/repo'],
    ['/infra', 'infra', '/'],
    ['/repo/my-infra', 'infra', '/repo/my-infra'],
    ['/prod', 'infra/prod', '/prod'],
    ['C:\\repo\\infra', 'infra', 'C:\\repo'],
    ['C:\\infra', 'infra', 'C:\\'],
    ['/a\\b/infra', 'infra', '/a\\b'],
  ])('is, for %s with the working directory %s, %s', (directory, working, root) => {
    expect(uploadRoot(directory, working)).toBe(root);
  });

  test('has its configuration directly in the working directory', () => {
    const file = (path: string) => [{ path, type: 'file' }];
    for (const name of ['main.tf', 'main.tf.json', 'main.tofu', 'main.tofu.json']) {
      expect(holdsConfiguration(file(name), '')).toBe(true);
      expect(holdsConfiguration(file(`infra/${name}`), 'infra')).toBe(true);
      expect(holdsConfiguration(file(`infra/${name}`), '')).toBe(false);
      expect(holdsConfiguration(file(name), 'infra')).toBe(false);
      expect(holdsConfiguration(file(`infrastructure/${name}`), 'infra')).toBe(false);
    }
    expect(holdsConfiguration([{ path: 'x.tf', type: 'directory' }], '')).toBe(false);
    expect(holdsConfiguration([{ path: 'x.tf', type: 'link' }], '')).toBe(true);
    expect(holdsConfiguration(file('README.md'), '')).toBe(false);
    expect(holdsConfiguration([], '')).toBe(false);
  });
});

describe('a failure', () => {
  const KINDS: Record<ServiceErrorCode, string> = {
    unauthorized: 'refused',
    forbidden: 'refused',
    'not-found': 'refused',
    network: 'network',
    timeout: 'network',
    tls: 'network',
    aborted: 'canceled',
    invalid: 'input',
    local: 'archive',
    'bad-request': 'service',
    conflict: 'service',
    'too-large': 'too-large',
    unprocessable: 'service',
    'upload-refused': 'service',
    'rate-limited': 'service',
    'server-error': 'service',
    redirected: 'service',
    unreadable: 'service',
  };

  const EXPLAINED: Partial<Record<string, string>> = {
    unauthorized: 'PG-107',
    forbidden: 'PG-108',
    'not-found': 'PG-109',
    network: 'PG-124',
    timeout: 'PG-123',
    tls: 'PG-124',
    'rate-limited': 'PG-122',
    'server-error': 'PG-123',
  };

  test.each(Object.entries(KINDS))('of the kind %s is %s', (code, kind) => {
    expect(failureOf(refused(code as ServiceErrorCode, 'It went wrong.'))).toEqual({
      kind,
      says: foreign('It went wrong.'),
      code: EXPLAINED[code] ?? 'failed',
    });
  });

  const stop = new GateStop('timeout', note('Too late.', 'PG-120'));
  const mistake = (message: string) => `This is a mistake of Plangate: ${message}.`;
  const packing = new PackError([{ where: 'a', message: 'b' }]);
  test.each<[string, Parameters<typeof failureOf>, string, string, string?]>([
    ['a stop', [stop], 'timeout', 'Too late.', 'PG-120'],
    ['a canceled job', [stop, 'aborted'], 'canceled', 'The check was canceled.', 'PG-132'],
    ['a stop when time is up', [new GateStop('refused', note('x')), 'timeout'], 'refused', 'x'],
    ['what cannot be packed', [packing], 'archive', 'a: b', 'cannot-be-packed'],
    ['what cannot be packed in time', [packing, 'timeout'], 'archive', 'a: b', 'cannot-be-packed'],
    ['a full disk', [Object.assign(new Error('x'), { code: 'ENOSPC' })], 'archive', 'x'],
    ['what has no plan', [new EngineFailure('It did not start.')], 'archive', 'It did not start.'],
    ['another error', [new Error('odd')], 'internal', mistake('odd'), 'internal'],
    [
      'a mistake',
      [new TypeError('x is not a function')],
      'internal',
      mistake('x is not a function'),
      'internal',
    ],
    [
      'an argument that Node refuses',
      [Object.assign(new TypeError('x'), { code: 'ERR_INVALID_ARG_TYPE' })],
      'internal',
      mistake('x'),
      'internal',
    ],
    ['another error when time is up', [new Error('x'), 'timeout'], 'timeout', 'x'],
    ['a text', ['text'], 'internal', mistake('text'), 'internal'],
    [
      'no answer when time is up',
      [refused('server-error'), 'timeout'],
      'timeout',
      'server-error',
      'PG-123',
    ],
  ])('keeps its kind: %s', (_, failed, kind, message, code = 'failed') => {
    const { remedy, ...failure } = failureOf(...failed);
    expect({ ...failure, says: textOf(failure) }).toEqual({ kind, says: message, code });
    expect(remedy !== undefined).toBe(kind === 'internal');
  });
  test('that is a mistake of Plangate is reported by the operators, and leaves the verdict undecided', () => {
    const failure = failureOf(new TypeError('odd'));
    expect(textOf(failure)).toMatch(/odd\. Please report it \(https:\S+\) with this message/);
    expect(exitCodeOfCauses([failure.kind])).toBe(5);
  });
  test('says whether the service itself ended with an error', () => {
    expect([stop.name, stop.errored]).toEqual(['GateStop', false]);
    expect(new GateStop('service', note('x'), { errored: true }).errored).toBe(true);
  });

  test('of a look is forgiven while waiting can help', () => {
    for (const code of Object.keys(KINDS) as ServiceErrorCode[]) {
      const forgiven = ['network', 'timeout', 'server-error', 'unreadable'].includes(code);
      expect(isForgiven(refused(code), 1)).toBe(forgiven);
      expect(isForgiven(refused(code), 3)).toBe(forgiven && code !== 'unreadable');
    }
    expect(isForgiven(refused('unreadable'), 2)).toBe(true);
    expect(isForgiven(new Error('bug'), 1)).toBe(false);
    const alike = Object.assign(new Error('socket'), { code: 'network' });
    expect(isForgiven(alike, 1)).toBe(false);
  });
  test('of something else is no refusal of the service', () => {
    const alike = Object.assign(new Error('socket'), { code: 'not-found' });
    expect(isRefusal(alike)).toBe(false);
    expect(() => noneIfNotFound(alike)).toThrow(alike);
  });
});

test('the real clock sleeps without a warning for less than no time', async () => {
  const warnings: string[] = [];
  const listen = ({ name }: Error) => void warnings.push(name);
  process.on('warning', listen);
  await systemClock().sleep(-1);
  await systemClock().sleep(1);
  process.off('warning', listen);
  expect(warnings).toEqual([]);
});

test('the real clock sleeps, and wakes for a signal', async () => {
  const clock = systemClock();
  const before = clock.now();
  await clock.sleep(5);
  expect(clock.now() - before).toBeGreaterThanOrEqual(4);
  const fromMs = Date.now();
  const dateMs = clock.date().getTime();
  expect(dateMs).toBeGreaterThanOrEqual(fromMs);
  expect(dateMs).toBeLessThanOrEqual(Date.now());
  const controller = new AbortController();
  const sleeping = clock.sleep(60_000, controller.signal);
  controller.abort('SIGINT');
  await expect(sleeping).rejects.toBe('SIGINT');
  await expect(clock.sleep(60_000, controller.signal)).rejects.toBe('SIGINT');
});
