/** The values of a resource that its block gives. */
import type { HclBlock, HclBody } from '../../configuration/syntax/hcl-syntax.ts';
import { bind, evaluate, itemsOf, type Scope } from '../../configuration/evaluate.ts';
import {
  conceal,
  isSensitive,
  MAX_WEIGHT,
  newMap,
  reveal,
  UNKNOWN,
  weigh,
  type Value,
  type ValueMap,
} from '../../configuration/value.ts';

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

/** The values of a resource block; empty when they are too large to be kept. */
export function resourceValues(block: HclBlock, scope: Scope): ValueMap {
  const values = bodyValues(
    {
      attributes: block.body.attributes.filter(({ name }) => !META.has(name)),
      blocks: block.body.blocks.filter(({ type }) => !META.has(type)),
    },
    scope,
  );
  return weigh(values) > MAX_WEIGHT ? newMap() : values;
}

/** Each nested block becomes a list, because only a provider's schema says which blocks are single. */
function bodyValues(body: HclBody, scope: Scope): ValueMap {
  const values = newMap(body.attributes.map(({ name, value }) => [name, evaluate(value, scope)]));
  for (const block of body.blocks) {
    const name = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
    const written =
      block.type === 'dynamic' ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
    const before = values[name];
    values[name] =
      written === UNKNOWN || typeof before === 'symbol'
        ? UNKNOWN
        : [...(Array.isArray(before) ? before : []), ...written];
  }
  return values;
}

function dynamicBlocks(block: HclBlock, scope: Scope): Value[] | typeof UNKNOWN {
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const iterator = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
  const collection = each === undefined ? UNKNOWN : evaluate(each.value, scope);
  const items = itemsOf(reveal(collection), scope);
  if (items === undefined || content === undefined) return UNKNOWN;
  const name = iterator?.kind === 'traversal' ? iterator.root : (block.labels[0] ?? '');
  return items.map(([key, value]) => {
    const current = newMap([
      ['key', key],
      ['value', value],
    ]);
    const values = bodyValues(content.body, bind(scope, { [name]: current }));
    return isSensitive(collection) ? conceal(values) : values;
  });
}
