/**
 * The HCL parser. Its WebAssembly files lie beside the running code, in the sources as in the
 * bundle, and are read only when a file has to be parsed.
 */
import { readFile } from 'node:fs/promises';
import type { Node } from 'web-tree-sitter';
import type * as TreeSitter from 'web-tree-sitter';
import {
  TOP,
  type HclAttribute,
  type HclBlock,
  type HclBody,
  type HclExpression,
  type HclFile,
  type HclRange,
} from './hcl-syntax.ts';
import { decodeHeredoc, decodeQuoted } from './hcl-text.ts';

export interface Hcl {
  /** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
  parse(text: string): HclFile;
}

let loaded: Promise<Hcl> | undefined;

/** Loads the parser once per process. Rejects when its files are not beside the code. */
export function loadHcl(): Promise<Hcl> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Hcl> {
  // Bundled into one file the library does not find itself any more, so it stays a file of its own,
  // and the build puts it beside the bundle.
  const library = beside('web-tree-sitter.js').href;
  const [{ Parser, Language }, wasmBinary, grammar] = await Promise.all([
    // The bundler leaves this import to node.
    import(/* webpackIgnore: true */ library) as Promise<typeof TreeSitter>,
    readFile(beside('web-tree-sitter.wasm')),
    readFile(beside('tree-sitter-terraform.wasm')),
  ]);
  await Parser.init({ wasmBinary });
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return {
    parse(text) {
      const tree = parser.parse(text);
      if (tree === null) throw new Error('the HCL parser has no grammar');
      try {
        return { body: toBody(tree.rootNode), problems: findProblems(tree.rootNode) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const problem = { message: 'nested too deeply to be read', range: TOP };
        return { body: { attributes: [], blocks: [] }, problems: [problem] };
      } finally {
        tree.delete();
      }
    },
  };
}

/** Not a constant in the call itself: bundlers would take the file for an asset of their own. */
function beside(name: string): URL {
  return new URL(`./${name}`, import.meta.url);
}

function toBody(owner: Node): HclBody {
  const parts = partsOf(owner.namedChildren, 'body');
  return {
    attributes: parts.filter(({ type }) => type === 'attribute').map(toAttribute),
    blocks: parts.filter(({ type }) => type === 'block').map(toBlock),
  };
}

function toAttribute(node: Node): HclAttribute {
  const value = expressions(node.namedChildren).at(-1) ?? other(node);
  return { name: node.namedChildren[0]?.text ?? '', value, range: toRange(node) };
}

function toBlock(node: Node): HclBlock {
  const [type = '', ...labels] = node.namedChildren.flatMap((child) => {
    if (child.type === 'identifier') return [child.text];
    return child.type === 'string_lit' ? [toStringLiteral(child)] : [];
  });
  return { type, labels, body: toBody(node), range: toRange(node) };
}

function toExpression(node: Node): HclExpression {
  if (node.hasError) return other(node);
  const range = toRange(node);
  const [first, ...rest] = node.namedChildren.filter((child) => child.type !== 'comment');
  if (first === undefined) return other(node);
  if (!rest.every(({ type }) => type === 'get_attr' || type === 'index')) return other(node);
  const steps = rest.map(toStep);
  if (first.type === 'variable_expr') return { kind: 'traversal', root: first.text, steps, range };
  const of = toTerm(first);
  return steps.length === 0 ? of : { kind: 'access', of, steps, range };
}

function toStep(node: Node): HclExpression {
  const inner = node.namedChildren[0];
  if (inner === undefined) return other(node);
  if (node.type === 'get_attr') return literal(inner.text, inner);
  // `list.0` is the old way to write `list[0]`.
  const [index] = expressions(inner.namedChildren);
  return index ?? literal(Number(inner.text.replace('.', '')), inner);
}

function literal(value: string | number | boolean | null, node: Node): HclExpression {
  return { kind: 'literal', value, range: toRange(node) };
}

function toTerm(node: Node): HclExpression {
  const range = toRange(node);
  const parts = node.namedChildren.filter((child) => child.type !== 'comment');
  const first = parts[0];
  switch (node.type) {
    case 'expression':
      return toExpression(node);
    case 'literal_value':
    case 'template_expr':
    case 'collection_value':
    case 'operation':
    case 'for_expr':
      return first === undefined ? other(node) : toTerm(first);
    case 'numeric_lit':
      return literal(Number(node.text), node);
    case 'bool_lit':
      return literal(node.text === 'true', node);
    case 'null_lit':
      return literal(null, node);
    case 'string_lit':
      return literal(toStringLiteral(node), node);
    case 'variable_expr':
      return { kind: 'traversal', root: node.text, steps: [], range };
    case 'quoted_template':
    case 'heredoc_template':
      return toTemplate(node, parts);
    case 'tuple':
      return { kind: 'tuple', items: expressions(parts), range };
    case 'object':
      return { kind: 'object', entries: parts.flatMap(toEntry), range };
    case 'function_call': {
      const words = partsOf(parts, 'function_arguments');
      const expand = words.some((child) => child.type === 'ellipsis');
      const name = first?.text ?? '';
      return { kind: 'call', name, arguments: expressions(words), expand, range };
    }
    case 'conditional': {
      const [condition, yes, no] = parts.map(toTerm);
      if (condition === undefined || yes === undefined || no === undefined) return other(node);
      return { kind: 'conditional', condition, yes, no, range };
    }
    case 'unary_operation':
    case 'binary_operation': {
      const sign = node.children.find((child) => !child.isNamed && !'()'.includes(child.type));
      return { kind: 'operation', operator: sign?.type ?? '', operands: parts.map(toTerm), range };
    }
    case 'for_tuple_expr':
    case 'for_object_expr':
      return toFor(node, parts);
    default:
      return other(node);
  }
}

function toEntry(node: Node): { key: HclExpression; value: HclExpression }[] {
  const [key, value] = expressions(node.namedChildren);
  if (key === undefined || value === undefined) return [];
  const { kind, range } = key;
  const bare = kind === 'traversal' && key.steps.length === 0 && !node.text.startsWith('(');
  return [{ key: bare ? { kind: 'literal', value: key.root, range } : key, value }];
}

function toFor(node: Node, parts: Node[]): HclExpression {
  const intro = partsOf(parts, 'for_intro');
  const names = intro.filter((child) => child.type === 'identifier').map(({ text }) => text);
  const [collection] = expressions(intro);
  const results = expressions(parts);
  const [valueName, value] = [names.at(-1), results.at(-1)];
  if (collection === undefined || valueName === undefined || value === undefined)
    return other(node);
  return {
    kind: 'for',
    keyName: names.length > 1 ? names[0] : undefined,
    valueName,
    collection,
    key: results.length > 1 ? results[0] : undefined,
    value,
    condition: expressions(partsOf(parts, 'for_cond'))[0],
    grouped: parts.some((child) => child.type === 'ellipsis'),
    range: toRange(node),
  };
}

/** What the text of a template stands between. */
const MARK = /^(?:quoted_template_(?:start|end)|heredoc_identifier)$/;

/**
 * The grammar's tokens lose white space at their ends, so the text between interpolations is cut out
 * of the source.
 */
function toTemplate(node: Node, parts: Node[]): HclExpression {
  const marks = parts.filter(({ type }) => MARK.test(type));
  const [start, end] = [marks[0], marks.at(-1)];
  if (start === undefined || end === undefined || start === end) return other(node);
  if (parts.some((part) => part.type === 'template_directive')) return other(node);
  const holes = parts.filter((part) => part.type === 'template_interpolation');
  const source = node.text;
  const written = [...holes, end].map(({ startIndex }, at) => {
    const from = holes[at - 1] ?? start;
    return source.slice(from.endIndex - node.startIndex, startIndex - node.startIndex);
  });
  const isHeredoc = node.type === 'heredoc_template';
  const texts = isHeredoc
    ? decodeHeredoc(written, source.startsWith('<<-'))
    : written.map(decodeQuoted);
  const read: HclExpression[] = [];
  for (const [index, text] of texts.entries()) {
    if (text !== '') read.push(literal(text, node));
    read.push(...expressions(holes[index]?.namedChildren ?? []).slice(0, 1));
  }
  // One interpolation and nothing else keeps the type of what it holds, as in Terraform.
  if (read.length > 1) return { kind: 'template', parts: read, range: toRange(node) };
  return read[0] ?? literal('', node);
}

function toStringLiteral(node: Node): string {
  return decodeQuoted(node.text.slice(1, -1));
}

function expressions(nodes: readonly Node[]): HclExpression[] {
  return nodes.filter((child) => child.type === 'expression').map(toExpression);
}

/** What the part of this type is made of. */
function partsOf(parts: readonly Node[], type: string): Node[] {
  return parts.find((child) => child.type === type)?.namedChildren ?? [];
}

function other(node: Node): HclExpression {
  return { kind: 'other', text: node.text, range: toRange(node) };
}

function toRange(node: Node): HclRange {
  return {
    startLine: node.startPosition.row + 1,
    startColumn: node.startPosition.column + 1,
    endLine: node.endPosition.row + 1,
    endColumn: node.endPosition.column + 1,
  };
}

function findProblems(node: Node): HclFile['problems'] {
  const range = toRange(node);
  if (node.isMissing) return [{ message: `"${node.type}" is missing here`, range }];
  if (!node.isError) return node.hasError ? node.children.flatMap(findProblems) : [];
  const [line = ''] = node.text.split('\n');
  const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return [{ message: `"${shown}" was not expected here`, range }];
}
