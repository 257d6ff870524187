/**
 * Makes real plans: runs `init`, `plan` and `show` of Terraform or OpenTofu on the upload. It never
 * applies.
 */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve, sep } from 'node:path';
import { isConfiguration } from '../../locate/loaded-names.ts';
import { MODULE_MANIFEST, readManifest } from '../../locate/module-manifest.ts';
import { errorMessage } from '../../model/error-message.ts';
import type { Clock, ExecuteBounded, ProgramEnd, ReadableFiles } from '../../model/ports.ts';
import type { Planned } from '../plan/plan-document.ts';
import { failedPlan } from '../plan/to-plan.ts';
import { UnreadableArchive } from '../tar.ts';
import type { Engine, PlanRequest } from './engine.ts';
import { createLineFilter, problemsIn } from './program-log.ts';
import { placesIn } from './places-in.ts';
import { LONGEST_PLAN, readPlan, UnreadablePlan } from './read-plan.ts';
import { findStatePlace, OVERRIDE, overrideText } from './state-place.ts';
import { cliConfiguration, writeFiles } from './write-files.ts';
import { TERRAFORM_PLAN } from '../plan/plan-shape.ts';

export interface ProgramOptions {
  program: 'terraform' | 'tofu';
  execute: ExecuteBounded;
  clock: Clock;
  /**
   * All environment variables of the program except those that the engine sets, see
   * `readEngineEnvironment`.
   */
  variables: Readonly<Record<string, string>>;
  /** The files of the default branch. A backend is used only in the form that it has there. */
  trusted?: { files: ReadableFiles; /** Where the root of the upload is in it. */ root: string };
  /** The absolute path of a directory of providers, which the program only reads. */
  pluginCache?: string | undefined;
  /** The directory in which each plan gets a new directory for a while; left out, the system's. */
  temporaryDirectory?: string;
  /** The milliseconds that all programs of one plan may take together; 15 minutes when left out. */
  timeoutMs?: number;
  /** The most bytes of one program's log; 64 MiB when left out. */
  maxLogBytes?: number;
}

const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;

/** An engine that plans with the program of these options. */
export function programEngine(options: ProgramOptions): Engine {
  return {
    name: options.program,
    shape: TERRAFORM_PLAN,
    plan: (request) => planIn(options, request),
  };
}

/** Plans in new directories, and deletes them afterwards. */
async function planIn(options: ProgramOptions, request: PlanRequest): Promise<Planned> {
  // Their names say nothing, because a configuration can read where it is planned, and be another one there.
  const make = async () =>
    realpath(await mkdtemp(join(options.temporaryDirectory ?? tmpdir(), sep)));
  const files = await make();
  const root = await make();
  try {
    const places = await makePlaces({ files, root }, options, request);
    return await planWith(new Programs(options, request, places));
  } catch (error) {
    const isForPeople = error instanceof UnreadableArchive || error instanceof UnreadablePlan;
    if (!isForPeople && !(error instanceof EngineFailure)) throw error;
    const summary = `${options.program} made no plan`;
    const failed = { severity: 'error', summary, detail: errorMessage(error) } as const;
    return failedPlan(request.terraformVersion, [failed]);
  } finally {
    for (const path of [files, root])
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Why there is no plan; the message is a sentence for people. */
class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
}

interface Places {
  /** The upload, and nothing else. */
  files: string;
  /** What the programs need besides. */
  root: string;
  /** The directory of the configuration. */
  work: string;
  planFile: string;
  stateFile: string;
  variablesFile: string;
}

async function makePlaces(
  { files, root }: Pick<Places, 'files' | 'root'>,
  options: ProgramOptions,
  request: PlanRequest,
): Promise<Places> {
  const { archive, workingDirectory, variables } = request;
  if (archive === null) throw new EngineFailure('The service has no files of this version.');
  const places = {
    files,
    root,
    work: join(files, workingDirectory),
    planFile: join(root, 'plan'),
    stateFile: join(root, 'state', 'terraform.tfstate'),
    variablesFile: join(root, 'variables.tfvars.json'),
  };
  for (const name of ['home', 'temporary', 'data', 'state']) await mkdir(join(root, name));
  await writeFiles(archive, files);
  await takeManifest(places);
  await writeFile(join(root, 'cli.tfrc'), await cliConfiguration(options.pluginCache));
  await writeFile(places.variablesFile, JSON.stringify(variables));
  const names = await readdir(places.work).catch(() => []);
  if (!names.some(isConfiguration)) {
    const where = workingDirectory || 'its root directory';
    throw new EngineFailure(
      `The upload has no .tf file in ${where}. Set the workspace's working directory.`,
    );
  }
  return places;
}

/** Lets the programs follow the module manifest of the upload: the directory of their own data has none. */
async function takeManifest({ files, root, work }: Places): Promise<void> {
  const path = join(work, ...MODULE_MANIFEST.split('/'));
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const records = readManifest(text);
  if ('problem' in records) throw new EngineFailure(`${MODULE_MANIFEST} ${records.problem}.`);
  const outside = records.find(({ directory }) => !isBelow(resolve(work, directory), files));
  if (outside !== undefined) {
    const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
    throw new EngineFailure(`${MODULE_MANIFEST} leads ${led}, out of the upload.`);
  }
  await mkdir(join(root, 'data', 'modules'));
  await writeFile(join(root, 'data', 'modules', basename(path)), text);
}

function isBelow(path: string, directory: string): boolean {
  return path === directory || path.startsWith(directory + sep);
}

/** Runs the programs of one plan, with one deadline, directory and environment for all. */
class Programs {
  readonly request: PlanRequest;
  readonly places: Places;
  readonly options: ProgramOptions;
  readonly #deadline: number;

  constructor(options: ProgramOptions, request: PlanRequest, places: Places) {
    this.options = options;
    this.request = request;
    this.places = places;
    this.#deadline = options.clock.now() + (options.timeoutMs ?? TIMEOUT_MS);
  }

  /** @throws EngineFailure if it had to be ended */
  async run(
    args: readonly string[],
    more: {
      take?: (text: string) => void;
      variables?: Record<string, string> | undefined;
      maxBytes?: number;
    } = {},
  ): Promise<ProgramEnd> {
    const { program, execute, clock, maxLogBytes = MOST_LOG } = this.options;
    const { root, work } = this.places;
    const maxBytes = more.maxBytes ?? maxLogBytes;
    const ended = await execute(program, args, {
      cwd: work,
      variables: { ...this.#variables(root), ...more.variables },
      signal: this.request.signal,
      timeoutMs: Math.max(1, this.#deadline - clock.now()),
      maxBytes,
      take: more.take,
    }).catch((error: unknown) => {
      throw new EngineFailure(
        `${program} could not be started: ${errorMessage(error)}. Install it, or choose another engine.`,
      );
    });
    if (ended.ended === undefined) return ended;
    throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
  }

  #variables(root: string): Record<string, string> {
    return {
      ...this.request.environment,
      ...this.options.variables,
      HOME: join(root, 'home'),
      USERPROFILE: join(root, 'home'),
      TMPDIR: join(root, 'temporary'),
      TEMP: join(root, 'temporary'),
      TMP: join(root, 'temporary'),
      TF_CLI_CONFIG_FILE: join(root, 'cli.tfrc'),
      TF_DATA_DIR: join(root, 'data'),
      TF_IN_AUTOMATION: '1',
      TF_INPUT: '0',
      CHECKPOINT_DISABLE: '1',
    };
  }

  /** The text without paths of this machine. */
  withoutPaths(text: string): string {
    const { work, files, root } = this.places;
    return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
  }
}

const WHY = {
  timeout: () => 'took too long and was ended with everything that it had started.',
  flood: (bytes: number) => `printed more than ${bytes} bytes and was ended.`,
  memory: () => 'took too much memory and was ended.',
  aborted: () => 'was ended, because the run was canceled.',
};

async function planWith(programs: Programs): Promise<Planned> {
  const { request, places } = programs;
  const state = await findStatePlace(request.hcl, uploaded(programs), trustedOf(programs));
  const [problem] = state.problems;
  if (problem !== undefined) return failedPlan(request.terraformVersion, state.problems);
  if (state.replaced) await writeFile(join(places.work, OVERRIDE), overrideText(places.stateFile));
  const filter = createLineFilter((text) => {
    request.log(programs.withoutPaths(text));
  });
  const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
    take: filter.diagnostics,
  });
  if (init.exitCode !== 0) {
    const failed = withoutPlan(programs, 'init', init, filter.log());
    return state.replaced ? failed : withRemedy(failed);
  }
  const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
  const plan = await programs.run(planArguments(request, places), {
    take: filter.everything,
    variables,
  });
  if (plan.exitCode !== 0) return withoutPlan(programs, 'plan', plan, filter.log());
  const show = await programs.run(['show', '-json', places.planFile], {
    variables,
    maxBytes: LONGEST_PLAN,
  });
  if (show.exitCode !== 0) return withoutPlan(programs, 'show', show, filter.log());
  const { document, counts } = readPlan(show.stdout);
  return {
    document,
    text: show.stdout,
    counts,
    problems: problemsIn(filter.log()),
    places: placesIn(request, document),
    limits: state.limits,
    log: programs.withoutPaths(filter.log()),
  };
}

/** Adds the remedy for a backend that gets values on the command line, which this engine does not have. */
function withRemedy({ log, ...failed }: Planned): Planned {
  const isIncomplete = failed.problems.some(({ summary }) =>
    /\b(?:missing|required)\b/i.test(summary),
  );
  if (!isIncomplete) return log === undefined ? failed : { ...failed, log };
  const detail =
    'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
  const remedy = { severity: 'error', summary: 'The backend is not complete', detail } as const;
  // Without the program's log, a log is written from the problems.
  return { ...failed, problems: [...failed.problems, remedy] };
}

function planArguments({ options, isDestroy, refresh }: PlanRequest, places: Places): string[] {
  return [
    'plan',
    '-input=false',
    '-lock=false',
    '-no-color',
    '-json',
    `-out=${places.planFile}`,
    `-var-file=${places.variablesFile}`,
    ...(refresh ? [] : ['-refresh=false']),
    ...(isDestroy ? ['-destroy'] : []),
    ...(options.refreshOnly ? ['-refresh-only'] : []),
    ...options.targets.map((address) => `-target=${address}`),
    ...options.replace.map((address) => `-replace=${address}`),
  ];
}

/** A plan that failed because a program did: with the program's own errors, or with what it printed. */
function withoutPlan(programs: Programs, command: string, end: ProgramEnd, log: string): Planned {
  const problems = problemsIn(log);
  if (!problems.some(({ severity }) => severity === 'error')) {
    const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
    const summary = `${programs.options.program} ${command} failed`;
    const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
    problems.push({ severity: 'error', summary, detail });
    return failedPlan(programs.request.terraformVersion, problems);
  }
  const failed = failedPlan(programs.request.terraformVersion, problems);
  return { ...failed, log: programs.withoutPaths(log) };
}

function uploaded({ places, request }: Programs): { files: ReadableFiles; directory: string } {
  const at = (path: string): string => join(places.files, path);
  return {
    directory: request.workingDirectory,
    files: {
      names: (directory) => readdir(at(directory)).catch(() => undefined),
      read: (path) => readFile(at(path), 'utf8').catch(() => undefined),
    },
  };
}

function trustedOf({ options, request }: Programs) {
  const { trusted } = options;
  return (
    trusted && {
      files: trusted.files,
      directory: [trusted.root, request.workingDirectory].filter((part) => part !== '').join('/'),
    }
  );
}
