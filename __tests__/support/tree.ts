/** A directory of files for one test, made from a list. The end of the run removes it. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Path → content; `{ link }` makes a symbolic link; a path with a slash at its end a directory. */
export type Layout = Record<string, string | Uint8Array | { link: string }>;

export type Tree = ReturnType<typeof makeTree>;

export function makeTree(layout: Layout = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'plangate-test-')));
  layIn(root, layout);
  return {
    root,
    path: (name: string) => join(root, name),
    add: (more: Layout) => layIn(root, more),
    /** For what makes very many of them. */
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Writes the files of a list into a directory that is there; what has no content there is removed. */
export function layIn(
  root: string,
  layout: Readonly<Record<string, Layout[string] | null | undefined>>,
): void {
  for (const [name, content] of Object.entries(layout)) {
    const path = join(root, name);
    const isDirectory = name.endsWith('/');
    if (!isDirectory) rmSync(path, { recursive: true, force: true });
    if (content === undefined || content === null) continue;
    mkdirSync(isDirectory ? path : dirname(path), { recursive: true });
    if (isDirectory) continue;
    if (typeof content === 'string' || content instanceof Uint8Array) {
      writeFileSync(path, content);
    } else symlinkSync(content.link, path);
  }
}

/** Files one below the other, each with its path. One that is not there is left out. */
export function textsIn(root: string, ...paths: string[]): string {
  return paths
    .filter((path) => existsSync(join(root, path)))
    .map((path) => `# ${path}\n${readFileSync(join(root, path), 'utf8')}`)
    .join('---\n');
}
