/** Methods and paths below `/api/v2`, built from ids that cannot lead anywhere else. */
import type { Method } from '../../model/ports.ts';

/** The result of the template, and what is wrong with the values in it. */
export interface Route {
  readonly method: Method;
  readonly pathname: string;
  /** Empty for a usable route; whole sentences otherwise. */
  readonly problems: readonly string[];
}

const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;

/** What is wrong with ids, or names of organizations and workspaces, as sentences. */
export function idProblems(...ids: readonly unknown[]): string[] {
  return ids
    .filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
    .map((id) => {
      const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
      return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
    });
}

/**
 * ``GET`/runs/${id}/policy-checks` ``. Every value is a single segment. A value that could end a
 * segment, lead up (`..`) or start a query makes the route invalid; it is not repaired.
 */
export const GET = routesOf('GET');
export const POST = routesOf('POST');
export const PATCH = routesOf('PATCH');
export const DELETE = routesOf('DELETE');

function routesOf(method: Method) {
  return (strings: TemplateStringsArray, ...ids: readonly string[]): Route => ({
    method,
    pathname: String.raw(strings, ...ids.map((id) => (idProblems(id).length > 0 ? '-' : id))),
    problems: idProblems(...ids),
  });
}
