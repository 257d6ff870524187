/** Where the addresses of a SARIF file lead: into the checkout, or not. */
import { fieldOf, recordOf, textIn } from '../model/parse.ts';

/** GitHub mounts the checkout here for actions that run in a container. */
const MOUNTED = '/github/workspace';

/** How many bases may be relative to one another. */
const MOST_BASES = 10;

/** The checkout as an absolute path with slashes, without one at the end. */
export interface Checkout {
  root: string;
}

/**
 * The path with slashes, relative or absolute; undefined for an address of something else.
 *
 * @param uri as it is written: an address, or a path that a tool took for one
 */
function pathOf(uri: string): string | undefined {
  const [, scheme = '', rest = ''] = /^(?:([A-Za-z][A-Za-z0-9+.-]+):)?([^]*)$/.exec(uri) ?? [];
  if (scheme !== '' && scheme.toLowerCase() !== 'file') return undefined;
  const [, host = '', afterHost = rest] = /^\/\/([^/]*)([^]*)$/.exec(rest) ?? [];
  if (!['', 'localhost'].includes(host.toLowerCase())) return undefined;
  const path = decoded(afterHost.replace(/[?#][^]*$/, ''));
  if (path === undefined || /[\p{Cc}\p{Cf}]/u.test(path)) return undefined;
  const slashes = path.replaceAll('\\', '/');
  return scheme === '' ? slashes : slashes.replace(/^\/(?=[A-Za-z]:)/, '');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A path that is no address may have a percent sign.
    return text;
  }
}

const isAbsolute = (path: string): boolean => /^(?:\/|[A-Za-z]:\/)/.test(path);

/** The path without `.` and `..`; undefined if it leads out of where it begins. */
function normalized(path: string): string | undefined {
  const [start = ''] = /^(?:\/|[A-Za-z]:\/)/.exec(path) ?? [];
  const parts: string[] = [];
  for (const part of path.slice(start.length).split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return start + parts.join('/');
}

/** The path from the checkout, '' for the checkout itself; undefined outside of it. */
function insideOf(path: string, { root }: Checkout): string | undefined {
  if (!isAbsolute(path)) return normalized(path);
  const absolute = normalized(path) ?? '';
  for (const directory of [root, MOUNTED]) {
    if (absolute === directory) return '';
    if (absolute.startsWith(`${directory}/`)) return absolute.slice(directory.length + 1);
  }
  return undefined;
}

/** The directories that names of `originalUriBaseIds` stand for, as far as they are known. */
export function readBases(run: unknown): ReadonlyMap<string, string> {
  const written = recordOf(fieldOf(run, 'originalUriBaseIds'));
  const bases = new Map<string, string>();
  for (const name of Object.keys(written).slice(0, 100)) {
    let at: string | undefined = name;
    let path = '';
    for (let depth = 0; at !== undefined && depth < MOST_BASES; depth++) {
      const base: unknown = Object.hasOwn(written, at) ? written[at] : undefined;
      const outer = pathOf(textIn(fieldOf(base, 'uri')) ?? '') ?? '';
      if (!isAbsolute(path)) path = [outer, path].filter(Boolean).join('/');
      at = textIn(fieldOf(base, 'uriBaseId'));
    }
    bases.set(name, path);
  }
  return bases;
}

/** The one directory that a run says it scanned, as the checkout of its paths. */
export function scannedRoot(bases: ReadonlyMap<string, string>): Checkout | undefined {
  const [root] = [...bases.values()].filter(isAbsolute).map(normalized);
  return root === undefined ? undefined : { root };
}

/** Which directory a run says that it scanned. `elsewhere`: it says one, and that is neither in the checkout nor around it. */
export function readScanned(
  bases: ReadonlyMap<string, string>,
  checkout: Checkout,
): { scanned: string[] } | { elsewhere: string } {
  const said = [...bases.values()].filter(isAbsolute);
  const scanned = said.flatMap((path) => {
    const inside = insideOf(path, checkout);
    if (inside !== undefined) return inside;
    const outer = normalized(path) ?? '';
    return `${checkout.root}/`.startsWith(outer.endsWith('/') ? outer : `${outer}/`) ? '' : [];
  });
  const [first] = said;
  return scanned.length === 0 && first !== undefined ? { elsewhere: first } : { scanned };
}

/** The path of an artifact in the checkout; or, where it is not inside, what the file says of it. */
export function artifactPlace(
  location: unknown,
  bases: ReadonlyMap<string, string>,
  checkout: Checkout,
): { path: string } | { elsewhere: string } | undefined {
  const uri = textIn(fieldOf(location, 'uri'));
  if (uri === undefined || uri === '') return undefined;
  const path = pathOf(uri);
  if (path === undefined) return { elsewhere: uri };
  const base = bases.get(textIn(fieldOf(location, 'uriBaseId')) ?? '') ?? '';
  const whole = isAbsolute(path) || base === '' ? path : `${base}/${path}`;
  const inside = insideOf(whole, checkout);
  return inside === undefined || inside === '' ? { elsewhere: uri } : { path: inside };
}
