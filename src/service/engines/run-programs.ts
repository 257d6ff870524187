/** Runs a planning program on an upload: its directories, environment, deadline and limits. */
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix, resolve, sep } from 'node:path';
import { isConfiguration } from '../../configuration/file-names.ts';
import { MODULE_MANIFEST, readManifest } from '../../configuration/module-manifest.ts';
import { errorMessage } from '../../model/error-message.ts';
import type { Clock, ExecuteBounded, ProgramEnd, ReadableFiles } from '../../model/ports.ts';
import type { Planned } from '../plan/plan-document.ts';
import { failedPlan } from '../plan/failed-plan.ts';
import { readEntries, UnreadableArchive, type TarLimits } from '../tar.ts';
import type { PlanRequest } from './engine.ts';
import { UnreadablePlan } from './read-plan.ts';

type ProgramName = 'terraform' | 'tofu';

export interface ProgramOptions {
  program: ProgramName;
  execute: ExecuteBounded;
  clock: Clock;
  /**
   * All environment variables of the program except those that the engine sets, see
   * `readEngineEnvironment`.
   */
  variables: Readonly<Record<string, string>>;
  /** The files of the default branch. A backend is used only in the form that it has there. */
  trusted?: { files: ReadableFiles; /** Where the root of the upload is in it. */ root: string };
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
const MOST_LOG = 64 * 1024 * 1024;

/** Unpacks the upload into new directories, plans in them, and deletes them afterwards. */
export async function planUnpacked(
  options: ProgramOptions,
  request: PlanRequest,
  plan: (programs: Programs) => Promise<Planned>,
): Promise<Planned> {
  // Their names say nothing, because a configuration can read where it is planned, and be another one there.
  const make = async () =>
    realpath(await mkdtemp(join(options.temporaryDirectory ?? tmpdir(), sep)));
  const files = await make();
  const root = await make();
  try {
    const places = await makePlaces({ files, root }, request);
    return await plan(new Programs(options, request, places));
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
  /** What Terraform downloads and notes: `TF_DATA_DIR`. */
  data: string;
}

async function makePlaces(
  { files, root }: Pick<Places, 'files' | 'root'>,
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
    data: join(root, 'data'),
  };
  for (const name of ['home', 'temporary', 'data', 'state']) await mkdir(join(root, name));
  await writeFiles(archive, files);
  await takeManifest(places);
  await writeFile(join(root, 'cli.tfrc'), CLI_CONFIGURATION);
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

const LIMITS: TarLimits = {
  maxBytes: 512 * 1024 * 1024,
  maxEntries: 100_000,
  wanted: () => true,
  maxKept: 512 * 1024 * 1024,
};

/**
 * Unpacks an archive into a directory. It never writes through a link, so no file can be written
 * outside. Throws `UnreadableArchive` if the archive has a file below a link.
 */
async function writeFiles(archive: Uint8Array, directory: string): Promise<void> {
  const { files, links, programs } = await readEntries(archive, LIMITS);
  for (const path of [...files.keys(), ...links.keys()]) refuseBelowLink(path, links);
  for (const [path, content] of files) {
    if (links.has(path)) throw new UnreadableArchive(`the archive has a file and a link: ${path}`);
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
  }
  for (const [path, leadsTo] of links) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await symlink(posix.relative(posix.dirname(path), leadsTo) || '.', target);
  }
}

function refuseBelowLink(path: string, links: ReadonlyMap<string, string>): void {
  for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) {
    if (links.has(at)) throw new UnreadableArchive(`the archive has a file below a link: ${path}`);
  }
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
export class Programs {
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
      TF_DATA_DIR: this.places.data,
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
