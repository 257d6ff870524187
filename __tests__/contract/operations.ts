/** The operations of the specification and the statuses that it names, copied once and by hand. */
import type { Method } from '../../src/model/ports.ts';

export interface Operation {
  /** The client's call for it. */
  name: string;
  method: Method;
  /** Below the base URL; `:id` stands for one segment. The upload has a URL of its own. */
  path: string;
}

export const OPERATIONS: readonly Operation[] = [
  {
    name: 'configurationVersions.list',
    method: 'GET',
    path: '/workspaces/:id/configuration-versions',
  },
  { name: 'configurationVersions.show', method: 'GET', path: '/configuration-versions/:id' },
  {
    name: 'configurationVersions.ingressAttributes',
    method: 'GET',
    path: '/configuration-versions/:id/ingress-attributes',
  },
  {
    name: 'configurationVersions.create',
    method: 'POST',
    path: '/workspaces/:id/configuration-versions',
  },
  { name: 'configurationVersions.upload', method: 'PUT', path: '' },
  {
    name: 'configurationVersions.archive',
    method: 'POST',
    path: '/configuration-versions/:id/actions/archive',
  },
  {
    name: 'configurationVersions.download',
    method: 'GET',
    path: '/configuration-versions/:id/download',
  },
  {
    name: 'configurationVersions.downloadForRun',
    method: 'GET',
    path: '/runs/:id/configuration-version/download',
  },
  {
    name: 'configurationVersions.softDeleteBackingData',
    method: 'POST',
    path: '/configuration-versions/:id/actions/soft_delete_backing_data',
  },
  {
    name: 'configurationVersions.restoreBackingData',
    method: 'POST',
    path: '/configuration-versions/:id/actions/restore_backing_data',
  },
  {
    name: 'configurationVersions.permanentlyDeleteBackingData',
    method: 'POST',
    path: '/configuration-versions/:id/actions/permanently_delete_backing_data',
  },
  { name: 'policyChecks.list', method: 'GET', path: '/runs/:id/policy-checks' },
  { name: 'policyChecks.show', method: 'GET', path: '/policy-checks/:id' },
  { name: 'policyChecks.override', method: 'POST', path: '/policy-checks/:id/actions/override' },
  { name: 'teamAccess.list', method: 'GET', path: '/team-workspaces' },
  { name: 'teamAccess.show', method: 'GET', path: '/team-workspaces/:id' },
  { name: 'teamAccess.add', method: 'POST', path: '/team-workspaces' },
  { name: 'teamAccess.update', method: 'PATCH', path: '/team-workspaces/:id' },
  { name: 'teamAccess.remove', method: 'DELETE', path: '/team-workspaces/:id' },
  { name: 'agentTokens.list', method: 'GET', path: '/agent-pools/:id/authentication-tokens' },
  { name: 'agentTokens.show', method: 'GET', path: '/authentication-tokens/:id' },
  { name: 'agentTokens.create', method: 'POST', path: '/agent-pools/:id/authentication-tokens' },
  { name: 'agentTokens.destroy', method: 'DELETE', path: '/authentication-tokens/:id' },
];

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
