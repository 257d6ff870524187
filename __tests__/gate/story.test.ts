import { textsOf } from '../support/messages.ts';
import type { WorkspaceResult } from '../../src/gate/gate.ts';
import { PASSING, runGate, type GateWish } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import { timeline, type RunScript, type Timeline } from '../support/scripted-service.ts';
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
    const said = textsOf(result.verdict.reasons).join('');
    for (const text of [
      'There is no Terraform configuration for workspace "net"',
      'runs in "nowhere"',
      '/repo has no .tf',
    ])
      expect(said).toContain(text);
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
    expect(result.verdict.reasons[0]?.text).toBe(
      'net: Nothing was started for this workspace, because another one cannot be gated.',
    );
    expect(result.verdict.reasons[1]?.text).toContain(
      'nat: Workspace "nat" was not found in organization "acme" on tfe.example',
    );
    expect(events.map(({ kind }) => kind)).toEqual(Array(3).fill('workspace-decided'));
    expect(removed).toBe(true);
  });
});

describe('what people see of a run', () => {
  test('the link first, one line per change, the verdict last', async () => {
    const run = PASSING.run.map(([ms, word]): Timeline[number] => [ms * 4, word]);
    const queue: RunScript['queue'] = [
      [0, 2],
      [3_000, 1],
    ];
    const { events, result, service, removed } = await runGate({
      script: { ...PASSING, run, queue },
    });
    const told = events.map((event) => (event.kind === 'progress' ? event.words : event.kind));
    expect(told).toEqual([
      'archive',
      'version-created',
      'uploaded',
      'run-created',
      'pending · 2nd in the queue',
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
    const { verdict, workspaces } = result;
    expect([verdict, service.runs.length, service.versions.length, removed]).toEqual([
      { word: 'passed', reasons: [] },
      1,
      1,
      true,
    ]);
    expect(one(workspaces)).toMatchObject({
      runId: 'run-1',
      runStatus: 'planned_and_finished',
      durationMs: 32_000,
      plan: { additions: 12, changes: 3, destructions: 1 },
    });
    expect(one(workspaces).results.map(({ policy, status }) => `${policy} ${status}`)).toEqual([
      'tags passed',
      'costs passed',
      'encrypted-volumes passed',
      'allowed-regions passed',
      'naming passed',
    ]);
  });

  test('who may override is told beside what can be', async () => {
    const { result } = await runGate({ script: SEQUENCES['stage awaits an override']!.script });
    expect(one(result.workspaces)).toMatchObject({
      canOverride: true,
      verdict: { word: 'needs-override' },
    });
  });
});

test.each<[asks: boolean, options: GateWish]>([
  [true, { changeRequest: 'a#1', cancelSuperseded: true }],
  [false, { changeRequest: 'a#1', cancelSuperseded: true, mode: 'provisional' }],
  [false, { changeRequest: 'a#1', cancelSuperseded: false }],
  [false, { changeRequest: 'a#1' }],
  [false, { cancelSuperseded: true }],
])('runs of earlier pushes are searched: %s with %j', async (asks, options) => {
  const run: Timeline = timeline('0 planning, 20000 planned_and_finished');
  const { service } = await runGate({ script: { run }, options });
  expect(service.requests.some(({ path }) => path.includes('search'))).toBe(asks);
});

describe('each sequence of statuses ends in the verdict of the design', () => {
  test.each(Object.entries(SEQUENCES))('%s', async (_, sequence) => {
    const { script, mode = 'speculative', timeoutMs } = sequence;
    const { result, service, tookMs } = await runGate({
      script,
      options: { mode, ...(timeoutMs !== undefined && { timeoutMs }) },
    });
    const said = textsOf(result.verdict.reasons).join('\n');
    expect(`${result.verdict.word}\n${said}`).toMatch(new RegExp(`^${sequence.verdict}\n`));
    for (const text of sequence.says ?? []) expect(said).toContain(text);
    expect(service.runs).toHaveLength(1);
    const [run] = service.runs;
    expect(run && service.statusOf(run)).toBe(sequence.endsAs ?? script.run.at(-1)?.[1]);
    expect(tookMs).toBeLessThanOrEqual(timeoutMs ?? 30 * 60_000);
    expect(service.requests.filter(({ path }) => path.includes('force'))).toEqual([]);
  });
});

test('what cannot be judged before the apply passes only where that is allowed', async () => {
  const wordWith = async (allowUnknown: boolean) => {
    const workspaces = { net: { script: 'tf-policy-unknown' as const } };
    return (await runLocally({ workspaces, options: { allowUnknown } })).result.verdict.word;
  };
  expect([await wordWith(false), await wordWith(true)]).toEqual(['undecided', 'advisory']);
});
