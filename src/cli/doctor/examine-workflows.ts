/** The GitHub workflows that use the gate: will they start, and does the gate get what it needs? */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  examineToken,
  examineVersion,
  gateStepsOf,
  readStepInputs,
  type GateStep,
} from './examine-step.ts';
import { examineJob } from './examine-job.ts';
import { ok, problem, type Diagnosis } from './finding.ts';
import { parseAsGitHub } from './parse-as-github.ts';
import { callsOf, readWorkflow, scalarText, type Call, type Workflow } from './read-workflow.ts';
import { readRegular } from '../../machine/read-regular.ts';

const WORKFLOW_DIRECTORY = '.github/workflows';
/** Finds the name of this action anywhere in a file. */
const ACTION_NAME = /plangate\/plangate/i;

/** A gate in a workflow. Its inputs stand in for options that the person who examines it does not give. */
export interface ExaminedGate {
  /** As in `.github/workflows/gate.yml:21`. */
  place: string;
  /** Input → text, without those that an expression sets. */
  inputs: Record<string, string>;
  /** Names of inputs that an expression sets: their values are not known here. */
  setByExpression: readonly string[];
  /** Whether a step of the same workflow runs `plangate digest`. */
  writesDigest: boolean;
}

/** Examines the workflows that use the gate or a sub-action, and those that call them. @param version of this program */
export async function examineWorkflows(
  root: string,
  version: string,
): Promise<{ findings: Diagnosis[]; gates: ExaminedGate[] }> {
  const texts = await readWorkflowTexts(root);
  const files = Array.from(texts, ([path, text]) => ({ path, text, ...readWorkflow(path, text) }));
  const calls = files.flatMap((file) => ('problem' in file ? [] : callsOf(file.workflow)));
  const findings: Diagnosis[] = [];
  const gates: GateStep[] = [];
  for (const file of files) {
    if ('problem' in file) {
      if (ACTION_NAME.test(file.text)) findings.push(problem(file.place, file.problem, FIX_FILE));
      continue;
    }
    const { workflow } = file;
    // A misspelt key above the steps hides them, so a file that names the action is examined.
    const namesAction = ACTION_NAME.test(JSON.stringify(workflow.body));
    const steps = gateStepsOf(workflow);
    const callers = calls.filter(({ called }) => called === file.path);
    const ofFile: Diagnosis[] = [];
    if (steps.length > 0 || namesAction) {
      for (const read of [workflow, ...callers.map((call) => call.workflow)]) {
        ofFile.push(...(await examineStructure(read, texts)));
      }
    }
    for (const step of steps) ofFile.push(...examineStep(step, callers, version));
    if (steps.length > 0 && ofFile.every(({ state }) => state === 'ok' || state === 'unknown')) {
      findings.push(ok(file.path, `starts on ${[...workflow.triggers.keys()].join(', ')}`));
    }
    findings.push(...ofFile);
    gates.push(...steps.filter(({ folder }) => folder === ''));
  }
  // A file may be examined once for itself and once as a caller: its findings are reported once.
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return { findings: [...distinct.values()], gates: gates.map(examinedGate) };
}

/** Path of each workflow, relative to the repository → its text; empty for one that cannot be read. */
async function readWorkflowTexts(root: string): Promise<Map<string, string>> {
  const names = await readdir(join(root, WORKFLOW_DIRECTORY)).catch(() => []);
  const texts = new Map<string, string>();
  for (const name of names.filter((file) => /\.ya?ml$/.test(file)).sort()) {
    const path = `${WORKFLOW_DIRECTORY}/${name}`;
    texts.set(path, await readRegular(join(root, path)).catch(() => ''));
  }
  return texts;
}

const FIX_FILE = 'Correct it: GitHub starts nothing of this file before that.';

/** What GitHub's own parser refuses. @param texts of the workflows of this repository, by their paths */
async function examineStructure(
  { path, text }: Workflow,
  texts: ReadonlyMap<string, string>,
): Promise<Diagnosis[]> {
  const refusals = await parseAsGitHub(path, text, (called) => texts.get(called));
  return refusals.map(({ line, message }) =>
    problem(`${path}:${line}`, `GitHub refuses it: ${message}`, FIX_FILE),
  );
}

/** Of a sub-action that neither judges nor reports, only its version and its token matter. */
function examineStep(step: GateStep, callers: readonly Call[], version: string): Diagnosis[] {
  const judgesOrReports = ['', 'combine', 'report-apply'].includes(step.folder);
  return [
    ...examineVersion(step, version),
    ...examineToken(step),
    ...(judgesOrReports ? examineJob(step, callers) : []),
  ];
}

function examinedGate(gate: GateStep): ExaminedGate {
  const { literal, unknown } = readStepInputs(gate);
  const steps = gate.workflow.jobs.flatMap((job) => job.steps);
  const writesDigest = steps.some(({ body }) =>
    /\bplangate digest\b/.test(scalarText(body['run'])),
  );
  return { place: gate.step.place, inputs: literal, setByExpression: [...unknown], writesDigest };
}
