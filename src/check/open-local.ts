/** Opens a check that has no service: what plans, and the policies that judge. Nothing is sent, and no run is made up. */
import { resolve } from 'node:path';
import { hostRunOf } from '../hosts/detect.ts';
import { isSecretOfCiHost } from '../hosts/registry.ts';
import { isJob } from '../hosts/workspace.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import type { Problem } from '../model/parse.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import {
  findPlans,
  findRoots,
  findPlaces,
  type NamedPlan,
  type Root,
  type FindPlace,
} from '../plan/find-plans.ts';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import { openCheckouts, uncommittedFiles, type Checkouts } from '../plan/made-of.ts';
import { planRecipe } from '../model/own-pages.ts';
import type { ReviewedOf } from '../plan/open-plan-file.ts';
import { openPlanner, type Planner } from '../plan/open-planner.ts';
import type { PlanToJudge } from '../rego/judge-plan.ts';
import { describeMissingOpa } from '../rego/open-policies.ts';
import { findOwnSets, openOwnPolicies, type OpenedOwn } from '../rego/open-own-policies.ts';
import { nameOfDirectory, plannedDirectories } from '../settings/workspace-selectors.ts';
import type { PlanSettings, Settings } from '../settings/settings.ts';
import type { JobTree } from '../trust/tree.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { Limits } from './limits.ts';

export interface OpenedLocal {
  planner: Planner;
  /** The workspaces that the settings name, and those that only the plan files name. */
  workspaces: PlanSettings['workspaces'];
  /** All root modules, if only the plan files name workspaces: one that the change concerns must have a plan. Else empty. */
  roots: readonly Root[];
  placeOf: FindPlace;
  own: OpenedOwn;
  /** Why no policy judges; a sentence for people. */
  noPolicies: string | undefined;
  /** The name of the directory, for a workspace that the settings do not name. */
  directoryName: string;
  /** Every plan that was judged, by the name of its workspace. */
  judged: Map<string, PlanToJudge>;
  /**
   * The files of these directories, absolute, that are not as the commit has them, relative to their repository; undefined
   * where that is not known, or does not matter.
   */
  uncommitted: (directories: readonly string[]) => Promise<string[] | undefined>;
  stop: () => Promise<void>;
}

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
