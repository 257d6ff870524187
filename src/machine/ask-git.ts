/**
 * What git says of a repository. The only place that starts git: it is told which repository and
 * work tree it is about, never looks for one, and runs nothing that a repository names.
 */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Environment, Execute, Patch } from '../model/ports.ts';
import { findKnownRepository, findRepository, type Repository } from './find-repository.ts';
import { errorMessage } from '../model/error-message.ts';

export interface GitPorts {
  execute: Execute;
  environment: Environment;
}

/** What was printed; or all that git said of why not, which may be nothing. */
export type Answer = { text: string } | { why: string; exitCode: number | undefined };

/** Nothing that a configuration can name is run: hooks, monitors, helpers, background work. */
const SAFELY = [
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

/** No configuration of the machine or of a person, no objects in place of others, no questions. */
const VARIABLES = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // What git says is read here.
  LC_ALL: 'C',
};

/** A release of git that does not know how to leave lazy fetching may use no protocol for it. */
const OFFLINE = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };

interface Question {
  args: readonly string[];
  stdin?: string;
  variables?: Readonly<Record<string, string>>;
}

/** Nothing is asked of the network, and nothing of what git would run for it. */
export async function askGit(
  ports: GitPorts,
  repository: Repository,
  ...args: string[]
): Promise<Answer> {
  return ask(ports, repository, { args });
}

export async function askGitOf(
  ports: GitPorts,
  repository: Repository,
  stdin: string,
  ...args: string[]
): Promise<Answer> {
  return ask(ports, repository, { args, stdin });
}

/** What reaching a server takes: the way to it, and the keys that an agent holds. */
const FOR_THE_NETWORK =
  'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy all_proxy no_proxy SSL_CERT_FILE SSL_CERT_DIR SSH_AUTH_SOCK'.split(
    ' ',
  );

/** As `askGit`, and the remote repository is reached by the protocols that git itself speaks. */
export async function askRemote(
  ports: GitPorts,
  repository: Repository,
  ...args: string[]
): Promise<Answer> {
  return ask(ports, repository, { args, variables: onTheNetwork(ports.environment) });
}

function onTheNetwork(environment: Environment): Record<string, string> {
  const variables: Record<string, string> = { ...VARIABLES };
  variables['GIT_ALLOW_PROTOCOL'] = 'file:git:http:https:ssh';
  for (const name of FOR_THE_NETWORK) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  return variables;
}

async function ask(
  ports: GitPorts,
  repository: Repository,
  { args, stdin, variables = OFFLINE }: Question,
): Promise<Answer> {
  const { root, gitDirectory } = repository;
  const stranger = await findStranger(ports, repository);
  if (stranger !== undefined) return { why: stranger, exitCode: undefined };
  const which = [`--git-dir=${gitDirectory}`, `--work-tree=${root}`];
  return start(ports, [...which, ...SAFELY, ...args], { cwd: root, stdin, variables });
}

/** Asks a server about a repository that is not here. */
export async function listRemote(
  ports: GitPorts,
  address: string,
  reference: string,
): Promise<Answer> {
  // Nothing of the directory in which the job works is of interest.
  const nowhere = ['--git-dir=/dev/null', '-c', 'credential.helper='];
  const args = [...nowhere, ...SAFELY, 'ls-remote', address, reference];
  return start(ports, args, { cwd: '/', variables: onTheNetwork(ports.environment) });
}

async function start(
  { execute, environment }: GitPorts,
  args: readonly string[],
  options: Pick<Parameters<Execute>[2], 'cwd' | 'stdin' | 'variables'>,
): Promise<Answer> {
  try {
    const done = await execute('git', args, { ...options, environment });
    if (done.exitCode === 0) return { text: done.stdout };
    return { why: done.stderr.trim(), exitCode: done.exitCode };
  } catch (error) {
    return { why: errorMessage(error), exitCode: undefined };
  }
}

/**
 * Git does not look whose a repository is when it is told which one it is about, so that is done
 * here: one of somebody else is not asked unless the person's own `safe.directory` names it.
 */
async function findStranger(
  ports: GitPorts,
  { root, gitDirectory }: Repository,
): Promise<string | undefined> {
  const me = process.geteuid?.();
  if (me === undefined) return undefined;
  const mine = [me, ...(me === 0 ? [Number(ports.environment['SUDO_UID'] || 0)] : [])];
  const isMine = (path: string) => {
    const owner = statSync(path, { throwIfNoEntry: false })?.uid;
    return owner === undefined || mine.includes(owner);
  };
  if ([root, join(root, '.git'), gitDirectory].every(isMine)) return undefined;
  const named = await start(
    ports,
    ['config', '--null', '--get-all', 'safe.directory'],
    // No repository may answer: only the person's configuration and the machine's are read.
    { cwd: dirname(root), variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } },
  );
  let trusted: string[] = [];
  // As git has it, an empty one takes back what stands before it.
  for (const one of 'text' in named ? named.text.split('\0').slice(0, -1) : []) {
    trusted = one === '' ? [] : [...trusted, one];
  }
  const isNamed = trusted.some(
    (one) =>
      one === '*' || one === root || (one.endsWith('/*') && root.startsWith(one.slice(0, -1))),
  );
  return isNamed ? undefined : `fatal: detected dubious ownership in repository at '${root}'`;
}

export const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Paths relative to the repository, with slashes; or why git could not tell, for people. */
export type TrackedFiles = ReadonlySet<string> | { unknown: string };

/** Nothing is wrong, there is only nobody to ask. */
export const NO_REPOSITORY = 'there is no git repository';

/**
 * What git tracks in the repository at `path`, an absolute path. Files of a submodule are tracked by
 * the submodule's own repository; another one that the checkout did not bring along is not asked.
 *
 * @param workspace where the job works
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
      unknown: `${path} holds a repository of its own, and only the one that the job checked out is asked`,
    };
  }
  const listed = await askGit(ports, repository, 'ls-files', '-z');
  if ('why' in listed) {
    return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
  }
  const tracked = new Set(pathsIn(listed.text));
  // An index that is gone names no file either, and then nothing is known.
  if (tracked.size === 0 && (await hasFiles(repository, ports))) {
    return { unknown: `its index is missing or empty; \`git reset\` in ${path} makes it anew` };
  }
  return tracked;
}

/** Whether the commit that is checked out has any. */
async function hasFiles(repository: Repository, ports: GitPorts): Promise<boolean> {
  const listed = await askGit(ports, repository, 'ls-tree', '--name-only', '-z', 'HEAD');
  return 'text' in listed && listed.text !== '';
}

/** `owner/name` and the like come from here; undefined where there is none. */
export async function originOf(repository: Repository, ports: GitPorts): Promise<Answer> {
  return askGit(ports, repository, 'config', '--get', 'remote.origin.url');
}

/**
 * What the commits since `target` do to each file that is still there, as hunks without lines around
 * them; nothing where git does not know the target.
 */
export async function patchesSince(
  target: string,
  repository: Repository,
  ports: GitPorts,
): Promise<Patch[]> {
  const base = await askGit(ports, repository, 'merge-base', 'HEAD', target);
  if ('why' in base) return [];
  const plain = ['--no-renames', '--no-relative', '--no-ext-diff', '--no-textconv', '--no-color'];
  const names = ['--unified=0', '--src-prefix=a/', '--dst-prefix=b/'];
  const diff = ['diff-tree', '-r', '-p', ...plain, ...names, base.text.trim(), 'HEAD', '--'];
  const done = await askGit(ports, repository, ...diff);
  if ('why' in done) return [];
  return done.text.split(/^diff --git /m).flatMap((text) => {
    const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(text)?.[1];
    return path === undefined ? [] : [{ path, text: text.slice(text.indexOf('\n@@') + 1) }];
  });
}

export function pathsIn(listed: string): string[] {
  return listed.split('\0').filter((path) => path !== '');
}
