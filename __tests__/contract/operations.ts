/** The rows of service-api.md 4 and the status codes of its section 7, copied once and by hand. */
import type { Method } from '../../src/ports.ts';

export interface Operation {
  number: number;
  method: Method;
  /** Below the base URL; `:id` stands for one segment. Operation 5 has a URL of its own. */
  path: string;
  purpose: string;
}

export const OPERATIONS: readonly Operation[] = [
  row(1, 'GET', '/workspaces/:id/configuration-versions', 'List versions of a workspace'),
  row(2, 'GET', '/configuration-versions/:id', 'Show one version'),
  row(3, 'GET', '/configuration-versions/:id/ingress-attributes', 'Show commit information'),
  row(4, 'POST', '/workspaces/:id/configuration-versions', 'Create a version'),
  row(5, 'PUT', '', 'Upload the files'),
  row(6, 'POST', '/configuration-versions/:id/actions/archive', 'Archive'),
  row(7, 'GET', '/configuration-versions/:id/download', 'Download the files'),
  row(
    8,
    'GET',
    '/runs/:id/configuration-version/download',
    "Download the files of a run's version",
  ),
  row(9, 'POST', '/configuration-versions/:id/actions/soft_delete_backing_data', 'Soft delete'),
  row(10, 'POST', '/configuration-versions/:id/actions/restore_backing_data', 'Restore'),
  row(
    11,
    'POST',
    '/configuration-versions/:id/actions/permanently_delete_backing_data',
    'Permanently delete',
  ),
  row(12, 'GET', '/runs/:id/policy-checks', 'List the policy checks of a run'),
  row(13, 'GET', '/policy-checks/:id', 'Show one policy check'),
  row(14, 'POST', '/policy-checks/:id/actions/override', 'Override'),
  row(15, 'GET', '/team-workspaces', 'List team access for a workspace'),
  row(16, 'GET', '/team-workspaces/:id', 'Show one'),
  row(17, 'POST', '/team-workspaces', 'Add a team to a workspace'),
  row(18, 'PATCH', '/team-workspaces/:id', 'Update'),
  row(19, 'DELETE', '/team-workspaces/:id', 'Remove'),
  row(20, 'GET', '/agent-pools/:id/authentication-tokens', 'List the tokens of a pool'),
  row(21, 'GET', '/authentication-tokens/:id', 'Show one'),
  row(22, 'POST', '/agent-pools/:id/authentication-tokens', 'Create'),
  row(23, 'DELETE', '/authentication-tokens/:id', 'Destroy'),
];

/** Section 7: what each operation may answer. */
export const STATUSES: Readonly<Record<number, readonly number[]>> = {
  6: [202, 409, 404],
  7: [302, 404],
  8: [302, 404],
  9: [200, 400, 404],
  10: [200, 400, 404],
  11: [200, 400, 404],
  15: [200, 404],
  16: [200, 404],
  17: [200, 404, 422],
  18: [200, 404, 422],
  19: [204, 404],
  20: [200, 404],
  21: [200, 404],
  22: [201, 404, 422, 500],
  23: [204, 404],
};

function row(number: number, method: Method, path: string, purpose: string): Operation {
  return { number, method, path, purpose };
}

/** Which operation a request was; undefined for what is beside the specification. */
export function operationOf(method: string, pathname: string): number | undefined {
  const path = pathname.startsWith('/api/v2/') ? pathname.slice('/api/v2'.length) : undefined;
  if (path === undefined) return method === 'PUT' ? 5 : undefined;
  const segments = path.split('/');
  return OPERATIONS.find((operation) => {
    const parts = operation.path.split('/');
    return (
      operation.method === method &&
      parts.length === segments.length &&
      parts.every((part, index) => part === ':id' || part === segments[index])
    );
  })?.number;
}
