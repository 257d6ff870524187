/** Where a path is in a directory, and texts in which paths of this machine are written so. */
import native, { type PlatformPath } from 'node:path';

/** `infra/main.tf`, '' for the root itself; undefined outside of it, as on another drive. */
export function relativePathInside(
  root: string,
  path: string,
  system: PlatformPath = native,
): string | undefined {
  const inner = system.relative(root, path);
  const above = inner === '..' || inner.startsWith(`..${system.sep}`);
  return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}

/** An absolute directory of this machine, and the path that is written in its place: '' for none. */
export interface WrittenDirectory {
  path: string;
  writtenAs: string;
}

/**
 * Makes the function that writes the paths below some directories anew in a text, as in `infra/main.tf` for
 * `/checkout/infra/main.tf`, also where they are part of a JSON text. The innermost directory counts. What has to be typed whole stays.
 */
export function pathWriter(directories: readonly WrittenDirectory[]): (text: string) => string {
  const spelled = directories.flatMap(({ path, writtenAs }) => {
    const isWindows = isOfWindows(path);
    const parts = path.split(/[/\\]/).filter((part, at) => part !== '' || at === 0);
    // Every path is below the root of a file system.
    if (parts.filter(Boolean).length < (isWindows ? 2 : 1)) return [];
    const separators = isWindows ? ['/', '\\', '\\\\', '\\/'] : ['/', '\\/'];
    return separators.map((separator) => ({ text: parts.join(separator), writtenAs }));
  });
  spelled.sort((one, other) => other.text.length - one.text.length);
  return (text) => spelled.reduce((written, each) => writeAnew(written, each), text);
}

/** `D:\checkout`; its letters may be written small or large. */
const isOfWindows = (path: string): boolean => /^[A-Za-z]:[/\\]/.test(path);

function writeAnew(
  text: string,
  { text: directory, writtenAs }: { text: string; writtenAs: string },
): string {
  const isWindows = isOfWindows(directory);
  const searched = isWindows ? withSmallLetters(text) : text;
  const wanted = isWindows ? withSmallLetters(directory) : directory;
  let written = '';
  // What is before it is in `written` already.
  let from = 0;
  for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const near = text.slice(Math.max(from, at - LONGEST_BEFORE), at);
    const [scheme = ''] = FILE_SCHEME.exec(near) ?? [];
    const before = near.slice(0, near.length - scheme.length);
    if (at < from || IN_PATH_BEFORE.test(before) || TYPED_WHOLE.test(before)) continue;
    const [, separator = '', rest = ''] = REST.exec(text.slice(end)) ?? [];
    if (separator === '' && !END.test(text.slice(end))) continue;
    const inside = isWindows ? rest.replaceAll(/[/\\]+/g, '/') : rest.replaceAll('\\/', '/');
    const path = [writtenAs, inside].filter(Boolean).join('/') || '.';
    written += text.slice(from, at - scheme.length) + path;
    from = end + separator.length + rest.length;
  }
  return from === 0 ? text : written + text.slice(from);
}

/** Of ASCII alone, so that the text stays as long as it is. */
const withSmallLetters = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** How much of a text is looked at before a path. */
const LONGEST_BEFORE = 40;
/** The address of a file is written as its path. */
const FILE_SCHEME = /\bfile:\/\/(?:localhost)?\/?$/;
/** Before a path there is nothing that could be a part of it. */
const IN_PATH_BEFORE = /[\p{L}\p{N}_.~/\\-]$/u;
/** Git takes no relative path here. */
const TYPED_WHOLE = /\bsafe\.directory ["']?$/;
/** The separator, and the rest of the path up to what ends it in a text. */
const REST = /^(\\{1,2}\/?|\/)((?:[^\s"'`<>()[\]{},;:|*?\\]|\\+(?=[\p{L}\p{N}_.~/-]))*)/u;
/** What a path ends at, if it does not go on: a dot at the end of a sentence does not belong to it. */
const END = /^(?:$|[^\p{L}\p{N}_.~\\/-]|\.(?:$|\s))/u;
