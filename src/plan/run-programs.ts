/** Runs `terraform` or `tofu`: its directories, deadline and limits. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isConfiguration } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { Assigned } from '../configuration/variables.ts';
import { MODULE_MANIFEST, readManifest } from '../configuration/module-manifest.ts';
import { isBelow } from '../machine/find-repository.ts';
import { errorMessage } from '../model/error-message.ts';
import type { Clock, ExecuteBounded, ProgramEnd, ReadableFiles } from '../model/ports.ts';
import { keep, makeTemporary } from '../machine/temporary.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import type { PlannedWith } from '../settings/workspace-selectors.ts';

/** What plans, in the order in which they are looked for. */
export const PROGRAMS: readonly ProgramName[] = ['terraform', 'tofu'];

/** What runs, with what, and for how long. */
export interface ProgramOptions {
  program: ProgramName;
  execute: ExecuteBounded;
  clock: Clock;
  /** What this check has parsed of files. */
  parsed?: ParsedFiles | undefined;
  /** All environment variables of the program except those that the engine sets, see `readEngineEnvironment`. */
  variables: Readonly<Record<string, string>>;
  /** The default branch's files, and where this configuration is in them: a backend is used only as it is there. */
  trusted?: { files: ReadableFiles; directory: string } | undefined;
  /** Whether it runs in the checkout as people's jobs run it: with their home, configuration and data directory, and the state. */
  inCheckout?: boolean;
  /** The directory in which each plan gets a new directory for a while; left out, the system's. */
  temporaryDirectory?: string;
  /** The milliseconds that all programs of one plan may take together; 15 minutes when left out. */
  timeoutMs?: number;
  /** The most bytes of one program's log; 64 MiB when left out. */
  maxLogBytes?: number;
}

/** A CLI configuration without mirrors and without checks for updates. */
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';

const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;

/** Why there is no plan; the message is a sentence for people. */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';
}

/** Absolute paths of the directories and files of one configuration. */
interface Places {
  files: string;
  root: string;
  /** The directory of the configuration. */
  work: string;
  stateFile: string;
  /** The states of the workspaces of the command line (`terraform workspace`). */
  states: string;
  /** What Terraform downloads and notes: `TF_DATA_DIR`. */
  data: string;
  /** Variables of the environment by which it is one of several environments of its directory. */
  variables: Readonly<Record<string, string>>;
}

/**
 * Makes a new directory. Its name is random: a configuration can read where it is planned, and could be another one where
 * it knows the place.
 */
export function makeDirectory(inside?: string): string {
  return makeTemporary('', inside);
}

/** Lets others act meanwhile, because providers may be large. */
export async function removeDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 });
  keep(path);
}

/**
 * Writes what the programs need into the directory `root`.
 *
 * @throws EngineFailure if there is no configuration
 */
async function makePlaces(
  { files, workingDirectory, plannedWith }: FilesToPlan,
  root: string,
): Promise<Places> {
  const places = {
    files,
    root,
    work: join(files, workingDirectory),
    stateFile: join(root, 'state', 'terraform.tfstate'),
    states: join(root, 'states'),
    data: join(root, 'data'),
    variables: selecting(plannedWith),
  };
  for (const name of ['home', 'temporary', 'data', 'state']) await mkdir(join(root, name));
  await copyManifest(places);
  await writeFile(join(root, 'cli.tfrc'), CLI_CONFIGURATION);
  const names = await readdir(places.work).catch(() => []);
  if (!names.some(isConfiguration)) {
    const where = workingDirectory === '' ? 'directly in this directory' : `in ${workingDirectory}`;
    throw new EngineFailure(
      `There is no Terraform configuration to plan: no .tf or .tofu file is ${where}.`,
    );
  }
  return places;
}

/** Selects the workspace of the command line, where one is named. */
function selecting({ terraformWorkspace }: Partial<PlannedWith> = {}): Record<string, string> {
  return terraformWorkspace === undefined ? {} : { TF_WORKSPACE: terraformWorkspace };
}

/**
 * In a checkout, only the plan and the values of variables are elsewhere. One of several environments of a directory has its own data
 * directory, because Terraform keeps there which backend it has.
 */
function placesInCheckout(
  { files, workingDirectory, plannedWith }: FilesToPlan,
  root: string,
  { TF_DATA_DIR: data = '.terraform' }: Readonly<Record<string, string>>,
): Places {
  const work = join(files, workingDirectory);
  const unused = join(root, 'states');
  const selected = selecting(plannedWith);
  const isAlone = plannedWith === undefined || keyOfInit(plannedWith) === '';
  const own = isAlone ? undefined : join(root, 'data');
  return {
    files,
    root,
    work,
    stateFile: unused,
    states: unused,
    data: own ?? resolve(work, data),
    variables: own === undefined ? selected : { ...selected, TF_DATA_DIR: own },
  };
}

/** What of it `init` depends on, as a key; '' if nothing: then environments of a directory share one. */
export function keyOfInit({ backendFiles, terraformWorkspace }: PlannedWith): string {
  if (backendFiles.length === 0 && terraformWorkspace === undefined) return '';
  return JSON.stringify([backendFiles, terraformWorkspace]);
}

/** Lets the programs follow the module manifest of the upload: the directory of their own data has none. */
async function copyManifest({ files, root, work }: Places): Promise<void> {
  const path = join(work, ...MODULE_MANIFEST.split('/'));
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const records = readManifest(text);
  if ('problem' in records) throw new EngineFailure(`${MODULE_MANIFEST} ${records.problem}.`);
  const outside = records.find(({ directory }) => !isBelow(resolve(work, directory), files));
  if (outside !== undefined) {
    const { key, directory } = outside;
    throw new EngineFailure(
      `${MODULE_MANIFEST} leads module ${JSON.stringify(key)} to ${JSON.stringify(directory)}, out of the upload.`,
    );
  }
  await mkdir(join(root, 'data', 'modules'));
  await writeFile(join(root, 'data', 'modules', basename(path)), text);
}

/** Files to plan, in a directory in which the programs may write. */
export interface FilesToPlan {
  files: string;
  /** The directory of the configuration, relative to `files`; '' if it is that directory. */
  workingDirectory: string;
  /** The text of the state of the workspace; null if it has none yet; left out, the configuration says where it is. */
  state?: string | null;
  /** With what it is planned, where it is one of several environments. */
  plannedWith?: PlannedWith | undefined;
}

/** Runs the programs of one configuration, with one directory for all. */
export class Programs {
  readonly places: Places;
  readonly options: ProgramOptions;

  constructor(options: ProgramOptions, places: Places) {
    this.options = options;
    this.places = places;
  }

  /**
   * Makes the directories. The caller removes the directory `places.root`.
   *
   * @throws EngineFailure if there is no configuration
   */
  static async open(options: ProgramOptions, files: FilesToPlan): Promise<Programs> {
    const root = makeDirectory(options.temporaryDirectory);
    if (options.inCheckout === true) {
      return new Programs(options, placesInCheckout(files, root, options.variables));
    }
    try {
      return new Programs(options, await makePlaces(files, root));
    } catch (error) {
      await removeDirectory(root);
      throw error;
    }
  }

  /** When programs that begin now have to end, by the monotonic clock. */
  deadline(): number {
    const { clock, timeoutMs = TIMEOUT_MS } = this.options;
    return clock.now() + timeoutMs;
  }

  /**
   * Runs the program with these arguments in the directory of the configuration.
   *
   * @param options.deadline as `deadline()` returns it
   * @param options.take as in `ExecuteBounded`
   * @param options.variables environment variables of this call
   * @throws EngineFailure if it had to be ended
   */
  async run(
    args: readonly string[],
    options: {
      signal: AbortSignal;
      deadline: number;
      take?: (text: string) => void;
      variables?: Record<string, string> | undefined;
      maxBytes?: number;
      goesToItsEnd?: boolean;
    },
  ): Promise<ProgramEnd> {
    const { program, execute, clock, maxLogBytes = MOST_LOG_BYTES } = this.options;
    const { root, work } = this.places;
    const { signal, deadline, take, variables, maxBytes = maxLogBytes, goesToItsEnd } = options;
    const end = await execute(program, args, {
      cwd: work,
      variables: { ...this.#variables(root), ...variables },
      signal,
      timeoutMs: Math.max(1, deadline - clock.now()),
      maxBytes,
      take,
      goesToItsEnd,
    }).catch((error: unknown) => {
      throw new EngineFailure(
        `${program} could not be started: ${errorMessage(error)}. Install it, or choose another engine.`,
      );
    });
    if (end.ended === undefined) return end;
    throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY_ENDED[end.ended](maxBytes)}`);
  }

  #variables(root: string): Record<string, string> {
    if (this.options.inCheckout === true) {
      const { variables } = this.options;
      return { ...variables, ...this.places.variables, TF_IN_AUTOMATION: '1', TF_INPUT: '0' };
    }
    return {
      ...this.options.variables,
      ...this.places.variables,
      HOME: join(root, 'home'),
      USERPROFILE: join(root, 'home'),
      TMPDIR: join(root, 'temporary'),
      TEMP: join(root, 'temporary'),
      TMP: join(root, 'temporary'),
      TF_CLI_CONFIG_FILE: join(root, 'cli.tfrc'),
      TF_DATA_DIR: this.places.data,
      TF_IN_AUTOMATION: '1',
      TF_INPUT: '0',
      CHECKPOINT_DISABLE: '1',
    };
  }

  /** Where the state of a workspace is that the configuration does not keep elsewhere. */
  stateOf(workspaceName: string): string {
    return join(this.places.states, workspaceName, 'terraform.tfstate');
  }

  /** Writes the values of variables for one plan. @returns where they are, and where its plan goes */
  async filesOf(assigned: readonly Assigned[]): Promise<{ plan: string; variables: string }> {
    const directory = await mkdtemp(join(this.places.root, 'plan-'));
    const variables = join(directory, 'variables.tfvars');
    // A name may come twice, and a file of variables may not have it twice.
    const last = new Map(assigned.map(({ key, value }) => [key, value]));
    await writeFile(variables, Array.from(last, ([key, value]) => `${key} = ${value}\n`).join(''));
    return { plan: join(directory, 'plan'), variables };
  }

  /** The text without paths of this machine. */
  withoutPaths(text: string): string {
    const { work, files, root } = this.places;
    return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
  }
}

/**
 * Runs a program of the job that planned, where `init` ran and with its environment.
 *
 * @throws EngineFailure if it could not be started, or had to be ended; the reason of the signal if that is aborted
 */
export async function runInJob(
  program: string,
  args: readonly string[],
  options: Parameters<ExecuteBounded>[2],
  { executeBounded, signal }: { executeBounded: ExecuteBounded; signal: AbortSignal },
): Promise<ProgramEnd> {
  const end = await executeBounded(program, args, options).catch((error: unknown) => {
    throw new EngineFailure(`${program} could not be started: ${errorMessage(error)}.`);
  });
  signal.throwIfAborted();
  if (end.ended === undefined) return end;
  const why = WHY_ENDED[end.ended](options.maxBytes);
  throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${why}`);
}

const WHY_ENDED = {
  timeout: () => 'took too long and was ended with everything that it had started.',
  flood: (bytes: number) => `printed more than ${bytes} bytes and was ended.`,
  memory: () => 'took too much memory and was ended.',
  aborted: () => 'was ended, because the run was canceled.',
};
