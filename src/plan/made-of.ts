/**
 * Finds out of which files a plan is made, in the job that plans: the commit, and what is not in it. It refuses where
 * the files are not those of the commit.
 */
import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isConfiguration, isRead } from '../configuration/file-names.ts';
import { MODULE_MANIFEST, readManifest } from '../configuration/module-manifest.ts';
import { localPath } from '../configuration/module-source.ts';
import {
  readConfiguration,
  searchedFiles,
  valuesOfArgument,
  type ModuleCall,
  type WrittenModule,
} from '../configuration/read-configuration.ts';
import { isMatch } from '../configuration/affected.ts';
import { localFiles } from '../machine/files-here.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { headOf } from '../machine/checked-out-commit.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { compareWithCommit, type FileDifference } from '../machine/compare-with-commit.ts';
import { readObjects } from '../machine/git-objects.ts';
import { isBelow, realOrSame, type Repository } from '../machine/find-repository.ts';
import { nameSome } from '../model/name-some.ts';
import { quote } from '../model/quote.ts';
import { sha256Of, type MadeOf, type NamedFile } from './digest.ts';
import { slashed } from './outside-modules.ts';

interface PlannedFiles {
  /** Absolute real path of the root module. */
  directory: string;
  repository: Repository;
  /** Absolute: where written paths begin. */
  workingDirectory: string;
  /** Files of variables that were given to the plan, as written. */
  varFiles: readonly string[];
  /** Patterns of files that are generated before the plan. */
  generated: readonly string[];
}

const LOCK_FILE = '.terraform.lock.hcl';

/** Describes the files of a plan, with notices in whole sentences; or says why no commit has them. */
export async function describeFiles(
  planned: PlannedFiles,
  ports: GitPorts,
): Promise<
  (Pick<MadeOf, 'commit' | 'directory' | 'files'> & { notices: string[] }) | { refused: string[] }
> {
  const { directory, repository } = planned;
  const commit = await headOf(repository);
  const { modules, unclear } = modulesOf(directory);
  /** A path as it is in the repository; one outside of it begins with `..`. */
  const inside = (path: string) => slashed(relative(repository.root, path));
  const isNeeded = (path: string) =>
    modules.some((module) => isBelow(join(repository.root, path), realOrSame(module)));
  const compared = await compareWithCommit(repository, ports, { isNeeded });
  if (commit === undefined || compared === undefined) return { refused: [NO_COMMIT] };
  const { committed, differences } = compared;
  const changed = differences.filter(({ how }) => how !== 'added');
  const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
  const others = changed.filter(({ path }) => !locks.includes(path));
  const { named, missing } = readVarFiles(planned, inside);
  const untracked: string[] = [];
  for (const path of filesThatAreRead(modules)) {
    const key = inside(path);
    if (Object.hasOwn(named, key) || isCommitted(path, committed, repository)) continue;
    const written = slashed(relative(planned.workingDirectory, path));
    const kind =
      path === join(directory, LOCK_FILE)
        ? 'lock file'
        : planned.generated.some((pattern) => isMatch(pattern, written))
          ? 'generated'
          : undefined;
    if (kind === undefined) untracked.push(key);
    else named[key] = { kind, sha256: sha256Of(readBytesSync(path)) };
  }
  for (const path of locks) {
    named[path] = {
      kind: 'lock file',
      sha256: sha256Of(readBytesSync(join(repository.root, path))),
    };
  }
  const refused = [...unclear, ...missing, ...sayChanged(others), ...sayUntracked(untracked)];
  if (refused.length > 0) return { refused };
  const notices = locks.map(
    (path) => `${path} has more hashes than the commit, of the same versions of providers.`,
  );
  const at = inside(directory);
  return { commit, directory: at === '' ? '.' : at, files: named, notices };
}

const NO_COMMIT =
  'Git does not say which commit is checked out, so nothing says of which files the plan is.';

/**
 * The root module, which is the first, and the local modules that it calls: without what `terraform init` fetched,
 * unless that is a link to somewhere else.
 */
function modulesOf(directory: string): { modules: string[]; unclear: string[] } {
  const fetched = join(directory, '.terraform', 'modules');
  const said: string[] = [];
  const found = new Set<string>();
  const roots = [directory];
  for (const root of roots) {
    const { modules, unclear, sources } = readConfiguration(root, searchedFiles(localFiles));
    said.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
    for (const module of modules) {
      const isFetched = isBelow(realOrSame(module.directory), realOrSame(fetched));
      if (!isFetched || isCalledByPath(module, fetched)) found.add(module.directory);
    }
    for (const { path, block } of sources) {
      const label = block?.labels[0] ?? '';
      const places = recordedPlaces(directory, label);
      roots.push(...places.filter((place) => !roots.includes(place)));
      if (places.length > 0) continue;
      said.push(
        `${nameIn(directory, path)}: nothing says where the source of module ${quote(label)} leads. Run \`terraform init\` first.`,
      );
    }
  }
  return { modules: [...found], unclear: said };
}

/** Where `terraform init` says that calls with this label lead. */
function recordedPlaces(directory: string, label: string): string[] {
  const text = localFiles.readFile(join(directory, ...MODULE_MANIFEST.split('/')));
  const records = text === undefined ? [] : readManifest(text);
  if ('problem' in records) return [];
  return records
    .filter(({ key }) => key === label || key.endsWith(`.${label}`))
    .map((record) => resolve(directory, record.directory));
}

function nameIn(directory: string, path: string): string {
  return slashed(relative(directory, path));
}

/** Whether a module of the configuration itself names this directory as a source. */
function isCalledByPath({ directory, callers }: WrittenModule, fetched: string): boolean {
  const names = (call: ModuleCall) =>
    valuesOfArgument(call, 'source').some(({ value }) => {
      const path = value.kind === 'literal' ? localPath(String(value.value)) : undefined;
      return path !== undefined && resolve(call.module.directory, path) === directory;
    });
  return callers.some((call) => !isBelow(call.module.directory, fetched) && names(call));
}

/** Absolute paths of the files that Terraform reads by their names; the first directory is the root module. */
function filesThatAreRead(modules: readonly string[]): string[] {
  return modules.flatMap((module, at) =>
    localFiles
      .readDirectory(module)
      .filter(at === 0 ? isRead : isConfiguration)
      .map((name) => join(module, name))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true),
  );
}

/** Whether the commit has the entry itself, and the file to which its links lead. */
function isCommitted(
  path: string,
  committed: ReadonlyMap<string, string>,
  { root }: Repository,
): boolean {
  const directory = realOrSame(resolve(path, '..'));
  const entry = join(directory, path.slice(path.lastIndexOf(sep) + 1));
  return [entry, realOrSame(path)].every(
    (real) => isBelow(real, root) && committed.has(slashed(relative(root, real))),
  );
}

function readVarFiles(
  { varFiles, workingDirectory }: PlannedFiles,
  inside: (path: string) => string,
): { named: Record<string, NamedFile>; missing: string[] } {
  const named: Record<string, NamedFile> = {};
  const missing: string[] = [];
  for (const written of varFiles) {
    const path = resolve(workingDirectory, written);
    try {
      named[inside(path)] = { kind: 'variables', sha256: sha256Of(readBytesSync(path)) };
    } catch {
      missing.push(`${quote(written)} cannot be read. Write the path from where you are.`);
    }
  }
  return { named, missing };
}

/** The lock files that differ from the commit by more hashes alone. */
async function locksWithMoreHashes(
  changed: readonly FileDifference[],
  { committed, repository }: { committed: ReadonlyMap<string, string>; repository: Repository },
  ports: GitPorts,
): Promise<string[]> {
  const found: string[] = [];
  for (const { path, how } of changed) {
    if (how !== 'changed' || path.slice(path.lastIndexOf('/') + 1) !== LOCK_FILE) continue;
    const id = committed.get(path) ?? '';
    const before = (await readObjects([id], repository, ports)).get(id);
    const now = localFiles.readFile(join(repository.root, path));
    if (before === undefined || now === undefined) continue;
    if (hasMoreHashes(before.bytes.toString('utf8'), now)) found.push(path);
  }
  return found;
}

/** Lines of a list of hashes, as Terraform writes them. */
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;

/** Whether a lock file has nothing more than the committed one but hashes, of packages for other machines. */
function hasMoreHashes(committed: string, text: string): boolean {
  const before = committed.split(/\r?\n/);
  let at = 0;
  let isInList = false;
  for (const line of text.split(/\r?\n/)) {
    const isHash: boolean = isInList && HASH.test(line);
    if (line === before[at]) at += 1;
    else if (!isHash) return false;
    isInList = isHash || HASHES_BEGIN.test(line);
  }
  return at === before.length;
}

function sayChanged(differences: readonly FileDifference[]): string[] {
  if (differences.length === 0) return [];
  const named = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
  return [
    `Files are not as the commit has them: ${nameSome([...new Set(named)], MOST)}. Plan what is committed, before anything changes the files.`,
  ];
}

function sayUntracked(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  return [
    `Terraform reads files that the commit does not have: ${nameSome(paths, MOST)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
  ];
}

const MOST = 10;
