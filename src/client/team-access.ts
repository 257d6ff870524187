import type { AccessLevel, TeamWorkspace } from '../wire/team-workspace.ts';
import type { Listing } from './pages.ts';

/** The custom-only attributes, in the specification's neutral words; refused with a fixed level. */
export interface CustomAccess {
  runs?: 'read' | 'plan' | 'apply';
  variables?: 'none' | 'read' | 'write';
  'state-versions'?: 'none' | 'read-outputs' | 'read' | 'write';
  'engine-mocks'?: 'none' | 'read';
  'workspace-locking'?: boolean;
  'run-tasks'?: boolean;
}

export interface TeamAccess {
  /** Operation 15: GET /team-workspaces?filter[workspace][id]=… */
  list(workspaceId: string): Listing<TeamWorkspace>;
  /** Operation 16: GET /team-workspaces/:id */
  show(id: string): Promise<TeamWorkspace>;
  /** Operation 17: POST /team-workspaces */
  add(
    grant: { workspaceId: string; teamId: string; access: AccessLevel } & CustomAccess,
  ): Promise<TeamWorkspace>;
  /** Operation 18: PATCH /team-workspaces/:id; what is not given keeps its value. */
  update(id: string, change: { access?: AccessLevel } & CustomAccess): Promise<TeamWorkspace>;
  /** Operation 19: DELETE /team-workspaces/:id */
  remove(id: string): Promise<void>;
}
