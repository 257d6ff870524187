/** Plans a run from its files, its workspace and its options, or takes the plan from a script. */
import type { PlanRequest } from './engines/engine.ts';
import { listBlocks } from './plan/list-blocks.ts';
import type { Planned, PlanProblem } from '../plan/plan-document.ts';
import type { PlanInput } from './plan/plan-input.ts';
import type { RunRecord, WorkspaceRecord } from './records.ts';
import type { Script } from './script.ts';
import { must, type Store } from './store.ts';
import { createTree } from './tree.ts';

/**
 * The plan of a run without a program, on the workspace as it is now. A recorded plan is one of an upload that can be
 * read and of a run that asks for nothing else.
 */
export function planFor(store: Store, run: RunRecord, workspace: WorkspaceRecord): Planned {
  const listed = listBlocks(inputOf(store, run, workspace));
  const { recordedPlan } = workspace;
  const { targets, replace, refreshOnly } = run.options;
  const asksForOther = run.isDestroy || refreshOnly || targets.length + replace.length > 0;
  const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
  return recordedPlan === null || asksForOther || !isReadable ? listed : recordedPlan;
}

/** The request that an engine gets for a run. */
export function requestOf(
  store: Store,
  run: RunRecord,
  workspace: WorkspaceRecord,
): Omit<PlanRequest, 'signal' | 'log'> {
  return {
    ...inputOf(store, run, workspace),
    archive: must(store.versions, run.versionId).archive,
    environment: Object.fromEntries(
      workspace.variables
        .filter(({ category }) => category === 'env')
        .map(({ key, value }) => [key, value]),
    ),
    refresh: run.refresh,
  };
}

function inputOf(
  { versions }: Store,
  { versionId, variables, isDestroy, options }: RunRecord,
  workspace: WorkspaceRecord,
): PlanInput {
  return {
    files: must(versions, versionId).files ?? createTree(new Map()),
    workingDirectory: workspace.workingDirectory ?? '',
    workspaceName: workspace.name,
    terraformVersion: workspace.terraformVersion,
    variables: { ...valuesOf(workspace), ...variables },
    state: workspace.state,
    marks: workspace.marks,
    outputs: workspace.outputs,
    isDestroy,
    options,
  };
}

function valuesOf({ variables }: WorkspaceRecord): Record<string, unknown> {
  const terraform = variables.filter(({ category }) => category === 'terraform');
  return Object.fromEntries(terraform.map(({ key, known }) => [key, known]));
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
