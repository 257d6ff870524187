/** Chooses what plans a local check: the static planner, a program on the PATH, or a plan made elsewhere. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import { isJob } from '../hosts/workspace.ts';
import { startsApart } from '../machine/apart.ts';
import { isOnPath } from '../machine/execute.ts';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { quote } from '../model/quote.ts';
import { planFileEngine } from '../service/engines/plan-file-engine.ts';
import { LONGEST_PLAN } from '../service/engines/read-plan.ts';
import type { Clock, Environment, ExecuteBounded } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import type { Engine } from '../service/engines/engine.ts';
import { readEngineEnvironment } from '../service/engines/engine-environment.ts';
import { programEngine } from '../service/engines/program-engine.ts';
import type { Settings } from '../settings/settings.ts';
import type { ConfigurationFiles, Judgement } from '../trust/trusted-block.ts';
import { TERRAFORM_PLAN } from '../service/plan/plan-shape.ts';
import type { PlaceOf } from './planned-places.ts';

interface EngineContext {
  workingDirectory: string;
  judgement: Judgement;
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
  const name = settings.engine ?? defaultEngine(isInJob(directories, ports), ports.environment);
  if (name === undefined) {
    return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
  }
  if (name === 'static') return { name, engine: undefined };
  if (!isOnPath(name, ports.environment)) {
    const message = `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
    return { problems: [{ where: 'engine', message }] };
  }
  const named = settings.engineEnv ?? [];
  const { githubToken = '', checksToken = '' } = settings;
  const tokens = [githubToken, checksToken];
  const variables = readEngineEnvironment(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ where: 'engine-env', message: variables.problem }] };
  }
  const { pluginCache } = settings;
  const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
  const options = {
    program: name,
    execute,
    clock: ports.clock,
    variables: variables.value,
    pluginCache: pluginCache && resolve(directories.workingDirectory, pluginCache),
  };
  const trusted = await trustedFiles(settings, directories);
  return {
    name,
    notApart,
    engine: {
      name,
      shape: TERRAFORM_PLAN,
      plan: (request) =>
        programEngine({ ...options, trusted: trusted?.(request.workspaceName) }).plan(request),
    },
  };
}

/** Reads the plan once, so that it cannot change between two readings. */
async function planEngine(
  written: string,
  settings: Settings,
  { workingDirectory, judgement }: Pick<EngineContext, 'workingDirectory' | 'judgement'>,
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
  if (judgement.judged) {
    const { workspace = workingDirectory } = judgement;
    const directory = resolve(workingDirectory, settings.directory);
    const root = findAround(directory, workspace).repository?.root;
    const inner = root === undefined ? '..' : relative(root, path).split(sep).join('/');
    const tracked =
      root === undefined || inner.startsWith('../') || isAbsolute(inner)
        ? new Set<string>()
        : await listTrackedFiles(root, workspace, ports);
    if (!(tracked instanceof Set) || tracked.has(inner)) return refuse(committed(written));
  }
  const text = await readFile(path, 'utf8');
  return { name: undefined, engine: planFileEngine({ planOf: async () => text }) };
}

function committed(written: string): string {
  return `is ${quote(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}

const NO_PROGRAM =
  'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';

/** Also true if the files of a job are not judged, as after a push. */
export function isInJob(
  { judgement }: Pick<EngineContext, 'judgement'>,
  { environment }: Pick<EnginePorts, 'environment'>,
): boolean {
  return judgement.judged || isJob(environment);
}

/** At a person's terminal no program is started unless they ask for it. */
function defaultEngine(inJob: boolean, environment: Environment): EngineName | undefined {
  if (!inJob) return 'static';
  return (['terraform', 'tofu'] as const).find((name) => isOnPath(name, environment));
}

/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(
  settings: Settings,
  { workingDirectory, judgement, placeOf }: EngineContext,
): Promise<((workspace: string) => { files: ConfigurationFiles; root: string }) | undefined> {
  if (!judgement.judged) return undefined;
  const { workspace: top = workingDirectory } = judgement;
  const directory = resolve(workingDirectory, settings.directory);
  const root = findAround(directory, top).repository?.root;
  const files =
    root === undefined
      ? NO_FILES
      : await judgement.trusted(root, undefined).catch((): ConfigurationFiles => NO_FILES);
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
const NO_FILES: ConfigurationFiles = { names: async () => undefined, read: async () => undefined };
