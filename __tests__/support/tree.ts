/** A directory of files for one test, made from a list. The end of the run removes it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Path → content; `{ link }` makes a symbolic link; a path with a slash at its end a directory. */
export type Layout = Record<string, string | Uint8Array | { link: string }>;

export interface Tree {
  root: string;
  path(name: string): string;
  add(layout: Layout): void;
  /** For what makes very many of them. */
  remove(): void;
}

export function makeTree(layout: Layout = {}): Tree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'plangate-test-')));
  const tree: Tree = {
    root,
    path: (name) => join(root, name),
    add: (more) => layIn(root, more),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  tree.add(layout);
  return tree;
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
