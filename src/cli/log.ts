/** Log lines for people; secrets appear in none of them. */
import { concealedIn } from '../model/job-secrets.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { createSecrets } from '../model/secrets.ts';
import type { CommandIo, CommandLog } from '../check/command.ts';
import { wrapLines } from '../report/wrap-lines.ts';

/**
 * Writes in the order of the calls, without being awaited; `flush` waits.
 *
 * @param options `verbose`: whether debug lines are shown; `printTo`: the stream of `print` and `command`
 */
export function createLog(
  io: CommandIo,
  options: { verbose?: boolean; printTo?: 'out' | 'err' } = {},
): CommandLog {
  const { verbose = false, printTo = 'err' } = options;
  const secrets = createSecrets(concealedIn(io.environment));
  let lastWrite: Promise<void> = Promise.resolve();
  const write = (stream: 'out' | 'err', text: string) => {
    lastWrite = lastWrite.then(() => io[stream](`${text}\n`));
  };
  const print = (stream: 'out' | 'err', line: string) => {
    const text = secrets.conceal(neutralise(line));
    // Standard error wraps by itself.
    const width = stream === 'out' && io.screen !== undefined ? io.lineWidth?.() : undefined;
    write(stream, width === undefined ? text : wrapLines(text, width));
  };
  const printToError = (line: string) => print('err', line);
  return {
    debug: (line) => {
      if (verbose) printToError(line);
    },
    info: printToError,
    warning: (line) => printToError(`warning: ${line}`),
    error: (line) => printToError(`error: ${line}`),
    foreign: printToError,
    print: (line) => print(printTo, line),
    command: (line) => write(printTo, secrets.conceal(line)),
    secret: (value) => void secrets.keep(value),
    secrets,
    flush: () => lastWrite,
  };
}

/** Text from a service, made safe for a terminal or a job's log. Line breaks stay. */
export function neutralise(text: string): string {
  return text
    .split(/\r\n|\n/)
    .map(safeLine)
    .join('\n');
}
