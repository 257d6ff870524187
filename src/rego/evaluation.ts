/** The question to `opa eval` about several policies and several documents, and its answer. */
import { parseExactly } from '../model/json-text.ts';
import { listOf, recordOf } from '../model/parse.ts';
import type { JudgingRule } from './judging-rules.ts';

/** What one policy says of one document. */
export interface Evaluated {
  /** Undefined if the rule has no value. */
  value: unknown;
  /** The words of conftest's exceptions. */
  exceptions: readonly unknown[];
  printed: string[];
}

/**
 * A module whose `results` is an object: for each policy a list with the value of its rule, or an empty one. So a rule
 * without a value does not remove the results of others. In a query, `opa` would evaluate a rule that several policies
 * use once for each of them.
 *
 * @param mark a word that no policy can know. It names the module, and is printed before each policy, to see who prints what
 */
export function writeModule(policies: readonly JudgingRule[], mark: string): string {
  const parts = policies.flatMap(({ path, exception }, index) => {
    const result = `"${index}": [value | print("${mark}", "policy", ${index}); value := ${toReference(path)}]`;
    if (exception === undefined) return [result];
    return [
      result,
      `"except ${index}": [word | word := ${toReference(exception.group.path)}[_][_]]`,
    ];
  });
  return `package plangate_${mark}\n\nresults := {\n${parts.join(',\n')}\n}\n`;
}

/** A query over a list of documents: for each, the results of the module with this mark. */
export function writeQuery(mark: string): string {
  return `results := [result | some index, document in input; print("${mark}", "document", index); result := data.plangate_${mark}.results with input as document]`;
}

/** `["x-y", "deny"]` → `data["x-y"]["deny"]`. */
function toReference(path: readonly string[]): string {
  return `data${path.map((word) => `[${JSON.stringify(word)}]`).join('')}`;
}

/** For each document the results of all policies; undefined if the answer has another form. */
export function readResults(
  { stdout, stderr }: { stdout: string; stderr: string },
  expected: { policies: number; documents: number; mark: string },
): Evaluated[][] | undefined {
  const answer = parseExactly(stdout);
  const [result] = listOf(recordOf(answer)['result']);
  const { results } = recordOf(recordOf(result)['bindings']);
  const objects = listOf(results);
  if (objects.length !== expected.documents) return undefined;
  const printed = linesByMark(stderr, expected.mark);
  const evaluations: Evaluated[][] = [];
  for (const [document, object] of objects.entries()) {
    const ofDocument: Evaluated[] = [];
    for (let policy = 0; policy < expected.policies; policy++) {
      const values = recordOf(object)[String(policy)];
      if (!Array.isArray(values)) return undefined;
      const exceptions = listOf(recordOf(object)[`except ${policy}`]);
      const lines = printed.get(`${document} ${policy}`) ?? [];
      ofDocument.push({ value: values[0], exceptions, printed: lines });
    }
    evaluations.push(ofDocument);
  }
  return evaluations;
}

const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

/** What each policy printed about each document, by the indexes of the document and of the policy: `0 3`. */
function linesByMark(stderr: string, mark: string): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  let document = '';
  let current: string[] = [];
  for (const line of stderr.split('\n')) {
    const [first, kind, number = ''] = line.split(' ');
    if (first === mark) {
      if (kind === 'document') document = number;
      current = [];
      if (kind === 'policy') lines.set(`${document} ${number}`, current);
    } else if (line.trim() !== '' && current.length < MOST_LINES) {
      current.push(line.slice(0, MOST_CHARACTERS));
    }
  }
  return lines;
}
