/**
 * The local service: an implementation of the API in memory. `createService` answers requests without any socket;
 * `startService` puts it behind one. It never shares code with the client, only the words of the API: otherwise its tests
 * would prove nothing.
 *
 * The directory is large, and one subject: all answers come from one store, and what changes a run there (requests, time,
 * programs, policies) changes it by one table of statuses. README.md says which file has what.
 */
import { dispatch, type Dispatcher } from './dispatch.ts';
import { createFaults, type FaultRuleInput } from './faults.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Courses } from './courses.ts';
import { endEngineWork } from './create-run.ts';
import type { Engine } from './engine.ts';
import { DEFAULT_SEED, readSeed, resolveScript } from './seed.ts';
import type { Push, ReadSeed, ScriptReference, Seed } from './seed.ts';
import type { OpenJudge, PolicySet } from './load-policies.ts';
import { seedContent, seedStore, addPush, type Seeded } from './load-seed.ts';
import type { Domain } from './resource-type.ts';
import { TYPES } from './resources.ts';
import type { ServiceRequest, ServiceResponse } from './requests.ts';
import { catchUp } from './run-life.ts';
import { createSigner } from './credentials.ts';
import { Store } from './store.ts';
import { once } from '../model/once.ts';
import type { Clock, Random } from '../model/ports.ts';

export interface ServiceOptions {
  /** The port to listen on; 0 or left out: any free port. */
  port?: number;
  seed?: Seed;
  /** The directory that relative paths of the seed begin at. */
  seedDirectory?: string;
  /** `hosted` (the default) has no routes that manage the backing data of versions. */
  edition?: 'hosted' | 'self-managed';
  identity?: Domain['identity'];
  clock: Clock;
  random: Random;
  /** True opens what is below /admin/. The methods of `Service` work without it. */
  faults?: boolean;
  /** Policy sets, for all workspaces of all organizations. */
  policySets?: readonly PolicySet[] | undefined;
  /** Plans uploads; left out, their blocks are listed. So are those of runs in a seed, unless it names a plan. */
  engine?: Engine | undefined;
  /** Opens what judges by the policies of a directory; left out, answers of `opa` that were recorded judge. */
  openJudge?: OpenJudge | undefined;
  /** Requests per second and user; with it, lists of runs are limited to 30 per minute. */
  rateLimit?: number;
  /** Courses that differ from the documented ones; they win over those of the seed. */
  courses?: Partial<Courses>;
  /** How long a run takes in milliseconds where its script does not say; 400 when left out. */
  runDurationMs?: number;
}

export interface Service extends Seeded {
  handle: (request: ServiceRequest) => Promise<ServiceResponse>;
  /** Resolves when the policies and the seed's runs are loaded; rejects with what is wrong with them. */
  ready(): Promise<void>;
  /** The latest requests, in order. */
  requests: { method: string; path: string; status: number }[];
  addFault(rule: FaultRuleInput): void;
  clearFaults(): void;
  /** Sets the script of a workspace, by its name or id. Existing runs keep theirs. */
  setScript(workspace: string, script: ScriptReference): void;
  /** Does what a push to version control does: adds a version and its run, which for a pull request only plans. @returns the run's id */
  push(push: Push): string;
  /** Every run with its status now. */
  runs(): { id: string; workspace: string; status: string; versionId: string; message: string }[];
  /** The runs that wait for a decision. */
  toDecide(): { id: string; workspace: string; what: string }[];
  versions(): { id: string; workspace: string; status: string }[];
  /** Ends the programs of the engine, and resolves when all have ended. `stop` does this too. */
  endPlanning(): Promise<void>;
}

export interface RunningService extends Service {
  origin: string;
  stop(): Promise<void>;
}

const DEFAULT_DURATION_MS = 400;
/** How many requests `Service.requests` has at most. */
const MOST_REQUESTS = 10_000;

/** Status of a run that waits for a person → what the person has to decide about. */
const DECISIONS = new Map<string, string>([
  ['policy_override', 'a policy check to override'],
  ['policy_soft_failed', 'a policy check to override'],
  ['post_plan_awaiting_decision', 'a policy evaluation to override'],
  ['tf_policy_override', 'a Terraform policy to override'],
  ['pre_plan_awaiting_decision', 'a run task to override'],
  ['planned_and_saved', 'a saved plan to apply'],
]);

/** Makes a service without a socket: call its `handle`. Throws if the seed cannot be used. */
export function createService(options: ServiceOptions): Service {
  return buildService(options).service;
}

/**
 * Makes a service that listens on loopback.
 *
 * @returns the service with its address; rejects if the port is taken, or if the policies or the seed cannot be used
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  // A service without a socket does not load what listens.
  const { listen } = await import('./server.ts');
  const { service, domain } = buildService(options);
  await service.ready();
  const server = await listen(service.handle, options.port ?? 0);
  domain.origin = server.origin;
  const stop = async () => {
    await service.endPlanning();
    await server.stop();
  };
  return Object.assign(service, { origin: server.origin, stop });
}

function buildService(options: ServiceOptions): { service: Service; domain: Domain } {
  const { clock, random, runDurationMs = DEFAULT_DURATION_MS, rateLimit } = options;
  const seed = readSeed(options.seed ?? DEFAULT_SEED);
  const store = new Store(clock, random, runDurationMs);
  Object.assign(store.courses, seed.courses, options.courses);
  const seeded = seedStore(store, seed);
  const domain: Domain = {
    store,
    signer: createSigner(),
    // The address of a service that listens nowhere.
    origin: 'http://127.0.0.1',
    edition: options.edition ?? 'hosted',
    identity: options.identity ?? 'neutral',
    types: TYPES,
  };
  const faults = createFaults();
  const findWorkspace = (nameOrId: string) => {
    const workspace = store
      .all('workspaces')
      .find(({ id, attributes }) => id === nameOrId || attributes.name === nameOrId);
    if (workspace === undefined) throw new Error(`there is no workspace ${nameOrId}`);
    return workspace;
  };
  const setScript = (workspace: string, script: ScriptReference): void => {
    findWorkspace(workspace).script = resolveScript(script, runDurationMs);
  };
  const push = (pushed: Push): string => addPush(store, findWorkspace(pushed.workspace), pushed);
  const dispatcher: Dispatcher = {
    domain,
    faults,
    rateLimit: rateLimit === undefined ? undefined : createRateLimit(clock, rateLimit),
    isAdministered: options.faults === true,
    setScript,
    push,
  };
  const requests: Service['requests'] = [];
  const ready = once(() => loadContent(store, seed, options));
  const service: Service = {
    ...seeded,
    requests,
    ready,
    handle: async (request) => {
      await ready();
      const response = await dispatch(dispatcher, request);
      if (requests.length === MOST_REQUESTS) requests.splice(0, MOST_REQUESTS / 2);
      requests.push({ method: request.method, path: request.path, status: response.status });
      return response;
    },
    addFault: faults.add,
    clearFaults: faults.clear,
    setScript,
    push,
    ...viewsOf(store),
    endPlanning: () => endEngineWork(store),
  };
  return { service, domain };
}

/** What is in the store at the moment when somebody asks. */
function viewsOf(store: Store): Pick<Service, 'runs' | 'toDecide' | 'versions'> {
  return {
    runs: () => {
      catchUp(store);
      return store.all('runs').map(({ id, status, version, parent, message }) => ({
        id,
        status,
        versionId: version.id,
        message,
        workspace: parent.attributes.name,
      }));
    },
    toDecide: () => {
      catchUp(store);
      return store.all('runs').flatMap(({ id, status, parent }) => {
        const what = DECISIONS.get(status);
        return what === undefined ? [] : [{ id, workspace: parent.attributes.name, what }];
      });
    },
    versions: () => {
      catchUp(store);
      return store.all('configuration-versions').map(({ id, status, parent }) => ({
        id,
        status,
        workspace: parent.attributes.name,
      }));
    },
  };
}

/** Loads the policies, and the seed's versions and runs. */
async function loadContent(store: Store, seed: ReadSeed, options: ServiceOptions): Promise<void> {
  const { seedDirectory: directory = '.', openJudge, policySets = [] } = options;
  await seedContent(store, seed, { directory, openJudge });
  for (const set of policySets) {
    for (const organization of store.all('organizations')) {
      store.add('policy-sets', organization, { workspaces: null, set });
    }
  }
  catchUp(store);
  // Only now, because no program plans the runs of a seed.
  store.engine = options.engine;
}
