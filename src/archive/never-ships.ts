/**
 * Entries that are never packed, whatever the rules say: version control data with its credentials,
 * state, and the files of `terraform init` except the modules that it fetched.
 */
import { mayBeRead } from '../configuration/file-names.ts';

/**
 * Why an entry is never packed, or undefined. Case does not count, because `.GIT` is `.git` on some
 * file systems.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
export function neverShips(
  name: string,
  parent: string,
  type: 'file' | 'directory' | 'link',
): string | undefined {
  if (parent.toLowerCase() === '.terraform') {
    // A link may lead anywhere, and Terraform would take its modules from there.
    return name === 'modules' && type === 'directory'
      ? undefined
      : 'only the directory modules/ ships of a .terraform directory';
  }
  const lower = name.toLowerCase();
  if (lower === '.git' || lower === '.hg' || lower === '.svn') return 'version control data';
  if (lower === '.terraform' && type === 'link') return 'a .terraform link';
  if (type !== 'file') return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
  // An editor or a backup may have changed the name. Files that Terraform reads are not state.
  return lower.includes('.tfstate') && !mayBeRead(name) ? 'state' : undefined;
}

/** Why a path (relative, with slashes) is never packed, or undefined. */
export function neverShipsPath(path: string, type: 'file' | 'directory'): string | undefined {
  const names = path.split('/');
  for (const [at, name] of names.entries()) {
    const typeOfName = at === names.length - 1 ? type : 'directory';
    const reason = neverShips(name, names[at - 1] ?? '', typeOfName);
    if (reason) return reason;
  }
  return undefined;
}
