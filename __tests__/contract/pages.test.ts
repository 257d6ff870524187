import type { Client } from '../../src/client/client.ts';
import { startService } from '../../src/service/service.ts';
import type { RunningService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { instantClock } from '../support/instant-clock.ts';
import { connect } from './world.ts';
import type { Exchange } from './world.ts';
import { showFigure } from '../support/hunt.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';

const VERSIONS = 1234;

describe('a list of 1,234 versions', () => {
  let service: RunningService;
  let client: Client;
  let close: () => Promise<void>;
  const exchanges: Exchange[] = [];
  beforeAll(async () => {
    service = await startService({
      seed: {
        users: [{ username: 'owner' }],
        organizations: [
          {
            name: 'acme',
            workspaces: [
              {
                id: 'ws-1',
                name: 'network',
                versions: Array.from({ length: VERSIONS }, (_, index) => ({
                  id: `cv-${index}`,
                  speculative: true,
                })),
              },
            ],
          },
        ],
      },
      clock: systemClock(),
      random: Math.random,
    });
    const connection = connect({
      origin: service.origin,
      token: service.token,
      exchanges,
      clock: instantClock(),
    });
    client = connection.client;
    close = connection.close;
  });
  afterAll(async () => {
    await close();
    await service.stop();
  });

  test.each([
    [100, 13],
    [20, 62],
  ])('pages of %d: complete after %d requests', async (size, requests) => {
    exchanges.length = 0;
    const all = await client.configurationVersions.list('ws-1').all({ size });
    expect(new Set(all.map(({ id }) => id)).size).toBe(VERSIONS);
    expect(all).toHaveLength(VERSIONS);
    expect(exchanges).toHaveLength(requests);
  });

  test.each([100, 20])('pages of %d, while versions are added', async (size) => {
    const before = new Set(service.versions().map(({ id }) => id));
    let added = 0;
    const reading = new AbortController();
    const adding = (async () => {
      while (!reading.signal.aborted) {
        await client.configurationVersions.create('ws-1', { autoQueueRuns: false });
        added++;
      }
    })();
    const read = await client.configurationVersions.list('ws-1').all({ size });
    reading.abort();
    await adding;
    const ids = read.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...before].filter((id) => !ids.includes(id))).toEqual([]);
    expect(added).toBeGreaterThan(3);
    showFigure(`${read.length} versions read in pages of ${size} while ${added} were added`);
  });
});
