/**
 * Compares a plan that was made elsewhere with the configuration that is judged: does one belong to
 * the other?
 */
import { isDeepStrictEqual } from 'node:util';
import * as v from '../../client/wire/schema.ts';
import {
  partsOf,
  type HclBlock,
  type HclExpression,
} from '../../configuration/syntax/hcl-syntax.ts';
import { convert } from '../../configuration/convert.ts';
import { evaluate, withoutNames } from '../../configuration/evaluate.ts';
import {
  calledModule,
  callOf,
  type Module,
  type Placed,
  type Sources,
} from '../../configuration/load-module.ts';
import type { PlanDocument, Planned } from '../plan/plan-document.ts';
import { withoutKeys } from '../../configuration/address.ts';
import { isMetaArgument } from '../plan/resource-values.ts';
import { isWhollyKnown, split } from '../../configuration/value.ts';

/** The most differences that are named. */
const MOST = 5;
const DEEPEST = 20;

const expressionSchema = v.looseObject({
  constant_value: v.optional(v.unknown()),
  references: v.optional(v.array(v.string())),
});
const expressionsSchema = v.optional(v.record(v.string(), v.unknown()), {});
const configuredSchema = v.looseObject({
  resources: v.optional(
    v.array(
      v.looseObject({
        address: v.string(),
        mode: v.string(),
        expressions: expressionsSchema,
        count_expression: v.optional(expressionSchema),
        for_each_expression: v.optional(expressionSchema),
      }),
    ),
    [],
  ),
  module_calls: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        source: v.optional(v.string()),
        version_constraint: v.optional(v.string()),
        expressions: expressionsSchema,
        count_expression: v.optional(expressionSchema),
        for_each_expression: v.optional(expressionSchema),
        module: v.optional(v.unknown()),
      }),
    ),
    {},
  ),
  variables: v.optional(
    v.record(v.string(), v.looseObject({ default: v.optional(v.unknown()) })),
    {},
  ),
  outputs: v.optional(v.record(v.string(), v.looseObject({})), {}),
});
type Configured = v.InferOutput<typeof configuredSchema>;

/** The configuration that is judged: its root module, and how to read the modules that it calls. */
interface JudgedConfiguration {
  sources: Sources;
  root: Module;
  /** Values that were set for this run; the plan has to have been made with them. */
  variables: Readonly<Record<string, unknown>>;
  /** The static plan of the configuration, with the values that the variables have in the given plan. */
  planned: Planned;
}

/** A sentence for each difference; an empty list means that the plan is of this configuration. */
export function differencesFrom(document: PlanDocument, judged: JudgedConfiguration): string[] {
  const differences: string[] = [];
  compareModules(document.configuration.root_module, judged.root, {
    differences,
    sources: judged.sources,
    address: '',
    depth: 0,
  });
  compareVariables(document, judged, differences);
  compareChanges(document, judged.planned, differences);
  return differences.slice(0, MOST);
}

interface Comparison {
  differences: string[];
  sources: Sources;
  /** What comes before an address inside a module, as in `module.net.`; empty in the root module. */
  address: string;
  depth: number;
}

function compareModules(plannedModule: unknown, module: Module, at: Comparison): void {
  const { differences, address, depth } = at;
  const read = v.safeParse(configuredSchema, plannedModule ?? {});
  if (!read.success || depth > DEEPEST) {
    differences.push(`The plan does not say what ${address || 'the root module'} is made of.`);
    return;
  }
  const planned = read.output;
  const blocks = new Map([
    ...module.resources.map((each) => [each.block.labels.join('.'), each] as const),
    ...module.dataSources.map((each) => [`data.${each.block.labels.join('.')}`, each] as const),
  ]);
  const resources = new Map(planned.resources.map((each) => [each.address, each]));
  compareNames([...resources.keys()], [...blocks.keys()], '', at);
  const calls = new Map(module.calls.map((each) => [each.block.labels[0] ?? '', each]));
  compareNames(Object.keys(planned.module_calls), [...calls.keys()], 'module.', at);
  compareNames(Object.keys(planned.variables), [...module.variables.keys()], 'var.', at);
  compareNames(Object.keys(planned.outputs), [...module.outputs.keys()], 'output.', at);
  for (const [name, { block }] of blocks) {
    const one = resources.get(name);
    if (one !== undefined) compareBlock(block, one, `${address}${name}`, differences);
  }
  for (const [name, call] of calls) compareCall(name, call, { planned, module, at });
  for (const [name, { block }] of module.variables) {
    const written = block.body.attributes.find((one) => one.name === 'default');
    const type = block.body.attributes.find((one) => one.name === 'type')?.value;
    const value = written && constantOf(written.value, type);
    const other = planned.variables[name]?.default;
    if (value !== undefined && !isSameJson(value.known, other)) {
      differences.push(`${address}var.${name} has another default in the plan.`);
    }
  }
}

function compareNames(
  planned: readonly string[],
  judged: readonly string[],
  kind: string,
  { differences, address }: Comparison,
): void {
  for (const name of planned) {
    if (!judged.includes(name)) {
      differences.push(
        `${cut(address + kind + name)} is in the plan, and not in the configuration.`,
      );
    }
  }
  for (const name of judged) {
    if (!planned.includes(name)) {
      differences.push(
        `${cut(address + kind + name)} is in the configuration, and not in the plan.`,
      );
    }
  }
}

type PlannedBlock = Pick<
  Configured['resources'][number],
  'expressions' | 'count_expression' | 'for_each_expression'
>;

/** Compares the arguments of a block: their names, their constant values, and the names in all other values. */
function compareBlock(
  { body }: HclBlock,
  planned: PlannedBlock,
  address: string,
  differences: string[],
): void {
  const differs = (name: string): void => {
    differences.push(
      `${cut(address)} has another "${name}" in the plan than in the configuration.`,
    );
  };
  const writtenNames = new Set(
    [...body.attributes, ...body.blocks.map(nameOfBlock)].map(({ name }) => name),
  );
  for (const name of Object.keys(planned.expressions)) if (!writtenNames.has(name)) differs(name);
  const repeated = { count: planned.count_expression, for_each: planned.for_each_expression };
  for (const name of ['count', 'for_each'] as const) {
    if (repeated[name] !== undefined && !writtenNames.has(name)) differs(name);
  }
  for (const { name, value } of body.attributes) {
    const isRepetition = name === 'count' || name === 'for_each';
    if (isMetaArgument(name) && !isRepetition) continue;
    const other = isRepetition ? repeated[name] : planned.expressions[name];
    if (other === undefined && isRepetition && isWithoutNames(value)) continue;
    if (!isSameExpression(value, other)) differs(name);
  }
}

function nameOfBlock({ type, labels }: HclBlock): { name: string } {
  return { name: type === 'dynamic' ? (labels[0] ?? '') : type };
}

function isSameExpression(written: HclExpression, planned: unknown): boolean {
  const read = v.safeParse(expressionSchema, planned);
  // An attribute of a schema with nested attributes has one expression for each of them in the
  // plan.
  if (!read.success) return typeof planned === 'object' && planned !== null;
  const constant = constantOf(written);
  const { constant_value: other, references } = read.output;
  if (constant !== undefined) return isSameJson(constant.known, other ?? null);
  const names = new Set<string>();
  if (!addNames(written, names, new Set())) return true;
  const plannedNames = new Set((references ?? []).map(firstTwo));
  return isDeepStrictEqual([...names].sort(), [...plannedNames].sort());
}

/** Whether an expression has neither a constant value nor a name, as a function call; a plan leaves it out. */
function isWithoutNames(written: HclExpression): boolean {
  const names = new Set<string>();
  return (
    constantOf(written) === undefined && addNames(written, names, new Set()) && names.size === 0
  );
}

/** The value of an expression that has no names and calls no functions; undefined for any other. */
function constantOf(
  expression: HclExpression,
  type?: HclExpression,
): { known: unknown } | undefined {
  const parts = JSON.stringify(expression);
  if (/"kind":"(?:call|other|for|traversal|access)"/.test(parts)) return undefined;
  const plain = evaluate(expression, withoutNames());
  const value = type === undefined ? plain : convert(plain, type);
  return isWhollyKnown(value) ? { known: split(value, { left: 100_000 }).known } : undefined;
}

/** Compares both values as JSON, the form of the plan, so that the prototypes of maps do not count. */
function isSameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(
    JSON.parse(JSON.stringify(one ?? null)),
    JSON.parse(JSON.stringify(other ?? null)),
  );
}

/**
 * Adds the `first.second` of every name. Returns false if the parser did not understand a part of
 * the expression.
 */
function addNames(
  expression: HclExpression,
  names: Set<string>,
  bound: ReadonlySet<string>,
): boolean {
  if (expression.kind === 'other') return false;
  if (expression.kind === 'for') {
    const { keyName, valueName, key, condition } = expression;
    const inner = new Set([...bound, valueName, ...(keyName === undefined ? [] : [keyName])]);
    const inside = [key, condition, expression.value].filter((each) => each !== undefined);
    return (
      addNames(expression.collection, names, bound) &&
      inside.every((each) => addNames(each, names, inner))
    );
  }
  if (expression.kind === 'traversal') {
    const { root, steps } = expression;
    const [first] = steps;
    if (!bound.has(root) && first?.kind === 'literal') {
      names.add(firstTwo(`${root}.${String(first.value)}`));
    }
    return steps.every((each) => addNames(each, names, bound));
  }
  return partsOf(expression).every((each) => addNames(each, names, bound));
}

function firstTwo(reference: string): string {
  return reference.split(/[.[]/, 2).join('.');
}

function compareCall(
  name: string,
  call: Placed,
  { planned, module, at }: { planned: Configured; module: Module; at: Comparison },
): void {
  const one = planned.module_calls[name];
  if (one === undefined) return;
  const address = `${at.address}module.${name}`;
  const textOf = (name: string): string | undefined => {
    const written = call.block.body.attributes.find((each) => each.name === name);
    const text = written && constantOf(written.value)?.known;
    return typeof text === 'string' ? text : undefined;
  };
  const { body } = call.block;
  const inputs = body.attributes.filter(
    (each) => each.name !== 'source' && each.name !== 'version',
  );
  compareBlock(
    { ...call.block, body: { ...body, attributes: inputs } },
    one,
    address,
    at.differences,
  );
  const source = textOf('source');
  const isOther =
    source !== undefined && one.source !== source && !`${one.source}`.endsWith(source);
  if (isOther || textOf('version') !== one.version_constraint) {
    at.differences.push(`${cut(address)} is another module in the plan.`);
  }
  const callee = calledModule(at.sources, module, callOf(call, at.address, source ?? ''));
  if (callee === undefined) return;
  compareModules(one.module, callee, { ...at, address: `${address}.`, depth: at.depth + 1 });
}

/** Adds a difference for each value that the run sets and that the plan has otherwise. */
function compareVariables(
  { variables }: PlanDocument,
  { root, variables: runVariables }: JudgedConfiguration,
  differences: string[],
): void {
  for (const [name, value] of Object.entries(runVariables)) {
    if (!root.variables.has(name)) continue;
    const planned = Object.hasOwn(variables, name) ? variables[name]?.value : undefined;
    if (!isSameJson(value, planned)) differences.push(`var.${name} has another value in the plan.`);
  }
}

/**
 * Adds differences between the changes of the plan and of the static plan. Each planned resource
 * has to be declared, and each value that the static plan knows has to be the same. This also
 * compares the values of locals, which the configuration inside a plan does not have.
 */
function compareChanges(document: PlanDocument, planned: Planned, differences: string[]): void {
  const { resource_changes: changes, configuration } = document;
  const declared = new Set<string>();
  declaredIn(configuration.root_module, '', declared, 0);
  const made = changes.filter(({ mode, change }) => mode === 'managed' && change.after !== null);
  const undeclared = made.find(({ address }) => !declared.has(withoutKeys(address)));
  if (undeclared !== undefined) {
    differences.push(
      `${cut(undeclared.address)} is planned, and its configuration is not in the plan.`,
    );
  }
  const byAddress = new Map(made.map((each) => [each.address, each]));
  const unsure = new Set((planned.unsure ?? []).map(withoutKeys));
  const knownChanges = planned.document.resource_changes.filter(
    ({ address, change }) => change.after !== null && !unsure.has(withoutKeys(address)),
  );
  for (const { address, change } of knownChanges) {
    const other = byAddress.get(address);
    if (other === undefined) differences.push(`${cut(address)} is not planned.`);
    else {
      const after = other.change.after ?? {};
      const wrong = Object.entries(change.after ?? {}).find(
        ([name, value]) => Object.hasOwn(after, name) && !mayBe(value, after[name]),
      );
      if (wrong !== undefined)
        differences.push(`${cut(address)} is planned with another "${wrong[0]}".`);
    }
  }
  const names = new Set(knownChanges.map(({ address }) => withoutKeys(address)));
  const addresses = new Set(knownChanges.map(({ address }) => address));
  const extra = made.find(
    ({ address }) => names.has(withoutKeys(address)) && !addresses.has(address),
  );
  if (extra !== undefined) differences.push(`${cut(extra.address)} is planned, and not declared.`);
}

/** Whether a plan may have made this value from the known one. */
function mayBe(written: unknown, planned: unknown): boolean {
  if (Array.isArray(written)) {
    // The plan has the members of a set in its own order.
    const plain =
      written.every(isPrimitive) && Array.isArray(planned) && planned.every(isPrimitive);
    return !plain || isDeepStrictEqual(written.map(String).sort(), planned.map(String).sort());
  }
  if (typeof written === 'object' && written !== null) {
    if (typeof planned !== 'object' || planned === null) return false;
    return Object.entries(written).every(
      ([name, value]) => !Object.hasOwn(planned, name) || mayBe(value, Reflect.get(planned, name)),
    );
  }
  return !isPrimitive(written) || isAsPlain(written, planned);
}

function isPrimitive(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Whether a plan has this value, or a text that may be its digest: some providers keep digests of texts. */
function isAsPlain(written: string | number | boolean, planned: unknown): boolean {
  if (String(written) === String(planned)) return true;
  return typeof planned === 'string' && /^(?:[\da-f]{40}|[\da-f]{64})$/.test(planned);
}

function declaredIn(
  plannedModule: unknown,
  prefix: string,
  declared: Set<string>,
  depth: number,
): void {
  const read = v.safeParse(configuredSchema, plannedModule ?? {});
  if (!read.success || depth > DEEPEST) return;
  for (const { address } of read.output.resources) declared.add(prefix + address);
  for (const [name, call] of Object.entries(read.output.module_calls)) {
    declaredIn(call.module, `${prefix}module.${name}.`, declared, depth + 1);
  }
}

function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
