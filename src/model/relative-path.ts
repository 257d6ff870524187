/** Where a path is in a directory. */
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
