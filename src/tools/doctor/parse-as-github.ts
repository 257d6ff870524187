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

/** GitHub runs steps in the background (`parallel`). Its parser refuses them unless this is set. */
const featureFlags = new FeatureFlags({ allowBackgroundSteps: true });

/**
 * What GitHub would refuse in a workflow.
 *
 * @param textOf gives the text of a workflow of this repository, which a job can call; undefined if there is none
 * @returns in the order of the file, one refusal for each place
 */
export async function parseAsGitHub(
  path: string,
  text: string,
  textOf: (path: string) => string | undefined,
): Promise<WorkflowError[]> {
  const context = new TemplateContext(
    new TemplateValidationErrors(),
    getWorkflowSchema(),
    new NoOperationTraceWriter(),
  );
  context.state['featureFlags'] = featureFlags;
  const { value: root } = parseWorkflow({ name: path, content: text }, context);
  const parseErrors = context.errors.getErrors().map(toWorkflowError);
  const otherErrors = root === undefined ? [] : await conversionErrors(context, root, path, textOf);
  const accepted = root === undefined ? [] : acceptedPositions(root);
  const errors = new Map<string, WorkflowError>();
  for (const error of [...parseErrors, ...otherErrors]) {
    const position = positionOf(error);
    if (errors.has(position) || accepted.includes(position)) continue;
    // Errors of YAML repeat the position, and have an excerpt of the file below their first line.
    const [firstLine = ''] = error.message.split('\n', 1);
    const sentence = firstLine.replace(/ at line \d+, column \d+:$/, '');
    errors.set(position, { ...error, message: sentence });
  }
  return [...errors.values()].sort(
    (one, other) => one.line - other.line || one.column - other.column,
  );
}

function toWorkflowError({ rawMessage, range }: TemplateValidationError): WorkflowError {
  return { ...(range?.start ?? { line: 1, column: 1 }), message: rawMessage };
}

/** What the parser finds when it converts a file of the right shape: times, names, jobs that need each other. */
async function conversionErrors(
  context: TemplateContext,
  root: TemplateToken,
  path: string,
  textOf: (path: string) => string | undefined,
): Promise<WorkflowError[]> {
  const parseErrorCount = context.errors.count;
  const files: FileProvider = {
    async getFileContent(file) {
      // What is in another repository is unknown: the parser passes over what is no YAML.
      if ('repository' in file) return { name: file.path, content: '[' };
      const content = textOf(file.path);
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
  const jobIds =
    jobs !== undefined && isMapping(jobs) ? [...jobs].map(({ key }) => String(key)) : [];
  const hasLostJobs = (converted.jobs?.length ?? 0) < jobIds.length;
  return (
    context.errors
      .getErrors()
      .slice(parseErrorCount)
      // What is wrong in a called file is said of that file.
      .filter(({ prefix }) => prefix?.startsWith(`${path} `))
      .map(toWorkflowError)
      .filter(({ message }) => !isOfConversion(message, jobIds, hasLostJobs))
  );
}

/**
 * Whether an error is of the conversion, and not of the file. The conversion stops at an expression where the schema
 * takes one (`env: ${{ fromJSON(…) }}`). It loses the job then, and what it says of `needs` counts for nothing.
 *
 * @param jobIds of the file
 * @param hasLostJobs whether the conversion lost some of them
 */
function isOfConversion(message: string, jobIds: readonly string[], hasLostJobs: boolean): boolean {
  if (/^Unexpected type '\w+' encountered while reading /.test(message)) return true;
  if (!hasLostJobs) return false;
  const [, neededId] = /^Job '.*' depends on unknown job '(.*)'\.$/.exec(message) ?? [];
  if (neededId !== undefined) return jobIds.includes(neededId);
  return (
    message === 'The workflow must contain at least one job with no dependencies.' ||
    message.endsWith('creates a cycle in the dependency graph.')
  );
}

/**
 * What GitHub accepts and its parser does not: inputs of `workflow_dispatch` without anything below them, and
 * `repository_dispatch` without types.
 *
 * @returns positions as `line:column`
 */
function acceptedPositions(root: TemplateToken): string[] {
  const on = childOf(root, 'on');
  const events = on !== undefined && isSequence(on) ? [...on] : [on];
  const inputs = childOf(childOf(on, 'workflow_dispatch'), 'inputs');
  const inputPairs = inputs !== undefined && isMapping(inputs) ? [...inputs] : [];
  const mayBeEmpty = [inputs, ...inputPairs.map(({ value }) => value)];
  const accepted = [
    ...events.filter((event) => event && isString(event) && event.value === 'repository_dispatch'),
    ...mayBeEmpty.filter((token) => token?.templateTokenType === TokenType.Null),
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
