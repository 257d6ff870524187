/** The rules of team access that need no service to be known. Pure. */
import { engineMocksOf } from '../wire/engine-word.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../wire/team-workspace.ts';
import type { AccessLevel, CustomAttribute, TeamWorkspace } from '../wire/team-workspace.ts';
import type { CustomAccess } from './team-access.ts';

const NAMES = Object.keys(CUSTOM_ATTRIBUTES) as CustomAttribute[];

/** What is wrong with a grant or a change, as whole sentences. */
export function accessProblems(change: CustomAccess, access: AccessLevel | undefined): string[] {
  const problems: string[] = [];
  if (access !== undefined && !ACCESS_LEVELS.includes(access)) {
    problems.push(`Access is one of ${ACCESS_LEVELS.join(', ')}.`);
  }
  for (const name of NAMES) {
    const value = change[name];
    if (value === undefined) continue;
    const allowed: readonly unknown[] = CUSTOM_ATTRIBUTES[name];
    if (!allowed.includes(value)) {
      problems.push(`${label(name)} is one of ${allowed.join(', ')}.`);
    } else if (access !== undefined && access !== 'custom') {
      problems.push(
        `${label(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`,
      );
    }
  }
  return problems;
}

/** The attributes as they are written; the policy engine's word is the service's own. */
export function writeAccess(
  change: { access?: AccessLevel } & CustomAccess,
  mocks: 'engine-mocks' | 'sentinel-mocks',
): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  if (change.access !== undefined) attributes['access'] = change.access;
  for (const name of NAMES) {
    if (change[name] === undefined) continue;
    attributes[name === 'engine-mocks' ? mocks : name] = change[name];
  }
  return attributes;
}

/** Whether an access is the one that was asked for. */
export function matchesGrant(
  access: TeamWorkspace,
  grant: { access: AccessLevel } & CustomAccess,
): boolean {
  const { attributes } = access;
  if (attributes.access !== grant.access) return false;
  return NAMES.every((name) => {
    const wanted = grant[name];
    if (wanted === undefined) return true;
    const actual = name === 'engine-mocks' ? engineMocksOf(access) : attributes[name];
    return actual === wanted;
  });
}

function label(name: CustomAttribute): string {
  const words = name.replace('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
