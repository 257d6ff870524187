/** What every status word means, and how it is said. */
import * as status from '../../src/model/status.ts';
import { expectGolden } from '../support/golden.ts';
import type { Run } from '../../src/client/wire/run.ts';
import { describe, expect, test } from '../support/jest.ts';
import { run } from '../support/stub-client.ts';

describe('a status', () => {
  const { isSettled, runKind, statusWords } = status;

  test('ends a run where its table says so, and an unknown word never does', () => {
    for (const word of [
      ...statusWords(status.RUN_STATUSES),
      'frobnicating',
      'constructor',
      '__proto__',
    ]) {
      const kind = runKind('speculative', word);
      expect(isSettled('speculative', word, [])).toBe(kind !== 'moving' && kind !== 'unknown');
    }
    expect(runKind('speculative', 'constructor')).toBe('unknown');
    expect(runKind('speculative', 'planned_and_saved')).toBe('foreign');
    expect(runKind('provisional', 'planned_and_saved')).toBe('good');
    const passing = statusWords(status.RUN_STATUSES).filter(
      (word) => runKind('speculative', word) === 'good',
    );
    expect(passing).toEqual(['planned_and_finished']);
  });

  test('is final in seven words, and not for a saved plan', () => {
    expect(statusWords(status.RUN_STATUSES).filter((word) => status.isRunOver(word))).toEqual([
      'policy_soft_failed',
      'applied',
      'planned_and_finished',
      'discarded',
      'errored',
      'canceled',
      'force_canceled',
    ]);
    expect(status.isRunOver('constructor')).toBe(false);
  });

  test('in which an ordinary run waits is also one that it passes through', () => {
    expect(runKind('ordinary', 'planned')).toBe('good');
    expect([isSettled('ordinary', 'planned', []), isSettled('ordinary', 'applied', [])]).toEqual([
      false,
      true,
    ]);
    expect(status.needsConfirmation('ordinary', 'cost_estimated')).toBe(true);
    expect(status.needsConfirmation('provisional', 'cost_estimated')).toBe(false);
    expect(runKind('ordinary', 'policy_override')).toBe(runKind('speculative', 'policy_override'));
  });

  const confirmable = { 'is-confirmable': true };
  test.each<[status.RunMode, string, Run['attributes']['actions'], boolean]>([
    ['ordinary', 'planned', confirmable, true],
    ['ordinary', 'policy_checked', confirmable, true],
    ['ordinary', 'policy_checked', undefined, false],
    ['ordinary', 'applying', confirmable, false],
    ['provisional', 'policy_checked', confirmable, true],
    ['speculative', 'policy_checked', confirmable, false],
    ['provisional', 'planned', confirmable, false],
    ['provisional', 'policy_checked', { 'is-confirmable': false }, false],
    ['provisional', 'policy_checked', {}, false],
    ['provisional', 'policy_checked', undefined, false],
  ])('of a %s run that is %s may wait to be confirmed by the actions %j: %s', (...row) => {
    const [mode, word, actions, mayWait] = row;
    const state = run({ status: word, actions });
    expect(status.mayWaitForConfirmation(mode, state)).toBe(mayWait);
  });

  test('of a stage that awaits an override ends the wait, unless it is of the apply phase', () => {
    const settledBy = (stage: string, word: string, run = 'planning') =>
      isSettled('speculative', run, [
        { stage: 'pre_plan', status: 'passed' },
        { stage, status: word },
      ]);
    expect(settledBy('post_plan', 'awaiting_override', 'post_plan_running')).toBe(true);
    expect(settledBy('post_plan', 'awaiting_override', 'frobnicating')).toBe(false);
    expect(settledBy('post_plan', 'failed')).toBe(false);
    for (const stage of ['pre_apply', 'post_apply']) {
      expect(settledBy(stage, 'awaiting_override')).toBe(false);
    }
  });

  test('passes by one word only, in every table', () => {
    const good = (table: Record<string, string>): string[] =>
      Object.keys(table).filter((word) => table[word] === 'good');
    expect(good(status.PLAN_STATUSES)).toEqual(['finished']);
    expect(good(status.POLICY_CHECK_STATUSES)).toEqual(['passed', 'overridden']);
    expect(good(status.POLICY_EVALUATION_STATUSES)).toEqual(['passed', 'overridden']);
    expect(good(status.TF_POLICY_EVALUATION_STATUSES)).toEqual(['passed', 'overridden']);
    expect(good(status.TASK_STAGE_STATUSES)).toEqual(['passed']);
    expect(good(status.TASK_RESULT_STATUSES)).toEqual(['passed']);
    expect(good(status.OUTCOME_STATUSES)).toEqual(['passed']);
    expect(good(status.TF_POLICY_OUTCOME_STATUSES)).toEqual(['passed']);
    expect(good(status.COST_ESTIMATE_STATUSES)).toEqual(['finished']);
    expect(good(status.CONFIGURATION_VERSION_STATUSES)).toEqual(['uploaded']);
  });

  /** Every word of every table, so that none changes its meaning by accident. */
  test('has the recorded meaning, in every table', () => {
    const [SPECULATIVE_RUN, SAVE_PLAN_RUN] = (['speculative', 'provisional'] as const).map((mode) =>
      Object.fromEntries(
        statusWords(status.RUN_STATUSES).map((word) => [word, runKind(mode, word)]),
      ),
    );
    const tables = {
      SPECULATIVE_RUN,
      SAVE_PLAN_RUN,
      PLAN: status.PLAN_STATUSES,
      POLICY_CHECK: status.POLICY_CHECK_STATUSES,
      POLICY_EVALUATION: status.POLICY_EVALUATION_STATUSES,
      TF_POLICY_EVALUATION: status.TF_POLICY_EVALUATION_STATUSES,
      TASK_STAGE: status.TASK_STAGE_STATUSES,
      TASK_RESULT: status.TASK_RESULT_STATUSES,
      OUTCOME: status.OUTCOME_STATUSES,
      TF_POLICY_OUTCOME: status.TF_POLICY_OUTCOME_STATUSES,
      COST_ESTIMATE: status.COST_ESTIMATE_STATUSES,
      CONFIGURATION_VERSION: status.CONFIGURATION_VERSION_STATUSES,
    };
    expectGolden('status/statuses.json', `${JSON.stringify(tables, null, 2)}\n`);
  });
});

describe('the words of a status', () => {
  test('say what the run does, and its place in the queue', () => {
    const runWords = (attributes: Partial<Run['attributes']>) =>
      status.describeRunStatus(run({ status: 'pending', ...attributes }));
    expect(runWords({})).toBe('pending');
    expect(runWords({ 'position-in-queue': 2 })).toBe('pending · 2nd in the queue');
    expect(runWords({ 'position-in-queue': 0 })).toBe('pending');
    expect(runWords({ status: 'plan_queued', 'position-in-queue': 3 })).toBe(
      'plan queued · 3rd in the queue',
    );
    expect(runWords({ status: 'queuing', 'position-in-queue': 1 })).toBe(
      'queuing · 1st in the queue',
    );
    expect(runWords({ status: 'planning', 'position-in-queue': 1 })).toBe('planning');
    expect(runWords({ status: 'toString' })).toBe('"toString", an unrecognized status: waiting on');
    for (const word of status.statusWords(status.RUN_STATUSES))
      expect(runWords({ status: word })).toMatch(/^[A-Za-z][A-Za-z -]+$/);
  });

  test('have places as 1st, 2nd, 3rd and so on', () => {
    const numbers = [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 101, 111, 112, 113, 121];
    expect(numbers.map(status.ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 101st 111th 112th 113th 121st',
    );
  });
});
