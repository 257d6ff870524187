/** Team access to workspaces. */
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../../client/wire/team-workspace.ts';
import type { AccessLevel } from '../../client/wire/team-workspace.ts';
import { readDocument } from '../body.ts';
import { CUSTOM_DEFAULTS, isMember, mayReadGrant, toPermissions } from '../permissions.ts';
import type { CustomAttributes } from '../permissions.ts';
import { allow, find, found, mayIn, patch, post, respondResource, show } from '../resource.ts';
import type { Area, ResourceType, RouteCall } from '../resource.ts';
import { Refusal, badRequest, invalid, type ServiceResponse } from '../respond.ts';
import { customEntries } from '../seed.ts';
import type { TeamAccessRecord, WorkspacePermissions } from '../store.ts';

const TEAM_ACCESS: ResourceType<TeamAccessRecord> = {
  type: 'team-workspaces',
  get: ({ teamAccess }, id) => teamAccess.get(id),
  may: (call, grant, right) =>
    mayReadGrant(call.domain.store, call.token, grant) &&
    (right === 'readRuns' || mayIn(call, grant.workspace, right)),
  shown: '/team-workspaces/:grant',
  lists: [{ path: '/team-workspaces', items: listAccess, whole: true }],
  deleted: {
    path: '/team-workspaces/:grant',
    right: 'admin',
    act: ({ teamAccess }, { id }) => teamAccess.delete(id),
  },
  write: (_, { access, team, workspace, permissions }) => {
    const { 'engine-mocks': mocks, ...others } = permissions;
    const related = (type: string, id: string) => ({
      data: { id, type },
      links: { related: `/api/v2/${type}/${id}` },
    });
    return {
      attributes: {
        access,
        ...others,
        // The same attribute under the specification's neutral name and under the real service's
        // name.
        'engine-mocks': mocks,
        'sentinel-mocks': mocks,
      },
      relationships: {
        team: related('teams', team.id),
        workspace: related('workspaces', workspace.id),
      },
    };
  },
};

function listAccess(call: RouteCall): TeamAccessRecord[] {
  const { store } = call.domain;
  const workspaceId = call.query.get('filter[workspace][id]');
  if (workspaceId === null || workspaceId === '') {
    const detail = 'filter[workspace][id] is required.';
    throw new Refusal(badRequest('filter[workspace][id]', detail));
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
  allow(grants.length > 0 || mayIn(call, workspace, 'readRuns'));
  return grants;
}

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

export const TEAM_ACCESS_AREA: Area = {
  types: [TEAM_ACCESS],
  routes: [
    post('/team-workspaces', addAccess),
    patch('/team-workspaces/:grant', (call) => {
      const grant = find(call, TEAM_ACCESS, 'admin');
      const { access, ...attributes } = readDocument(call.request, changeSchema).data.attributes;
      const next = access ?? grant.access;
      grant.permissions = toPermissions(next, readCustom(next, attributes), grant.permissions);
      grant.access = next;
      return respondResource(200, show(call, TEAM_ACCESS, grant));
    }),
  ],
};

function addAccess(call: RouteCall): ServiceResponse {
  const { store, identity } = call.domain;
  const { attributes, relationships } = readDocument(call.request, additionSchema).data;
  const workspace = find(call, WORKSPACES, 'admin', relationships.workspace.data.id);
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
  return respondResource(identity === 'neutral' ? 200 : 201, show(call, TEAM_ACCESS, grant));
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
