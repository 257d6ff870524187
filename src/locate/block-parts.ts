/** The arguments and nested blocks that a block has after its overrides, each with its place. */
import {
  literalText,
  type HclBody,
  type HclExpression,
} from '../configuration/syntax/hcl-syntax.ts';

/** The lines of a file, 1-based. The last one is part of it. */
export interface Place {
  /** Absolute path. */
  file: string;
  range: { startLine: number; endLine: number };
}

/** One argument, nested block or key of a map. */
export interface BlockPart extends Place {
  /** `ingress` for a block, also for `dynamic "ingress"`; '' for an object of a list. */
  name: string;
  kind: 'argument' | 'block' | 'dynamic' | 'object';
  parts: BlockPart[];
}

export interface PlacedBody {
  body: HclBody;
  file: string;
}

/** Terraform merges these argument by argument; an override replaces all other blocks of its type. */
const MERGED = new Set(['lifecycle']);

/** What a block has after its overrides. */
export function partsOfBlock(declared: PlacedBody, overrides: readonly PlacedBody[]): BlockPart[] {
  return overrides.reduce(
    (parts, override) => replaceParts(parts, partsOfBody(override)),
    partsOfBody(declared),
  );
}

/** Puts the parts of an override in place of those with the same name. */
function replaceParts(parts: readonly BlockPart[], overriding: readonly BlockPart[]): BlockPart[] {
  const fresh = overriding.map((part) => {
    const old = parts.find(({ name }) => MERGED.has(name) && name === part.name);
    return old ? { ...part, parts: replaceParts(old.parts, part.parts) } : part;
  });
  const replaced = new Set(fresh.map(({ name }) => name));
  return [...parts.filter(({ name }) => !replaced.has(name)), ...fresh];
}

function partsOfBody({ body, file }: PlacedBody): BlockPart[] {
  const nested = body.blocks.map((block): BlockPart => {
    const { type, labels, range } = block;
    const place = { file, range };
    if (type !== 'dynamic')
      return { ...place, name: type, kind: 'block', parts: partsOfBody({ ...block, file }) };
    const content = block.body.blocks.find((inner) => inner.type === 'content');
    const parts = content === undefined ? [] : partsOfBody({ ...content, file });
    return { ...place, name: labels[0] ?? '', kind: 'dynamic', parts };
  });
  const assigned = body.attributes.flatMap(({ name, value, range }) => {
    const part = toPart(name, value, { file, range });
    // In JSON, blocks are values as well.
    return name === 'dynamic' ? dynamicParts(part) : [part];
  });
  return [...assigned, ...nested];
}

function dynamicParts({ parts }: BlockPart): BlockPart[] {
  return withoutObjects(parts).map((part) => {
    const content = withoutObjects(part.parts).find(({ name }) => name === 'content');
    return { ...part, kind: 'dynamic', parts: content?.parts ?? [] };
  });
}

function toPart(name: string, value: HclExpression, place: Place): BlockPart {
  const kind = name === '' ? 'object' : 'argument';
  const parts = partsOfValue(value, place.file);
  return { name, kind, ...place, parts };
}

function partsOfValue(value: HclExpression, file: string): BlockPart[] {
  if (value.kind === 'object') {
    return value.entries.flatMap(({ key, value: inner }) => {
      const name = literalText(key);
      const range = { startLine: key.range.startLine, endLine: inner.range.endLine };
      return name === undefined ? [] : [toPart(name, inner, { file, range })];
    });
  }
  const items = value.kind === 'tuple' ? value.items : [];
  return items
    .filter(({ kind }) => kind === 'object')
    .map((item) => toPart('', item, { file, range: item.range }));
}

/** Puts its parts in the place of each object of a list, because the object has no name. */
function withoutObjects(parts: readonly BlockPart[]): BlockPart[] {
  return parts.flatMap((part) => (part.kind === 'object' ? withoutObjects(part.parts) : [part]));
}
