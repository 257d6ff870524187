/** Blocks inside of blocks, written as HCL or as JSON, where the parser reads them as arguments. */
import {
  type HclBody,
  type HclExpression,
  type HclRange,
} from '../configuration/syntax/hcl-syntax.ts';

export interface NestedBlock {
  /** A label that is not written out is `?`. */
  labels: string[];
  body: HclBody;
  range: HclRange;
}

/** Names of JSON that are comments. */
const COMMENT = '//';

/**
 * The blocks of a type in a body. Where something else takes the place of a block, it is a block without content.
 *
 * @param labelCount how many labels such a block has
 */
export function nestedIn(body: HclBody, type: string, labelCount: number): NestedBlock[] {
  const ofBlocks = body.blocks
    .filter((block) => block.type === type)
    .map(({ labels, body: inner, range }) => ({ labels, body: inner, range }));
  const ofAttributes = body.attributes
    .filter(({ name }) => name === type)
    .flatMap(({ value, range }) => asBlocks(value, labelCount, [], range));
  return [...ofBlocks, ...ofAttributes];
}

function asBlocks(
  value: HclExpression,
  labelCount: number,
  labels: string[],
  range: HclRange,
): NestedBlock[] {
  if (value.kind === 'literal' && value.value === null) return [];
  if (value.kind === 'tuple') {
    return value.items.flatMap((item) => asBlocks(item, labelCount, labels, item.range));
  }
  if (value.kind !== 'object') {
    const unknown = Array.from({ length: Math.max(0, labelCount) }, () => '?');
    return [{ labels: [...labels, ...unknown], body: { attributes: [], blocks: [] }, range }];
  }
  if (labelCount === 0) return [{ labels, body: bodyOf(value), range }];
  return value.entries
    .filter(({ key }) => nameOf(key) !== COMMENT)
    .flatMap((entry) =>
      asBlocks(entry.value, labelCount - 1, [...labels, nameOf(entry.key)], entry.key.range),
    );
}

/** The entries of an object as the arguments of a block. */
export function bodyOf(value: HclExpression): HclBody {
  const entries = value.kind === 'object' ? value.entries : [];
  const attributes = entries
    .map(({ key, value: inner }) => ({ name: nameOf(key), value: inner, range: key.range }))
    .filter(({ name }) => name !== COMMENT);
  return { attributes, blocks: [] };
}

function nameOf(key: HclExpression): string {
  return key.kind === 'literal' && key.template === undefined ? String(key.value) : '?';
}
