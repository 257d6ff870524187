/** Makes a route from a method, a path below /api/v2 and a handler. */
import type { Method } from '../../model/ports.ts';
import type { ServedRoute } from '../domain.ts';

type WriteRoute = (path: string, handler: ServedRoute['handler']) => ServedRoute;

function routeBy(method: Method): WriteRoute {
  return (path, handler) => ({ method, path, handler });
}

export const get = routeBy('GET');
export const post = routeBy('POST');
export const patch = routeBy('PATCH');
export const remove = routeBy('DELETE');
