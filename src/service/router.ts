/** Finds the route of a request. */
import type { ServedRoute } from './resource.ts';

interface Match {
  route: ServedRoute;
  parameters: Record<string, string>;
}

/**
 * Finds the route of a method and a path below `prefix`. A part that begins with `:` matches any
 * text, decoded.
 */
export function createRouter(
  prefix: string,
  routes: readonly ServedRoute[],
): (method: string, path: string) => Match | undefined {
  const table = new Map<string, { route: ServedRoute; parts: string[] }[]>();
  for (const route of routes) {
    const parts = route.path.slice(1).split('/');
    const key = `${route.method} ${String(parts.length)} ${parts[0] ?? ''}`;
    const others = table.get(key);
    if (others === undefined) table.set(key, [{ route, parts }]);
    else others.push({ route, parts });
  }
  return (method, path) => {
    if (!path.startsWith(`${prefix}/`)) return undefined;
    const segments = path.slice(prefix.length + 1).split('/');
    const candidates = table.get(`${method} ${String(segments.length)} ${segments[0] ?? ''}`) ?? [];
    for (const { route, parts } of candidates) {
      const parameters = match(parts, segments);
      if (parameters !== undefined) return { route, parameters };
    }
    return undefined;
  };
}

function match(parts: string[], segments: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const word = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== word) return undefined;
      continue;
    }
    try {
      parameters[part.slice(1)] = decodeURIComponent(word);
    } catch {
      return undefined;
    }
    if (word === '') return undefined;
  }
  return parameters;
}
