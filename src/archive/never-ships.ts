/**
 * What no rule can bring back: the history with its credentials, state, and what `terraform init`
 * leaves behind except the modules it fetched.
 */

/**
 * Why an entry never ships, or undefined. Names are compared without regard to case, because on
 * some file systems `.GIT` is `.git`.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
export function neverShips(
  name: string,
  parent: string,
  type: 'file' | 'directory' | 'link',
): string | undefined {
  if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
    return name === 'modules' && type !== 'file'
      ? undefined
      : 'only modules/ ships of a .terraform directory';
  }
  if (!mayMatter(name)) return undefined;
  const lower = name.toLowerCase();
  if (lower === '.git' || lower === '.hg' || lower === '.svn') return 'version control data';
  if (lower === '.terraform' && type === 'link') return 'a .terraform link';
  if (type !== 'file') return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
  // Whatever an editor, a copy or a backup made of the name; but Terraform would read these.
  return lower.includes('.tfstate') && !isReadByTerraform(lower) ? 'state' : undefined;
}

/** Why a whole path (relative, with slashes) never ships, or undefined. */
export function neverShipsPath(path: string, type: 'file' | 'directory'): string | undefined {
  const names = path.split('/');
  for (const [at, name] of names.entries()) {
    const kind = at === names.length - 1 ? type : 'directory';
    const reason = neverShips(name, names[at - 1] ?? '', kind);
    if (reason) return reason;
  }
  return undefined;
}

/** Configuration and variables, whatever the rest of the name says. */
export function isReadByTerraform(name: string): boolean {
  return /\.(?:tf|tofu|tfvars)(?:\.json)?$/i.test(name);
}

/** Almost every name is dismissed here, without making a new string of it. */
function mayMatter(name: string): boolean {
  return name.startsWith('.') || /\.tfstate/i.test(name);
}
