/** What plans a local check: the static planner, a program on the PATH, or a plan made elsewhere. */
import { delimiter, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { accessSync, constants, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isJob } from '../hosts/workspace.ts';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import type { Clock, Environment, ExecuteBounded } from '../model/ports.ts';
import type { SettingProblem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { Engine } from '../service/engines/engine.ts';
import { readEngineEnvironment } from '../service/engines/engine-environment.ts';
import { planFileEngine } from '../service/engines/plan-file-engine.ts';
import { programEngine } from '../service/engines/program-engine.ts';
import { LONGEST_PLAN } from '../service/engines/read-plan.ts';
import type { Settings } from '../settings/settings.ts';
import type { ConfigurationFiles, Judgement } from '../trust/trusted-block.ts';

interface EnginePlace {
  workingDirectory: string;
  judgement: Judgement;
}

interface EnginePorts {
  clock: Clock;
  environment: Environment;
  executeBounded: ExecuteBounded;
}

type EngineName = NonNullable<Settings['engine']>;

interface ChosenEngine {
  /** Undefined where a plan was made elsewhere. */
  name: EngineName | undefined;
  /** Undefined for the static planner. */
  engine: Engine | undefined;
}

/** The engine of the settings, or what is wrong with it. */
export async function chooseEngine(
  settings: Settings,
  place: EnginePlace,
  ports: EnginePorts,
): Promise<ChosenEngine | { problems: SettingProblem[] }> {
  if (settings.plan !== undefined) return planOf(settings.plan, place);
  const name = settings.engine ?? defaultEngine(isInJob(place, ports), ports.environment);
  if (name === undefined) {
    return { problems: [{ input: 'engine', message: NO_PROGRAM }] };
  }
  if (name === 'static') return { name, engine: undefined };
  if (!isOnPath(name, ports.environment)) {
    const message = `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
    return { problems: [{ input: 'engine', message }] };
  }
  const named = settings.engineEnv ?? [];
  const { githubToken = '', checksToken = '' } = settings;
  const tokens = [githubToken, checksToken];
  const variables = readEngineEnvironment(named, ports.environment, tokens);
  if ('problem' in variables) {
    return { problems: [{ input: 'engine-env', message: variables.problem }] };
  }
  const { pluginCache } = settings;
  const options = {
    program: name,
    execute: ports.executeBounded,
    clock: ports.clock,
    variables: variables.value,
    pluginCache: pluginCache && resolve(place.workingDirectory, pluginCache),
  };
  const trusted = await trustedFiles(settings, place);
  return {
    name,
    engine: {
      name,
      plan: (request) =>
        programEngine({ ...options, trusted: trusted?.(request.workspaceName) }).plan(request),
    },
  };
}

/** The engine that takes the plan of a file. One file holds the plan of one workspace. */
async function planOf(
  written: string,
  { workingDirectory }: EnginePlace,
): Promise<ChosenEngine | { problems: SettingProblem[] }> {
  const problem = (message: string) => ({ problems: [{ input: 'plan', message }] });
  const path = resolve(workingDirectory, written);
  const file = await stat(path).catch(() => undefined);
  if (file === undefined || !file.isFile()) {
    return problem(
      `is ${quote(written)}, and there is no such file. Write it with \`terraform show -json\`.`,
    );
  }
  if (file.size > LONGEST_PLAN) {
    return problem(`is ${quote(written)}, which has more than ${LONGEST_PLAN} bytes.`);
  }
  const text = await readFile(path, 'utf8');
  return { name: undefined, engine: planFileEngine({ planOf: async () => text }) };
}

const NO_PROGRAM =
  'is missing, and there is neither terraform nor tofu on the PATH of this job. Install one of them, or write `engine: static`, which judges no value that only a provider knows.';

/** Also where the files of a job are not judged, as after a push. */
export function isInJob(
  { judgement }: Pick<EnginePlace, 'judgement'>,
  { environment }: Pick<EnginePorts, 'environment'>,
): boolean {
  return judgement.judged || isJob(environment);
}

/** Where a person is there, nothing is run that they have not asked for. */
function defaultEngine(inJob: boolean, environment: Environment): EngineName | undefined {
  if (!inJob) return 'static';
  return (['terraform', 'tofu'] as const).find((name) => isOnPath(name, environment));
}

function isOnPath(program: string, { PATH = '' }: Environment): boolean {
  const endings = sep === '/' ? [''] : ['.exe'];
  return PATH.split(delimiter)
    .filter((directory) => isAbsolute(directory))
    .flatMap((directory) => endings.map((ending) => join(directory, `${program}${ending}`)))
    .some(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(
  settings: Settings,
  { workingDirectory, judgement }: EnginePlace,
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
    const own = settings.workspaces.find((one) => one.kind === 'name' && one.name === workspace);
    const written = own?.kind === 'name' ? own.directory : undefined;
    const path = realOrSame(resolve(workingDirectory, written ?? settings.directory));
    return {
      files,
      root: relative(root ?? path, path)
        .split(sep)
        .join('/'),
    };
  };
}

/** What cannot be read counts as not there: then no backend is the one of the default branch. */
const NO_FILES: ConfigurationFiles = { names: async () => undefined, read: async () => undefined };
