/** Which names an expression mentions, and which expressions say what a name is: one step of every reference. */
import { basename } from 'node:path';
import { isVariables } from './file-names.ts';
import { valuesOfArgument, type WrittenModule, type NamedAttribute } from './read-configuration.ts';
import type { HclBlock, HclExpression } from './syntax/hcl-syntax.ts';

/** `local.region`, or `data.aws_ami.this.id`. */
export interface Name {
  root: string;
  /** What follows the root. Terraform allows nothing computed in the part that names a block. */
  steps: string[];
}

export function nameOfReference({
  root,
  steps,
}: Extract<HclExpression, { kind: 'traversal' }>): Name {
  return {
    root,
    steps: steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : [])),
  };
}

/** An expression that a name may stand for, or depend on. */
export interface Definition extends NamedAttribute {
  /** The kind and the names of what it is the value of. */
  what: string;
}

/**
 * Everything that defines a name in the module that mentions it, overrides included: for a variable its defaults and
 * the arguments of all calls, for a module its outputs and its call.
 */
export function definitionsOf({ root, steps }: Name, module: WrittenModule): Definition[] {
  const [first, second] = steps;
  if (first === undefined) return [];
  switch (root) {
    case 'local':
      return withName(`local ${first}`, module.locals.get(first));
    case 'var':
      return ofVariable(first, module);
    case 'module':
      return ofCalled(first, module);
    case 'data':
    case 'ephemeral':
    case 'action':
      return second === undefined ? [] : ofBlocks([root, first, second], module);
    default:
      return ofBlocks(['resource', root, first], module);
  }
}

function withName(what: string, attributes: readonly NamedAttribute[] = []): Definition[] {
  return attributes.map((attribute) => ({ ...attribute, what }));
}

function ofVariable(name: string, module: WrittenModule): Definition[] {
  // A file of variables may set this variable: all values of such files count.
  const given = module.loose.filter(({ path }) => isVariables(basename(path)));
  return [
    ...withName(`default ${name}`, module.variables.get(name)),
    ...withName('given', given),
    ...module.callers.flatMap((call) =>
      withName(`${call.label} ${name}`, valuesOfArgument(call, name)),
    ),
  ];
}

function ofCalled(label: string, module: WrittenModule): Definition[] {
  const call = module.calls.get(label);
  if (call === undefined) return [];
  const outputs = call.targets.flatMap((target) =>
    target.blocks.flatMap((each) =>
      each.block.type === 'output' ? ofBody(each.block, each.path, target) : [],
    ),
  );
  return [...outputs, ...call.blocks.flatMap(({ block, path }) => ofBody(block, path, module))];
}

function ofBlocks([type, kind, name]: readonly [string, string, string], module: WrittenModule) {
  return module.blocks.flatMap(({ block, path }) =>
    block.type === type && block.labels[0] === kind && block.labels[1] === name
      ? ofBody(block, path, module)
      : [],
  );
}

/** The attributes of a block and of all blocks inside it. */
function ofBody(block: HclBlock, path: string, module: WrittenModule): Definition[] {
  const what = `${block.type} ${block.labels.join('.')}`;
  return [
    ...block.body.attributes.map(({ name, value }) => ({
      what: `${what} ${name}`,
      module,
      block,
      path,
      value,
    })),
    ...block.body.blocks.flatMap((inner) => ofBody(inner, path, module)),
  ];
}
