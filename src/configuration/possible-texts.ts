/**
 * Finds the texts that an expression may have, from the files alone. If only a plan can evaluate a part,
 * the whole text is unknown. A part that names an entry below a directory is known to stay below it.
 */
import { relative } from 'node:path';
import type { HclBlock, HclExpression } from './syntax/hcl-syntax.ts';
import { definitionsOf } from './names.ts';
import type { WrittenModule, NamedAttribute } from './read-configuration.ts';

type TextPart =
  | string
  /** `path.module` and its like: relative to the directory that Terraform runs in. */
  | { path: string }
  /** A path below the one before it, as `fileset` returns: it never leads up. */
  | { below: true }
  | { unknown: true };

export type Text = readonly TextPart[];

/** The texts that key and value of an element may have, in `each` or in a `for`. */
interface Element {
  key: readonly Text[];
  value: readonly Text[];
}

export interface TextNames {
  module: WrittenModule;
  /** Names that a `for` or a template defines. */
  names: ReadonlyMap<string, readonly Text[]>;
  /** The block that `each` belongs to. */
  block: HclBlock | undefined;
  /** Whether this is a template, which has no other names. */
  isTemplate?: boolean;
}

export interface Values {
  /** Absolute path of the directory that Terraform runs in. */
  root: string;
  /** How many look-ups are left; after them every value is unknown. */
  steps: number;
  /** The content of the file that this text names. */
  contentOf(text: Text): string | undefined;
  /** Parses a text as a template; undefined if the result is not certain. */
  templateOf(text: string): HclExpression | undefined;
}

const UNKNOWN: readonly Text[] = [[{ unknown: true }]];
const BELOW: readonly Text[] = [[{ below: true }]];
const NOTHING: Element = { key: UNKNOWN, value: UNKNOWN };
/** The most texts that one expression may have. */
const MOST_TEXTS = 100;
const DEEPEST = 30;

/** Whether no part of the text is unknown. */
export function isKnown(text: Text): boolean {
  return text.every((part) => typeof part === 'string' || 'path' in part);
}

/** Whether every part is known, or at least known to stay below its directory. */
export function isKnownOrBelow(text: Text): boolean {
  return text.every((part) => typeof part === 'string' || !('unknown' in part));
}

/** The whole text, without the parts that are unknown. */
export function knownText(text: Text): string {
  return (
    text
      .map((part) => (typeof part === 'string' ? part : 'path' in part ? part.path : ''))
      .join('')
      // Terraform writes every text in this form.
      .normalize('NFC')
  );
}

/** The name of a function without its namespace, such as `core::`. */
export function functionOf(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** The texts that an expression may have. */
export function textsOf(
  expression: HclExpression,
  scope: TextNames,
  values: Values,
  depth = 0,
): readonly Text[] {
  if (depth > DEEPEST || values.steps-- <= 0) return UNKNOWN;
  const read = (inner: HclExpression) => textsOf(inner, scope, values, depth + 1);
  switch (expression.kind) {
    case 'literal':
      return literalText(expression.value);
    case 'template':
      return joined(expression.parts.map(read));
    case 'conditional':
      return limited([...read(expression.yes), ...read(expression.no)]);
    case 'traversal':
      return ofName(expression, scope, values, depth);
    case 'call':
      return ofCall(expression, read, values);
    default:
      return UNKNOWN;
  }
}

function literalText(value: string | number | boolean | null): readonly Text[] {
  if (value === null) return [];
  if (typeof value === 'number' && !Number.isSafeInteger(value)) return UNKNOWN;
  return [[String(value).normalize('NFC')]];
}

function limited(texts: readonly Text[]): readonly Text[] {
  return texts.length > MOST_TEXTS ? UNKNOWN : texts;
}

function joined(parts: readonly (readonly Text[])[]): readonly Text[] {
  let texts: readonly Text[] = [[]];
  for (const choices of parts) {
    texts = texts.flatMap((text) => choices.map((choice) => [...text, ...choice]));
    if (texts.length > MOST_TEXTS) return UNKNOWN;
  }
  // A `path` value makes a path only at the beginning of a text.
  const isPlain = (text: Text) =>
    text.slice(1).every((part) => typeof part === 'string' || !('path' in part));
  return texts.map((text) => (isPlain(text) ? text : [{ unknown: true }]));
}

type Traversal = Extract<HclExpression, { kind: 'traversal' }>;

function ofName(
  { root, steps }: Traversal,
  scope: TextNames,
  values: Values,
  depth: number,
): readonly Text[] {
  const named = scope.names.get(root);
  if (named !== undefined) return steps.length === 0 ? named : UNKNOWN;
  if (scope.isTemplate) return UNKNOWN;
  const [step, ...more] = steps;
  const name = step?.kind === 'literal' ? String(step.value) : undefined;
  if (name === undefined || more.length > 0) return UNKNOWN;
  if (root === 'path') return valueOfPath(name, scope.module, values.root);
  // Variables of the root module are unknown: the service, a file or the environment may set them.
  const isFree = root === 'var' && scope.module.directory === values.root;
  if (!isFree && (root === 'local' || root === 'var')) {
    return ofAll(definitionsOf({ root, steps: [name] }, scope.module), values, depth);
  }
  if (root === 'each') {
    const { key, value } = eachOf(scope, values, depth);
    return name === 'key' ? key : name === 'value' ? value : UNKNOWN;
  }
  return UNKNOWN;
}

function valueOfPath(name: string, module: WrittenModule, root: string): readonly Text[] {
  if (name === 'module') return [[{ path: relative(root, module.directory) || '.' }]];
  return name === 'root' || name === 'cwd' ? [[{ path: '.' }]] : UNKNOWN;
}

function ofAll(
  definitions: readonly NamedAttribute[],
  values: Values,
  depth: number,
): readonly Text[] {
  if (definitions.length === 0) return UNKNOWN;
  return limited(
    definitions.flatMap(({ module, block, value }) => {
      const scope: TextNames = { module, names: new Map(), block };
      return textsOf(value, scope, values, depth + 1);
    }),
  );
}

type FunctionCall = Extract<HclExpression, { kind: 'call' }>;

const SAME = new Set(['tostring', 'sensitive', 'nonsensitive']);
const FIRST_GOOD = new Set(['try', 'coalesce']);

function ofCall(
  { name, arguments: words, expand }: FunctionCall,
  read: (inner: HclExpression) => readonly Text[],
  values: Values,
): readonly Text[] {
  const called = functionOf(name);
  const [first, second] = words;
  if (first === undefined || expand || name.startsWith('provider::')) return UNKNOWN;
  if (SAME.has(called)) return read(first);
  if (called === 'abspath') return read(first).map(asPath);
  if (FIRST_GOOD.has(called)) return limited(words.flatMap(read));
  if (called === 'join' && second?.kind === 'tuple') {
    const parts = second.items.flatMap((item, at) => (at === 0 ? [item] : [first, item]));
    return joined(parts.map(read));
  }
  if (called !== 'file') return UNKNOWN;
  return read(first).map((path) => {
    const text = values.contentOf(path);
    return text === undefined ? [{ unknown: true }] : [text.normalize('NFC')];
  });
}

/** An absolute path, before which no other text can be. */
function asPath(text: Text): Text {
  return [isKnown(text) ? { path: knownText(text) } : { unknown: true }];
}

/** What `each` may be in a block, also by the collections of blocks that override it. */
function eachOf({ module, block }: TextNames, values: Values, depth: number): Element {
  if (block === undefined) return NOTHING;
  const sources = sameBlocks(block, module).flatMap(({ body }) =>
    body.attributes.filter(({ name }) => name === 'for_each'),
  );
  // A block that `dynamic` makes has its own iterator.
  if (sources.length === 0) return NOTHING;
  const scope: TextNames = { module, names: new Map(), block: undefined };
  return merged(sources.map(({ value }) => elementsOf(value, scope, values, depth + 1)));
}

/** The block itself and those that override it. */
export function sameBlocks(block: HclBlock, { blocks }: WrittenModule): HclBlock[] {
  return blocks.flatMap(({ block: other }) =>
    other.type === block.type && other.labels.join('.') === block.labels.join('.') ? [other] : [],
  );
}

function merged(elements: readonly Element[]): Element {
  return {
    key: limited(elements.flatMap(({ key }) => key)),
    value: limited(elements.flatMap(({ value }) => value)),
  };
}

const SAME_ELEMENTS = new Set(['toset', 'tolist', 'sort', 'distinct', 'reverse', 'tomap']);
const ALL_ELEMENTS = new Set(['setunion', 'merge', 'concat']);

function elementsOf(
  expression: HclExpression,
  scope: TextNames,
  values: Values,
  depth = 0,
): Element {
  if (depth > DEEPEST || values.steps-- <= 0) return NOTHING;
  const read = (inner: HclExpression) => textsOf(inner, scope, values, depth + 1);
  const inside = (inner: HclExpression) => elementsOf(inner, scope, values, depth + 1);
  switch (expression.kind) {
    case 'tuple':
      return asSet(limited(expression.items.flatMap(read)));
    case 'object':
      return merged(
        expression.entries.map(({ key, value }) => ({ key: read(key), value: read(value) })),
      );
    case 'conditional':
      return merged([inside(expression.yes), inside(expression.no)]);
    case 'for': {
      const innerScope = scopeOfFor(expression, scope, values, depth);
      const value = textsOf(expression.value, innerScope, values, depth + 1);
      if (expression.key === undefined) return asSet(value);
      if (expression.grouped) return NOTHING;
      return { key: textsOf(expression.key, innerScope, values, depth + 1), value };
    }
    case 'traversal': {
      const [step, ...more] = expression.steps;
      const isLocal = expression.root === 'local' && !scope.names.has('local') && !scope.isTemplate;
      if (!isLocal || step?.kind !== 'literal' || more.length > 0) return NOTHING;
      const steps = [String(step.value)];
      const definitions = definitionsOf({ root: 'local', steps }, scope.module);
      if (definitions.length === 0) return NOTHING;
      const plain: TextNames = { module: scope.module, names: new Map(), block: undefined };
      return merged(definitions.map(({ value }) => elementsOf(value, plain, values, depth + 1)));
    }
    case 'call': {
      const { name, arguments: words, expand } = expression;
      const called = functionOf(name);
      const [first] = words;
      if (first === undefined || expand || name.startsWith('provider::')) return NOTHING;
      if (SAME_ELEMENTS.has(called)) return inside(first);
      if (ALL_ELEMENTS.has(called)) return merged(words.map(inside));
      if (called !== 'fileset') return NOTHING;
      return words[1] && read(words[1]).every(staysBelow) ? { key: BELOW, value: BELOW } : NOTHING;
    }
    default:
      return NOTHING;
  }
}

/** In a set the key is the value; in a list it is a number. */
function asSet(value: readonly Text[]): Element {
  return { key: value, value };
}

/** Whether `fileset` can find files only below its directory with this pattern. */
export function staysBelow(pattern: Text): boolean {
  const [text, ...more] = pattern;
  return typeof text === 'string' && more.length === 0 && STAYS.test(text);
}

const STAYS = /^(?:[\w/*?}-]|\[[\w-]+\]|[{,](?=[\w*])|\.(?=[\w*{]))*$/;

/** The names that the expressions inside of a `for` can use. */
export function scopeOfFor(
  loop: Extract<HclExpression, { kind: 'for' }>,
  scope: TextNames,
  values: Values,
  depth = 0,
): TextNames {
  const { key, value } = elementsOf(loop.collection, scope, values, depth + 1);
  const names = new Map(scope.names);
  // The first name is an index in a list, and a key in a set or a map. Only of a map it is certain here.
  const isMap = loop.collection.kind === 'object';
  if (loop.keyName !== undefined) names.set(loop.keyName, isMap ? key : UNKNOWN);
  names.set(loop.valueName, value);
  return { ...scope, names };
}
