/**
 * The names in an expression as a plan lists them: each with all of its steps, then shorter by a step each time.
 * Source: `internal/command/jsonconfig/expression.go` and `internal/addrs/parse_ref.go` of Terraform 1.11.4.
 */
import { isDeepStrictEqual } from 'node:util';
import { partsOf, type HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';

/** A name in parts: `local`, `rules`, `web` of `local.rules["web"]`. */
type Name = readonly string[];

/** How many parts the shortest name has that means something. All others are types of resources: two. */
const SHORTEST = new Map([
  ['self', 1],
  ['data', 3],
  ['ephemeral', 3],
  ['action', 3],
  ['module', 3],
]);

/**
 * How the names in the text and in the plan compare: `same`; `moved` if only their order is another one; else
 * `other`.
 */
export function compareReferences(
  written: readonly HclExpression[],
  planned: readonly string[],
): 'same' | 'moved' | 'other' {
  const names: Name[] = [];
  for (const each of written) addNames(each, new Set(), names);
  const expected = names.flatMap(withPrefixes);
  const given = planned.map(readName);
  // Terraform adds the call of a module after its output, but not after an instance of it.
  const isCall = (name: Name): boolean => name[0] === 'module' && name.length === 2;
  const calls = new Set(names.map(([root, call]) => JSON.stringify([root, call])));
  if (given.some((name) => isCall(name) && !calls.has(JSON.stringify(name)))) return 'other';
  const left = expected.filter((name) => !isCall(name)).map((name) => JSON.stringify(name));
  const right = given.filter((name) => !isCall(name)).map((name) => JSON.stringify(name));
  if (isDeepStrictEqual(left, right)) return 'same';
  return isDeepStrictEqual(left.toSorted(), right.toSorted()) ? 'moved' : 'other';
}

/** The names that a traversal needs, without those inside of its keys. */
export function referenceName({ root, steps }: HclExpression & { kind: 'traversal' }): string[] {
  const parts = [root];
  for (const step of steps) {
    if (step.kind !== 'literal') break;
    parts.push(String(step.value));
  }
  // `resource.a_b.c` is another way to write `a_b.c`.
  return root === 'resource' ? parts.slice(1) : parts;
}

function addNames(expression: HclExpression, bound: ReadonlySet<string>, names: Name[]): void {
  if (expression.kind === 'for') {
    const { keyName, valueName, key, condition, value } = expression;
    const inner = new Set([...bound, valueName, ...(keyName === undefined ? [] : [keyName])]);
    addNames(expression.collection, bound, names);
    for (const part of [key, value, condition]) if (part) addNames(part, inner, names);
    return;
  }
  if (expression.kind === 'traversal' && !bound.has(expression.root)) {
    names.push(referenceName(expression));
  }
  for (const part of partsOf(expression)) addNames(part, bound, names);
}

function withPrefixes(name: Name): Name[] {
  const shortest = SHORTEST.get(name[0] ?? '') ?? 2;
  const lengths = Array.from({ length: name.length - shortest + 1 }, (_, at) => name.length - at);
  return lengths.filter((length) => length > 0).map((length) => name.slice(0, length));
}

/** The address of a dependency without keys of JSON or points between its parts. */
export function readName(text: string): Name {
  const parts = text.match(/[^.["\]]+|\["(?:[^"\\]|\\.)*"\]|\[[^\]]*\]/g) ?? [];
  return parts.map((part) => {
    if (!part.startsWith('[')) return part;
    const key = part.slice(1, -1);
    return key.startsWith('"') ? unquoted(key) : key;
  });
}

function unquoted(key: string): string {
  try {
    return String(JSON.parse(key));
  } catch {
    return key.slice(1, -1);
  }
}
