/** Log lines for people; secrets appear in none of them. */
import type { Log } from '../model/ports.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { createSecrets, type Secrets } from '../model/secrets.ts';
import type { CommandInput, CommandIo } from './command.ts';
import { wrapLines } from './wrap.ts';

export interface CommandLog extends Log {
  /** All that it conceals: secrets of the environment, and those that a client meets. */
  secrets: Secrets;
  /** A line of the command's own output: on standard output, unless that holds a document. */
  print: (line: string) => void;
  /** A line that the CI host acts on, already escaped by its author: printed unchanged. */
  command: (line: string) => void;
  flush: () => Promise<void>;
}

/** What a command that has begun works with. */
export interface StartedCommand {
  input: CommandInput;
  io: CommandIo;
  log: CommandLog;
}

export function createLog(
  io: CommandIo,
  options: { verbose?: boolean; printTo?: 'out' | 'err' } = {},
): CommandLog {
  const { verbose = false, printTo = 'err' } = options;
  const secrets = createSecrets(concealedIn(io.environment));
  let written: Promise<void> = Promise.resolve();
  const write = (stream: 'out' | 'err', text: string) => {
    written = written.then(() => io[stream](`${text}\n`));
  };
  const print = (stream: 'out' | 'err', line: string) => {
    const columns = stream === 'out' && io.screen !== undefined ? io.columns?.() : undefined;
    const text = secrets.conceal(neutralise(line));
    write(stream, columns === undefined ? text : wrapLines(text, columns));
  };
  const say = (line: string) => print('err', line);
  return {
    debug: (line) => {
      if (verbose) say(line);
    },
    info: say,
    warning: (line) => say(`warning: ${line}`),
    error: (line) => say(`error: ${line}`),
    foreign: say,
    print: (line) => print(printTo, line),
    command: (line) => write(printTo, secrets.conceal(line)),
    secret: (value) => void secrets.keep(value),
    secrets,
    flush: () => written,
  };
}

/** Text from a service, made safe for a terminal or a job's log. Line breaks stay. */
export function neutralise(text: string): string {
  return text
    .split(/\r\n|\n/)
    .map(safeLine)
    .join('\n');
}
