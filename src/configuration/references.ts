/** Finds which parts of a configuration need which others, for runs that target some resources only. */
import type { HclExpression } from './syntax/hcl-syntax.ts';
import type { Module } from './load-module.ts';
import { isWithin, withoutKeys } from './address.ts';

/**
 * From each named part to the names that it mentions, as addresses without keys. Variables and
 * locals are parts too: `module.net.var.region` needs what the call of the module mentions.
 */
export type References = Map<string, Set<string>>;

/** Adds the names that one module and its calls mention. */
export function addReferences(references: References, module: Module, address: string): void {
  const prefix = address === '' ? '' : `${withoutKeys(address)}.`;
  if (references.has(`${prefix}(seen)`)) return;
  references.set(`${prefix}(seen)`, new Set());
  const add = (name: string, written: unknown): void => {
    const names = new Set<string>();
    collect(written, names);
    // Nothing in a module is there before Terraform knows how often it is called.
    if (prefix !== '') names.add(CALL);
    references.set(prefix + name, new Set([...names].map((one) => prefix + one)));
  };
  for (const { block } of module.resources) add(block.labels.join('.'), block.body);
  for (const [name, { value }] of module.locals) add(`local.${name}`, value);
  for (const [name, { block }] of module.outputs) add(`output.${name}`, block.body);
  for (const { block } of module.calls) {
    const called = `module.${block.labels[0] ?? ''}`;
    const { attributes } = block.body;
    for (const { name, value } of attributes) add(`${called}.var.${name}`, value);
    add(
      `${called}.${CALL}`,
      attributes.filter(({ name }) => OF_THE_CALL.includes(name)),
    );
  }
}

/** The part of a module that its call decides: whether and how often it is there. */
const CALL = '(call)';
const OF_THE_CALL: readonly string[] = ['count', 'for_each', 'depends_on'];

/** Adds every `first.second` in an expression or a body. */
function collect(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (isExpression(node)) {
    if (node.kind === 'traversal') {
      const first = node.steps.find((step) => step.kind === 'literal');
      if (first) names.add(`${node.root}.${String(first.value)}`);
    }
    const text = node.kind === 'other' ? node.text : '';
    // A word without a point behind it is read over once, not once from each of its letters.
    for (const [name] of text.matchAll(/[\w-]+(?:\.[\w-]+)?/g)) {
      if (name.includes('.')) names.add(name);
    }
  }
  for (const part of Object.values(node)) collect(part, names);
}

function isExpression(node: object): node is HclExpression {
  return 'kind' in node;
}

/** All names that `names` need, directly or through others, without `names` themselves. */
function needsOf(references: References, names: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    for (const [other, needed] of references) {
      if (!isWithin(other, name)) continue;
      for (const one of needed) {
        if (reached.has(one)) continue;
        reached.add(one);
        left.push(one);
      }
    }
  }
  return reached;
}

/**
 * A test whether a run with these targets includes an address. A run includes its targets and all
 * that they need; a run that destroys includes its targets and all that need them.
 */
export function inScopeOf(
  references: References,
  targets: readonly string[],
  isDestroy: boolean,
): (address: string) => boolean {
  if (targets.length === 0) return () => true;
  const names = targets.map(withoutKeys);
  const needed = isDestroy ? new Set<string>() : needsOf(references, names);
  return (address) => {
    if (targets.some((target) => isWithin(address, target))) return true;
    const name = withoutKeys(address);
    if (!isDestroy) return [...needed].some((one) => isWithin(name, one));
    const needs = needsOf(references, [name]);
    return names.some((target) => [...needs].some((one) => isWithin(target, one)));
  };
}

/**
 * A test whether a run with these targets includes a root output: it does if it includes all that
 * the output needs.
 */
export function outputsInScope(
  references: References,
  targets: readonly string[],
): (name: string) => boolean {
  if (targets.length === 0) return () => true;
  const inScope = inScopeOf(references, targets, false);
  const resources = [...references.keys()].filter(isResource);
  return (name) => {
    const needed = [...needsOf(references, [`output.${name}`])];
    const reached = resources.filter((one) => needed.some((need) => isWithin(one, need)));
    return reached.length > 0 && reached.every(inScope);
  };
}

/** Whether a name is that of a resource, and not of a local, a variable, an output, `(seen)` or `(call)`. */
function isResource(name: string): boolean {
  return !/(^|\.)(local|var|output)\.[^.]+$|\((?:seen|call)\)$/.test(name);
}
