/** The plan as the command line of Terraform shows it: without sensitive outputs, with schemas. */
import type { OutputChange, PlanDocument, ResourceChange } from './plan-document.ts';
import { TERRAFORM_DATA } from './terraform-data.ts';

export function redactPlan(document: PlanDocument): object {
  return {
    plan_format_version: document.format_version,
    output_changes: Object.fromEntries(
      Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)]),
    ),
    resource_changes: document.resource_changes,
    resource_drift: [],
    relevant_attributes: [],
    provider_format_version: '1.0',
    provider_schemas: schemasOf(document.resource_changes),
  };
}

function redact(change: OutputChange): OutputChange {
  const { before_sensitive: before, after_sensitive: after } = change;
  return {
    ...change,
    before: before ? null : change.before,
    after: after ? null : change.after,
  };
}

/** No provider is asked for its schema: attributes are what the values name, of any type. */
function schemasOf(changes: readonly ResourceChange[]): object {
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
  return Object.fromEntries(
    [...providers].map(([provider, types]) => [
      provider,
      { provider: EMPTY, resource_schemas: fromMap(types, toSchema), data_source_schemas: {} },
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

function fromMap<Value>(
  map: ReadonlyMap<string, Value>,
  render: (value: Value, key: string) => object,
): object {
  return Object.fromEntries([...map].map(([key, value]) => [key, render(value, key)]));
}
