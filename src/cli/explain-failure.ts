/** What a command that could not do its work says, and the exit code that goes with it. */
import { PackError } from '../archive/pack.ts';
import type { ServiceErrorCode } from '../client/errors.ts';
import { ServiceError } from '../client/errors.ts';
import { EXIT } from './command.ts';
import { neutralise } from './neutralise.ts';
import { renderProblems, UsageError } from './problems.ts';

export function explainFailure(
  error: unknown,
  command: string,
  signal: AbortSignal,
): { text: string; exitCode: number } {
  if (error instanceof UsageError) {
    return { text: renderProblems(command, error.problems), exitCode: EXIT.badInput };
  }
  if (signal.aborted) {
    const exitCode = signal.reason === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
    return { text: `${command} was cancelled.\n`, exitCode };
  }
  if (error instanceof PackError) {
    const lines = error.problems.map(({ path, message }) => `  ${path}: ${message}`);
    const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
    return { text: neutralise(text), exitCode: EXIT.badInput };
  }
  if (error instanceof ServiceError) {
    return { text: `${neutralise(sentences(error))}\n`, exitCode: exitCodeOf(error.code) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { text: `${command} stopped: ${neutralise(message)}\n`, exitCode: EXIT.undecided };
}

export function exitCodeOf(code: ServiceErrorCode): number {
  switch (code) {
    case 'invalid':
    case 'local':
      return EXIT.badInput;
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'bad-request':
    case 'conflict':
    case 'too-large':
    case 'unprocessable':
    case 'upload-refused':
      return EXIT.refused;
    case 'rate-limited':
    case 'server-error':
    case 'redirected':
    case 'unreadable':
    case 'network':
    case 'timeout':
    case 'tls':
      return EXIT.network;
    case 'aborted':
      return EXIT.interrupted;
  }
}

function sentences(error: ServiceError): string {
  const { message, remedy } = error;
  return remedy === undefined || message.includes(remedy) ? message : `${message}\n  ${remedy}`;
}
