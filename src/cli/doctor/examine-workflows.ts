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

const FOLDER = '.github/workflows';
/** Finds the name of this action anywhere in a file. */
const MENTION = /plangate\/plangate/i;

/** The inputs of a gate: defaults for a person who examines it from a terminal. */
export interface ExaminedGate {
  /** As in `.github/workflows/gate.yml:21`. */
  place: string;
  /** Input → text, without those of `elsewhere`. */
  inputs: Record<string, string>;
  /** Inputs that an expression sets. */
  elsewhere: readonly string[];
  /** Whether a step of the same workflow runs `plangate digest`. */
  writesDigest: boolean;
}

/** @param version of this program, for the remedy of a step that names no version */
export async function examineWorkflows(
  root: string,
  version: string,
): Promise<{ findings: Diagnosis[]; gates: ExaminedGate[] }> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const texts = new Map<string, string>();
  for (const name of names.filter((each) => /\.ya?ml$/.test(each)).sort()) {
    const path = `${FOLDER}/${name}`;
    texts.set(path, await readRegular(join(root, path)).catch(() => ''));
  }
  const files = Array.from(texts, ([path, text]) => ({ path, text, ...readWorkflow(path, text) }));
  const calls = files.flatMap((file) => ('problem' in file ? [] : callsOf(file.workflow)));
  const findings: Diagnosis[] = [];
  const gates: GateStep[] = [];
  for (const file of files) {
    if ('problem' in file) {
      if (MENTION.test(file.text)) findings.push(problem(file.place, file.problem, FIX_FILE));
      continue;
    }
    const { workflow } = file;
    // A misspelt key above the steps hides them, so a file that names the action is examined.
    const namesAction = MENTION.test(JSON.stringify(workflow.body));
    const steps = gateStepsOf(workflow);
    const callers = calls.filter(({ called }) => called === file.path);
    const found: Diagnosis[] = [];
    if (steps.length > 0 || namesAction) {
      for (const each of [workflow, ...callers.map((call) => call.workflow)]) {
        found.push(...(await examineStructure(each, texts)));
      }
    }
    for (const step of steps) found.push(...examineStep(step, callers, version));
    if (steps.length > 0 && found.every(({ state }) => state === 'ok' || state === 'unknown')) {
      findings.push(ok(file.path, `starts on ${[...workflow.triggers.keys()].join(', ')}`));
    }
    findings.push(...found);
    gates.push(...steps.filter(({ folder }) => folder === ''));
  }
  return {
    // A file may be examined once for itself and once as a caller.
    findings: [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()],
    gates: gates.map(examinedGate),
  };
}

const FIX_FILE = 'Correct it: GitHub starts nothing of this file before that.';

/** What GitHub's own parser refuses. @param texts of the workflows of this repository, by their paths */
async function examineStructure(
  { path, text }: Workflow,
  texts: ReadonlyMap<string, string>,
): Promise<Diagnosis[]> {
  const refusals = await parseAsGitHub(path, text, async (called) => texts.get(called));
  return refusals.map(({ line, message }) =>
    problem(`${path}:${line}`, `GitHub refuses it: ${message}`, FIX_FILE),
  );
}

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
  return { place: gate.step.place, inputs: literal, elsewhere: [...unknown], writesDigest };
}
