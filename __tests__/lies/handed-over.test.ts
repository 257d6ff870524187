/**
 * What one job hands to the next where others may write: the reports of groups, approvals of
 * destroys; and what a service says of a workspace that a change may not concern. For each claim, what
 * only that one refuses.
 */
import { ownedSeed } from '../support/owned-seed.ts';
import { createClient } from '../../src/client/client.ts';
import {
  findReportBy,
  refuseRunBy,
  REPORT_CLAIMS,
  RUN_CLAIMS,
} from '../../src/gate/combine-groups.ts';
import { findWorkspaces } from '../../src/gate/requested-workspaces.ts';
import { createService } from '../../src/service/service.ts';
import type { PlanSettings } from '../../src/settings/settings.ts';
import {
  openReleaseBy,
  RELEASE_CLAIMS,
  sealRelease,
  type GivenCommand,
} from '../../src/trust/sealed-approval.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { candidates, lyingSend, type AgreeingLie, type Told } from './agreeing.ts';
import { OWNER } from './around.ts';
import { targetOf } from './tell.ts';
import { seededRandom } from '../support/virtual-time.ts';

/** All claims but one; a claim that is not there any more is a mistake in the table. */
function less<T extends object>(claims: T, name: keyof T & string): T {
  if (!Object.hasOwn(claims, name)) throw new Error(`${name} is no claim`);
  const { [name]: _, ...others } = claims;
  return others as T;
}

const COMMIT = 'c'.repeat(40);
const OTHER = 'd'.repeat(40);

describe('the report of a group', () => {
  const group = { group: 'k3x9a1b2c4d5-1-of-1', workspaces: ['net', 'data'] };
  const report = {
    name: 'a.json',
    group: group.group as string | undefined,
    commit: COMMIT as string | undefined,
    workspaces: [{ name: 'net' }, { name: 'data' }],
  };
  const find = (
    claims: object,
    reports: (typeof report)[],
    commit: string | undefined = COMMIT,
  ) => {
    const found = findReportBy(claims as typeof REPORT_CLAIMS)({ group, reports, commit });
    return 'why' in found ? found.why : found.report;
  };

  test('is taken, and none is taken for it', () => {
    expect(find(REPORT_CLAIMS, [report])).toBe(report);
    for (const claims of [REPORT_CLAIMS, {}]) {
      expect(find(claims, [])).toMatch(/left no report/);
      expect(find(claims, [{ ...report, group: undefined }])).toMatch(/left no report/);
      expect(find(claims, [{ ...report, group: 'other' }])).toMatch(/left no report/);
    }
  });

  test.each<[keyof typeof REPORT_CLAIMS, string, (typeof report)[]]>([
    ['isOnly', 'two that agree', [report, { ...report, name: 'b.json' }]],
    ['isOnly', 'two, the second of another commit', [report, { ...report, commit: OTHER }]],
    ['isOfCommit', 'one of another commit', [{ ...report, commit: OTHER }]],
    ['isOfCommit', 'one of no commit', [{ ...report, commit: undefined }]],
    [
      'isOfWorkspaces',
      'one that lacks a workspace',
      [{ ...report, workspaces: [{ name: 'net' }] }],
    ],
    [
      'isOfWorkspaces',
      'one that has a workspace twice',
      [{ ...report, workspaces: [...report.workspaces, { name: 'net' }] }],
    ],
    [
      'isOfWorkspaces',
      'one that has a stranger',
      [{ ...report, workspaces: [{ name: 'net' }, { name: 'x' }] }],
    ],
  ])('%s: %s', (claim, _, reports) => {
    expect(typeof find(REPORT_CLAIMS, reports)).toBe('string');
    expect(find(less(REPORT_CLAIMS, claim), reports)).toBe(reports[0]);
  });

  test('isOfCommit: a job that does not know its commit takes no report of none', () => {
    const none = [{ ...report, commit: undefined }];
    const search = { group, reports: none, commit: undefined };
    const found = findReportBy(REPORT_CLAIMS)(search);
    expect(typeof ('why' in found && found.why)).toBe('string');
  });

  const run = {
    id: 'run-1',
    group: group.group,
    status: 'planned_and_finished',
    change: 'acme/infra#42',
    message: `Plan for #42 [plangate acme/infra#42 ${group.group}.k3x9]`,
    words: 'planned and finished',
    mode: 'speculative' as const,
    stages: [],
    rests: false,
  };
  test.each<[keyof typeof RUN_CLAIMS, string, Partial<typeof run>]>([
    ['isOfGroup', 'a run that somebody else started', { message: 'Plan for #42' }],
    ['isOfGroup', 'a run of another group', { message: 'x [plangate k3x9a1b2c4d5-2-of-2.k3x9]' }],
    ['isOfGroup', 'a run without a message', { message: '' }],
    [
      'isOfChange',
      'a run for another pull request',
      { message: `Plan for #42 [plangate acme/infra#421 ${group.group}.k3x9@${COMMIT}]` },
    ],
    ['isOver', 'a run that still plans', { status: 'planning', words: 'planning' }],
    ['isOver', 'a run in a status of tomorrow', { status: 'pondering', words: 'pondering' }],
  ])('%s: %s', (claim, _, lie) => {
    expect(refuseRunBy(RUN_CLAIMS)({ ...run, ...lie })?.claim).toBe(claim);
    expect(refuseRunBy(less(RUN_CLAIMS, claim))({ ...run, ...lie })).toBeUndefined();
  });

  test('each refusal says what is wrong', () => {
    const why = (lie: Partial<typeof run>) => refuseRunBy(RUN_CLAIMS)({ ...run, ...lie })?.why;
    expect(why({ message: '' })).toBe(`Run run-1 is not one that group ${group.group} started.`);
    expect(why({ message: `[plangate acme/other#42 ${group.group}.k3x9]` })).toBe(
      'Run run-1 was started for acme/other#42, and this job is about acme/infra#42.',
    );
    for (const change of ['', 'acme/infra#42 ', 'acme/infra#42/prod ']) {
      expect(why({ message: `[plangate ${change}${group.group}.k3x9]` })).toBeUndefined();
    }
    expect(why({ status: 'planning', words: 'planning' })).toBe('Run run-1 is not over: planning.');
    expect(find(REPORT_CLAIMS, [])).toBe(
      `Group ${group.group} left no report: its job may have been cancelled, or its runner may have vanished.`,
    );
  });
});

describe('an approval of destroys', () => {
  const token = 'token-of-the-service';
  const where = { repository: 'acme/infra', number: 42, commit: COMMIT, workspaceId: 'ws-1' };
  const act: GivenCommand = {
    verb: 'allow-destroys',
    by: 'ann',
    at: '2026-11-21T01:00:00.000Z',
    commit: COMMIT,
    reason: 'agreed',
    approvals: [],
  };
  const DESTROYS = 'delete aws_db_instance.main';
  const seal = (about: object = {}, acts = [DESTROYS], by = token) =>
    sealRelease(by, { ...act, ...where, ...about }, acts);
  const covers = (claims: typeof RELEASE_CLAIMS, told: GivenCommand, release = seal()) =>
    openReleaseBy(claims)(token, where, told, release)?.(DESTROYS) === true;
  const lessOne = (name: keyof typeof RELEASE_CLAIMS): typeof RELEASE_CLAIMS => ({
    ...RELEASE_CLAIMS,
    [name]: () => true,
  });

  test('counts for its commit, its workspace and its acts', () => {
    expect(covers(RELEASE_CLAIMS, act)).toBe(true);
  });

  const older = { ...act, commit: OTHER };
  test.each<[keyof typeof RELEASE_CLAIMS, string, GivenCommand, ReturnType<typeof seal>]>([
    ['isOfCommit', 'a true one of an older push', older, seal({ commit: OTHER })],
    ['isOfWorkspace', 'a true one of another workspace', act, seal({ workspaceId: 'ws-2' })],
    ['isSealed', 'one sealed by another token, its marks too', act, { ...seal(), seal: 'x' }],
    ['isSealed', 'one of another pull request', act, seal({ number: 43 })],
    ['isSealed', 'one of another repository', act, seal({ repository: 'acme/other' })],
    ['isSealed', 'one in the name of somebody else', { ...act, by: 'mallory' }, seal()],
    ['isSealed', 'one with another reason', { ...act, reason: 'all of it' }, seal()],
    ['isSealed', 'an older one with its commit rewritten', act, seal({ commit: OTHER })],
    [
      'isSealed',
      'a mark from one approval put into another',
      act,
      { ...seal({}, ['delete aws_vpc.a']), marks: seal().marks },
    ],
    ['coversAct', 'a true one of something else', act, seal({}, ['delete aws_vpc.a'])],
    ['coversAct', 'a true one of a milder act', act, seal({}, ['forget aws_db_instance.main'])],
  ])('%s: %s', (claim, _, told, release) => {
    expect(covers(RELEASE_CLAIMS, told, release)).toBe(false);
    expect(covers(lessOne(claim), told, release)).toBe(true);
  });
});

describe('affected-only, and the runs of version control', () => {
  let tree: Tree;
  beforeAll(() => {
    tree = makeTree({ '.git/HEAD': '', 'net/main.tf': '', 'other/main.tf': '', 'docs/a.md': '' });
  });
  afterAll(() => tree.remove());

  async function world() {
    const clock = instantClock();
    const net = { name: 'net', workingDirectory: 'net', vcsRepository: 'acme/infra' };
    const service = createService({
      clock,
      random: seededRandom(7),
      seed: ownedSeed({ user: 'owner', token: OWNER }, [net]),
    });
    await service.ready();
    const told: Told[] = [];
    const honest = inMemorySend(service, clock);
    const ask = async (source: 'upload' | 'vcs', lies: readonly AgreeingLie[]) => {
      const send = lyingSend(
        async (request) => {
          const answer = await honest(request);
          told.push({ target: targetOf(request), text: new TextDecoder().decode(answer.body) });
          return answer;
        },
        lies,
        [],
      );
      const client = createClient({
        origin: 'http://127.0.0.1',
        token: OWNER,
        send,
        clock: instantClock(),
        random: seededRandom(3),
        log: quietLog(),
        deadline: Number.MAX_SAFE_INTEGER,
      });
      const plan = {
        organization: 'acme',
        source,
        directory: '.',
        affectedOnly: true,
        workspaces: [{ kind: 'name', name: 'net' }],
      } as unknown as PlanSettings;
      const { requested, skipped } = await findWorkspaces(client, {
        plan,
        workingDirectory: tree.root,
        repositoryRoot: tree.root,
        changedFiles: async () => ['net/main.tf'],
      });
      return skipped.length > 0 || requested.some(({ unaffected }) => unaffected === true);
    };
    return { ask, told };
  }

  test.each(['upload', 'vcs'] as const)(
    'source %s: no lie about the workspace, nor two of them, leaves it out',
    async (source) => {
      const { ask, told } = await world();
      expect(await ask(source, [])).toBe(false);
      const all = [
        ...candidates(told.splice(0)),
        ...['', ' ', 'nett', 'NET', '../net', 'net/deep', 'docs', '.git', '/'].map(
          (is): AgreeingLie => ({ of: 'workspaces', at: 'attributes/working-directory', is }),
        ),
      ];
      expect(all.length).toBeGreaterThan(100);
      const left: AgreeingLie[][] = [];
      const leavesOut = async (lies: AgreeingLie[]) =>
        // What is refused closes the gate.
        (await ask(source, lies).catch(() => false)) && left.push(lies);
      for (const lie of all) await leavesOut([lie]);
      const about = all.filter((lie) => JSON.stringify(lie).includes('working-directory'));
      const odd = all.filter((lie) =>
        /trigger|vcs-repo|file-trigg|"name"/.test(JSON.stringify(lie)),
      );
      for (const one of about) for (const other of odd) await leavesOut([one, other]);
      expect(left).toEqual([]);
    },
  );

  test('a directory that is there is believed: only the workflow can name another', async () => {
    const { ask } = await world();
    const lie = { of: 'workspaces', at: 'attributes/working-directory', is: 'other' };
    expect(await ask('upload', [lie])).toBe(true);
  });
});
