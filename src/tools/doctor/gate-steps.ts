/** The steps of a workflow that use the gate or a sub-action, with their inputs and what `plangate.yml` says beside them. */
import { recordOf } from '../../model/parse.ts';
import { existsAt, INPUTS, type TextSpec } from '../../settings/inputs.ts';
import { asksService, wayOf } from '../../settings/plans.ts';
import type { SettingsFileValue } from '../../settings/settings-file/read-settings-file.ts';
import { SUB_ACTIONS } from '../../settings/sub-actions.ts';
import { readKeysHere } from './read-keys.ts';
import { scalarText, type Step, type Workflow, type WorkflowJob } from './read-workflow.ts';

/** This action, or one of its sub-actions, and its version. */
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;

export interface JobInWorkflow {
  workflow: Workflow;
  job: WorkflowJob;
}

export interface GateStep extends JobInWorkflow {
  step: Step;
  inputs: StepInputs;
  /** The folder of the sub-action in the action's repository; empty for the gate itself. */
  folder: string;
  /** What follows the `@`; undefined when there is none. */
  ref: string | undefined;
  /** What its file of settings says. */
  keys: ReadonlyMap<string, SettingsFileValue>;
}

/** Those of a workflow, in their order. @param root absolute path of the repository */
export function gateStepsOf(workflow: Workflow, root: string): Promise<GateStep[]> {
  const steps = workflow.jobs.flatMap((job) => job.steps.map((step) => ({ job, step })));
  const ofGate = steps.flatMap(({ job, step }) => {
    const match = THIS_ACTION.exec(scalarText(step.body['uses']).trim());
    if (match === null) return [];
    const [, folder = '', ref] = match;
    const inputs = readStepInputs({ workflow, job }, step, folder);
    return [{ workflow, job, step, inputs, folder, ref }];
  });
  return Promise.all(
    ofGate.map(async (step) => {
      const keys = await readKeysHere(root, step.inputs.written['settings']);
      return { ...step, keys };
    }),
  );
}

export interface StepInputs {
  /** Input → text, of those that no expression sets. */
  written: Record<string, string>;
  /** Names of inputs with a value that is not known before the job runs. */
  setByExpression: Set<string>;
}

/** The inputs of a step: those of its `with`, and those that an expression in a variable of the environment sets. */
function readStepInputs({ workflow, job }: JobInWorkflow, step: Step, folder: string): StepInputs {
  const inputs: StepInputs = { written: {}, setByExpression: new Set() };
  const names = specsOf(folder)?.map(({ name }) => name);
  for (const [name, value] of Object.entries(recordOf(step.body['with']))) {
    if (value === null || value === undefined || names?.includes(name) === false) continue;
    const text = scalarText(value);
    // GitHub refuses a list or a mapping: its parser reports it.
    if (typeof value === 'object' || text.includes('${{')) inputs.setByExpression.add(name);
    else inputs.written[name] = text;
  }
  for (const { env } of [workflow.body, job.body, step.body]) {
    for (const [name, value] of Object.entries(recordOf(env))) {
      if (!scalarText(value).includes('${{')) continue;
      for (const spec of INPUTS) {
        if (spec.environment?.includes(name)) inputs.setByExpression.add(spec.name);
      }
    }
  }
  // Some inputs say where plans come from whatever their value is, so also if an expression sets them.
  const set = Array.from(inputs.setByExpression, (name) => [name, 'set']);
  const way = wayOf({ ...Object.fromEntries(set), ...inputs.written });
  if (folder === '' && !asksService(way)) inputs.written['local'] = 'true';
  return inputs;
}

/** The inputs of the action, or of the sub-action in this folder; undefined if there is none. */
export function specsOf(folder: string): readonly TextSpec[] | undefined {
  if (folder === '') return INPUTS.filter((spec) => existsAt(spec, 'action'));
  return SUB_ACTIONS.find(({ name }) => name === folder)?.inputs;
}

/** Other servers take addresses in `uses:`, and less or more than GitHub elsewhere. */
export const isForGitHub = ({ path }: Pick<Workflow, 'path'>) => path.startsWith('.github/');
