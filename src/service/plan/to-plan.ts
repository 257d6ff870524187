/** Makes a plan from the declared resources and the applied ones. */
import { isDeepStrictEqual } from 'node:util';
import {
  isWithin,
  resourceOfAddress,
  splitAddress,
  withoutKeys,
  writeIndex,
} from '../../configuration/address.ts';
import { toOutputChanges, type PlannedOutputs } from './output-changes.ts';
import type {
  ConfiguredModule,
  PlannedCounts,
  PlanDocument,
  PlanInput,
  Planned,
  SourceLine,
  PlannedModule,
  PlanProblem,
  ResourceChange,
  Triggering,
} from './plan-document.ts';
import type { ProviderOf } from './providers.ts';
import type { Lifecycle } from './lifecycle.ts';
import { addressOf as addressIn, isForgotten, type Relocations } from './move-state.ts';
import { invocationsIn } from './plan-actions.ts';
import { staticLimits } from './static-limits.ts';
import { hasStore, planData, TERRAFORM_DATA } from './terraform-data.ts';
import {
  applied,
  newMap,
  split,
  splitMap,
  type Value,
  type ValueMap,
} from '../../configuration/value.ts';

export interface PlannedResource {
  /** Empty in the root module. */
  moduleAddress: string;
  type: string;
  name: string;
  index?: string | number;
  provider: string;
  values: ValueMap;
  place: SourceLine;
  lifecycle: Lifecycle;
  /** True when the number of instances is not known: this one represents all. */
  unsure: boolean;
}

interface PlannedConfiguration {
  /** Undefined when the configuration cannot be planned. */
  resources: PlannedResource[] | undefined;
  outputs: PlannedOutputs;
  providers: ProviderOf;
  inScope: (address: string) => boolean;
  /** False for outputs that the run does not include: they do not change. */
  keepsOutput: (name: string) => boolean;
  configuration: ConfiguredModule;
  variables: ReadonlyMap<string, Value>;
  problems: PlanProblem[];
  relocations: Relocations;
  /** Earlier addresses of objects that the configuration has moved, by their new address. */
  previous: ReadonlyMap<string, string>;
  importing: ReadonlyMap<string, string | undefined>;
  /** By the address of the block, without keys: of blocks without an instance, too. */
  lifecycles: ReadonlyMap<string, Lifecycle>;
  /** Parts of the configuration that were not read. */
  unread: readonly string[];
}

/** The most values that a plan contains; further values count as unknown. */
const MAX_NODES = 60_000;

/** Makes the plan. If `resources` is undefined, the plan has failed. */
export function makePlan(input: PlanInput, configuration: PlannedConfiguration): Planned {
  const budget = { left: MAX_NODES };
  const { resources, problems, inScope } = configuration;
  const declared = input.isDestroy ? [] : (resources ?? []);
  const targeted = declared.filter((resource) => inScope(addressOf(resource)));
  const planned = new Map<string, ResourceChange>();
  const add = (resource: PlannedResource, isTriggered: boolean): void => {
    const change = toChange({ resource, isTriggered }, input, configuration, budget);
    planned.set(change.address, change);
  };
  for (const resource of targeted) add(resource, false);
  const triggered = replaceTriggered(targeted, planned, (resource) => add(resource, true));
  const unclear = [...triggered, ...storing(targeted, planned)];
  const changes = [...planned.values()];
  if (resources !== undefined) changes.push(...deletions(declared, input, configuration));
  changes.sort((a, b) => (a.address < b.address ? -1 : 1));
  if (resources !== undefined) notePrevented(resources, changes, problems);
  const shown = input.options.refreshOnly ? [] : changes;
  const counts = countsOf(shown);
  const outputs = toOutputChanges(
    input.isDestroy ? new Map() : configuration.outputs,
    input,
    counts,
    configuration.keepsOutput,
  );
  const triggering = triggeringIn(configuration.lifecycles);
  const actions = invocationsIn(shown, triggering, configuration.providers);
  const document: PlanDocument = {
    format_version: '1.2',
    terraform_version: input.terraformVersion,
    variables: Object.fromEntries(
      [...configuration.variables].map(([name, value]) => [
        name,
        { value: split(value, budget).known },
      ]),
    ),
    planned_values: { outputs: outputs.planned, root_module: plannedModules(shown) },
    resource_changes: shown,
    output_changes: outputs.changes,
    action_invocations: actions.length > 0 ? actions : undefined,
    configuration: { root_module: configuration.configuration },
  };
  const places = new Map(targeted.map((resource) => [addressOf(resource), resource.place]));
  const unsure = targeted.filter((one) => one.unsure).map(addressOf);
  const limits = staticLimits(shown, { unsure, unclear, unread: configuration.unread });
  return { document, problems, counts, places, limits, unsure };
}

function triggeringIn(lifecycles: ReadonlyMap<string, Lifecycle>): Triggering[] {
  return [...lifecycles]
    .filter(([, { actions }]) => actions.length > 0)
    .map(([address, { actions }]) => ({ address, triggers: actions }));
}

/** The values of a new resource. */
function anew({ type, values }: PlannedResource): ValueMap {
  return type === TERRAFORM_DATA ? planData(values, undefined) : values;
}

/** Objects that exist and have a `store` block: its `replace` and its version decide at the apply. */
function storing(
  resources: readonly PlannedResource[],
  changes: ReadonlyMap<string, ResourceChange>,
): string[] {
  return resources
    .filter(({ type, values }) => type === TERRAFORM_DATA && hasStore(values))
    .map(addressOf)
    .filter((address) => (changes.get(address)?.change.before ?? null) !== null);
}

/**
 * Replaces resources as `replace_triggered_by` demands, until no further one follows. Returns the
 * addresses of resources for which it is not known whether they are replaced.
 */
function replaceTriggered(
  resources: readonly PlannedResource[],
  changes: ReadonlyMap<string, ResourceChange>,
  replace: (resource: PlannedResource) => void,
): string[] {
  const left = new Set(resources.filter((one) => one.lifecycle.triggers.length > 0));
  const unclear: string[] = [];
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const resource of left) {
      const address = addressOf(resource);
      const { change } = changes.get(address) ?? {};
      if (change === undefined || change.before === null || change.actions.length > 1) continue;
      const named = resource.lifecycle.triggers.map((one) => addressIn(one));
      if (named.includes(undefined)) unclear.push(address);
      else if (named.some((one) => triggers(one ?? '', resource.moduleAddress, changes))) {
        replace(resource);
      } else continue;
      left.delete(resource);
    }
  }
  return unclear;
}

/** Whether a named resource, or one of its attributes, changes. */
function triggers(
  name: string,
  moduleAddress: string,
  changes: ReadonlyMap<string, ResourceChange>,
): boolean {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const [type = '', ownName = '', attribute] = splitAddress(name);
  for (const [address, { change }] of changes) {
    if (!isWithin(address, `${prefix}${type}.${ownName}`) || change.before === null) continue;
    const changed = change.actions.some((action) => action === 'update' || action === 'create');
    if (attribute === undefined ? changed : changed && isOther(change, withoutKeys(attribute))) {
      return true;
    }
  }
  return false;
}

function isOther({ before, after }: ResourceChange['change'], attribute: string): boolean {
  return !isDeepStrictEqual(before?.[attribute] ?? null, after?.[attribute] ?? null);
}

function countsOf(changes: readonly ResourceChange[]): PlannedCounts {
  const count = (action: 'create' | 'update' | 'delete'): number =>
    changes.filter(({ change }) => change.actions.includes(action)).length;
  return {
    additions: count('create'),
    changes: count('update'),
    destructions: count('delete'),
    imports: changes.filter(({ change }) => change.importing !== undefined).length || undefined,
  };
}

/** The deletions of applied resources that are no longer declared. */
function deletions(
  declared: readonly PlannedResource[],
  input: PlanInput,
  { inScope, providers, relocations, previous, lifecycles }: PlannedConfiguration,
): ResourceChange[] {
  const kept = new Set(declared.map(addressOf));
  // If it is not known how many instances remain, it is not known which ones are deleted.
  const unsure = declared.filter((one) => one.unsure).map((one) => withoutKeys(addressOf(one)));
  const stays = (address: string): boolean =>
    isForgotten(address, relocations) || lifecycles.get(withoutKeys(address))?.forgets === true;
  return Object.entries(input.state)
    .filter(([address]) => !kept.has(address) && inScope(address))
    .filter(([address]) => !unsure.includes(withoutKeys(address)))
    .map(([address, before]) => ({
      ...toDeletion(address, before, input, providers),
      previous_address: previous.get(address),
    }))
    .map((one) =>
      stays(one.address) ? { ...one, change: { ...one.change, actions: ['forget'] } } : one,
    );
}

/** Adds a problem for each resource with `prevent_destroy` that the plan would destroy. */
function notePrevented(
  resources: readonly PlannedResource[],
  changes: readonly ResourceChange[],
  problems: PlanProblem[],
): void {
  const destroyed = new Set(
    changes.filter(({ change }) => change.actions.includes('delete')).map(({ address }) => address),
  );
  for (const resource of resources) {
    const address = addressOf(resource);
    const { file, line } = resource.place;
    const start = { line, column: 1 };
    if (!resource.lifecycle.preventDestroy || !destroyed.has(address)) continue;
    problems.push({
      severity: 'error',
      summary: 'Instance cannot be destroyed',
      detail: `Resource ${address} has lifecycle.prevent_destroy set, but the plan calls for it to be destroyed.`,
      address,
      range: { filename: file, start, end: start },
    });
  }
}

function toChange(
  { resource, isTriggered }: { resource: PlannedResource; isTriggered: boolean },
  input: PlanInput,
  configuration: PlannedConfiguration,
  budget: { left: number },
): ResourceChange {
  const { state, marks = {} } = input;
  const address = addressOf(resource);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const isReplacing = isReplaced(input, address);
  const values = isTriggered
    ? anew(resource)
    : isReplacing
      ? resource.values
      : withIgnored(resource, before);
  const { known: after, unknown, sensitive } = splitMap(values, budget);
  const replaced =
    isReplacing || isTriggered || (resource.type === TERRAFORM_DATA && after['id'] === undefined);
  const imported = before === null && configuration.importing.has(address);
  const previous = configuration.previous.get(address);
  return {
    address,
    previous_address: previous,
    module_address: resource.moduleAddress === '' ? undefined : resource.moduleAddress,
    mode: 'managed',
    type: resource.type,
    name: resource.name,
    index: resource.index,
    provider_name: resource.provider,
    action_reason:
      before === null || !replaced
        ? undefined
        : isTriggered
          ? 'replace_by_triggers'
          : reasonOf(address, input, isReplacing),
    change: {
      actions: actionsOf({ resource, before, after, replaced, imported }, input),
      before,
      after,
      after_unknown: unknown,
      before_sensitive: before === null ? false : (marks[address]?.sensitive ?? {}),
      after_sensitive: sensitive,
      replace_paths:
        before !== null && replaced && !isReplacing && !isTriggered
          ? [['triggers_replace']]
          : undefined,
      importing: imported ? { id: configuration.importing.get(address) } : undefined,
    },
  };
}

function reasonOf(
  address: string,
  { options }: PlanInput,
  isReplacing: boolean,
): ResourceChange['action_reason'] {
  if (options.replace.includes(address)) return 'replace_by_request';
  return isReplacing ? 'replace_because_tainted' : 'replace_because_cannot_update';
}

interface Compared {
  resource: PlannedResource;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  replaced: boolean;
  imported: boolean;
}

function actionsOf(
  { resource, before, after, replaced, imported }: Compared,
  { state }: PlanInput,
): ResourceChange['change']['actions'] {
  if (before === null) {
    const name = withoutKeys(addressOf(resource));
    const exists = resource.unsure && Object.keys(state).some((one) => withoutKeys(one) === name);
    return [imported || exists ? 'update' : 'create'];
  }
  if (replaced) {
    const leaves = resource.lifecycle.forgets ? 'forget' : 'delete';
    return resource.lifecycle.createBeforeDestroy ? ['create', leaves] : [leaves, 'create'];
  }
  return [isDeepStrictEqual(before, after) ? 'no-op' : 'update'];
}

/** The planned values with the applied ones for arguments that have ignored changes. */
function withIgnored(
  { values, lifecycle, type }: PlannedResource,
  before: Record<string, unknown> | null,
): ValueMap {
  const { ignores } = lifecycle;
  if (before === null || ignores.length === 0) return values;
  const isKept = (name: string): boolean => ignores === 'all' || ignores.includes(name);
  const appliedValues = applied(before);
  const kept = Object.entries(appliedValues).filter(([name]) => isKept(name));
  const rest = Object.entries(values).filter(([name]) => !isKept(name));
  const merged = newMap([...rest, ...kept]);
  return type === TERRAFORM_DATA ? planData(merged, appliedValues) : merged;
}

/** Whether an applied resource is replaced because the run demands it or because it is tainted. */
export function isReplaced({ options, marks }: PlanInput, address: string): boolean {
  return options.replace.includes(address) || marks?.[address]?.tainted === true;
}

function toDeletion(
  address: string,
  before: Record<string, unknown>,
  { marks = {} }: PlanInput,
  providers: ProviderOf,
): ResourceChange {
  const { module, type, name, index } = resourceOfAddress(address);
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

/** The planned resources in their modules, each module inside of the one that calls it. */
function plannedModules(changes: readonly ResourceChange[]): PlannedModule {
  const root: PlannedModule = { resources: [] };
  const modules = new Map<string, PlannedModule>([['', root]]);
  const moduleAt = (address: string): PlannedModule => {
    const before = modules.get(address);
    if (before !== undefined) return before;
    const module: PlannedModule = { address };
    modules.set(address, module);
    const parent = moduleAt(splitAddress(address).slice(0, -2).join('.'));
    parent.child_modules ??= [];
    parent.child_modules.push(module);
    return module;
  };
  for (const change of changes) {
    if (change.change.after === null) continue;
    const module = moduleAt(change.module_address ?? '');
    module.resources ??= [];
    module.resources.push({
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
