/**
 * Opens a check that needs no other service. It makes one inside this process, with the organization and
 * the workspaces of the settings and with the policies that may judge. The gate uses it like any service,
 * but it never listens: no port is opened.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { GateResult } from '../gate/result.ts';
import { loadHcl } from '../configuration/syntax/hcl.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { keptAfterJudging } from '../model/job-time.ts';
import type { Alarms, Clock, Log, Random, Send } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import type { Engine } from '../service/engines/engine.ts';
import { TERRAFORM_PLAN } from '../service/plan/plan-shape.ts';
import { NOWHERE } from '../service/exchange.ts';
import type { Service } from '../service/service.ts';
import type { Seed } from '../service/seed.ts';
import { nameOfDirectory } from '../settings/local-names.ts';
import type { Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import type { JobTree } from '../trust/tree.ts';
import { chooseEngine } from './choose-engine.ts';
import {
  openPolicies,
  sayMissingOpa,
  withoutOverrides,
  type OpenedPolicies,
  type PolicyPorts,
  POLICY_MS,
} from './open-policies.ts';
import { quote } from '../model/quote.ts';
import { MissingJudge, POLICY_DIRECTORIES, PolicyProblem } from '../model/policy-files.ts';
import { findPolicies, type FoundPolicies } from './policy-sources.ts';
import { describeProposed } from './proposed-policies.ts';
import type { JudgeLimits } from './rego/judge-by-opa.ts';
import type { ReviewedOf } from './open-plan-file.ts';
import { findPlaces, type PlaceOf } from './planned-places.ts';
import type { LocalLevels } from '../model/policy-result.ts';
import type { PolicySet } from '../service/load-policies.ts';
import { openDefaultBranchTree } from './default-branch-tree.ts';
import { recording, type JudgedPlan } from './recorded.ts';
import { sendInProcess } from './send-in-process.ts';

export interface LocalContext {
  workingDirectory: string;
  jobTree: JobTree;
  reviewed?: ReviewedOf | undefined;
}

interface PlacedContext extends LocalContext {
  placeOf: PlaceOf;
}

export interface LocalPorts extends GitPorts, ProgramPorts {
  clock: Clock;
  random: Random;
  alarms: Alarms;
  /** When the job's time is over, by the monotonic clock. */
  endsAt: number;
  /** Aborted when the check is canceled. */
  signal: AbortSignal;
}

export interface OpenedLocal {
  /** With the address and the token of the service. */
  settings: Settings;
  /** Names of the policies that judge. */
  policies: string[];
  /** Reaches the service, and nothing else. */
  send: Send;
  /** Sentences for people, before anything is planned. */
  notices: string[];
  /** A sentence for the log alone, if the program that plans can read what other processes hold. */
  notApart?: string | undefined;
  /** What judges, as in `opa 1.22.2`; undefined without policies. */
  judgedBy: string | undefined;
  /** Adds to a result what policies printed, and how changed policies would judge. */
  finish: (result: GateResult, log: Log) => Promise<GateResult>;
  /** The document that a policy has read in each workspace. */
  explain: (policy: string) => { workspace: string; document: unknown }[];
  /** What the gate knows of the service inside this process alone. */
  ofLocal: {
    /** Resolves when a run goes on, so that nothing has to ask again and again. */
    whenRunMoves: Service['whenRunMoves'];
    localLevels: LocalLevels | undefined;
    noPolicies: string | undefined;
    /** Undefined for a plan that was made elsewhere. */
    rootOnDefaultBranch: ((root: string) => Promise<string>) | undefined;
    movedResources: Service['movedResources'];
  };
  stop: () => Promise<void>;
}

const NO_POLICIES = `No policy judges this plan: none is in ${POLICY_DIRECTORIES.map(quote).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;

/**
 * Starts the service of one check.
 *
 * @returns the service, what is wrong with the policies, or why nothing here can plan or judge
 */
export async function openLocal(
  settings: Settings,
  directories: LocalContext,
  ports: LocalPorts,
): Promise<OpenedLocal | { problems: Problem[] } | { undecided: string }> {
  try {
    const { reviewed } = directories;
    const placed = { ...directories, reviewed, placeOf: await findPlaces(settings, directories) };
    const chosen = await chooseEngine(settings, placed, ports);
    if ('problems' in chosen) return chosen;
    if ('undecided' in chosen) {
      const opa = await sayMissingOpa(ports);
      return { undecided: [chosen.undecided, ...(opa === undefined ? [] : [opa])].join('\n') };
    }
    const { name, engine, notApart } = chosen;
    const opened = await open({ ...settings, engine: name }, engine, placed, ports);
    return { ...opened, notApart };
  } catch (error) {
    // A program that was ended is no problem of the policies.
    if (!(error instanceof PolicyProblem) || ports.signal.aborted) throw error;
    if (error instanceof MissingJudge) return { undecided: error.message };
    return {
      problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
    };
  }
}

async function open(
  settings: Settings,
  engine: Engine,
  directories: PlacedContext,
  ports: LocalPorts,
): Promise<OpenedLocal> {
  const sets = await findSets(settings, directories, ports);
  const policyPorts = await portsFor(settings, ports);
  const deciding: Deciding[] = [];
  const tree = openDefaultBranchTree(directories, ports);
  const close = async (): Promise<void> => {
    tree.close();
    for (const { opened } of deciding) await opened.close();
  };
  try {
    // It is loaded while `opa` reads the policies.
    const loading = import('../service/service.ts');
    for (const { decides } of sets) {
      const opened = await openPolicies(decides, policyPorts);
      deciding.push({ opened, set: withoutOverrides(opened.set), judged: [] });
    }
    const accepts = settings.onlyNew || settings.exceptionsFile !== undefined;
    const token = randomBytes(32).toString('base64url');
    const { createService } = await loading;
    const service = createService({
      clock: ports.clock,
      random: ports.random,
      seed: seedOf(settings, directories, token),
      policySets: recordingSets(deciding, accepts),
      engine,
      runDurationMs: 0,
    });
    await service.ready();
    const warnings = deciding.flatMap(({ opened }) => opened.warnings);
    return {
      settings: { ...settings, origin: NOWHERE, token },
      send: sendInProcess(service, ports.alarms),
      policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
      judgedBy: judgedBy(deciding),
      notices: warnings,
      finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
      explain: (policy) => documentsFor(policy, deciding),
      ofLocal: {
        ...asFunctions(service),
        noPolicies: sets.length === 0 ? NO_POLICIES : undefined,
        localLevels: accepts ? levelsOf(deciding.map(({ set }) => set)) : undefined,
        rootOnDefaultBranch: settings.plan === undefined ? tree.rootOf : undefined,
      },
      stop: async () => {
        await service.endPlanning();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function asFunctions(service: Service): Pick<Service, 'whenRunMoves' | 'movedResources'> {
  return {
    whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
    movedResources: (runId, beforeId) => service.movedResources(runId, beforeId),
  };
}

function findSets(
  settings: Settings,
  { workingDirectory, jobTree }: LocalContext,
  ports: LocalPorts,
): Promise<FoundPolicies[]> {
  const directory = resolve(workingDirectory, settings.directory);
  return findPolicies({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
}

/** What opens and judges the policies of one check. */
async function portsFor(
  { timeoutMs, policyTimeoutMs }: Settings,
  ports: LocalPorts,
): Promise<PolicyPorts> {
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const limits: JudgeLimits = {
    clock,
    policyMs: policyTimeoutMs ?? POLICY_MS,
    deadlineMs: endsAt - keptAfterJudging(timeoutMs),
    processes: availableParallelism(),
  };
  const plan = TERRAFORM_PLAN;
  return { executeBounded, environment, signal, hcl: await loadHcl(), limits, plan };
}

/** A policy set, and what it has said of each plan. */
interface Deciding {
  opened: OpenedPolicies;
  /** With the levels that count. */
  set: PolicySet;
  /** Without the plans of the default branch, once the check has its result. */
  judged: JudgedPlan[];
}

/**
 * The sets as the service runs them.
 *
 * @param accepts whether failures can be accepted later. Then every policy is advisory here, so that none ends the run
 */
function recordingSets(deciding: readonly Deciding[], accepts: boolean): PolicySet[] {
  return deciding.map(({ set, judged }) => {
    const advisory = set.policies.map((policy) => ({ ...policy, level: 'advisory' as const }));
    return recording(accepts ? { ...set, policies: advisory } : set, judged);
  });
}

/** The levels that the sets declare; none where a set declares one name at two levels. */
function levelsOf(sets: readonly PolicySet[]): LocalLevels {
  return (policySet, policy) => {
    const declared = sets
      .filter((set) => set.name === policySet)
      .flatMap(({ policies }) => policies.filter(({ name }) => name === policy));
    const [level, ...others] = new Set(declared.map((each) => each.level));
    return others.length > 0 ? undefined : level;
  };
}

function judgedBy(deciding: readonly Deciding[]): string | undefined {
  const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
  return all === '' ? undefined : all;
}

function documentsFor(
  policy: string,
  deciding: readonly Deciding[],
): ReturnType<OpenedLocal['explain']> {
  return deciding
    .filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
    .flatMap(({ opened, judged }) =>
      judged.map(({ input }) => {
        const document: unknown = JSON.parse(opened.write(input));
        return { workspace: input.run.workspace.name, document };
      }),
    );
}

interface Judging {
  deciding: readonly Deciding[];
  sets: readonly FoundPolicies[];
  ports: PolicyPorts;
}

async function finish(
  result: GateResult,
  { deciding, sets, ports }: Judging,
  log: Log,
): Promise<GateResult> {
  const runs = new Set(result.workspaces.map(({ runId }) => runId));
  for (const each of deciding) {
    const ofResult = each.judged.filter(({ input }) => runs.has(input.run.id));
    each.judged.splice(0, Infinity, ...ofResult);
  }
  const proposed = await describeProposed({ sets, deciding }, ports);
  const workspaces = result.workspaces.map((workspace) => {
    const { runId = '' } = workspace;
    const printed = deciding.flatMap(({ opened }) => opened.printed.get(runId) ?? []);
    const ofChange = proposed.get(workspace.workspace) ?? [];
    const notices = [...workspace.notices, ...printed, ...ofChange];
    for (const notice of notices) log.info(`${workspace.workspace}: ${notice}`);
    // The pages of the runs end with the process.
    const { runUrl: _, ...rest } = workspace;
    return { ...rest, notices };
  });
  return { ...result, workspaces };
}

/** One workspace for each name, and one for each query. */
function seedOf(
  settings: Settings,
  { workingDirectory, placeOf }: PlacedContext,
  token: string,
): Seed {
  const { organization } = settings;
  const directories = plannedDirectories(settings);
  const directoryName = nameOfDirectory(resolve(workingDirectory, directories[0] ?? '.'));
  const workspaces = settings.workspaces.map((selector) =>
    selector.kind === 'name'
      ? { name: selector.name }
      : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' },
  );
  const byName = new Map(
    workspaces.map((workspace) => {
      const inside = placeOf(workspace.name).workingDirectory || undefined;
      return [workspace.name, { ...workspace, workingDirectory: inside }];
    }),
  );
  return {
    users: [{ username: 'owner' }],
    organizations: [{ name: organization, workspaces: [...byName.values()] }],
    tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
  };
}
