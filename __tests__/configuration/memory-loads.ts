/** What Terraform would read of files that are in memory alone. */
import { dirname, join, resolve } from 'node:path';
import { findLoads, type Loads } from '../../src/configuration/loads.ts';

/** Files of `/repo`; a value that begins with an arrow is a link. */
export function loads(files: Record<string, string>, root = 'net'): Loads {
  const text = (path: string) => files[path.slice('/repo/'.length)];
  const follow = (path: string): string[] => {
    for (let at = path; at !== '/'; at = dirname(at)) {
      const target = text(at);
      if (!target?.startsWith('→ ')) continue;
      const next = join(resolve(dirname(at), target.slice(2)), path.slice(at.length));
      return [path, ...follow(next)];
    }
    return [path];
  };
  const real = (path: string) => follow(path).at(-1) ?? path;
  return findLoads(`/repo/${root}`, {
    readFile: (path) => text(real(path)),
    readDirectory: (path) => {
      const inside = `${real(path)}/`;
      const names = Object.keys(files).flatMap((name) =>
        `/repo/${name}`.startsWith(inside)
          ? (`/repo/${name}`.slice(inside.length).split('/')[0] ?? [])
          : [],
      );
      return [...new Set(names)];
    },
    follow,
  });
}
