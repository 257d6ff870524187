/** The report of a gate as JSON, as commands take it: `--report FILE`. */
import { resolve } from 'node:path';
import * as v from '../client/wire/schema.ts';
import { readNamedFile } from '../machine/read-regular.ts';
import type { CommandIo } from './command.ts';

const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  organization: v.string(),
  workspaces: v.array(
    v.looseObject({
      name: v.string(),
      runId: v.optional(v.string()),
      configurationVersionId: v.optional(v.string()),
      directory: v.optional(v.string()),
    }),
  ),
  archives: v.optional(v.array(v.looseObject({ sha256: v.string(), directory: v.string() }))),
});

/** Continues the sentence that begins with the option. */
const NO_REPORT = 'is no report of the gate as JSON.';

/**
 * Reads the report.
 *
 * @param path relative to the working directory
 * @returns as `problem` what is wrong, as the end of a sentence about the option
 */
export async function readGateReport(
  path: string,
  { workingDirectory, signal }: CommandIo,
): Promise<{ report: v.InferOutput<typeof reportSchema> } | { problem: string }> {
  const text = await readNamedFile(resolve(workingDirectory, path), signal).catch(() => undefined);
  signal.throwIfAborted();
  if (text === undefined) return { problem: 'cannot be read.' };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text, {
    abortEarly: true,
  });
  return read.success ? { report: read.output } : { problem: NO_REPORT };
}
