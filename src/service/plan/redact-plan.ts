/** The JSON of a plan for clients that may not see sensitive values. */
import type { ActionInvocation, PlanDocument, ResourceChange } from '../../plan/plan-document.ts';
import { withoutSensitiveValues } from './without-sensitive-values.ts';
import { TERRAFORM_DATA } from './list-blocks.ts';

/** The plan in the form that the Terraform command line reads: with schemas, and without sensitive values. */
export function redactPlan(document: PlanDocument): object {
  return {
    ...withoutSensitiveValues(document),
    resource_drift: [],
    relevant_attributes: [],
    provider_format_version: '1.0',
    provider_schemas: schemasOf(document.resource_changes, document.action_invocations),
  };
}

/** Schemas by provider. They are made from the values, because no provider is called: each attribute has any type. */
function schemasOf(
  changes: readonly ResourceChange[],
  actions: readonly ActionInvocation[] = [],
): object {
  const providers = new Set([...changes, ...actions].map(({ provider_name: name }) => name));
  const schemas = [...providers].map((provider) => {
    const isOfProvider = (one: { provider_name: string }) => one.provider_name === provider;
    // Nobody compares what an action gets, so its schema is empty.
    const actionSchemas = actions.filter(isOfProvider).map(({ type }) => [type, { block: {} }]);
    return [
      provider,
      {
        provider: EMPTY,
        resource_schemas: resourceSchemasOf(changes.filter(isOfProvider)),
        data_source_schemas: {},
        action_schemas: Object.fromEntries(actionSchemas),
      },
    ];
  });
  return Object.fromEntries(schemas);
}

function resourceSchemasOf(changes: readonly ResourceChange[]): object {
  const namesByType = new Map<string, Set<string>>();
  for (const { type, change } of changes) {
    const names = namesByType.get(type) ?? new Set<string>();
    for (const values of [change.before, change.after, change.after_unknown]) {
      for (const name of Object.keys(values ?? {})) names.add(name);
    }
    namesByType.set(type, names);
  }
  return Object.fromEntries([...namesByType].map(([type, names]) => [type, toSchema(names, type)]));
}

const EMPTY = { version: 0, block: {} };

function toSchema(names: ReadonlySet<string>, type: string): object {
  const attributes = [...names].map((name) => [
    name,
    {
      type: type === TERRAFORM_DATA && name === 'id' ? 'string' : 'dynamic',
      optional: true,
      computed: true,
    },
  ]);
  return { version: 0, block: { attributes: Object.fromEntries(attributes) } };
}
