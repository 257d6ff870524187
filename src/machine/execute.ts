/** Starts programs. No other file does, and @actions/exec is loaded only when the first program starts. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';
import type { Environment, Execute } from '../model/ports.ts';

/**
 * The variables of the job's environment that a program gets: those that it needs to start, to find
 * its home and to write temporary files. None of them holds a token or an input.
 */
const PASSED_ON: readonly string[] = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  // These are for Windows.
  'PATHEXT',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'USERPROFILE',
  'USERNAME',
];

export const execute: Execute = async (program, args, options) => {
  const { cwd, stdin, environment = {}, variables = {}, take } = options;
  const { getExecOutput } = await import('@actions/exec');
  return getExecOutput(findProgram(program, environment), [...args], {
    cwd,
    env: { ...passedOn(environment), ...variables },
    silent: true,
    ignoreReturnCode: true,
    input: stdin === undefined ? undefined : Buffer.from(stdin),
    listeners: take && { stdout: take },
  });
};

function passedOn(environment: Environment): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    // Windows does not distinguish case in these names.
    const upper = name.toUpperCase();
    if (value === undefined || !PASSED_ON.includes(sep === '/' ? name : upper)) continue;
    kept[name] = upper === 'PATH' ? absoluteOnly(value).join(delimiter) : value;
  }
  return kept;
}

/** Drops relative directories from PATH: they lead into the checkout, and so to its programs. */
function absoluteOnly(path: string): string[] {
  return path.split(delimiter).filter((directory) => isAbsolute(directory));
}

function findProgram(program: string, { PATH }: Environment): string {
  // On Windows, @actions/exec finds the program, because several file endings are possible there.
  if (PATH === undefined || sep !== '/' || program.includes(sep)) return program;
  const found = absoluteOnly(PATH)
    .map((directory) => join(directory, program))
    .find(isProgram);
  if (found === undefined) throw new Error(`${program} was not found in PATH`);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
