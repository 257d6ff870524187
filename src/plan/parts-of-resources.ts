/** Which parts of a plan go with some resources, to ask policies once more about the plan without them. */
import { fieldOf, isRecord } from '../model/parse.ts';
import { blocksOf, configuredModules } from './configured-modules.ts';
import { ENTRY_LISTS, entriesOfDocument, isOfAction } from './entries.ts';

type Part = Record<string, unknown>;

/** A part of a plan that goes with a resource. */
export interface PartOfResource {
  /** The addresses that it is about. */
  addresses: string[];
  /** Where it is in the plan: names of members, and indexes of lists. */
  path: string[];
}

/**
 * Every part of a plan that is about a resource: an entry of a list, or a call of a module. The configuration has no
 * instances: there a part has the address of its resource or module without an index.
 *
 * @returns the parts in an order in which some of them can be removed one after the other: what is in a part before the part
 *   itself, and later entries of a list before earlier ones
 */
export function partsOfResources(plan: object): PartOfResource[] {
  const parts: PartOfResource[] = [];
  const members: Part = Object.fromEntries(Object.entries(plan));
  for (const list of ENTRY_LISTS) {
    if (list === 'output_changes') continue;
    const entries = [...entriesOfDocument(plan, [list])].filter(({ whole }) => isRecord(whole));
    for (const entry of entries.toReversed()) {
      const addresses = isOfAction(entry) ? invokedFor(entry.said) : [entry.address];
      addPart(parts, addresses, [list, String(entry.at)]);
    }
  }
  addList(parts, {
    path: ['relevant_attributes'],
    list: members['relevant_attributes'],
    addressesOf: ({ resource }) => [resource],
  });
  const { prior_state: state } = members;
  const checksIn: [path: string[], checks: unknown][] = [
    [['checks'], members['checks']],
    [['prior_state', 'checks'], fieldOf(state, 'checks')],
  ];
  for (const [path, checks] of checksIn) {
    addList(parts, {
      path,
      list: checks,
      addressesOf: checkedIn,
      addInner: (check, at) =>
        addList(parts, {
          path: [...at, 'instances'],
          list: fieldOf(check, 'instances'),
          addressesOf: checkedIn,
        }),
    });
  }
  const valuesIn: [path: string[], values: unknown][] = [
    [['planned_values'], members['planned_values']],
    [['proposed_unknown'], members['proposed_unknown']],
    [['prior_state', 'values'], fieldOf(state, 'values')],
  ];
  for (const [path, values] of valuesIn) {
    addModule(parts, [...path, 'root_module'], fieldOf(values, 'root_module'));
  }
  addConfiguration(parts, members['configuration']);
  return parts;
}

/**
 * The paths of what a plan loses with some resources, in the order of `parts`.
 *
 * @param isLeftOut says of an address whether what has it is taken out
 */
export function pathsOf(
  parts: readonly PartOfResource[],
  isLeftOut: (address: string) => boolean,
): string[][] {
  // Most addresses are in several lists.
  const known = new Map<string, boolean>();
  const isGone = (address: string): boolean => {
    const isOut = known.get(address) ?? isLeftOut(address);
    known.set(address, isOut);
    return isOut;
  };
  return parts.filter(({ addresses }) => addresses.some(isGone)).map(({ path }) => path);
}

type AddressesOf = (entry: Part) => unknown[];

interface ReadList {
  path: readonly string[];
  list: unknown;
  addressesOf?: AddressesOf | undefined;
  /** Adds what is in an entry. */
  addInner?: (entry: Part, path: string[]) => void;
}

/** Adds the entries of a list, if there is one. */
function addList(
  parts: PartOfResource[],
  { path, list, addressesOf = ({ address }) => [address], addInner }: ReadList,
): void {
  if (!Array.isArray(list)) return;
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const entry: unknown = list[index];
    if (!isRecord(entry)) continue;
    const at = [...path, String(index)];
    addInner?.(entry, at);
    addPart(parts, addressesOf(entry), at);
  }
}

function addPart(parts: PartOfResource[], of: readonly unknown[], path: string[]): void {
  const addresses = of.filter((address) => typeof address === 'string');
  if (addresses.length > 0) parts.push({ addresses, path });
}

/** The addresses of an invocation: the action goes with the resource that triggers it. */
function invokedFor(invocation: unknown): unknown[] {
  const trigger = fieldOf(invocation, 'lifecycle_action_trigger');
  return [fieldOf(invocation, 'address'), fieldOf(trigger, 'triggering_resource_address')];
}

function checkedIn({ address }: Part): unknown[] {
  return [fieldOf(address, 'to_display')];
}

function addModule(parts: PartOfResource[], path: readonly string[], module: unknown): void {
  addList(parts, { path: [...path, 'resources'], list: fieldOf(module, 'resources') });
  addList(parts, {
    path: [...path, 'child_modules'],
    list: fieldOf(module, 'child_modules'),
    addInner: (child, at) => addModule(parts, at, child),
  });
}

function addConfiguration(parts: PartOfResource[], configuration: unknown): void {
  for (const module of [...configuredModules(configuration)].toReversed()) {
    for (const { address, block, path } of [...blocksOf(module)].toReversed()) {
      if (typeof block['address'] === 'string') addPart(parts, [address], [...path]);
    }
    const isRoot = module.calls.length === 0;
    if (!isRoot)
      parts.push({ addresses: [module.prefix.slice(0, -1)], path: module.path.slice(0, -1) });
  }
}
