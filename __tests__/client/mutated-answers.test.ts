import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/client.ts';
import { ServiceError } from '../../src/client/service-error.ts';
import type { Listing } from '../../src/client/listing.ts';
import { TransportError } from '../../src/model/ports.ts';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import { parseJson } from '../../src/model/parse.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { createService } from '../../src/service/service.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { mutateJson, pick, type Json } from '../support/mutate-json.ts';
import { ownedSeed } from '../support/owned-seed.ts';
import { sampled } from '../support/sampled.ts';
import { seededRandom } from '../support/virtual-time.ts';

const ANSWERS = sampled(10_000);
/** Far above what any single call may need here, far below forever. */
const MOST_REQUESTS = 500;

type Random = () => number;

const TOKEN = 'token-of-mutated-answers';
const ORIGIN = 'http://127.0.0.1';
const FILES = { 'main.tf': 'resource "terraform_data" "a" {}\n' };
const ran = (name: string, script: ScriptReference, ingress?: { branch: string }) => ({
  id: `cv-${name}`,
  files: FILES,
  run: { id: `run-${name}`, planOnly: true, script },
  ...(ingress !== undefined && { ingress }),
});
const SEED = ownedSeed(
  { token: TOKEN },
  [
    {
      id: 'ws-1',
      name: 'net',
      tags: ['a'],
      access: [{ team: 'platform', access: 'custom', runs: 'read' }],
      versions: [
        ran('checked', 'policy-check-soft-failed', { branch: 'main' }),
        ran('evaluated', 'awaiting-override'),
        ran('judged', 'tf-policy'),
        ran('started', { timings: { planning: 600_000 } }),
        { id: 'cv-1', files: FILES },
      ],
    },
  ],
  {
    teams: [{ name: 'platform' }, { id: 'team-2', name: 'network' }],
    agentPools: [{ id: 'apool-1', name: 'private' }],
  },
);

type CallOf = [call: string, ...given: unknown[]];

/** Calls with what they are given; of a list all entries are read. */
async function callsOf(client: Client): Promise<CallOf[]> {
  const [check] = await client.policyChecks.list('run-checked').all();
  const [stage] = await client.taskStages.list('run-evaluated').all();
  const [terraformPolicy] = await client.tfPolicyEvaluations.list('run-judged').all();
  const [grant] = await client.teamAccess.list('ws-1').all();
  const token = await client.agentTokens.create('apool-1', 'ci');
  const { plan } = await client.runs.show('run-checked', { include: ['plan'] });
  const evaluation = stage?.policyEvaluations[0]?.id;
  return [
    ['workspaces.showByName', 'acme', 'net'],
    ['workspaces.list', 'acme'],
    ['configurationVersions.list', 'ws-1'],
    ['configurationVersions.show', 'cv-checked', { include: ['run', 'ingress_attributes'] }],
    ['configurationVersions.ingressAttributes', 'cv-checked'],
    ['configurationVersions.create', 'ws-1'],
    ['runs.create', 'ws-1', 'cv-1'],
    ['runs.show', 'run-evaluated', { include: ['plan', 'task_stages', 'configuration_version'] }],
    ['runs.list', 'ws-1'],
    ['runs.findByConfigurationVersion', 'ws-1', 'cv-checked'],
    ['runs.cancel', 'run-started'],
    ['runs.events', 'run-checked'],
    ['runs.plan', plan?.id],
    ['policyChecks.listWithRelated', 'run-checked', { include: ['run'] }],
    ['policyChecks.show', check?.id, { include: ['run'] }],
    ['policyChecks.override', check?.id],
    ['policyChecks.output', check?.id],
    ['taskStages.list', 'run-evaluated'],
    ['taskStages.show', stage?.stage.id],
    ['taskStages.override', stage?.stage.id],
    ['policyEvaluations.show', evaluation],
    ['policyEvaluations.outcomes', evaluation],
    ['tfPolicyEvaluations.list', 'run-judged'],
    ['tfPolicyEvaluations.outcomes', terraformPolicy?.id],
    ['teamAccess.list', 'ws-1'],
    ['teamAccess.add', { workspaceId: 'ws-1', teamId: 'team-2', access: 'custom' }],
    ['teamAccess.update', grant?.id, { 'engine-mocks': 'read' }],
    ['teamAccess.remove', grant?.id],
    ['agentTokens.list', 'apool-1'],
    ['agentTokens.create', 'apool-1', 'ci'],
    ['agentTokens.destroy', token.id],
    ['account'],
    ['ping'],
  ];
}

/** The calls, and what a local service answers to their requests when nothing is wrong. */
async function askService() {
  const clock = instantClock();
  const random = seededRandom(1);
  const service = createService({ clock, random, seed: SEED, runDurationMs: 0 });
  await service.ready();
  const direct = inMemorySend(service);
  const answers = new Map<string, HttpResponse>();
  const send = async (request: HttpRequest) => {
    const answer = await direct(request);
    if (answer.status < 400) answers.set(nameOf(request), answer);
    return answer;
  };
  const client = createClient({
    send,
    clock,
    random,
    log: quietLog(),
    origin: ORIGIN,
    token: TOKEN,
  });
  const calls = await callsOf(client);
  for (const call of calls) await make(client, call);
  return { calls, answers };
}
const nameOf = ({ method, url }: HttpRequest) => `${method} ${url.pathname}`;

type Call = (...given: unknown[]) => Promise<unknown> | Listing<unknown>;

async function make(client: Client, [name, ...given]: CallOf): Promise<unknown> {
  const call = name
    .split('.')
    .reduce((from: object, key) => Reflect.get(from, key), client) as Call;
  const made = call(...given);
  return 'all' in made ? made.all() : made;
}

function mutate(
  { body: honest }: HttpResponse,
  random: Random,
): Pick<HttpResponse, 'body' | 'status' | 'headers'> {
  let changed = (parseJson(Buffer.from(honest).toString()) ?? {}) as Json;
  const count = 1 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) {
    changed =
      random() < 0.1
        ? (pick([null, true, 0, '', [], {}], random) ?? null)
        : (mutateJson(changed, random) ?? changed);
  }
  let text = JSON.stringify(changed);
  const how = random();
  if (how < 0.15) text = text.slice(0, Math.floor(random() * text.length));
  else if (how < 0.2) text = `<!doctype html>${text}`;
  else if (how < 0.25) text = `{"data":${'['.repeat(Math.floor(random() * 5_000))}`;
  const body = Buffer.from(text);
  if (how > 0.95 && body.length > 0)
    body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
  const status =
    pick(
      [200, 200, 200, 200, 200, 201, 202, 204, 299, 302, 400, 401, 404, 409, 422, 429, 500, 503],
      random,
    ) ?? 200;
  const headers: Record<string, string> = {
    'content-type': pick(['application/vnd.api+json', 'text/html', 'text/plain', ''], random) ?? '',
  };
  if (random() < 0.2)
    headers['retry-after'] = pick(['1', '0', '-1', 'soon', '1e9', '99999999'], random) ?? '';
  if (random() < 0.1) headers['x-ratelimit-limit'] = pick(['0', '1', '1000000', 'x'], random) ?? '';
  if (status === 302)
    headers['location'] =
      pick(['', '//', 'https://user@h/', 'http://h/', 'https://h/log', 'data:,x'], random) ?? '';
  return { body, status, headers };
}

test(`${ANSWERS} mutated answers: a value or a ServiceError, and always an end`, async () => {
  const random = seededRandom(20_261_120);
  const tally = { answers: 0, calls: 0, values: 0, errors: 0 };
  const { calls, answers } = await askService();
  const nothing = { status: 404, headers: {}, body: Buffer.from('{}') };

  while (tally.answers < ANSWERS) {
    const call = calls[tally.calls % calls.length] ?? ['ping'];
    const [name] = call;
    tally.calls++;
    let requests = 0;
    // Some calls meet one bad answer, some nothing else.
    const share = pick([0.2, 0.6, 1], random) ?? 1;
    const send = async (request: HttpRequest): Promise<HttpResponse> => {
      requests++;
      if (requests > MOST_REQUESTS) throw new Error(`${name} does not end`);
      const honest = answers.get(nameOf(request)) ?? nothing;
      if (random() > share) return honest;
      tally.answers++;
      if (random() < 0.05) {
        const failures = ['not-sent', 'broken', 'timeout', 'too-large', 'tls', 'local'] as const;
        throw new TransportError(pick(failures, random) ?? 'broken', 'mutated');
      }
      return mutate(honest, random);
    };
    const ports = { send, clock: instantClock(), random, log: quietLog() };
    const client = createClient({ ...ports, origin: ORIGIN, token: TOKEN });
    try {
      await make(client, call);
      tally.values++;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw new Error(`${name} threw`, { cause: error });
      tally.errors++;
      expect(error.message).toMatch(/^Could not .+[.!…]/s);
      expect(error.message.length).toBeLessThan(15_000);
    }
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  }
  expect(tally.values).toBeGreaterThan(ANSWERS / 20);
  expect(tally.errors).toBeGreaterThan(ANSWERS / 20);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
