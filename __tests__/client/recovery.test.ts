import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ServiceError } from '../../src/client/errors.ts';
import type { Client, ClientOptions } from '../../src/client/client.ts';
import { createClient } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { TransportError, type HttpRequest } from '../../src/model/ports.ts';
import type { ConfigurationVersion } from '../../src/client/wire/configuration-version.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { answerJson } from '../support/loopback-service.ts';
import type { Seen } from '../support/loopback-service.ts';
import { endClients, rejection, resource, TOKEN, startClient } from './client-on-loopback.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

/** How one request goes wrong. `after`: its effect stays, only the answer is lost. */
interface Fault {
  on: string;
  when: 'before' | 'after';
  how: 'reset' | 'hang' | 'truncated' | 'html' | number;
  times?: number;
  headers?: Record<string, string>;
}

/** A service with one of everything; creating and changing really happens. */
function smallService(faults: Fault[]) {
  const versions: Record<string, string> = {};
  const runs: { id: string; version: string; status: string }[] = [];
  const grants: { id: string; team: string; access: string }[] = [];
  const tokens: { id: string; description: string; used: string | null }[] = [];
  const checks: Record<string, string> = { 'polchk-1': 'soft_failed' };
  const left = faults.map((fault) => ({ ...fault, times: fault.times ?? 1 }));
  let next = 0;

  const version = (id: string) =>
    resource(
      'configuration-versions',
      id,
      { status: versions[id] },
      { run: { data: state.tellsRun ? runIdentifier(id) : undefined } },
    );
  const runIdentifier = (versionId: string) => {
    const run = runs.find((candidate) => candidate.version === versionId);
    return run === undefined ? null : { type: 'runs', id: run.id };
  };
  const run = ({ id, version, status }: (typeof runs)[number]) =>
    resource(
      'runs',
      id,
      { status },
      { 'configuration-version': { data: { type: 'configuration-versions', id: version } } },
    );
  const grant = ({ id, team, access }: (typeof grants)[number]) =>
    resource('team-workspaces', id, { access }, { team: { data: { type: 'teams', id: team } } });
  const token = ({ id, description, used }: (typeof tokens)[number], secret: string | null) =>
    resource('authentication-tokens', id, { description, 'last-used-at': used, token: secret });
  const check = (id: string) => resource('policy-checks', id, { status: checks[id] });

  const done = (status: number, data: unknown) => ({ status, document: { data } });
  const remove = (list: { id: string }[], id: string) => {
    const at = list.findIndex((one) => one.id === id);
    if (at === -1) return { status: 404 };
    list.splice(at, 1);
    return { status: 204 };
  };

  function handle(request: Seen): { status: number; document?: unknown } {
    const [pathname = ''] = request.url.replace('/api/v2', '').split('?');
    const [, kind = '', id = '', what = '', action = ''] = pathname.split('/');
    const route = `${request.method} ${kind}${what === '' ? '' : ` ${what}`}${action === '' ? '' : ` ${action}`}`;
    const body = request.body.startsWith('{') ? JSON.parse(request.body) : undefined;
    switch (route) {
      case 'GET workspaces':
        return done(200, resource('workspaces', id, { name: 'net' }));
      case 'POST workspaces configuration-versions': {
        const created = `cv-${++next}`;
        versions[created] = 'pending';
        const data = version(created);
        Object.assign(data.attributes, { 'upload-url': `/upload/${created}` });
        return { status: 201, document: { data } };
      }
      case 'PUT upload':
        if (versions[id] !== 'pending') return { status: 404 };
        versions[id] = 'uploaded';
        return { status: 200 };
      case 'GET configuration-versions': {
        const found = runs.find((candidate) => candidate.version === id);
        return {
          status: 200,
          document: { data: version(id), included: found && state.tellsRun ? [run(found)] : [] },
        };
      }
      case 'POST runs': {
        const target = body.data.relationships['configuration-version'].data.id as string;
        if (versions[target] !== 'uploaded') {
          return {
            status: 422,
            document: { errors: [{ detail: 'Configuration version is still being processed.' }] },
          };
        }
        const created = { id: `run-${++next}`, version: target, status: 'planning' };
        runs.unshift(created);
        return done(201, run(created));
      }
      case 'GET workspaces runs':
        return done(200, runs.map(run));
      case 'GET runs':
        return done(200, run(runs.find((r) => r.id === id) ?? fail()));
      case 'POST runs actions cancel':
      case 'POST runs actions discard': {
        const target = runs.find((r) => r.id === id) ?? fail();
        if (target.status !== 'planning') return { status: 409 };
        target.status = action === 'cancel' ? 'canceled' : 'discarded';
        return { status: 202 };
      }
      case 'GET team-workspaces':
        return done(200, grants.map(grant));
      case 'POST team-workspaces': {
        const team = body.data.relationships.team.data.id as string;
        if (grants.some((g) => g.team === team)) {
          return { status: 422, document: { errors: [{ detail: 'Team has already been taken' }] } };
        }
        const { access } = body.data.attributes as { access: string };
        const created = { id: `tws-${++next}`, team, access };
        grants.push(created);
        return done(200, grant(created));
      }
      case 'DELETE team-workspaces':
        return remove(grants, id);
      case 'GET agent-pools authentication-tokens':
        return done(
          200,
          tokens.map((t) => token(t, null)),
        );
      case 'POST agent-pools authentication-tokens': {
        const { description } = body.data.attributes as { description: string };
        const created = { id: `at-${++next}`, description, used: null };
        tokens.push(created);
        return done(201, token(created, `secret-of-${created.id}`));
      }
      case 'DELETE authentication-tokens':
        return remove(tokens, id);
      case 'GET policy-checks':
        return done(200, check(id));
      case 'POST policy-checks actions override':
        if (checks[id] !== 'soft_failed') return { status: 409 };
        checks[id] = 'overridden';
        return done(200, check(id));
      case 'POST configuration-versions actions archive':
      case 'POST configuration-versions actions soft_delete_backing_data':
        if (versions[id] !== 'uploaded') return { status: action === 'archive' ? 409 : 400 };
        versions[id] = action === 'archive' ? 'archived' : 'backing_data_soft_deleted';
        return { status: action === 'archive' ? 202 : 200 };
      default:
        return { status: 404 };
    }
  }

  function fail(): never {
    throw new Error('no such thing');
  }

  const state = {
    versions,
    runs,
    grants,
    tokens,
    checks,
    tellsRun: true,
    answer(request: Seen, response: ServerResponse): void {
      const [pathname = ''] = request.url.replace('/api/v2', '').split('?');
      const name = `${request.method} ${pathname}`;
      const fault = left.find(({ on, times }) => times > 0 && name.startsWith(on));
      if (fault === undefined) {
        const { status, document } = handle(request);
        answerJson(response, status, document ?? '');
        return;
      }
      fault.times--;
      const text =
        fault.when === 'after' ? JSON.stringify(handle(request).document ?? {}) : '{"data":{"id"';
      switch (fault.how) {
        case 'reset':
          response.socket?.resetAndDestroy();
          break;
        case 'hang':
          break;
        case 'truncated':
          response.writeHead(200, { 'content-length': '99999' }).write(text.slice(0, 9));
          setTimeout(() => response.socket?.destroy(), 5);
          break;
        case 'html':
          response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
          break;
        default:
          answerJson(response, fault.how, { errors: ['out of order'] }, fault.headers);
      }
    },
  };
  return state;
}

/** Every way to lose an answer without a refusal. `hang` is left to one test: it costs real time. */
const LOSSES: Pick<Fault, 'when' | 'how'>[] = (['before', 'after'] as const).flatMap((when) =>
  (['reset', 'truncated', 'html', 500, 502, 503, 504, 408] as const).map((how) => ({ when, how })),
);
const LIMITED: Omit<Fault, 'on' | 'when'>[] = [
  { how: 429 },
  { how: 429, headers: { 'x-ratelimit-reset': '1.5' } },
  { how: 429, headers: { 'retry-after': '2' } },
  {
    how: 429,
    headers: {
      'retry-after': 'Fri, 20 Nov 2026 08:00:03 GMT',
      date: 'Fri, 20 Nov 2026 08:00:00 GMT',
    },
  },
];
const CELLS: Omit<Fault, 'on'>[] = [
  ...LOSSES,
  ...LIMITED.map((fault) => ({ ...fault, when: 'before' as const })),
];
const name = ({ when, how, headers }: Omit<Fault, 'on'>) =>
  `${how} ${when}${headers === undefined ? '' : ` ${JSON.stringify(headers)}`}`;
const TABLE = CELLS.flatMap((cell) =>
  [1, 2].map((times): [string, Omit<Fault, 'on'>] => [
    `${name(cell)}, ${times} times`,
    { ...cell, times },
  ]),
);

const archive = { path: join(emptyDirectory(), 'a.tar.gz'), bytes: 4, largest: ['a.zip (4 B)'] };
writeFileSync(archive.path, 'abcd');

afterEach(endClients);

async function against(faults: Fault[], options: Partial<ClientOptions> = {}) {
  const state = smallService(faults);
  const on = await startClient((request, response) => state.answer(request, response), options);
  return { ...on, state };
}

async function uploaded({ client }: { client: Client }): Promise<ConfigurationVersion> {
  const version = await client.configurationVersions.create('ws-1', { autoQueueRuns: false });
  await client.configurationVersions.upload(version, archive);
  return version;
}

describe('creating a run', () => {
  test.each(TABLE)('%s: one run', async (_name, fault) => {
    for (const tellsRun of [true, false]) {
      const on = await against([{ on: 'POST /runs', ...fault }]);
      on.state.tellsRun = tellsRun;
      const version = await uploaded(on);
      const run = await on.client.runs.create('ws-1', version.id);
      expect(on.state.runs.map(({ id }) => id)).toEqual([run.id]);
    }
  });
  test('a hanging request is given up and the run found', async () => {
    const whole = createSend({ environment: {} });
    // The attempt's own time is real; a transport that gives up at once stands for it.
    const send = (request: HttpRequest) =>
      whole({ ...request, timeoutMs: Math.min(request.timeoutMs, 50) });
    const on = await against([{ on: 'POST /runs', when: 'after', how: 'hang' }], { send });
    const version = await uploaded(on);
    const client = on.client.with({ deadline: on.clock.now() + 60_000 });
    const run = await client.runs.create('ws-1', version.id);
    expect(on.state.runs.map(({ id }) => id)).toEqual([run.id]);
    await whole.close();
  });
  test('still being processed: waited for, then created', async () => {
    const state = smallService([]);
    let looks = 0;
    const { client } = await startClient((request, response) => {
      const look = request.method === 'GET' && request.url?.includes('/configuration-versions/');
      if (look && ++looks === 4) {
        for (const id of Object.keys(state.versions)) state.versions[id] = 'uploaded';
      }
      state.answer(request, response);
    });
    const version = await client.configurationVersions.create('ws-1');
    await client.runs.create('ws-1', version.id);
    expect(looks).toBeGreaterThanOrEqual(4);
    expect(state.runs).toHaveLength(1);
  });
  test('a version that failed ends it at once, with the message of the service', async () => {
    const on = await against([]);
    const version = await on.client.configurationVersions.create('ws-1');
    on.state.versions[version.id] = 'errored';
    const error = await rejection(on.client.runs.create('ws-1', version.id));
    expect(error).toMatchObject({ code: 'unprocessable' });
    expect(String(error)).toContain('could not process');
    expect(on.service.asked().filter((asked) => asked === 'POST /api/v2/runs')).toHaveLength(1);
  });
  test('run lists are asked for every two seconds at most', async () => {
    const on = await against([{ on: 'POST /runs', when: 'before', how: 502, times: 2 }]);
    on.state.tellsRun = false;
    const version = await uploaded(on);
    const times: number[] = [];
    const { clock } = on;
    const seen = on.service.seen;
    const push = seen.push.bind(seen);
    seen.push = (...requests) => {
      if (requests[0]?.url.includes('/workspaces/ws-1/runs')) times.push(clock.now());
      return push(...requests);
    };
    await on.client.runs.create('ws-1', version.id);
    expect(times.length).toBeGreaterThanOrEqual(2);
    for (let i = 1; i < times.length; i++) {
      expect((times[i] ?? 0) - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1999);
    }
  });
});

describe('uploading', () => {
  test.each(TABLE)('%s: uploaded', async (_name, fault) => {
    const on = await against([{ on: 'PUT /upload', ...fault }]);
    const version = await uploaded(on);
    expect(on.state.versions).toEqual({ [version.id]: 'uploaded' });
  });
  test('an answer lost after the fact is not sent again', async () => {
    const on = await against([{ on: 'PUT /upload', when: 'after', how: 'reset' }]);
    await uploaded(on);
    expect(on.service.asked().filter((asked) => asked.startsWith('PUT'))).toHaveLength(1);
  });
  test.each([403, 404, 410])('%d: only a new version helps', async (status) => {
    const on = await against([{ on: 'PUT /upload', when: 'before', how: status }]);
    const error = await rejection(uploaded(on));
    expect(error).toMatchObject({ code: 'upload-refused', status });
    expect(String(error)).not.toContain('/upload/');
  });
  test.each([413, 422])('%d: the archive may be too large', async (status) => {
    const on = await against([{ on: 'PUT /upload', when: 'before', how: status }]);
    const error = await rejection(uploaded(on));
    expect(error).toMatchObject({ status });
    expect(String(error)).toMatch(/1 kB\) may be larger.* Its largest files: a\.zip \(4 B\)\.$/);
  });
  test('413 names the host', async () => {
    const on = await against([{ on: 'PUT /upload', when: 'before', how: 413 }]);
    const error = await rejection(uploaded(on));
    expect(String(error)).toContain(
      `PUT (upload URL) on ${new URL(on.service.origin).host} answered 413`,
    );
    expect(error).toMatchObject({ code: 'too-large' });
  });
  test('a redirect is refused, and nothing goes to where it leads', async () => {
    const elsewhere = await against([]);
    const on = await against([
      {
        on: 'PUT /upload',
        when: 'before',
        how: 307,
        headers: { location: `${elsewhere.service.origin}/upload/x?sig=1` },
      },
    ]);
    const error = await rejection(uploaded(on));
    expect(error).toMatchObject({ code: 'redirected' });
    expect(String(error)).toContain(new URL(elsewhere.service.origin).host);
    expect(String(error)).not.toContain('sig=');
    expect(elsewhere.service.seen).toEqual([]);
  });
});

describe('creating a configuration version', () => {
  test.each(TABLE)('%s: one that can be used', async (_name, fault) => {
    const on = await against([{ on: 'POST /workspaces/ws-1/conf', ...fault }]);
    const version = await uploaded(on);
    expect(on.state.versions[version.id]).toBe('uploaded');
    const others = Object.values(on.state.versions).filter((status) => status === 'pending');
    expect(others.length).toBeLessThanOrEqual(fault.when === 'after' ? 2 : 0);
  });
  test('three attempts, then the truth', async () => {
    const on = await against([{ on: 'POST /workspaces', when: 'after', how: 502, times: 99 }]);
    const error = await rejection(on.client.configurationVersions.create('ws-1'));
    expect(error).toMatchObject({ code: 'server-error', status: 502 });
    expect(String(error)).toContain('Tried 3 times');
    expect(Object.keys(on.state.versions)).toHaveLength(3);
  });
  test('for an organization token it is refused here, once that is known', async () => {
    const owner = { 'authenticated-resource': { data: { type: 'organizations', id: 'acme' } } };
    const { client, service } = await startClient((_request, response) =>
      answerJson(response, 200, { data: resource('users', 'user-1', {}, owner) }),
    );
    expect((await client.account()).tokenKind).toBe('organization');
    const error = await rejection(client.configurationVersions.create('ws-1'));
    expect(error).toMatchObject({ code: 'invalid' });
    expect(String(error)).toContain('Organization tokens cannot');
    expect(service.seen).toHaveLength(1);
  });
});

describe('team access', () => {
  test.each(TABLE)('adding, %s: one', async (_name, fault) => {
    const on = await against([{ on: 'POST /team-workspaces', ...fault }]);
    const grant = { workspaceId: 'ws-1', teamId: 'team-1', access: 'plan' } as const;
    const added = await on.client.teamAccess.add(grant);
    expect(on.state.grants).toEqual([{ id: added.id, team: 'team-1', access: 'plan' }]);
  });
  test('a team that had another access all along is a refusal, after a lost answer too', async () => {
    for (const faults of [
      [],
      [{ on: 'POST /team-workspaces', when: 'before', how: 502 } as const],
    ]) {
      const on = await against(faults);
      on.state.grants.push({ id: 'tws-0', team: 'team-1', access: 'read' });
      const grant = { workspaceId: 'ws-1', teamId: 'team-1', access: 'plan' } as const;
      const error = await rejection(on.client.teamAccess.add(grant));
      expect(error).toMatchObject({ code: 'unprocessable' });
      expect(String(error)).toContain('Team has already been taken');
    }
  });
  test.each(TABLE)('removing, %s: gone', async (_name, fault) => {
    const on = await against([{ on: 'DELETE /team-workspaces', ...fault }]);
    on.state.grants.push({ id: 'tws-0', team: 'team-1', access: 'read' });
    await on.client.teamAccess.remove('tws-0');
    expect(on.state.grants).toEqual([]);
  });
  test('removing what was not there is a refusal', async () => {
    const on = await against([]);
    const error = await rejection(on.client.teamAccess.remove('tws-9'));
    expect(error).toMatchObject({ code: 'not-found' });
  });
});

describe('agent tokens', () => {
  test.each(TABLE)('creating, %s: one, and its secret is known', async (_name, fault) => {
    const on = await against([{ on: 'POST /agent-pools', ...fault }]);
    on.state.tokens.push({ id: 'at-0', description: 'ci', used: null });
    const token = await on.client.agentTokens.create('apool-1', 'ci');
    expect(token.attributes.token).toBe(`secret-of-${token.id}`);
    expect(on.state.tokens.map(({ id }) => id)).toEqual(['at-0', token.id]);
    expect(on.log.secrets).toContain(token.attributes.token);
  });
  test('a token that the service made without the expiry is destroyed, and refused', async () => {
    const on = await against([]);
    const expiry = { expiredAt: '2027-01-31T12:00:00Z' };
    const error = await rejection(on.client.agentTokens.create('apool-1', 'ci', expiry));
    expect(error).toMatchObject({ code: 'unreadable' });
    expect(String(error)).toContain('without the expiry that was asked for, so it was destroyed');
    expect(on.state.tokens).toEqual([]);
  });
  test('a token that could not be destroyed then is named', async () => {
    const on = await against([{ on: 'DELETE /authentication-tokens', when: 'before', how: 403 }]);
    const expiry = { expiredAt: '2027-01-31T12:00:00Z' };
    const error = await rejection(on.client.agentTokens.create('apool-1', 'ci', expiry));
    const [left] = on.state.tokens;
    expect(String(error)).toContain(`${left?.id} without the expiry`);
    expect(String(error)).toContain('could not be destroyed');
  });
  test('a token that somebody uses, or one of several, is left alone', async () => {
    const on = await against([{ on: 'POST /agent-pools', when: 'before', how: 502 }]);
    const created = on.client.agentTokens.create('apool-1', 'ci');
    await expectEventually(() => on.service.seen.length > 0);
    on.state.tokens.push({ id: 'at-x', description: 'ci', used: '2026-01-01T00:00:00Z' });
    await created;
    expect(on.state.tokens.map(({ id }) => id)).toContain('at-x');
  });
});

async function expectEventually(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  expect(holds()).toBe(true);
}

describe('actions', () => {
  test.each(TABLE)('override, %s: overridden', async (_name, fault) => {
    const on = await against([{ on: 'POST /policy-checks', ...fault }]);
    const check = await on.client.policyChecks.override('polchk-1', { comment: 'why' });
    expect(check.attributes.status).toBe('overridden');
    expect(on.state.checks).toEqual({ 'polchk-1': 'overridden' });
  });
  test.each(TABLE)('cancel, %s: canceled', async (_name, fault) => {
    const on = await against([{ on: 'POST /runs/run-1', ...fault }]);
    on.state.runs.push({ id: 'run-1', version: 'cv-1', status: 'planning' });
    await on.client.runs.cancel('run-1');
    expect(on.state.runs[0]?.status).toBe('canceled');
  });
  test.each(TABLE)('archive, %s: archived', async (_name, fault) => {
    const on = await against([{ on: 'POST /configuration-versions', ...fault }]);
    on.state.versions['cv-1'] = 'uploaded';
    await on.client.configurationVersions.archive('cv-1');
    expect(on.state.versions['cv-1']).toBe('archived');
  });
  test('a state that was wrong from the start is a refusal', async () => {
    const on = await against([]);
    on.state.versions['cv-1'] = 'archived';
    const archiving = rejection(on.client.configurationVersions.archive('cv-1'));
    expect(await archiving).toMatchObject({ code: 'conflict' });
    on.state.checks['polchk-1'] = 'passed';
    const overriding = rejection(on.client.policyChecks.override('polchk-1'));
    expect(await overriding).toMatchObject({ code: 'conflict' });
  });
  test('a run already over needs no cancelling', async () => {
    const on = await against([]);
    on.state.runs.push({ id: 'run-1', version: 'cv-1', status: 'applied' });
    await on.client.runs.cancel('run-1');
    await on.client.runs.discard('run-1');
    on.state.runs.push({ id: 'run-2', version: 'cv-1', status: 'planned_and_saved' });
    expect(await rejection(on.client.runs.cancel('run-2'))).toMatchObject({ code: 'conflict' });
  });
  test('soft deletion is known to have happened although the version can no longer be read', async () => {
    const on = await against([
      { on: 'POST /configuration-versions', when: 'after', how: 502 },
      { on: 'GET /configuration-versions', when: 'before', how: 404, times: 9 },
    ]);
    on.state.versions['cv-1'] = 'uploaded';
    await on.client.configurationVersions.softDeleteBackingData('cv-1');
    expect(on.state.versions['cv-1']).toBe('backing_data_soft_deleted');
  });
});

describe('reads', () => {
  test.each(TABLE)('%s: read', async (_name, fault) => {
    const on = await against([{ on: 'GET /policy-checks', ...fault }]);
    const { check } = await on.client.policyChecks.show('polchk-1');
    expect(check.id).toBe('polchk-1');
  });
  test('HTML three times is named for what it is', async () => {
    const on = await against([{ on: 'GET /', when: 'before', how: 'html', times: 99 }]);
    const error = await rejection(on.client.policyChecks.show('polchk-1'));
    expect(error).toMatchObject({ code: 'unreadable', status: 200 });
    expect(String(error)).toMatch(/text\/html.*HTML or XML/);
    expect(String(error)).toContain(new URL(on.service.origin).host);
    expect(on.service.seen).toHaveLength(3);
  });
  test('an outage of two minutes is survived, and told', async () => {
    const on = await against([{ on: 'GET /', when: 'before', how: 503, times: 1_000_000 }]);
    const { clock, service, state, client, log } = on;
    const started = clock.now();
    const answer = state.answer.bind(state);
    state.answer = (request, response) => {
      if (clock.now() - started < 120_000) answer(request, response);
      else
        answerJson(response, 200, {
          data: resource('policy-checks', 'polchk-1', { status: 'passed' }),
        });
    };
    await client.policyChecks.show('polchk-1');
    expect(clock.now() - started).toBeGreaterThanOrEqual(120_000);
    expect(service.seen.length).toBeLessThan(30);
    expect(log.lines.filter((line) => line.startsWith('warning'))).toHaveLength(1);
  });
  test('a longer one is given up after five minutes, or at the deadline of the job', async () => {
    const on = await against([{ on: 'GET /', when: 'before', how: 503, times: 1_000_000 }]);
    const from = on.clock.now();
    const error = await rejection(on.client.policyChecks.show('polchk-1'));
    expect(error).toMatchObject({ code: 'server-error' });
    expect(on.clock.now() - from).toBeLessThanOrEqual(300_000);
    expect(on.clock.now() - from).toBeGreaterThan(290_000);
    const again = on.clock.now();
    const client = on.client.with({ deadline: again + 10_000 });
    await rejection(client.policyChecks.show('polchk-1'));
    expect(on.clock.now() - again).toBeLessThanOrEqual(10_000);
    const late = await rejection(on.client.with({ deadline: again }).policyChecks.show('polchk-1'));
    expect(late).toMatchObject({ code: 'timeout' });
  });
  test('an answer is the cause, although the deadline cut the last attempt short', async () => {
    const on = await against([{ on: 'GET /', when: 'before', how: 502, times: 99 }]);
    const send = createSend({ environment: {} });
    const cutShort: number[] = [];
    const impatient = async (request: HttpRequest) => {
      if (request.timeoutMs >= 1_000) return await send(request);
      cutShort.push(request.timeoutMs);
      throw new TransportError('timeout', `nothing complete within ${request.timeoutMs} ms`);
    };
    const { clock, log } = on;
    const ports = { send: impatient, clock, log, random: () => 0.5, token: TOKEN };
    const client = createClient({ ...ports, origin: on.service.origin, deadline: 10_000 });
    const error = await rejection(client.policyChecks.show('polchk-1'));
    await send.close();
    expect(cutShort).not.toEqual([]);
    expect(error).toMatchObject({ code: 'server-error', status: 502 });
    expect(String(error)).toContain('That is all the time that this request has.');
  });
  test('a scope that leaves signal and deadline undefined keeps those it has', async () => {
    const on = await startClient((_request, response) => void response.end('{}'));
    const late = on.client.with({ deadline: on.clock.now() });
    const cut = on.client.with({ signal: AbortSignal.abort() });
    const undecided = { signal: undefined, deadline: undefined };
    expect(await rejection(late.with(undecided).ping())).toMatchObject({ code: 'timeout' });
    expect(await rejection(cut.with(undecided).ping())).toMatchObject({ code: 'aborted' });
    expect(on.service.seen).toEqual([]);
  });

  test('a hint past the deadline: no waiting, and when to come back', async () => {
    const headers = { 'retry-after': '3600' };
    const on = await against([{ on: 'GET /', when: 'before', how: 429, headers }]);
    const error = await rejection(on.client.policyChecks.show('polchk-1'));
    expect(error).toMatchObject({ code: 'rate-limited', retryAfterMs: 3_600_000 });
    expect(String(error)).toContain('3600 s');
    expect(on.clock.now()).toBe(0);
  });
  test('cancelling ends a wait', async () => {
    const cancel = new AbortController();
    const on = await against([{ on: 'GET /', when: 'before', how: 503, times: 99 }], {
      signal: cancel.signal,
    });
    const ended = rejection(on.client.policyChecks.show('polchk-1'));
    await expectEventually(() => on.service.seen.length > 1);
    cancel.abort();
    expect(await ended).toMatchObject({ code: 'aborted' });
    expect(await ended).toBeInstanceOf(ServiceError);
  });
});
