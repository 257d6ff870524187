/** The report of a gate as JSON, as commands take it: `--report FILE`. */
import { resolve } from 'node:path';
import * as v from '../client/wire/schema.ts';
import { readNamedFile } from '../machine/read-regular.ts';
import type { CommandIo } from '../check/command.ts';

const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  organization: v.string(),
  workspaces: v.array(v.looseObject({ name: v.string(), runId: v.optional(v.string()) })),
});

/**
 * Reads which runs a report is about.
 *
 * @param path relative to the working directory
 * @returns as `problem` what is wrong, as the end of a sentence about the option
 */
export async function readGateReport(
  path: string,
  { workingDirectory, signal }: CommandIo,
): Promise<
  { organization: string; runs: { workspace: string; runId: string }[] } | { problem: string }
> {
  const text = await readNamedFile(resolve(workingDirectory, path), signal).catch(() => undefined);
  signal.throwIfAborted();
  if (text === undefined) return { problem: 'cannot be read.' };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text, {
    abortEarly: true,
  });
  if (!read.success) return { problem: 'is no report of the gate as JSON.' };
  const { organization, workspaces } = read.output;
  const runs = workspaces.flatMap(({ name, runId }) =>
    runId === undefined ? [] : [{ workspace: name, runId }],
  );
  return runs.length === 0 ? { problem: 'names no run.' } : { organization, runs };
}
