/** A step failed: the run is ended, and the result says why, and what became of it. */
import { giveUpRun, keepOrDiscard } from '../../src/gate/end-run.ts';
import { gate } from '../../src/gate/gate.ts';
import type { FoundWorkspaces, Offer } from '../../src/gate/plans-from.ts';
import { GateStop } from '../../src/gate/failure-of.ts';
import type { WorkspaceProgress, WorkspaceResult } from '../../src/gate/result.ts';
import type { Scope } from '../../src/gate/scope.ts';
import { offerInMemory } from '../../src/gate/plan-in-memory.ts';
import { failedPlan } from '../../src/plan/plan-document.ts';
import { describe, expect, test } from '../support/jest.ts';
import { run, stubClient } from '../support/stub-client.ts';
import { found, stubJob } from '../support/stub-job.ts';
import { gateRequest, type GateWish } from '../support/gate-bench.ts';
import { note, textsOf } from '../support/findings.ts';

type Answers = Parameters<typeof stubClient>[0];

const RUN = { id: 'run-1', url: 'https://service.example/runs/run-1', status: 'planning' };
const IDENTITY: WorkspaceProgress = {
  ...found({ notices: [note('The first notice.')], mayHaveRun: true }),
  versionId: 'cv-1',
  runSeen: RUN,
};

function startedJob(answers: Answers, options: GateWish = {}, aborted = false) {
  const { client, calls } = stubClient({ 'runs.cancel': () => undefined, ...answers });
  const signal = aborted ? AbortSignal.abort() : new AbortController().signal;
  return { ...stubJob(client, { options, signal }), calls };
}

const ends = (status: string): Answers => ({ 'runs.show': () => ({ run: run({ status }) }) });

/** The gate on one workspace whose steps fail. @param offers how they fail; with the error, when left out */
async function giveUp(
  answers: Answers,
  identity: Partial<WorkspaceProgress> = {},
  more: {
    options?: GateWish;
    aborted?: true;
    error?: unknown;
    offers?: FoundWorkspaces<WorkspaceProgress>['offers'];
  } = {},
) {
  const started = startedJob(answers, more.options, more.aborted);
  const { job, log, events } = started;
  const error = more.error ?? new GateStop('timeout', note('It took too long.'));
  const failing = async function* (): AsyncGenerator<Offer> {
    yield await Promise.reject(error);
  };
  const workspace = { ...IDENTITY, ...identity };
  const result = await gate(
    {
      gives: { run: true, plannedCommit: false, serviceSystems: true },
      startsCode: true,
      startsTogether: false,
      mostAtOnce: 1,
      find: async () => ({
        found: [workspace],
        prepare: async (found) => found,
        offers: more.offers ?? failing,
        giveUp: (reached, why) => giveUpRun(reached, why, job),
      }),
    },
    gateRequest([], { deadline: 60_000, timeoutMs: 0, ...more.options }),
    {
      ...job,
      log,
      onEvent: (event) => void (event.kind === 'workspace-decided' ? 0 : events.push(event)),
    },
  );
  return { ...started, result: result.workspaces[0]! };
}

describe('the run of a step that failed', () => {
  test.each<[string, true | undefined, string]>([
    ['gave up', undefined, 'the gate gave up'],
    ['was canceled', true, 'the check was canceled'],
  ])('is canceled with a reason where the gate %s', async (_, aborted, why) => {
    const { events, calls } = await giveUp(
      ends('canceled'),
      {},
      { ...(aborted && { aborted, error: new GateStop('canceled', note('Canceled.')) }) },
    );
    expect(events).toMatchObject([{ kind: 'canceling', workspace: 'net', runId: 'run-1', why }]);
    expect(calls[0]).toBe(`runs.cancel ["run-1","Plangate: ${why}."]`);
  });

  test.each<[string, string[]]>([
    ['canceled', ['Canceled, because no job waits any more: run-1.']],
    ['force_canceled', ['Canceled, because no job waits any more: run-1.']],
    ['discarded', ['Discarded, because no job waits any more: run-1.']],
    ['errored', []],
    ['planned_and_finished', []],
  ])('is reported when it ends as "%s"', async (status, words) => {
    const { result } = await giveUp(ends(status));
    expect(textsOf(result.notices)).toEqual(['The first notice.', ...words]);
    expect([result.runId, result.runStatus]).toEqual(['run-1', status]);
    expect(result.verdict).toEqual({ word: 'undecided', reasons: [note('It took too long.')] });
  });

  test('may go on, and the notice says so', async () => {
    const { result } = await giveUp(ends('planning'));
    const words = 'Run run-1 may still be going on: it was last seen as "planning".';
    expect(textsOf(result.notices.slice(1))).toEqual([words]);
    expect(result.leftover).toBeUndefined();
  });

  test('is searched by its version where its id never arrived', async () => {
    const found = { 'runs.findByConfigurationVersion': () => run({}, 'run-7') };
    const { result, events } = await giveUp(
      { ...found, ...ends('planning') },
      { runSeen: undefined },
    );
    expect(textsOf(result.notices.slice(1))).toEqual([
      'Run run-7 may still be going on: it was last seen as "planning".',
    ]);
    expect(result.runId).toBe('run-7');
    expect(events).toEqual([]);
    const gone = { 'runs.findByConfigurationVersion': () => new Error('Gone.') };
    const unknown = await giveUp(gone, { runSeen: undefined });
    expect(textsOf(unknown.result.notices.slice(1))).toEqual([
      'A run may still be going on: Gone.',
    ]);
    const none = await giveUp(
      { 'runs.findByConfigurationVersion': () => undefined },
      { runSeen: undefined },
    );
    expect(textsOf(none.result.notices)).toEqual(['The first notice.']);
  });

  test('is not searched where none was requested, or nothing was uploaded', async () => {
    for (const identity of [{ mayHaveRun: false }, { versionId: undefined }]) {
      const { result, calls, events } = await giveUp({}, identity);
      expect(textsOf(result.notices)).toEqual(['The first notice.']);
      expect([calls, events]).toEqual([[], []]);
    }
  });

  test('is named once as what is left, if it can be applied', async () => {
    const options = { mode: 'provisional' } as const;
    const { result, log } = await giveUp(ends('applying'), {}, { options });
    expect(textsOf([result.leftover].flatMap((left) => left ?? []))).toEqual([
      expect.stringMatching(/^Not discarded, because it is "applying": run-1\./),
    ]);
    expect(textsOf(result.notices)).toEqual(['The first notice.']);
    expect(log.lines).toEqual([]);
  });
});

test('a step that the service itself ended with an error is errored', async () => {
  const error = new GateStop('service', note('No files.'), { errored: true });
  const { result } = await giveUp({}, { mayHaveRun: false }, { error });
  expect(result).toMatchObject({
    verdict: { word: 'errored', reasons: [note('No files.')] },
    failure: { kind: 'service', ...note('No files.') },
  });
});

test('a verdict stays if there is no time left for what comes after it', async () => {
  const ended = async (options: GateWish) => {
    let calls = 0;
    const conclude = async () => {
      calls += 1;
      if (calls === 1) throw new Error('no time');
      return { notices: [note('The verdict stays.')] };
    };
    const plan = { planned: failedPlan([]), input: undefined };
    const offers = async function* (found: WorkspaceProgress, step: Scope): AsyncGenerator<Offer> {
      yield { ...offerInMemory(found, plan, 0, step), conclude };
    };
    const { result } = await giveUp(ends('canceled'), {}, { options, offers });
    return textsOf(result.notices);
  };
  expect(await ended({ deadline: 0 })).toContain('The verdict stays.');
  expect(await ended({})).not.toContain('The verdict stays.');
});

describe('a provisional run that was judged', () => {
  const keep = async (
    word: WorkspaceResult['verdict']['word'],
    attributes: Parameters<typeof run>[0],
    options: GateWish = {},
  ) => {
    const { job, calls, events } = startedJob(ends('discarded'), {
      mode: 'provisional',
      ...options,
    });
    const settled = { ...IDENTITY, watched: { run: run(attributes) } };
    const result = await keepOrDiscard({ word, reasons: [] }, settled as never, job);
    return { result, calls, events };
  };

  test.each([
    ['planned_and_saved', {}, true],
    ['planned_and_saved', { 'is-confirmable': false }, true],
    ['planned', { 'is-confirmable': true }, true],
    ['planned', { 'is-confirmable': false }, false],
    ['planned', {}, false],
    ['planned', undefined, false],
  ])('can be applied, if it passed as "%s" with %j: %s', async (status, actions, confirmable) => {
    const { result, calls } = await keep('passed', { status, ...(actions && { actions }) });
    expect(result.confirmable).toBe(confirmable);
    expect(calls).toEqual([]);
  });

  test.each([
    ['needs-override', {}],
    ['blocked', { mode: 'speculative' }],
    ['passed', { mode: 'speculative' }],
  ] as const)('is left as it is, if it is %s with %j', async (word, options) => {
    const { result, calls } = await keep(word, { status: 'planned_and_saved' }, options);
    expect(result).toEqual({});
    expect(calls).toEqual([]);
  });

  test.each([
    ['advisory', {}],
    ['blocked', { failOn: 'never' }],
  ] as const)('is green and can be applied, if it is %s with %j', async (word, options) => {
    const { result, calls } = await keep(word, { status: 'planned_and_saved' }, options);
    expect([result.confirmable, calls]).toEqual([true, []]);
  });

  test.each([
    ['blocked', {}],
    ['advisory', { failOn: 'advisory' }],
  ] as const)('is discarded, and the log says why, if it is %s with %j', async (word, options) => {
    const { result, calls, events } = await keep(word, { status: 'planned_and_saved' }, options);
    expect(result).toMatchObject({ runStatus: 'discarded' });
    expect(result.confirmable).toBeUndefined();
    expect(calls).toContain('runs.cancel ["run-1","Plangate: the gate did not pass."]');
    expect(events).toMatchObject([{ kind: 'canceling', why: 'the gate did not pass' }]);
  });
});
