/** Holds the `configuration` of a plan to the text, block by block, in every module of the tree. */
import type { HclAttribute, HclBlock } from '../../../configuration/syntax/hcl-syntax.ts';
import { literalText } from '../../../configuration/syntax/hcl-syntax.ts';
import { calledModule, callOf, type Placed } from '../../../configuration/load-module.ts';
import { isMetaArgument } from '../../plan/resource-values.ts';
import { isRecord } from '../../../model/parse.ts';
import { cut, ownMember, showValue, type PlanFindings } from './findings.ts';
import { constantValue, fitsType } from './fits-type.ts';
import { referenceName, readName } from './listed-references.ts';
import {
  bodyOfJson,
  compareBody,
  isFilled,
  prefixOf,
  type ModuleInPlan,
  type Inside,
} from './compare-body.ts';
import { compareProviders, providerKeys } from './compare-providers.ts';
import { textMember } from './said.ts';
import { attributeOf } from './text-scope.ts';
import { isSameConstraint } from './version-constraints.ts';

const DEEPEST = 20;

/** Compares a module, and all modules that it calls. */
export function compareModule(at: ModuleInPlan): void {
  const { module, planned, path, all } = at;
  if (at.depth > DEEPEST) {
    all.comparison.findings.markMissing(path);
    return;
  }
  all.visit(at);
  const resources = listOf(ownMember(planned, 'resources')).map(
    (one) => [textMember(one, 'address') ?? '', one] as const,
  );
  const blocks = [...module.resources, ...module.dataSources].map(
    (placed) => [localName(placed.block), placed] as const,
  );
  const calls = module.calls.map((placed) => [placed.block.labels[0] ?? '', placed] as const);
  compareDeclared('', Object.fromEntries(resources), new Map(blocks), at, compareResource);
  compareDeclared('var.', ownMember(planned, 'variables'), module.variables, at, compareVariable);
  compareDeclared('output.', ownMember(planned, 'outputs'), module.outputs, at, compareOutput);
  compareDeclared('module.', ownMember(planned, 'module_calls'), new Map(calls), at, compareCall);
  compareProviders(at);
}

function localName({ type, labels }: HclBlock): string {
  return `${type === 'data' ? 'data.' : ''}${labels.join('.')}`;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** One block of the text, and what the configuration in the plan says of it. */
interface Declared {
  /** The name in its module, as in `var.region`. */
  name: string;
  placed: Placed;
  planned: unknown;
  at: ModuleInPlan;
}

/** Compares the blocks of one kind: there are the same ones, and each is the same. */
function compareDeclared(
  ...[kind, planned, written, at, compare]: [
    kind: string,
    planned: unknown,
    written: ReadonlyMap<string, Placed>,
    at: ModuleInPlan,
    compare: (declared: Declared) => void,
  ]
): void {
  const { findings } = at.all.comparison;
  const names = isRecord(planned) ? Object.keys(planned) : [];
  for (const name of names.filter((one) => !written.has(one))) {
    const place = prefixOf(at) + kind + name;
    findings.add(place, `${cut(place)} is in the plan, and not in the files.`);
  }
  for (const [name, placed] of written) {
    const one = ownMember(planned, name);
    const place = prefixOf(at) + kind + name;
    if (one !== undefined) compare({ name: kind + name, placed, planned: one, at });
    else findings.add(place, `${cut(place)} is in the files, and not in the plan.`);
  }
}

function compareResource({ name, placed: { block }, planned, at }: Declared): void {
  const { comparison, values } = at.all;
  const { findings } = comparison;
  const place = `${prefixOf(at)}${name}`;
  const changes = values.changesOf(at.path, name);
  const sensitive = new Set(changes.flatMap(({ change }) => markedNames(change.after_sensitive)));
  compareBlock(block, planned, { place, at, isSensitive: (one) => sensitive.has(one) });
  const provisioners = provisionersOf(block);
  const ran = listOf(ownMember(planned, 'provisioners'));
  if (provisioners.length !== ran.length) {
    const [left, right] = [provisioners, ran].map(({ length }) => `${length} of them`);
    findings.differ(`${place}: provisioner`, `${left}`, `${right}`);
  } else provisioners.forEach((one, index) => compareProvisioner(one, ran[index], place, at));
  for (const type of ['lifecycle', 'connection']) {
    const isThere = block.body.blocks.some((one) => one.type === type && isFilled(one));
    const isJson = block.body.attributes.some((one) => one.name === type);
    if (isThere || isJson) findings.markMissing(`${place}: ${type}`);
  }
  compareProviderOf(block, planned, place, at);
  const { expected } = providerKeys(block, at);
  const other = changes.find(({ provider_name: provider }) => provider !== expected);
  if (other !== undefined) {
    findings.differ(`${place}: provider`, expected, showValue(other.provider_name));
  }
}

/** The attributes that are sensitive as a whole. */
function markedNames(marks: unknown): string[] {
  return isRecord(marks) ? Object.keys(marks).filter((name) => marks[name] === true) : [];
}

/** The provisioners of a resource, those in JSON as blocks. */
function provisionersOf(block: HclBlock): HclBlock[] {
  const written = block.body.attributes.find(({ name }) => name === 'provisioner');
  const text = written?.value.kind === 'other' ? written.value.inside?.[0] : written?.value;
  const items = text?.kind === 'tuple' ? text.items : text === undefined ? [] : [text];
  const list = Array.isArray(written?.json) ? written.json : [written?.json];
  const inJson = items.flatMap((item, at) =>
    item.kind === 'object'
      ? item.entries.flatMap(({ key, value }) => {
          const type = literalText(key) ?? '';
          const body = bodyOfJson(value, ownMember(list[at], type));
          return [{ type: 'provisioner', labels: [type], body, range: value.range }];
        })
      : [],
  );
  return [...block.body.blocks.filter(({ type }) => type === 'provisioner'), ...inJson];
}

function compareProviderOf(
  block: HclBlock,
  planned: unknown,
  place: string,
  at: ModuleInPlan,
): void {
  const { findings } = at.all.comparison;
  const { keys, passed } = providerKeys(block, at);
  const key = textMember(planned, 'provider_config_key');
  const level = key === undefined ? -1 : keys.indexOf(key);
  if (level < 0) findings.differ(`${place}: provider`, showValue(keys.at(-1)), showValue(key));
  else for (const text of passed.slice(0, level)) if (text !== undefined) findings.markFound(text);
}

/** Arguments and blocks that no plan shows. */
const NOT_SHOWN = ['when', 'on_failure', 'connection'];

function compareProvisioner(
  block: HclBlock,
  planned: unknown,
  owner: string,
  at: ModuleInPlan,
): void {
  const { findings } = at.all.comparison;
  const [type = ''] = block.labels;
  const place = `${owner}: provisioner "${type}"`;
  const plannedType = textMember(planned, 'type');
  if (plannedType !== type) {
    findings.differ(place, showValue(type), showValue(plannedType));
    return;
  }
  const attributes = block.body.attributes.filter(({ name }) => !NOT_SHOWN.includes(name));
  const blocks = block.body.blocks.filter((one) => !NOT_SHOWN.includes(one.type));
  const isWhole =
    attributes.length === block.body.attributes.length &&
    blocks.length === block.body.blocks.length;
  if (!isWhole) findings.markMissing(place);
  const inside = { place, at, isSensitive: () => false };
  compareBody({ attributes, blocks }, ownMember(planned, 'expressions'), inside);
}

/** Compares the arguments of a resource or a call, its repetition, and what it depends on. */
function compareBlock(block: HclBlock, planned: unknown, inside: Inside): void {
  const { place, at } = inside;
  const { comparison } = at.all;
  const body = {
    attributes: block.body.attributes.filter(({ name }) => !isMetaArgument(name)),
    blocks: block.body.blocks.filter(({ type }) => !isMetaArgument(type)),
  };
  compareBody(body, ownMember(planned, 'expressions'), inside);
  for (const name of ['count', 'for_each']) {
    const written = block.body.attributes.find((one) => one.name === name);
    const one = ownMember(planned, `${name}_expression`);
    const inner = `${place}: "${name}"`;
    const demand = { place: inner, module: at.module, prefix: prefixOf(at) };
    if (written === undefined) {
      if (one !== undefined) comparison.findings.differ(inner, 'absent', 'there');
    } else if (one === undefined) {
      // Terraform leaves an expression out that has neither a constant value nor a name.
      comparison.compare(written, {}, demand);
    } else comparison.compare(written, one, demand);
  }
  compareDependencies(block, planned, inside);
}

function compareDependencies(block: HclBlock, planned: unknown, { place, at }: Inside): void {
  const { findings } = at.all.comparison;
  const written = attributeOf(block, 'depends_on');
  const items =
    written?.kind === 'tuple' ? written.items : written?.kind === 'other' ? tupleIn(written) : [];
  const names = items.map((item) =>
    item.kind === 'traversal' ? referenceName(item) : readName(literalText(item) ?? ''),
  );
  const [left, right] = [
    names,
    listOf(ownMember(planned, 'depends_on')).map((one) => readName(String(one))),
  ].map((list) => [...new Set(list.map((name) => name.join('.')))].sort().join(', '));
  if (left !== right) findings.differ(`${place}: "depends_on"`, `[${left}]`, `[${right}]`);
}

function tupleIn({ inside = [] }: { inside?: HclAttribute['value'][] }): HclAttribute['value'][] {
  const [only] = inside;
  return only?.kind === 'tuple' ? only.items : [];
}

function compareVariable({ name, placed: { block }, planned, at }: Declared): void {
  const { findings } = at.all.comparison;
  const owner = `${prefixOf(at)}${name}`;
  const place = `${owner}: "default"`;
  compareSaid(block, planned, owner, findings);
  leaveOthers(block, ['type', 'default', 'description', 'sensitive', 'nullable'], owner, at);
  const written = attributeOf(block, 'default');
  const value = ownMember(planned, 'default');
  const isSensitive = saysTrue(block, 'sensitive');
  if (written === undefined) {
    if (value !== undefined) findings.differ(place, 'absent', showValue(value, isSensitive));
    return;
  }
  const fits = fitsType(written, attributeOf(block, 'type'), value);
  const known = constantValue(written);
  if (fits === undefined) findings.markMissing(place);
  else if (!fits) {
    const shown = known === undefined ? 'another value' : showValue(known.value, isSensitive);
    findings.differ(place, shown, showValue(value, isSensitive));
  }
}

function compareOutput({ name, placed: { block }, planned, at }: Declared): void {
  const { comparison } = at.all;
  const place = `${prefixOf(at)}${name}`;
  compareSaid(block, planned, place, comparison.findings);
  leaveOthers(block, ['value', 'description', 'sensitive', 'depends_on'], place, at);
  const value = block.body.attributes.find((one) => one.name === 'value');
  const isSensitive = saysTrue(block, 'sensitive');
  const demand = { place, module: at.module, prefix: prefixOf(at), isSensitive };
  if (value === undefined) comparison.findings.differ(place, 'without a value', 'with one');
  else comparison.compare(value, ownMember(planned, 'expression') ?? {}, demand);
  compareDependencies(block, planned, { place, at, isSensitive: () => isSensitive });
}

/** Leaves a block that has more than what a plan shows of it. */
function leaveOthers(
  { body }: HclBlock,
  shown: readonly string[],
  place: string,
  { all }: ModuleInPlan,
): void {
  const isMore = body.attributes.some(({ name }) => !shown.includes(name) && name !== '//');
  if (isMore || body.blocks.length > 0) all.comparison.findings.markMissing(place);
}

/** Compares what a variable or an output says of itself. */
function compareSaid(
  block: HclBlock,
  planned: unknown,
  place: string,
  findings: PlanFindings,
): void {
  const sensitive = ownMember(planned, 'sensitive') === true;
  if (saysTrue(block, 'sensitive') !== sensitive) {
    findings.differ(`${place}: "sensitive"`, String(!sensitive), String(sensitive));
  }
  const written = attributeOf(block, 'description');
  const description = written === undefined ? '' : literalText(written)?.normalize('NFC');
  const said = textMember(planned, 'description') ?? '';
  if (description === undefined) findings.markMissing(`${place}: "description"`);
  else if (description !== said) {
    findings.differ(`${place}: "description"`, showValue(description), showValue(said));
  }
}

function saysTrue(block: HclBlock, name: string): boolean {
  const written = attributeOf(block, name);
  return written?.kind === 'literal' && String(written.value) === 'true';
}

function compareCall({ name, placed, planned, at }: Declared): void {
  const { block } = placed;
  const { comparison, sources } = at.all;
  const { findings } = comparison;
  const path = `${prefixOf(at)}${name}`;
  const source = compareSource(block, planned, path, at);
  const callee = calledModule(sources, at.module, callOf(placed, at.path, source));
  const attributes = block.body.attributes.filter(
    (one) => !/^(?:source|version|ignore_nested_deprecations)$/.test(one.name),
  );
  const isSensitive = (variable: string): boolean => {
    const declared = callee?.variables.get(variable)?.block;
    return declared !== undefined && saysTrue(declared, 'sensitive');
  };
  const inputs = { ...block, body: { ...block.body, attributes } };
  compareBlock(inputs, planned, { place: path, at, isSensitive });
  const providers = attributeOf(block, 'providers');
  if (providers !== undefined) {
    const place = `${path}: "providers"`;
    const demand = { place, module: at.module, prefix: prefixOf(at), listed: 'nothing' as const };
    if (providers.kind !== 'object') findings.markMissing(place);
    else for (const { value } of providers.entries) comparison.demand({ ...demand, text: value });
  }
  if (callee === undefined) {
    findings.markMissing(`${path} (its files are not here)`);
    return;
  }
  compareModule({
    module: callee,
    planned: ownMember(planned, 'module'),
    path,
    caller: { from: at, call: block },
    depth: at.depth + 1,
    all: at.all,
  });
}

/** Compares where a module comes from. Returns its source. */
function compareSource(
  block: HclBlock,
  planned: unknown,
  path: string,
  { all }: ModuleInPlan,
): string {
  const { findings } = all.comparison;
  const source = literalText(attributeOf(block, 'source'));
  const plannedSource = textMember(planned, 'source');
  if (source === undefined || source !== plannedSource) {
    findings.differ(`${path}: "source"`, showValue(source ?? null), showValue(plannedSource));
  }
  const version = literalText(attributeOf(block, 'version')) ?? '';
  const plannedVersion = textMember(planned, 'version_constraint') ?? '';
  if (!isSameConstraint(version, plannedVersion)) {
    findings.differ(`${path}: "version"`, showValue(version), showValue(plannedVersion));
  }
  return source ?? '';
}
