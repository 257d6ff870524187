/** The GitHub workflows that use the gate: will they start, and who can rewrite them? */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../model/ports.ts';
import {
  examineInputs,
  examineVersion,
  gateStepsOf,
  meantInputs,
  readStepInputs,
  type GateStep,
} from './examine-step.ts';
import { examineJob } from './examine-job.ts';
import { examineStructure } from './examine-structure.ts';
import { examineSubAction } from './examine-sub-action.ts';
import { ok, problem, unknown, type Diagnosis } from './finding.ts';
import { callsOf, readWorkflow, scalarText, type Call, type Workflow } from './read-workflow.ts';
import { readRegular } from '../../machine/read-regular.ts';

const FOLDER = '.github/workflows';
/** Finds the name of this action anywhere in a file. */
const MENTION = /plangate\/plangate/i;

/** The inputs of a gate: defaults for a person who examines it from a terminal. */
export interface ExaminedGate {
  /** As in `.github/workflows/gate.yml:21`. */
  at: string;
  /** Input → text, without those of `elsewhere` and `refused`. */
  inputs: Record<string, string>;
  /** Inputs that an expression sets. */
  elsewhere: readonly string[];
  /** Inputs that the findings say a problem of. */
  refused: readonly string[];
  /** Whether a step of the same workflow runs `plangate digest`. */
  writesDigest: boolean;
}

/** @param version of this program, for the remedy of a step that names no version */
export async function examineWorkflows(
  root: string,
  environment: Environment,
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
      const fix = 'Correct it: GitHub starts nothing of this file before that.';
      if (MENTION.test(file.text)) findings.push(problem(file.at, file.problem, fix));
      continue;
    }
    const { workflow } = file;
    // A misspelt key above the steps hides them, so a file that names the action is examined.
    const isNamed = MENTION.test(JSON.stringify(workflow.body));
    const steps = gateStepsOf(workflow);
    const callers = calls.filter(({ called }) => called === file.path);
    const found: Diagnosis[] = [];
    for (const one of [workflow, ...callers.map((call) => call.workflow)]) {
      if (steps.length > 0 || isNamed) found.push(...(await examineStructure(one, texts)));
    }
    for (const step of steps) found.push(...(await examineStep(step, callers, { root, version })));
    if (steps.length > 0 && found.every(({ state }) => state === 'ok' || state === 'unknown')) {
      findings.push(ok(file.path, `starts on ${eventsOf(workflow, callers).join(', ')}`));
    }
    findings.push(...found);
    gates.push(...steps.filter(({ folder }) => folder === ''));
  }
  const all = [...findings, ...(await examineOrigin(root, environment, gates))];
  return {
    // A file may be examined once for itself and once as a caller.
    findings: [...new Map(all.map((each) => [JSON.stringify(each), each])).values()],
    gates: gates.map((gate) => examinedGate(gate, findings)),
  };
}

async function examineStep(
  step: GateStep,
  callers: readonly Call[],
  { root, version }: { root: string; version: string },
): Promise<Diagnosis[]> {
  const isGate = step.folder === '';
  const judgesOrReports = isGate || ['combine', 'report-apply'].includes(step.folder);
  return [
    ...examineVersion(step, version),
    ...(await (isGate ? examineInputs(step, root) : examineSubAction(step, root))),
    ...(judgesOrReports ? examineJob(step, callers) : []),
  ];
}

/** What starts a workflow, where it is called by another one, too. */
function eventsOf(workflow: Workflow, callers: readonly Call[]): string[] {
  const starting = [workflow, ...callers.map((call) => call.workflow)];
  const events = new Set(starting.flatMap(({ triggers }) => [...triggers.keys()]));
  // The triggers of the callers are known then.
  if (callers.length > 0) events.delete('workflow_call');
  return [...events];
}

function examinedGate(gate: GateStep, findings: readonly Diagnosis[]): ExaminedGate {
  const { at } = gate.step;
  const { literal, unknown } = readStepInputs(gate);
  const refused = findings.flatMap(({ subject, state, input }) =>
    subject === at && state === 'problem' && input !== undefined ? meantInputs(input) : [],
  );
  const sound = Object.entries(literal).filter(([name]) => !refused.includes(name));
  const steps = gate.workflow.jobs.flatMap((job) => job.steps);
  const writesDigest = steps.some(({ body }) =>
    /\bplangate digest\b/.test(scalarText(body['run'])),
  );
  return { at, inputs: Object.fromEntries(sound), elsewhere: [...unknown], refused, writesDigest };
}

/** Who can edit the workflow that judges a pull request, by what this checkout and this job show. */
async function examineOrigin(
  root: string,
  environment: Environment,
  gates: readonly GateStep[],
): Promise<Diagnosis[]> {
  const { GITHUB_WORKFLOW_REF: ref = '', GITHUB_REPOSITORY: here } = environment;
  const from = ref.split('/').slice(0, 2).join('/');
  const isElsewhere = ref !== '' && here !== undefined && from !== here;
  const facts = [
    isElsewhere && `it comes from ${from}: no pull request here rewrites it`,
    await codeOwners(root),
    gates.some(({ job }) => job.body['environment'] !== undefined) &&
      'its job names an environment, which may keep the token from unreviewed branches',
    gates.some(({ workflow }) => workflow.triggers.has('workflow_call')) &&
      'it can be called from other repositories (workflow_call)',
  ].filter((text) => typeof text === 'string');
  const findings = facts.map((text) => ok('workflow', text));
  if ((gates.length === 0 && findings.length === 0) || isElsewhere) return findings;
  const fix =
    'Require the workflow by a ruleset of the organization, or let code owners review .github/ (examples/workflows/organization-gate.yml). Rulesets cannot be seen from here.';
  return [...findings, unknown('workflow', 'a pull request can edit this workflow file', fix)];
}

const CODE_OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

async function codeOwners(root: string): Promise<string | undefined> {
  for (const path of CODE_OWNERS) {
    const text = await readRegular(join(root, path)).catch(() => undefined);
    if (text === undefined) continue;
    const covers = /^(?:\*{1,2}|\/?\.github(?:\/|\/\*{1,2}|\/workflows(?:\/.*)?)?)\s+\S/;
    const line = text.split('\n').findIndex((each) => covers.test(each.trim())) + 1;
    return line === 0
      ? undefined
      : `.github/ has code owners (${path}:${line}); a ruleset must ask for their review`;
  }
  return undefined;
}
