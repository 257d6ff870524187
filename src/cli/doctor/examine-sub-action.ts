/** Examines a step that uses a sub-action: the problems that it would report about its inputs before its first request. */
import type { Problem } from '../../model/parse.ts';
import type { TextSpec } from '../../settings/inputs.ts';
import { parseInput } from '../../settings/settings.ts';
import { readSubInputs, SUB_ACTIONS } from '../../settings/sub-actions.ts';
import { chooseTarget } from '../../trust/target.ts';
import {
  examineSettings,
  examineToken,
  ofInput,
  readStepInputs,
  SECRET_PLACEHOLDER,
  type GateStep,
  type StepInputs,
} from './examine-step.ts';
import type { Diagnosis } from './finding.ts';

/** The findings about the inputs of the step; none if there is no such sub-action. */
export async function examineSubAction(gate: GateStep, root: string): Promise<Diagnosis[]> {
  const action = SUB_ACTIONS.find(({ name }) => name === gate.folder);
  if (action === undefined) return [];
  const inputs = readStepInputs(gate, action.inputs);
  const { literal, unknown, environment } = inputs;
  const findings: Diagnosis[] = [];
  const later = Object.fromEntries(Array.from(unknown, (name) => [name, SECRET_PLACEHOLDER]));
  const { problems } = readSubInputs(action, { ...later, ...literal }, environment);
  const inputNames = new Set<string>(action.inputs.map(({ name }) => name));
  problems.push(...action.inputs.flatMap((spec) => examineText(spec, literal)));
  // The functions below read the same inputs again: one problem for each input is enough.
  const reported = new Set(problems.map(({ where }) => where));
  const more = [
    ...(inputNames.has('hostname') ? examineHost(inputs) : []),
    ...(gate.folder === 'combine' ? await examineCombined(gate, inputs, root) : []),
  ];
  problems.push(...more.filter(({ where }) => inputNames.has(where) && !reported.has(where)));
  if (inputNames.has('token')) findings.push(...examineToken(gate, literal));
  const wrong = problems.filter(({ where }) => !inputNames.has(where) || !unknown.has(where));
  return [...findings, ...wrong.map((each) => ofInput(each, gate.step.at))];
}

/** Examines a text input. Inputs with a list of choices were examined by `readSubInputs`. */
function examineText(spec: TextSpec, literal: Readonly<Record<string, string>>): Problem[] {
  const text = literal[spec.name]?.trim() ?? '';
  if (text === '' || spec.choices !== undefined) return [];
  const parsed = parseInput(spec, text);
  return 'problem' in parsed ? [{ where: spec.name, message: parsed.problem }] : [];
}

function examineHost({ literal, unknown, environment }: StepInputs): Problem[] {
  if (unknown.has('hostname')) return [];
  const token = SECRET_PLACEHOLDER;
  const hostname = literal['hostname'];
  return chooseTarget({ hostname, token, environment, missingToken: () => '' }).problems;
}

/** Examines `combine`, which has the settings of the gate and takes its workspaces from the groups. */
async function examineCombined(gate: GateStep, inputs: StepInputs, root: string) {
  const { groups: _, from: __, ...literal } = inputs.literal;
  const unknown = new Set([...inputs.unknown, 'workspace', 'workspaces']);
  const problems = await examineSettings(gate, { ...inputs, literal, unknown }, root);
  // `combine` plans nothing. It only locates lines in the directory, so the default may be missing.
  const isNamed = literal['directory'] !== undefined;
  return problems.filter(({ where }) => where !== 'directory' || isNamed);
}
