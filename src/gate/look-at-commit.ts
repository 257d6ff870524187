/**
 * Finds what of a commit Terraform would load and its plan lacks, or has from elsewhere: submodules that are not checked
 * out, and a module manifest in a commit that the service takes itself, out of which nothing can be left.
 */
import { existsSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { EMPTY_SUBMODULE, NOT_CHECKED_OUT, type ExcludedEntry } from '../archive/archive.ts';
import { touches } from '../configuration/affected.ts';
import { isConfiguration } from '../configuration/file-names.ts';
import { MODULE_MANIFEST } from '../configuration/module-manifest.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { listCommitted } from '../machine/compare-with-commit.ts';
import { localFiles } from '../machine/files-here.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import { GateStop } from './failure-of.ts';
import type { ReadyWorkspace } from './find-workspace.ts';
import { removeManifest } from './examine-manifest.ts';
import {
  CHECK_OUT_WHOLE,
  findHidden,
  listHidden,
  sayMentions,
  type HiddenFile,
  type ReadingStep,
} from './hidden-files.ts';
import type { ServiceScope } from './service-scope.ts';
import type { VersionControl } from './request.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import { filePart, phrase, quoted, setting, typed, type Sentence } from '../model/sentence.ts';

/** Path → mode of git, of each file, link and submodule of a commit. */
type Committed = ReadonlyMap<string, string>;

/** The mode that git gives to a link. */
const LINK_MODE = '120000';

/**
 * Refuses a commit that the service takes itself, if its plan has other modules than its files call.
 *
 * @throws GateStop if the plan of this commit is not of what the policies and a reader take it for
 */
export async function refuseIncompleteCommit(
  workspace: ReadyWorkspace,
  { committed }: VersionControl,
  step: ServiceScope,
): Promise<void> {
  const { workingDirectory } = workspace;
  const filesOfCommit = await committed?.();
  const manifest = [workingDirectory, MODULE_MANIFEST].filter(Boolean).join('/');
  let why: Sentence | undefined;
  if (filesOfCommit === undefined) why = await whyManifestIsPlanned(manifest, workspace.root, step);
  else if (hasManifest(manifest, filesOfCommit)) why = phrase`is in this commit`;
  if (why !== undefined) {
    throw new GateStop(
      'unseen',
      finding(
        CODES.cannotBeCloned,
        phrase`${filePart(manifest)} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is.`,
        { about: { file: manifest }, remedy: removeManifest(manifest) },
      ),
    );
  }
  if (filesOfCommit && workspace.connection?.takesSubmodules !== true) {
    await refuseSubmodules(workspace, filesOfCommit, step);
  }
}

/** Whether the commit has the manifest, or a link or a submodule on the way to it. */
function hasManifest(manifest: string, committed: Committed): boolean {
  const directory = posix.dirname(manifest);
  const isPlaceholder = (path: string) => {
    const mode = committed.get(path);
    return mode === LINK_MODE || mode === SUBMODULE_MODE;
  };
  return (
    committed.has(manifest) || isPlaceholder(directory) || isPlaceholder(posix.dirname(directory))
  );
}

/**
 * Why the manifest is in what the service plans, as the end of a sentence about it. Without a repository, the files that
 * are here and the list of changes are all there is; undefined if they do not show that it is.
 */
async function whyManifestIsPlanned(
  manifest: string,
  root: string,
  { change: { proposal } }: ServiceScope,
): Promise<Sentence | undefined> {
  const changed = (await proposal?.changedFiles()) ?? [];
  if (changed.some((path) => touches(path, manifest))) {
    return phrase`is among the files that this pull request changes`;
  }
  return localFiles.readFile(join(root, ...manifest.split('/'))) === undefined
    ? undefined
    : phrase`is in this directory, and there is no repository that says where it comes from`;
}

/** @throws GateStop if the configuration loads something of a submodule, which the service may leave empty */
async function refuseSubmodules(
  workspace: ReadyWorkspace,
  committed: Committed,
  step: ServiceScope,
): Promise<void> {
  const pathsWithMode = (wanted: string): string[] =>
    Array.from(committed)
      .filter(([, mode]) => mode === wanted)
      .map(([path]) => path);
  const submodules = pathsWithMode(SUBMODULE_MODE).map((path) => ({
    path,
    reason: EMPTY_SUBMODULE,
  }));
  const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK_MODE), step);
  if (loaded.length === 0) return;
  const names = listHidden(loaded, () => undefined);
  throw new GateStop(
    'unseen',
    finding(
      CODES.cannotBeCloned,
      phrase`Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for the workspace: then the directory is empty, and nothing in it is planned.`,
      {
        remedy: phrase`Switch on ${quoted('Include submodules on clone')} in the workspace's version control settings, or use ${setting('plans-from: upload')}.`,
        actor: 'operators',
      },
    ),
  );
}

interface Place {
  /** Absolute path of the repository. */
  root: string;
  /** Of the configuration in it, with slashes; '' if it is the repository itself. */
  workingDirectory: string;
}

/** The mode that git gives to a submodule. */
const SUBMODULE_MODE = '160000';

/** A configuration in a checkout. */
export interface CheckedOut extends Place {
  /** Of the whole checkout, as `listCheckout` lists it. */
  tracked: Tracked;
}

/** What git tracks: paths with their modes. */
export type Tracked = readonly (readonly [path: string, mode: string])[];

/** Why a plan of this configuration would lack a submodule that it loads something of; undefined if it lacks none. */
export async function findEmptySubmodules(
  { tracked, ...place }: CheckedOut,
  step: ReadingStep,
): Promise<Finding | undefined> {
  const empty = tracked.flatMap(([path, mode]): ExcludedEntry[] => {
    const isEmpty = mode === SUBMODULE_MODE && !existsSync(join(place.root, path, '.git'));
    return isEmpty ? [{ path, reason: EMPTY_SUBMODULE }] : [];
  });
  const loaded = await findLoaded(place, empty, [], step);
  return loaded.length > 0 ? sayEmptySubmodules(loaded) : undefined;
}

/**
 * Why a plan of this configuration would lack files that count; undefined if it lacks none of them.
 *
 * @param changedFiles those that count; undefined where each may be one of them
 */
export async function findMissingFiles(
  { tracked, ...place }: CheckedOut,
  changedFiles: ChangedFiles,
  step: ReadingStep,
): Promise<Finding | undefined> {
  const { root } = place;
  const leftOut = await changedIfSparse(root, changedFiles);
  const missing = tracked.flatMap(([path, mode]): ExcludedEntry[] => {
    const mayBeLoaded = isConfiguration(basename(path)) || leftOut.has(path);
    const isMissing = mode !== SUBMODULE_MODE && mayBeLoaded && !existsSync(join(root, path));
    return isMissing ? [{ path, reason: NOT_CHECKED_OUT }] : [];
  });
  const loaded = await findLoaded(place, missing, [], step);
  if (loaded.length === 0) return undefined;
  const changed = await changedFiles();
  const changedPaths = changed && new Set(changed);
  const counting = loaded.filter(({ entry }) => changedPaths?.has(entry.path) !== false);
  if (counting.length === 0) return undefined;
  const names = listHidden(counting, () => undefined);
  const why = changed ? phrase`which the pull request adds or changes and ` : '';
  return finding(
    'files-not-here',
    phrase`Terraform would load ${names}, ${why}which this checkout lacks: neither the plan nor the policies get to see it.`,
    { remedy: CHECK_OUT_WHOLE },
  );
}

/** All files that a pull request changes, relative to the checkout; undefined where they are not known. */
type ChangedFiles = () => Promise<readonly string[] | undefined>;

/** The files of the change, if the checkout is a sparse one, which may leave out what a text names; else none. */
async function changedIfSparse(
  root: string,
  changedFiles: ChangedFiles,
): Promise<Pick<ReadonlySet<string>, 'has'>> {
  const { gitDirectory = '' } = findKnownRepository(root, root) ?? {};
  if (!existsSync(join(gitDirectory, 'info', 'sparse-checkout'))) return new Set();
  const changed = await changedFiles();
  return changed === undefined ? { has: () => true } : new Set(changed);
}

/** What git tracks in the work tree of a repository and in its submodules. */
export function listCheckout(root: string, ports: GitPorts): Promise<Tracked> {
  return listWithSubmodules(root, root, ports);
}

/** In place of a commit: what is checked out. */
const NO_COMMIT = '';

/**
 * What git tracks in a work tree and in the submodules that are checked out in it: paths below it, with their modes.
 *
 * @param checkout the directory of the whole checkout, above which no repository is looked for
 */
async function listWithSubmodules(
  at: string,
  checkout: string,
  ports: GitPorts,
): Promise<[path: string, mode: string][]> {
  const repository = findKnownRepository(at, checkout);
  const committed = repository && (await listCommitted(NO_COMMIT, repository, ports));
  const tracked = [...(committed ?? [])];
  for (const [path] of tracked.filter(([, mode]) => mode === SUBMODULE_MODE)) {
    const inside = await listWithSubmodules(join(at, path), checkout, ports);
    for (const [inner, mode] of inside) tracked.push([`${path}/${inner}`, mode]);
  }
  return tracked;
}

/** Those of the entries that the configuration certainly loads, or from which it loads something. */
async function findLoaded(
  { root, workingDirectory }: Place,
  excluded: readonly ExcludedEntry[],
  links: readonly string[],
  step: ReadingStep,
): Promise<HiddenFile[]> {
  if (excluded.length === 0) return [];
  const module = join(root, ...workingDirectory.split('/'));
  const { files } = await findHidden({ root, excluded, links }, module, step);
  return files.filter(({ isCertain }) => isCertain);
}

/** Why empty submodules close the gate, whatever changes: where a module is empty nothing is planned, and everything passes. */
export function sayEmptySubmodules(empty: readonly HiddenFile[]): Finding {
  const names = listHidden(empty, () => undefined);
  const isOne = empty.length === 1;
  const what = isOne ? 'is a submodule' : 'are submodules';
  return finding(
    'submodules-empty',
    phrase`Terraform would load ${names}, which ${what} and not checked out: neither the plan nor the policies get to see what belongs there.${sayMentions(empty)}`,
    {
      remedy: phrase`Check ${isOne ? 'it' : 'them'} out: ${setting('submodules: true')} (or ${setting('recursive')}) for actions/checkout, elsewhere ${typed('git submodule update --init --recursive')}.`,
    },
  );
}
