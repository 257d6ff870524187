/** Holds the values of a plan to the text: which instances there are, and what is written in their blocks. */
import { mayBeDisabled } from '../../plan/module-scope.ts';
import type { HclBlock, HclBody, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { literalText } from '../../../configuration/syntax/hcl-syntax.ts';
import type { Placed } from '../../../configuration/load-module.ts';
import { isMetaArgument } from '../../plan/resource-values.ts';
import { TERRAFORM_DATA } from '../../plan/terraform-data.ts';
import { isRecord } from '../../../model/parse.ts';
import { ownMember, type PlanFindings } from './findings.ts';
import { markPassed, literalOf, matchMeaning, matchValue } from './match-value.ts';
import { addressIn, partOf, type PlannedValue } from './plan-values.ts';
import {
  attributeOf,
  meaningOf,
  writtenItems,
  keyText,
  knownValue,
  Passed,
  type TextScope,
} from './text-scope.ts';

const DEEPEST = 20;

type Key = string | number | undefined;

/** Compares the instances of one module, and those of the modules that it calls. */
export function compareInstances(scope: TextScope, findings: PlanFindings, depth = 0): void {
  const { module, address, plan } = scope.around;
  for (const placed of [...module.resources, ...module.dataSources]) {
    compareResource(placed, scope, findings);
  }
  for (const { block } of module.calls) {
    const [call = ''] = block.labels;
    const name = `module.${call}`;
    const observed = plan.keysOf(address, name);
    const keys = compareKeys(block, scope, { name, observed, isCertain: false }, findings);
    for (const key of keys) {
      const callee = depth < DEEPEST ? scope.calleeOf(block, key) : undefined;
      if (callee !== undefined) compareInstances(callee, findings, depth + 1);
    }
  }
}

function compareResource({ block }: Placed, scope: TextScope, findings: PlanFindings): void {
  const { address, plan } = scope.around;
  const isData = block.type === 'data';
  const name = `${isData ? 'data.' : ''}${block.labels.join('.')}`;
  const instances = plan.instancesOf(address, name);
  const observed = instances.map(({ key }) => key);
  compareKeys(block, scope, { name, observed, isCertain: !isData }, findings);
  for (const { key, values, change } of instances) {
    const place = addressIn(address, name, key);
    const body = (change?.change.before ?? null) === null ? block.body : withoutIgnored(block);
    compareBody(body, scope.instance(block, key), values, {
      place,
      findings,
      isExact: block.labels[0] === TERRAFORM_DATA,
      isTop: true,
    });
  }
}

/** The arguments of an object that exists, without those that `ignore_changes` leaves as they are. */
function withoutIgnored({ body }: HclBlock): HclBody {
  const lifecycle = body.blocks.find(({ type }) => type === 'lifecycle');
  const ignored = lifecycle && attributeOf(lifecycle, 'ignore_changes');
  if (ignored === undefined) return body;
  if (ignored.kind !== 'tuple') return { attributes: [], blocks: [] };
  const names = new Set(
    ignored.items.map((item) => (item.kind === 'traversal' ? item.root : literalText(item))),
  );
  return {
    attributes: body.attributes.filter(({ name }) => !names.has(name)),
    blocks: body.blocks.filter((block) => !names.has(blockName(block))),
  };
}

interface Observed {
  name: string;
  observed: readonly Key[];
  /** Whether the plan has every instance: data may be read without a trace, a module may have no resources. */
  isCertain: boolean;
}

/** Compares the instances of a block with its `count` or `for_each`. Returns the keys to look at. */
function compareKeys(
  block: HclBlock,
  scope: TextScope,
  { name, observed, isCertain }: Observed,
  findings: PlanFindings,
): readonly Key[] {
  const place = addressIn(scope.around.address, name);
  const [each, isSure, passed] = expectedKeys(block, scope);
  const repetition = attributeOf(block, 'for_each') ?? attributeOf(block, 'count');
  if (each === undefined) {
    if (repetition !== undefined || mayBeDisabled(block))
      findings.markMissing(`${place} (its number)`);
    return observed;
  }
  const missing = each.filter((key) => !observed.includes(key));
  const extra = observed.filter((key) => !each.includes(key));
  if ((isCertain && missing.length > 0) || extra.length > 0) {
    if (!isSure) findings.markMissing(`${place} (its number)`);
    else if (extra.length > 0) {
      const address = addressIn(scope.around.address, name, extra[0]);
      findings.add(place, `${address} is planned, and the files do not declare it.`);
    } else {
      const address = addressIn(scope.around.address, name, missing[0]);
      findings.add(place, `${address} is declared, and not planned.`);
    }
  } else if (missing.length === 0 || isCertain) markPassed(passed, findings);
  return isSure ? each : observed;
}

/** The keys that the text says, whether the text alone says so, and what was read for it. */
function expectedKeys(
  block: HclBlock,
  scope: TextScope,
): [keys: Key[] | undefined, isSure: boolean, passed: Passed] {
  const passed = new Passed();
  const count = attributeOf(block, 'count');
  const each = attributeOf(block, 'for_each');
  const numbers = (value: unknown): number[] | undefined =>
    /^\d{1,6}$/.test(String(value))
      ? Array.from({ length: Number(value) }, (_, at) => at)
      : undefined;
  if (count !== undefined) {
    const found = meaningOf(count, scope, passed);
    const literal = found && ('text' in found ? literalOf(found.text)?.value : found.value);
    if (literal !== undefined) {
      if (found !== undefined && 'text' in found) passed.whole.push(found);
      return [numbers(literal), true, passed];
    }
    passed.whole.push({ text: count, scope });
    return [numbers(knownValue(count, scope)?.value), false, passed];
  }
  if (each === undefined) return [mayBeDisabled(block) ? undefined : [undefined], true, passed];
  const found = writtenItems(each, scope, passed);
  return [found?.items.map(([key]) => key), found?.isSure === true, passed];
}

interface Comparing {
  place: string;
  findings: PlanFindings;
  isExact: boolean;
  /** Whether it is the body of a resource, in which Terraform reads some arguments itself. */
  isTop?: boolean;
  isDynamic?: boolean;
}

function compareBody(
  body: HclBody,
  scope: TextScope,
  planned: PlannedValue,
  { place, findings, isExact, isTop = false, isDynamic = false }: Comparing,
): void {
  for (const { name, value, json } of body.attributes) {
    if ((isTop && isMetaArgument(name)) || name === '//') continue;
    const at = { place: isTop ? `${place}: "${name}"` : `${place}.${name}`, findings, isExact };
    const part = partOf(planned, name);
    if (isWriteOnly(name, place) && part.unknown !== true && (part.value ?? null) === null) {
      findings.foundInPlan.add(value);
      findings.markMissing(at.place);
    } else if (json === undefined) matchValue(value, scope, part, at);
    else compareJson(value, scope, part, at);
  }
  const names = new Set(body.blocks.map(blockName));
  for (const name of names) {
    if (isTop && isMetaArgument(name)) continue;
    const blocks = body.blocks.filter((block) => blockName(block) === name);
    const at = { place: isTop ? `${place}: "${name}"` : `${place}.${name}`, findings, isExact };
    compareBlocks(blocks, scope, partOf(planned, name), { ...at, isDynamic });
  }
  if (!isDynamic) return;
  const written = new Set([...names, ...body.attributes.map(({ name }) => name)]);
  for (const [name, value] of Object.entries(isRecord(planned.value) ? planned.value : {})) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !written.has(name)) findings.markMissing(`${place}.${name}`);
  }
}

/**
 * Whether a plan has no value of an argument because it is write-only. No schema in a plan says it: providers end
 * such names in `_wo`, and `terraform_data` has one inside of `store`. What the text gives it is still held to the
 * expressions in the plan; an argument of another name that is null there is another one than in the files.
 */
function isWriteOnly(name: string, place: string): boolean {
  return name.endsWith('_wo') || (name === 'input' && STORE.test(place));
}

const STORE = /(?:^|\.)terraform_data\..*: "store"$/s;

/** In JSON, an argument and a block look the same; a single block may stand for a list of one. */
function compareJson(
  value: HclExpression,
  scope: TextScope,
  planned: PlannedValue,
  at: Comparing,
): void {
  const text = value.kind === 'other' ? (value.inside?.[0] ?? value) : value;
  const isList = Array.isArray(planned.value) && planned.value.length === 1;
  const single = text.kind === 'object' && isList ? partOf(planned, 0) : planned;
  matchValue(text, scope, single, at);
  at.findings.foundInPlan.add(value);
}

function blockName({ type, labels }: HclBlock): string {
  return type === 'dynamic' ? (labels[0] ?? '') : type;
}

/** One nested block, with the names around it. */
interface Written {
  body: HclBody;
  scope: TextScope;
  label: string | undefined;
  /** Whether a `dynamic` block makes it: the configuration in the plan does not have those. */
  isDynamic: boolean;
}

/** Compares the nested blocks of one type with the list, the map or the single object in the plan. */
function compareBlocks(
  blocks: readonly HclBlock[],
  scope: TextScope,
  planned: PlannedValue,
  at: Comparing,
): void {
  const { value, unknown } = planned;
  const passed = new Passed();
  const written = blocks.map((block) => writtenBy(block, scope, passed));
  if (unknown === true || written.includes(undefined)) {
    at.findings.markMissing(at.place);
    return;
  }
  const bodies = written.flatMap((list) => list ?? []);
  markPassed(passed, at.findings);
  if (Array.isArray(value)) return compareList(bodies, planned, at);
  const isMap = bodies.length > 0 && bodies.every(({ label }) => label !== undefined);
  if (isRecord(value) && isMap) {
    for (const { body, scope: inner, label = '', isDynamic } of bodies) {
      const place = `${at.place}.${label}`;
      compareBody(body, inner, partOf(planned, label), { ...at, place, isDynamic });
    }
    const extra = Object.keys(value).find((key) => !bodies.some(({ label }) => label === key));
    if (extra !== undefined) at.findings.markMissing(`${at.place}.${extra}`);
    return;
  }
  const [only] = bodies;
  if (bodies.length === 1 && only !== undefined && isRecord(value)) {
    const isDynamic = at.isDynamic === true || only.isDynamic;
    compareBody(only.body, only.scope, planned, { ...at, isDynamic });
  } else if (bodies.length > 0 || (value !== undefined && value !== null)) {
    at.findings.differ(
      at.place,
      `${bodies.length} blocks`,
      value === undefined ? 'absent' : 'another form',
    );
  }
}

function compareList(bodies: readonly Written[], planned: PlannedValue, at: Comparing): void {
  const length = Array.isArray(planned.value) ? planned.value.length : 0;
  if (length !== bodies.length) {
    at.findings.differ(at.place, `${bodies.length} blocks`, `${length}`);
    return;
  }
  const items = bodies.map((one) => ({ ...one, used: false }));
  const compareAt = (item: Written, index: number, findings: PlanFindings): void =>
    compareBody(item.body, item.scope, partOf(planned, index), {
      ...at,
      place: `${at.place}[${index}]`,
      findings,
      isDynamic: at.isDynamic === true || item.isDynamic,
    });
  const inOrder = at.findings.attempt((findings) =>
    items.forEach((item, index) => compareAt(item, index, findings)),
  );
  if (inOrder.differences.size === 0 || length > MOST_TRIED) return at.findings.take(inOrder);
  const found = at.findings.attempt((findings) => {
    for (let index = 0; index < length; index++) {
      const match = items.find((item) => {
        if (item.used) return false;
        const tried = findings.attempt((inner) => compareAt(item, index, inner));
        if (tried.differences.size === 0) findings.take(tried);
        return tried.differences.size === 0;
      });
      if (match === undefined) findings.differ(at.place, 'another block', 'not it');
      else match.used = true;
    }
  });
  if (found.differences.size > 0) return at.findings.take(inOrder);
  at.findings.take(found);
  at.findings.markMissing(`${at.place} (its order)`);
}

const MOST_TRIED = 200;

/** The blocks that a block makes: itself, or those of a `dynamic` one. Undefined: the text does not say them. */
function writtenBy(block: HclBlock, scope: TextScope, passed: Passed): Written[] | undefined {
  if (block.type !== 'dynamic')
    return [{ body: block.body, scope, label: block.labels[0], isDynamic: false }];
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const each = attributeOf(block, 'for_each');
  const items = each && writtenItems(each, scope, passed, 'places');
  if (content === undefined || items === undefined) return undefined;
  const iterator = attributeOf(block, 'iterator');
  const name =
    iterator?.kind === 'traversal' ? iterator.root : (literalText(iterator) ?? blockName(block));
  const labels = attributeOf(block, 'labels');
  return items.items.map(([key, value]) => {
    const inner = scope.with(name, { key: { value: key }, value });
    const label = labels?.kind === 'tuple' ? labels.items[0] : undefined;
    const named = label && keyText(label, inner);
    return { body: content.body, scope: inner, label: named, isDynamic: true };
  });
}

/** Compares the outputs of the root module with their values. */
export function compareOutputs(scope: TextScope, findings: PlanFindings, changes: unknown): void {
  for (const [name, { block }] of scope.around.module.outputs) {
    const text = attributeOf(block, 'value');
    const planned = scope.around.plan.outputs[name];
    if (text === undefined || planned === undefined) continue;
    const change = ownMember(changes, name);
    const unknown = ownMember(change, 'after_unknown');
    const sensitive = ownMember(planned, 'sensitive') === true;
    const place = `output.${name}`;
    // A value that is known in part is in the change alone.
    const after = ownMember(change, 'after');
    const value = ownMember(planned, 'value');
    const known = value === undefined && unknown !== true ? after : value;
    matchMeaning(
      { text, scope },
      { value: known, unknown, sensitive },
      { place, findings, isExact: true },
    );
  }
}
