/** What the job that combines the groups makes of what they left, in virtual time. */
import type { GroupReport } from '../../src/gate/group-claims.ts';
import type { ScriptName } from '../../src/service/scripts.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { startGroups } from '../support/groups.ts';

const SCRIPTS: Record<string, ScriptName> = {
  'ws-1': 'awaiting-override',
  'ws-2': 'evaluation-failed',
};
let world: Awaited<ReturnType<typeof startGroups>>;
beforeAll(async () => {
  world = await startGroups({
    workspaces: 3,
    groups: 2,
    durationMs: () => 40_000,
    scriptOf: (name) => SCRIPTS[name] ?? 'both',
  });
});

/** The reports, with a change of that of the first group, which has two workspaces. */
const changed = (change: Partial<GroupReport>): GroupReport[] =>
  world.reports.map((report, index) => (index === 0 ? { ...report, ...change } : report));

const withoutRuns = () => (world.reports[0]?.workspaces ?? []).map(({ name }) => ({ name }));

type Found = NonNullable<Parameters<typeof world.combine>[0]>;

async function combined(found?: Found) {
  const { result, ...rest } = await world.combine(found);
  const words = result.workspaces.map(({ workspace, verdict }) => `${workspace} ${verdict.word}`);
  const reasons = result.workspaces.flatMap(({ verdict }) => verdict.reasons);
  return { result, words: words.sort(), reasons, ...rest };
}

describe('with the token', () => {
  test('every run is judged anew', async () => {
    const { result, words, events, requests, sleepers } = await combined();
    expect(words).toEqual(['ws-0 passed', 'ws-1 needs-override', 'ws-2 blocked']);
    expect(result.verdict.word).toBe('blocked');
    expect(result.archives).toEqual([]);
    // One for the list of workspaces; what did not pass is read with all that explains it.
    expect(requests.requests).toBe(17);
    expect(sleepers).toBe(0);
    const decided = events.flatMap((event) =>
      event.kind === 'workspace-decided' ? event.result.workspace : [],
    );
    expect(decided.sort()).toEqual(['ws-0', 'ws-1', 'ws-2']);
    const [first] = result.workspaces;
    const [told] = world.reports[0]?.workspaces ?? [];
    expect(first).toMatchObject({
      workspace: told?.name,
      runId: told?.runId,
      configurationVersionId: told?.configurationVersionId,
      root: '/repo',
    });
    expect(first?.runUrl).toMatch(new RegExp(`/${told?.name}/runs/${told?.runId}$`));
    expect(first?.durationMs).toBeGreaterThan(30_000);
    expect(result.durationMs).toBeGreaterThan(0);
  });

  test('a result has the directory of its workspace, if one is named for it', async () => {
    const workspaces = [
      { name: 'ws-0', directory: '/repo/zero' },
      { name: 'ws-1', directory: '/repo/one' },
    ];
    const { result, words } = await combined({ options: { workspaces } });
    expect(words).toEqual(['ws-0 passed', 'ws-1 needs-override', 'ws-2 blocked']);
    const roots = result.workspaces.map(({ workspace, root, notices }) => [
      workspace,
      root,
      notices,
    ]);
    expect(new Set(roots)).toEqual(
      new Set([
        ['ws-0', '/repo/zero', []],
        ['ws-1', '/repo/one', []],
        ['ws-2', undefined, []],
      ]),
    );
  });

  test.each<[string, () => Found, string, runsAgain?: boolean]>([
    [
      'left no report',
      () => ({ reports: world.reports.slice(1) }),
      'left no report: its job may have been cancelled, or its runner may have vanished.',
    ],
    [
      'started no run',
      () => ({ reports: changed({ workspaces: withoutRuns() }) }),
      'started no run for it: its job says why.',
    ],
    [
      'made no version',
      () => ({
        reports: changed({
          workspaces: withoutRuns().map((each) => ({ ...each, runId: 'run-x' })),
        }),
      }),
      'started no run for it: its job says why.',
      false,
    ],
    [
      'made a version alone',
      () => ({
        reports: changed({
          workspaces: withoutRuns().map((each) => ({ ...each, configurationVersionId: 'cv-x' })),
        }),
      }),
      'started no run for it: its job says why.',
    ],
  ])(
    'a group that %s is undecided, and its job runs again',
    async (_, found, why, again = true) => {
      const first = world.groups[0]?.group;
      const { result, words, reasons } = await combined(found());
      const missed = world.groups[0]?.workspaces ?? [];
      const others = ['ws-0', 'ws-1', 'ws-2'].filter((name) => !missed.includes(name));
      expect(words.filter((each) => each.endsWith(' undecided'))).toEqual(
        missed.map((name) => `${name} undecided`).sort(),
      );
      for (const { workspace, missedBy, failure } of result.workspaces) {
        if (others.includes(workspace)) expect(missedBy).toBeUndefined();
        else expect(missedBy).toBe(again ? first : undefined);
        expect(failure?.kind).toBe(others.includes(workspace) ? undefined : 'service');
      }
      expect(reasons.join()).toContain(why);
    },
  );

  test('a workspace without a run is missed, whatever the others of its group have', async () => {
    const [one] = world.reports;
    const [first, second] = one?.workspaces ?? [];
    if (first === undefined || second === undefined) throw new Error('there are two');
    const workspaces = [{ name: first.name }, second];
    const { result } = await combined({ reports: changed({ workspaces }) });
    const missed = result.workspaces.filter(({ missedBy }) => missedBy !== undefined);
    expect(missed.map(({ workspace, missedBy }) => [workspace, missedBy])).toEqual([
      [first.name, one?.group],
    ]);
  });

  test('a run that is not over is not judged', async () => {
    const hanging = await startGroups({
      workspaces: 1,
      groups: 1,
      durationMs: () => 40_000,
      scriptOf: () => 'cancel-ignored',
      timeoutMs: 5 * 60_000,
    });
    const [only] = (await hanging.combine()).result.workspaces;
    expect(only?.failure?.kind).toBe('timeout');
    expect(only?.verdict.reasons.join()).toMatch(/^Run run-\w+ is not over: planning/);
    expect(only?.missedBy).toBeUndefined();
  });

  test('a report is of the commit that is judged, of its workspaces, and the only one', async () => {
    const [one] = world.reports;
    if (one === undefined) throw new Error('there is a report');
    const { group, commit } = one;
    const why = async (found: Found) => (await combined(found)).reasons;
    expect(await why({ reports: changed({ commit: 'd'.repeat(50) }) })).toContain(
      `The report of group ${group} is of the commit ${'d'.repeat(40)}, and this job is of ${commit}.`,
    );
    expect(await why({ reports: changed({ commit: undefined }) })).toContain(
      `The report of group ${group} is of no commit, and this job is of ${commit}.`,
    );
    expect(await why({ commit: undefined })).toContain(
      `The report of group ${group} is of the commit ${commit}, and this job is of none that it knows.`,
    );
    expect(await why({ reports: changed({ workspaces: one.workspaces.slice(1) }) })).toContain(
      `The report of group ${group} is not about the workspaces of that group.`,
    );
    const turned = one.workspaces.toReversed();
    expect(await why({ reports: changed({ workspaces: turned }) })).toEqual(await why({}));
    expect(await why({ reports: [...world.reports, { ...one, name: 'copy.json' }] })).toContain(
      `Group ${group} has 2 reports (${one.name}, copy.json): Plangate cannot determine which one is its own.`,
    );
  });

  test('a run that another group started does not count', async () => {
    const [one, other] = world.reports;
    const foreign = other?.workspaces[0];
    const workspaces = (one?.workspaces ?? []).map((each) => ({ ...foreign, name: each.name }));
    const { result, reasons } = await combined({ reports: changed({ workspaces }) });
    expect(result.verdict.word).toBe('undecided');
    expect(reasons).toContain(`Run ${foreign?.runId} is not one that group ${one?.group} started.`);
    for (const { missedBy } of result.workspaces) expect(missedBy).toBeUndefined();
    const foreignKinds = result.workspaces.flatMap(({ failure }) => failure?.kind ?? []);
    expect(new Set(foreignKinds)).toEqual(new Set(['service']));
  });

  test('reports of other groups are said once, whatever they call themselves', async () => {
    const [one] = world.reports;
    if (one === undefined) throw new Error('there is a report');
    const stranger = (group: string | undefined) => ({ ...one, name: 'x.json', group });
    const said = async (...groups: (string | undefined)[]) => {
      const { result, words } = await combined({
        reports: [...world.reports, ...groups.map(stranger)],
      });
      expect(words.filter((each) => each.startsWith('reports of other groups'))).toEqual([
        'reports of other groups undecided',
      ]);
      return result.workspaces.at(-1)?.verdict.reasons;
    };
    expect(await said('y'.repeat(50), 'z')).toEqual([
      `The report x.json is of the group ${'y'.repeat(40)}, which the matrix does not have.`,
    ]);
    expect(await said(undefined)).toEqual([
      'The report x.json is of no group, which the matrix does not have.',
    ]);
  });

  test('a workspace that the service does not list is asked for by its name', async () => {
    const groups = world.groups.map((each, index) =>
      index === 0 ? { ...each, workspaces: ['gone'] } : each,
    );
    const workspaces = [{ name: 'gone', runId: 'run-x', configurationVersionId: 'cv-x' }];
    const { result } = await combined({ groups, reports: changed({ workspaces }) });
    const gone = result.workspaces.find(({ workspace }) => workspace === 'gone');
    expect(gone?.verdict.word).toBe('undecided');
    expect(gone?.missedBy).toBeUndefined();
  });

  test('without groups nothing is planned, which passes unless policies are required', async () => {
    const none = { groups: [], reports: [] };
    expect((await combined(none)).result).toMatchObject({
      verdict: { word: 'passed' },
      workspaces: [],
    });
    const required = await combined({ ...none, options: { requirePolicies: true } });
    expect(required.result.verdict.word).not.toBe('passed');
  });

  test('a guard reads what the runs destroy, and asks for approvals by workspace', async () => {
    const asked: string[] = [];
    const released = async (id: string) => void asked.push(id);
    const { result } = await combined({
      options: { guard: { protect: [], maxDestroys: 0, released } },
    });
    expect(new Set(asked).size).toBe(3);
    const rules = result.workspaces.map(({ results }) =>
      results.flatMap((each) => (each.system === 'guard' ? `${each.policy} ${each.status}` : [])),
    );
    expect(rules).toEqual([
      ['max-destroys 0 passed'],
      ['max-destroys 0 passed'],
      ['max-destroys 0 passed'],
    ]);
  });
});
