/** What holds for every document, whichever route answers it and whatever it includes. */
import { ROUTES } from '../../src/service/resources.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { SECRETS, SEED } from '../support/local-seed.ts';
import { startRunOf, uploadTo, type Item, type TestService } from '../support/local-service.ts';
import { opened, writeState } from './asking.ts';

interface Visit {
  path: string;
  data: Item[];
  included: Item[];
  /** Every address below the API that it names. */
  addresses: Set<string>;
}

const FILES = { 'main.tf': 'resource "a_b" "c" {}\n' };
const AGENT_TOKEN = {
  data: { type: 'authentication-tokens', attributes: { description: 'made' } },
};
const MAKERS = [SECRETS.owner, SECRETS.ownersTeam, SECRETS.organization] as const;

let service: TestService;
let visits: Visit[];

beforeAll(async () => {
  service = await livedIn();
  visits = await visitAll(service);
});

/** A service in which everything is there, made by a user, a team and an organization's token. */
async function livedIn(): Promise<TestService> {
  const made = await opened({ seed: SEED, edition: 'self-managed', runDurationMs: 0 });
  const scripts = ['awaiting-override', 'tf-policy'] as const;
  for (const [index, token] of MAKERS.entries()) {
    const acting: TestService = {
      ...made,
      ask: (method, path, body, options) => made.ask(method, path, body, { token, ...options }),
    };
    const pool = '/agent-pools/apool-one/authentication-tokens';
    expect((await acting.ask('POST', pool, AGENT_TOKEN)).status).toBe(201);
    if (token === SECRETS.organization) continue;
    made.setScript('main', scripts[index] ?? 'plain');
    made.setScript('other', 'plain');
    for (const workspace of ['ws-main', 'ws-other']) {
      await runIn(acting, workspace);
    }
  }
  await writeState(made, 'ws-other', { outputs: { a: { value: 1, type: 'number' } } });
  return made;
}

/** A run of each kind, with a comment, applied where that may be. */
async function runIn(acting: TestService, workspace: string): Promise<void> {
  for (const speculative of [true, false]) {
    const options = { speculative, 'auto-queue-runs': false };
    const version = await uploadTo(acting, workspace, FILES, options);
    const run = await startRunOf(acting, workspace, version);
    acting.pass(60_000);
    const comment = { data: { type: 'comments', attributes: { body: 'seen' } } };
    await acting.ask('POST', `/runs/${run}/comments`, comment);
    await acting.ask('POST', `/runs/${run}/actions/apply`);
    acting.pass(60_000);
  }
}

/** Every GET route with everything that fits it, and with each word and all words of `include`. */
async function visitAll(asked: TestService): Promise<Visit[]> {
  const known = new Map<string, Set<string>>();
  const found: Visit[] = [];
  const learn = ({ id, type }: { id: string; type: string }): void => {
    known.set(type, (known.get(type) ?? new Set()).add(id));
  };
  const done = new Set<string>();
  const gets = ROUTES.filter(({ method }) => method === 'GET').map(({ path }) => path);
  for (const name of ['organizations', 'workspaces']) learn({ type: name, id: '' });
  for (let before = -1; before < done.size;) {
    before = done.size;
    for (const path of gets.flatMap((route) => pathsOf(route, known))) {
      if (done.has(path)) continue;
      done.add(path);
      for (const query of await queriesOf(asked, path)) {
        const { status, json } = await asked.ask('GET', `${path}${query}`);
        if (status !== 200 || json.data === undefined) continue;
        const data = Array.isArray(json.data) ? json.data : [json.data];
        const included = json.included ?? [];
        const addresses = addressesIn(json);
        found.push({ path: `${path}${query}`, data, included, addresses });
        for (const item of [...data, ...included]) {
          learn(item);
          linksOf(item).forEach(([, to]) => learn(to));
        }
      }
    }
  }
  return found;
}

/** `/runs/:run/plan` for every run that is known, and so on. */
function pathsOf(route: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const [first = '', parameter] = route.slice(1).split('/');
  if (parameter?.startsWith(':') !== true) {
    return route === '/team-workspaces'
      ? [`${route}?filter[workspace][id]=ws-main&`]
      : [`${route}?`];
  }
  return [...(known.get(first) ?? [])]
    .filter((id) => id !== '')
    .map((id) => `${route.replace(parameter, id).replace(':name', 'main')}?`);
}

/** The words of `include` are in the answer to one that nobody knows. */
async function queriesOf(asked: TestService, path: string): Promise<string[]> {
  const { json } = await asked.ask('GET', `${path}include=moon`);
  expect([path, json.data]).toEqual([path, undefined]);
  const detail = json.errors?.[0]?.detail ?? '';
  const words = /Supported: (.*)\.$/.exec(detail)?.[1]?.split(', ') ?? ['none'];
  if (words[0] === 'none') return [''];
  return ['', ...words, words.join(',')].map((one) => (one === '' ? '' : `include=${one}`));
}

function linksOf(item: Item): [name: string, to: { id: string; type: string }][] {
  return Object.entries(item.relationships ?? {}).flatMap(([name, { data }]) =>
    [data ?? []].flat().map((to): [string, { id: string; type: string }] => [name, to]),
  );
}

function addressesIn(document: unknown, found = new Set<string>()): Set<string> {
  if (typeof document !== 'object' || document === null) return found;
  for (const [name, part] of Object.entries(document)) {
    if (typeof part === 'string' && part.startsWith('/api/v2/') && name !== 'override') {
      found.add(part.slice('/api/v2'.length));
    }
    addressesIn(part, found);
  }
  return found;
}

/** The names along a way from an included resource back to itself. */
function ringIn(included: readonly Item[]): string[] | undefined {
  const byKey = new Map(included.map((item) => [`${item.type}/${item.id}`, item]));
  const over = new Set<string>();
  const follow = (key: string, way: string[]): string[] | undefined => {
    if (way.includes(key)) return [...way, key];
    const item = byKey.get(key);
    if (item === undefined || over.has(key)) return undefined;
    for (const [, { type, id }] of linksOf(item)) {
      const ring = follow(`${type}/${id}`, [...way, key]);
      if (ring !== undefined) return ring;
    }
    over.add(key);
    return undefined;
  };
  for (const key of byKey.keys()) {
    const ring = follow(key, []);
    if (ring !== undefined) return ring;
  }
  return undefined;
}

describe('every document', () => {
  test('was asked for, on all routes that read', () => {
    const types = new Set(
      visits.flatMap(({ data, included }) => [...data, ...included]).map(({ type }) => type),
    );
    const wanted =
      'runs policy-checks task-stages authentication-tokens comments state-versions ingress-attributes users';
    expect([...types]).toEqual(expect.arrayContaining(wanted.split(' ')));
    expect(visits.some(({ path }) => path.includes('include=run,run.workspace'))).toBe(true);
    expect(visits.length).toBeGreaterThan(300);
  });

  test('names as its author a user who can be found', async () => {
    const authors = new Set<string>();
    for (const item of visits.flatMap(({ data, included }) => [...data, ...included])) {
      const said = item.relationships?.['created-by'];
      if (item.type === 'authentication-tokens')
        expect(said?.data).toMatchObject({ type: 'users' });
      if (said?.data === undefined || said.data === null) continue;
      expect([item.type, said.data]).toEqual([item.type, { type: 'users', id: said.data.id }]);
      authors.add(said.data.id);
    }
    for (const id of authors) {
      const { status, json } = await service.ask('GET', `/users/${id}`);
      expect([id, status, json.data?.id]).toEqual([id, 200, id]);
    }
    for (const token of MAKERS) {
      const { json } = await service.ask('GET', '/account/details', undefined, { token });
      expect([...authors]).toContain(json.data.id);
    }
  });

  test('includes no ring, which a client would follow for ever', () => {
    const rings = visits.flatMap(({ path, included }) => {
      const ring = ringIn(included);
      return ring === undefined ? [] : [`${path}: ${ring.join(' -> ')}`];
    });
    expect(rings).toEqual([]);
  });

  test('has addresses of existing resources', async () => {
    // Commit information of what was not committed, downloads of what was not uploaded, deleted data.
    const mayBeMissing = /\/(?:ingress-attributes|upload|download)$|\/cv-soft$/;
    const wrong: unknown[] = [];
    const all = new Set(visits.flatMap(({ addresses }) => [...addresses]));
    for (const address of all) {
      const { status } = await service.ask('GET', address);
      if (status >= 400 && !mayBeMissing.test(address)) wrong.push([address, status]);
    }
    expect([all.size > 50, wrong]).toEqual([true, []]);
  });

  test('includes its author on request, for every kind of token', () => {
    const asked = visits.filter(({ path }) => path.endsWith('include=created_by'));
    const missing = asked.flatMap(({ path, data, included }) =>
      data
        .map((item) => item.relationships['created-by']?.data.id)
        .filter((id) => id !== undefined && !included.some((one) => one.id === id))
        .map((id) => `${path}: ${String(id)}`),
    );
    expect([asked.length > 0, missing]).toEqual([true, []]);
  });
});
