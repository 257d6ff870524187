/**
 * Opens a check that needs no other service. It starts one inside this process, with the organization and
 * the workspaces of the settings and with the policies that may judge. The gate uses it like any service.
 */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { GateResult } from '../gate/result.ts';
import { loadHcl } from '../locate/hcl.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-program.ts';
import { openNetwork, type Network } from '../machine/network.ts';
import type { Clock, Log, Random } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import type { UnknownValues } from '../policy/plan-limits.ts';
import type { Engine } from '../service/engines/engine.ts';
import type { PolicySet } from '../service/load-policies.ts';
import { planConfiguration } from '../service/plan/plan-configuration.ts';
import { startService, type RunningService } from '../service/service.ts';
import type { Seed } from '../service/seed.ts';
import { nameOf } from '../settings/local-names.ts';
import type { Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { chooseEngine, isInJob } from './choose-engine.ts';
import {
  compilePolicies,
  withoutOverrides,
  type CompiledPolicies,
  type CompilePorts,
} from './compile-policies.ts';
import { examineOpa } from './examine-opa.ts';
import { PolicyProblem, readDirectoryPolicies } from './policy-files.ts';
import { findPolicies, type FoundPolicies } from './policy-sources.ts';
import { printedBy } from './printed.ts';
import { describeProposed } from './proposed-policies.ts';

export interface LocalContext {
  workingDirectory: string;
  judgement: Judgement;
}

export interface LocalPorts extends GitPorts, ProgramPorts {
  clock: Clock;
  random: Random;
}

export interface OpenedLocal {
  /** With the address and the token of the service. */
  settings: Settings;
  /** What a value that the planner could not know means for the verdict. */
  unknownValues: UnknownValues;
  /** Names of the policies that judge. */
  policies: string[];
  /** Reaches the service without any proxy. */
  send: Network;
  /** Sentences for people, before anything is planned. */
  notices: string[];
  /** A sentence for the log alone, if the program that plans can read what other processes hold. */
  notApart?: string | undefined;
  /** Adds to a result what policies printed, and how changed policies would judge. */
  finish: (result: GateResult, log: Log) => Promise<GateResult>;
  /** The input document of each run, by its workspace. */
  documents: () => ReturnType<RunningService['documents']>;
  stop: () => Promise<void>;
}

const NO_POLICIES =
  'No policy judges this plan: there is no directory `policies`. Write a first policy with `plangate init --local`, or name a directory with `policies`.';

/**
 * Starts the service of one check.
 *
 * @returns the service, or what is wrong with the policies
 */
export async function openLocal(
  settings: Settings,
  directories: LocalContext,
  ports: LocalPorts,
): Promise<OpenedLocal | { problems: Problem[] }> {
  try {
    const chosen = await chooseEngine(settings, directories, ports);
    if ('problems' in chosen) return chosen;
    const { name, engine, notApart } = chosen;
    const opened = await open({ ...settings, engine: name }, engine, directories, ports);
    return { ...opened, notApart };
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    return {
      problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
    };
  }
}

async function open(
  settings: Settings,
  engine: Engine | undefined,
  directories: LocalContext,
  ports: LocalPorts,
): Promise<OpenedLocal> {
  const { workingDirectory, judgement } = directories;
  const directory = resolve(workingDirectory, settings.directory);
  const where = { written: settings.policies, directory, workingDirectory, judgement };
  const sets = await findPolicies(where, ports);
  const compile: CompilePorts = {
    ...ports,
    hcl: await loadHcl(),
    // Other people's jobs may have written into the cache, so a job does not read it.
    cacheDirectory: judgement.judged ? undefined : cacheOf(ports),
  };
  const deciding: CompiledPolicies[] = [];
  for (const { decides } of sets) deciding.push(await compilePolicies(decides, compile));
  const token = randomBytes(32).toString('base64url');
  const service = await startService({
    clock: ports.clock,
    random: ports.random,
    seed: seedOf(settings, workingDirectory, token),
    policySets: deciding.map(({ set }) => withoutOverrides(set)),
    engine: engine ?? (deciding.some(({ set }) => set.program) ? STATIC_ENGINE : undefined),
    runDurationMs: 0,
  });
  const { origin } = service;
  const send = openNetwork(undefined, { environment: {}, workingDirectory });
  return {
    settings: { ...settings, origin, token },
    send,
    unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
    policies: deciding.flatMap(({ set }) => set.policies.map(({ name }) => name)),
    notices: sets.length === 0 ? [NO_POLICIES] : deciding.flatMap(({ warnings }) => warnings),
    finish: (result, log) => finish(result, { service, deciding, sets, compile }, log),
    documents: () => service.documents(),
    stop: async () => {
      await send.close();
      await service.stop();
    },
  };
}

/** A person at a terminal sees which values are unknown. No person watches a job, so there they count. */
function unknownValuesOf({ allowUnknown }: Settings, inJob: boolean): UnknownValues {
  if (!inJob) return 'note';
  return allowUnknown ? 'advisory' : 'undecided';
}

/** The static planner as an engine: a run waits for an engine, and so for a slow program that judges. */
const STATIC_ENGINE: Engine = {
  name: 'static',
  plan: async (request) => planConfiguration(request),
};

interface Judging {
  service: RunningService;
  deciding: readonly CompiledPolicies[];
  sets: readonly FoundPolicies[];
  compile: CompilePorts;
}

async function finish(result: GateResult, judging: Judging, log: Log): Promise<GateResult> {
  const { service, deciding, sets, compile } = judging;
  const documents = service.documents();
  const proposed = await describeProposed({ sets, deciding, documents }, compile);
  const printed = await printedBy(deciding, documents, compile);
  const workspaces = result.workspaces.map((workspace) => {
    const ownNotices = [printed, proposed].flatMap(
      (notices) => notices.get(workspace.workspace) ?? [],
    );
    const notices = [...workspace.notices, ...ownNotices];
    for (const notice of notices) log.info(`${workspace.workspace}: ${notice}`);
    // The pages of the runs end with the process.
    const { runUrl: _, ...rest } = workspace;
    return { ...rest, notices };
  });
  return { ...result, workspaces };
}

/** One workspace for each name, and one for each query. */
function seedOf(settings: Settings, workingDirectory: string, token: string): Seed {
  const { organization } = settings;
  const directories = plannedDirectories(settings);
  const directoryName = nameOf(resolve(workingDirectory, directories[0] ?? '.'));
  const workspaces = settings.workspaces.map((selector) =>
    selector.kind === 'name'
      ? { name: selector.name }
      : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' },
  );
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  return {
    users: [{ username: 'owner' }],
    organizations: [{ name: organization, workspaces: [...byName.values()] }],
    tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
  };
}

/** Where a person's compiled policies are kept; undefined without a home directory. */
function cacheOf({ environment }: Pick<ProgramPorts, 'environment'>): string | undefined {
  const { XDG_CACHE_HOME: cache, HOME: home, LOCALAPPDATA: local } = environment;
  const parent = cache || local || (home && join(home, '.cache'));
  return parent && join(parent, 'plangate', 'policies');
}

/**
 * Compiles the policies of a directory for `serve`.
 *
 * @param directory absolute
 * @returns undefined if nothing can be compiled here: no `.rego`, or no `opa`
 */
export async function compileDirectory(
  directory: string,
  shownAs: string,
  ports: ProgramPorts & { clock: Clock },
): Promise<{ set: PolicySet } | { problem: string } | undefined> {
  try {
    const files = await readDirectoryPolicies(directory, shownAs, true);
    const isSource = Array.from(files?.files.keys() ?? []).some((name) => name.endsWith('.rego'));
    if (files === undefined || !isSource) return undefined;
    if ((await examineOpa(ports)) === undefined) return undefined;
    const compile = { ...ports, hcl: await loadHcl(), cacheDirectory: cacheOf(ports) };
    const { set } = await compilePolicies(files, compile);
    return { set: { ...set, name: 'guardrails' } };
  } catch (error) {
    if (error instanceof PolicyProblem) return { problem: error.message };
    throw error;
  }
}
