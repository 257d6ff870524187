/** Where links lead, step by step. */
import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { orElse } from '../model/or-else.ts';

/**
 * The path itself, and every path that its links lead to, one after the other. Links that lead nowhere, or in
 * a circle, are not followed: no file is there.
 */
export function followLinks(path: string): string[] {
  const real = orElse(() => realpathSync.native(path), path);
  const places = [path];
  for (const at of places) {
    const next = at === real ? undefined : followFirstLink(at);
    if (next !== undefined) places.push(next);
  }
  return places;
}

/** The path with its first link replaced by where that link leads; undefined if no step of it is a link. */
function followFirstLink(path: string): string | undefined {
  const parts = path.split(sep);
  // The first part is the root, which is no link.
  for (let count = 2; count <= parts.length; count++) {
    const link = parts.slice(0, count).join(sep);
    const target = orElse(() => readlinkSync(link), undefined);
    if (target !== undefined) return join(resolve(dirname(link), target), ...parts.slice(count));
  }
  return undefined;
}
