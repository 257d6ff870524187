/** The operations of the specification and the statuses that it names, copied once and by hand. */
import type { Method } from '../../../src/model/ports.ts';

export interface Operation {
  /** The client's call for it. */
  name: string;
  method: Method;
  /** Below the base URL; `:id` stands for one segment. */
  path: string;
}

/** The upload has a URL of its own. */
const ROUTES: Readonly<Record<string, string>> = {
  'configurationVersions.list': 'GET /workspaces/:id/configuration-versions',
  'configurationVersions.show': 'GET /configuration-versions/:id',
  'configurationVersions.ingressAttributes': 'GET /configuration-versions/:id/ingress-attributes',
  'configurationVersions.create': 'POST /workspaces/:id/configuration-versions',
  'configurationVersions.upload': 'PUT',
  'configurationVersions.archive': 'POST /configuration-versions/:id/actions/archive',
  'configurationVersions.download': 'GET /configuration-versions/:id/download',
  'configurationVersions.downloadForRun': 'GET /runs/:id/configuration-version/download',
  'configurationVersions.softDeleteBackingData':
    'POST /configuration-versions/:id/actions/soft_delete_backing_data',
  'configurationVersions.restoreBackingData':
    'POST /configuration-versions/:id/actions/restore_backing_data',
  'configurationVersions.permanentlyDeleteBackingData':
    'POST /configuration-versions/:id/actions/permanently_delete_backing_data',
  'policyChecks.list': 'GET /runs/:id/policy-checks',
  'policyChecks.show': 'GET /policy-checks/:id',
  'policyChecks.override': 'POST /policy-checks/:id/actions/override',
  'teamAccess.list': 'GET /team-workspaces',
  'teamAccess.show': 'GET /team-workspaces/:id',
  'teamAccess.add': 'POST /team-workspaces',
  'teamAccess.update': 'PATCH /team-workspaces/:id',
  'teamAccess.remove': 'DELETE /team-workspaces/:id',
  'agentTokens.list': 'GET /agent-pools/:id/authentication-tokens',
  'agentTokens.show': 'GET /authentication-tokens/:id',
  'agentTokens.create': 'POST /agent-pools/:id/authentication-tokens',
  'agentTokens.destroy': 'DELETE /authentication-tokens/:id',
};

/** In the order of the specification. */
export const OPERATIONS: readonly Operation[] = Object.entries(ROUTES).map(([name, route]) => {
  const [method, path = ''] = route.split(' ');
  return { name, method: method as Method, path };
});

/** What operations may answer, where the specification says it. */
export const STATUSES: Readonly<Record<string, readonly number[]>> = {
  'configurationVersions.archive': [202, 409, 404],
  'configurationVersions.download': [302, 404],
  'configurationVersions.downloadForRun': [302, 404],
  'configurationVersions.softDeleteBackingData': [200, 400, 404],
  'configurationVersions.restoreBackingData': [200, 400, 404],
  'configurationVersions.permanentlyDeleteBackingData': [200, 400, 404],
  'teamAccess.list': [200, 404],
  'teamAccess.show': [200, 404],
  'teamAccess.add': [200, 404, 422],
  'teamAccess.update': [200, 404, 422],
  'teamAccess.remove': [204, 404],
  'agentTokens.list': [200, 404],
  'agentTokens.show': [200, 404],
  'agentTokens.create': [201, 404, 422, 500],
  'agentTokens.destroy': [204, 404],
};

/** Which operation a request was; undefined for what is beside the specification. */
export function operationOf(method: string, pathname: string): string | undefined {
  const path = pathname.startsWith('/api/v2/') ? pathname.slice('/api/v2'.length) : undefined;
  if (path === undefined) return method === 'PUT' ? 'configurationVersions.upload' : undefined;
  const segments = path.split('/');
  return OPERATIONS.find((operation) => {
    const parts = operation.path.split('/');
    return (
      operation.method === method &&
      parts.length === segments.length &&
      parts.every((part, index) => part === ':id' || part === segments[index])
    );
  })?.name;
}

/** What asks for an operation; a text in `more` is the query. */
export function requestOf(
  name: string,
  id: string,
  more?: string | object,
): [method: Method, path: string, body?: object] {
  const operation = OPERATIONS.find((each) => each.name === name);
  if (operation === undefined) throw new Error(`no operation ${name}`);
  const path = operation.path.replace(/:id|^$/, () => id);
  return typeof more === 'string'
    ? [operation.method, path + more]
    : [operation.method, path, more];
}
