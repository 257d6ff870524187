/** What the source of a module call says. */

/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
export function localPath(source: string | undefined): string | undefined {
  if (source === undefined || !isLocal(source)) return undefined;
  return source.replaceAll('\\', '/');
}

/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
export function isLocal(source: string): boolean {
  return /^\.{1,2}[/\\]/.test(source);
}
