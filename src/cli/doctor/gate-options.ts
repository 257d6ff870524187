/** The inputs of a gate in a workflow, as the options of a person who examines it. */
import { join, relative } from 'node:path';
import type { Problem } from '../../model/parse.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';
import type { CommandInput, CommandIo } from '../command.ts';
import type { ExaminedGate } from './examine-workflows.ts';
import { unknown, type Diagnosis } from './finding.ts';

/** Inputs that a person chooses, and no configuration: where the token goes, and what is on this machine. */
const OF_PERSON = ['hostname', 'token', 'ca-file', 'plan', 'engine'];
/** Inputs that both may choose. */
const OF_BOTH = [
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
const FROM_WORKFLOW = [...OF_BOTH, 'exceptions'];

/** The options of doctor. */
export const USED = [...OF_PERSON, ...OF_BOTH];

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
  const different = [...byInputs.values()];
  if (different.length === 1 || !isChosen(call, io))
    return different.length > 0 ? different : [undefined];
  const chosen = SELECTORS.flatMap((name) => call.options[name] ?? []).map(String);
  const named = different.filter(({ inputs }) =>
    SELECTORS.some((name) => chosen.includes(inputs[name] ?? '')),
  );
  return named.length > 0 ? named : [undefined];
}

function isChosen({ options }: CommandInput, { environment }: CommandIo): boolean {
  const isOption = SELECTORS.some((name) => options[name] !== undefined);
  return isOption || (environment['TF_WORKSPACE'] ?? '') !== '';
}

/** Adds the gate's inputs where no option is set. Its paths are relative to the repository. */
export function withInputs(
  call: CommandInput,
  { inputs }: ExaminedGate,
  io: CommandIo,
  root: string,
): CommandInput {
  const defaults = Object.entries(inputs)
    .filter(
      ([name]) => FROM_WORKFLOW.includes(name) && !(isChosen(call, io) && SELECTORS.includes(name)),
    )
    .map(([name, value]) => [
      name,
      PATHS.includes(name) && !isPinnedAddress(value)
        ? relative(io.workingDirectory, join(root, value)) || '.'
        : value,
    ]);
  const options = Object.entries(call.options).filter(([, value]) => value !== undefined);
  return { ...call, options: { ...Object.fromEntries(defaults), ...Object.fromEntries(options) } };
}

/** @returns with `elsewhere`: the inputs that have no value here, of those that are needed */
export function problemsHere(
  problems: readonly Problem[],
  gate: ExaminedGate | undefined,
): { own: Problem[]; elsewhere: Diagnosis[] } {
  const { at, elsewhere: set } = gate ?? { at: '', elsewhere: [] };
  // A missing workspace is a problem of one of two inputs.
  const isOf = (name: string, { where }: Problem) =>
    name === where || (SELECTORS.includes(name) && SELECTORS.includes(where));
  const missing = set.filter((name) => problems.some((one) => isOf(name, one)));
  return {
    own: problems.filter((one) => !set.some((name) => isOf(name, one))),
    elsewhere: missing.map((name) => {
      const seen = `sets \`${name}\` by an expression, which has a value at GitHub only`;
      return unknown(at, seen, `Pass \`--${name}\` to examine it from here, too.`);
    }),
  };
}
