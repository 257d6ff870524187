/** The teams of the service that may override what waits for it: for the report only. */
import type { PolicyResult } from '../model/policy-result.ts';
import { readIfPossible } from './read-policies.ts';
import type { WorkspaceResult } from './result.ts';
import type { ServiceScope } from './service-scope.ts';

/** @returns undefined where nothing waits for an override at the service, or where they are not known */
export async function findOverriders(
  workspaces: readonly WorkspaceResult[],
  { plan: { organization }, ...service }: ServiceScope,
): Promise<string[] | undefined> {
  const isOverriddenAtService = ({ overridable, judge }: PolicyResult) =>
    overridable && judge.acceptedBy === 'service';
  const waiting = workspaces.filter(
    ({ verdict, results }) =>
      verdict.word === 'needs-override' && results.some(isOverriddenAtService),
  );
  if (waiting.length === 0) return undefined;
  const ids = waiting.flatMap(({ workspaceId }) => workspaceId ?? []);
  // Without the teams, the report names the permission that an override needs. The verdict does not depend on them.
  const reading = readIfPossible(service, undefined, (client) =>
    client.workspaces.overriders(organization, ids),
  );
  return reading.catch(() => undefined);
}
