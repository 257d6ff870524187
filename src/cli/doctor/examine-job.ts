/** Examines the job of a gate: what keeps the gate from running or from blocking while GitHub reports nothing. */
import { recordOf } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { readStepInputs, type GateStep, type StepInputs } from './examine-step.ts';
import { note, unknown, type Diagnosis } from './finding.ts';
import { scalarText, type Call, type Workflow, type WorkflowJob } from './read-workflow.ts';

interface JobInWorkflow {
  workflow: Workflow;
  job: WorkflowJob;
}

/** @param callers jobs of this repository that call the gate's workflow */
export function examineJob(gate: GateStep, callers: readonly Call[]): Diagnosis[] {
  const { workflow, job, step, folder } = gate;
  const inputs = readStepInputs(gate);
  // Only the gate itself has to run for every pull request. Other events may start a sub-action.
  const startedBy = folder === '' ? [gate, ...callers] : [];
  const ignoringFailures = [
    { body: job.body, what: 'job', place: workflow.lineOf('jobs', job.name) },
    { body: step.body, what: 'step', place: step.place },
  ].filter(({ body }) => body['continue-on-error'] === true);
  return [
    ...startedBy.flatMap((starter) => examineTriggers(starter, inputs)),
    ...ignoringFailures.map(({ what, place }) => {
      const seen = `has \`continue-on-error\` on the ${what}: the job passes although the gate fails`;
      return note(place, seen, 'Take it out, or use `fail-on: never`.');
    }),
  ];
}

/** Conditions that are met even if an earlier job failed: `always()` and `!cancelled()`, bare or in `${{ }}`. */
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;

/** Whether the job starts for every change: the events of its workflow, their filters, and its own condition. */
function examineTriggers(
  { workflow, job }: JobInWorkflow,
  { literal, unknown: setByExpression }: StepInputs,
): Diagnosis[] {
  const { triggers, lineOf } = workflow;
  const findings: Diagnosis[] = [];
  for (const event of ['pull_request', 'pull_request_target']) {
    const filters = triggers.get(event);
    if (filters === undefined) continue;
    const types = [filters['types'] ?? []].flat().map(String);
    if (types.length > 0 && !types.includes('synchronize')) {
      const seen = `does not run when a pull request gets new commits (\`types\` of ${event})`;
      findings.push(note(lineOf('on', event), seen, 'Add `synchronize`, or leave `types` out.'));
    }
    if (filters['paths'] !== undefined || filters['paths-ignore'] !== undefined) {
      const seen = `runs for some paths only: where the check is required, other pull requests wait for it without end`;
      const fix =
        'Where it is required, let it run on all of them; `affected-only` leaves out what no file touches.';
      findings.push(unknown(lineOf('on', event), seen, fix));
    }
  }
  // A job that judges the plan of another one does not run code of the pull request.
  const judgesPlan = literal['plan'] !== undefined || setByExpression.has('plan');
  // An environment can have reviewers, who see the files before the job starts.
  const hasEnvironment = job.body['environment'] !== undefined;
  if (triggers.has('pull_request_target') && !judgesPlan && !hasEnvironment) {
    const fix =
      'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
    findings.push(note(lineOf('on'), 'runs on pull_request_target', fix));
  }
  findings.push(...examineMergeQueue({ workflow, job }));
  const condition = job.body['if'];
  if (condition !== undefined && !ALWAYS.test(scalarText(condition).trim())) {
    const seen = `skips the job ${quote(job.name)} unless its \`if\` is met, and a required check that is skipped counts as passed`;
    findings.push(unknown(lineOf('jobs', job.name), seen));
  }
  return findings;
}

/**
 * Whether entries of a merge queue cancel each other. Its event has no number of a pull request, so a concurrency group
 * that is named after that number alone is the same group for all entries.
 */
function examineMergeQueue({ workflow, job }: JobInWorkflow): Diagnosis[] {
  if (!workflow.triggers.has('merge_group')) return [];
  const blocks = [
    { body: workflow.body['concurrency'], place: workflow.lineOf('concurrency') },
    { body: job.body['concurrency'], place: workflow.lineOf('jobs', job.name, 'concurrency') },
  ];
  return blocks.flatMap(({ body, place }) => {
    const concurrency = recordOf(body);
    const group = scalarText(concurrency['group']);
    const isOfOneEntry = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
    if (concurrency['cancel-in-progress'] !== true || isOfOneEntry) return [];
    const seen = `cancels every entry of the merge queue but the newest: all of them have the group ${quote(group)}`;
    const fix = 'Write `${{ github.event.pull_request.number || github.ref }}` in the group.';
    return [note(place, seen, fix)];
  });
}
