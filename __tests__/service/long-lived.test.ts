/** Many runs that nobody removes: a run and a list cost the same however many runs there are. */
import { dispatch, type Dispatcher } from '../../src/service/dispatch.ts';
import { createFaults } from '../../src/service/faults.ts';
import { seedStore, addPush } from '../../src/service/load-seed.ts';
import { TYPES } from '../../src/service/resources.ts';
import { createSigner } from '../../src/service/credentials.ts';
import { readSeed } from '../../src/service/seed.ts';
import type { RunRecord } from '../../src/service/records.ts';
import { Store } from '../../src/service/store.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testService } from '../support/local-service.ts';

const FILES = { 'main.tf': 'resource "terraform_data" "a" {}\n' };

/** Counts how often the status, the operation and the version of runs are read. */
class Reads {
  count = 0;

  of(run: RunRecord): void {
    for (const name of ['status', 'planOnly', 'version', 'parent'] as const) {
      let value: unknown = run[name];
      Object.defineProperty(run, name, {
        get: () => {
          this.count += 1;
          return value;
        },
        set: (next) => {
          value = next;
        },
      });
    }
  }
}

/** A service whose store the test holds. */
function openedStore(workspaces: object[]) {
  let nowMs = 0;
  const clock = {
    now: () => nowMs,
    date: () => new Date(Date.UTC(2026, 0, 1) + nowMs),
    sleep: () => Promise.reject(new Error('the service never sleeps')),
  };
  const store = new Store(clock, seededRandom(1), 400);
  const seeded = seedStore(store, readSeed({ organizations: [{ name: 'acme', workspaces }] }));
  const dispatcher: Dispatcher = {
    domain: {
      store,
      signer: createSigner(),
      origin: 'http://127.0.0.1',
      edition: 'hosted',
      identity: 'neutral',
      types: TYPES,
    },
    faults: createFaults(),
    rateLimit: undefined,
    isAdministered: false,
    setScript: () => undefined,
    push: () => '',
  };
  const ask = async (target: string) => {
    const [path = '', query = ''] = `/api/v2${target}`.split('?');
    const headers = { authorization: `Bearer ${seeded.token}` };
    const body = new Uint8Array();
    const answer = await dispatch(dispatcher, { method: 'GET', path, query, headers, body });
    const text = new TextDecoder().decode(answer.body);
    return { status: answer.status, json: JSON.parse(text === '' ? '{}' : text) };
  };
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { store, ask, pass };
}

describe('a service with many runs', () => {
  test('reads as many of them for a run and for lists as it did for the first', async () => {
    const { store, ask, pass } = openedStore([{ name: 'app', autoApply: true }]);
    const [workspace] = store.all('workspaces');
    if (workspace === undefined) throw new Error('no workspace');
    const reads = new Reads();
    const hundreds: number[] = [];
    for (let hundred = 0; hundred < 10; hundred += 1) {
      for (let index = 0; index < 100; index += 1) {
        const ingress = { 'is-pull-request': index % 2 === 0 };
        const files = { 'main.tf': `resource "a_b" "c" {\n  x = ${String(index)}\n}\n` };
        const id = addPush(store, workspace, { workspace: 'app', files, ingress });
        const run = store.get('runs', id);
        if (run !== undefined) reads.of(run);
        pass(1000);
        await ask(`/runs/${id}`);
      }
      await ask(`/workspaces/${workspace.id}/runs`);
      await ask(`/workspaces/${workspace.id}/runs?filter[operation]=plan_only`);
      await ask('/organizations/acme/runs?page[number]=2');
      await ask(`/workspaces/${workspace.id}?include=current_run`);
      const versions = await ask(`/workspaces/${workspace.id}/configuration-versions`);
      await ask(`/configuration-versions/${versions.json.data[0]?.id}?include=run`);
      hundreds.push(reads.count);
      reads.count = 0;
    }
    const ended = store
      .all('runs')
      .filter(({ status, planOnly }) =>
        planOnly ? status === 'planned_and_finished' : status === 'applied',
      );
    expect(ended).toHaveLength(1000);
    // The first hundred makes the lists.
    expect(new Set(hundreds.slice(1)).size).toBe(1);
    expect(hundreds[1]).toBeLessThanOrEqual(hundreds[0] ?? 0);
    expect(store.unfinished.runs.size).toBe(0);
  });

  test('has each list newest first, and forgets the runs of a removed workspace', async () => {
    const service = testService({
      seed: { organizations: [{ name: 'acme', workspaces: [{ name: 'a' }, { name: 'b' }] }] },
    });
    await service.ready();
    const push = (workspace: string, isPull: boolean): string =>
      service.push({ workspace, files: FILES, ingress: { 'is-pull-request': isPull } });
    const listed = async (list: string): Promise<string[]> =>
      (await service.ask('GET', list)).json.data.map(({ id }) => id);
    const ofOrganization = '/organizations/acme/runs?filter[operation]=plan_only,plan_and_apply';
    const first = push('a', true);
    expect(await listed(ofOrganization)).toEqual([first]);
    const second = push('b', false);
    const third = push('a', true);
    expect(await listed(ofOrganization)).toEqual([third, second, first]);
    expect(await listed(`${ofOrganization}&page[size]=2&page[number]=2`)).toEqual([first]);
    expect(await listed('/organizations/acme/runs')).toEqual([second]);
    expect(await listed(`/workspaces/${service.workspaceId('a')}/runs`)).toEqual([]);
    await service.ask('DELETE', '/organizations/acme/workspaces/a');
    expect(await listed(ofOrganization)).toEqual([second]);
  });
});
