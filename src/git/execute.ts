/** Runs programs; the only importer of @actions/exec. */
import { getExecOutput } from '@actions/exec';
import type { Execute } from '../ports.ts';

export const execute: Execute = async (program, args, { cwd, stdin }) =>
  getExecOutput(program, [...args], {
    cwd,
    silent: true,
    ignoreReturnCode: true,
    ...(stdin === undefined ? {} : { input: Buffer.from(stdin) }),
  });
