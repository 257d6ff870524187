/** Which directory is packed for a workspace: its directory less the workspace's working directory. */

/** @returns the working directory with single slashes and none at its ends, or why it is none. */
export function readWorkingDirectory(
  text: string | null | undefined,
): { path: string } | { problem: string } {
  const parts = (text ?? '')
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.includes('..')
    ? { problem: `its working directory "${text}" leads out of what is uploaded` }
    : { path: parts.join('/') };
}

/**
 * `/repo/infra/prod` less `infra/prod` is `/repo`. A directory that does not end in the working
 * directory is taken for the root itself; whether the working directory is in it shows when packed.
 */
export function uploadRoot(directory: string, workingDirectory: string): string {
  if (workingDirectory === '') return directory;
  const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
  const parts = directory.split(separator);
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  const wanted = workingDirectory.split('/');
  const tail = parts.slice(-wanted.length);
  if (tail.length < wanted.length || tail.some((part, index) => part !== wanted[index])) {
    return directory;
  }
  const root = parts.slice(0, -wanted.length).join(separator);
  return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}

/** Whether the packed entries hold a configuration in the working directory. */
export function holdsConfiguration(
  entries: readonly { path: string; type: string }[],
  workingDirectory: string,
): boolean {
  const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
  return entries.some(({ path, type }) => {
    if (type === 'directory' || !path.startsWith(prefix)) return false;
    const name = path.slice(prefix.length);
    return (
      !name.includes('/') &&
      ['.tf', '.tf.json', '.tofu', '.tofu.json'].some((ending) => name.endsWith(ending))
    );
  });
}
