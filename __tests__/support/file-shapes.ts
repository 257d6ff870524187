/** In what shapes a file can be in a tree, and what becomes of it where it decides. */
import { posix } from 'node:path';
import type { Layout } from './tree.ts';

export interface FileShape {
  /** @param path of the file @param text what it should say */
  layout: (path: string, text: string) => Layout;
  /** Paths of submodules, which no layout has. */
  submodules?: (path: string) => string[];
  /** `read`, `absent`, or what is said of it. */
  becomes: 'read' | 'absent' | RegExp;
}

const KEPT = 'kept/real';

const from = (path: string, target: string): string => posix.relative(posix.dirname(path), target);

const linkTo =
  (target: string) =>
  (path: string, text: string): Layout => ({
    [KEPT]: text,
    [path]: { link: target.startsWith('/') ? target : from(path, target) },
  });

const saved =
  (encoding: BufferEncoding) =>
  (path: string, text: string): Layout => ({
    [path]: Buffer.from(`${text}\n# é\n`, encoding),
  });

const OTHER_CASE = (path: string): string =>
  posix.join(posix.dirname(path), posix.basename(path).toUpperCase());

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12345\n`;

export const SHAPES: Readonly<Record<string, FileShape>> = {
  'a file': { layout: (path, text) => ({ [path]: text }), becomes: 'read' },
  'a file with a byte order mark': {
    layout: (path, text) => ({ [path]: `\uFEFF${text}` }),
    becomes: 'read',
  },
  'a link to a file': { layout: linkTo(KEPT), becomes: 'read' },
  'a link to a link to a file': {
    layout: (path, text) => ({
      ...linkTo('kept/other')(path, text),
      'kept/other': { link: './real' },
    }),
    becomes: 'read',
  },
  'a link to a directory': {
    layout: linkTo('kept'),
    becomes: /is a link to "kept", which is a directory/,
  },
  'a link by an absolute path': {
    layout: linkTo('/etc/hostname'),
    becomes: /is a link that leads out of the repository/,
  },
  'a link out of the repository': {
    layout: linkTo('../../../../../../../../etc/hostname'),
    becomes: /is a link that leads out of the repository/,
  },
  'a link to itself': {
    layout: (path) => ({ [path]: { link: posix.basename(path) } }),
    becomes: /is a link that leads in a circle/,
  },
  'a link to nothing': { layout: linkTo('kept/gone'), becomes: /is a link that leads to no file/ },
  'a link to a directory with its name and a slash': {
    layout: (path, text) => ({ [KEPT]: text, [path]: { link: `${from(path, KEPT)}/` } }),
    becomes: /is a link that leads to no file/,
  },
  'a link through another link to a directory': {
    layout: (path, text) => ({ ...linkTo('door/real')(path, text), door: { link: 'kept' } }),
    becomes: /is a link to "door\/real", which is in "door", which is a link, and the files/,
  },
  'a link down and up again': {
    layout: (path, text) => ({
      [KEPT]: text,
      [path]: { link: `${from(path, 'kept')}/../${KEPT}` },
    }),
    becomes: /is a link that leads to no file/,
  },
  'a link into the directory of git': {
    layout: linkTo('.git/config'),
    becomes: /is a link that leads to no file/,
  },
  'a directory': {
    layout: (path) => ({ [`${path}/inside`]: '' }),
    becomes: /is a directory/,
  },
  'a submodule': {
    layout: () => ({ [KEPT]: '' }),
    submodules: (path) => [path],
    becomes: /is a submodule, and its files are not in this commit/,
  },
  'a link into a submodule': {
    layout: linkTo('sub/real'),
    submodules: () => ['sub'],
    becomes: /is a link to "sub\/real", which is in "sub", which is a submodule/,
  },
  'a pointer of Git LFS': {
    layout: (path) => ({ [path]: POINTER }),
    becomes: /is a pointer of Git LFS/,
  },
  'a file of more than 4 MB': {
    layout: (path, text) => ({ [path]: text.padEnd(4 * 1024 * 1024 + 1, '\n') }),
    becomes: /has 4194305 bytes, and at most 4194304 are read/,
  },
  'a file in Latin-1': { layout: saved('latin1'), becomes: /is no text in UTF-8/ },
  'a file in UTF-16': { layout: saved('utf16le'), becomes: /is no text in UTF-8/ },
  'a file with a zero byte': {
    layout: (path, text) => ({ [path]: `${text}\0` }),
    becomes: /is no text in UTF-8/,
  },
  'a file whose name is in other letters': {
    layout: (path, text) => ({ [OTHER_CASE(path)]: text }),
    becomes: 'absent',
  },
  'no file': { layout: () => ({ [KEPT]: '' }), becomes: 'absent' },
};
