/**
 * Annotations: on the job's own check run, else on a completed one of our own, else as workflow
 * commands. GitHub shows what is sent twice twice, so an unanswered request is looked after first.
 */
import type { Annotation } from '../../report/annotations.ts';
import type { CheckApi, CheckOutput } from './calls.ts';
import { explainProblem } from './calls.ts';
import { HostProblem } from '../host-problem.ts';

interface CheckReport {
  /** The job's own check run, when the runner told. */
  checkRunId?: number;
  /** For a check run of our own. */
  name: string;
  headSha: string;
  externalId: string;
  conclusion: 'success' | 'failure' | 'neutral';
  title: string;
  summary: string;
  annotations: readonly Annotation[];
  fork: boolean;
}

interface CheckResult {
  /** Not on any check run: to be printed as workflow commands. */
  left: Annotation[];
  problems: string[];
}

const BATCH = 50;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';

export async function publishCheck(api: CheckApi, report: CheckReport): Promise<CheckResult> {
  const batches = batchesOf(report.annotations);
  let sent = 0;
  try {
    let id = report.checkRunId;
    if (id !== undefined) {
      try {
        await append(api, id, outputOf(report, batches[0] ?? []), 0);
        sent = 1;
      } catch (error) {
        if (!isElsewhere(error)) throw error;
        id = undefined;
      }
    }
    if (id === undefined) {
      id = await create(api, report, outputOf(report, batches[0] ?? []));
      sent = 1;
    }
    for (; sent < batches.length; sent++) {
      await append(api, id, outputOf(report, batches[sent] ?? []), sent * BATCH);
    }
    return { left: [], problems: [] };
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    const left = report.annotations.slice(sent * BATCH);
    return { left, problems: [explainProblem(WHAT, NEEDS, error, report.fork)] };
  }
}

/** At least one batch: the title and the summary are worth a request of their own. */
function batchesOf(annotations: readonly Annotation[]): Annotation[][] {
  const batches: Annotation[][] = [];
  for (let from = 0; from < annotations.length; from += BATCH) {
    batches.push(annotations.slice(from, from + BATCH));
  }
  return batches.length > 0 ? batches : [[]];
}

function outputOf({ title, summary }: CheckReport, annotations: Annotation[]): CheckOutput {
  return { title, summary, annotations };
}

/** `before`: how many annotations of ours are there already. */
function append(api: CheckApi, id: number, output: CheckOutput, before: number): Promise<void> {
  return sure(
    () => api.updateCheckRun(id, output),
    async () => {
      const there = (await api.countAnnotations(id)) >= before + output.annotations.length;
      return there ? { done: undefined } : undefined;
    },
  );
}

function create(api: CheckApi, report: CheckReport, output: CheckOutput): Promise<number> {
  const { name, headSha, externalId, conclusion } = report;
  const run = { name, headSha, externalId, conclusion, output };
  return sure(
    () => api.createCheckRun(run),
    async () => {
      const found = await api.findCheckRun(run);
      return found === undefined ? undefined : { done: found };
    },
  );
}

/** Sends again what was not answered, unless a look says that it has happened. */
async function sure<T>(send: () => Promise<T>, look: () => Promise<{ done: T } | undefined>) {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const unsure = error instanceof HostProblem && error.kind === 'unsure';
      if (!unsure || tries === 3) throw error;
      const found = await look();
      if (found !== undefined) return found.done;
    }
  }
}

/** The check run is not there or belongs to another app: one of our own may still be possible. */
function isElsewhere(error: unknown): boolean {
  return (
    error instanceof HostProblem &&
    (error.kind === 'not-found' || (error.kind === 'permission' && /app_id/.test(error.message)))
  );
}
