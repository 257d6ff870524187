/** Makes a route from a method, a path below /api/v2 and a handler. */
import type { Method } from '../../model/ports.ts';
import type { Route } from '../domain.ts';

type WriteRoute = (path: string, handler: Route['handler']) => Route;

function routeBy(method: Method): WriteRoute {
  return (path, handler) => ({ method, path, handler });
}

export const get = routeBy('GET');
export const post = routeBy('POST');
export const put = routeBy('PUT');
export const patch = routeBy('PATCH');
export const remove = routeBy('DELETE');
