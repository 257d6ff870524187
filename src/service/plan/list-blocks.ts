/**
 * Lists what an upload declares, where no program plans it: each `resource` block of the root module and of the local
 * modules that it calls, once. Literals are known and all else is unknown; nothing is evaluated, and no provider is asked.
 */
import { posix } from 'node:path';
import { toListedPlan, type ListedBlock } from './listed-plan.ts';
import type { PlanInput } from './plan-input.ts';
import { computedProviders, providersOf } from './providers.ts';
import { variablesIn } from '../../configuration/file-names.ts';
import { asObject, literalsIn, type Known } from '../../configuration/literal.ts';
import {
  callOf,
  calledModule,
  checkVariables,
  loadModule,
  sourcesOf,
  toProblemRange,
} from '../../configuration/load-module.ts';
import type {
  ConfigurationProblem,
  Module,
  Placed,
  Sources,
} from '../../configuration/load-module.ts';
import { isLocal } from '../../configuration/module-source.ts';
import { literalText, type HclBody } from '../../configuration/syntax/hcl-syntax.ts';
import { failedPlan } from '../../plan/failed-plan.ts';
import type { Planned } from '../../plan/plan-document.ts';

const MAX_DEPTH = 20;
const MAX_MODULES = 1_000;
const MAX_RESOURCES = 10_000;
/** With as many problems, no further module is read. */
const MAX_PROBLEMS = 100;
/** The most values that a listing contains; further blocks are listed without any. */
const MAX_VALUES = 60_000;

/** The listing of an upload as a plan, compared with the workspace's state. Why none can be made is in its `problems`. */
export function listBlocks(input: PlanInput): Planned {
  const sources = sourcesOf(input);
  const { problems } = sources;
  const root = loadModule(sources, input.workingDirectory);
  if (root === undefined) {
    const where = input.workingDirectory || 'its root directory';
    const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
    return failedPlan(input.terraformVersion, [fault('No Terraform configuration files', detail)]);
  }
  for (const name of variablesIn(
    sources.files.list(input.workingDirectory).map((path) => posix.basename(path)),
  )) {
    checkVariables(sources, posix.join(input.workingDirectory, name));
  }
  const listing: Listing = { sources, blocks: [], modules: 0, values: MAX_VALUES };
  listModule(listing, root, '', 0);
  if (isTooLarge(listing)) {
    const detail = `Modules are called more than ${String(MAX_MODULES)} times, or have more than ${String(MAX_RESOURCES)} resource blocks.`;
    problems.push(fault('Too many blocks', detail));
  }
  if (problems.some(({ severity }) => severity === 'error')) {
    return failedPlan(input.terraformVersion, problems);
  }
  return toListedPlan(input, listing.blocks, problems);
}

interface Listing {
  sources: Sources;
  blocks: ListedBlock[];
  modules: number;
  /** How many values may still be listed. */
  values: number;
}

function isTooLarge({ modules, blocks }: Listing): boolean {
  return modules > MAX_MODULES || blocks.length > MAX_RESOURCES;
}

function fault(summary: string, detail: string): ConfigurationProblem {
  return { severity: 'error', summary, detail };
}

/** Lists a module and those that it calls; `address` is empty for the root module. */
function listModule(listing: Listing, module: Module, address: string, depth: number): void {
  const providerOf = providersOf(module);
  listing.modules += 1;
  for (const name of computedProviders(module)) {
    const where = `required_providers${address && ` of ${address}`}`;
    const detail = `${where} computes the source of "${name}", as Terraform 1.17 allows. Nothing is evaluated here, so the provider is unknown. Write its source as text, or plan with a program.`;
    listing.sources.problems.push(fault('Computed source of a provider', detail));
  }
  for (const { block } of module.resources) {
    const [type = '', name = ''] = block.labels;
    const provider = providerOf(type, block);
    listing.blocks.push({
      module: address,
      type,
      name,
      provider,
      values: listValues(block.body, listing),
    });
  }
  for (const call of module.calls) {
    if (isTooLarge(listing) || listing.sources.problems.length >= MAX_PROBLEMS) return;
    const called = moduleOf(listing.sources, module, call, { address, depth });
    const name = `module.${call.block.labels[0] ?? ''}`;
    const inside = address === '' ? name : `${address}.${name}`;
    if (called !== undefined) listModule(listing, called, inside, depth + 1);
  }
}

/** The called module; undefined if it is fetched from elsewhere. A local one that is not there is a problem. */
function moduleOf(
  sources: Sources,
  caller: Module,
  call: Placed,
  { address, depth }: { address: string; depth: number },
): Module | undefined {
  const { block, file } = call;
  const source = literalText(block.body.attributes.find(({ name }) => name === 'source')?.value);
  const called =
    depth < MAX_DEPTH
      ? calledModule(sources, caller, callOf(call, address, source ?? ''))
      : undefined;
  if (called === undefined && source !== undefined && isLocal(source)) {
    const detail = `Module "${block.labels[0] ?? ''}" is said to be at ${source}, but the upload has no .tf file there.`;
    const range = toProblemRange(file, block.range);
    sources.problems.push({ ...fault('Unreadable module directory', detail), range });
  }
  return called;
}

/** Arguments and blocks that Terraform reads itself and does not give to the provider. */
const META = new Set([
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
]);

/** The literals of a resource block; none once too much was listed. */
function listValues(body: HclBody, listing: Listing): Known {
  const attributes = body.attributes.filter(({ name }) => !META.has(name));
  const blocks = body.blocks.filter(({ type }) => !META.has(type));
  if (listing.values < 0) return NOTHING;
  const known = literalsOf({ attributes, blocks });
  listing.values -= sizeOf(known.value) + sizeOf(known.unknown);
  return listing.values < 0 ? NOTHING : known;
}

const NOTHING: Known = { value: {}, unknown: undefined };

/** Each nested block becomes an item of a list, because only a provider's schema says which blocks are single. */
function literalsOf(body: HclBody): Known {
  const members = new Map(body.attributes.map(({ name, value }) => [name, literalsIn(value)]));
  const types = new Set(body.blocks.map(({ type, labels }) => blockName(type, labels)));
  for (const name of types) {
    const ofType = body.blocks.filter(({ type, labels }) => blockName(type, labels) === name);
    const items = ofType.map((block) => literalsOf(block.body));
    const isDynamic = ofType.some(({ type }) => type === 'dynamic');
    const unknown = items.map((one) => one.unknown ?? false);
    members.set(
      name,
      isDynamic
        ? { value: undefined, unknown: true }
        : {
            value: items.map(({ value }) => value),
            unknown: unknown.every((one) => one === false) ? undefined : unknown,
          },
    );
  }
  return asObject(members);
}

function blockName(type: string, [label = '']: readonly string[]): string {
  return type === 'dynamic' ? label : type;
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 1);
}
