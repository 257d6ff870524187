/**
 * Which keys a plan's document can have: in Terraform's JSON format, and in the documents of the static
 * planner. A policy that reads another key would look at nothing.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format, and what Terraform 1.11 and 1.14 write.
 */

export type Shape =
  /** Anything: values of providers, and scalars. */
  | 'open'
  /** An object with some of these keys and no others. */
  | { keys: Readonly<Record<string, Shape>> }
  /** An object with any keys. */
  | { values: Shape }
  | { items: Shape }
  /** One of `NAMED`: a module has modules. */
  | { named: ShapeName };

/** The shape of a whole plan. */
export interface PlanShape {
  keys: Readonly<Record<string, Shape>>;
}

type ShapeName = 'module' | 'configured' | 'configuredStatically';

const open = 'open';
const keys = (shapes: Readonly<Record<string, Shape>>): Shape => ({ keys: shapes });
const values = (shape: Shape): Shape => ({ values: shape });
const items = (shape: Shape): Shape => ({ items: shape });

function scalars(...names: string[]): Record<string, Shape> {
  return Object.fromEntries(names.map((name) => [name, open]));
}

const change = keys({
  ...scalars('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
  ...scalars('before_identity', 'after_identity', 'generated_config'),
  actions: items(open),
  replace_paths: items(items(open)),
  importing: keys(scalars('id', 'unknown', 'identity')),
});

const resourceChange = keys({
  ...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name', 'index'),
  ...scalars('provider_name', 'deposed', 'action_reason'),
  change,
});

const outputs = values(keys(scalars('sensitive', 'value', 'type', 'deprecated')));

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
  ...scalars('expressions', 'count_expression', 'for_each_expression'),
  provisioners: items(keys(scalars('type', 'expressions'))),
  depends_on: items(open),
});

/** Shapes that refer to themselves. */
export const NAMED: Readonly<Record<ShapeName, Shape>> = {
  module: keys({
    address: open,
    resources: items(
      keys({
        ...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name', 'schema_version'),
        ...scalars('values', 'sensitive_values', 'tainted', 'deposed_key'),
        ...scalars('identity', 'identity_schema_version'),
        depends_on: items(open),
      }),
    ),
    child_modules: items({ named: 'module' }),
  }),
  configured: keys({
    outputs: values(open),
    resources: items(configuredResource),
    module_calls: values(
      keys({
        ...scalars('source', 'expressions', 'count_expression', 'for_each_expression'),
        ...scalars('version_constraint'),
        depends_on: items(open),
        module: { named: 'configured' },
      }),
    ),
    variables: values(open),
    actions: items(open),
  }),
  configuredStatically: keys({
    resources: items(keys(scalars('address', 'mode', 'type', 'name'))),
    module_calls: values(keys({ source: open, module: { named: 'configuredStatically' } })),
  }),
};

const BOTH = {
  ...scalars('format_version', 'terraform_version'),
  variables: values(keys(scalars('value', 'deprecated'))),
  planned_values: stateValues,
  resource_changes: items(resourceChange),
  output_changes: values(change),
};

/** The plans of Terraform and OpenTofu, also those that another job has made. */
export const TERRAFORM_PLAN: PlanShape = {
  keys: {
    ...BOTH,
    ...scalars('timestamp', 'applyable', 'complete', 'errored', 'proposed_unknown'),
    resource_drift: items(resourceChange),
    deferred_changes: items(keys({ reason: open, resource_change: resourceChange })),
    action_invocations: items(open),
    deferred_action_invocations: items(open),
    prior_state: keys({
      ...scalars('format_version', 'terraform_version'),
      values: stateValues,
      checks: items(check),
    }),
    configuration: keys({
      provider_config: values(
        keys(
          scalars(
            'name',
            'full_name',
            'alias',
            'version_constraint',
            'module_address',
            'expressions',
          ),
        ),
      ),
      root_module: { named: 'configured' },
    }),
    relevant_attributes: items(keys({ resource: open, attribute: items(open) })),
    checks: items(check),
  },
};

/** What `to-plan.ts` writes. */
export const STATIC_PLAN: PlanShape = {
  keys: {
    ...BOTH,
    configuration: keys({ root_module: { named: 'configuredStatically' } }),
  },
};
