/** What one file of a configuration declares: resources, data sources, module calls, with lines. */
import type { HclBody } from './hcl-syntax.ts';
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

/** Whether Terraform reads a file of this name; overrides change blocks that stand elsewhere. */
export function isConfigurationFile(name: string): boolean {
  const stem = /^(.+)\.tf(?:\.json)?$/s.exec(name)?.[1] ?? '';
  return stem !== '' && !name.startsWith('.') && stem !== 'override' && !stem.endsWith('_override');
}

/** Behind the first thing that is not well formed nothing is certain: that part is left out. */
export function readDeclarations(name: string, text: string, hcl: Hcl): Declaration[] {
  if (name.endsWith('.json')) return fromJson(readJsonLines(text));
  const file = hcl.parse(text);
  const firstProblem = Math.min(...file.problems.map(({ range }) => range.startLine), Infinity);
  return fromBody(file.body).filter(({ endLine }) => endLine < firstProblem);
}

function fromBody(body: HclBody): Declaration[] {
  return body.blocks.flatMap(({ type, labels, body, range: { startLine, endLine } }) => {
    if (!isDeclared(type) || labels.length !== LABELS[type]) return [];
    const value = body.attributes.find(({ name }) => name === 'source')?.value;
    const literal = value?.kind === 'literal' && typeof value.value === 'string';
    const source = type === 'module' && literal ? String(value.value) : undefined;
    return [{ type, labels, startLine, endLine, source }];
  });
}

function isDeclared(type: string): type is Declaration['type'] {
  return type in LABELS;
}

function fromJson(root: JsonNode | undefined): Declaration[] {
  return entriesOf(root).flatMap(({ key, value }) => {
    if (!isDeclared(key)) return [];
    return LABELS[key] === 1
      ? entriesOf(value).map((entry) => fromEntry(key, [entry.key], entry))
      : entriesOf(value).flatMap((type) =>
          entriesOf(type.value).map((entry) => fromEntry(key, [type.key, entry.key], entry)),
        );
  });
}

/** Wherever an object is expected there may be a list of objects. */
function entriesOf(node: JsonNode | undefined): JsonEntry[] {
  if (node?.kind === 'object') return node.entries;
  return node?.kind === 'array' ? node.items.flatMap(entriesOf) : [];
}

function fromEntry(
  type: Declaration['type'],
  labels: string[],
  { value, startLine, endLine }: JsonEntry,
): Declaration {
  const found = entriesOf(value).find(({ key }) => key === 'source')?.value;
  const source = type === 'module' && found?.kind === 'string' ? found.value : undefined;
  return { type, labels, startLine, endLine, source };
}

type JsonNode =
  | { kind: 'object'; entries: JsonEntry[] }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'string'; value: string }
  | { kind: 'other' };

interface JsonEntry {
  key: string;
  value: JsonNode;
  /** 1-based: the line of the key, and the last line of the value. */
  startLine: number;
  endLine: number;
}

const DEPTH_LIMIT = 100;

/** Undefined when the text is not JSON or is nested too deeply. */
function readJsonLines(text: string): JsonNode | undefined {
  const json = text.replace(/^\ufeff/, '');
  try {
    JSON.parse(json);
    return readValue({ tokens: tokensOf(json), at: 0 }, 0);
  } catch {
    return undefined;
  }
}

interface Token {
  text: string;
  line: number;
}

/** The text is well formed: only the places are to be found. No string goes over several lines. */
function tokensOf(json: string): Token[] {
  let [line, end] = [1, 0];
  return Array.from(
    json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s"{}[\],:]+/g),
    ({ 0: text, index }) => {
      line += json.slice(end, index).split('\n').length - 1;
      end = index + text.length;
      return { text, line };
    },
  );
}

interface Reader {
  tokens: Token[];
  at: number;
}

function readValue(reader: Reader, depth: number): JsonNode {
  if (depth > DEPTH_LIMIT) throw new RangeError('nested too deeply');
  const { text } = take(reader);
  if (text.startsWith('"')) return { kind: 'string', value: String(JSON.parse(text)) };
  const items: JsonNode[] = [];
  const entries: JsonEntry[] = [];
  if (text !== '{' && text !== '[') return { kind: 'other' };
  for (let next = take(reader); next.text !== '}' && next.text !== ']'; next = take(reader)) {
    if (next.text === ',') continue;
    if (text === '[') {
      reader.at -= 1;
      items.push(readValue(reader, depth + 1));
    } else {
      take(reader);
      const value = readValue(reader, depth + 1);
      const endLine = reader.tokens[reader.at - 1]?.line ?? next.line;
      entries.push({ key: String(JSON.parse(next.text)), value, startLine: next.line, endLine });
    }
  }
  return text === '[' ? { kind: 'array', items } : { kind: 'object', entries };
}

function take(reader: Reader): Token {
  reader.at += 1;
  return reader.tokens[reader.at - 1] ?? { text: '}', line: 0 };
}
