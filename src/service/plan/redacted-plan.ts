/** The plan in the form that the Terraform command line reads: with schemas, and without sensitive values. */
import { isDeepStrictEqual } from 'node:util';
import type {
  ActionInvocation,
  OutputChange,
  PlanDocument,
  ResourceChange,
} from './plan-document.ts';
import { TERRAFORM_DATA } from './providers.ts';

/** A plan without its sensitive values. */
export function redactPlan(document: PlanDocument): object {
  const changes = document.resource_changes.map((one) => ({ ...one, change: redact(one.change) }));
  return {
    plan_format_version: document.format_version,
    output_changes: Object.fromEntries(
      Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)]),
    ),
    resource_changes: changes,
    action_invocations: document.action_invocations?.map(withoutValues),
    deferred_changes: document.deferred_changes?.map(() => ({})),
    deferred_action_invocations: document.deferred_action_invocations?.map((one) => ({
      action_invocation: withoutValues(one.action_invocation),
    })),
    complete: document.complete,
    resource_drift: [],
    relevant_attributes: [],
    provider_format_version: '1.0',
    provider_schemas: schemasOf(document.resource_changes, document.action_invocations),
  };
}

/** Its configuration may have secrets, and no reader of a plan compares it. */
function withoutValues(action: ActionInvocation): ActionInvocation {
  const { address, type, name, provider_name, ...others } = action;
  const { lifecycle_action_trigger, invoke_action_trigger } = others;
  return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}

const HIDDEN = 'REDACTED';

/**
 * Replaces sensitive values by texts. If a value changes, the texts before and after differ, so
 * that the change can be seen.
 */
function redact<Change extends OutputChange | ResourceChange['change']>(change: Change): Change {
  const { before, after, before_sensitive: was, after_sensitive: becomes } = change;
  return {
    ...change,
    before: hide(before, was, after, `${HIDDEN} BEFORE`),
    after: hide(after, becomes, before, HIDDEN),
  };
}

function hide(value: unknown, sensitive: unknown, other: unknown, word: string): unknown {
  if (value === null || value === undefined) return value;
  if (sensitive === true) return isDeepStrictEqual(value, other) ? HIDDEN : word;
  if (typeof value !== 'object' || typeof sensitive !== 'object') return value;
  const part = (key: string, one: unknown): unknown =>
    hide(one, memberOf(sensitive, key), memberOf(other, key), word);
  if (Array.isArray(value)) return value.map((one, index) => part(String(index), one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]));
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/** Schemas made from the values, because no provider is called: each attribute has any type. */
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
  const actionsOf = (provider: string): object =>
    Object.fromEntries(
      actions
        .filter((one) => one.provider_name === provider)
        .map(({ type }) => [type, { block: {} }]),
    );
  return Object.fromEntries(
    [...providers].map(([provider, types]) => [
      provider,
      {
        provider: EMPTY,
        resource_schemas: fromMap(types, toSchema),
        data_source_schemas: {},
        action_schemas: actionsOf(provider),
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

function fromMap<Value>(
  map: ReadonlyMap<string, Value>,
  render: (value: Value, key: string) => object,
): object {
  return Object.fromEntries([...map].map(([key, value]) => [key, render(value, key)]));
}
