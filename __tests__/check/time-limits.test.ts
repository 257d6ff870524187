/** The time of a check, whose end is known when the file is read that says how the repository is gated. */
import { once } from 'node:events';
import { limitTime } from '../../src/check/time-limits.ts';
import { TimeIsUp } from '../../src/model/ended-by.ts';
import type { ProgramEnd } from '../../src/model/ports.ts';
import { executeBounded } from '../../src/machine/execute.ts';
import { callCli, type CallResult } from '../support/call-cli.ts';
import { alarmsOf, fakeClock } from '../support/fake-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { eachWith, findProgram } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import { examplePolicies, pathWith, UNENCRYPTED } from '../support/policy-repository.ts';
import { makeTree } from '../support/tree.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OUTPUT = { stdout: '', stderr: '' };
const ABORTED: ProgramEnd = { ...OUTPUT, exitCode: undefined, ended: 'aborted' };

const { signal } = new AbortController();
const PLACE = { cwd: '/', variables: {}, signal, timeoutMs: HOUR, maxBytes: 1 };

function startLimits(timeoutMs: number) {
  const clock = fakeClock();
  const job = new AbortController();
  const programs: AbortSignal[] = [];
  const start = ({ signal }: { signal?: AbortSignal }): void => {
    if (signal !== undefined) programs.push(signal);
  };
  const ports = limitTime(timeoutMs, {
    environment: {},
    clock,
    alarms: alarmsOf(clock),
    random: () => 0,
    execute: async (_, __, options) => {
      start(options);
      return { ...OUTPUT, exitCode: 0 };
    },
    executeBounded: async (_, __, options) => {
      start(options);
      return ABORTED;
    },
    signal: job.signal,
  });
  /** Moves time, and lets alarms go off. */
  const pass = async (ms: number) => {
    await clock.advance(ms);
    await clock.advance(0);
  };
  return { startedAt: clock.now(), job, programs, ports, pass };
}

describe('an end that is moved', () => {
  test.each([
    ['nearer', HOUR, MINUTE],
    ['further away', MINUTE, HOUR],
    ['to where it was', MINUTE, MINUTE],
  ])('%s counts from the beginning, and ends what waits already', async (_, first, moved) => {
    const { startedAt, ports, pass } = startLimits(first);
    const { endSignal } = ports;
    await pass(10_000);
    expect(ports.moveEnd(moved)).toEqual({ endsAt: startedAt + moved });
    await pass(moved - 10_001);
    expect(endSignal.aborted).toBe(false);
    await pass(1);
    expect(endSignal.reason).toBeInstanceOf(TimeIsUp);
  });

  test('counts where it was moved last', async () => {
    const { ports, pass } = startLimits(HOUR);
    ports.moveEnd(MINUTE);
    ports.moveEnd(2 * MINUTE);
    await pass(2 * MINUTE - 1);
    expect(ports.endSignal.aborted).toBe(false);
    await pass(1);
    expect(ports.endSignal.aborted).toBe(true);
  });

  test('is now where its time is over already', async () => {
    const { ports, pass } = startLimits(HOUR);
    await pass(2 * MINUTE);
    ports.moveEnd(MINUTE);
    await pass(0);
    expect(ports.endSignal.reason).toBeInstanceOf(TimeIsUp);
  });

  test('is no second beginning for what is over', async () => {
    const { ports, pass } = startLimits(MINUTE);
    await pass(MINUTE);
    ports.moveEnd(HOUR);
    expect(ports.endSignal.aborted).toBe(true);
  });

  test('leaves a canceled job canceled, and its reason', async () => {
    const { job, ports, pass } = startLimits(MINUTE);
    ports.moveEnd(HOUR);
    job.abort('SIGTERM');
    expect(ports.endSignal.reason).toBe('SIGTERM');
    ports.moveEnd(2 * HOUR);
    await pass(2 * HOUR);
    expect(ports.endSignal.reason).toBe('SIGTERM');
  });

  test('ends the programs that were started before and after', async () => {
    const { programs, ports, pass } = startLimits(MINUTE);
    await ports.execute('before', [], PLACE);
    ports.moveEnd(HOUR);
    await ports.executeBounded('after', [], PLACE);
    await pass(HOUR - 1);
    expect(programs.map(({ aborted }) => aborted)).toEqual([false, false]);
    await pass(1);
    expect(programs.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});

describe('the time that plangate.yml says', () => {
  eachWith<[string, string, string[], number]>('opa', [
    ['is longer than that of no setting', 'timeout: 2h\n', [], 2 * HOUR],
    ['is shorter', 'timeout: 10m\n', [], 10 * MINUTE],
    ['is left out', 'fail-on: mandatory\n', [], HOUR],
    ['is not that of the option', 'timeout: 2h\n', ['--timeout', '3h'], 3 * HOUR],
  ])('ends a check where it %s', async (_, file, words, timeoutMs) => {
    const clock = fakeClock();
    const startedAt = clock.now();
    const program = new EventTarget();
    let signal = new AbortController().signal;
    const planning = once(program, 'plan');
    const { root: cwd } = makeTree({
      'main.tf': UNENCRYPTED,
      'plangate.yml': file,
      ...examplePolicies(),
    });
    const checking = callCli(['check', '--local', ...words], {
      cwd,
      env: { PATH: pathWith(planningProgram(), findProgram('opa')) },
      clock,
      alarms: alarmsOf(clock),
      executeBounded: async (...call) => {
        const [, args, options] = call;
        if (!args.includes('plan')) return executeBounded(...call);
        signal = options.signal ?? signal;
        program.dispatchEvent(new Event('plan'));
        if (!signal.aborted) await once(signal, 'abort');
        return ABORTED;
      },
    });
    const begun = await Promise.race([planning.then(() => 'planning'), checking]);
    expect(begun).toBe('planning');
    // Half a minute is kept for the report.
    await clock.advance(timeoutMs - 30_001 - (clock.now() - startedAt));
    await clock.advance(0);
    expect(signal.aborted).toBe(false);
    await clock.advance(30_001);
    await clock.advance(0);
    expect(signal.aborted).toBe(true);
    const ended: CallResult[] = [];
    void checking.then((each) => ended.push(each));
    while (ended.length === 0) await clock.advance(1_000);
    expect(ended[0]?.stdout).toContain('when the time for this check was over');
    expect(ended[0]?.code).toBe(5);
  });
});
