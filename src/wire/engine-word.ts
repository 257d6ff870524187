/** One field under two names: the specification's neutral word and the one that real services use. */
import type { PolicyCheck } from './policy-check.ts';
import type { TeamWorkspace } from './team-workspace.ts';

/** `engine-mocks` of a team's access, whichever word the service used. */
export function engineMocksOf(access: TeamWorkspace): string | undefined {
  return access.attributes['engine-mocks'] ?? access.attributes['sentinel-mocks'] ?? undefined;
}

/** Low-level detail of a policy check. Its structure is no contract: for showing, not for deciding. */
export function engineDetailOf(check: PolicyCheck): unknown {
  const { result } = check.attributes;
  return result?.engine ?? result?.sentinel ?? undefined;
}
