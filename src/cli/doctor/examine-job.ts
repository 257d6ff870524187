/**
 * Examines the job of a gate: the permissions of its token, and what keeps the gate from running or from blocking.
 */
import { quote } from '../../model/quote.ts';
import { INPUT_TABLE } from '../../settings/inputs.ts';
import { readTimeout } from '../../settings/settings.ts';
import { readStepInputs, stepsBefore, type GateStep, type StepInputs } from './examine-step.ts';
import { note, unknown, type Diagnosis } from './finding.ts';
import {
  isCheckout,
  mappingIn,
  permissionLevel,
  scalarText,
  type Call,
  type Workflow,
  type WorkflowJob,
} from './read-workflow.ts';

interface PlacedJob {
  workflow: Workflow;
  job: WorkflowJob;
}

/** @param calls jobs of this repository that call the gate's workflow */
export function examineJob(gate: GateStep, calls: readonly Call[]): Diagnosis[] {
  const { workflow, job, step, folder } = gate;
  const inputs = readStepInputs(gate);
  const isGate = folder === '';
  const swallowing = [
    { body: job.body, what: 'job', at: workflow.lineOf('jobs', job.name) },
    { body: step.body, what: 'step', at: step.at },
  ].filter(({ body }) => body['continue-on-error'] === true);
  return [
    ...(isGate ? [gate, ...calls].flatMap((starts) => examineTriggers(starts, inputs)) : []),
    ...examinePermissions(gate, inputs, calls),
    ...(isGate ? examineTime(gate, inputs) : []),
    ...swallowing.map(({ what, at }) => {
      const seen = `has \`continue-on-error\` on the ${what}: the job passes although the gate fails`;
      return note(at, seen, 'Take it out, or use `fail-on: never`.');
    }),
  ];
}

/** A job that GitHub ends first leaves its run behind and says nothing on the pull request. */
function examineTime(
  { workflow, job, step }: GateStep,
  { literal, unknown }: StepInputs,
): Diagnosis[] {
  if (unknown.has('timeout')) return [];
  const timeoutMs = readTimeout(literal['timeout']);
  const limits = [
    {
      limit: job.body['timeout-minutes'],
      at: workflow.lineOf('jobs', job.name, 'timeout-minutes'),
    },
    { limit: step.body['timeout-minutes'], at: step.at },
  ];
  return limits.flatMap(({ limit, at }) => {
    if (typeof limit !== 'number' || limit * 60_000 >= timeoutMs) return [];
    const own = literal['timeout'] ?? INPUT_TABLE.timeout.default;
    const seen = `has \`timeout-minutes: ${limit}\`, which is less than the gate's \`timeout\` of ${own}: GitHub ends the job, and no comment says why`;
    return [note(at, seen, `Set \`timeout\` below ${limit}m, or raise \`timeout-minutes\`.`)];
  });
}

/** A called job without `permissions` has those of the job that calls it, and never more than those. */
function examinePermissions(
  gate: GateStep,
  inputs: StepInputs,
  calls: readonly Call[],
): Diagnosis[] {
  const { workflow, job } = gate;
  const listsPermissions = permissionLevel(workflow, job, 'checks') !== undefined;
  const jobs: PlacedJob[] = listsPermissions || calls.length === 0 ? [gate, ...calls] : [...calls];
  const isCalled = workflow.triggers.has('workflow_call') && workflow.triggers.size === 1;
  return jobs.flatMap((granting) => {
    const at = granting.workflow.lineOf('jobs', granting.job.name);
    const named = `the job ${quote(granting.job.name)}`;
    if (permissionLevel(granting.workflow, granting.job, 'checks') === undefined) {
      const decides =
        isCalled && calls.length === 0 ? 'the job that calls it' : 'the settings of the repository';
      const seen = `says no \`permissions\` for ${named}: what it may do depends on ${decides}`;
      return [unknown(at, seen)];
    }
    return neededBy(gate, inputs).flatMap(({ scope, level, lack, isNeeded }) => {
      const has = permissionLevel(granting.workflow, granting.job, scope);
      if (!isNeeded || has === 'write' || has === level) return [];
      const fix = `Add \`${scope}: ${level}\` under \`permissions:\` of that job.`;
      return [note(at, `has no permission to ${lack} in ${named}`, fix)];
    });
  });
}

/** The permissions that a gate may need; `lack` is what it cannot do without one. */
function neededBy(gate: GateStep, { literal, unknown }: StepInputs) {
  const isComment = literal['comment'] !== 'off' && !unknown.has('github-token');
  const isAnnotated =
    literal['annotate'] !== 'off' &&
    !unknown.has('checks-token') &&
    gate.folder !== 'report-apply' &&
    literal['group'] === undefined &&
    !unknown.has('group');
  return [
    { scope: 'pull-requests', level: 'write', lack: 'comment', isNeeded: isComment },
    { scope: 'checks', level: 'write', lack: 'annotate', isNeeded: isAnnotated },
    {
      scope: 'contents',
      level: 'read',
      lack: 'check out a private repository',
      isNeeded: stepsBefore(gate).some(isCheckout),
    },
  ];
}

/** Conditions that are met even if an earlier job failed. */
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;

function examineTriggers(
  { workflow, job }: PlacedJob,
  { literal, unknown: unread }: StepInputs,
): Diagnosis[] {
  const { triggers, lineOf } = workflow;
  const at = lineOf('jobs', job.name);
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
  // A job that judges a plan of another one runs nothing of the files.
  const judgesPlan = literal['plan'] !== undefined || unread.has('plan');
  const isReleased = job.body['environment'] !== undefined;
  if (triggers.has('pull_request_target') && !judgesPlan && !isReleased) {
    const fix =
      'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
    findings.push(note(lineOf('on'), 'runs on pull_request_target', fix));
  }
  findings.push(...examineQueue({ workflow, job }));
  const condition = job.body['if'];
  if (condition !== undefined && !ALWAYS.test(scalarText(condition).trim())) {
    const seen = `skips the job ${quote(job.name)} unless its \`if\` is met, and a required check that is skipped counts as passed`;
    findings.push(unknown(at, seen));
  }
  const onPullRequests = [
    'pull_request',
    'pull_request_target',
    'merge_group',
    'workflow_call',
    'workflow_run',
    'issue_comment',
  ];
  const elsewhere = literal['mode'] === 'provisional';
  if (triggers.size > 0 && !elsewhere && !onPullRequests.some((event) => triggers.has(event))) {
    const seen = `is started by no pull request: ${[...triggers.keys()].join(', ')}`;
    findings.push(unknown(lineOf('on'), seen));
  }
  return findings;
}

/** A merge queue's event has no pull request number. A group that is named by it alone is one group for all entries. */
function examineQueue({ workflow, job }: PlacedJob): Diagnosis[] {
  if (!workflow.triggers.has('merge_group')) return [];
  const blocks = [
    { body: workflow.body['concurrency'], at: workflow.lineOf('concurrency') },
    { body: job.body['concurrency'], at: workflow.lineOf('jobs', job.name, 'concurrency') },
  ];
  return blocks.flatMap(({ body, at }) => {
    const { group: written, 'cancel-in-progress': cancels } = mappingIn(body);
    const group = scalarText(written);
    const isOfEach = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
    if (cancels !== true || isOfEach) return [];
    const seen = `cancels every entry of the merge queue but the newest: all of them have the group ${quote(group)}`;
    const fix = 'Write `${{ github.event.pull_request.number || github.ref }}` in the group.';
    return [note(at, seen, fix)];
  });
}
