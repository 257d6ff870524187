/** What is inside the block of a resource: arguments, nested blocks and what is inside them, with their lines. */
import {
  literalText,
  type HclBody,
  type HclExpression,
} from '../configuration/syntax/hcl-syntax.ts';

export interface Place {
  /** Absolute path of the file. */
  file: string;
  startLine: number;
  endLine: number;
}

/** One argument, nested block or key of a map. */
export interface BlockPart extends Place {
  /** `ingress` for a block, also for `dynamic "ingress"`; '' for an object of a list. */
  name: string;
  kind: 'argument' | 'block' | 'dynamic' | 'object';
  parts: BlockPart[];
  /** The texts and numbers of an argument as they are written; undefined if some are not written. */
  values: string[] | undefined;
}

interface PlacedBody {
  body: HclBody;
  file: string;
}

/** Terraform merges these argument by argument; an override replaces all other blocks of its type. */
const MERGED = new Set(['lifecycle']);

/** What a block has after its overrides, which come in the order in which Terraform reads them. */
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
  const nested = body.blocks.flatMap(({ type, labels, body: inner, range }): BlockPart[] => {
    const { startLine, endLine } = range;
    const place = { file, startLine, endLine, values: [] };
    if (type !== 'dynamic')
      return [{ ...place, name: type, kind: 'block', parts: partsOfBody({ body: inner, file }) }];
    const content = inner.blocks.find((block) => block.type === 'content');
    const parts = content === undefined ? [] : partsOfBody({ body: content.body, file });
    return [{ ...place, name: labels[0] ?? '', kind: 'dynamic', parts }];
  });
  const assigned = body.attributes.flatMap(({ name, value, range: { startLine, endLine } }) => {
    const part = toPart(name, value, { file, startLine, endLine });
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
  return {
    name,
    kind,
    ...place,
    parts: partsOfValue(value, place.file),
    values: writtenValues(value),
  };
}

function partsOfValue(value: HclExpression, file: string): BlockPart[] {
  if (value.kind === 'object') {
    return value.entries.flatMap((entry) => {
      const name = literalText(entry.key);
      const place = {
        file,
        startLine: entry.key.range.startLine,
        endLine: entry.value.range.endLine,
      };
      return name === undefined ? [] : [toPart(name, entry.value, place)];
    });
  }
  if (value.kind !== 'tuple') return [];
  return value.items
    .filter(({ kind }) => kind === 'object')
    .map((item) => {
      const { startLine, endLine } = item.range;
      return toPart('', item, { file, startLine, endLine });
    });
}

/** Undefined if the value is not all literals. */
function writtenValues(value: HclExpression): string[] | undefined {
  if (value.kind === 'literal') {
    return value.value === null ? [] : [value.digits ?? String(value.value)];
  }
  if (value.kind === 'tuple') {
    const items = value.items.map(writtenValues);
    return items.includes(undefined) ? undefined : items.flatMap((item) => item ?? []);
  }
  return undefined;
}

/** The named parts: those of the objects of a list, in place of the objects. */
function withoutObjects(parts: readonly BlockPart[]): BlockPart[] {
  return parts.flatMap((part) => (part.kind === 'object' ? withoutObjects(part.parts) : [part]));
}
