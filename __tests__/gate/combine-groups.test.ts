/** What the job that combines the groups makes of what they left, in virtual time. */
import { judgeNamed } from '../support/judges.ts';
import { textsOf } from '../support/findings.ts';
import type { GroupReport } from '../../src/gate/group-reports.ts';
import type { Send } from '../../src/model/ports.ts';
import type { ScriptName } from '../../src/service/scripts.ts';
import { approvalsOfJob, withReason } from '../support/approval-world.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { sealingOf, type GateWish } from '../support/gate-bench.ts';
import { COMMIT, startGroups } from '../support/groups.ts';

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

const oneOf = () => world.reports[0]!;
/** The reports, with a change of that of the first group, which has two workspaces. */
const changed = (change: Partial<GroupReport>): GroupReport[] => [
  { ...oneOf(), ...change },
  ...world.reports.slice(1),
];
/** The reports, if the first group says something else of each of its workspaces. */
const telling = (told: object) =>
  changed({ workspaces: oneOf().workspaces.map(({ name }) => ({ name, ...told })) });

type Found = NonNullable<Parameters<typeof world.combine>[0]>;

async function combined(found?: Found) {
  const { result, ...rest } = await world.combine(found);
  const words = result.workspaces.map(({ workspace, verdict }) => `${workspace} ${verdict.word}`);
  const reasons = result.workspaces.flatMap(({ verdict }) => textsOf(verdict.reasons));
  return { result, words: words.sort(), reasons, ...rest };
}

describe('the runs of a matrix, judged with the token', () => {
  test('are each judged again', async () => {
    const { result, words, events, requests, sleepers } = await combined();
    expect(words).toEqual(['ws-0 passed', 'ws-1 needs-override', 'ws-2 blocked']);
    expect(result.verdict.word).toBe('blocked');
    expect(result.archives).toEqual([]);
    // One for the list of workspaces, one for that of runs, and the comments on each run; what did not pass is read with all
    // that explains it.
    expect(requests.requests).toBe(21);
    expect(sleepers).toBe(0);
    const decided = events.flatMap((event) =>
      event.kind === 'workspace-decided' ? event.result.workspace : [],
    );
    expect(decided.sort()).toEqual(['ws-0', 'ws-1', 'ws-2']);
    const [first] = result.workspaces;
    const { name, runId, configurationVersionId } = oneOf().workspaces[0]!;
    expect(first).toMatchObject({ workspace: name, runId, configurationVersionId, root: '/repo' });
    expect(first?.runUrl).toMatch(new RegExp(`/${name}/runs/${runId}$`));
    expect(first?.durationMs).toBeGreaterThan(30_000);
    expect(result.durationMs).toBeGreaterThan(0);
  });

  test('have in the result the directory of their workspace, if one is named for it', async () => {
    const workspaces = [
      { name: 'ws-0', directory: '/repo/zero' },
      { name: 'ws-1', directory: '/repo/one' },
    ];
    const { result, words } = await combined({ options: { workspaces } });
    expect(words).toEqual(['ws-0 passed', 'ws-1 needs-override', 'ws-2 blocked']);
    const roots = result.workspaces.map(({ workspace, ...of }) => [workspace, of.root, of.notices]);
    expect(new Set(roots)).toEqual(
      new Set([
        ['ws-0', '/repo/zero', []],
        ['ws-1', '/repo/one', []],
        ['ws-2', undefined, []],
      ]),
    );
  });

  const notStarted = 'started no run for it: its job says why.';
  test.each<[string, () => GroupReport[], string, runsAgain?: boolean]>([
    [
      'left no report',
      () => world.reports.slice(1),
      'left no report: its job may have been cancelled, or its runner may have vanished.',
    ],
    ['started no run', () => telling({}), notStarted],
    ['made no version', () => telling({ runId: 'run-x' }), notStarted, false],
    ['made a version alone', () => telling({ configurationVersionId: 'cv-x' }), notStarted],
  ])(
    'are undecided where a group %s, and its job runs again',
    async (_, reports, why, again = true) => {
      const { group, workspaces: missed } = world.groups[0]!;
      const { result, words, reasons } = await combined({ reports: reports() });
      expect(words.filter((each) => each.endsWith(' undecided'))).toEqual(
        missed.map((name) => `${name} undecided`).sort(),
      );
      for (const { workspace, missedBy, failure } of result.workspaces) {
        const isMissed = missed.includes(workspace);
        expect(missedBy).toBe(isMissed && again ? group : undefined);
        const { kind, code } = failure ?? {};
        expect([kind, code]).toEqual(isMissed ? ['service', 'PG-139'] : [undefined, undefined]);
      }
      expect(reasons.join()).toContain(why);
    },
  );

  test('are missed where a workspace has none, even if the others of its group have', async () => {
    const { group, workspaces } = oneOf();
    const { name } = workspaces[0]!;
    const reports = changed({ workspaces: [{ name }, ...workspaces.slice(1)] });
    const { result } = await combined({ reports });
    const missed = result.workspaces.filter(({ missedBy }) => missedBy !== undefined);
    expect(missed.map(({ workspace, missedBy }) => [workspace, missedBy])).toEqual([[name, group]]);
  });

  test('are not judged if they are of another change', async () => {
    const { result, reasons } = await combined({
      options: { sealing: sealingOf({ head: COMMIT, number: 43, searched: 'acme/infra#43' }) },
    });
    for (const { failure, missedBy } of result.workspaces) {
      expect([failure?.kind, failure?.code, missedBy]).toEqual(['service', 'PG-139', undefined]);
    }
    expect(reasons.join()).toContain('has a seal of another run, workspace or change.');
  });

  const wholeSealing = { head: COMMIT, gate: 'default' };
  test.each<[string, GateWish, string]>([
    [
      'of another commit',
      { sealing: sealingOf({ head: 'd'.repeat(40) }) },
      'started for the commit',
    ],
    [
      'of another base',
      { sealing: sealingOf({ ...wholeSealing, base: 'release' }) },
      'was started for another target branch.',
    ],
    ['of another key', { sealing: sealingOf({ ...wholeSealing, key: 'other' }) }, 'another key'],
    ['of a commit that nobody knows', { sealing: undefined }, 'no run is known as its own'],
  ])('are not judged if they are %s', async (_how, options, why) => {
    const { result, reasons } = await combined({ options });
    expect(result.verdict.word).toBe('undecided');
    expect(reasons.join()).toContain(why);
  });

  test('do not count for another group', async () => {
    const [first, second] = world.reports;
    const [own] = first!.workspaces;
    const [foreign] = second!.workspaces;
    const reports = changed({
      workspaces: [{ ...foreign, name: own!.name }, ...first!.workspaces.slice(1)],
    });
    const { reasons } = await combined({ reports });
    expect(reasons.join()).toContain('belongs to another workspace.');
  });

  test('are not judged while they go on', async () => {
    const hanging = await startGroups({
      workspaces: 1,
      groups: 1,
      durationMs: () => 40_000,
      scriptOf: () => 'cancel-ignored',
      timeoutMs: 5 * 60_000,
    });
    const [only] = (await hanging.combine()).result.workspaces;
    expect(only?.failure).toMatchObject({ kind: 'timeout', code: 'PG-139' });
    expect(textsOf(only?.verdict.reasons ?? []).join()).toMatch(
      /^Run run-\w+ is not over: planning/,
    );
    expect(only?.missedBy).toBeUndefined();
  });

  test('are named by one report, of this commit and these workspaces', async () => {
    const { group, commit, name, workspaces } = oneOf();
    const why = async (found: Found) => (await combined(found)).reasons;
    const other = 'd'.repeat(40);
    for (const [found, said] of [
      [
        { reports: changed({ commit: 'd'.repeat(50) }) },
        `The report of group ${group} is of the commit ${other}, and this job is of ${commit}.`,
      ],
      [
        { reports: changed({ commit: undefined }) },
        `The report of group ${group} is of no commit, and this job is of ${commit}.`,
      ],
      [
        { commit: undefined },
        `The report of group ${group} is of the commit ${commit}, and this job is of none that it knows.`,
      ],
      [
        { reports: changed({ workspaces: workspaces.slice(1) }) },
        `The report of group ${group} is not about the workspaces of that group.`,
      ],
      [
        { reports: [...world.reports, { ...oneOf(), name: 'copy.json' }] },
        `Group ${group} has 2 reports (${name} and copy.json): Plangate cannot determine which one is its own.`,
      ],
    ] as const) {
      expect(await why(found)).toContain(said);
    }
    const turned = changed({ workspaces: workspaces.toReversed() });
    expect(await why({ reports: turned })).toEqual(await why({}));
  });

  test('make reports of other groups one notice, with any names', async () => {
    const stranger = (group: string | undefined) => ({ ...oneOf(), name: 'x.json', group });
    const said = async (...groups: (string | undefined)[]) => {
      const { result, words } = await combined({
        reports: [...world.reports, ...groups.map(stranger)],
      });
      expect(words.filter((each) => each.startsWith('reports of other groups'))).toEqual([
        'reports of other groups undecided',
      ]);
      return textsOf(result.workspaces.at(-1)!.verdict.reasons);
    };
    expect(await said('y'.repeat(50), 'z')).toEqual([
      `The report x.json is of the group ${'y'.repeat(40)}, which the matrix does not have.`,
    ]);
    expect(await said(undefined)).toEqual([
      'The report x.json is of another check, which the matrix does not have.',
    ]);
  });

  test('are found by the name of a workspace that the service does not list', async () => {
    const groups = world.groups.map((each, index) =>
      index === 0 ? { ...each, workspaces: ['gone'] } : each,
    );
    const workspaces = [{ name: 'gone', runId: 'run-x', configurationVersionId: 'cv-x' }];
    const { result } = await combined({ groups, reports: changed({ workspaces }) });
    const gone = result.workspaces.find(({ workspace }) => workspace === 'gone');
    expect(gone?.verdict.word).toBe('undecided');
    expect(gone?.missedBy).toBeUndefined();
  });

  test('are none without groups, which passes unless policies are required', async () => {
    const none = { groups: [], reports: [] };
    expect((await combined(none)).result).toMatchObject({
      verdict: { word: 'passed' },
      workspaces: [],
    });
    const required = await combined({ ...none, options: { requirePolicies: true } });
    expect(required.result.verdict.word).not.toBe('passed');
  });

  test('are read by a guard', async () => {
    const { result } = await combined({ options: { guard: { protect: [], maxDestroys: 0 } } });
    const rules = result.workspaces.map(({ results }) =>
      results.flatMap((each) =>
        each.judge === judgeNamed('guard') ? `${each.policy} ${each.status}` : [],
      ),
    );
    expect(rules).toHaveLength(3);
    expect(rules).toEqual(rules.map(() => ['max-destroys 0 passed']));
  });
});

describe('a run of two days ago', () => {
  const guard = { protect: [], maxDestroys: 0 };
  const start = async (wrap?: (send: Send) => Send) => {
    const old = await startGroups({
      workspaces: 1,
      groups: 1,
      durationMs: () => 40_000,
      state: { 'aws_db_instance.main': { engine: 'postgres' } },
      options: { guard, approvals: approvalsOfJob([]), wrap },
    });
    const [asked] = old.approved;
    const lines = (asked?.toWrite ?? []).flatMap(({ line }) =>
      line === undefined ? [] : withReason(line),
    );
    await old.clock.advance(2 * 24 * 60 * 60_000);
    return { old, approvals: approvalsOfJob(lines, asked?.texts) };
  };

  test('is judged where people approved it', async () => {
    const { old, approvals } = await start();
    const { result } = await old.combine({ options: { guard, approvals } });
    expect(result.workspaces.map(({ verdict }) => verdict.word)).toEqual(['overridden']);
  });

  const withoutVariables =
    (send: Send): Send =>
    async (request) => {
      const answer = await send(request);
      return request.url.pathname.endsWith('/vars')
        ? { ...answer, status: 404, body: new TextEncoder().encode('{"errors":[{}]}') }
        : answer;
    };

  test.each<[string, typeof withoutVariables | undefined, typeof withoutVariables | undefined]>([
    ['if variables cannot be read', undefined, withoutVariables],
    ['if variables could never be read', withoutVariables, withoutVariables],
  ])('is not judged %s', async (_, then, now) => {
    const { old, approvals } = await start(then);
    await isTooOld(old.combine({ options: { guard, approvals }, wrap: now }));
  });

  test('is not judged where nobody approved it', async () => {
    const { old } = await start();
    await isTooOld(old.combine({ options: { guard, approvals: approvalsOfJob([]) } }));
  });

  async function isTooOld(combining: ReturnType<typeof world.combine>): Promise<void> {
    const [workspace] = (await combining).result.workspaces;
    expect(workspace?.verdict.word).toBe('undecided');
    expect(textsOf(workspace?.verdict.reasons ?? []).join()).toContain('is older than a day');
  }
});
