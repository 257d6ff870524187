/**
 * The data files of a policy set count as a whole: what `opa` would leave out of one in silence is refused, because a policy
 * without its data denies nothing.
 */
import { posix } from 'node:path';
import { TOO_DEEP } from '../configuration/syntax/hcl-scanner.ts';
import { firstRepeatedName, isJsonDeeperThan, MOST_LEVELS } from '../model/json-text.ts';
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

/** Without a tree of its values: for 50 MB of them there would not be memory enough. */
function findRepeatedName(text: string): PlacedProblem | undefined {
  if (isJsonDeeperThan(text, MOST_LEVELS)) {
    return { line: 1, message: `cannot be read: ${TOO_DEEP}. Correct it.` };
  }
  const repeated = firstRepeatedName(text);
  if (repeated === undefined) return undefined;
  const line = text.slice(0, repeated.at).split('\n').length;
  const message = `has the key ${JSON.stringify(repeated.name)} twice, and only one of them could count. Remove one.`;
  return { line, message };
}

async function findLeftOutOfSet(path: string, text: string): Promise<PlacedProblem | undefined> {
  if (!path.endsWith('.json')) return findLeftOutData(path, text);
  // What is no JSON is refused by `opa`.
  return parseJson(text) === undefined ? undefined : findRepeatedName(text);
}

/** @throws PolicyProblem naming what would not count in each data file, with its line */
export async function refuseLeftOutData({ files, shownAs }: PolicyFiles): Promise<void> {
  const data = [...files].filter(([path]) => isDataFile(path));
  const searching = data.map(async ([path, content]) => {
    const text = Buffer.from(content).toString();
    const problem = await findLeftOutOfSet(path, text);
    if (problem === undefined) return [];
    const place = filePart(`${shownAs}/${path}:${problem.line}`);
    return [wrongPolicies(phrase`${place}: ${plain(problem.message)}`)];
  });
  const problems = (await Promise.all(searching)).flat();
  if (problems.length > 0) throw new PolicyProblem(...problems);
}

const MOST_NAMED = 5;

/**
 * Makes the function that says why a policy is refused that reads data which no file has, beside files whose data is not read;
 * undefined if there is no such data. It gets the policy, as the beginning of a sentence, and the paths of the data that it reads.
 */
export function missingDataFinder({ files, unreadData = [] }: PolicyFiles) {
  let reading: ReturnType<typeof readDocuments> | undefined;
  return async (
    where: Sentence,
    reads: readonly (readonly string[])[],
  ): Promise<Finding | undefined> => {
    if (unreadData.length === 0 || reads.length === 0) return undefined;
    // Once for all policies: the data can be long.
    const documents = await (reading ??= readDocuments(files));
    const missing = reads.find((path) => !documents.some((document) => hasData(document, path)));
    if (missing === undefined) return undefined;
    const named = firstParts(unreadData.map(quoted), MOST_NAMED);
    const path = sentencePart('name', `data.${missing.join('.')}`, 160);
    return wrongPolicies(
      phrase`${where} reads ${path}, which no rule and no data file has. Data is read from data.json and data.yaml alone, and not from ${named}.`,
      phrase`Rename the file that has it, or name it in ${setting('data')} of conftest.toml.`,
    );
  };
}

/** The data of each file, and the names of the directories that it is in. */
async function readDocuments(files: PolicyFiles['files']) {
  const { valueOfYaml } = await import('../model/read-yaml.ts');
  return [...files].flatMap(([path, content]) => {
    if (!isDataFile(path)) return [];
    const text = Buffer.from(content).toString();
    const value: unknown = path.endsWith('.json') ? parseJson(text) : valueOfYaml(text);
    const words = posix.dirname(path).split('/');
    return { above: words.filter((word) => word !== '.'), value };
  });
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
