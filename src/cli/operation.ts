/** What all commands of the API have in common: the connection, `--json`, one answer. */
import type { Client } from '../client/client.ts';
import { printableJson } from '../report/json.ts';
import type { CommandInput, CommandIo, CommandSpec, OptionSpec } from './command.ts';
import { EXIT } from './command.ts';
import { confirm, needsYes, YES_OPTION } from './confirm.ts';
import { CONNECTION_OPTIONS, connect, findTarget } from './connection.ts';
import type { CommandLog } from './log.ts';
import type { Problem } from './problems.ts';
import { UsageError } from './problems.ts';
import { flagOf } from './read-input.ts';

export const JSON_OPTION: OptionSpec = {
  name: 'json',
  description: "print the service's answer as JSON and nothing else",
};

/** An archive over a slow line. */
export const TRANSFER_PATIENCE_MS = 1_800_000;

export interface Call {
  client: Client;
  input: CommandInput;
  io: CommandIo;
  log: CommandLog;
  /** The whole answer: `document` as JSON, or `text` for people; `text` ends its own lines. */
  answer: (document: unknown, text: string) => Promise<void>;
  /** A line beside the answer, on standard error. */
  remark: (line: string) => void;
}

export interface OperationSpec extends Omit<CommandSpec, 'run' | 'commands'> {
  /** What is wrong with this call beyond single options; told together with everything else. */
  problems?: (input: CommandInput, io: CommandIo) => Problem[];
  /** Asked before anything is sent: the end of "This will …". */
  destroys?: (input: CommandInput) => string;
  /** How long it may take in all, when files are moved. */
  patienceMs?: number;
  /** Resolves to the exit code when it is not plain success. */
  call: (call: Call) => Promise<number | void>;
}

export function operation(spec: OperationSpec): CommandSpec {
  const { problems, destroys, call, patienceMs, ...command } = spec;
  return {
    ...command,
    options: [
      ...(spec.options ?? []),
      ...(destroys ? [YES_OPTION] : []),
      JSON_OPTION,
      ...CONNECTION_OPTIONS,
    ],
    async run(input, io) {
      const found = await findTarget(input, io);
      const wrong = [
        ...(problems?.(input, io) ?? []),
        ...(destroys ? needsYes(destroys(input), input, io) : []),
        ...('problems' in found ? found.problems : []),
      ];
      if (wrong.length > 0 || 'problems' in found) throw new UsageError(wrong);
      if (destroys) await confirm(destroys(input), input, io);

      const { client, log, close } = connect(
        found.target,
        input,
        io,
        patienceMs === undefined ? {} : { patienceMs },
      );
      const answer = (document: unknown, text: string) =>
        io.out(flagOf(input, 'json') ? printableJson(document) : text);
      try {
        const remark = (line: string) => log.info(line);
        return (await call({ client, input, io, log, answer, remark })) ?? EXIT.green;
      } finally {
        await close();
      }
    },
  };
}
