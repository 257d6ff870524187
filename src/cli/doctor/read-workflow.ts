/** Reads the text of a GitHub workflow: its triggers, its jobs and their steps, each with its line. */
import { isRecord } from '../../model/parse.ts';
import { LineCounter, parseDocument, isNode } from 'yaml';

export type Mapping = Readonly<Record<string, unknown>>;

export interface WorkflowJob {
  name: string;
  body: Mapping;
  steps: readonly Step[];
}

export interface Step {
  body: Mapping;
  /** As in `.github/workflows/gate.yml:21`. */
  at: string;
  /** Its place in the list of the job. Steps below the same `parallel` have the same. */
  nth: number;
}

export interface Workflow {
  /** Relative to the repository. */
  path: string;
  text: string;
  body: Mapping;
  /** Name of the event → its filters. */
  triggers: ReadonlyMap<string, Mapping>;
  jobs: readonly WorkflowJob[];
  /** File and line of the node with this path in the document, as in `jobs`, `gate`, `permissions`. */
  lineOf: (...path: (string | number)[]) => string;
}

/** In characters. GitHub takes no larger workflow. */
const MAX_LENGTH = 500_000;

/**
 * @param path shown in messages
 * @param text hostile: it is data, and nothing of it is run
 * @returns the workflow, or file and line with the reason why it is none
 */
export function readWorkflow(
  path: string,
  text: string,
): { workflow: Workflow } | { at: string; problem: string } {
  const yaml = readYaml(path, text);
  if ('problem' in yaml) return yaml;
  const { body, lineOf } = yaml;
  return {
    workflow: {
      path,
      text,
      body,
      triggers: readTriggers(body['on']),
      jobs: readJobs(body['jobs'], lineOf),
      lineOf,
    },
  };
}

/** A file with keys: a workflow or an action. */
export function readYaml(
  path: string,
  text: string,
): Pick<Workflow, 'body' | 'lineOf'> | { at: string; problem: string } {
  if (text.length > MAX_LENGTH) return { at: path, problem: 'is too large for a workflow' };
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'silent' });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lineCounter.linePos(error.pos[0]);
    return { at: `${path}:${line}`, problem: `is not valid YAML: ${firstLine(error.message)}` };
  }
  const lineOf = (...keys: (string | number)[]): string => {
    const node = document.getIn(keys, true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    return start === undefined ? path : `${path}:${lineCounter.linePos(start).line}`;
  };
  let content: unknown;
  try {
    content = document.toJS();
  } catch (thrown) {
    // There are too many aliases, or an alias contains itself.
    return { at: path, problem: `is not valid YAML: ${firstLine(String(thrown))}` };
  }
  if (!isRecord(content)) return { at: path, problem: 'is not a workflow: it has no keys' };
  return { body: content, lineOf };
}

/** A text, a number or a flag as text; anything else is empty. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether a step checks files out. */
export function isCheckout({ body }: Step): boolean {
  return scalarText(body['uses']).startsWith('actions/checkout@');
}

/** `on: push`, `on: [push, pull_request]`, or a mapping with filters. */
function readTriggers(on: unknown): Map<string, Mapping> {
  if (typeof on === 'string') return new Map([[on, {}]]);
  if (Array.isArray(on)) return new Map(on.map((event) => [String(event), {}]));
  if (!isRecord(on)) return new Map();
  return new Map(
    Object.entries(on).map(([event, filters]) => [event, isRecord(filters) ? filters : {}]),
  );
}

function readJobs(jobs: unknown, lineOf: Workflow['lineOf']): WorkflowJob[] {
  if (!isRecord(jobs)) return [];
  return Object.entries(jobs).map(([name, value]) => {
    const body = isRecord(value) ? value : {};
    const steps: unknown[] = Array.isArray(body['steps']) ? body['steps'] : [];
    return {
      name,
      body,
      steps: steps.flatMap((step, nth) =>
        readSteps(step, nth, ['jobs', name, 'steps', nth], lineOf),
      ),
    };
  });
}

/** A step, or the steps below its `parallel`. */
function readSteps(
  step: unknown,
  nth: number,
  path: (string | number)[],
  lineOf: Workflow['lineOf'],
): Step[] {
  const body = isRecord(step) ? step : {};
  const inside: unknown[] = Array.isArray(body['parallel']) ? body['parallel'] : [];
  return [
    { body, at: lineOf(...path), nth },
    ...inside.map((each, at) => ({
      body: isRecord(each) ? each : {},
      at: lineOf(...path, 'parallel', at),
      nth,
    })),
  ];
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
