/** The table of all resource types, and every route below /api/v2: those of the table and those that do more. */
import { get, routesOf, type Domain, type ServedRoute } from './resource-type.ts';
import { AGENT_TOKEN_AREA } from './resources/agent-tokens.ts';
import { ORGANIZATION_AREA } from './resources/organizations.ts';
import { POLICY_AREA } from './resources/policies.ts';
import { RUN_AREA } from './resources/runs.ts';
import { STATE_AREA } from './resources/states.ts';
import { TEAM_ACCESS_AREA } from './resources/team-access.ts';
import { VERSION_AREA } from './resources/versions.ts';
import { WORKSPACE_AREA } from './resources/workspaces.ts';
import { respondEmpty } from './requests.ts';

const AREAS = [
  ORGANIZATION_AREA,
  WORKSPACE_AREA,
  TEAM_ACCESS_AREA,
  AGENT_TOKEN_AREA,
  VERSION_AREA,
  RUN_AREA,
  POLICY_AREA,
  STATE_AREA,
];

const ROWS = AREAS.flatMap(({ types }) => types);

export const TYPES: Domain['types'] = new Map(
  ROWS.map((resourceType) => [resourceType.type, resourceType]),
);

export const ROUTES: readonly ServedRoute[] = [
  get('/ping', () => respondEmpty(204)),
  ...ROWS.flatMap(routesOf),
  ...AREAS.flatMap(({ routes }) => routes),
];
