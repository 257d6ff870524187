/** A service whose store and table of resource types the test holds. */
import { createRouter, dispatch, type Dispatcher } from '../../src/service/dispatch.ts';
import { createFaults } from '../../src/service/faults.ts';
import { seedStore } from '../../src/service/load-seed.ts';
import { routesOf, type ResourceType } from '../../src/service/resource.ts';
import { ROUTES, TYPES } from '../../src/service/resources.ts';
import { createSigner } from '../../src/service/secrets.ts';
import { readSeed } from '../../src/service/seed.ts';
import { Store } from '../../src/service/store.ts';
import type { Method } from '../../src/model/ports.ts';
import { seededRandom } from '../support/virtual-time.ts';

/** @param rows types beside those of the service */
export function openedStore(workspaces: object[], rows: readonly ResourceType[] = []) {
  let nowMs = 0;
  const clock = {
    now: () => nowMs,
    date: () => new Date(Date.UTC(2026, 0, 1) + nowMs),
    sleep: () => Promise.reject(new Error('the service never sleeps')),
  };
  const store = new Store(clock, seededRandom(1));
  const seeded = seedStore(store, readSeed({ organizations: [{ name: 'acme', workspaces }] }), 400);
  const dispatcher: Dispatcher = {
    domain: {
      store,
      signer: createSigner(),
      origin: 'http://127.0.0.1',
      edition: 'hosted',
      identity: 'neutral',
      runDurationMs: 400,
      types: new Map([...TYPES, ...rows.map((row) => [row.type, row] as const)]),
    },
    route: createRouter([...ROUTES, ...rows.flatMap(routesOf)]),
    faults: createFaults(),
    rateLimit: undefined,
    administer: undefined,
    setScript: () => undefined,
    push: () => '',
  };
  const ask = async (target: string, method: Method = 'GET', token = seeded.token) => {
    const [path = '', query = ''] = `/api/v2${target}`.split('?');
    const headers = { authorization: `Bearer ${token}` };
    const body = new Uint8Array();
    const answer = await dispatch(dispatcher, { method, path, query, headers, body });
    const text = new TextDecoder().decode(answer.body);
    return { status: answer.status, json: JSON.parse(text === '' ? '{}' : text) };
  };
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { store, ask, pass };
}
