/** Files of the trusted branch as git knows them, where no host is asked. */
import { posix } from 'node:path';
import {
  askGit,
  askRemote,
  firstLine,
  originOf,
  type Answer,
  type GitPorts,
} from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';
import { isRepository } from '../model/repository-address.ts';
import { UntrustedError, type ConfigurationFiles } from './trusted-block.ts';

interface GitQuestion {
  /** Undefined where there is none. */
  repository: Repository | undefined;
  /** Undefined: the default branch, under any name. */
  branch: string | undefined;
  /** `owner/name` of the repository that is gated: a checkout may come from a fork of it. */
  slug: string | undefined;
}

/** A server that says nothing is given up, and no person is asked for a password. */
const BOUNDED = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
/** The program on the other side is git's own, whatever the configuration of the remote says. */
const PLAINLY = [
  '--quiet',
  '--no-tags',
  '--no-recurse-submodules',
  '--upload-pack=git-upload-pack',
];
const FETCHED = 'refs/plangate/trusted';

export async function trustedInGit(
  { repository, branch, slug }: GitQuestion,
  ports: GitPorts,
): Promise<ConfigurationFiles> {
  if (repository === undefined) {
    throw new UntrustedError('git knows no remote "origin" here: there is no repository.');
  }
  const git: Git = (...args) => askGit(ports, repository, ...args);
  const remote: Git = (...args) => askRemote(ports, repository, ...args);
  const origin = await originOf(repository, ports);
  if ('why' in origin) {
    throw new UntrustedError(`git knows no remote "origin" here${inBrackets(origin)}.`);
  }
  if (slug !== undefined && !isRepository(origin.text.trim(), slug)) {
    throw new UntrustedError(`The remote "origin" of the checkout is not ${slug}.`);
  }
  const there = await resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
  const commit = there ?? (await fetch(git, remote, branch));
  const links = new Set<string>();
  const blob = async (path: string) => {
    const read = await git('cat-file', 'blob', `${commit}:${path}`);
    return 'text' in read ? read.text : undefined;
  };
  return {
    async names(directory) {
      const listed = await git('ls-tree', '-z', `${commit}:${directory}`);
      if ('why' in listed) return undefined;
      const entries = listed.text.split('\0').filter((entry) => entry !== '');
      return entries.map((entry) => {
        const name = entry.slice(entry.indexOf('\t') + 1);
        if (entry.startsWith('120000 ')) links.add(posix.join(directory, name));
        return name;
      });
    },
    async read(path) {
      const text = await blob(path);
      if (!links.has(path)) return text;
      return await blob(posix.join(posix.dirname(path), text ?? ''));
    },
  };
}

type Git = (...args: string[]) => Promise<Answer>;

async function resolve(git: Git, ref: string): Promise<string | undefined> {
  const found = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  return 'text' in found ? found.text.trim() : undefined;
}

/** One commit of one branch: a shallow clone has none but its own. */
async function fetch(git: Git, remote: Git, branch: string | undefined): Promise<string> {
  const shallow = await git('rev-parse', '--is-shallow-repository');
  const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
  const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const quietly = ['fetch', ...PLAINLY, ...depth, 'origin', `+${from}:${FETCHED}`];
  const fetched = await remote(...BOUNDED, ...quietly);
  const commit = 'text' in fetched ? await resolve(git, FETCHED) : undefined;
  if (commit !== undefined) return commit;
  const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
  throw new UntrustedError(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}

/** Addresses with credentials in them are not for people. */
function inBrackets(answer: Answer): string {
  const why = 'why' in answer ? firstLine(answer.why) : '';
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
