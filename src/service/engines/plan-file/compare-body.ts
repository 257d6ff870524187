/** Compares the arguments and nested blocks of one block with what the configuration in a plan says of them. */
import type { HclAttribute, HclBlock, HclBody } from '../../../configuration/syntax/hcl-syntax.ts';
import { literalText } from '../../../configuration/syntax/hcl-syntax.ts';
import type { Module, Sources } from '../../../configuration/load-module.ts';
import { isRecord } from '../../../model/parse.ts';
import { ownMember } from './findings.ts';
import type { PlanValues } from './plan-values.ts';
import { isExpression, type Comparison } from './said.ts';

/** One module, by the calls that lead to it. */
export interface ModuleInPlan {
  module: Module;
  /** The module's part of the plan's configuration. */
  planned: unknown;
  /** The address without keys; empty for the root. */
  path: string;
  /** The module that calls it, and the call. */
  caller?: { from: ModuleInPlan; call: HclBlock };
  /** How many calls lead to it. */
  depth: number;
  all: Configurations;
}

export interface Configurations {
  comparison: Comparison;
  sources: Sources;
  values: PlanValues;
  /** The provider configurations of all modules, by their keys. */
  providers: unknown;
  /** Where a provider without a host comes from. */
  registry: 'registry.terraform.io' | 'registry.opentofu.org';
  /** Sees each module with its files. */
  visit: (module: ModuleInPlan) => void;
}

export function prefixOf({ path }: ModuleInPlan): string {
  return path === '' ? '' : `${path}.`;
}

export interface Inside {
  place: string;
  at: ModuleInPlan;
  isSensitive: (name: string) => boolean;
  /** Whether the names of arguments in sentences stand alone, and not behind another one. */
  isNested?: boolean;
}

/** Compares the arguments and nested blocks of one body. */
export function compareBody(body: HclBody, planned: unknown, inside: Inside): void {
  const { findings } = inside.at.all.comparison;
  const named = (name: string): string =>
    inside.isNested === true ? `${inside.place}.${name}` : `${inside.place}: "${name}"`;
  const written = new Set<string>();
  for (const attribute of body.attributes) {
    if (attribute.name === '//') continue;
    written.add(attribute.name);
    const one = ownMember(planned, attribute.name);
    if (one === undefined) findings.differ(named(attribute.name), 'there', 'absent');
    else compareAttribute(attribute, one, { ...inside, place: named(attribute.name) });
  }
  const types = new Set(
    body.blocks.filter(({ type }) => type !== 'dynamic').map(({ type }) => type),
  );
  for (const type of types) {
    written.add(type);
    const blocks = body.blocks.filter((one) => one.type === type);
    compareBlocks(blocks, ownMember(planned, type), { ...inside, place: named(type) });
  }
  for (const block of body.blocks) if (block.type === 'dynamic') demandDynamic(block, inside);
  for (const name of isRecord(planned) ? Object.keys(planned) : []) {
    if (!written.has(name)) findings.differ(named(name), 'absent', 'there');
  }
}

function compareAttribute(attribute: HclAttribute, planned: unknown, inside: Inside): void {
  const { place, at, isSensitive } = inside;
  const { value, json } = attribute;
  const demand = {
    place,
    module: at.module,
    prefix: prefixOf(at),
    isSensitive: isSensitive(attribute.name),
  };
  if (json === undefined || isExpression(planned)) {
    at.all.comparison.compare(attribute, planned, demand);
    return;
  }
  // In JSON, a nested block looks like an argument.
  const text = value.kind === 'other' ? value.inside?.[0] : value;
  const texts = text?.kind === 'tuple' ? text.items : [text];
  const bodies = texts.map((one, index) =>
    bodyOfJson(one, Array.isArray(json) ? json[index] : json),
  );
  compareBodies(bodies, planned, inside);
}

/** The body of a block that is written as an object in JSON. */
export function bodyOfJson(text: HclAttribute['value'] | undefined, json: unknown): HclBody {
  const attributes =
    text?.kind === 'object'
      ? text.entries.flatMap(({ key, value }): HclAttribute[] => {
          const name = literalText(key);
          return name === undefined
            ? []
            : [{ name, value, range: value.range, json: ownMember(json, name) }];
        })
      : [];
  return { attributes, blocks: [] };
}

function compareBlocks(blocks: readonly HclBlock[], planned: unknown, inside: Inside): void {
  const { place, at } = inside;
  const { comparison } = at.all;
  const isEmpty = blocks.every((block) => !isFilled(block));
  if (isExpression(planned) && !(isEmpty && Object.keys(planned).length === 0)) {
    // An argument that may be written as blocks is one expression; the values of the plan say the rest.
    for (const block of blocks) {
      for (const { value } of block.body.attributes) {
        const demand = { place, module: at.module, prefix: prefixOf(at) };
        comparison.demand({ ...demand, text: value, listed: 'nothing' });
      }
    }
    return;
  }
  const labelled = blocks.filter(({ labels }) => labels.length > 0);
  if (labelled.length > 0 && isRecord(planned)) {
    for (const block of labelled) {
      const [label = ''] = block.labels;
      const inner = { ...inside, place: `${place}.${label}`, isNested: true };
      compareBody(block.body, ownMember(planned, label), inner);
    }
    if (Object.keys(planned).length !== labelled.length) {
      comparison.findings.differ(
        place,
        `${labelled.length} blocks`,
        `${Object.keys(planned).length}`,
      );
    }
    return;
  }
  compareBodies(
    blocks.map(({ body }) => body),
    planned,
    inside,
  );
}

function compareBodies(bodies: readonly HclBody[], planned: unknown, inside: Inside): void {
  const { findings } = inside.at.all.comparison;
  const list = Array.isArray(planned) ? planned : planned === undefined ? [] : [planned];
  if (list.length !== bodies.length) {
    findings.differ(inside.place, `${bodies.length} blocks`, `${list.length}`);
    return;
  }
  bodies.forEach((body, index) => {
    const place = bodies.length === 1 ? inside.place : `${inside.place}[${index}]`;
    compareBody(body, list[index], { ...inside, place, isNested: true });
  });
}

/** The configuration in a plan has nothing of a `dynamic` block: its values have to say all of it. */
function demandDynamic(block: HclBlock, inside: Inside): void {
  const { at } = inside;
  const place = `${inside.place}: dynamic "${block.labels[0] ?? ''}"`;
  const demand = { place, module: at.module, prefix: prefixOf(at), listed: 'nothing' as const };
  const visit = (body: HclBody): void => {
    for (const { name, value } of body.attributes) {
      if (name !== 'iterator' && name !== 'labels')
        at.all.comparison.demand({ ...demand, text: value });
    }
    for (const inner of body.blocks) visit(inner.body);
  };
  visit(block.body);
}

export function isFilled({ body }: HclBlock): boolean {
  return body.attributes.length + body.blocks.length > 0;
}
