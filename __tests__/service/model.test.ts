/**
 * The service against a plain model of the specification: random sequences of operations, each
 * answer compared in status and in what it shows. The model knows tables and counters, no code of
 * the service.
 */
import { requestOf } from '../contract/operations.ts';
import { describe, expect, test } from '../support/jest.ts';
import { archiveOf, testService, type Answer, type TestService } from '../support/local-service.ts';
import { download } from './asking.ts';
import { hunted, showFigure } from '../support/hunt.ts';
import { seededRandom } from '../support/virtual-time.ts';

const SEQUENCES = hunted(1_000);
const LENGTH = 40;
const WORKSPACES = ['ws-one', 'ws-two'];
const TEAMS = ['team-a', 'team-b', 'team-c'];
const POOL = 'apool-one';
const LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
const GOOD = archiveOf({ 'main.tf': 'resource "a_b" "c" {}\n' });
const BAD = new Uint8Array([1, 2, 3]);
const RUNS = { passed: 'run-passed', soft: 'run-soft', hard: 'run-hard', empty: 'run-empty' };

interface ModelVersion {
  id: string;
  workspace: string;
  status: string;
  speculative: boolean;
  provisional: boolean;
  uploadTarget: string;
  bytes: Uint8Array | null;
  vcs: boolean;
}
interface ModelGrant {
  id: string;
  team: string;
  workspace: string;
  access: string;
  custom: Record<string, unknown>;
}
interface Model {
  selfManaged: boolean;
  versions: ModelVersion[];
  current: Record<string, string | null>;
  grants: ModelGrant[];
  tokens: { id: string; description: string }[];
  checks: Record<string, { id: string; status: string }>;
}

const LEAST = {
  runs: 'read',
  variables: 'none',
  'state-versions': 'none',
  'engine-mocks': 'none',
  'workspace-locking': false,
  'run-tasks': false,
};
const READ = { ...LEAST, variables: 'read', 'state-versions': 'read' };
const WRITE = {
  runs: 'apply',
  variables: 'write',
  'state-versions': 'write',
  'engine-mocks': 'read',
  'workspace-locking': true,
  'run-tasks': false,
};
const IMPLIED: Record<string, Record<string, unknown>> = {
  read: READ,
  plan: { ...READ, runs: 'plan' },
  write: WRITE,
  admin: { ...WRITE, 'run-tasks': true },
};

class Divergence extends Error {}

interface Walk {
  service: TestService;
  model: Model;
  pick: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
  count: (operation: number, status: number) => void;
}

function equal(what: string, actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    throw new Divergence(
      `${what}: the service says ${JSON.stringify(actual)}, the model ${JSON.stringify(expected)}`,
    );
  }
}

async function ask(
  walk: Walk,
  operation: number,
  status: number,
  id: string,
  more?: string | object,
): Promise<Answer> {
  const request = requestOf(operation, id, more);
  const answer = await walk.service.ask(...request);
  equal(`operation ${String(operation)}, ${request[0]} ${request[1]}`, answer.status, status);
  walk.count(operation, status);
  return answer;
}

function showsVersion(
  answer: { attributes: Record<string, unknown> },
  version: ModelVersion,
): void {
  const { status, speculative, provisional } = answer.attributes;
  equal(
    `version ${version.id}`,
    [status, speculative, provisional, answer.attributes['upload-url']],
    [version.status, version.speculative, version.provisional, undefined],
  );
}

const PLAIN = { speculative: false, provisional: false, uploadTarget: '', bytes: null, vcs: false };
const noVersion: ModelVersion = { ...PLAIN, id: 'cv-none', workspace: 'ws-one', status: 'none' };
const someVersion = ({ model, pick, chance }: Walk): ModelVersion =>
  chance(0.05) || model.versions.length === 0 ? noVersion : pick(model.versions);
const isCurrent = ({ model }: Walk, { id }: ModelVersion): boolean =>
  Object.values(model.current).includes(id);
const resource = (type: string, attributes: object): object => ({ data: { type, attributes } });

const COMMANDS: readonly ((walk: Walk) => Promise<void>)[] = [
  async (walk) => {
    const workspace = walk.pick(WORKSPACES);
    const size = walk.pick([1, 3, 20]);
    const number = walk.pick([1, 2]);
    const all = walk.model.versions.filter((one) => one.workspace === workspace).toReversed();
    const answer = await ask(
      walk,
      1,
      200,
      workspace,
      `?page[size]=${String(size)}&page[number]=${String(number)}`,
    );
    const shown = all.slice((number - 1) * size, number * size);
    equal(
      'list of versions',
      answer.json.data.map(({ id, attributes }) => [id, attributes['status']]),
      shown.map(({ id, status }) => [id, status]),
    );
    equal('total count', answer.json.meta.pagination['total-count'], all.length);
  },
  async (walk) => {
    const version = someVersion(walk);
    const hidden = version === noVersion || version.status === 'backing_data_soft_deleted';
    const answer = await ask(walk, 2, hidden ? 404 : 200, version.id);
    if (!hidden) showsVersion(answer.json.data, version);
  },
  async (walk) => {
    const version = someVersion(walk);
    const shown = version.vcs && version.status !== 'backing_data_soft_deleted';
    await ask(walk, 3, shown ? 200 : 404, version.id);
  },
  async (walk) => {
    const workspace = walk.pick(WORKSPACES);
    const [speculative, provisional] = [walk.chance(0.3), walk.chance(0.5)];
    const broken = walk.chance(0.1);
    const body = resource('configuration-versions', {
      speculative: broken ? 'yes' : speculative,
      provisional,
      'auto-queue-runs': false,
    });
    const answer = await ask(walk, 4, broken ? 422 : 201, workspace, body);
    if (broken) return;
    const url = new URL(String(answer.json.data.attributes['upload-url']));
    const { id } = answer.json.data;
    const uploadTarget = url.pathname + url.search;
    const made = { id, workspace, status: 'pending', speculative, provisional, uploadTarget };
    walk.model.versions.push({ ...PLAIN, ...made });
    if (!speculative && !provisional) walk.model.current[workspace] = id;
  },
  async (walk) => {
    const version = someVersion(walk);
    if (version.uploadTarget === '') return;
    const good = walk.chance(0.8);
    const pending = version.status === 'pending';
    await ask(walk, 5, 200, version.uploadTarget, good ? GOOD : BAD);
    if (!pending) return;
    version.status = good ? 'uploaded' : 'errored';
    version.bytes = good ? GOOD : BAD;
  },
  async (walk) => {
    const version = someVersion(walk);
    const allowed = version.status === 'uploaded' && !version.vcs && !isCurrent(walk, version);
    const status = version === noVersion ? 404 : allowed ? 202 : 409;
    await ask(walk, 6, status, version.id);
    if (!allowed) return;
    version.status = 'archived';
    version.bytes = null;
  },
  async (walk) => {
    const version = someVersion(walk);
    const answer = await ask(walk, 7, version.status === 'uploaded' ? 302 : 404, version.id);
    if (version.status !== 'uploaded') return;
    const archive = await download(walk.service, answer.headers['location']);
    equal('download', archive.status, 200);
    if (version.bytes !== null) equal('bytes', Buffer.compare(archive.body, version.bytes), 0);
  },
  async (walk) => {
    const run = walk.pick([...Object.values(RUNS), 'run-none']);
    await ask(walk, 8, run === 'run-none' ? 404 : 302, run);
  },
  async (walk) => {
    const version = someVersion(walk);
    const allowed = version.status === 'uploaded' && !version.vcs && !isCurrent(walk, version);
    const known = walk.model.selfManaged && version !== noVersion;
    await ask(walk, 9, !known ? 404 : allowed ? 200 : 400, version.id);
    if (known && allowed) version.status = 'backing_data_soft_deleted';
  },
  async (walk) => {
    const version = someVersion(walk);
    const known = walk.model.selfManaged && version !== noVersion;
    const allowed = version.status !== 'backing_data_permanently_deleted';
    await ask(walk, 10, !known ? 404 : allowed ? 200 : 400, version.id);
    if (known && allowed) version.status = 'uploaded';
  },
  async (walk) => {
    const version = someVersion(walk);
    const known = walk.model.selfManaged && version !== noVersion;
    const allowed =
      version.status === 'backing_data_soft_deleted' && !version.vcs && !isCurrent(walk, version);
    await ask(walk, 11, !known ? 404 : allowed ? 200 : 400, version.id);
    if (!known || !allowed) return;
    version.status = 'backing_data_permanently_deleted';
    version.bytes = null;
  },
  async (walk) => {
    const run = walk.pick(Object.values(RUNS));
    const answer = await ask(walk, 12, 200, run, walk.pick(['', '?page[size]=5', '?include=run']));
    const check = walk.model.checks[run];
    equal(
      `checks of ${run}`,
      answer.json.data.map(({ id, attributes }) => [id, attributes['status']]),
      check === undefined ? [] : [[check.id, check.status]],
    );
  },
  async (walk) => {
    const check = walk.pick(Object.values(walk.model.checks));
    const answer = await ask(walk, 13, 200, check.id);
    const { status, actions } = answer.json.data.attributes;
    equal(
      `check ${check.id}`,
      [status, actions],
      [check.status, { 'is-overridable': check.status === 'soft_failed' }],
    );
  },
  async (walk) => {
    const check = walk.pick([
      ...Object.values(walk.model.checks),
      { id: 'polchk-none', status: 'none' },
    ]);
    const allowed = check.status === 'soft_failed';
    const status = check.status === 'none' ? 404 : allowed ? 200 : 409;
    await ask(walk, 14, status, check.id);
    if (allowed) check.status = 'overridden';
  },
  async (walk) => {
    const workspace = walk.pick(WORKSPACES);
    const answer = await ask(walk, 15, 200, '', `?filter[workspace][id]=${workspace}`);
    equal(
      `grants on ${workspace}`,
      answer.json.data.map(({ id }) => id),
      walk.model.grants.filter((one) => one.workspace === workspace).map(({ id }) => id),
    );
  },
  async (walk) => {
    const grant = walk.pick([...walk.model.grants, undefined]);
    const answer = await ask(walk, 16, grant === undefined ? 404 : 200, grant?.id ?? 'tws-none');
    if (grant !== undefined) showsGrant(answer, grant);
  },
  async (walk) => {
    const [workspace, team, access] = [
      walk.pick(WORKSPACES),
      walk.pick([...TEAMS, 'team-none']),
      walk.pick(LEVELS),
    ];
    const custom: Record<string, unknown> = walk.chance(0.5)
      ? { runs: 'plan', 'run-tasks': true }
      : {};
    const fixed = access !== 'custom' && Object.keys(custom).length > 0;
    const taken = walk.model.grants.some((one) => one.team === team && one.workspace === workspace);
    const status = team === 'team-none' ? 404 : fixed || taken ? 422 : 200;
    const answer = await ask(walk, 17, status, '', {
      data: {
        type: 'team-workspaces',
        attributes: { access, ...custom },
        relationships: {
          workspace: { data: { type: 'workspaces', id: workspace } },
          team: { data: { type: 'teams', id: team } },
        },
      },
    });
    if (status !== 200) return;
    const grant = {
      id: answer.json.data.id,
      team,
      workspace,
      access,
      custom: { ...(IMPLIED[access] ?? { ...LEAST, ...custom }) },
    };
    walk.model.grants.push(grant);
    showsGrant(answer, grant);
  },
  async (walk) => {
    const grant = walk.pick([...walk.model.grants, undefined]);
    const access = walk.chance(0.5) ? walk.pick(LEVELS) : undefined;
    const custom: Record<string, unknown> = walk.chance(0.5)
      ? { variables: 'write', 'engine-mocks': 'read' }
      : {};
    const next = access ?? grant?.access ?? '';
    const fixed = next !== 'custom' && Object.keys(custom).length > 0;
    const status = grant === undefined ? 404 : fixed ? 422 : 200;
    const answer = await ask(
      walk,
      18,
      status,
      grant?.id ?? 'tws-none',
      resource('team-workspaces', { ...(access !== undefined && { access }), ...custom }),
    );
    if (grant === undefined || status !== 200) return;
    grant.access = next;
    grant.custom = { ...(IMPLIED[next] ?? { ...grant.custom, ...custom }) };
    showsGrant(answer, grant);
  },
  async (walk) => {
    const grant = walk.pick([...walk.model.grants, undefined]);
    await ask(walk, 19, grant === undefined ? 404 : 204, grant?.id ?? 'tws-none');
    walk.model.grants = walk.model.grants.filter((one) => one !== grant);
  },
  async (walk) => {
    const answer = await ask(walk, 20, 200, POOL, '?page[size]=100');
    equal(
      'agent tokens',
      answer.json.data.map(({ id, attributes }) => [
        id,
        attributes['description'],
        attributes['token'],
      ]),
      walk.model.tokens.map(({ id, description }) => [id, description, null]),
    );
  },
  async (walk) => {
    const token = walk.pick([...walk.model.tokens, undefined]);
    const answer = await ask(walk, 21, token === undefined ? 404 : 200, token?.id ?? 'at-none');
    if (token !== undefined)
      equal('token', answer.json.data.attributes['description'], token.description);
  },
  async (walk) => {
    const description = `token ${String(walk.model.tokens.length)}`;
    const broken = walk.chance(0.1);
    const answer = await ask(
      walk,
      22,
      broken ? 422 : 201,
      POOL,
      resource('authentication-tokens', broken ? {} : { description }),
    );
    if (!broken) walk.model.tokens.push({ id: answer.json.data.id, description });
  },
  async (walk) => {
    const token = walk.pick([...walk.model.tokens, undefined]);
    await ask(walk, 23, token === undefined ? 404 : 204, token?.id ?? 'at-none');
    walk.model.tokens = walk.model.tokens.filter((one) => one !== token);
  },
];

function showsGrant(answer: Answer, grant: ModelGrant): void {
  const { attributes, relationships } = answer.json.data;
  equal(
    `grant ${grant.id}`,
    [
      relationships['team']?.data.id,
      attributes['access'],
      ...Object.keys(LEAST).map((name) => attributes[name]),
    ],
    [grant.team, grant.access, ...Object.keys(LEAST).map((name) => grant.custom[name])],
  );
}

async function begin(selfManaged: boolean): Promise<{ service: TestService; model: Model }> {
  const files = { 'main.tf': '' };
  const service = testService({
    edition: selfManaged ? 'self-managed' : 'hosted',
    seed: {
      organizations: [
        {
          name: 'acme',
          teams: TEAMS.map((id) => ({ id, name: id })),
          agentPools: [{ id: POOL, name: 'one' }],
          workspaces: [
            {
              id: 'ws-one',
              name: 'one',
              versions: [{ id: 'cv-vcs', ingress: {}, provisional: true, files }],
            },
            { id: 'ws-two', name: 'two' },
            {
              id: 'ws-runs',
              name: 'runs',
              versions: (
                [
                  ['passed', 'policy-check-passed'],
                  ['soft', 'policy-check-soft-failed'],
                  ['hard', 'policy-check-hard-failed'],
                  ['empty', 'none-found'],
                ] as const
              ).map(([name, script]) => ({
                files,
                provisional: true,
                run: { id: RUNS[name], script, planOnly: true },
              })),
            },
          ],
        },
      ],
    },
  });
  const checks: Model['checks'] = {};
  for (const [name, status] of [
    ['passed', 'passed'],
    ['soft', 'soft_failed'],
    ['hard', 'hard_failed'],
  ] as const) {
    const list = await service.ask('GET', `/runs/${RUNS[name]}/policy-checks`);
    checks[RUNS[name]] = { id: list.json.data[0]?.id ?? '', status };
  }
  const vcs = { ...PLAIN, provisional: true, vcs: true, id: 'cv-vcs', workspace: 'ws-one' };
  return {
    service,
    model: {
      selfManaged,
      versions: [{ ...vcs, status: 'uploaded' }],
      current: { 'ws-one': null, 'ws-two': null },
      grants: [],
      tokens: [],
      checks,
    },
  };
}

describe('the service and a model of it', () => {
  test(`${String(SEQUENCES)} random sequences of ${String(LENGTH)} operations do not diverge`, async () => {
    const counts = new Map<string, number>();
    const operations = new Map<number, number>();
    const progress = { asked: 0 };
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      const random = seededRandom(sequence);
      const { service, model } = await begin(sequence % 4 !== 0);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
      const walk: Walk = {
        service,
        model,
        pick,
        chance: (probability) => random() < probability,
        count: (operation, status) => {
          progress.asked += 1;
          const key = `${String(operation)} → ${String(status)}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
          operations.set(operation, (operations.get(operation) ?? 0) + 1);
        },
      };
      const done: string[] = [];
      const until = progress.asked + LENGTH;
      while (progress.asked < until) {
        // Creating and uploading come up more often, so that there is something to work on.
        const command = walk.chance(0.25) ? COMMANDS[walk.pick([3, 4, 4])] : pick(COMMANDS);
        done.push(String(COMMANDS.indexOf(command as (typeof COMMANDS)[number]) + 1));
        try {
          await command?.(walk);
        } catch (error) {
          throw new Error(
            `sequence ${String(sequence)}, operations ${done.join(' ')}: ${String(error)}`,
            { cause: error },
          );
        }
      }
    }
    expect(operations.size).toBe(23);
    showFigure(
      `${String(SEQUENCES)} sequences of ${String(LENGTH)} operations: ${String(progress.asked)} answers, 0 divergences, ${String(counts.size)} pairs of operation and status`,
    );
    // A slice may miss the two rarest.
    expect(counts.size).toBeGreaterThanOrEqual(SEQUENCES < 1_000 ? 45 : 47);
  });
});
