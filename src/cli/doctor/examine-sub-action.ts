/** Examines a step that uses a sub-action: the problems that it would report about its inputs before its first request. */
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
  const later = Object.fromEntries(Array.from(unknown, (name) => [name, SECRET_PLACEHOLDER]));
  const { problems } = readSubInputs(action, { ...later, ...literal }, environment);
  const inputNames = new Set<string>(action.inputs.map(({ name }) => name));
  for (const spec of action.inputs) {
    const text = literal[spec.name]?.trim() ?? '';
    // Those with a list of choices were read already.
    if (text === '' || spec.choices !== undefined) continue;
    const parsed = parseInput(spec, text);
    if ('problem' in parsed) problems.push({ where: spec.name, message: parsed.problem });
  }
  // What follows reads the same inputs again: one problem for each input is enough.
  const reported = new Set(problems.map(({ where }) => where));
  const token = SECRET_PLACEHOLDER;
  const target = { hostname: literal['hostname'], token, environment, missingToken: () => '' };
  const asksHost = inputNames.has('hostname') && !unknown.has('hostname');
  const more = [
    ...(asksHost ? chooseTarget(target).problems : []),
    ...(gate.folder === 'combine' ? await examineCombined(gate, inputs, root) : []),
  ];
  problems.push(...more.filter(({ where }) => inputNames.has(where) && !reported.has(where)));
  const wrong = problems.filter(({ where }) => !inputNames.has(where) || !unknown.has(where));
  return [
    ...(inputNames.has('token') ? examineToken(gate, literal) : []),
    ...wrong.map((each) => ofInput(each, gate.step.at)),
  ];
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
