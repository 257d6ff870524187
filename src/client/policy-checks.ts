import type { PolicyCheck } from '../wire/policy-check.ts';
import type { Run } from '../wire/run.ts';
import type { Workspace } from '../wire/workspace.ts';
import type { Listing } from './pages.ts';

export type PolicyCheckInclude = 'run' | 'run.workspace';

export interface PolicyCheckWithRelated {
  check: PolicyCheck;
  run?: Run;
  workspace?: Workspace;
}

export interface PolicyChecks {
  /** Operation 12: GET /runs/:id/policy-checks. An absent system is an empty list. */
  list(runId: string, options?: { include?: PolicyCheckInclude[] }): Listing<PolicyCheck>;
  /** Operation 13: GET /policy-checks/:id */
  show(id: string, options?: { include?: PolicyCheckInclude[] }): Promise<PolicyCheckWithRelated>;
  /** Operation 14: POST /policy-checks/:id/actions/override */
  override(id: string, options?: { comment?: string }): Promise<PolicyCheck>;
  /** GET /policy-checks/:id/output: the log as text; undefined while there is none. */
  output(id: string): Promise<string | undefined>;
}
