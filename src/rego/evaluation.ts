/** The question to `opa eval` about several policies and several documents, and its answer. */
import { parseExactly } from '../model/json-text.ts';
import { isRecord, listOf, recordOf } from '../model/parse.ts';
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
  const parts = policies.flatMap(({ path, exception }, at) => {
    const own = `"${at}": [value | print("${mark}", "policy", ${at}); value := ${toReference(path)}]`;
    if (exception === undefined) return [own];
    return [own, `"except ${at}": [word | word := ${toReference(exception.group.path)}[_][_]]`];
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
  asked: { policies: number; documents: number; mark: string },
): Evaluated[][] | undefined {
  const answer = parseExactly(stdout);
  const [result] = listOf(recordOf(answer)['result']);
  const { results } = recordOf(recordOf(result)['bindings']);
  const objects = listOf(results);
  if (objects.length !== asked.documents || !objects.every(isRecord)) return undefined;
  const printed = linesByMark(stderr, asked.mark);
  const evaluations = objects.map((object, index) =>
    Array.from({ length: asked.policies }, (_, at) => {
      const values = object[String(at)];
      if (!Array.isArray(values)) return undefined;
      const exceptions = listOf(object[`except ${at}`]);
      return { value: values[0], exceptions, printed: printed.get(`${index} ${at}`) ?? [] };
    }),
  );
  const complete = evaluations.map((ones) => ones.filter((one) => one !== undefined));
  return complete.every(({ length }) => length === asked.policies) ? complete : undefined;
}

const MOST_LINES = 20;
const MOST_CHARACTERS = 300;

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
