/** Finds what GitHub refuses in a workflow: what its own parser says, and what only its service does. */
import { didYouMean } from '../../model/did-you-mean.ts';
import { quote } from '../../model/quote.ts';
import { fieldOf } from '../../model/parse.ts';
import { problem, type Diagnosis } from './finding.ts';
import { parseActionAsGitHub, parseAsGitHub, type WorkflowError } from './parse-as-github.ts';
import type { CompositeAction } from './composite-actions.ts';
import { stepsBefore, usesGate } from './examine-step.ts';
import { mappingIn, scalarText, type Mapping, type Workflow } from './read-workflow.ts';

export async function examineStructure(workflow: Workflow): Promise<Diagnosis[]> {
  const refusals = await parseAsGitHub(workflow.path, workflow.text);
  // A key that is missing and the same key misspelt are one mistake.
  const misspelt = refusals.flatMap((refusal) => nearOf(refusal) ?? []);
  return [
    ...refusals
      .filter(({ message }) => !missingKeys(message).some((key) => misspelt.includes(key)))
      .map((refusal) => ofRefusal(workflow.path, refusal)),
    ...examineEvents(workflow),
    ...examineJobs(workflow),
  ];
}

export function examineAction({ path, text }: CompositeAction): Diagnosis[] {
  return parseActionAsGitHub(path, text).map((refusal) => ofRefusal(path, refusal));
}

/** Steps that use an action by its directory where nothing is checked out yet. */
export function examineUsers({ jobs }: Workflow): Diagnosis[] {
  return jobs.flatMap((job) =>
    job.steps
      .filter(({ body }) => scalarText(body['uses']).startsWith('./'))
      .filter((step) => {
        const before = stepsBefore({ job, step });
        return !before.some(
          ({ body }) => body['uses'] !== undefined || /\bgit\b/.test(scalarText(body['run'])),
        );
      })
      .map(({ body, at }) => {
        const seen = `uses ${quote(scalarText(body['uses']))} before a checkout, so its files are not there`;
        return problem(at, seen, 'Add a step with `uses: actions/checkout@…` before it.');
      }),
  );
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
  return refused(`${path}:${line}`, message.replace(/ Add one of these .*/, ''), fix);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  'Required property is missing: on': 'on: pull_request',
  'Required property is missing: runs-on': 'runs-on: ubuntu-latest',
};

function refused(at: string, message: string, fix: string): Diagnosis {
  return problem(at, `GitHub refuses it: ${message}`, fix);
}

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

const FILTERS = ['branches', 'tags', 'paths'];
const MAX_INPUTS = 25;

/** What is refused of events when they are registered, after the file was parsed. */
function examineEvents({ triggers, lineOf, body }: Workflow): Diagnosis[] {
  const findings: Diagnosis[] = [];
  for (const [event, filters] of triggers) {
    for (const name of FILTERS) {
      if (filters[name] === undefined || filters[`${name}-ignore`] === undefined) continue;
      const message = `${event} has \`${name}\` and \`${name}-ignore\``;
      const fix = `Keep one of them; a pattern with \`!\` excludes.`;
      findings.push(refused(lineOf('on', event), message, fix));
    }
  }
  const inputs = triggers.get('workflow_dispatch')?.['inputs'];
  const { length } = Object.keys(mappingIn(inputs));
  if (length > MAX_INPUTS) {
    const message = `workflow_dispatch has ${length} inputs, and at most ${MAX_INPUTS} are allowed`;
    findings.push(refused(lineOf('on', 'workflow_dispatch'), message, 'Take some out.'));
  }
  // Any other value is the parser's to judge.
  const schedule = mappingIn(body['on'])['schedule'] ?? null;
  if (triggers.has('schedule') && schedule === null) {
    const fix = "Add a list of times below it, as in `- cron: '0 1 * * *'`.";
    findings.push(refused(lineOf('on'), '`schedule` has no times', fix));
  }
  return findings;
}

/** What is refused of jobs when a run is made of them. */
function examineJobs({ jobs, lineOf }: Workflow): Diagnosis[] {
  return jobs.flatMap(({ name, body, steps }) => {
    const matrix = Object.entries(mappingIn(fieldOf(body['strategy'], 'matrix')));
    const empty = matrix.filter(
      ([key, values]) =>
        Array.isArray(values) && values.length === 0 && !['include', 'exclude'].includes(key),
    );
    const ofMatrix = lineOf('jobs', name, 'strategy', 'matrix');
    return [
      ...examineCalled(body, lineOf('jobs', name, 'uses')),
      ...empty.map(([key]) =>
        refused(ofMatrix, `the matrix has no value for ${quote(key)}`, 'Add one.'),
      ),
      ...steps.flatMap((step) => (usesGate(step) ? [] : examineUses(step.body, step.at))),
      ...steps.flatMap((step) => examineLength(step.body, step.at)),
    ];
  });
}

function examineCalled({ uses }: Mapping, at: string): Diagnosis[] {
  const called = scalarText(uses);
  const isFile = /^(?:\.|\$|[\w.-]+\/[\w.-]+)\/\.github\/workflows(?:-lab)?\/[^/@]+\.ya?ml/;
  if (called === '' || called.includes('${{')) return [];
  const rest = isFile.test(called) ? called.replace(isFile, '') : undefined;
  if (rest !== undefined && (/^[.$]/.test(called) ? rest === '' : /^@[^@\s]+$/.test(rest)))
    return [];
  const message = `${quote(called)} names no workflow`;
  const fix =
    'Write `./.github/workflows/FILE.yml` for a file of this commit, `OWNER/REPOSITORY/.github/workflows/FILE.yml@COMMIT` for another.';
  return [refused(at, message, fix)];
}

function examineUses({ uses }: Mapping, at: string): Diagnosis[] {
  const action = scalarText(uses);
  if (action === '' || action.includes('${{') || /^(?:docker:\/\/|\.[/\\]|\$\/)/.test(action))
    return [];
  const isCalled = /^[^/@]+\/[^/@]+\/\.github\/workflows\/[^@]*@/.test(action);
  if (!isCalled && /^[^/\\@]+[/\\][^/\\@]+(?:[/\\][^@]*)?@[^@]+$/.test(action)) return [];
  const message = `expected {owner}/{repository}[/path]@{ref}, actual ${quote(action)}`;
  const fix = isCalled
    ? 'A workflow is called by a job, not by a step: put it under `uses:` of a job.'
    : 'Name the repository of the action and a commit.';
  return [refused(at, message, fix)];
}

/** In characters, of a text with an expression in it. */
const MAX_EXPRESSION = 21_000;

function examineLength({ run }: Mapping, at: string): Diagnosis[] {
  const script = scalarText(run);
  if (script.length <= MAX_EXPRESSION || !script.includes('${{')) return [];
  const message = `a script with an expression has more than ${MAX_EXPRESSION} characters`;
  return [refused(at, message, 'Pass the value by `env`, or put the script into a file.')];
}
