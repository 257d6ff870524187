/** Whether a place can be shown: hosts refuse a whole batch for one path that they do not like. */
import type { Location } from '../policy/result.ts';

/** A path inside the repository with slashes, and a line. */
export function isPlace({ path, startLine }: Location): boolean {
  return (
    path.length > 0 &&
    path.length <= 1_000 &&
    !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
    Number.isSafeInteger(startLine) &&
    startLine >= 1
  );
}

/** The same without a place that cannot be shown. */
export function withPlace<T extends { location?: Location }>(result: T): T {
  if (!result.location || isPlace(result.location)) return result;
  const { location: _, ...rest } = result;
  return rest as T;
}
