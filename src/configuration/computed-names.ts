/**
 * Where files with computed names may be. Of such a name the beginning is written out, as in `"${path.module}/files/${var.x}"`:
 * the file is below that directory, unless a text that leads up, as `../a`, becomes a part of the name.
 */
import { dirname, posix, resolve, sep } from 'node:path';
import { COMPUTED, LONGEST_PATH, type WrittenText } from './written-texts.ts';

/** The beginning and the end of the absolute paths of files. Both may be in the middle of a name. */
export interface PathPattern {
  prefix: string;
  suffix: string;
}

/** A text that leads up. */
export interface Upward {
  /** How many directories it may lead up. */
  steps: number;
  /** The beginning of what is named there. */
  rest: string;
}

/**
 * The paths of which the written text is a part.
 *
 * @param directories where relative names begin
 * @returns undefined if it may be any path
 */
export function pathsAround(
  { text, afterPath, isAttached, rest = '' }: WrittenText,
  directories: readonly string[],
): PathPattern[] | undefined {
  const path = withoutEmptySteps(text);
  if (path.length > LONGEST_PATH || mayLeadBack(text)) return undefined;
  if (path === '' && !afterPath) {
    // Wherever it is, it ends like this.
    const suffix = mayMakeStep(rest) ? '' : writtenEnd(rest).replace(/^[/\\]+/, '');
    return suffix === '' ? undefined : [{ prefix: '', suffix }];
  }
  const nameStart = path.lastIndexOf('/') + 1;
  const [head, name] = [path.slice(0, nameStart), path.slice(nameStart)];
  // `path.module` may be `.` before it.
  const before = isAttached && head === '' ? '.' : '';
  if (mayMakeStep(before + name + rest)) return undefined;
  const prefixes = directories.flatMap((directory) => {
    if (!isAttached) return inDirectory(resolve(directory, head)) + name;
    return attachedTo(directory).map((beginning) =>
      head === '' ? beginning + name : inDirectory(resolve(beginning + head)) + name,
    );
  });
  return prefixes.map((prefix) => ({ prefix, suffix: writtenEnd(rest) }));
}

/** What a text follows that has no slash between: `path.module` is `.` in the root module. */
export function attachedTo(directory: string): string[] {
  return [directory, `${inDirectory(directory)}.`];
}

/** A directory with a slash at its end. */
export function inDirectory(path: string): string {
  return path.endsWith(sep) ? path : `${path}${sep}`;
}

/** Whether parts that have to be computed may make a step `..` of what is around them. */
function mayMakeStep(text: string): boolean {
  return text.split(/[/\\]/).some((name) => {
    const written = name.replaceAll(COMPUTED, '');
    const computedParts = name.length - written.length;
    if (computedParts === 0) return name === '..';
    return written === '' ? computedParts > 1 : /^\.+$/.test(written);
  });
}

/** What is written after the last computed part, as the path has it. */
function writtenEnd(rest: string): string {
  const end = rest.slice(rest.lastIndexOf(COMPUTED) + 1);
  const isPlain =
    /^[!-~]/.test(end) && !end.includes('\\') && withoutEmptySteps(`x${end}`) === `x${end}`;
  return isPlain && !/\/\.?$/.test(end) ? end.replaceAll('/', sep) : '';
}

/** The texts that lead up, among the words of a text. */
export function upwardIn(text: string): Upward[] {
  if (!text.includes('..')) return [];
  return text.split(WORD_ENDS).flatMap((word) => {
    const names = word.split(/[/\\]+/);
    const last = names.lastIndexOf('..');
    if (last < 0) return [];
    const steps = names.filter((name) => name === '..').length;
    const after = names.slice(last + 1).filter((name) => name !== '.' && name !== '');
    return [{ steps, rest: beginningOf(after) }];
  });
}

/** Signs between words, in data and in a text of computed parts. A name that is cut by one counts as its beginning. */
const WORD_ENDS = /[^A-Za-z0-9._/\\~-]+/;

/** What is left of names of which the last one may be cut, or go on. */
function beginningOf(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length < 2) return first.replace(/(?!^)\..*$/s, '');
  return `${names.slice(0, -1).join(sep)}${sep}`;
}

/** More patterns than this are not made. */
const MOST_PATTERNS = 20_000;

/**
 * All paths that computed names may be. Any path is one of them if there are too many.
 *
 * @param upward texts that may become parts of the names
 */
export function pathsOfAll(names: readonly PathPattern[], upward: Iterable<Upward>): PathPattern[] {
  const patterns = new Map<string, PathPattern>();
  const add = (pattern: PathPattern) =>
    patterns.set(`${pattern.prefix}\0${pattern.suffix}`, pattern);
  for (const name of names) add(name);
  const begun = names.filter(({ prefix }) => prefix !== '');
  const directories = new Set(begun.map(({ prefix }) => dirname(`${prefix}x`)));
  for (const { steps, rest } of upward) {
    for (const directory of directories) {
      let outer = directory;
      for (let step = 0; step <= steps; step++) {
        add({ prefix: `${inDirectory(outer)}${rest}`, suffix: '' });
        if (patterns.size > MOST_PATTERNS) return [{ prefix: '', suffix: '' }];
        if (outer === dirname(outer)) break;
        outer = dirname(outer);
      }
    }
  }
  return [...patterns.values()];
}

/** A path with slashes, without empty and `.` steps. `~/` is left out: the home directory may be the configuration's. */
export function withoutEmptySteps(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  return slashed.replaceAll(/\/(?:\.?\/)+/g, '/').replace(/^~\//, '');
}

/**
 * Whether a path may lead anywhere: it begins with one of the names under which a process finds its own directory
 * and its open files, it leads up from elsewhere, or it has too many steps to be followed.
 */
export function mayLeadBack(path: string): boolean {
  const isTooLong = withoutEmptySteps(path).length > LONGEST_PATH;
  if (isTooLong && /\.\.[/\\]/.test(path)) return true;
  const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
  return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(posix.normalize(path));
}
