/**
 * The embedded service: a local implementation of the API, in memory. `createService` answers
 * requests without any socket; `startService` puts it behind one.
 */
import { loadHcl, type Hcl } from '../locate/hcl.ts';
import type { Clock, Random } from '../ports.ts';
import { administer } from './administer.ts';
import { DEFAULT_SEED } from './default-seed.ts';
import { dispatch, type Dispatcher } from './dispatch.ts';
import type { Domain, Identity } from './domain.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import { createFaults, type FaultRuleInput } from './faults.ts';
import { loadPolicySet } from './load-policies.ts';
import { seedContent, seedStore, type Seeded } from './load-seed.ts';
import { createRateLimit } from './rate-limit.ts';
import { resolveScript } from './resolve-script.ts';
import { cancelRun, discardRun, forceCancelRun } from './run-actions.ts';
import { settle } from './run-life.ts';
import { readSeed, type ScriptReference, type Seed } from './seed.ts';
import { createSigner } from './secrets.ts';
import { serve } from './server.ts';
import { createStore, must } from './store.ts';

export interface ServiceOptions {
  /** 0 or left out: any free one. */
  port?: number;
  seed?: Seed;
  /** What relative directories of the seed are relative to. */
  seedDirectory?: string;
  /** `hosted` (the default) does not know operations 9 to 11. */
  edition?: 'hosted' | 'self-managed';
  identity?: Identity;
  clock: Clock;
  random: Random;
  /** Opens /admin/faults and /admin/scripts. The methods of `Service` work without it. */
  faults?: boolean;
  /**
   * A directory with `policies.hcl`, for all workspaces of all organizations; `bundled` takes the
   * example policies that come along with this program.
   */
  policies?: string | { bundled: 'examples' };
  /** Requests per second and user; with it, lists of runs are limited to 30 per minute. */
  rateLimit?: number;
  /** How long a run takes whose script does not say; 400 when left out. */
  runDurationMs?: number;
}

export interface Service extends Seeded {
  handle: (request: ServiceRequest) => Promise<ServiceResponse>;
  /** Resolves once policies and seeded runs are there; rejects with what is wrong with them. */
  ready(): Promise<void>;
  /** What was asked, in order. */
  requests: { method: string; path: string; status: number }[];
  addFault(rule: FaultRuleInput): void;
  clearFaults(): void;
  /** By name or id; runs that exist keep theirs. */
  setScript(workspace: string, script: ScriptReference): void;
  /** Every run as it is now. */
  runs(): { id: string; workspace: string; status: string; versionId: string; message: string }[];
  versions(): { id: string; workspace: string; status: string }[];
  /** What somebody else does to a run. False when its state does not allow it. */
  interfere(runId: string, action: 'cancel' | 'discard' | 'force-cancel'): boolean;
}

export interface RunningService extends Service {
  origin: string;
  stop(): Promise<void>;
}

const DEFAULT_DURATION_MS = 400;

export function createService(options: ServiceOptions): Service {
  return build(options, 'http://127.0.0.1').service;
}

/** Listens on loopback. Rejects when the port is taken, or policies or seed cannot be used. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { service, domain } = build(options, '');
  await service.ready();
  const server = await serve(service.handle, options.port ?? 0);
  domain.origin = server.origin;
  return Object.assign(service, { origin: server.origin, stop: server.stop });
}

function build(options: ServiceOptions, origin: string): { service: Service; domain: Domain } {
  const { clock, random } = options;
  const seed = readSeed(options.seed ?? DEFAULT_SEED);
  const durationMs = options.runDurationMs ?? DEFAULT_DURATION_MS;
  const store = createStore(clock, random);
  const seeded = seedStore(store, seed, durationMs);
  const domain: Domain = {
    store,
    signer: createSigner(),
    origin,
    edition: options.edition ?? 'hosted',
    identity: options.identity ?? 'neutral',
    hcl: undefined,
    loadHcl: async () => {
      domain.hcl ??= await loadHcl();
    },
  };
  const dispatcher: Dispatcher = {
    domain,
    faults: createFaults(),
    rateLimit:
      options.rateLimit === undefined ? undefined : createRateLimit(clock, options.rateLimit),
    administer: options.faults === true ? administer : undefined,
    setScript,
  };
  const requests: Service['requests'] = [];
  let prepared: Promise<void> | undefined;

  const prepare = async (): Promise<void> => {
    const hcl: Hcl = await loadHcl();
    domain.hcl = hcl;
    seedContent(store, hcl, seed, {
      directory: options.seedDirectory ?? '.',
      durationMs: 0,
    });
    if (options.policies !== undefined) addPolicies(domain, hcl, options.policies);
    settle(store, hcl);
  };
  const ready = (): Promise<void> => (prepared ??= prepare());

  function setScript(workspace: string, script: ScriptReference): void {
    const record = [...store.workspaces.values()].find(
      ({ id, name }) => id === workspace || name === workspace,
    );
    if (record === undefined) throw new Error(`there is no workspace ${workspace}`);
    record.script = resolveScript(script, durationMs);
  }

  const service: Service = {
    ...seeded,
    requests,
    ready,
    handle: async (request) => {
      await ready();
      const response = await dispatch(dispatcher, request);
      requests.push({ method: request.method, path: request.path, status: response.status });
      return response;
    },
    addFault: (rule) => dispatcher.faults.add(rule),
    clearFaults: () => dispatcher.faults.clear(),
    setScript,
    runs: () => {
      settle(store, domain.hcl);
      return [...store.runs.values()].map(({ id, status, versionId, workspaceId, message }) => ({
        id,
        status,
        versionId,
        message,
        workspace: must(store.workspaces, workspaceId).name,
      }));
    },
    versions: () => {
      settle(store, domain.hcl);
      return [...store.versions.values()].map(({ id, status, workspaceId }) => ({
        id,
        status,
        workspace: must(store.workspaces, workspaceId).name,
      }));
    },
    interfere: (runId, action) => {
      settle(store, domain.hcl);
      const act = { cancel: cancelRun, discard: discardRun, 'force-cancel': forceCancelRun };
      return act[action](store, must(store.runs, runId));
    },
  };
  return { service, domain };
}

function addPolicies(
  { store }: Domain,
  hcl: Hcl,
  policies: NonNullable<ServiceOptions['policies']>,
): void {
  for (const { id: organizationId } of store.organizations.values()) {
    const id = store.newId('polset');
    const set = loadPolicySet(
      {
        name: 'guardrails',
        system: 'policy-evaluation',
        overridable: false,
        ...(typeof policies === 'string' && { directory: policies }),
      },
      hcl,
    );
    store.policySets.set(id, { id, organizationId, workspaceIds: [], set });
  }
}
