/** Questions to `opa` and `sentinel`, the programs that evaluate policies. Only this file starts them. */
import type { Clock, Environment, ExecuteBounded } from '../model/ports.ts';
import { errorMessage } from '../model/error-message.ts';
import { passedOn, WHY_ENDED } from './execute.ts';

export interface ProgramPorts {
  executeBounded: ExecuteBounded;
  environment: Environment;
}

export interface ProgramAnswer {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface ProgramCommand {
  args: readonly string[];
  /** Absolute: where it runs. */
  cwd: string;
  /** Besides what programs get from the environment, and instead of it. */
  variables?: Readonly<Record<string, string>>;
  /** Aborted when the answer is no longer needed. */
  signal?: AbortSignal;
}

/** For one command. A set of policies compiles in seconds. */
const TIMEOUT_MS = 5 * 60_000;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Runs a program, and ends it with everything that it started if it takes too long.
 *
 * @returns what it printed; undefined if there is no such program on the PATH
 */
export async function askProgram(
  program: 'opa' | 'sentinel',
  { executeBounded, environment }: ProgramPorts,
  { args, cwd, variables, signal = new AbortController().signal }: ProgramCommand,
): Promise<ProgramAnswer | undefined> {
  const failed = (why: string): ProgramAnswer => ({ exitCode: -1, stdout: '', stderr: why });
  try {
    const {
      exitCode = -1,
      ended,
      ...said
    } = await executeBounded(program, args, {
      cwd,
      variables: { ...passedOn(environment), ...variables },
      signal,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
    });
    if (ended === undefined) return { exitCode, ...said };
    return failed(`${program} ${WHY_ENDED[ended]} and was ended.`);
  } catch (error) {
    if (isMissing(error)) return undefined;
    return failed(`${program} could not be started: ${errorMessage(error)}`);
  }
}

/** The same ports, with what is left of the limit for each program. */
export function within(deadline: number, ports: ProgramPorts & { clock: Clock }): ProgramPorts {
  return {
    environment: ports.environment,
    executeBounded: (program, args, options) => {
      const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
      const timeoutMs = Math.min(options.timeoutMs, leftMs);
      return ports.executeBounded(program, args, { ...options, timeoutMs });
    },
  };
}

/** Whether a program was not started because PATH does not lead to it. */
function isMissing(error: unknown): boolean {
  return /was not found in PATH|ENOENT/.test(errorMessage(error));
}
