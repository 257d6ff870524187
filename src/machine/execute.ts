/** The one place that starts programs; the only importer of @actions/exec, which is loaded with the first of them. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';
import type { Environment, Execute } from '../model/ports.ts';

/**
 * What a program gets of the job's environment: what it needs to start, to find its home and to
 * write its temporary files. Tokens and inputs are in none of these.
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
  // Windows.
  'PATHEXT',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'USERPROFILE',
  'USERNAME',
];

export const execute: Execute = async (program, args, options) => {
  const { cwd, stdin, environment = {}, variables = {} } = options;
  const { getExecOutput } = await import('@actions/exec');
  return getExecOutput(findProgram(program, environment), [...args], {
    cwd,
    env: { ...passedOn(environment), ...variables },
    silent: true,
    ignoreReturnCode: true,
    input: stdin === undefined ? undefined : Buffer.from(stdin),
  });
};

function passedOn(environment: Environment): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    // Windows spells them as it likes.
    const plain = name.toUpperCase();
    if (value === undefined || !PASSED_ON.includes(sep === '/' ? name : plain)) continue;
    kept[name] = plain === 'PATH' ? absoluteOnly(value).join(delimiter) : value;
  }
  return kept;
}

/** A relative directory in PATH is one of the checkout, and so would be the program in it. */
function absoluteOnly(path: string): string[] {
  return path.split(delimiter).filter((directory) => isAbsolute(directory));
}

function findProgram(program: string, { PATH }: Environment): string {
  // Windows tries several endings, and the toolkit knows them.
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
