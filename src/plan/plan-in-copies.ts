/** Plans repositories by a program in copies of them: one copy of each, and one `init` for each directory of a configuration. */
import { join } from 'node:path';
import { errorMessage } from '../model/error-message.ts';
import { copyFiles, copyModules } from './copy-files.ts';
import { failedPlan } from './failed-plan.ts';
import type { Planned } from './plan-document.ts';
import type { PlannedPlace } from './planned-places.ts';
import { initialize, type Initialized, type ProgramRequest } from './program-plan.ts';
import { makeDirectory, removeDirectory, type ProgramOptions } from './run-programs.ts';

interface PlacesElsewhere {
  /** The same place on the default branch; undefined where nothing is judged. */
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
