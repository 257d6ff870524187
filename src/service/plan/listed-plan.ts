/** The listed blocks of an upload in the form of Terraform's JSON plan, compared with what was applied before. */
import { isDeepStrictEqual } from 'node:util';
import type { PlanInput } from './plan-input.ts';
import { providersOf } from './providers.ts';
import type { Known } from '../../configuration/literal.ts';
import { isWithin, resourceOfAddress, splitAddress, withoutKeys } from '../../model/address.ts';
import type {
  PlanDocument,
  PlanProblem,
  Planned,
  PlannedCounts,
  PlannedModule,
  ResourceChange,
} from '../../plan/plan-document.ts';

/** A `resource` block; its values are an object. */
export interface ListedBlock {
  /** The address of its module; empty for the root. */
  module: string;
  type: string;
  name: string;
  provider: string;
  values: Known;
}

export type ListedOutput = Known & { sensitive: boolean };

interface Listed {
  blocks: readonly ListedBlock[];
  outputs: ReadonlyMap<string, ListedOutput>;
  problems: PlanProblem[];
}

/** What the plan's log says of a listing. */
const LISTED =
  'No program planned this. The blocks of the files are listed: their literals are known, all other values are not, and `count` and `for_each` are not counted. `plangate serve --engine terraform` plans.';

/** The plan of a listing. */
export function toListedPlan(input: PlanInput, { blocks, outputs, problems }: Listed): Planned {
  const { targets, refreshOnly } = input.options;
  const declared = input.isDestroy ? [] : blocks;
  const changes = [
    ...declared.map((block) => toChange(block, input)),
    ...deletions(declared, input),
  ];
  const inScope = ({ address }: ResourceChange): boolean =>
    targets.length === 0 || targets.some((target) => isWithin(address, target));
  const shown = refreshOnly ? [] : changes.filter(inScope).sort(byAddress);
  const counts = countChanges(shown);
  const changed =
    targets.length > 0
      ? NONE
      : compareOutputs(input.isDestroy ? new Map() : outputs, input, counts);
  return {
    document: {
      format_version: '1.2',
      terraform_version: input.terraformVersion,
      variables: {},
      planned_values: { outputs: changed.planned, root_module: plannedModules(shown) },
      resource_changes: shown,
      output_changes: changed.changes,
      configuration: { root_module: {} },
    },
    problems: targets.length > 0 ? [...problems, TARGETED] : problems,
    counts,
    limits: [],
    notice: LISTED,
  };
}

/** With targets, outputs do not change. */
const NONE = { planned: undefined, changes: undefined };

const TARGETED: PlanProblem = {
  severity: 'warning',
  summary: 'Resource targeting is in effect',
  detail:
    'Only the targets are listed. Other changes that the configuration asks for are left out.',
};

function byAddress(one: ResourceChange, other: ResourceChange): number {
  return one.address < other.address ? -1 : 1;
}

function toChange(block: ListedBlock, { state, marks = {}, options }: PlanInput): ResourceChange {
  const { module, type, name, provider, values } = block;
  const address = addressOfBlock(block);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const after = { ...(values.value as Record<string, unknown>) };
  const asked = options.replace.includes(address);
  const replaced = before !== null && (asked || marks[address]?.tainted === true);
  // Instances that another program applied have keys, which the files alone do not tell.
  const exists =
    before !== null || Object.keys(state).some((one) => withoutKeys(one) === withoutKeys(address));
  const change = !exists ? 'create' : isDeepStrictEqual(before, after) ? 'no-op' : 'update';
  const reason = asked ? 'replace_by_request' : 'replace_because_tainted';
  return {
    address,
    module_address: module === '' ? undefined : module,
    mode: 'managed',
    type,
    name,
    provider_name: provider,
    action_reason: replaced ? reason : undefined,
    change: {
      actions: replaced ? ['delete', 'create'] : [change],
      before,
      after,
      after_unknown: (values.unknown ?? {}) as Record<string, unknown>,
      before_sensitive: before === null ? false : (marks[address]?.sensitive ?? {}),
      after_sensitive: {},
    },
  };
}

/** The deletions of applied resources that no block declares any more. */
function deletions(
  blocks: readonly ListedBlock[],
  { state, marks = {} }: PlanInput,
): ResourceChange[] {
  const declared = new Set(blocks.map(addressOfBlock));
  const providerOf = providersOf(undefined);
  return Object.entries(state)
    .filter(([address]) => !declared.has(withoutKeys(address)))
    .map(([address, before]): ResourceChange => {
      const { module, type, name, index } = resourceOfAddress(address);
      return {
        address,
        module_address: module === '' ? undefined : module,
        mode: 'managed',
        type,
        name,
        index,
        provider_name: providerOf(type),
        change: {
          actions: ['delete'],
          before,
          after: null,
          after_unknown: {},
          before_sensitive: marks[address]?.sensitive ?? {},
          after_sensitive: false,
        },
      };
    });
}

/** The root module's outputs and their changes; both are undefined when there are no outputs before or afterwards. */
function compareOutputs(
  outputs: Listed['outputs'],
  { outputs: before }: PlanInput,
  { additions, changes: updates, destructions }: PlannedCounts,
): { planned: PlanDocument['planned_values']['outputs']; changes: PlanDocument['output_changes'] } {
  const planned: NonNullable<PlanDocument['planned_values']['outputs']> = {};
  const changes: NonNullable<PlanDocument['output_changes']> = {};
  const settled = additions + updates + destructions === 0;
  for (const [name, { value, unknown, sensitive }] of outputs) {
    const prior = before[name];
    // When no resource changes, values that only a program knows do not change either.
    if (unknown !== undefined && settled) continue;
    const same = unknown === undefined && isDeepStrictEqual(prior?.value, value);
    planned[name] = { sensitive, value };
    changes[name] = {
      actions: [prior === undefined ? 'create' : same ? 'no-op' : 'update'],
      before: prior?.value ?? null,
      after: value,
      after_unknown: unknown ?? false,
      before_sensitive: prior?.sensitive ?? false,
      after_sensitive: sensitive,
    };
  }
  for (const [name, { value, sensitive }] of Object.entries(before)) {
    if (outputs.has(name)) continue;
    changes[name] = {
      actions: ['delete'],
      before: value,
      after: null,
      after_unknown: false,
      before_sensitive: sensitive,
      after_sensitive: false,
    };
  }
  const none = Object.keys(changes).length === 0;
  return { planned: none ? undefined : planned, changes: none ? undefined : changes };
}

function addressOfBlock({ module, type, name }: ListedBlock): string {
  return `${module === '' ? '' : `${module}.`}${type}.${name}`;
}

function countChanges(changes: readonly ResourceChange[]): PlannedCounts {
  const count = (action: 'create' | 'update' | 'delete'): number =>
    changes.filter(({ change }) => change.actions.includes(action)).length;
  return { additions: count('create'), changes: count('update'), destructions: count('delete') };
}

/** The listed resources in their modules, each module inside of the one that calls it. */
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
  for (const { address, module_address: at = '', mode, type, name, index, ...rest } of changes) {
    const { provider_name: provider, change } = rest;
    if (change.after === null) continue;
    const module = moduleAt(at);
    module.resources ??= [];
    module.resources.push({
      address,
      mode,
      type,
      name,
      index,
      provider_name: provider,
      values: change.after,
      sensitive_values: change.after_sensitive || {},
    });
  }
  return root;
}
