/**
 * Finds the local modules that a configuration reaches: which directory holds all of them, and which of them are
 * not sent with it, so that the plan would fail.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Archive } from '../archive/pack.ts';
import { isInDirectory } from '../archive/place.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { readsHere } from '../machine/files-here.ts';
import { nameSome } from '../model/name-some.ts';

/** How many sources a sentence names. */
const NAMED = 3;

/**
 * Finds the directory to plan for a configuration, where no setting of a service says it.
 *
 * @param module absolute real path of the root module
 * @param limit absolute path of the directory above which nothing is planned, such as the repository
 */
export async function findPlannedPlace(
  module: string,
  limit: string | undefined,
): Promise<{ root: string; workingDirectory: string }> {
  const reached = await readModules(module);
  const inside = reached.filter(
    (path) => isDirectory(path) && (limit === undefined || isInDirectory(path, limit)),
  );
  const root = commonDirectory(module, inside);
  return { root, workingDirectory: slashed(relative(root, module)) };
}

/** The local modules that a configuration reaches, itself first. Links in their paths are not followed. */
async function readModules(module: string): Promise<string[]> {
  const { searchedFiles, readConfiguration } =
    await import('../configuration/read-configuration.ts');
  const { modules } = readConfiguration(module, searchedFiles(readsHere));
  return modules.map(({ directory }) => directory);
}

function commonDirectory(directory: string, others: readonly string[]): string {
  let common = directory;
  while (!others.every((path) => isInDirectory(path, common))) common = dirname(common);
  return common;
}

interface Outside {
  /** Not there at all, outside of the repository, or in it but not sent. */
  kind: 'gone' | 'beyond' | 'unsent';
  /** A sentence that names the modules. */
  seen: string;
  /** What to change, so that they are planned. */
  fix: string;
}

/** Where the configuration is planned, and by what. */
interface Planning {
  /** Working directory of the workspace; '' when it has none. */
  inside: string;
  /** Absolute path of the repository; undefined if there is none, or it is not known. */
  repository?: string | undefined;
}

/**
 * Undefined if there is none. Only a source with `..` can lead outside. Links are not followed, because
 * the files that they lead to are sent in their place.
 */
export async function findOutside(
  { root, climbing }: Pick<Archive, 'root' | 'climbing'>,
  { inside, repository }: Planning,
): Promise<Outside | undefined> {
  if (!climbing.some((path) => isConfiguration(basename(path)))) return undefined;
  const module = join(root, ...inside.split('/'));
  const outside = (await readModules(module)).filter((path) => !isInDirectory(path, root));
  if (outside.length === 0) return undefined;
  const gone = outside.filter((path) => !isDirectory(path));
  if (gone.length > 0) {
    const { subject, it } = describe(gone, module);
    const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
    return { kind: 'gone', seen, fix: 'Correct the source, or add the directory.' };
  }
  const beyond = outside.filter(
    (path) => repository !== undefined && !isInDirectory(path, repository),
  );
  if (beyond.length > 0) {
    const { subject, lies, it } = describe(beyond, module);
    const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
    return { kind: 'beyond', seen, fix: `Move ${it} into the repository.` };
  }
  const { subject, lies, it } = describe(outside, module);
  const common = commonDirectory(module, outside);
  const seen = `${subject} and ${lies} outside of what is sent, ${root}: the plan will not find ${it}.`;
  const fix = `Set the working directory of the workspace to ${JSON.stringify(slashed(relative(common, module)))} in its settings: then ${common} is sent.`;
  return { kind: 'unsent', seen, fix };
}

/** The parts of a sentence about modules. */
function describe(paths: readonly string[], module: string) {
  const sources = paths.map((path) => JSON.stringify(slashed(relative(module, path))));
  const names = nameSome(sources, NAMED);
  return paths.length === 1
    ? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
    : { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}

export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A path with the separators that git and plans have. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}
