/** Questions to `opa`, the program that compiles Rego. Only this file starts it. */
import type { Environment, Execute } from '../model/ports.ts';
import { errorMessage } from '../model/error-message.ts';

export interface ProgramPorts {
  execute: Execute;
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
  stdin?: string;
}

/**
 * Runs `opa`.
 *
 * @returns what it printed; undefined if there is no `opa` on the PATH
 */
export async function askOpa(
  { execute, environment }: ProgramPorts,
  { args, cwd, stdin }: OpaCommand,
): Promise<ProgramAnswer | undefined> {
  try {
    return await execute('opa', args, { cwd, environment, stdin });
  } catch (error) {
    if (isMissing(error)) return undefined;
    return { exitCode: -1, stdout: '', stderr: `opa could not be started: ${errorMessage(error)}` };
  }
}

/** Whether a program was not started because PATH does not lead to it. */
function isMissing(error: unknown): boolean {
  return /was not found in PATH|Unable to locate executable file/.test(errorMessage(error));
}
