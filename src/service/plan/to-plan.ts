/** From the resources that were found, and what was applied before, to a plan. */
import type {
  ConfiguredModule,
  PlanDocument,
  PlanInput,
  Planned,
  Place,
  PlannedModule,
  PlanProblem,
  ResourceChange,
} from './plan-document.ts';
import { split, type Value, type ValueMap } from './value.ts';

export interface FoundResource {
  /** '' in the root module. */
  moduleAddress: string;
  type: string;
  name: string;
  index?: string | number;
  values: ValueMap;
  place: Place;
}

/** How much of all values together is written out; beyond it values count as unknown. */
const MAX_NODES = 500_000;

export function toPlan(
  input: PlanInput,
  found: FoundResource[] | undefined,
  configuration: ConfiguredModule,
  variables: ReadonlyMap<string, Value>,
  problems: PlanProblem[],
): Planned {
  const budget = { left: MAX_NODES };
  const wanted = input.isDestroy ? [] : (found ?? []);
  const changes = wanted.map((resource) => toChange(resource, input.state, budget));
  const kept = new Set(changes.map(({ address }) => address));
  if (found !== undefined) {
    for (const [address, before] of Object.entries(input.state)) {
      if (!kept.has(address)) changes.push(toDeletion(address, before));
    }
  }
  changes.sort((a, b) => (a.address < b.address ? -1 : 1));
  const count = (action: 'create' | 'update' | 'delete'): number =>
    changes.filter(({ change }) => change.actions.includes(action)).length;
  const document: PlanDocument = {
    format_version: '1.2',
    terraform_version: input.terraformVersion,
    variables: Object.fromEntries(
      [...variables].map(([name, value]) => [name, { value: split(value, budget).known ?? null }]),
    ),
    planned_values: { root_module: plannedModules(changes) },
    resource_changes: changes,
    configuration: { root_module: configuration },
  };
  return {
    document,
    problems,
    counts: {
      additions: count('create'),
      changes: count('update'),
      destructions: count('delete'),
    },
    places: new Map(wanted.map((resource) => [addressOf(resource), resource.place])),
  };
}

function toChange(
  resource: FoundResource,
  state: PlanInput['state'],
  budget: { left: number },
): ResourceChange {
  const { known, unknown } = split(resource.values, budget);
  const after = (known ?? {}) as Record<string, unknown>;
  const address = addressOf(resource);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const same = before !== null && JSON.stringify(before) === JSON.stringify(after);
  return {
    address,
    module_address: resource.moduleAddress === '' ? undefined : resource.moduleAddress,
    mode: 'managed',
    type: resource.type,
    name: resource.name,
    index: resource.index,
    provider_name: providerOf(resource.type),
    change: {
      actions: [before === null ? 'create' : same ? 'no-op' : 'update'],
      before,
      after,
      after_unknown: (unknown ?? {}) as Record<string, unknown>,
    },
  };
}

function toDeletion(address: string, before: Record<string, unknown>): ResourceChange {
  const plain = address.endsWith(']') ? address.slice(0, address.lastIndexOf('[')) : address;
  const parts = plain.split('.');
  const [type = '', name = ''] = parts.slice(-2);
  const module = parts.slice(0, -2).join('.');
  return {
    address,
    module_address: module === '' ? undefined : module,
    mode: 'managed',
    type,
    name,
    provider_name: providerOf(type),
    change: {
      actions: ['delete'],
      before,
      after: null,
      after_unknown: {},
    },
  };
}

function plannedModules(changes: readonly ResourceChange[]): PlannedModule {
  const root: PlannedModule = { resources: [], child_modules: [] };
  const modules = new Map<string, PlannedModule>();
  for (const change of changes) {
    if (change.change.after === null) continue;
    const address = change.module_address;
    let module = address === undefined ? root : modules.get(address);
    if (module === undefined) {
      module = { address, resources: [] };
      modules.set(address ?? '', module);
      root.child_modules?.push(module);
    }
    module.resources?.push({
      address: change.address,
      mode: change.mode,
      type: change.type,
      name: change.name,
      index: change.index,
      provider_name: change.provider_name,
      values: change.change.after,
    });
  }
  return root;
}

function addressOf({ moduleAddress, type, name, index }: FoundResource): string {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const suffix =
    index === undefined
      ? ''
      : typeof index === 'number'
        ? `[${String(index)}]`
        : `[${JSON.stringify(index)}]`;
  return `${prefix}${type}.${name}${suffix}`;
}

/** Without `required_providers` being followed, the first word of the type names the provider. */
function providerOf(type: string): string {
  return `registry.terraform.io/hashicorp/${type.split('_', 1)[0] ?? type}`;
}
