/** The GitHub workflows that use the gate: will they start, and who can rewrite them? */
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { Environment } from '../../model/ports.ts';
import { quote } from '../../model/quote.ts';
import {
  examineInputs,
  examineVersion,
  exceptionsOf,
  gateStepsOf,
  meantInputs,
  readStepInputs,
  type GateStep,
} from './examine-step.ts';
import { withCompositeActions, type CompositeAction } from './composite-actions.ts';
import { callsOf, examineCall, type Call } from './examine-calls.ts';
import type { NamedExceptions } from './examine-exceptions.ts';
import { examineJob } from './examine-job.ts';
import { examineAction, examineStructure, examineUsers } from './examine-structure.ts';
import { examineSubAction } from './examine-sub-action.ts';
import { ok, problem, unknown, type Diagnosis } from './finding.ts';
import { readWorkflow, scalarText, type Workflow } from './read-workflow.ts';
import { readRegular } from '../../machine/read-regular.ts';

const FOLDER = '.github/workflows';
/** Finds the name of this action anywhere in a file. */
const MENTION = /plangate\/plangate/i;
/** Finds where a workflow or an action of the same repository is used. */
const LOCAL_USE = /\buses\W+[.$]\//;

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
): Promise<{ findings: Diagnosis[]; gates: ExaminedGate[]; exceptions: NamedExceptions[] }> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const files: WorkflowFile[] = [];
  for (const name of names.filter((each) => /\.ya?ml$/.test(each)).sort()) {
    const path = `${FOLDER}/${name}`;
    const text = await readRegular(join(root, path)).catch(() => '');
    const hasGate = MENTION.test(text);
    if (!hasGate && !LOCAL_USE.test(text)) continue;
    const workflow = readWorkflow(path, text);
    const whole =
      'problem' in workflow ? workflow : await withCompositeActions(workflow.workflow, root);
    files.push({ path, hasGate, ...whole });
  }
  const calls = files.flatMap(({ workflow }) => (workflow ? callsOf(workflow) : []));
  const findings: Diagnosis[] = [];
  const steps: GateStep[] = [];
  for (const file of files) {
    const examined = await examineFile(file, calls, { root, version });
    findings.push(...examined.findings);
    steps.push(...examined.steps);
  }
  findings.push(...examineMissing(calls, names, steps));
  const gates = steps.filter(({ folder }) => folder === '');
  const all = [...findings, ...(await examineOrigin(root, environment, gates))];
  return {
    // A file may be examined once for itself and once as a caller.
    findings: [...new Map(all.map((each) => [JSON.stringify(each), each])).values()],
    gates: gates.map((gate) => examinedGate(gate, findings)),
    exceptions: steps.flatMap(exceptionsOf),
  };
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

/** Calls of a file that does not exist but has nearly the name of a workflow with a gate. */
function examineMissing(
  calls: readonly Call[],
  names: readonly string[],
  steps: readonly GateStep[],
): Diagnosis[] {
  const gates = steps.map(({ workflow }) => basename(workflow.path));
  return calls.flatMap(({ workflow, job, called }) => {
    const near = didYouMean(basename(called), gates);
    if (names.some((name) => called === `${FOLDER}/${name}`) || near === undefined) return [];
    const at = workflow.lineOf('jobs', job.name);
    const seen = `calls ${quote(called)}, which is not there`;
    return [problem(at, seen, `Did you mean \`./${FOLDER}/${near}\`?`)];
  });
}

interface WorkflowFile {
  path: string;
  /** Whether the text names this action. */
  hasGate: boolean;
  /** With the steps of the actions of this repository. */
  workflow?: Workflow;
  actions?: readonly CompositeAction[];
  /** If it is no workflow: the file and line, and the reason. */
  at?: string;
  problem?: string;
}

async function examineFile(
  { path, hasGate, workflow, actions = [], at = path, problem: reason }: WorkflowFile,
  calls: readonly Call[],
  { root, version }: { root: string; version: string },
): Promise<{ findings: Diagnosis[]; steps: GateStep[] }> {
  if (workflow === undefined) {
    const fix = 'Correct it: GitHub starts nothing of this file before that.';
    const findings = hasGate ? [problem(at, reason ?? '', fix)] : [];
    return { findings, steps: [] };
  }
  const steps = gateStepsOf(workflow);
  if (steps.length === 0) {
    // A misspelt key above the steps hides them, so a file that names the action is examined.
    const isNamed = MENTION.test(JSON.stringify(workflow.body));
    return { findings: isNamed ? await examineStructure(workflow) : [], steps };
  }
  const callers = calls.filter(({ called }) => called === path);
  const findings = await examineStructure(workflow);
  findings.push(...actions.flatMap((action) => examineAction(action)), ...examineUsers(workflow));
  for (const call of callers) {
    findings.push(...(await examineStructure(call.workflow)), ...examineCall(call, steps));
  }
  for (const step of steps) {
    findings.push(...examineVersion(step, version));
    const isGate = step.folder === '';
    findings.push(...(await (isGate ? examineInputs(step, root) : examineSubAction(step, root))));
    const judgesOrReports = isGate || ['combine', 'report-apply'].includes(step.folder);
    if (judgesOrReports) findings.push(...examineJob(step, callers));
  }
  const isWell = findings.every(({ state }) => state === 'ok' || state === 'unknown');
  if (!isWell) return { findings, steps };
  const starting = [workflow, ...callers.map((call) => call.workflow)];
  const events = new Set(starting.flatMap(({ triggers }) => [...triggers.keys()]));
  // The triggers of the callers are known then.
  if (callers.length > 0) events.delete('workflow_call');
  return { findings: [ok(path, `starts on ${[...events].join(', ')}`), ...findings], steps };
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
