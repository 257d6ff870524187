/** Which runs are read from the lists of the service, and when a list counts as not read. */
import { ServiceError } from '../../src/client/service-error.ts';
import { createListedRuns, UnreadError } from '../../src/gate/listed-runs.ts';
import type { Run } from '../../src/client/wire/run.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { refused, run, stubClient } from '../support/stub-client.ts';

const NOW_MS = instantClock().date().getTime();
const madeAgo = (minutes: number, id = `run-${minutes}`, workspaceId = 'ws-1'): Run => ({
  ...run({ 'created-at': new Date(NOW_MS - minutes * 60_000).toISOString() }, id),
  relationships: { workspace: { data: { type: 'workspaces', id: workspaceId } } },
});
const QUERY = { organization: 'acme', mode: 'speculative' } as const;

/** A service with these lists of runs, newest first. */
function listsOf(
  ofWorkspace: readonly Run[] | Error,
  ofOrganization: readonly Run[] | Error = refused('not-found'),
) {
  const pages: string[] = [];
  const listing = (name: string, runs: readonly Run[] | Error) => ({
    page: async ({ number, size }: { number: number; size: number }) => {
      pages.push(`${name} ${number}`);
      if (runs instanceof Error) throw runs;
      return { items: runs.slice((number - 1) * size, number * size) };
    },
  });
  const { client } = stubClient({
    'runs.list': (id: string, { search }: { search?: string }) =>
      listing(`${id} ${search ?? 'all'}`, ofWorkspace),
    'runs.listPlanned': (name: string, mode: string, search: string) =>
      listing(`${name} ${mode} ${search}`, ofOrganization),
  });
  return { client, pages };
}
const since = (minutes: number) => NOW_MS - minutes * 60_000;
const many = (count: number) => Array.from({ length: count }, (_, at) => madeAgo(at));

describe('the runs of a workspace', () => {
  test('are read until a page reaches back to the time that is asked for', async () => {
    const { client, pages } = listsOf(many(250));
    const listed = createListedRuns(client, instantClock(), 'acme/infra#42');
    expect(await listed.since('ws-1', since(50))).toHaveLength(100);
    expect(await listed.since('ws-1', since(150))).toHaveLength(200);
    expect(await listed.since('ws-1', since(20))).toHaveLength(200);
    expect(await listed.since('ws-1', since(1_000))).toHaveLength(250);
    expect(pages).toEqual([1, 2, 3].map((page) => `ws-1 acme/infra#42 ${page}`));
    expect(await listed.since('ws-2', since(50))).toEqual([]);
  });

  test('are all asked for without a text where messages do not matter', async () => {
    const { client, pages } = listsOf([madeAgo(1)], [madeAgo(1)]);
    const listed = createListedRuns(client, instantClock(), 'text', QUERY);
    expect(await listed.allSince('ws-1', since(5))).toHaveLength(1);
    expect(pages).toEqual(['ws-1 all 1']);
  });

  test('do not count as read where there are too many', async () => {
    const { client } = listsOf(many(501));
    const listed = createListedRuns(client, instantClock(), 'text');
    expect(await listed.since('ws-1', since(490))).toHaveLength(500);
    await expect(listed.since('ws-1', since(505))).rejects.toBeInstanceOf(UnreadError);
    await expect(listed.since('ws-1', since(505))).rejects.toThrow('too long to be read');
  });

  test.each([
    ['the list fails', refused('network', 'No answer.'), UnreadError, 'listed: No answer.'],
    ['the job was ended', refused('aborted', 'It was ended.'), ServiceError, 'It was ended.'],
    ['the code has a mistake', new TypeError('Our mistake.'), TypeError, 'Our mistake.'],
  ])('are not known where %s', async (_, error, kind, text) => {
    const listed = createListedRuns(listsOf(error).client, instantClock(), 'text');
    const asked = listed.since('ws-1', since(5));
    await expect(asked).rejects.toBeInstanceOf(kind);
    await expect(asked).rejects.toThrow(text);
  });
});

describe('the list of an organization', () => {
  test('is read once for all workspaces', async () => {
    const ofAll = [madeAgo(1, 'run-a', 'ws-1'), madeAgo(2, 'run-b', 'ws-2')];
    const { client, pages } = listsOf(new Error('It is not asked.'), ofAll);
    const listed = createListedRuns(client, instantClock(), 'text', QUERY);
    const ids = async (id: string) => (await listed.since(id, since(5))).map((each) => each.id);
    expect([await ids('ws-1'), await ids('ws-2'), await ids('ws-3')]).toEqual([
      ['run-a'],
      ['run-b'],
      [],
    ]);
    expect(pages).toEqual(['acme speculative text 1']);
  });

  test.each<[string, Error]>([
    ['the service has none', refused('not-found')],
    ['it fails', refused('network')],
    ['it is too long', new UnreadError('Too long.')],
  ])('is replaced by that of the workspace where %s', async (_, error) => {
    const { client, pages } = listsOf([madeAgo(1)], error);
    const listed = createListedRuns(client, instantClock(), 'text', QUERY);
    expect(await listed.since('ws-1', since(5))).toHaveLength(1);
    expect(pages).toEqual(['acme speculative text 1', 'ws-1 text 1']);
  });

  test('is not replaced where the job was ended', async () => {
    const { client, pages } = listsOf([madeAgo(1)], refused('aborted', 'It was ended.'));
    const listed = createListedRuns(client, instantClock(), 'text', QUERY);
    await expect(listed.since('ws-1', since(5))).rejects.toThrow('It was ended.');
    expect(pages).toHaveLength(1);
  });
});
