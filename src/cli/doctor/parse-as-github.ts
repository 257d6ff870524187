/** What GitHub's own parser of workflows, that of its editor extension, says of a file. */
import { FeatureFlags } from '@actions/expressions/features';
import {
  convertWorkflowTemplate,
  isMapping,
  isSequence,
  isString,
  NoOperationTraceWriter,
  parseWorkflow,
  type WorkflowTemplate,
} from '@actions/workflow-parser';
import { ErrorPolicy } from '@actions/workflow-parser/model/convert';
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context';
import type { TemplateValidationError } from '@actions/workflow-parser/templates/template-validation-error';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import type { Position } from '@actions/workflow-parser/templates/tokens/token-range';
import { TokenType } from '@actions/workflow-parser/templates/tokens/types';
import type { FileProvider } from '@actions/workflow-parser/workflows/file-provider';
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema';

export interface WorkflowError {
  /** Counted from 1. */
  line: number;
  column: number;
  /** In the words of GitHub. */
  message: string;
}

/** The option of steps in the background is off in the parser, and on at GitHub. */
const featureFlags = new FeatureFlags({ allowBackgroundSteps: true });

/**
 * @param read gives the text of a workflow of the same repository that a job calls; undefined if there is none
 * @returns in the order of the file, one refusal for each place
 */
export async function parseAsGitHub(
  path: string,
  text: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<WorkflowError[]> {
  const context = new TemplateContext(
    new TemplateValidationErrors(),
    getWorkflowSchema(),
    new NoOperationTraceWriter(),
  );
  context.state['featureFlags'] = featureFlags;
  const { value: root } = parseWorkflow({ name: path, content: text }, context);
  const parseErrors = context.errors.getErrors().map(toLocatedMessage);
  const otherErrors = root === undefined ? [] : await conversionErrors(context, root, path, read);
  const accepted = root === undefined ? [] : acceptedPlaces(root);
  const places = new Map<string, WorkflowError>();
  for (const { message, start } of [...parseErrors, ...otherErrors]) {
    const place = positionOf(start);
    if (places.has(place) || accepted.includes(place)) continue;
    // Errors of YAML have an excerpt of the file below their first line.
    const line = (message.split('\n', 1)[0] ?? '').replace(/ at line \d+, column \d+:$/, '');
    places.set(place, { ...start, message: line });
  }
  return [...places.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

interface LocatedMessage {
  message: string;
  start: Position;
}

function toLocatedMessage({ rawMessage, range }: TemplateValidationError): LocatedMessage {
  return { message: rawMessage, start: range?.start ?? { line: 1, column: 1 } };
}

/** What the parser finds when it converts a file of the right shape: times, names, jobs that need each other. */
async function conversionErrors(
  context: TemplateContext,
  root: TemplateToken,
  path: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<LocatedMessage[]> {
  const before = context.errors.count;
  const files: FileProvider = {
    async getFileContent(file) {
      // What is in another repository is not known here: the parser passes over what is no YAML.
      if ('repository' in file) return { name: file.path, content: '[' };
      const content = await read(file.path);
      if (content === undefined) throw new Error(`${file.path} is not there`);
      return { name: file.path, content };
    },
  };
  // A file without the key has no jobs, whatever the type says.
  const converted: Partial<WorkflowTemplate> = await convertWorkflowTemplate(context, root, files, {
    errorPolicy: ErrorPolicy.TryConversion,
    fetchReusableWorkflowDepth: 1,
    featureFlags,
  });
  const jobs = childOf(root, 'jobs');
  const ids = jobs !== undefined && isMapping(jobs) ? [...jobs].map(({ key }) => String(key)) : [];
  const isIncomplete = (converted.jobs?.length ?? 0) < ids.length;
  return (
    context.errors
      .getErrors()
      .slice(before)
      // What is wrong in a called file is said of that file.
      .filter(({ prefix }) => prefix?.startsWith(`${path} `))
      .map(toLocatedMessage)
      .filter(({ message }) => !isOfConversion(message, ids, isIncomplete))
  );
}

/**
 * Whether an error is of the conversion, and not of the file. The conversion stops at an expression where the schema
 * takes one (`env: ${{ fromJSON(…) }}`). It loses the job then, and what it says of `needs` counts for nothing.
 */
function isOfConversion(message: string, ids: readonly string[], isIncomplete: boolean): boolean {
  if (/^Unexpected type '\w+' encountered while reading /.test(message)) return true;
  if (!isIncomplete) return false;
  const [, needed] = /^Job '.*' depends on unknown job '(.*)'\.$/.exec(message) ?? [];
  if (needed !== undefined) return ids.includes(needed);
  return (
    message === 'The workflow must contain at least one job with no dependencies.' ||
    message.endsWith('creates a cycle in the dependency graph.')
  );
}

/**
 * Places that GitHub accepts and its parser does not, as `line:column`: inputs of `workflow_dispatch` without anything
 * below them, and `repository_dispatch` without types.
 */
function acceptedPlaces(root: TemplateToken): string[] {
  const on = childOf(root, 'on');
  const events = on !== undefined && isSequence(on) ? [...on] : [on];
  const inputs = childOf(childOf(on, 'workflow_dispatch'), 'inputs');
  const named = inputs !== undefined && isMapping(inputs) ? [...inputs] : [];
  const empty = [inputs, ...named.map(({ value }) => value)];
  const accepted = [
    ...events.filter((event) => event && isString(event) && event.value === 'repository_dispatch'),
    ...empty.filter((token) => token?.templateTokenType === TokenType.Null),
  ];
  return accepted.flatMap((token) =>
    token?.range === undefined ? [] : [positionOf(token.range.start)],
  );
}

function childOf(token: TemplateToken | undefined, key: string): TemplateToken | undefined {
  return token !== undefined && isMapping(token) ? token.find(key) : undefined;
}

function positionOf({ line, column }: Position): string {
  return `${line}:${column}`;
}
