/** Lists what one file of a configuration declares: resources, data sources and module calls, with lines. */
import { parseJson } from '../model/parse.ts';
import { literalText, type HclExpression, type HclRange } from './hcl-syntax.ts';
import type { Hcl } from './hcl.ts';

export interface Declaration {
  type: 'resource' | 'data' | 'ephemeral' | 'module';
  labels: string[];
  startLine: number;
  endLine: number;
  /** `source` of a module call when it is a literal. */
  source?: string;
}

const LABELS = { resource: 2, data: 2, ephemeral: 2, module: 1 } as const;

/** Whether a file of this name declares blocks; overrides only change blocks of other files. */
export function isConfigurationFile(name: string): boolean {
  const stem = /^(.+)\.(?:tf|tofu)(?:\.json)?$/s.exec(name)?.[1] ?? '';
  return stem !== '' && !name.startsWith('.') && stem !== 'override' && !stem.endsWith('_override');
}

/** Reads the declarations of a file; leaves out what follows the first malformed part, as it is not certain. */
export function readDeclarations(name: string, text: string, hcl: Hcl): Declaration[] {
  if (name.endsWith('.json')) return declarationsInJson(text, hcl);
  const { body, problems } = hcl.parse(text);
  const firstProblem = problems.reduce(
    (first, { range }) => Math.min(first, range.startLine),
    Infinity,
  );
  const declared = body.blocks.flatMap(({ type, labels, body: { attributes }, range }) =>
    isDeclared(type) && labels.length === LABELS[type]
      ? [declaration(type, labels, range, attributes)]
      : [],
  );
  return declared.filter(({ endLine }) => endLine < firstProblem);
}

function isDeclared(type: string): type is Declaration['type'] {
  return Object.hasOwn(LABELS, type);
}

function declaration(
  type: Declaration['type'],
  labels: string[],
  { startLine, endLine }: Pick<HclRange, 'startLine' | 'endLine'>,
  attributes: readonly { name: string; value: HclExpression }[],
): Declaration {
  const source = attributes.find(({ name }) => type === 'module' && name === 'source')?.value;
  return { type, labels, startLine, endLine, source: literalText(source) };
}

/** Empty if the text is not JSON or is nested too deeply. */
function declarationsInJson(text: string, hcl: Hcl): Declaration[] {
  const json = text.replace(/^\ufeff/, '');
  if (parseJson(json) === undefined) return [];
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
  const file = hcl.parse(`json = ${json.replace(tokens, toHclToken)}`);
  return entriesOf(file.body.attributes[0]?.value).flatMap(({ name, value }) =>
    isDeclared(name) ? fromJson(name, [], value) : [],
  );
}

/** Turns a JSON token into HCL: texts are escaped so that none is a template, numbers become 0. */
function toHclToken(json: string): string {
  if (!json.startsWith('"')) return '0';
  const text = String(JSON.parse(json)).replace(/[\p{Cc}\p{Cs}"\\{]/gu, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${text}"`;
}

function fromJson(
  type: Declaration['type'],
  outer: readonly string[],
  value: HclExpression,
): Declaration[] {
  return entriesOf(value).flatMap((entry) => {
    const labels = [...outer, entry.name];
    if (labels.length < LABELS[type]) return fromJson(type, labels, entry.value);
    return [declaration(type, labels, entry, entriesOf(entry.value))];
  });
}

interface NamedValue extends Pick<HclRange, 'startLine' | 'endLine'> {
  name: string;
  value: HclExpression;
}

/** Entries with the lines from their key to the end of their value. A list of objects counts as one object. */
function entriesOf(value: HclExpression | undefined): NamedValue[] {
  if (value?.kind === 'tuple') return value.items.flatMap(entriesOf);
  if (value?.kind !== 'object') return [];
  return value.entries.map(({ key, value }) => {
    const { startLine } = key.range;
    return { name: literalText(key) ?? '', value, startLine, endLine: value.range.endLine };
  });
}
