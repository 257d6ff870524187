/**
 * What the tfe provider asked and what it accepted, recorded from real runs of Terraform and asked once
 * more. An answer may say more than the recorded one, and nothing else than it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method } from '../../src/model/ports.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { testService, type TestService } from '../support/local-service.ts';
import { REPOSITORY } from '../support/markdown-files.ts';

interface Exchange {
  step: string;
  method: Method;
  path: string;
  body?: unknown;
  status: number;
  answer: number | null;
}
interface Recording {
  provider: string;
  terraform: string;
  steps: { name: string; exit: number }[];
  /** The resources that were imported, by address. */
  imported: string[];
  exchanges: Exchange[];
  answers: unknown[];
}

const RECORDING = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/tfe-provider.json'), 'utf8'),
) as Recording;

const ID = /\b[a-z]{2,8}-[1-9A-HJ-NP-Za-km-z]{16}\b/g;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ORIGIN = /http:\/\/127\.0\.0\.1(:\d+)?/g;

/** With what the exchanges begin: two workspaces, a team and an agent pool. */
async function begin(): Promise<TestService> {
  const service = testService({
    seed: {
      users: [{ username: 'olga' }],
      organizations: [
        {
          name: 'acme',
          teams: [{ id: 'team-3dixyxWch3gy92ue', name: 'ops' }],
          agentPools: [{ id: 'apool-61Jsmi4o6uKhNJim', name: 'lab' }],
          workspaces: [
            { id: 'ws-GNN89Xu4WHRu3fNf', name: 'app' },
            { id: 'ws-Q7mrGtWazFoVp2fL', name: 'bound' },
          ],
        },
      ],
    },
    edition: 'hosted',
    identity: 'hcp-terraform',
    runDurationMs: 0,
  });
  await service.ready();
  return service;
}

/** Ids that the service makes are others each time: which one is which is learnt from the answers. */
class Ids {
  readonly #known = new Map<string, string>();

  /** The recorded text as it would be here. */
  here(text: string): string {
    return text.replace(ORIGIN, '').replaceAll(ID, (id) => this.#known.get(id) ?? id);
  }

  learn(recorded: string, actual: string): void {
    const [old, now] = [recorded.match(ID) ?? [], actual.match(ID) ?? []];
    for (const [index, id] of old.entries()) {
      const other = now[index] ?? '';
      if (id.split('-')[0] === other.split('-')[0] && !this.#known.has(id)) {
        this.#known.set(id, other);
      }
    }
  }
}

/** Every difference between what was accepted and what is answered. */
function compare(recorded: unknown, actual: unknown, ids: Ids, at: string): string[] {
  if (typeof recorded === 'string' && typeof actual === 'string') {
    if (TIME.test(recorded) && TIME.test(actual)) return [];
    ids.learn(recorded, actual);
    const [wanted, given] = [ids.here(recorded), actual.replace(ORIGIN, '')];
    return wanted === given ? [] : [`${at}: ${wanted} is now ${given}`];
  }
  if (typeof recorded !== 'object' || recorded === null) {
    return Object.is(recorded, actual)
      ? []
      : [`${at}: ${String(recorded)} is now ${String(actual)}`];
  }
  if (typeof actual !== 'object' || actual === null) return [`${at} is gone`];
  const sizes = [recorded, actual].map((one) => (Array.isArray(one) ? one.length : -1));
  if (sizes[0] !== sizes[1])
    return [`${at}: ${String(sizes[0])} parts are now ${String(sizes[1])}`];
  const parts = Object.entries(recorded);
  // What gives an id its meaning comes before what mentions it.
  parts.sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'));
  return parts.flatMap(([key, part]) =>
    compare(part, Reflect.get(actual, key), ids, `${at}.${key}`),
  );
}

async function replay(): Promise<string[]> {
  const service = await begin();
  const ids = new Ids();
  const differences: string[] = [];
  for (const [index, exchange] of RECORDING.exchanges.entries()) {
    const { step, method, path, body, status, answer } = exchange;
    const at = `${String(index)} (${step}) ${method} ${path}`;
    const sent = typeof body === 'string' ? body : body && ids.here(JSON.stringify(body));
    const given = await service.ask(method, ids.here(path), sent);
    service.pass(10);
    if (given.status !== status) {
      differences.push(`${at}: ${String(status)} is now ${String(given.status)} ${given.text}`);
      break;
    }
    const recorded = answer === null ? null : RECORDING.answers[answer];
    if (recorded === null) continue;
    const isDocument = typeof recorded === 'object';
    if (isDocument && method === 'POST' && path.endsWith('/authentication-tokens')) {
      // The secret is in no recording.
      expect(typeof given.json.data.attributes['token']).toBe('string');
      given.json.data.attributes['token'] = '(left out)';
    }
    differences.push(...compare(recorded, isDocument ? given.json : given.text, ids, at));
  }
  return differences;
}

describe('the tfe provider', () => {
  let differences: string[];
  beforeAll(async () => {
    differences = await replay();
  });

  test('gets the answers that it accepted', () => {
    expect(differences).toEqual([]);
  });

  test('ended every recorded step well, and no secret was recorded', () => {
    expect(RECORDING.steps.filter(({ exit }) => exit !== 0)).toEqual([]);
    expect(RECORDING.exchanges.filter(({ status }) => status >= 400)).toEqual([]);
    expect(JSON.stringify(RECORDING)).not.toMatch(/atlasv1|signature=|[Bb]earer/);
  });

  test('has "ok" in src/service/README.md exactly where that was replayed', () => {
    const page = readFileSync(join(REPOSITORY, 'src/service/README.md'), 'utf8');
    expect(page).toContain(RECORDING.provider.split(' ')[1]);
    const rows = page.split('\n').filter((line) => /^\| (data )?`tfe_/.test(line));
    const claimed = Object.fromEntries(
      rows.map((row) => {
        const [what = '', ...cells] = row
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1);
        return [what.replaceAll('`', ''), cells.map((cell) => cell.startsWith('ok'))];
      }),
    );
    expect(claimed).toEqual(proven());
  });
});
/** By row of the table: the requests that make, change and remove one, or read it. */
const KINDS: Readonly<Record<string, RegExp>> = {
  tfe_team_access: /^(?:POST|PATCH|DELETE) \/team-workspaces/,
  tfe_agent_token: /^(?:POST|DELETE) \/(?:agent-pools\/apool-|authentication-tokens\/at-)/,
  'data tfe_workspace': /^GET \/organizations\/acme\/workspaces\/app/,
  'data tfe_team': /^GET \/organizations\/acme\/teams\?filter/,
  'data tfe_team_access': /^GET \/team-workspaces\?/,
  'data tfe_agent_pool': /^GET \/organizations\/acme\/agent-pools\?/,
};

/** Create, no drift, update, destroy, import: of each whether it was asked for. All of the recording went well. */
function proven(): Record<string, boolean[]> {
  const withoutDrift = ['no-drift', 'no-drift-after-update', 'no-drift-after-import'].every(
    (wanted) => RECORDING.steps.some(({ name }) => name === wanted),
  );
  const rows = Object.entries(KINDS).map(([row, kind]) => {
    const asked = (wanted: string): boolean =>
      RECORDING.exchanges.some(
        ({ step, method, path }) => step === wanted && kind.test(`${method} ${path}`),
      );
    const changes = row.startsWith('data ') ? [false, false] : [asked('update'), asked('destroy')];
    const isImported = RECORDING.imported.some((address) => address.startsWith(`${row}.`));
    return [row, [asked('create'), withoutDrift, ...changes, isImported]];
  });
  return Object.fromEntries(rows);
}
