// Types of the library that are made from tables: the inputs of `check` from src/settings/inputs.ts, and the report
// from docs/report.schema.json.
const MADE_FROM = (source) => `/** Made by \`npm run docs\` from ${source}: change it there. */`;

const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const settingName = ({ name, setting }) => setting ?? camelCase(name);

export function inputTypes({ INPUTS, existsAt }) {
  const inputs = INPUTS.filter((input) => existsAt(input, 'library'));
  const names = new Map(inputs.map((spec) => [spec.name, settingName(spec)]));
  return [
    '/** What is checked and how: the inputs of the gate, by their names in a program. */',
    'export interface CheckInputs {',
    ...inputs.flatMap((spec) => [
      ...comment(describe(spec, names))
        .split('\n')
        .map((line) => `  ${line}`),
      `  ${settingName(spec)}?: ${valueType(spec)} | undefined;`,
    ]),
    '}',
    '',
  ].join('\n');
}

function valueType({ kind, choices, parse }) {
  if (choices !== undefined) return choices.map((choice) => `'${choice}'`).join(' | ');
  if (kind === 'flag') return 'boolean';
  if (kind === 'number' || kind === 'duration') return 'number';
  if (kind === 'list') return 'readonly string[]';
  return parse === undefined || kind === 'string' ? 'string' : 'string | number';
}

/** What an input is, in the words of a program: other inputs by their names there, lists as lists. */
function describe(spec, names) {
  const { description, kind, library, environment = [], cloudBlock, default: fixed } = spec;
  const text = (library ?? description)
    .replaceAll(/`([a-z-]+)`/g, (_, word) => `\`${names.get(word) ?? word}\``)
    .replaceAll(/(`|\b)([a-z]+(?:-[a-z]+)+)(: )/g, (whole, mark, word, colon) =>
      names.has(word) ? `${mark}${names.get(word)}${colon}` : whole,
    );
  const places = [
    ...environment.map((variable) => `\`${variable}\` of \`environment\``),
    ...(cloudBlock === undefined ? [] : ['the `cloud` block']),
    ...(fixed === undefined || library?.includes('default') ? [] : [`\`${fixed}\``]),
  ];
  return [
    kind === 'list' ? asList(text) : text,
    ...(kind === 'duration' && library === undefined ? ['In milliseconds.'] : []),
    ...(places.length === 0 ? [] : [`Default: ${places.join(', else ')}.`]),
  ].join(' ');
}

/** "One per line or separated by commas" is how a text holds a list. */
function asList(text) {
  return text
    .replaceAll(/\bone (`[^`]+`) per line/g, 'each as $1')
    .replaceAll(/(?:[;,] one|(?<=\.) One) per line(?: or separated by commas)?/g, '')
    .replaceAll(' Separate them by lines or commas.', '')
    .replaceAll('..', '.');
}

/** @param schema JSON Schema with the words that the report's uses, and no others */
export function reportTypes(schema) {
  const named = Object.entries(schema.definitions).map(([name, definition]) =>
    declare(`Report${capital(name)}`, definition),
  );
  return [MADE_FROM('`docs/report.schema.json`'), declare('Report', schema), ...named, ''].join(
    '\n',
  );
}

function declare(name, schema) {
  const { description } = schema;
  const above = description === undefined ? '' : `${comment(description)}\n`;
  return schema.type === 'object' && schema.properties !== undefined
    ? `${above}export interface ${name} ${typeOf(schema)}`
    : `${above}export type ${name} = ${typeOf(schema)};`;
}

const UNDERSTOOD = ['type', 'required', 'properties', 'items', 'enum', 'const', '$ref'];
const SILENT = ['description', 'minimum', 'maximum', 'pattern', 'format', 'title', 'definitions'];

function typeOf(schema) {
  const strange = Object.keys(schema).filter(
    (word) => ![...UNDERSTOOD, ...SILENT, '$schema', '$id'].includes(word),
  );
  if (strange.length > 0) throw new Error(`No type is made of ${strange.join(', ')} in a schema.`);
  if (schema.$ref !== undefined) {
    return `Report${capital(schema.$ref.replace('#/definitions/', ''))}`;
  }
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(schema.items)})[]`;
  if (schema.type === 'integer') return 'number';
  if (schema.type !== 'object') return schema.type;
  const { required = [], properties = {} } = schema;
  const rows = Object.entries(properties).map(([name, property]) => {
    const above = property.description === undefined ? '' : `${comment(property.description)}\n`;
    return `${above}${name}${required.includes(name) ? '' : '?'}: ${typeOf(property)};`;
  });
  return `{\n${rows.join('\n')}\n}`;
}

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const capital = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;

/** A comment above a declaration, in lines that a hover shows whole. */
function comment(text) {
  const lines = [''];
  for (const word of text.replaceAll('*/', '* /').split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length > 100) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.length === 1 ? `/** ${lines[0]} */` : `/**\n * ${lines.join('\n * ')}\n */`;
}
