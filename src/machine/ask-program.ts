/** Questions to `opa`, the program that compiles Rego. Only this file starts it. */
import type { Environment, ExecuteBounded } from '../model/ports.ts';
import { errorMessage } from '../model/error-message.ts';
import { passedOn } from './execute.ts';

export interface ProgramPorts {
  executeBounded: ExecuteBounded;
  environment: Environment;
}

export interface ProgramAnswer {
  exitCode: number;
  stdout: string;
  stderr: string;
}

interface OpaCommand {
  args: readonly string[];
  /** Absolute: where it runs. */
  cwd: string;
}

/** For one command. A set of policies compiles in seconds. */
const TIMEOUT_MS = 5 * 60_000;
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Runs `opa`, and ends it with everything that it started if it takes too long.
 *
 * @returns what it printed; undefined if there is no `opa` on the PATH
 */
export async function askOpa(
  { executeBounded, environment }: ProgramPorts,
  { args, cwd }: OpaCommand,
): Promise<ProgramAnswer | undefined> {
  try {
    const {
      exitCode = -1,
      ended,
      ...said
    } = await executeBounded('opa', args, {
      cwd,
      variables: passedOn(environment),
      signal: new AbortController().signal,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
    });
    if (ended === undefined) return { exitCode, ...said };
    const why = ended === 'flood' ? 'printed too much' : 'took too long';
    return { exitCode: -1, stdout: '', stderr: `opa ${why} and was ended.` };
  } catch (error) {
    if (isMissing(error)) return undefined;
    return { exitCode: -1, stdout: '', stderr: `opa could not be started: ${errorMessage(error)}` };
  }
}

/** Whether a program was not started because PATH does not lead to it. */
function isMissing(error: unknown): boolean {
  return /was not found in PATH|ENOENT/.test(errorMessage(error));
}
