/** Plans repositories by a program in copies of them: one copy of each, and one `init` for each directory of a configuration. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isBelow } from '../machine/find-repository.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { errorMessage } from '../model/error-message.ts';
import { failedPlan, type Planned } from './plan-document.ts';
import type { PlannedPlace } from './planned-places.ts';
import { initialize, type Initialized, type ProgramRequest } from './program-plan.ts';
import { makeDirectory, removeDirectory, type ProgramOptions } from './run-programs.ts';

interface PlacesElsewhere {
  /** The place of a workspace on the default branch; undefined where nothing is judged. */
  trustedOf: (place: PlannedPlace) => ProgramOptions['trusted'];
  /** Whether modules that lie in the place count as installed there by `init`. */
  mayHaveModules: (place: PlannedPlace) => Promise<boolean>;
}

/** Nothing is copied before the first plan. */
export function plansInCopies(
  options: Omit<ProgramOptions, 'trusted'>,
  { trustedOf, mayHaveModules }: PlacesElsewhere,
): {
  plan(place: PlannedPlace, request: ProgramRequest): Promise<Planned>;
  close(): Promise<void>;
} {
  const copies = new Map<string, Promise<string>>();
  const initialized = new Map<string, Promise<Initialized>>();
  const made: string[] = [];
  /** Terraform writes into a shared cache of plugins without a lock. */
  const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
  let last: Promise<unknown> = Promise.resolve();
  const copy = async (root: string, signal: AbortSignal): Promise<string> => {
    const directory = await makeDirectory(options.temporaryDirectory);
    made.push(directory);
    await copyFiles(root, directory, signal);
    return directory;
  };
  const begin = async (place: PlannedPlace, signal: AbortSignal): Promise<Initialized> => {
    const { root, workingDirectory } = place;
    const copying = copies.get(root) ?? copy(root, signal);
    copies.set(root, copying);
    const files = { files: await copying, workingDirectory };
    if (await mayHaveModules(place)) await copyModules(place, files.files, signal);
    const start = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
    if (!sharesCache) return start();
    const turn = last.then(start);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    async plan(place, request) {
      const at = join(place.root, place.workingDirectory);
      const beginning = initialized.get(at) ?? begin(place, request.signal);
      initialized.set(at, beginning);
      try {
        return await (await beginning).plan(request);
      } catch (error) {
        request.signal.throwIfAborted();
        const summary = 'The files could not be copied to plan them';
        const problem = { severity: 'error', summary, detail: errorMessage(error) } as const;
        return failedPlan([problem]);
      }
    },
    async close() {
      for (const each of initialized.values()) {
        await each.then((one) => one.close()).catch(() => undefined);
      }
      for (const directory of made) await removeDirectory(directory);
    },
  };
}

/** What git and Terraform keep for themselves. */
const OWN = new Set(['.git', '.terraform']);
const INSTALLED = ['.terraform', 'modules'];

/**
 * Copies a directory with everything in it, also what git ignores. A link stays one: inside of the directory it leads
 * to the copy, else to where it led.
 *
 * @param from absolute real path
 * @param to absolute path of an empty directory
 */
async function copyFiles(from: string, to: string, signal: AbortSignal): Promise<void> {
  const copyLink = async (path: string, copied: string): Promise<void> => {
    const leadsTo = resolve(path, '..', await readlink(path));
    const isInside = isBelow(leadsTo, from);
    await symlink(isInside ? relative(resolve(path, '..'), leadsTo) || '.' : leadsTo, copied);
  };
  const copy = async (directory: string, target: string): Promise<void> => {
    await mkdir(target, { recursive: true });
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      await takeTurn(signal);
      if (OWN.has(entry.name)) continue;
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
  const installed = join(root, workingDirectory, ...INSTALLED);
  const stats = await stat(installed).catch(() => undefined);
  if (stats?.isDirectory() !== true) return;
  await copyFiles(installed, join(copyOfRoot, workingDirectory, ...INSTALLED), signal);
}
