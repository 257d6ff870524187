/**
 * Questions to git about a repository. Only this file starts git. Each command names the repository
 * and the work tree, so git never searches for one, and git runs no program that a repository names.
 * A name such as `origin/main` can mean a branch or a tag, and a pull request can add both. So names of
 * references are compared whole, here alone, and every other question to git is about ids.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment, Execute } from '../model/ports.ts';
import { withNetwork, type RemoteRepository } from './network-of-git.ts';
import type { Repository } from './find-repository.ts';
import { headOf, commonDirectory, findKnownRepository, findRepository } from './find-repository.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { environmentFor } from './program-path.ts';
import { readRegularSync } from './read-regular.ts';
import { errorMessage } from '../model/error-message.ts';
import { inEmptyDirectory, makeTemporary, removeTemporary } from './temporary.ts';

export interface GitPorts {
  execute: Execute;
  environment: Environment;
}

/** What git printed; or its whole error output, which may be empty. */
export type GitAnswer =
  | { text: string }
  | {
      why: string;
      exitCode: number | undefined;
      /** Git was not started, because the repository is one of another user. */
      isOfAnotherUser?: true | undefined;
    };

/** Keeps git from running what a configuration can name: hooks, monitors, helpers, background jobs. */
const SAFE_SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.alternateRefsCommand=:',
  'core.gitProxy=none',
  'core.askPass=',
  'core.quotePath=false',
  'safe.bareRepository=explicit',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'maintenance.auto=false',
  'gc.auto=0',
  'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);

/** Turns off the configuration of machine and user, replacement objects, and prompts. */
const VARIABLES = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // The output of git is parsed here, so it must not be translated.
  LC_ALL: 'C',
};

/** Old releases of git ignore GIT_NO_LAZY_FETCH: without any protocol they cannot fetch either. */
const OFFLINE_VARIABLES = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };

interface GitInput {
  stdin?: string;
  /** Whether the command may make objects, which go when it ends. */
  makes?: boolean;
  /** The environment variables; those of a command without network if left out. */
  variables?: Readonly<Record<string, string>>;
  /** Called with the bytes of standard output as they come. */
  take?: (bytes: Uint8Array) => void;
}

/**
 * Runs a git command about a repository.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
export async function askGit(
  ports: GitPorts,
  repository: Repository,
  args: readonly string[],
  input: GitInput = {},
): Promise<GitAnswer> {
  const { root, gitDirectory } = repository;
  const refusal = await refuseForeignOwner(ports, repository);
  if (refusal !== undefined) return refusal;
  const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
  const environment = environmentFor(ports.environment, root);
  const words = [...location, ...SAFE_SETTINGS, ...args];
  return runGit({ ...ports, environment }, words, { variables: OFFLINE_VARIABLES, ...input });
}

/**
 * Runs a git command about the objects of a repository, from a directory that has nothing else of it: no configuration,
 * no references, and no files in which git keeps what it found out earlier.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 */
export async function askObjects(
  ports: GitPorts,
  repository: Repository,
  sample: string,
  {
    args,
    variables = OFFLINE_VARIABLES,
    makes = false,
    ...input
  }: GitInput & { args: readonly string[] },
): Promise<GitAnswer> {
  const refusal = await refuseForeignOwner(ports, repository);
  if (refusal !== undefined) return refusal;
  const shared = commonDirectory(repository.gitDirectory);
  let directory: string;
  try {
    directory = makeBareDirectory(shared, sample);
  } catch (error) {
    // The disk of the temporary files may be full: the check goes on without an answer of git.
    return { why: errorMessage(error), exitCode: undefined };
  }
  try {
    const words = [
      `--git-dir=${directory}`,
      ...SAFE_SETTINGS,
      '-c',
      'core.commitGraph=false',
      ...args,
    ];
    const objects = join(shared, 'objects');
    const places: Record<string, string> = makes
      ? {
          GIT_OBJECT_DIRECTORY: join(directory, 'objects'),
          GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
        }
      : { GIT_OBJECT_DIRECTORY: objects };
    return await runGit(ports, words, { ...input, variables: { ...variables, ...places } });
  } finally {
    removeTemporary(directory);
  }
}

/**
 * Merges two commits as git does by itself: without attributes, drivers or settings of the repository, and without its files.
 *
 * @returns the id of the tree; undefined where they do not merge cleanly, the clone lacks a commit, or git is older than 2.38
 */
export async function remakeMerge(
  [first, second]: readonly [CommitId, CommitId],
  repository: Repository,
  ports: GitPorts,
): Promise<string | undefined> {
  const args = ['merge-tree', '--write-tree', '--no-messages', first, second];
  const answer = await askObjects(ports, repository, first, { args, makes: true });
  return 'text' in answer ? answer.text.trim() : undefined;
}

/** Makes a repository without objects, with the hash and the end of the history of another one. */
function makeBareDirectory(shared: string, sample: string): string {
  const directory = makeTemporary('plangate-objects-');
  try {
    const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
    const version = extension === '' ? 0 : 1;
    writeFileSync(
      join(directory, 'config'),
      `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`,
    );
    writeFileSync(join(directory, 'HEAD'), 'ref: refs/heads/none\n');
    for (const name of ['objects', 'refs']) mkdirSync(join(directory, name));
    const shallow = join(shared, 'shallow');
    if (existsSync(shallow)) writeFileSync(join(directory, 'shallow'), readRegularSync(shallow));
    return directory;
  } catch (error) {
    removeTemporary(directory);
    throw error;
  }
}

/** Stops waiting for a server that sends nothing. */
const STOP_WHEN_SILENT: readonly string[] = [
  '-c',
  'http.lowSpeedLimit=1',
  '-c',
  'http.lowSpeedTime=30',
];
/** The server's program is git's own, even if the configuration of the remote names another. */
const FETCH_OPTIONS: readonly string[] = [
  '--quiet',
  '--no-tags',
  '--no-recurse-submodules',
  '--upload-pack=git-upload-pack',
];

/**
 * Fetches one commit from a server, so that `askObjects` finds it. No setting and no branch of the clone counts.
 *
 * @param wanted.reference leads to the commit, for servers that send branches only; every reference is asked for if it is
 *   left out
 * @param wanted.here a commit that the clone has
 * @returns what git printed if it failed
 */
export async function fetchObjects(
  ports: GitPorts,
  repository: Repository,
  remote: RemoteRepository,
  wanted: { commit: CommitId; reference?: string | undefined; here: CommitId | undefined },
): Promise<string | undefined> {
  const { commit, reference = 'refs/*', here } = wanted;
  const isShallow = existsSync(join(commonDirectory(repository.gitDirectory), 'shallow'));
  const depth = isShallow || here === undefined ? '--depth=1' : `--negotiation-tip=${here}`;
  const fetch = (...words: string[]) =>
    withNetwork(remote, ports, (network) =>
      askObjects(ports, repository, commit, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
      }),
    );
  const byCommit = await fetch(depth, remote.address, commit);
  if (!('why' in byCommit)) return undefined;
  const ownReference = reference.endsWith('*') ? 'refs/plangate/*' : 'refs/plangate/asked';
  const byReference = await fetch(remote.address, `+${reference}:${ownReference}`);
  return 'why' in byReference ? byReference.why : undefined;
}

/**
 * Fetches the commits of the default branch of a repository, without their files, so that `askObjects` finds them.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 * @returns what git printed if it failed
 */
export async function fetchHistory(
  ports: GitPorts,
  repository: Repository,
  remote: RemoteRepository,
  sample: CommitId,
): Promise<string | undefined> {
  const words = ['--filter=tree:0', remote.address, '+HEAD:refs/plangate/asked'];
  const fetched = await withNetwork(remote, ports, (network) =>
    askObjects(ports, repository, sample, {
      args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
      variables: { ...VARIABLES, ...network },
    }),
  );
  return 'why' in fetched ? fetched.why : undefined;
}

/** Asks a server for one reference of a repository, without a local clone. */
export async function listRemote(
  ports: GitPorts,
  remote: RemoteRepository,
  reference: string,
): Promise<GitAnswer> {
  // Git must not read the repository in which the job works.
  const noRepository = ['--git-dir=/dev/null', '-c', 'credential.helper='];
  const args = [...noRepository, ...SAFE_SETTINGS, 'ls-remote', remote.address, reference];
  return withNetwork(remote, ports, (network) =>
    runGit(ports, args, { variables: { ...VARIABLES, ...network } }),
  );
}

async function runGit(
  { execute, environment }: GitPorts,
  args: readonly string[],
  input: GitInput,
): Promise<GitAnswer> {
  try {
    const { exitCode, stdout, stderr } = await inEmptyDirectory((cwd) =>
      execute('git', args, { ...input, cwd, environment }),
    );
    return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
  } catch (error) {
    return { why: errorMessage(error), exitCode: undefined };
  }
}

/**
 * Git skips its check of the owner when a command names the repository, so the check is done here:
 * a repository of another user is refused unless the user's own `safe.directory` lists it.
 *
 * @returns the error that git would give; undefined if the repository may be used
 */
async function refuseForeignOwner(
  ports: GitPorts,
  { root, gitDirectory }: Repository,
): Promise<GitAnswer | undefined> {
  const user = process.geteuid?.();
  if (user === undefined) return undefined;
  // As in git, whoever became root with sudo may use their own repositories.
  const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
  const isMine = (path: string) => {
    const owner = statSync(path, { throwIfNoEntry: false })?.uid ?? user;
    return owner === user || owner === sudoer;
  };
  if ([root, join(root, '.git'), gitDirectory].every(isMine)) return undefined;
  const safeDirectories = await runGit(
    ports,
    ['config', '--null', '--get-all', 'safe.directory'],
    // Only the configuration of the user and of the machine is read, not that of the repository.
    { variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } },
  );
  const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
  // As in git, an empty value clears the values before it.
  const trusted = values.slice(values.lastIndexOf('') + 1);
  const isTrusted = trusted.some(
    (path) =>
      path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))),
  );
  const why = `fatal: detected dubious ownership in repository at '${root}'`;
  return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}

export const firstLine = (text: string): string => text.replace(/\n[^]*/, '');

/** Paths relative to the repository, with slashes; or why git could not list them, for people. */
export type TrackedFiles =
  | ReadonlySet<string>
  | { unknown: string; isOfAnotherUser?: true | undefined };

/** The value of `unknown` outside of any repository, which is no failure. */
export const NO_REPOSITORY = 'there is no git repository';

/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
export async function listTrackedFiles(
  path: string,
  workspace: string,
  ports: GitPorts,
): Promise<TrackedFiles> {
  const repository = findKnownRepository(path, workspace);
  if (repository === undefined) {
    if (findRepository(path) === undefined) return { unknown: NO_REPOSITORY };
    return {
      unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
    };
  }
  const listed = await askGit(ports, repository, ['ls-files', '-z']);
  if ('why' in listed) {
    const { why, exitCode, isOfAnotherUser } = listed;
    return { unknown: firstLine(why) || `exit code ${exitCode}`, isOfAnotherUser };
  }
  const tracked = new Set(pathsIn(listed.text));
  const head = tracked.size === 0 ? await headOf(repository) : undefined;
  if (head === undefined) return tracked;
  // A missing index lists no files either, so an empty list proves nothing if the commit has files.
  const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
  return 'text' in inCommit && inCommit.text !== ''
    ? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
    : tracked;
}

/** The address of the remote `origin`; `why` if there is none. */
export async function originOf(repository: Repository, ports: GitPorts): Promise<GitAnswer> {
  return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}

/** The addresses of all remotes, to fetch from and to push to; none if git does not say them. */
export async function addressesOfRemotes(
  repository: Repository,
  ports: GitPorts,
): Promise<string[]> {
  const args = ['config', '--null', '--get-regexp', String.raw`^remote\..*\.(push)?url$`];
  const listed = await askGit(ports, repository, args);
  // Each name ends with a line break, and each value with a zero.
  return 'text' in listed ? pathsIn(listed.text).map((line) => line.replace(/^.*\n/, '')) : [];
}

/** Splits the output of a command with `-z`. */
export function pathsIn(output: string): string[] {
  return output.split('\0').filter((path) => path !== '');
}

/** The whole name of a reference, as in `refs/remotes/origin/main`. */
export type Reference = `refs/${string}`;

const REMOTE = 'refs/remotes/origin/';

/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
export async function commitOfDefaultBranch(
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
  const reference = 'text' in named ? named.text.trim() : '';
  if (!reference.startsWith(REMOTE)) return undefined;
  return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}

/** The last commit of a branch of the remote, as far as the clone knows a reference of exactly this name. */
export async function commitOfRemoteBranch(
  branch: string,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
  const answer = await askGit(ports, repository, args);
  return 'text' in answer ? readCommitId(answer.text.trim()) : undefined;
}

/**
 * The last commit of the branch that is the default one by its name alone, in a clone that says nothing else: that of the remote, else
 * the one here. Only what a person compares with goes by it.
 */
export async function commitOfUsualBranch(
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const references = [`${REMOTE}main`, `${REMOTE}master`, 'refs/heads/main', 'refs/heads/master'];
  for (const reference of references) {
    const answer = await askGit(ports, repository, ['show-ref', '--verify', '--hash', reference]);
    const commit = 'text' in answer ? readCommitId(answer.text.trim()) : undefined;
    if (commit !== undefined) return commit;
  }
  return undefined;
}

/**
 * What a server says that a reference leads to.
 *
 * @param reference `HEAD` is the default branch
 * @returns the id; or why there is none, which may be empty
 */
export async function commitOnServer(
  remote: RemoteRepository,
  reference: 'HEAD' | Reference,
  ports: GitPorts,
): Promise<{ commit: CommitId } | { why: string }> {
  const listed = await listRemote(ports, remote, reference);
  if ('why' in listed) return { why: listed.why };
  // The server lists every name that ends like this one.
  const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
  const [id, name] = line?.split('\t') ?? [];
  const commit = name === reference ? readCommitId(id) : undefined;
  return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
