/** Workspace variables. */
import { WORKSPACES } from './workspaces.ts';
import * as v from '../../client/wire/schema.ts';
import { readLiteral } from '../../configuration/literal.ts';
import { objectWith, resourceBody } from '../body.ts';
import { changeAt, createAt, listAt } from '../resource.ts';
import type { Area, ResourceType } from '../resource.ts';
import { invalid } from '../respond.ts';
import { keptIn, type Store, type VariableRecord, type WorkspaceRecord } from '../store.ts';

const key = v.pipe(v.string(), v.minLength(1));
const optional = {
  value: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  hcl: v.optional(v.nullable(v.boolean())),
  sensitive: v.optional(v.nullable(v.boolean())),
};
const category = v.picklist(['terraform', 'env']);

const creationBody = resourceBody({ attributes: objectWith({ key, category, ...optional }) });
const changeBody = resourceBody({
  attributes: objectWith({ key: v.optional(key), category: v.optional(category), ...optional }),
});

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
  changes: [
    createAt('/workspaces/:workspace/vars', WORKSPACES, {
      right: 'writeVariables',
      body: creationBody,
      act: (call, workspace, { data: { attributes } }) => {
        const fields = fieldsOf(call.store, workspace, attributes);
        return call.answer(201, VARIABLES, call.store.add('vars', workspace, fields));
      },
    }),
    changeAt('PATCH', '/workspaces/:workspace/vars/:variable', {
      right: 'writeVariables',
      body: changeBody,
      act: (call, variable, { data: { attributes } }) => {
        // A sensitive value cannot be made readable later.
        if (variable.attributes.sensitive && attributes.sensitive === false) {
          const detail = 'A sensitive variable stays sensitive. Remove it and make a new one.';
          throw invalid({ pointer: '/data/attributes/sensitive', detail });
        }
        const fields = fieldsOf(call.store, variable.within, attributes, variable);
        return call.answer(200, VARIABLES, Object.assign(variable, fields));
      },
    }),
  ],
  deleted: { path: '/workspaces/:workspace/vars/:variable', right: 'writeVariables' },
  write: (_, { within, id, attributes: { sensitive, value } }) => ({
    attributes: { value: sensitive ? null : value },
    relationships: { configurable: { data: within } },
    links: { self: `/api/v2/workspaces/${within.id}/vars/${id}` },
  }),
};

export const VARIABLE_AREA: Area = { types: [VARIABLES], routes: [] };

const NEW = { key: '', category: 'terraform', value: '', description: '' } as const;

/** A variable after a request; refused if the workspace has another one of its key. */
function fieldsOf(
  store: Store,
  workspace: WorkspaceRecord,
  given: v.InferOutput<typeof changeBody>['data']['attributes'],
  variable?: VariableRecord,
): Pick<VariableRecord, 'attributes' | 'known'> {
  const before = variable?.attributes ?? { ...NEW, hcl: false, sensitive: false };
  const attributes = {
    key: given.key ?? before.key,
    category: given.category ?? before.category,
    value: given.value ?? before.value,
    description: given.description ?? before.description,
    hcl: given.hcl ?? before.hcl,
    sensitive: given.sensitive ?? before.sensitive,
    'version-id': store.newId('varver'),
  };
  const { key: name, category: kind, value, hcl } = attributes;
  const isTaken = keptIn(workspace, 'vars').some(
    (one) => one !== variable && one.attributes.key === name && one.attributes.category === kind,
  );
  if (isTaken) {
    const detail = 'Key has already been taken';
    throw invalid({ pointer: '/data/attributes/key', detail });
  }
  return { attributes, known: hcl ? readLiteral(value) : value };
}
