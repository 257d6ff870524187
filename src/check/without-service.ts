/**
 * A check that has no service: opens what plans and the policies that judge, and then the source of the plans. Nothing is sent,
 * and no run is made up.
 */
import { existsSync } from 'node:fs';
import { resolve, join, relative } from 'node:path';
import type { ChosenHere, PlannerPorts } from '../gate/plan-in-memory.ts';
import { chooseWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import type { PlanSource } from '../gate/source.ts';
import { hostRunOf } from '../hosts/detect.ts';
import { isSecretOfCiHost } from '../hosts/registry.ts';
import { isJob } from '../hosts/workspace.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { localFiles } from '../machine/files-here.ts';
import { findAround, realOrSame, slashed } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { planRecipe } from '../model/own-pages.ts';
import type { Problem } from '../model/parse.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import {
  findPlans,
  findRoots,
  findPlaces,
  type NamedPlan,
  type Root,
  concernedUnits,
} from '../plan/find-plans.ts';
import { openCheckouts, uncommittedFiles, type Checkouts } from '../plan/made-of.ts';
import type { ReviewedOf } from '../plan/open-plan-file.ts';
import { openPlanner } from '../plan/open-planner.ts';
import { findOwnSets, openOwnPolicies, type OpenedOwn } from '../rego/open-own-policies.ts';
import { describeMissingOpa } from '../rego/open-policies.ts';
import { listText } from '../report/text.ts';
import type { PlanSettings, Settings } from '../settings/settings.ts';
import { nameOfDirectory, plannedDirectories } from '../settings/workspace-selectors.ts';
import type { JobTree } from '../trust/tree.ts';
import type { AskedSource, OpenedLocal } from './check-request.ts';
import type { Limits } from './limits.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';

const NO_POLICIES = `No policy judges this plan: none is in ${POLICY_DIRECTORIES.map(quote).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;

/** The workspaces that the settings name, and those of further plans, so that the report has each plan. */
function withPlannedWorkspaces(
  settings: PlanSettings['workspaces'],
  plans: readonly NamedPlan[],
): PlanSettings['workspaces'] {
  const named = new Set(
    settings.flatMap((selector) => (selector.kind === 'name' ? selector.name : [])),
  );
  const added = new Map<string, PlanSettings['workspaces'][number]>();
  for (const { workspace: name, directory } of plans) {
    if (!named.has(name)) added.set(name, { kind: 'name', name, directory });
  }
  return [...settings, ...added.values()];
}

async function uncommittedIn(
  directories: readonly string[],
  workingDirectory: string,
  checkouts: Checkouts,
): Promise<string[] | undefined> {
  const paths = new Set<string>();
  for (const directory of directories) {
    const { repository } = findAround(directory, workingDirectory);
    const place = repository && { directory: realOrSame(directory), repository };
    const uncommitted = place && (await uncommittedFiles(place, checkouts));
    if (uncommitted === undefined) return undefined;
    for (const path of uncommitted) paths.add(path);
  }
  return [...paths].sort();
}

/** @returns what is opened, what is wrong with the settings or the policies, or why nothing here can plan or judge */
export async function openLocal(
  { plan, policy, job }: Settings,
  context: { workingDirectory: string; jobTree: JobTree; reviewed?: ReviewedOf | undefined },
  ports: GitPorts & ProgramPorts & Limits & { parsed?: ParsedFiles | undefined },
): Promise<OpenedLocal | { problems: Problem[] } | { undecided: string }> {
  const { workingDirectory, reviewed } = context;
  const inJob = context.jobTree.proposed || isJob(ports.environment);
  const plans = findPlans(plan, workingDirectory);
  if (plans !== undefined && 'unmatched' in plans) {
    const why = `There is no plan: nothing fits ${quote(plans.unmatched)}. The job that makes the plans did not run, failed, or handed them to another place.`;
    return { undecided: `${why} The recipe: ${planRecipe()}` };
  }
  const workspaces = withPlannedWorkspaces(plan.workspaces, plans ?? []);
  const namedByPlans = plans !== undefined && inJob && plan.workspaces.length === 0;
  const roots = namedByPlans ? await findRoots(plan.directory, workingDirectory, ports.parsed) : [];
  const placeOf = findPlaces({ ...plan, workspaces: [...roots, ...workspaces] }, workingDirectory);
  const checkouts = openCheckouts(ports);
  const hostRun = hostRunOf(ports.environment);
  const hostTokens = [job.githubToken ?? '', job.checksToken ?? ''];
  const place = {
    ...context,
    plans,
    inJob,
    checkouts,
    hostRun,
    hostTokens,
    isSecretOfHost: isSecretOfCiHost,
    reviewed,
    placeOf,
  };
  const ownSettings = {
    policies: policy.policies,
    directory: plan.directory,
    timeoutMs: job.timeoutMs,
  };
  const sets = findOwnSets(ownSettings, context, ports);
  // That policies were not found is reported where they are opened.
  const hasLookedForSets = sets.catch(() => undefined);
  // The planner is opened, or a plan file is read, while programs read the policies.
  const opening = [
    openOwnPolicies(ownSettings, { ...context, sets }, ports, true),
    hasLookedForSets.then(() => openPlanner(plan, place, ports)),
  ] as const;
  const stop = async (): Promise<void> => {
    for (const opened of await Promise.allSettled(opening)) {
      if (opened.status === 'fulfilled' && 'close' in opened.value) await opened.value.close();
    }
  };
  const [own, planner] = await Promise.all(opening).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  if (!('plan' in planner) || !('judge' in own) || own.missing !== undefined) {
    await stop();
    // What is wrong comes first, then why nothing here can plan, and then why nothing can judge.
    if ('problems' in planner) return planner;
    if ('plan' in planner) return 'problems' in own ? own : { undecided: own.missing ?? '' };
    const missing = [planner.undecided, await describeMissingOpa(ports)];
    return { undecided: missing.filter((sentence) => sentence !== undefined).join('\n') };
  }
  const [directory = '.'] = plannedDirectories(plan);
  const judged: OpenedLocal['judged'] = new Map();
  return {
    planner,
    workspaces,
    roots,
    placeOf,
    own: rememberJudged(own, judged),
    noPolicies: own.policies.length === 0 ? NO_POLICIES : undefined,
    directoryName: nameOfDirectory(resolve(workingDirectory, directory)),
    judged,
    // In a job, the plan of another one is of the files that its digest names.
    uncommitted: async (directories) =>
      inJob && planner.program === undefined
        ? undefined
        : uncommittedIn(directories, workingDirectory, checkouts),
    stop,
  };
}

/** Own policies that remember what they judged, to explain it. */
function rememberJudged(own: OpenedOwn, judged: OpenedLocal['judged']): OpenedOwn {
  return {
    ...own,
    judge(plan, signal) {
      judged.set(plan.workspace, plan);
      return own.judge(plan, signal);
    },
  };
}

/** Opens what plans here: a program, or the plan files of other jobs. */
export async function openHere(
  asked: AskedSource,
  local: OpenedLocal,
): Promise<PlanSource<FoundWorkspace>> {
  const { gateRequest, request, ports } = asked;
  let changed: ReturnType<typeof request.subject.changedFiles> | undefined;
  /** Asked once for all workspaces. */
  const changedFiles = () => (changed ??= request.subject.changedFiles());
  const plannerPorts: PlannerPorts = {
    planner: local.planner,
    placeOf: local.placeOf,
    choose: ({ overdue }) => chooseHere(asked, local, changedFiles, overdue),
  };
  const { program } = local.planner;
  if (program === undefined) {
    const { openFilesOfPlans } = await import('../gate/sources/plan-file.ts');
    return openFilesOfPlans(gateRequest, plannerPorts);
  }
  const { openProgram } = await import('../gate/sources/program.ts');
  const ofProposal = request.subject.proposed ? changedFiles : undefined;
  const programPorts = { program, changedFiles: ofProposal, git: ports };
  return openProgram(gateRequest, { ...plannerPorts, ...programPorts });
}

/** Chooses the workspaces by the settings and the directories. @throws what keeps every workspace from being judged */
async function chooseHere(
  { request, ports, gateRequest }: AskedSource,
  local: OpenedLocal,
  changedFiles: () => Promise<string[] | undefined>,
  signal: AbortSignal,
): Promise<ChosenHere> {
  const { workingDirectory, repositoryRoot } = request;
  const { log } = ports;
  // What a check with a service asks of it: here the settings and the directories say it.
  const show = async (name: string) => ({
    'working-directory': local.placeOf(name).workingDirectory,
  });
  const { directoryName: name } = local;
  const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
  const plan = { ...gateRequest.plan, workspaces: local.workspaces };
  const { parsed } = ports;
  const options = { plan, workingDirectory, repositoryRoot, changedFiles, parsed };
  const chosen = await chooseWorkspaces(lookUp, options);
  const unplanned = await findConcernedRoots(lookUp, options, local);
  logSkipped(chosen, log);
  const names = [...chosen.requested, ...unplanned].map((workspace) => workspace.name);
  const uncommitted = await findUncommitted(names, local, signal);
  if (uncommitted !== undefined && uncommitted.length > 0) {
    log.info(`not committed: ${listText(uncommitted, 4)}`);
  }
  return { names, skipped: chosen.skipped, uncommitted };
}

/** It rejects only with the reason of the signal: no verdict depends on it. */
async function findUncommitted(
  workspaces: readonly string[],
  { placeOf, uncommitted }: OpenedLocal,
  signal: AbortSignal,
): Promise<string[] | undefined> {
  const directories = workspaces.map((name) => {
    const { root, workingDirectory } = placeOf(name);
    return join(root, workingDirectory);
  });
  const there = [...new Set(directories)].filter((directory) => existsSync(directory));
  return endedBy(signal, uncommitted(there)).catch(() => {
    signal.throwIfAborted();
    return undefined;
  });
}

/** The roots that the change concerns and that no plan file is of: they must not be left out. */
async function findConcernedRoots(
  lookUp: Parameters<typeof chooseWorkspaces>[0],
  options: Parameters<typeof chooseWorkspaces>[1],
  { roots, workspaces }: OpenedLocal,
): Promise<{ name: string }[]> {
  const isPlanned = ({ name }: Root) =>
    workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
  if (roots.every(isPlanned)) return [];
  const modules = roots.filter(({ isUnit }) => !isUnit);
  const { workingDirectory, repositoryRoot, changedFiles } = options;
  const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
  const { requested } = await chooseWorkspaces(lookUp, { ...options, plan });
  const inRepository = (directory: string) =>
    slashed(relative(repositoryRoot, realOrSame(resolve(workingDirectory, directory))));
  const textOf = ({ directory }: Root) =>
    localFiles.readFile(resolve(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
  const units = concernedUnits(roots, await changedFiles(), inRepository, textOf);
  const names = new Set([...requested, ...units].map(({ name }) => name));
  return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
