/**
 * The static planner. It reads the configuration of a working directory and of the local modules
 * that it calls. Values that the files contain are known, and all others are unknown. It calls no
 * provider.
 */
import { posix } from 'node:path';
import { literalText, type HclBlock } from '../../configuration/syntax/hcl-syntax.ts';
import { evaluate, withoutNames, type Scope } from '../../configuration/evaluate.ts';
import { failedConditions, lifecycleOf, type Lifecycle } from './lifecycle.ts';
import { variablesIn } from '../../configuration/file-names.ts';
import { isLocal } from '../../configuration/module-source.ts';
import {
  calledModule,
  callOf,
  loadModule,
  parseModuleFile,
  sourcesOf,
  toProblemRange,
} from '../../configuration/load-module.ts';
import type { Module, Placed, Sources } from '../../configuration/load-module.ts';
import {
  expand,
  isCounted,
  isRepeated,
  ModuleScope,
  saysSensitive,
  type Instance,
} from './module-scope.ts';
import {
  addRelocations,
  addressOf,
  noRelocations,
  relocate,
  type Relocations,
} from './move-state.ts';
import { isReplaced, makePlan, type PlannedResource } from './to-plan.ts';
import type { ConfiguredModule, Planned, PlanInput, PlanProblem } from './plan-document.ts';
import { withoutKeys, writeIndex } from '../../configuration/address.ts';
import type { PlannedOutputs } from './output-changes.ts';
import { providersOf } from './providers.ts';
import {
  addReferences,
  inScopeOf,
  outputsInScope,
  type References,
} from '../../configuration/references.ts';
import {
  applied,
  conceal,
  DOUBT,
  isSensitive,
  isWhollyKnown,
  newMap,
  UNKNOWN,
  type Value,
  type ValueMap,
} from '../../configuration/value.ts';

const MAX_DEPTH = 20;
const MAX_RESOURCES = 10_000;
const MAX_MODULES = 1_000;
/** The most blocks that all called modules may have together. */
const MAX_BLOCKS = 100_000;
/** The most work that all expressions may cost together, see `weigh`. */
const MAX_WORK = 500_000;

/** The static plan of an upload. Why a plan cannot be made is in its `problems`. */
export function planConfiguration(input: PlanInput): Planned {
  const problems: PlanProblem[] = [];
  const references: References = new Map();
  let planned: ReturnType<typeof planRoot>;
  try {
    planned = planRoot(input, references, problems);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fail(problems, 'Nested too deeply', 'Names or blocks need each other in too long a chain.');
  }
  const { targets } = input.options;
  if (targets.length > 0) problems.push(TARGETED);
  const hasFailed = (): boolean => problems.some(({ severity }) => severity === 'error');
  const keeps = outputsInScope(references, targets);
  const outputs =
    planned === undefined || hasFailed()
      ? new Map()
      : rootOutputs(planned.root, planned.outputs, keeps, problems);
  return makePlan(planned?.input ?? input, {
    resources: hasFailed() ? undefined : planned?.resources,
    outputs,
    keepsOutput: keeps,
    providers: providersOf(planned?.root),
    inScope: inScopeOf(references, targets, input.isDestroy),
    configuration: planned?.configuration ?? {},
    variables: planned?.variables ?? new Map(),
    problems,
    relocations: planned?.relocations ?? noRelocations(),
    previous: planned?.previous ?? new Map(),
    importing: planned?.importing ?? new Map(),
    lifecycles: planned?.lifecycles ?? new Map(),
    unread: planned?.unread ?? [],
  });
}

const TARGETED: PlanProblem = {
  severity: 'warning',
  summary: 'Resource targeting is in effect',
  detail:
    'Only the targets and what they need are planned. Other changes that the configuration asks for are left out.',
};

/**
 * Plans the root module; undefined if there is none. Throws a `RangeError` if something is nested
 * too deeply.
 */
function planRoot(request: PlanInput, references: References, problems: PlanProblem[]) {
  const sources: Sources = { ...sourcesOf(request), problems };
  const root = loadModule(sources, request.workingDirectory);
  if (root === undefined) {
    const where = request.workingDirectory || 'its root directory';
    const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
    fail(problems, 'No Terraform configuration files', detail);
    return undefined;
  }
  const values = rootVariables(sources, root, request.variables);
  const relocations = relocationsOf(sources, root);
  const { state, previous } = relocate(request.state, relocations);
  const marks = relocate(request.marks ?? {}, relocations).state;
  const input = { ...request, state, marks };
  const budget = { left: MAX_WORK };
  const walk: Walk = {
    sources,
    resources: [],
    input,
    references,
    budget,
    modules: 0,
    blocks: 0,
    unread: new Set(),
    importing: new Map(),
    lifecycles: new Map(),
  };
  const planned = planModule(walk, root, values, { address: '', depth: 0 });
  const { resources, modules, blocks, importing, lifecycles } = walk;
  if (resources.length > MAX_RESOURCES) {
    const detail = `More than ${String(MAX_RESOURCES)} resource instances are declared.`;
    fail(problems, 'Too many resources', detail);
  }
  if (modules > MAX_MODULES || blocks > MAX_BLOCKS) {
    const detail = `Modules are called more than ${String(MAX_MODULES)} times, or with more than ${String(MAX_BLOCKS)} blocks.`;
    fail(problems, 'Too many modules', detail);
  }
  const unread = [
    ...walk.unread,
    ...[...planned.variables]
      .filter(([, value]) => !isWhollyKnown(value))
      .map(([name]) => `var.${name}`),
  ];
  const found = { resources, importing, lifecycles, unread };
  return { root, input, relocations, previous, ...found, ...planned };
}

/** The relocations of the root module and of all local modules that it calls. */
export function relocationsOf(sources: Sources, root: Module): Relocations {
  const relocations = noRelocations();
  const position = { address: '', depth: 0, budget: { left: MAX_MODULES } };
  gatherRelocations(sources, root, relocations, position);
  return relocations;
}

/**
 * Adds the relocations of all local modules by address without keys, for as many calls as are
 * planned at most.
 */
function gatherRelocations(
  sources: Sources,
  module: Module,
  relocations: Relocations,
  { address, depth, budget }: ModulePosition & { budget: { left: number } },
): void {
  addRelocations(relocations, module, address);
  if (depth >= MAX_DEPTH || relocations.repeated.size > MAX_RESOURCES) return;
  for (const call of module.calls) {
    const { block } = call;
    budget.left -= 1;
    if (budget.left < 0) return;
    const source = literalText(block.body.attributes.find(({ name }) => name === 'source')?.value);
    const callee = calledModule(sources, module, callOf(call, address, source ?? ''));
    const inner = `${address === '' ? '' : `${address}.`}module.${block.labels[0] ?? ''}`;
    if (callee === undefined) continue;
    gatherRelocations(sources, callee, relocations, { address: inner, depth: depth + 1, budget });
  }
}

function fail(problems: PlanProblem[], summary: string, detail: string): void {
  problems.push({ severity: 'error', summary, detail });
}

/** The outputs that `isKept` names. An output that would show a sensitive value becomes a problem. */
function rootOutputs(
  root: Module,
  values: ValueMap,
  isKept: (name: string) => boolean,
  problems: PlanProblem[],
): PlannedOutputs {
  const outputs: PlannedOutputs = new Map();
  for (const [name, { block, file }] of root.outputs) {
    if (!isKept(name)) continue;
    const value = values[name] ?? null;
    const sensitive = saysSensitive(block);
    if (isSensitive(value) && !sensitive) {
      problems.push({
        severity: 'error',
        summary: 'Output refers to sensitive values',
        detail: `The value of output "${name}" holds something sensitive. Add sensitive = true to the output, or take the mark off with nonsensitive().`,
        range: toProblemRange(file, block.range),
      });
    }
    outputs.set(name, { value, sensitive });
  }
  return outputs;
}

interface Walk {
  sources: Sources;
  resources: PlannedResource[];
  input: PlanInput;
  references: References;
  budget: { left: number };
  /** The number of modules that were read, and of the blocks in them. */
  modules: number;
  blocks: number;
  /**
   * Parts that were not read: addresses of modules that are not local, files that only another
   * program reads.
   */
  unread: Set<string>;
  /** The imported resources: address → id, if the id is known. */
  importing: Map<string, string | undefined>;
  /** By the address of the block, without keys: of blocks without an instance, too. */
  lifecycles: Map<string, Lifecycle>;
}

/** Where a module is: its address (`module.a.module.b`, empty for the root) and its depth. */
interface ModulePosition {
  address: string;
  depth: number;
  /** True when the number of instances of this module, or of one around it, is not known. */
  unsure?: boolean | undefined;
}

function planModule(
  walk: Walk,
  module: Module,
  values: ReadonlyMap<string, Value>,
  position: ModulePosition,
): { outputs: ValueMap; variables: Map<string, Value>; configuration: ConfiguredModule } {
  const { input, references } = walk;
  const { address } = position;
  if (input.options.targets.length > 0) addReferences(references, module, address);
  const calls: NonNullable<ConfiguredModule['module_calls']> = {};
  const planCall = (name: string): Value => {
    const call = module.calls.find(({ block }) => block.labels[0] === name);
    if (call === undefined) return DOUBT;
    const planned = planModuleCall(walk, call, scope, { ...position, parent: module });
    calls[name] = planned.configuration;
    scope.moduleOutputs.set(name, planned.outputs);
    return planned.outputs;
  };
  const scope = new ModuleScope(module, values, {
    rootDirectory: input.workingDirectory,
    address,
    appliedAt: (at) => appliedAt(input, at),
    budget: walk.budget,
    planCall,
  });
  for (const { block } of module.calls) {
    const name = block.labels[0] ?? '';
    if (!scope.moduleOutputs.has(name)) planCall(name);
  }
  planResources(walk, module, scope, position);
  checkModule(walk, module, scope, address);
  if (address === '') importsOf(walk, module, scope);
  for (const path of module.unread) walk.unread.add(path);
  return {
    outputs: outputsOf(module, scope),
    variables: new Map(
      [...module.variables.keys()].map((name) => [name, scope.resolve('var', [name]).value]),
    ),
    configuration: {
      resources: [
        ...module.resources.map(({ block }) => configured(block.labels, 'managed')),
        ...module.dataSources.map(({ block }) => configured(block.labels, 'data')),
      ],
      module_calls: Object.keys(calls).length > 0 ? calls : undefined,
    },
  };
}

function planResources(
  walk: Walk,
  module: Module,
  scope: ModuleScope,
  { address, unsure }: ModulePosition,
): void {
  const providers = providersOf(module);
  for (const { block, file } of module.resources) {
    const [type = '', name = ''] = block.labels;
    if (walk.resources.length > MAX_RESOURCES) break;
    const lifecycle = lifecycleOf(block);
    const prefix = address === '' ? '' : `${address}.`;
    walk.lifecycles.set(withoutKeys(`${prefix}${type}.${name}`), lifecycle);
    for (const instance of expand(block, scope)) {
      walk.resources.push({
        moduleAddress: address,
        type,
        name,
        index: instance.key,
        values: scope.valuesOf(block, instance),
        provider: providers(type, block),
        place: { file, line: block.range.startLine },
        lifecycle,
        unsure: instance.unsure === true || unsure === true,
      });
      checkResource(walk, { block, file }, instance, address);
    }
  }
}

/** Adds problems for conditions that are false before anything is applied. */
function checkResource(
  { sources }: Walk,
  { block, file }: Placed,
  { key, scope }: Instance,
  moduleAddress: string,
): void {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const address = `${prefix}${block.labels.join('.')}${writeIndex(key)}`;
  for (const lifecycle of block.body.blocks.filter(({ type }) => type === 'lifecycle')) {
    const summary = 'Resource precondition failed';
    const condition = { summary, severity: 'error', type: 'precondition', address } as const;
    sources.problems.push(...failedConditions({ block: lifecycle, file, ...condition }, scope));
  }
}

function checkModule({ sources }: Walk, module: Module, scope: Scope, address: string): void {
  const prefix = address === '' ? '' : `${address}.`;
  for (const placed of module.variables.values()) {
    const condition = { severity: 'error', type: 'validation' } as const;
    const summary = 'Invalid value for variable';
    sources.problems.push(...failedConditions({ ...placed, ...condition, summary }, scope));
  }
  for (const placed of module.checks) {
    const condition = { severity: 'warning', type: 'assert' } as const;
    const summary = 'Check block assertion failed';
    const check = `${prefix}check.${placed.block.labels[0] ?? ''}`;
    sources.problems.push(
      ...failedConditions({ ...placed, ...condition, summary, address: check }, scope),
    );
  }
}

/** Collects what `import` blocks import; one block may import many resources. */
function importsOf({ importing, sources }: Walk, module: Module, scope: Scope): void {
  for (const { block, file } of module.imports) {
    const written = (name: string) => block.body.attributes.find((one) => one.name === name)?.value;
    const to = written('to');
    const id = written('id');
    if (to === undefined) continue;
    for (const instance of expand(block, scope)) {
      const address = addressOf(to, instance.scope);
      const importId = id && evaluate(id, instance.scope);
      if (address === undefined || instance.unsure === true) {
        sources.problems.push({
          severity: 'warning',
          summary: 'Import not known',
          detail: 'What this block imports is known only to Terraform.',
          range: toProblemRange(file, block.range),
        });
      } else importing.set(address, typeof importId === 'string' ? importId : undefined);
    }
  }
}

/** The applied values of a resource; undefined if there are none or the run replaces the resource. */
function appliedAt(input: PlanInput, address: string): ValueMap | undefined {
  const values = input.state[address];
  return values === undefined || isReplaced(input, address) ? undefined : applied(values);
}

function outputsOf(module: Module, scope: Scope): ValueMap {
  const outputs = newMap();
  for (const [name, { block }] of module.outputs) {
    const written = block.body.attributes.find((attribute) => attribute.name === 'value');
    const value = written === undefined ? UNKNOWN : evaluate(written.value, scope);
    outputs[name] = saysSensitive(block) ? conceal(value) : value;
  }
  return outputs;
}

function planModuleCall(
  walk: Walk,
  call: Placed,
  scope: Scope,
  { parent, address, depth, unsure }: ModulePosition & { parent: Module },
): { outputs: Value; configuration: { source: string; module?: ConfiguredModule } } {
  const name = call.block.labels[0] ?? '';
  const written = call.block.body.attributes.find((attribute) => attribute.name === 'source');
  const source = written === undefined ? UNKNOWN : evaluate(written.value, scope);
  const shown = typeof source === 'string' ? source : '';
  const called = callOf(call, address, shown);
  const module = depth < MAX_DEPTH ? calledModule(walk.sources, parent, called) : undefined;
  // Modules of registries and repositories are not downloaded here, so their resources are not known.
  if (module === undefined && !isLocal(shown)) {
    walk.unread.add(`${address === '' ? '' : `${address}.`}module.${name}`);
    return { outputs: UNKNOWN, configuration: { source: shown } };
  }
  if (module === undefined) {
    walk.sources.problems.push({
      severity: 'error',
      summary: 'Unreadable module directory',
      detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
      range: toProblemRange(call.file, call.block.range),
    });
    return { outputs: UNKNOWN, configuration: { source: shown } };
  }
  const results = expand(call.block, scope).flatMap((instance) => {
    walk.modules += 1;
    walk.blocks += module.named.size + module.outputs.size + module.variables.size;
    if (walk.modules > MAX_MODULES || walk.blocks > MAX_BLOCKS) return [];
    const values = new Map<string, Value>();
    for (const attribute of call.block.body.attributes) {
      if (module.variables.has(attribute.name)) {
        values.set(attribute.name, evaluate(attribute.value, instance.scope));
      }
    }
    requireVariables(walk.sources, module, values, call);
    const at = `${address === '' ? '' : `${address}.`}module.${name}${writeIndex(instance.key)}`;
    return {
      key: instance.key,
      ...planModule(walk, module, values, {
        address: at,
        depth: depth + 1,
        unsure: unsure === true || instance.unsure,
      }),
    };
  });
  const configuration = results[0]?.configuration;
  return {
    outputs: gathered(call.block, results),
    configuration: { source: shown, module: configuration },
  };
}

/** The outputs of all instances of a call, as the module's name has them. */
function gathered(
  block: HclBlock,
  results: readonly { key?: string | number | undefined; outputs: ValueMap }[],
): Value {
  if (!isRepeated(block)) return results[0]?.outputs ?? UNKNOWN;
  if (results.some(({ key }) => key === undefined)) return UNKNOWN;
  if (isCounted(block)) return results.map(({ outputs }) => outputs);
  return newMap(results.map(({ key, outputs }) => [String(key), outputs]));
}

/**
 * The values of variables, the strongest first: workspace and run, `*.auto.tfvars` (last name
 * first), `terraform.tfvars`.
 */
function rootVariables(
  sources: Sources,
  root: Module,
  variables: Readonly<Record<string, unknown>>,
): Map<string, Value> {
  const values = new Map<string, Value>();
  const here = sources.files.list(root.directory).map((path) => posix.basename(path));
  const ordered = variablesIn(here).map((name) => posix.join(root.directory, name));
  const nothing = withoutNames();
  for (const path of ordered) {
    for (const attribute of parseModuleFile(sources, path, 'variables file').attributes) {
      if (root.variables.has(attribute.name)) {
        values.set(attribute.name, evaluate(attribute.value, nothing));
      }
    }
  }
  for (const [name, value] of Object.entries(applied(variables))) {
    if (root.variables.has(name)) values.set(name, value);
  }
  requireVariables(sources, root, values);
  return values;
}

function requireVariables(
  sources: Sources,
  module: Module,
  values: ReadonlyMap<string, Value>,
  call?: Placed,
): void {
  for (const [name, declared] of module.variables) {
    const optional = declared.block.body.attributes.some((one) => one.name === 'default');
    if (optional || values.has(name)) continue;
    const where = call ?? declared;
    sources.problems.push({
      severity: 'error',
      summary: call === undefined ? 'No value for required variable' : 'Missing required argument',
      detail:
        call === undefined
          ? `The variable "${name}" has no default, and neither the workspace nor a .tfvars file sets it.`
          : `The argument "${name}" is required by the module, but no value is given.`,
      range: toProblemRange(where.file, where.block.range),
    });
  }
}

function configured(
  labels: string[],
  mode: 'managed' | 'data',
): NonNullable<ConfiguredModule['resources']>[number] {
  const [type = '', name = ''] = labels;
  return { address: `${mode === 'data' ? 'data.' : ''}${type}.${name}`, mode, type, name };
}
