/** Which run of an earlier attempt is looked at: the one that a comment names, or the newest that the service lists. */
import type { ServiceErrorCode } from '../../src/client/errors.ts';
import type { Run } from '../../src/client/wire/run.ts';
import { earlierRunFinder, runMessage, runsOfCommit } from '../../src/gate/runs-of-change.ts';
import { describe, expect, test } from '../support/jest.ts';
import { instantClock } from '../support/instant-clock.ts';
import { listing, refused, run, stubClient } from '../support/stub-client.ts';
import { gateRequest, type GateWish } from '../support/gate-bench.ts';
import { found } from '../support/stub-job.ts';

const CHANGE = 'acme/infra#42';
const COMMIT = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
const GROUP = 'k3x9-1-of-3';
const NET = found({ name: 'net', workspaceId: 'ws-net' });
const DNS = found({ name: 'dns', workspaceId: 'ws-dns' });

const AGAIN: GateWish = {
  organization: 'acme',
  mode: 'speculative',
  mayBeRepeated: true,
  changeRequest: CHANGE,
  commit: COMMIT,
};
const OF_GROUP = { ...AGAIN, group: GROUP };

interface Planned {
  id: string;
  workspaceId?: string;
  hour?: number;
  message?: string;
  change?: string;
  commit?: string;
  group?: string | undefined;
}

/** A run that a job started, by default that of the group for `net`. */
function planned({ id, workspaceId = 'ws-net', hour, message, ...of }: Planned): Run {
  const tag = { changeRequest: of.change ?? CHANGE, commit: of.commit ?? COMMIT };
  const group = 'group' in of ? of.group : GROUP;
  const said = runMessage('Plan for #42', Math.random, { ...tag, ...(group && { group }) });
  const at = hour === undefined ? {} : { 'created-at': `2026-11-23T${10 + hour}:00:00Z` };
  return {
    ...run({ message: message ?? said, ...at }, id),
    relationships: { workspace: { data: { type: 'workspaces', id: workspaceId } } },
  };
}

function finder(options: GateWish, listed: readonly Run[] | Error) {
  const list = listing(listed);
  const stub = stubClient({ 'runs.listPlanned': () => list });
  const clock = instantClock();
  return {
    ...stub,
    pages: list.pages,
    clock,
    find: earlierRunFinder(gateRequest([], { deadline: 0, ...options }), stub.client, clock),
  };
}

describe('a group of a matrix', () => {
  test('takes its own run of this workspace, and asks once for all its workspaces', async () => {
    const { find, calls, scopes, pages, clock } = finder(OF_GROUP, [
      planned({ id: 'run-net' }),
      planned({ id: 'run-dns', workspaceId: 'ws-dns' }),
    ]);
    expect(await Promise.all([find(NET), find(DNS)])).toEqual(['run-net', 'run-dns']);
    expect(calls).toEqual([`runs.listPlanned ["acme","speculative","${GROUP}"]`]);
    expect(pages).toEqual([{ size: 100 }]);
    // A list that is slow costs no more than this: the group plans anew.
    expect(scopes).toEqual([{ deadline: clock.now() + 15_000 }]);
  });

  test('takes the newest one, whatever the order of the list', async () => {
    const runs = [
      planned({ id: 'run-2', hour: 2 }),
      planned({ id: 'run-3', hour: 3 }),
      planned({ id: 'run-1', hour: 1 }),
      planned({ id: 'run-0' }),
    ];
    expect(await finder(OF_GROUP, runs).find(NET)).toBe('run-3');
  });

  test.each<[string, Omit<Planned, 'id'>]>([
    ['of another workspace', { workspaceId: 'ws-other' }],
    ['of another group', { group: 'k3x9-2-of-3' }],
    ['of a group with a longer name', { group: `${GROUP}0` }],
    ['of the same group in another matrix', { group: 'zz88-1-of-3' }],
    ['of a job without a group', { group: undefined }],
    ['of another commit', { commit: '1'.repeat(40) }],
    ['of another pull request', { change: 'acme/infra#43' }],
  ])('leaves a run %s', async (_, other) => {
    const { find } = finder(OF_GROUP, [planned({ id: 'run-1', ...other })]);
    expect(await find(NET)).toBeUndefined();
  });

  test('has no comment that could name its run', async () => {
    const earlierRuns = () => Promise.reject(new Error('the comment was read'));
    const { find } = finder({ ...OF_GROUP, earlierRuns }, [planned({ id: 'run-1' })]);
    expect(await find(NET)).toBe('run-1');
  });
});

describe('a job without a group', () => {
  const ofJob = [planned({ id: 'run-listed', group: undefined })];

  test('takes the run that its comment names, and lists none', async () => {
    let times = 0;
    const earlierRuns = () => {
      times += 1;
      return Promise.resolve({ net: 'run-named', dns: 'run-other' });
    };
    const { find, calls } = finder({ ...AGAIN, earlierRuns }, ofJob);
    expect([await find(NET), await find(DNS)]).toEqual(['run-named', 'run-other']);
    expect([times, calls]).toEqual([1, []]);
  });

  test.each<[string, string, GateWish]>([
    ['there is no comment', 'net', {}],
    ['it names others', 'net', { earlierRuns: () => Promise.resolve({ dns: 'run-1' }) }],
    [
      'the workspace has a name that every object knows',
      'constructor',
      { earlierRuns: () => Promise.resolve({}) },
    ],
  ])('takes the newest one of the pull request where %s', async (_, name, options) => {
    const { find, calls } = finder({ ...AGAIN, ...options }, ofJob);
    expect(await find({ ...NET, name })).toBe('run-listed');
    expect(calls).toEqual([`runs.listPlanned ["acme","speculative","${CHANGE}"]`]);
  });
});

describe('no run is listed', () => {
  test.each<[string, GateWish]>([
    ['in a first attempt', { mayBeRepeated: false }],
    ['where nothing says how often the job ran', { mayBeRepeated: undefined }],
    ['outside of a pull request', { changeRequest: undefined }],
    ['without a commit', { commit: undefined }],
  ])('%s', async (_, options) => {
    const { find, calls } = finder({ ...OF_GROUP, ...options }, [planned({ id: 'run-1' })]);
    expect([await find(NET), calls]).toEqual([undefined, []]);
  });

  test('by a service that has no such list, or is too slow', async () => {
    expect(await finder(OF_GROUP, refused('not-found')).find(NET)).toBeUndefined();
    expect(await finder(OF_GROUP, refused('timeout')).find(NET)).toBeUndefined();
  });

  test('once the job is canceled: that ends the search', async () => {
    await expect(finder(OF_GROUP, refused('aborted')).find(NET)).rejects.toThrow('aborted');
  });
});

describe('the runs of a commit, for a command', () => {
  const OTHERS = [
    planned({ id: 'run-a', hour: 5, workspaceId: 'ws-dns' }),
    planned({ id: 'run-b', hour: 5, change: 'acme/infra#43' }),
    planned({ id: 'run-c', hour: 5, commit: '1'.repeat(40) }),
  ];
  const OWN = [planned({ id: 'run-1', hour: 1 }), planned({ id: 'run-2', hour: 2 })];

  async function runsOf(listed: readonly Run[], named?: Record<string, string>) {
    const list = listing(listed);
    const { client, calls } = stubClient({
      'workspaces.showByName': async (_: string, name: string) =>
        name === 'net' ? { id: 'ws-net' } : Promise.reject(refused(name as ServiceErrorCode)),
      'runs.list': () => list,
    });
    const query = { organization: 'acme', changeRequest: CHANGE, commit: COMMIT, named };
    const search = (...workspaces: string[]) => runsOfCommit(client, { ...query, workspaces });
    const found = await search('net', 'not-found', 'net');
    await expect(search('network')).rejects.toThrow('network');
    return { found: found.map(({ run: { id }, ...rest }) => ({ ...rest, id })), calls, list };
  }
  const NET_RUN = { workspace: 'net', workspaceId: 'ws-net' };

  test.each<[string, readonly Run[], Record<string, string> | undefined, string?]>([
    ['the newest', [...OTHERS, ...OWN], undefined, 'run-2'],
    ['the newest, also if another one is named', [...OTHERS, ...OWN], { net: 'run-c' }, 'run-2'],
    ['the one that is named, of an earlier commit', OTHERS, { net: 'run-c' }, 'run-c'],
    ['none that is named and of another pull request', OTHERS, { net: 'run-b' }],
    ['none that is named and of another workspace', OTHERS, { net: 'run-a' }],
    ['none where none is named', OTHERS, { dns: 'run-c' }],
  ])('are %s', async (_, listed, named, id) => {
    const { found, calls, list } = await runsOf(listed, named);
    expect(found).toEqual(id === undefined ? [] : [{ ...NET_RUN, id }]);
    expect(calls).toContain(`runs.list ["ws-net",${JSON.stringify({ search: CHANGE })}]`);
    expect(list.pages).toEqual([{ size: 100 }]);
  });
});
