/** Opens what plans without a service and the policies that judge, and then what the gate takes the plans from. */
import { existsSync } from 'node:fs';
import { resolve, join, relative } from 'node:path';
import { variablesOfFiles } from '../configuration/argument-files.ts';
import type { ChosenHere, PlannerPorts } from '../gate/plan-in-memory.ts';
import type { ReadingOptions } from '../gate/affected-workspaces.ts';
import { chooseWorkspaces, logSkipped } from '../gate/requested-workspaces.ts';
import type { FoundWorkspace } from '../gate/result.ts';
import { JUDGES } from '../gate/judges/judges.ts';
import type { PlansFrom } from '../gate/plans-from.ts';
import { hostRunOf } from '../hosts/detect.ts';
import { isSecretOfCiHost } from '../hosts/registry.ts';
import { isJob } from '../hosts/job-workspace.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { localFiles } from '../machine/files-here.ts';
import { findAround, realOrSame, slashed } from '../machine/find-repository.ts';
import { endedBy } from '../model/ended-by.ts';
import { planRecipe } from '../model/own-pages.ts';
import { finding, type Finding } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import {
  joinSentences,
  linkPart,
  literal,
  phrase,
  quoted,
  setting,
  typed,
} from '../model/sentence.ts';
import {
  findPlans,
  findRoots,
  nameByDirectories,
  findPlaces,
  type FindPlace,
  type NamedPlan,
  type Root,
  concernedUnits,
} from '../plan/find-plans.ts';
import { openCheckouts, uncommittedFiles, type Checkouts } from '../plan/made-of.ts';
import {
  openFilePlanner,
  openProgramPlanner,
  type Planner,
  type PlannerContext,
  type ProgramPlanner,
} from '../plan/open-planner.ts';
import type { PlanToJudge } from '../rego/judge-plan.ts';
import { findOwnSets, openOwnPolicies, type OpenedOwn } from '../rego/open-own-policies.ts';
import { findMissingOpa } from '../rego/open-policies.ts';
import { listText } from '../report/text.ts';
import type { PlanFiles, PlanningProgram } from '../settings/plans.ts';
import type { PlanSettings, Settings } from '../settings/settings.ts';
import { nameOfDirectory, plannedDirectories } from '../settings/workspace-selectors.ts';
import type { AskedPlansFrom, Explained, PlansPlace } from './check-request.ts';
import type { TimeLimits } from './time-limits.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';

const USUAL = joinSentences(literal` or `, ...POLICY_DIRECTORIES.map(quoted));
const NO_POLICIES = finding('no-policy', phrase`No policy judges this plan: none is in ${USUAL}.`, {
  remedy: phrase`Name its directory with ${setting('policies')}, or write a first policy with its test: ${typed('plangate init --local')}.`,
  actor: 'policy-owners',
});

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

/** What plans and what judges on this machine. */
interface Here<P extends Planner> {
  planner: P;
  own: OpenedOwn;
  /** Why no policy judges. */
  noPolicies: Finding | undefined;
  /** The workspaces that the settings name, and those that only the plan files name. */
  workspaces: PlanSettings['workspaces'];
  /** All root modules, if only the plan files name workspaces: one that the change concerns must have a plan. Else empty. */
  roots: readonly Root[];
  placeOf: FindPlace;
  /** The name of the directory, for a workspace that the settings do not name. */
  directoryName: string;
  /**
   * The files of these directories, absolute, that are not as the commit has them, relative to their repository; undefined
   * where that is not known, or does not matter.
   */
  uncommitted(this: void, directories: readonly string[]): Promise<string[] | undefined>;
  /** Prints what a policy saw of each plan that was judged. */
  explain(this: void, explained: Explained): Promise<void>;
  close(this: void): Promise<void>;
}

export interface OpenedHere<P extends Planner = Planner> extends Here<P> {
  /** Opens what the gate takes the plans from. */
  plansFrom(this: void, asked: AskedPlansFrom): Promise<PlansFrom<FoundWorkspace>>;
}

type HerePorts = GitPorts & ProgramPorts & TimeLimits & { parsed?: ParsedFiles | undefined };

/** What is wrong with the settings or the policies, or why nothing here can plan or judge. */
type NotOpened = { problems: Problem[] } | { undecided: Finding };

/** Opens a program that plans, and the policies that judge. */
export async function openProgramHere(
  plans: PlanningProgram,
  settings: Settings,
  place: PlansPlace,
  ports: HerePorts,
): Promise<OpenedHere<ProgramPlanner> | NotOpened> {
  const { job } = settings;
  const plan = { ...settings.plan, workspaces: nameByDirectories(settings.plan) };
  const { githubToken = '', checksToken = '', membersToken = '' } = job;
  const secrets = {
    hostTokens: [githubToken, checksToken, membersToken],
    isSecretOfHost: isSecretOfCiHost,
  };
  const named = { workspaces: plan.workspaces, roots: [], comparesFiles: true };
  const open = (context: PlannerContext) =>
    openProgramPlanner(plans, plan, { ...context, ...secrets }, ports);
  const here = await openHere({ ...settings, plan }, { ...named, open }, place, ports);
  if (!('planner' in here)) return here;
  const plansFrom = async (asked: AskedPlansFrom) => {
    const { request, gateRequest, ports: git } = asked;
    const given = settings.plan.runOptions.variables ?? [];
    const ofVariables = {
      varFile: plans.varFile,
      isVariableOfFiles: variablesOfFiles(
        ports.environment,
        given.map(({ key }) => key),
      ),
    };
    const { changedFiles, ...ofPlanner } = plannerPorts(plans, here, asked, ofVariables);
    const { openProgram } = await import('../gate/plans-from/program-here.ts');
    const ofProposal = request.subject.proposed ? changedFiles : undefined;
    const { program, inCheckout } = here.planner;
    const opened = { ...ofPlanner, program, inCheckout, changedFiles: ofProposal, git };
    return openProgram(gateRequest, opened);
  };
  return { ...here, plansFrom };
}

/** Opens plans that were made elsewhere, and the policies that judge. */
export async function openFilesHere(
  plans: PlanFiles,
  settings: Settings,
  place: PlansPlace,
  ports: HerePorts,
): Promise<OpenedHere | NotOpened> {
  const plan = { ...settings.plan, workspaces: nameByDirectories(settings.plan) };
  const { workingDirectory } = place;
  const found = findPlans(plans, plan, workingDirectory);
  if (found !== undefined && 'unmatched' in found) {
    const says = phrase`There is no plan: nothing fits ${quoted(found.unmatched)}. The job that makes the plans did not run, failed, or handed them to another place.`;
    const remedy = phrase`See the ${linkPart(phrase`recipe`, planRecipe())}.`;
    return { undecided: finding('no-plan', says, { remedy, actor: 'operators' }) };
  }
  const inJob = isInJob(place, ports);
  const namedByPlans = found !== undefined && inJob && plan.workspaces.length === 0;
  const roots = namedByPlans ? await findRoots(plan.directory, workingDirectory, ports.parsed) : [];
  const workspaces = withPlannedWorkspaces(plan.workspaces, found ?? []);
  // In a job, the plan of another one is of the files that its digest names.
  const named = { workspaces, roots, comparesFiles: !inJob };
  const open = (context: PlannerContext) =>
    openFilePlanner({ ...plans, found }, plan, context, ports);
  const here = await openHere({ ...settings, plan }, { ...named, open }, place, ports);
  if (!('planner' in here)) return here;
  const plansFrom = async (asked: AskedPlansFrom) => {
    const { openFilesOfPlans } = await import('../gate/plans-from/plan-file.ts');
    return openFilesOfPlans(asked.gateRequest, plannerPorts(plans, here, asked));
  };
  return { ...here, plansFrom };
}

function isInJob({ jobTree }: PlansPlace, { environment }: HerePorts): boolean {
  return jobTree.proposed || isJob(environment);
}

interface ToOpen<P extends Planner> extends Pick<Here<P>, 'workspaces' | 'roots'> {
  comparesFiles: boolean;
  open: (context: PlannerContext) => Promise<P | NotOpened>;
}

/**
 * Opens what plans while programs read the policies.
 *
 * @param asked.open opens it
 * @param asked.comparesFiles whether it matters which files here are not as the commit has them
 */
async function openHere<P extends Planner>(
  { plan, policy, job }: Settings,
  { open, comparesFiles, ...named }: ToOpen<P>,
  place: PlansPlace,
  ports: HerePorts,
): Promise<Here<P> | NotOpened> {
  const { workingDirectory, explained } = place;
  const allNamed = [...named.roots, ...named.workspaces];
  const placeOf = findPlaces({ ...plan, workspaces: allNamed }, workingDirectory);
  const checkouts = openCheckouts(ports);
  const context = {
    ...place,
    inJob: isInJob(place, ports),
    checkouts,
    hostRun: hostRunOf(ports.environment),
    placeOf,
  };
  const judgesOtherwise = JUDGES.some((judge) => judge.judgesAlone?.(policy));
  const ownSettings = {
    // A job names what judges it. Where that is no policy, it has none.
    policies: policy.policies ?? (place.jobTree.proposed && judgesOtherwise ? [] : undefined),
    directory: plan.directory,
    timeoutMs: job.timeoutMs,
  };
  const sets = findOwnSets(ownSettings, place, ports);
  // That policies were not found is reported where they are opened.
  const hasLookedForSets = sets.catch(() => undefined);
  const opening = [
    openOwnPolicies(ownSettings, { ...place, sets }, ports, true),
    hasLookedForSets.then(() => open(context)),
  ] as const;
  const close = async (): Promise<void> => {
    for (const opened of await Promise.allSettled(opening)) {
      if (opened.status === 'fulfilled' && 'close' in opened.value) await opened.value.close();
    }
  };
  const [own, planner] = await Promise.all(opening).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  // What is wrong comes first, then why nothing here can plan, and then why nothing can judge.
  if (!('plan' in planner)) {
    await close();
    if ('problems' in planner) return planner;
    return { undecided: withFurther(planner.undecided, await findMissingOpa(ports)) };
  }
  if ('problems' in own) {
    await close();
    return own;
  }
  if (own.missing !== undefined) {
    await close();
    return { undecided: own.missing };
  }
  const { policies } = own;
  if (explained !== undefined && !policies.includes(explained)) {
    await close();
    const message = `"${explained}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
    return { problems: [{ where: '--explain', message }] };
  }
  const judged = new Map<string, PlanToJudge>();
  const [directory = '.'] = plannedDirectories(plan);
  return {
    ...named,
    planner,
    own: rememberJudged(own, judged),
    noPolicies: policies.length === 0 ? NO_POLICIES : undefined,
    placeOf,
    directoryName: nameOfDirectory(resolve(workingDirectory, directory)),
    uncommitted: async (directories) =>
      comparesFiles ? uncommittedIn(directories, workingDirectory, checkouts) : undefined,
    async explain({ policy: name, show, print }) {
      for (const [workspace, judgedPlan] of judged) {
        for (const text of await own.explain(name, judgedPlan, show)) await print(workspace, text);
      }
    },
    close,
  };
}

/** What is found, and what else is found beside it and has to be done too. */
function withFurther(found: Finding, further: Finding | undefined): Finding {
  if (further === undefined) return found;
  const space = literal` `;
  return {
    ...found,
    says: joinSentences(space, found.says, further.says),
    remedy: joinSentences(space, found.remedy ?? '', further.remedy ?? ''),
  };
}

/** Own policies that remember what they judged, to explain it. */
function rememberJudged(own: OpenedOwn, judged: Map<string, PlanToJudge>): OpenedOwn {
  return {
    ...own,
    judge(plan, signal) {
      judged.set(plan.workspace, plan);
      return own.judge(plan, signal);
    },
  };
}

/** What both ways are opened with, and the files that the change changes. */
function plannerPorts(
  { organization }: PlanningProgram | PlanFiles,
  here: Here<Planner>,
  asked: AskedPlansFrom,
  ofVariables: Pick<ReadingOptions, 'varFile' | 'isVariableOfFiles'> = {},
): PlannerPorts & { changedFiles: () => Promise<string[] | undefined> } {
  const { subject } = asked.request;
  let changed: ReturnType<typeof subject.changedFiles> | undefined;
  /** Asked once for all workspaces. */
  const changedFiles = () => (changed ??= subject.changedFiles());
  return {
    planner: here.planner,
    organization,
    placeOf: here.placeOf,
    choose: ({ overdue }) => chooseHere(asked, here, { changedFiles, ...ofVariables }, overdue),
    changedFiles,
  };
}

/** Chooses the workspaces by the settings and the directories. @throws what keeps every workspace from being judged */
async function chooseHere(
  { request, ports, gateRequest }: AskedPlansFrom,
  here: Here<Planner>,
  files: Pick<
    Parameters<typeof chooseWorkspaces>[1],
    'changedFiles' | 'varFile' | 'isVariableOfFiles'
  >,
  signal: AbortSignal,
): Promise<ChosenHere> {
  const { workingDirectory, repositoryRoot } = request;
  const { log } = ports;
  // What a check with a service asks of it: here the settings and the directories say it.
  const show = async (name: string) => ({
    'working-directory': here.placeOf(name).workingDirectory,
  });
  const { directoryName: name } = here;
  const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
  const plan = { ...gateRequest.plan, workspaces: here.workspaces };
  const { parsed } = ports;
  const options = { plan, workingDirectory, repositoryRoot, ...files, parsed };
  const chosen = await chooseWorkspaces(lookUp, options);
  const refused = chosen.requested.flatMap(({ name: of, refused: error }) =>
    error === undefined ? [] : { name: of, error, isAlone: true },
  );
  const planned = chosen.requested.filter((workspace) => workspace.refused === undefined);
  const unplanned = await findConcernedRoots(lookUp, options, here);
  logSkipped(chosen, log, request.context.actors.byPerson);
  const names = [...planned, ...unplanned].map((workspace) => workspace.name);
  const uncommitted = await findUncommitted(names, here, signal);
  if (uncommitted !== undefined && uncommitted.length > 0) {
    log.info(`not committed: ${listText(uncommitted, 4)}`);
  }
  return { names, refused, skipped: chosen.skipped, uncommitted };
}

/** It rejects only with the reason of the signal: no verdict depends on it. */
async function findUncommitted(
  workspaces: readonly string[],
  { placeOf, uncommitted }: Here<Planner>,
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
  { roots, workspaces }: Here<Planner>,
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
