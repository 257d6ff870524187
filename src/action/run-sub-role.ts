/** The sub-actions of this repository. Resolves to the exit code. */
import type { ActionIo } from './action-io.ts';
import { createJobToken, revokeJobToken } from './agent-token.ts';
import { overrideFailures } from './override.ts';
import type { Role } from './role.ts';
import { runSubAction } from './run-sub-action.ts';
import { AGENT_TOKEN, OVERRIDE, TEAM_ACCESS } from './sub-actions.ts';
import { ensureTeamAccess } from './team-access.ts';

export function runSubRole(
  role: Exclude<Role, 'gate' | 'gate-post'>,
  io: ActionIo,
): Promise<number> {
  switch (role) {
    case 'override':
      return runSubAction(OVERRIDE, io, overrideFailures);
    case 'agent-token':
      return runSubAction(AGENT_TOKEN, io, createJobToken);
    case 'agent-token-post':
      return runSubAction(AGENT_TOKEN, io, revokeJobToken);
    case 'team-access':
      return runSubAction(TEAM_ACCESS, io, ensureTeamAccess);
  }
}
