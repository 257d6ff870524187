/** Team access to workspaces. */
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { ACCESS_LEVELS, CUSTOM_ATTRIBUTES } from '../../client/wire/team-workspace.ts';
import type { AccessLevel, CustomRights } from '../../client/wire/team-workspace.ts';
import { objectWith, resourceBody, badRequest, invalid } from '../requests.ts';
import type { ServiceResponse } from '../requests.ts';
import { CUSTOM_DEFAULTS, isMember, mayReadGrant, toPermissions } from '../permissions.ts';
import { notFoundUnless, changeAt, orNotFound } from '../resource-type.ts';
import type { Area, ResourceType, RouteCall } from '../resource-type.ts';
import { customEntries } from '../seed.ts';
import type { TeamAccessRecord, WorkspaceRecord } from '../records.ts';
import { childrenOf } from '../store.ts';

const customSchemas = {
  ...customEntries,
  'sentinel-mocks': v.optional(v.picklist(CUSTOM_ATTRIBUTES['engine-mocks'])),
};
const access = v.picklist(ACCESS_LEVELS);

const reference = (type: 'workspaces' | 'teams') =>
  objectWith({
    data: objectWith({ type: v.literal(type), id: v.pipe(v.string(), v.minLength(1)) }),
  });

const additionBody = resourceBody({
  type: v.literal('team-workspaces'),
  attributes: objectWith({ access, ...customSchemas }),
  relationships: objectWith({ workspace: reference('workspaces'), team: reference('teams') }),
});

const changeBody = resourceBody({
  type: v.optional(v.literal('team-workspaces')),
  attributes: v.optional(objectWith({ access: v.optional(access), ...customSchemas }), {}),
});

const TEAM_ACCESS: ResourceType<TeamAccessRecord> = {
  type: 'team-workspaces',
  may: (call, grant, right) =>
    mayReadGrant(call.store, call.token, grant) &&
    (right === 'readRuns' || call.may(grant.parent, right)),
  shownAt: '/team-workspaces/:grant',
  lists: [
    {
      path: '/team-workspaces',
      items: listAccess,
      filters: {
        'filter[workspace][id]': null,
        'filter[team][id]': ({ team }, asked) => team.id === asked,
      },
      unpagedByDefault: true,
    },
  ],
  changes: () => [
    changeAt('POST', '/team-workspaces', WORKSPACES, {
      right: 'admin',
      body: additionBody,
      idIn: ({ data }) => data.relationships.workspace.data.id,
      act: addAccess,
    }),
    changeAt('PATCH', '/team-workspaces/:grant', TEAM_ACCESS, {
      right: 'admin',
      body: changeBody,
      act: (call, grant, { data: { attributes } }) => {
        const { access = grant.attributes.access, ...custom } = attributes;
        const permissions = toPermissions(access, readCustom(access, custom), grant.attributes);
        grant.attributes = { ...permissions, access };
        return call.answer(200, TEAM_ACCESS, grant);
      },
    }),
  ],
  deleted: { path: '/team-workspaces/:grant', right: 'admin' },
  render: (_, { attributes, team, parent }) => {
    const related = ({ type, id }: { type: string; id: string }) => ({
      data: { id, type },
      links: { related: `/api/v2/${type}/${id}` },
    });
    return {
      // The same attribute under the specification's neutral name and under the real service's name.
      attributes: { 'sentinel-mocks': attributes['engine-mocks'] },
      relationships: { team: related(team), workspace: related(parent) },
    };
  },
};

export const TEAM_ACCESS_AREA: Area = { types: [TEAM_ACCESS], routes: [] };

/** The grants on a workspace. A token that can see neither the workspace nor any grant on it gets 404. */
function listAccess(call: RouteCall): readonly TeamAccessRecord[] {
  const { store } = call;
  const workspaceId = call.query.get('filter[workspace][id]');
  if (workspaceId === null || workspaceId === '') {
    const detail = 'filter[workspace][id] is required.';
    throw badRequest('filter[workspace][id]', detail);
  }
  const workspace = orNotFound(store.get('workspaces', workspaceId));
  notFoundUnless(isMember(store, call.token, workspace.parent.id));
  const grants = childrenOf(workspace, 'team-workspaces');
  notFoundUnless(
    call.may(workspace, 'readRuns') || grants.some((grant) => call.may(grant, 'readRuns')),
  );
  return grants;
}

function addAccess(
  call: RouteCall,
  workspace: WorkspaceRecord,
  { data: { attributes, relationships } }: v.InferOutput<typeof additionBody>,
): ServiceResponse {
  const { store, domain } = call;
  const team = orNotFound(store.get('teams', relationships.team.data.id));
  notFoundUnless(team.parent === workspace.parent);
  const { access, ...custom } = attributes;
  const permissions = toPermissions(access, readCustom(access, custom), CUSTOM_DEFAULTS);
  if (childrenOf(workspace, 'team-workspaces').some((other) => other.team === team)) {
    const detail = 'Team has already been taken';
    throw invalid({ pointer: '/data/relationships/team', detail });
  }
  const granted = { ...permissions, access };
  const grant = store.add('team-workspaces', workspace, { team, attributes: granted });
  return call.answer(domain.identity === 'neutral' ? 200 : 201, TEAM_ACCESS, grant);
}

/** The single permissions of `custom` access, by their neutral names. @throws Refusal 422 with any other level of access */
function readCustom(
  access: AccessLevel,
  permissions: Partial<CustomRights> & {
    'sentinel-mocks'?: CustomRights['engine-mocks'] | undefined;
  },
): Partial<CustomRights> {
  const { 'sentinel-mocks': sentinel, ...rest } = permissions;
  const values: Readonly<Record<string, unknown>> = permissions;
  const named = Object.keys(customSchemas).filter((name) => values[name] !== undefined);
  if (access !== 'custom' && named.length > 0) {
    throw invalid(
      ...named.map((name) => {
        const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
        return {
          pointer: `/data/attributes/${name}`,
          detail: `${words} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
        };
      }),
    );
  }
  const engine = rest['engine-mocks'];
  if (sentinel !== undefined && engine !== undefined && sentinel !== engine) {
    const detail = 'engine-mocks and sentinel-mocks are two names of one attribute and must agree.';
    throw invalid({ pointer: '/data/attributes/sentinel-mocks', detail });
  }
  return { ...rest, 'engine-mocks': engine ?? sentinel };
}
