import type { Workspace } from '../wire/workspace.ts';
import type { Listing } from './pages.ts';

export interface Workspaces {
  /** GET /organizations/:organization/workspaces/:name (api-facts 3.1). */
  showByName(organization: string, name: string): Promise<Workspace>;
  /** GET /workspaces/:id */
  show(id: string): Promise<Workspace>;
  /** GET /organizations/:organization/workspaces, narrowed by tags, project or a part of the name. */
  list(
    organization: string,
    query?: { tags?: string[]; project?: string; search?: string },
  ): Listing<Workspace>;
}
