/** Runs programs; the only importer of @actions/exec, which is loaded with the first of them. */
import type { Execute } from '../ports.ts';

export const execute: Execute = async (program, args, { cwd, stdin }) => {
  const { getExecOutput } = await import('@actions/exec');
  return getExecOutput(program, [...args], {
    cwd,
    silent: true,
    ignoreReturnCode: true,
    input: stdin === undefined ? undefined : Buffer.from(stdin),
  });
};
