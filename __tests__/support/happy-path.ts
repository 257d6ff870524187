/** The requests of the happy path by name, so that faults can be aimed at them. */
import type { HttpRequest } from '../../src/model/ports.ts';

export const CALLS = [
  'workspace',
  'create version',
  'upload',
  'version',
  'create run',
  'run',
  'policy checks',
  'task stages',
  'Terraform policy',
  'run events',
  'check output',
  'set outcomes',
] as const;
export type Call = (typeof CALLS)[number];

/** Requests that only inform: if they fail, the verdict stays the same. */
export const INFORMS: readonly Call[] = ['run events', 'check output'];

export function callOf({ method, url }: HttpRequest): Call | 'cancel' | 'other' {
  const path = url.pathname;
  if (url.host === 'archivist.example') return method === 'PUT' ? 'upload' : 'other';
  if (path.includes('/actions/')) return 'cancel';
  if (path.includes('/organizations/')) return 'workspace';
  if (path.endsWith('/configuration-versions')) return 'create version';
  if (path.includes('/configuration-versions/')) return 'version';
  if (path.endsWith('/runs') && method === 'POST') return 'create run';
  if (path.endsWith('/policy-checks')) return 'policy checks';
  if (path.endsWith('/task-stages')) return 'task stages';
  if (path.endsWith('/tf-policy-evaluations')) return 'Terraform policy';
  if (path.endsWith('/run-events')) return 'run events';
  if (path.endsWith('/output')) return 'check output';
  if (path.endsWith('/policy-set-outcomes')) return 'set outcomes';
  if (/\/runs\/[^/]+$/.test(path)) return 'run';
  return 'other';
}
