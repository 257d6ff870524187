/** `plangate/command`: whether a comment is a command that its author may give, asked without secrets. */
import type { ActionIo } from './action-io.ts';
import { askComment } from './commands.ts';
import { openJob } from './connect-github.ts';
import { createActionLog } from './host.ts';
import { readValues, sayProblems } from './run-sub-action.ts';
import { COMMAND } from './sub-actions.ts';

/** Resolves to the exit code. */
export async function askCommand(io: ActionIo): Promise<number> {
  const log = createActionLog(io.host, io.makeToken);
  const { values, problems } = readValues(COMMAND, io.environment);
  if (problems.length > 0) return sayProblems(problems, log, io);
  const { job, ports } = await openJob(io);
  try {
    return await askComment({ values, log, io, job });
  } finally {
    await ports.send.close();
  }
}
