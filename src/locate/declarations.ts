/** What one file of a configuration declares: resources, data sources, module calls, with lines. */
import type { HclBody } from './hcl-syntax.ts';
import type { Hcl } from './hcl.ts';
import { readJsonLines, type JsonEntry, type JsonNode } from './json-lines.ts';

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
  const stem = name.endsWith('.tf')
    ? name.slice(0, -3)
    : name.endsWith('.tf.json')
      ? name.slice(0, -8)
      : '';
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
  return body.blocks.flatMap(({ type, labels, body, range }) => {
    if (!isDeclared(type) || labels.length !== LABELS[type]) return [];
    const source = body.attributes.find(({ name }) => name === 'source')?.value;
    const literal = source?.kind === 'literal' && typeof source.value === 'string';
    return [
      {
        type,
        labels,
        startLine: range.startLine,
        endLine: range.endLine,
        ...(type === 'module' && literal && { source: String(source.value) }),
      },
    ];
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

function fromEntry(type: Declaration['type'], labels: string[], entry: JsonEntry): Declaration {
  const source = entriesOf(entry.value).find(({ key }) => key === 'source')?.value;
  return {
    type,
    labels,
    startLine: entry.startLine,
    endLine: entry.endLine,
    ...(type === 'module' && source?.kind === 'string' && { source: source.value }),
  };
}
