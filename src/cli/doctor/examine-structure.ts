/** Finds what GitHub refuses in a workflow, by what its own parser says. */
import { didYouMean } from '../../model/did-you-mean.ts';
import { problem, type Diagnosis } from './finding.ts';
import { parseAsGitHub, type WorkflowError } from './parse-as-github.ts';
import type { Workflow } from './read-workflow.ts';

/** @param texts of the workflows of this repository, by their paths */
export async function examineStructure(
  { path, text }: Workflow,
  texts: ReadonlyMap<string, string>,
): Promise<Diagnosis[]> {
  const refusals = await parseAsGitHub(path, text, async (called) => texts.get(called));
  // A key that is missing and the same key misspelt are one mistake.
  const misspelt = refusals.flatMap((refusal) => nearOf(refusal) ?? []);
  return refusals
    .filter(({ message }) => !missingKeys(message).some((key) => misspelt.includes(key)))
    .map((refusal) => ofRefusal(path, refusal));
}

function ofRefusal(path: string, refusal: WorkflowError): Diagnosis {
  const { line, message } = refusal;
  const near = nearOf(refusal);
  const missing = missingKeys(message);
  let fix = 'Correct it: GitHub starts nothing of this file before that.';
  if (near !== undefined) fix = `Did you mean \`${near}\`?`;
  else if (missing.length === 1) fix = `Add \`${EXAMPLES[message] ?? missing.join('')}\`.`;
  else if (missing.includes('runs-on')) fix = 'Add `runs-on` and `steps`, or `uses`.';
  else if (unexpected(message) !== undefined) fix = 'Take it out, or put it where it belongs.';
  const said = message.replace(/ Add one of these .*/, '');
  return problem(`${path}:${line}`, `GitHub refuses it: ${said}`, fix);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  'Required property is missing: on': 'on: pull_request',
  'Required property is missing: runs-on': 'runs-on: ubuntu-latest',
};

function nearOf({ message, known }: WorkflowError): string | undefined {
  const word = unexpected(message) ?? /depends on unknown job '(.*)'/.exec(message)?.[1];
  return word === undefined ? undefined : didYouMean(word, known);
}

function unexpected(message: string): string | undefined {
  return /^Unexpected value '(.*)'$/.exec(message)?.[1];
}

/** The missing key; several if any one of them would do. */
function missingKeys(message: string): string[] {
  const [, keys] = /^Required property is missing: (.*)$|/.exec(message) ?? [];
  const [, choice] = / Add one of these properties: (.*)$/.exec(message) ?? [];
  return (keys ?? choice)?.split(', ') ?? [];
}
