/** What commands outside of this directory take from it. */
import type { CommandFrame } from '../check/command.ts';
import { checkCommand } from './check.ts';
import { connectTo, findNamedWorkspace } from './connection.ts';
import { commonEntryPoint, describeJob, loadCheckSettings } from './load-options.ts';
import { createLog } from './log.ts';

export const FRAME: CommandFrame = {
  checkCommand,
  createLog,
  loadCheckSettings,
  commonEntryPoint,
  describeJob,
  findService: (input, io) => findNamedWorkspace(input, io, false),
  connectTo,
};
