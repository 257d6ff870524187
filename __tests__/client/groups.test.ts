/** HCP Europe has groups of HCP in place of teams: what is refused there says so, and only there. */
import { resolveId } from '../../src/client/find-id.ts';
import { createClient } from '../../src/client/client.ts';
import type { HttpRequest } from '../../src/model/ports.ts';
import { instantClock } from '../support/instant-clock.ts';
import { SILENT } from '../../src/machine/connect.ts';
import { expect, test } from '../support/jest.ts';

const GROUPS = /HCP Europe have groups of HCP in place of teams/;

async function refusal(host: string, status: number, ask: 'list' | 'team'): Promise<string> {
  const send = async ({ url }: HttpRequest) => ({
    status: url.pathname.endsWith('.json') ? 404 : status,
    headers: { 'content-type': 'application/vnd.api+json' },
    body: Buffer.from(
      status === 200 ? '{"data":[]}' : '{"errors":[{"status":"404","title":"not found"}]}',
    ),
  });
  const client = createClient({
    origin: `https://${host}`,
    token: 'a-token-of-this-test',
    send,
    clock: instantClock(),
    random: () => 0.5,
    log: SILENT,
  });
  const asked =
    ask === 'team'
      ? resolveId(client, 'team', 'reviewers', 'acme')
      : client.teamAccess.list('ws-1234567890abcdef').all();
  return asked.then(
    () => 'nothing',
    (error: Error) => error.message,
  );
}

test.each([
  ['list', 404],
  ['team', 404],
  ['team', 200],
] as const)('%s, answered with %i', async (ask, status) => {
  expect(await refusal('app.eu.terraform.io', status, ask)).toMatch(GROUPS);
  expect(await refusal('app.terraform.io', status, ask)).not.toMatch(GROUPS);
});
