/** Workspace variables. */
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readLiteral } from '../../configuration/literal.ts';
import { readDocument, resourceBody } from '../body.ts';
import { find, listAt, mayIn, patch, post, respondResource, show, toOne } from '../resource.ts';
import type { Area, ResourceType, RouteCall } from '../resource.ts';
import { invalid, type ServiceResponse } from '../respond.ts';
import type { VariableRecord } from '../store.ts';

/** No answer shows a sensitive value. */
const VARIABLES: ResourceType<VariableRecord> = {
  type: 'vars',
  get: ({ workspaces }, id) =>
    [...workspaces.values()].flatMap(({ variables }) => variables).find((one) => one.id === id),
  may: (call, { workspace }, right) =>
    workspace.id === call.parameters['workspace'] && mayIn(call, workspace, right),
  shown: '/workspaces/:workspace/vars/:variable',
  shownTo: 'readVariables',
  lists: [
    listAt('/workspaces/:workspace/vars', WORKSPACES, ({ variables }) => variables, {
      right: 'readVariables',
      whole: true,
    }),
  ],
  deleted: {
    path: '/workspaces/:workspace/vars/:variable',
    right: 'writeVariables',
    act: (_, gone) => {
      const { workspace } = gone;
      workspace.variables = workspace.variables.filter((one) => one !== gone);
    },
  },
  write: (_, { workspace, id, version, key, category, value, description, hcl, sensitive }) => ({
    attributes: {
      key,
      category,
      description,
      hcl,
      sensitive,
      value: sensitive ? null : value,
      'version-id': version,
    },
    relationships: { configurable: toOne('workspaces', workspace) },
    links: { self: `/api/v2/workspaces/${workspace.id}/vars/${id}` },
  }),
};

const key = v.pipe(v.string(), v.minLength(1));
const optional = {
  value: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  hcl: v.optional(v.nullable(v.boolean())),
  sensitive: v.optional(v.nullable(v.boolean())),
};
const category = v.picklist(['terraform', 'env']);

const creationBody = resourceBody({ key, category, ...optional });
const changeBody = resourceBody({
  key: v.optional(key),
  category: v.optional(category),
  ...optional,
});

type Given = v.InferOutput<typeof changeBody>['data']['attributes'];

export const VARIABLE_AREA: Area = {
  types: [VARIABLES],
  routes: [
    post('/workspaces/:workspace/vars', (call) => {
      const workspace = find(call, WORKSPACES, 'writeVariables');
      const { attributes } = readDocument(call.request, creationBody).data;
      const made: VariableRecord = {
        id: call.domain.store.newId('var'),
        version: '',
        workspace,
        key: attributes.key,
        category: attributes.category,
        value: '',
        known: '',
        description: '',
        hcl: false,
        sensitive: false,
      };
      const refused = change(call, made, attributes);
      if (refused !== undefined) return refused;
      workspace.variables.push(made);
      return respondResource(201, show(call, VARIABLES, made));
    }),
    patch('/workspaces/:workspace/vars/:variable', (call) => {
      const variable = find(call, VARIABLES, 'writeVariables');
      const { attributes } = readDocument(call.request, changeBody).data;
      // A sensitive value cannot be made readable later.
      if (variable.sensitive && attributes.sensitive === false) {
        return invalid({
          pointer: '/data/attributes/sensitive',
          detail: 'A sensitive variable stays sensitive. Remove it and make a new one.',
        });
      }
      const refused = change(call, variable, attributes);
      return refused ?? respondResource(200, show(call, VARIABLES, variable));
    }),
  ],
};

/** Gives a variable the attributes of a request; refused if the workspace has another one of its key. */
function change(
  call: RouteCall,
  before: VariableRecord,
  given: Given,
): ServiceResponse | undefined {
  const value = given.value ?? before.value;
  const hcl = given.hcl ?? before.hcl;
  const after = {
    version: call.domain.store.newId('varver'),
    key: given.key ?? before.key,
    category: given.category ?? before.category,
    value,
    known: hcl ? readLiteral(value) : value,
    description: given.description ?? before.description,
    hcl,
    sensitive: given.sensitive ?? before.sensitive,
  };
  const isTaken = before.workspace.variables.some(
    (one) => one !== before && one.key === after.key && one.category === after.category,
  );
  if (isTaken)
    return invalid({ pointer: '/data/attributes/key', detail: 'Key has already been taken' });
  Object.assign(before, after);
  return undefined;
}
