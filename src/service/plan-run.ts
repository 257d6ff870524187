/** Plans a run from its files, its workspace and its options, or takes the plan from a script. */
import type { PlanRequest } from './engines/engine.ts';
import { listBlocks } from './plan/list-blocks.ts';
import type { Planned, PlanProblem } from '../plan/plan-document.ts';
import type { PlanInput } from './plan/plan-input.ts';
import type { RunRecord } from './records.ts';
import type { Script } from './script.ts';
import { createTree } from './tree.ts';

/**
 * The plan of a run without a program, on the workspace as it is now. A recorded plan is one of an upload that can be
 * read and of a run that asks for nothing else.
 */
export function planFor(run: RunRecord, recordedPlan: Planned | null): Planned {
  const listed = listBlocks(inputOf(run));
  const { targets, replace, refreshOnly } = run.options;
  const asksForOther = run.isDestroy || refreshOnly || targets.length + replace.length > 0;
  const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
  return recordedPlan === null || asksForOther || !isReadable ? listed : recordedPlan;
}

/** The request that an engine gets for a run. */
export function requestOf(
  run: RunRecord,
  signal: AbortSignal,
  log: PlanRequest['log'],
): PlanRequest {
  return {
    ...inputOf(run),
    archive: run.version.archive,
    environment: Object.fromEntries(
      run.workspace.variables
        .filter(({ category }) => category === 'env')
        .map(({ key, value }) => [key, value]),
    ),
    refresh: run.refresh,
    signal,
    log,
  };
}

function inputOf({ version, workspace, variables, isDestroy, options }: RunRecord): PlanInput {
  const ofWorkspace = workspace.variables
    .filter(({ category }) => category === 'terraform')
    .map(({ key, known }) => [key, known]);
  return {
    files: version.files ?? createTree(new Map()),
    workingDirectory: workspace.workingDirectory ?? '',
    workspaceName: workspace.name,
    terraformVersion: workspace.terraformVersion,
    variables: { ...Object.fromEntries(ofWorkspace), ...variables },
    state: workspace.state,
    marks: workspace.marks,
    outputs: workspace.outputs,
    isDestroy,
    options,
  };
}

/** The plan with the parts that the script replaces. */
export function toScripted(planned: Planned, script: Script): Planned {
  if (script.plan === undefined) return planned;
  const { diagnostics, ...counts } = script.plan;
  const problems = diagnostics.map(({ file, line = 1, ...rest }): PlanProblem => {
    const position = { line, column: 1 };
    return {
      ...rest,
      range: file === undefined ? file : { filename: file, start: position, end: position },
    };
  });
  return { ...planned, problems, counts };
}
