/** The plan in the form that the Terraform command line reads: with schemas, and without sensitive values. */
import type { ActionInvocation, PlanDocument, ResourceChange } from '../../plan/plan-document.ts';
import { withoutSensitiveValues } from '../../plan/without-sensitive.ts';
import { TERRAFORM_DATA } from './providers.ts';

/** A plan without its sensitive values. */
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
  const providers = new Map<string, Map<string, Set<string>>>();
  for (const { provider_name: provider, type, change } of changes) {
    const types = providers.get(provider) ?? new Map<string, Set<string>>();
    const names = types.get(type) ?? new Set<string>();
    for (const values of [change.before, change.after, change.after_unknown]) {
      for (const name of Object.keys(values ?? {})) names.add(name);
    }
    types.set(type, names);
    providers.set(provider, types);
  }
  for (const { provider_name: provider } of actions) {
    if (!providers.has(provider)) providers.set(provider, new Map());
  }
  // Nobody compares what an action gets, so its schema is empty.
  const actionSchemasOf = (provider: string): object =>
    Object.fromEntries(
      actions
        .filter(({ provider_name: name }) => name === provider)
        .map(({ type }) => [type, { block: {} }]),
    );
  return Object.fromEntries(
    [...providers].map(([provider, types]) => [
      provider,
      {
        provider: EMPTY,
        resource_schemas: Object.fromEntries(
          [...types].map(([type, names]) => [type, toSchema(names, type)]),
        ),
        data_source_schemas: {},
        action_schemas: actionSchemasOf(provider),
      },
    ]),
  );
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
