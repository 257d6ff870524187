/** From the resources that were found, and what was applied before, to a plan. */
import { isDeepStrictEqual } from 'node:util';
import { readAddress, writeIndex } from './address.ts';
import { toOutputChanges, type PlannedOutputs } from './output-changes.ts';
import type {
  ConfiguredModule,
  PlanDocument,
  PlanInput,
  Planned,
  SourceLine,
  PlannedModule,
  PlanProblem,
  ResourceChange,
} from './plan-document.ts';
import type { ProviderOf } from './providers.ts';
import { TERRAFORM_DATA } from './terraform-data.ts';
import { split, splitMap, type Value, type ValueMap } from './value.ts';

export interface PlannedResource {
  /** '' in the root module. */
  moduleAddress: string;
  type: string;
  name: string;
  index?: string | number;
  provider: string;
  values: ValueMap;
  place: SourceLine;
}

interface PlannedConfiguration {
  /** Undefined when the configuration cannot be planned. */
  resources: PlannedResource[] | undefined;
  outputs: PlannedOutputs;
  providers: ProviderOf;
  inScope: (address: string) => boolean;
  /** False of outputs that the run is not about: they stay as they are. */
  keepsOutput: (name: string) => boolean;
  configuration: ConfiguredModule;
  variables: ReadonlyMap<string, Value>;
  problems: PlanProblem[];
}

/** How much of all values together is written out; beyond it values count as unknown. */
const MAX_NODES = 60_000;

export function toPlan(input: PlanInput, found: PlannedConfiguration): Planned {
  const budget = { left: MAX_NODES };
  const { resources, problems, inScope } = found;
  const { isDestroy, options, state } = input;
  const declared = isDestroy ? [] : (resources ?? []);
  const wanted = declared.filter((resource) => inScope(addressOf(resource)));
  const changes = wanted.map((resource) => toChange(resource, input, budget));
  const kept = new Set(declared.map(addressOf));
  if (resources !== undefined) {
    for (const [address, before] of Object.entries(state)) {
      if (!kept.has(address) && inScope(address)) {
        changes.push(toDeletion(address, before, input, found.providers));
      }
    }
  }
  changes.sort((a, b) => (a.address < b.address ? -1 : 1));
  const planned = options.refreshOnly ? [] : changes;
  const count = (action: 'create' | 'update' | 'delete'): number =>
    planned.filter(({ change }) => change.actions.includes(action)).length;
  const counts = {
    additions: count('create'),
    changes: count('update'),
    destructions: count('delete'),
  };
  const outputs = toOutputChanges(
    isDestroy ? new Map() : found.outputs,
    input,
    counts,
    found.keepsOutput,
  );
  const document: PlanDocument = {
    format_version: '1.2',
    terraform_version: input.terraformVersion,
    variables: Object.fromEntries(
      [...found.variables].map(([name, value]) => [
        name,
        { value: split(value, budget).known ?? null },
      ]),
    ),
    planned_values: { outputs: outputs.planned, root_module: plannedModules(planned) },
    resource_changes: planned,
    output_changes: outputs.changes,
    configuration: { root_module: found.configuration },
  };
  const places = new Map(wanted.map((resource) => [addressOf(resource), resource.place]));
  return { document, problems, counts, places, limits: [] };
}

/** Of a plan that could not be made. */
export function emptyDocument(terraformVersion: string): PlanDocument {
  return {
    format_version: '1.2',
    terraform_version: terraformVersion,
    variables: {},
    planned_values: { root_module: {} },
    resource_changes: [],
    configuration: { root_module: {} },
  };
}

function toChange(
  resource: PlannedResource,
  input: PlanInput,
  budget: { left: number },
): ResourceChange {
  const { state, options, marks = {} } = input;
  const { known: after, unknown, sensitive } = splitMap(resource.values, budget);
  const address = addressOf(resource);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const asked = isReplaced(input, address);
  const replaced = asked || (resource.type === TERRAFORM_DATA && after['id'] === undefined);
  const same = isDeepStrictEqual(before, after);
  return {
    address,
    module_address: resource.moduleAddress === '' ? undefined : resource.moduleAddress,
    mode: 'managed',
    type: resource.type,
    name: resource.name,
    index: resource.index,
    provider_name: resource.provider,
    action_reason:
      before === null || !replaced
        ? undefined
        : options.replace.includes(address)
          ? 'replace_by_request'
          : asked
            ? 'replace_because_tainted'
            : 'replace_because_cannot_update',
    change: {
      actions:
        before === null
          ? ['create']
          : replaced
            ? ['delete', 'create']
            : [same ? 'no-op' : 'update'],
      before,
      after,
      after_unknown: unknown,
      before_sensitive: before === null ? false : (marks[address]?.sensitive ?? {}),
      after_sensitive: sensitive,
      replace_paths: before !== null && replaced && !asked ? [['triggers_replace']] : undefined,
    },
  };
}

/** Whether an applied resource is replaced: the run was asked to replace it, or it is tainted. */
export function isReplaced({ options, marks }: PlanInput, address: string): boolean {
  return options.replace.includes(address) || marks?.[address]?.tainted === true;
}

function toDeletion(
  address: string,
  before: Record<string, unknown>,
  { marks = {} }: PlanInput,
  providers: ProviderOf,
): ResourceChange {
  const { module, type, name, index } = readAddress(address);
  return {
    address,
    module_address: module === '' ? undefined : module,
    mode: 'managed',
    type,
    name,
    index,
    provider_name: providers(type),
    change: {
      actions: ['delete'],
      before,
      after: null,
      after_unknown: {},
      before_sensitive: marks[address]?.sensitive ?? {},
      after_sensitive: false,
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
      sensitive_values: change.change.after_sensitive || {},
    });
  }
  return root;
}

function addressOf({ moduleAddress, type, name, index }: PlannedResource): string {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  return `${prefix}${type}.${name}${writeIndex(index)}`;
}
