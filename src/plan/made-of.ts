/**
 * Finds out of which files a plan is made, in the job that plans: the commit, and what is not in it. It refuses where
 * the files are not those of the commit.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join, posix, relative, resolve } from 'node:path';
import { isConfiguration, isRead } from '../configuration/file-names.ts';
import { MODULE_MANIFEST, readManifest, localPath } from '../configuration/module-manifest.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import type { ModuleCall, WrittenModule } from '../configuration/read-configuration.ts';
import {
  readConfiguration,
  searchedFiles,
  valuesOfArgument,
} from '../configuration/read-configuration.ts';
import { isMatch } from '../configuration/affected.ts';
import { localFiles } from '../machine/files-here.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';
import { headOf, isBelow, realOrSame, slashed } from '../machine/find-repository.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { compareWithCommit, type FileDifference } from '../machine/compare-with-commit.ts';
import { readObjects } from '../machine/git-objects.ts';
import { finding, type Finding } from '../model/finding.ts';
import { nameSome, quote } from '../model/quote.ts';
import { filePart, firstParts, phrase, plain } from '../model/sentence.ts';
import { sha256Of, type MadeOf, type NamedFile } from './digest.ts';
import { trimSpace } from '../model/go-text.ts';
import { fieldsOf, listOf, parseJson } from '../model/parse.ts';
import type { Environment } from '../model/ports.ts';

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

/** A work tree as it is compared with the commit that is checked out. */
interface ComparedCheckout {
  commit: string;
  /** The ids of the files of the commit by path. */
  committed: ReadonlyMap<string, string>;
  /** Files that are not as the commit has them, without added ones; also those that a sparse checkout leaves out. */
  changed: FileDifference[];
  /** Lock files that have more hashes than the commit, and are in `changed`. */
  locks: string[];
}

/** The work trees that one command or check looks at, each compared with its commit once. */
export interface Checkouts {
  /** Compares each work tree once, for all plans. It is undefined where git gives no answer. */
  compare(this: void, repository: Repository): Promise<ComparedCheckout | undefined>;
  /** What this check has parsed of files. */
  parsed: ParsedFiles | undefined;
}

export function openCheckouts(ports: GitPorts & { parsed?: ParsedFiles | undefined }): Checkouts {
  const compared = new Map<string, ReturnType<Checkouts['compare']>>();
  const compare: Checkouts['compare'] = (repository) => {
    const comparing = compared.get(repository.root) ?? compareCheckout(repository, ports);
    compared.set(repository.root, comparing);
    return comparing;
  };
  return { compare, parsed: ports.parsed };
}

async function compareCheckout(
  repository: Repository,
  ports: GitPorts,
): Promise<ComparedCheckout | undefined> {
  const commit = await headOf(repository);
  const compared = await compareWithCommit(repository, ports, { isNeeded: () => true });
  if (commit === undefined || compared === undefined) return undefined;
  const { committed, differences } = compared;
  const changed = differences.filter(({ how }) => how !== 'added');
  const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
  return { commit, committed, changed, locks };
}

/** Describes the files of a plan, with notices in whole sentences; or says why no commit has them. */
export async function describeFiles(
  planned: PlannedFiles,
  checkouts: Checkouts,
): Promise<
  (Pick<MadeOf, 'commit' | 'directory' | 'files'> & { notices: string[] }) | { refused: string[] }
> {
  const { directory, repository } = planned;
  const { modules, unclear } = modulesOf(directory, checkouts.parsed);
  /** A path as it is in the repository; one outside of it begins with `..`. */
  const inRepository = (path: string) => slashed(relative(repository.root, path));
  const compared = await checkouts.compare(repository);
  if (compared === undefined) return { refused: [NO_COMMIT] };
  const { commit, committed, changed, locks } = compared;
  const realModules = modules.map(realOrSame);
  const isNeeded = (path: string) =>
    realModules.some((module) => isBelow(join(repository.root, path), module));
  const otherChanges = changed.filter(
    ({ path, isLeftOut }) => !locks.includes(path) && (isLeftOut !== true || isNeeded(path)),
  );
  const { named, missing } = readVarFiles(planned, inRepository);
  const untracked: string[] = [];
  const isGenerated = (path: string) => {
    const written = slashed(relative(planned.workingDirectory, path));
    return planned.generated.some((pattern) => isMatch(pattern, written));
  };
  for (const path of filesThatAreRead(modules)) {
    const key = inRepository(path);
    if (Object.hasOwn(named, key) || isCommitted(path, committed, repository)) continue;
    const sha256 = sha256Of(readBytesSync(path));
    if (path === join(directory, LOCK_FILE)) named[key] = { kind: 'lock file', sha256 };
    else if (isGenerated(path)) named[key] = { kind: 'generated', sha256 };
    else untracked.push(key);
  }
  for (const path of locks) {
    named[path] = {
      kind: 'lock file',
      sha256: sha256Of(readBytesSync(join(repository.root, path))),
    };
  }
  const refused = [
    ...unclear,
    ...missing,
    ...describeChanged(otherChanges),
    ...describeUntracked(untracked),
  ];
  if (refused.length > 0) return { refused };
  const notices = locks.map(
    (path) => `${path} has more hashes than the commit, of the same versions of providers.`,
  );
  return { commit, directory: inRepository(directory) || '.', files: named, notices };
}

/** A root module in its work tree. */
interface RootModule {
  /** Absolute real path. */
  directory: string;
  repository: Repository;
}

/** Terraform's own workspace, as a plan of this directory had it. @param directory absolute */
export function selectedWorkspace(directory: string, environment: Environment): string {
  const named = environment['TF_WORKSPACE'] ?? '';
  if (named !== '') return named;
  const selected = localFiles.readFile(join(dataOf(directory, environment), 'environment'));
  return trimSpace(selected ?? '') || 'default';
}

/**
 * What `init` installed of modules, by the call as in `network.subnets`: the source, and the version that a registry gave.
 *
 * @param directory absolute
 */
export function installedModules(
  directory: string,
  environment: Environment,
): Record<string, string> {
  const manifest = join(dataOf(directory, environment), 'modules', 'modules.json');
  const { Modules: records } = fieldsOf(parseJson(localFiles.readFile(manifest) ?? ''));
  const installed = listOf(records).flatMap((record): [string, string][] => {
    const { Key: key, Source: source, Version: version } = fieldsOf(record);
    if (typeof key !== 'string' || typeof source !== 'string' || key === '') return [];
    if (localPath(source) !== undefined) return [];
    return [[key, typeof version === 'string' && version !== '' ? `${source} ${version}` : source]];
  });
  return Object.fromEntries(installed.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Where `init` wrote: `TF_DATA_DIR`. */
function dataOf(directory: string, environment: Environment): string {
  return resolve(directory, environment['TF_DATA_DIR'] || '.terraform');
}

/**
 * The files with which a local check judges something else than the commit: tracked files that differ, and those that the
 * commit does not have and Terraform reads.
 *
 * @returns paths relative to the repository; undefined if git does not say it
 */
export async function uncommittedFiles(
  { directory, repository }: RootModule,
  checkouts: Checkouts,
): Promise<string[] | undefined> {
  const compared = await checkouts.compare(repository);
  if (compared === undefined) return undefined;
  const { committed, changed } = compared;
  const differing = changed.filter(({ isLeftOut }) => isLeftOut !== true).map(({ path }) => path);
  const added = filesThatAreRead(modulesOf(directory, checkouts.parsed).modules)
    .filter((path) => !isCommitted(path, committed, repository))
    .map((path) => slashed(relative(repository.root, path)));
  return [...differing, ...added];
}

/**
 * Why the files are not those of a digest any more; none if they still are.
 *
 * @param madeOf what the digest says
 */
export async function changesSince(
  { files }: Pick<MadeOf, 'files'>,
  { directory, repository }: RootModule,
  checkouts: Checkouts,
): Promise<Finding[]> {
  const named = (...kinds: NamedFile['kind'][]) =>
    Object.entries(files).flatMap(([path, { kind }]) => (kinds.includes(kind) ? path : []));
  const planned = {
    directory,
    repository,
    workingDirectory: repository.root,
    varFiles: named('variables'),
    generated: named('generated'),
  };
  const now = await describeFiles(planned, checkouts);
  if ('refused' in now)
    return now.refused.map((why) => finding('checkout-changed', phrase`${SINCE} ${plain(why)}`));
  const paths = new Set([...Object.keys(files), ...Object.keys(now.files)]);
  const others = [...paths].filter((path) => now.files[path]?.sha256 !== files[path]?.sha256);
  if (others.length === 0) return [];
  const names = firstParts(others.map(filePart), MOST_NAMED);
  return [
    finding(
      'checkout-changed',
      phrase`${SINCE} ${names} ${others.length === 1 ? 'is' : 'are'} not as the digest has it.`,
      { remedy: phrase`Plan again, and write its digest.` },
    ),
  ];
}

const SINCE = phrase`The checkout is not as it was planned any more.`;

const NO_COMMIT =
  'Git does not say which commit is checked out, so nothing says of which files the plan is.';

/**
 * The root module, which is the first, and the local modules that it calls: without what `terraform init` fetched,
 * unless that is a link to somewhere else.
 */
function modulesOf(
  directory: string,
  parsed: ParsedFiles | undefined,
): { modules: string[]; unclear: string[] } {
  const fetched = join(directory, '.terraform', 'modules');
  const problems: string[] = [];
  const text = localFiles.readFile(join(directory, ...MODULE_MANIFEST.split('/')));
  const records = text === undefined ? [] : readManifest(text);
  if ('problem' in records) {
    problems.push(`${MODULE_MANIFEST} ${records.problem}. Delete it, and run \`terraform init\`.`);
  }
  const recorded = 'problem' in records ? [] : records;
  const found = new Set<string>();
  // More are added while the loop runs: what a source leads to that only `terraform init` knows.
  const roots = [directory];
  for (const root of roots) {
    const { modules, unclear, unknownSources } = readConfiguration(
      root,
      searchedFiles(localFiles, parsed),
    );
    problems.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
    for (const module of modules) {
      const isFetched = isBelow(realOrSame(module.directory), realOrSame(fetched));
      if (!isFetched || isCalledByPath(module, fetched)) found.add(module.directory);
    }
    for (const { path, block } of unknownSources) {
      const label = block?.labels[0] ?? '';
      const places = recorded
        .filter(({ key }) => key === label || key.endsWith(`.${label}`))
        .map((record) => resolve(directory, record.directory));
      roots.push(...places.filter((place) => !roots.includes(place)));
      if (places.length > 0) continue;
      problems.push(
        `${nameIn(directory, path)}: nothing says where the source of module ${quote(label)} leads. Run \`terraform init\` first.`,
      );
    }
  }
  return { modules: [...found], unclear: problems };
}

function nameIn(directory: string, path: string): string {
  return slashed(relative(directory, path));
}

/** Whether a module of the configuration itself names this directory as a source. */
function isCalledByPath({ directory, callers }: WrittenModule, fetched: string): boolean {
  const namesDirectory = (call: ModuleCall) =>
    valuesOfArgument(call, 'source').some(({ value }) => {
      const path = value.kind === 'literal' ? localPath(String(value.value)) : undefined;
      return path !== undefined && resolve(call.module.directory, path) === directory;
    });
  return callers.some((call) => !isBelow(call.module.directory, fetched) && namesDirectory(call));
}

/** Absolute paths of the files that Terraform reads by their names; the first directory is the root module. */
function filesThatAreRead(modules: readonly string[]): string[] {
  return modules.flatMap((module, index) =>
    localFiles
      .readDirectory(module)
      .filter(index === 0 ? isRead : isConfiguration)
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
  const entry = join(realOrSame(dirname(path)), basename(path));
  return [entry, realOrSame(path)].every(
    (real) => isBelow(real, root) && committed.has(slashed(relative(root, real))),
  );
}

function readVarFiles(
  { varFiles, workingDirectory }: PlannedFiles,
  inRepository: (path: string) => string,
): { named: Record<string, NamedFile>; missing: string[] } {
  const named: Record<string, NamedFile> = {};
  const missing: string[] = [];
  for (const written of varFiles) {
    const path = resolve(workingDirectory, written);
    try {
      named[inRepository(path)] = { kind: 'variables', sha256: sha256Of(readBytesSync(path)) };
    } catch {
      missing.push(`${quote(written)} cannot be read. Write the path from where you are.`);
    }
  }
  return { named, missing };
}

/** The lock files that differ from the commit by more hashes alone. `committed`: path → object id. */
async function locksWithMoreHashes(
  changed: readonly FileDifference[],
  { committed, repository }: { committed: ReadonlyMap<string, string>; repository: Repository },
  ports: GitPorts,
): Promise<string[]> {
  const locks: string[] = [];
  for (const { path, how } of changed) {
    if (how !== 'changed' || posix.basename(path) !== LOCK_FILE) continue;
    const id = committed.get(path);
    if (id === undefined) continue;
    const before = (await readObjects([id], repository, ports)).get(id);
    const now = localFiles.readFile(join(repository.root, path));
    if (before === undefined || now === undefined) continue;
    if (hasMoreHashes(before.bytes.toString('utf8'), now)) locks.push(path);
  }
  return locks;
}

/** Lines of a list of hashes, as Terraform writes them. */
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;

/** Whether a lock file has nothing more than the committed one but hashes, of packages for other machines. */
function hasMoreHashes(committed: string, text: string): boolean {
  const committedLines = committed.split(/\r?\n/);
  let matchedLines = 0;
  let isInList = false;
  for (const line of text.split(/\r?\n/)) {
    const isHash: boolean = isInList && HASH.test(line);
    if (line === committedLines[matchedLines]) matchedLines += 1;
    else if (!isHash) return false;
    isInList = isHash || HASHES_BEGIN.test(line);
  }
  return matchedLines === committedLines.length;
}

function describeChanged(differences: readonly FileDifference[]): string[] {
  if (differences.length === 0) return [];
  const described = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
  return [
    `Files are not as the commit has them: ${nameSome([...new Set(described)], MOST_NAMED)}. Plan what is committed, before anything changes the files.`,
  ];
}

function describeUntracked(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  return [
    `Terraform reads files that the commit does not have: ${nameSome(paths, MOST_NAMED)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
  ];
}

const MOST_NAMED = 10;
