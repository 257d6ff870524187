/**
 * Which keys a plan's document can have in Terraform's JSON format. A policy that reads another key would look at
 * nothing.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format, and what Terraform 1.11 and 1.14 write.
 */

export type Shape =
  /** Anything, as values of providers are. */
  | 'anything'
  /** A text, a number, a boolean or null: nothing is in it. */
  | 'scalar'
  /** An object with some of these keys and no others. */
  | { keys: Readonly<Record<string, Shape>> }
  /** An object with any keys, whose values have this shape. */
  | { values: Shape }
  /** A list whose items have this shape. */
  | { items: Shape }
  /** One of `NAMED_SHAPES`: a module has modules. */
  | { named: ShapeName };

/** The shape of a document: of a plan, of a run, or of all that a policy reads. */
export interface PlanShape {
  keys: Readonly<Record<string, Shape>>;
}

type ShapeName = 'module' | 'configured';

const anything = 'anything';
const keys = (shapes: Readonly<Record<string, Shape>>): Shape => ({ keys: shapes });
const values = (shape: Shape): Shape => ({ values: shape });
const items = (shape: Shape): Shape => ({ items: shape });

const scalar = 'scalar';

function scalars(...names: string[]): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, scalar]));
}

function ofAnything(...names: string[]): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, anything]));
}

const change = keys({
  ...ofAnything('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
  ...ofAnything('before_identity', 'after_identity'),
  generated_config: scalar,
  actions: items(scalar),
  replace_paths: items(items(scalar)),
  importing: keys({ ...scalars('id', 'unknown'), identity: anything }),
});

const resourceChange = keys({
  ...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name', 'index'),
  ...scalars('index_unknown', 'provider_name', 'deposed', 'action_reason'),
  change,
});

const invocation = keys({
  ...scalars('address', 'type', 'name', 'provider_name'),
  ...ofAnything('config_values', 'config_sensitive', 'config_unknown'),
  ...ofAnything('lifecycle_action_trigger', 'invoke_action_trigger'),
});

const outputs = values(
  keys({ ...scalars('sensitive', 'deprecated'), ...ofAnything('value', 'type') }),
);

const stateValues = keys({ outputs, root_module: { named: 'module' } });

const check = keys({
  ...scalars('status'),
  address: keys(scalars('kind', 'mode', 'to_display', 'type', 'name', 'module')),
  instances: items(
    keys({
      ...scalars('status'),
      address: keys(scalars('to_display', 'instance_key', 'module')),
      problems: items(keys(scalars('message'))),
    }),
  ),
});

const configuredResource = keys({
  ...scalars('address', 'mode', 'type', 'name', 'provider_config_key', 'schema_version'),
  ...ofAnything('expressions', 'count_expression', 'for_each_expression'),
  provisioners: items(keys({ type: scalar, expressions: anything })),
  depends_on: items(scalar),
});

/** Shapes that refer to themselves. */
export const NAMED_SHAPES: Readonly<Record<ShapeName, Shape>> = {
  module: keys({
    address: scalar,
    resources: items(
      keys({
        ...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name', 'schema_version'),
        ...scalars('tainted', 'deposed_key', 'identity_schema_version'),
        ...ofAnything('values', 'sensitive_values', 'identity'),
        depends_on: items(scalar),
      }),
    ),
    child_modules: items({ named: 'module' }),
  }),
  configured: keys({
    outputs: values(anything),
    resources: items(configuredResource),
    module_calls: values(
      keys({
        ...scalars('source', 'version_constraint'),
        ...ofAnything('expressions', 'count_expression', 'for_each_expression'),
        depends_on: items(scalar),
        module: { named: 'configured' },
      }),
    ),
    variables: values(anything),
    actions: items(anything),
  }),
};

/** The plans of Terraform and OpenTofu, also those that another job has made. */
export const TERRAFORM_PLAN: PlanShape = {
  keys: {
    ...scalars('format_version', 'terraform_version'),
    ...scalars('timestamp', 'applyable', 'complete', 'errored'),
    variables: values(keys({ value: anything, deprecated: scalar })),
    planned_values: stateValues,
    resource_changes: items(resourceChange),
    output_changes: values(change),
    proposed_unknown: stateValues,
    resource_drift: items(resourceChange),
    deferred_changes: items(keys({ reason: scalar, resource_change: resourceChange })),
    action_invocations: items(invocation),
    deferred_action_invocations: items(keys({ reason: scalar, action_invocation: invocation })),
    prior_state: keys({
      ...scalars('format_version', 'terraform_version'),
      values: stateValues,
      checks: items(check),
    }),
    configuration: keys({
      provider_config: values(
        keys({
          ...scalars('name', 'full_name', 'alias', 'version_constraint', 'module_address'),
          expressions: anything,
        }),
      ),
      root_module: { named: 'configured' },
    }),
    relevant_attributes: items(keys({ resource: scalar, attribute: items(scalar) })),
    checks: items(check),
  },
};
