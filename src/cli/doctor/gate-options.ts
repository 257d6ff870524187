/** The inputs of a gate in a workflow, as the options of a person who examines it. */
import { join, relative } from 'node:path';
import type { Problem } from '../../model/parse.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';
import type { CommandInput, CommandIo } from '../command.ts';
import type { ExaminedGate } from './examine-workflows.ts';
import { unknown, type Diagnosis } from './finding.ts';

/** Inputs that only the person at the terminal chooses: where the token goes, and what is on this machine. */
const CHOSEN_BY_PERSON = ['hostname', 'token', 'ca-file', 'plan', 'engine'];
/** Inputs that the person chooses, or else the workflow. */
const CHOSEN_BY_EITHER = [
  'organization',
  'workspace',
  'workspaces',
  'directory',
  'source',
  'mode',
  'trusted-branch',
  'local',
  'policies',
];
const FROM_WORKFLOW = [...CHOSEN_BY_EITHER, 'exceptions'];

/** The options of doctor. */
export const DOCTOR_OPTIONS = [...CHOSEN_BY_PERSON, ...CHOSEN_BY_EITHER];

/** Inputs that are paths, or addresses of pinned repositories. */
const PATH_INPUTS = ['directory', 'exceptions'];

/** The inputs that choose workspaces. The environment can choose them, too. */
const WORKSPACE_INPUTS = ['workspace', 'workspaces'];

/**
 * The gates that a person asks about: those of the workspace that an option names, or all of them. Gates that would
 * be examined alike come once.
 *
 * @returns at least one entry; undefined where the options alone are to be examined
 */
export function gatesToExamine(
  gates: readonly ExaminedGate[],
  call: CommandInput,
  io: CommandIo,
): (ExaminedGate | undefined)[] {
  const byInputs = new Map(
    gates.map((gate) => [JSON.stringify(FROM_WORKFLOW.map((name) => gate.inputs[name])), gate]),
  );
  const distinct = [...byInputs.values()];
  if (distinct.length === 0) return [undefined];
  if (distinct.length === 1 || !choosesWorkspaces(call, io)) return distinct;
  const chosen = WORKSPACE_INPUTS.flatMap((name) => call.options[name] ?? []).map(String);
  const named = distinct.filter(({ inputs }) =>
    WORKSPACE_INPUTS.some((name) => chosen.includes(inputs[name] ?? '')),
  );
  return named.length > 0 ? named : [undefined];
}

/** Whether an option or the environment names workspaces. */
function choosesWorkspaces({ options }: CommandInput, { environment }: CommandIo): boolean {
  const isOptionGiven = WORKSPACE_INPUTS.some((name) => options[name] !== undefined);
  return isOptionGiven || (environment['TF_WORKSPACE'] ?? '') !== '';
}

/** The call with the gate's inputs in place of options that are not given. Its paths are relative to the repository. */
export function withGateInputs(
  call: CommandInput,
  { inputs }: ExaminedGate,
  io: CommandIo,
  root: string,
): CommandInput {
  const options: CommandInput['options'] = {};
  for (const [name, value] of Object.entries(inputs)) {
    if (!FROM_WORKFLOW.includes(name)) continue;
    if (WORKSPACE_INPUTS.includes(name) && choosesWorkspaces(call, io)) continue;
    const isPath = PATH_INPUTS.includes(name) && !isPinnedAddress(value);
    options[name] = isPath ? relative(io.workingDirectory, join(root, value)) || '.' : value;
  }
  for (const [name, value] of Object.entries(call.options)) {
    if (value !== undefined) options[name] = value;
  }
  return { ...call, options };
}

/**
 * Separates the problems of inputs that the gate sets by an expression: these values are not known here.
 *
 * @returns `known`: the other problems; `unseen`: what to do about each input that an expression sets
 */
export function splitProblems(
  problems: readonly Problem[],
  gate: ExaminedGate | undefined,
): { known: Problem[]; unseen: Diagnosis[] } {
  if (gate === undefined) return { known: [...problems], unseen: [] };
  const { place, setByExpression } = gate;
  // A missing workspace is reported for one of the two inputs that could name it.
  const isProblemOf = (name: string, { where }: Problem) =>
    name === where || (WORKSPACE_INPUTS.includes(name) && WORKSPACE_INPUTS.includes(where));
  const unseenNames = setByExpression.filter((name) =>
    problems.some((problem) => isProblemOf(name, problem)),
  );
  return {
    known: problems.filter((problem) => !unseenNames.some((name) => isProblemOf(name, problem))),
    unseen: unseenNames.map((name) => {
      const seen = `sets \`${name}\` by an expression, which has a value at GitHub only`;
      return unknown(place, seen, `Pass \`--${name}\` to examine it from here, too.`);
    }),
  };
}
