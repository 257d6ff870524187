/** Chooses what plans a local check: the static planner, a program on the PATH, or a plan made elsewhere. */
import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import { isJob } from '../hosts/workspace.ts';
import { startsApart } from '../machine/apart.ts';
import { isOnPath } from '../machine/execute.ts';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { readRegular } from '../machine/read-regular.ts';
import { quote } from '../model/quote.ts';
import { planFileEngine } from '../service/engines/plan-file-engine.ts';
import { compareDigest, digestPath } from '../service/engines/plan-file/tree-digest.ts';
import { LONGEST_PLAN } from '../service/engines/read-plan.ts';
import type { Clock, ExecuteBounded } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import type { Engine } from '../service/engines/engine.ts';
import { readEngineEnvironment } from '../service/engines/engine-environment.ts';
import { programEngine } from '../service/engines/program-engine.ts';
import type { Settings } from '../settings/settings.ts';
import { asTrusted, type ConfigurationFiles, type JobTree, type Trusted } from '../trust/tree.ts';
import { TERRAFORM_PLAN } from '../service/plan/plan-shape.ts';
import type { PlaceOf } from './planned-places.ts';
import { digestFiles } from './tree-files.ts';

interface EngineContext {
  workingDirectory: string;
  jobTree: JobTree;
  placeOf: PlaceOf;
}

interface EnginePorts extends GitPorts {
  clock: Clock;
  executeBounded: ExecuteBounded;
}

type EngineName = NonNullable<Settings['engine']>;

interface ChosenEngine {
  /** Undefined for a plan that was made elsewhere. */
  name: EngineName | undefined;
  /** Undefined for the static planner. */
  engine: Engine | undefined;
  /** A sentence for people, if the program can read what other processes hold. */
  notApart?: string | undefined;
}

/** The engine of the settings, or what is wrong with it. */
export async function chooseEngine(
  settings: Settings,
  directories: EngineContext,
  ports: EnginePorts,
): Promise<ChosenEngine | { problems: Problem[] }> {
  if (settings.plan !== undefined) return planEngine(settings.plan, settings, directories, ports);
  const name = settings.engine ?? defaultEngine(directories, ports);
  if (name === undefined) {
    return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
  }
  if (name === 'static') return { name, engine: undefined };
  if (!isOnPath(name, ports.environment)) {
    return { problems: [{ where: 'engine', message: sayMissing(name) }] };
  }
  const named = settings.engineEnv ?? [];
  const { githubToken = '', checksToken = '' } = settings;
  const tokens = [githubToken, checksToken];
  const variables = readEngineEnvironment(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
  const options = { execute, clock: ports.clock, variables: variables.value };
  const { pluginCache: written } = settings;
  const pluginCache = written && resolve(directories.workingDirectory, written);
  const trusted = await trustedFiles(settings, directories);
  const engine: Engine = {
    name,
    shape: TERRAFORM_PLAN,
    plan: (request) =>
      programEngine({
        ...options,
        program: name,
        pluginCache,
        trusted: trusted?.(request.workspaceName),
      }).plan(request),
  };
  return { name, notApart, engine };
}

function sayMissing(name: EngineName): string {
  return `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
}

/** Reads the plan and its digest once, so that they cannot change between two readings. */
async function planEngine(
  written: string,
  settings: Settings,
  { workingDirectory, jobTree, placeOf }: EngineContext,
  ports: EnginePorts,
): Promise<ChosenEngine | { problems: Problem[] }> {
  const refuse = (message: string) => ({ problems: [{ where: 'plan', message }] });
  const path = realOrSame(resolve(workingDirectory, written));
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile() !== true) {
    return refuse(
      `is ${quote(written)}, and there is no such file. Write it with \`terraform show -json\`.`,
    );
  }
  if (stats.size > LONGEST_PLAN) {
    return refuse(`is ${quote(written)}, which has more than ${LONGEST_PLAN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  if (jobTree.proposed) {
    const directory = resolve(workingDirectory, settings.directory);
    const root = findAround(directory, workspace).repository?.root;
    for (const [name, file] of [
      [written, path],
      [digestPath(written), digestPath(path)],
    ] as const) {
      if (await isCommitted(file, root, workspace, ports)) return refuse(committed(name));
    }
  }
  const text = await readFile(path, 'utf8');
  const digest = await readRegular(digestPath(path), LONGEST_DIGEST).catch(() => undefined);
  const except = [path, digestPath(path)];
  const engine = planFileEngine({
    planOf: async (name) => {
      if (digest === undefined) return { text, digest };
      const files = await digestFiles({ root: placeOf(name).root, workspace, except }, ports);
      return { text, digest: compareDigest(digest, text, files) };
    },
  });
  return { name: undefined, engine };
}

const LONGEST_DIGEST = 32 * 1024 * 1024;

/** Whether git tracks a file that is there, or cannot say that it does not. */
async function isCommitted(
  path: string,
  root: string | undefined,
  workspace: string,
  ports: EnginePorts,
): Promise<boolean> {
  if (root === undefined || !existsSync(path)) return false;
  const inner = relative(root, path).split(sep).join('/');
  if (inner.startsWith('../') || isAbsolute(inner)) return false;
  const tracked = await listTrackedFiles(root, workspace, ports);
  return !(tracked instanceof Set) || tracked.has(inner);
}

function committed(written: string): string {
  return `is ${quote(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}

const NO_PROGRAM =
  'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';

/** Also true if the files of a job are not judged, as after a push. */
export function isInJob(
  { jobTree }: Pick<EngineContext, 'jobTree'>,
  { environment }: Pick<EnginePorts, 'environment'>,
): boolean {
  return jobTree.proposed || isJob(environment);
}

/** A job plans with the program and the state. A person starts no program without saying so. */
function defaultEngine(directories: EngineContext, ports: EnginePorts): EngineName | undefined {
  if (!isInJob(directories, ports)) return 'static';
  return (['terraform', 'tofu'] as const).find((name) => isOnPath(name, ports.environment));
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
