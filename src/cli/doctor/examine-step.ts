/** Reads the steps that use the gate or a sub-action, and examines their version and their token. */
import { recordOf } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { INPUTS } from '../../settings/inputs.ts';
import { IMPLY_LOCAL } from '../../settings/local-names.ts';
import { wantsLocal } from '../../settings/settings.ts';
import { commitCommand } from '../init/render-workflow.ts';
import { note, problem, type Diagnosis } from './finding.ts';
import { scalarText, type Step, type Workflow, type WorkflowJob } from './read-workflow.ts';

export interface GateStep {
  workflow: Workflow;
  job: WorkflowJob;
  step: Step;
  /** The folder of the sub-action in the action's repository; empty for the gate itself. */
  folder: string;
  /** What follows the `@`; undefined when there is none. */
  ref: string | undefined;
}

/** The steps of a workflow that use the gate or a sub-action, in their order. */
export function gateStepsOf(workflow: Workflow): GateStep[] {
  return workflow.jobs.flatMap((job) =>
    job.steps.flatMap((step) => {
      const match = THIS_ACTION.exec(scalarText(step.body['uses']).trim());
      if (match === null) return [];
      const [, folder = '', ref] = match;
      return [{ workflow, job, step, folder, ref }];
    }),
  );
}

/** This action, or one of its sub-actions, and its version. */
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;

/** The version that `uses` names: a commit is the only one that cannot be changed. @param version of this program */
export function examineVersion({ step, ref = '' }: GateStep, version: string): Diagnosis[] {
  // GitHub allows no expression here: its own parser, which `doctor` runs too, reports it.
  if (ref.includes('${{') || /^[0-9a-f]{40}$/.test(ref)) return [];
  const fix = `Name the commit of the release; this prints it: ${commitCommand(version)}`;
  // `init` writes `<sha>` where it does not know the commit.
  if (ref.includes('<')) {
    return [problem(step.place, `still has ${quote(ref)} in place of the version`, fix)];
  }
  return [note(step.place, `uses ${quote(ref)}, which is no whole commit and can be moved`, fix)];
}

export interface StepInputs {
  /** Input → text, without inputs that an expression sets. */
  literal: Record<string, string>;
  /** Names of inputs with a value that is not known before the job runs. */
  unknown: Set<string>;
}

/** The inputs of a step: those of its `with`, and those that an expression in a variable of the environment sets. */
export function readStepInputs({ workflow, job, step, folder }: GateStep): StepInputs {
  const inputs: StepInputs = { literal: {}, unknown: new Set() };
  for (const [name, value] of Object.entries(recordOf(step.body['with']))) {
    if (value === null || value === undefined) continue;
    const text = scalarText(value);
    // GitHub refuses a list or a mapping: its parser reports it.
    if (typeof value === 'object' || text.includes('${{')) inputs.unknown.add(name);
    else inputs.literal[name] = text;
  }
  for (const { env } of [workflow.body, job.body, step.body]) {
    for (const [name, value] of Object.entries(recordOf(env))) {
      if (!scalarText(value).includes('${{')) continue;
      for (const spec of INPUTS) {
        if (spec.environment?.includes(name)) inputs.unknown.add(spec.name);
      }
    }
  }
  // Some inputs ask for a local check whatever their value is, so also if an expression sets them.
  const isLocalImplied = IMPLY_LOCAL.some((name) => inputs.unknown.has(name));
  if (folder === '' && (isLocalImplied || wantsLocal(inputs.literal))) {
    inputs.literal['local'] = 'true';
  }
  return inputs;
}

/** A token that is written into the file. */
export function examineToken(gate: GateStep): Diagnosis[] {
  if ((readStepInputs(gate).literal['token'] ?? '').trim() === '') return [];
  const seen = 'has the token written into it, for everybody who reads the repository';
  const fix =
    'Revoke that token, keep a new one as a secret, and pass `token: ${{ secrets.TF_API_TOKEN }}`.';
  return [problem(gate.step.place, seen, fix)];
}
