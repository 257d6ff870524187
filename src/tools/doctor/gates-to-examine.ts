/** Which gates of workflows are examined, and with which inputs: those of the gate, and what the person chooses in their place. */
import { join, relative } from 'node:path';
import { parseList } from '../../model/parse.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';
import { existsAt, INPUTS } from '../../settings/inputs.ts';
import type { CommandInput, CommandIo } from '../../check/command.ts';
import type { ExaminedGate } from './examine-workflows.ts';

/** Inputs that only the person at the terminal chooses: where the token goes, and what is on this machine. */
export const CHOSEN_BY_PERSON = ['hostname', 'token', 'plan', 'engine'];
/** Inputs that the person chooses, or else the workflow or its file. */
export const CHOSEN_BY_EITHER = [
  'organization',
  'workspace',
  'workspaces',
  'directory',
  'plans-from',
  'mode',
  'local',
  'policies',
  'settings',
  'set',
];
/**
 * Inputs that a gate in a workflow sets instead: all that options can say as well, but those that only a person chooses, and
 * the release of foreign code.
 */
export const FROM_WORKFLOW = INPUTS.filter(
  (spec) => existsAt(spec, 'action') && existsAt(spec, 'cli'),
)
  .map(({ name }) => name)
  .filter((name) => ![...CHOSEN_BY_PERSON, 'allow-untrusted-head'].includes(name));

/** Inputs that are paths, or addresses of pinned repositories. */
const PATH_INPUTS = ['directory', 'settings', 'policies'];

/** The inputs that choose workspaces. The environment can choose them, too. */
export const WORKSPACE_INPUTS = ['workspace', 'workspaces'];

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

export function choosesWorkspaces({ options }: CommandInput, { environment }: CommandIo): boolean {
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
  const fromRoot = (value: string): string => {
    const list = parseList(value);
    const paths = 'value' in list ? list.value : [value];
    return paths
      .map((path) =>
        isPinnedAddress(path) ? path : relative(io.workingDirectory, join(root, path)) || '.',
      )
      .join('\n');
  };
  for (const [name, value] of Object.entries(inputs)) {
    if (!FROM_WORKFLOW.includes(name)) continue;
    if (WORKSPACE_INPUTS.includes(name) && choosesWorkspaces(call, io)) continue;
    options[name] = PATH_INPUTS.includes(name) ? fromRoot(value) : value;
  }
  for (const [name, value] of Object.entries(call.options)) {
    if (value !== undefined) options[name] = value;
  }
  return { ...call, options };
}
