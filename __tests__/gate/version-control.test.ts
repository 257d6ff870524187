/** The run that version control started: which one it is, that there is none, and that it changes meanwhile. */
import { textOf } from '../../src/model/finding.ts';
import type { Workspace } from '../../src/client/wire/workspace.ts';
import type { ReadyWorkspace } from '../../src/gate/find-workspace.ts';
import {
  isConnectedTo,
  readConnection,
  readIngress,
  versionControlOf,
} from '../../src/gate/connected-repository.ts';
import type { ServiceScope } from '../../src/gate/service-scope.ts';
import { refuseIncompleteCommit } from '../../src/gate/look-at-commit.ts';
import type { VersionControl } from '../../src/gate/request.ts';
import { awaitNewestRun } from '../../src/gate/plans-from/version-control.ts';
import type { Service } from '../../src/service/service.ts';
import type { Push } from '../../src/service/seed.ts';
import type { HttpResponse } from '../../src/model/ports.ts';
import { withText } from '../support/bend-answers.ts';
import { fakeClock, type FakeClock } from '../support/fake-clock.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { runLocally, type SeededWorkspace } from '../support/local-bench.ts';
import { asked, COMMIT, ingressOf } from '../support/pushes.ts';
import { refused, stubClient } from '../support/stub-client.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { textsOf } from '../support/findings.ts';

const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };

type WireRun = Record<'attributes' | 'relationships', Record<string, unknown>>;

interface Story {
  /** Pushed a second after this was asked for, as often. */
  meanwhile?: [path: string, push: Partial<Push>, times: number];
  pushes?: (Partial<Push> & { agoMs?: number })[];
  workspace?: Partial<SeededWorkspace>;
  unaffected?: boolean;
  requirePolicies?: boolean;
  namesOverriders?: boolean;
  bend?: (path: string, answer: HttpResponse) => HttpResponse;
}

async function tell(story: Story) {
  const { pushes = [{}], workspace = {}, unaffected, requirePolicies = false } = story;
  const { namesOverriders = false } = story;
  const sample = { vcsRepository: 'acme/infra', script: 'both' as const };
  let clock: FakeClock | undefined;
  let held: Service | undefined;
  const [path, pushMeanwhile, times = 0] = story.meanwhile ?? [''];
  let timesLeft = times;
  // The change is asked about as of the moment at which the gate begins.
  const options = {
    requirePolicies,
    namesOverriders,
    workspaces: [{ name: 'net', directory: '/repo', repository: '/repo', unaffected }],
    get versionControl() {
      return asked(clock?.date() ?? new Date(0));
    },
  };
  const told = await runLocally({
    workspaces: { net: { ...sample, ...workspace } },
    options,
    wrap: (send, passing) => async (request) => {
      const answer = await send(request);
      if (timesLeft > 0 && request.url.pathname.endsWith(path)) {
        timesLeft -= 1;
        await passing.advance(1_000);
        held?.push({ workspace: 'net', ingress: ingressOf(), files: FILES, ...pushMeanwhile });
      }
      return story.bend?.(request.url.pathname, answer) ?? answer;
    },
    async before(service, passing) {
      clock = passing;
      held = service;
      for (const { agoMs = 0, ...push } of pushes) {
        service.push({ workspace: 'net', ingress: ingressOf(), files: FILES, ...push });
        await passing.advance(agoMs);
      }
    },
  });
  const [workspaceResult] = told.result.workspaces;
  return {
    ...told,
    workspace: workspaceResult,
    reasons: textsOf(told.result.verdict.reasons).join('\n'),
  };
}

test('nothing is uploaded: the run of the commit is watched and judged', async () => {
  const { result, workspace, asked: requests, events, service } = await tell({});
  const [run] = service.runs();
  expect(result.verdict.word).toBe('passed');
  expect(workspace).toMatchObject({ runId: run?.id, runStatus: 'planned_and_finished' });
  expect(textsOf(workspace?.notices ?? []).join()).toContain(
    'the head of the pull request, 6f1cb40',
  );
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(requests[1]?.target).toContain(`search[commit]=${COMMIT}`);
  expect(requests[1]?.target).toContain('filter[operation]=plan_only&');
  expect(events.map(({ kind }) => kind)).toContain('run-found');
});

test('the teams that may override what waits are asked for, where nobody is named', async () => {
  const workspace = { script: 'awaiting-override' as const };
  expect((await tell({ workspace })).result.overriders).toBeUndefined();
  expect((await tell({ workspace, namesOverriders: true })).result.overriders).toEqual(['owners']);
});

test('a run of another pull request is not taken, and the wait goes on', async () => {
  const { result, reasons, runs } = await tell({
    pushes: [{ ingress: ingressOf({ number: 43 }) }],
  });
  expect(result.verdict.word).toBe('undecided');
  expect(reasons).toContain('started no speculative run for commit 6f1cb40 of pull request #42');
  expect(reasons).toContain('is of pull request 43');
  expect(runs.map(({ status }) => status)).not.toContain('canceled');
});

test('of two runs of one moment neither counts', async () => {
  const { result, reasons } = await tell({ pushes: [{}, {}] });
  expect(result.verdict.word).toBe('undecided');
  expect(reasons).toContain('both plan this commit and were created at the same moment');
});

test('a run that replaces it while it is judged is judged instead', async () => {
  const { result, workspace, service } = await tell({
    meanwhile: ['/policy-checks', { script: 'evaluation-failed' }, 1],
  });
  expect(service.runs()).toHaveLength(2);
  expect(workspace?.runId).toBe(service.runs()[1]?.id);
  expect(result.verdict.word).toBe('blocked');
});

test('a run that is replaced each time while it is judged does not count', async () => {
  const { result, reasons } = await tell({ meanwhile: ['/policy-checks', {}, 4] });
  expect(result.verdict.word).toBe('undecided');
  expect(reasons).toMatch(/Run run-\w+ was replaced or taken away while it was judged\./);
});

/** Changes each of the runs that a list has. */
const bendRuns = (change: (run: WireRun) => void) => (path: string, answer: HttpResponse) =>
  path.endsWith('/runs')
    ? withText(answer, (text) => {
        const list = JSON.parse(text) as { data: WireRun[] };
        list.data.forEach(change);
        return JSON.stringify(list);
      })
    : answer;

test.each<[string, NonNullable<Story['bend']>]>([
  ['belongs to another workspace', bendRuns((run) => delete run.relationships['workspace'])],
  ['is not speculative', bendRuns((run) => delete run.attributes['plan-only'])],
  [
    'does not say which configuration version it planned',
    bendRuns((run) => delete run.relationships['configuration-version']),
  ],
  [
    'has a commit that is not known',
    (path, answer) => (/configuration-versions/.test(path) ? { ...answer, status: 404 } : answer),
  ],
])('a run that %s does not count', async (why, bend) => {
  const { result, reasons } = await tell({ bend });
  expect(result.verdict.word).toBe('undecided');
  expect(reasons).toContain(`${why}.`);
});

describe('a workspace without a run', () => {
  test('is unaffected after one look, if no change concerns it', async () => {
    const { result, asked: requests } = await tell({ pushes: [], unaffected: true });
    expect(result).toMatchObject({
      verdict: { word: 'passed' },
      workspaces: [],
      unaffected: ['net'],
    });
    expect(requests).toHaveLength(2);
    const strict = await tell({ pushes: [], unaffected: true, requirePolicies: true });
    expect(strict.result.verdict.word).toBe('undecided');
  });

  test.each([
    [{}, 5],
    [{ looksOnce: false }, 5],
    [{ looksOnce: true }, 1],
  ])('is looked for again, unless one look is enough: %j', async (how, least) => {
    let looks = 0;
    const page = async () => {
      looks += 1;
      return { items: [] };
    };
    const { client } = stubClient({ 'runs.list': () => ({ page }) });
    const clock = fakeClock({ auto: true });
    const { signal } = new AbortController();
    const ports = { client, clock, signal, deadline: clock.now() + 60_000, isFrugal: () => false };
    const { change } = asked(new Date(0));
    await awaitNewestRun({ workspaceId: 'ws-1', change, ...how }, ports);
    expect([looks >= least, looks > 1]).toEqual([true, least > 1]);
  });

  test('is not one if its run is there, even if no file concerns it', async () => {
    const { result } = await tell({ workspace: { script: 'evaluation-failed' }, unaffected: true });
    expect(result.verdict.word).toBe('blocked');
  });

  test('is undecided after a while, with the common causes', async () => {
    const { result, reasons, tookMs } = await tell({ pushes: [] });
    expect(result.verdict.word).toBe('undecided');
    expect(reasons).toContain('Common causes: the pull request comes from a fork');
    expect(tookMs).toBeLessThan(200_000);
  });

  test.each<[string, Partial<SeededWorkspace>, string]>([
    ['not connected', { vcsRepository: null }, 'The workspace is not connected to version control'],
    [
      'connected elsewhere',
      { vcsRepository: 'acme/other' },
      'The workspace is connected to "acme/other"',
    ],
    ['without speculative plans', { speculativeEnabled: false }, 'The workspace has automatic'],
  ])('is bad input if it is %s', async (_, workspace, why) => {
    const { workspace: result } = await tell({ workspace });
    expect(result?.failure).toMatchObject({ kind: 'input', code: 'PG-143' });
    expect(textsOf([result?.failure].flatMap((each) => each ?? []))[0]).toContain(why);
  });
});

test('the change is the head of a pull request, a minute older than its event and a day at most', () => {
  const about = {
    repository: { serverUrl: 'https://github.com', slug: 'acme/infra' },
    commit: { sha: COMMIT },
    pullRequest: { number: 42 },
  };
  const now = new Date('2026-05-02T12:00:00Z');
  const since = (text?: string) =>
    new Date(versionControlOf(about, { since: text }, now).change.sinceMs).toISOString();
  expect(since('2026-05-02T11:00:00Z')).toBe('2026-05-02T10:59:00.000Z');
  expect(since('2026-04-02T11:00:00Z')).toBe('2026-05-01T12:00:00.000Z');
  expect(since()).toBe('2026-05-01T12:00:00.000Z');
  expect(since('soon')).toBe('2026-05-01T12:00:00.000Z');
  const { change } = versionControlOf(about, {}, now);
  expect(change).toMatchObject({
    commit: COMMIT,
    pullRequest: 42,
    repository: 'https://github.com/acme/infra',
    slug: 'acme/infra',
  });
  for (const part of Object.keys(about)) {
    const incomplete = { ...about, [part]: undefined };
    expect(() => versionControlOf(incomplete, {}, now)).toThrow(
      expect.objectContaining({
        kind: 'input',
        finding: expect.objectContaining({ code: 'PG-143' }),
        message: expect.stringContaining('does not say of which one'),
      }),
    );
  }
  const applied = versionControlOf({ ...about, pullRequest: undefined }, { applies: true }, now);
  expect(applied.change).toEqual({ ...change, pullRequest: undefined });
});

test('a commit that the service does not include is requested by itself', async () => {
  const answer = { id: 'ia-1' };
  const asks: string[] = [];
  const read = (answers: Parameters<typeof stubClient>[0]) => {
    const { client, calls } = stubClient(answers);
    return readIngress('cv-1', client).finally(() => asks.push(...calls));
  };
  const show = 'configurationVersions.show';
  const ingressAttributes = 'configurationVersions.ingressAttributes';
  expect(await read({ [show]: () => ({ ingressAttributes: answer }) })).toEqual({ answer });
  const without = { [show]: () => ({}) };
  expect(await read({ ...without, [ingressAttributes]: () => answer })).toEqual({ answer });
  const shown = `${show} ["cv-1",{"include":["ingress_attributes"]}]`;
  expect(asks).toEqual([shown, shown, `${ingressAttributes} ["cv-1"]`]);
  const none = await read({ ...without, [ingressAttributes]: () => refused('not-found', 'None.') });
  expect('doubt' in none && textOf(none.doubt)).toBe(
    'The commit of its configuration version is not known: None.',
  );
  for (const error of [refused('network'), new TypeError('mistake')]) {
    await expect(read({ [show]: () => error })).rejects.toBe(error);
  }
});

describe('a run for a commit that the service takes by itself', () => {
  let tree: Tree;
  beforeEach(() => {
    tree = makeTree({
      'net/main.tf': 'module "m" {\n  source = "../library/vpc"\n}\n',
      'library/': '',
    });
  });
  afterEach(() => tree.remove());

  const SLUG = 'acme/infra';
  const versionControl = {
    change: { slug: SLUG, repository: `https://github.com/${SLUG}` },
  } as VersionControl;

  /** Whether the gate stays closed over a commit with a submodule at this path. */
  async function closes(path: string, ingressSubmodules: boolean | undefined): Promise<boolean> {
    const attributes = {
      name: 'net',
      'vcs-repo': { identifier: SLUG, 'ingress-submodules': ingressSubmodules },
    };
    const connection = readConnection(
      { id: 'ws-1', type: 'workspaces', attributes } as Workspace,
      versionControl,
      { name: 'net', directory: '/repo' },
    );
    const workspace = { name: 'net', root: tree.root, workingDirectory: 'net', connection };
    const committed = async () => new Map([[path, '160000']]);
    const looking = refuseIncompleteCommit(
      workspace as unknown as ReadyWorkspace,
      { ...versionControl, committed },
      { change: {}, endReason: () => undefined } as unknown as ServiceScope,
    );
    return looking.then(
      () => false,
      () => true,
    );
  }

  test.each<[string, boolean]>([
    [`https://github.com/${SLUG}`, true],
    [`https://git.example/${SLUG}`, false],
    ['', true],
  ])('is of the change, with a repository of the same name at %j: %s', (address, isSame) => {
    const repository = { identifier: SLUG, 'repository-http-url': address };
    const workspace = { id: 'ws-1', type: 'workspaces', attributes: { 'vcs-repo': repository } };
    expect(isConnectedTo(workspace as unknown as Workspace, versionControl.change)).toBe(isSame);
  });

  test('is always expected where every change starts one', () => {
    const connection = (attributes: object) =>
      readConnection(
        {
          id: 'ws-1',
          type: 'workspaces',
          attributes: { name: 'net', 'vcs-repo': { identifier: SLUG }, ...attributes },
        } as unknown as Workspace,
        versionControl,
        { name: 'net', directory: '/repo', unaffected: true },
      );
    expect(connection({})).toEqual({ unaffected: true, takesSubmodules: false });
    expect(connection({ 'file-triggers-enabled': true }).unaffected).toBe(true);
    expect(connection({ 'file-triggers-enabled': false }).unaffected).toBe(false);
  });

  test('closes the gate because of a submodule only if that is read and not cloned', async () => {
    expect(await closes('library', undefined)).toBe(true);
    expect(await closes('library', false)).toBe(true);
    expect(await closes('library', true)).toBe(false);
    expect(await closes('docs', false)).toBe(false);
  });

  test('is looked up by the changes of the pull request, without a repository', async () => {
    const workspace = { name: 'net', root: tree.root, workingDirectory: 'net' };
    const look = (...changed: string[]) =>
      refuseIncompleteCommit(
        workspace as unknown as ReadyWorkspace,
        { ...versionControl, committed: async () => undefined },
        { change: { proposal: { changedFiles: async () => changed } } } as unknown as ServiceScope,
      );
    await expect(look('net/.terraform/modules/modules.json')).rejects.toThrow(
      'is among the files that this pull request changes',
    );
    await expect(look('net/.terraform')).rejects.toThrow('is among the files');
    await expect(look('net/main.tf', '.terraform/modules/modules.json')).resolves.toBeUndefined();
  });
});
