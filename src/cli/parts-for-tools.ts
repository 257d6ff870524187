/** What the commands of `tools/` take from the command line. */
import type { PartsForTools } from '../check/command.ts';
import { checkCommand } from './check.ts';
import { connectTo, findNamedWorkspace } from './connection.ts';
import { commonEntryPoint, describeJob, loadCheckSettings } from './load-options.ts';
import { createLog } from './log.ts';

export const PARTS_FOR_TOOLS: PartsForTools = {
  checkCommand,
  createLog,
  loadCheckSettings,
  commonEntryPoint,
  describeJob,
  findService: (input, io) => findNamedWorkspace(input, io, false),
  connectTo,
};
