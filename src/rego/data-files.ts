/**
 * The data files of a policy set count as a whole: what `opa` would leave out of one in silence is refused, because a policy
 * without its data denies nothing.
 */
import { posix } from 'node:path';
import { readRepeatedJson, type Json } from '../configuration/syntax/read-json.ts';
import { Malformed } from '../configuration/syntax/hcl-scanner.ts';
import { fieldsOf, parseJson } from '../model/parse.ts';
import type { Finding } from '../model/finding.ts';
import { PolicyProblem, wrongPolicies, type PolicyFiles } from '../model/policy-files.ts';
import {
  filePart,
  firstParts,
  phrase,
  plain,
  quoted,
  sentencePart,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import type { PlacedProblem } from '../model/read-yaml.ts';

/** Whether `opa` reads data from a file, as HCP Terraform does. @param path its path, or its name alone */
export function isDataFile(path: string): boolean {
  return /(?:^|\/)data\.(?:json|yaml)$/.test(path);
}

/** What of the text of a data file would not count, as the rest of a sentence; undefined if there is nothing. */
export async function findLeftOutData(
  path: string,
  text: string,
): Promise<PlacedProblem | undefined> {
  if (path.endsWith('.json') && parseJson(text) !== undefined) return findRepeatedName(text);
  const { findLeftOut } = await import('../model/read-yaml.ts');
  return findLeftOut(text);
}

function findRepeatedName(text: string): PlacedProblem | undefined {
  let whole: Json;
  try {
    whole = readRepeatedJson(text);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { line: 1, message: `cannot be read: ${error.message}. Correct it.` };
  }
  const waiting = [whole];
  for (const value of waiting) {
    if (value.kind === 'list') for (const item of value.items) waiting.push(item);
    if (value.kind !== 'object') continue;
    const names = new Set<string>();
    for (const { name, from, value: inner } of value.entries) {
      if (names.has(name)) {
        const line = text.slice(0, from).split('\n').length;
        const message = `has the key ${JSON.stringify(name)} twice, and only one of them could count. Remove one.`;
        return { line, message };
      }
      names.add(name);
      waiting.push(inner);
    }
  }
  return undefined;
}

/** @throws PolicyProblem naming what would not count in each data file, with its line */
export async function refuseLeftOutData({ files, shownAs }: PolicyFiles): Promise<void> {
  const searching = [...files].map(async ([path, content]) => {
    const text = isDataFile(path) ? Buffer.from(content).toString() : '';
    // What is no JSON is refused by `opa`.
    if (path.endsWith('.json') && parseJson(text) === undefined) return [];
    const problem = await findLeftOutData(path, text);
    if (problem === undefined) return [];
    const place = filePart(`${shownAs}/${path}:${problem.line}`);
    return [wrongPolicies(phrase`${place}: ${plain(problem.message)}`)];
  });
  const problems = (await Promise.all(searching)).flat();
  if (problems.length > 0) throw new PolicyProblem(...problems);
}

const MOST_NAMED = 5;

/**
 * Why a policy is refused that reads data which no file has, beside files whose data is not read; undefined if there is no
 * such data.
 *
 * @param where the policy, as the beginning of a sentence
 * @param reads the paths of the data that it reads
 */
export async function whyDataIsMissing(
  where: Sentence,
  reads: readonly (readonly string[])[],
  { files, unreadData = [] }: PolicyFiles,
): Promise<Finding | undefined> {
  if (unreadData.length === 0 || reads.length === 0) return undefined;
  const { valueOfYaml } = await import('../model/read-yaml.ts');
  const documents = [...files].flatMap(([path, content]) => {
    if (!isDataFile(path)) return [];
    const text = Buffer.from(content).toString();
    const value: unknown = path.endsWith('.json') ? parseJson(text) : valueOfYaml(text);
    return {
      above: posix
        .dirname(path)
        .split('/')
        .filter((word) => word !== '.'),
      value,
    };
  });
  const missing = reads.find((path) => !documents.some((document) => hasData(document, path)));
  if (missing === undefined) return undefined;
  const named = firstParts(unreadData.map(quoted), MOST_NAMED);
  const path = sentencePart('name', `data.${missing.join('.')}`, 160);
  return wrongPolicies(
    phrase`${where} reads ${path}, which no rule and no data file has. Data is read from data.json and data.yaml alone, and not from ${named}.`,
    phrase`Rename the file that has it, or name it in ${setting('data')} of conftest.toml.`,
  );
}

/** @param document.above the names of the directories that it is in */
function hasData(
  { above, value }: { above: readonly string[]; value: unknown },
  path: readonly string[],
): boolean {
  if (!above.every((word, at) => path[at] === undefined || path[at] === word)) return false;
  let inside = value;
  for (const word of path.slice(above.length)) {
    if (!Object.hasOwn(fieldsOf(inside), word)) return false;
    inside = fieldsOf(inside)[word];
  }
  return true;
}
