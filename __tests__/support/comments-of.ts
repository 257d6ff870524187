/** The comments of the change that a job with this environment is about. */
import type { HostPorts } from '../../src/hosts/ask.ts';
import type { CommentApi } from '../../src/hosts/own-comments.ts';
import { detect } from '../../src/hosts/registry.ts';
import type { Environment } from '../../src/model/ports.ts';

export function commentsOf(environment: Environment, ports: HostPorts): CommentApi {
  const job = detect(environment);
  const api = job.host.comments?.(job, ports);
  if (typeof api === 'object') return api;
  throw new Error(api ?? 'no comments');
}
