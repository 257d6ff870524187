// The words of the wire as declarations that people can read: `v.InferOutput<typeof runSchema>` becomes an interface
// with the names, types and comments of the schema.
import { parse } from '@babel/parser';
import { formatText } from '../format-text.js';

/** @param text declarations of a file in client/wire/, as the compiler writes them; resolves to those people read */
export function readableWire(text) {
  const { program, comments } = parse(text, {
    sourceType: 'module',
    plugins: [['typescript', { dts: true }]],
  });
  const of = { text, comments };
  const statements = program.body.map((statement) => ({
    statement,
    declaration: statement.declaration ?? statement,
  }));
  const schemas = new Map(
    statements
      .filter(({ declaration }) => declaration.type === 'VariableDeclaration')
      .map(({ declaration: { declarations } }) => [
        declarations[0].id.name,
        declarations[0].id.typeAnnotation?.typeAnnotation,
      ]),
  );
  const edits = [];
  for (const { statement, declaration } of statements) {
    const schema = inferredFrom(declaration);
    const own = text.slice(statement.start, statement.end);
    if (schema !== undefined) {
      const type = outputOf(schemas.get(schema), of);
      edits.push([statement, `export interface ${declaration.id.name} ${type}`]);
    } else if (/\bv\.\w/.test(own)) edits.push([withComments(statement), '']);
  }
  const written = edits
    .toSorted(([one], [other]) => other.start - one.start)
    .reduce((now, [{ start, end }, by]) => now.slice(0, start) + by + now.slice(end), text);
  const relationship = "import type { Relationship } from './resource.ts';";
  const needed =
    /\bRelationship\b/.test(written) && !/interface Relationship\b/.test(written)
      ? `${relationship}\n`
      : '';
  const whole = /\bv\.\w/.test(written)
    ? written
    : written.replace(/^import (?:type )?\* as v from .*\n/m, () => needed);
  return formatText('wire.d.ts', whole);
}

/** `type Run = v.InferOutput<typeof runSchema>` → `runSchema`. */
function inferredFrom({ type, typeAnnotation }) {
  if (type !== 'TSTypeAliasDeclaration' || typeAnnotation.type !== 'TSTypeReference') return;
  if (typeAnnotation.typeName.right?.name !== 'InferOutput') return;
  return argumentsOf(typeAnnotation)[0].exprName.name;
}

function withComments({ start, end, leadingComments = [] }) {
  return { start: leadingComments[0]?.start ?? start, end };
}

function argumentsOf({ typeArguments, typeParameters }) {
  return (typeArguments ?? typeParameters)?.params ?? [];
}

/** What a schema's type lets out, as TypeScript. */
function outputOf(node, of) {
  if (node.typeName?.left?.name !== 'v') return of.text.slice(node.start, node.end);
  const [first, second] = argumentsOf(node);
  switch (node.typeName.right.name) {
    case 'StringSchema':
      return 'string';
    case 'NumberSchema':
      return 'number';
    case 'BooleanSchema':
      return 'boolean';
    case 'UnknownSchema':
      return 'unknown';
    case 'LiteralSchema':
      return of.text.slice(first.start, first.end);
    case 'GenericSchema':
      return outputOf(second, of);
    case 'NullableSchema':
    case 'NullishSchema':
      return `${outputOf(first, of).replace(/ \| null$/, '')} | null`;
    case 'OptionalSchema':
    case 'SchemaWithFallback':
      return outputOf(first, of);
    case 'SchemaWithPipe':
      return outputOf(elementsOf(first)[0], of);
    case 'ArraySchema':
      return `(${outputOf(first, of)})[]`;
    case 'UnionSchema':
      return elementsOf(first)
        .map((each) => outputOf(each, of))
        .join(' | ');
    case 'RecordSchema':
      return `Record<${outputOf(first, of)}, ${outputOf(second, of)}>`;
    case 'LooseObjectSchema':
      return `{\n${membersOf(first, of)}\n}`;
    default:
      throw new Error(`No declaration is made of v.${node.typeName.right.name}.`);
  }
}

function elementsOf(node) {
  return (node.typeAnnotation ?? node).elementTypes;
}

function membersOf({ members }, of) {
  const rows = members.map((member) => {
    const schema = member.typeAnnotation.typeAnnotation;
    const above = (member.leadingComments ?? []).map(({ value }) => `/*${value}*/\n`).join('');
    const name = of.text.slice(member.key.start, member.key.end);
    return `${above}${name}${isOptional(schema) ? '?' : ''}: ${memberType(name, schema, of)};`;
  });
  return rows.join('\n');
}

function memberType(name, schema, of) {
  if (name === 'relationships') return 'Record<string, Relationship>';
  const type = outputOf(schema, of);
  // A service sends more attributes than are read here, and they are kept.
  return name === 'attributes' && type.startsWith('{')
    ? type.replace(/\}$/, '/** What else the service sends. */\n[name: string]: unknown;\n}')
    : type;
}

/** Optional, unless an absent value has a default. */
function isOptional(schema) {
  if (!['OptionalSchema', 'NullishSchema'].includes(schema.typeName?.right?.name)) return false;
  const [, fallback] = argumentsOf(schema);
  return fallback === undefined || fallback.type === 'TSUndefinedKeyword';
}
