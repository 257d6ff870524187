/** What a client does about an answer that is lost, refused or unreadable: what was asked for happens once. */
import { findingOf } from '../../src/model/finding.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceError } from '../../src/client/service-error.ts';
import { createClient, type Client, type ClientOptions } from '../../src/client/client.ts';
import {
  TransportError,
  type HttpRequest,
  type HttpResponse,
  type Send,
} from '../../src/model/ports.ts';
import type { ConfigurationVersion } from '../../src/client/wire/configuration-version.ts';
import type { FaultRuleInput } from '../../src/service/faults.ts';
import { createService } from '../../src/service/service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { archiveOf } from '../support/local-service.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import { quietLog } from '../support/quiet-log.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { rejection, TOKEN } from './client-on-loopback.ts';

const ORIGIN = 'http://127.0.0.1';
const ORGANIZATION_TOKEN = 'token-of-the-organization-itself';
const FILES = { 'main.tf': 'resource "terraform_data" "a" {}\n' };
const ran = (name: string, script: string, planOnly: boolean) => ({
  id: `cv-${name}`,
  files: FILES,
  run: { id: `run-${name}`, planOnly, script: script as 'plain' },
});
const OWNED = ownedSeed(
  { token: TOKEN },
  [
    { id: 'ws-1', name: 'net' },
    {
      id: 'ws-2',
      name: 'lived-in',
      access: [{ team: 'platform', access: 'read' }],
      versions: [
        ran('checked', 'policy-check-soft-failed', true),
        ran('over', 'policy-check-passed', true),
        ran('going', 'stuck-pending', true),
        { id: 'cv-1', files: FILES, provisional: true },
        { id: 'cv-archived', status: 'archived', provisional: true },
      ],
    },
    { id: 'ws-3', name: 'waiting', versions: [ran('waits', 'plain', false)] },
  ],
  {
    teams: [{ id: 'team-1', name: 'platform' }],
    agentPools: [{ id: 'apool-1', name: 'private', tokens: [{ description: 'ci' }] }],
  },
);
const ofAll = { kind: 'organization', organization: 'acme', secret: ORGANIZATION_TOKEN } as const;
const SEED = { ...OWNED, tokens: [...(OWNED.tokens ?? []), ofAll] };

type Fault = Omit<FaultRuleInput, 'route'>;
const status = (code: number, headers: Record<string, string> = {}): FaultRuleInput['fault'] => ({
  kind: 'status',
  status: code,
  headers,
  body: '{"errors":["out of order"]}',
});
/** What a proxy says in place of the service. */
const PAGE: FaultRuleInput['fault'] = {
  kind: 'status',
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><html></html>',
};
/** What a refusal for the rate says of when to come back. */
const HINTS: Record<string, string>[] = [
  {},
  { 'x-ratelimit-reset': '1.5' },
  { 'retry-after': '2' },
  {
    'retry-after': 'Fri, 20 Nov 2026 08:00:03 GMT',
    date: 'Fri, 20 Nov 2026 08:00:00 GMT',
  },
];
/** Every way to lose an answer without a refusal, before its effect or after it; and to be asked for patience. */
const CELLS: Fault[] = [
  ...[
    { kind: 'reset' } as const,
    PAGE,
    ...[500, 502, 503, 504, 408].map((code) => status(code)),
  ].flatMap((fault) => [
    { fault, when: 'before' as const },
    { fault, when: 'after' as const },
  ]),
  { fault: { kind: 'truncate', bytes: 9 }, when: 'after' },
  ...HINTS.map((headers) => ({ fault: status(429, headers), when: 'before' as const })),
];
const nameOf = ({ fault, when }: Fault): string => {
  const hint = fault.kind === 'status' ? Object.values(fault.headers ?? {}).join(' at ') : '';
  const what = fault.kind === 'status' ? String(fault.status) : fault.kind;
  return [what, hint, when].filter(Boolean).join(' ');
};
const TABLE = CELLS.flatMap((cell) =>
  // After its effect a request is not sent again.
  (cell.when === 'after' ? [1] : [1, 2]).map((times): [string, Fault] => [
    `${nameOf(cell)}, ${String(times)} times`,
    { ...cell, times },
  ]),
);
const before = (route: string, code: number, times = 1, headers = {}): FaultRuleInput => ({
  route,
  when: 'before',
  fault: status(code, headers),
  times,
});
const after = (route: string, code: number, times = 1): FaultRuleInput => ({
  ...before(route, code, times),
  when: 'after',
});

const CREATE_RUN = 'POST /runs';
const CREATE_VERSION = 'POST /workspaces/:workspace/configuration-versions';
const UPLOAD = 'PUT /v1/object/:object';
const ADD = 'POST /team-workspaces';
const CREATE_TOKEN = 'POST /agent-pools/:pool/authentication-tokens';
const SHOW_CHECK = 'GET /policy-checks/:check';

const archive = { path: join(emptyDirectory(), 'a.tar.gz'), bytes: 0, largest: ['a.zip (4 B)'] };
const packed = archiveOf(FILES);
writeFileSync(archive.path, packed);
archive.bytes = packed.length;

/** A client of a local service on which these things go wrong. `through` stands between them. */
async function against(
  faults: readonly FaultRuleInput[] = [],
  options: Partial<ClientOptions> = {},
  through: (send: Send) => Send = (send) => send,
) {
  const clock = instantClock();
  const random = seededRandom(1);
  const service = createService({
    clock,
    random,
    seed: SEED,
    edition: 'self-managed',
    runDurationMs: 0,
  });
  await service.ready();
  const log = quietLog();
  const ports = { clock, random: () => 0.5, log };
  const direct = inMemorySend(service);
  const fixed = { ...ports, origin: ORIGIN, token: TOKEN };
  /** Asks without a fault. */
  const plain = createClient({ ...fixed, send: direct });
  const checks = await plain.policyChecks.list('run-checked').all();
  const grants = async (workspace: string) =>
    (await plain.teamAccess.list(workspace).all()).map(({ id, attributes }) => [
      id,
      attributes.access,
    ]);
  const [grant = ''] = (await grants('ws-2'))[0] ?? [];
  service.requests.splice(0);
  for (const fault of faults) service.addFault(fault);
  const client = createClient({ ...fixed, send: through(direct), ...options });
  const asked = (method: string) =>
    service.requests.filter((readerOfOne) => readerOfOne.method === method);
  const statusOf = (id: string) =>
    [...service.versions(), ...service.runs()].find((readerOfOne) => readerOfOne.id === id)?.status;
  const check = checks[0]?.id ?? '';
  return { ...ports, client, plain, direct, service, asked, statusOf, grants, grant, check };
}

type On = Awaited<ReturnType<typeof against>>;

async function uploaded({ client }: Pick<On, 'client'>): Promise<ConfigurationVersion> {
  const version = await client.configurationVersions.create('ws-1', { autoQueueRuns: false });
  await client.configurationVersions.upload(version, archive);
  return version;
}

const inWorkspace = <One extends { workspace: string }>(all: readonly One[]) =>
  all.filter(({ workspace }) => workspace === 'net');

/** Changes the documents that are answered to some requests. */
const answering =
  (path: RegExp, change: (data: { relationships?: object }) => void) =>
  (send: Send): Send =>
  async (request): Promise<HttpResponse> => {
    const answer = await send(request);
    if (!path.test(request.url.pathname) || answer.body.length === 0) return answer;
    const document = JSON.parse(Buffer.from(answer.body).toString()) as { data: object };
    change(document.data);
    return { ...answer, body: Buffer.from(JSON.stringify({ data: document.data })) };
  };
/** Versions that do not say which run is theirs. */
const withoutRuns = answering(/\/configuration-versions\/[^/]+$/, (data) => {
  delete data.relationships;
});

test.each([20_000, 30_000, 36_000, 60_000])(
  'an upload that is answered with 500 for all of %d ms ends then, with that answer',
  async (deadline) => {
    const on = await against([before(UPLOAD, 500, 99)], { deadline });
    const error = (await rejection(uploaded(on))) as ServiceError;
    expect(on.clock.now()).toBeLessThan(deadline + 300);
    expect([error.code, error.finding.code]).toEqual(['server-error', 'PG-123']);
    expect(toPlainText(error.finding.says)).toContain('answered 500');
  },
);

describe('creating a run', () => {
  test.each(TABLE)('makes one run: %s', async (_name, fault) => {
    for (const through of [undefined, withoutRuns]) {
      const on = await against([{ route: CREATE_RUN, ...fault }], {}, through);
      const version = await uploaded(on);
      const run = await on.client.runs.create('ws-1', version.id);
      expect(inWorkspace(on.service.runs()).map(({ id }) => id)).toEqual([run.id]);
    }
  });
  test('waits for a version that is still being processed', async () => {
    const on = await against();
    on.service.setScript('ws-1', 'slow-processing');
    const version = await on.client.configurationVersions.create('ws-1', { autoQueueRuns: false });
    await on.direct(putOf(version));
    await on.client.runs.create('ws-1', version.id);
    expect(on.clock.now()).toBeGreaterThan(1_000);
    expect(inWorkspace(on.service.runs())).toHaveLength(1);
  });
  test('ends at once with a version that failed, with the message of the service', async () => {
    const on = await against();
    on.service.setScript('ws-1', 'version-errored');
    const version = await on.client.configurationVersions.create('ws-1', { autoQueueRuns: false });
    await on.direct(putOf(version));
    const error = await rejection(on.client.runs.create('ws-1', version.id));
    expect(error).toMatchObject({ code: 'unprocessable' });
    expect(String(error)).toContain('could not process');
    expect(on.asked('POST').filter(({ path }) => path === '/api/v2/runs')).toHaveLength(1);
  });
  test('is tried a few more times when it is refused although the version is uploaded', async () => {
    const body = JSON.stringify({ errors: [{ title: 'Invalid run parameters' }] });
    const early = (times: number): FaultRuleInput => ({
      ...before(CREATE_RUN, 422, times),
      fault: { kind: 'status', status: 422, body },
    });
    const on = await against([early(2)]);
    const { id } = await uploaded(on);
    const from = on.clock.now();
    await on.client.runs.create('ws-1', id);
    expect(on.clock.now() - from).toBe(3_000);
    on.service.addFault(early(99));
    const error = await rejection(on.client.runs.create('ws-1', id));
    expect(error).toMatchObject({ code: 'unprocessable' });
    expect(inWorkspace(on.service.runs())).toHaveLength(1);
  });
  test('ends with the time where a version is never processed', async () => {
    const on = await against([], { deadline: 60_000 });
    on.service.setScript('ws-1', { name: 'slow-processing', processingMs: 3_600_000 });
    const version = await on.client.configurationVersions.create('ws-1', { autoQueueRuns: false });
    await on.direct(putOf(version));
    const error = await rejection(on.client.runs.create('ws-1', version.id));
    expect(error).toMatchObject({ code: 'timeout' });
    expect(String(error)).toContain('was still "pending" when time was up');
  });
  test('refuses a run of another version', async () => {
    const other = answering(/\/runs$/, (data) => {
      const version = { data: { type: 'configuration-versions', id: 'cv-1' } };
      data.relationships = { 'configuration-version': version };
    });
    const on = await against([], {}, other);
    const { id } = await uploaded(on);
    const error = await rejection(on.client.runs.create('ws-1', id));
    expect(error).toMatchObject({ code: 'unreadable' });
    expect(String(error)).toContain('another configuration version (cv-1)');
  });
  test('reads run lists every two seconds at most', async () => {
    const times: number[] = [];
    const timed = (send: Send): Send => {
      const quiet = withoutRuns(send);
      return (request) => {
        if (request.url.pathname.endsWith('/workspaces/ws-1/runs')) times.push(on.clock.now());
        return quiet(request);
      };
    };
    const on: On = await against([before(CREATE_RUN, 502, 2)], {}, timed);
    const version = await uploaded(on);
    await on.client.runs.create('ws-1', version.id);
    expect(times.length).toBeGreaterThanOrEqual(2);
    for (let i = 1; i < times.length; i++) {
      expect((times[i] ?? 0) - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1999);
    }
  });
});

/** An upload that nobody waits for. */
const putOf = ({ attributes }: ConfigurationVersion): HttpRequest => ({
  method: 'PUT',
  url: new URL(attributes['upload-url'] ?? ''),
  headers: { 'Content-Type': 'application/octet-stream' },
  body: packed,
  timeoutMs: 60_000,
  maxBytes: 1_000,
});

describe('uploading', () => {
  test('does not send again where the answer is lost after the fact', async () => {
    const on = await against([{ route: UPLOAD, when: 'after', fault: { kind: 'reset' } }]);
    await uploaded(on);
    expect(on.asked('PUT')).toHaveLength(1);
  });
  test('is not possible to a version that was read again, which has no URL', async () => {
    const { client } = await against();
    const { version } = await client.configurationVersions.show('cv-1');
    const error = await rejection(client.configurationVersions.upload(version, archive));
    expect(error).toMatchObject({ code: 'invalid' });
    expect(String(error)).toContain('create a new version');
  });
  test.each([403, 404, 410])('needs a new version after %d', async (code) => {
    const on = await against([before(UPLOAD, code)]);
    const error = await rejection(uploaded(on));
    expect(error).toMatchObject({ code: 'upload-refused', status: code });
    expect(String(error)).not.toContain('/v1/object/');
  });
  test.each([413, 422])('names the size of the archive as possible cause of %d', async (code) => {
    const on = await against([before(UPLOAD, code)]);
    const error = await rejection(uploaded(on));
    expect(error).toMatchObject({ status: code });
    expect(String(error)).toMatch(/1 kB\) may be larger.* Its largest files: a\.zip \(4 B\)\.$/);
    if (code === 413) {
      expect(error).toMatchObject({ code: 'too-large' });
      expect(String(error)).toContain('PUT (upload URL) on 127.0.0.1 answered 413');
    }
  });
  test('refuses a redirect, and sends nothing to where it leads', async () => {
    const hosts = new Set<string>();
    const noting =
      (send: Send): Send =>
      (request) => {
        hosts.add(request.url.host);
        return send(request);
      };
    const location = 'https://elsewhere.example/upload/x?sig=1';
    const on = await against([before(UPLOAD, 307, 1, { location })], {}, noting);
    const error = await rejection(uploaded(on));
    expect(error).toMatchObject({ code: 'redirected' });
    expect(String(error)).toContain('elsewhere.example');
    expect(String(error)).not.toContain('sig=');
    expect([...hosts]).toEqual(['127.0.0.1']);
  });
});

describe('creating a configuration version', () => {
  test('makes three attempts, then reports the failure', async () => {
    const on = await against([after(CREATE_VERSION, 502, 99)]);
    const error = await rejection(on.client.configurationVersions.create('ws-1'));
    expect(error).toMatchObject({ code: 'server-error', status: 502 });
    expect(String(error)).toContain('Tried 3 times');
    const found = findingOf(error);
    expect(toPlainText(found.says)).toMatch(
      /^Could not .* answered \d+.* Tried 3 times in \d+ s\.$/,
    );
    expect(found.remedy && toPlainText(found.remedy)).toBe((error as ServiceError).remedy);
    expect(inWorkspace(on.service.versions())).toHaveLength(3);
  });
  test('is refused here for an organization token, once that is known', async () => {
    const on = await against([], { token: ORGANIZATION_TOKEN });
    expect((await on.client.account()).tokenKind).toBe('organization');
    const error = await rejection(on.client.configurationVersions.create('ws-1'));
    expect(error).toMatchObject({ code: 'invalid' });
    expect(String(error)).toContain('Organization tokens cannot');
    expect(on.service.requests).toHaveLength(1);
  });
});

describe('team access', () => {
  const plan = { teamId: 'team-1', access: 'plan' } as const;
  test.each(TABLE)('is added once: %s', async (_name, fault) => {
    const on = await against([{ route: ADD, ...fault }]);
    const added = await on.client.teamAccess.add({ ...plan, workspaceId: 'ws-1' });
    expect(await on.grants('ws-1')).toEqual([[added.id, 'plan']]);
  });
  test('is refused where a team had another access, after a lost answer too', async () => {
    for (const faults of [[], [before(ADD, 502)]]) {
      const on = await against(faults);
      const error = await rejection(on.client.teamAccess.add({ ...plan, workspaceId: 'ws-2' }));
      expect(error).toMatchObject({ code: 'unprocessable' });
      expect(String(error)).toContain('Team has already been taken');
    }
  });
  test.each(TABLE)('is removed: %s', async (_name, fault) => {
    const on = await against([{ route: 'DELETE /team-workspaces/:grant', ...fault }]);
    await on.client.teamAccess.remove(on.grant);
    expect(await on.grants('ws-2')).toEqual([]);
  });
});

describe('agent tokens', () => {
  const idsOf = async ({ plain }: Pick<On, 'plain'>) =>
    (await plain.agentTokens.list('apool-1').all()).map(({ id }) => id);
  const create = ({ client }: { client: Client }, options?: { expiredAt: string }) =>
    client.agentTokens.create('apool-1', 'ci', options);
  test.each(TABLE)('are created once, and the secret is known: %s', async (_name, fault) => {
    const on = await against([{ route: CREATE_TOKEN, ...fault }]);
    const [earlier] = await idsOf(on);
    const token = await create(on);
    const secret = token.attributes.token;
    expect(secret).toMatch(/\.atlasv1\./);
    expect(await idsOf(on)).toEqual([earlier, token.id]);
    expect(on.log.secrets).toContain(secret);
  });

  const EXPIRY = { expiredAt: '2027-01-31T12:00:00Z' };
  /** A service that does not know the expiry. */
  const withoutExpiry =
    (send: Send): Send =>
    (request) => {
      const { body } = request;
      if (typeof body !== 'string') return send(request);
      return send({ ...request, body: body.replace('expired-at', 'not-known') });
    };
  const withoutSecret =
    (send: Send): Send =>
    async (request) => {
      const answer = await send(request);
      const text = Buffer.from(answer.body).toString();
      return { ...answer, body: Buffer.from(text.replace(/"token":"[^"]*"/, '"token":null')) };
    };
  test.each([
    ['the expiry that was asked for', withoutExpiry],
    ['its secret', withoutSecret],
  ])('without %s are destroyed, and refused', async (lacking, by) => {
    const on = await against([], {}, by);
    const error = await rejection(create(on, EXPIRY));
    expect(error).toMatchObject({ code: 'unreadable' });
    expect(String(error)).toContain(`without ${lacking}, so it was destroyed`);
    expect(await idsOf(on)).toHaveLength(1);
  });
  test('that could not be destroyed are named', async () => {
    const on = await against(
      [before('DELETE /authentication-tokens/:token', 403)],
      {},
      withoutExpiry,
    );
    const error = await rejection(create(on, EXPIRY));
    const [, left] = await idsOf(on);
    expect(String(error)).toContain(`${left} without the expiry`);
    expect(String(error)).toContain('could not be destroyed');
  });
  test('that another person made meanwhile and uses stay', async () => {
    const others: string[] = [];
    const meanwhile =
      (send: Send): Send =>
      async (request) => {
        const answer = await send(request);
        if (answer.status !== 502) return answer;
        const { id, attributes } = await create({ client: on.plain });
        others.push(id);
        const ports = { ...on, send: on.direct };
        const used = createClient({ ...ports, origin: ORIGIN, token: attributes.token ?? '' });
        await rejection(used.account());
        return answer;
      };
    const on: On = await against([before(CREATE_TOKEN, 502)], {}, meanwhile);
    await create(on);
    expect(await idsOf(on)).toEqual(expect.arrayContaining(others));
    expect(others).toHaveLength(1);
  });
  test('are not destroyed where two may be the lost one, and both are named', async () => {
    const meanwhile =
      (send: Send): Send =>
      async (request) => {
        const answer = await send(request);
        if (answer.status === 502) await create({ client: on.plain });
        return answer;
      };
    const on: On = await against([after(CREATE_TOKEN, 502)], {}, meanwhile);
    await create(on);
    const [, lost, other, ...rest] = await idsOf(on);
    expect(rest).toHaveLength(1);
    expect(on.log.lines.join('\n')).toContain(`cannot determine which: ${lost}, ${other}. Destroy`);
  });
});

describe('actions', () => {
  test.each(TABLE)('override ends overridden: %s', async (_name, fault) => {
    const on = await against([{ route: 'POST /policy-checks/:check/actions/override', ...fault }]);
    const check = await on.client.policyChecks.override(on.check, { comment: 'why' });
    expect(check.attributes.status).toBe('overridden');
    const { check: now } = await on.plain.policyChecks.show(on.check);
    expect(now.attributes.status).toBe('overridden');
  });
  test.each(TABLE)('cancel ends canceled: %s', async (_name, fault) => {
    const on = await against([{ route: 'POST /runs/:run/actions/cancel', ...fault }]);
    await on.client.runs.cancel('run-going');
    expect(on.statusOf('run-going')).toBe('canceled');
  });
  test.each(TABLE)('archive ends archived: %s', async (_name, fault) => {
    const route = 'POST /configuration-versions/:version/actions/archive';
    const on = await against([{ route, ...fault }]);
    await on.client.configurationVersions.archive('cv-1');
    expect(on.statusOf('cv-1')).toBe('archived');
  });
  test('are refused in a state that was wrong from the start', async () => {
    const { client, plain } = await against();
    const archiving = rejection(client.configurationVersions.archive('cv-archived'));
    expect(await archiving).toMatchObject({ code: 'conflict' });
    const [passed] = await plain.policyChecks.list('run-over').all();
    const overriding = rejection(client.policyChecks.override(passed?.id ?? ''));
    expect(await overriding).toMatchObject({ code: 'conflict' });
  });
  test('need no cancelling where a run is over, and a run that waits is not over', async () => {
    const { client } = await against();
    await client.runs.cancel('run-over');
    await client.runs.discard('run-over');
    expect(await rejection(client.runs.cancel('run-waits'))).toMatchObject({ code: 'conflict' });
  });
  test('know of a soft deletion although the version can no longer be read', async () => {
    const on = await against([
      after('POST /configuration-versions/:version/actions/soft_delete_backing_data', 502),
    ]);
    await on.client.configurationVersions.softDeleteBackingData('cv-1');
    expect(on.statusOf('cv-1')).toBe('backing_data_soft_deleted');
  });
});

describe('reads', () => {
  const showOf = ({ client, check }: Pick<On, 'client' | 'check'>) =>
    client.policyChecks.show(check);
  test('name HTML that comes three times', async () => {
    const on = await against([{ route: SHOW_CHECK, fault: PAGE, times: 99 }]);
    const error = await rejection(showOf(on));
    expect(error).toMatchObject({ code: 'unreadable', status: 200 });
    expect(String(error)).toMatch(/on 127\.0\.0\.1 .*text\/html.*HTML or XML/);
    expect(on.service.requests).toHaveLength(3);
  });
  test('survive an outage of two minutes, and report it', async () => {
    const mended =
      (send: Send): Send =>
      (request) => {
        if (on.clock.now() >= 120_000) on.service.clearFaults();
        return send(request);
      };
    const on: On = await against([before(SHOW_CHECK, 503, 1_000_000)], {}, mended);
    await showOf(on);
    expect(on.clock.now()).toBeGreaterThanOrEqual(120_000);
    expect(on.service.requests.length).toBeLessThan(30);
    expect(on.log.lines.filter((line) => line.startsWith('warning'))).toHaveLength(1);
  });
  test('give up a longer outage after five minutes, or at the deadline of the job', async () => {
    const on = await against([before(SHOW_CHECK, 503, 1_000_000)]);
    const error = await rejection(showOf(on));
    expect(error).toMatchObject({ code: 'server-error' });
    expect(on.clock.now()).toBeLessThanOrEqual(300_000);
    expect(on.clock.now()).toBeGreaterThan(290_000);
    const again = on.clock.now();
    const within = (deadline: number) => ({ ...on, client: on.client.with({ deadline }) });
    await rejection(showOf(within(again + 10_000)));
    expect(on.clock.now() - again).toBeLessThanOrEqual(10_000);
    expect(await rejection(showOf(within(again)))).toMatchObject({ code: 'timeout' });
  });
  test('report an answer as the cause although the deadline cut the last attempt short', async () => {
    const cutShort: number[] = [];
    const impatient =
      (send: Send): Send =>
      async (request) => {
        if (request.timeoutMs >= 1_000) return await send(request);
        cutShort.push(request.timeoutMs);
        throw new TransportError('timeout', `nothing complete within ${request.timeoutMs} ms`);
      };
    const on = await against([before(SHOW_CHECK, 502, 99)], { deadline: 10_000 }, impatient);
    const error = await rejection(showOf(on));
    expect(cutShort).not.toEqual([]);
    expect(error).toMatchObject({ code: 'server-error', status: 502 });
    expect(String(error)).toContain('That is all the time that this request has.');
  });
  test('keep signal and deadline where a scope leaves them undefined', async () => {
    const on = await against();
    const late = on.client.with({ deadline: on.clock.now() });
    const cut = on.client.with({ signal: AbortSignal.abort() });
    const undecided = { signal: undefined, deadline: undefined };
    expect(await rejection(late.with(undecided).ping())).toMatchObject({ code: 'timeout' });
    expect(await rejection(cut.with(undecided).ping())).toMatchObject({ code: 'aborted' });
    expect(on.service.requests).toEqual([]);
  });
  test('wait for a request limit to the deadline of the job, also over five minutes', async () => {
    const hint = { 'retry-after': '400' };
    const faults = [before(SHOW_CHECK, 429, 60), before(CREATE_RUN, 429, 1, hint)];
    const on = await against(faults, { deadline: 3_600_000 });
    await showOf(on);
    expect(on.clock.now()).toBeGreaterThan(400_000);
    const { id } = await uploaded(on);
    const asked = on.clock.now();
    await on.client.runs.create('ws-1', id, { planOnly: true });
    expect(on.clock.now() - asked).toBeGreaterThan(400_000);
    const late = { ...on, client: on.client.with({ deadline: on.clock.now() + 600_000 }) };
    on.service.addFault(before(SHOW_CHECK, 429, 1_000_000));
    expect(await rejection(showOf(late))).toMatchObject({ code: 'rate-limited' });
  });
  test('do not wait for a hint past the deadline, and say when to come back', async () => {
    const on = await against([before(SHOW_CHECK, 429, 1, { 'retry-after': '3600' })]);
    const from = on.clock.now();
    const error = await rejection(showOf(on));
    expect(error).toMatchObject({ code: 'rate-limited', retryAfterMs: 3_600_000 });
    expect(String(error)).toContain('3600 s');
    expect(on.clock.now()).toBe(from);
  });
  test('end a wait when they are cancelled', async () => {
    const cancel = new AbortController();
    const on = await against([before(SHOW_CHECK, 503, 99)], { signal: cancel.signal });
    const ended = rejection(showOf(on));
    while (on.service.requests.length < 2) await new Promise((resolve) => setImmediate(resolve));
    cancel.abort();
    expect(await ended).toMatchObject({ code: 'aborted' });
    expect(await ended).toBeInstanceOf(ServiceError);
  });
});
