import type { WorkspaceResult } from '../../src/gate/gate.ts';
import { PackError } from '../../src/archive/pack.ts';
import { withText } from '../support/bend-answers.ts';
import { checkCounts } from '../support/evidence.ts';
import { PASSING, runGate } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import type { RunScript, Timeline } from '../support/scripted-service.ts';
import { SEQUENCES } from '../support/run-scripts.ts';

const one = (workspaces: WorkspaceResult[]): WorkspaceResult => {
  expect(workspaces).toHaveLength(1);
  return workspaces[0]!;
};

describe('what cannot be gated is refused before anything is created', () => {
  test('a working directory that is not there', async () => {
    const attributes = { 'working-directory': 'nowhere' };
    const { result, service } = await runGate({
      workspaces: [{ name: 'net', script: PASSING, attributes }],
    });
    expect(result.verdict.word).toBe('undecided');
    expect(one(result.workspaces).failure?.kind).toBe('input');
    const said = result.verdict.reasons.join('');
    for (const text of ['runs in "nowhere"', '/repo has no .tf']) expect(said).toContain(text);
    expect(service.versions).toEqual([]);
    expect(service.runs).toEqual([]);
  });

  test('unknown workspaces are all named at once, and nothing is started for the others', async () => {
    const { result, service, events, removed } = await runGate({
      options: {
        workspaces: ['net', 'nat', 'dms'].map((name) => ({ name, directory: '/repo' })),
      },
    });
    expect(service.versions).toEqual([]);
    expect(result.verdict.word).toBe('undecided');
    expect(result.workspaces.map(({ failure }) => failure?.kind)).toEqual([
      undefined,
      'refused',
      'refused',
    ]);
    expect(result.verdict.reasons[0]).toBe(
      'net: Nothing was started for this workspace, because another one cannot be gated.',
    );
    expect(result.verdict.reasons[1]).toContain(
      'nat: Workspace "nat" was not found in organization "acme" on tfe.example',
    );
    expect(events.map(({ kind }) => kind)).toEqual(Array(3).fill('workspace-decided'));
    expect(removed).toBe(true);
  });

  test('a directory that cannot be packed is told with every problem', async () => {
    const problems = [
      { where: 'a', message: 'leads out' },
      { where: 'b', message: 'is gone' },
    ];
    const { result, service } = await runGate({ packError: new PackError(problems) });
    expect(one(result.workspaces).failure).toEqual({
      kind: 'archive',
      message: 'a: leads out\nb: is gone',
    });
    expect(service.versions).toEqual([]);
  });
});

describe('what people see of a run', () => {
  test('the link first, one line per change, the verdict last', async () => {
    const run = PASSING.run.map(([ms, word]): Timeline[number] => [ms * 4, word]);
    const queue: RunScript['queue'] = [
      [0, 2],
      [3_000, 1],
    ];
    const { events } = await runGate({ script: { ...PASSING, run, queue } });
    const told = events.map((event) => (event.kind === 'progress' ? event.words : event.kind));
    expect(told).toEqual([
      'archive',
      'version-created',
      'uploaded',
      'run-created',
      'pending · 2nd in the queue',
      'pending · 1st in the queue',
      'plan queued · 1st in the queue',
      'planning',
      'plan: 12 to add, 3 to change, 1 to destroy',
      'post-plan stage running',
      'checking policies',
      'planned and finished',
      'policy check: 2 policies, all passed',
      'policy evaluation: 3 policies, all passed',
      'workspace-decided',
    ]);
  });

  test('a heartbeat every half minute in a long queue', async () => {
    const { events } = await runGate({ ...SEQUENCES['long queue, then through'], options: {} });
    const beats = events.filter(({ kind }) => kind === 'heartbeat');
    expect(beats.length).toBeGreaterThanOrEqual(18);
    expect(beats[0]).toMatchObject({
      status: 'pending',
      words: 'pending · 12th in the queue',
      timeoutMs: 1_800_000,
    });
  });

  test('notices: a locked workspace, downgraded policies; costs and diagnostics', async () => {
    const script: RunScript = {
      ...SEQUENCES['plan errored']!.script,
      cost: [[0, 'finished']],
      events: [
        { action: 'changed_policy_enforcements', description: 'Mandatory became advisory.' },
        { action: 'commented', description: 'Hello.' },
        { action: 'ignored_policy_sets', description: '' },
      ],
    };
    const { result } = await runGate({
      workspaces: [
        { name: 'net', script, attributes: { locked: true, 'working-directory': 'infra' } },
      ],
      options: { workspaces: [{ name: 'net', directory: '/repo/infra' }] },
    });
    const workspace = one(result.workspaces);
    expect(workspace.notices).toEqual([
      'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
      'Mandatory became advisory.',
    ]);
    expect(workspace.cost).toEqual({
      status: 'finished',
      priorMonthly: '10.00',
      proposedMonthly: '12.50',
      deltaMonthly: '2.50',
    });
    expect(workspace.diagnostics).toEqual([
      {
        severity: 'error',
        summary: 'Unsupported argument',
        detail: 'An argument named "buckett" is not expected here.',
        file: 'infra/main.tf',
        line: 3,
      },
    ]);
    expect(workspace.plan).toMatchObject({ status: 'errored', hasChanges: false, additions: 0 });
  });

  test('who may override is told beside what can be', async () => {
    const { result } = await runGate({ script: SEQUENCES['stage awaits an override']!.script });
    expect(one(result.workspaces)).toMatchObject({
      canOverride: true,
      verdict: { word: 'needs-override' },
    });
  });
});

describe('a run that the upload starts', () => {
  test('is found by its version and adopted', async () => {
    const { result, service, events } = await runGate({ options: { autoQueueRuns: true } });
    expect(result.verdict.word).toBe('passed');
    expect(service.runs).toHaveLength(1);
    expect(
      service.requests.filter(({ method, path }) => method === 'POST' && path === '/api/v2/runs'),
    ).toEqual([]);
    expect(events.find(({ kind }) => kind === 'run-created')).toMatchObject({
      adopted: true,
      runId: 'run-1',
    });
    expect(service.versions[0]?.attributes).toMatchObject({
      'auto-queue-runs': true,
      speculative: true,
    });
  });
});

describe('provisional mode', () => {
  const good: RunScript = {
    run: [
      [0, 'planning'],
      [2_000, 'planned_and_saved'],
    ],
    attributes: { 'plan-only': false },
  };
  const counted = checkCounts({ passed: 1, advisory: 1 });
  const advisory: RunScript = { ...good, checks: [{ status: [[0, 'passed']], result: counted }] };

  test('leaves a good run confirmable, and creates it so', async () => {
    const { result, service } = await runGate({
      script: good,
      options: { mode: 'provisional', changeRequest: 'a#1', cancelSuperseded: true },
    });
    expect(one(result.workspaces)).toMatchObject({
      confirmable: true,
      runStatus: 'planned_and_saved',
    });
    expect(service.runs[0]?.attributes).toMatchObject({ 'save-plan': true, 'auto-apply': false });
    expect(service.versions[0]?.attributes).toMatchObject({
      provisional: true,
      speculative: false,
    });
    expect(service.requests.filter(({ path }) => path.includes('search'))).toEqual([]);
  });

  test.each<[string, RunScript, object, string, boolean | undefined]>([
    [
      'a failed one is left when nothing fails the gate',
      SEQUENCES['saved plan, failed for good']!.script,
      { failOn: 'never' },
      'planned_and_saved',
      true,
    ],
    ['an advisory failure is green', advisory, {}, 'planned_and_saved', true],
    ['an advisory one is red when asked', advisory, { failOn: 'advisory' }, 'discarded', undefined],
  ])('%s', async (_, script, options, status, confirmable) => {
    const { result, service } = await runGate({
      script,
      options: { mode: 'provisional', ...options },
    });
    expect(service.statusOf(service.runs[0]!)).toBe(status);
    expect(one(result.workspaces).confirmable).toBe(confirmable);
  });
});

describe('a newer push', () => {
  const script: RunScript = {
    run: [
      [0, 'pending'],
      [4_000, 'planning'],
      [20_000, 'planned_and_finished'],
    ],
  };

  test('cancels earlier speculative runs of the same pull request, and no others', async () => {
    const data = [
      {},
      { message: 'x [plangate acme/infra#421 n0]' },
      { message: 'mentions acme/infra#42' },
      { 'plan-only': false },
      { 'created-at': '2030-01-01T00:00:00Z' },
      { 'created-at': null },
      { status: 'planned_and_finished' },
    ].map((attributes, index) => ({
      id: `run-old-${index}`,
      type: 'runs',
      attributes: {
        status: 'planning',
        'created-at': '2026-01-01T00:00:00Z',
        'plan-only': true,
        message: 'x [plangate acme/infra#42 n0]',
        ...attributes,
      },
    }));
    const seen: string[] = [];
    const { result, events } = await runGate({
      script,
      options: { changeRequest: 'acme/infra#42', cancelSuperseded: true },
      wrap: (send) => async (request) => {
        const { url } = request;
        if (url.pathname.includes('/actions/')) {
          seen.push(url.pathname);
          return { status: 202, headers: {}, body: new Uint8Array() };
        }
        const answer = await send(request);
        return url.searchParams.has('search[basic]')
          ? withText(answer, () => JSON.stringify({ data }))
          : answer;
      },
    });
    expect(result.verdict.word).toBe('passed');
    expect(seen).toEqual(['/api/v2/runs/run-old-0/actions/cancel']);
    expect(events.filter(({ kind }) => kind === 'canceling')).toMatchObject([
      { runId: 'run-old-0', workspace: 'net' },
    ]);
  });

  test('asks for nothing unless it is wanted and there is a pull request', async () => {
    for (const options of [
      { changeRequest: 'a#1' },
      { cancelSuperseded: true },
      { changeRequest: 'a#1', cancelSuperseded: false },
    ]) {
      const { service } = await runGate({ script, options });
      expect(service.requests.filter(({ path }) => path.includes('search'))).toEqual([]);
    }
  });
});
