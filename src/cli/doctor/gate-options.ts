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

const PATHS = ['directory', 'exceptions'];

/** The inputs that choose workspaces. The environment can choose them, too. */
const SELECTORS = ['workspace', 'workspaces'];

/**
 * The gates that a person asks about: those of the workspace that an option names, or all of them. Gates that would
 * be examined alike come once.
 *
 * @returns at least one; undefined for the options alone
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
  const chosen = SELECTORS.flatMap((name) => call.options[name] ?? []).map(String);
  const named = distinct.filter(({ inputs }) =>
    SELECTORS.some((name) => chosen.includes(inputs[name] ?? '')),
  );
  return named.length > 0 ? named : [undefined];
}

function choosesWorkspaces({ options }: CommandInput, { environment }: CommandIo): boolean {
  const isOption = SELECTORS.some((name) => options[name] !== undefined);
  return isOption || (environment['TF_WORKSPACE'] ?? '') !== '';
}

/** Adds the gate's inputs where no option is set. Its paths are relative to the repository. */
export function withGateInputs(
  call: CommandInput,
  { inputs }: ExaminedGate,
  io: CommandIo,
  root: string,
): CommandInput {
  const options: CommandInput['options'] = {};
  for (const [name, value] of Object.entries(inputs)) {
    if (!FROM_WORKFLOW.includes(name)) continue;
    if (SELECTORS.includes(name) && choosesWorkspaces(call, io)) continue;
    const isPath = PATHS.includes(name) && !isPinnedAddress(value);
    options[name] = isPath ? relative(io.workingDirectory, join(root, value)) || '.' : value;
  }
  for (const [name, value] of Object.entries(call.options)) {
    if (value !== undefined) options[name] = value;
  }
  return { ...call, options };
}

/**
 * Separates the problems of inputs that the gate sets by an expression: their values are not known here.
 *
 * @returns `own`: all other problems; `elsewhere`: what to do about each such input
 */
export function splitProblems(
  problems: readonly Problem[],
  gate: ExaminedGate | undefined,
): { own: Problem[]; elsewhere: Diagnosis[] } {
  const { place, elsewhere: setByExpression } = gate ?? { place: '', elsewhere: [] };
  // A missing workspace is a problem of one of two inputs.
  const isOf = (name: string, { where }: Problem) =>
    name === where || (SELECTORS.includes(name) && SELECTORS.includes(where));
  const unseen = setByExpression.filter((name) => problems.some((one) => isOf(name, one)));
  return {
    own: problems.filter((one) => !setByExpression.some((name) => isOf(name, one))),
    elsewhere: unseen.map((name) => {
      const seen = `sets \`${name}\` by an expression, which has a value at GitHub only`;
      return unknown(place, seen, `Pass \`--${name}\` to examine it from here, too.`);
    }),
  };
}
