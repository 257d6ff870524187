/** Routes of team access to workspaces. */
import { readDocument } from '../body.ts';
import type { RouteCall, ServedRoute } from '../domain.ts';
import { get, patch, post, remove } from './route.ts';
import { toTeamAccess } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import {
  CUSTOM_DEFAULTS,
  isMember,
  mayReadGrant,
  rightsOn,
  toPermissions,
  type CustomAttributes,
} from '../permissions.ts';
import type { TeamAccessRecord, WorkspacePermissions } from '../records.ts';
import {
  badRequest,
  invalid,
  Refusal,
  respondEmpty,
  respondPage,
  respondOne,
  respondResource,
} from '../respond.ts';
import { customEntries } from '../seed.ts';
import * as v from '../../client/wire/schema.ts';
import {
  ACCESS_LEVELS,
  CUSTOM_ATTRIBUTES,
  type AccessLevel,
} from '../../client/wire/team-workspace.ts';
import { allow, findGrant, workspaceById, found } from './find.ts';

const customSchemas = {
  ...customEntries,
  'sentinel-mocks': v.optional(v.picklist(CUSTOM_ATTRIBUTES['engine-mocks'])),
};

const reference = (type: 'workspaces' | 'teams') =>
  v.looseObject({
    data: v.looseObject({ type: v.literal(type), id: v.pipe(v.string(), v.minLength(1)) }),
  });

const additionSchema = v.looseObject({
  data: v.looseObject({
    type: v.literal('team-workspaces'),
    attributes: v.looseObject({ access: v.picklist(ACCESS_LEVELS), ...customSchemas }),
    relationships: v.looseObject({
      workspace: reference('workspaces'),
      team: reference('teams'),
    }),
  }),
});

const changeSchema = v.looseObject({
  data: v.looseObject({
    type: v.optional(v.literal('team-workspaces')),
    attributes: v.optional(
      v.looseObject({ access: v.optional(v.picklist(ACCESS_LEVELS)), ...customSchemas }),
      {},
    ),
  }),
});

type GivenAttributes = CustomAttributes & {
  'sentinel-mocks'?: WorkspacePermissions['engine-mocks'] | undefined;
};

export const TEAM_ACCESS_ROUTES: readonly ServedRoute[] = [
  get('/team-workspaces', (call) => {
    const { store } = call.domain;
    const workspaceId = call.query.get('filter[workspace][id]');
    if (workspaceId === null || workspaceId === '') {
      return badRequest('filter[workspace][id]', 'filter[workspace][id] is required.');
    }
    const workspace = found(store.workspaces.get(workspaceId));
    allow(isMember(store, call.token, workspace.organization.id));
    const teamId = call.query.get('filter[team][id]');
    const grants = [...store.teamAccess.values()].filter(
      (grant) =>
        grant.workspace === workspace &&
        (teamId === null || grant.team.id === teamId) &&
        mayReadGrant(store, call.token, grant),
    );
    // A token that can see neither the workspace nor any grant on it gets 404.
    allow(grants.length > 0 || rightsOn(store, call.token, workspace).readRuns);
    return respondPage(call, grants, toTeamAccess, { whole: true });
  }),
  get('/team-workspaces/:grant', (call) => respondOne(call, findGrant(call), toTeamAccess)),
  post('/team-workspaces', addAccess),
  patch('/team-workspaces/:grant', (call) => {
    const grant = findModifiable(call);
    const { access, ...attributes } = readDocument(call.request, changeSchema).data.attributes;
    const next = access ?? grant.access;
    grant.permissions = toPermissions(next, readCustom(next, attributes), grant.permissions);
    grant.access = next;
    return respondResource(200, toTeamAccess(call, grant));
  }),
  remove('/team-workspaces/:grant', (call) => {
    const grant = findModifiable(call);
    call.domain.store.teamAccess.delete(grant.id);
    return respondEmpty(204);
  }),
];

function addAccess(call: RouteCall): ServiceResponse {
  const { store, identity } = call.domain;
  const { attributes, relationships } = readDocument(call.request, additionSchema).data;
  const workspace = workspaceById(call, 'admin', relationships.workspace.data.id);
  const team = found(store.teams.get(relationships.team.data.id));
  allow(team.organization === workspace.organization);
  const { access, ...customAttributes } = attributes;
  const custom = readCustom(access, customAttributes);
  for (const other of store.teamAccess.values()) {
    if (other.team === team && other.workspace === workspace) {
      return invalid({
        pointer: '/data/relationships/team',
        detail: 'Team has already been taken',
      });
    }
  }
  const grant: TeamAccessRecord = {
    id: store.newId('tws'),
    team,
    workspace,
    access,
    permissions: toPermissions(access, custom, CUSTOM_DEFAULTS),
  };
  store.teamAccess.set(grant.id, grant);
  return respondResource(identity === 'neutral' ? 200 : 201, toTeamAccess(call, grant));
}

/** The grant of the path; 404 if the token may read it and does not administer the workspace. */
function findModifiable(call: RouteCall): TeamAccessRecord {
  const grant = findGrant(call);
  allow(rightsOn(call.domain.store, call.token, grant.workspace).admin);
  return grant;
}

/** The attributes of custom access; refused with any other level of access. */
function readCustom(access: AccessLevel, attributes: GivenAttributes): CustomAttributes {
  const { 'sentinel-mocks': sentinel, ...rest } = attributes;
  const values = new Map<string, unknown>(Object.entries(rest));
  const named = Object.keys(CUSTOM_ATTRIBUTES).filter((name) => values.get(name) !== undefined);
  if (sentinel !== undefined) named.push('sentinel-mocks');
  if (access !== 'custom' && named.length > 0) {
    throw new Refusal(
      invalid(
        ...named.map((name) => ({
          pointer: `/data/attributes/${name}`,
          detail: `${sayName(name)} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
        })),
      ),
    );
  }
  const engine = rest['engine-mocks'];
  if (sentinel !== undefined && engine !== undefined && sentinel !== engine) {
    throw new Refusal(
      invalid({
        pointer: '/data/attributes/sentinel-mocks',
        detail: 'engine-mocks and sentinel-mocks are two names of one attribute and must agree.',
      }),
    );
  }
  return { ...rest, 'engine-mocks': engine ?? sentinel };
}

function sayName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
