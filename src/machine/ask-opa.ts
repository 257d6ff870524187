/** Questions to `opa`, the program that evaluates policies. Only this file starts it. */
import type { Environment, ExecuteBounded, ProgramEnd } from '../model/ports.ts';
import { errorMessage } from '../model/error-message.ts';
import { fieldsOf } from '../model/parse.ts';
import { pickVariables, WHY_ENDED } from './execute.ts';
import { inEmptyDirectory } from './temporary.ts';

export interface ProgramPorts {
  executeBounded: ExecuteBounded;
  environment: Environment;
  /** Aborted when no answer is needed any more. */
  signal: AbortSignal;
}

export interface ProgramAnswer {
  exitCode: number;
  stdout: string;
  stderr: string;
  ended?: ProgramEnd['ended'];
}

export interface Bounds {
  timeoutMs: number;
  maxBytes: number;
  maxResidentBytes: number;
}

/** For one command that judges nothing. A large set of policies is checked in seconds. */
const BOUNDS: Bounds = {
  timeoutMs: 5 * 60_000,
  maxBytes: 256 * 1024 * 1024,
  maxResidentBytes: 2 * 1024 * 1024 * 1024,
};

/**
 * Runs `opa`, and ends it with everything that it started if it uses more than it may.
 *
 * @returns what it printed; undefined if there is no `opa` on the PATH
 */
export async function askOpa(
  { executeBounded, environment, signal: signalOfPorts }: ProgramPorts,
  command: {
    args: readonly string[];
    /** Absolute: a directory of ours, with the policies; left out, an empty one. */
    cwd?: string | undefined;
    stdin?: string | undefined;
    /** Aborted when this answer is not needed any more; in place of the signal of the ports. */
    signal?: AbortSignal | undefined;
    bounds?: Partial<Bounds> | undefined;
  },
): Promise<ProgramAnswer | undefined> {
  const { args, cwd, stdin, bounds } = command;
  const signal = command.signal ?? signalOfPorts;
  const failed = (why: string): ProgramAnswer => ({ exitCode: -1, stdout: '', stderr: why });
  try {
    const options = { stdin, signal, endsWithUs: true, ...BOUNDS, ...bounds };
    const variables = { ...pickVariables(environment), ...memorySettings(options) };
    const run = (at: string) => executeBounded('opa', args, { ...options, variables, cwd: at });
    const answer = await (cwd === undefined ? inEmptyDirectory(run, signal) : run(cwd));
    const { exitCode = -1, ended, ...output } = answer;
    if (ended === undefined) return { exitCode, ...output };
    return { ...failed(`opa ${WHY_ENDED[ended]} and was ended.`), ended };
  } catch (error) {
    if (fieldsOf(error)['code'] === 'ENOENT') return undefined;
    return failed(`opa could not be started: ${errorMessage(error)}`);
  }
}

/**
 * Settings of Go: most questions are answered before memory is worth collecting, which took a third of their time. A
 * question that needs much memory is collected as usual.
 */
function memorySettings({ maxResidentBytes }: Bounds): Record<string, string> {
  return { GOGC: '400', GOMEMLIMIT: `${Math.round(maxResidentBytes * 0.75)}B` };
}
