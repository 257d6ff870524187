/** Where a symbolic link leads, and what becomes of it in the archive. */
import { lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { findCheckout } from '../git/find-repository.ts';
import { codeOf } from './open-checked.ts';
import { isWithin } from './place.ts';

interface LinkPlace {
  /** The link itself; the directory part is free of links. */
  absolute: string;
  /** Real path of what is packed. */
  root: string;
  /** Real path of the repository. */
  repository: string;
  /** Real directories that are being walked, outermost first: following one again never ends. */
  open: readonly string[];
  /** A followed directory outside the root, and the path it has in the archive. */
  grafts: readonly { real: string; path: string }[];
  /** The link's own path in the archive. */
  path: string;
}

type LinkFate =
  /** A link in the archive as well. `target` is relative to the link's directory. */
  | { kind: 'keep'; target: string }
  /** Shipped as what it leads to: outside the root, inside the repository. */
  | { kind: 'follow'; real: string; stats: Stats }
  | { kind: 'refuse'; message: string };

export function resolveLink(place: LinkPlace): LinkFate {
  const text = readlinkSync(place.absolute);
  const lexical = resolve(dirname(place.absolute), text);
  let real: string;
  try {
    real = realpathSync.native(place.absolute);
  } catch (error) {
    return { kind: 'refuse', message: describeFailure(error, text) };
  }
  const kept = placeInArchive(sameFile(lexical, real) ? lexical : real, place);
  if (kept !== undefined) return { kind: 'keep', target: retarget(text, kept, place.path) };
  if (!isWithin(real, place.repository)) {
    const message = `links to ${text}, outside the repository; remove the link or ignore it`;
    return { kind: 'refuse', message };
  }
  const checkout = findCheckout(real);
  if (
    checkout !== undefined &&
    checkout !== place.repository &&
    isWithin(checkout, place.repository)
  ) {
    const message = `links to ${text}, into another checkout; remove the link or ignore it`;
    return { kind: 'refuse', message };
  }
  if (place.open.some((directory) => isWithin(directory, real))) {
    const message = `links to ${text}, a directory that contains the link; remove the link or ignore it`;
    return { kind: 'refuse', message };
  }
  return { kind: 'follow', real, stats: lstatSync(real) };
}

/** The path that a file has in the archive without following anything, or undefined. */
function placeInArchive(absolute: string, place: LinkPlace): string | undefined {
  if (isWithin(absolute, place.root)) return toSlashes(relative(place.root, absolute));
  const graft = place.grafts.findLast(({ real }) => isWithin(absolute, real));
  if (!graft) return undefined;
  const inside = toSlashes(relative(graft.real, absolute));
  return inside === '' ? graft.path : `${graft.path}/${inside}`;
}

/** The link's text as it was written where it still holds, else the shortest relative one. */
function retarget(text: string, target: string, link: string): string {
  const written = toSlashes(text);
  if (!isAbsolute(text) && leadsTo(written, link) === target) return written;
  return toSlashes(relative(dirname(`/${link}`), `/${target}`)) || '.';
}

/** Where a relative text leads inside the archive; undefined when it climbs out of it. */
function leadsTo(text: string, link: string): string | undefined {
  const names = link.split('/').slice(0, -1);
  for (const name of text.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) return undefined;
  }
  return names.join('/');
}

/**
 * Whether the path as written is the file that the system reaches. They differ when the text
 * climbs out of a linked directory.
 */
function sameFile(lexical: string, real: string): boolean {
  try {
    return realpathSync.native(join(dirname(lexical), basename(lexical))) === real;
  } catch {
    return false;
  }
}

function describeFailure(error: unknown, text: string): string {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return `links to ${text}, which does not exist; remove the link or ignore it`;
  }
  if (code === 'ELOOP') return `links to ${text}, which leads back to itself; remove the link`;
  return `links to ${text}, which cannot be read (${code ?? String(error)})`;
}

const toSlashes = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));
