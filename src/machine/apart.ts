/**
 * Starts programs that run other people's code apart from the other processes of the job. Those hold tokens in
 * their environments and on their command lines, and Linux shows both below /proc to each process of the same
 * user. A new user namespace keeps a program from reading their environments and memory; a process
 * namespace hides that they exist, and ends everything in it together with the program.
 */
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import type { Environment, ExecuteBounded } from '../model/ports.ts';
import { environmentFor, findOnPath } from './program-path.ts';

/** The same user, so that programs find that user's files, such as SSH keys; without any further right. */
const AS_ONESELF = ['--user', '--map-current-user'];

/**
 * What a machine may allow, the best first. The second `unshare` takes the right to uncover the old /proc
 * away from those who run as root. A container that covers parts of /proc allows no new one.
 */
const WAYS = [
  [
    [...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
    [...AS_ONESELF, '--mount'],
  ],
  [AS_ONESELF],
];

/** Prints if it cannot read the environment of the process that started it. Number 1 is in another namespace. */
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;

/**
 * Finds out, by a try, how this machine starts programs apart.
 *
 * @param program its name for people
 * @param environment its PATH leads to `unshare`
 * @returns with `notApart`, a sentence for people, if the program can read what other processes hold
 */
export async function startsApart(
  program: string,
  execute: ExecuteBounded,
  environment: Environment,
): Promise<{ execute: ExecuteBounded; notApart?: string }> {
  const found = await findApart(execute, environment);
  if ('execute' in found) return found;
  const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
  return { execute, notApart };
}

/** How programs are started apart; or why they cannot be, as the end of a sentence. */
async function findApart(
  execute: ExecuteBounded,
  environment: Environment,
): Promise<{ execute: ExecuteBounded } | { why: string }> {
  if (platform() !== 'linux')
    return { why: `on ${platform()}, nothing separates the processes of one user.` };
  const unshare = findOnPath('unshare', environment);
  if (unshare === undefined) return { why: 'the PATH has no `unshare` (package util-linux).' };
  for (const way of WAYS) {
    const before = way.flatMap((options) => [unshare, ...options, '--']);
    if (await isApart(before, execute)) return { execute: startedBy(before, execute) };
  }
  const isRestricted = await readFile(RESTRICTED, 'utf8').catch(() => '');
  return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}

/** Ubuntu 24.04 has it, GitHub's runners included. */
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED =
  'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';

async function isApart(before: readonly string[], execute: ExecuteBounded): Promise<boolean> {
  const [program = '', ...args] = before;
  const look = [...args, '/bin/sh', '-c', LOOK];
  const { signal } = new AbortController();
  const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
  const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
  return seen?.stdout === 'apart\n';
}

function startedBy(before: readonly string[], execute: ExecuteBounded): ExecuteBounded {
  const [first = '', ...rest] = before;
  return (program, args, options) => {
    const path = findOnPath(program, environmentFor(options.variables, options.cwd));
    // If the program is missing, its own start says so.
    if (path === undefined) return execute(program, args, options);
    return execute(first, [...rest, path, ...args], options);
  };
}
