/** Opens what plans without a service: a program on the PATH, or plans made elsewhere. Nothing is sent, and it never applies. */
import type { ProgramName } from '../configuration/file-names.ts';
import { join, relative, resolve } from 'node:path';
import { isForTofuAlone } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { readAssigned } from '../configuration/variables.ts';
import { readableHere } from '../machine/files-here.ts';
import { isolateProgram } from '../machine/isolate-program.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { findAround, findRepository, realOrSame, slashed } from '../machine/find-repository.ts';
import { findOnPath } from '../machine/program-path.ts';
import { nameSome, quote } from '../model/quote.ts';
import { finding, type Finding } from '../model/finding.ts';
import { foldCase } from '../model/go-text.ts';
import { filePart, foreign, phrase, setting } from '../model/sentence.ts';
import type { Problem } from '../model/parse.ts';
import type { ReadableFiles } from '../model/ports.ts';
import type { WrittenDirectory } from '../model/relative-path.ts';
import type { PlanJson, PlanLimit } from '../model/plan-json.ts';
import type { PlanFiles, PlanningProgram } from '../settings/plans.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import { handleErrors, UnreadableFile } from '../model/unreadable-file.ts';
import { findLeadingVariables, KEEP_OUTSIDE } from '../trust/leading-variables.ts';
import { jobDirectoryOf, UntrustedError } from '../trust/tree.ts';
import { openDefaultBranchTree } from './default-branch-tree.ts';
import { explainFailure } from './explain-failure.ts';
import { findMoved } from './moved-resources.ts';
import { readEngineEnvironment, variablesOfJob } from './program-variables.ts';
import { EngineFailure, PROGRAMS, type ProgramOptions } from './run-programs.ts';
import { plansInCheckout, type PlansInCheckout } from './program-in-checkout.ts';
import type { NamedPlan, FindPlace, PlannedPlace } from './find-plans.ts';
import { planRecipe } from '../model/own-pages.ts';
import { askedOf, limitsOf, type PlanRequirements } from './whole-plan.ts';
import { openPlanFile, openPlanFiles } from './open-plan-file.ts';
import type { PlanFileContext, PlanFilePorts } from './open-plan-file.ts';
import { jsonOf, type Planned } from './plan-document.ts';
import { plansInCopies, type ProgramRequest } from './program-plan.ts';

export interface PlannerContext extends PlanFileContext {
  placeOf: FindPlace;
}

interface ProgramContext extends PlannerContext {
  /** Whether a variable is one of a CI host that no program gets. */
  isSecretOfHost: (variable: string) => boolean;
  /** The tokens of the CI host, which no program gets. */
  hostTokens: readonly string[];
}

/** What plans workspaces, or has their plans. */
export interface Planner {
  /**
   * Plans a workspace. What cannot be planned is a plan with errors. It rejects with the reason of the signal, with UnreadablePlan,
   * with EngineFailure where variables cannot be read, or with what `installed` throws, which is called when `init` has ended.
   */
  plan(
    workspace: string,
    signal: AbortSignal,
    installed?: ProgramRequest['installed'],
  ): Promise<Planned>;
  /**
   * Plans the same workspace as the default branch has it. It rejects with the end of a sentence if that is not
   * possible. `movedFrom`: address → the one on the default branch, where no plan says it.
   */
  planBefore(
    workspace: string,
    signal: AbortSignal,
  ): Promise<{ json: PlanJson; movedFrom: ReadonlyMap<string, string> }>;
  /** Deletes everything that was written to plan. */
  close(): Promise<void>;
}

export interface ProgramPlanner extends Planner {
  program: ProgramName;
  /** A sentence for people, if the program can read what other processes hold. */
  notIsolated: string | undefined;
  /** The temporary directories in which files are planned, and of what each is a copy: '' of nothing. */
  copies: () => WrittenDirectory[];
  /** What applies the plans; undefined where they are made to be judged alone, in copies. */
  inCheckout?: PlansInCheckout | undefined;
}

type PlannerPorts = PlanFilePorts & ProgramPorts & { parsed?: ParsedFiles | undefined };

/**
 * Opens the files of plans that were made elsewhere.
 *
 * @param found the plans that the files have; undefined if it is one plan, of the workspace whatever its name
 * @returns what is wrong with the settings, or why there is no plan
 */
export async function openFilePlanner(
  {
    files: [first = ''],
    planDigest,
    found,
  }: PlanFiles & { found: readonly NamedPlan[] | undefined },
  settings: PlanSettings,
  context: PlannerContext,
  ports: PlanFilePorts,
): Promise<Planner | { problems: Problem[] } | { undecided: Finding }> {
  const { placeOf } = context;
  const asked = { ...settings, planDigest };
  const opened =
    found === undefined
      ? await openPlanFile(first, asked, context, ports)
      : { plan: openPlanFiles(found, asked, context, ports) };
  if (!('plan' in opened)) return opened;
  return {
    plan: (workspace, signal) => opened.plan(workspace, placeOf(workspace), signal),
    planBefore: async () => {
      throw new Error('a plan that was made elsewhere has no other side');
    },
    close: async () => undefined,
  };
}

/**
 * Opens a program that plans: the one that the settings name, else the one that is on the PATH.
 *
 * @returns what is wrong with the settings, or why nothing here can plan
 */
export async function openProgramPlanner(
  plans: PlanningProgram,
  settings: PlanSettings,
  context: ProgramContext,
  ports: PlannerPorts,
): Promise<ProgramPlanner | { problems: Problem[] } | { undecided: Finding }> {
  const { engine } = plans;
  const usable = engine === undefined ? PROGRAMS : [engine];
  const present = usable.filter((name) => findOnPath(name, ports.environment) !== undefined);
  const [program, otherProgram] = present;
  if (program === undefined) return { undecided: describeMissing(engine) };
  const fileForTofu = otherProgram && (await findTrackedForTofu(settings, context, ports));
  if (fileForTofu !== undefined) return { undecided: describeUnchosen(fileForTofu) };
  return startProgram({ ...plans, engine: program }, settings, context, ports);
}

async function startProgram(
  {
    engine: program,
    engineEnv = [],
    varFile = [],
    applies,
  }: PlanningProgram & { engine: ProgramName },
  settings: PlanSettings,
  context: ProgramContext,
  ports: PlannerPorts,
): Promise<ProgramPlanner | { problems: Problem[] }> {
  const { workingDirectory, jobTree, placeOf } = context;
  const { clock, parsed } = ports;
  const workspace = jobDirectoryOf(jobTree, workingDirectory);
  const directories = plannedDirectories(settings).map((shownAs) => ({
    path: resolve(workingDirectory, shownAs),
    shownAs,
  }));
  const { variables: given = [] } = settings.runOptions;
  const readVariables = (path: string) =>
    readAssigned(given, readableHere, path, { program, parsed });
  const problems = await refuseTrackedPlugins(directories, workspace, ports);
  for (const { path, shownAs } of given.length > 0 ? directories : []) {
    const read = await readVariables(path);
    if ('value' in read) continue;
    const message = `cannot be read for ${quote(shownAs)}: ${read.problems.join('; ')}. They are read as \`${program} plan -var\` reads them.`;
    problems.push({ where: 'variables', message });
  }
  if (problems.length > 0) return { problems };
  const variables = readEngineEnvironment(
    engineEnv,
    ports.environment,
    context.isSecretOfHost,
    context.hostTokens,
  );
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const trusted = await openTrusted(settings, context);
  const leading = await findLeading(variables.value, trusted, { directories, context, ports });
  if (leading.length > 0) return { problems: leading };
  const { notIsolated, ...started } =
    applies === true
      ? startedAsInJob(context, ports)
      : await startedIsolated(program, variables.value, ports);
  const options = { program, ...started, clock, parsed };
  const defaultBranch = openDefaultBranchTree(context, ports);
  const inCheckout = applies === true ? plansInCheckout(options) : undefined;
  const planning = plansInCopies(options, {
    trustedOf: (place) => trustedAt(place, trusted),
    // Where git cannot say what it tracks, a pull request may have written what `init` seems to have installed.
    mayHaveModules: async ({ root }) =>
      !jobTree.proposed || (await listTrackedFiles(root, workspace, ports)) instanceof Set,
  });
  const request = requestOf(settings);
  const asked = askedOf(settings, context.inJob);
  /** Files that an entry names come after those of all workspaces, and win. */
  const requestAt = ({ plannedWith }: PlannedPlace) => ({
    ...request,
    arguments: argumentsOf([...varFile, ...(plannedWith?.varFiles ?? [])]),
  });
  const readAt = (place: PlannedPlace) => readVariables(join(place.root, place.workingDirectory));
  return {
    program,
    notIsolated,
    async plan(name, signal, installed) {
      const place = placeOf(name);
      const read = await readAt(place);
      if ('problems' in read)
        throw new EngineFailure(`Its variables cannot be read: ${read.problems.join('; ')}.`);
      const assigned = read.value;
      const options = { ...requestAt(place), assigned, workspaceName: name, signal, installed };
      const planned = await (inCheckout ?? planning).plan(place, options);
      const problems = explainFailure(planned.problems, {
        program,
        environment: ports.environment,
        engineEnv: applies === true ? undefined : engineEnv,
        plannedWith: place.plannedWith,
      });
      const limits = [...planned.limits, ...limitsOfProgram(planned, asked)];
      return { ...planned, problems, limits };
    },
    async planBefore(name, signal) {
      const place = placeOf(name);
      const placeBefore = { ...place, root: await defaultBranch.rootOf(place.root) };
      const read = await readAt(placeBefore);
      if ('problems' in read)
        throw new Error(`its variables cannot be read: ${read.problems.join('; ')}`);
      const assigned = read.value;
      const requestBefore = { ...requestAt(place), assigned, workspaceName: name, signal };
      const before = await planning.plan(placeBefore, requestBefore);
      signal.throwIfAborted();
      const problem = before.problems.find(({ severity }) => severity === 'error');
      if (problem !== undefined) throw new Error(`its plan failed: ${problem.summary}`);
      return { json: jsonOf(before), movedFrom: findMoved(place, before, parsed) };
    },
    copies: () => planning.copies(),
    inCheckout,
    async close() {
      defaultBranch.close();
      await inCheckout?.close();
      await planning.close();
    },
  };
}

/** How programs are started, and with which variables. */
type Started = Pick<ProgramOptions, 'execute' | 'variables'> & Pick<ProgramPlanner, 'notIsolated'>;

/** What is applied was merged, and runs with the credentials of the job, as people's jobs run it. */
function startedAsInJob(
  { isSecretOfHost }: ProgramContext,
  { executeBounded: execute, environment }: PlannerPorts,
): Started {
  return {
    execute,
    notIsolated: undefined,
    variables: variablesOfJob(environment, isSecretOfHost),
  };
}

async function startedIsolated(
  program: ProgramName,
  variables: Record<string, string>,
  { executeBounded }: PlannerPorts,
): Promise<Started> {
  const { execute, notIsolated } = await isolateProgram(program, executeBounded, variables);
  return { execute, notIsolated, variables };
}

/** What limits a plan that a program here made: it has to be as it was asked for, whatever other options the program got. */
function limitsOfProgram({ plannedAs, document }: Planned, asked: PlanRequirements): PlanLimit[] {
  return plannedAs === undefined ? [] : limitsOf(plannedAs, document, asked);
}

/**
 * Where Terraform looks for programs, below a planned directory. A link or a submodule may stand for a directory with all
 * that is in it.
 */
const PLUGINS =
  /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/;
const MOST_NAMED = 5;

/**
 * Files of a repository where Terraform looks for programs to run: whoever writes them would choose what runs.
 *
 * @param directories absolute, each with its name for people
 */
async function refuseTrackedPlugins(
  directories: readonly { path: string; shownAs: string }[],
  workspace: string,
  ports: GitPorts,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const trackedIn = new Map<string, ReturnType<typeof listTrackedFiles>>();
  for (const { path, shownAs } of directories) {
    const directory = realOrSame(path);
    const repository = findRepository(directory);
    if (repository === undefined) continue;
    const root = realOrSame(repository);
    const listing = trackedIn.get(root) ?? listTrackedFiles(root, workspace, ports);
    trackedIn.set(root, listing);
    const tracked = await listing;
    // Where git cannot say it, none is loaded either: the data directory and the list of sources that Terraform gets
    // are not those of the checkout.
    if (!(tracked instanceof Set)) continue;
    const inside = slashed(relative(root, directory));
    const prefix = inside === '' ? '' : `${inside}/`;
    const plugins = [...tracked].filter(
      (file) => file.startsWith(prefix) && PLUGINS.test(foldCase(file.slice(prefix.length))),
    );
    if (plugins.length === 0) continue;
    problems.push({
      where: 'directory',
      message: `is ${quote(shownAs)}, and git tracks files where Terraform looks for programs to run: ${nameSome(plugins, MOST_NAMED)}. Take them out of git, with \`git rm -r --cached\`.`,
    });
  }
  return problems;
}

function argumentsOf(varFiles: readonly string[]): string[] {
  return varFiles.map((path) => `-var-file=${path}`);
}

function requestOf({
  runOptions,
}: PlanSettings): Omit<ProgramRequest, 'signal' | 'workspaceName' | 'assigned'> {
  const { refresh = true } = runOptions;
  return {
    isDestroy: runOptions['is-destroy'] ?? false,
    refresh,
    options: {
      refreshOnly: runOptions['refresh-only'] ?? false,
      targets: runOptions['target-addrs'] ?? [],
      replace: runOptions['replace-addrs'] ?? [],
    },
  };
}

function describeMissing(engine: ProgramName | undefined): Finding {
  const missing =
    engine === undefined
      ? phrase`no terraform and no tofu`
      : phrase`no ${engine}, which ${setting('engine')} names,`;
  return finding(
    'no-planner',
    phrase`Nothing was planned: there is ${missing} on the PATH, and no plan file is given.`,
    {
      remedy: phrase`Install one, or name a plan that another job made, with ${setting('--plan')} or the input ${setting('plan')}. The recipe: ${foreign(planRecipe())}`,
    },
  );
}

/** A file that only OpenTofu reads: where both programs are, a plan by Terraform may not be of what is applied. */
async function findTrackedForTofu(
  { directory }: PlanSettings,
  { workingDirectory, jobTree }: PlannerContext,
  ports: GitPorts,
): Promise<string | undefined> {
  const root = findRepository(realOrSame(resolve(workingDirectory, directory)));
  if (root === undefined) return undefined;
  const workspace = jobDirectoryOf(jobTree, workingDirectory);
  const tracked = await listTrackedFiles(realOrSame(root), workspace, ports);
  return tracked instanceof Set ? [...tracked].find(isForTofuAlone) : undefined;
}

function describeUnchosen(file: string): Finding {
  return finding(
    'no-planner',
    phrase`Nothing was planned: terraform and tofu are both on the PATH, and only tofu reads files such as ${filePart(file)}.`,
    {
      about: { file, setting: 'engine' },
      remedy: phrase`Name the one that applies: ${setting('engine')}.`,
    },
  );
}

/** What the default branch has. Paths of `files` are relative to `root`, which is absolute; left out outside of a repository. */
interface TrustedRepository {
  root: string | undefined;
  files: ReadableFiles;
}

/** Opens the default branch; undefined where no pull request is judged. */
async function openTrusted(
  settings: PlanSettings,
  { workingDirectory, jobTree }: PlannerContext,
): Promise<TrustedRepository | undefined> {
  if (!jobTree.proposed) return undefined;
  const directory = resolve(workingDirectory, settings.directory);
  const root = findAround(directory, jobTree.workspace).repository?.root;
  const read = root === undefined ? NO_FILES : await jobTree.trusted(root).catch(() => NO_FILES);
  return { root, files: withMissing(read) };
}

/** What cannot be read of the default branch is missing: then nothing counts as the same there. */
function withMissing(files: ReadableFiles): ReadableFiles {
  return handleErrors(files, (error) => {
    if (!(error instanceof UnreadableFile || error instanceof UntrustedError)) throw error;
  });
}

/** A place on the default branch, with the files there. */
function trustedAt(
  place: PlannedPlace,
  trusted: TrustedRepository | undefined,
): ProgramOptions['trusted'] {
  if (trusted === undefined) return undefined;
  const { root = place.root, files } = trusted;
  const path = join(place.root, place.workingDirectory);
  return { files, directory: slashed(relative(root, path)) };
}

/** Variables that lead the program into files that a pull request may have written. */
async function findLeading(
  variables: Readonly<Record<string, string>>,
  trusted: TrustedRepository | undefined,
  where: {
    directories: readonly { path: string }[];
    context: PlannerContext;
    ports: Pick<GitPorts, 'environment'>;
  },
): Promise<Problem[]> {
  if (trusted === undefined) return [];
  const { directories, context, ports } = where;
  const workspace = jobDirectoryOf(context.jobTree, context.workingDirectory);
  const found = await findLeadingVariables(variables, {
    directories: [workspace, context.workingDirectory],
    root: trusted.root ?? workspace,
    base: trusted.files,
    startedIn: directories.map(({ path }) => path),
    environment: ports.environment,
  });
  return found.map((sentence) => ({
    where: 'engine-env',
    message: `${sentence}. ${KEEP_OUTSIDE}.`,
  }));
}

/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES: ReadableFiles = {
  names: async () => undefined,
  read: async () => undefined,
};
