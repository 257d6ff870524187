/** From the parser's syntax tree to plain data. */
import { decodeHeredoc, decodeQuoted } from './hcl-strings.ts';
import type {
  HclAttribute,
  HclBlock,
  HclBody,
  HclExpression,
  HclFile,
  HclProblem,
  HclRange,
} from './hcl-syntax.ts';

/** The part of a syntax node that is read here. */
export interface SyntaxNode {
  readonly type: string;
  readonly text: string;
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly hasError: boolean;
  readonly isNamed: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: { row: number; column: number };
  readonly endPosition: { row: number; column: number };
  readonly children: SyntaxNode[];
  readonly namedChildren: SyntaxNode[];
}

export function toHclFile(root: SyntaxNode): HclFile {
  const body = root.namedChildren.find((child) => child.type === 'body');
  return {
    body: body === undefined ? { attributes: [], blocks: [] } : toBody(body),
    problems: root.hasError ? findProblems(root) : [],
  };
}

function toBody(node: SyntaxNode): HclBody {
  const attributes: HclAttribute[] = [];
  const blocks: HclBlock[] = [];
  for (const child of node.namedChildren) {
    if (child.type === 'attribute') attributes.push(toAttribute(child));
    if (child.type === 'block') blocks.push(toBlock(child));
  }
  return { attributes, blocks };
}

function toAttribute(node: SyntaxNode): HclAttribute {
  const parts = node.namedChildren;
  const value = parts.findLast((child) => child.type === 'expression');
  return {
    name: parts[0]?.text ?? '',
    value: value === undefined ? other(node) : toExpression(value),
    range: toRange(node),
  };
}

function toBlock(node: SyntaxNode): HclBlock {
  const labels: string[] = [];
  let type: string | undefined;
  let body: HclBody = { attributes: [], blocks: [] };
  for (const child of node.namedChildren) {
    if (child.type === 'body') body = toBody(child);
    else if (child.type === 'identifier' && type === undefined) type = child.text;
    else if (child.type === 'identifier') labels.push(child.text);
    else if (child.type === 'string_lit') labels.push(toStringLiteral(child));
  }
  return { type: type ?? '', labels, body, range: toRange(node) };
}

function toExpression(node: SyntaxNode): HclExpression {
  if (node.hasError) return other(node);
  const range = toRange(node);
  const parts = node.namedChildren.filter((child) => child.type !== 'comment');
  const [first, ...rest] = parts;
  if (first === undefined) return other(node);
  const steps = rest.filter((part) => part.type === 'get_attr' || part.type === 'index');
  if (steps.length !== rest.length) return other(node);
  const base = toTerm(first);
  if (first.type === 'variable_expr') {
    return { kind: 'traversal', root: first.text, steps: steps.map(toStep), range };
  }
  return steps.length === 0 ? base : { kind: 'access', of: base, steps: steps.map(toStep), range };
}

function toStep(node: SyntaxNode): HclExpression {
  const inner = node.namedChildren[0];
  if (inner === undefined) return other(node);
  if (node.type === 'get_attr') {
    return { kind: 'literal', value: inner.text, range: toRange(inner) };
  }
  const index = inner.namedChildren.find((child) => child.type === 'expression');
  if (index !== undefined) return toExpression(index);
  // `list.0`, the old way to write `list[0]`
  const legacy = Number(inner.text.replace('.', ''));
  return { kind: 'literal', value: legacy, range: toRange(inner) };
}

function toTerm(node: SyntaxNode): HclExpression {
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
      return { kind: 'literal', value: Number(node.text), range };
    case 'bool_lit':
      return { kind: 'literal', value: node.text === 'true', range };
    case 'null_lit':
      return { kind: 'literal', value: null, range };
    case 'string_lit':
      return { kind: 'literal', value: toStringLiteral(node), range };
    case 'variable_expr':
      return { kind: 'traversal', root: node.text, steps: [], range };
    case 'quoted_template':
      return toTemplate(node, range, parts);
    case 'heredoc_template':
      return toHeredoc(node, range, parts);
    case 'tuple':
      return { kind: 'tuple', items: expressions(parts).map(toExpression), range };
    case 'object':
      return { kind: 'object', entries: parts.flatMap(toEntry), range };
    case 'function_call': {
      const given = parts.find((child) => child.type === 'function_arguments');
      const words = given?.namedChildren ?? [];
      return {
        kind: 'call',
        name: first?.text ?? '',
        arguments: expressions(words).map(toExpression),
        expand: words.some((child) => child.type === 'ellipsis'),
        range,
      };
    }
    case 'conditional': {
      const [condition, yes, no] = parts.map(toTerm);
      if (condition === undefined || yes === undefined || no === undefined) return other(node);
      return { kind: 'conditional', condition, yes, no, range };
    }
    case 'unary_operation':
    case 'binary_operation': {
      const sign = node.children.find((child) => !child.isNamed && !'()'.includes(child.type));
      return {
        kind: 'operation',
        operator: sign?.type ?? '',
        operands: parts.map(toTerm),
        range,
      };
    }
    case 'for_tuple_expr':
    case 'for_object_expr':
      return toFor(node, range, parts);
    default:
      return other(node);
  }
}

function toEntry(node: SyntaxNode): { key: HclExpression; value: HclExpression }[] {
  const [key, value] = expressions(node.namedChildren);
  if (key === undefined || value === undefined) return [];
  const read = toExpression(key);
  const bare = read.kind === 'traversal' && read.steps.length === 0 && !key.text.startsWith('(');
  return [
    {
      key: bare ? { kind: 'literal', value: read.root, range: read.range } : read,
      value: toExpression(value),
    },
  ];
}

function toFor(node: SyntaxNode, range: HclRange, parts: SyntaxNode[]): HclExpression {
  const intro = parts.find((child) => child.type === 'for_intro');
  const names = intro?.namedChildren.filter((child) => child.type === 'identifier') ?? [];
  const collection = expressions(intro?.namedChildren ?? [])[0];
  const results = expressions(parts).map(toExpression);
  const tested = parts.find((child) => child.type === 'for_cond');
  const condition = expressions(tested?.namedChildren ?? [])[0];
  const valueName = names.at(-1)?.text;
  const value = results.at(-1);
  if (collection === undefined || valueName === undefined || value === undefined) {
    return other(node);
  }
  return {
    kind: 'for',
    ...(names.length > 1 && { keyName: names[0]?.text ?? '' }),
    valueName,
    collection: toExpression(collection),
    ...(results.length > 1 && results[0] !== undefined && { key: results[0] }),
    value,
    ...(condition !== undefined && { condition: toExpression(condition) }),
    grouped: parts.some((child) => child.type === 'ellipsis'),
    range,
  };
}

/**
 * The grammar's tokens lose white space at their ends, so the text between interpolations is cut out
 * of the source.
 */
function toTemplate(node: SyntaxNode, range: HclRange, parts: SyntaxNode[]): HclExpression {
  const start = parts.find((part) => part.type === 'quoted_template_start');
  const end = parts.findLast((part) => part.type === 'quoted_template_end');
  return fromPieces(node, range, parts, start, end, (texts) => texts.map(decodeQuoted));
}

function toHeredoc(node: SyntaxNode, range: HclRange, parts: SyntaxNode[]): HclExpression {
  const [start, ...more] = parts.filter((part) => part.type === 'heredoc_identifier');
  const indented = node.text.startsWith('<<-');
  return fromPieces(node, range, parts, start, more.at(-1), (texts) =>
    decodeHeredoc(texts, indented),
  );
}

function fromPieces(
  node: SyntaxNode,
  range: HclRange,
  parts: SyntaxNode[],
  start: SyntaxNode | undefined,
  end: SyntaxNode | undefined,
  decode: (texts: string[]) => string[],
): HclExpression {
  if (start === undefined || end === undefined) return other(node);
  if (parts.some((part) => part.type === 'template_directive')) return other(node);
  const holes = parts.filter((part) => part.type === 'template_interpolation');
  const texts: string[] = [];
  let from = start.endIndex;
  for (const hole of holes) {
    texts.push(cut(node, from, hole.startIndex));
    from = hole.endIndex;
  }
  texts.push(cut(node, from, end.startIndex));
  const read: HclExpression[] = [];
  for (const [index, text] of decode(texts).entries()) {
    if (text !== '') read.push({ kind: 'literal', value: text, range });
    const inner = expressions(holes[index]?.namedChildren ?? [])[0];
    if (inner !== undefined) read.push(toExpression(inner));
  }
  return joined(read, range);
}

function cut(node: SyntaxNode, from: number, to: number): string {
  return node.text.slice(from - node.startIndex, to - node.startIndex);
}

/** One interpolation and nothing else keeps the type of what it holds, as in Terraform. */
function joined(parts: HclExpression[], range: HclRange): HclExpression {
  const [only, ...more] = parts;
  if (only === undefined) return { kind: 'literal', value: '', range };
  return more.length === 0 ? only : { kind: 'template', parts, range };
}

function toStringLiteral(node: SyntaxNode): string {
  return decodeQuoted(node.text.slice(1, -1));
}

function expressions(nodes: SyntaxNode[]): SyntaxNode[] {
  return nodes.filter((child) => child.type === 'expression');
}

function other(node: SyntaxNode): HclExpression {
  return { kind: 'other', text: node.text, range: toRange(node) };
}

function toRange(node: SyntaxNode): HclRange {
  return {
    startLine: node.startPosition.row + 1,
    startColumn: node.startPosition.column + 1,
    endLine: node.endPosition.row + 1,
    endColumn: node.endPosition.column + 1,
  };
}

function findProblems(root: SyntaxNode): HclProblem[] {
  const problems: HclProblem[] = [];
  const look = (node: SyntaxNode): void => {
    if (node.isMissing) {
      problems.push({ message: `"${node.type}" is missing here`, range: toRange(node) });
    } else if (node.isError) {
      const [line = ''] = node.text.split('\n');
      const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
      problems.push({ message: `"${shown}" was not expected here`, range: toRange(node) });
    } else if (node.hasError) {
      for (const child of node.children) look(child);
    }
  };
  look(root);
  return problems;
}
