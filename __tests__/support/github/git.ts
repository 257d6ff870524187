/** What git asks the server of a repository for: the default branch, as files of a bare repository that are served as they are. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyDirectory } from '../empty-directory.ts';
import { commitIn, initIn } from '../git-in.ts';
import type { GitHubState } from './state.ts';

type Files = GitHubState['branches'][string];

/** By the files of the branch: they change as a whole. */
const repositories = new WeakMap<Files, string>();

/** The bytes at a path, for who has a token; undefined for others, to whom a private repository is not there. */
export function gitFile(
  path: string,
  authorization: string | undefined,
  { branches, defaultBranch, identities, owner, name }: GitHubState,
): Uint8Array | undefined {
  const start = `/${owner}/${name}.git/`;
  const files = branches[defaultBranch];
  const [, encoded = ''] = /^basic (.*)$/i.exec(authorization ?? '') ?? [];
  const [, token = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  if (!path.startsWith(start) || files === undefined || !identities.has(token)) return undefined;
  const repository = repositories.get(files) ?? repositoryOf(files);
  repositories.set(files, repository);
  const file = join(repository, '.git', path.slice(start.length));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

function repositoryOf(files: Files): string {
  const root = emptyDirectory();
  initIn(root);
  for (const [path, file] of Object.entries(files)) {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    if (typeof file === 'string' || file instanceof Uint8Array) writeFileSync(at, file);
    else if ('link' in file) symlinkSync(file.link, at);
  }
  commitIn(root);
  execFileSync('git', ['-C', root, 'update-server-info']);
  return root;
}
