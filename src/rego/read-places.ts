/** Which of the values that a plan lacks a policy may read: the places that it reads, held against the places of the values. */
import { ANY_MEMBER, mayFit, type AskedFact, type LackedValue } from '../plan/lacked-values.ts';
import { planPath } from './input-form.ts';

/** A place in a plan that a policy may read. */
export interface ReadPlace {
  /** As in a lacked value. `*` is any member, of values of providers, too. */
  path: readonly string[];
  /**
   * - `self`: whether it is there, or is null.
   * - `members`: also which members it has.
   * - `order`: also in which order, if it is a list, or how many equal ones it has.
   * - `all`: everything in it.
   */
  how: 'self' | 'members' | 'order' | 'all';
  /** Only what providers have at a key of this name there, or below one. */
  below?: string | undefined;
  /** It matters only of a resource or action for which all of these are so. */
  facts: readonly AskedFact[];
}

/** A lacked value that a policy may read. */
export interface LackedRead {
  lacked: LackedValue;
  /** Whether the policy names the attribute. Else it reads, for example, all of them. */
  isNamed: boolean;
  /** Constants of the policy with which the value is compared, as JSON. */
  comparedWith: readonly string[];
}

/** Where a path of the input is in the plan; modules are left out, of planned values and of the configuration. */
export function placeInPlan(path: readonly string[]): readonly string[] {
  const [part, root, ...inner] = planPath(path);
  if (part === 'configuration' && root === 'root_module') {
    let here = inner;
    while (here[0] === 'module_calls' && here[2] === 'module') here = here.slice(3);
    // A module, or a call of one, is read with all that is in it.
    const isModule = here.length === 0 || (here[0] === 'module_calls' && here.length <= 2);
    return isModule ? [part] : [part, ...here];
  }
  if (part !== 'planned_values' || root !== 'root_module') return planPath(path);
  const at = inner.lastIndexOf('resources');
  return at < 0 ? [part] : [part, ...inner.slice(at)];
}

/** Whether the place is a resource or an action as it is in a list of the plan. */
export function isEntry(path: readonly string[]): boolean {
  return ENTRIES.has(placeInPlan(path).join(' '));
}

const ENTRIES: ReadonlySet<string> = new Set([
  'resource_changes *',
  'resource_drift *',
  'deferred_changes * resource_change',
  'action_invocations *',
  'deferred_action_invocations * action_invocation',
  'planned_values resources *',
  'configuration resources *',
]);

interface Node {
  below: Map<string, Node>;
  reads: ReadPlace[];
}

/** Lacked values that differ in nothing but their resource, each with its index among all. */
type ValuesAtPlace = readonly { lacked: LackedValue; at: number }[];

/** Lacked values by their places. A policy that does not read a place reads none of the values there. */
export type LackedByPlace = readonly ValuesAtPlace[];

/** Finds the values of each place, once for all policies: most resources of a plan lack the same. */
export function groupByPlace(lacked: readonly LackedValue[]): LackedByPlace {
  const groups = new Map<string, { lacked: LackedValue; at: number }[]>();
  for (const [at, value] of lacked.entries()) {
    const { path, depth, lists, isRare } = value;
    const place = JSON.stringify([path, depth, lists, isRare]);
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [{ lacked: value, at }]);
    else group.push({ lacked: value, at });
  }
  return [...groups.values()];
}

/** Makes the function that finds what a policy may read of what is lacked. @param constants by place, its keys joined by NUL */
export function lackedReader(
  places: readonly ReadPlace[],
  constants: ReadonlyMap<string, ReadonlySet<string>>,
): (lacked: LackedByPlace) => LackedRead[] {
  const root: Node = { below: new Map(), reads: [] };
  for (const place of places) {
    let node = root;
    for (const key of place.path) {
      const next = node.below.get(key) ?? { below: new Map(), reads: [] };
      node.below.set(key, next);
      node = next;
    }
    node.reads.push(place);
  }
  const readOf = (lacked: LackedValue, reads: readonly ReadPlace[]): LackedRead | undefined => {
    const found = reads.filter(({ facts }) => facts.every((fact) => mayFit(lacked.entry, fact)));
    if (found.length === 0) return undefined;
    const words = new Set(
      found.flatMap(({ path }) => Array.from(constants.get(path.join('\0')) ?? [])),
    );
    const { path, depth } = lacked;
    const isNamed = found.some(
      (place) => place.path[depth] !== undefined && place.path[depth] === path[depth],
    );
    return { lacked, isNamed, comparedWith: [...words].sort() };
  };
  return (groups) => {
    const found = groups.flatMap((values) => {
      const [first] = values;
      const reads = first === undefined ? [] : readsAt(root, first.lacked);
      if (reads.length === 0) return [];
      return values.flatMap(({ lacked, at }) => {
        const read = readOf(lacked, reads);
        return read === undefined ? [] : { read, at };
      });
    });
    return found.toSorted((one, other) => one.at - other.at).map(({ read }) => read);
  };
}

/** The places by which a value is read, of whichever resource it is. */
function readsAt(root: Node, { path, depth, lists, isRare }: LackedValue): ReadPlace[] {
  const found: ReadPlace[] = [];
  const last = path.length - 1;
  let nodes = [root];
  for (const [at, key] of path.entries()) {
    // What is lacked is below these.
    for (const { reads } of isRare === true ? [] : nodes) {
      for (const place of reads) {
        const { how, below } = place;
        if (below !== undefined && !path.slice(depth).includes(below)) continue;
        const isRead =
          how === 'all' ||
          (how !== 'self' && at === last) ||
          (how === 'order' && lists.includes(at));
        if (isRead) found.push(place);
      }
    }
    nodes = nodes.flatMap(({ below }) =>
      key === ANY_MEMBER
        ? [...below.values()]
        : [below.get(key) ?? [], below.get(ANY_MEMBER) ?? []].flat(),
    );
  }
  // What is below the place is read with it. The list grows while it is walked.
  for (const { below, reads } of nodes) {
    nodes.push(...below.values());
    found.push(...reads);
  }
  return found;
}
