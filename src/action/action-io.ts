/** Everything that a step may touch of its process. Built in `main.ts`. */
import type { Clock, Environment, Execute, Random } from '../ports.ts';
import type { Host } from './host.ts';

export interface ActionIo {
  environment: Environment;
  /** GITHUB_WORKSPACE, where the runner starts the step. */
  workingDirectory: string;
  host: Host;
  clock: Clock;
  random: Random;
  execute: Execute;
  /** A new word each time that cannot be guessed. */
  makeToken: () => string;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
}
