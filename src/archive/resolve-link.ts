/** Where a link leads, and whether it is packed as a link, replaced by its target, or refused. */
import { type Stats, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, parse, posix, relative, resolve } from 'node:path';
import { systemErrorCode } from '../model/error-message.ts';
import { findCheckout, isBelow, slashed } from '../machine/find-repository.ts';
import { orElse } from '../model/or-else.ts';

interface FoundLink {
  /** Absolute path of the link itself; the directory part is free of links. */
  absolute: string;
  /** Real path of what is packed. */
  root: string;
  /** Real path of the repository that holds `root`. */
  repository: string;
  /** Real directories that are being walked, outermost first: following one of them would never end. */
  walkedDirectories: readonly string[];
  /** Directories outside the root that are packed because a link leads to them, each with its path in the archive. */
  linkedDirectories: readonly { real: string; path: string }[];
  path: string;
}

type LinkDecision =
  /** It is packed as a link. `target` is relative to the link's directory; `dangles`: nothing is there. */
  | { kind: 'keep'; target: string; dangles?: boolean }
  /** Its target is packed under its name: the target is outside the root, but inside the repository. */
  | { kind: 'follow'; real: string; stats: Stats }
  /** `message` is the end of a sentence about the link. */
  | { kind: 'refuse'; message: string };

/** Decides whether a link is packed as a link, replaced by its target, or refused. */
export function resolveLink(link: FoundLink): LinkDecision {
  const text = readlinkSync(link.absolute);
  const lexical = resolve(dirname(link.absolute), text);
  let real: string;
  try {
    real = realpathSync.native(link.absolute);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      // Terraform's own upload (go-slug 0.18.4) sends such a link as it is. One that leads out of the archive could find something elsewhere.
      const packedPath = pathInArchive(followDangling(link.absolute, text), link);
      if (packedPath === undefined) return refuse(text, 'which does not exist');
      return { kind: 'keep', target: linkTarget(text, packedPath, link.path), dangles: true };
    }
    const isLoop = code === 'ELOOP';
    return refuse(
      text,
      isLoop ? 'which leads back to itself' : `which cannot be read (${code ?? String(error)})`,
    );
  }
  // `lexical` leads elsewhere if the text leads with `..` out of a directory that is itself a link.
  const isLexicalRight = orElse(() => realpathSync.native(lexical), undefined) === real;
  const packedPath = pathInArchive(isLexicalRight ? lexical : real, link);
  if (packedPath !== undefined) {
    return { kind: 'keep', target: linkTarget(text, packedPath, link.path) };
  }
  if (!isBelow(real, link.repository)) return refuse(text, 'outside the repository');
  const checkout = findCheckout(real);
  const isOtherCheckout = checkout !== undefined && checkout !== link.repository;
  if (isOtherCheckout && isBelow(checkout, link.repository)) {
    return refuse(text, 'into another checkout');
  }
  if (link.walkedDirectories.some((directory) => isBelow(directory, real))) {
    return refuse(text, 'a directory that contains the link');
  }
  const stats = lstatSync(real, { throwIfNoEntry: false });
  // The path exists, so that nothing is found there means that its name changed when it was decoded.
  return stats ? { kind: 'follow', real, stats } : refuse(text, 'a name that is not UTF-8');
}

/** Where a link would lead: real as far as something exists, and after that by its text. */
function followDangling(link: string, text: string): string {
  let reached = isAbsolute(text) ? parse(text).root : dirname(link);
  for (const name of slashed(text).split('/')) {
    const next = resolve(reached, name);
    reached = orElse(() => realpathSync.native(next), next);
  }
  return reached;
}

function refuse(text: string, where: string): LinkDecision {
  return { kind: 'refuse', message: `links to ${text}, ${where}` };
}

/** The path of a file in the archive; undefined if the file is packed only through a link. */
function pathInArchive(absolute: string, link: FoundLink): string | undefined {
  if (isBelow(absolute, link.root)) return slashed(relative(link.root, absolute));
  const linked = link.linkedDirectories.findLast(({ real }) => isBelow(absolute, real));
  if (!linked) return undefined;
  const inside = slashed(relative(linked.real, absolute));
  return inside === '' ? linked.path : `${linked.path}/${inside}`;
}

/**
 * The text of the link if it leads to the target in the archive, too; else the shortest relative path.
 *
 * @param text as the link holds it
 * @param target the path of the target in the archive, '' for its root
 * @param link the path of the link in the archive
 */
function linkTarget(text: string, target: string, link: string): string {
  const written = slashed(text);
  // `posix.join` keeps a slash at the end.
  const reached = posix.join(posix.dirname(link), written).replace(/(.)\/$/s, '$1');
  if (!isAbsolute(text) && reached === (target || '.')) return written;
  return posix.relative(posix.dirname(`/${link}`), `/${target}`) || '.';
}
