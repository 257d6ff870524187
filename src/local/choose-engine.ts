/** Chooses what plans a local check: a program on the PATH, or a plan made elsewhere. */
import { relative, resolve, sep } from 'node:path';
import { isJob } from '../hosts/workspace.ts';
import { startsApart } from '../machine/apart.ts';
import { isOnPath } from '../machine/execute.ts';
import { findAround } from '../machine/find-repository.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { Clock, ExecuteBounded } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import type { Engine } from '../service/engines/engine.ts';
import { readEngineEnvironment } from '../service/engines/engine-environment.ts';
import { programEngine } from '../service/engines/program-engine.ts';
import type { Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import {
  asTrusted,
  jobDirectoryOf,
  type ConfigurationFiles,
  type JobTree,
  type Trusted,
} from '../trust/tree.ts';
import { openPlanFile, PLAN_RECIPE, type ReviewedOf } from './open-plan-file.ts';
import type { PlaceOf } from './planned-places.ts';
import { refuseTrackedPlugins } from './tracked-plugins.ts';

interface EngineContext {
  workingDirectory: string;
  jobTree: JobTree;
  placeOf: PlaceOf;
  reviewed: ReviewedOf | undefined;
}

interface EnginePorts extends GitPorts {
  clock: Clock;
  executeBounded: ExecuteBounded;
}

type EngineName = NonNullable<Settings['engine']>;

interface ChosenEngine {
  /** Undefined for a plan that was made elsewhere. */
  name: EngineName | undefined;
  engine: Engine;
  /** A sentence for people, if the program can read what other processes hold. */
  notApart?: string | undefined;
}

/** The engine of the settings, what is wrong with it, or why nothing here can plan. */
export async function chooseEngine(
  settings: Settings,
  directories: EngineContext,
  ports: EnginePorts,
): Promise<ChosenEngine | { problems: Problem[] } | { undecided: string }> {
  if (settings.plan !== undefined) {
    const inJob = isInJob(directories, ports);
    const opened = await openPlanFile(settings.plan, settings, { ...directories, inJob }, ports);
    return 'engine' in opened ? { name: undefined, ...opened } : opened;
  }
  const wanted = settings.engine === undefined ? PROGRAMS : [settings.engine];
  const name = wanted.find((program) => isOnPath(program, ports.environment));
  if (name === undefined) return { undecided: sayMissing(settings.engine) };
  const { workingDirectory, jobTree } = directories;
  const workspace = jobDirectoryOf(jobTree, workingDirectory);
  const planned = plannedDirectories(settings).map((shownAs) => ({
    path: resolve(workingDirectory, shownAs),
    shownAs,
  }));
  const problems = await refuseTrackedPlugins(planned, workspace, ports);
  if (problems.length > 0) return { problems };
  const named = settings.engineEnv ?? [];
  const { githubToken = '', checksToken = '' } = settings;
  const tokens = [githubToken, checksToken];
  const variables = readEngineEnvironment(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
  const options = { execute, clock: ports.clock, variables: variables.value };
  const trusted = await trustedFiles(settings, directories);
  const engine: Engine = {
    name,
    plan: (request) =>
      programEngine({
        ...options,
        program: name,
        trusted: trusted?.(request.workspaceName),
      }).plan(request),
  };
  return { name, notApart, engine };
}

const PROGRAMS = ['terraform', 'tofu'] as const;

function sayMissing(wanted: EngineName | undefined): string {
  const missing =
    wanted === undefined ? 'no terraform and no tofu' : `no ${wanted}, which \`engine\` names,`;
  return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${PLAN_RECIPE}`;
}

/** Also true if the files of a job are not judged, as after a push. */
function isInJob(
  { jobTree }: Pick<EngineContext, 'jobTree'>,
  { environment }: Pick<EnginePorts, 'environment'>,
): boolean {
  return jobTree.proposed || isJob(environment);
}

/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(
  settings: Settings,
  { workingDirectory, jobTree, placeOf }: EngineContext,
): Promise<
  ((workspace: string) => { files: Trusted<ConfigurationFiles>; root: string }) | undefined
> {
  if (!jobTree.proposed) return undefined;
  const { workspace: top = workingDirectory } = jobTree;
  const directory = resolve(workingDirectory, settings.directory);
  const root = findAround(directory, top).repository?.root;
  const files =
    root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
  return (workspace) => {
    const { root: path } = placeOf(workspace);
    return {
      files,
      root: relative(root ?? path, path)
        .split(sep)
        .join('/'),
    };
  };
}

/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES = asTrusted<ConfigurationFiles>({
  names: async () => undefined,
  read: async () => undefined,
});
