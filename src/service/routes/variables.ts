/** Routes of workspace variables. */
import { readDocument, resourceBody } from '../body.ts';
import { parameter, type RouteCall, type ServedRoute } from '../domain.ts';
import { toVariable } from '../documents/workspace.ts';
import type { ServiceResponse } from '../exchange.ts';
import { readLiteral } from '../../configuration/literal.ts';
import type { VariableRecord } from '../records.ts';
import { invalid, respondEmpty, respondOne, respondPage, respondResource } from '../respond.ts';
import * as v from '../../client/wire/schema.ts';
import { workspaceById, found } from './find.ts';
import { get, patch, post, remove } from './route.ts';

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

export const VARIABLE_ROUTES: readonly ServedRoute[] = [
  get('/workspaces/:workspace/vars', (call) => {
    const workspace = workspaceById(call, 'readVariables');
    return respondPage(call, workspace.variables, (_, one) => toVariable(workspace, one), {
      whole: true,
    });
  }),
  get('/workspaces/:workspace/vars/:variable', (call) => {
    const workspace = workspaceById(call, 'readVariables');
    return respondOne(call, findVariable(call), (_, one) => toVariable(workspace, one));
  }),
  post('/workspaces/:workspace/vars', (call) => {
    const workspace = workspaceById(call, 'writeVariables');
    const { attributes } = readDocument(call.request, creationBody).data;
    const empty = { value: '', description: '', hcl: false, sensitive: false };
    const made = toRecord(
      call,
      { id: call.domain.store.newId('var'), workspace, ...empty },
      attributes,
    );
    const twin = workspace.variables.some(
      (one) => one.key === made.key && one.category === made.category,
    );
    if (twin) return taken();
    workspace.variables.push(made);
    return respondResource(201, toVariable(workspace, made));
  }),
  patch('/workspaces/:workspace/vars/:variable', update),
  remove('/workspaces/:workspace/vars/:variable', (call) => {
    const workspace = workspaceById(call, 'writeVariables');
    const gone = findVariable(call);
    workspace.variables = workspace.variables.filter((one) => one !== gone);
    return respondEmpty(204);
  }),
];

function update(call: RouteCall): ServiceResponse {
  const workspace = workspaceById(call, 'writeVariables');
  const before = findVariable(call);
  const { attributes } = readDocument(call.request, changeBody).data;
  // A sensitive value cannot be made readable later.
  if (before.sensitive && attributes.sensitive === false) {
    return invalid({
      pointer: '/data/attributes/sensitive',
      detail: 'A sensitive variable stays sensitive. Remove it and make a new one.',
    });
  }
  const after = toRecord(call, before, attributes);
  const twin = workspace.variables.some(
    (one) => one !== before && one.key === after.key && one.category === after.category,
  );
  if (twin) return taken();
  Object.assign(before, after);
  return respondResource(200, toVariable(workspace, before));
}

function taken(): ServiceResponse {
  return invalid({ pointer: '/data/attributes/key', detail: 'Key has already been taken' });
}

function findVariable(call: RouteCall): VariableRecord {
  const id = parameter(call, 'variable');
  return found(workspaceById(call).variables.find((one) => one.id === id));
}

function toRecord(
  call: RouteCall,
  before: Omit<VariableRecord, 'key' | 'category' | 'known'> & Partial<VariableRecord>,
  attributes: v.InferOutput<typeof changeBody>['data']['attributes'],
): VariableRecord {
  const value = attributes.value ?? before.value;
  const hcl = attributes.hcl ?? before.hcl;
  return {
    ...before,
    key: attributes.key ?? before.key ?? '',
    category: attributes.category ?? before.category ?? 'terraform',
    value,
    known: hcl ? readLiteral(value, call.domain.store.hcl) : value,
    description: attributes.description ?? before.description,
    hcl,
    sensitive: attributes.sensitive ?? before.sensitive,
  };
}
