/** Reads the text of a GitHub workflow: its triggers, its jobs and their steps, each with its line. */
import { isRecord, listOf, recordOf } from '../../model/parse.ts';
import { readYaml } from '../../model/read-yaml.ts';

type Mapping = Readonly<Record<string, unknown>>;

export interface WorkflowJob {
  name: string;
  body: Mapping;
  steps: readonly Step[];
}

export interface Step {
  body: Mapping;
  /** As in `.github/workflows/gate.yml:21`. */
  place: string;
}

export interface Workflow {
  /** Relative to the repository. */
  path: string;
  text: string;
  body: Mapping;
  /** File and line of the node with this path in the document, as in `jobs`, `gate`, `permissions`. */
  lineOf: (...path: (string | number)[]) => string;
  /** Name of the event → its filters. */
  triggers: ReadonlyMap<string, Mapping>;
  jobs: readonly WorkflowJob[];
}

/** In characters. GitHub takes no larger workflow. */
const MAX_LENGTH = 500_000;

/**
 * Reads what a workflow has, as far as `doctor` needs it.
 *
 * @param text hostile: it is data, and nothing of it is run
 * @returns without a `workflow`, what is wrong as the end of a sentence about the file; undefined where GitHub's parser says it
 */
export function readWorkflow(
  path: string,
  text: string,
): { workflow: Workflow } | { problem: string | undefined } {
  if (text.length > MAX_LENGTH) return { problem: 'is too large for a workflow' };
  const { document, lineOf: lineOfNode } = readYaml(text);
  if (document === undefined || document.errors.length > 0) return { problem: undefined };
  const lineOf = (...keys: (string | number)[]): string => {
    // Without the second argument, this is the value, which has no place.
    const line = lineOfNode(document.getIn(keys, true));
    return line === undefined ? path : `${path}:${line}`;
  };
  let content: unknown;
  try {
    content = document.toJS();
    // What contains itself has no such text.
    JSON.stringify(content);
  } catch {
    // GitHub's parser says nothing of it, and takes as long as the aliases want.
    return { problem: 'has an alias that contains itself, or more aliases than are read' };
  }
  if (!isRecord(content)) return { problem: undefined };
  const triggers = readTriggers(content['on']);
  const jobs = readJobs(content, lineOf);
  return { workflow: { path, text, body: content, lineOf, triggers, jobs } };
}

/** A text, a number or a flag as text; anything else is empty. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** `on: push`, `on: [push, pull_request]`, or a mapping with filters. */
function readTriggers(on: unknown): Map<string, Mapping> {
  if (typeof on === 'string') return new Map([[on, {}]]);
  if (Array.isArray(on)) return new Map(on.map((event) => [String(event), {}]));
  const events = Object.entries(recordOf(on));
  return new Map(events.map(([event, filters]) => [event, recordOf(filters)]));
}

/** The jobs with their steps. A step with `parallel` is followed by the steps in it. */
function readJobs(body: Mapping, lineOf: Workflow['lineOf']): WorkflowJob[] {
  return Object.entries(recordOf(body['jobs'])).map(([name, value]) => {
    const job = recordOf(value);
    const steps: Step[] = [];
    for (const [index, written] of listOf(job['steps']).entries()) {
      const path = ['jobs', name, 'steps', index];
      const step = recordOf(written);
      steps.push({ body: step, place: lineOf(...path) });
      for (const [innerIndex, inner] of listOf(step['parallel']).entries()) {
        const place = lineOf(...path, 'parallel', innerIndex);
        steps.push({ body: recordOf(inner), place });
      }
    }
    return { name, body: job, steps };
  });
}

/** A job that calls a workflow of the same repository. */
export interface Call {
  workflow: Workflow;
  job: WorkflowJob;
  /** Relative to the repository, as in `.github/workflows/gate.yml`. */
  called: string;
}

/** The jobs of a workflow that call another one of the same repository. */
export function callsOf(workflow: Workflow): Call[] {
  return workflow.jobs.flatMap((job) => {
    const [, called] =
      /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(scalarText(job.body['uses'])) ?? [];
    return called === undefined ? [] : [{ workflow, job, called }];
  });
}
