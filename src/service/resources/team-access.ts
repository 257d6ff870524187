/** Team access to workspaces. */
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../../client/wire/team-workspace.ts';
import type { AccessLevel } from '../../client/wire/team-workspace.ts';
import { CUSTOM_DEFAULTS, isMember, mayReadGrant, toPermissions } from '../permissions.ts';
import type { CustomAttributes } from '../permissions.ts';
import { allow, found, patch, post, type Area, type ResourceType } from '../resource.ts';
import type { RouteCall } from '../resource.ts';
import { Refusal, badRequest, invalid, type ServiceResponse } from '../respond.ts';
import { customEntries } from '../seed.ts';
import { keptIn, type TeamAccessRecord, type WorkspacePermissions } from '../store.ts';

const TEAM_ACCESS: ResourceType<TeamAccessRecord> = {
  type: 'team-workspaces',
  may: (call, grant, right) =>
    mayReadGrant(call.store, call.token, grant) &&
    (right === 'readRuns' || call.may(grant.within, right)),
  shown: '/team-workspaces/:grant',
  lists: [{ path: '/team-workspaces', items: listAccess, whole: true }],
  deleted: { path: '/team-workspaces/:grant', right: 'admin' },
  write: (_, { attributes, team, within }) => {
    const related = ({ type, id }: { type: string; id: string }) => ({
      data: { id, type },
      links: { related: `/api/v2/${type}/${id}` },
    });
    return {
      // The same attribute under the specification's neutral name and under the real service's name.
      attributes: { 'sentinel-mocks': attributes['engine-mocks'] },
      relationships: { team: related(team), workspace: related(within) },
    };
  },
};

function listAccess(call: RouteCall): TeamAccessRecord[] {
  const { store } = call;
  const workspaceId = call.query.get('filter[workspace][id]');
  if (workspaceId === null || workspaceId === '') {
    const detail = 'filter[workspace][id] is required.';
    throw new Refusal(badRequest('filter[workspace][id]', detail));
  }
  const workspace = found(store.get('workspaces', workspaceId));
  allow(isMember(store, call.token, workspace.within.id));
  const teamId = call.query.get('filter[team][id]');
  const grants = keptIn(workspace, 'team-workspaces').filter(
    (grant) =>
      (teamId === null || grant.team.id === teamId) && mayReadGrant(store, call.token, grant),
  );
  // A token that can see neither the workspace nor any grant on it gets 404.
  allow(grants.length > 0 || call.may(workspace, 'readRuns'));
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
      const grant = call.find(TEAM_ACCESS, 'admin');
      const { access = grant.attributes.access, ...given } =
        call.body(changeSchema).data.attributes;
      const permissions = toPermissions(access, readCustom(access, given), grant.attributes);
      grant.attributes = { ...permissions, access };
      return call.answer(200, TEAM_ACCESS, grant);
    }),
  ],
};

function addAccess(call: RouteCall): ServiceResponse {
  const { store, domain } = call;
  const { attributes, relationships } = call.body(additionSchema).data;
  const workspace = call.find(WORKSPACES, 'admin', relationships.workspace.data.id);
  const team = found(store.get('teams', relationships.team.data.id));
  allow(team.within === workspace.within);
  const { access, ...given } = attributes;
  const permissions = toPermissions(access, readCustom(access, given), CUSTOM_DEFAULTS);
  if (keptIn(workspace, 'team-workspaces').some((other) => other.team === team)) {
    const detail = 'Team has already been taken';
    return invalid({ pointer: '/data/relationships/team', detail });
  }
  const grant = store.keep({
    type: 'team-workspaces',
    id: store.newId('tws'),
    within: workspace,
    team,
    attributes: { ...permissions, access },
  });
  return call.answer(domain.identity === 'neutral' ? 200 : 201, TEAM_ACCESS, grant);
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
