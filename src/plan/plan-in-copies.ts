/** Plans repositories by a program in copies of them: one copy of each, and one `init` for each directory of a configuration. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { isBelow } from '../machine/find-repository.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { errorMessage } from '../model/error-message.ts';
import { failedPlan, type Planned } from './plan-document.ts';
import type { PlannedPlace } from './planned-places.ts';
import { initialize, type Initialized, type ProgramRequest } from './program-plan.ts';
import { makeDirectory, removeDirectory, type ProgramOptions } from './run-programs.ts';

interface PlaceFacts {
  /** The place of a workspace on the default branch; undefined where nothing is judged. */
  trustedOf: (place: PlannedPlace) => ProgramOptions['trusted'];
  /** Whether modules that lie in the place count as installed there by `init`. */
  mayHaveModules: (place: PlannedPlace) => Promise<boolean>;
}

/** Makes what plans. Nothing is copied before the first plan; `close` deletes the copies. */
export function plansInCopies(
  options: Omit<ProgramOptions, 'trusted'>,
  { trustedOf, mayHaveModules }: PlaceFacts,
): {
  plan(place: PlannedPlace, request: ProgramRequest): Promise<Planned>;
  close(): Promise<void>;
} {
  const copies = new Map<string, Promise<string>>();
  const initialized = new Map<string, Promise<Initialized>>();
  const temporaryDirectories: string[] = [];
  /** Terraform writes into a shared cache of plugins without a lock, so with one each `init` waits for the one before. */
  const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
  let lastInit: Promise<unknown> = Promise.resolve();
  const copy = async (root: string, signal: AbortSignal): Promise<string> => {
    const directory = await makeDirectory(options.temporaryDirectory);
    temporaryDirectories.push(directory);
    await copyFiles(root, directory, signal);
    return directory;
  };
  const initializeCopy = async (place: PlannedPlace, signal: AbortSignal): Promise<Initialized> => {
    const { root, workingDirectory } = place;
    const copying = copies.get(root) ?? copy(root, signal);
    copies.set(root, copying);
    const files = { files: await copying, workingDirectory };
    if (await mayHaveModules(place)) await copyModules(place, files.files, signal);
    const init = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
    if (!sharesCache) return init();
    const initializing = lastInit.then(init);
    lastInit = initializing.catch(() => undefined);
    return initializing;
  };
  return {
    async plan(place, request) {
      const directory = join(place.root, place.workingDirectory);
      const initializing = initialized.get(directory) ?? initializeCopy(place, request.signal);
      initialized.set(directory, initializing);
      try {
        return await (await initializing).plan(request);
      } catch (error) {
        request.signal.throwIfAborted();
        const summary = 'The files could not be copied to plan them';
        const problem = { severity: 'error', summary, detail: errorMessage(error) } as const;
        return failedPlan([problem]);
      }
    },
    async close() {
      for (const initializing of initialized.values()) {
        await initializing.then((configuration) => configuration.close()).catch(() => undefined);
      }
      for (const directory of temporaryDirectories) await removeDirectory(directory);
    },
  };
}

const NOT_COPIED = new Set(['.git', '.terraform']);
const MODULES = ['.terraform', 'modules'];

/**
 * Copies a directory with everything in it, also what git ignores. A link stays one: inside of the directory it leads
 * to the copy, else to where it led.
 *
 * @param from absolute real path
 * @param to absolute path of an empty directory
 */
async function copyFiles(from: string, to: string, signal: AbortSignal): Promise<void> {
  const copyLink = async (path: string, copied: string): Promise<void> => {
    const directory = dirname(path);
    const target = resolve(directory, await readlink(path));
    await symlink(isBelow(target, from) ? relative(directory, target) || '.' : target, copied);
  };
  const copy = async (directory: string, target: string): Promise<void> => {
    await mkdir(target, { recursive: true });
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      await takeTurn(signal);
      if (NOT_COPIED.has(entry.name)) continue;
      const path = join(directory, entry.name);
      // The directory for temporary files may lie in the repository.
      if (path === to) continue;
      const copied = join(target, entry.name);
      if (entry.isDirectory()) await copy(path, copied);
      else if (entry.isSymbolicLink()) await copyLink(path, copied);
      // Where the file system can, no byte is copied before one of the two changes.
      else if (entry.isFile()) await copyFile(path, copied, constants.COPYFILE_FICLONE);
    }
  };
  await copy(from, to);
}

/** Copies the modules that `terraform init` installed in a place, if there are any. */
async function copyModules(
  { root, workingDirectory }: PlannedPlace,
  copyOfRoot: string,
  signal: AbortSignal,
): Promise<void> {
  const installed = join(root, workingDirectory, ...MODULES);
  const stats = await stat(installed).catch(() => undefined);
  if (stats?.isDirectory() !== true) return;
  await copyFiles(installed, join(copyOfRoot, workingDirectory, ...MODULES), signal);
}
