import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/client.ts';
import { ServiceError } from '../../src/client/errors.ts';
import type { Listing } from '../../src/client/listing.ts';
import { TransportError } from '../../src/model/ports.ts';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { mutateJson, type Json } from '../support/mutate-json.ts';
import { resource } from './client-on-loopback.ts';
import { hunted, showFigure } from '../support/hunt.ts';
import { seededRandom } from '../support/virtual-time.ts';

const ANSWERS = hunted(10_000);
/** Far above what any single call may need here, far below forever. */
const MOST_REQUESTS = 500;

type Random = () => number;

const identifier = (type: string, id: string) => ({ data: { type, id } });
const VERSION = resource(
  'configuration-versions',
  'cv-1',
  { status: 'uploaded', 'upload-url': 'https://h/up', speculative: true, error: null },
  { run: identifier('runs', 'run-1') },
);
const RUN = resource(
  'runs',
  'run-1',
  { status: 'planned_and_finished', actions: { 'is-cancelable': false }, 'has-changes': true },
  {
    plan: identifier('plans', 'plan-1'),
    'task-stages': { data: [{ type: 'task-stages', id: 'ts-1' }] },
    'configuration-version': identifier('configuration-versions', 'cv-1'),
  },
);
const PLAN = resource('plans', 'plan-1', {
  status: 'finished',
  'resource-additions': 1,
  'log-read-url': 'https://h/log',
});
const CHECK = resource(
  'policy-checks',
  'polchk-1',
  {
    status: 'soft_failed',
    result: { result: false, passed: 1, 'total-failed': 2, sentinel: { data: {} } },
    actions: { 'is-overridable': true },
    'status-timestamps': { 'queued-at': '2026-01-01T00:00:00+00:00' },
  },
  { run: identifier('runs', 'run-1') },
);
const STAGE = resource(
  'task-stages',
  'ts-1',
  { status: 'failed', stage: 'post_plan', permissions: { 'can-override': true } },
  {
    'policy-evaluations': { data: [{ type: 'policy-evaluations', id: 'poleval-1' }] },
    'task-results': { data: [{ type: 'task-results', id: 'taskrs-1' }] },
  },
);
const EVALUATION = resource('policy-evaluations', 'poleval-1', {
  status: 'failed',
  'result-count': { passed: 1, 'mandatory-failed': 1 },
});
const RESULT = resource('task-results', 'taskrs-1', { status: 'passed' });
const OUTCOME = resource('policy-set-outcomes', 'psout-1', {
  overridable: true,
  outcomes: [
    {
      status: 'failed',
      policy_name: 'p',
      enforcement_level: 'mandatory',
      output: [{ print: 'x' }],
    },
  ],
});
const TF_EVALUATION = resource('tf-policy-evaluations', 'tfpe-1', { status: 'passed' });
const TF_OUTCOME = resource('tf-policy-set-outcomes', 'tfo-1', {
  outcomes: [{ status: 'failed', diagnostics: [{ summary: 's', resources: [{ start_line: 3 }] }] }],
});
const GRANT = resource(
  'team-workspaces',
  'tws-1',
  { access: 'custom', runs: 'read' },
  { team: identifier('teams', 'team-1') },
);
const TOKEN = resource('authentication-tokens', 'at-1', {
  description: 'ci',
  token: 'secret-text',
});
const WORKSPACE = resource('workspaces', 'ws-1', { name: 'net', 'tag-names': ['a'] });
const USER = resource(
  'users',
  'user-1',
  { username: 'u' },
  { 'authenticated-resource': identifier('teams', 't') },
);
const META = {
  pagination: { 'current-page': 1, 'next-page': null, 'total-pages': 1, 'total-count': 1 },
};
const one = (data: unknown, included: unknown[] = []) => ({ data, included });
const many = (data: unknown, included: unknown[] = []) => ({
  data: [data],
  included,
  meta: META,
  links: { self: 'https://h/x', next: null },
});

/** What every path answers when nothing is wrong. */
const DOCUMENTS: [RegExp, unknown][] = [
  [/\/organizations\/acme\/workspaces\/net$/, one(WORKSPACE)],
  [/\/organizations\/acme\/workspaces$/, many(WORKSPACE)],
  [/\/workspaces\/ws-1$/, one(WORKSPACE)],
  [/\/workspaces\/ws-1\/runs$/, many(RUN)],
  [/\/workspaces\/ws-1\/configuration-versions$/, many(VERSION)],
  [
    /\/ingress-attributes$/,
    one(resource('ingress-attributes', 'ia-1', { branch: 'main', 'pull-request-number': 4 })),
  ],
  [/\/configuration-versions\/cv-1$/, one(VERSION, [RUN])],
  [/\/runs\/run-1\/policy-checks$/, many(CHECK)],
  [/\/runs\/run-1\/task-stages$/, many(STAGE, [EVALUATION, RESULT])],
  [/\/runs\/run-1\/tf-policy-evaluations$/, many(TF_EVALUATION)],
  [/\/runs\/run-1\/run-events$/, many(resource('run-events', 're-1', { action: 'x' }))],
  [/\/runs\/run-1$/, one(RUN, [PLAN, STAGE, VERSION])],
  [/\/runs$/, one(RUN)],
  [/\/plans\/plan-1$/, one(PLAN)],
  [/\/policy-checks\/polchk-1(\/actions\/override)?$/, one(CHECK, [RUN])],
  [/\/task-stages\/ts-1(\/actions\/override)?$/, one(STAGE, [EVALUATION, RESULT])],
  [/\/policy-evaluations\/poleval-1$/, one(EVALUATION)],
  [/\/task-results\/taskrs-1$/, one(RESULT)],
  [/\/policy-set-outcomes$/, many(OUTCOME)],
  [/\/tf-policy-set-outcomes$/, many(TF_OUTCOME)],
  [/\/tf-policy-evaluations\/tfpe-1/, one(TF_EVALUATION)],
  [/\/team-workspaces$/, many(GRANT)],
  [/\/team-workspaces\/tws-1$/, one(GRANT)],
  [/\/agent-pools\/apool-1\/authentication-tokens$/, many(TOKEN)],
  [/\/authentication-tokens\/at-1$/, one(TOKEN)],
  [/\/account\/details$/, one(USER)],
];

/** Calls with what they are given; of a list all entries are read. */
const CALLS: [call: string, ...given: unknown[]][] = [
  ['workspaces.showByName', 'acme', 'net'],
  ['workspaces.list', 'acme'],
  ['configurationVersions.list', 'ws-1'],
  ['configurationVersions.show', 'cv-1', { include: ['run', 'ingress_attributes'] }],
  ['configurationVersions.ingressAttributes', 'cv-1'],
  ['configurationVersions.create', 'ws-1'],
  ['runs.create', 'ws-1', 'cv-1'],
  ['runs.show', 'run-1', { include: ['plan', 'task_stages', 'configuration_version'] }],
  ['runs.list', 'ws-1'],
  ['runs.findByConfigurationVersion', 'ws-1', 'cv-1'],
  ['runs.cancel', 'run-1'],
  ['runs.events', 'run-1'],
  ['runs.plan', 'plan-1'],
  ['policyChecks.listWithRelated', 'run-1', { include: ['run'] }],
  ['policyChecks.show', 'polchk-1', { include: ['run'] }],
  ['policyChecks.override', 'polchk-1'],
  ['policyChecks.output', 'polchk-1'],
  ['taskStages.list', 'run-1'],
  ['taskStages.show', 'ts-1'],
  ['taskStages.override', 'ts-1'],
  ['policyEvaluations.show', 'poleval-1'],
  ['policyEvaluations.outcomes', 'poleval-1'],
  ['tfPolicyEvaluations.list', 'run-1'],
  ['tfPolicyEvaluations.outcomes', 'tfpe-1'],
  ['teamAccess.list', 'ws-1'],
  ['teamAccess.add', { workspaceId: 'ws-1', teamId: 'team-1', access: 'custom' }],
  ['teamAccess.update', 'tws-1', { 'engine-mocks': 'read' }],
  ['teamAccess.remove', 'tws-1'],
  ['agentTokens.list', 'apool-1'],
  ['agentTokens.create', 'apool-1', 'ci'],
  ['agentTokens.destroy', 'at-1'],
  ['account'],
  ['ping'],
];

type Call = (...given: unknown[]) => Promise<unknown> | Listing<unknown>;

async function make(client: Client, [name, ...given]: (typeof CALLS)[number]): Promise<unknown> {
  const call = name
    .split('.')
    .reduce((from: object, key) => Reflect.get(from, key), client) as Call;
  const made = call(...given);
  return 'all' in made ? made.all() : made;
}

function pick<T>(from: readonly T[], random: Random): T | undefined {
  return from[Math.floor(random() * from.length)];
}

function mutate(
  document: unknown,
  random: Random,
): Pick<HttpResponse, 'body' | 'status' | 'headers'> {
  let changed: Json = JSON.parse(JSON.stringify(document));
  const count = 1 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) {
    changed =
      random() < 0.1
        ? (pick([null, true, 0, '', [], {}], random) ?? null)
        : (mutateJson(changed, random)?.document ?? changed);
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
  const tally = { answers: 0, calls: 0, values: 0, errors: 0, transport: 0 };
  const codes: Record<string, number> = {};
  let mostRequests = 0;

  while (tally.answers < ANSWERS) {
    const call = CALLS[tally.calls % CALLS.length] ?? ['ping'];
    const [name] = call;
    tally.calls++;
    let requests = 0;
    // Some calls meet one bad answer, some nothing else.
    const share = pick([0.2, 0.6, 1], random) ?? 1;
    const send = async (request: HttpRequest): Promise<HttpResponse> => {
      requests++;
      if (requests > MOST_REQUESTS) throw new Error(`${name} does not end`);
      const document = DOCUMENTS.find(([pattern]) => pattern.test(request.url.pathname))?.[1] ?? {};
      if (random() > share) {
        return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(document)) };
      }
      tally.answers++;
      if (random() < 0.05) {
        tally.transport++;
        const failures = ['not-sent', 'broken', 'timeout', 'too-large', 'tls', 'local'] as const;
        throw new TransportError(pick(failures, random) ?? 'broken', 'mutated');
      }
      return mutate(document, random);
    };
    const ports = { send, clock: instantClock(), random, log: quietLog() };
    const client = createClient({ ...ports, origin: 'https://app.terraform.io', token: 'a-token' });
    try {
      await make(client, call);
      tally.values++;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw new Error(`${name} threw`, { cause: error });
      tally.errors++;
      codes[error.code] = (codes[error.code] ?? 0) + 1;
      expect(error.message).toMatch(/^Could not .+[.!…]/s);
      expect(error.message.length).toBeLessThan(15_000);
    }
    mostRequests = Math.max(mostRequests, requests);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  }
  showFigure(
    `mutated answers: ${JSON.stringify(tally)}, most requests in one call: ${mostRequests}, errors by code: ${JSON.stringify(codes)}`,
  );
  expect(tally.values).toBeGreaterThan(ANSWERS / 20);
  expect(tally.errors).toBeGreaterThan(ANSWERS / 20);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
