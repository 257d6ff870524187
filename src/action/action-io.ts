/** Everything that a step may touch of its process. Built in `main.ts`. */
import type { Client } from '../client/client.ts';
import type { Environment, Log, ProcessPorts } from '../model/ports.ts';
import type { Secrets } from '../model/secrets.ts';
import type { ActionRunner } from './actions-runner.ts';

export interface ActionIo extends ProcessPorts {
  /** GITHUB_WORKSPACE, where the runner starts the step. */
  workingDirectory: string;
  runner: ActionRunner;
  /** Makes a word that cannot be guessed, a new one for each call. */
  makeToken: () => string;
}

export interface ActionWork {
  values: Readonly<Record<string, string>>;
  log: Log;
  io: ActionIo;
  /** Conceals every secret of the job that is known so far. */
  secrets: Secrets;
}

export interface SubActionWork extends ActionWork {
  client: Client;
}

/** `with:` as the runner hands it over: input name → text, names that are no input, too. */
export function readActionInputs(environment: Environment): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (name.startsWith('INPUT_') && value !== undefined) {
      inputs[name.slice('INPUT_'.length).toLowerCase()] = value;
    }
  }
  return inputs;
}
