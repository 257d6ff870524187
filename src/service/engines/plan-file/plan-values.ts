/** The values in a plan: of each instance the planned ones, of each data source the ones that were read. */
import { splitAddress, withoutKeys, writeIndex } from '../../../configuration/address.ts';
import type { PlanDocument, ResourceChange } from '../../plan/plan-document.ts';
import { ownMember } from './findings.ts';

/** A value in a plan, and what the plan says of it. */
export interface PlannedValue {
  /** Undefined where the plan has none. */
  value: unknown;
  /** True where the value is known after the apply only; else a tree of it. */
  unknown: unknown;
  /** The same for what is sensitive. */
  sensitive: unknown;
}

export function partOf(planned: PlannedValue, key: string | number): PlannedValue {
  const member = (tree: unknown): unknown => (tree === true ? true : ownMember(tree, key));
  const { value, unknown, sensitive } = planned;
  return { value: ownMember(value, key), unknown: member(unknown), sensitive: member(sensitive) };
}

export interface PlannedInstance {
  key: string | number | undefined;
  values: PlannedValue;
  /** The change that makes it; undefined for data that was read already. */
  change: ResourceChange | undefined;
}

/** The instances of one resource in one instance of a module, and all others. */
export class PlanValues {
  readonly variables: PlanDocument['variables'];
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly changes: readonly ResourceChange[];
  readonly #instances = new Map<string, PlannedInstance[]>();
  readonly #changes = new Map<string, ResourceChange[]>();
  readonly #keys = new Map<string, Set<string | number | undefined>>();

  constructor(document: PlanDocument) {
    this.variables = document.variables;
    this.outputs = document.planned_values.outputs ?? {};
    this.changes = document.resource_changes;
    this.#addRead(
      ownMember(ownMember(Reflect.get(document, 'prior_state'), 'values'), 'root_module'),
    );
    for (const change of this.changes) {
      const { after, after_unknown: unknown, after_sensitive: sensitive } = change.change;
      const block = withoutKeys(change.address);
      const before = this.#changes.get(block) ?? [];
      this.#changes.set(block, before);
      before.push(change);
      if (after === null || Reflect.get(change, 'deposed') !== undefined) continue;
      const values = { value: after, unknown, sensitive };
      this.#add(change, { key: change.index, values, change });
    }
  }

  /** Instances of a resource, by the address of the module and the name of the resource in it. */
  instancesOf(module: string, name: string): readonly PlannedInstance[] {
    return this.#instances.get(JSON.stringify([module, name])) ?? [];
  }

  /** The changes of all instances of a block, by its address without keys. */
  changesOf(module: string, name: string): readonly ResourceChange[] {
    return this.#changes.get(addressIn(module, name)) ?? [];
  }

  /** The keys of the instances of a module call that have resources. */
  keysOf(module: string, call: string): (string | number | undefined)[] {
    const keys = this.#keys.get(JSON.stringify([module, call])) ?? new Set();
    return [...keys];
  }

  #addRead(module: unknown, depth = 0): void {
    if (depth > 100) return;
    const resources = ownMember(module, 'resources');
    for (const one of Array.isArray(resources) ? resources : []) {
      const address = ownMember(one, 'address');
      if (ownMember(one, 'mode') !== 'data' || typeof address !== 'string') continue;
      const parts = splitAddress(address);
      const key = ownMember(one, 'index');
      const index = typeof key === 'string' || typeof key === 'number' ? key : undefined;
      const sensitive = ownMember(one, 'sensitive_values');
      const values = { value: ownMember(one, 'values'), unknown: undefined, sensitive };
      const name = withoutKeys(parts.slice(-3).join('.'));
      this.#put(parts.slice(0, -3).join('.'), name, { key: index, values, change: undefined });
    }
    const inner = ownMember(module, 'child_modules');
    for (const one of Array.isArray(inner) ? inner : []) this.#addRead(one, depth + 1);
  }

  #add(change: ResourceChange, instance: PlannedInstance): void {
    const { module_address: module = '', mode, type, name } = change;
    this.#put(module, `${mode === 'data' ? 'data.' : ''}${type}.${name}`, instance);
  }

  #put(module: string, name: string, instance: PlannedInstance): void {
    const at = JSON.stringify([module, name]);
    const before = this.#instances.get(at);
    // What is read again is known by its change.
    const same = before?.findIndex(({ key }) => key === instance.key) ?? -1;
    if (before === undefined) this.#instances.set(at, [instance]);
    else if (same >= 0) before[same] = instance;
    else before.push(instance);
    this.#addKeys(module);
  }

  #addKeys(module: string): void {
    const parts = splitAddress(module);
    for (let length = parts.length; length >= 2; length -= 2) {
      const last = parts[length - 1] ?? '';
      const call = withoutKeys(last);
      const at = JSON.stringify([parts.slice(0, length - 2).join('.'), call]);
      const keys = this.#keys.get(at) ?? new Set();
      this.#keys.set(at, keys.add(keyIn(last.slice(call.length))));
    }
  }
}

/** The key in brackets at the end of an address; undefined without one. */
function keyIn(brackets: string): string | number | undefined {
  if (brackets === '') return undefined;
  const key = brackets.slice(1, -1);
  if (!key.startsWith('"')) return Number(key);
  try {
    return String(JSON.parse(key.replaceAll(/([$%])\1(?=\{)/g, '$1')));
  } catch {
    return key;
  }
}

/** The address of an instance in a module. */
export function addressIn(module: string, name: string, key?: string | number): string {
  return `${module === '' ? '' : `${module}.`}${name}${writeIndex(key)}`;
}
