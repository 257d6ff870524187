/** Workspace variables. */
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readLiteral } from '../../configuration/literal.ts';
import { resourceBody } from '../body.ts';
import { listAt, patch, post } from '../resource.ts';
import type { Area, ResourceType, RouteCall } from '../resource.ts';
import { Refusal, invalid } from '../respond.ts';
import { partsOf, type VariableRecord, type WorkspaceRecord } from '../store.ts';

/** No answer shows a sensitive value. */
const VARIABLES: ResourceType<VariableRecord> = {
  type: 'vars',
  may: (call, { within }, right) =>
    within.id === call.parameter('workspace') && call.may(within, right),
  shown: '/workspaces/:workspace/vars/:variable',
  shownTo: 'readVariables',
  lists: [
    listAt('/workspaces/:workspace/vars', WORKSPACES, { right: 'readVariables', whole: true }),
  ],
  deleted: { path: '/workspaces/:workspace/vars/:variable', right: 'writeVariables' },
  write: (_, { within, id, attributes: { sensitive, value } }) => ({
    attributes: { value: sensitive ? null : value },
    relationships: { configurable: { data: within } },
    links: { self: `/api/v2/workspaces/${within.id}/vars/${id}` },
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

type Attributes = VariableRecord['attributes'];

export const VARIABLE_AREA: Area = {
  types: [VARIABLES],
  routes: [
    post('/workspaces/:workspace/vars', (call) => {
      const workspace = call.find(WORKSPACES, 'writeVariables');
      const { attributes } = call.body(creationBody).data;
      const made = change(call, workspace, undefined, {
        value: '',
        description: '',
        hcl: false,
        sensitive: false,
        ...given(attributes),
        key: attributes.key,
        category: attributes.category,
      });
      const id = call.store.newId('var');
      const variable = call.store.keep({ type: 'vars', id, within: workspace, ...made });
      return call.answer(201, VARIABLES, variable);
    }),
    patch('/workspaces/:workspace/vars/:variable', (call) => {
      const variable = call.find(VARIABLES, 'writeVariables');
      const { attributes } = call.body(changeBody).data;
      // A sensitive value cannot be made readable later.
      if (variable.attributes.sensitive && attributes.sensitive === false) {
        return invalid({
          pointer: '/data/attributes/sensitive',
          detail: 'A sensitive variable stays sensitive. Remove it and make a new one.',
        });
      }
      const after = { ...variable.attributes, ...given(attributes) };
      Object.assign(variable, change(call, variable.within, variable, after));
      return call.answer(200, VARIABLES, variable);
    }),
  ],
};

/** Those of the attributes that have a value. */
function given(attributes: v.InferOutput<typeof changeBody>['data']['attributes']) {
  const { key: name, category: kind, value, description, hcl, sensitive } = attributes;
  const entries = Object.entries({ key: name, category: kind, value, description, hcl, sensitive });
  return Object.fromEntries(
    entries.filter(([, one]) => one !== undefined && one !== null),
  ) as Partial<Attributes>;
}

/** What a variable with these attributes is; refused if the workspace has another one of its key. */
function change(
  { store }: RouteCall,
  workspace: WorkspaceRecord,
  before: VariableRecord | undefined,
  after: Omit<Attributes, 'version-id'>,
): Pick<VariableRecord, 'attributes' | 'known'> {
  const isTaken = partsOf(workspace, 'vars').some(
    (one) =>
      one !== before &&
      one.attributes.key === after.key &&
      one.attributes.category === after.category,
  );
  if (isTaken) {
    const detail = 'Key has already been taken';
    throw new Refusal(invalid({ pointer: '/data/attributes/key', detail }));
  }
  const attributes = { ...after, 'version-id': store.newId('varver') };
  return { attributes, known: after.hcl ? readLiteral(after.value) : after.value };
}
