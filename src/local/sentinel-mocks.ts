/**
 * The data of a plan for policies in Sentinel, in the shape of Terraform's imports `tfplan/v2`, `tfconfig/v2`,
 * `tfstate/v2` and `tfrun`, as modules in the language itself.
 */
import * as v from '../client/wire/schema.ts';
import type { PlanDocument } from '../service/plan/plan-document.ts';
import type { PolicyInput } from '../service/policy-input.ts';

type Data = Record<string, unknown>;

/** Name of the import → text of its module. An import without data is left out. */
export function sentinelModules({ plan, run }: PolicyInput): Map<string, string> {
  const configuration = configurationOf(plan);
  const data: [string, Data | undefined][] = [
    ['tfplan/v2', planOf(plan)],
    ['tfstate/v2', priorState(plan)],
    ['tfconfig/v2', configuration],
    ['tfrun', runOf(run)],
  ];
  const present = data.filter((each): each is [string, Data] => each[1] !== undefined);
  return new Map(present.map(([name, values]) => [name, toModule(values)]));
}

function runOf(run: PolicyInput['run']): Data {
  const working_directory = run.workspace.working_directory ?? '';
  return { ...run, workspace: { ...run.workspace, working_directory } };
}

/** One assignment for each name. Values are literals: text of a plan stays in quotes. */
function toModule(values: Data): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${toLiteral(value)}\n`)
    .join('');
}

/** JSON is a literal of the language, except for lone halves of a character, which only JavaScript allows. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value ?? null).replaceAll(/\\ud[89a-f][\da-f]{2}/gi, '\\ufffd');
}

function planOf(plan: PlanDocument): Data {
  const { resource_changes: changes, output_changes: outputs = {}, planned_values: planned } = plan;
  const drift = v.safeParse(changesSchema, Reflect.get(plan, 'resource_drift'));
  return {
    terraform_version: plan.terraform_version,
    variables: named(plan.variables),
    planned_values: {
      outputs: named(planned.outputs ?? {}),
      resources: resourcesIn(planned.root_module),
    },
    resource_changes: byAddress(changes),
    resource_drift: byAddress(drift.success ? drift.output : []),
    output_changes: byName(outputs, (name, change) => ({ name, change })),
    raw: plan,
  };
}

const changesSchema = v.array(v.looseObject({ address: v.string() }));

/** The key of a deposed object is its address and its own key. */
function byAddress(changes: readonly object[]): Data {
  const entries = changes.map((change) => {
    const address = textIn(change, 'address');
    const deposed = textIn(change, 'deposed');
    const filled = { module_address: '', index: null, ...change, deposed };
    return [deposed === '' ? address : `${address}:${deposed}`, filled] as const;
  });
  return Object.fromEntries(entries);
}

function textIn(change: object, name: string): string {
  const value: unknown = Reflect.get(change, name);
  return typeof value === 'string' ? value : '';
}

function byName<T>(
  values: Readonly<Record<string, T>>,
  make: (name: string, value: T) => Data,
): Data {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, make(name, value)]),
  );
}

function named(values: Readonly<Record<string, object>>): Data {
  return byName(values, (name, value) => ({ name, ...value }));
}

interface Values {
  address?: string;
  resources?: readonly object[];
  child_modules?: readonly Values[];
}

function resourcesIn(module: Values): Data {
  const all = (one: Values): [string, Data][] => [
    ...(one.resources ?? []).map((resource): [string, Data] => {
      const address = String(Reflect.get(resource, 'address'));
      const missing = {
        module_address: one.address ?? '',
        index: null,
        depends_on: [],
        tainted: false,
        deposed_key: '',
      };
      return [address, { ...missing, ...resource }];
    }),
    ...(one.child_modules ?? []).flatMap(all),
  ];
  return Object.fromEntries(all(module));
}

const stateSchema = v.looseObject({
  terraform_version: v.optional(v.string(), ''),
  values: v.optional(
    v.looseObject({
      outputs: v.optional(v.record(v.string(), v.looseObject({})), {}),
      root_module: v.optional(v.looseObject({}), {}),
    }),
  ),
});

/** The state from which the plan was made; empty if there was none. */
function priorState(plan: PlanDocument): Data {
  const parsed = v.safeParse(stateSchema, Reflect.get(plan, 'prior_state') ?? {});
  const { values, terraform_version: version } = parsed.success
    ? parsed.output
    : { values: undefined, terraform_version: '' };
  return {
    terraform_version: version || plan.terraform_version,
    outputs: named(values?.outputs ?? {}),
    resources: resourcesIn(values?.root_module ?? {}),
  };
}

const expressionSchema = v.optional(v.unknown(), {});
const blockSchema = {
  expressions: v.optional(v.record(v.string(), v.unknown()), {}),
  count_expression: expressionSchema,
  for_each_expression: expressionSchema,
  depends_on: v.optional(v.array(v.string()), []),
};
const moduleSchema = v.looseObject({
  resources: v.optional(
    v.array(
      v.looseObject({
        ...blockSchema,
        address: v.string(),
        mode: v.string(),
        type: v.string(),
        name: v.string(),
        // Only a program that read all of the configuration writes it.
        provider_config_key: v.string(),
        provisioners: v.optional(v.array(v.looseObject({})), []),
      }),
    ),
    [],
  ),
  module_calls: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        ...blockSchema,
        source: v.optional(v.string(), ''),
        version_constraint: v.optional(v.string(), ''),
        module: v.optional(v.unknown(), {}),
      }),
    ),
    {},
  ),
  variables: v.optional(v.record(v.string(), v.looseObject({})), {}),
  outputs: v.optional(v.record(v.string(), v.looseObject({})), {}),
});
const DEEPEST = 20;

/** Undefined if the plan does not contain the configuration, like a plan of the static planner. */
function configurationOf({ configuration }: PlanDocument): Data | undefined {
  const providers: unknown = Reflect.get(configuration, 'provider_config') ?? {};
  const data = { resources: {}, provisioners: {}, variables: {}, outputs: {}, module_calls: {} };
  const isWhole = addModule(configuration.root_module ?? {}, '', data, 0);
  if (!isWhole || Object.keys(data.resources).length === 0) return undefined;
  return { providers, ...data };
}

type TfConfig = Record<
  'resources' | 'provisioners' | 'variables' | 'outputs' | 'module_calls',
  Data
>;

/** Adds a module and the modules that it calls. @returns whether all of them could be read */
function addModule(content: unknown, address: string, data: TfConfig, depth: number): boolean {
  const parsed = v.safeParse(moduleSchema, content);
  if (!parsed.success || depth > DEEPEST) return false;
  const inside = { module_address: address };
  const key = (name: string): string => (address === '' ? name : `${address}:${name}`);
  for (const {
    expressions,
    provisioners,
    count_expression: count,
    for_each_expression: each,
    ...resource
  } of parsed.output.resources) {
    const absolute = address === '' ? resource.address : `${address}.${resource.address}`;
    const keys = provisioners.map((_, at) => `${absolute}:${at}`);
    for (const [at, provisioner] of provisioners.entries()) {
      data.provisioners[keys[at] ?? ''] = { resource_address: absolute, index: at, ...provisioner };
    }
    data.resources[absolute] = {
      ...inside,
      ...resource,
      address: absolute,
      config: expressions,
      count,
      for_each: each,
      provisioners: keys,
    };
  }
  for (const [name, variable] of Object.entries(parsed.output.variables)) {
    data.variables[key(name)] = { ...inside, name, default: null, description: '', ...variable };
  }
  for (const [name, output] of Object.entries(parsed.output.outputs)) {
    const missing = { sensitive: false, description: '', depends_on: [] };
    data.outputs[key(name)] = {
      ...inside,
      name,
      ...missing,
      ...output,
      value: Reflect.get(output, 'expression'),
    };
  }
  return Object.entries(parsed.output.module_calls).every(([name, call]) => {
    const {
      expressions,
      count_expression: count,
      for_each_expression: each,
      module,
      ...rest
    } = call;
    data.module_calls[key(name)] = {
      ...inside,
      name,
      ...rest,
      config: expressions,
      count,
      for_each: each,
    };
    const below = address === '' ? `module.${name}` : `${address}.module.${name}`;
    return addModule(module, below, data, depth + 1);
  });
}
