/** `plangate/team-access`: gives a team exactly the access that the workflow names. */
import {
  accessProblems,
  matchesGrant,
  type CustomAccess,
} from '../client/resources/team-access.ts';
import { resolveId, mayBeId } from '../client/find-id.ts';
import { relatedId } from '../client/wire/resource.ts';
import { CUSTOM_ATTRIBUTES, type AccessLevel } from '../client/wire/team-workspace.ts';
import type { SubActionWork } from './action-io.ts';

export async function ensureTeamAccess(work: SubActionWork): Promise<number> {
  const { client, values, log, io } = work;
  const { workspace = '', team = '', organization } = values;
  const access = values['access'] as AccessLevel;
  const chosen = Object.entries(CUSTOM_ATTRIBUTES).flatMap(([name, allowed]) => {
    const value = allowed.find((word: unknown) => String(word) === values[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const custom = Object.fromEntries(chosen) as CustomAccess;
  const problems = accessProblems(custom, access);
  const named = [
    ['workspace', workspace],
    ['team', team],
  ] as const;
  for (const [kind, nameOrId] of named) {
    if (organization !== undefined || mayBeId(kind, nameOrId)) continue;
    problems.push(`organization is missing: a ${kind} given by name belongs to an organization.`);
  }
  for (const problem of problems) log.error(problem);
  if (problems.length > 0) return 1;
  const workspaceId = await resolveId(client, 'workspace', workspace, organization);
  const teamId = await resolveId(client, 'team', team, organization);
  const grant = { workspaceId, teamId, access, ...custom };
  const grants = await client.teamAccess.list(workspaceId).all();
  const existing = grants.find((granted) => relatedId(granted, 'team') === teamId);
  let change: 'created' | 'updated' | 'none' = 'none';
  let id = existing?.id;
  if (existing === undefined) {
    id = (await client.teamAccess.add(grant)).id;
    change = 'created';
  } else if (!matchesGrant(existing, grant)) {
    await client.teamAccess.update(existing.id, { access, ...custom });
    change = 'updated';
  }
  io.runner.output('id', id ?? '');
  io.runner.output('change', change);
  const before = existing === undefined ? 'no access' : existing.attributes.access;
  log.info(
    change === 'none'
      ? `Team ${team} has ${access} access to ${workspace} already.`
      : `Team ${team} has ${access} access to ${workspace} now; it had ${before}.`,
  );
  return 0;
}
