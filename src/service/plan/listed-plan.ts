/** The listed blocks of an upload in the form of Terraform's JSON plan, compared with what was applied before. */
import { isDeepStrictEqual } from 'node:util';
import type { PlanInput } from '../engines/engine.ts';
import { providersOf } from './providers.ts';
import type { Known } from '../../configuration/literal.ts';
import { splitAddress, withoutKeys } from '../../model/address.ts';
import type { PlanDiagnostic } from '../../model/policy-result.ts';
import type { Planned, PlannedModule, ResourceChange } from '../../plan/plan-document.ts';

/** A `resource` block; its values are an object. */
export interface ListedBlock {
  /** The address of its module; empty for the root. */
  module: string;
  type: string;
  name: string;
  provider: string;
  values: Known;
}

/** What the plan's log says of a listing. */
const LISTED_NOTICE =
  'No program planned this. The blocks of the files are listed: their literals are known, all other values are not, and `count` and `for_each` are not counted. `plangate serve --engine terraform` plans.';

const EVERYTHING_LISTED: PlanDiagnostic = {
  severity: 'warning',
  summary: 'Everything is listed',
  detail: 'Only a program plans a part, a replacement or a refresh that was asked for.',
};

/** The plan of a listing. @param problems of the listing; with an option that is not followed, there is a warning, too */
export function toListedPlan(
  input: PlanInput,
  blocks: readonly ListedBlock[],
  problems: readonly PlanDiagnostic[],
): Planned {
  const { targets, replace, refreshOnly } = input.options;
  const declared = input.isDestroy ? [] : blocks;
  const changes = [
    ...declared.map((block) => toChange(block, input)),
    ...deletions(declared, input),
  ].sort((one, other) => (one.address < other.address ? -1 : 1));
  const count = (action: 'create' | 'update' | 'delete'): number =>
    changes.filter(({ change }) => change.actions.includes(action)).length;
  const isWhole = targets.length + replace.length === 0 && !refreshOnly;
  return {
    document: {
      format_version: '1.2',
      terraform_version: input.terraformVersion,
      variables: {},
      planned_values: { root_module: plannedModules(changes) },
      resource_changes: changes,
      configuration: { root_module: {} },
    },
    problems: isWhole ? [...problems] : [...problems, EVERYTHING_LISTED],
    counts: { additions: count('create'), changes: count('update'), destructions: count('delete') },
    limits: [],
    notice: LISTED_NOTICE,
  };
}

function toChange(block: ListedBlock, { state, sensitive = {} }: PlanInput): ResourceChange {
  const address = addressOfBlock(block);
  const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
  const after = { ...(block.values.value as Record<string, unknown>) };
  // Instances that a program applied have keys, which the files alone do not tell.
  const exists =
    before !== null ||
    Object.keys(state).some((known) => withoutKeys(known) === withoutKeys(address));
  const actionOfExisting = isDeepStrictEqual(before, after) ? 'no-op' : 'update';
  return resourceChange(address, block.provider, {
    actions: [exists ? actionOfExisting : 'create'],
    before,
    after,
    after_unknown: (block.values.unknown ?? {}) as Record<string, unknown>,
    before_sensitive: before === null ? false : (sensitive[address] ?? {}),
    after_sensitive: {},
  });
}

/** The deletions of applied resources that no block declares any more. */
function deletions(
  blocks: readonly ListedBlock[],
  { state, sensitive = {} }: PlanInput,
): ResourceChange[] {
  const declared = new Set(blocks.map(addressOfBlock));
  const undeclared = Object.entries(state).filter(
    ([address]) => !declared.has(withoutKeys(address)),
  );
  return undeclared.map(([address, before]) =>
    resourceChange(address, undefined, {
      actions: ['delete'],
      before,
      after: null,
      after_unknown: {},
      before_sensitive: sensitive[address] ?? {},
      after_sensitive: false,
    }),
  );
}

/** The change of a resource. @param provider undefined: it follows from the type */
export function resourceChange(
  address: string,
  provider: string | undefined,
  change: ResourceChange['change'],
): ResourceChange {
  const parts = splitAddress(address);
  const [type = '', last = ''] = parts.slice(-2);
  const [name = ''] = last.split('[', 1);
  return {
    address,
    module_address: parts.slice(0, -2).join('.') || undefined,
    mode: 'managed',
    type,
    name,
    index: readKey(last.slice(name.length + 1, -1)),
    provider_name: provider ?? providersOf(undefined)(type),
    change,
  };
}

/** The key of an instance, as `writeIndex` writes it between brackets: a number, or a string of HCL. Undefined without one. */
function readKey(key: string): string | number | undefined {
  if (!key.startsWith('"')) return key === '' ? undefined : Number(key);
  // A string of HCL is one of JSON, but for `\UXXXXXXXX` and for `$${` and `%%{`, which stand for `${` and `%{`.
  const json = key.replaceAll(/\\(?:U([\da-f]{8})|.)/g, (escape, codePoint?: string) =>
    codePoint === undefined ? escape : String.fromCodePoint(Number.parseInt(codePoint, 16)),
  );
  return String(JSON.parse(json)).replaceAll(/([$%])\1(?=\{)/g, '$1');
}

function addressOfBlock({ module, type, name }: ListedBlock): string {
  return `${module === '' ? '' : `${module}.`}${type}.${name}`;
}

/** The listed resources in their modules, each module inside of the one that calls it. */
function plannedModules(changes: readonly ResourceChange[]): PlannedModule {
  const root: PlannedModule = { resources: [] };
  const modules = new Map<string, PlannedModule>([['', root]]);
  const moduleAt = (address: string): PlannedModule => {
    const known = modules.get(address);
    if (known !== undefined) return known;
    const module: PlannedModule = { address };
    modules.set(address, module);
    const parent = moduleAt(splitAddress(address).slice(0, -2).join('.'));
    parent.child_modules ??= [];
    parent.child_modules.push(module);
    return module;
  };
  for (const resource of changes) {
    const { address, module_address: moduleAddress = '', mode, type, name, index } = resource;
    const { provider_name: provider, change } = resource;
    if (change.after === null) continue;
    const module = moduleAt(moduleAddress);
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
